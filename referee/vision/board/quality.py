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

import numpy as np
from numpy.typing import NDArray

from referee.i18n.said import Said
from referee.values.common import Check, Quality
from referee.vision.board.finding.board import FoundBoard
from referee.vision.board.finding.sections import sections_in
from referee.vision.common.checks import CHECKS, checked, light
from referee.vision.common.colour.glare import as_they_look
from referee.vision.common.colour.palette import colour_distance, ink_separation, twins
from referee.vision.common.views.sharpness import blur, cut, grain, side_of

SECTIONS = "sections"
"""Name of the check."""


@dataclass(frozen=True, slots=True)
class MeasureSettings:
    """From where on a view is good enough; shares of pieces are of those read rightly in rendered pictures.

    - `go_square`: pixels a square from which owner frames can be read (3 a mm on 20 mm squares, less 5 %).
    - `go_elevation`: degrees of the camera above the table; lower, pieces hide each other.
    - `softest`: blur (standard deviation) in squares: 98 % of pieces right below 0.024, 94 % here, 67 % above.
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
    """

    go_square: float = 57.0
    go_elevation: float = 34.0
    softest: float = 0.030
    noisiest: float = 14.0
    palest: float = 0.22
    patchiest: float = 0.34
    twins: float = 1.8
    grey: float = 0.02
    glare: float = 0.04
    washed: float = 0.75


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
    side = side_of(quads)
    part, inside = cut(image, quads)
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
        noise=grain(image, quads, side), light=float(np.median(seen.max(axis=1))),
        burnt=float((part[inside] >= CHECKS.step).mean()) if inside.any() else 0.0,
        washed=float(np.mean(seen.min(axis=1) > MEASURES.washed)), hues=hues, pale=pale, patchy=patchy, twins=alike)


def checks(m: Measures) -> tuple[Check, ...]:
    """Go or no-go of each measure, in words."""
    found = [
        checked("size", m.square, MEASURES.go_square, "px", m.square >= MEASURES.go_square,
               Said("view-size", n=round(m.square)), Said("view-size-needed", n=round(MEASURES.go_square))),
        checked("angle", m.elevation, MEASURES.go_elevation, "deg", m.elevation >= MEASURES.go_elevation,
               Said("view-angle", n=round(m.elevation)),
               Said("view-angle-needed", n=round(MEASURES.go_elevation))),
        checked("focus", 100 * m.blur, 100 * MEASURES.softest, "% of a square", m.blur <= MEASURES.softest,
               Said("view-soft", share=f"{100 * m.blur:.1f}"),
               Said("view-soft-needed", share=round(100 * MEASURES.softest))),
        light(m.light, m.burnt),
        checked("noise", m.noise, MEASURES.noisiest, "grey levels", m.noise <= MEASURES.noisiest,
               Said("view-grain", n=round(m.noise)),
               Said("view-grain-needed", n=round(MEASURES.noisiest))),
    ]
    if m.usual:
        found.append(_sections(m))
    if m.hues is not None and m.pale is not None and m.patchy is not None and m.twins is not None:
        found.append(checked("reflections", m.pale, MEASURES.palest, "", m.pale >= MEASURES.palest,
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


def softness(image: NDArray[np.uint8], quads: NDArray[np.float64]) -> float:
    """The blur of a BGR picture of squares (N, 4, 2), pixels, as a share of a square's side."""
    return blur(*cut(image, quads)) / side_of(quads)


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
