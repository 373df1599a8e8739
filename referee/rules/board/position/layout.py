"""The board as the rules see it: a finite set of squares, each with a printed colour (rules: 2.3, model).

Why it exists: sections, gaps and pictures matter to the camera only. For the rules a board is the set of
cells that exist, with any outline and holes, and edge neighbourhood between them. What it does not do:
know what lies on the squares (`state`) or where they are in a picture (`referee.values.Table`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from referee.rules.board.observation import Cell, Piece

ANY_COLOUR = "X"
"""A square that counts as every colour (vectors about geometry alone)."""
NO_SQUARE = "."

_STEPS = ((-1, 0), (0, -1), (0, 1), (1, 0))
_KEPT = 4096
"""Cells, and groups of cells, of which it is kept what lies around them: searches ask millions of times."""


class Layout:
    """The squares that exist and their printed colours. Immutable and hashable.

    Iterating yields the cells in row order. `colours` maps `(row, col)` to a colour name; `others` to further ones that
    a square may have instead, if it is not certain.
    """

    __slots__ = ("_beside", "_cells", "_colours", "_hash", "_neighbours", "_others", "_ways")

    def __init__(self, colours: Mapping[Cell, str], others: Mapping[Cell, Collection[str]] | None = None) -> None:
        self._cells: tuple[Cell, ...] = tuple(sorted((int(r), int(c)) for r, c in colours))
        self._colours: dict[Cell, str] = {cell: str(colours[cell]) for cell in self._cells}
        self._neighbours: dict[Cell, tuple[Cell, ...]] = {
            cell: tuple(n for n in around(cell) if n in self._colours) for cell in self._cells
        }
        self._others = {cell: frozenset(names) for cell, names in (others or {}).items()}
        self._hash = hash((tuple(self._colours.items()), frozenset(self._others.items())))
        self._beside = {cell: frozenset(near) for cell, near in self._neighbours.items()}
        self._ways: dict[Cell, tuple[tuple[Cell, Cell], ...]] = {}

    @classmethod
    def from_rows(cls, rows: Sequence[str]) -> Layout:
        """One string a row, one letter a square, `.` where the board has none: `["RGB", "G.B"]`."""
        letters = {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row)}
        return cls({cell: letter for cell, letter in letters.items() if letter != NO_SQUARE})

    def neighbours(self, cell: Cell) -> tuple[Cell, ...]:
        """The up to four squares of the board that share an edge with `cell`.

        `cell` itself need not exist: a token put down beside the board still has neighbours on it.
        """
        found = self._neighbours.get(cell)
        return tuple(n for n in around(cell) if n in self._colours) if found is None else found

    def beside(self, cell: Cell) -> frozenset[Cell]:
        """`neighbours` as a set."""
        found = self._beside.get(cell)
        return frozenset(self.neighbours(cell)) if found is None else found

    def ways(self, cell: Cell) -> tuple[tuple[Cell, Cell], ...]:
        """Every two squares n, m that lead away from `cell`: n shares an edge with it, and m (not `cell`) with n."""
        found = self._ways.get(cell)
        if found is None:
            found = tuple((n, m) for n in self.neighbours(cell) for m in self.neighbours(n) if m != cell)
            self._ways[cell] = found
        return found

    def colour(self, cell: Cell) -> str:
        """Printed colour of a square; KeyError where the board has none."""
        return self._colours[cell]

    def may_be(self, cell: Cell, colour: str) -> bool:
        """Whether a square may have another colour than its `colour`, and this one."""
        return colour in self._others.get(cell, ())

    def pairs(self) -> Iterator[tuple[Cell, Cell]]:
        """Every two edge neighbours once, the smaller cell first."""
        for a in self._cells:
            for b in self._neighbours[a]:
                if a < b:
                    yield a, b

    def __contains__(self, cell: object) -> bool:
        return cell in self._colours

    def __iter__(self) -> Iterator[Cell]:
        return iter(self._cells)

    def __len__(self) -> int:
        return len(self._cells)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and (self._colours, self._others) == (other._colours, other._others)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Layout({len(self)} squares)"


@lru_cache(maxsize=_KEPT)
def around(cell: Cell) -> tuple[Cell, ...]:
    """The four cells that share an edge with `cell`, whether or not a board has them."""
    return tuple((cell[0] + dr, cell[1] + dc) for dr, dc in _STEPS)


@lru_cache(maxsize=_KEPT)
def within_two(cell: Cell) -> frozenset[Cell]:
    """The cells at most two steps over edges away from `cell`, itself too, whether or not a board has them."""
    return frozenset(m for n in around(cell) for m in (n, *around(n)))


def with_around(cells: Iterable[Cell]) -> set[Cell]:
    """The cells and all that share an edge with one of them, whether or not a board has them."""
    return {c for cell in cells for c in (cell, *around(cell))}


def spread(cells: Iterable[Cell], pieces: Iterable[Piece]) -> tuple[set[Cell], list[Piece]]:
    """The cells and those of all pieces that touch them, themselves or over others of the pieces; and what is left."""
    reached, left = set(cells), list(pieces)
    while near := [p for p in left if not reached.isdisjoint(_edge(p.cells))]:
        left = [p for p in left if p not in near]
        reached.update(c for p in near for c in p.cells)
    return reached, left


def touch(one: Iterable[Cell], other: Collection[Cell]) -> bool:
    """Whether some square of `one` shares an edge with one of `other`."""
    return not _edge(tuple(one)).isdisjoint(other)


@lru_cache(maxsize=_KEPT)
def _edge(cells: tuple[Cell, ...]) -> frozenset[Cell]:
    """All that share an edge with one of the cells, whether or not a board has them."""
    return frozenset(n for cell in cells for n in around(cell))
