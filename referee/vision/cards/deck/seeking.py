"""Looks anew for the cards of a deck's rows that were missed or found wrongly: near where their neighbours put them.

Why: a finder that knows no deck lays some of forty outlines onto print, or between two cards. Where the others lie is
known then, and what this one shows. Not done here: which row or column a card is of (`lattice`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.deck.lattice import Rows, filled
from referee.vision.cards.flat.quads import shared
from referee.vision.cards.found.anywhere import Models, looked_at
from referee.vision.cards.found.snapping import relaid
from referee.vision.common.images import Image

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class SeekSettings:
    """Where a card is looked for, and when it is one.

    - `beside`, `along`: places that are tried, in shares of a card's short and long side from where it should lie.
    - `doubt`: probability of its number below which a card that was found is looked for elsewhere too; `edge`: share of
      the edge that most cards have.
    - `good`: worth from which it is found: its edges, that it is a face, and that it shows its column's number;
      `better`, and by which factor `more`: where it was found elsewhere.
    - `apart`: shared part of two cards from which they are one.
    - `rounds`: cards that are found tell where the next ones lie.
    """

    beside: tuple[float, ...] = (-0.6, -0.3, 0.0, 0.3, 0.6)
    along: tuple[float, ...] = (-0.5, -0.25, 0.0, 0.25, 0.5)
    doubt: float = 0.2
    edge: float = 0.88
    good: float = 0.25
    better: float = 0.4
    more: float = 1.1
    apart: float = 0.2
    rounds: int = 3


SEEK = SeekSettings()


def sought(image: Image, rows: Rows, columns: NDArray[np.intp], models: Models) -> tuple[Floats, Bools]:
    """Outlines (4, 10, 4, 2) of a deck's rows in a BGR picture, and which of them (4, 10) were found in the end.

    `columns` (10,): what each column shows, 0 for a one.
    """
    faces, found = rows.faces.copy(), rows.found.copy()
    numbers = np.tile(columns, len(faces))
    edges = relaid(image, faces.reshape(-1, 4, 2), faces[found])[1]
    present = np.where(found, _worths(image, faces.reshape(-1, 4, 2), numbers, edges, models).reshape(found.shape), 0.0)
    edges = edges.reshape(found.shape)
    doubted = found & ((present < SEEK.doubt * edges) | (edges < SEEK.edge * np.median(edges[found])))
    for _ in range(SEEK.rounds):
        weak = ~found | doubted
        if not weak.any() or weak.all():
            break
        cells, steady = np.argwhere(weak), faces[~weak]
        guesses = filled(faces, ~weak, rows.plane)[weak]
        across, along = ((guesses[:, k] - guesses[:, 0])[:, None] for k in (1, 3))
        tried = np.stack([guesses + a * across + b * along for a in SEEK.beside for b in SEEK.along], axis=1)
        laid, edge = relaid(image, tried.reshape(-1, 4, 2), steady)
        worth = _worths(image, laid, np.repeat(columns[cells[:, 1]], tried.shape[1]), edge, models)
        laid, worth = laid.reshape(tried.shape), worth.reshape(tried.shape[:2])
        kept = list(steady)
        for n in np.argsort(-worth.max(axis=1)):
            cell = tuple(cells[n])
            wanted = max(SEEK.better, SEEK.more * present[cell]) if found[cell] else SEEK.good
            for k in np.argsort(-worth[n]):
                if worth[n, k] < wanted:
                    break
                if shared(laid[n, k], kept) < SEEK.apart:
                    faces[cell], found[cell], present[cell] = laid[n, k], True, worth[n, k]
                    kept.append(laid[n, k])
                    break
        doubted[:] = False
    lost = ~found
    if lost.any() and not lost.all():
        faces[lost] = relaid(image, filled(faces, found, rows.plane)[lost], faces[found])[0]
    return faces, found


def _worths(image: Image, quads: Floats, numbers: NDArray[np.intp], edges: Floats, models: Models) -> Floats:
    """What outlines (N, 4, 2) are worth as cards of those numbers (N,), 0..1; `edges` (N,): how much edge they have."""
    looks = looked_at(image, quads, models)
    return np.asarray(edges * looks.up * looks.numbers[np.arange(len(quads)), numbers + 1], np.float64)
