"""The plain values of the card games, from a picture to a reading.

Why they stand here: `tracking`, `games`, `vision` and `sim` all handle them. What they do not do: see, judge or store.

A *card* is colour and number; each player has all forty once and is told by the back, `A` to `L`: its owner. A *seat*
is a side of the table as the picture shows it: who sits there is not the camera's to know.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from referee.values.common import TABLE_FORMAT, UNKNOWN, Outline, Point, Quad, Reading, Table

COLOURS = ("red", "yellow", "green", "blue")
NUMBERS = tuple(range(1, 11))
SEATS = ("bottom", "right", "top", "left")
OWNERS = tuple("ABCDEFGHIJKL")
PLACES = ("centre", "row", "stack", "waste", "hand", "heap", "other")

Face = Literal["up", "down"]
Box = tuple[float, float, float, float]
"""x0, y0, x1, y1 in pixels, upright."""


FIELDS = 16
"""Fields of the grid along the longer side of a picture: of 1080p, 120 pixels each, where a card is 94 wide."""
SPOT = re.compile(r"[a-p]([1-9]|1[0-6])")


def spot_name(column: int, row: int) -> str:
    """The name of a field of a table's grid, both counted from 0: `a1` is the first."""
    return f"{'abcdefghijklmnop'[column]}{row + 1}"


def card_name(colour: str, number: int) -> str:
    """`("red", 7)` -> `"red 7"`."""
    return f"{colour} {number}"


def _rounded(quad: Outline) -> list[list[float]]:
    return [[round(x, 1), round(y, 1)] for x, y in quad]


@dataclass(frozen=True, slots=True)
class DeckFace:
    """One face of the learned deck and where it lay in the deck's picture, corners in that picture's pixels."""

    colour: str
    number: int
    quad: Quad

    def to_dict(self) -> dict[str, Any]:
        return {"colour": self.colour, "number": self.number, "quad": _rounded(self.quad)}


@dataclass(frozen=True, slots=True)
class DeckBack:
    """A player's back and where it lay in the deck's picture."""

    owner: str
    quad: Quad

    def to_dict(self) -> dict[str, Any]:
        return {"owner": self.owner, "quad": _rounded(self.quad)}


@dataclass(frozen=True)
class Deck:
    """A deck as one photograph showed it: `faces`, forty, and a back of each player; none where it is not known yet.

    `sheet`: an encoded PNG, all faces and then all backs laid flat one beside the other. What lies on the table is
    likened to it.
    """

    faces: tuple[DeckFace, ...]
    backs: tuple[DeckBack, ...]
    sheet: bytes = b""

    @property
    def owners(self) -> tuple[str, ...]:
        return tuple(b.owner for b in self.backs)

    def to_dict(self) -> dict[str, Any]:
        return {"faces": [f.to_dict() for f in self.faces], "backs": [b.to_dict() for b in self.backs],
                "sheet": base64.b64encode(self.sheet).decode("ascii")}


