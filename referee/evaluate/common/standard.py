"""What it takes to prove a mistake: how many looks are searched, and how many mistakes more must not explain it.

Why it exists: "found" is a share of what can be proved, and by how strict a standard is said beside every figure. What
it does not do: search (`proof`).
"""

from __future__ import annotations

from dataclasses import dataclass

WINDOW = 2
"""Steps before the look that shows it from which the search starts, if nothing else is said."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A look at the table at rest: time in seconds, and how many acts were over."""

    t: float
    over: int


@dataclass(frozen=True, slots=True)
class Proof:
    """Whether it can be proved; `rules`: any of them is right to be named; else `why` not."""

    proved: bool
    rules: frozenset[str] = frozenset()
    why: str = ""


@dataclass(frozen=True, slots=True)
class Standard:
    """What counts as a proof. `doubt`: no course with so many mistakes more than the fewest may leave the mistake out;
    `window`: steps (looks with something new) from which the search starts before it: the more, the less the judge
    knows that nobody saw. Looks with nothing new do not count: a live camera has three for every card."""

    doubt: int = 0
    window: int = WINDOW


FEWEST = Standard()
BEYOND_DOUBT = Standard(doubt=1, window=2 * WINDOW)
