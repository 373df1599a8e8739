"""How surely two rectified pictures show different surfaces, pixel by pixel, whatever light and shadows did meanwhile.

Why: light multiplies what a surface shows, nearly alike in all channels and smoothly; another surface has another hue
or another drawing. What is only darker or brighter may be either, which is left to geometry (`blocks`). Not done here:
saying what stands where.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values.board import Cell
from referee.vision.change.tone import DARK, logs, toned
from referee.vision.colour.palette import to_linear
from referee.vision.finding.patches import rectify

# Set by looking at the maps of six rendered boards (blocks of 4 to 25 mm, of the board's own colour too): noise stays
# below a tenth, the sides and edges of every block are seen.
FINE = 20          # pixels a square at which pictures are compared
PX = 10            # pixels a square of what comes out
MARGIN = 3         # squares around the board: tall pieces at its edge lean out, with shadows; arms reach farther
BLACK = 0.003      # the same where light is fitted, to which black hardly counts
LIT = 0.1          # linear light of a channel that counts half as much as a bright one
TINTED = 0.6       # how much hue a change of brightness may bring along: lamp and room differ in colour
HUE = 0.1          # hue (natural logarithm) beyond that which is surely another surface
BRIGHT = (1.0, 1.4)  # change of brightness that no shadow makes: from, surely
SHADE = (0.05, 0.12)  # change of brightness that is noise; that much more is surely none
DRAWN = (2.0, 0.006, 2.0, 0.03)  # usual difference of the drawing times this and this are noise; ditto for surely
NOISES = 8.0       # ... and in noisy pictures so many times its spread
COARSE, WIDE = 4, 6  # pixels a square, and squares, over which light is taken to be alike
GRAIN = 0.12       # squares: what is finer belongs to the drawing
WINDOW = 0.2       # squares over which the drawing is compared
LIKELY = 0.7       # how much a change that light might have made counts beside one it cannot have made


@dataclass(frozen=True, slots=True)
class Compared:
    """Maps (H, W) 0..1, `PX` pixels a square: `other`, how surely the surface is another; `same`, how surely not;
    `darker`, `brighter`: changed in brightness alone; `sure`: changed as no light does;
    `outside` what lies beyond one of the pictures, where nothing is said."""

    other: NDArray[np.float32]
    same: NDArray[np.float32]
    darker: NDArray[np.float32]
    brighter: NDArray[np.float32]
    sure: NDArray[np.float32]
    outside: NDArray[np.bool_]


def from_above(picture: NDArray[np.uint8], camera: PlaneCamera, rows: int,
               cols: int) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """Linear light of the board and its margin from straight above, `FINE` pixels a square, and what of it is inside
    the picture."""
    spans = (-MARGIN, rows + MARGIN), (-MARGIN, cols + MARGIN)
    flat, inside = rectify(picture, camera, *spans, 2 * FINE)
    light = cv2.resize(to_linear(flat).astype(np.float32), None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    return np.asarray(light, np.float32), np.asarray(inside[::2, ::2] & inside[1::2, 1::2])


def part(cell: Cell) -> tuple[slice, slice]:
    """A square in the maps of `compare`."""
    y, x = ((v + MARGIN) * PX for v in cell)
    return slice(y, y + PX), slice(x, x + PX)


def compare(then: NDArray[np.float32], now: NDArray[np.float32], inside: NDArray[np.bool_]) -> Compared:
    """Two pictures as `from_above` gives them. The colours that the camera made of others and the light of the whole
    board are fitted and taken off first; pixels may have come from any of the nine around them."""
    board = np.zeros(inside.shape, bool)
    rim = MARGIN * FINE
    board[rim:-rim, rim:-rim] = inside[rim:-rim, rim:-rim]
    then = toned(then, now, board, FINE // 2)
    lit = np.minimum(then, now)
    lit = lit / (lit + LIT)
    gain = _light(np.log((now + BLACK) / (then + BLACK)), lit, board)
    now = now * np.exp(-gain)
    weight = lit.sum(axis=2) + 1e-3
    wide = _around((_beyond(np.log(now + DARK), np.log(then + DARK)) * lit).sum(axis=2) / weight)
    now = now * np.exp(-wide)[..., None]
    old, new = np.log(then + DARK), np.log(now + DARK)
    bright = (_beyond(new, old) * lit).sum(axis=2) / weight
    tint = _beyond(logs(now), logs(then))
    tint -= ((tint * lit).sum(axis=2) / weight)[..., None]
    hue = cv2.blur(np.sqrt((tint * tint * lit).sum(axis=2) / weight), (3, 3))
    bright = cv2.blur(bright, (3, 3))
    usual = float(np.median(hue[board]))
    spread = 1.4826 * float(np.median(np.abs(hue[board] - usual)))
    tinted = TINTED * (np.abs(bright) + np.abs(wide))
    recoloured = np.clip((hue - usual - tinted) / max(HUE, NOISES * spread), 0, 1)
    recoloured = np.maximum(recoloured, np.clip((np.abs(bright) - BRIGHT[0]) / (BRIGHT[1] - BRIGHT[0]), 0, 1))
    noise = 1.4826 * float(np.median(np.abs(bright[board])))
    shaded = np.clip((np.abs(bright) - max(SHADE[0], 2 * noise)) / SHADE[1], 0, 1)
    drawn, narrow = _redrawn(old.mean(axis=2), new.mean(axis=2), board)
    light_only = shaded * (recoloured < 0.5)
    sure = np.maximum(recoloured, LIKELY * narrow)
    maps = (np.maximum(sure, LIKELY * shaded), 1 - np.maximum(np.maximum(recoloured, drawn), shaded),
            light_only * (bright < 0), light_only * (bright > 0), sure)
    other, same, darker, brighter, certain = (_small(np.where(inside, m, 0.0)) for m in maps)
    return Compared(other, same, darker, brighter, certain, _small(inside) < 1.0)


def _around(bright: NDArray[np.float32]) -> NDArray[np.float32]:
    """The median of a map over some squares around each place: light and shade that are wider than pieces."""
    coarse = cv2.resize(bright, None, fx=COARSE / FINE, fy=COARSE / FINE, interpolation=cv2.INTER_AREA)
    steps = np.clip(np.round(coarse * 100 + 128), 0, 255).astype(np.uint8)
    wide = cv2.medianBlur(steps, WIDE * COARSE + 1).astype(np.float32)
    size = (bright.shape[1], bright.shape[0])
    return np.asarray(cv2.resize((wide - 128) / 100, size, interpolation=cv2.INTER_LINEAR))


def _redrawn(old: NDArray[np.float32], new: NDArray[np.float32],
             board: NDArray[np.bool_]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """How surely what is drawn is otherwise: around each pixel, and without the halo that looking around makes."""
    fine = [g - cv2.GaussianBlur(g, (0, 0), GRAIN * FINE) for g in (old, new)]
    size = round(WINDOW * FINE)
    off = cv2.blur(np.abs(_beyond(fine[1], fine[0])), (size, size))
    usual = float(np.median(off[board]))
    drawn = np.clip((off - DRAWN[0] * usual - DRAWN[1]) / (DRAWN[2] * usual + DRAWN[3]), 0, 1).astype(np.float32)
    return drawn, np.asarray(cv2.erode(drawn, np.ones((size + 1, size + 1), np.uint8)), np.float32)


def _beyond(new: NDArray[np.float32], old: NDArray[np.float32]) -> NDArray[np.float32]:
    """By how much a pixel lies outside of what the nine around its place showed before."""
    box = np.ones((3, 3), np.uint8)
    return np.asarray(new - np.clip(new, cv2.erode(old, box), cv2.dilate(old, box)))


def _light(off: NDArray[np.float32], lit: NDArray[np.floating], board: NDArray[np.bool_]) -> NDArray[np.float32]:
    """A plane a channel through the logarithmic differences of the board, fitted robustly (iteratively reweighted
    least squares, Cauchy's weights squared): exposure, white balance and light from one side."""
    step = 6  # pixels: enough of them
    height, width = off.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y = x / width - 0.5, y / height - 0.5
    some = board[::step, ::step]
    terms = np.stack([np.ones(int(some.sum())), x[::step, ::step][some], y[::step, ::step][some]], axis=1)
    out = np.empty_like(off)
    for c in range(3):
        values, weights = off[::step, ::step, c][some], lit[::step, ::step, c][some]
        plane = np.array([float(np.median(values)), 0.0, 0.0])
        for _ in range(9):
            far = np.abs(values - terms @ plane)
            usual = 1.4826 * float(np.median(far)) + 0.01
            weight = weights / (1 + (far / (1.5 * usual)) ** 2) ** 2
            normal = (terms * weight[:, None]).T @ terms + 1e-6 * weight.sum() * np.eye(3)
            plane = np.linalg.solve(normal, (terms * weight[:, None]).T @ values)
        out[..., c] = plane[0] + plane[1] * x + plane[2] * y
    return out


def _small(fine: NDArray[np.floating | np.bool_]) -> NDArray[np.float32]:
    return np.asarray(cv2.resize(fine.astype(np.float32), None, fx=PX / FINE, fy=PX / FINE,
                                 interpolation=cv2.INTER_AREA))
