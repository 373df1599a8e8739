"""How a table is watched: what the umpire may rely on.

Why it exists: a reader that overlooks a piece now and then must agree with itself more often than a perfect one.
What it does not do: watch (`vision`, `tracking`).
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Conditions:
    """How the table is watched. `settle_s`: seconds a token may take to follow its piece; `looks`: observations that
    must agree before somebody is accused of more than one picture shows, 1 if the reader overlooks nothing; `timed`:
    the time between them is known; `first_seq`: number of the first event."""

    settle_s: float = 3.0
    looks: int = 1
    timed: bool = True
    first_seq: int = 1


USUAL = Conditions()
