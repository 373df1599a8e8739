"""The games that are played with Referee, by name: the one place where a game is made known.

Why it exists: everything else is told a game's name and treats all alike. To add one, write its `Game` beside
`board` and add it here. What it does not do: list the rules that need no match (`rules.registry`).
"""

from __future__ import annotations

from referee.games.api.game import Game, MatchError
from referee.games.api.sight import AnySight
from referee.games.api.words import Command
from referee.games.board.game import BoardGame
from referee.games.cards.game import Nl999Game, WeberGame
from referee.games.cards.sight import SIGHT
from referee.games.dice.game import DiceGame

GAMES: tuple[Game, ...] = (BoardGame("new"), BoardGame("old"), Nl999Game(), WeberGame(), DiceGame())
"""One a rule document."""

LIVE: dict[str, Game] = dict(reversed({
    game.rules.game: game for game in reversed(GAMES) if game.sight is not None}.items()))
"""The games that a camera can referee, by name, each by its first rule document."""

CARDS = "cards"
"""What tables of both documents of the card game are called."""

LETTERS = {"card-999": "CG", "card-weber": "CW"}
"""By which a match file names the rule documents of games that are played on the same tables."""

EYES: dict[str, AnySight] = {**{name: game.eyes for name, game in LIVE.items()}, CARDS: SIGHT}
"""How the games are seen, by their names, and by the names that their tables bear."""

USUAL = next(iter(LIVE))
"""The game that is meant where none is named."""


def game_named(name: str) -> Game:
    """The game of that name that a camera referees, or else the first that is played on tables of that name.

    `MatchError` names those there are.
    """
    found = LIVE.get(name) or next((game for game in LIVE.values() if is_seen_on(game, name)), None)
    if found is None:
        raise MatchError(f"game: {name!r} cannot be refereed live; it must be one of {', '.join(LIVE)}")
    return found


def is_seen_on(game: Game, table: str) -> bool:
    """Whether a camera referees a game on tables of that name."""
    return game.sight is not None and (game.rules.game == table or EYES.get(table) is game.sight)


def tables_of(game: Game) -> list[str]:
    """The names of the tables on which a camera referees a game; none where no camera does."""
    return [name for name in dict.fromkeys((*LIVE, *EYES)) if is_seen_on(game, name)]


def game_agreed(name: str, rules: str | None = None) -> Game | None:
    """The game that a match file names, None where there is none.

    It is named as it is itself, or as its tables are. Where several are played on such tables, the letters of its
    `rules` tell which (`LETTERS`).
    """
    found = [LIVE[name]] if name in LIVE else [game for game in LIVE.values() if is_seen_on(game, name)]
    return next((game for game in found if rules in (None, LETTERS.get(game.document))), None)


def eyes_named(name: str) -> AnySight:
    """How the game of that name is seen; `MatchError` naming those there are."""
    if name in LIVE:
        return LIVE[name].eyes
    if name not in EYES:
        raise MatchError(f"game: {name!r} cannot be seen; it must be one of {', '.join(EYES)}")
    return EYES[name]


def game_of(name: str, edition: str = "") -> Game:
    """The game of that name and edition; `MatchError` where there is none."""
    found = [game for game in [*LIVE.values(), *GAMES] if game.rules.game == name]
    exact = [game for game in found if game.edition == edition]
    if not found:
        raise MatchError(f"game: {name!r} is not known; known are {', '.join(sorted({g.rules.game for g in GAMES}))}")
    return (exact or found)[0]


def document(name: str) -> Game:
    """The game of a rule document; `MatchError` naming those there are."""
    found = next((game for game in GAMES if game.document == name), None)
    if found is None:
        raise MatchError(f"there is no rule document {name!r}; there are {', '.join(g.document for g in GAMES)}")
    return found


def forms() -> dict[str, type[Command]]:
    """What people may say in the games that a camera referees, by name: the fullest form that a game gives it.

    ValueError where two games give a name forms of which neither has all that the other has.
    """
    found: dict[str, type[Command]] = {}
    for game in LIVE.values():
        for name, word in game.eyes.words.items():
            known = found.get(name, word.form)
            if not issubclass(known, word.form) and not issubclass(word.form, known):
                raise ValueError(f"two games have a command {name!r}, of two forms")
            found[name] = word.form if issubclass(word.form, known) else known
    return found


def teachable() -> tuple[str, ...]:
    """The kinds of pieces that people may name on a picture, in any game."""
    return tuple(dict.fromkeys(kind for game in LIVE.values() for kind in game.eyes.teaching.kinds))
