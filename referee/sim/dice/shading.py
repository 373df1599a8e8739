"""The light that comes from a die: its own colour, what it mirrors, and what shines through it.

Why: a clear die takes the colour of its ground; it is told by bright rims, spots of light and the print behind it,
turned over and displaced. So light is followed through it, once in and once or twice against its walls. What this
module does not do: shapes (`solid`), or the ground (`renderer`). Approximations: inside walls are flat, caustics are
drawn with the shadows, dice do not mirror each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from referee.sim.dice import solid
from referee.sim.dice.looks import DieLook
from referee.sim.dice.solid import Vectors

Ground = Callable[[Vectors, Vectors], Vectors]
"""Light (N, 3) that comes from points (N, 3) along directions (N, 3), world mm: the table below, the room above."""


@dataclass(frozen=True)
class Around:
    """What is around a die. `turn`: its rotation to the world, `middle` and `half` edge in mm; `lamp` a unit vector in
    the world, `width` its radius over its distance. Light of lamp and room, linear BGR; `lit`: share (0..1) of the lamp
    that reaches it. `ground`: what is seen from it."""

    turn: Vectors
    middle: Vectors
    half: float
    lamp: Vectors
    lamp_light: Vectors
    room_light: Vectors
    lit: float
    ground: Ground
    width: float


def shade(ways: Vectors, at: Vectors, look: DieLook, around: Around) -> Vectors:
    """Linear BGR light (N, 3) towards the camera from points `at` of the surface, seen along `ways`; die's frame."""
    normal = solid.normals(at, look)
    pip, bend = solid.pips_at(at, look)
    body = _marbled(at, look) * _speckles(at, look)
    ink = linear(look.pip_rgb)
    bent = normal + bend * 0.8
    bent /= np.linalg.norm(bent, axis=1, keepdims=True)
    lamp = around.lamp @ around.turn
    up = around.turn[2]
    diffuse = np.where(pip[:, None], ink, body) * _fall(np.where(pip[:, None], bent, normal), lamp, up, around)
    out = diffuse
    if look.clear > 0:
        through = _through(ways, at, normal, look, around)
        out = np.where(pip[:, None], diffuse, (1 - look.clear) * diffuse + look.clear * through)
    facing = np.clip(-(ways * normal).sum(axis=1), 0, 1)
    fresnel = 0.04 + 0.96 * (1 - facing) ** 5
    back = ways - 2 * (ways * normal).sum(axis=1, keepdims=True) * normal
    mirrored = around.ground(at @ around.turn.T * around.half + around.middle, back @ around.turn.T)
    share = (fresnel * look.gloss)[:, None] * np.where(pip[:, None], 0.4, 1.0)
    sharp = 20 + 400 * look.gloss**2 / (1 + 200 * around.width**2)
    spot = np.clip((back @ lamp), 0, 1) ** sharp * (1.1 * look.gloss * around.lit) * np.where(pip, 0.5, 1.0)
    return np.asarray(out * (1 - share) + mirrored * share + spot[:, None] * around.lamp_light, np.float32)


def linear(rgb: tuple[int, int, int]) -> npt.NDArray[np.float32]:
    """sRGB 0..255 -> linear BGR 0..1."""
    v = np.array(rgb[::-1], np.float32) / 255
    return np.asarray(np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4), np.float32)


def _fall(normal: Vectors, lamp: Vectors, up: Vectors, around: Around) -> Vectors:
    """Light that falls on surfaces with these normals."""
    wrap = np.clip(normal @ lamp, 0, 1) * around.lit
    sky = 0.58 + 0.42 * (normal @ up)
    return np.asarray(wrap[:, None] * around.lamp_light + sky[:, None] * around.room_light, np.float32)


def _marbled(at: Vectors, look: DieLook) -> Vectors:
    """The body's colour at points of the surface: another one is swirled into it."""
    own = linear(look.rgb)[None]
    if not look.marble:
        return np.broadcast_to(own, (len(at), 3))
    x, y, z = (at * 1.7).T
    swirl = np.sin(1.3 * x + 2.1 * np.sin(1.1 * y + look.edge_mm) + 1.7 * np.sin(1.4 * z + 7 * look.gloss))
    share = np.clip((swirl * 0.5 + look.marble - 0.2) * 3, 0, 1)[:, None]
    return np.asarray(own * (1 - share) + linear(look.marble_rgb) * share, np.float32)


def _speckles(at: Vectors, look: DieLook) -> Vectors:
    if not look.speckle:
        return np.ones((len(at), 1), np.float32)
    cell = np.floor(at * 7).astype(np.int64)
    noise = np.abs(np.sin(cell @ np.array([12.9898, 78.233, 37.719])) * 43758.5453) % 1
    other = linear(look.speckle_rgb) / np.maximum(linear(look.rgb), 0.01)
    return np.asarray(np.where((noise < look.speckle * 0.6)[:, None], other, 1.0), np.float32)


def _through(ways: Vectors, at: Vectors, normal: Vectors, look: DieLook, around: Around) -> Vectors:
    """Light that comes through the die towards the camera: bent at the surface, against up to two walls."""
    inside = _refract(ways, normal, 1 / look.ior)
    p, d = at.copy(), inside
    length = np.zeros(len(at), np.float32)
    light = np.zeros_like(at)
    open_ = np.ones(len(at), bool)
    absorb = -np.log(np.clip(linear(look.rgb), 0.004, 0.96)) * (0.5 * look.tint)
    lamp = around.lamp @ around.turn
    for bounce in range(3):
        step = np.where(d > 0, (1 - p) / np.maximum(d, 1e-6), (-1 - p) / np.minimum(d, -1e-6))
        wall = step.argmin(axis=1)
        t = np.maximum(step.min(axis=1), 0)
        p = p + d * t[:, None]
        length += t
        outward = np.zeros_like(p)
        rows = np.arange(len(p))
        outward[rows, wall] = np.sign(d[rows, wall])
        pip, _ = solid.pips_at(p, look)
        tint = np.exp(-absorb[None] * length[:, None])
        ink = open_ & pip
        if ink.any():
            light[ink] += (linear(look.pip_rgb) * _fall(-outward, lamp, around.turn[2], around) * 0.8 * tint)[ink]
        open_ &= ~pip
        out = _refract(d, -outward, look.ior)
        total = np.isnan(out[:, 0])
        leaves = open_ & (~total | (bounce == 2))
        if leaves.any():
            way = np.where(total[:, None], d, out)[leaves]
            seen = around.ground(p[leaves] @ around.turn.T * around.half + around.middle, way @ around.turn.T)
            light[leaves] += seen * tint[leaves] * 1.05
        open_ &= ~leaves
        if not open_.any():
            break
        d = d - 2 * (d * outward).sum(axis=1, keepdims=True) * outward
        p = p - outward * 1e-4
    glow = linear(look.rgb) * (0.10 * (around.lamp_light * around.lit + around.room_light))
    return np.asarray(light + glow, np.float32)


def _refract(ways: Vectors, normal: Vectors, ratio: float) -> Vectors:
    """Snell's law; NaN where nothing leaves. `ratio`: refractive index here over that beyond."""
    cos = -(ways * normal).sum(axis=1, keepdims=True)
    k = 1 - ratio * ratio * (1 - cos * cos)
    with np.errstate(invalid="ignore"):
        out = ratio * ways + (ratio * cos - np.sqrt(k)) * normal
    return np.asarray(out, np.float32)
