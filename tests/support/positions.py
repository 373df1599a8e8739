"""Random boards in play and random moves on them, as questions for `referee legal` (seeded by the caller)."""

from __future__ import annotations

from random import Random
from typing import Any

COLOURS = "RGBY"
PLAYERS = "ABC"
OPTIONS = {
    "contact": ["token_cell", "token_card"], "token_cell_free": ["no", "yes"], "release_by": ["causer", "anyone"],
    "release_duty": ["must_next", "may"], "swapped_colours": ["ask", "mistake", "ok"],
}


def random_question(rng: Random) -> dict[str, Any]:
    """A small board with holes, pieces, two to four tokens, duties and options; everything is known."""
    rows, cols = rng.randint(2, 5), rng.randint(3, 6)
    board = ["".join("." if rng.random() < 0.1 else rng.choice(COLOURS) for _ in range(cols)) for _ in range(rows)]
    cells = [(r, c) for r in range(rows) for c in range(cols) if board[r][c] != "."]
    bare = set(cells)
    q: dict[str, Any] = {"board": board, "cards": [], "jokers": []}
    for _ in range(rng.randint(0, 6)):
        pairs = [(a, b) for a in sorted(bare) for b in sorted(bare) if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1]
        if not pairs:
            break
        a, b = rng.choice(pairs)
        owner = rng.choice(PLAYERS)
        if rng.random() < 0.25:
            q["jokers"].append({"owner": owner, "cell": a})
            bare.discard(a)
        else:
            q["cards"].append({"owner": owner, "cells": [a, b], "colours": board[a[0]][a[1]] + board[b[0]][b[1]]})
            bare -= {a, b}
    q["tokens"] = rng.sample(cells, min(len(cells), rng.randint(2, 4)))
    q["release_due"] = {str(i): rng.choice(PLAYERS) for i in range(len(q["tokens"])) if rng.random() < 0.15}
    q["options"] = {name: rng.choice(values) for name, values in OPTIONS.items() if rng.random() < 0.3}
    return q


def random_move(rng: Random, q: dict[str, Any]) -> dict[str, Any]:
    """A card or joker near a token, right in some ways and wrong in others."""
    board, tokens = q["board"], q["tokens"]
    used = rng.randrange(len(tokens))
    t = tokens[used]
    taken = {tuple(c) for piece in [*q["cards"], *q["jokers"]] for c in piece.get("cells", [piece.get("cell")])}
    free = {(r, c) for r, row in enumerate(board) for c, s in enumerate(row) if s != "."} - taken - set(tokens)
    a = (t[0] + rng.choice([-1, 0, 0, 0, 1]), t[1] + rng.choice([-1, 0, 0, 0, 1]))
    if rng.random() < 0.7:
        a = rng.choice([n for n in _around(t) if n in free] or [a])
    elif rng.random() < 0.4:
        a = rng.choice(sorted(free) or [a])
    b = rng.choice([n for n in _around(a) if n in free or rng.random() < 0.1] or _around(a))
    if rng.random() < 0.05:
        b = (a[0] + 1, a[1] + 1)
    joker = rng.random() < 0.3
    cells = [a] if joker else [a, b]
    after = list(tokens)
    if rng.random() < 0.9:
        after[used] = rng.choice(cells)
        if rng.random() < 0.5:
            after[used] = max(cells, key=lambda c: (c[0] - t[0]) ** 2 + (c[1] - t[1]) ** 2)
    if rng.random() < 0.1:
        after[rng.randrange(len(after))] = rng.choice([a, b, (0, 0)])
    move: dict[str, Any] = {"player": rng.choice(PLAYERS), "cells": cells, "tokens_after": after}
    if rng.random() < 0.1:
        del move["tokens_after"]
    if not joker:
        shown = [_printed(board, a), _printed(board, b)]
        if rng.random() < 0.15:
            shown.reverse()
        if rng.random() < 0.1:
            shown[rng.randrange(2)] = rng.choice(COLOURS)
        move["colours"] = shown
    return move


def _around(cell: tuple[int, int]) -> list[tuple[int, int]]:
    r, c = cell
    return [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)]


def _printed(board: list[str], cell: tuple[int, int]) -> str:
    r, c = cell
    inside = 0 <= r < len(board) and 0 <= c < len(board[0])
    return board[r][c] if inside and board[r][c] != "." else COLOURS[0]
