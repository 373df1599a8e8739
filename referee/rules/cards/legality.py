"""What may be done with cards, typed: a card laid, the row, turning over, taking up, the stop call, whole piles.

Why it exists: the umpire and the JSON questions (`play`) ask the same rules, after either document (`nl999`, `weber`).
Each names its own rules in a `Document`. What it does not do: know who did it, or whether a card was read well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.rules.core import Verdict
from referee.rules.ruling import Ruling

HIGHEST = 10
PACKET = 3
"""Cards turned over at once."""
SOURCES = ("row", "stack", "discard", "hand")
CARD_COLOURS = ("red", "yellow", "green", "blue")
"""Colours as a camera names them; people may call theirs otherwise."""

Card = tuple[str, int]
"""Colour and number, as `("red", 3)`."""
Source = str
"""One of `SOURCES`."""


@dataclass(frozen=True)
class Document:
    """One rule document: rule ids by what they are about, cards of a player, and where it differs.

    `expert`: it has the variant in which rows are stores, `agreed`: the table plays it; `first_fewer`: the first count
    after taking up may be smaller; `one_anywhere`: its words let a 1 lie on any card.
    """

    rules: Mapping[str, str]
    cards: int
    stack: int
    row_step: str = "any_lower"
    expert: bool = False
    agreed: bool = False
    in_flight: bool = False
    ten_face_down: bool = False
    count_step: str = "exactly_three"
    first_fewer: bool = False
    shuffles: bool = True
    one_anywhere: bool = False

    def ruling(self, about: str, key: str, cls: Verdict = "violation", **params: Any) -> Ruling:
        """What is said, by which rule of the document."""
        return Ruling(cls, None if cls == "legal" else self.rules[about], key, params)


def name(card: Card) -> str:
    """`("red", 3)` -> `"red 3"`."""
    return f"{card[0]} {card[1]}"


def lay(document: Document, laid: Card, below: Card | None, source: Source = "row",
        face_down: bool | None = None) -> Ruling:
    """A card on the top card of a centre pile, or beside the others (`below` None). `face_down`: None if unknown."""
    if source == "hand":
        return document.ruling("source", "CARD.source", card=name(laid))
    found = on_pile(document, laid, below)
    if found is not None and found.cls == "violation":
        return found
    if document.ten_face_down and face_down is not None and (laid[1] == HIGHEST) != face_down:
        return document.ruling("face", "CARD.ten" if laid[1] == HIGHEST else "CARD.face_up", card=name(laid))
    return found or document.ruling("onto", "CARD.legal", "legal", card=name(laid))


def on_pile(document: Document, laid: Card, below: Card | None) -> Ruling | None:
    """What is wrong with a card on a centre pile, or left to the table; None for what is right."""
    if below is None:
        return None if laid[1] == 1 else document.ruling("start", "CARD.start", card=name(laid))
    if laid[1] == 1 and document.one_anywhere:
        return document.ruling("onto", "CARD.one_onto", "house_rule", card=name(laid), card2=name(below))
    if below[1] == HIGHEST:
        return document.ruling("complete", "CARD.complete", card=name(laid), card2=name(below))
    if laid != (below[0], below[1] + 1):
        needed = name((below[0], below[1] + 1))
        return document.ruling("onto", "CARD.onto", card=name(laid), card2=name(below), needed=needed)
    return None


def row(document: Document, laid: Card, below: Card | None, source: Source, expert: bool) -> Ruling:
    """A card into the row: into a gap (`below` None), or on a card there where rows are stores (`expert`)."""
    if below is None:
        if source != "stack":
            return document.ruling("gap", "CARD.gap", card=name(laid))
        return document.ruling("gap", "CARD.row", "legal", card=name(laid))
    if not (expert and document.expert):
        return no_store(document, laid)
    if source == "row":
        return document.ruling("store", "CARD.store_source", card=name(laid))
    wrong = on_place(document, laid, below)
    if wrong is None and source == "hand":  # the sheet's own words; what its other rules forbid is wrong all the same
        return document.ruling("store", "CARD.store_hand", "house_rule", card=name(laid))
    return wrong or document.ruling("store", "CARD.row", "legal", card=name(laid))


def no_store(document: Document, laid: Card) -> Ruling:
    """A card on another one in a row that is no store."""
    return document.ruling("store", "CARD.no_store" if document.expert else "CARD.one_card", card=name(laid))


def on_place(document: Document, laid: Card, below: Card) -> Ruling | None:
    """What is wrong with a card on a card of the row, where rows are stores."""
    low = below[1] - 1 if document.row_step == "one" else 1
    if not low <= laid[1] < below[1]:
        key = "CARD.descend_one" if document.row_step == "one" else "CARD.descend"
        return document.ruling("descend", key, card=name(laid), card2=name(below))
    if laid[0] == below[0]:
        return document.ruling("colour", "CARD.same_colour", card=name(laid), card2=name(below))
    return None


def turn(document: Document, cards: int, hand: int, first: bool) -> Ruling:
    """`cards` turned over of the `hand` there were; `first`: right after taking up the discard pile."""
    packet = min(1 if document.count_step == "one" else PACKET, hand)
    more = document.count_step == "three_plus"
    fewer = first and document.first_fewer
    if cards == packet or (cards > packet and more) or (cards < packet and fewer):
        return document.ruling("turn", "CARD.turned", "legal", n=cards)
    about = "turn_one" if document.count_step == "one" else "turn"
    key = "CARD.turn_more" if cards < packet and document.first_fewer else "CARD.turn"
    return document.ruling(about, key, n=cards, packet=packet)


def take_up(document: Document, hand: int, shuffled: bool | None) -> Ruling:
    """The discard pile becomes the hand, of which `hand` cards are left; `shuffled`: None if unknown."""
    if hand:
        return document.ruling("take_up", "CARD.take_up", n=hand)
    if shuffled is not None and shuffled != document.shuffles:
        if document.shuffles:
            return document.ruling("take_up", "CARD.not_shuffled", "info")
        return document.ruling("take_up", "CARD.shuffled", "house_rule")
    return document.ruling("take_up", "CARD.taken_up", "legal")


def stop(document: Document, left: int) -> Ruling:
    """The call of a player with `left` cards in the stack."""
    if left:
        return document.ruling("stop", "CARD.stop_void", n=left)
    return document.ruling("stop", "CARD.stop", "legal")


def after_stop(document: Document, laid: bool) -> Ruling:
    """A move after the stop call; `laid`: a card was laid, else cards were turned over or taken up."""
    return document.ruling("after", "CARD.not_in_hand" if document.in_flight else
                           "CARD.after_stop" if laid else "CARD.turned_after_stop")


def pile(document: Document, cards: Sequence[Card]) -> Ruling:
    """A centre pile, from the lowest card up: the first card that lies wrong, else what is left to the table."""
    below, left_open = None, None
    for laid in cards:
        found = on_pile(document, laid, below)
        if found is not None and found.cls == "violation":
            return found
        below, left_open = laid, left_open or found
    return left_open or document.ruling("onto", "CARD.pile", "legal")


def place(document: Document, cards: Sequence[Card], expert: bool) -> Ruling:
    """One place of the row, from the lowest card up."""
    below = None
    for laid in cards:
        if below is not None and not (document.expert and expert):
            return no_store(document, laid)
        wrong = None if below is None else on_place(document, laid, below)
        if wrong is not None:
            return wrong
        below = laid
    return document.ruling("store", "CARD.place", "legal")
