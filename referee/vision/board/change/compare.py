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
from referee.vision.board.change.tone import TONE, logs, toned
from referee.vision.board.finding.patches import rectify
from referee.vision.board.finding.squares import over_channels
from referee.vision.common.colour.palette import to_linear

FINE = 20
"""Pixels a square at which pictures are compared."""
MAP_PX = 10
"""Pixels a square of what comes out."""
MARGIN = 3
"""Squares around the board: tall pieces at its edge lean out, with shadows; arms reach farther."""


@dataclass(frozen=True, slots=True)
class CompareSettings:
    """What two pictures may differ by without a change, and by how much they surely differ.

    Set by looking at the maps of six rendered boards (blocks of 4 to 25 mm, of the board's own colour too). Noise stays
    below a tenth, the sides and edges of every block are seen.

    - `black`: linear light where light is fitted, to which black hardly counts.
    - `lit`: linear light of a channel that counts half as much as a bright one.
    - `tinted`: how much hue a change of brightness may bring along: lamp and room differ in colour.
    - `hue`: hue (natural logarithm) beyond that which is surely another surface.
    - `bright`: change of brightness that no shadow makes: from, surely.
    - `shade`: change of brightness that is noise; that much more is surely none.
    - `drawn`: usual difference of the drawing times the first and the second are noise; with the others it is surely
      none.
    - `noises`: and in noisy pictures so many times its spread.
    - `coarse`: pixels a square over which light is taken to be alike.
    - `wide`: and squares.
    - `grain`: squares: what is finer belongs to the drawing.
    - `window`: squares over which the drawing is compared.
    - `likely`: how much a change that light might have made counts beside one it cannot have made.
    """

    black: float = 0.003
    lit: float = 0.1
    tinted: float = 0.6
    hue: float = 0.1
    bright: tuple[float, float] = (1.0, 1.4)
    shade: tuple[float, float] = (0.05, 0.12)
    drawn: tuple[float, ...] = (2.0, 0.006, 2.0, 0.03)
    noises: float = 8.0
    coarse: int = 4
    wide: int = 6
    grain: float = 0.12
    window: float = 0.2
    likely: float = 0.7


COMPARE = CompareSettings()


@dataclass(frozen=True, slots=True)
class Compared:
    """Maps (H, W) 0..1, `MAP_PX` pixels a square: `other`, how surely the surface is another; `same`, how surely not;
    `darker`, `brighter`: changed in brightness alone. `sure`: changed as no light does; `outside` what lies beyond one
    of the pictures, where nothing is said."""

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
    y, x = ((v + MARGIN) * MAP_PX for v in cell)
    return slice(y, y + MAP_PX), slice(x, x + MAP_PX)


