"""Which squares carry one card and which a joker, where what is said of all squares is weighed together.

Why it exists: half of a card has its other half beside it, of the same owner. So what the networks say of one square is
evidence on the next. Two that each point at the other in doubt are a card, and one at which no neighbour points back is
none. The marginals are those of loopy belief propagation (Pearl 1988; Murphy, Weiss and Jordan 1999) on the grid of
squares. Not done here: asking the networks, and whose a piece is (`pieces`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from referee.values.board import Cell
from referee.vision.board.networks.asking import HIDDEN, Answer, sigmoid, softmax
from referee.vision.board.networks.squarenet import BARE, CARD, JOKER, KINDS, STEPS

EAST = 1
"""The side of a square on which the next one of its row lies."""
SOUTH = 2
"""And on which the next one of its column does."""
SIDES = 4
"""Of a square."""
TINY = 1e-12
"""So that nothing is divided by 0."""


@dataclass(frozen=True, slots=True)
class JointSettings:
    """How what is said of all squares is weighed together.

    - `lone`: how likely half of a card is beside a square that does not point back, against one that does. A piece may
      lie over its other half.
    - `in_front`: how much of what is said of a square is put down to what is in front of it.
    - `rounds`: of messages between neighbours; each is half the one before.
    - `said`: a card or joker must be this likely jointly to be taken for one.
    - `explained`: each square beside it that may be of its card must be this surely half of another. A block of four
      halves of one owner, framed each, was paired the wrong way round.
    - `bare_or_joker`: or this surely bare or a joker.
    - `alike`: times likelier than by chance two squares have one owner, to be perhaps of one card.
    - `maybe_card`: from here on a square that may be of a card is worth a closer look.
    - `maybe_joker`: and from here on one that may carry a joker.
    - `joker_most`: logits that a closer look counts at most as to jokers.
    """

    lone: float = 0.1
    in_front: float = 0.75
    rounds: int = 12
    said: float = 0.9
    explained: float = 0.8
    bare_or_joker: float = 0.5
    alike: float = 2.0
    maybe_card: float = 0.3
    maybe_joker: float = 0.2
    joker_most: float = 4.0


JOINTLY = JointSettings()

Grid = NDArray[np.float64]
Known = Mapping[Cell, tuple[int, float]]
Value = TypeVar("Value", bound=np.generic)


@dataclass(frozen=True, slots=True)
class Marginals:
    """Probabilities (rows, cols): of a `joker`; by side (`EAST`, `SOUTH`) of a `card` on this square and the next."""

    joker: Grid
    card: Mapping[int, Grid]


class Jointly:
    """The squares of one board.

    `alike` is what `owners_alike` says. Of squares that are `known`, what lies there (a kind of `squarenet`) and how
    surely: nothing more is asked about them."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        self._cells = frozenset(cells)
        rows, cols = np.max(cells, axis=0) + 1
        self._on = np.zeros((rows, cols), bool)
        self._on[tuple(np.array(cells).T)] = True

    def doubtful(self, answer: Answer, alike: Grid, known: Known) -> list[Cell]:
        """The squares on which a piece may lie that a closer look may tell."""
        said = marginals(_unary(answer, known, {}), alike, self._on)
        maybe = {c for a, b, p in self._pairs(said, known) if p >= JOINTLY.maybe_card for c in (a, b)}
        maybe |= {c for c in self._cells.difference(known) if said.joker[c] >= JOINTLY.maybe_joker}
        return sorted(c for c in maybe if not answer.under_hand(c))

    def found(self, answer: Answer, alike: Grid, known: Known,
              joker: Mapping[Cell, float]) -> tuple[list[tuple[Cell, Cell, float]], dict[Cell, float]]:
        """The further cards, and all jokers, each with how likely it is; not the known jokers that may be half of a
        card. `joker`: the logit that it is one, of squares that were looked at closer."""
        said = marginals(_unary(answer, known, joker), alike, self._on)
        pairs = self._pairs(said, known)
        explained = {*known, *(c for a, b, p in pairs if p >= JOINTLY.explained for c in (a, b)),
                     *(c for c in self._cells if max(said.joker[c], answer.kind[c][BARE]) >= JOINTLY.bare_or_joker)}

        def alone(*cells: Cell) -> bool:
            return not any(alike[side][c] >= JOINTLY.alike for c in cells for side, (r, s) in enumerate(STEPS)
                           if (n := (c[0] + r, c[1] + s)) in self._cells and n not in explained and n not in cells)

        cards = [(a, b, p) for a, b, p in pairs if p >= JOINTLY.said and alone(a, b)
                 and not (answer.under_hand(a) and answer.under_hand(b))]
        jokers = {c: float(said.joker[c]) for c in joker
                  if c not in known and said.joker[c] >= JOINTLY.said and answer.in_front[c] < HIDDEN}
        jokers |= {c: sure for c, (kind, sure) in known.items() if kind == JOKER}
        explained |= set(jokers)
        return cards, {c: sure for c, sure in jokers.items() if alone(c)}

    def _pairs(self, said: Marginals, known: Known) -> list[tuple[Cell, Cell, float]]:
        """Neighbouring squares and how likely they carry one card."""
        free = self._cells.difference(known)
        return [(c, n, float(said.card[side][c])) for c in sorted(free) for side in (EAST, SOUTH)
                if (n := (c[0] + STEPS[side][0], c[1] + STEPS[side][1])) in free]


