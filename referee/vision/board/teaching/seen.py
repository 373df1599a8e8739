"""One picture of a learned board as teaching looks at it: where the board lies, what may be on its squares, close-ups.

Why it exists: who teaches says that a piece lies there, so little has to be believed of networks that do not know it
yet. But its square must be found, and one that plainly lies bare refused. What it does not do: say which squares belong
to which piece (`squares`), or read (`referee.vision.board.reading`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.kit.board import load_kit
from referee.values.board import BoardReading, BoardTable, Cell
from referee.values.common import Point
from referee.vision.board.colour.balance import Balance
from referee.vision.board.learning.learn import WORK_SIDE
from referee.vision.board.networks.frames import close_up
from referee.vision.board.networks.squarenet import BARE
from referee.vision.board.networks.tokens import Sheets, Tokens
from referee.vision.board.reading.reader import Reader
from referee.vision.board.teaching.named import TeachError
from referee.vision.common.images import ImageError, mean, reference_picture
from referee.vision.common.views.above import Above

PX = 24
"""Pixels a square at which squares are compared with how they looked empty."""


@dataclass(frozen=True, slots=True)
class SeenSettings:
    """When a square plainly lies bare.

    - `finer`: the picture is fetched so many times finer and then averaged.
    - `rim`: pixels around a square that are compared as well.
    - `surely_bare`: a square that the network calls bare so surely, and that is `unchanged`, is.
    - `unchanged`: so well it must correlate with itself as it was empty.
    - `the_same`: or one that is so much the same. Of 1,500 squares under pieces, rendered in four art worlds that the
      networks had never seen, none was called 0.9 bare. The likest was 0.88 the same. Of 1,300 bare ones 45 % were
      both, half were 0.95 the same.
    """

    finer: int = 2
    rim: int = 3
    surely_bare: float = 0.9
    unchanged: float = 0.85
    the_same: float = 0.95


SEEN = SeenSettings()


class Board:
    """What teaching needs to know of a table, made once. ImageError where the table holds no picture."""

    def __init__(self, table: BoardTable) -> None:
        self.table = table
        self.reader = Reader(table)
        kit = load_kit(table.kit)
        self.owners = kit.frame_names
        self.thickness = kit.sizes.thickness / kit.sizes.square
        self.most_tokens = kit.tokens
        self.tallest = kit.sizes.token_height[1] / kit.sizes.square
        self.cells = frozenset(s.cell for s in table.squares)
        self.layout = table.layout
        self.shape = max(r for r, _ in self.cells) + 1, max(c for _, c in self.cells) + 1
        self.scale = min(1.0, WORK_SIDE / max(table.width, table.height))
        self.balance = Balance(table)
        self.bare = self.balance.of_reference(reference_picture(table))
        self.camera = PlaneCamera.from_dict(table.camera).scaled(self.scale)
        self.tokens = Tokens(self.bare, self.camera)


class Seen:
    """One picture, or several of the same moment, of a board."""

    def __init__(self, board: Board, images: Sequence[NDArray[np.uint8]]) -> None:
        """TeachError where the picture is not of this table, or the board cannot be found in it."""
        self.board = board
        image = mean(images, (slice(None), slice(None)))
        try:
            self.reading: BoardReading = board.reader.read(image)
            self._picture = board.reader.prepare(image)
        except ImageError as e:
            raise TeachError(e.said) from e
        place = board.reader.locate(self._picture)
        if not place.ok:
            raise TeachError("teach-moved")
        self.camera = place.camera
        self._image = self._picture if board.scale == 1.0 else board.balance.of(image)
        self._full = place.camera.scaled(1 / board.scale)
        answer = board.reader.said_of(board.reader.squares(self._picture, place.camera))
        self.kind, self.token, self.hidden = answer.kind, answer.token, answer.hidden
        self.same = self._likeness()
        self._witness: dict[Cell, float] = {}

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture."""
        return self.board.table.width, self.board.table.height

    def bare(self, cell: Cell) -> bool:
        """Whether a square plainly lies bare."""
        same = self.same[cell]
        return bool(same >= SEEN.the_same or (same >= SEEN.unchanged and self.kind[cell][BARE] >= SEEN.surely_bare))

    def point(self, at: Point, height: float) -> Point:
        """The board point, (x, y) in squares, that a pixel shows if it shows something `height` squares above it."""
        x, y = self._full.unproject(np.array(at), height)
        return float(x), float(y)

    def outline(self, cells: Sequence[Cell]) -> tuple[Point, ...]:
        """Corners in pixels, in order round it, of a piece that lies on one square or on two neighbouring ones."""
        low, high = np.min(cells, axis=0), np.max(cells, axis=0) + 1
        corners = np.array([[low[1], low[0]], [high[1], low[0]], [high[1], high[0]], [low[1], high[0]]], np.float64)
        seen = self._full.project(corners, self.board.thickness)
        return tuple((round(float(x), 1), round(float(y), 1)) for x, y in seen)

    def pixel(self, point: Point, height: float) -> Point:
        """Where a board point in squares shows, `height` squares above the board."""
        x, y = self._full.project(np.array(point), height)
        return round(float(x), 1), round(float(y), 1)

    def stands(self, cells: Sequence[Cell]) -> list[float]:
        """How likely a token stands on each of the squares, by the second witness."""
        new = [c for c in cells if c not in self._witness]
        self._witness.update(self.board.tokens.ask(self._picture, self.camera, new, [None] * len(new)))
        return [self._witness[c] for c in cells]

    def close_ups(self, cells: Sequence[Cell]) -> list[bytes]:
        """The squares from straight above at the height of a card's face, beside how they looked empty: PNGs."""
        now = close_up(self._image, self._full, cells, self.board.thickness)
        return [_png(a, b) for a, b in zip(now, close_up(self.board.bare, self.board.camera, cells), strict=True)]

    def sheets(self, cells: Sequence[Cell]) -> list[tuple[bytes, float]]:
        """The squares as the camera sees what stands on them, beside how they looked empty, and how much rises."""
        sheets = Sheets(self.camera, cells)
        empty = Sheets(self.board.camera, cells).of(self.board.bare)
        rise = sheets.facts([None] * len(cells))[:, -1]
        return [(_png(a, b), float(r)) for a, b, r in zip(sheets.of(self._picture), empty, rise, strict=True)]

    def _likeness(self) -> NDArray[np.float64]:
        """(rows, cols): normalised correlation of each square and its rim with how it looked empty, within a pixel."""
        rows, cols = self.board.shape
        above = Above.squares((-1, rows + 1), (-1, cols + 1), PX * SEEN.finer)
        now, bare = (cv2.resize(above.of(picture, camera), None, fx=1 / SEEN.finer, fy=1 / SEEN.finer,
                                interpolation=cv2.INTER_AREA)
                     for picture, camera in ((self._picture, self.camera), (self.board.bare, self.board.camera)))
        out = np.zeros((rows, cols))
        for r, c in self.board.cells:
            top, left, side = (r + 1) * PX - SEEN.rim, (c + 1) * PX - SEEN.rim, PX + 2 * SEEN.rim
            own = bare[top:top + side, left:left + side]
            around = now[top - 1:top + side + 1, left - 1:left + side + 1]
            out[r, c] = cv2.matchTemplate(around, own, cv2.TM_CCOEFF_NORMED).max()
        return out


def _png(now: NDArray[np.uint8], empty: NDArray[np.uint8]) -> bytes:
    done, data = cv2.imencode(".png", np.concatenate([now, empty], axis=1))
    if not done:
        raise TeachError("teach-not-stored")
    return data.tobytes()
