"""Readings of a played round without pixels: what a perfect, or a deliberately bad, reader would say.

A round is a list of acts with times (`referee.sim.play`), or written by hand. `Film` knows what lies on the
table at any time; `perfect` makes the reading of it, `NoisyReader` a worse one.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from referee.rules.core import Cell, Piece
from referee.values import FRAMES, UNKNOWN, CardSeen, JokerSeen, Reading, TokenSeen

COLOURS = ("red", "yellow", "green", "blue", "orange", "purple")
DESIGNS = tuple((a, b) for i, a in enumerate(sorted(COLOURS)) for b in sorted(COLOURS)[i + 1:])


def random_board(rng: random.Random, rows: int = 12, cols: int = 12) -> dict[Cell, str]:
    """A board of random colours; no two edge neighbours are alike (a card has two different colours)."""
    board: dict[Cell, str] = {}
    for r in range(rows):
        for c in range(cols):
            near = {board.get((r - 1, c)), board.get((r, c - 1))}
            board[r, c] = rng.choice([x for x in COLOURS if x not in near])
    return board


@dataclass(frozen=True)
class Change:
    """Something that happens at time `t`: a piece is laid or lifted, or a token goes from one cell to another."""

    t: float
    lay: Piece | None = None
    lift: Piece | None = None
    token: tuple[Cell, Cell] | None = None


@dataclass(frozen=True)
class State:
    """What lies on the table: pieces in the order laid, and tokens."""

    pieces: tuple[Piece, ...] = ()
    tokens: tuple[Cell, ...] = ()

    def after(self, change: Change) -> State:
        pieces, tokens = self.pieces, self.tokens
        if change.lay is not None:
            pieces = (*pieces, change.lay)
        if change.lift is not None:
            pieces = tuple(p for p in pieces if p != change.lift)
        if change.token is not None:
            origin, target = change.token
            k = tokens.index(origin)
            tokens = (*tokens[:k], target, *tokens[k + 1:])
        return State(pieces, tokens)


class Film:
    """The table over time. `at(t)` is the state once everything up to time t has happened."""

    def __init__(self, tokens: Sequence[Cell], changes: Iterable[Change]) -> None:
        self.start = State((), tuple(tokens))
        self.changes = sorted(changes, key=lambda c: c.t)

    @classmethod
    def of(cls, played: object) -> Film:
        """The film of a `referee.sim.play.Round`."""
        changes = []
        for act in played.acts:  # type: ignore[attr-defined]
            if act.type in ("card", "joker"):
                changes.append(Change(act.laid, lay=act.piece))
            elif act.type == "taken_back":
                changes.append(Change(act.laid, lift=act.piece))
            changes += [Change(act.token_at, token=(m.origin, m.target)) for m in act.moves]
        return cls(played.tokens, changes)  # type: ignore[attr-defined]

    def at(self, t: float) -> State:
        state = self.start
        for change in self.changes:
            if change.t > t:
                break
            state = state.after(change)
        return state


def perfect(state: State, hidden: Iterable[Cell] = ()) -> Reading:
    """What a reader without fault says; pieces and tokens on hidden squares are not seen."""
    away = frozenset(hidden)
    on_top: dict[Cell, Piece] = {c: p for p in state.pieces for c in p.cells}
    cards, jokers = [], []
    for piece in state.pieces:
        if any(on_top[c] != piece for c in piece.cells) or away & set(piece.cells):
            continue
        if piece.kind == "card":
            a, b = piece.cells
            cards.append(CardSeen((a, b), (piece.colours[0], piece.colours[1]), piece.owner, 0.999, piece.candidates))
        else:
            jokers.append(JokerSeen(piece.cells[0], piece.owner, 0.999))
    half_seen = {c for p in state.pieces for c in p.cells if any(on_top[k] != p for k in p.cells) and on_top[c] == p}
    tokens = tuple(TokenSeen(c, 0.999) for c in state.tokens if c not in away)
    return Reading(tuple(cards), tuple(jokers), tokens, hidden=away | half_seen)


@dataclass
class NoisyReader:
    """A reader that drops, hides and confuses at set rates (0..1 a piece or token, `misses` a whole look).

    `sure`: confidence of a wrong reading. A calibrated reader is rarely sure of a mistake. `drops`: whether it
    also overlooks pieces, which says nothing about how sure it is.
    """

    rng: random.Random
    wrong: float = 0.02
    hides: float = 0.05
    misses: float = 0.0
    sure: float = 0.95
    drops: bool = True

    def read(self, state: State, board: Iterable[Cell]) -> Reading | None:
        """A reading, or None for a look that is missed."""
        rng = self.rng
        if rng.random() < self.misses:
            return None
        hidden: set[Cell] = set()
        if rng.random() < self.hides:
            r, c = rng.choice(sorted(board))
            hidden = {cell for cell in board if abs(cell[0] - r) <= 2 and abs(cell[1] - c) <= 2}
        clean = perfect(state, hidden)
        cards = []
        for card in clean.cards:
            if rng.random() < self.wrong:
                kind = rng.choice(("owner", "unknown", "colour", *(("drop",) if self.drops else ())))
                if kind == "drop":
                    continue
                if kind == "owner":
                    card = replace(card, owner=rng.choice(FRAMES), confidence=self.sure)
                elif kind == "unknown":
                    card = replace(card, owner=UNKNOWN, candidates=(card.owner, rng.choice(FRAMES)))
                else:
                    card = replace(card, colours=(rng.choice(COLOURS), card.colours[1]), confidence=self.sure)
            cards.append(card)
        tokens = []
        for token in clean.tokens:
            if rng.random() < self.wrong:
                if rng.random() < 0.5:
                    continue
                near = [c for c in board if abs(c[0] - token.cell[0]) + abs(c[1] - token.cell[1]) == 1]
                token = TokenSeen(rng.choice(sorted(near)), self.sure)
            tokens.append(token)
        return replace(clean, cards=tuple(cards), tokens=tuple({t.cell: t for t in tokens}.values()))
