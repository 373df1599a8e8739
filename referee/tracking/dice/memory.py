"""What is believed to lie on a table of dice, from one reading to the next.

Why it exists: a reading is one look, with gaps (a hand, a cup) and mistakes. This memory holds what was seen before,
weighs the new look against it and says what *settled*: dice laid, taken back or better known, and how the loose dice
lie. What is covered stays believed as it was.

What it does not do: look at pictures (`vision`), or know what is allowed (`rules`). It has no opinion on who laid what.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable
from dataclasses import dataclass, replace
from math import dist

from referee.rules.core import PROOF, UNKNOWN
from referee.rules.dice.legality import DIE_COLOURS, OF_A_COLOUR
from referee.rules.dice.observation import DiceObservation, Die
from referee.tracking.dice.lying import Lying, matched
from referee.values.common import Point
from referee.values.dice import OTHER, DiceReading, DieSeen

ANYWHERE = 1e9
"""Rows: dice on one space are told apart by which is nearer, however far they lie from where they lay."""


@dataclass(frozen=True, slots=True)
class MemorySettings:
    """How much it takes to believe something. Distances in rows of the board.

    - `sightings`, `misses`: readings in a row before a die counts, or counts as gone: 1 for a folder of stills, where
      each picture is a settled moment; 2 for a stream;
    - `certain`: probability from which a reading alone says that a die shows another face now. The readers' own word
      for "sure";
    - `doubtful`: below it a die is rather not there, and one more reading is awaited;
    - `moved`: a loose die farther from where it lay than this was moved, and may have been thrown;
    - `near`: a loose die that was pushed or read from another side is still that die: half its edge;
    - `still`: loose dice no farther apart lie where they lay: less than a reader's own noise.
    """

    sightings: int = 1
    misses: int = 1
    certain: float = 0.9
    doubtful: float = 0.5
    moved: float = 0.15
    near: float = 0.3
    still: float = 0.03

    @classmethod
    def stills(cls) -> MemorySettings:
        """Each reading is a settled moment."""
        return cls()

    @classmethod
    def stream(cls) -> MemorySettings:
        """Readings of successive still frames of a video or camera."""
        return cls(sightings=2, misses=2)


class DiceMemory:
    """The believed table. One per round; feed it every reading of a settled moment, in time order.

    `to_rows`: a pixel -> where that is on the table, in rows from the board's middle.
    """

    def __init__(self, to_rows: Callable[[Point], tuple[float, float]], settings: MemorySettings | None = None) -> None:
        self.settings = settings or MemorySettings()
        self._to_rows = to_rows
        self._board: list[Lying] = []
        self._loose: list[Lying] = []
        self._told: tuple[Die, ...] | None = None
        self._most: Counter[str] = Counter()
        self._evidence: tuple[str, ...] = ()
        """The newest pictures without a hand; the first of them shows what lay there before a die was first seen."""
        self._last: DiceObservation | None = None
        self.hand = False
        """Whether the last reading showed a hand beside or over the board."""

    @property
    def pieces(self) -> tuple[Die, ...]:
        """All dice believed to lie on the board and beside it, those under hands as they were seen last."""
        return (*(x.reported for x in self._board if x.reported is not None),
                *(x.now for x in self._loose if x.reported is not None))

    def recall(self, looks: Iterable[DiceObservation]) -> None:
        """Begin with what lay there after these looks, as if it had been read often enough."""
        board: list[Die] = []
        loose: tuple[Die, ...] = ()
        for seen in looks:
            for die in (*seen.removed, *seen.identified):
                near = [d for d in board if d.space == die.space]
                if near:
                    board.remove(min(near, key=lambda d, die=die: dist(d.at, die.at)))  # type: ignore[misc]
            board += [*seen.laid, *seen.identified]
            loose = loose if seen.loose is None else seen.loose
            self._last = seen
        self._board = [self._known(d) for d in board]
        self._loose = [self._known(d) for d in loose]
        self._told = loose

    def reread(self, doubted: Collection[Hashable] = ()) -> None:
        """Nothing of dice is learned in play, so nothing that was read is to be doubted."""

    def observe(self, reading: DiceReading, t: float, frame: int, evidence: str = "") -> DiceObservation | None:
        """What settled since the last call. None while the table has moved and is not registered again.

        `t` in seconds and `frame` (index) must not decrease; `evidence` names the picture.
        """
        if reading.table_moved:
            return None
        self.hand = bool(reading.hands)
        seen = [self._die(d) for d in reading.dice]
        total = self._total(seen, reading)
        removed, laid, identified = self._on_board([d for d in seen if d.space is not None], reading, total)
        loose = self._beside([d for d in seen if d.space is None and d.colour != OTHER], reading)
        for colour, n in total.items():
            self._most[colour] = min(OF_A_COLOUR, max(self._most[colour], n))
        pending = {x.last.space for x in self._board if x.reported is None or x.misses} - {None}
        shots = (*self._evidence[:1], *((evidence,) if evidence else ()))
        self._last = DiceObservation(
            t=t, frame=frame, laid=tuple(laid), removed=tuple(removed), identified=tuple(identified), loose=loose,
            hidden=reading.hidden | {s for s in pending if s is not None}, unseen=reading.hands, evidence=shots,
            looks=self.settings.sightings)
        if evidence and not self.hand:
            self._evidence = (*self._evidence, evidence)[-self.settings.sightings:]
        return self._last

    def finish(self, t: float, frame: int) -> DiceObservation | None:
        """The end of the source: nothing more settles. None when nothing was observed at all."""
        return None if self._last is None else self._last.at_rest(t, frame, self._last.looks)

    # one look

    def _die(self, seen: DieSeen) -> Die:
        return Die(seen.colour, seen.pips, seen.space, seen.seat, self._to_rows(seen.centre), seen.confidence)

    def _known(self, die: Die) -> Lying:
        known = Lying(die)
        known.seen(die)
        known.sightings, known.reported = self.settings.sightings, die
        return known

    def _total(self, seen: list[Die], reading: DiceReading) -> Counter[str]:
        """How many dice of each colour are surely in sight, with those believed to lie on hidden spaces."""
        covered = [x.now for x in self._board if x.last.space in reading.hidden and x.reported is not None
                   and not any(d.space == x.last.space for d in seen)]
        return Counter(d.colour for d in (*seen, *covered) if d.colour in DIE_COLOURS
                       and d.confidence >= self.settings.certain)

    def _on_board(self, seen: list[Die], reading: DiceReading,
                  total: Counter[str]) -> tuple[list[Die], list[Die], list[Die]]:
        """Dice taken back, laid, and better known."""
        removed: list[Die] = []
        laid: list[Die] = []
        identified: list[Die] = []
        for space in sorted({d.space or "" for d in seen} | {x.last.space or "" for x in self._board}):
            there = [x for x in self._board if x.last.space == space]
            here = [d for d in seen if d.space == space]
            pairs = self._pairs(there, here)
            for lying, die in pairs:
                if self._replaced(lying, die):
                    removed.append(lying.reported or lying.now)
                    lying.begin_anew(replace(die, confidence=min(die.confidence, self.settings.certain)))
                    lying.reported = None
            paired = {id(x) for x, _ in pairs}
            taken = {id(d) for _, d in pairs}
            new = [Lying(d) for d in here if id(d) not in taken]
            for lying in new:
                lying.seen(lying.last)
            for lying in there:
                if id(lying) not in paired and (space not in reading.hidden or new):
                    self._miss(lying, total, removed)
            self._board += new
            self._report([x for x, _ in pairs] + new, total, laid, identified)
        return removed, laid, identified

    def _pairs(self, there: list[Lying], here: list[Die]) -> list[tuple[Lying, Die]]:
        """Which die on a space is which that lay there. One that surely shows something else elsewhere is another."""
        pairs = [(x, d) for x, d in matched(there, here, ANYWHERE) if not self._another(x, d)]
        free = [x for x in there if all(x is not y for y, _ in pairs)]
        for die in here:
            if all(die is not d for _, d in pairs) and die.confidence < self.settings.certain:
                near = [x for x in free if dist(x.last.at, die.at) <= self.settings.near]
                if near:  # its colour was misread: not sure enough to be another one
                    pairs.append((near[0], die))
                    free.remove(near[0])
        return pairs

    def _another(self, lying: Lying, die: Die) -> bool:
        known = lying.now
        differs = UNKNOWN not in (known.colour, die.colour) and known.colour != die.colour
        differs = differs or (None not in (known.pips, die.pips) and known.pips != die.pips)
        surely = min(known.confidence, die.confidence) >= self.settings.certain
        return differs and surely and dist(lying.last.at, die.at) > self.settings.near / 2

    def _replaced(self, lying: Lying, die: Die) -> bool:
        """Whether a die on the board was read surely otherwise so often that another one lies in its place.

        It may have been misread before: what was laid there is not believed surely enough to accuse anybody.
        """
        known = lying.now
        if lying.reported is None or UNKNOWN in (known.colour, die.colour) or None in (known.pips, die.pips) or (
                known.pips == die.pips and known.colour == die.colour):
            lying.otherwise = 0
        elif die.confidence >= self.settings.certain:
            lying.otherwise += 1
            if lying.otherwise > self.settings.sightings:
                return True
        lying.seen(die)
        return False

    def _miss(self, lying: Lying, total: Counter[str], removed: list[Die]) -> None:
        """A die that should have been seen and was not: gone, if it is seen elsewhere, or missed once more."""
        lying.missed()
        colour = lying.now.colour
        elsewhere = total[colour] >= self._most[colour] > 0
        if lying.reported is None or lying.misses >= self.settings.misses + (not elsewhere):
            self._board.remove(lying)
            if lying.reported is not None:
                removed.append(lying.reported)

    def _report(self, there: list[Lying], total: Counter[str], laid: list[Die], identified: list[Die]) -> None:
        for lying in there:
            now = lying.now
            if lying.reported is None:
                too_many = total[now.colour] > OF_A_COLOUR
                wait = too_many or now.confidence < self.settings.doubtful
                if lying.sightings >= self.settings.sightings + wait:
                    lying.reported = now
                    laid.append(now)
                continue
            was = lying.reported
            if (now.colour, now.pips, self._sure(now)) != (was.colour, was.pips, self._sure(was)):
                lying.reported = now
                identified.append(now)

    def _beside(self, seen: list[Die], reading: DiceReading) -> tuple[Die, ...] | None:
        """The loose dice in sight; None where they lie as they were told of."""
        pairs = matched(self._loose, seen, self.settings.near)
        paired, taken = {id(x) for x, _ in pairs}, {id(d) for _, d in pairs}
        for lying, die in pairs:
            if die.pips is None and die.seat in reading.hands and dist(lying.last.at, die.at) <= self.settings.moved:
                lying.glimpsed()
            else:
                self._see_again(lying, die)
        for lying in list(self._loose):
            if id(lying) not in paired and lying.last.seat not in reading.hands:
                lying.missed()
                if lying.misses >= self.settings.misses or lying.reported is None:
                    self._loose.remove(lying)
        for die in seen:
            if id(die) not in taken:
                self._loose.append(Lying(die))
                self._loose[-1].seen(die)
        for lying in self._loose:
            if lying.sightings >= self.settings.sightings:
                lying.reported = lying.now
        covered = {id(x) for x in self._loose if id(x) not in paired and x.last.seat in reading.hands
                   and all(x.last is not d for d in seen)}
        now = tuple(x.now if not x.misses else replace(x.now, confidence=min(x.now.confidence, self.settings.doubtful))
                    for x in self._loose if x.reported is not None and id(x) not in covered)
        if self._told is not None and self._lie_still(now):
            return None
        self._told = now
        return now

    def _see_again(self, lying: Lying, die: Die) -> None:
        """A die near where one of its colour lay. One that moved was thrown, perhaps, and is read anew; one that lies
        still and is read surely otherwise as often as it takes shows another face now."""
        moved = dist(lying.last.at, die.at) > self.settings.moved
        if moved and self.settings.sightings == 1:
            lying.begin_anew(die)
        elif lying.face == die.pips:
            lying.otherwise = 0
            lying.seen(die)
        elif not moved and (None in (lying.face, die.pips) or die.confidence < self.settings.certain):
            lying.seen(die)
        else:
            lying.otherwise += 1
            if lying.otherwise >= self.settings.sightings:
                lying.begin_anew(die)
            else:
                lying.touched(die)

    def _lie_still(self, now: tuple[Die, ...]) -> bool:
        told = self._told or ()
        return len(now) == len(told) and all(
            (a.colour, a.pips, a.seat, self._sure(a)) == (b.colour, b.pips, b.seat, self._sure(b))
            and dist(a.at, b.at) <= self.settings.still for a, b in zip(told, now, strict=True))

    def _sure(self, die: Die) -> int:
        """How sure a die is: enough to accuse, to count, or for neither."""
        return (die.confidence >= PROOF) + (die.confidence >= self.settings.certain)