def compare(then: NDArray[np.float32], now: NDArray[np.float32], inside: NDArray[np.bool_]) -> Compared:
    """Two pictures as `from_above` gives them. The colours that the camera made of others and the light of the whole
    board are fitted and taken off first. Pixels may have come from any of the nine around them."""
    board = np.zeros(inside.shape, bool)
    rim = MARGIN * FINE
    board[rim:-rim, rim:-rim] = inside[rim:-rim, rim:-rim]
    then = toned(then, now, board, FINE // 2)
    lit = np.minimum(then, now)
    lit = lit / (lit + COMPARE.lit)
    gain = _light(np.log((now + COMPARE.black) / (then + COMPARE.black)), lit, board)
    now = now * np.exp(-gain)
    weight = over_channels(lit) + 1e-3
    wide = _around(over_channels(_beyond(np.log(now + TONE.dark), np.log(then + TONE.dark)) * lit) / weight)
    now = now * np.exp(-wide)[..., None]
    old, new = np.log(then + TONE.dark), np.log(now + TONE.dark)
    bright = over_channels(_beyond(new, old) * lit) / weight
    tint = _beyond(logs(now), logs(then))
    tint -= (over_channels(tint * lit) / weight)[..., None]
    hue = cv2.blur(np.sqrt(over_channels(tint * tint * lit) / weight), (3, 3))
    bright = cv2.blur(bright, (3, 3))
    usual = float(np.median(hue[board]))
    spread = 1.4826 * float(np.median(np.abs(hue[board] - usual)))
    tinted = COMPARE.tinted * (np.abs(bright) + np.abs(wide))
    recoloured = np.clip((hue - usual - tinted) / max(COMPARE.hue, COMPARE.noises * spread), 0, 1)
    low, high = COMPARE.bright
    recoloured = np.maximum(recoloured, np.clip((np.abs(bright) - low) / (high - low), 0, 1))
    noise = 1.4826 * float(np.median(np.abs(bright[board])))
    shaded = np.clip((np.abs(bright) - max(COMPARE.shade[0], 2 * noise)) / COMPARE.shade[1], 0, 1)
    drawn, narrow = _redrawn(over_channels(old) / 3, over_channels(new) / 3, board)
    light_only = shaded * (recoloured < 0.5)
    sure = np.maximum(recoloured, COMPARE.likely * narrow)
    maps = (np.maximum(sure, COMPARE.likely * shaded), 1 - np.maximum(np.maximum(recoloured, drawn), shaded),
            light_only * (bright < 0), light_only * (bright > 0), sure)
    other, same, darker, brighter, certain = (_small(np.where(inside, m, 0.0)) for m in maps)
    return Compared(other, same, darker, brighter, certain, _small(inside) < 1.0)


def _around(bright: NDArray[np.float32]) -> NDArray[np.float32]:
    """The median of a map over some squares around each place: light and shade that are wider than pieces."""
    coarse = cv2.resize(bright, None, fx=COMPARE.coarse / FINE, fy=COMPARE.coarse / FINE, interpolation=cv2.INTER_AREA)
    steps = np.clip(np.round(coarse * 100 + 128), 0, 255).astype(np.uint8)
    wide = cv2.medianBlur(steps, COMPARE.wide * COMPARE.coarse + 1).astype(np.float32)
    size = (bright.shape[1], bright.shape[0])
    return np.asarray(cv2.resize((wide - 128) / 100, size, interpolation=cv2.INTER_LINEAR))


def _redrawn(old: NDArray[np.float32], new: NDArray[np.float32],
             board: NDArray[np.bool_]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """How surely what is drawn is otherwise: around each pixel, and without the halo that looking around makes."""
    fine = [g - cv2.GaussianBlur(g, (0, 0), COMPARE.grain * FINE) for g in (old, new)]
    size = round(COMPARE.window * FINE)
    off = cv2.blur(np.abs(_beyond(fine[1], fine[0])), (size, size))
    usual = float(np.median(off[board]))
    times, more, surely, surely_more = COMPARE.drawn
    drawn = np.clip((off - times * usual - more) / (surely * usual + surely_more), 0, 1).astype(np.float32)
    return drawn, np.asarray(cv2.erode(drawn, np.ones((size + 1, size + 1), np.uint8)), np.float32)


def _beyond(new: NDArray[np.float32], old: NDArray[np.float32]) -> NDArray[np.float32]:
    """By how much a pixel lies outside of what the nine around its place showed before."""
    box = np.ones((3, 3), np.uint8)
    return np.asarray(new - np.clip(new, cv2.erode(old, box), cv2.dilate(old, box)))


def _light(off: NDArray[np.float32], lit: NDArray[np.floating], board: NDArray[np.bool_]) -> NDArray[np.float32]:
    """A plane a channel through the logarithmic differences of the board: exposure, white balance and light from one
    side. It is fitted robustly (iteratively reweighted least squares, Cauchy's weights squared)."""
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
    return np.asarray(cv2.resize(fine.astype(np.float32), None, fx=MAP_PX / FINE, fy=MAP_PX / FINE,
                                 interpolation=cv2.INTER_AREA))
