"""Names for colours that a set's own list does not hold: a general vocabulary with a typical look of each.

Why it exists: sets of other publishers print turquoise or pink squares, and people must be told which is meant. What
it does not do: say what a colour looks like on a particular table (that is learned), or which names a set uses.
"""

from __future__ import annotations

from collections.abc import Mapping

VOCABULARY: Mapping[str, tuple[int, int, int]] = {
    "red": (196, 31, 46), "yellow": (242, 197, 27), "green": (40, 136, 62), "blue": (28, 80, 164),
    "orange": (230, 119, 32), "purple": (106, 53, 135), "turquoise": (32, 160, 160), "pink": (232, 120, 165),
    "brown": (110, 70, 42), "black": (32, 32, 34), "white": (238, 237, 232), "grey": (135, 135, 137),
    "sky": (115, 180, 225), "lime": (155, 205, 45), "navy": (28, 42, 95), "beige": (215, 190, 150),
}
"""Name -> typical sRGB, 0..255: the six of the standard set as there, the others as such names are commonly used."""

SHADES: Mapping[str, str] = {"navy": "blue", "sky": "blue", "lime": "green"}
"""Names of shades -> the plain name, which people use while no other colour of the board has it."""
