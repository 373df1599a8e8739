"""How each rule is broken: placements a careless player might try.

Why: a fault must look like one that people make, and must be provable. What this module does not do:
decide whether it really breaks a rule (`players` ask the rules, and drop what they find legal).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from referee.rules.board.legality.moves import legal_placements
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.reach import all_free_pairs, far_half, free_pairs, joker_cells
from referee.rules.board.position.state import JOKERS_EACH, Placement, Position, Tokens
from referee.sim.board.play.acts import Design

FAULTS: dict[str, tuple[str, ...]] = {
    "wrong_colour": ("BG-PLACE-3",),
    "colours_swapped": ("BG-PLACE-6",),
    "diagonal_only": ("BG-PLACE-4", "BG-PLACE-5"),
    "not_adjacent": ("BG-PLACE-4",),
    "overlap": ("BG-PLACE-2",),
    "wrong_half": ("BG-TOKEN-2",),
    "token_left": ("BG-TOKEN-1",),
    "two_tokens": ("BG-TOKEN-3",),
    "token_alone": ("BG-TOKEN-3",),
    "foreign_at_joker": ("BG-JOKER-3",),
    "joker_then_elsewhere": ("BG-JOKER-4",),
    "third_joker": ("BG-JOKER-5",),
    "release_ignored": ("BG-DEAD-5",),
    "free_placement": ("BG-PLACE-4", "BG-DEAD-6"),
    "card_after_stop": ("BG-END-2",),
}
"""Every way of breaking the rules that players know, with the rule ids the rules may answer with."""
ALWAYS_PUT_RIGHT = frozenset({"foreign_at_joker", "third_joker", "two_tokens", "token_alone", "card_after_stop"})
"""Mistakes that are always put right: left alone they would make the rest of the round hard to follow."""
AT_JOKERS = ("foreign_at_joker", "joker_then_elsewhere")  # mistakes that need somebody's joker to be open


def candidates(
    kind: str,
    position: Position,
    player: str,
    hand: Sequence[Design],
    options: Options,
    rng: np.random.Generator,
) -> Iterator[Placement]:
    """Placements of `player` that may break the rule `kind` names, in random order, each with all tokens afterwards."""
    make = {
        "wrong_colour": _wrong_colour,
        "colours_swapped": _swapped,
        "diagonal_only": _diagonal,
        "not_adjacent": _far_away,
        "overlap": _overlap,
        "wrong_half": _wrong_half,
        "token_left": _token_left,
        "two_tokens": _two_tokens,
        "foreign_at_joker": _foreign,
        "joker_then_elsewhere": _elsewhere,
        "third_joker": _third,
        "release_ignored": _release,
        "free_placement": _free,
    }[kind]
    busy = bool(position.open_jokers) and kind not in ("foreign_at_joker", "joker_then_elsewhere")
    owing = bool(position.debts_of(player)) and kind != "release_ignored"
    if busy or owing or not hand:
        return
    found = list(make(position, player, hand, options))
    for k in rng.permutation(len(found))[:200]:
        yield found[int(k)]


def _place(
    position: Position, player: str, cells: tuple[Cell, ...], colours: tuple[str, ...], moves: dict[int, Cell]
) -> Placement:
    """A card or (without colours) joker with the tokens in `moves` put there."""
    after: Tokens = tuple(moves.get(i, t) for i, t in enumerate(position.tokens))
    piece = Piece("card" if colours else "joker", player, cells, colours)
    token = next(iter(moves), None)
    return Placement(player, piece, token, moves.get(token) if token is not None else None, after)


def _printed(position: Position, cells: tuple[Cell, Cell]) -> Design:
    return position.layout.colour(cells[0]), position.layout.colour(cells[1])


def _ways(design: Design) -> tuple[Design, ...]:
    return (design,) if design[0] == design[1] else (design, (design[1], design[0]))


def _tokens(position: Position) -> list[int]:
    return [i for i, t in enumerate(position.tokens) if t is not None and i not in position.open_jokers]


def _wrong_colour(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    """One colour right, the other not: the mistake of a hasty player."""
    for i in _tokens(position):
        for near, far in free_pairs(position, i, options):
            printed = _printed(position, (near, far))
            for design in hand:
                for shown in _ways(design):
                    if sum(a == b for a, b in zip(shown, printed, strict=True)) == 1:
                        yield _place(position, player, (near, far), shown, {i: far})


def _swapped(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    for i in _tokens(position):
        for near, far in free_pairs(position, i, options):
            a, b = _printed(position, (near, far))
            if a != b and (min(a, b), max(a, b)) in hand:
                yield _place(position, player, (near, far), (b, a), {i: far})


def _fitting(position: Position, hand: Sequence[Design], options: Options) -> Iterator[tuple[Cell, Cell]]:
    """Free pairs anywhere on which a card of the hand shows the right colours."""
    for cells in all_free_pairs(position, options):
        a, b = _printed(position, cells)
        if (min(a, b), max(a, b)) in hand:
            yield cells


def _beside(position: Position, cells: Sequence[Cell]) -> bool:
    near = {n for t in position.tokens if t is not None for n in position.layout.neighbours(t)}
    return not near.isdisjoint(cells)


def _diagonal(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    """Right colours, but the card meets the token's square only at a corner."""
    for cells in _fitting(position, hand, options):
        if _beside(position, cells):
            continue
        for i in _tokens(position):
            t = position.tokens[i]
            if t and any(abs(r - t[0]) == 1 and abs(c - t[1]) == 1 for r, c in cells):
                yield _place(position, player, cells, _printed(position, cells), {i: far_half(t, *cells)})


