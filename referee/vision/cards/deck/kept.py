"""A deck as a taught set, and back: so a family shows its cards once and plays with them on any table.

Why: sets are kept by name, whatever the game. Not done here: keeping them (`store`), or learning a deck (`learning`).
"""

from __future__ import annotations

import numpy as np

from referee.kit.taught import Example, Kind, TaughtSet
from referee.values.cards import COLOURS, NUMBERS, OWNERS, Deck, DeckBack, DeckFace
from referee.values.common import Quad
from referee.vision.cards.deck.sheet import sheet_of, tiles_of
from referee.vision.cards.flat.cut import HIGH, WIDE
from referee.vision.common.images import ImageError, decode_image

FACE: Kind = "face"
BACK: Kind = "back"


def set_of(deck: Deck) -> TaughtSet:
    """The deck as examples: forty faces, a back of each player. `TableError` where its picture is damaged."""
    faces, backs = tiles_of(deck)
    return TaughtSet((
        *(Example(FACE, face.colour, sheet_of([tile]), pips=face.number)
          for face, tile in zip(deck.faces, faces, strict=True)),
        *(Example(BACK, back.owner, sheet_of([tile])) for back, tile in zip(deck.backs, backs, strict=True))))


def deck_of(taught: TaughtSet | None) -> Deck | None:
    """The deck that a set holds, None where it holds no whole one; corners are those in its sheet."""
    if taught is None:
        return None
    faces = {(e.owner, e.pips): e for e in taught.examples if e.kind == FACE}
    backs = {e.owner: e for e in taught.examples if e.kind == BACK}
    named = [(colour, number) for colour in COLOURS for number in NUMBERS]
    owners = [owner for owner in OWNERS if owner in backs]
    if faces.keys() != set(named) or not owners:
        return None
    tiles = [decode_image(e.picture, "deck") for e in (*(faces[name] for name in named), *(backs[o] for o in owners))]
    if any(tile.shape != (HIGH, WIDE, 3) for tile in tiles):
        raise ImageError("learn-not-stored")
    places = [_place(n) for n in range(len(tiles))]
    return Deck(tuple(DeckFace(*name, quad) for name, quad in zip(named, places, strict=False)),
                tuple(DeckBack(owner, quad) for owner, quad in zip(owners, places[len(named):], strict=True)),
                sheet_of([np.asarray(tile, np.uint8) for tile in tiles]))


def _place(n: int) -> Quad:
    """The corners of the `n`th card of a sheet."""
    x = float(n * WIDE)
    return (x, 0.0), (x + WIDE, 0.0), (x + WIDE, float(HIGH)), (x, float(HIGH))
