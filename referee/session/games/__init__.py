"""The games that can be refereed live, by name: the one place where a game is made known.

Why it exists: everything else is told a game's name and treats all alike. To add one, write its `Game` beside
`board.py` and add it here. What it does not do: list the rules that need no camera (`rules.registry`).
"""

from __future__ import annotations

from referee.session.game import Game, MatchError
from referee.session.games.board import BoardGame

LIVE: dict[str, Game] = {game.rules.game: game for game in (BoardGame(),)}

USUAL = next(iter(LIVE))
"""The game that is meant where none is named."""


def game_named(name: str) -> Game:
    """The game of that name; `MatchError` naming those there are."""
    if name not in LIVE:
        raise MatchError(f"game: {name!r} cannot be refereed live; it must be one of {', '.join(LIVE)}")
    return LIVE[name]
