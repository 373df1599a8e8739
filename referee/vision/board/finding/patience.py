"""How much work a search for the board may do, counted, so that it ends in time wherever no board lies.

Why it exists: a cloth, a floor or a mosaic has squares without end, and from each of them a board could grow. Work is
counted, not timed: the same picture ends in the same way on every machine, busy or not. Not done here:
choosing what to do with it (`search`).
"""

from __future__ import annotations

FIRST, FURTHER = 16_000, 5_000
"""Work for the picture as it is, and for all further looks at it together; what the first leaves is added to them. A
place looked at costs 1. Of 160 rendered boards the hardest took 15 800, nine in ten less than 4 000; 21 000 take four
seconds of one core."""
LATTICE = 500
"""What a lattice costs that is made of squares found in the picture, before anything grows from it."""
FITTED = 7
"""What a square costs whose ink is looked for, among all inks that there may be."""


class OutOfPatience(Exception):
    """All the work is done that a search may do."""


class Patience:
    """The work that is `left`."""

    def __init__(self, left: int = FIRST) -> None:
        self.left = left

    def spend(self, work: int) -> None:
        """Count some work; `OutOfPatience` where there was less left."""
        self.left -= work
        if self.left < 0:
            raise OutOfPatience
