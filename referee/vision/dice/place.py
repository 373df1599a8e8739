"""Where the learned dice board lies in a picture of now: whether it, or the camera, was moved.

Small parts of the board are recognised one by one; dice and hands hide some of them, and the others still tell. Not
done here: a picture of another size (`anew`), what lies there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values.dice import DiceTable
from referee.vision.common.images import Image, ImageError, reference_picture
from referee.vision.common.views.above import Above
from referee.vision.common.views.register import MATCH_PX, Register
from referee.vision.dice.learning import at_work

Floats = NDArray[np.float64]
PARTS = 2
"""Parts a row that are recognised: dice are half a row wide, so that beside each some are seen."""


@dataclass(frozen=True, slots=True)
class PlaceSettings:
    """When the board lies where it was learned.

    - `plain`: grey levels (standard deviation) of a part in which there is nothing to recognise.
    - `known`: share of the other parts that must be recognised: a full board and a hand leave as many.
    - `moved`: rows by which the board is moved: dice would be taken for ones on the next space soon after.
    """

    plain: float = 7.0
    known: float = 0.08
    moved: float = 0.3


PLACE = PlaceSettings()


@dataclass(frozen=True)
class Place:
    """`camera`: the pose now, in rows and in the camera's pixels. `shift`: rows by which the board is beside where it
    was learned. `found`: share of the parts of the board that were recognised. `ok` False where it was not found; then
    the camera is the learned one."""

    camera: PlaneCamera
    shift: float
    found: float
    ok: bool

    @property
    def moved(self) -> bool:
        """Whether the picture does not show the table where it was learned."""
        return not self.ok or self.shift > PLACE.moved


class Whereabouts:
    """Made once a table; remembers the last pose. `ImageError` where the table holds no picture of the bare board."""

    def __init__(self, table: DiceTable) -> None:
        if not table.reference or not table.camera:
            raise ImageError("table-no-reference")
        self._size = (table.width, table.height)
        self._learned = PlaneCamera.from_dict(table.camera)
        bare, _ = at_work([reference_picture(table)])
        self._scale = bare.shape[1] / table.width
        board = self._learned.unproject(np.array(table.board))
        self._corner, far = board.min(axis=0), board.max(axis=0)
        wide, long = (int(v) for v in np.maximum(np.floor((far - self._corner) * PARTS), 1))
        camera = self._in_parts(self._learned.scaled(self._scale))
        flat = cv2.cvtColor(Above.squares((0, long), (0, wide), MATCH_PX).of(bare, camera), cv2.COLOR_BGR2GRAY)
        parts = flat.reshape(long, MATCH_PX, wide, MATCH_PX).std(axis=(1, 3))
        cells = tuple((r, c) for r in range(long) for c in range(wide) if parts[r, c] >= PLACE.plain)
        if not cells:
            raise ImageError("table-reference-damaged")
        self._register = Register(bare, camera, cells)

    def find(self, image: Image) -> Place:
        """Where the board lies in a BGR picture of the table's size. `ImageError` for another size."""
        if (image.shape[1], image.shape[0]) != self._size:
            raise ImageError("image-other-size", width=image.shape[1], height=image.shape[0],
                             learned_width=self._size[0], learned_height=self._size[1])
        picture, _ = at_work([image])
        if picture.shape[1] != round(self._size[0] * self._scale):
            picture = np.asarray(cv2.resize(picture, None, fx=self._scale, fy=self._scale), np.uint8)
        found = self._register.find(picture)
        if not found.ok or found.found < PLACE.known:
            return Place(self._learned, 0.0, found.found, False)
        return Place(self._in_rows(found.camera).scaled(1 / self._scale), found.shift / PARTS, found.found, True)

    def _in_parts(self, camera: PlaneCamera) -> PlaneCamera:
        """The same camera over the parts, counted from a corner of the board."""
        corner = camera.rotation @ np.array([*self._corner, 0.0])
        return replace(camera, translation=PARTS * (camera.translation + corner))

    def _in_rows(self, camera: PlaneCamera) -> PlaneCamera:
        corner = camera.rotation @ np.array([*self._corner, 0.0])
        return replace(camera, translation=camera.translation / PARTS - corner)


def moved(table: DiceTable, image: Image) -> bool:
    """Whether a BGR picture of the table's size does not show the table where it was learned. Dice and hands on it do
    no harm. `ImageError` for another size."""
    return Whereabouts(table).find(image).moved