def _far_away(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    """Right colours two or three squares from a token, which stays where it is."""
    for cells in _fitting(position, hand, options):
        reach = min(abs(r - t[0]) + abs(c - t[1]) for r, c in cells for t in position.tokens if t is not None)
        if reach == 3:
            yield _place(position, player, cells, _printed(position, cells), {})


def _free(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    """A card anywhere with a token put on it, as if that token were in a dead end."""
    for cells in _fitting(position, hand, options):
        reach = min(abs(r - t[0]) + abs(c - t[1]) for r, c in cells for t in position.tokens if t is not None)
        if reach >= 4:
            for i in _tokens(position):
                yield _place(position, player, cells, _printed(position, cells), {i: cells[0]})


def _overlap(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    """Beside a token, right colours, but one half over a card that lies there already."""
    standing = position.token_cells
    for i in _tokens(position):
        t = position.tokens[i]
        for near in position.layout.neighbours(t) if t else ():
            for far in position.layout.neighbours(near):
                cells = (near, far)
                covered = [c for c in cells if c in position.covered]
                if (
                    far == t
                    or standing & set(cells)
                    or len(covered) != 1
                    or len(position.covered[covered[0]].cells) != 2
                ):
                    continue
                a, b = _printed(position, cells)
                if (min(a, b), max(a, b)) in hand:
                    yield _place(position, player, cells, (a, b), {i: far})


def _legal_cards(position: Position, player: str, hand: Sequence[Design], options: Options) -> list[Placement]:
    return [
        p
        for p in legal_placements(position, player, options, hand, jokers=False)
        if p.token is not None and p.token not in position.open_jokers
    ]


def _wrong_half(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    for p in _legal_cards(position, player, hand, options):
        other = next(c for c in p.piece.cells if c != p.token_to)
        assert p.token is not None
        yield _place(position, player, p.piece.cells, p.piece.colours, {p.token: other})


def _token_left(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    """The card is right, its token stays behind. Only cards that touch a single token: there is no doubt which."""
    for p in _legal_cards(position, player, hand, options):
        near = {n for c in p.piece.cells for n in position.layout.neighbours(c)}
        if len(near & position.token_cells) == 1:
            made = _place(position, player, p.piece.cells, p.piece.colours, {})
            yield Placement(player, made.piece, p.token, None, made.tokens_after)


def _two_tokens(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    """A right card with its token, and a second token moved a few squares besides."""
    taken = position.token_cells
    for p in _legal_cards(position, player, hand, options)[:12]:
        for j in _tokens(position):
            u = position.tokens[j]
            if j == p.token or u is None or p.token is None or p.token_to is None:
                continue
            for c in position.layout:
                if 2 <= abs(c[0] - u[0]) + abs(c[1] - u[1]) <= 4 and c not in taken and c not in p.piece.cells:
                    yield _place(position, player, p.piece.cells, p.piece.colours, {p.token: p.token_to, j: c})


def _foreign(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    """A card at a token that stands on somebody else's joker."""
    for i, owner in position.open_jokers.items():
        if owner == player:
            continue
        for near, far in free_pairs(position, i, options):
            a, b = _printed(position, (near, far))
            if (min(a, b), max(a, b)) in hand:
                yield _place(position, player, (near, far), (a, b), {i: far})


def _elsewhere(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    """After a joker, a card at another token."""
    if player not in position.open_jokers.values():
        return
    yield from _at_other_tokens(position, player, hand, options)


def _release(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    """A card at another token although the player owes a free placement."""
    if position.debts_of(player):
        yield from _at_other_tokens(position, player, hand, options)


def _at_other_tokens(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    owed = set(position.debts_of(player))
    for i in _tokens(position):
        if i in owed:
            continue
        for near, far in free_pairs(position, i, options):
            a, b = _printed(position, (near, far))
            if (min(a, b), max(a, b)) in hand:
                yield _place(position, player, (near, far), (a, b), {i: far})


def _third(position: Position, player: str, hand: Sequence[Design], options: Options) -> Iterator[Placement]:
    """One joker too many."""
    if position.jokers_used(player) < JOKERS_EACH:
        return
    for i in _tokens(position):
        for cell in joker_cells(position, i, options):
            yield _place(position, player, (cell,), (), {i: cell})
