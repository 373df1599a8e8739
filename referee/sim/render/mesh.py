"""Solid things as small meshes drawn back to front: tokens, mugs, pens, boxes.

Why: a token's silhouette and shade follow its turned profile, and a few hundred flat faces filled by
cv2 are faster than any ray caster. What this module does not do: textures, shadows, hands (`hand`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from referee.sim.arrays import Array
from referee.sim.looks.style import TokenShape
from referee.sim.paint.surfaces import bgr
from referee.sim.scene.camera import Camera
from referee.sim.scene.things import Clutter, Token, rotation

PRISMS = ("cube", "hexagon", "meeple", "house", "tower")  # kinds of tokens with flat sides


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


def token_profile(shape: TokenShape) -> list[tuple[float, float]]:
    """(radius, height) pairs of a token; the last has radius near 0 (or the flat top's)."""
    r, h = shape.diameter_mm / 2, shape.height_mm
    if shape.kind == "cylinder":
        return [(r * 0.96, 0), (r, 0.05 * h), (r, 0.93 * h), (r * 0.96, 0.98 * h), (r * 0.88, h)]
    if shape.kind == "cone":
        return [(r, 0), (r, 0.06 * h), (r * 0.55, 0.6 * h), (r * 0.32, 0.9 * h), (r * 0.2, 0.98 * h), (0.03, h)]
    if shape.kind in PRISMS:
        return [(r * 0.9, 0), (r * 0.9, h)]
    if shape.kind == "disc":
        return [(r * 0.97, 0), (r, 0.1 * h), (r, 0.9 * h), (r * 0.95, h)]
    if shape.kind == "barrel":
        return [(r * 0.8, 0), (r * 0.95, 0.25 * h), (r, 0.5 * h), (r * 0.95, 0.75 * h), (r * 0.8, h)]
    if shape.kind == "bell":
        return [(r, 0), (r * 0.95, 0.2 * h), (r * 0.7, 0.5 * h), (r * 0.5, 0.75 * h), (r * 0.3, 0.93 * h), (0.05, h)]
    if shape.kind == "ball":
        around = np.radians([30, 50, 70, 90, 110, 130, 150, 176])
        return [(0.5 * h * math.sin(a), 0.5 * h * (1 - math.cos(a))) for a in around]
    head = 0.44 * r + 0.02 * h
    z = h - head
    ball = [(head * math.sin(a), z - head * math.cos(a)) for a in np.radians([40, 65, 90, 115, 140, 160, 178])]
    return [
        (r, 0),
        (r, 0.1 * h),
        (r * 0.86, 0.17 * h),
        (r * 0.52, 0.3 * h),
        (r * 0.36, 0.48 * h),
        (r * 0.34, z - head * 0.85),
        (r * 0.44, z - head * 0.8),
        *ball,
    ]


def _sawn(shape: TokenShape) -> Mesh:
    """A token sawn from a board or a bar: bodies with flat sides, standing on z = 0."""
    r, h, colour, top = shape.diameter_mm / 2, shape.height_mm, bgr(shape.rgb), bgr(shape.top_rgb or shape.rgb)
    box = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], float)
    a = np.arange(6) * math.pi / 3
    if shape.kind == "hexagon":
        parts = [(np.column_stack([np.cos(a), np.sin(a)]) * r, 0.0, h)]
    elif shape.kind == "cube":
        parts = [(box * 0.78 * r, 0.0, min(h, 1.7 * r))]
    elif shape.kind == "tower":
        parts = [(box * 0.85 * r, 0.0, 0.15 * h), (box * 0.55 * r, 0.15 * h, 0.8 * h), (box * 0.75 * r, 0.8 * h, h)]
    elif shape.kind == "house":
        parts = [(box * [0.8 * r, 0.8 * r], 0.0, 0.6 * h)]
        parts += [(box * [0.8 * r * (1 - k / 5), 0.8 * r], (0.6 + 0.08 * k) * h, (0.68 + 0.08 * k) * h)
                  for k in range(5)]
    else:  # meeple: legs, arms, head
        deep = 0.42 * r
        wide = ((-0.55, 0.35, 0.0, 0.3), (0.55, 0.35, 0.0, 0.3), (0.0, 0.6, 0.3, 0.45), (0.0, 1.0, 0.45, 0.65),
                (0.0, 0.5, 0.65, 0.75), (0.0, 0.38, 0.75, 1.0))
        parts = [(box * [w * r, deep] + [x * r, 0.0], z0 * h, z1 * h) for x, w, z0, z1 in wide]
    bodies = [prism(outline, z1 - z0, colour, top, shape.gloss).moved(0, 0, z0) for outline, z0, z1 in parts]
    points, faces, shift = [], [], 0
    for body in bodies:
        points.append(body.points)
        faces += [tuple(i + shift for i in face) for face in body.faces]
        shift += len(body.points)
    return Mesh(np.concatenate(points), tuple(faces), np.concatenate([b.bgr for b in bodies]), shape.gloss)


def token_mesh(token: Token, shape: TokenShape, base: tuple[float, float, float]) -> Mesh:
    if shape.kind in PRISMS:
        return _sawn(shape).moved(*base, turn=float(sum(map(ord, token.id)) * 37 % 90))
    body = lathe(token_profile(shape), bgr(shape.rgb), gloss=shape.gloss)
    if shape.top_rgb is not None:
        body.bgr[-1] = bgr(shape.top_rgb)
    return body.moved(*base)


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
