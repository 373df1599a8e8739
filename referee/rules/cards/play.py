"""Judging play of the card game without a camera: centre piles, rows, turning cards over, the stop call.

Why it exists: both documents (`nl999`, `weber`) play the same moves and differ in a few of them; each names its own
rules in a `Document` and its options. What it does not do: score (`common`), or judge what only people see (hands).

A question names one `move`; `stopped: true` when stop was called before it. A card is `"red 3"` or
`{"colour": "red", "number": 3}`. Moves, by `type`:

- `lay`: `card` on the centre, `onto` the top card there (null: beside the others), `from` `row`, `stack`, `discard` or
  `hand`; `in_hand`: it was in the hand when stop was called; `face_down`: how a 10 was laid;
- `row`: `card` into the row, `onto` a card there (null: a gap), `from`; `expert: true` where rows are stores;
- `turn`: `cards` turned over of the `hand` cards there were; `first`: right after taking up the discard pile;
- `take_up`: the discard pile becomes the hand of `hand` cards left; `shuffled`;
- `stop`: the call of a player with `stack` cards left;
- `pile`, `place`: the `cards` of a centre pile, or of one place of the row, from the lowest up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from referee.rules import inputs
from referee.rules.core import Verdict

HIGHEST = 10
PACKET = 3
"""Cards turned over at once."""
SOURCES = ("row", "stack", "discard", "hand")
_ENDED = ("lay", "row", "turn", "take_up")
"""Moves that the stop call ends."""

Card = tuple[str, int]
Answer = dict[str, Any]


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


def judge(data: Mapping[str, Any], document: Document) -> Answer:
    """Verdict, rule, text key and parameters for `move`; ValueError with a sentence for bad input."""
    move = inputs.table(data, "move")
    kind = inputs.one_of(move, "type", tuple(_MOVES))
    inputs.only_fields(move, ("type", *_FIELDS[kind]), f"a move of type {kind}")
    inputs.flag(data, "expert", False)
    found = _MOVES[kind](move, document, data)
    stopped, in_hand = inputs.flag(data, "stopped", False), inputs.flag(move, "in_hand", False)
    held = document.in_flight and kind == "lay" and in_hand
    if stopped and kind in _ENDED and not held:
        return ruling(document, "after", "CARD.not_in_hand" if document.in_flight else
                      "CARD.after_stop" if kind in ("lay", "row") else "CARD.turned_after_stop")
    return found


def ruling(document: Document, about: str, key: str, verdict: Verdict = "violation", **params: Any) -> Answer:
    """An answer: what is said, by which rule of the document."""
    return {"verdict": verdict, "rule": None if verdict == "legal" else document.rules[about], "key": key,
            "params": params, "failures": []}


def card(value: Any, key: str) -> Card:
    """Colour and number of a card, as text or as an object."""
    if isinstance(value, str):
        colour, _, number = value.strip().rpartition(" ")
        if colour.strip() and number.isascii() and number.isdigit() and 1 <= int(number[:3]) <= HIGHEST:
            return colour.strip(), int(number)
    elif isinstance(value, Mapping) and isinstance(value.get("colour"), str) and value["colour"].strip():
        inputs.only_fields(value, ("colour", "number"), f"{key!r}")
        return value["colour"].strip(), inputs.whole(value, "number", 1, HIGHEST)
    raise ValueError(f'{key!r} is {inputs.shown(value)}; a card is a colour and a number from 1 to {HIGHEST}, '
                     'like "red 3"')


def _lay(move: Mapping[str, Any], document: Document, _data: Mapping[str, Any]) -> Answer:
    laid, below = _pair(move)
    if inputs.one_of(move, "from", SOURCES, "row") == "hand":
        return ruling(document, "source", "CARD.source", card=_name(laid))
    found = _on_pile(laid, below, document)
    if found is not None and found["verdict"] == "violation":
        return found
    face_down = None if move.get("face_down") is None else inputs.flag(move, "face_down")
    if document.ten_face_down and face_down is not None and (laid[1] == HIGHEST) != face_down:
        return ruling(document, "face", "CARD.ten" if laid[1] == HIGHEST else "CARD.face_up", card=_name(laid))
    return found or ruling(document, "onto", "CARD.legal", "legal", card=_name(laid))


def _on_pile(laid: Card, below: Card | None, document: Document) -> Answer | None:
    """What is wrong with a card on a centre pile, or left to the table."""
    if below is None:
        return None if laid[1] == 1 else ruling(document, "start", "CARD.start", card=_name(laid))
    if laid[1] == 1 and document.one_anywhere:
        return ruling(document, "onto", "CARD.one_onto", "house_rule", card=_name(laid), card2=_name(below))
    if below[1] == HIGHEST:
        return ruling(document, "complete", "CARD.complete", card=_name(laid), card2=_name(below))
    if laid != (below[0], below[1] + 1):
        needed = _name((below[0], below[1] + 1))
        return ruling(document, "onto", "CARD.onto", card=_name(laid), card2=_name(below), needed=needed)
    return None


def _row(move: Mapping[str, Any], document: Document, data: Mapping[str, Any]) -> Answer:
    laid, below = _pair(move)
    source = inputs.one_of(move, "from", SOURCES, "stack")
    expert = inputs.flag(data, "expert", document.agreed)
    if below is None:
        if source != "stack":
            return ruling(document, "gap", "CARD.gap", card=_name(laid))
        return ruling(document, "gap", "CARD.row", "legal", card=_name(laid))
    if not (expert and document.expert):
        return ruling(document, "store", "CARD.no_store" if document.expert else "CARD.one_card", card=_name(laid))
    if source == "row":
        return ruling(document, "store", "CARD.store_source", card=_name(laid))
    wrong = _on_place(laid, below, document)
    if wrong is None and source == "hand":  # the sheet's own words; what its other rules forbid is wrong all the same
        return ruling(document, "store", "CARD.store_hand", "house_rule", card=_name(laid))
    return wrong or ruling(document, "store", "CARD.row", "legal", card=_name(laid))


def _on_place(laid: Card, below: Card, document: Document) -> Answer | None:
    """What is wrong with a card on a card of the row, where rows are stores."""
    low = below[1] - 1 if document.row_step == "one" else 1
    if not low <= laid[1] < below[1]:
        key = "CARD.descend_one" if document.row_step == "one" else "CARD.descend"
        return ruling(document, "descend", key, card=_name(laid), card2=_name(below))
    if laid[0] == below[0]:
        return ruling(document, "colour", "CARD.same_colour", card=_name(laid), card2=_name(below))
    return None


def _turn(move: Mapping[str, Any], document: Document, _data: Mapping[str, Any]) -> Answer:
    hand = inputs.whole(move, "hand", 1, document.cards)
    cards = inputs.whole(move, "cards", 1, document.cards)
    if cards > hand:
        raise ValueError(f"'cards' is {cards}, but the hand has {hand}")
    first = inputs.flag(move, "first", False)
    packet = min(1 if document.count_step == "one" else PACKET, hand)
    more = document.count_step == "three_plus"
    fewer = first and document.first_fewer
    if cards == packet or (cards > packet and more) or (cards < packet and fewer):
        return ruling(document, "turn", "CARD.turned", "legal", n=cards)
    about = "turn_one" if document.count_step == "one" else "turn"
    key = "CARD.turn_more" if cards < packet and document.first_fewer else "CARD.turn"
    return ruling(document, about, key, n=cards, packet=packet)


def _take_up(move: Mapping[str, Any], document: Document, _data: Mapping[str, Any]) -> Answer:
    if inputs.whole(move, "hand", 0, document.cards, 0):
        return ruling(document, "take_up", "CARD.take_up", n=move["hand"])
    if "shuffled" in move and inputs.flag(move, "shuffled") != document.shuffles:
        if document.shuffles:
            return ruling(document, "take_up", "CARD.not_shuffled", "info")
        return ruling(document, "take_up", "CARD.shuffled", "house_rule")
    return ruling(document, "take_up", "CARD.taken_up", "legal")


def _stop(move: Mapping[str, Any], document: Document, _data: Mapping[str, Any]) -> Answer:
    left = inputs.whole(move, "stack", 0, document.stack)
    if left:
        return ruling(document, "stop", "CARD.stop_void", n=left)
    return ruling(document, "stop", "CARD.stop", "legal")


def _pile(move: Mapping[str, Any], document: Document, _data: Mapping[str, Any]) -> Answer:
    below, left_open = None, None
    for laid in _cards(move):
        found = _on_pile(laid, below, document)
        if found is not None and found["verdict"] == "violation":
            return found
        below, left_open = laid, left_open or found
    return left_open or ruling(document, "onto", "CARD.pile", "legal")


def _place(move: Mapping[str, Any], document: Document, data: Mapping[str, Any]) -> Answer:
    below = None
    for laid in _cards(move):
        if below is not None and not (document.expert and inputs.flag(data, "expert", document.agreed)):
            return ruling(document, "store", "CARD.no_store" if document.expert else "CARD.one_card", card=_name(laid))
        wrong = None if below is None else _on_place(laid, below, document)
        if wrong is not None:
            return wrong
        below = laid
    return ruling(document, "store", "CARD.place", "legal")


def _pair(move: Mapping[str, Any]) -> tuple[Card, Card | None]:
    laid, below = card(inputs.value(move, "card"), "card"), inputs.value(move, "onto")
    if below is None:
        return laid, None
    other = card(below, "onto")
    _one_way(laid, other)
    return laid, other


def _one_way(laid: Card, below: Card) -> None:
    """ValueError for a colour that is another one but for capital letters: nobody is accused by a typist."""
    if inputs.alike(laid[0], below[0]):
        raise ValueError(f"'colour' is {laid[0]!r} and {below[0]!r}; write a colour in one way")


def _cards(move: Mapping[str, Any]) -> list[Card]:
    found = [card(value, "cards") for value in inputs.rows(move, "cards")]
    if not found:
        raise ValueError("'cards' is empty; list the cards from the lowest up")
    for laid in found:
        for other in found:
            _one_way(laid, other)
    return found


def _name(which: Card) -> str:
    return f"{which[0]} {which[1]}"


_FIELDS = {
    "lay": ("card", "onto", "from", "in_hand", "face_down"), "row": ("card", "onto", "from", "in_hand"),
    "turn": ("cards", "hand", "first"), "take_up": ("hand", "shuffled"), "stop": ("stack",), "pile": ("cards",),
    "place": ("cards",),
}
_MOVES: dict[str, Callable[[Mapping[str, Any], Document, Mapping[str, Any]], Answer]] = {
    "lay": _lay, "row": _row, "turn": _turn, "take_up": _take_up, "stop": _stop, "pile": _pile, "place": _place,
}
