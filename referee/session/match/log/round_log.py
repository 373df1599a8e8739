"""The lines of one round in memory, with what follows from them kept: what was undone, and how the table stands.

Why it exists: everything shown is folded from the log, and an evening has thousands of lines. A line more is folded
into what stood before it; an undoing begins again shortly before what it takes back. What comes out is what folding all
lines gives (a test compares them). What it does not do: write the log, or know other rounds.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import fields, replace
from typing import Any

from referee.games.api.lines import Line, People, Players, Undo
from referee.games.api.on_board import OpenFinding, PieceOnBoard
from referee.games.api.standing import Standing

EVERY = 200
"""Lines after which it is remembered how the table stood: an undoing folds so many anew."""


class RoundLog(list[Line]):
    """The lines of a round, in the order of their numbers; more are added with `add` alone.

    `undone`: the numbers of those that people took back. `sitting`: the lines that count of who sits where.
    """

    def __init__(self, kind: type[Standing], lines: Iterable[Line] = ()) -> None:
        super().__init__(lines)
        self._kind = kind
        self.version = 0
        """Another one with every change."""
        self._begin()

    def add(self, lines: Iterable[Line]) -> None:
        """More lines were written."""
        for line in lines:
            self.append(line)
            if isinstance(line, Undo):
                self._undo(line)
            else:
                self._take(line)

    @property
    def standing(self) -> Standing:
        """How the table stands; its `players` are for whoever knows the other rounds to set."""
        return self._standing

    # inside

    def _begin(self) -> None:
        self.undone = _undone(self)
        self.version += 1
        self._standing = self._kind()
        self._before: list[tuple[int, Standing, list[Line]]] = [(0, _copy(self._standing), [])]
        self.sitting: list[Line] = []
        self._fold(0)

    def _fold(self, since: int) -> None:
        """Fold the lines from that place on into what stands."""
        for n in range(since, len(self)):
            if not isinstance(self[n], Undo) and self[n].seq not in self.undone:
                self._take(self[n], n + 1)
        self.version += 1

    def _take(self, line: Line, so_far: int = 0) -> None:
        self._standing.apply(line)
        if isinstance(line, People | Players):
            self.sitting.append(line)
        self.version += 1
        so_far = so_far or len(self)
        if so_far - self._before[-1][0] >= EVERY:
            self._before.append((so_far, _copy(self._standing), list(self.sitting)))

    def _undo(self, line: Undo) -> None:
        meant = set(line.about)
        first = min((bisect_left(self, seq, key=lambda one: one.seq) for seq in meant), default=len(self))
        if any(isinstance(one, Undo) for one in self[first:] if one.seq in meant):
            self._begin()  # an undoing is taken back: what that took back counts again
            return
        self.undone |= meant
        while self._before[-1][0] > first:
            self._before.pop()
        since, standing, sitting = self._before[-1]
        self._standing, self.sitting = _copy(standing), list(sitting)
        self._fold(since)


def _copy(standing: Standing) -> Standing:
    """The same, whatever is folded into either from now on."""
    copies: dict[int, Any] = {}

    def again(value: Any) -> Any:
        """Pieces, findings and what holds them anew, each once; lines and plain values never change."""
        match value:
            case PieceOnBoard() | OpenFinding():
                return copies.setdefault(id(value), copy(value))
            case list():
                return [again(one) for one in value]
            case dict():
                return {key: again(one) for key, one in value.items()}
        return value

    return replace(standing, **{f.name: again(getattr(standing, f.name)) for f in fields(standing)})


def effective(lines: Iterable[Line]) -> list[Line]:
    """The lines without those that people undid, and without the undoing."""
    lines = lines if isinstance(lines, list) else list(lines)
    undone = undone_of(lines)
    return [line for line in lines if not isinstance(line, Undo) and line.seq not in undone]


def undone_of(lines: Sequence[Line]) -> set[int]:
    """The numbers of the lines that were undone; an undoing may be undone as well."""
    return lines.undone if isinstance(lines, RoundLog) else _undone(lines)


def _undone(lines: Sequence[Line]) -> set[int]:
    undone: set[int] = set()
    for line in reversed(lines):
        if isinstance(line, Undo) and line.seq not in undone:
            undone.update(line.about)
    return undone
