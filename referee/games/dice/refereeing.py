"""The umpire of a round as the log needs it: who laid a die as people said, and what lies beside the board.

Why it exists: the umpire tells who laid a die by accounting alone; and a score is counted from lines of the log, not
from looks. What it does not do: judge (`rules.dice.umpire`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.games.dice.lines import Shown
from referee.games.dice.looks import shown
from referee.rules.core import Event, Judge
from referee.rules.dice.legality import DICE, DIE_COLOURS, OF_A_COLOUR
from referee.rules.dice.observation import DiceEvent, DiceObservation
from referee.values.dice import OTHER, space_id

SPACES = tuple(space_id(colour, n) for colour in DIE_COLOURS for n in range(1, OF_A_COLOUR + 1))


@dataclass(frozen=True, kw_only=True)
class LooseEvent(Event):
    """What lies beside the board now. `unseen`: seats where more may lie."""

    dice: tuple[Shown, ...] = ()
    unseen: tuple[str, ...] = ()

    def detail(self) -> dict[str, Any]:
        return super().detail() | {"unseen": list(self.unseen), "dice": [
            {"seat": die.seat, "colour": die.colour, "pips": die.pips, "at": list(die.at)} for die in self.dice]}


@dataclass(frozen=True, kw_only=True)
class AtStopEvent(LooseEvent):
    """What lay beside the board when stop was called, or could first be counted after it, and a picture of that."""

    @property
    def spots(self) -> tuple[str, ...]:
        return SPACES

    @property
    def whole(self) -> bool:
        return True


class Refereeing:
    """An umpire's round; its events are numbered from 1 with those that it does not say."""

    def __init__(self, umpire: Judge[DiceObservation]) -> None:
        self._umpire = umpire
        self._numbers: dict[int, int] = {}
        """The umpire's number of an event -> ours."""
        self._last = 0
        self._told: dict[int, str] = {}
        """Our number of a die -> the seat that laid it, as people said."""
        self._lying: tuple[tuple[Shown, ...], tuple[str, ...]] = (), ()
        self._on_board = Counter[str | None]()
        self._stopped = self._cleared = False
        self._shot = ""
        """The name of the newest picture."""
        self._shown: bool | None = None
        """Whether what lay there at the stop was shown whole; None before it was shown."""

    @property
    def undecided(self) -> bool:
        return self._umpire.undecided

    def observe(self, observation: DiceObservation) -> list[Event]:
        before = self._at_stop(observation) if self._stopped and self._shown is None else []
        said = self._said(self._umpire.observe(observation))
        beside = self._beside(observation)
        self._on_board.update(die.space for die in observation.laid)
        self._on_board.subtract(die.space for die in observation.removed)
        self._shot = observation.evidence[-1] if observation.evidence else self._shot
        if self._stopped and (self._shown is None or (beside and not self._shown)):
            beside += self._at_stop(observation)
        return [*before, *said, *beside, *self._off_the_table(observation)]

    def note(self, kind: str, t: float, frame: int = 0, player: str | None = None, about: Iterable[int] = (),
             **params: Any) -> list[Event]:
        self._call(kind)
        meant = set(about)
        own = [theirs for theirs, ours in self._numbers.items() if ours in meant]
        return self._said(self._umpire.note(kind, t, frame, player, own, **params))

    def finish(self, t: float, frame: int | None = None) -> list[Event]:
        return self._said(self._umpire.finish(t, frame))

    def _said(self, events: Sequence[Event]) -> list[Event]:
        return [self._numbered(event) for event in events]

    def _numbered(self, event: Event) -> Event:
        self._last += 1
        self._numbers[event.seq] = self._last
        self._call(event.type)
        about = tuple(self._numbers[n] for n in event.about)
        seat = event.die.seat if isinstance(event, DiceEvent) and event.type == "die" and event.die else None
        if seat is not None:
            self._told[self._last] = seat
        seat = seat or next((self._told[n] for n in about if n in self._told), None)
        if seat is not None and event.type in ("die", "finding"):
            params = {**event.params, **({"player": seat} if "player" in event.params else {})}
            event = replace(event, player=seat, params=params)
        return replace(event, seq=self._last, about=about)

    def _call(self, kind: str) -> None:
        """Stop is called, or play goes on."""
        self._stopped = (self._stopped or kind == "stop") and kind != "resume"
        self._shown = self._shown if self._stopped else None

    def _at_stop(self, now: DiceObservation) -> list[Event]:
        """What lies there as it was seen last, with its picture."""
        dice, unseen = self._lying
        if not self._shot or not dice:
            return []
        counted = sum(self._on_board.values()) + sum(die.colour != OTHER for die in dice)
        self._shown = not unseen and counted == DICE
        self._last += 1
        return [AtStopEvent(seq=self._last, t=now.t, frame=now.frame, type="loose", dice=dice, unseen=unseen,
                            evidence=(self._shot,))]

    def _beside(self, seen: DiceObservation) -> list[Event]:
        """What lies beside the board, once that is otherwise."""
        dice = self._lying[0]
        if seen.loose is not None:
            dice = tuple(replace(shown(die), confidence=1.0) for die in seen.loose)
        lying = dice, tuple(sorted(seen.unseen))
        if lying == self._lying:
            return []
        self._lying = lying
        self._last += 1
        return [LooseEvent(seq=self._last, t=seen.t, frame=seen.frame, type="loose", dice=lying[0], unseen=lying[1])]

    def _off_the_table(self, seen: DiceObservation) -> list[Event]:
        """After the stop call all dice are gone; said once."""
        covered = seen.hidden or seen.unseen or self._lying[0]
        if not self._stopped or self._cleared or covered or any(n > 0 for n in self._on_board.values()):
            return []
        self._cleared = True
        self._last += 1
        return [Event(seq=self._last, t=seen.t, frame=seen.frame, type="cleared")]
