"""Laying and taking back pieces: the next position (rules: 2.4 to 2.6, 2.13).

Why it exists: applying is separate from judging. A wrong placement happened, so it is always possible to
apply it; the duties that follow from it (free placements owed, BG-DEAD-2, -3, -5) are worked out here,
once, for right and wrong placements alike. What it does not do: say whether it was right (`judging`).
"""

from __future__ import annotations

from dataclasses import dataclass

from referee.rules.board.legality.judging import judge
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import blocked, blocked_at, squares_alone
from referee.rules.board.position.state import Carried, Debts, Placement, Position, Tokens, place_of

USUAL = Options()
"""The house rules by which duties are worked out again where nothing else is said."""


def apply(position: Position, placement: Placement, options: Options) -> Position:
    """The position after a placement, legal or not.

    The piece lies on top of whatever was there. Tokens stand where the placement says; what it does not
    say stays as it was. A token that this placement shuts in, or moves into a dead end, is owed by the
    player; a token shut in by a joker only once the card follows it (BG-JOKER-6).
    """
    return follow(position, placement.piece, what_follows(position, placement, options))


@dataclass(frozen=True, slots=True)
class Following:
    """What follows from a placement: where the tokens stand then, which of them the piece took along (None: none, or it
    is not known), and what is due."""

    tokens: Tokens
    used: int | None
    owed: Debts
    pending: Debts


def what_follows(position: Position, placement: Placement, options: Options) -> Following:
    """What follows from a placement, legal or not."""
    piece, player = placement.piece, placement.player
    tokens = _tokens(position, placement, options)
    used = next((i for i, t in enumerate(tokens) if t != position.tokens[i] and t in piece.cells), None)
    owed, pending = dict(position.owed), dict(position.pending)
    if used is not None and piece.kind == "card":
        owed.pop(used, None)
    after = position.with_piece(piece, tokens=tokens)

    for i in range(len(tokens)):
        if not blocked(after, i, options):
            pending.pop(i, None)
            if i == used:  # somebody's joker led it out of its dead end, from bare board
                owed.pop(i, None)
            continue
        news = tokens[i] != position.tokens[i] or not blocked(position, i, options)
        if not news or i in owed or _joker_goes_back(after, i, used if piece.kind == "joker" else None, options):
            continue
        if piece.kind == "card":
            owed[i] = player
        elif options.joker_blocks == "as_card":
            pending[i] = player
    if piece.kind == "card" and player not in after.open_jokers.values():
        owed.update({i: who for i, who in pending.items() if who == player})
        pending = {i: who for i, who in pending.items() if who != player}
    return Following(tokens, used, _sorted(owed), _sorted(pending))


def follow(position: Position, piece: Piece, following: Following) -> Position:
    """The position with a piece laid from which this follows."""
    carried = position.carried
    if following.used is not None:
        carried = (*carried, Carried(place_of(piece), following.used, position.tokens[following.used]))
    after = position.with_piece(piece, tokens=following.tokens, owed=following.owed, pending=following.pending,
                                carried=carried)
    object.__setattr__(after, "previous", position)  # the one place that sets it
    return after


def take_back(position: Position, piece: Piece, token_back: tuple[int, Cell | None] | None = None,
              options: Options = USUAL) -> Position:
    """The position after `piece` was taken off the board and, with `token_back = (index, cell)`, its token returned.

    The last placement is undone exactly. After others have followed, duties are worked out again. A token that is no
    longer shut in is no longer owed. One that comes back into a dead end is owed by who made it one. ValueError if the
    piece does not lie there.
    """
    if piece not in position.pieces:
        raise ValueError(f"{piece.owner}'s {piece.kind} on {piece.cells} is not on the board and cannot be taken back")
    at = len(position.pieces) - 1 - position.pieces[::-1].index(piece)
    left = position.without(at)
    tokens = position.tokens if token_back is None else _with_token(position.tokens, *token_back)
    before = position.previous
    if before is not None and (before.pieces, before.tokens) == (left.pieces, tokens):
        return before
    step = next((c for c in reversed(position.carried) if c.place == place_of(piece)), None)
    after = left.changed(tokens=tokens, carried=tuple(c for c in position.carried if c is not step))
    return _resettle(position, after, piece, options)


