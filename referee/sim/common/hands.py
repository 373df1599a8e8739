"""What a hand is made of: a chain of cones with round ends, in a few poses, with arm and sleeve.

Why: the picture of a hand, its shadow and the truth of what it hides must come from the same shape. Hands come in every
skin tone. What this module does not do: real anatomy, or drawing (`render.hand`).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from referee.sim.common.arrays import Array
from referee.sim.common.looks.surroundings import RGB
from referee.sim.common.things import Hand, rotation

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
"""Skin from light to dark, sRGB (between the Monk scale's neighbours)."""
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
        far = elbow + hand.beyond * (elbow - wrist)
        r = (25 + 13 * share) * k + rng.uniform(5, 11)
        out += [
            Bone(start, far, r, r * (1 + 0.5 * (1 - share + hand.beyond) / (1.8 - share)), skin=False),
            Bone(start, start + 0.05 * (elbow - wrist), r * 1.07, r * 1.07, skin=False),
        ]
    else:
        out.append(Bone(elbow, elbow + hand.beyond * (elbow - wrist), 38 * k, 46 * k))
    return out


def outline_mm(hand: Hand) -> list[tuple[Array, Array, float, float, float, float]]:
    """For shadows: (a xy, b xy, radius a, radius b, height a, height b) of every cone."""
    return [(b.a[:2], b.b[:2], b.ra, b.rb, float(b.a[2]), float(b.b[2])) for b in bones(hand)]
