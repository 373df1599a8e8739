"""One table's evening: the state that screens follow, the camera in use, and what people ask for.

What it does not do: judge, or serve pages.
"""
