"""Whether a view is good enough to see a round of cards: each thing measured, with what to change.

Why: cards that are too small or too soft are read wrongly or not at all; so it must be told before play. Not done here:
reading cards.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from referee.i18n.said import Said
from referee.values.common import Check, Quality
from referee.vision.common.checks import CHECKS, checked, light
from referee.vision.common.colour.palette import to_linear
from referee.vision.common.images import Image
from referee.vision.common.views.sharpness import blur


@dataclass(frozen=True, slots=True)
class MeasureSettings:
    """From where on a view is good enough.

    - `go_card`: pixels of a card's short side below which digits run together.
    - `fine_card`: pixels that are wanted: wrong with the deck alone are mostly cards under 70.
    - `softest`: blur (standard deviation) as a share of a card's short side: a digit's stroke is a twentieth.
    - `usual`: of a card on a table of 1.2 m that fills the picture's width: short side as a share of that.
    - `wide`: pixels of the longer side at which light and blur are measured.
    """

    go_card: float = 45.0
    fine_card: float = 60.0
    softest: float = 0.05
    usual: float = 1 / 22
    wide: int = 1920


MEASURES = MeasureSettings()


def view_checks(image: Image, card: float) -> tuple[Check, ...]:
    """Size, focus and light of a BGR picture of the table; `card`: short side of a card in pixels, 0 if not known."""
    size = (checked("size", card, MEASURES.go_card, "px", card >= MEASURES.go_card, Said("cards-size", n=round(card)),
                    Said("cards-size-needed", n=round(MEASURES.go_card))),) if card else ()
    if size and MEASURES.go_card <= card < MEASURES.fine_card:
        wanted = Said("cards-size-wanted", n=round(MEASURES.fine_card))
        size = (Check("size", True, Said("view-both", seen=size[0].text, change=wanted), card, "px",
                      MEASURES.fine_card),)
    across = card or MEASURES.usual * image.shape[1]
    soft = blur(image, np.ones(image.shape[:2], np.bool_)) / across
    small = cv2.resize(image, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    pixels = small.reshape(-1, 3)
    lit = float(np.median(to_linear(pixels.astype(np.float64)).max(axis=1)))
    burnt = float((pixels >= CHECKS.step).all(axis=1).mean())
    return (*size,
            checked("focus", 100 * soft, 100 * MEASURES.softest, "% of a card", soft <= MEASURES.softest,
                    Said("cards-soft", share=f"{100 * soft:.0f}"),
                    Said("view-soft-needed", share=round(100 * MEASURES.softest))),
            light(lit, burnt))


def judge(found: tuple[Check, ...]) -> Quality:
    """Go or no-go from checks, with what to change; small cards that are go are said as well."""
    small = [c for c in found if c.ok and c.name == "size" and c.value is not None and c.needed is not None
             and c.value < c.needed]
    return Quality(all(c.ok for c in found), tuple(c.text for c in found if not c.ok or c in small))
