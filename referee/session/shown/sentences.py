"""One line of the log as a sentence by what people see: names and colours, not seats and coordinates.

Why it exists: the log, the replay and the bar that offers to undo say the same things in the same words. What it does
not do: the deed and the reason of a finding (`findings`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.games.api import lines as log
from referee.games.api.game import Game
from referee.games.api.lines import Line, player_of
from referee.i18n import has, say
from referee.i18n.said import Joined, Sentence
from referee.i18n.verdicts import render, text_key
from referee.values.common import UNKNOWN

Names = Mapping[str, str]


def sentence(line: Line, players: Names, game: Game) -> str:
    """The sentence of a line; `players`: seat -> name. Empty where there is nothing to say."""
    if line.by_people:
        return _word(line, players, game)
    if not isinstance(line, log.Said):
        return ""
    if not line.key:
        return line.text or ""
    key, params, colours = text_key(line.key), named(line.params, players, game), _colours(line.colours)
    if has(f"seen-{key}") and ("joker" in key or len(colours) == 2):
        return say(f"seen-{key}", **{**params, **colours})
    if has(reason := why_key(line)):
        who = name_of(line.player, players)
        return Sentence(say("seen-verdict", player=who, why=say(reason, **params)))
    return render(line.key, params)


def why_key(line: log.Said) -> str:
    """The key of a reason; that of one's own pieces where the other player whom it names is the same one."""
    if not line.key:
        return ""
    key, own = f"why-{text_key(line.key)}", line.params.get("player2")
    known = own is not None and own != UNKNOWN and own == line.player
    return f"{key}-own" if known and has(f"{key}-own") else key


def _colours(colours: Sequence[str]) -> dict[str, str]:
    return dict(zip(("x", "y"), colours, strict=False))


def name_of(seat: str | None, players: Names) -> str:
    """What somebody is called: their name, else their set in words, else nobody in particular."""
    if seat is None or seat == UNKNOWN:
        return say("somebody")
    return players.get(seat) or (say(f"seat-{seat}") if has(f"seat-{seat}") else seat)


def in_words(params: Mapping[str, Any], game: Game, *, pairs: bool) -> dict[str, Any]:
    """Parameters with spots in words, where the game has any (`Showing.in_words`)."""
    return dict(params) if game.sight is None else game.sight.showing.in_words(params, pairs=pairs)


def named(params: Mapping[str, Any], players: Names, game: Game) -> dict[str, Any]:
    """Parameters with the players' names where the rules speak of seats, and spots in words."""
    def of(value: Any) -> Any:
        if isinstance(value, list):
            return [of(v) for v in value]
        return players.get(value) or value if isinstance(value, str) else value

    return {key: of(value) for key, value in in_words(params, game, pairs=True).items()}


def _word(line: Line, players: Names, game: Game) -> str:
    """What people said."""
    player = name_of(player_of(line), players)
    match line:
        case log.Stop() | log.Call():
            if line.end == game.ends[-1] and len(game.ends) > 1:
                return say("said-call-stalemate")
            return say("said-stop-by", player=player) if line.player else say("said-stop")
        case log.Pause():
            return say("said-pause" if line.paused else "said-go-on")
        case log.Overrule():
            return say(f"said-overrule-{line.decision or 'open'}")
        case log.Count():
            return say("said-count", player=player, counts=_counts(line, game))
        case log.RoundFlag():
            label = next((flag.to_json()["label"] for flag in game.flags if flag.name == line.flag), line.flag)
            return say("said-round-flag", flag=label, value=_value(line.value, players))
        case log.CorrectPiece():
            colours = _colours(line.colours)
            return say("said-correct-colours", **colours) if colours else say("said-correct-owner", player=player)
        case log.Answer():
            return say("said-answer", player=player, n=len(line.pieces)) if line.player else say("said-not-sure")
        case log.AddPiece():
            return say(f"said-add-{line.kind}", player=player, **_colours(line.colours))
        case log.People():
            if line.act not in ("join", "leave"):
                return say(f"said-people-{line.act}")
            joins = line.act == "join"
            names = [p.name or say("somebody") for p in line.people if (p.since if joins else p.left) == line.from_]
            return say(f"said-people-{line.act}", players=names)
    key = f"said-{line.type.replace('_', '-')}"
    if player_of(line) is None and has(f"{key}-nobody"):
        key = f"{key}-nobody"
    return say(key, player=player) if has(key) else ""


def _counts(line: log.Count, game: Game) -> list[str]:
    labels = {field.name: field.to_json()["label"] for field in game.fields}
    return [Joined([labels.get(name, name), "–" if n is None else str(n)]) for name, n in line.numbers.items()]


def _value(value: Any, players: Names) -> str:
    if isinstance(value, list):
        return Joined([name_of(seat, players) for seat in value], ", ") or say("said-no")
    return say("said-yes") if value else say("said-no")
