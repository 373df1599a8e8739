"""The plain values of the board game, from a picture to a reading.

Why they stand here: `tracking`, `games`, `vision` and `sim` all handle them. What they do not do: see, judge or store.

A *cell* is `(row, col)`; its id in JSON, the name of the spot, is `"r3c4"`.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass, field
from typing import Any, ClassVar

from referee.values.common import TABLE_FORMAT, UNKNOWN, Outline, Quad, Reading, Table

Cell = tuple[int, int]

FRAMES = ("solid", "double", "dashed", "dotted")
MOST_CELLS = 1000
"""Rows and columns at most: no table is so large."""
KNOWN_ART = -1.3
"""Least logit of a board's known print. Sixteen path-traced boards of the known world are at -1.1 and more, twenty of
four other worlds at -2.0 and less; of twelve families drawn by our own renderer four look plain enough to pass."""


def cell_id(cell: Cell) -> str:
    """`(3, 4)` -> `"r3c4"`."""
    return f"r{cell[0]}c{cell[1]}"


def parse_cell_id(square: str) -> Cell:
    """`"r3c4"` -> `(3, 4)`; ValueError for anything else."""
    row, _, col = square.removeprefix("r").partition("c")
    cell = int(row), int(col)
    if cell_id(cell) != square:
        raise ValueError(f"{square!r} is no square; squares are written like r3c4")
    return cell


@dataclass(frozen=True, slots=True)
class Square:
    """One square of the board: colour name, mean sRGB (0..255), corners in image pixels.

    `others`: colours that it may have instead, where the picture of the empty board did not make it certain; `covered`:
    something lay on it there.
    """

    cell: Cell
    colour: str
    rgb: tuple[int, int, int]
    quad: Quad
    others: tuple[str, ...] = ()
    covered: bool = False

    @property
    def id(self) -> str:
        return cell_id(self.cell)


@dataclass(frozen=True)
class BoardTable(Table):
    """The learned board: where the squares are, their colours, and the empty board itself.

    `art`: logit that the print on the squares is of a kind that the reader was made with; None where nobody looked.
    """

    game: ClassVar[str] = "board"

    squares: tuple[Square, ...]
    kit: str = field(default="standard", kw_only=True)
    art: float | None = field(default=None, kw_only=True)

    @property
    def spots(self) -> dict[str, Outline]:
        return {s.id: s.quad for s in self.squares}

    @property
    def covered_spots(self) -> tuple[str, ...]:
        return tuple(map(cell_id, self.covered))

    @property
    def strange(self) -> bool:
        """Whether the squares bear a print that the reader was not made with."""
        return self.art is not None and self.art < KNOWN_ART

    @property
    def any_art(self) -> bool:
        """Whether it is to be read by the networks that were trained on art of every kind."""
        return self.strange or self.taught is not None

    @property
    def layout(self) -> dict[Cell, str]:
        """Cell -> printed colour."""
        return {s.cell: s.colour for s in self.squares}

    @property
    def uncertain(self) -> dict[Cell, tuple[str, ...]]:
        """Cell -> the colours it may have instead, of the squares whose colour is not certain."""
        return {s.cell: s.others for s in self.squares if s.others}

    @property
    def covered(self) -> tuple[Cell, ...]:
        """Squares on which something lay when the table was learned, in order."""
        return tuple(sorted(s.cell for s in self.squares if s.covered))

    @property
    def by_cell(self) -> dict[Cell, Square]:
        return {s.cell: s for s in self.squares}

    def to_dict(self) -> dict[str, Any]:
        return {
            "format": TABLE_FORMAT,
            "image": {"width": self.width, "height": self.height},
            "kit": self.kit,
            **({"camera": dict(self.camera)} if self.camera else {}),
            "squares": [
                {"id": s.id, "row": s.cell[0], "col": s.cell[1], "colour": s.colour, "rgb": list(s.rgb),
                 "quad": [[round(x, 2), round(y, 2)] for x, y in s.quad],
                 **({"others": list(s.others)} if s.others else {}), **({"covered": True} if s.covered else {})}
                for s in self.squares
            ],
            "quality": self.quality.to_dict(),
            **({} if self.art is None else {"art": self.art}),
            "reference": base64.b64encode(self.reference).decode("ascii"),
            **({"set": self.taught.to_dict()} if self.taught is not None else {}),
        }


@dataclass(frozen=True, slots=True)
class CardSeen:
    """A card read on two squares. `colours[i]` is what the card shows on `cells[i]`; `candidates`: whose it may be
    where the owner is unknown, likeliest first."""

    cells: tuple[Cell, Cell]
    colours: tuple[str, str]
    owner: str
    confidence: float
    candidates: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class JokerSeen:
    cell: Cell
    owner: str
    confidence: float
    candidates: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TokenSeen:
    cell: Cell
    confidence: float


@dataclass(frozen=True, slots=True)
class HalfSeen:
    """Half of a card of `owner` on `cell`, whose other half, on `other`, lies under a piece that is read there."""

    cell: Cell
    other: Cell
    owner: str


@dataclass(frozen=True, slots=True)
class OffGrid:
    """Something that lies on the board but on no pair of squares; `cells` it touches."""

    quad: Quad
    note: str
    cells: tuple[Cell, ...] = ()


@dataclass(frozen=True)
class BoardReading(Reading):
    """What one picture shows on the learned board.

    Every square is exactly one of: under a card or joker, `hidden`, or seen bare. A square may carry a
    token besides. Of a hidden one one of the `halves` may be seen: nobody can tell from it what card it is,
    but that one known from before lies there still. Confidences are calibrated probabilities, 0..1. Squares
    that are `kept` look as they did when they were read before: what is said of them was said then, and is
    no second witness. `behind`: the hidden squares that the tokens may cover, from where the camera is. `unread`: cards
    that plainly lie there, of which a colour cannot be told (`unknown`), as under a token; their squares are hidden.
    """

    cards: tuple[CardSeen, ...] = ()
    jokers: tuple[JokerSeen, ...] = ()
    tokens: tuple[TokenSeen, ...] = ()
    hidden: frozenset[Cell] = frozenset()
    off_grid: tuple[OffGrid, ...] = ()
    halves: tuple[HalfSeen, ...] = ()
    kept: frozenset[Cell] = frozenset()
    behind: frozenset[Cell] = frozenset()
    unread: tuple[CardSeen, ...] = ()

    @property
    def hidden_spots(self) -> tuple[str, ...]:
        return tuple(cell_id(c) for c in sorted(self.hidden))

    @property
    def owners(self) -> frozenset[str]:
        return frozenset([card.owner for card in self.cards] + [joker.owner for joker in self.jokers])

    @property
    def doubtful(self) -> bool:
        return bool(self.off_grid) or super().doubtful

    def to_dict(self) -> dict[str, Any]:
        """The JSON of `referee read` (contract)."""

        def who(piece: CardSeen | JokerSeen) -> dict[str, Any]:
            out: dict[str, Any] = {"owner": piece.owner, "confidence": round(piece.confidence, 4)}
            if piece.owner == UNKNOWN and piece.candidates:
                out["candidates"] = list(piece.candidates)
            return out

        return {
            "cards": [{"squares": [cell_id(c) for c in p.cells], "colours": list(p.colours), **who(p)}
                      for p in self.cards],
            "jokers": [{"square": cell_id(p.cell), **who(p)} for p in self.jokers],
            "tokens": [{"square": cell_id(p.cell), "confidence": round(p.confidence, 4)} for p in self.tokens],
            "hidden": [cell_id(c) for c in sorted(self.hidden)],
            "off_grid": [{"quad": [list(p) for p in o.quad], "note": o.note, "squares": [cell_id(c) for c in o.cells]}
                         for o in self.off_grid],
            "table_moved": self.table_moved,
            "quality": self.quality.to_dict(),
        }
