"""Which squares a piece lies on at which somebody pointed.

Why it exists: a pixel shows one point of a piece. Which neighbouring square carries a card's other half, and in which
square a tall token has its foot, follows from two things. One is what the networks make of the squares, even if they do
not know this art. The other is where people point: at the middle. What it does not do: say whose a piece is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from referee.i18n.spots import spot
from referee.values.board import Cell, cell_id
from referee.values.common import Point
from referee.vision.board.networks.asking import logit
from referee.vision.board.networks.squarenet import BARE, CARD, STEPS
from referee.vision.board.teaching.named import Named, TeachError
from referee.vision.board.teaching.seen import Seen


@dataclass(frozen=True, slots=True)
class MeantSettings:
    """Which squares somebody means who points at a piece.

    - `near_edge`: squares from an edge at which a piece on the square beyond may be meant: cards lie up to 2 mm askew.
    - `clueless`: what a neighbour that is not bare counts where the network sees no card. In art it does not know it
      gave true pairs 0.00001 to 0.006, in art it knows 0.5 and more.
    - `middle`: squares further from a card's middle that make it 2.7 times less likely that somebody means it. Who
      points at the middle is 0.7 away from that of every other card that its square might be half of.
    - `clear`: times the next best must be exceeded, to know which way a card lies.
    - `sees_card`: and the network must find the card so likely, or it was pointed at.
    - `at_middle`: within so many squares of its middle. Of 400 pointed at there in unknown art none was mistaken.
    - `whole_card`: so likely two squares carry one card that two who point at them mean the same card.
    - `foot`: squares from the middle of the square on which a token stands: others are further away.
    - `foot_spread`: the same for one that stands as it should, a radius off; of 77 tokens in unknown art all were
      found.
    - `least_likely`: probabilities are cut off here, so that one witness cannot silence the other.
    - `heights`: steps from the board to the top of the tallest token.
    - `no_token`: below this, said by both witnesses, a bare square has no token.
    """

    near_edge: float = 0.15
    clueless: float = 0.01
    middle: float = 0.25
    clear: float = 3.0
    sees_card: float = 0.1
    at_middle: float = 0.25
    whole_card: float = 0.5
    foot: float = 0.5
    foot_spread: float = 0.35
    least_likely: float = 1e-4
    heights: int = 31
    no_token: float = 0.1


MEANT = MeantSettings()


@dataclass(frozen=True)
class Placed:
    """A named piece and its squares; of a card whose other half could not be told only one. `sides`: of each square of
    a card where its other half lies, as in `squarenet.STEPS`."""

    named: Named
    cells: tuple[Cell, ...]
    sides: tuple[int, ...] = ()


@dataclass(frozen=True)
class _Pointed:
    """A card or joker, the square it was pointed at, and where just (x, y in squares)."""

    named: Named
    cell: Cell
    point: Point


def place(seen: Seen, named: Sequence[Named]) -> list[Placed]:
    """Every piece with its squares, each once, in the order named; `TeachError` where one lies on none, or two
    contradict each other."""
    flat = _apart([_pointed(seen, n) for n in named if n.kind != "token"])
    jokers = {p.cell: p for p in flat if p.named.kind == "joker"}
    cards = _cards(seen, [p for p in flat if p.named.kind == "card"], jokers)
    tokens = _tokens(seen, [n for n in named if n.kind == "token"])
    found = [*cards, *(Placed(p.named, (c,)) for c, p in jokers.items()), *tokens]
    return sorted(found, key=lambda p: named.index(p.named))


def _inside(seen: Seen, named: Named) -> None:
    width, height = seen.size
    if not (-0.5 <= named.at[0] < width and -0.5 <= named.at[1] < height):
        raise TeachError("teach-outside", piece=named.text, width=width, height=height)


def _off_board(named: Named) -> TeachError:
    return TeachError("teach-off-board", piece=named.text)


def _bare(named: Named, cell: Cell) -> TeachError:
    return TeachError("teach-bare", piece=named.text, square=spot([cell_id(cell)]))


def _pointed(seen: Seen, named: Named) -> _Pointed:
    """The square that a card or joker was pointed at; where that is bare or none, one that is not, just beside it."""
    _inside(seen, named)
    x, y = seen.point(named.at, seen.board.thickness)
    if not (np.isfinite(x) and np.isfinite(y)):
        raise _off_board(named)
    near = [(int(np.floor(y + dy)), int(np.floor(x + dx)))
            for dy, dx in ((0, 0), *((MEANT.near_edge * r, MEANT.near_edge * c) for r, c in STEPS))]
    found = [c for c in dict.fromkeys(near) if c in seen.board.cells]
    if not found:
        raise _off_board(named)
    covered = [c for c in found if not seen.bare(c)]
    if not covered:
        raise _bare(named, found[0])
    return _Pointed(named, covered[0], (x, y))


def _apart(pieces: Iterable[_Pointed]) -> list[_Pointed]:
    """Every piece once; two that differ must not share a square."""
    there: dict[Cell, _Pointed] = {}
    for piece in pieces:
        first = there.setdefault(piece.cell, piece).named
        if (first.kind, first.owner) != (piece.named.kind, piece.named.owner):
            raise _twice(spot([cell_id(piece.cell)]), first, piece.named)
    return list(there.values())


def _twice(where: str, first: Named, second: Named) -> TeachError:
    return TeachError("teach-twice", place=where, first=first.text, second=second.text)


@dataclass(frozen=True)
class _Way:
    """One way in which a card may lie: its other half on the square `other`, to this `side`. How likely the network
    finds the `whole` card, how far from its middle it was pointed at, and how much both speak for it."""

    side: int
    other: Cell
    whole: float
    away: float
    score: float


def _ways(seen: Seen, card: _Pointed, taken: Collection[Cell]) -> list[_Way]:
    """How the card may lie, the likeliest first: not on bare squares, nor on those that are taken."""
    (r, c), (x, y) = card.cell, card.point
    found = []
    for side, (down, right) in enumerate(STEPS):
        other = (r + down, c + right)
        if other not in seen.board.cells or other in taken or seen.bare(other):
            continue
        whole = float(seen.kind[card.cell][CARD + side] * seen.kind[other][CARD + (side + 2) % 4])
        covered = 1.0 - float(seen.kind[other][BARE])
        away = float(np.hypot(x - c - 0.5 - right / 2, y - r - 0.5 - down / 2))
        score = (whole + MEANT.clueless * covered) * float(np.exp(-away / MEANT.middle))
        found.append(_Way(side, other, whole, away, score))
    return sorted(found, key=lambda way: -way.score)


def _each_once(seen: Seen, cards: Sequence[_Pointed], jokers: Mapping[Cell, _Pointed]) -> list[_Pointed]:
    """The cards but those that were pointed at before, on their other half; `TeachError` where that was said to be
    somebody else's, or a joker."""
    whose: dict[Cell, _Pointed] = dict(jokers)
    once = []
    for card in cards:
        ways = _ways(seen, card, ())
        if not ways:
            raise TeachError("teach-no-half", piece=card.named.text, square=spot([cell_id(card.cell)]))
        cells = {card.cell, ways[0].other} if ways[0].whole >= MEANT.whole_card else {card.cell}
        before = next((whose[c] for c in sorted(cells) if c in whose), None)
        if before is None:
            once.append(card)
            whose |= dict.fromkeys(cells, card)
        elif (before.named.kind, before.named.owner) != (card.named.kind, card.named.owner):
            raise _twice(spot([*map(cell_id, cells)]), before.named, card.named)
    return once


