"""What the camera tells the judge of the board game, and what the judge says: pieces, observations, events, findings.

Why it stands here: the table's memory makes observations, the judge reads them, the log keeps both. What it does not
do: judge, or remember.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal, Self

from referee.rules.core import UNKNOWN, Event, Finding, Observation

Cell = tuple[int, int]


def cell_name(cell: Cell) -> str:
    """`(3, 4)` -> `"r3c4"`, as squares are written in texts and JSON."""
    return f"r{cell[0]}c{cell[1]}"


def vicinity(cell: Cell) -> Iterator[Cell]:
    """The cell and the eight around it, whether or not a board has them."""
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            yield cell[0] + dr, cell[1] + dc


def patches(cells: Iterable[Cell]) -> Iterator[set[Cell]]:
    """Groups of cells that hang together, by edges or corners."""
    left = set(cells)
    while left:
        patch, edge = set(), [left.pop()]
        while edge:
            cell = edge.pop()
            patch.add(cell)
            found = {n for n in vicinity(cell) if n in left}
            left -= found
            edge.extend(found)
        yield patch


@dataclass(frozen=True, slots=True)
class Piece:
    """A card (two cells, two colours) or a joker (one cell, no colours) of one owner.

    `owner` is the frame style or `"unknown"`; then `candidates` holds the frames it may be.
    """

    kind: Literal["card", "joker"]
    owner: str
    cells: tuple[Cell, ...]
    colours: tuple[str, ...] = ()
    candidates: tuple[str, ...] = ()
    confidence: float = 1.0

    @property
    def spots(self) -> tuple[str, ...]:
        return tuple(map(cell_name, self.cells))


@dataclass(frozen=True)
class BoardObservation(Observation):
    """What settled on the table between two still moments. The order within it is unknown.

    - `laid` and `removed`: the pieces that appeared and disappeared since the last observation.
    - `identified`: pieces laid in an earlier observation of which more is known now. An owner could not be read, say,
      or a colour was misread. The cells are the same, the other fields replace what was said before. Or, at the end:
      pieces taken for gone that may lie there still, of unknown owner.
    - `tokens`: the cells on which a token is seen now.
    - `hidden`: the cells that could not be seen now. A piece or token there is neither confirmed nor denied, and shows
      up in a later observation.
    - `unsettled`: those of them that were seen, but otherwise than before, which one reading does not prove. A piece
      may have been laid there, taken away, or exchanged.
    - `half_seen`: those that show half of a card under another one, if it is not known to lie there.
    - `behind`: the hidden ones that tokens may cover, from where the camera is.
    """

    laid: tuple[Piece, ...] = ()
    removed: tuple[Piece, ...] = ()
    identified: tuple[Piece, ...] = ()
    tokens: frozenset[Cell] = frozenset()
    hidden: frozenset[Cell] = frozenset()
    unsettled: frozenset[Cell] = frozenset()
    half_seen: frozenset[Cell] = frozenset()
    behind: frozenset[Cell] = frozenset()

    @property
    def out_of_sight(self) -> frozenset[Cell]:
        """The hidden cells but those that tokens may cover."""
        return self.hidden - self.behind

    @property
    def doubtful(self) -> bool:
        return bool(self.hidden) or any(p.owner == UNKNOWN for p in self.laid)

    def at_rest(self, t: float, frame: int, looks: int) -> Self:
        return replace(self, t=t, frame=frame, looks=looks, blind=False, laid=(), removed=(), identified=())


@dataclass(frozen=True, kw_only=True)
class BoardEvent(Event):
    """What happened on which cells, with which colours. `token` is `(from, to)`; either may be None when unknown."""

    cells: tuple[Cell, ...] = ()
    colours: tuple[str, ...] = ()
    token: tuple[Cell | None, Cell | None] | None = None

    @property
    def spots(self) -> tuple[str, ...]:
        return tuple(map(cell_name, self.cells))

    @property
    def beside(self) -> tuple[str, ...]:
        return tuple(cell_name(c) for c in self.token or () if c is not None)

    def detail(self) -> dict[str, Any]:
        away, to = (None if c is None else cell_name(c) for c in self.token or (None, None))
        return {"squares": list(self.spots), "colours": list(self.colours),
                "token": None if self.token is None else {"from": away, "to": to}}


@dataclass(frozen=True)
class BoardFinding(Finding):
    """A judgement about these cells."""

    cells: tuple[Cell, ...] = ()

    @property
    def spots(self) -> tuple[str, ...]:
        return tuple(map(cell_name, self.cells))
