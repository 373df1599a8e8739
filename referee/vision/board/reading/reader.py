"""Reads one picture of a learned table: which cards, jokers and tokens lie where, and what cannot be seen.

Why it exists: it is the door to the three stages of a reading. The board is found (`register`) and its squares are cut
out (`Squares`); networks and light are asked about them (`Answers`). What is certain enough is said (`BoardReading`).
Not done here: those stages, memory of earlier pictures, and rules.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.i18n.said import Said
from referee.kit.board import load_kit
from referee.values.board import BoardReading, BoardTable, Cell
from referee.vision.board.colour.balance import Balance
from referee.vision.board.learning.learn import WORK_SIDE
from referee.vision.board.networks.asking import Answer
from referee.vision.board.networks.frames import CHANNELS, EMBEDDED, SIDE, Closer
from referee.vision.board.networks.squarenet import VIEWS, View
from referee.vision.board.quality import softness
from referee.vision.board.reading.answers import Answers, Asker
from referee.vision.board.reading.decoding import Premises, decode, lost
from referee.vision.board.reading.squares import Cutter, Squares
from referee.vision.common.images import ImageError, mean, reference_picture
from referee.vision.common.views.register import Register, Registration

QUICK_VIEWS = (VIEWS[:2], VIEWS[2:])


@dataclass(frozen=True, slots=True)
class ReaderSettings:
    """When a view that is no go tells whose pieces are.

    - `soft`: squares of blur from which it tells no owner by the kind of line, which runs into others. Of 101 owners
      named there 9 were wrong, most of them sure to 0.995. Of 490 in other no-go views, low, coarse, dim or less soft,
      none was (27 drawn stills).
    """

    soft: float = 0.04


READER = ReaderSettings()


class Reader:
    """Made once a table; `read` may be called with any number of pictures of it, in any order.

    `players`: who may own pieces, everybody unless that is known. `asker` holds the networks, `known` is what is known
    of the table beforehand.
    """

    def __init__(self, table: BoardTable, model: Path | None = None, players: Collection[str] = ()) -> None:
        if not table.reference or not table.camera:
            raise ImageError("table-no-reference")
        self.table = table
        self._balance = Balance(table)
        table = self._balance.of_table(table)
        self._scale = min(1.0, WORK_SIDE / max(table.width, table.height))
        self.camera = PlaneCamera.from_dict(table.camera).scaled(self._scale)
        """That of the picture from which the table was learned."""
        bare = self._balance.of_reference(reference_picture(table))
        cells = tuple(s.cell for s in table.squares)
        self._shape = max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1
        self._register = Register(bare, self.camera, cells)
        kit = load_kit(table.kit)
        thickness = kit.sizes.thickness / kit.sizes.square
        self._cutter = Cutter(*self._shape, thickness)
        self.empty = self._cutter.empty(bare, self.camera)
        """The empty board laid out as `Squares.board`."""
        self.asker = Asker(table, self.empty, bare, self.camera, self._scale, model, players)
        quads = np.array([s.quad for s in table.squares], np.float64) * (bare.shape[1] / table.width)
        soft = not table.quality.ok and table.taught is None and softness(bare, quads) >= READER.soft
        self.known = Premises(table, kit.tokens, thickness, self._scale, self.asker.light.twins, soft)

    def read(self, image: NDArray[np.uint8], still_frames: Sequence[NDArray[np.uint8]] | None = None,
             look: int | None = None) -> BoardReading:
        """What lies on the table in a BGR picture of the size the table was learned from.

        `still_frames`: further pictures of the same still moment; they are averaged, which takes noise away. `look`:
        how often the same still moment was read before. Its first readings, for which a verdict waits, ask the network
        about half of the views each. They ask only about squares that look otherwise than when it was asked so last.
        Raises `ImageError` for a picture of another size.
        """
        for picture in (image, *(still_frames or ())):
            self._check(picture)
        if still_frames:
            image = mean(still_frames, self._around_board())
        quick = look is not None and look < len(QUICK_VIEWS)
        answers = self._answers(image, QUICK_VIEWS[look or 0] if quick else VIEWS, anew=quick)
        return lost(self.table, answers) if isinstance(answers, Said) else decode(answers, self.known)

    def prepare(self, image: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """The picture at the size that is worked on, without a strong cast; `ImageError` if not of the table's size."""
        self._check(image)
        return self._balance.of(self._sized(image))

    def locate(self, picture: NDArray[np.uint8]) -> Registration:
        """Where the board lies in a prepared picture."""
        return self._register.find(picture, lambda camera: self.understood(picture, camera))

    def understood(self, picture: NDArray[np.uint8], camera: PlaneCamera) -> float:
        """Which share of the squares of a prepared picture makes sense, if this camera took it (see `Asker`)."""
        said = self.said_of(self.squares(picture, camera, VIEWS[:1]))
        return self.asker.understood(said, self.colours(picture, camera, self.asker.bare(said)))

    def squares(self, picture: NDArray[np.uint8], camera: PlaneCamera, views: Sequence[View] = VIEWS) -> Squares:
        """The squares of a prepared picture, if this camera took it."""
        return self._cutter.cut(picture, camera, views)

    def said_of(self, squares: Squares) -> Answer:
        """What the square reader says of them."""
        return self.asker.said_of(squares)

    def bare(self, said: Answer) -> list[Cell]:
        """The squares that surely lie bare, of what `said_of` gave; glare or other colours may make them strange."""
        return self.asker.bare(said)

    def colours(self, picture: NDArray[np.uint8], camera: PlaneCamera, cells: Sequence[Cell]) -> NDArray[np.float64]:
        """Median linear RGB (N, 3) of the middles of squares that lie bare; none where a full board leaves none."""
        return self._cutter.colours(picture, camera, cells)

    def close_ups(self, image: NDArray[np.uint8], cells: Sequence[Cell]) -> NDArray[np.uint8]:
        """(N, 88, 88, 6), BGR: squares of the picture read last from straight above at a card's height, now and as they
        looked empty. What learns takes them."""
        if not cells:
            return np.empty((0, SIDE, SIDE, CHANNELS), np.uint8)
        camera = self._register.camera.scaled(1 / self._scale)
        return self.asker.finder.frames.squares(self._balance.of(image), camera, cells)

    def embedded(self, squares: NDArray[np.uint8]) -> NDArray[np.float64]:
        """(N, 32): unit vectors of such close-ups; the nearer two are, the likelier they are one owner's."""
        if not len(squares):
            return np.empty((0, EMBEDDED))
        return Closer.of(self.asker.finder.frames.about(squares, VIEWS[:2])).embedding

    def token(self, image: NDArray[np.uint8], cell: Cell) -> tuple[NDArray[np.uint8], float]:
        """What stands on a square of the picture read last, as `Tokens.shown` has it."""
        return self.asker.token_view(self.prepare(image), self._register.camera, cell)

    def _answers(self, image: NDArray[np.uint8], views: Sequence[View], *, anew: bool) -> Answers | Said:
        """What is said of a picture, or why it says nothing. If its lamp is another than before it is asked about
        twice, for it is balanced by what lies bare."""
        taken = self._sized(image)
        for again in (False, True):
            picture = self._balance.of(taken)
            place = self.locate(picture)
            if not place.ok:
                return Said("board-moved")
            squares = self.squares(picture, place.camera, views)
            said = self.asker.said_of(squares, anew=anew)
            bare = self.bare(said)
            seen = self.colours(picture, place.camera, bare)
            as_taken = seen if picture is taken else self.colours(taken, place.camera, bare)
            if again or len(bare) < self.asker.light.enough or not self._balance.follow(bare, as_taken):
                break
        return self.asker.ask(squares, self._balance.of(image), said, seen) or Said("board-other-colours")

    def _sized(self, image: NDArray[np.uint8]) -> NDArray[np.uint8]:
        if self._scale < 1:
            return np.asarray(cv2.resize(image, None, fx=self._scale, fy=self._scale, interpolation=cv2.INTER_AREA))
        return image

    def _check(self, image: NDArray[np.uint8]) -> None:
        if image.shape[1] != self.table.width or image.shape[0] != self.table.height:
            raise ImageError("image-other-size", width=image.shape[1], height=image.shape[0],
                             learned_width=self.table.width, learned_height=self.table.height)

    def _around_board(self) -> tuple[slice, slice]:
        """Rows and columns of a picture of the table's size that hold the board as it lay last, and a square around."""
        rows, cols = self._shape
        x, y = np.linspace(-1, cols + 1, 3), np.linspace(-1, rows + 1, 3)  # a lens bends the board's edges
        seen = self._register.camera.project(np.stack(np.meshgrid(x, y), axis=-1)).reshape(-1, 2) / self._scale
        low, high = np.floor(seen.min(axis=0)), np.ceil(seen.max(axis=0))
        x0, y0, x1, y1 = (max(0, int(v)) for v in (*low, *high))
        return np.s_[y0:y1, x0:x1]
