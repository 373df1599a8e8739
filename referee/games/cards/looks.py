"""Observations of cards as lines of the log, and back.

Why it exists: what the judge was shown can be shown to it again. What it does not do: correct anything, or judge.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.games.api.lines import Look
from referee.games.api.looks import every_look, line_of_look
from referee.rules.cards import legality
from referee.rules.cards.observation import CardsObservation, Heap, Lying, Open
from referee.rules.core import UNKNOWN
from referee.values.cards import COLOURS, NUMBERS, SEATS, SPOT, card_name

ALL_DIGITS = 3
"""Of a place in short sides of a card: a thousandth is a tenth of a pixel at most."""
FACES = {card_name(colour, number): (colour, number) for colour in COLOURS for number in NUMBERS}
PLACES = ("centre", "row", "stack", "waste", "hand")


def to_line(seen: CardsObservation) -> Look:
    """The line of a look; what is empty or usual is left out."""
    own: dict[str, Any] = {name: list(map(_card, cards)) for name in ("tops", "identified", "held")
                           if (cards := getattr(seen, name))}
    if seen.gone:
        own["gone"] = list(seen.gone)
    if seen.seats:
        own["seats"] = [_open(one) for one in seen.seats]
    if seen.covered:
        own["covered"] = sorted(seen.covered)
    if seen.hidden:
        own["hidden"] = [[round(v, ALL_DIGITS) for v in box] for box in seen.hidden]
    if seen.heaps is not None:
        own["heaps"] = [heap.to_dict() for heap in seen.heaps]
    if seen.unit:
        own["unit"] = round(seen.unit, 1)
    return line_of_look(seen, own)


def from_line(line: Look) -> CardsObservation:
    """The observation of such a line; KeyError, TypeError or ValueError where it is none."""
    def cards(name: str) -> tuple[Lying, ...]:
        return tuple(map(_from_card, line.rest.get(name, ())))

    def box(four: Any) -> tuple[float, float, float, float]:
        x0, y0, x1, y1 = map(float, four)
        return x0, y0, x1, y1

    return CardsObservation(
        **every_look(line), tops=cards("tops"), identified=cards("identified"), held=cards("held"),
        gone=tuple(int(n) for n in line.rest.get("gone", ())),
        seats=tuple(map(_from_open, line.rest.get("seats", ()))),
        covered=frozenset(int(n) for n in line.rest.get("covered", ())),
        hidden=tuple(map(box, line.rest.get("hidden", ()))), unit=float(line.rest.get("unit", 0.0)),
        heaps=tuple(map(_from_heap, line.rest["heaps"])) if "heaps" in line.rest else None)


def _from_heap(said: Mapping[str, Any]) -> Heap:
    what, seat, cards = said["what"], said.get("seat"), said["cards"]
    if what not in ("heap", "stack") or seat not in (*SEATS, None):
        raise ValueError(f"{said!r} is no heap")

    def points(those: Any) -> tuple[tuple[float, float], ...]:
        return tuple((float(x), float(y)) for x, y in those)

    return Heap(what, str(said["back"]), seat, None if cards is None else int(cards), float(said["confidence"]),
                points(said["outline"]), tuple(map(points, said["strips"])))


def _card(card: Lying) -> dict[str, Any]:
    """A card; what is usual is left out."""
    x, y = card.at
    said = {"pile": card.pile, "seat": card.seat, "place": None if card.place == "centre" else card.place,
            "back": None if card.back == UNKNOWN else card.back, "down": card.down or None,
            "exactly": card.exactly or None, "spot": card.spot or None}
    return {"colour": card.colour, "number": card.number, "at": [round(x, ALL_DIGITS), round(y, ALL_DIGITS)],
            "confidence": round(card.confidence, 4), **{name: v for name, v in said.items() if v is not None}}


def _from_card(said: Mapping[str, Any]) -> Lying:
    colour, number, place, seat = said["colour"], said["number"], said.get("place", "centre"), said.get("seat")
    if colour not in (*COLOURS, UNKNOWN) or number not in (*NUMBERS, None) or place not in PLACES or seat not in (
            *SEATS, None):
        raise ValueError(f"{said!r} is no card")
    x, y = map(float, said["at"])
    pile = said.get("pile")
    return Lying(colour, number, float(said["confidence"]), (x, y), None if pile is None else int(pile), seat, place,
                 bool(said.get("down", False)), str(said.get("back", UNKNOWN)), bool(said.get("exactly", False)),
                 _spot(said.get("spot", "")))


def _spot(name: str) -> str:
    if name and not SPOT.fullmatch(name):
        raise ValueError(f"{name!r} is no field of a table")
    return name


def _face(name: str) -> legality.Card:
    if name not in FACES:
        raise ValueError(f"{name!r} is no face of a card")
    return FACES[name]


def _open(seen: Open) -> dict[str, Any]:
    """What a seat has open; what is usual is left out."""
    said: dict[str, Any] = {"seat": seen.seat, "row": list(map(_card, seen.row))}
    said |= {name: _card(card) for name in ("stack", "waste") if (card := getattr(seen, name)) is not None}
    if seen.missing:
        said["missing"] = list(map(_card, seen.missing))
    usual = {"whole": True, "bare": False, "told_apart": True, "veiled": False}
    if seen.places:
        said["places"] = seen.places
    said |= {name: sorted(map(legality.name, cards)) for name in ("shown", "left") if (cards := getattr(seen, name))}
    return said | {name: not value for name, value in usual.items() if getattr(seen, name) != value}


def _from_open(said: Mapping[str, Any]) -> Open:
    if said["seat"] not in SEATS:
        raise ValueError(f"{said['seat']!r} is no seat")

    def one(name: str) -> Lying | None:
        return None if said.get(name) is None else _from_card(said[name])

    def faces(name: str) -> frozenset[legality.Card]:
        return frozenset(map(_face, said.get(name, ())))

    return Open(said["seat"], tuple(map(_from_card, said["row"])), one("stack"), one("waste"),
                tuple(map(_from_card, said.get("missing", ()))), bool(said.get("whole", True)),
                bool(said.get("bare", False)), bool(said.get("told_apart", True)),
                bool(said.get("veiled", False)), int(said.get("places", 0)), faces("shown"), faces("left"))
