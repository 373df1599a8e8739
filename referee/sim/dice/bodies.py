"""Cups and small things as meshes, and the shadows of everything on the table.

Why: cups hide dice and shade them, small pieces of other games must not be taken for dice. What this module does not
do: dice themselves (`solid`, `shading`).
"""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.common.arrays import Array, Map
from referee.sim.common.hands import bones
from referee.sim.common.render.mesh import Mesh, clutter_meshes, lathe, prism
from referee.sim.common.surfaces import bgr
from referee.sim.common.things import Clutter
from referee.sim.dice.scene import Cup, DiceScene, LyingDie
from referee.sim.dice.shading import linear

SCALE = 1.5
"""Pixels a mm of the shadows seen from above."""


def cup_meshes(cup: Cup, rgb: tuple[int, int, int]) -> list[Mesh]:
    """The cup's wall and inside."""
    r, h = cup.radius, cup.height
    outer = lathe([(r * 0.88, 0), (r, h * 0.5), (r, h)], bgr(rgb), 36, 0.25)
    inside = lathe([(r * 0.94, h + 0.2), (0.1, h + 0.2)], [c * 0.3 for c in bgr(rgb)], 36, 0.05)
    meshes = [outer] if cup.pose == "down" else [outer, inside]
    if cup.pose == "lying":
        meshes = [_laid(m, r) for m in meshes]
    return [m.moved(cup.x, cup.y, 0.0, cup.turn) for m in meshes]


def _laid(mesh: Mesh, radius: float) -> Mesh:
    """A standing body laid on its side, its axis along x."""
    points = mesh.points[:, [2, 1, 0]] * [1, 1, -1] + [0, 0, radius]
    return Mesh(points, mesh.faces, mesh.bgr, mesh.gloss)


def thing_meshes(thing: Clutter) -> list[Mesh]:
    """Clutter, and the small pieces of other games: cube, pawn, disc."""
    colour, k = bgr(thing.rgb), thing.scale
    if thing.kind == "cube":
        s = 6 * k
        body = [prism(np.array([[-s, -s], [s, -s], [s, s], [-s, s]]), 2 * s, colour, gloss=0.4)]
    elif thing.kind == "pawn":
        body = [lathe([(7 * k, 0), (7 * k, 3), (3 * k, 12 * k), (5 * k, 17 * k), (2 * k, 21 * k)], colour, 20, 0.5)]
    elif thing.kind == "disc":
        body = [lathe([(8 * k, 0), (8 * k, 4 * k)], colour, 28, 0.4)]
    else:
        return clutter_meshes(thing)
    return [m.moved(thing.x, thing.y, 0.0, thing.rot) for m in body]


