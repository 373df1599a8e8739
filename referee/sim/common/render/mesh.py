"""Solid things as small meshes drawn back to front: turned, sawn, and the clutter beside a game.

Why: a body's silhouette and shade follow its turned profile, and a few hundred flat faces filled by
cv2 are faster than any ray caster. What this module does not do: textures, shadows, hands (`hand`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from referee.sim.common.arrays import Array
from referee.sim.common.camera import Camera
from referee.sim.common.surfaces import bgr
from referee.sim.common.things import Clutter, rotation


@dataclass(frozen=True)
class Mesh:
    """`points` (N, 3) mm, `faces` of point indices seen counter-clockwise from outside, one colour each."""

    points: Array
    faces: tuple[tuple[int, ...], ...]
    bgr: npt.NDArray[np.float64]
    gloss: float = 0.3

    def moved(self, x: float, y: float, z: float, turn: float = 0.0) -> Mesh:
        points = self.points.copy()
        points[:, :2] = points[:, :2] @ rotation(turn).T + [x, y]
        points[:, 2] += z
        return Mesh(points, self.faces, self.bgr, self.gloss)


def lathe(
    profile: Sequence[tuple[float, float]], colour: Sequence[float], segments: int = 28, gloss: float = 0.3
) -> Mesh:
    """A turned body from (radius, height) pairs, bottom to top; the top is closed."""
    angles = np.arange(segments) * 2 * math.pi / segments
    ring = np.column_stack([np.cos(angles), np.sin(angles)])
    points = np.concatenate([np.column_stack([ring * r, np.full(segments, z)]) for r, z in profile])
    faces: list[tuple[int, ...]] = []
    for k in range(len(profile) - 1):
        a, b = k * segments, (k + 1) * segments
        faces += [(a + i, a + (i + 1) % segments, b + (i + 1) % segments, b + i) for i in range(segments)]
    faces.append(tuple(range((len(profile) - 1) * segments, len(profile) * segments)))
    return Mesh(points, tuple(faces), np.tile(np.asarray(colour, float), (len(faces), 1)), gloss)


def prism(
    outline: Array, height: float, colour: Sequence[float], top: Sequence[float] | None = None, gloss: float = 0.2
) -> Mesh:
    """A body with a flat outline (N, 2, counter-clockwise) from z = 0 to `height`."""
    n = len(outline)
    points = np.concatenate([np.column_stack([outline, np.zeros(n)]), np.column_stack([outline, np.full(n, height)])])
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n, 2 * n))]
    colours = np.tile(np.asarray(colour, float), (n + 1, 1))
    colours[-1] = colour if top is None else top
    return Mesh(points, tuple(faces), colours, gloss)


def clutter_meshes(thing: Clutter) -> list[Mesh]:
    """A thing beside the board, standing on z = 0."""
    colour, k = bgr(thing.rgb), thing.scale
    if thing.kind == "mug":
        body = lathe([(36 * k, 0), (40 * k, 6), (40 * k, 90 * k)], colour, 40, 0.5)
        inside = lathe([(36 * k, 90.2 * k), (0.1, 90.2 * k)], [c * 0.25 for c in colour], 40, 0.1)
        handle = [
            lathe([(5 * k, -7 * k), (5 * k, 7 * k)], colour, 10, 0.4).moved(
                (42 + 16 * math.sin(a)) * k, 0, (48 - 26 * math.cos(a)) * k
            )
            for a in np.linspace(0, math.pi, 9)
        ]
        meshes = [*handle, body, inside]
    elif thing.kind == "pen":
        outline = np.array([[-70, -4.2], [58, -4.2], [70, -1], [70, 1], [58, 4.2], [-70, 4.2]]) * k
        meshes = [prism(outline, 8 * k, colour, gloss=0.6)]
    elif thing.kind == "phone":
        outline = np.array([[-74, -36], [74, -36], [74, 36], [-74, 36]]) * k
        meshes = [prism(outline, 8, (30, 28, 28), (16, 15, 15), 0.9)]
    elif thing.kind == "notepad":
        outline = np.array([[-70, -50], [70, -50], [70, 50], [-70, 50]]) * k
        meshes = [prism(outline, 6, [c * 0.8 for c in colour], (228, 236, 238), 0.0)]
    else:  # box
        outline = np.array([[-80, -55], [80, -55], [80, 55], [-80, 55]]) * k
        meshes = [prism(outline, 55 * k, colour, [min(255.0, c * 1.15) for c in colour], 0.2)]
    return [m.moved(thing.x, thing.y, 0.0, thing.rot) for m in meshes]


def visible_faces(mesh: Mesh, camera: Camera, lamp: Array, ambient: float) -> list[tuple[Array, Array]]:
    """The faces seen by the camera, farthest first: ((N, 2) undistorted pixels, BGR 0..255 shaded).

    The shade is relative to a horizontal white surface in the same light (which is 1): the renderer
    multiplies by the light of the place afterwards. `ambient` is the room's share of it, 0..1.
    """
    eye = camera.position
    depth = camera.depth(mesh.points)
    if depth.min() < 20.0:
        return []
    pixels = camera.pinhole(mesh.points)
    index = np.array([(f[0], f[1], f[2]) for f in mesh.faces])
    a, b, c = (mesh.points[index[:, k]] for k in range(3))
    normal = np.cross(b - a, c - b)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    middle = (a + c) / 2
    view, light = eye - middle, lamp - middle
    view /= np.linalg.norm(view, axis=1, keepdims=True)
    light /= np.linalg.norm(light, axis=1, keepdims=True)
    half = view + light
    half /= np.maximum(np.linalg.norm(half, axis=1, keepdims=True), 1e-9)
    facing, lit, mirror = ((normal * v).sum(axis=1) for v in (view, light, half))
    shade = ambient * (0.55 + 0.45 * normal[:, 2]) + (1 - ambient) * np.maximum(lit, 0) / np.maximum(light[:, 2], 0.3)
    shine = mesh.gloss * (0.25 * np.maximum(mirror, 0) ** 24 + 0.06 * (1 - np.maximum(facing, 0)) ** 3)
    # Shade works on light, colours are sRGB: 2.2 is close enough for a relative shade.
    linear = (mesh.bgr / 255) ** 2.2 * shade[:, None] + shine[:, None]
    colours = 255 * np.clip(linear, 0, 1) ** (1 / 2.2)
    away = (depth[index[:, 0]] + depth[index[:, 2]]) / 2
    order = np.argsort(-away)
    return [(pixels[list(mesh.faces[k])], colours[k]) for k in order if facing[k] > 0]
