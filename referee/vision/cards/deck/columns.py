"""The prints of a deck's columns: how much each of forty cards resembles the three others of its number.

Why: four cards of a number differ in colour alone. One that does not resemble the others lies elsewhere than it seems,
or in the wrong column. Where its outline is wrong, likeness tells the right one. Not done here: names.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.deck.lattice import COLUMNS, ROWS, Rows, filled
from referee.vision.cards.deck.prints import Known, inner, softened, telling, windows
from referee.vision.cards.flat.cut import RIM, flattened, ground_of, in_lab, print_of
from referee.vision.cards.flat.quads import shared, spread
from referee.vision.cards.found.snapping import relaid
from referee.vision.common.images import Image

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class ColumnSettings:
    """How cards are likened to their column, and laid anew where they do not resemble it.

    - `other`: levels of Lab by which a card's ground may differ from its row's: shade, and no other part of the print.
    - `doubt`: likeness, of that of most cards, below which another outline is looked for.
    - `beside`, `along`: where, in shares of a card's sides from where it and where its neighbours say.
    - `far`: of a short side, how far from where its neighbours say it may lie.
    - `good`: likeness that it must have there; `better`: and by how much more than before.
    - `apart`: shared part of two cards from which they are one.
    """

    other: float = 25.0
    doubt: float = 0.8
    beside: tuple[float, ...] = (-0.45, -0.3, -0.15, 0.0, 0.15, 0.3, 0.45)
    along: tuple[float, ...] = (-0.3, -0.15, 0.0, 0.15, 0.3)
    far: float = 0.6
    good: float = 0.85
    better: float = 0.05
    apart: float = 0.2


COLUMN = ColumnSettings()


class Columns:
    """Forty cards (4, 10) cut out of a BGR picture, and what each resembles."""

    def __init__(self, image: Image, faces: Floats) -> None:
        self._image = image
        lab = in_lab(flattened(image, faces.reshape(-1, 4, 2)))
        own = np.array([ground_of(card[RIM:-RIM, RIM:-RIM]) for card in lab]).reshape(ROWS, COLUMNS, 3)
        rows = np.median(own, axis=1, keepdims=True)
        self.grounds = np.where(np.linalg.norm(own - rows, axis=2, keepdims=True) > COLUMN.other, rows, own)
        """Colour of each card's ground (4, 10, 3), 8 bit Lab."""
        prints = [softened(print_of(card, ground.astype(np.float32)))
                  for card, ground in zip(lab, self.grounds.reshape(-1, 3), strict=True)]
        flat = np.array([inner(one) for one in prints])
        counts = telling(flat.reshape(ROWS, COLUMNS, -1).swapaxes(0, 1))
        self._ways = [Known(way, counts) for way in (flat, flat[:, ::-1])]
        self.likeness = np.array([np.delete(self._likeness(one), k // COLUMNS, axis=0).max(axis=0)
                                  for k, one in enumerate(prints)]).reshape(ROWS, COLUMNS, COLUMNS)
        """Of each card to those of each column (4, 10, 10), but for its own row's."""

    @property
    def own(self) -> Floats:
        """Likeness (4, 10) to the own column."""
        return np.asarray(np.diagonal(self.likeness, axis1=1, axis2=2), np.float64)

    def laid_anew(self, rows: Rows) -> Floats:
        """The outlines (4, 10, 4, 2), those of cards that do not resemble their column laid where they do."""
        faces, weak = rows.faces.copy(), self.own < COLUMN.doubt * np.median(self.own)
        if not weak.any() or weak.all():
            return faces
        guesses = filled(faces, ~weak, rows.plane)
        wanted = COLUMN.good * float(np.median(self.own))
        for r, c in np.argwhere(weak):
            steady = ~weak[:, c] & (np.arange(ROWS) != r)
            starts = np.array([faces[r, c], guesses[r, c]])
            tried = spread(starts, COLUMN.beside, COLUMN.along).swapaxes(0, 1).reshape(-1, 4, 2)
            tried = np.concatenate([relaid(self._image, tried, faces[~weak])[0], tried])
            lab = in_lab(flattened(self._image, tried))
            prints = [softened(print_of(card, self.grounds[r, c].astype(np.float32))) for card in lab]
            alike = np.array([self._likeness(one)[steady, c].max(initial=0.0) for one in prints])
            far = np.linalg.norm((tried - guesses[r, c]).mean(axis=1), axis=1)
            alike[far > COLUMN.far * np.linalg.norm(starts[1, 1] - starts[1, 0])] = 0
            others = np.delete(faces.reshape(-1, 4, 2), r * COLUMNS + c, axis=0)
            for k in np.argsort(-alike):
                if alike[k] < max(wanted, self.own[r, c] + COLUMN.better):
                    break
                if shared(tried[k], others) < COLUMN.apart:
                    faces[r, c] = tried[k]
                    break
        return faces

    def _likeness(self, one: Singles) -> Singles:
        """Of a print to each of the forty (4, 10)."""
        shifted = windows(one)
        both = np.max([way.moments(shifted).correlation.max(axis=0) for way in self._ways], axis=0)
        return np.asarray(both.reshape(ROWS, COLUMNS), np.float32)
