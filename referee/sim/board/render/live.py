"""A film's frames: only what changed since the last frame is drawn again.

Why: in a video most of the picture stands still, and what moves (hands, what they carry) lies on top of
the rest. So the table at rest is kept painted and shaded; a frame adds what moves, in the window that
holds it. What this module does not do: decide what happens (`record.film`) or write files.

The result equals a fresh drawing but for rounding at a window's rim (`tests/sim`). Bloom would reach
farther than any window, so it is left out of films.
"""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np

from referee.sim.board.render.renderer import Renderer
from referee.sim.board.render.solid import Slab, settle, token_base
from referee.sim.board.render.tokens import token_mesh
from referee.sim.board.scene.things import Scene
from referee.sim.common.arrays import Array, Image, Map
from referee.sim.common.hands import outline_mm
from referee.sim.common.render import post
from referee.sim.common.render.canvas import Window
from referee.sim.common.render.light import GRID
from referee.sim.common.render.mesh import clutter_meshes
from referee.sim.common.things import Hand

MARGIN = 12  # pixels of margin round a changed window: blur, fringe and sharpening of 1080p reach no farther
PIECE_REACH, TOKEN_REACH, HAND_REACH = 6.0, 12.0, 60.0
"""Millimetres that soft shade reaches round pieces, tokens and hands (three deviations of `light`'s blur)."""


