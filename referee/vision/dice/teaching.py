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


def teach(images: Sequence[Image], add: TaughtSet | None = None) -> tuple[TaughtSet, Report]:
    """The set that BGR pictures (H, W, 3) of dice in rows show, and what was made of it; `add`: an earlier one to go on
    with. `DiceTeachError` where there are no four rows of six, or they cannot be named."""
    examples: list[Example] = []
    for image in images:
        examples += _examples(image)
    taught = TaughtSet(tuple(examples))
    taught = taught if add is None else add.merged(taught)
    counts = Counter(e.owner for e in taught.examples if e.kind == "die")
    return taught, Report(dict(counts), tuple(c for c in COLOURS if c not in counts))


def _examples(image: Image) -> list[Example]:
    found = dice_in(image)
    rows = rows_of(found)
    if rows is None:
        raise DiceTeachError("dice-teach-rows", n=len(found))
    colours = _named(found, rows)
    out = []
    for row, colour in zip(rows, colours, strict=True):
        for pips, k in zip(VALUES, _in_order(found, row, colour), strict=True):
            small, _ = upright(image, found.boxes[k], np.array([0.0, -1.0]))
            out.append(Example("die", colour, cv2.imencode(".png", small)[1].tobytes(), pips=pips))
    return out


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
