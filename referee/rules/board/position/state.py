"""What lies on the board at one moment, and one placement (rules: 2.3, model).

Why it exists: judging, applying, searching for explanations and simulating all speak about the same
position. It is a value: nothing changes it, so any number of hypotheses may share it. What it does not
do: judge (`moves`) or change (`apply`).

Tokens are four equal black pieces. Their index here is bookkeeping only: it says which one of them moved,
and two positions whose tokens are exchanged are the same table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypedDict, Unpack

from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.lying import Lying

CARDS_EACH, JOKERS_EACH, TOKENS = 15, 2, 4
"""Cards and jokers of one player (BG-SETUP-2, BG-JOKER-5) and black tokens on the board (BG-SETUP-6): the rules say so,
and a set that holds other numbers is not played with."""

Tokens = tuple[Cell | None, ...]
Debt = tuple[int, str]
Debts = tuple[Debt, ...]
Place = tuple[str, tuple[Cell, ...]]


def place_of(piece: Piece) -> Place:
    """What makes two readings the same piece: kind and squares."""
    cells = piece.cells
    return piece.kind, cells if len(cells) < 2 or cells[0] < cells[1] else cells[::-1]


@dataclass(frozen=True, slots=True)
class Carried:
    """Which token the piece on `place` took along when it was laid, and from where."""

    place: Place
    token: int
    origin: Cell | None


class _Besides(TypedDict, total=False):
    tokens: Tokens
    owed: Debts
    pending: Debts
    carried: tuple[Carried, ...]


class _Changes(_Besides, total=False):
    pieces: tuple[Piece, ...]


@dataclass(frozen=True)
class Position:
    """The board at one moment.

    `pieces` in the order laid (as far as known); `tokens[i]` the cell of token i, None while it is in a
    hand or its place is not known. `owed` are the free placements due (BG-DEAD-5): `(token, player)`;
    `pending` the tokens shut in by a joker whose following card is still to come (BG-JOKER-6). `carried`
    remembers the token moves of the pieces on the board, so that a piece can be taken back.

    Facts of the set, for the stricter readings of a dead end only: `deck` the colour pairs a player's
    cards show (each pair sorted; empty = not known), `players` everybody at the table, `jokers_spent`
    jokers used in earlier rounds when two have to do for a whole match. `unseen` counts cards that may lie
    beneath others, of which nobody knows what they show.
    """

    layout: Layout
    pieces: tuple[Piece, ...] = ()
    tokens: Tokens = ()
    owed: Debts = ()
    pending: Debts = ()
    carried: tuple[Carried, ...] = ()
    deck: frozenset[tuple[str, str]] = frozenset()
    players: tuple[str, ...] = ()
    jokers_spent: tuple[tuple[str, int], ...] = ()
    unseen: int = 0
    previous: Position | None = field(default=None, init=False, compare=False, repr=False)
    """The position from which `apply` made this one, to undo it exactly; a changed copy does not have it."""

    @cached_property
    def lying(self) -> Lying:
        """What lies there, shared by the positions that were made from one another and hold the same pieces."""
        return Lying.of(self.pieces)

    @cached_property
    def covered(self) -> Mapping[Cell, Piece]:
        """Covered cell -> the piece on top of it. Includes cells off the board that a piece hangs over."""
        return self.lying.covered

    @cached_property
    def token_cells(self) -> frozenset[Cell]:
        """The cells on which a token is known to stand."""
        return frozenset(t for t in self.tokens if t is not None)

    @cached_property
    def open_jokers(self) -> Mapping[int, str]:
        """Token index -> owner of the joker it stands on: that player must lay there next (BG-JOKER-3, -4)."""
        return {
            i: piece.owner
            for i, t in enumerate(self.tokens)
            if t is not None and (piece := self.covered.get(t)) is not None and piece.kind == "joker"
        }

    @cached_property
    def unplayed(self) -> frozenset[tuple[str, str]]:
        """Designs that somebody may still hold: not laid by every player yet, even if the cards that nobody saw show
        it, and those that were read as none of the set."""
        laid = Counter((min(p.colours), max(p.colours)) for p in self.pieces if p.kind == "card" and p.colours)
        owners = max(1, len(self.players) or len({p.owner for p in self.pieces}))
        unseen = self.unseen + sum(n for d, n in laid.items() if d not in self.deck)
        return frozenset(d for d in self.deck if laid[d] + unseen < owners)

    def changed(self, **changes: Unpack[_Changes]) -> Position:
        """A copy with other values, as `dataclasses.replace` makes one, several times as fast: searches make thousands.

        What was worked out about pieces and tokens is kept where they stay the same.
        """
        copy = object.__new__(Position)
        values = copy.__dict__
        values.update(self.__dict__)
        values.update(changes)
        values["previous"] = None
        if "pieces" in changes:
            for name in ("lying", "covered", "unplayed", "open_jokers"):
                values.pop(name, None)
        if "tokens" in changes:
            values.pop("token_cells", None)
            values.pop("open_jokers", None)
        return copy

    def with_piece(self, piece: Piece, **besides: Unpack[_Besides]) -> Position:
        """A copy with one more piece, on top of what lies there, and other values besides."""
        copy = self.changed(pieces=(*self.pieces, piece), **besides)
        copy.__dict__["lying"] = self.lying.with_piece(piece)
        return copy

    def without(self, at: int) -> Position:
        """A copy without piece number `at`."""
        copy = self.changed(pieces=self.pieces[:at] + self.pieces[at + 1:])
        copy.__dict__["lying"] = self.lying.without(self.pieces[at], copy.pieces)
        return copy

    def free(self, cell: Cell, options: Options) -> bool:
        """On the board, not covered, and no token stands on it (unless the option says that is free)."""
        return (cell in self.layout and cell not in self.covered
                and (options.token_cell_free == "yes" or cell not in self.token_cells))

    def piece_at(self, cell: Cell) -> Piece | None:
        """The piece on top of a cell."""
        return self.covered.get(cell)

    def cards_of(self, owner: str) -> tuple[Piece, ...]:
        return tuple(p for p in self.pieces if p.kind == "card" and p.owner == owner)

    def jokers_of(self, owner: str) -> tuple[Piece, ...]:
        """The owner's jokers on the board."""
        return tuple(p for p in self.pieces if p.kind == "joker" and p.owner == owner)

    def jokers_used(self, owner: str) -> int:
        """On the board, and spent in earlier rounds of a match with two jokers in all."""
        return len(self.jokers_of(owner)) + dict(self.jokers_spent).get(owner, 0)

    def debts_of(self, player: str) -> tuple[int, ...]:
        """Tokens for which `player` owes a free placement, in index order."""
        return tuple(i for i, who in self.owed if who == player)

    def debtor(self, token: int) -> str | None:
        """Who owes a free placement for a token, if one is due."""
        return dict(self.owed).get(token)

    def owed_by(self, player: str, tokens: Collection[int]) -> Position:
        """The position in which what is due for these tokens is due from `player`; no duty is added."""
        owed = tuple((i, player if i in tokens else who) for i, who in self.owed)
        return self if owed == self.owed else self.changed(owed=owed)


@dataclass(frozen=True, slots=True)
class Placement:
    """A card or joker laid, and what its token did as far as it is known.

    - `tokens_after`, when given, is the whole token vector afterwards (same indices as before) and
      decides everything: unchanged means that no token was moved.
    - otherwise `token` moved to `token_to`; either may be None = not known. With both None only the
      piece is judged, not the token.
    """

    player: str
    piece: Piece
    token: int | None = None
    token_to: Cell | None = None
    tokens_after: Tokens | None = None
