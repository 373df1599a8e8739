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
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import blocked, check_deck
from referee.rules.board.position.layout import ANY_COLOUR, Layout, around
from referee.rules.board.position.reach import free_pairs, joker_cells, joker_cells_with_continuation
from referee.rules.board.position.state import TOKENS, Debts, Placement, Position, Tokens
from referee.rules.core import UNKNOWN

_BOARD = ("board", "cards", "jokers", "tokens", "release_due", "deck", "players", "options")
"""What describes a position."""


def geometry(data: Mapping[str, Any], options: Options) -> dict[str, Any]:
    """What can be reached from a token (`token`: its index, 0 unless given), whatever the colours and a `move`."""
    inputs.only_fields(data, (*_BOARD, "token", "move"), "a question of kind geometry")
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
    inputs.only_fields(data, (*_BOARD, "move"), "a question of kind legality")
    position = position_from(data)
    check_deck(position.deck, options)
    placement = placement_from(inputs.table(data, "move"), position)
    _check_spelling(placement, position)
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
    layout = _layout(data)
    cards = tuple(_card(row, layout) for row in inputs.rows(data, "cards", []))
    jokers = tuple(_joker(row, layout) for row in inputs.rows(data, "jokers", []))
    lying = set[Cell]()
    for piece in (*cards, *jokers):
        if not lying.isdisjoint(piece.cells):
            twice = next(list(c) for c in piece.cells if c in lying)
            raise ValueError(f"'{piece.kind}s' puts a second piece on {twice}; what lies there covers nothing")
        lying.update(piece.cells)
    return Position(
        layout, cards + jokers, tokens := _tokens(data, layout), _owed(data, len(tokens)),
        deck=frozenset((min(pair), max(pair)) for d in inputs.rows(data, "deck", []) for pair in [_pair(d, "deck")]),
        players=inputs.names(data, "players", ()),
    )


def _layout(data: Mapping[str, Any]) -> Layout:
    rows = inputs.rows(data, "board")
    if not all(isinstance(row, str | Sequence) and all(isinstance(square, str) and square.strip() for square in row)
               for row in rows):
        raise ValueError("'board' must be a list of rows, one letter (or colour name) a square, '.' for no square")
    if len(widths := sorted({len(row) for row in rows})) > 1:
        raise ValueError(f"'board' has rows of {', '.join(map(str, widths))} squares; all must be equally long, with "
                         "'.' where there is no square")
    layout = Layout.from_rows(rows)
    if not tuple(layout):
        raise ValueError("'board' has no squares")
    printed = sorted({layout.colour(cell) for cell in layout})
    twice = next(((x, y) for x in printed for y in printed if inputs.alike(x, y)), None)
    if twice:
        raise ValueError(f"'board' has {twice[0]!r} and {twice[1]!r}; write a colour in one way")
    return layout


def _tokens(data: Mapping[str, Any], layout: Layout) -> Tokens:
    tokens = tuple(None if cell is None else _cell(cell, "tokens") for cell in inputs.rows(data, "tokens", []))
    if len(tokens) > TOKENS:
        raise ValueError(f"'tokens' lists {len(tokens)}; there are {TOKENS}")
    beside = [list(t) for t in tokens if t is not None and t not in layout]
    if beside:
        raise ValueError(f"'tokens' holds {beside[0]}, which is no square of the board; write null for one nobody sees")
    twice = [list(t) for k, t in enumerate(tokens) if t is not None and t in tokens[:k]]
    if twice and inputs.table(data, "options", {}).get("token_stack") != "allow":
        raise ValueError(f"'tokens' holds {twice[0]} twice; by the option 'token_stack' a square has one token")
    return tokens


def _owed(data: Mapping[str, Any], tokens: int) -> Debts:
    owed = []
    for index, who in inputs.table(data, "release_due", {}).items():
        if index not in map(str, range(tokens)):
            raise ValueError(f"'release_due' names token {inputs.shown(index)}; "
                             + (f"the tokens are numbered 0 to {tokens - 1}" if tokens else "'tokens' lists none"))
        owed.append((int(index), inputs.name(who, "release_due")))
    return tuple(sorted(owed))