class Shadows:
    """Light of lamp (BGR) and room (one channel) left over a square of the table, 0..1, as seen from above."""

    def __init__(self, reach: float, lamp: Array, lamp_radius: float) -> None:
        self.reach, self.lamp = reach, lamp
        self.size = round(2 * reach * SCALE)
        self.spread = lamp_radius / max(float(lamp[2]), 1.0)
        self.key: Map = np.ones((self.size, self.size, 3), np.float32)
        self.soft: Map = np.ones((self.size, self.size), np.float32)

    @property
    def to_mm(self) -> Array:
        """Shadow pixel -> table mm (3, 3)."""
        return np.array([[1 / SCALE, 0, -self.reach], [0, -1 / SCALE, self.reach], [0, 0, 1]])

    def at(self, x: float, y: float) -> npt.NDArray[np.float32]:
        """What is left of the lamp at a place."""
        u, v = np.clip([(x + self.reach) * SCALE, (self.reach - y) * SCALE], 0, self.size - 1).astype(int)
        return np.asarray(self.key[v, u], np.float32)

    def cast(self, points: Array, base: float, through: npt.ArrayLike = (0.0, 0.0, 0.0), touch: float = 0.5) -> None:
        """The shadow of a convex body (N, 3 mm) on height `base`; `through`: the share of light it lets pass, BGR."""
        high = np.maximum(points[:, 2] - base, 0)
        share = np.minimum(high / np.maximum(self.lamp[2] - points[:, 2], 1.0), 3.0)[:, None]
        thrown = points[:, :2] + (points[:, :2] - self.lamp[:2]) * share
        tall = float(high.max())
        self._darken(thrown, max(0.5, tall * self.spread * 0.5), np.array(through, np.float32))
        low = points[high < 0.4 * tall][:, :2] if (high < 0.4 * tall).sum() > 2 else points[:, :2]
        window, mask = self.mask(low, max(1.0, 0.18 * tall))
        if mask is not None:
            self.soft[window] *= 1 - touch * mask

    def _darken(self, outline: Array, blur: float, through: npt.NDArray[np.float32]) -> None:
        window, mask = self.mask(outline, blur)
        if mask is not None:
            self.key[window] *= 1 - mask[..., None] * (1 - through)

    def mask(self, outline: Array, blur: float) -> tuple[tuple[slice, slice], Map | None]:
        points = np.column_stack([(outline[:, 0] + self.reach) * SCALE, (self.reach - outline[:, 1]) * SCALE])
        hull = cv2.convexHull(points.astype(np.float32))[:, 0]
        pad = 3 * blur * SCALE + 2
        lo = np.clip(np.floor(hull.min(axis=0) - pad), 0, self.size).astype(int)
        hi = np.clip(np.ceil(hull.max(axis=0) + pad), 0, self.size).astype(int)
        window = slice(lo[1], hi[1]), slice(lo[0], hi[0])
        if (hi - lo < 3).any():
            return window, None
        mask = np.zeros((hi[1] - lo[1], hi[0] - lo[0]), np.float32)
        cv2.fillConvexPoly(mask, np.round((hull - lo) * 16).astype(np.int32), 1.0, cv2.LINE_8, 4)
        return window, np.asarray(cv2.GaussianBlur(mask, (0, 0), blur * SCALE), np.float32)


def cast_all(shadows: Shadows, scene: DiceScene, cup_rgb: tuple[int, int, int]) -> None:
    """Shadows of what stands about, before those of the dice."""
    for cup in scene.cups:
        for mesh in cup_meshes(cup, cup_rgb)[:1]:
            shadows.cast(mesh.points, 0.0)
    for thing in scene.clutter:
        for mesh in thing_meshes(thing):
            shadows.cast(mesh.points, 0.0)
    for hand in scene.hands:
        for bone in bones(hand):
            ring = np.array([[np.cos(a), np.sin(a), 0] for a in np.linspace(0, 6.283, 9)[:-1]])
            shadows.cast(np.concatenate([bone.a + ring * bone.ra, bone.b + ring * bone.rb]), 0.0, touch=0.1)


def cast_die(shadows: Shadows, die: LyingDie) -> None:
    """The shadow of a die; a clear one colours it and gathers light in its middle."""
    look = die.look
    middle = np.array([die.x, die.y, die.z])
    shrink = 1 - 0.12 * look.rounding - (0.06 if look.ball < 1.72 else 0)
    passed = np.exp(np.log(np.clip(linear(look.rgb), 0.004, 0.96)) * look.tint) * look.clear * 0.8
    points = (die.corners - middle) * shrink + middle
    shadows.cast(points, die.base, passed)
    if look.clear > 0.5:
        spot = (points - middle) * [0.45, 0.45, 1] + middle
        high = np.maximum(spot[:, 2] - die.base, 0)
        share = np.minimum(high / np.maximum(shadows.lamp[2] - spot[:, 2], 1.0), 3.0)[:, None]
        window, mask = shadows.mask(spot[:, :2] + (spot[:, :2] - shadows.lamp[:2]) * share * 0.7, 1.6)
        if mask is not None:
            shadows.key[window] += mask[..., None] * passed * 0.9
