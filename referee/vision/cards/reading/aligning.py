"""Lays doubtful cards onto the prints of the deck's numbers, and tells how well each fits then.

Why: likeness at an outline that is a little off tells little; laid onto a print, its own number fits clearly better
than the next. Not done here: naming, or finding cards.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.values.cards import NUMBERS
from referee.vision.cards.deck.sheet import Sheet
from referee.vision.cards.flat.cut import prints_in
from referee.vision.cards.found.aligned import each_aligned
from referee.vision.common.images import Image

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Aligned:
    """Of M cards: `likeness` (M, 10) to each number once laid onto its print, -1 to 1; `quads` (M, 4, 2): the outlines
    laid onto the likeliest."""

    likeness: Floats
    quads: Floats


def aligned_to_numbers(image: Image, quads: Floats, colours: NDArray[np.intp], sheet: Sheet) -> Aligned:
    """Cards with outlines (M, 4, 2) in a BGR picture, laid onto all numbers of their colours (M,)."""
    likeness, best = np.zeros((len(quads), len(NUMBERS))), quads.copy()
    for k, (quad, colour) in enumerate(zip(quads, colours, strict=True)):
        onto = np.array([laid for laid, _ in each_aligned(image, quad, sheet.prints[:, colour], (1.0,))])
        likeness[k] = sheet.numbers(prints_in(image, onto))[0].diagonal()
        best[k] = onto[likeness[k].argmax()]
    return Aligned(likeness, best)
