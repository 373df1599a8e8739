"""What people say about dice, laid over what the camera says.

Why it exists: a reader errs, and people see the dice; their word goes before the camera's, at that look and at every
later one, so that the judge is shown the table as it is. What it does not do: judge, or change the log.

- `correct_piece`: who laid a die, whoever seems to have laid it;
- `correct_die`: what a die shows, on which space it lies, who laid it, whatever is read later;
- `remove_piece`: no die lies there, until the camera itself sees it gone;
- `add_die`: a die nobody read; what the camera reads there later is that die;
- `loose_die`: a die beside the board is another one, or none, or one that was not seen, as long as it lies there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import dist
from typing import assert_never

from referee.games.api.lines import CorrectPiece, Line, RemovePiece, Resume, Stop
from referee.games.dice.lines import AddDie, CorrectDie, LooseDie
from referee.games.dice.looks import die_of
from referee.rules.dice.observation import DiceObservation, Die

Word = CorrectPiece | CorrectDie | RemovePiece | AddDie | LooseDie

TYPES = ("correct_piece", "correct_die", "remove_piece", "add_die", "loose_die")

SAME_PLACE = 0.2
"""Rows: half of a die's edge. A die whose middle moved further was taken up or pushed, and may be another one."""


@dataclass(slots=True)
class _Word:
    """What people said of the die that was laid on a space at time `laid` or later; None: nothing of that."""

    laid: float
    seat: str | None = None
    colour: str | None = None
    pips: int | None = None
    space: str | None = None
    gone: bool = False
    over: bool = False


@dataclass(slots=True)
class _Missed:
    """A die people added; `at`: when it is to be laid."""

    die: Die
    at: float
    told: bool = False


@dataclass(slots=True)
class _Beside:
    """What people said of a die beside the board."""

    was: Die | None
    now: Die | None
    at: float
    told: bool = False
    over: bool = False
    others: tuple[Die, ...] | None = None
    """Of a die that nobody saw: those that lay at its seat when it was said."""


@dataclass
class Corrections:
    """All corrections of one round; give every observation through `apply`, in order, from the first one on."""

    words: dict[str, list[_Word]] = field(default_factory=dict)
    missed: list[_Missed] = field(default_factory=list)
    beside: list[_Beside] = field(default_factory=list)
    loose: tuple[Die, ...] = ()
    """What the camera saw last beside the board."""

    @classmethod
    def of(cls, lines: Iterable[Line]) -> Corrections:
        """Those of a round's lines (without undone ones)."""
        told = cls()
        stopped: float | None = None
        for line in lines:
            match line:
                case Stop():
                    stopped = line.t if stopped is None else stopped
                case Resume():
                    stopped = None
                case CorrectPiece() | CorrectDie() | RemovePiece() | AddDie() | LooseDie():
                    told.add(line, stopped)
        return told

    def add(self, line: Word, stopped: float | None = None) -> None:
        """One more word of people; said after the stop call it is about what lay there before."""
        at = min(line.time, stopped) if stopped is not None else line.time
        match line:
            case CorrectPiece():
                self._say(line.squares[0], _Word(line.laid, seat=line.player))
            case CorrectDie():
                self._say(line.squares[0], _Word(line.laid, line.player, line.colour, line.pips, line.space))
            case RemovePiece():
                self._say(line.squares[0], _Word(line.laid, gone=True))
            case AddDie():
                self.missed.append(_Missed(Die(line.colour, line.pips, line.space, line.player), at))
            case LooseDie():
                was, now = (None if die is None else die_of(die) for die in (line.was, line.now))
                self.beside.append(_Beside(was, now, line.time))
            case _:
                assert_never(line)

    def _say(self, space: str, word: _Word) -> None:
        """Of a die that people put on this space before, it is said where the camera sees it."""
        seen = next((seen for seen, words in self.words.items() if _put_on(words) == space), space)
        self.words.setdefault(seen, []).append(word)

    def apply(self, seen: DiceObservation) -> DiceObservation:
        """The look as people say it was."""
        laid = [d for die in seen.laid if (d := self._told(die, seen.t)) is not None and not self._known(d)]
        for missed in self.missed:
            if not missed.told and seen.t >= missed.at:
                missed.told = True
                if all(die.space != missed.die.space for die in laid):
                    laid.append(missed.die)
        identified = [d for die in seen.identified if (d := self._told(die, seen.t)) is not None and not self._known(d)]
        removed = [d for die in seen.removed if (d := self._gone(die)) is not None]
        for die in seen.removed:
            self._forget(die)
        return replace(seen, laid=tuple(laid), identified=tuple(identified), removed=tuple(removed),
                       loose=self._beside(seen))

    @property
    def outstanding(self) -> bool:
        """Whether people said something that no look has been laid over yet."""
        return any(not m.told for m in self.missed) or any(not word.told for word in self.beside)

    # on the board

    def _told(self, die: Die, t: float) -> Die | None:
        for word in self.words.get(die.space or "", ()):
            if word.over or t < word.laid:
                continue
            if word.gone:
                return None
            said = word.colour is not None or word.pips is not None
            die = replace(die, seat=word.seat or die.seat, colour=word.colour or die.colour, pips=word.pips or die.pips,
                          space=word.space or die.space, confidence=1.0 if said else die.confidence)
        return die

    def _known(self, die: Die) -> bool:
        """Whether the camera only finds what people told already."""
        return any(m.told and m.die.space == die.space for m in self.missed)

    def _gone(self, die: Die) -> Die | None:
        """A die the camera sees gone, by the name under which it lay; None where it never lay there."""
        missed = next((m.die for m in self.missed if m.told and m.die.space == die.space), None)
        return missed if missed is not None else self._told(die, float("inf"))

    def _forget(self, die: Die) -> None:
        """The die on this space has gone: what was said of it is said of no other one."""
        for word in self.words.get(die.space or "", ()):
            word.over = True
        self.missed = [m for m in self.missed if not (m.told and m.die.space == die.space)]

    # beside it

    def _beside(self, seen: DiceObservation) -> tuple[Die, ...] | None:
        """What lies beside the board, if that is otherwise than before."""
        began = [word for word in self.beside if not word.told and seen.t >= word.at]
        if seen.loose is None and not began:
            return None
        self.loose = self.loose if seen.loose is None else seen.loose
        lying = list(self.loose)
        for word in self.beside:
            if seen.t < word.at or word.over:
                continue
            word.told = True
            self._lay_over(lying, word)
        return tuple(lying)

    def _lay_over(self, lying: list[Die], word: _Beside) -> None:
        """Put one word over what lies beside the board; it is over once the die lies elsewhere."""
        if word.was is not None:
            found = next((n for n, die in enumerate(lying) if _same_place(die, word.was)), None)
            if found is None:
                word.over = True
            elif word.now is None:
                del lying[found]
            else:
                lying[found] = replace(word.now, at=lying[found].at, confidence=1.0)
        elif word.now is not None:
            mine = tuple(die for die in self.loose if die.seat == word.now.seat)
            word.others = mine if word.others is None else word.others
            if len(mine) != len(word.others) or not all(any(_same_place(a, b) for b in mine) for a in word.others):
                word.over = True
            else:
                lying.append(replace(word.now, confidence=1.0))


def _put_on(words: Sequence[_Word]) -> str | None:
    """The space on which people say the die lies."""
    return next((word.space for word in reversed(words) if word.space is not None and not word.over), None)


def _same_place(a: Die, b: Die) -> bool:
    return dist(a.at, b.at) <= SAME_PLACE
