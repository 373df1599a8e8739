"""Questions about geometry and legality, asked in plain JSON (rules: 5.1).

Why it exists: `referee legal` answers them without a camera, and so do the test vectors. Cells are
`[row, col]`; `.` in a board row is no square. What it does not do: judge (`moves`) or print.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.rules import inputs
from referee.rules.board.legality.judging import judge
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import blocked, check_deck
from referee.rules.board.position.layout import ANY_COLOUR, Layout
from referee.rules.board.position.reach import free_pairs, joker_cells, joker_cells_with_continuation
from referee.rules.board.position.state import Placement, Position, Tokens
from referee.rules.core import UNKNOWN, Cell, Piece


def geometry(data: Mapping[str, Any], options: Options) -> dict[str, Any]:
    """What can be reached from a token (`token`: its index, 0 unless given), whatever the colours."""
    position = position_from(data)
    if not position.tokens:
        raise ValueError("'tokens' is empty; the question is about the places next to a token")
    token = inputs.whole(data, "token", 0, len(position.tokens) - 1, 0)
    return {
        "pairs": len(free_pairs(position, token, options)),
        "blocked": blocked(position, token, options),
        "pairs_token_card_option": len(free_pairs(position, token, replace(options, contact="token_card"))),
        "joker_cells": len(joker_cells(position, token, options)),
        "joker_cells_with_continuation": len(joker_cells_with_continuation(position, token, options)),
    }


def legality(data: Mapping[str, Any], options: Options) -> dict[str, Any]:
    """The verdict on `move`: a card (two `cells`, `colours`) or a joker (one cell), with `tokens_after` if known."""
    position = position_from(data)
    check_deck(position.deck, options)
    placement = placement_from(inputs.table(data, "move"), position)
    _check_spelling(placement.piece, position.layout)
    judgement = judge(position, placement, options)
    return {
        "verdict": judgement.cls,
        "rule": judgement.rule,
        "key": judgement.key,
        "params": dict(judgement.params),
        "token": judgement.token,
        "token_belongs": [list(cell) for cell in judgement.token_cells],
        "failures": [{"rule": f.rule, "verdict": f.cls, "key": f.key, "params": dict(f.params)}
                     for f in judgement.failures],
    }


def position_from(data: Mapping[str, Any]) -> Position:
    """The position a question describes; ValueError naming the key that is wrong."""
    rows = inputs.rows(data, "board")
    if not all(isinstance(row, str | Sequence) and all(isinstance(square, str) for square in row) for row in rows):
        raise ValueError("'board' must be a list of rows, one letter (or colour name) a square, '.' for no square")
    cards = tuple(_card(row) for row in inputs.rows(data, "cards", []))
    jokers = tuple(_joker(row) for row in inputs.rows(data, "jokers", []))
    layout = Layout.from_rows(rows)
    if not tuple(layout):
        raise ValueError("'board' has no squares")
    tokens = tuple(None if cell is None else _cell(cell, "tokens") for cell in inputs.rows(data, "tokens", []))
    beside = [list(t) for t in tokens if t is not None and t not in layout]
    if beside:
        raise ValueError(f"'tokens' holds {beside[0]}, which is no square of the board; write null for one nobody sees")
    owed = []
    for index, who in inputs.table(data, "release_due", {}).items():
        if not str(index).isdigit() or int(index) >= len(tokens):
            raise ValueError(f"'release_due' names token {index}; the tokens are numbered 0 to {len(tokens) - 1}")
        owed.append((int(index), str(who)))
    return Position(
        layout, cards + jokers, tokens, tuple(sorted(owed)),
        deck=frozenset((min(pair), max(pair)) for d in inputs.rows(data, "deck", []) for pair in [_pair(d, "deck")]),
        players=inputs.names(data, "players", ()),
    )


def _card(row: Any) -> Piece:
    """A lying card: an object with owner, cells and colours, or only its two cells."""
    if isinstance(row, Mapping):
        a, b = _cells(inputs.rows(row, "cells"), "cards", 2)
        return Piece("card", str(row.get("owner", UNKNOWN)), (a, b), _pair(row.get("colours", "??"), "colours"))
    a, b = _cells(row, "cards", 2)
    return Piece("card", UNKNOWN, (a, b), (ANY_COLOUR, ANY_COLOUR))


def _joker(row: Any) -> Piece:
    """A lying joker: an object with owner and cell, or only its cell."""
    if isinstance(row, Mapping):
        return Piece("joker", str(row.get("owner", UNKNOWN)), (_cell(inputs.value(row, "cell"), "jokers"),))
    return Piece("joker", UNKNOWN, (_cell(row, "jokers"),))


def placement_from(move: Mapping[str, Any], position: Position) -> Placement:
    """The placement a question asks about; ValueError naming the key that is wrong."""
    player = str(move.get("player", UNKNOWN))
    cells = inputs.rows(move, "cells") if "cells" in move else [inputs.value(move, "cell")]
    if len(cells) == 1:
        piece = Piece("joker", player, _cells(cells, "cells", 1))
    else:
        piece = Piece("card", player, _cells(cells, "cells", 2), _pair(inputs.value(move, "colours"), "colours"))
    after: Tokens | None = None
    if move.get("tokens_after") is not None:
        listed = inputs.rows(move, "tokens_after")
        after = tuple(None if cell is None else _cell(cell, "tokens_after") for cell in listed)
        if len(after) != len(position.tokens):
            raise ValueError(f"'tokens_after' lists {len(after)} tokens, 'tokens' {len(position.tokens)}; "
                             "both must list all of them in the same order")
    return Placement(player, piece, tokens_after=after)


def _check_spelling(piece: Piece, layout: Layout) -> None:
    """ValueError if a colour of the card is one of the board but for capital letters: nobody is accused by a typist."""
    printed = {layout.colour(cell) for cell in layout}
    spelt = {colour.lower(): colour for colour in printed}
    for colour in piece.colours:
        if colour not in printed and colour.lower() in spelt:
            raise ValueError(f"'colours' has {colour!r}; the board has {spelt[colour.lower()]!r}")


def _pair(value: Any, key: str) -> tuple[str, str]:
    if not isinstance(value, str | Sequence) or len(value) != 2 or not all(isinstance(x, str) for x in value):
        raise ValueError(f"{key!r} holds {inputs.shown(value)}; a card has two colours, like \"RG\"")
    return value[0], value[1]


def _cells(value: Any, key: str, count: int) -> tuple[Cell, ...]:
    if isinstance(value, str) or not isinstance(value, Sequence) or len(value) != count:
        raise ValueError(f"{key!r} holds {inputs.shown(value)}; a card has two cells [row, col], a joker one")
    return tuple(_cell(cell, key) for cell in value)


def _cell(value: Any, key: str) -> Cell:
    if (isinstance(value, str) or not isinstance(value, Sequence) or len(value) != 2
            or not all(type(x) is int for x in value)):
        raise ValueError(f"{key!r} holds {inputs.shown(value)}; a cell is written [row, col]")
    return value[0], value[1]
