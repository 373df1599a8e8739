"""A film's frames: only what changed since the last frame is drawn again.

Why: in a video most of the picture stands still; redrawing windows makes a minute of film a matter of
minutes. What this module does not do: decide what happens (film.py) or write files (record.py).

The result equals a fresh drawing up to the blur's reach at the window's rim (`tests/sim`). Bloom would
reach farther than any window, so it is left out of films.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from . import post
from .art import Array, Image
from .canvas import Window
from .hand import outline_mm
from .light import GRID
from .mesh import clutter_meshes, token_mesh
from .render import Renderer
from .scene import Hand, Scene
from .solid import Slab, settle, token_base

#: Pixels of margin round a changed window (1080p): blur, fringe and sharpening reach no farther.
MARGIN = 12


class Live:
    """Frames of one style and camera, in any order, though near moments are drawn fastest."""

    def __init__(self, renderer: Renderer, first: Scene) -> None:
        sensor = replace(renderer.style.sensor, bloom=0.0, motion_px=(0.0, 0.0))
        self.renderer = renderer
        renderer.style = replace(renderer.style, sensor=sensor)
        self.sensor = sensor
        self.scene = first
        self.slabs = settle(first, renderer.style)
        self.linear = renderer.radiance(first)
        seen = renderer.bend(self.linear)
        self.gain = renderer.gain(seen, first)
        self.image = self._develop(seen, (0, 0))

    def _develop(self, seen: post.Map, offset: tuple[int, int]) -> Image:
        image = post.develop(seen, self.sensor, self.gain, self.renderer.camera.size, offset)
        return post.sharpen(image, self.sensor)

    def frame(self, scene: Scene) -> Image:
        """The picture of `scene` without noise (do not write into it)."""
        slabs = settle(scene, self.renderer.style)
        window = self._changed(scene, slabs)
        if window is not None:
            x0, y0, x1, y1 = window
            ox, oy = self.renderer.window[:2]
            self.linear[y0 - oy : y1 - oy, x0 - ox : x1 - ox] = self.renderer.radiance(scene, window)
            self._refresh(window)
        self.scene, self.slabs = scene, slabs
        return self.image

    def _refresh(self, window: Window) -> None:
        """Bend and develop the part of the picture that shows `window` (undistorted pixels)."""
        w, h = self.renderer.camera.size
        x0, y0, x1, y1 = window
        t = np.linspace(0, 1, 17)
        rim = np.concatenate(
            [np.column_stack([x0 + t * (x1 - x0), np.full(17, y)]) for y in (y0, y1)]
            + [np.column_stack([np.full(17, x), y0 + t * (y1 - y0)]) for x in (x0, x1)]
        )
        seen = self.renderer.camera.distort(rim)
        lo, hi = np.floor(seen.min(axis=0)).astype(int) - 1, np.ceil(seen.max(axis=0)).astype(int) + 2
        m = 2 * MARGIN
        ax0, ay0, ax1, ay1 = max(0, lo[0] - m), max(0, lo[1] - m), min(w, hi[0] + m), min(h, hi[1] + m)
        bx0, by0, bx1, by1 = (
            max(0, lo[0] - MARGIN),
            max(0, lo[1] - MARGIN),
            min(w, hi[0] + MARGIN),
            min(h, hi[1] + MARGIN),
        )
        if bx1 <= bx0 or by1 <= by0:
            return
        part = self._develop(self.renderer.bend(self.linear, (ax0, ay0, ax1, ay1)), (ax0, ay0))
        self.image[by0:by1, bx0:bx1] = part[by0 - ay0 : by1 - ay0, bx0 - ax0 : bx1 - ax0]

    # What changed ----------------------------------------------------------------------------------

    def _changed(self, scene: Scene, slabs: dict[str, Slab]) -> Window | None:
        """The window that holds every difference from the last scene, or None if there is none."""
        style = self.renderer.style
        boxes: list[Array] = []
        for old, new, before, after in ((self.scene, scene, self.slabs, slabs), (scene, self.scene, slabs, self.slabs)):
            others = set(new.pieces)
            for p in old.pieces:
                if p not in others or not _same(before[p.id], after.get(p.id)):
                    boxes += self._reach(np.concatenate([before[p.id].top, before[p.id].bottom]), 6.0)
            for t in set(old.tokens) - set(new.tokens):
                mesh = token_mesh(t, style.token, token_base(old, t, before, style))
                boxes += self._reach(mesh.points, 12.0)
            for hand in set(old.hands) - set(new.hands):
                boxes += self._hand_reach(hand)
            for thing in set(old.clutter) - set(new.clutter):
                for mesh in clutter_meshes(thing):
                    boxes += self._reach(mesh.points, 15.0)
        if not boxes:
            return None
        points = np.concatenate(boxes)
        full = self.renderer.window
        lo, hi = np.floor(points.min(axis=0)).astype(int) - 2, np.ceil(points.max(axis=0)).astype(int) + 3
        lo -= (lo - full[:2]) % GRID  # light is worked out at the same places whatever the window
        x0, y0, x1, y1 = max(full[0], lo[0]), max(full[1], lo[1]), min(full[2], hi[0]), min(full[3], hi[1])
        return (int(x0), int(y0), int(x1), int(y1)) if x1 > x0 and y1 > y0 else None

    def _reach(self, points: Array, soft_mm: float) -> list[Array]:
        """Pixels of a body and of its shadow on the table, `soft_mm` wider for blur."""
        lamp, camera = self.renderer.light.lamp, self.renderer.camera
        share = np.minimum(points[:, 2:] / np.maximum(lamp[2] - points[:, 2:], 1.0), 3.0)
        ground = points[:, :2] + (points[:, :2] - lamp[:2]) * share
        ground = np.concatenate([ground, points[:, :2]])
        around = np.array([[-1, -1], [-1, 1], [1, -1], [1, 1]]) * soft_mm
        rim = np.concatenate([ground + step for step in around])
        world = np.concatenate([points, np.column_stack([rim, np.zeros(len(rim))])])
        world = world[camera.depth(world) > 40]
        return [camera.pinhole(world)] if len(world) else []

    def _hand_reach(self, hand: Hand) -> list[Array]:
        out = []
        soft = 3 * 0.6 * 60 * self.renderer.style.lights.lamp_radius_mm / max(float(self.renderer.light.lamp[2]), 1.0)
        for a, b, ra, rb, za, zb in outline_mm(hand):
            for p, r, z in ((a, ra, za), (b, rb, zb)):
                ball = np.array(
                    [[p[0] + dx * r, p[1] + dy * r, z + dz * r] for dx in (-1, 1) for dy in (-1, 1) for dz in (-1, 1)]
                )
                out += self._reach(ball, max(60.0, soft))
        return out


def _same(a: Slab, b: Slab | None) -> bool:
    return b is not None and bool(
        np.array_equal(a.origin, b.origin) and np.array_equal(a.u, b.u) and np.array_equal(a.v, b.v)
    )