def move_tokens(position: Position, tokens: Tokens, options: Options = USUAL) -> Position:
    """The position after tokens were moved without a piece (BG-TOKEN-3, or a token put right)."""
    return _resettle(position, position.changed(tokens=tokens), None, options)


def causer(position: Position, token: int, options: Options = USUAL) -> Piece | None:
    """The piece that put a token into its dead end: it carried the token there, or was laid round it later.

    A token that stands on a piece came there with it, even if it was put there late. None if the token is not blocked,
    or was blocked before the first piece was laid.
    """
    t = position.tokens[token]
    if t is None:
        return None
    on_it = position.piece_at(t)
    brought = (next((c.place for c in reversed(position.carried) if c.token == token), None), on_it and place_of(on_it))
    pieces = position.pieces
    start = next((k for k in range(len(pieces) - 1, -1, -1) if place_of(pieces[k]) in brought), 0)
    if squares_alone(options):
        return _shut_in_by(position, t, start)
    board = position.changed(pieces=pieces[:start])
    for piece in pieces[start:]:
        board = board.with_piece(piece)
        if blocked_at(board, t, options):
            return piece
    return None


def _shut_in_by(position: Position, t: Cell, start: int) -> Piece | None:
    """The first piece, number `start` or a later one, with which no two uncovered squares lead away from `t`.

    Nothing is uncovered by a piece that is laid: the way that was covered last tells which piece that is.
    """
    covered, ways = position.covered, position.layout.ways(t)
    if not position.pieces or not all(n in covered or m in covered for n, m in ways):
        return None
    first: dict[Cell, int] = {}
    for k, piece in enumerate(position.pieces):
        for cell in piece.cells:
            first.setdefault(cell, k)
    never = len(position.pieces)
    last = max((min(first.get(n, never), first.get(m, never)) for n, m in ways), default=start)
    return position.pieces[max(start, last)]


def _tokens(position: Position, placement: Placement, options: Options) -> Tokens:
    """Where the tokens stand afterwards. Which token went to `token_to` is judged when it is not said."""
    if placement.tokens_after is not None:
        return placement.tokens_after
    if placement.token_to is None:
        return position.tokens
    token = placement.token if placement.token is not None else judge(position, placement, options).token
    return position.tokens if token is None else _with_token(position.tokens, token, placement.token_to)


def _resettle(before: Position, after: Position, removed: Piece | None, options: Options) -> Position:
    """Work out the duties again after something was taken back or moved."""
    owed: dict[int, str] = {}
    pending: dict[int, str] = {}
    old_owed = dict(before.owed)
    old = {**dict(before.pending), **old_owed}
    for i, t in enumerate(after.tokens):
        moved = t != before.tokens[i]
        if not moved and i in old_owed and not blocked(before, i, options):
            owed[i] = old_owed[i]  # stated by the table, not worked out here
            continue
        if not blocked(after, i, options) or (not moved and i not in old):
            continue
        cause = causer(after, i, options)
        stands = not moved and (removed is None or causer(before, i, options) != removed)
        who = old[i] if stands else cause.owner if cause is not None else None
        if who is None or _joker_goes_back(after, i, None, options):
            continue
        if cause is not None and cause.kind == "joker":
            if options.joker_blocks == "as_card":
                (pending if who in after.open_jokers.values() else owed)[i] = who
        else:
            owed[i] = who
    return after.changed(owed=_sorted(owed), pending=_sorted(pending))


def _joker_goes_back(after: Position, token: int, just_laid: int | None, options: Options) -> bool:
    """Whether the token stands on a joker that returns to its owner (A-JOKERUNDO), so that nobody owes it."""
    return token == just_laid or (token in after.open_jokers and options.joker_undo == "take_back")


def _with_token(tokens: Tokens, token: int, cell: Cell | None) -> Tokens:
    return (*tokens[:token], cell, *tokens[token + 1:])


def _sorted(debts: dict[int, str]) -> Debts:
    return tuple(sorted(debts.items()))
