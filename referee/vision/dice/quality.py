"""Whether a view of the dice board is good enough to see a round: each thing measured, with what to change.

Why: dice that are too small, too soft or seen too flat are read wrongly or not at all; so it must be told before play.
`learn` judges the table by it and `examine` the camera of now. Not done here: reading dice, finding the board.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.i18n.said import Said
from referee.values.common import Check, Quality
from referee.vision.common.checks import CHECKS, checked, light
from referee.vision.common.colour.palette import to_linear
from referee.vision.common.images import Image
from referee.vision.common.views.sharpness import blur, cut, grain

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class MeasureSettings:
    """From where on a view is good enough.

    - `rows`: of a die's edge is a row's pitch: 1.66 to 1.80 on nine boards with their own dice.
    - `go_die`: pixels of a die's edge below which pips run together.
    - `fine_die`: pixels that are wanted: from there on dice are read nearly always.
    - `go_elevation`: degrees at which the middle of the board is seen; lower, the dice in front hide those behind.
    - `softest`: blur (standard deviation) as a share of a die's edge: a pip is a fifth of it wide.
    - `noisiest`: grey levels, the limit of any board.
    """

    rows: float = 1.74
    go_die: float = 20.0
    fine_die: float = 26.0
    go_elevation: float = 25.0
    softest: float = 0.12
    noisiest: float = 14.0


MEASURES = MeasureSettings()


@dataclass(frozen=True)
class Measures:
    """What was measured; see the limits above. `die` in pixels of the camera, `elevation` in degrees, `blur` as a share
    of a die, `noise` in grey levels; `light` is linear, `burnt` a share of the spaces' pixels."""

    die: float
    elevation: float
    blur: float
    noise: float
    light: float
    burnt: float


def die_size(camera: PlaneCamera) -> float:
    """Pixels of a die's edge in the middle of the board, as far as the board tells: dice are of 12 to 19 mm."""
    return camera.focal / float(camera.translation[2]) / MEASURES.rows


def seen_from(camera: PlaneCamera) -> float:
    """Degrees above the table at which a camera (in rows) sees the middle of the board."""
    x, y, z = camera.position
    return float(np.degrees(np.arctan2(abs(z), np.hypot(x, y))))


def measure(image: Image, camera: PlaneCamera, quads: Floats, scale: float = 1.0) -> Measures:
    """Measures a BGR picture at the size it is worked on, `scale` times the camera's; `camera` in its pixels, `quads`
    (N, 4, 2) the corners of the spaces."""
    die = die_size(camera)
    part, inside = cut(image, quads)
    pixels = part[inside]
    inks = [np.median(_pixels(image, quad), axis=0) for quad in quads]
    return Measures(
        die=die / scale, elevation=seen_from(camera), blur=blur(part, inside) / die,
        noise=grain(image, beside_prints(quads), die / 2),
        light=float(np.median(to_linear(np.array(inks)).max(axis=1))),
        burnt=float((pixels >= CHECKS.step).all(axis=1).mean()) if len(pixels) else 0.0)


def checks(m: Measures) -> tuple[Check, ...]:
    """Go or no-go of each measure, in words. Dice that are small are go, with what would be better."""
    size = checked("size", m.die, MEASURES.go_die, "px", m.die >= MEASURES.go_die,
                   Said("dice-size", n=round(m.die)), Said("dice-size-needed", n=round(MEASURES.go_die)))
    if MEASURES.go_die <= m.die < MEASURES.fine_die:
        wanted = Said("dice-size-wanted", n=round(MEASURES.fine_die))
        size = Check("size", True, Said("view-both", seen=size.text, change=wanted), m.die, "px", MEASURES.fine_die)
    return (
        size,
        checked("angle", m.elevation, MEASURES.go_elevation, "deg", m.elevation >= MEASURES.go_elevation,
                Said("view-angle", n=round(m.elevation)),
                Said("dice-angle-needed", n=round(MEASURES.go_elevation))),
        checked("focus", 100 * m.blur, 100 * MEASURES.softest, "% of a die", m.blur <= MEASURES.softest,
                Said("dice-soft", share=f"{100 * m.blur:.0f}"),
                Said("view-soft-needed", share=round(100 * MEASURES.softest))),
        light(m.light, m.burnt),
        checked("noise", m.noise, MEASURES.noisiest, "grey levels", m.noise <= MEASURES.noisiest,
                Said("view-grain", n=round(m.noise)), Said("view-grain-needed", n=round(MEASURES.noisiest))),
    )


def judge(found: tuple[Check, ...]) -> Quality:
    """Go or no-go from checks, with what to change; small dice that are go are said as well."""
    small = [c for c in found if c.ok and c.needed is not None and c.value is not None and c.value < c.needed
             and c.name == "size"]
    return Quality(all(c.ok for c in found), tuple(c.text for c in found if not c.ok or c in small))


def beside_prints(quads: Floats) -> Floats:
    """(2 N, 4, 2): of spaces with corners (N, 4, 2), the parts to the left and to the right of what is printed."""
    left = quads[:, [0, 3]].mean(axis=1)
    right = quads[:, [1, 2]].mean(axis=1)
    middle = quads.mean(axis=1)
    parts = [quads + (0.68 * (side - middle))[:, None] for side in (left, right)]
    return np.concatenate(parts)


def _pixels(image: Image, quad: Floats) -> NDArray[np.uint8]:
    """Some pixels (N, 3) of a space, between its print and its rim, blue green red."""
    middle = quad.mean(axis=0)
    at = np.concatenate([middle + (quad - middle) * part for part in (0.6, 0.7, 0.8)])
    x = np.clip(np.round(at[:, 0]).astype(int), 0, image.shape[1] - 1)
    y = np.clip(np.round(at[:, 1]).astype(int), 0, image.shape[0] - 1)
    return np.asarray(image[y, x], np.uint8)
