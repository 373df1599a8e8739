"""One source watched: frames in, the lines of a round out; what is examined before, and learned meanwhile.

What it does not do: keep a match, or know screens.
"""
