"""What people may say to the referee, checked and turned into lines of the log.

Why it exists: a screen may send anything; only what makes sense now becomes an event. What it does not
do: write the log, know who is asking (roles are the dashboard's affair).
"""

from __future__ import annotations

import inspect
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

from referee.rules.board.scoring.rounds import CARDS_EACH as CARDS
from referee.session.standing import DECISIONS, Standing
from referee.values import FRAMES

NAME_LENGTH = 24  # what a score sheet on a phone can show in one line

Body = dict[str, Any]


class CommandError(ValueError):
    """People asked for something that cannot be done now; the message is one sentence for them."""


def start(standing: Standing) -> Body:
    if standing.phase != "waiting":
        raise CommandError("the round has already begun")
    return {"type": "round_start"}


def stop(standing: Standing, player: str | None = None, end: str = "regular") -> Body:
    """The stop call of `player`, or a stalemate (`end`), which nobody calls. Said again, it corrects the first."""
    if standing.phase == "waiting":
        raise CommandError("the round has not begun yet")
    if end not in ("regular", "stalemate"):
        raise CommandError(f"a round ends as regular or stalemate, not as {end!r}")
    if end == "regular" and player not in FRAMES:
        raise CommandError("say who called stop")
    return {"type": "stop", "player": player if end == "regular" else None, "end": end}


def resume(standing: Standing) -> Body:
    if standing.phase != "stopped":
        raise CommandError("the round is not stopped")
    return {"type": "resume"}


def overrule(standing: Standing, finding: int, decision: str) -> Body:
    if standing.finding(finding) is None:
        raise CommandError(f"there is no finding {finding} in this round")
    if decision not in DECISIONS:
        raise CommandError(f"decide {', '.join(DECISIONS)}, not {decision!r}")
    return {"type": "overrule", "about": [finding], "decision": decision}


def count(standing: Standing, player: str, left: int) -> Body:
    """Cards a player counted in the hand after the stop call."""
    if standing.phase != "stopped":
        raise CommandError("cards left are counted after the stop call")
    if player not in FRAMES:
        raise CommandError(f"there is no frame {player!r}; frames are {', '.join(FRAMES)}")
    if type(left) is not int or not 0 <= left <= CARDS:
        raise CommandError(f"cards left is a number from 0 to {CARDS}")
    return {"type": "count", "player": player, "left": left}


def owner(standing: Standing, piece: int, player: str) -> Body:
    """Whose piece it is that lies there (`piece`: the `seq` of its event)."""
    lying = standing.piece(piece)
    if lying is None:
        raise CommandError(f"there is no piece {piece} on the board")
    known = standing.players or FRAMES
    if not isinstance(player, str) or player not in known:
        raise CommandError(f"nobody plays with the frame {player!r}; frames are {', '.join(known)}")
    return {"type": "owner", "about": [piece], "player": player, "squares": list(lying.squares)}


def players(standing: Standing, players: Mapping[str, str]) -> Body:
    """The whole table anew: frame style -> name."""
    if not isinstance(players, Mapping) or not 2 <= len(players) <= len(FRAMES):
        raise CommandError("this game is for 2 to 4 players")
    named: dict[str, str] = {}
    for frame, name in players.items():
        if frame not in FRAMES:
            raise CommandError(f"there is no frame {frame!r}; frames are {', '.join(FRAMES)}")
        named[frame] = clean_name(name)
    given = [name.casefold() for name in named.values() if name]
    if len(set(given)) != len(given):
        raise CommandError("two players have the same name; make them different")
    return {"type": "players", "players": named}


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


def make(name: str, standing: Standing, arguments: Mapping[str, Any]) -> Body:
    """The line for a command of people; CommandError for one unknown, out of place or badly filled in."""
    if name not in COMMANDS:
        raise CommandError(f"there is no command {name!r}; there are {', '.join([*COMMANDS, 'next_round'])}")
    try:
        inspect.signature(COMMANDS[name]).bind(standing, **arguments)
    except TypeError as e:
        raise CommandError(f"{name} does not take these fields: {', '.join(arguments) or 'none'} ({e})") from e
    return {**COMMANDS[name](standing, **arguments), "by": "people"}
