"""Says where on the learned table a die stands: on which space, or at whose side.

Why: a die is seen above the place it stands on; its foot tells the space. What it does not do: read dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values.common import Point
from referee.values.dice import DiceTable

Points = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class PlaceSettings:
    """How far a foot may be off. All in rows of the board.

    - `blur`: standard deviation of a foot that was read.
    - `border`: a foot so far outside the board may still stand on it.
    """

    blur: float = 0.1
    border: float = 0.06


PLACES = PlaceSettings()


class Places:
    """The places of one learned table, as its `camera` sees it now (units: rows)."""

    def __init__(self, table: DiceTable, camera: PlaneCamera | None = None) -> None:
        self._table = table
        learned = PlaneCamera.from_dict(table.camera)
        self.camera = learned if camera is None else camera
        self._names = [s.id for s in table.spaces]
        self._spaces = [learned.unproject(np.array(s.quad)) for s in table.spaces]
        self._board = learned.unproject(np.array(table.board)).astype(np.float32)

    @cached_property
    def corners(self) -> tuple[NDArray[np.float32], ...]:
        """Corners of the spaces in pixels (4, 2), in the table's order."""
        return tuple(self.camera.project(q).astype(np.float32) for q in self._spaces)

    def up(self, pixels: Points) -> Points:
        """Which way is up at pixels (N, 2) and how far a point one row above the table is off, pixels (N, 2)."""
        feet = self.camera.unproject(pixels)
        out: Points = self.camera.project(feet, 1.0) - self.camera.project(feet, 0.0)
        return out

    def place(self, foot: Point) -> tuple[str | None, str | None, float]:
        """Space, or else seat, of a die with this foot (pixels), and the probability (0..1) that it is this one."""
        at = self.camera.unproject(np.array([foot]))[0]
        inside = cv2.pointPolygonTest(self._board, (float(at[0]), float(at[1])), True)
        if inside < -PLACES.border:
            return None, self._table.seat_of(foot), _surely((-PLACES.border - inside) / PLACES.blur)
        gaps = np.array([-cv2.pointPolygonTest(q.astype(np.float32), (float(at[0]), float(at[1])), True)
                         for q in self._spaces])
        order = np.argsort(gaps)
        first, second = gaps[order[0]], gaps[order[1]]
        return self._names[int(order[0])], None, _surely((second - first) / 2 / PLACES.blur)


def _surely(deviations: float) -> float:
    """Probability of the right side of a limit that lies so many standard deviations away (logistic)."""
    return float(1 / (1 + np.exp(-1.7 * np.clip(deviations, -20, 20))))
