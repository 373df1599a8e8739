"""Which question people are asked, and when: one at a time, the one whose answer settles most.

Why it exists: pieces that nobody can name are many at first, and people play. Look-alikes are asked about together, so
that one tap names them all. What it does not do: learn from the answer (`learning`), or show the
question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from referee.games.api.lines import Answer, Asked, Line, PieceThere
from referee.games.board.corrections import Place
from referee.games.board.learning.teachable import Doubted
from referee.rules.board.observation import Piece
from referee.values.board import cell_id, parse_cell_id
from referee.values.common import UNKNOWN
from referee.vision.board.teaching.lessons import LESSONS, Lesson, Shown, likeness

GAP_S = 20.0
"""From one question to the next, at least."""
PATIENCE_S = 60.0
"""An unanswered question is taken back after so long: somebody else's turn, or another question, goes before it."""
WAITS_S = 2.0
"""A piece must have been unknown for so long before it is asked about: more looks may tell it."""
OFTEN = 2
"""Times a piece is asked about in a round at most."""
LIKELY = 0.1
"""So much liker one owner's lessons than anybody else's pieces must be for the question to name them; of 904
of ten unseen worlds at least 900 were so much liker their own owner's card."""
MOST_TOGETHER = 6

MayOwn = Callable[[str], Sequence[str]]


@dataclass(frozen=True, slots=True)
class Question:
    """`pieces` to be named; `candidates`: seats, the likeliest first; `likely`: the first of them is named in it.
    `again`: it is asked once more; `other`: because they look like that seat's; the first's own: like none of
    theirs."""

    pieces: tuple[Piece, ...]
    candidates: tuple[str, ...]
    likely: bool = False
    other: str = ""
    again: bool = False


@dataclass
class Asking:
    """The questions of one round."""

    open: Question | None = None
    since: float = float("-inf")
    """When the last question was asked; t of the round."""
    _asked: dict[Place, int] = field(default_factory=dict)
    _unknown: dict[Place, float] = field(default_factory=dict)
    _again: list[Doubted] = field(default_factory=list)
    _doubted: set[int] = field(default_factory=set)

    def follow(self, lines: Iterable[Line]) -> None:
        """Be as a round's lines (without undone ones) say: which question is open, and what was asked."""
        self.open, self._asked = None, {}
        for line in lines:
            if isinstance(line, Asked):
                self.open = _of_line(line) if line.pieces else None
                self.since = max(self.since, line.time) if line.pieces else self.since
                for piece in line.pieces:
                    self._count(piece.kind, piece.squares)
                number = line.seq
            elif isinstance(line, Answer):
                if self.open is not None and number in line.about:
                    self.open = None
                for piece in line.pieces if line.player is None else ():
                    self._count(piece.kind, piece.squares, OFTEN)

    def doubt(self, doubted: Iterable[Doubted]) -> None:
        """These words are to be asked about once more, each once."""
        for one in doubted:
            if one.seq not in self._doubted:
                self._doubted.add(one.seq)
                self._again.append(one)

    def settle(self, doubtful: Callable[[Doubted], bool]) -> None:
        """Ask no more about words that have been believed meanwhile."""
        self._again = [one for one in self._again if doubtful(one)]

    @property
    def idle(self) -> bool:
        """Whether no question is open, and none waits to be asked once more."""
        return self.open is None and not self._again

    def stale(self, t: float, unknown: Iterable[Piece]) -> bool:
        """Whether the open question is to be taken back: nobody answered, or it answered itself."""
        if self.open is None:
            return False
        left = {_place(p) for p in unknown}
        known = not self.open.again and not any(_place(p) in left for p in self.open.pieces)
        return known or t - self.since > PATIENCE_S

    def choose(self, t: float, unknown: Sequence[Piece], album: Mapping[Place, Shown], lessons: Sequence[Lesson],
               may_own: MayOwn, urgent: frozenset[Place] = frozenset()) -> Question | None:
        """The question to ask now, if there is one. `unknown`: pieces of which nobody knows whose they are, as they
        lie; `urgent`: those that a verdict waits for."""
        seen = {_place(p) for p in unknown}
        self._unknown = {place: since for place, since in self._unknown.items() if place in seen}
        for place in seen:
            self._unknown.setdefault(place, t)
        if self.open is not None or t - self.since < GAP_S:
            return None
        if any(doubted.other for doubted in self._again):
            return self._once_more(may_own, next(k for k, doubted in enumerate(self._again) if doubted.other))
        ready = [p for p in unknown if t - self._unknown[_place(p)] >= WAITS_S and album.get(_place(p)) is not None
                 and self._asked.get(_place(p), 0) < OFTEN and len(may_own(p.kind)) > 1]
        groups = [_group(p, ready, album) for p in ready]
        best = max(groups, default=None, key=lambda group: (
            -min(self._asked.get(_place(p), 0) for p in group), any(_place(p) in urgent for p in group), len(group)))
        if best is None and self._again:
            return self._once_more(may_own, max(range(len(self._again)), key=lambda k: len(self._again[k].places)))
        return None if best is None else _question(best, album, lessons, may_own(best[0].kind))

    def ask(self, question: Question, t: float) -> Asked:
        """The line of a question that is asked now."""
        self.open, self.since = question, t
        there = tuple(PieceThere(p.kind, tuple(map(cell_id, p.cells))) for p in question.pieces)
        for piece in there:
            self._count(piece.kind, piece.squares)
        return Asked(t=t, pieces=there, candidates=question.candidates, likely=question.likely, again=question.again,
                     other=question.other or None)

    def take_back(self, t: float) -> Asked:
        """The line by which no question is open any more."""
        self.open = None
        return Asked(t=t, pieces=())

    def _count(self, kind: str, squares: Iterable[str], times: int = 1) -> None:
        place = kind, frozenset(map(parse_cell_id, squares))
        self._asked[place] = self._asked.get(place, 0) + times

    def _once_more(self, may_own: MayOwn, which: int) -> Question:
        doubted = self._again.pop(which)
        pieces = tuple(Piece("card" if kind == "card" else "joker", UNKNOWN, tuple(sorted(cells)))
                       for kind, cells in doubted.places)
        rest = [seat for seat in may_own(pieces[0].kind) if seat not in (doubted.owner, doubted.other)]
        named = dict.fromkeys(seat for seat in (doubted.owner, doubted.other, *rest) if seat)
        return Question(pieces, tuple(named), True, doubted.other, again=True)


