"""The plain values of the dice game, from a picture to a reading.

Why they stand here: `tracking`, `games`, `vision` and `sim` all handle them. What they do not do: see, judge or store.

A *space* is one of the 24 places of the board, `"red-3"`: column and value. A *seat* is a side of the board as the
picture shows it: who sits there is not the camera's to know.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from referee.values.common import TABLE_FORMAT, UNKNOWN, Outline, Point, Quad, Reading, Table

COLOURS = ("red", "yellow", "green", "blue")
VALUES = (1, 2, 3, 4, 5, 6)
SEATS = ("bottom", "right", "top", "left")
PIPS: Mapping[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)), 6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where pips are on a face, by value: x and y of -1, 0 and 1."""
OTHER = "other"
"""The colour of a die that is none of the four."""

Box = tuple[float, float, float, float]
"""x0, y0, x1, y1 in pixels, upright."""


def space_id(colour: str, value: int) -> str:
    """`("red", 3)` -> `"red-3"`."""
    return f"{colour}-{value}"


def parse_space_id(space: str) -> tuple[str, int]:
    """`"red-3"` -> `("red", 3)`; ValueError for anything else."""
    colour, _, value = space.partition("-")
    if colour not in COLOURS or value not in map(str, VALUES):
        raise ValueError(f"{space!r} is no space; spaces are written like red-3")
    return colour, int(value)


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the board: its column's colour, its value 1..6, corners in pixels, mean sRGB (0..255)."""

    colour: str
    value: int
    quad: Quad
    rgb: tuple[int, int, int]

    @property
    def id(self) -> str:
        return space_id(self.colour, self.value)


@dataclass(frozen=True)
class DiceTable(Table):
    """The learned board of the dice game.

    `board`: corners of the whole board in the picture, in order round it. `pixels_per_die`: edge of a die in the
    middle of the board, pixels, as far as the board tells. `camera` measures in rows: one row is 1.0, the board's
    middle is (0, 0).
    """

    game: ClassVar[str] = "dice"

    spaces: tuple[Space, ...]
    board: Quad
    pixels_per_die: float = field(default=0.0, kw_only=True)

    @property
    def spots(self) -> Mapping[str, Outline]:
        return {s.id: s.quad for s in self.spaces}

    def seat_of(self, at: Point) -> str:
        """The side of the board nearest to a point: sectors between the lines from the middle through the corners."""
        return seat_at(self.board, at)

    def to_dict(self) -> dict[str, Any]:
        return {
            "format": TABLE_FORMAT,
            "game": self.game,
            "image": {"width": self.width, "height": self.height},
            **({"camera": dict(self.camera)} if self.camera else {}),
            "board": [[round(x, 2), round(y, 2)] for x, y in self.board],
            "spaces": [{"id": s.id, "colour": s.colour, "value": s.value, "rgb": list(s.rgb),
                        "quad": [[round(x, 2), round(y, 2)] for x, y in s.quad]} for s in self.spaces],
            "quality": {**self.quality.to_dict(), "pixels_per_die": round(self.pixels_per_die, 1)},
            "reference": base64.b64encode(self.reference).decode("ascii"),
            **({"set": self.taught.to_dict()} if self.taught is not None else {}),
        }


def seat_at(board: Quad, at: Point) -> str:
    """The seat at a point of the picture: the side in whose sector it lies, named by where the side's middle is."""
    cx, cy = sum(x for x, _ in board) / 4, sum(y for _, y in board) / 4
    sides = [(board[k], board[(k + 1) % 4]) for k in range(4)]
    names = _names_of(sides, (cx, cy))

    def turn(a: Point, b: Point) -> float:
        return (a[0] - cx) * (b[1] - cy) - (a[1] - cy) * (b[0] - cx)

    for (a, b), name in zip(sides, names, strict=True):
        if turn(a, b) >= 0:
            inside = turn(a, at) >= 0 and turn(at, b) >= 0
        else:
            inside = turn(a, at) <= 0 and turn(at, b) <= 0
        if inside:
            return name
    return names[0]


def _names_of(sides: list[tuple[Point, Point]], middle: Point) -> list[str]:
    """Names of the four sides in order: the lowest in the picture is the bottom, the one opposite the top."""
    mids = [((a[0] + b[0]) / 2 - middle[0], (a[1] + b[1]) / 2 - middle[1]) for a, b in sides]
    low = max(range(4), key=lambda k: mids[k][1] / max(abs(mids[k][0]) + abs(mids[k][1]), 1e-9))
    after, before = (low + 1) % 4, (low + 3) % 4
    right, left = (after, before) if mids[after][0] >= mids[before][0] else (before, after)
    names = {low: "bottom", right: "right", (low + 2) % 4: "top", left: "left"}
    return [names[k] for k in range(4)]


@dataclass(frozen=True, slots=True)
class DieSeen:
    """One die. `colour`: of the four, `other` or `unknown`; `pips`: the upper face, None where it cannot be read.

    On the board it has a `space`, beside it a `seat`; neither without a table. `centre` and `box` in pixels, of all
    that is seen of it. `confidence`: calibrated probability (0..1) that colour, pips and place are right. `at`: where
    its middle lies on the learned table, in rows from the middle of the board.
    """

    colour: str
    pips: int | None
    centre: Point
    box: Box
    confidence: float
    space: str | None = None
    seat: str | None = None
    at: Point = (0.0, 0.0)

    def to_dict(self) -> dict[str, Any]:
        return {"colour": self.colour, "pips": self.pips, "space": self.space, "seat": self.seat,
                "centre": [round(v, 1) for v in self.centre], "box": [round(v, 1) for v in self.box],
                "confidence": round(self.confidence, 4)}


@dataclass(frozen=True)
class DiceReading(Reading):
    """What one picture shows of dice: on the learned board and beside it, or without a table.

    `hidden`: spaces that cannot be seen, in whole or so far that a die may lie there unseen. `hands`: seats whose
    side of the table is partly under hands now, so that dice there may be unseen.
    """

    dice: tuple[DieSeen, ...] = ()
    hidden: frozenset[str] = frozenset()
    hands: frozenset[str] = frozenset()

    @property
    def hidden_spots(self) -> tuple[str, ...]:
        return tuple(sorted(self.hidden))

    @property
    def owners(self) -> tuple[str, ...]:
        return ()

    @property
    def on_board(self) -> tuple[DieSeen, ...]:
        return tuple(d for d in self.dice if d.space is not None)

    @property
    def loose(self) -> tuple[DieSeen, ...]:
        return tuple(d for d in self.dice if d.space is None)

    @property
    def doubtful(self) -> bool:
        return any(d.colour == UNKNOWN or d.pips is None for d in self.dice)

    def to_dict(self) -> dict[str, Any]:
        """The JSON of `referee read` (contract)."""
        return {"game": "dice", "dice": [d.to_dict() for d in self.dice], "hidden": list(self.hidden_spots),
                "table_moved": self.table_moved, "quality": self.quality.to_dict()}
