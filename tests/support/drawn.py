"""Boards drawn flat and seen through a known `PlaneCamera`, so that the truth is exact and drawing takes milliseconds.

For tests of what finds squares, lattices, poses and changes. What looks like a real table is rendered by `referee.sim`.
"""

import json
import math
from functools import lru_cache

import cv2
import numpy as np

from referee.geometry.camera import PlaneCamera

INKS = {"red": (196, 31, 46), "yellow": (242, 197, 27), "green": (40, 136, 62), "blue": (28, 80, 164),
        "orange": (230, 119, 32), "purple": (106, 53, 135)}
PX = 48  # pixels a square of the flat drawing
MARGIN = 6  # squares of cloth drawn around the board; beyond it the table is plain
TABLE = (150, 170, 180)
SIZE = (800, 600)


def camera_over(rows: int, cols: int, *, elevation: float = 60.0, turn: float = 8.0, distance: float = 16.0,
                k1: float = 0.0, size: tuple[int, int] = SIZE, focal: float = 750.0) -> PlaneCamera:
    """A camera looking at the middle of a board from `distance` squares, from its lower side for small `turn`."""
    a, t = math.radians(elevation - 90.0), math.radians(turn)
    spin = np.array([[math.cos(t), -math.sin(t), 0], [math.sin(t), math.cos(t), 0], [0, 0, 1.0]])
    tilt = np.array([[1.0, 0, 0], [0, math.cos(a), -math.sin(a)], [0, math.sin(a), math.cos(a)]])
    rotation = tilt @ spin
    middle = np.array([cols / 2, rows / 2, 0.0])
    return PlaneCamera(focal, ((size[0] - 1) / 2, (size[1] - 1) / 2), k1, rotation,
                       np.array([0.0, 0.0, distance]) - rotation @ middle)


def layout(rows: int, cols: int, seed: int = 0) -> list[list[str]]:
    """Random colour names."""
    names = list(INKS)
    return [[names[int(k)] for k in row] for row in np.random.default_rng(seed).integers(0, len(names), (rows, cols))]


def flat_board(rows: int, cols: int, colours: list[list[str]] | None = None, *, cloth: float = 0.0,
               line: tuple[int, int, int] | None = (245, 245, 240)) -> np.ndarray:
    """The board and `MARGIN` squares of table around it, BGR. `colours` None: wood-coloured squares with dark lines.
    `cloth`: side of a check of the table cloth in squares, 0 for a plain table. `line`: sRGB between the squares."""
    shape = ((rows + 2 * MARGIN) * PX, (cols + 2 * MARGIN) * PX)
    flat = np.full((*shape, 3), TABLE, np.uint8)
    if cloth:
        ys, xs = np.mgrid[0:shape[0], 0:shape[1]]
        u, v = 0.8 * xs + 0.6 * ys, 0.8 * ys - 0.6 * xs  # not parallel to the board
        flat[((u // (cloth * PX)) + (v // (cloth * PX))).astype(int) % 2 == 0] = (90, 60, 190)
    for r in range(rows):
        for c in range(cols):
            y, x = (r + MARGIN) * PX, (c + MARGIN) * PX
            rgb = (198, 170, 128) if colours is None else INKS[colours[r][c]]
            flat[y:y + PX, x:x + PX] = (70, 60, 50) if colours is None else (line or rgb)[::-1]
            flat[y + 1:y + PX - 1, x + 1:x + PX - 1] = rgb[::-1]
    return flat


def paint(flat: np.ndarray, cell: tuple[int, int], rgb: tuple[int, int, int], part: float = 0.84) -> None:
    """A tile on the middle `part` of a square, with a dark sign on it."""
    edge = round(PX * (1 - part) / 2)
    y, x = (cell[0] + MARGIN) * PX, (cell[1] + MARGIN) * PX
    flat[y + edge:y + PX - edge, x + edge:x + PX - edge] = rgb[::-1]
    cv2.line(flat, (x + PX // 3, y + PX // 3), (x + 2 * PX // 3, y + 2 * PX // 3), (30, 30, 30), 3)


@lru_cache(maxsize=8)
def _where(camera: str, size: tuple[int, int]) -> np.ndarray:
    """Where in the flat drawing each pixel lies, for a camera as JSON: most of what drawing costs, and often asked."""
    xs, ys = np.meshgrid(np.arange(size[0], dtype=np.float64), np.arange(size[1], dtype=np.float64))
    board = PlaneCamera.from_dict(json.loads(camera)).unproject(np.stack([xs, ys], axis=-1))
    where: np.ndarray = ((board + MARGIN) * PX - 0.5).astype(np.float32)
    return where


def seen_by(camera: PlaneCamera, flat: np.ndarray, *, size: tuple[int, int] = SIZE, noise: float = 2.0,
            seed: int = 0) -> np.ndarray:
    """What `camera` sees of the flat drawing, slightly soft, with Gaussian noise (grey levels)."""
    where = _where(json.dumps(camera.to_dict()), size)
    image = cv2.remap(flat, where[..., 0], where[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT,
                      borderValue=TABLE)
    seen = np.asarray(cv2.GaussianBlur(image, (0, 0), 0.8), np.float32)
    seen += np.random.default_rng(seed).normal(0, noise, seen.shape)
    return np.clip(seen, 0, 255).astype(np.uint8)


def outer_corners(camera: PlaneCamera, rows: int, cols: int) -> np.ndarray:
    """The board's corners in pixels, (4, 2): top left, top right, bottom right, bottom left."""
    return camera.project(np.array([[0.0, 0.0], [cols, 0.0], [cols, rows], [0.0, rows]]))
