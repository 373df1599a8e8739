"""Squares of a lattice as a set: which hang together, and which sections they make up.

Why: a board is made of a known number of equal square sections, so that a place too many or too few shows. Not done
here: looking at the picture (`board`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class SectionSettings:
    """When a block of squares is a section of the board.

    - `sides`: squares a section may have a side.
    - `quartered`: blocks of four squares of one colour from which they are quarters of squares.
    - `maybe`: how much a missing square counts against a block of squares where its place shows an ink.
    - `full`: share of a section's squares that must be seen before it is a section for sure.
    - `sparse`: and of a block of places beside the board that may be taken for squares by mistake.
    - `most_left`: share of all that was taken for squares which those may be.
    - `mostly`: all but so many of those lie off the lattice lines.
    - `off`: squares at least by which they do, on rendered cloths 0.04 and more.
    - `apart`: and by so many times more than the squares of the sections, on rendered boards 0.01 to 0.035.
    - `shown`: share of each section's squares that must be made out before glare may hide the others.
    - `shown_in_all`: and of all squares of the board.
    - `faint`: how many times as clear as elsewhere edges are on average in a section that glare has washed out.
    - `faintest`: and in six of its seven places. The one such board we have shows 2.5 and 1.5, its table 1.
    """

    sides: tuple[int, ...] = (6, 5, 4, 3)
    quartered: int = 6
    maybe: float = 0.2
    full: float = 0.9
    sparse: float = 0.75
    most_left: float = 0.25
    mostly: float = 0.25
    off: float = 0.03
    apart: float = 1.2
    shown: float = 0.5
    shown_in_all: float = 0.9
    faint: float = 1.8
    faintest: float = 1.3


SECTIONS = SectionSettings()


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four places that share an edge with `cell`."""
    r, c = cell
    return (r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)


def largest_part(cells: set[Cell]) -> set[Cell]:
    """The largest set of cells that hang together by edges."""
    return max(_parts(cells), key=len, default=set())


def small_holes(cells: Collection[Cell]) -> set[Cell]:
    """Places wholly enclosed by cells, in holes smaller than a section. Neighbours of one ink have no edges where no
    line parts them, but every place there belongs to a section."""
    rows, cols = [r for r, _ in cells], [c for _, c in cells]
    left = {(r, c) for r in range(min(rows), max(rows) + 1) for c in range(min(cols), max(cols) + 1)}.difference(cells)
    return {cell for part in _parts(left) if len(part) < min(SECTIONS.sides) ** 2
            and all(n in part or n in cells for c in part for n in neighbours(c)) for cell in part}


def _parts(cells: Collection[Cell]) -> Iterator[set[Cell]]:
    """The sets of cells that hang together by edges."""
    left = set(cells)
    while left:
        part, todo = set[Cell](), [next(iter(left))]
        while todo:
            cell = todo.pop()
            if cell in left:
                left.discard(cell)
                part.add(cell)
                todo += neighbours(cell)
        yield part


Blocks = tuple[int, int, int]
"""How a lattice falls into blocks: squares a side, first row and first column of one of them."""


