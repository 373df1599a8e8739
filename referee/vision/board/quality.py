"""Whether a view is good enough to referee a round: each thing measured on the picture, with what to change.

Why: a blurred, dark or dazzled picture is not refused by the reader, it is read wrongly; so it must be told before
play. `learn` judges the table by it and `doctor` the camera. Limits were found on rendered boards seen finely (3.1 to
4.9 pixels a mm, 42 to 85 degrees, 20 looks). One thing was made worse at a time. Beside each stands the share of pieces
read right (docs/camera.md has the figures). Not done here: reading, finding the board.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import reduce

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.i18n.said import Said
from referee.values.common import Check, Quality
from referee.vision.board.finding.board import FoundBoard
from referee.vision.board.finding.sections import sections_in
from referee.vision.common.colour.glare import as_they_look
from referee.vision.common.colour.palette import colour_distance, ink_separation, twins

SECTIONS = "sections"
"""Name of the check."""
SIGMAS = (1.0, 2.0)
"""Pixels: the two blurs of `blur`."""


@dataclass(frozen=True, slots=True)
class MeasureSettings:
    """From where on a view is good enough; shares of pieces are of those read rightly in rendered pictures.

    - `go_square`: pixels a square from which owner frames can be read (3 a mm on 20 mm squares, less 5 %).
    - `go_elevation`: degrees of the camera above the table; lower, pieces hide each other.
    - `softest`: blur (standard deviation) in squares: 98 % of pieces right below 0.024, 94 % here, 67 % above.
    - `darkest`: linear light of a middling square's brightest channel: 97 % right from here on, below 80 %.
    - `burnt`: share of the board's pixels at the end of the scale: 99 % right below, 88 % from 0.2 on.
    - `noisiest`: grey levels: 98 % right below 12, 78 % above 15.
    - `palest`: distance between the board's inks as they look (`ink_separation`): bare boards have 0.3 to 0.8.
    - `patchiest`: part of that by which one square in twenty misses every ink. It is up to 0.33 on 63 boards under a
      lamp's mirror image whose pieces were read. It is 0.35 where its middle is white (see `as_they_look`).
    - `twins`: distance of the two inks most alike over what nine in ten squares miss their own by. Of 291 rendered
      boards one was below, at 1.5, and squares of it were named wrongly.
    - `grey`: how far squares are from the middle chromaticity (shares of red, green and blue), nine in ten. It is 0.23
      to 0.98 on 39 rendered boards, and 0 in black and white, also where all is tinted alike.
    - `glare`: share of squares whose every channel is nearly at its end.
    - `washed`: linear light of the darkest channel from which a square is washed out.
    - `step`: 8 bit level that counts as the end of the scale.
    - `sharpest`: quantile of the edges, by strength, above which they are measured.
    - `noise_sigma`: pixels: what is smoother than this is no noise.
    """

    go_square: float = 57.0
    go_elevation: float = 34.0
    softest: float = 0.030
    darkest: float = 0.06
    burnt: float = 0.15
    noisiest: float = 14.0
    palest: float = 0.22
    patchiest: float = 0.34
    twins: float = 1.8
    grey: float = 0.02
    glare: float = 0.04
    washed: float = 0.75
    step: int = 250
    sharpest: float = 0.9
    noise_sigma: float = 3.0


MEASURES = MeasureSettings()




@dataclass(frozen=True)
class Measures:
    """What was measured; see the limits above. `sections`: how many full ones the squares are, 0 where some are left
    over. `usual`: how many this set's boards have (none where that is not asked). `hues`, `pale`, `patchy` and `twins`
    are None where colours are not compared."""

    squares: int
    sections: int
    usual: Collection[int]
    square: float
    elevation: float
    blur: float
    noise: float
    light: float
    burnt: float
    washed: float
    hues: float | None
    pale: float | None
    patchy: float | None
    twins: float | None


def measure(image: NDArray[np.uint8], found: FoundBoard, scale: float = 1.0, coloured: bool = True,
            sections: Collection[int] = ()) -> Measures:
    """Measures a BGR picture (H, W, 3) at the size it is worked on, `scale` times the camera's; squares count in the
    camera's pixels. `found.palette` holds the squares that lie bare. Without `coloured` they are not compared with each
    other. `sections`: how many this set's boards have; none where it is not asked whether they are full."""
    quads = found.quads()
    side = _side(quads)
    part, inside = _cut(image, quads)
    seen = found.palette.seen
    hues = pale = patchy = alike = None
    if coloured:
        shares = seen / np.maximum(seen.sum(axis=1, keepdims=True), 1e-6)
        hues = float(np.quantile(np.linalg.norm(shares - np.median(shares, axis=0), axis=1), 0.9))
        local = as_they_look(found.palette)
        apart = ink_separation(local)
        misfit = colour_distance(seen[:, None, :], local).min(axis=1) / np.clip(apart, 0.03, 1.0)
        pale, patchy = float(np.median(apart)), float(np.quantile(misfit, 0.95))
        alike = twins(local, seen, found.palette.labels)
    return Measures(
        squares=len(found.cells), sections=sections_in(found.cells, sections), usual=sections,
        square=side / scale, elevation=found.camera.elevation, blur=blur(part, inside) / side,
        noise=_noise(image, quads, side), light=float(np.median(seen.max(axis=1))),
        burnt=float((part[inside] >= MEASURES.step).mean()) if inside.any() else 0.0,
        washed=float(np.mean(seen.min(axis=1) > MEASURES.washed)), hues=hues, pale=pale, patchy=patchy, twins=alike)


