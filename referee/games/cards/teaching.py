"""What people may teach of cards: the whole deck in one picture, forty faces in four rows and a back of each player.

Why it exists: decks differ from box to box. What it does not do: find the rows (`vision.cards`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import dist
from typing import Any, ClassVar

from referee.games.api.learning import TaughtBefore
from referee.games.api.parts import Image, TaughtReport, TeachingError
from referee.i18n.said import Said
from referee.kit.taught import Kind
from referee.values.cards import CardsReading, CardsTable, Deck
from referee.values.common import Quad
from referee.vision.cards import deck_in, set_of, with_deck
from referee.vision.common import TableNotFound

FACE: Kind = "face"
BACK: Kind = "back"
NEAR = 0.5
"""Of a card's width: what people were shown lies no farther off, or it has been moved since."""


@dataclass(frozen=True, slots=True)
class DeckReport:
    """What came of it."""

    text: str
    missing: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class CardsTeaching(TaughtBefore[CardsTable, CardsReading]):
    """One picture of the deck, shown before a round. The rows name the cards; people look whether that is so."""

    kinds: ClassVar[tuple[str, ...]] = (FACE, BACK)
    own: ClassVar[frozenset[Kind]] = frozenset((FACE, BACK))

    def enough(self, table: CardsTable | None) -> bool:
        """Whether the deck is known."""
        return table is not None and bool(table.deck.faces)

    def proposals(self, table: CardsTable, image: Image) -> dict[str, Any]:
        """As every game's; a face has its number as `pips` and, as `owner`, its colour; a back the letter of its
        player. `problem`: why no deck can be learned from this picture, which then has no pieces."""
        height, width = image.shape[:2]
        found: dict[str, Any] = {"width": width, "height": height, "colours": [], "problem": "", "pieces": []}
        try:
            deck = deck_in(image)
        except TableNotFound as e:
            return found | {"problem": str(e)}
        return found | {"pieces": [{"id": n, **piece} for n, piece in enumerate(_pieces(deck))]}

    def taught_by(self, table: CardsTable, image: Image, pieces: Sequence[Mapping[str, Any]],
                  colours: Mapping[str, str]) -> tuple[CardsTable, TaughtReport]:
        """`pieces`: the cards as they were shown to people; `TeachingError` where they lie elsewhere by now."""
        try:
            deck = deck_in(image)
        except TableNotFound as e:
            raise TeachingError(str(e)) from e
        shown, now = [piece["at"] for piece in pieces], list(_pieces(deck))
        if len(shown) != len(now) or not all(
                dist(old, new["at"]) < NEAR * dist(new["quad"][0], new["quad"][1])
                for old, new in zip(shown, now, strict=True)):
            raise TeachingError("cards-teach-moved")
        learned = replace(with_deck(table, image, deck), taught=set_of(deck))
        return learned, DeckReport(Said("cards-deck-known", faces=len(deck.faces), backs=len(deck.backs)))


def _pieces(deck: Deck) -> Iterable[dict[str, Any]]:
    """Each card of a deck as people are shown it, the faces first."""
    for face in deck.faces:
        yield {"kind": FACE, "owner": face.colour, "pips": face.number, **_lying(face.quad)}
    for back in deck.backs:
        yield {"kind": BACK, "owner": back.owner, "pips": None, **_lying(back.quad)}


def _lying(quad: Quad) -> dict[str, Any]:
    return {"at": [round(sum(p[k] for p in quad) / 4, 1) for k in (0, 1)],
            "quad": [[round(x, 1), round(y, 1)] for x, y in quad]}
