"""The shape of a die: where rays meet it, its normals, and its pips.

Why: dice are told by their rounded edges and dented pips, so these are traced and not painted. What this module does
not do: light.

A die's own frame: edges from -1 to 1, face 1 up (+z), 2 towards +x, 3 towards +y (-y where numbered the other way);
opposite faces add up to seven. Shape: a box with rounded edges cut by a ball, by sphere tracing (Hart 1996).
"""

from __future__ import annotations

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.dice.looks import DieLook
from referee.values.dice import PIPS

Vectors = npt.NDArray[np.float32]
_STEPS, _NEAR = 26, 0.004


def face_numbers(mirrored: bool) -> dict[tuple[int, int], int]:
    """(axis, sign) of a face -> its number."""
    three = -1 if mirrored else 1
    return {(2, 1): 1, (2, -1): 6, (0, 1): 2, (0, -1): 5, (1, three): 3, (1, -three): 4}


def turned(number: int, yaw: float, mirrored: bool, tilt: tuple[float, float] = (0.0, 0.0)) -> Vectors:
    """Rotation (3, 3) from the die's frame to the world with `number` up, turned by `yaw`; `tilt`: direction in which
    it leans and by how much; radians."""
    axis, sign = next(k for k, n in face_numbers(mirrored).items() if n == number)
    normal = np.zeros(3)
    normal[axis] = sign
    about = np.cross(normal, [0, 0, 1.0])
    if np.linalg.norm(about) > 1e-6:
        up = cv2.Rodrigues(about / np.linalg.norm(about) * (np.pi / 2))[0]
    else:
        up = np.eye(3) if sign > 0 else np.diag([1.0, -1.0, -1.0])
    spin = cv2.Rodrigues(np.array([0, 0, yaw]))[0]
    lean = cv2.Rodrigues(np.array([-np.sin(tilt[0]), np.cos(tilt[0]), 0]) * tilt[1])[0]
    return np.asarray(lean @ spin @ up, np.float32)


def meet(origin: Vectors, ways: Vectors, look: DieLook) -> tuple[npt.NDArray[np.bool_], Vectors]:
    """Which rays from `origin` (3,) along unit `ways` (N, 3), in the die's frame, meet it, and where (N, 3)."""
    inverse = 1.0 / np.where(np.abs(ways) < 1e-6, 1e-6, ways)
    a, b = (-1.0 - origin) * inverse, (1.0 - origin) * inverse
    enter, leave = np.minimum(a, b).max(axis=1), np.maximum(a, b).min(axis=1)
    alive = (leave > enter) & (enter > 0)
    t = np.where(alive, enter, 0).astype(np.float32)
    hit = np.zeros(len(ways), bool)
    index = np.flatnonzero(alive)
    for _ in range(_STEPS):
        if not len(index):
            break
        d = distance(origin + ways[index] * t[index, None], look)
        met = d < _NEAR
        hit[index[met]] = True
        t[index] += d
        index = index[~met & (t[index] < leave[index])]
    hit[index] = True  # grazing rays that were still coming nearer
    hit &= alive & (t <= leave + 0.01)
    return hit, np.asarray(origin + ways * t[:, None], np.float32)


def distance(p: Vectors, look: DieLook) -> npt.NDArray[np.float32]:
    """Signed distance of points (N, 3) from the surface, in half edges."""
    r = look.rounding
    q = np.abs(p) - (1 - r)
    box = np.sqrt((np.maximum(q, 0) ** 2).sum(axis=1)) + np.minimum(q.max(axis=1), 0) - r
    if look.ball > 1.72:
        return np.asarray(box, np.float32)
    ball = np.sqrt((p * p).sum(axis=1)) - look.ball
    return np.asarray(np.maximum(box, ball), np.float32)


def normals(p: Vectors, look: DieLook) -> Vectors:
    """Outward unit normals at points of the surface (N, 3)."""
    r = look.rounding
    q = np.sign(p) * np.maximum(np.abs(p) - (1 - r), 0)
    if look.ball < 1.72:
        on_ball = np.sqrt((p * p).sum(axis=1)) > look.ball - 0.03
        q = np.where(on_ball[:, None], p, q)
    return np.asarray(q / np.maximum(np.linalg.norm(q, axis=1, keepdims=True), 1e-6), np.float32)


def pips_at(p: Vectors, look: DieLook) -> tuple[npt.NDArray[np.bool_], Vectors]:
    """Whether points of the surface (N, 3) lie in a pip, and by how much its dent turns their normal (N, 3)."""
    axis = np.abs(p).argmax(axis=1)
    inside, bend = np.zeros(len(p), bool), np.zeros_like(p)
    for (face, sign), number in face_numbers(look.mirrored).items():
        mine = np.flatnonzero((axis == face) & (np.sign(p[:, face]) == sign))
        if not len(mine):
            continue
        u, v = ((face + 1) % 3, (face + 2) % 3)
        for a, b in PIPS[number]:
            du, dv = p[mine, u] - a * look.pip_spread, p[mine, v] - b * look.pip_spread
            here = du * du + dv * dv < look.pip_radius**2
            at = mine[here]
            inside[at] = True
            bend[at, u], bend[at, v] = -du[here] / look.pip_radius, -dv[here] / look.pip_radius
    return inside, bend * np.float32(look.pip_depth)


def top_face(number: int, mirrored: bool) -> Vectors:
    """Corners (4, 3) of the face with a number, in the die's frame."""
    axis, sign = next(k for k, n in face_numbers(mirrored).items() if n == number)
    u, v = (axis + 1) % 3, (axis + 2) % 3
    out = np.zeros((4, 3), np.float32)
    out[:, axis] = sign
    out[:, u], out[:, v] = (-1, 1, 1, -1), (-1, -1, 1, 1)
    return out
