"""What would have been legal instead of a piece that was not, at the moment it was laid.

Why it exists: whoever is told that a card lies wrong asks where it could have gone. What it does not do: judge
(`judging`), or know which moment that was (`hypothesis` keeps the position before each piece).

Where several hypotheses explain the round, only what is legal in all of them is named: a place is never
promised that somebody else may have taken before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.rules.board.legality.judging import SOMEBODY_ELSE, UNREAD
from referee.rules.board.legality.moves import legal_placements
from referee.rules.board.observation import Cell, Piece, cell_name
from referee.rules.board.options import Options
from referee.rules.board.position.state import Position
from referee.rules.core import UNKNOWN

TOKEN_RULES = frozenset({"BG-TOKEN-1", "BG-TOKEN-2", "BG-TOKEN-3", "BG-JOKER-2", "BG-DEAD-4"})
"""Mistakes that are put right by moving the token; every other one by taking the piece back."""

LegalHere = Mapping[str, Any]
"""`key` and `params` of the sentence; `places`: `{"squares": [...], "token": {"from", "to"}}`, where `squares[i]` is
for the half that shows the piece's `colours[i]`; `token`: the squares on which the token belongs."""
_Way = tuple[tuple[Cell, ...], Cell | None, Cell | None]


def for_piece(befores: Sequence[Position], piece: Piece, rule: str | None, belongs: Iterable[Cell],
              options: Options) -> LegalHere:
    """What could have been done with `piece`; `befores` are the positions before it, one a hypothesis.

    `rule` is the one reported, `belongs` the squares on which its token belongs.
    """
    if rule == "BG-END-2":
        return said("LEGAL_HERE.stopped")
    if rule in TOKEN_RULES:
        return for_token(belongs)
    if not befores:
        return said("LEGAL_HERE.unseen")
    if not UNREAD.isdisjoint(piece.colours):
        return said("LEGAL_HERE.unread")
    ways = set.intersection(*(_ways(p, owner, piece, options) for p in befores for owner in _owners(p, piece)))
    if not ways:
        return said("LEGAL_HERE.no_card" if piece.kind == "card" else "LEGAL_HERE.no_joker")
    places = [{"squares": [cell_name(c) for c in cells], "token": {"from": _name(origin), "to": _name(target)}}
              for cells, origin, target in sorted(ways, key=repr)]
    return {**_sentence(sorted(ways, key=repr), piece), "places": places}


def _sentence(ways: Sequence[_Way], piece: Piece) -> LegalHere:
    """The words for the ways there are: where they all need one token, or only the card turned round."""
    squares = list(dict.fromkeys("–".join(map(cell_name, cells)) for cells, *_ in ways))
    tokens = {origin for _, origin, _ in ways}
    if piece.kind == "joker":
        return said("LEGAL_HERE.joker", places=squares)
    if any(cells == piece.cells[::-1] for cells, *_ in ways):
        others = [s for s in squares if s != "–".join(map(cell_name, piece.cells[::-1]))]
        a, b = map(cell_name, piece.cells)
        return said("LEGAL_HERE.turned_or", a=a, b=b, places=others) if others else said("LEGAL_HERE.turned", a=a, b=b)
    if len(tokens) == 1:
        return said("LEGAL_HERE.card_at", places=squares, t=_name(tokens.pop()))
    return said("LEGAL_HERE.card", places=squares)


def for_token(belongs: Iterable[Cell]) -> LegalHere:
    """Where a token that stands wrongly belongs; nowhere known: it should not have been moved."""
    cells = [cell_name(c) for c in sorted(belongs)]
    key = "LEGAL_HERE.token" if cells else "LEGAL_HERE.still"
    return {**said(key, places=cells), "token": cells}


def said(key: str, **params: Any) -> LegalHere:
    """Nothing to show, and why."""
    return {"key": key, "params": params, "places": [], "token": []}


def _owners(position: Position, piece: Piece) -> Sequence[str]:
    """Whose piece it may be: what is named must be legal for all of them."""
    if piece.owner != UNKNOWN:
        return (piece.owner,)
    return piece.candidates or position.players or (SOMEBODY_ELSE,)


def _ways(position: Position, owner: str, piece: Piece, options: Options) -> set[_Way]:
    card = piece.kind == "card"
    cards = [(piece.colours[0], piece.colours[1])] if card else []
    found = set()
    for placement in legal_placements(position, owner, options, cards, jokers=not card):
        assert placement.token is not None
        cells = placement.piece.cells
        turned = card and placement.piece.colours != piece.colours
        found.add((cells[::-1] if turned else cells, position.tokens[placement.token], placement.token_to))
    return found


def _name(cell: Cell | None) -> str | None:
    return None if cell is None else cell_name(cell)
