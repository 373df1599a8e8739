"""Draws a hand with arm and sleeve, shaded by depth and normal.

Why: hands hide squares, throw large soft shadows and come in every skin tone; a plausible silhouette
with plausible shading is what a reader must cope with. What this module does not
do: say of what shape a hand is (`scene.hands`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.common.arrays import Array
from referee.sim.common.camera import Camera
from referee.sim.common.hands import bones
from referee.sim.common.surfaces import bgr
from referee.sim.common.things import Hand


@dataclass(frozen=True)
class HandPicture:
    """A drawn hand: `box` x0 y0 x1 y1 in undistorted pixels, colour relative to the place's light
    (linear BGR float32) and coverage 0..1."""

    box: tuple[int, int, int, int]
    linear: npt.NDArray[np.float32]
    alpha: npt.NDArray[np.float32]


def draw(
    hand: Hand, camera: Camera, lamp: Array, ambient: float, window: tuple[int, int, int, int]
) -> HandPicture | None:
    """The hand as seen inside `window` (undistorted pixels x0 y0 x1 y1); None when it is outside."""
    focal = float(camera.matrix[0, 0])
    cones = []
    for bone in bones(hand):
        # Cut what comes too near the lens (an arm that passes under the camera).
        ends = np.stack([bone.a, bone.b])
        depth = camera.depth(ends)
        near = 60.0
        if depth.max() < near:
            continue
        if depth.min() < near:
            cut = (near - depth[0]) / (depth[1] - depth[0])
            ends[int(depth.argmin())] = bone.a + cut * (bone.b - bone.a)
            depth = camera.depth(ends)
        p = camera.pinhole(ends)
        cones.append((p[0], p[1], bone.ra * focal / depth[0], bone.rb * focal / depth[1], depth[0], depth[1], bone))
    if not cones:
        return None
    lo = np.min([np.minimum(c[0] - c[2], c[1] - c[3]) for c in cones], axis=0) - 2
    hi = np.max([np.maximum(c[0] + c[2], c[1] + c[3]) for c in cones], axis=0) + 3
    x0, y0 = max(window[0], math.floor(lo[0])), max(window[1], math.floor(lo[1]))
    x1, y1 = min(window[2], math.ceil(hi[0])), min(window[3], math.ceil(hi[1]))
    if x1 - x0 < 2 or y1 - y0 < 2:
        return None
    step = 2 if (x1 - x0) * (y1 - y0) > 250_000 else 1
    w, h = -(-(x1 - x0) // step), -(-(y1 - y0) // step)
    depth_map = np.full((h, w), 1e9, np.float32)
    normal = np.zeros((h, w, 3), np.float32)
    alpha = np.zeros((h, w), np.float32)
    kind = np.zeros((h, w), np.uint8)  # 1 skin, 2 nail, 3 sleeve
    for a, b, ra, rb, da, db, bone in cones:
        big = max(ra, rb) + 2
        cx0 = max(0, int((min(a[0], b[0]) - big - x0) // step))
        cy0 = max(0, int((min(a[1], b[1]) - big - y0) // step))
        cx1 = min(w, int((max(a[0], b[0]) + big - x0) // step) + 1)
        cy1 = min(h, int((max(a[1], b[1]) + big - y0) // step) + 1)
        if cx1 <= cx0 or cy1 <= cy0:
            continue
        x = np.arange(cx0, cx1, dtype=np.float32)[None, :] * step + x0 - np.float32(a[0])
        y = np.arange(cy0, cy1, dtype=np.float32)[:, None] * step + y0 - np.float32(a[1])
        dx, dy = float(b[0] - a[0]), float(b[1] - a[1])
        t = np.clip((x * dx + y * dy) / max(dx * dx + dy * dy, 1e-6), 0, 1)
        ox, oy = x - t * dx, y - t * dy
        r = ra + t * (rb - ra)
        off = np.sqrt(ox * ox + oy * oy)
        cover = np.clip((r - off) / step + 0.5, 0, 1)
        rise = np.sqrt(np.maximum(1 - (off / r) ** 2, 0))
        mm = r * (da + t * (db - da)) / focal
        z = da + t * (db - da) - rise * mm
        part = (slice(cy0, cy1), slice(cx0, cx1))
        win = (cover > 0) & (z < depth_map[part])
        depth_map[part][win] = z[win]
        n = np.stack([ox / r, oy / r, -rise], axis=-1)
        normal[part][win] = n[win]
        np.maximum(alpha[part], cover, out=alpha[part])
        what = np.full(win.shape, 1 if bone.skin else 3, np.uint8)
        if bone.nail:
            what[(t > 0.72) & (rise > 0.55) & (off < 0.62 * r)] = 2
        kind[part][win] = what[win]
    soft = max(1.0, 0.18 * float(np.median([c[2] for c in cones])) / step)
    normal = np.asarray(cv2.GaussianBlur(normal, (0, 0), soft), np.float32)
    normal /= np.maximum(np.linalg.norm(normal, axis=2, keepdims=True), 1e-6)
    light = camera.rot @ (lamp - np.array([hand.x, hand.y, hand.z + 50]))
    light = (light / np.linalg.norm(light)).astype(np.float32)
    up = camera.rot[:, 2].astype(np.float32)
    lit = np.maximum(normal @ light, 0)
    shade = ambient * (0.6 + 0.4 * (normal @ up)) + (1 - ambient) * 1.1 * (0.25 + 0.75 * lit) * (lit > 0) + 0.05
    rng = np.random.default_rng(hand.seed + 1)
    # Mottle is fixed to the hand's own box, not to the window, so that it does not swim in a film.
    tone = rng.standard_normal((64, 64), dtype=np.float32)
    cell = max(6.0, 1.3 * float(np.median([c[2] for c in cones]))) / step
    spread = np.array([[cell, 0, (lo[0] - x0) / step], [0, cell, (lo[1] - y0) / step]])
    mottle = 1 + 0.035 * cv2.warpAffine(tone, spread, (w, h), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT)
    table = np.zeros((4, 3), np.float32)
    table[1] = np.array(bgr(hand.skin))
    table[2] = np.array(bgr(hand.skin)) * 0.75 + 0.25 * np.array([205, 212, 240])
    table[3] = np.array(bgr(hand.sleeve)) if hand.sleeve else 0
    linear = (table / 255) ** 2.2
    colour = linear[kind] * (shade * mottle)[..., None]
    shine = 0.02 * np.maximum(normal @ ((light + np.array([0, 0, -1], np.float32)) / 1.7), 0) ** 12
    colour += (shine * (kind < 3))[..., None]
    colour = cv2.GaussianBlur(colour, (0, 0), 0.7)
    size = (x1 - x0, y1 - y0)
    if step > 1:
        colour, alpha = cv2.resize(colour, size), cv2.resize(alpha, size)
    return HandPicture(
        (x0, y0, x1, y1),
        np.ascontiguousarray(colour[: size[1], : size[0]]),
        np.ascontiguousarray(alpha[: size[1], : size[0]]),
    )
