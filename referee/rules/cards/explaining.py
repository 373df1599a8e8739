"""What has become of a pile on which another card lies than before: laid, taken back, exchanged, turned over, or wrong.

Why it exists: between two looks several cards may be laid and taken back, and only the last one is seen. The simplest
lawful course explains it. What it does not do: weigh whether a mistake is proved (`centre`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from referee.rules.cards import legality
from referee.rules.cards.ledger import Pile
from referee.rules.cards.legality import HIGHEST, Card, Document
from referee.rules.cards.observation import Lying
from referee.rules.ruling import Ruling

Kind = Literal["laid", "removed", "exchanged", "turned", "wrong", "unread"]


@dataclass(frozen=True)
class Course:
    """What happened, at the simplest.

    `card`: what lies on top now, None where that is not known. `off`: how many cards were taken off first. `missing`:
    cards that must lie between, if all is lawful. `ruling`: what the rules say of the card where it lies.
    """

    kind: Kind
    card: Card | None
    ruling: Ruling
    off: int = 0
    missing: tuple[Card, ...] = ()


def explain(document: Document, pile: Pile, new: Lying, gone: bool) -> Course:
    """The course of events on one pile. `gone`: the new card has surely gone from somebody's open cards just now, so
    that it was laid, and does not only lie bare again."""
    top = pile.top
    below = None if top is None else top.card
    if new.down:
        return _face_down(document, pile, below)
    card = new.card
    if card is None:
        return Course("unread", None, document.ruling("onto", "CARD.unread", "unclear"))
    lawful = legality.lay(document, card, below, face_down=False)
    if top is None:
        return Course("laid", card, lawful, missing=_up_to(card, 0))
    if below is None:
        return Course("unread", card, document.ruling("onto", "CARD.on_unread", "unclear", card=legality.name(card)))
    if legality.on_pile(document, card, below) is None:
        return Course("laid", card, lawful)
    depth = pile.depth(card)
    if depth and (top.wrong or not gone):
        return Course("removed", card, document.ruling("onto", "CARD.legal", "legal", card=legality.name(card)), depth)
    if card[0] == below[0] and card[1] > below[1]:
        return Course("laid", card, lawful, missing=_up_to(card, below[1]))
    return _exchanged(document, pile, card) or Course("wrong", card, lawful)


def _up_to(card: Card, number: int) -> tuple[Card, ...]:
    """The cards between a number and this card."""
    return tuple((card[0], n) for n in range(number + 1, card[1]))


def _exchanged(document: Document, pile: Pile, card: Card) -> Course | None:
    """Whether what lies wrong was taken off and the card laid on what is right beneath."""
    for off, entry in enumerate(reversed(pile.cards[:-1]), 1):
        if not pile.cards[-off].wrong:
            continue
        below = entry.card
        if below is not None and below[0] == card[0] and below[1] < card[1]:
            return Course("exchanged", card, legality.lay(document, card, below, face_down=False), off,
                          _up_to(card, below[1]))
    return None


def _face_down(document: Document, pile: Pile, below: Card | None) -> Course:
    top = pile.top
    if top is not None and below is not None and below[1] == HIGHEST and not top.lying.down:
        return Course("turned", below, document.ruling("face" if document.ten_face_down else "onto", "CARD.turned_down",
                                                       "info", card=legality.name(below)))
    if below is None or below[1] == HIGHEST or not (document.ten_face_down or below[1] == HIGHEST - 1):
        return Course("unread", None, document.ruling("onto", "CARD.lies_down", "unclear"))
    ten = (below[0], HIGHEST)
    if document.ten_face_down:
        return Course("laid", ten, legality.lay(document, ten, below, face_down=True), missing=_up_to(ten, below[1]))
    return Course("wrong", ten, document.ruling("onto", "CARD.ten_down", card2=legality.name(below)))
