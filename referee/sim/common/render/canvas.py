"""The surface the renderer paints on: colours and materials of a window of the picture.

Why: every painter (tables, sections, pieces, bodies) fills polygons and lays textures in the same
undistorted pixels, supersampled. What this module does not do: know what is painted, or light it.
"""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.common.arrays import Array, Image, Map, Mask
from referee.sim.common.camera import Camera
from referee.sim.common.render import post

Window = tuple[int, int, int, int]  # x0, y0, x1, y1 in undistorted pixels
TABLE, BOARD, PIECE, BODY, ROOM = 0, 1, 2, 250, 251
"""Materials, one a pixel: table, board, then tops of pieces by height (`PIECE` + steps of half a card); solid bodies
(their shade is baked in) and the room beyond the table."""
_SHIFT = 4


def supersampling(size: tuple[int, int]) -> int:
    """2 up to about 1080p; pictures with more pixels show a frame line with enough of them anyway."""
    return 2 if size[0] * size[1] <= 2_400_000 else 1


class Canvas:
    """Colours (uint8 BGR, supersampled) and materials (uint8, one a pixel) of a window of the picture."""

    def __init__(self, window: Window, ss: int) -> None:
        x0, y0, x1, y1 = window
        self.window, self.ss = window, ss
        self.colour: Image = np.zeros(((y1 - y0) * ss, (x1 - x0) * ss, 3), np.uint8)
        self.material: Mask = np.full((y1 - y0, x1 - x0), ROOM, np.uint8)
        self.up = np.array([[ss, 0, (0.5 - x0) * ss - 0.5], [0, ss, (0.5 - y0) * ss - 0.5], [0, 0, 1.0]])

    def _parts(self, window: Window) -> tuple[tuple[slice, slice], tuple[slice, slice]]:
        """Where a window inside this one lies in `colour` and in `material`."""
        x0, y0, x1, y1 = (v - self.window[k % 2] for k, v in enumerate(window))
        fine = slice(y0 * self.ss, y1 * self.ss), slice(x0 * self.ss, x1 * self.ss)
        return fine, (slice(y0, y1), slice(x0, x1))

    def cut(self, window: Window) -> Canvas:
        """A copy of a window inside this one."""
        out = Canvas(window, self.ss)
        fine, coarse = self._parts(window)
        out.colour[:], out.material[:] = self.colour[fine], self.material[coarse]
        return out

    def paste(self, other: Canvas) -> None:
        """Put a window's canvas back where it belongs."""
        fine, coarse = self._parts(other.window)
        self.colour[fine], self.material[coarse] = other.colour, other.material

    def fine(self, pixels: Array) -> Array:
        """Undistorted pixels -> supersampled pixels of this canvas."""
        out: Array = pixels * self.ss + self.up[:2, 2]
        return out

    def sees(self, pixels: Array) -> bool:
        lo, hi = pixels.min(axis=0), pixels.max(axis=0)
        x0, y0, x1, y1 = self.window
        return bool(hi[0] >= x0 and hi[1] >= y0 and lo[0] <= x1 and lo[1] <= y1)

    def fill(self, pixels: Array, colour: npt.ArrayLike, material: int) -> None:
        """A polygon in one colour."""
        if not self.sees(pixels):
            return
        c = np.asarray(colour, float)
        cv2.fillPoly(self.colour, [_fixed(self.fine(pixels))], (c[0], c[1], c[2]), cv2.LINE_8, _SHIFT)
        cv2.fillPoly(self.material, [_fixed(pixels - self.window[:2])], material, cv2.LINE_8, _SHIFT)

    def lay(self, texture: Image, to_pixels: Array, outline: Array, material: int) -> None:
        """A texture by homography (texture pixels -> undistorted pixels), cut to an outline in pixels."""
        if not self.sees(outline):
            return
        fine = self.fine(outline)
        lo = np.maximum(np.floor(fine.min(axis=0)).astype(int) - 1, 0)
        hi = np.minimum(np.ceil(fine.max(axis=0)).astype(int) + 2, [self.colour.shape[1], self.colour.shape[0]])
        w, h = int(hi[0] - lo[0]), int(hi[1] - lo[1])
        if w <= 0 or h <= 0:
            return
        shift = np.array([[1, 0, -lo[0]], [0, 1, -lo[1]], [0, 0, 1.0]])
        warped = cv2.warpPerspective(
            texture, shift @ self.up @ to_pixels, (w, h), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
        )
        mask = np.zeros((h, w), np.uint8)
        cv2.fillPoly(mask, [_fixed(fine - lo)], 255, cv2.LINE_8, _SHIFT)
        cv2.copyTo(warped, mask, self.colour[lo[1] : hi[1], lo[0] : hi[0]])
        cv2.fillPoly(self.material, [_fixed(outline - self.window[:2])], material, cv2.LINE_8, _SHIFT)

    def linear(self) -> Map:
        """Colours as linear light, one a pixel, float32 0..1."""
        table = post.linear_table()
        if self.ss == 1:
            return np.asarray(cv2.LUT(self.colour, table), np.float32)
        h, w = self.material.shape
        wide = cv2.LUT(self.colour, (table * 65535).astype(np.uint16))
        return cv2.resize(wide, (w, h), interpolation=cv2.INTER_AREA).astype(np.float32) * np.float32(1 / 65535)


def _fixed(points: Array) -> npt.NDArray[np.int32]:
    return np.round(np.clip(points, -30000, 30000) * (1 << _SHIFT)).astype(np.int32)


def clip_near(points: Array, camera: Camera, near: float = 40.0) -> Array:
    """A polygon (N, 3) cut at `near` mm before the lens (Sutherland and Hodgman, 1974)."""
    depth = camera.depth(points)
    out: list[Array] = []
    for i in range(len(points)):
        j = (i + 1) % len(points)
        if depth[i] >= near:
            out.append(points[i])
        if (depth[i] >= near) != (depth[j] >= near):
            t = (near - depth[i]) / (depth[j] - depth[i])
            out.append(points[i] + t * (points[j] - points[i]))
    return np.array(out).reshape(-1, 3)