class Live:
    """Frames of one style and camera, in any order, though near moments are drawn fastest."""

    def __init__(self, renderer: Renderer, first: Scene) -> None:
        self.sensor = replace(renderer.style.sensor, bloom=0.0, motion_px=(0.0, 0.0))
        renderer.style = replace(renderer.style, sensor=self.sensor)
        self.renderer = renderer
        self.scene = first
        self.slabs = settle(first, renderer.style)
        self.rest, _ = _split(first)
        self.layers = renderer.layers(self.rest)
        self.linear = self._lit(first, self.slabs, renderer.window)
        seen = renderer.bend(self.linear)
        self.gain = renderer.gain(seen, first)
        self.image = self._develop(seen, (0, 0))

    def _develop(self, seen: Map, offset: tuple[int, int]) -> Image:
        image = post.develop(seen, self.sensor, self.gain, self.renderer.camera.size, offset)
        return post.sharpen(image, self.sensor)

    def frame(self, scene: Scene) -> Image:
        """The picture of `scene` without noise (do not write into it)."""
        slabs = settle(scene, self.renderer.style)
        window = self._changed(self.scene, self.slabs, scene, slabs)
        rest, _ = _split(scene)
        if rest != self.rest:
            old, new = settle(self.rest, self.renderer.style), settle(rest, self.renderer.style)
            still = self._changed(self.rest, old, rest, new)
            if still is not None:
                self._repaint(rest, still)
            self.rest = rest
        if window is not None:
            x0, y0, x1, y1 = self._inner(window)
            self.linear[y0:y1, x0:x1] = self._lit(scene, slabs, window)
            self._refresh(window)
        self.scene, self.slabs = scene, slabs
        return self.image

    def _inner(self, window: Window) -> Window:
        """A window in the coordinates of the kept pictures."""
        ox, oy = self.renderer.window[:2]
        return window[0] - ox, window[1] - oy, window[2] - ox, window[3] - oy

    def _repaint(self, rest: Scene, window: Window) -> None:
        """Paint and shade a window of the table at rest anew."""
        part = self.renderer.layers(rest, window)
        x0, y0, x1, y1 = self._inner(window)
        self.layers.canvas.paste(part.canvas)
        for kept, new in (
            (self.layers.albedo, part.albedo),
            (self.layers.key, part.key),
            (self.layers.soft, part.soft),
        ):
            kept[y0:y1, x0:x1] = new

    def _lit(self, scene: Scene, slabs: dict[str, Slab], window: Window) -> Map:
        """The light of a window: the table at rest, what moves over it, and the hands."""
        renderer = self.renderer
        x0, y0, x1, y1 = self._inner(window)
        part = (slice(y0, y1), slice(x0, x1))
        albedo, material = self.layers.albedo[part], self.layers.canvas.material[part]
        key, soft = self.layers.key[part], self.layers.soft[part]
        _, moving = _split(scene)
        if moving.pieces or moving.tokens or moving.hands:
            carried = {p.id: slabs[p.id] for p in moving.pieces}
            canvas = self.layers.canvas.cut(window)
            if moving.pieces or moving.tokens:
                renderer.paint_things(canvas, replace(moving, hands=()), slabs)
                albedo, material = canvas.linear(), canvas.material
            casters = renderer.casters(replace(moving, sections=()), carried)
            own = renderer.shares(scene, casters, slabs, material, window)
            key, soft = (np.asarray(cv2.multiply(a, b, scale=1 / 255), np.uint8)
                         for a, b in zip((key, soft), own, strict=True))
        out = renderer.light_up(albedo, material, key, soft, window)
        renderer.put_hands(out, scene, window)
        return out

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
        m = MARGIN
        bx0, by0, bx1, by1 = max(0, lo[0] - m), max(0, lo[1] - m), min(w, hi[0] + m), min(h, hi[1] + m)
        if bx1 <= bx0 or by1 <= by0:
            return
        part = self._develop(self.renderer.bend(self.linear, (ax0, ay0, ax1, ay1)), (ax0, ay0))
        self.image[by0:by1, bx0:bx1] = part[by0 - ay0 : by1 - ay0, bx0 - ax0 : bx1 - ax0]

    # What changed ----------------------------------------------------------------------------------

    def _changed(self, old: Scene, before: dict[str, Slab], new: Scene, after: dict[str, Slab]) -> Window | None:
        """The window that holds every difference between two scenes, or None if there is none."""
        boxes = [*self._gone(old, before, new, after), *self._gone(new, after, old, before)]
        if not boxes:
            return None
        points = np.concatenate(boxes)
        full = self.renderer.window
        lo, hi = np.floor(points.min(axis=0)).astype(int) - 2, np.ceil(points.max(axis=0)).astype(int) + 3
        lo -= (lo - full[:2]) % GRID  # coarse maps fall on the same places whatever the window
        x0, y0, x1, y1 = max(full[0], lo[0]), max(full[1], lo[1]), min(full[2], hi[0]), min(full[3], hi[1])
        return (int(x0), int(y0), int(x1), int(y1)) if x1 > x0 and y1 > y0 else None

    def _gone(self, old: Scene, before: dict[str, Slab], new: Scene, after: dict[str, Slab]) -> list[Array]:
        """Pixels of what is in `old` but not, or not so, in `new`."""
        style = self.renderer.style
        boxes: list[Array] = []
        kept = set(new.pieces)
        for p in old.pieces:
            if p not in kept or not _same(before[p.id], after.get(p.id)):
                boxes += self._reach(np.concatenate([before[p.id].top, before[p.id].bottom]), PIECE_REACH)
        for t in set(old.tokens) - set(new.tokens):
            mesh = token_mesh(t, style.token, token_base(old, t, before, style))
            boxes += self._reach(mesh.points, TOKEN_REACH)
        for hand in set(old.hands) - set(new.hands):
            boxes += self._hand_reach(hand)
        for thing in set(old.clutter) - set(new.clutter):
            for mesh in clutter_meshes(thing):
                boxes += self._reach(mesh.points, TOKEN_REACH)
        return boxes

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
        light = self.renderer.light
        corners = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
        ends = [end for a, b, ra, rb, za, zb in outline_mm(hand) for end in ((a, ra, za), (b, rb, zb))]
        tall = max(z for _, _, z in ends)
        soft = max(HAND_REACH, 3 * 0.6 * tall * light.lights.lamp_radius_mm / max(float(light.lamp[2]), 1.0))
        balls = [np.array([*p, z]) + r * corners for p, r, z in ends]
        return [box for ball in balls for box in self._reach(ball, soft)]


def _split(scene: Scene) -> tuple[Scene, Scene]:
    """What is at rest and what moves (hands and what they carry)."""
    carried = tuple(p for p in scene.pieces if p.lift), tuple(t for t in scene.tokens if t.cell is None)
    still = tuple(p for p in scene.pieces if not p.lift), tuple(t for t in scene.tokens if t.cell is not None)
    return (
        replace(scene, pieces=still[0], tokens=still[1], hands=()),
        replace(scene, pieces=carried[0], tokens=carried[1], clutter=()),
    )


def _same(a: Slab, b: Slab | None) -> bool:
    return b is not None and all(np.array_equal(getattr(a, k), getattr(b, k)) for k in ("origin", "u", "v"))
