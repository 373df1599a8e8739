"""The physical sets as data, a room a game; taught sets and names of colours are any game's.

No set is described here, only what is said where one cannot be used.
"""


class KitError(ValueError):
    """A set file that cannot be used; the message names file, key and reason."""
