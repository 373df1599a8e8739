"""The JSON questions about play of the card game: centre piles, rows, turning cards over, the stop call.

Why it exists: what may be done is a question as in the other games; `legality` answers it, after the `Document` of
`nl999` or `weber`. What it does not do: score (`common`), or judge what only people see (hands).

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
from typing import Any

from referee.rules import inputs
from referee.rules.cards import legality
from referee.rules.cards.legality import HIGHEST, SOURCES, Card, Document
from referee.rules.ruling import Ruling

_ENDED = ("lay", "row", "turn", "take_up")
"""Moves that the stop call ends."""

Answer = dict[str, Any]


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
        found = legality.after_stop(document, kind in ("lay", "row"))
    return found.answer()


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


def _lay(move: Mapping[str, Any], document: Document, _data: Mapping[str, Any]) -> Ruling:
    laid, below = _pair(move)
    source = inputs.one_of(move, "from", SOURCES, "row")
    face_down = None if move.get("face_down") is None else inputs.flag(move, "face_down")
    return legality.lay(document, laid, below, source, face_down)


def _row(move: Mapping[str, Any], document: Document, data: Mapping[str, Any]) -> Ruling:
    laid, below = _pair(move)
    source = inputs.one_of(move, "from", SOURCES, "stack")
    return legality.row(document, laid, below, source, inputs.flag(data, "expert", document.agreed))


def _turn(move: Mapping[str, Any], document: Document, _data: Mapping[str, Any]) -> Ruling:
    hand = inputs.whole(move, "hand", 1, document.cards)
    cards = inputs.whole(move, "cards", 1, document.cards)
    if cards > hand:
        raise ValueError(f"'cards' is {cards}, but the hand has {hand}")
    return legality.turn(document, cards, hand, inputs.flag(move, "first", False))


def _take_up(move: Mapping[str, Any], document: Document, _data: Mapping[str, Any]) -> Ruling:
    hand = inputs.whole(move, "hand", 0, document.cards, 0)
    return legality.take_up(document, hand, inputs.flag(move, "shuffled") if "shuffled" in move else None)


def _stop(move: Mapping[str, Any], document: Document, _data: Mapping[str, Any]) -> Ruling:
    return legality.stop(document, inputs.whole(move, "stack", 0, document.stack))


def _pile(move: Mapping[str, Any], document: Document, _data: Mapping[str, Any]) -> Ruling:
    return legality.pile(document, _cards(move))


def _place(move: Mapping[str, Any], document: Document, data: Mapping[str, Any]) -> Ruling:
    return legality.place(document, _cards(move), inputs.flag(data, "expert", document.agreed))


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


_FIELDS = {
    "lay": ("card", "onto", "from", "in_hand", "face_down"), "row": ("card", "onto", "from", "in_hand"),
    "turn": ("cards", "hand", "first"), "take_up": ("hand", "shuffled"), "stop": ("stack",), "pile": ("cards",),
    "place": ("cards",),
}
_MOVES: dict[str, Callable[[Mapping[str, Any], Document, Mapping[str, Any]], Ruling]] = {
    "lay": _lay, "row": _row, "turn": _turn, "take_up": _take_up, "stop": _stop, "pile": _pile, "place": _place,
}
