"""A hand with arm and sleeve: a chain of cones with round ends, shaded by depth and normal.

Why: hands hide squares, throw large soft shadows and come in every skin tone; a plausible silhouette
with plausible shading is what a reader must cope with. What this module does not do: real anatomy.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import cv2
import numpy as np
import numpy.typing as npt

from .art import Array
from .camera import Camera
from .scene import RGB, Hand, rotation
from .surfaces import bgr

#: Skin from light to dark, sRGB (between the Monk scale's neighbours).
SKINS: tuple[RGB, ...] = (
    (238, 206, 184),
    (226, 182, 152),
    (205, 158, 126),
    (182, 132, 98),
    (150, 102, 74),
    (112, 74, 54),
    (80, 54, 42),
    (60, 42, 36),
)
SLEEVES: tuple[RGB, ...] = (
    (30, 36, 60),
    (60, 110, 170),
    (200, 60, 55),
    (235, 232, 225),
    (40, 42, 44),
    (90, 130, 80),
    (190, 160, 60),
    (120, 90, 140),
    (25, 25, 28),
)


@dataclass(frozen=True)
class Bone:
    """A cone with round ends between `a` and `b` (mm), radii `ra`, `rb`; `skin` or sleeve; a nail at b."""

    a: Array
    b: Array
    ra: float
    rb: float
    skin: bool = True
    nail: bool = False


Place = tuple[float, float, float]


@dataclass(frozen=True)
class Pose:
    """A right hand reaching along -x (the arm leaves along +x), mm from the fingertips' place.

    `fingers`: knuckle, middle joint and tip of each, thumb first; `slender`: how thick they are, 1 for most hands.
    """

    fingers: tuple[tuple[Place, Place, Place], ...]
    wrist: Place = (158, 4, 66)
    elbow: Place = (430, 10, 118)
    slender: float = 1.0


POSES: dict[str, Pose] = {
    "pinch": Pose((
        ((98, -30, 48), (52, -27, 36), (10, -8, 9)),
        ((82, -20, 62), (36, -14, 52), (2, 2, 9)),
        ((80, 2, 64), (38, 10, 54), (10, 13, 13)),
        ((84, 22, 58), (48, 30, 48), (24, 30, 18)),
        ((92, 40, 50), (62, 48, 40), (42, 46, 20)),
    )),
    "flat": Pose((
        ((98, -34, 30), (62, -58, 24), (34, -66, 14)),
        ((82, -24, 34), (36, -30, 26), (2, -32, 10)),
        ((80, 0, 36), (30, -2, 28), (-8, -2, 10)),
        ((84, 22, 34), (38, 26, 26), (2, 28, 10)),
        ((92, 42, 30), (56, 52, 22), (28, 56, 10)),
    )),
    "spread": Pose((
        ((98, -34, 44), (60, -66, 36), (34, -84, 22)),
        ((82, -24, 50), (38, -40, 40), (4, -48, 18)),
        ((80, 0, 54), (32, -4, 42), (-8, -6, 16)),
        ((84, 22, 50), (40, 34, 40), (4, 42, 18)),
        ((92, 40, 44), (58, 62, 34), (32, 78, 18)),
    )),
    "fist": Pose((
        ((92, -32, 34), (56, -34, 30), (34, -16, 22)),
        ((78, -22, 50), (30, -20, 44), (36, -16, 14)),
        ((76, 0, 52), (26, 2, 46), (34, 2, 13)),
        ((80, 20, 50), (32, 22, 42), (38, 22, 13)),
        ((88, 38, 44), (46, 40, 36), (48, 38, 14)),
    )),
    # from above: long fingers hang down, each by itself, so that their tips stand on the board like tokens
    "reach": Pose((
        ((66, -34, 84), (34, -44, 50), (18, -40, 9)),
        ((50, -22, 96), (16, -24, 58), (2, -16, 9)),
        ((46, 0, 100), (8, 0, 60), (0, 6, 9)),
        ((50, 22, 96), (16, 26, 56), (8, 30, 12)),
        ((60, 40, 86), (32, 50, 50), (24, 56, 18)),
    ), wrist=(112, 4, 128), elbow=(330, 10, 250), slender=0.85),
}


def bones(hand: Hand) -> list[Bone]:
    """The hand's cones in world mm."""
    rng = np.random.default_rng(hand.seed)
    side = -1.0 if hand.left else 1.0
    turn = rotation(hand.direction)

    def world(p: Place, jitter: float = 0.0) -> Array:
        q = (np.array(p) + rng.normal(0, jitter, 3) * (1, 1, 0.4)) * hand.scale * (1, side, 1)
        return np.append(turn @ q[:2] + [hand.x, hand.y], max(q[2], 4.0) + hand.z)

    k = hand.scale
    pose = POSES[hand.pose]
    along, _, up = pose.wrist
    wrist, elbow = world(pose.wrist, 4), world(pose.elbow, 8)
    out: list[Bone] = []
    knuckles = []
    for i, finger in enumerate(pose.fingers):
        base, mid, tip = world(finger[0], 1.5), world(finger[1], 3.0), world(finger[2], 1.0)
        r = (11.5, 9.6, 9.8, 9.2, 8.0)[i] * (k * pose.slender)
        knuckles.append(base)
        out += [Bone(base, mid, r * 1.05, r * 0.94), Bone(mid, tip, r * 0.92, r * 0.74, nail=True)]
        heel = world((along - 18, (-20, -14, 2, 14, 22)[i], up - 6), 1)
        out.append(Bone(heel, base, 15 * k, (13, 11.5, 12, 11.5, 10)[i] * k))
    out += [Bone(a, b, 11 * k, 11 * k) for a, b in pairwise(knuckles[1:])]
    out += [Bone(wrist, world((along - 46, 2, up - 8)), 25 * k, 22 * k), Bone(wrist, elbow, 25 * k, 38 * k)]
    if hand.sleeve is not None:
        share = min(0.9, hand.sleeve_from * k / max(float(np.linalg.norm(elbow - wrist)), 1.0))
        start = wrist + share * (elbow - wrist)
        far = elbow + 0.8 * (elbow - wrist)
        r = (25 + 13 * share) * k + rng.uniform(5, 11)
        out += [
            Bone(start, far, r, r * 1.5, skin=False),
            Bone(start, start + 0.05 * (elbow - wrist), r * 1.07, r * 1.07, skin=False),
        ]
    else:
        out.append(Bone(elbow, elbow + 0.8 * (elbow - wrist), 38 * k, 46 * k))
    return out


def outline_mm(hand: Hand) -> list[tuple[Array, Array, float, float, float, float]]:
    """For shadows: (a xy, b xy, radius a, radius b, height a, height b) of every cone."""
    return [(b.a[:2], b.b[:2], b.ra, b.rb, float(b.a[2]), float(b.b[2])) for b in bones(hand)]


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
    normal = cv2.GaussianBlur(normal, (0, 0), soft)
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
