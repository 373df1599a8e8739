"""How much light falls on every pixel: room, lamp, cast shadows, contact shade and mirror images.

Why: uneven light, shadows and glare are what breaks readers that trust absolute colours. What this
module does not do: paint colours (`canvas`) or turn light into pixel values (`post`).

Method: light is worked out on horizontal receivers (table, board, tops of pieces by height). Lamp shadows are the
casters' outlines pushed along the light, drawn from above in mm and blurred by the lamp's size. They are then laid into
the picture by each receiver's homography. Approximate, and fast.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.common.arrays import Array, Map, Mask
from referee.sim.common.camera import Camera
from referee.sim.common.looks.surroundings import Lights

SHADOW_SCALE = 2.0  # pixels per mm of the shadow masks seen from above; finer shows no difference below 8 pixels per mm
SHADOW_STEP_MM = 2.0  # a whole number of pixels in every mask of `_GROUPS` (mm)
_GROUPS = ((SHADOW_SCALE, 1.2, 0.32), (1.5, 3.5, 0.4), (0.5, 26.0, 0.35))
"""Flat things, tokens and clutter, hands: pixels per mm of their mask, reach (mm) and strength of the soft shade
where they touch. Coarser masks for what throws blurred shadows anyway."""
GRID = 16  # light is evaluated every so many pixels and interpolated: it has no detail finer than this


def kelvin(temperature: float) -> npt.NDArray[np.float32]:
    """Linear BGR of a black body, green 1. Planckian locus of Kim et al. (2002), valid 1667..25000 K."""
    t = 1000.0 / temperature
    if temperature <= 4000:
        x = -0.2661239 * t**3 - 0.2343589 * t**2 + 0.8776956 * t + 0.179910
    else:
        x = -3.0258469 * t**3 + 2.1070379 * t**2 + 0.2226347 * t + 0.240390
    if temperature <= 2222:
        y = -1.1063814 * x**3 - 1.34811020 * x**2 + 2.18555832 * x - 0.20219683
    elif temperature <= 4000:
        y = -0.9549476 * x**3 - 1.37418593 * x**2 + 2.09137015 * x - 0.16748867
    else:
        y = 3.0817580 * x**3 - 5.87338670 * x**2 + 3.75112997 * x - 0.37001483
    xyz = np.array([x / y, 1.0, (1 - x - y) / y])
    rgb = np.array([[3.2406, -1.5372, -0.4986], [-0.9689, 1.8758, 0.0415], [0.0557, -0.2040, 1.0570]]) @ xyz
    rgb = np.maximum(rgb, 0.02) / rgb[1]
    out: Map = rgb[::-1].astype(np.float32)
    return out


@dataclass(frozen=True)
class Caster:
    """Something that shades: its outline from above (N, 2 mm) between heights `low` and `high` (mm).

    `group`: 0 flat pieces and sections, 1 tokens and clutter, 2 hands. With a `radius` (mm) it is a disc, and `outline`
    (1, 2) its middle. Or it is a rod between two points (2, 2) at heights `low` and `high`.
    """

    outline: Array
    low: float
    high: float
    group: int
    radius: float = 0.0


class Illumination:
    """The light of one style as seen by one camera. `window` x0 y0 x1 y1 is in undistorted pixels."""

    def __init__(self, lights: Lights, camera: Camera) -> None:
        self.lights = lights
        self.camera = camera
        self.lamp = np.array(lights.lamp_mm, float)
        self.room_colour = kelvin(lights.room_kelvin)
        self.lamp_colour = kelvin(lights.lamp_kelvin)
        self.ambient = 1.0 / (1.0 + lights.lamp_ratio)

    @property
    def white(self) -> npt.NDArray[np.float32]:
        """Linear BGR of a white sheet in the middle of the board."""
        out: npt.NDArray[np.float32] = self.ambient * self.room_colour + (1 - self.ambient) * self.lamp_colour
        return out

    def ground(self, window: tuple[int, int, int, int], z: float) -> tuple[Array, Array, tuple[int, int]]:
        """World x, y (mm) of a coarse grid over `window` on height `z`, and the grid's (width, height)."""
        x0, y0, x1, y1 = window
        w, h = -(-(x1 - x0) // GRID) + 1, -(-(y1 - y0) // GRID) + 1
        u, v = np.meshgrid(x0 + np.arange(w) * GRID, y0 + np.arange(h) * GRID)
        inverse = np.linalg.inv(self.camera.level(z))
        p = np.stack([u, v, np.ones_like(u)], axis=-1) @ inverse.T
        # Above the horizon there is no table; a far point keeps the light finite there.
        depth = np.where(p[..., 2] > 1e-6, p[..., 2], np.nan)
        x, y = p[..., 0] / depth, p[..., 1] / depth
        bad = ~(np.hypot(x, y) < 4000)
        x[bad], y[bad] = 0.0, 4000.0
        return x, y, (w, h)

    def maps(self, window: tuple[int, int, int, int], z: float) -> tuple[Map, Map, Map]:
        """Room light, lamp light and mirror image on height `z`: coarse (h, w, 3) float32 grids."""
        k = self.lights
        x, y, _ = self.ground(window, z)
        a = math.radians(k.room_side_deg)
        side = 1 + k.room_side * np.clip((x * math.cos(a) + y * math.sin(a)) / 350, -1.6, 1.6) / 1.6
        room = self.ambient * side[..., None] * self.room_colour
        dx, dy, dz = self.lamp[0] - x, self.lamp[1] - y, self.lamp[2] - z
        d2 = dx * dx + dy * dy + dz * dz
        strength = (1 - self.ambient) * (float(self.lamp @ self.lamp) / d2) ** 1.5
        if k.shade:
            a = math.radians(k.shade_deg)
            across = x * math.cos(a) + y * math.sin(a) - k.shade_mm[0]
            inside = _step(across / k.shade_soft_mm) * _step((k.shade_mm[1] - across) / k.shade_soft_mm)
            strength = strength * (1 - k.shade * inside)
        lamp = strength[..., None] * self.lamp_colour
        eye = self.camera.position
        vx, vy, vz = eye[0] - x, eye[1] - y, eye[2] - z
        v = np.sqrt(vx * vx + vy * vy + vz * vz)
        cos_eye = np.clip(vz / v, 0, 1)
        fresnel = 0.04 + 0.96 * (1 - cos_eye) ** 5
        d = np.sqrt(d2)
        cos_mirror = np.clip((-vx * dx - vy * dy + vz * dz) / (v * d), 0, 1)
        width = math.radians(7) + k.lamp_radius_mm / d  # print blurs a mirror image by a few degrees
        angle2 = 2 * (1 - cos_mirror)
        glare = np.exp(-angle2 / (2 * width**2)) * 1.2 + np.exp(-angle2 / (2 * (3.2 * width) ** 2)) * 0.35
        mirror = fresnel[..., None] * (
            k.veil * self.ambient * side[..., None] * self.room_colour
            + 9.0 * (glare * (1 - self.ambient))[..., None] * self.lamp_colour
        )
        return room.astype(np.float32), lamp.astype(np.float32), mirror.astype(np.float32)

    def shadow(self, casters: list[Caster], z: float, extent: tuple[float, float, float, float]) -> tuple[Mask, Mask]:
        """Lamp's share and room's share left (255 all) on height `z`, from above.

        `extent` xmin, ymin, xmax, ymax (mm); row 0 is ymax; `SHADOW_SCALE` pixels per mm.
        """
        w, h = (max(2, round((extent[k + 2] - extent[k]) * SHADOW_SCALE)) for k in (0, 1))
        key = np.full((h, w), 255, np.uint8)
        soft = np.full((h, w), 255, np.uint8)
        size = self.lights.lamp_radius_mm / max(float(self.lamp[2]), 1.0)
        for group, (scale, touch_mm, strength) in enumerate(_GROUPS):
            # A flat thing whose own body reaches down past this height is what is lit here, not what shades.
            mine = [
                c
                for c in casters
                if c.group == group and max(c.low, c.high) > z + 0.05 and (group or c.low >= z - 0.4 * (c.high - c.low))
            ]
            if not mine:
                continue
            tall = float(np.mean([c.high - z for c in mine]))
            blur_mm = max(0.25, tall * size * 0.6)
            small = (max(2, round(w * scale / SHADOW_SCALE)), max(2, round(h * scale / SHADOW_SCALE)))
            dark, under = np.zeros(small[::-1], np.uint8), np.zeros(small[::-1], np.uint8)
            origin = np.array([extent[0], extent[3]])
            for c in mine:
                self._cast(dark, c, z, (max(c.low - z, 0.0), c.high - z), origin, scale)
                self._cast(under, c, z, (0.0,), origin, scale)
            for mask, sigma, weight, out in ((dark, blur_mm, 1.0, key), (under, touch_mm, strength, soft)):
                if not mask.any():
                    continue
                left = 255 - cv2.convertScaleAbs(_blur(mask, sigma * scale), alpha=weight)
                cv2.multiply(out, cv2.resize(left, (w, h)), dst=out, scale=1 / 255)
        return key, soft

    def _cast(
        self, mask: Mask, caster: Caster, z: float, heights: tuple[float, ...], origin: Array, scale: float
    ) -> None:
        """Draw the shadow that the part of a caster between `heights` (above z) throws into `mask`."""
        if len(caster.outline) == 2:
            ends = [self._pushed(caster.outline[k : k + 1], h, z)[0] for k, h in enumerate((heights[0], heights[-1]))]
            a, b = ((p - origin) * [scale, -scale] for p in ends)
            if max(np.abs(a).max(), np.abs(b).max()) < 30000:
                cv2.line(
                    mask,
                    (round(a[0]), round(a[1])),
                    (round(b[0]), round(b[1])),
                    255,
                    max(1, round(2 * caster.radius * scale)),
                )
            return
        rings = [self._pushed(caster.outline, height, z) for height in heights]
        to_mask = np.array([scale, -scale]) * 16
        if caster.radius:
            span = rings[-1][0] - rings[0][0]
            count = 1 + int(math.hypot(*span) / caster.radius)
            for k in range(count):
                x, y = (rings[0][0] + span * (k / max(count - 1, 1)) - origin) * to_mask
                if abs(x) < 1e6 and abs(y) < 1e6:
                    cv2.circle(mask, (round(x), round(y)), round(caster.radius * scale * 16), 255, -1, cv2.LINE_8, 4)
            return
        points = np.concatenate(rings)
        if len(rings) > 1:
            points = np.asarray(cv2.convexHull(points.astype(np.float32))[:, 0], np.float64)
        cv2.fillPoly(mask, [((points - origin) * to_mask).round().astype(np.int32)], 255, cv2.LINE_8, 4)

    def _pushed(self, outline: Array, height: float, z: float) -> Array:
        """An outline at `height` above the receiver, moved to where the lamp throws it."""
        share = min(height / max(float(self.lamp[2]) - z - height, 1.0), 3.0)
        out: Array = outline + (outline - self.lamp[:2]) * share
        return out


def spread(coarse: Map, size: tuple[int, int]) -> Map:
    """A coarse grid (a node every GRID pixels) to every pixel; `size` is (width, height)."""
    m = np.array([[GRID, 0, 0], [0, GRID, 0]], np.float32)
    fine = cv2.warpAffine(coarse, m, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(fine, np.float32)


def _step(x: Array) -> Array:
    """A soft step from 0 to 1 about x = 0, one wide (logistic)."""
    out: Array = 1 / (1 + np.exp(-np.clip(5 * x, -30, 30)))
    return out


def _blur(mask: Mask, sigma: float) -> Mask:
    """Gaussian blur; wide ones at a quarter of the size."""
    if sigma < 8:
        return np.asarray(cv2.GaussianBlur(mask, (0, 0), max(sigma, 0.4)), np.uint8)
    small = cv2.resize(mask, (mask.shape[1] // 4, mask.shape[0] // 4), interpolation=cv2.INTER_AREA)
    wide = cv2.resize(cv2.GaussianBlur(small, (0, 0), sigma / 4), (mask.shape[1], mask.shape[0]))
    return np.asarray(wide, np.uint8)
