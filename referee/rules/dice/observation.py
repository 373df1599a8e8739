"""What the camera tells the judge of the dice game, and what the judge says: dice, observations, events, findings.

Why it stands here: the table's memory makes observations, the judge reads them, the log keeps both. What it does not
do: judge, or remember.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from referee.rules.core import UNKNOWN, Event, Finding, Observation

Seat = str
"""A side of the board in the picture: bottom, right, top, left."""


@dataclass(frozen=True, slots=True)
class Die:
    """One die as it was seen: on a `space` ("red-3"), or loose at a `seat`.

    `pips`: the upper face, None where unread; `at`: where it lies, in rows from the board's middle, so that a die
    that was not touched is known again. Nothing on a die tells whose it is.
    """

    kind: ClassVar[str] = "die"
    owner: ClassVar[str] = UNKNOWN
    candidates: ClassVar[tuple[str, ...]] = ()

    colour: str
    pips: int | None
    space: str | None = None
    seat: Seat | None = None
    at: tuple[float, float] = (0.0, 0.0)
    confidence: float = 1.0

    @property
    def spots(self) -> tuple[str, ...]:
        return () if self.space is None else (self.space,)


@dataclass(frozen=True)
class DiceObservation(Observation):
    """What settled on the table between two still moments. The order within it is unknown.

    - `laid` and `removed`: the dice that appeared on the board and disappeared from it since the last observation.
    - `identified`: dice laid in an earlier one of which more is known now; the space is the same, the rest replaces
      what was said before.
    - `loose`: all dice beside the board as they lie now; None where they lie as they did.
    - `hidden`: spaces that cannot be seen now. A die there is neither confirmed nor denied.
    - `unseen`: seats at which a hand or something else may hide dice now: their loose dice are no full count.
    """

    laid: tuple[Die, ...] = ()
    removed: tuple[Die, ...] = ()
    identified: tuple[Die, ...] = ()
    loose: tuple[Die, ...] | None = None
    hidden: frozenset[str] = frozenset()
    unseen: frozenset[Seat] = frozenset()

    @property
    def doubtful(self) -> bool:
        return any(d.colour == UNKNOWN or d.pips is None for d in (*self.laid, *self.identified))

    def at_rest(self, t: float, frame: int, looks: int) -> Self:
        return replace(self, t=t, frame=frame, looks=looks, blind=False, laid=(), removed=(), identified=(), loose=None)


@dataclass(frozen=True, kw_only=True)
class DiceEvent(Event):
    """One line of the log about dice: `die` where it is about one, `rolled` the dice of a roll."""

    die: Die | None = None
    rolled: tuple[Die, ...] = ()

    @property
    def spots(self) -> tuple[str, ...]:
        return () if self.die is None else self.die.spots

    def detail(self) -> dict[str, Any]:
        out = super().detail()
        if self.die is not None:
            out |= {"space": self.die.space, "colour": self.die.colour, "pips": self.die.pips}
        if self.rolled:
            out["dice"] = [{"colour": d.colour, "pips": d.pips} for d in self.rolled]
        return out


@dataclass(frozen=True)
class DiceFinding(Finding):
    """A judgement about dice; `die` the one that it is about."""

    die: Die | None = None

    @property
    def spots(self) -> tuple[str, ...]:
        return () if self.die is None else self.die.spots

    def detail(self) -> dict[str, Any]:
        die = self.die
        return super().detail() | ({} if die is None else {"space": die.space, "colour": die.colour, "pips": die.pips})