def checks(m: Measures) -> tuple[Check, ...]:
    """Go or no-go of each measure, in words."""
    found = [
        _check("size", m.square, MEASURES.go_square, "px", m.square >= MEASURES.go_square,
               Said("view-size", n=round(m.square)), Said("view-size-needed", n=round(MEASURES.go_square))),
        _check("angle", m.elevation, MEASURES.go_elevation, "deg", m.elevation >= MEASURES.go_elevation,
               Said("view-angle", n=round(m.elevation)),
               Said("view-angle-needed", n=round(MEASURES.go_elevation))),
        _check("focus", 100 * m.blur, 100 * MEASURES.softest, "% of a square", m.blur <= MEASURES.softest,
               Said("view-soft", share=f"{100 * m.blur:.1f}"),
               Said("view-soft-needed", share=round(100 * MEASURES.softest))),
        _light(m),
        _check("noise", m.noise, MEASURES.noisiest, "grey levels", m.noise <= MEASURES.noisiest,
               Said("view-grain", n=round(m.noise)),
               Said("view-grain-needed", n=round(MEASURES.noisiest))),
    ]
    if m.usual:
        found.append(_sections(m))
    if m.hues is not None and m.pale is not None and m.patchy is not None and m.twins is not None:
        found.append(_check("reflections", m.pale, MEASURES.palest, "", m.pale >= MEASURES.palest,
                            Said("view-pale", distance=f"{m.pale:.2f}"),
                            Said("view-pale-needed", distance=f"{MEASURES.palest:.2f}")))
        found.append(_colours(m.hues, m.twins))
        dazzled = m.washed > MEASURES.glare or m.patchy > MEASURES.patchiest
        found.append(Check("glare", not dazzled, Said("view-glare" if dazzled else "view-no-glare"),
                           max(m.patchy, 0.0), "", MEASURES.patchiest))
    return tuple(found)


def judge(image: NDArray[np.uint8], found: FoundBoard, scale: float = 1.0, coloured: bool = True,
          sections: Collection[int] = ()) -> Quality:
    """Go or no-go for play from the view of a bare board, with what to change (see `measure`). A board that is not
    `coloured` is not judged by how far its colours are apart. An unusual number of `sections` is a warning only: people
    may lay out as many as they like."""
    measured = measure(image, found, scale, coloured, sections)
    said = checks(measured)
    odd = [c for c in said if c.ok and c.name == SECTIONS and measured.sections not in measured.usual]
    return Quality(all(c.ok for c in said), tuple(c.text for c in said if not c.ok or c in odd), measured.square)