def _card(row: Any, layout: Layout) -> Piece:
    """A lying card: an object with owner, cells and colours, or only its two cells."""
    if isinstance(row, Mapping):
        inputs.only_fields(row, ("owner", "cells", "colours"), "'cards'")
        a, b = _cells(inputs.rows(row, "cells"), "cards", 2)
        piece = Piece("card", _owner(row), (a, b), _pair(row.get("colours", "??"), "colours"))
    else:
        a, b = _cells(row, "cards", 2)
        piece = Piece("card", UNKNOWN, (a, b), (ANY_COLOUR, ANY_COLOUR))
    if b not in around(a):
        raise ValueError(f"'cards' holds {list(a)} and {list(b)}, which do not share an edge; a card covers two "
                         "neighbouring squares")
    if a not in layout and b not in layout:
        raise ValueError(f"'cards' holds {list(a)} and {list(b)}, which are no squares of the board")
    return piece


def _joker(row: Any, layout: Layout) -> Piece:
    """A lying joker: an object with owner and cell, or only its cell."""
    owner = UNKNOWN
    if isinstance(row, Mapping):
        inputs.only_fields(row, ("owner", "cell"), "'jokers'")
        owner, row = _owner(row), inputs.value(row, "cell")
    cell = _cell(row, "jokers")
    if cell not in layout:
        raise ValueError(f"'jokers' holds {list(cell)}, which is no square of the board")
    return Piece("joker", owner, (cell,))


def _owner(row: Mapping[str, Any]) -> str:
    return inputs.name(row["owner"], "owner") if "owner" in row else UNKNOWN


def placement_from(move: Mapping[str, Any], position: Position) -> Placement:
    """The placement a question asks about; ValueError naming the key that is wrong."""
    inputs.only_fields(move, ("player", "cells", "cell", "colours", "tokens_after"), "the move")
    player = inputs.name(move["player"], "player") if "player" in move else UNKNOWN
    if "cell" in move and "cells" in move:
        raise ValueError("'cell' and 'cells' are both given; a joker has one, a card the other")
    cells = inputs.rows(move, "cells") if "cells" in move else [inputs.value(move, "cell")]
    if len(cells) == 1 and move.get("colours") is not None:
        raise ValueError(f"'colours' is {inputs.shown(move['colours'])}; a joker (one cell) shows none, a card has two "
                         "cells")
    if len(cells) == 1:
        piece = Piece("joker", player, _cells(cells, "cells", 1))
    else:
        a, b = _cells(cells, "cells", 2)
        if a == b:
            raise ValueError(f"'cells' holds {list(a)} twice; a card covers two squares")
        piece = Piece("card", player, (a, b), _pair(inputs.value(move, "colours"), "colours"))
    after: Tokens | None = None
    if move.get("tokens_after") is not None:
        listed = inputs.rows(move, "tokens_after")
        after = tuple(None if cell is None else _cell(cell, "tokens_after") for cell in listed)
        if len(after) != len(position.tokens):
            raise ValueError(f"'tokens_after' lists {len(after)} tokens, 'tokens' {len(position.tokens)}; "
                             "both must list all of them in the same order")
    return Placement(player, piece, tokens_after=after)


def _check_spelling(placement: Placement, position: Position) -> None:
    """ValueError for a colour or player that is another one but for capital letters: nobody is accused by a typist."""
    for colour in placement.piece.colours:
        for printed in {position.layout.colour(cell) for cell in position.layout}:
            if inputs.alike(colour, printed):
                raise ValueError(f"'colours' has {colour!r}; the board has {printed!r}")
    for other in (*(p.owner for p in position.pieces), *(who for _, who in position.owed), *position.players):
        if inputs.alike(placement.player, other):
            raise ValueError(f"'player' is {placement.player!r}; elsewhere it is {other!r}: write a name in one way")


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
