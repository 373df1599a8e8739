"""Pieces learned from while people play: cut out, compared with what was shown, and weighed before they are believed.

Why it exists: an answer may be wrong, and a piece read surely may be read wrongly. So each lesson is compared with the
pieces of which the set is sure. That tells who is asked once more, what would turn a piece that was sure, and which
lessons tell most. Likeness is the cosine of embeddings (`networks.frames`), the best square of an owner counts, as for
the nearest neighbour (Cover & Hart 1967). What it does not do: know people, questions or rounds (`referee.session`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.kit.taught import MOST_LEARNED, By, Example, Kind, TaughtSet
from referee.values.board import BoardTable, Cell
from referee.vision.board.networks.frames import SIDE
from referee.vision.board.networks.squarenet import STEPS
from referee.vision.board.reading.examples import decoded


@dataclass(frozen=True, slots=True)
class LessonSettings:
    """How alike pieces must be.

    - `contradicts`: so much liker another owner's pieces a piece must be, than those of whom people name, for them to
      be asked again. In ten unseen worlds taught with a card each, 95 in 100 pieces are liker those of their own owner
      by 0.45 and more.
    - `plainly`: likeness from which a piece plainly is an owner's, whatever is known of others.
    - `unlike`: likeness to its owner's lessons below which a piece is like none of them: there at most four of 904
      pieces were.
    - `alike`: pieces so alike are asked about together: there 95 in 100 of one owner are so like its first card.
    """

    contradicts: float = 0.3
    plainly: float = 0.9
    unlike: float = 0.7
    alike: float = 0.8


LESSONS = LessonSettings()

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """A piece as it lay in plain view. `squares` (N, 88, 88, 6), now and empty, and their embeddings `vectors` (N, 32)
    are of those of its `cells` that nothing hid. `clear` says which these are."""

    kind: str
    cells: tuple[Cell, ...]
    clear: tuple[Cell, ...]
    squares: NDArray[np.uint8]
    vectors: Floats


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """Examples of one piece with their embeddings (N, 32), in the same order."""

    examples: tuple[Example, ...]
    vectors: Floats

    @property
    def owner(self) -> str:
        return self.examples[0].owner

    @property
    def kind(self) -> Kind:
        return self.examples[0].kind

    @property
    def by(self) -> By:
        return self.examples[0].by

    @property
    def trusted(self) -> bool:
        """Whether more speaks for it than people's answer, or the reader's own word."""
        return self.by in ("pointed", "agreed")


def lesson(shown: Shown, owner: str, table: BoardTable, by: By, colours: Mapping[Cell, str] | None = None) -> Lesson:
    """A card or joker as a lesson; `colours` of its halves as far as they are sure."""
    names = colours or {}
    examples = []
    for cell, square in zip(shown.clear, shown.squares, strict=True):
        if shown.kind == "joker":
            examples.append(Example("joker", owner, png(square), on=table.layout[cell], by=by))
            continue
        [other] = [c for c in shown.cells if c != cell]
        side = STEPS.index((other[0] - cell[0], other[1] - cell[1]))
        examples.append(Example("half", owner, png(square), 0, side, names.get(cell, ""), table.layout[cell], by=by))
    return Lesson(tuple(examples), shown.vectors)


def known_by(one: Lesson, by: By) -> Lesson:
    """The same lesson, known otherwise."""
    return Lesson(tuple(replace(e, by=by) for e in one.examples), one.vectors)


def png(square: NDArray[np.uint8]) -> bytes:
    """(H, W, 6) now and empty as the PNG of an example."""
    done, data = cv2.imencode(".png", np.concatenate([square[..., :3], square[..., 3:]], axis=1))
    if not done:
        raise ValueError("an example could not be encoded")
    return data.tobytes()


def squares_of(examples: Sequence[Example]) -> NDArray[np.uint8]:
    """(N, 88, 88, 6): the examples of cards and jokers now and empty."""
    return np.array([decoded(e, SIDE) for e in examples], np.uint8).reshape(-1, SIDE, SIDE, 6)


def lessons_of(taught: TaughtSet, vectors: Floats) -> list[Lesson]:
    """The cards and jokers of a set, one lesson a piece; `vectors` (N, 32) of those examples that are no tokens."""
    found: dict[tuple[str, str, int], list[tuple[Example, Floats]]] = {}
    pieces = [e for e in taught.examples if e.kind != "token"]
    for k, (example, vector) in enumerate(zip(pieces, vectors, strict=True)):
        number = example.piece if example.kind == "half" else k
        found.setdefault((example.kind, example.owner, number), []).append((example, vector))
    return [Lesson(tuple(e for e, _ in of), np.array([v for _, v in of])) for of in found.values()]


def likeness(vectors: Floats, lessons: Iterable[Lesson]) -> dict[str, float]:
    """How like each owner's lessons a piece is, -1 to 1: the mean over its squares of the best cosine."""
    best: dict[str, Floats] = {}
    for known in lessons:
        like = (vectors @ known.vectors.T).max(axis=1)
        best[known.owner] = np.maximum(best[known.owner], like) if known.owner in best else like
    return {owner: float(like.mean()) for owner, like in best.items()}