def marginals(unary: Grid, alike: Grid, on: NDArray[np.bool_]) -> Marginals:
    """Of what is said of each square alone, `unary` (rows, cols, 7) in the order of `squarenet`'s kinds. `alike` (rows,
    cols) by side: how much likelier than by chance a square and its neighbour there have one owner. `on`: squares of
    the board."""
    said = np.where(on[..., None], unary, 0.0)
    beyond = [~_beside(on, side, False) for side in range(SIDES)]
    heard = np.ones((SIDES, *on.shape))  # from each neighbour: how much likelier it makes half of a card to it
    for _ in range(JOINTLY.rounds):
        rest = _rest(said, heard)
        half = np.moveaxis(said[..., CARD:CARD + SIDES], -1, 0)
        sent = (alike * half + JOINTLY.lone * rest) / np.maximum(rest + JOINTLY.lone * half, TINY)
        new = [np.where(beyond[s], JOINTLY.lone, _beside(sent[_back(s)], s)) for s in range(SIDES)]
        heard = np.sqrt(heard * new)
    rest = _rest(said, heard)
    card = {}
    for side in (EAST, SOUTH):
        here, there = said[..., CARD + side], _beside(said[..., CARD + _back(side)], side, 0.0)
        rest_there = _beside(rest[_back(side)], side)
        both = alike[side] * here * there
        one = JOINTLY.lone * (here * rest_there + there * rest[side])
        card[side] = both / np.maximum(both + one + rest[side] * rest_there, TINY)
    whole = rest[0] + said[..., CARD] * heard[0]
    return Marginals(said[..., JOKER] / np.maximum(whole, TINY), card)


def _rest(said: Grid, heard: Grid) -> Grid:
    """(4, rows, cols): by side, how likely all else is than half of a card to that side."""
    half = np.moveaxis(said[..., CARD:CARD + SIDES], -1, 0)
    weighed = half * heard
    other: Grid = said.sum(axis=-1) - half.sum(axis=0) + weighed.sum(axis=0) - weighed
    return other


def _back(side: int) -> int:
    return (side + 2) % SIDES


def _beside(grid: NDArray[Value], side: int, outside: float = 1.0) -> NDArray[Value]:
    """What each square's neighbour on this side has."""
    down, right = STEPS[side]
    out = np.roll(grid, (-down, -right), (0, 1))
    if down:
        out[-1 if down > 0 else 0] = outside
    else:
        out[:, -1 if right > 0 else 0] = outside
    return out


def owners_alike(answer: Answer, lines: Grid, owners: Grid, compared: NDArray[np.bool_]) -> Grid:
    """(4, rows, cols): by side, how much likelier than by chance a square and its neighbour have one owner.

    Where both were `compared` (rows, cols) with taught pieces their logits `owners` (rows, cols, 4) tell, elsewhere
    those of the kinds of `lines`. Where something is in front of one nobody knows.
    """
    seen, by_lines, by_owners = answer.in_front < HIDDEN, softmax(lines), softmax(owners)
    out = []
    for side in range(SIDES):
        told, both = (p.shape[-1] * (p * _beside(p, side)).sum(axis=-1) for p in (by_lines, by_owners))
        told = np.where(compared & _beside(compared, side, False), both, told)
        out.append(np.where(seen & _beside(seen, side), told, 1.0))
    return np.array(out)


def _unary(answer: Answer, known: Known, joker: Mapping[Cell, float]) -> Grid:
    """(rows, cols, 7): what is said of each square alone, less where something is in front of it."""
    front = np.where(answer.in_front >= HIDDEN, JOINTLY.in_front * answer.in_front, 0.0)[..., None]
    said: Grid = answer.kind * (1 - front) + front / KINDS
    for cell, logit in joker.items():
        if answer.in_front[cell] < HIDDEN:
            sure = float(sigmoid(np.clip(logit, -JOINTLY.joker_most, JOINTLY.joker_most)))
            said[cell][JOKER] *= sure
            said[cell][CARD:CARD + SIDES] *= 1 - sure
    for cell, (kind, sure) in known.items():
        said[cell] = (1 - sure) / KINDS
        said[cell][kind] += sure
    return said
