"""Looks anew for the cards of a deck's rows that were missed: near where their neighbours put them.

Why: a finder that knows no deck lays some of forty outlines onto print, or between two cards. Where the others lie is
known then, and what this one shows. Not done here: which row or column a card is of (`lattice`); outlines of cards that
were found (`columns`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.deck.lattice import Rows, filled
from referee.vision.cards.flat.quads import shared, spread
from referee.vision.cards.found.anywhere import Models, looked_at
from referee.vision.cards.found.snapping import relaid
from referee.vision.common.images import Image

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class SeekSettings:
    """Where a card is looked for, and when it is one.

    - `beside`, `along`: places that are tried, in shares of a card's short and long side from where it should lie.
    - `good`: worth from which it is found: its edges, that it is a face, and that it shows its column's number.
    - `apart`: shared part of two cards from which they are one.
    - `rounds`: cards that are found tell where the next ones lie.
    """

    beside: tuple[float, ...] = (-0.6, -0.3, 0.0, 0.3, 0.6)
    along: tuple[float, ...] = (-0.5, -0.25, 0.0, 0.25, 0.5)
    good: float = 0.25
    apart: float = 0.2
    rounds: int = 3


SEEK = SeekSettings()


def sought(image: Image, rows: Rows, columns: NDArray[np.intp], models: Models) -> tuple[Floats, Bools]:
    """Outlines (4, 10, 4, 2) of a deck's rows in a BGR picture, and which of them (4, 10) were found in the end.

    `columns` (10,): what each column shows, 0 for a one.
    """
    faces, found = rows.faces.copy(), rows.found.copy()
    for _ in range(SEEK.rounds):
        if found.all() or not found.any():
            break
        cells, kept = np.argwhere(~found), list(faces[found])
        tried = spread(filled(faces, found, rows.plane)[~found], SEEK.beside, SEEK.along)
        laid, edges = relaid(image, tried.reshape(-1, 4, 2), faces[found])
        looks = looked_at(image, laid, models)
        shown = np.repeat(columns[cells[:, 1]], tried.shape[1])
        worth = (edges * looks.up * looks.numbers[np.arange(len(laid)), shown + 1]).reshape(tried.shape[:2])
        laid = laid.reshape(tried.shape)
        for n in np.argsort(-worth.max(axis=1)):
            for k in np.argsort(-worth[n]):
                if worth[n, k] < SEEK.good:
                    break
                if shared(laid[n, k], kept) < SEEK.apart:
                    faces[tuple(cells[n])], found[tuple(cells[n])] = laid[n, k], True
                    kept.append(laid[n, k])
                    break
    lost = ~found
    if lost.any() and not lost.all():
        faces[lost] = relaid(image, filled(faces, found, rows.plane)[lost], faces[found])[0]
    return faces, found