def _cards(seen: Seen, cards: Sequence[_Pointed], jokers: Mapping[Cell, _Pointed]) -> list[Placed]:
    """The cards with both their squares, the clearest first: what one of them takes the others do not have."""
    left = _each_once(seen, cards, jokers)
    taken = {*jokers, *(card.cell for card in left)}
    placed = []
    while left:
        ways = {card: _ways(seen, card, taken) for card in left}
        card = max(left, key=lambda c: _clearness(ways[c]))
        left.remove(card)
        if not ways[card]:
            raise TeachError("teach-half-taken", piece=card.named.text, square=spot([cell_id(card.cell)]))
        best = ways[card][0]
        if _clearness(ways[card]) < MEANT.clear or (best.whole < MEANT.sees_card and best.away > MEANT.at_middle):
            placed.append(Placed(card.named, (card.cell,), (best.side,)))
            continue
        taken.add(best.other)
        placed.append(Placed(card.named, (card.cell, best.other), (best.side, (best.side + 2) % 4)))
    return placed


def _clearness(ways: Sequence[_Way]) -> float:
    """How many times the second best is exceeded by the best."""
    if len(ways) < 2:
        return float("inf") if ways else 0.0
    return ways[0].score / max(ways[1].score, 1e-30)


def _tokens(seen: Seen, tokens: Sequence[Named]) -> list[Placed]:
    """The tokens, each once, with the squares on which they stand."""
    placed: dict[Cell, Placed] = {}
    for named in tokens:
        cell = _foot(seen, named)
        placed.setdefault(cell, Placed(named, (cell,)))
    return list(placed.values())


def _foot(seen: Seen, named: Named) -> Cell:
    """The square on which a token stands of which a pixel shows the top or the body."""
    _inside(seen, named)
    track = np.array([seen.point(named.at, h) for h in np.linspace(0.0, seen.board.tallest, MEANT.heights)])
    if not np.isfinite(track).all():
        raise _off_board(named)
    away = {c: float(np.hypot(track[:, 0] - c[1] - 0.5, track[:, 1] - c[0] - 0.5).min()) for c in seen.board.cells}
    near = [c for c, far in sorted(away.items()) if far <= MEANT.foot]
    if not near:
        raise _off_board(named)
    witness = dict(zip(near, seen.stands(near), strict=True))
    able = [c for c in near if max(float(seen.token[c]), witness[c]) >= MEANT.no_token or not seen.bare(c)]
    if not able:
        raise _bare(named, min(near, key=away.__getitem__))
    least = MEANT.least_likely
    return max(able, key=lambda c: logit(float(seen.token[c]), least) + logit(witness[c], least)
               - (away[c] / MEANT.foot_spread) ** 2)
