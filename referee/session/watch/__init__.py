"""One source watched: frames in, the lines of a round out; what is examined before, and said of the end.

What it does not do: keep a match, or know screens.
"""
