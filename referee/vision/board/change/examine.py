"""Looks at a table that was learned before: does the board still lie there, and is the view still good enough?

Why: light changes and cameras are nudged between learning and play. The measures are those of `learn` (`measures`),
under the light of now; squares on which something lies do not count for the colours. Not done here: cameras, words
about anything but the view (`referee.session.watch.doctor`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.i18n.said import Said
from referee.kit.board import load_kit
from referee.values.board import BoardTable, Square
from referee.values.common import Check
from referee.vision.board.finding.board import FoundBoard
from referee.vision.board.finding.patches import rectify
from referee.vision.board.learning.lying import covered_text
from referee.vision.board.quality import checks, measure
from referee.vision.board.reading.reader import Reader
from referee.vision.common.colour.palette import Palette, to_linear

PX = 24
"""Pixels a square for the colours."""


@dataclass(frozen=True, slots=True)
class ExamineSettings:
    """What of a board is looked at before play.

    - `inner`: part of a square that is looked at.
    - `enough_bare`: share of the squares that must lie bare for the board's colours to be compared.
    """

    inner: tuple[float, float] = (0.2, 0.8)
    enough_bare: float = 0.3


EXAMINE = ExamineSettings()


def examine(table: BoardTable, image: NDArray[np.uint8], reader: Reader | None = None) -> tuple[Check, ...]:
    """The board and the view of it in a BGR picture of the table's size. Raises `ImageError` for another size."""
    reader = reader or Reader(table)
    picture = reader.prepare(image)
    place = reader.locate(picture)
    if not place.ok:
        return (Check("board", False, Said("board-moved")),)
    board = Check("board", True, Said("board-in-view", n=len(table.squares)),
                  float(len(table.squares)), "squares")
    learned = Check("bare", not table.covered, Said("board-bare") if not table.covered else
                    Said("board-learned-covered", covered=covered_text(table.covered_spots)))
    said = reader.said_of(reader.squares(picture, place.camera))
    seen = set(reader.bare(said))  # `read` hides those that glare makes strange
    bare = [s for s in table.squares if s.cell in seen]
    enough = len(bare) >= EXAMINE.enough_bare * len(table.squares)
    found = _board(table, bare if enough else table.squares, picture, place.camera)
    return (board, learned, *checks(measure(picture, found, picture.shape[1] / table.width, enough,
                                   frozenset(load_kit(table.kit).sections.values()))))


def _board(table: BoardTable, bare: Sequence[Square], picture: NDArray[np.uint8], camera: PlaneCamera) -> FoundBoard:
    """The learned board as it looks in this picture, its palette of the squares that lie bare."""
    cells = tuple(s.cell for s in table.squares)
    names = sorted({s.colour for s in table.squares})
    inks = np.array([np.median([to_linear(np.array(s.rgb)) for s in table.squares if s.colour == n], axis=0)
                     for n in names])
    rows, cols = max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1
    flat = rectify(picture, camera, (0, rows), (0, cols), PX)[0]
    a, b = (round(v * PX) for v in EXAMINE.inner)
    middles = [flat[r * PX + a : r * PX + b, c * PX + a : c * PX + b].reshape(-1, 3) for r, c in (s.cell for s in bare)]
    seen = to_linear(np.array([np.median(m, axis=0)[::-1] for m in middles]))
    labels = np.array([names.index(s.colour) for s in bare], np.intp)
    palette = Palette(labels, inks, np.array([s.cell for s in bare], np.float64), seen)
    return FoundBoard(camera, cells, np.zeros((len(cells), 2)), palette)
