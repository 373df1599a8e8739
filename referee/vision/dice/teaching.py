"""Teaches a set of dice: a picture of them lying in four rows, a row a colour, each showing one to six in order.

Why it exists: a reader trained on drawn dice does not know a family's own, but it can compare. So that nothing need be
typed, the rows name themselves: by their order, and by colours that the reader tells apart jointly. What it does not
do: compare (`reading.likeness`), or keep sets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.i18n import Said
from referee.i18n.said import SaidError
from referee.kit.taught import Example, TaughtSet
from referee.values.common import Outline
from referee.values.dice import COLOURS, VALUES
from referee.vision.dice.networks.faces import upright
from referee.vision.dice.reading.anywhere import Found, dice_in, size_of

Image = NDArray[np.uint8]
ROWS, EACH = len(COLOURS), len(VALUES)


@dataclass(frozen=True, slots=True)
class DiceTeachSettings:
    """What shows dice in rows.

    - `turns`: directions that rows may have, of half a turn.
    - `agree`: dice of a row that must be read as its order says, or the row is not believed.
    - `surely`: how many times likelier the best naming of the rows must be than the next.
    """

    turns: int = 180
    agree: int = 4
    surely: float = 20.0


TEACH = DiceTeachSettings()


class DiceTeachError(SaidError, ValueError):
    """Nothing can be learned from this picture; the message says what to change."""


@dataclass(frozen=True)
class Report:
    """What was made of pictures: how many dice of each colour the set holds, and what it lacks."""

    taught: dict[str, int]
    missing: tuple[str, ...]
    notes: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return Said("dice-taught", n=sum(self.taught.values()))

    def to_dict(self) -> dict[str, Any]:
        return {"taught": self.taught, "missing": list(self.missing), "notes": list(self.notes)}


@dataclass(frozen=True, slots=True)
class Named:
    """A die of a row: `box` (4,) in pixels; `colour` and `pips` by its row and its place in it."""

    box: NDArray[np.float64]
    colour: str
    pips: int


@dataclass(frozen=True)
class Lesson:
    """What a picture shows that is to be learned from: the boxes (N, 4) of all dice seen, in pixels, and those of the
    rows by name; none where the rows cannot be told, which `problem` says."""

    boxes: NDArray[np.float64]
    dice: tuple[Named, ...] = ()
    problem: DiceTeachError | None = None


def teach(images: Sequence[Image], add: TaughtSet | None = None) -> tuple[TaughtSet, Report]:
    """The set that BGR pictures (H, W, 3) of dice in rows show, and what was made of it; `add`: an earlier one to go on
    with. `DiceTeachError` where there are no four rows of six, or they cannot be named."""
    return learned([(image, lesson(image)) for image in images], add)


def lesson(image: Image, board: Outline | None = None) -> Lesson:
    """The dice of a BGR picture (H, W, 3) that lie in rows, named by them. `board`: where one was learned, in pixels;
    what lies beside it is looked at alone first, since dice may be printed on it."""
    found = dice_in(image)
    groups = [found]
    if board is not None:
        corners, middles = np.array(board, np.float32), (found.boxes[:, :2] + found.boxes[:, 2:]) / 2
        beside = [k for k, (x, y) in enumerate(middles.tolist()) if cv2.pointPolygonTest(corners, (x, y), False) < 0]
        groups = [found.taken(np.array(beside, np.intp)), found] if beside else groups
    problems = []
    for group in groups:
        try:
            return Lesson(group.boxes, _in_rows(group))
        except DiceTeachError as e:
            problems.append(e)
    return Lesson(groups[0].boxes, problem=problems[0])


def learned(shown: Sequence[tuple[Image, Lesson]], add: TaughtSet | None = None) -> tuple[TaughtSet, Report]:
    """As `teach`, of pictures of which the lesson is known."""
    examples: list[Example] = []
    for image, told in shown:
        if told.problem is not None:
            raise told.problem
        for die in told.dice:
            small, _ = upright(image, die.box, np.array([0.0, -1.0]))
            examples.append(Example("die", die.colour, cv2.imencode(".png", small)[1].tobytes(), pips=die.pips))
    taught = TaughtSet(tuple(examples))
    taught = taught if add is None else add.merged(taught)
    counts = Counter(e.owner for e in taught.examples if e.kind == "die")
    return taught, Report(dict(counts), tuple(c for c in COLOURS if c not in counts))


def _in_rows(found: Found) -> tuple[Named, ...]:
    rows = rows_of(found)
    if rows is None:
        raise DiceTeachError("dice-teach-rows", n=len(found))
    return tuple(Named(found.boxes[k], colour, pips)
                 for row, colour in zip(rows, _named(found, rows), strict=True)
                 for pips, k in zip(VALUES, _in_order(found, row, colour), strict=True))


def rows_of(found: Found) -> list[list[int]] | None:
    """Four rows of six dice, each in its order along the row; None where they do not lie so. Of the directions that
    part them so, that along which the rows are straightest."""
    if len(found) != ROWS * EACH:
        return None
    middles = (found.boxes[:, :2] + found.boxes[:, 2:]) / 2
    size = float(np.median(size_of(found.boxes)))
    best: tuple[float, list[list[int]]] | None = None
    for a in np.arange(TEACH.turns) * np.pi / TEACH.turns:
        along = middles @ [np.cos(a), np.sin(a)]
        across = middles @ [-np.sin(a), np.cos(a)]
        order = np.argsort(across)
        rows = [order[k * EACH:(k + 1) * EACH] for k in range(ROWS)]
        gaps = [across[rows[k + 1]].min() - across[rows[k]].max() for k in range(ROWS - 1)]
        spread = float(np.mean([np.ptp(across[r]) for r in rows]))
        if min(gaps) > max(0.0, 0.5 * spread) and spread < size and (best is None or spread < best[0]):
            best = spread, [r[np.argsort(along[r])].tolist() for r in rows]
    return None if best is None else best[1]


def _named(found: Found, rows: list[list[int]]) -> tuple[str, ...]:
    """Colours of the rows, jointly: each is there once."""
    each = np.log(np.maximum(found.faces.colours[:, :ROWS], 1e-6))
    by_row = np.array([each[row].sum(axis=0) for row in rows]) / EACH * 2  # dice of a row err together
    ways = sorted(((float(sum(by_row[r, c] for r, c in enumerate(way))), way) for way in permutations(range(ROWS))),
                  reverse=True)
    if ways[0][0] - ways[1][0] < np.log(TEACH.surely):
        raise DiceTeachError("dice-teach-colours")
    return tuple(COLOURS[c] for c in ways[0][1])


def _in_order(found: Found, row: list[int], colour: str) -> list[int]:
    """The dice of a row from one to six. A row may run either way."""
    faces = np.log(np.maximum(found.faces.faces, 1e-4))
    ways = [row, row[::-1]]
    best = max(ways, key=lambda way: sum(faces[k, n] for n, k in enumerate(way)))
    agree = sum(int(found.faces.faces[k].argmax()) == n for n, k in enumerate(best))
    if agree < TEACH.agree:
        raise DiceTeachError("dice-teach-order", colour=Said("cli-value", value=colour))
    return best
