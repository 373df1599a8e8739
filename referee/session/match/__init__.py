"""One match: what was agreed and said, its log, and what follows from both.

What it does not do: look at pictures, or know screens.
"""
