"""Tells whether a token stands behind another one, as a low camera sees them in line.

Why it exists: seen from a low camera a token covers the square behind it, whether one stands there or not, and from
above both look alike. As if on a sheet standing upright on that square they do not: the top of a token there shows at
the height of every other token's top, that of the one in front lower down. The network is shown that view of the square
behind, now and when the board was empty, the same view of the token in front, how much height leans in the picture,
and how far apart the squares are. What the view shows is defined here, for training too. Not done here: training
(`models.training.behind`), and weighing the answer with what is seen from above (`standing`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values import Cell
from referee.vision.asking import sigmoid
from referee.vision.model import Kind, load_network

PX = 16                 # pixels a square
LOW, HIGH = -0.4, 2.1   # squares below and above the board that the view shows
WIDE = 0.625            # and to either side of the square's middle
SHAPE = round((HIGH - LOW) * PX), round(2 * WIDE * PX)
CHANNELS = 11           # behind now and empty, in front now, lean, distance
HIDES = 0.4             # squares by which one square of height leans, from which a token may hide what is behind it
NEAR = 0.5              # squares behind a token, along the lean, from which a square may be covered by it
TALLEST = 1.6           # squares of the tallest token's height, from which it covers squares behind at most
ASIDE = 0.9             # squares beside the line behind a token up to which a square may be covered by it

BEHIND = Kind("behind", "views", CHANNELS, "behind", 1, "models.training.behind", "a reader of tokens in line")


class Behind:
    """The network and what it needs to know of one table: BGR picture `bare` of the empty board, taken by `camera`."""

    def __init__(self, bare: NDArray[np.uint8], camera: PlaneCamera) -> None:
        self._network = load_network(kind=BEHIND)
        self._bare, self._camera = bare, camera

    def of(self, picture: NDArray[np.uint8], camera: PlaneCamera, lean: NDArray[np.float64], fronts: Iterable[Cell],
           cells: Collection[Cell]) -> dict[Cell, float]:
        """Of those `cells` that lie behind a token on one of the `fronts`: how likely a token stands there (0..1), in a
        BGR picture taken by `camera`. Where there are several in front, the nearest is asked about."""
        nearest: dict[Cell, tuple[float, Cell]] = {}
        for front in fronts:
            for cell in behind(front, cells, lean):
                found = float(np.hypot(cell[0] - front[0], cell[1] - front[1])), front
                nearest[cell] = min(found, nearest.get(cell, found))
        if not nearest:
            return {}
        asked = list(nearest)
        apart, front = zip(*nearest.values(), strict=True)
        views = network_input(upright(picture, camera, asked), upright(self._bare, self._camera, asked),
                              upright(picture, camera, front), float(np.hypot(*lean)), np.array(apart))
        [answer] = self._network.run(None, {BEHIND.input: views})
        return dict(zip(asked, sigmoid(np.asarray(answer, np.float64).ravel()).tolist(), strict=True))


def behind(front: Cell, cells: Collection[Cell], lean: NDArray[np.float64]) -> list[Cell]:
    """The squares of which a token on `front` may cover a part, with `lean` as `squarenet.lean_of` says."""
    length = float(np.hypot(*lean))
    if length <= HIDES:
        return []
    found = []
    for cell in cells:
        d = np.array([cell[1] - front[1], cell[0] - front[0]], float)
        along, aside = float(d @ lean) / length, abs(float(d[0] * lean[1] - d[1] * lean[0])) / length
        if NEAR <= along <= TALLEST * length + NEAR and aside <= ASIDE:
            found.append(cell)
    return found


def upright(picture: NDArray[np.uint8], camera: PlaneCamera, cells: Sequence[Cell]) -> NDArray[np.uint8]:
    """(N, `SHAPE`, 3): the picture as it would show each of N squares on a sheet that stands upright on the square's
    middle and faces the camera, its lowest row nearest to the board."""
    heights = HIGH - (np.arange(SHAPE[0]) + 0.5) / PX
    sides = (np.arange(SHAPE[1]) + 0.5) / PX - WIDE
    middles = np.array([[c + 0.5, r + 0.5] for r, c in cells])
    away = middles - camera.position[:2]
    across = np.stack([-away[:, 1], away[:, 0]], axis=1) / np.linalg.norm(away, axis=1, keepdims=True)
    points = middles[:, None] + sides[None, :, None] * across[:, None]
    maps = np.stack([camera.project(points, float(z)) for z in heights], axis=1).astype(np.float32)
    flat = np.ascontiguousarray(maps.reshape(-1, SHAPE[1], 2))
    return np.asarray(cv2.remap(picture, flat, None, cv2.INTER_LINEAR)).reshape(len(cells), *SHAPE, 3)


def network_input(now: NDArray[np.uint8], empty: NDArray[np.uint8], front: NDArray[np.uint8],
                  lean: float | NDArray[np.float64], apart: NDArray[np.float64]) -> NDArray[np.float32]:
    """(N, 11, H, W) float32 of N views each (N, H, W, 3) of the squares behind, now and empty, and in front of them;
    `lean` in squares a square of height, one for all or (N,), `apart` (N,) squares between the two."""
    views = np.concatenate([now, empty, front], axis=-1).transpose(0, 3, 1, 2).astype(np.float32) / 127.5 - 1.0
    more = np.empty((len(now), 2, *SHAPE), np.float32)
    more[:, 0], more[:, 1] = np.reshape(lean, (-1, 1, 1)), apart[:, None, None]
    return np.concatenate([views, more], axis=1)