def blur(part: NDArray[np.uint8], inside: NDArray[np.bool_]) -> float:
    """Standard deviation in pixels of the blur at the strongest edges `inside` a BGR picture. It is the larger of the
    one across and the one down, since a shaken picture is soft one way only.

    An edge of blur s that is blurred by s1 and by s2 loses strength by sqrt((s² + s2²) / (s² + s1²)). From that s
    follows (Zhuo & Sim, "Defocus map estimation from a single image", 2011). 0 where there are no edges.
    """
    first, second = SIGMAS
    gradients = [[np.abs(cv2.Sobel(cv2.GaussianBlur(part.astype(np.float32), (0, 0), s), cv2.CV_32F, dx, 1 - dx))
                  for dx in (1, 0)] for s in SIGMAS]
    found = [0.0]
    for axis, (strong, weak) in enumerate(zip(*gradients, strict=True)):
        channel = strong.argmax(axis=2)[..., None]
        edge = np.take_along_axis(strong, channel, 2)[..., 0]
        after = np.take_along_axis(weak, channel, 2)[..., 0]
        along = 1 - axis
        ridge = inside & (edge >= np.roll(edge, 1, along)) & (edge > np.roll(edge, -1, along))
        if not ridge.any():
            continue
        ridge &= edge >= np.quantile(edge[ridge], MEASURES.sharpest)
        ratio = np.clip((edge[ridge] / np.maximum(after[ridge], 1e-6)) ** 2, 1.0001, None)
        found.append(float(np.median(np.sqrt(np.maximum((second**2 - ratio * first**2) / (ratio - 1), 0.0)))))
    return max(found)


def softness(image: NDArray[np.uint8], quads: NDArray[np.float64]) -> float:
    """The blur of a BGR picture of squares (N, 4, 2), pixels, as a share of a square's side."""
    return blur(*_cut(image, quads)) / _side(quads)


def _side(quads: NDArray[np.float64]) -> float:
    """A middling square's side in pixels."""
    return float(np.median([np.sqrt(cv2.contourArea(q.astype(np.float32))) for q in quads]))


def _cut(image: NDArray[np.uint8], quads: NDArray[np.float64]) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
    """The part of the picture that holds the board, and which of its pixels are board."""
    points = quads.reshape(-1, 2)
    low = np.maximum(np.floor(points.min(axis=0)).astype(int) - 4, 0)
    high = np.minimum(np.ceil(points.max(axis=0)).astype(int) + 5, [image.shape[1], image.shape[0]])
    part = image[low[1] : high[1], low[0] : high[0]]
    mask = np.zeros(part.shape[:2], np.uint8)
    for quad in quads:
        cv2.fillConvexPoly(mask, np.round(quad - low).astype(np.int32), 1)
    return part, mask > 0


def _noise(image: NDArray[np.uint8], quads: NDArray[np.float64], side: float) -> float:
    """Robust standard deviation, grey levels, of what differs from its smooth surroundings in the squares' middles."""
    reach = max(3, int(0.22 * side))
    found = []
    for x, y in quads.mean(axis=1).astype(int):
        patch = image[max(0, y - reach) : y + reach + 1, max(0, x - reach) : x + reach + 1, 1].astype(np.float32)
        if patch.size:
            rest = patch - cv2.GaussianBlur(patch, (0, 0), MEASURES.noise_sigma)
            found.append(1.4826 * float(np.median(np.abs(rest - np.median(rest)))))
    return float(np.median(found)) if found else 0.0


def _light(m: Measures) -> Check:
    if m.light < MEASURES.darkest:
        return Check("light", False, Said("view-dark"), m.light, "", MEASURES.darkest)
    if m.burnt > MEASURES.burnt:
        return Check("light", False, Said("view-burnt", share=round(100 * m.burnt)), m.light, "", MEASURES.darkest)
    return Check("light", True, Said("view-lit"), m.light, "", MEASURES.darkest)


def _colours(hues: float, alike: float) -> Check:
    if hues < MEASURES.grey:
        return Check("colours", False, Said("view-grey"), hues, "", MEASURES.grey)
    apart = alike >= MEASURES.twins
    return Check("colours", apart, Said("view-colours-apart" if apart else "view-colours-alike"), alike, "",
                 MEASURES.twins)


def _sections(m: Measures) -> Check:
    if not m.sections:
        return Check(SECTIONS, False, Said("view-no-sections", n=m.squares))
    if m.sections in m.usual:
        return Check(SECTIONS, True, Said("view-sections", n=m.sections))
    usual = reduce(lambda a, b: Said("view-or", a=a, b=b), map(str, sorted(m.usual)))
    return Check(SECTIONS, True, Said("view-sections-unusual", n=m.sections, usual=usual))


def _check(name: str, value: float, limit: float, unit: str, ok: bool, seen: Said, change: Said) -> Check:
    return Check(name, ok, seen if ok else Said("view-both", seen=seen, change=change), value, unit, limit)
