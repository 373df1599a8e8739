"""Looks at places of a lattice in a picture: their colour, how clear their edges are, and where these lie.

Why: finding a board, fitting a given grid and measuring squares again all ask the same of a place. Not done here:
saying which places are squares (`board`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera, square_corners
from referee.geometry.lens import Lens
from referee.values.board import Cell
from referee.vision.board.finding.ground import grounds_of, median_where
from referee.vision.board.finding.sections import neighbours
from referee.vision.board.finding.squares import calmed, edge_strength, lab_image
from referee.vision.common.colour.palette import to_linear
from referee.vision.common.views.peak import vertex
from referee.vision.common.views.pose import fit_camera

PATCH_PX = 24
"""Pixels a square in the rectified picture used here."""


@dataclass(frozen=True, slots=True)
class PatchSettings:
    """How a place of a lattice is looked at.

    - `reach`: squares: how far from the lattice line an edge is looked for (section gaps, turns).
    - `calm`: of those, as `calmed` has them: takes off dots and lines of a fifth of a square.
    - `rough`: Lab units a pixel added to the inside's roughness, so that smooth prints do not divide by 0.
    - `longest`: squares a side at most; nine sections of five in a row are 45.
    """

    reach: float = 0.17
    calm: tuple[float, int] = (1.5, 7)
    rough: float = 0.25
    longest: int = 46


PATCHES = PatchSettings()


class TooLarge(ValueError):
    """A lattice that goes on and on: a floor, a wall, a table cloth; its squares as far as it was followed."""

    def __init__(self, why: str, camera: PlaneCamera | None = None, cells: Iterable[Cell] = ()) -> None:
        super().__init__(why)
        self.camera, self.cells = camera, tuple(cells)

    @property
    def middles(self) -> NDArray[np.float64]:
        """Where the middles of its squares lie in the picture (N, 2)."""
        if self.camera is None or not self.cells:
            return np.empty((0, 2))
        return np.asarray(self.camera.project(np.array(self.cells, np.float64)[:, ::-1] + 0.5), np.float64)


@dataclass(frozen=True)
class Patch:
    """What one lattice place looks like: median linear RGB of its ground, behind any print, and how far its inside is
    from even (`Ground.spread`). Of its sides N, E, S, W the edge strength against the ground's roughness, and by how
    much (squares) edges lie off the lattice lines."""

    rgb: NDArray[np.float64]
    spread: float
    sides: NDArray[np.float64]
    offsets: NDArray[np.float64]


def rectify(image: NDArray[np.uint8], camera: PlaneCamera, rows: tuple[int, int], cols: tuple[int, int],
            px: int = PATCH_PX, height: float = 0.0) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """The lattice places rows[0]..rows[1]-1 by cols[0]..cols[1]-1 seen from straight above, and which pixels of it
    lie inside the picture."""
    along, down = ((np.arange((b - a) * px) + 0.5) / px + a for a, b in (cols, rows))
    u, v = camera.project_grid(along, down, height)
    h, w = image.shape[:2]
    inside = (u >= 1) & (u <= w - 2) & (v >= 1) & (v <= h - 2)
    return np.asarray(cv2.remap(image, u, v, cv2.INTER_LINEAR), np.uint8), inside


def close(image: NDArray[np.uint8], camera: PlaneCamera, cells: Sequence[Cell], shifts: NDArray[np.float64], px: int,
          rim: int) -> NDArray[np.uint8]:
    """BGR (N, px - 2 rim, px - 2 rim, 3): the squares `cells`, each where its own shift (x, y) in squares puts it. They
    are seen from straight above at `px` pixels a square, without `rim` pixels along the border."""
    inside = (np.arange(rim, px - rim) + 0.5) / px
    steps = np.stack(np.meshgrid(inside, inside), axis=-1)
    points = (np.array(cells, np.float64)[:, ::-1] + shifts)[:, None, None] + steps
    at = camera.project(points.reshape(-1, 2)).astype(np.float32).reshape(len(cells), len(inside), -1, 2)
    return np.array([cv2.remap(image, x, y, cv2.INTER_LINEAR) for x, y in zip(at[..., 0], at[..., 1], strict=True)],
                    np.uint8)


def patches_around(image: NDArray[np.uint8], camera: PlaneCamera, around: set[Cell], margin: int = 2,
                   printed: bool = False) -> dict[Cell, Patch]:
    """Measures every lattice place within `margin` of the cells `around` that lies wholly inside the picture; without
    what is finely `printed` there."""
    rows = [r for r, _ in around]
    cols = [c for _, c in around]
    r0, r1 = min(rows) - margin - 1, max(rows) + margin + 2
    c0, c1 = min(cols) - margin - 1, max(cols) + margin + 2
    if r1 - r0 > PATCHES.longest or c1 - c0 > PATCHES.longest:
        raise TooLarge("the lattice is too large for a game board")
    flat, inside = rectify(image, camera, (r0, r1), (c0, c1))
    flat = calmed(flat, *PATCHES.calm) if printed else flat
    lab = lab_image(flat)
    edges = edge_strength(lab, 0.8)
    places = [(r, c) for r in range(r0 + 1, r1 - 1) for c in range(c0 + 1, c1 - 1)
              if inside[(r - r0) * PATCH_PX - 1 : (r - r0 + 1) * PATCH_PX + 1,
                        (c - c0) * PATCH_PX - 1 : (c - c0 + 1) * PATCH_PX + 1].all()]
    if not places:
        return {}
    top, left = (np.array(places) - [r0, c0]).T * PATCH_PX
    a, w, k = (round(part * PATCH_PX) for part in (0.2, PATCHES.reach, 0.15))
    b = PATCH_PX - a
    inner, near, along = np.arange(a, b), np.arange(-w, w + 1), np.arange(k, PATCH_PX - k)
    middle = top[:, None, None] + inner[:, None], left[:, None, None] + inner
    grounds = grounds_of(lab[middle])
    rough = median_where(edges[middle], grounds.clear) + PATCHES.rough
    rgb = to_linear(median_where(flat[middle], grounds.ground)[:, ::-1])
    profiles = np.stack([
        _lower(edges[(top + start)[:, None, None] + near[:, None], left[:, None, None] + along] if level else
               edges[top[:, None, None] + along, (left + start)[:, None, None] + near[:, None]])
        for level, start in ((True, 0), (False, PATCH_PX), (True, PATCH_PX), (False, 0))], axis=1)  # N, E, S, W
    peaks = profiles.argmax(axis=2)
    sides = profiles.max(axis=2) / rough[:, None]
    offsets = np.array([[(_vertex(p, int(i)) - w + 0.5) / PATCH_PX for p, i in zip(four, peak, strict=True)]
                        for four, peak in zip(profiles, peaks, strict=True)])
    return {place: Patch(rgb[i], float(grounds.spread[i]), sides[i], offsets[i]) for i, place in enumerate(places)}


def _lower(strips: NDArray[np.float32]) -> NDArray[np.float64]:
    """What nearly two thirds along each line of the strips (N, lines, L) show at least."""
    out: NDArray[np.float64] = np.quantile(strips, 0.35, axis=2)
    return out


def _vertex(profile: NDArray[np.floating], peak: int) -> float:
    """Sub-pixel place of a peak by a parabola through its neighbours."""
    if peak == 0 or peak == len(profile) - 1:
        return float(peak)
    left, mid, right = (float(v) for v in profile[peak - 1 : peak + 2])
    return peak + vertex(left, mid, right)


def refit(camera: PlaneCamera, cells: set[Cell], patches: dict[Cell, Patch], size: tuple[int, int],
          lens: Lens | None = None) -> PlaneCamera:
    """Fits the camera again to the lattice lines as measured in the picture."""
    ordered = sorted(cells)
    shifts = shifts_of(tuple(ordered), patches)
    corners = square_corners(ordered)
    pixels = camera.project(corners + shifts[:, None, :])
    return fit_camera(corners.reshape(-1, 2), pixels.reshape(-1, 2), size, lens)


def shifts_of(cells: tuple[Cell, ...], patches: dict[Cell, Patch]) -> NDArray[np.float64]:
    """Each cell's own shift (x, y) from the edges on its sides, leaning on its neighbours where they are weak."""
    index = {c: i for i, c in enumerate(cells)}
    offsets = np.array([patches[c].offsets for c in cells])
    strength = np.clip(np.array([patches[c].sides for c in cells]) - 1.5, 0.0, 6.0)
    strength[np.abs(offsets) > PATCHES.reach - 1.0 / PATCH_PX] = 0.0
    pairs = strength[:, [[3, 1], [0, 2]]]  # of x the edges W and E, of y those N and S
    weight = pairs.sum(axis=2)
    own = (pairs * offsets[:, [[3, 1], [0, 2]]]).sum(axis=2) / np.where(weight > 0, weight, 1.0)
    beside = np.array([[index.get(n, len(cells)) for n in neighbours(c)] for c in cells])
    out: NDArray[np.float64] = own
    for _ in range(3):
        near = np.vstack([weight, np.zeros((1, 2))])[beside]  # none where there is no neighbour
        mean = (near * np.vstack([out, np.zeros((1, 2))])[beside]).sum(axis=1) / np.maximum(near.sum(axis=1), 1e-6)
        out = (weight * own + 4.0 * mean) / (weight + 4.0)
    return out