def contradicted_by(new: Lesson, known: Sequence[Lesson]) -> str | None:
    """The owner whose trusted lessons a new one is surely liker than those of whom it is said to be. It is that very
    owner where it is like none of theirs, None where nothing contradicts.

    Of an owner nothing was learned of, only what plainly is another's contradicts.
    """
    like = likeness(new.vectors, (one for one in known if one.trusted))
    known_of = new.owner in like
    own = like.pop(new.owner, LESSONS.plainly - LESSONS.contradicts)
    other = max(like, key=like.__getitem__, default=None)
    if other is not None and like[other] - own > LESSONS.contradicts:
        return other
    return new.owner if known_of and own < LESSONS.unlike else None


def agrees(new: Lesson, known: Sequence[Lesson]) -> bool:
    """Whether a piece is liker the trusted lessons of its owner than those of anybody else."""
    like = likeness(new.vectors, (one for one in known if one.trusted))
    return max(like, key=like.__getitem__, default=None) == new.owner


def rests_on_answers(vectors: Floats, owner: str, known: Sequence[Lesson]) -> bool:
    """Whether nothing but people's answers makes a piece this owner's: by all else it is not clearly."""
    answers = [one for one in known if one.by == "answer" and one.owner == owner]
    if not answers:
        return False
    like = likeness(vectors, (one for one in known if one.by != "answer"))
    own = like.pop(owner, -1.0)
    if likeness(vectors, answers)[owner] <= own:
        return False
    return own - max(like.values(), default=-1.0) < LESSONS.contradicts


def turns(new: Lesson, known: Sequence[Lesson], sure: Iterable[Lesson]) -> bool:
    """Whether a piece that was surely somebody's would, with the new lesson, be liker another's: each is compared with
    all lessons but itself."""
    for piece in sure:
        if piece.owner == new.owner:
            continue
        rest = [one for one in known if one is not piece]
        own = likeness(piece.vectors, (one for one in rest if one.owner == piece.owner)).get(piece.owner)
        if own is not None and likeness(piece.vectors, [new])[new.owner] > own:
            return True
    return False


def telling(lessons: Sequence[Lesson], most: int, beside: Sequence[Lesson] = ()) -> list[Lesson]:
    """At most so many lessons of one owner, those that differ most from each other and from those `beside`: the
    farthest-first traversal of Gonzalez 1985. In the order in which they came."""
    left, kept = list(lessons), list[Lesson]()
    while left and len(kept) < most:
        def new(one: Lesson) -> float:
            like = likeness(one.vectors, (*beside, *kept))
            return max(like.values(), default=-1.0)

        kept.append(min(left, key=new))
        left.remove(kept[-1])
    return [one for one in lessons if one in kept]


def grown(base: TaughtSet, lessons: Sequence[Lesson]) -> TaughtSet:
    """The set with these lessons, the most telling of each kind and owner."""
    out = base
    for key in dict.fromkeys((one.kind, one.owner) for one in lessons):
        mine = [one for one in lessons if (one.kind, one.owner) == key]
        room = MOST_LEARNED // (2 if key[0] == "half" else 1)
        for piece in telling(mine, room):
            out = out.merged(TaughtSet(tuple(replace(e, piece=0) for e in piece.examples)))
    return out
