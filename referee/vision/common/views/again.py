"""A known table seen by another camera: which camera that may be, and how the bare table looks to it.

Why it exists: whoever finds a table in a picture of another size has points of it; what follows is the same for all
games. What it does not do: find the table (`features`), or understand what lies there.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np

from referee.geometry.camera import PlaneCamera
from referee.geometry.lens import Lens
from referee.vision.common.images import Image
from referee.vision.common.views.features import Pairs
from referee.vision.common.views.pose import fit_camera


@dataclass(frozen=True, slots=True)
class AgainSettings:
    """How a table is taken over.

    - `as_well`: times the other's error is as well.
    - `coarse`: pixels between the points at which a picture is bent into another exactly.
    """

    as_well: float = 1.5
    coarse: int = 16


AGAIN = AgainSettings()


def cameras_of(pairs: Pairs, old: PlaneCamera, was: tuple[int, int], size: tuple[int, int]) -> Iterator[PlaneCamera]:
    """The camera that saw `pairs` in a picture of `size` (width, height), none where they tell none.

    It has the lens of the `old` one, whose pictures `was` the size of, if that explains them as well. There are several
    ways in which pictures get another size.
    """
    sides = size[0] / was[0], size[1] / was[1], size[0] / was[1], size[1] / was[0]
    centre = ((size[0] - 1) / 2, (size[1] - 1) / 2)
    lenses = [Lens(*size, old.focal * factor, centre, old.distortion, 0.0, 1) for factor in {1.0, *sides}]
    found: list[tuple[float, int, PlaneCamera]] = []
    for lens in (*lenses, None):
        with contextlib.suppress(cv2.error):  # no pose can be told with this lens
            camera = fit_camera(*pairs, size, lens)
            miss = float(np.median(np.linalg.norm(camera.unproject(pairs[1]) - pairs[0], axis=1)))
            found.append((miss if lens is None else miss / AGAIN.as_well, len(found), camera))
    if found:
        yield min(found)[2]


def bent_to(reference: Image, old: PlaneCamera, camera: PlaneCamera, image: Image,
            whole: tuple[float, float, float, float]) -> Image:
    """The bare table's picture, taken by `old`, as `camera` would have taken it; beyond the `whole` (x0, y0, x1, y1, in
    the table's units) what `image` shows."""
    high, wide = image.shape[:2]
    low, top = np.array(whole[:2]), np.array(whole[2:])
    xs, ys = (AGAIN.coarse * np.arange(side // AGAIN.coarse + 2, dtype=np.float64) for side in (wide, high))
    board = camera.unproject(np.stack(np.meshgrid(xs, ys), axis=-1))
    near = np.all((board > low) & (board < top), axis=-1, keepdims=True)
    at = np.where(near, old.project(np.clip(board, low - 1, top + 1)), -1e4)
    size = (len(xs) * AGAIN.coarse, len(ys) * AGAIN.coarse)
    lines = np.array([[AGAIN.coarse, 0, 0], [0, AGAIN.coarse, 0]], np.float32)
    u, v = (cv2.warpAffine(at[..., n].astype(np.float32), lines, size)[:high, :wide] for n in (0, 1))
    out = image.copy()
    cv2.remap(reference, u, v, cv2.INTER_AREA if wide < reference.shape[1] else cv2.INTER_LINEAR, out,
              cv2.BORDER_TRANSPARENT)
    return out
