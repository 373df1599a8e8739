"""The rows of a deck's picture: four of ten cards, and the row of backs beside them, from outlines of cards.

Why: what lies at a place of the rows has its name by that place, so one card read wrongly does no harm. The rows may
be turned and seen from any side, and uneven. Not done here: which row is which colour, which end the ones' (`naming`).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.flat.plane import LONG, SHORT, Plane, plane_of, turned
from referee.vision.cards.flat.quads import alone, middles, short_sides

Floats = NDArray[np.float64]
Places = list[int | None]
ROWS, COLUMNS = 4, 10


@dataclass(frozen=True, slots=True)
class LatticeSettings:
    """What a row is, in shares of a card's sides.

    - `between`: distance from a row's middle from which a card is none of it, of a long side.
    - `level`: distance from a row's middle of most of its cards, of a long side.
    - `between_rows`: distance of two rows below which one of them is none: its cards were seen between others.
    - `askew`: radians by which a card may be turned out of its row.
    - `narrow`, `wide`: distance of neighbours in a row, of a short side; `off`: by which share of it one may be off.
    - `overlap`: shared part from which of two outlines only the surer one is a card.
    - `rows_apart`: the largest distance of two rows, of a long side.
    - `size`: factor by which a card may be larger or smaller than most.
    - `astray`: of a short side, from which a card lies elsewhere than its neighbours say.
    - `there`: what a card counts beside its number; `aligned`: what it loses by lying a step beside its column.
    - `missed`, `missed_row`: cards of the forty, and of a row, that may be put where they must lie, without having been
      found.
    """

    between: float = 0.45
    level: float = 0.2
    between_rows: float = 0.8
    askew: float = 0.5
    narrow: float = 0.75
    wide: float = 1.75
    off: float = 0.42
    overlap: float = 0.25
    rows_apart: float = 1.7
    size: float = 1.7
    astray: float = 0.3
    missed: int = 16
    missed_row: int = 6
    there: float = 0.3
    aligned: float = 0.1


LATTICE = LatticeSettings()


@dataclass(frozen=True)
class Rows:
    """`faces` (4, 10, 4, 2): outlines row by row, from above down and left to right as the rows lie, a short side
    first. `found` (4, 10): whether the finder saw them there. `above`, `below`: outlines (N, 4, 2) of what lies beyond
    them, left to right; `plane`: in which they lie."""

    faces: Floats
    found: NDArray[np.bool_]
    above: Floats
    below: Floats
    plane: Plane


def rows_of(quads: Floats, sure: Floats, numbers: Floats, size: tuple[int, int]) -> Rows | int:
    """The rows among outlines (N, 4, 2) in a picture of `size`; how many cards lie in rows where they are no deck.

    `sure` (N,): how sure it is that each is a card: none of a deck lies on another. `numbers` (N, 10): probabilities
    of what each shows; they tell at which card a row begins.
    """
    order = np.argsort(-sure, kind="stable")
    single = order[alone(quads[order], LATTICE.overlap)]
    quads, numbers = quads[single], numbers[single]
    if len(quads) < ROWS * COLUMNS - LATTICE.missed:
        return len(quads)
    sides = short_sides(quads)
    usual = float(np.median(sides))
    alike = (sides > usual / LATTICE.size) & (sides < usual * LATTICE.size)
    quads, numbers = quads[alike], numbers[alike]
    plane = plane_of(quads, size)
    if plane is None:
        return 0
    flat = plane.to_mm(quads)
    along = turned(flat)
    turn = _turn(np.pi / 2 - along)
    flat = flat @ turn.T
    straight = np.abs(np.sin(_angles(flat) - np.pi / 2)) < np.sin(LATTICE.askew)
    quads, flat, numbers = quads[straight], flat[straight], numbers[straight]
    flat = flat @ _levelled(flat).T
    rows = _rows(flat)
    told = _block(rows, flat, numbers)
    if told is None:
        return max((len(row) for row in rows), default=0)
    block, wholes = told
    faces, found = np.zeros((ROWS, COLUMNS, 4, 2)), np.zeros((ROWS, COLUMNS), bool)
    for r, places in enumerate(wholes):
        for c, at in enumerate(places):
            found[r, c] = at is not None
            if at is not None:
                faces[r, c] = _upright(quads[at], flat[at])
    if (~found).sum() > LATTICE.missed:
        return int(found.sum())
    found &= ~_astray(filled(faces, found, plane), plane)
    faces = filled(faces, found, plane)
    last = [float(np.median(middles(flat)[rows[k], 1])) for k in (block[0], block[-1])]
    beyond = [_beside(way * (middles(flat)[:, 1] - y), quads, flat) for way, y in zip((-1, 1), last, strict=True)]
    return Rows(faces, found, beyond[0], beyond[1], plane)


def _turn(angle: float) -> Floats:
    return np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])


def _angles(flat: Floats) -> Floats:
    along = flat[:, 2] + flat[:, 3] - flat[:, 0] - flat[:, 1]
    return np.asarray(np.arctan2(along[:, 1], along[:, 0]), np.float64)


def _levelled(flat: Floats) -> Floats:
    """The small turn after which neighbours in a row lie level."""
    at = middles(flat)
    step = at[None] - at[:, None]
    near = (np.abs(step[..., 1]) < LATTICE.between * LONG) & (step[..., 0] > SHORT / 2) & (step[..., 0] < 6 * SHORT)
    if not near.any():
        return np.eye(2)
    return _turn(-float(np.median(np.arctan2(step[near][:, 1], step[near][:, 0]))))


def _rows(flat: Floats) -> list[list[int]]:
    """Indices of the cards of each row, from above down, each from the left; the rows with most cards first choose."""
    at = middles(flat)
    left = np.arange(len(at))
    rows: list[list[int]] = []
    while len(left):
        away = np.abs(at[left, 1][:, None] - at[left, 1]) / LONG
        most = (away < LATTICE.level).sum(axis=1)
        y = float(np.median(at[left[away[int(most.argmax())] < LATTICE.level], 1]))
        own = np.abs(at[left, 1] - y) < LATTICE.between * LONG
        rows.append(sorted(left[own].tolist(), key=lambda k: float(at[k, 0])))
        left = left[~own]
    return sorted(rows, key=lambda row: float(np.median(at[row, 1])))


def _block(rows: list[list[int]], flat: Floats, numbers: Floats) -> tuple[list[int], list[Places]] | None:
    """The four rows that are told best, and the ten places of each, None where a card was missed.

    What the finder saw between two rows is no row. All rows run the same way.
    """
    at = middles(flat)
    down = np.array([float(np.median(at[row, 1])) for row in rows])
    able = [k for k, row in enumerate(rows) if len(row) >= COLUMNS - LATTICE.missed_row]
    best: tuple[float, list[int], list[Places]] | None = None
    for block in combinations(able, ROWS):
        apart = np.diff(down[list(block)]) / LONG
        if apart.min() < LATTICE.between_rows or apart.max() > LATTICE.rows_apart:
            continue
        for told in (numbers, numbers[:, ::-1]):
            worth, places = _tens([rows[k] for k in block], at[:, 0], told)
            counts = [sum(p is not None for p in row) for row in places]
            if min(counts) >= COLUMNS - LATTICE.missed_row and (best is None or worth > best[0]):
                best = worth, list(block), places
    return None if best is None else best[1:]


def _tens(rows: list[list[int]], x: Floats, numbers: Floats) -> tuple[float, list[Places]]:
    """The ten places of each of four rows, and what they are worth: cards whose numbers stand where they should.

    Where numbers tell nothing, rows begin on one line.
    """
    steps = np.concatenate([np.diff(x[row]) for row in rows])
    steps = steps[(steps > LATTICE.narrow * SHORT) & (steps < LATTICE.wide * SHORT)]
    if not len(steps):
        return 0.0, [[None] * COLUMNS for _ in rows]
    usual = float(np.median(steps))
    first = [_chain(row, x, numbers, usual, None)[1] for row in rows]
    starts = np.array([np.median([x[k] - c * usual for c, k in enumerate(row) if k is not None]) for row in first])
    lean = float(np.median([(starts[b] - starts[a]) / (b - a) for a, b in combinations(range(len(rows)), 2)]))
    begin = float(np.median(starts - lean * np.arange(len(rows))))
    chains = [_chain(row, x, numbers, usual, begin + lean * r) for r, row in enumerate(rows)]
    return sum(worth for worth, _ in chains), [places for _, places in chains]


def _chain(row: list[int], x: Floats, numbers: Floats, usual: float, begin: float | None) -> tuple[float, Places]:
    """The cards of a row one after the other, each about a step from the one before: the chain that is worth most, by
    dynamic programming. What lies between two cards is left out. `begin`: where the first column should be."""
    n = len(row)
    worth, before = np.full((n, COLUMNS), -np.inf), np.full((n, COLUMNS, 2), -1)
    columns = np.arange(COLUMNS)
    for j, k in enumerate(row):
        own = LATTICE.there + numbers[k]
        if begin is not None:
            own = own - LATTICE.aligned * np.abs(x[k] - begin - columns * usual) / usual
        worth[j] = own
        for i in range(j):
            apart = (x[k] - x[row[i]]) / usual
            for far in range(max(1, int(apart)), min(COLUMNS, int(apart) + 2)):
                if abs(apart - far) < LATTICE.off * far**0.5:
                    more = own[far:] + worth[i, :-far]
                    better = more > worth[j, far:]
                    worth[j, far:][better] = more[better]
                    before[j, far:][better] = np.column_stack([np.full(COLUMNS - far, i), columns[:-far]])[better]
    places: Places = [None] * COLUMNS
    at = tuple(int(v) for v in np.unravel_index(int(worth.argmax()), worth.shape))
    best = float(worth[at])
    while at[0] >= 0:
        places[at[1]] = row[at[0]]
        at = tuple(int(v) for v in before[at])
    return best, places


def _upright(quad: Floats, flat: Floats) -> Floats:
    """The corners from the upper left one on, clockwise, as the rows lie."""
    upper = flat[[0, 1], 1].mean() < flat[[2, 3], 1].mean()
    return quad if upper else quad[[2, 3, 0, 1]]


def _astray(faces: Floats, plane: Plane) -> NDArray[np.bool_]:
    """Which outlines (4, 10, 4, 2) lie where their neighbours do not put them: found between two cards."""
    flat = plane.to_mm(faces)
    off = np.zeros((ROWS, COLUMNS))
    for r in range(ROWS):
        for c in range(COLUMNS):
            guesses = _guesses(flat, np.ones((ROWS, COLUMNS), bool), r, c)
            off[r, c] = min(float(np.linalg.norm((guess - flat[r, c]).mean(axis=0))) for guess in guesses)
    return off > LATTICE.astray * SHORT


def _guesses(flat: Floats, found: NDArray[np.bool_], r: int, c: int) -> list[Floats]:
    """Where a card should lie by pairs of its neighbours, the best pairs first."""
    pairs = [((r, c - 1), (r, c + 1), 0.5), ((r - 1, c), (r + 1, c), 0.5), ((r, c - 1), (r, c - 2), 2.0),
             ((r, c + 1), (r, c + 2), 2.0), ((r - 1, c), (r - 2, c), 2.0), ((r + 1, c), (r + 2, c), 2.0)]
    out = []
    for a, b, near in pairs:
        if all(0 <= p[0] < ROWS and 0 <= p[1] < COLUMNS and found[p] for p in (a, b)):
            out.append(near * flat[a] + (1 - near) * flat[b])
    return out


def filled(faces: Floats, found: NDArray[np.bool_], plane: Plane) -> Floats:
    """Outlines (4, 10, 4, 2) with those that were missed where their neighbours put them, or else all others."""
    flat = plane.to_mm(faces)
    cells = np.indices(found.shape).reshape(2, -1).T
    at = np.column_stack([cells, np.ones(len(cells))])
    known = found.ravel()
    even = np.linalg.lstsq(at[known], flat.reshape(-1, 8)[known], rcond=None)[0]
    out = faces.copy()
    for r, c in np.argwhere(~found):
        guesses = _guesses(flat, found, int(r), int(c))
        guess = guesses[0] if guesses else (np.array([r, c, 1.0]) @ even).reshape(4, 2)
        out[r, c] = plane.to_pixels(guess)
    return out


def _beside(away: Floats, quads: Floats, flat: Floats) -> Floats:
    """The outlines that lie beyond the faces, from the left, as close to them as rows do; `away` (N,): mm beyond."""
    near = np.flatnonzero((away > LATTICE.between_rows * LONG) & (away < LATTICE.rows_apart * LONG))
    near = near[np.argsort(middles(flat)[near, 0])]
    return np.array([_upright(quads[n], flat[n]) for n in near]).reshape(-1, 4, 2)