def blocks_of(cells: Iterable[Cell], size: int, row0: int, col0: int) -> dict[Cell, list[Cell]]:
    """The cells by the block they lie in."""
    blocks: dict[Cell, list[Cell]] = {}
    for r, c in cells:
        blocks.setdefault(((r - row0) // size, (c - col0) // size), []).append((r, c))
    return blocks


def squares_of(block: Cell, size: int, row0: int, col0: int) -> set[Cell]:
    """All squares of a block, given by its row and column among the blocks as in `blocks_of`."""
    row, col = row0 + block[0] * size, col0 + block[1] * size
    return {(r, c) for r in range(row, row + size) for c in range(col, col + size)}


def is_usual(cells: Iterable[Cell], blocks: Blocks | None, counts: Collection[int]) -> bool:
    """Whether the cells lie in as many of the blocks as a board has sections (`counts`)."""
    return blocks is not None and len(blocks_of(cells, *blocks)) in counts


def section_blocks(cells: set[Cell], maybe: set[Cell]) -> Blocks | None:
    """The square blocks that the cells fill best, when at most 6 % of them are left over or missing. Places that are
    `maybe` squares count little when missing. None when no block size from 3 to 6 does."""
    best: tuple[float, Blocks] | None = None
    for size, row0, col0 in _every_way():
        alike = blocks_of(maybe, size, row0, col0)
        wrong = 0.0
        for key, block in blocks_of(cells, size, row0, col0).items():
            missing = size * size - len(block)
            soft = min(missing, len(alike.get(key, ())))
            wrong += min(len(block), missing - soft + SECTIONS.maybe * soft)
        wrong /= len(cells)
        if wrong <= 0.06 and (best is None or wrong < best[0] - 0.015):
            best = (wrong, (size, row0, col0))
    return best[1] if best else None


def sections_in(cells: Collection[Cell], usual: Collection[int]) -> int:
    """How many full sections the cells are, one of the `usual` numbers before others; 0 if cells are left over."""
    full = []
    for way in _every_way():
        blocks = blocks_of(cells, *way).values()
        if all(len(block) == way[0] ** 2 for block in blocks):
            full.append(len(blocks))
    return next((n for n in full if n in usual), full[0] if full else 0)


def usual_board(cells: Collection[Cell], counts: Collection[int]) -> set[Cell] | None:
    """The squares of as many sections as a board has (`counts`) that hold all of these cells. The cells are half of
    each section at least, and nearly all in all. None where there are none, or all of them are seen."""
    best: set[Cell] | None = None
    for size, row0, col0 in _every_way():
        blocks = blocks_of(cells, size, row0, col0)
        whole = len(blocks) * size * size
        if (len(blocks) in counts and len(cells) >= SECTIONS.shown_in_all * whole
                and (best is None or whole < len(best))
                and min(map(len, blocks.values())) >= SECTIONS.shown * size * size):
            best = set[Cell]().union(*(squares_of(block, size, row0, col0) for block in blocks))
    return best if best is not None and len(best) > len(cells) else None


def full_sections(cells: Collection[Cell], off: Mapping[Cell, float], counts: Collection[int]) -> Blocks | None:
    """Blocks of which as many are full as a board has sections (`counts`). The cells left over lie clearly further
    `off` the lattice lines (squares) than those in them. None where there are none. None, too, where no cell is left
    over if the sections are larger ones: people may lay out as many as they like.

    A checked cloth goes on where the board ends, and here and there a check is taken for a square.
    """
    if sections_in(cells, counts):
        return None
    best: tuple[int, Blocks] | None = None
    for size, row0, col0 in _every_way():
        blocks = blocks_of(cells, size, row0, col0).values()
        full = [block for block in blocks if _is_full(block, size)]
        left = [block for block in blocks if not _is_full(block, size)]
        if len(full) not in counts or not full or not left or max(map(len, left)) > SECTIONS.sparse * size * size:
            continue
        usual = float(np.median([off[c] for block in full for c in block]))
        astray = float(np.quantile([off[c] for block in left for c in block], SECTIONS.mostly))
        count = sum(map(len, left))
        if (count <= SECTIONS.most_left * len(cells) and astray >= max(SECTIONS.off, SECTIONS.apart * usual)
                and (best is None or count < best[0])):
            best = (count, (size, row0, col0))
    return best[1] if best else None


def with_faint_sections(cells: set[Cell], edges: Mapping[Cell, float]) -> set[Cell]:
    """The cells with the sections next to full ones that glare has washed out. Each of their places shows little by
    itself, but all together show clearly stronger `edges` than the other places do.

    Returns the same cells where they fill no two sections, or where there is nothing to add.
    """
    usual = float(np.median([e for c, e in edges.items() if c not in cells] or [np.inf]))
    most, added = 0, set[Cell]()
    for size, row0, col0 in _every_way():
        blocks = blocks_of(edges, size, row0, col0)
        full = {key for key, block in blocks_of(cells, size, row0, col0).items() if _is_full(block, size)}
        if len(full) < 2 or len(full) * size * size <= most:
            continue
        beside = {n for k in full for n in neighbours(k)} - full
        faint = {key for key in beside if len(blocks.get(key, ())) == size * size
                 and _stands_out([edges[c] for c in blocks[key]], usual)}
        most, added = len(full) * size * size, {c for key in faint for c in blocks[key]}
    return cells | added


def _stands_out(edges: Sequence[float], usual: float) -> bool:
    return bool(np.mean(edges) >= SECTIONS.faint * usual and np.quantile(edges, 0.15) >= SECTIONS.faintest * usual)


def four_in_one(cells: Sequence[Cell], labels: Sequence[int]) -> Cell | None:
    """First row and column from which the cells, in blocks of two by two, are of one colour group each, and from no
    others. Then they are the quarters of larger squares with a motif. None if they are not. `labels`: their groups.
    """
    group = dict(zip(cells, labels, strict=True))
    alike: dict[Cell, float] = {}
    for first in ((0, 0), (0, 1), (1, 0), (1, 1)):
        blocks = [block for block in blocks_of(cells, 2, *first).values() if len(block) == 4]
        if len(blocks) >= SECTIONS.quartered:
            alike[first] = sum(len({group[c] for c in block}) == 1 for block in blocks) / len(blocks)
    mostly = [first for first, share in alike.items() if share > 0.5]
    return mostly[0] if len(mostly) == 1 and alike[mostly[0]] >= SECTIONS.full else None


def in_full_blocks(cells: Collection[Cell], size: int, row0: int, col0: int) -> set[Cell]:
    """Those of the cells that lie in a full block of `full_sections`."""
    return {c for block in blocks_of(cells, size, row0, col0).values() if _is_full(block, size) for c in block}


def _is_full(block: Collection[Cell], size: int) -> bool:
    return len(block) >= SECTIONS.full * size * size


def _every_way() -> Iterator[Blocks]:
    return ((size, row0, col0) for size in SECTIONS.sides for row0 in range(size) for col0 in range(size))