@dataclass(frozen=True)
class CardsTable(Table):
    """The bare table of the card games and the deck that is played with.

    `card_mm`: short and long side where a file says them: pictures without a measure tell proportions alone, which
    decks of two sizes share. `pixels_per_card`: short side of a card in the middle of the table's picture, 0 where
    only reading tells.
    """

    game: ClassVar[str] = "cards"

    deck: Deck
    card_mm: tuple[float, float] | None = field(default=None, kw_only=True)
    pixels_per_card: float = field(default=0.0, kw_only=True)

    @property
    def spots(self) -> Mapping[str, Outline]:
        """Cards lie anywhere: fields of a grid over the picture have names as on a map, `a1` at its top left.

        A field is about as large as a card. They only tell where something was.
        """
        columns, rows = self._grid
        w, h = self.width / columns, self.height / rows
        return {spot_name(column, row): ((column * w, row * h), ((column + 1) * w, row * h),
                                         ((column + 1) * w, (row + 1) * h), (column * w, (row + 1) * h))
                for row in range(rows) for column in range(columns)}

    def spot_at(self, place: Point) -> str:
        """The field in which a place lies, in pixels; the nearest one for a place beyond the picture."""
        columns, rows = self._grid
        column, row = int(place[0] * columns // self.width), int(place[1] * rows // self.height)
        return spot_name(min(max(column, 0), columns - 1), min(max(row, 0), rows - 1))

    @property
    def _grid(self) -> tuple[int, int]:
        """Columns and rows: square fields, `FIELDS` along the longer side."""
        side = max(self.width, self.height) / FIELDS
        return max(1, round(self.width / side)), max(1, round(self.height / side))

    def to_dict(self) -> dict[str, Any]:
        return {
            "format": TABLE_FORMAT,
            "game": self.game,
            "image": {"width": self.width, "height": self.height},
            **({"camera": dict(self.camera)} if self.camera else {}),
            "deck": self.deck.to_dict() if self.deck.faces else None,
            "card_mm": None if self.card_mm is None else list(self.card_mm),
            "quality": {**self.quality.to_dict(), "pixels_per_card": round(self.pixels_per_card, 1)},
            "reference": base64.b64encode(self.reference).decode("ascii"),
        }


@dataclass(frozen=True, slots=True)
class CardSeen:
    """One card of which a third or more is in sight.

    `colour` and `number`: `UNKNOWN` and None where they cannot be read and for backs; `owner`: of a back, None for a
    face. `quad`: corners of the whole card in pixels, in order round it, whatever hides parts of it. `pile`: number of
    the centre's pile, from 0. `confidence`: calibrated probability (0..1) that what is said is right. `visible`: share
    of the card in sight. `spot`: the field of the table in which its middle lies, where somebody looked that up.
    """

    face: Face
    quad: Quad
    confidence: float
    colour: str = UNKNOWN
    number: int | None = None
    owner: str | None = None
    place: str = "other"
    seat: str | None = None
    pile: int | None = None
    visible: float = 1.0
    spot: str = ""

    @property
    def centre(self) -> Point:
        """The middle of the quad, pixels."""
        return sum(x for x, _ in self.quad) / 4, sum(y for _, y in self.quad) / 4

    @property
    def name(self) -> str | None:
        """`"red 7"`, None where colour or number is not known."""
        return None if self.number is None or self.colour == UNKNOWN else card_name(self.colour, self.number)

    def to_dict(self) -> dict[str, Any]:
        return {"face": self.face, "colour": None if self.colour == UNKNOWN else self.colour, "number": self.number,
                "owner": self.owner, "quad": _rounded(self.quad), "place": self.place, "seat": self.seat,
                "pile": self.pile, "visible": round(self.visible, 2), "confidence": round(self.confidence, 4)}


@dataclass(frozen=True, slots=True)
class HeapSeen:
    """A heap swiped into a line, or laid in columns, at a seat: one player's cards of the centre, or of the stack.

    `what`: `heap` (backs up or faces in columns) or `stack` (what was left of the Ligretto stack). `owner`: by its
    backs, or by the heap it lies beside; `UNKNOWN` else. `count`: None where it cannot be told. `strips`: outline of
    each card that was counted, from the lowest up. `confidence`: calibrated probability (0..1) that count and owner
    are right.
    """

    owner: str
    seat: str | None
    count: int | None
    confidence: float
    outline: Outline
    strips: tuple[Outline, ...] = ()
    what: Literal["heap", "stack"] = "heap"

    def to_dict(self) -> dict[str, Any]:
        return {"owner": self.owner, "seat": self.seat, "count": self.count, "confidence": round(self.confidence, 4),
                "outline": _rounded(self.outline), "strips": [_rounded(s) for s in self.strips]}


@dataclass(frozen=True)
class CardsReading(Reading):
    """What one picture shows of cards: on the learned table, or without one.

    `hidden`: boxes in pixels behind which cards may lie unseen: hands and arms; `hidden_spots`: the fields of the table
    in them, where somebody looked that up. `stacks`: what is left of the Ligretto
    stacks beside the heaps of a count; during a round they are cards with the place `stack`.
    """

    cards: tuple[CardSeen, ...] = ()
    heaps: tuple[HeapSeen, ...] = ()
    stacks: tuple[HeapSeen, ...] = ()
    hidden: tuple[Box, ...] = ()
    hidden_spots: tuple[str, ...] = ()

    @property
    def owners(self) -> tuple[str, ...]:
        return tuple(c.owner for c in self.cards if c.owner is not None)

    @property
    def doubtful(self) -> bool:
        return any(c.face == "up" and c.name is None for c in self.cards)

    @property
    def tops(self) -> tuple[CardSeen, ...]:
        """The cards that lie on the centre's piles."""
        return tuple(c for c in self.cards if c.place == "centre")

    def to_dict(self) -> dict[str, Any]:
        """The JSON of `referee read` (contract)."""
        return {"game": "cards", "cards": [c.to_dict() for c in self.cards],
                "heaps": [h.to_dict() for h in self.heaps], "hidden": [list(b) for b in self.hidden],
                "table_moved": self.table_moved, "quality": self.quality.to_dict()}
