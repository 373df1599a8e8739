"""Tokens as solid bodies: turned on a lathe, or sawn from a board or a bar.

What this module does not do: bodies as such, and drawing them (`common.render.mesh`).
"""

from __future__ import annotations

import math

import numpy as np

from referee.sim.board.looks.style import TokenShape
from referee.sim.board.scene.things import Token
from referee.sim.common.render.mesh import Mesh, lathe, prism
from referee.sim.common.surfaces import bgr

PRISMS = ("cube", "hexagon", "meeple", "house", "tower")  # kinds of tokens with flat sides


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
