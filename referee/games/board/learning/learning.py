"""Learns while a round is played: what people answer and what stayed unchallenged become examples of the set.

Why it exists: nobody points at more than a handful of pieces, but a family answers all evening. Every piece that lay in
plain view is kept as it was seen (`Album`); a word of people about it makes it an example, unless it contradicts what
was shown. What it does not do: choose questions (`asking`), or keep the log (a `Keeper` does).

Belongs to the thread of the session.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from referee.games.api import lines as log
from referee.games.api.learning import Keeper
from referee.games.api.lines import Line
from referee.games.api.parts import Image, PictureReader
from referee.games.board.corrections import Place
from referee.games.board.learning.examples import examples, jpeg_of, line_of
from referee.games.board.learning.teachable import Doubted, Teachable
from referee.games.board.lines import TokenAt
from referee.kit.taught import By, Example, TaughtSet
from referee.rules.board.observation import BoardObservation, Cell, Piece
from referee.rules.core import PROOF
from referee.tracking.voting import UNPROVED
from referee.values.board import BoardReading, BoardTable, cell_id, parse_cell_id
from referee.values.common import UNKNOWN
from referee.vision.board.teaching import lessons as weighed
from referee.vision.board.teaching.lessons import Lesson, Shown, lessons_of, squares_of

MOST_SHOWN = 96
"""Pieces kept as they lay; four players lay 68 at most, and some are taken back. One takes 90 KB."""
PLAY_EACH = 3
"""Pieces of an owner and kind that were read surely from which a round teaches: those unlike all others."""
MOST_CLOSE_UPS = 3
"""Pictures that a question shows."""
NEW_ENOUGH = 0.97
"""Likeness to a lesson of its owner from which a piece that was read surely teaches nothing new."""


Colours = Mapping[Cell, str]
Names = tuple[tuple[tuple[str, By], ...], tuple[str, ...]]
"""Of the examples that count, and how each is known; and of those that are to be forgotten."""


class Learning:
    """The set of one session as it grows. `make`: makes a reader of a table with a set."""

    def __init__(self, table: BoardTable, reader: PictureReader[BoardReading],
                 make: Callable[[BoardTable], PictureReader[BoardReading]], keeper: Keeper) -> None:
        self._table, self._make, self._keeper = table, make, keeper
        self._base = table.taught or TaughtSet()
        self.reader = reader
        self.album: dict[Place, Shown] = {}
        self._read: dict[Place, Piece] = {}
        self._image: Image | None = None
        self._used: Names = (), ()
        self._in_doubt: set[Place] = set()
        self._held: dict[Place, Piece] = {}
        self._answers: list[tuple[tuple[int, int], Lesson]] = []
        """What was learned from each word of people."""
        self._placed: dict[int, tuple[Place, ...]] = {}
        """What each word of the round in play that still counts is about."""
        self._vectors: dict[str, NDArray[np.float64]] = {}
        self.lessons: list[Lesson] = []
        self.taught = self._base
        self._tell_lessons()

    def see_by(self, table: BoardTable) -> PictureReader[BoardReading]:
        """The table is seen otherwise; the reader that sees it so, with the set as it is."""
        self._table = table
        return self.adopt(self._make(replace(table, taught=self.taught)))

    def adopt(self, reader: PictureReader[BoardReading] | None) -> PictureReader[BoardReading]:
        """Read by this reader from now on."""
        if reader is not None:
            self.reader = reader
        return self.reader

    @property
    def read(self) -> Collection[Piece]:
        """The pieces as they were read last."""
        return self._read.values()

    def new_round(self) -> None:
        """Forget what lay on the table, not what was learned."""
        self.album.clear()
        self._read.clear()
        self._held.clear()
        self._placed.clear()

    # what is seen

    def look(self, image: Image, reading: BoardReading, pieces: Iterable[Piece]) -> None:
        """A picture that was read; `pieces`: what is believed to lie there. What lies open is kept as it looks."""
        if not isinstance(self.reader, Teachable):
            return
        self._image = image
        covered = reading.hidden | {token.cell for token in reading.tokens}
        fresh: list[tuple[Piece, tuple[Cell, ...]]] = []
        for piece in pieces:
            place = _place(piece)
            self._read[place] = piece
            clear = tuple(c for c in piece.cells if c not in covered)
            known = self.album.get(place)
            if clear and (known is None or len(clear) > len(known.clear)):
                fresh.append((piece, clear))
        self._keep(fresh)

    def gone(self, removed: Iterable[Piece]) -> None:
        """These pieces lie there no longer."""
        for piece in removed:
            self.album.pop(_place(piece), None)
            self._read.pop(_place(piece), None)
            self._held.pop(_place(piece), None)

    def _keep(self, fresh: Sequence[tuple[Piece, tuple[Cell, ...]]]) -> None:
        assert isinstance(self.reader, Teachable) and self._image is not None
        if not fresh:
            return
        squares = self.reader.close_ups(self._image, [c for _, clear in fresh for c in clear])
        vectors = self.reader.embedded(squares)
        at = 0
        for piece, clear in fresh:
            mine = slice(at, at + len(clear))
            at += len(clear)
            self.album[_place(piece)] = Shown(piece.kind, piece.cells, clear, squares[mine], vectors[mine])
        while len(self.album) > MOST_SHOWN:
            self.album.pop(next(iter(self.album)))

    # what people say

    def follow(self, lines: Sequence[Line]) -> list[Doubted]:
        """Learn from the words of people among a round's lines (without undone ones), of each place from the last one.
        Words that something was learned from are left out; returns those that are to be asked about once more."""
        taken = {n for line in lines if isinstance(line, log.Learned) for n in line.about}
        last = {place: line.seq for line in lines for place, _, _ in _spoken(line)}
        self._placed = {seq: tuple(place for place, of in last.items() if of == seq) for seq in last.values()}
        doubted = []
        for line in lines:
            if line.seq in taken:
                continue
            new = [(place, owner, colours) for place, said_owner, colours in _spoken(line)
                   if last[place] == line.seq and (owner := said_owner or self._owner(place))
                   and (shown := self._shown(place)) is not None and shown.clear]
            sure = not isinstance(line, log.Answer) or line.sure
            if new and (other := self._learn(line.seq, new, sure=sure)) is not None:
                doubted.append(Doubted(line.seq, new[0][1], other, tuple(place for place, _, _ in new)))
            if isinstance(line, TokenAt) and line.to:
                self._token(line.seq, line.to)
        return doubted

    def _owner(self, place: Place) -> str:
        """Whose the piece there was read to be; empty where nobody knows."""
        piece = self._read.get(place)
        return piece.owner if piece is not None and piece.owner != UNKNOWN else ""

    def _learn(self, seq: int, new: Sequence[tuple[Place, str, Colours]], *, sure: bool) -> str | None:
        """Learn from one word about some pieces. Returns whose they look like where that contradicts it, empty where
        nothing but the word speaks for it; None where it is believed."""
        made = [(place, weighed.lesson(self.album[place], owner, self._table, "answer", colours))
                for place, owner, colours in new]
        against = next((other for _, one in made
                        if (other := weighed.contradicted_by(one, self.lessons)) is not None), None)
        if against is not None and not sure:
            return against
        agrees = all(weighed.agrees(one, self.lessons) or self._seconded(seq, one) for _, one in made)
        how: By = "agreed" if against is None and (sure or agrees) else "answer"
        others = self._sure()
        for place, one in made:
            if not weighed.turns(one, self.lessons, others):  # else it is believed of this piece alone
                self._write(self.album[place], weighed.known_by(one, how), how, [seq], place)
        return None if sure or agrees else ""

    def _seconded(self, seq: int, new: Lesson) -> bool:
        """Whether another answer about look-alikes says the same, and more do than say otherwise."""
        this = self._keeper.round(), seq
        said = {new.owner: {this}}
        for answer, one in self._answers:
            if answer != this and weighed.likeness(new.vectors, [one])[one.owner] >= weighed.LESSONS.alike:
                said.setdefault(one.owner, set()).add(answer)
        own = len(said.pop(new.owner))
        return own > max(1, *map(len, said.values())) if said else own > 1

    def doubted(self) -> list[Doubted]:
        """The answers said once that by what was learned since contradict what is trusted."""
        found: dict[int, Doubted] = {}
        for (number, answer), one in self._answers:
            place = self._placed.get(answer, ()) if number == self._keeper.round() else ()
            if one.by == "answer" and place and answer not in found and (
                    other := weighed.contradicted_by(one, self.lessons)) is not None:
                found[answer] = Doubted(answer, one.owner, other, place)
        return list(found.values())

    def doubtful(self, doubted: Doubted) -> bool:
        """Whether a word still has to be asked about once more: what only confirms it not, once it is believed."""
        return bool(doubted.other) or any(weighed.rests_on_answers(shown.vectors, doubted.owner, self.lessons)
                                          for place in doubted.places if (shown := self.album.get(place)) is not None)

    def _write(self, shown: Shown, one: Lesson, how: By, about: Sequence[int], place: Place) -> None:
        names = [self._keeper.keep(jpeg_of(square)) for square in shown.squares]
        if all(names):
            self._keeper.write(line_of(one.examples, shown, [n for n in names if n], how, about,
                                       [cell_id(c) for c in shown.cells], [cell_id(c) for c in shown.clear]))

    def _token(self, seq: int, square: str) -> None:
        if not isinstance(self.reader, Teachable) or self._image is None:
            return
        sheet, rise = self.reader.token(self._image, parse_cell_id(square))
        if (name := self._keeper.keep(jpeg_of(sheet))) is not None:
            self._keeper.write(log.Learned(
                kind="token", place=(square,), squares=(square,), rise=round(rise, 4), how="answer", about=(seq,),
                evidence=(name,), fields=("type", "kind", "place", "squares", "rise", "how", "about", "evidence")))

    def _shown(self, place: Place) -> Shown | None:
        """A piece as it was seen; one that nobody saw but people, as its squares look now."""
        if place not in self.album and self._image is not None and isinstance(self.reader, Teachable):
            cells = tuple(sorted(place[1]))
            self._keep([(Piece("card" if len(cells) == 2 else "joker", UNKNOWN, cells), cells)])
        return self.album.get(place)

    # what was read surely

    def unchallenged(self, spoken_of: Collection[frozenset[Cell]]) -> None:
        """The round is over: learn from pieces that were read surely, but for those that people spoke of."""
        mine: dict[tuple[str, str], list[tuple[Place, Lesson]]] = {}
        for place, piece in self._read.items():
            shown = self.album.get(place)
            if shown is None or len(shown.clear) < len(piece.cells) or not _surely(piece) or any(
                    cells & place[1] for cells in spoken_of) or (
                    weighed.rests_on_answers(shown.vectors, piece.owner, self.lessons)):
                continue
            one = weighed.lesson(shown, piece.owner, self._table, "play",
                                 dict(zip(piece.cells, piece.colours, strict=False)))
            own = [k for k in self.lessons if (k.owner, k.kind) == (one.owner, one.kind)]
            if weighed.likeness(one.vectors, own).get(one.owner, -1.0) < NEW_ENOUGH:
                mine.setdefault((piece.kind, piece.owner), []).append((place, one))
        sure = self._sure()
        for found in mine.values():
            kept = weighed.telling([one for _, one in found], PLAY_EACH, self.lessons)
            for place, one in found:
                if any(one is k for k in kept) and weighed.contradicted_by(one, self.lessons) is None and (
                        not weighed.turns(one, self.lessons, sure)):
                    self._write(self.album[place], one, "play", [], place)

    def _sure(self) -> list[Lesson]:
        """The pieces that are surely somebody's: those that were shown, and those that were read so."""
        read = [weighed.lesson(self.album[place], piece.owner, self._table, "play")
                for place, piece in self._read.items() if place in self.album and _surely(piece)]
        return [*(one for one in self.lessons if one.trusted), *read]

    def close_ups(self, pieces: Iterable[Piece]) -> list[str]:
        """Pictures of some of these pieces as they lay, kept as evidence; their names."""
        shown = [self.album[place] for p in pieces if (place := _place(p)) in self.album][:MOST_CLOSE_UPS]
        names = [self._keeper.keep(jpeg_of(one.squares[0])) for one in shown if len(one.squares)]
        return [name for name in names if name]

    def beside(self, seats: Sequence[str], pieces: Sequence[Piece]) -> list[dict[str, str]]:
        """Of each seat the example that is likest to these pieces, by its id."""
        found = []
        shown = [self.album[place] for p in pieces if (place := _place(p)) in self.album]
        for seat in seats:
            mine = [one for one in self.lessons if one.owner == seat]
            if mine and shown:
                best = max(mine, key=lambda one: weighed.likeness(shown[0].vectors, [one])[seat])
                found.append({"player": seat, "example": best.examples[0].id})
        return found

    # the set

    def changed(self) -> bool:
        """Whether other examples count than those in use."""
        return self._names() != self._used

    def grow(self) -> PictureReader[BoardReading]:
        """A reader of the set as it is now, to be adopted; nothing of what is read meanwhile is touched."""
        names, before = self._names(), self.lessons
        fewer = not {*self._used[0]} <= {*names[0]} or names[1] != self._used[1]
        self._used = names
        base = self._base.without(self._keeper.forgotten())
        found = [(one, made) for one in self._keeper.learned() if (made := examples(one, self._keeper.picture))]
        learned = [made for _, made in found]
        told = [(one, Lesson(made, self._embedded(made))) for one, made in found if made[0].kind != "token"]
        lessons = [lesson for _, lesson in told]
        self._answers = [((one.round, seq), lesson) for one, lesson in told if one.how != "play" for seq in one.about]
        tokens = TaughtSet(tuple(e for made in learned for e in made if e.kind == "token"))
        self.taught = weighed.grown(base, lessons).merged(tokens)
        self._tell_lessons()
        if fewer:
            self._in_doubt = self._rested_on({e.id for one in before for e in one.examples} - {
                e.id for one in self.lessons for e in one.examples}, before)
        self._keeper.grown(self.taught)
        return self._make(replace(self._table, taught=self.taught))

    def in_doubt(self) -> set[Place]:
        """The pieces that were named by what is forgotten now; each is said once."""
        found, self._in_doubt = self._in_doubt, set()
        self._held = {place: piece for place, piece in self._held.items() if place not in found}
        return found

    def _rested_on(self, gone: Collection[str], before: Sequence[Lesson]) -> set[Place]:
        """The pieces whose likest lesson of their owner is gone."""
        found = set()
        for place, piece in list(self._read.items()):
            own = [one for one in before if one.owner == piece.owner]
            if own and place in self.album:
                vectors = self.album[place].vectors
                best = max(own, key=lambda one: weighed.likeness(vectors, [one])[one.owner])
                if any(e.id in gone for e in best.examples):
                    found.add(place)
        return found

    def _names(self) -> Names:
        return tuple((one.name, one.how) for one in self._keeper.learned()), tuple(sorted(self._keeper.forgotten()))

    def _tell_lessons(self) -> None:
        pieces = [e for e in self.taught.examples if e.kind != "token"]
        self.lessons = lessons_of(self.taught, self._embedded(pieces))

    def _embedded(self, made: Sequence[Example]) -> NDArray[np.float64]:
        """(N, 32) embeddings, each made once."""
        if not made or not isinstance(self.reader, Teachable):
            return np.zeros((len(made), 1))
        new = [e for e in made if e.id not in self._vectors]
        if new:
            self._vectors |= dict(zip((e.id for e in new), self.reader.embedded(squares_of(new)), strict=True))
        return np.array([self._vectors[e.id] for e in made])

    # what may be held against somebody

    @property
    def rests(self) -> bool:
        """Whether anything may rest on nothing but an answer, or did."""
        return bool(self._held) or any(one.by == "answer" for one in self.lessons)

    def sober(self, seen: BoardObservation) -> BoardObservation:
        """The look in which nobody's is what rests on nothing but an answer that was not said twice: whatever follows
        from whose it is would be held against somebody. Once it is believed, the pieces are identified."""
        known = tuple(piece for place, piece in self._held.items() if not self._rests(piece))
        for piece in known:
            del self._held[_place(piece)]
        return replace(seen, laid=tuple(map(self._sober, seen.laid)),
                       identified=(*map(self._sober, seen.identified), *known))

    def _sober(self, piece: Piece) -> Piece:
        self._held.pop(_place(piece), None)
        if piece.owner == UNKNOWN or not self._rests(piece):
            return piece
        self._held[_place(piece)] = piece
        return replace(piece, owner=UNKNOWN, candidates=(piece.owner,), confidence=min(piece.confidence, UNPROVED))

    def _rests(self, piece: Piece) -> bool:
        shown = self.album.get(_place(piece))
        return shown is not None and weighed.rests_on_answers(shown.vectors, piece.owner, self.lessons)


def _place(piece: Piece) -> Place:
    return piece.kind, frozenset(piece.cells)


def _surely(piece: Piece) -> bool:
    return piece.owner != UNKNOWN and piece.confidence >= PROOF


def _spoken(line: Line) -> Iterable[tuple[Place, str, Colours]]:
    """The pieces that a word of people is about, each with the owner that it names, or none, and the colours."""
    match line:
        case log.Answer():
            for piece in line.pieces if line.player else ():
                yield (piece.kind, frozenset(map(parse_cell_id, piece.squares))), line.player or "", {}
        case log.CorrectPiece() | log.AddPiece():
            cells = tuple(map(parse_cell_id, line.squares))
            if line.player or line.colours:
                colours = dict(zip(cells, line.colours, strict=False))
                yield (line.kind or "", frozenset(cells)), line.player or "", colours