def _of_line(line: Asked) -> Question:
    pieces = tuple(Piece("card" if one.kind == "card" else "joker", UNKNOWN, tuple(map(parse_cell_id, one.squares)))
                   for one in line.pieces)
    return Question(pieces, line.candidates, line.likely, line.other or "", line.again)


def _group(first: Piece, ready: Sequence[Piece], album: Mapping[Place, Shown]) -> list[Piece]:
    """A piece with those that look like it, the likest first."""
    vectors = album[_place(first)].vectors
    like = {id(p): float((vectors @ album[_place(p)].vectors.T).max(axis=1).mean()) for p in ready
            if p.kind == first.kind}
    alike = [p for p in ready if like.get(id(p), -1.0) >= LESSONS.alike and p is not first]
    alike.sort(key=lambda p: -like[id(p)])
    return [first, *alike[:MOST_TOGETHER - 1]]


def _question(group: Sequence[Piece], album: Mapping[Place, Shown], lessons: Sequence[Lesson],
              seats: Sequence[str]) -> Question:
    """Whose they are likeliest goes first: by what is known beyond answers, else by what the reader makes of them."""
    known = [one for one in lessons if one.by != "answer"]
    like = likeness(np.concatenate([album[_place(p)].vectors for p in group]), known)
    read = [c for p in group for c in p.candidates]
    order = sorted(seats, key=lambda seat: (-like.get(seat, -1.0), read.index(seat) if seat in read else len(read)))
    ahead = like.get(order[0], -1.0) - max((like.get(seat, -1.0) for seat in order[1:]), default=-1.0)
    return Question(tuple(group), tuple(order), like.get(order[0], -1.0) >= LESSONS.unlike and ahead > LIKELY)


def _place(piece: Piece) -> Place:
    return piece.kind, frozenset(piece.cells)
