"""Learns a deck from one picture: forty faces in four rows from 1 to 10, and under them a back of each player.

Why: the one door to `lattice` and `naming`. What is not certain is refused with what to change, so that no deck is
learned under wrong names. Not done here: comparing cards with it (`sheet`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from referee.i18n.said import Said
from referee.values.cards import NUMBERS, OWNERS, Deck, DeckBack, DeckFace
from referee.vision.cards.deck.backs import backs_of
from referee.vision.cards.deck.columns import Columns
from referee.vision.cards.deck.lattice import COLUMNS, LATTICE, ROWS, Rows, rows_of
from referee.vision.cards.deck.naming import check_places, colours_of, ones_first
from referee.vision.cards.deck.seeking import sought
from referee.vision.cards.deck.sheet import sheet_of
from referee.vision.cards.flat.cut import flattened
from referee.vision.cards.flat.quads import as_quad, covers, short_sides
from referee.vision.cards.found.anywhere import SHIPPED, Models, flat_cards_in, looked_at
from referee.vision.cards.found.snapping import relaid
from referee.vision.common.images import Image
from referee.vision.common.not_found import TableNotFound

Floats = NDArray[np.float64]
Tell = Callable[[str], object]


@dataclass(frozen=True, slots=True)
class DeckSettings:
    """When a picture shows a deck well enough.

    - `least`: pixels of a card's short side: digits of smaller ones run together.
    - `again`: size, of that of the cards found, at which the picture is looked at anew where there are no rows.
    - `own`: likeness to its column, of that of most cards, below which a card's outline is wrong; `fair`: the same of
      one that lies upon another, with so much of it (`upon`).
    - `unread`: cards that may be told by their neighbours and by likeness to their column alone; `unlike`: by how much
      they may resemble another column more; `there`: how likely each must be a face.
    """

    least: float = 36.0
    again: float = 0.85
    own: float = 0.45
    fair: float = 0.7
    upon: float = 0.25
    unread: int = 6
    unlike: float = 0.05
    there: float = 0.5


DECK = DeckSettings()


def deck_in(image: Image, tell: Tell | None = None, models: Models = SHIPPED) -> Deck:
    """The deck that a BGR picture (H, W, 3) shows. `TableNotFound` with what to change where it shows none."""
    if tell is not None:
        tell(Said("cards-tells-deck"))
    rows = _laid_out(image, models)
    rows, columns, astray = _resembling(image, rows)
    if astray.any():
        faces, found = sought(image, replace(rows, found=rows.found & ~astray), np.arange(COLUMNS), models)
        rows, columns, astray = _resembling(image, replace(rows, faces=faces, found=found))
    if astray.any():
        raise TableNotFound("cards-deck-edges", n=int(astray.sum()))
    if (columns.likeness.max(axis=2) - columns.own > DECK.unlike)[~rows.found].any():
        raise TableNotFound("cards-deck-rows", n=int(rows.found.sum()))
    looks = looked_at(image, rows.faces.reshape(-1, 4, 2), models)
    names = colours_of(columns.grounds, looks.colour_known.reshape(ROWS, COLUMNS, -1))
    check_places(looks.number_known.reshape(ROWS, COLUMNS, -1), columns.likeness, names)
    faces = rows.faces
    backs = backs_of(image, faces, rows.above, rows.below, models)
    everything = np.concatenate([faces.reshape(-1, 4, 2), backs])
    quads = [as_quad(quad) for quad in everything]
    return Deck(
        faces=tuple(DeckFace(names[k // COLUMNS], NUMBERS[k % COLUMNS], quads[k]) for k in range(ROWS * COLUMNS)),
        backs=tuple(DeckBack(owner, quad) for owner, quad in zip(OWNERS, quads[ROWS * COLUMNS:], strict=False)),
        sheet=sheet_of(list(flattened(image, everything, rim=0))))


def _laid_out(image: Image, models: Models) -> Rows:
    """The rows with the ones on the left. `TableNotFound` where there are no four of ten."""
    cards, size = flat_cards_in(image, models=models, overlap=LATTICE.overlap), (image.shape[1], image.shape[0])
    for again in (False, True):
        if again and len(cards):
            smaller = DECK.again * float(np.median(short_sides(cards.quads)))
            cards = flat_cards_in(image, smaller, models, LATTICE.overlap)
        rows = rows_of(cards.quads, cards.scores * cards.card, cards.number_known, size)
        if isinstance(rows, int):
            continue
        rows, first = _sought(image, rows, models)
        up = looked_at(image, rows.faces[~rows.found], models).up
        if len(up) <= DECK.unread and (up >= DECK.there).all():
            return rows if first else _turned(rows)
    raise TableNotFound("cards-deck-rows", n=len(cards) if isinstance(rows, int) else int(rows.found.sum()))


def _sought(image: Image, rows: Rows, models: Models) -> tuple[Rows, bool]:
    """The rows with the cards that were missed looked for anew, and whether the ones are on the left."""
    faces = relaid(image, rows.faces.reshape(-1, 4, 2), rows.faces[rows.found])[0].reshape(rows.faces.shape)
    side = float(np.median(short_sides(faces[rows.found])))
    if side < DECK.least:
        raise TableNotFound("cards-deck-small", n=round(side), needed=round(DECK.least))
    numbers = looked_at(image, faces.reshape(-1, 4, 2), models).number_known
    first = ones_first(numbers.reshape(ROWS, COLUMNS, -1), rows.found)
    faces, found = sought(image, replace(rows, faces=faces), np.arange(COLUMNS)[:: 1 if first else -1], models)
    return replace(rows, faces=faces, found=found), first


def _resembling(image: Image, rows: Rows) -> tuple[Rows, Columns, NDArray[np.bool_]]:
    """The rows laid where they resemble their columns, how much they do, and which (4, 10) do not."""
    columns = Columns(image, rows.faces)
    anew = columns.laid_anew(rows)
    if (anew != rows.faces).any():
        rows, columns = replace(rows, faces=anew), Columns(image, anew)
    usual = np.median(columns.own)
    upon = covers(rows.faces.reshape(-1, 4, 2)).max(axis=1).reshape(ROWS, COLUMNS) > DECK.upon
    return rows, columns, (columns.own < DECK.own * usual) | (upon & (columns.own < DECK.fair * usual))


def _turned(rows: Rows) -> Rows:
    """The same seen from the other side of the table."""
    above, below = (part[::-1][:, [2, 3, 0, 1]] for part in (rows.below, rows.above))
    return Rows(rows.faces[::-1, ::-1][:, :, [2, 3, 0, 1]], rows.found[::-1, ::-1], above, below, rows.plane)
