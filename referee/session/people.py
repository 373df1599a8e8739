"""What people may say to the referee, checked and turned into lines of the log.

Why it exists: a screen may send anything; only what makes sense now becomes an event. What it does not
do: write the log, know who is asking (roles are the dashboard's affair).
"""

from __future__ import annotations

import inspect
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

from referee.session.game import Game
from referee.session.standing import DECISIONS, Standing

NAME_LENGTH = 24  # what a score sheet on a phone can show in one line

Body = dict[str, Any]


class CommandError(ValueError):
    """People asked for something that cannot be done now; the message is one sentence for them."""


def start(game: Game, standing: Standing) -> Body:
    if standing.phase != "waiting":
        raise CommandError("the round has already begun")
    return {"type": "round_start"}


def stop(game: Game, standing: Standing, player: str | None = None, end: str | None = None) -> Body:
    """The stop call of `player`, or an `end` that nobody calls. Said again, it corrects the first."""
    if standing.phase == "waiting":
        raise CommandError("the round has not begun yet")
    called = game.ends[0]
    end = called if end is None else end
    if end not in game.ends:
        raise CommandError(f"a round ends as {' or '.join(game.ends)}, not as {end!r}")
    if end == called and player not in game.seats:
        raise CommandError("say who called stop")
    return {"type": "stop", "player": player if end == called else None, "end": end}


def resume(game: Game, standing: Standing) -> Body:
    if standing.phase != "stopped":
        raise CommandError("the round is not stopped")
    return {"type": "resume"}


def overrule(game: Game, standing: Standing, finding: int, decision: str) -> Body:
    if standing.finding(finding) is None:
        raise CommandError(f"there is no finding {finding} in this round")
    if decision not in DECISIONS:
        raise CommandError(f"decide {', '.join(DECISIONS)}, not {decision!r}")
    return {"type": "overrule", "about": [finding], "decision": decision}


def count(game: Game, standing: Standing, player: str, left: int) -> Body:
    """What a player counted in the hand after the stop call."""
    counted = game.counted
    if counted is None:
        raise CommandError("nothing is counted after a round of this game")
    if standing.phase != "stopped":
        raise CommandError(f"{counted.what} left are counted after the stop call")
    _seat(game, player)
    if type(left) is not int or not 0 <= left <= counted.most:
        raise CommandError(f"{counted.what} left is a number from 0 to {counted.most}")
    return {"type": "count", "player": player, "left": left}


def owner(game: Game, standing: Standing, piece: int, player: str) -> Body:
    """Whose piece it is that lies there (`piece`: the `seq` of its event)."""
    lying = standing.piece(piece)
    if lying is None:
        raise CommandError(f"there is no piece {piece} on the board")
    known = standing.players or game.seats
    if not isinstance(player, str) or player not in known:
        word = game.seat_word
        raise CommandError(f"nobody plays with the {word} {player!r}; {word}s are {', '.join(known)}")
    return {"type": "owner", "about": [piece], "player": player, "squares": list(lying.squares)}


def players(game: Game, standing: Standing, players: Mapping[str, str]) -> Body:
    """The whole table anew: seat -> name."""
    fewest, most = game.players
    if not isinstance(players, Mapping) or not fewest <= len(players) <= most:
        raise CommandError(f"this game is for {fewest} to {most} players")
    named: dict[str, str] = {}
    for seat, name in players.items():
        _seat(game, seat)
        named[seat] = clean_name(name)
    given = [name.casefold() for name in named.values() if name]
    if len(set(given)) != len(given):
        raise CommandError("two players have the same name; make them different")
    return {"type": "players", "players": named}


def _seat(game: Game, seat: Any) -> None:
    if seat not in game.seats:
        word = game.seat_word
        raise CommandError(f"there is no {word} {seat!r}; {word}s are {', '.join(game.seats)}")


def clean_name(name: Any) -> str:
    """A name as it is kept: one line, no control or direction characters. CommandError if too long."""
    if not isinstance(name, str):
        raise CommandError("a name is a text")
    tidy = " ".join("".join(c for c in name if unicodedata.category(c)[0] != "C" or c.isspace()).split())
    if len(tidy) > NAME_LENGTH:
        raise CommandError(f"the name {tidy[:NAME_LENGTH]}… is too long; use at most {NAME_LENGTH} letters")
    return tidy


COMMANDS: dict[str, Callable[..., Body]] = {
    "start": start, "stop": stop, "resume": resume, "overrule": overrule, "players": players,
    "count": count, "owner": owner,
}


def make(name: str, game: Game, standing: Standing, arguments: Mapping[str, Any]) -> Body:
    """The line for a command of people; CommandError for one unknown, out of place or badly filled in."""
    if name not in COMMANDS:
        raise CommandError(f"there is no command {name!r}; there are {', '.join([*COMMANDS, 'next_round'])}")
    try:
        inspect.signature(COMMANDS[name]).bind(game, standing, **arguments)
    except TypeError as e:
        raise CommandError(f"{name} does not take these fields: {', '.join(arguments) or 'none'} ({e})") from e
    return {**COMMANDS[name](game, standing, **arguments), "by": "people"}
