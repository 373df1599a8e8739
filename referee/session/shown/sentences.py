"""One line of the log as a sentence by what people see: names and colours, not seats and coordinates.

Why it exists: the log, the replay and the bar that offers to undo say the same things in the same words. What it does
not do: the deed and the reason of a finding (`findings`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.games.api.game import Game
from referee.games.api.standing import Line
from referee.i18n import has, say
from referee.i18n.said import Joined, Sentence
from referee.i18n.verdicts import render, text_key
from referee.values.common import UNKNOWN

Names = Mapping[str, str]


def sentence(line: Line, players: Names, game: Game) -> str:
    """The sentence of a line; `players`: seat -> name. Empty where there is nothing to say."""
    if line.get("by") == "people":
        return _word(line, players, game)
    if not line.get("key"):
        return str(line.get("text") or "")
    key, params = text_key(line["key"]), named(line.get("params", {}), players, game)
    colours = dict(zip(("x", "y"), line.get("colours") or (), strict=False))
    if has(f"seen-{key}") and ("joker" in key or len(colours) == 2):
        return say(f"seen-{key}", **{**params, **colours})
    if has(f"why-{key}"):
        who = name_of(line.get("player"), players)
        return Sentence(say("seen-verdict", player=who, why=say(f"why-{key}", **params)))
    return render(line["key"], params)


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
    kind, player = line["type"], name_of(line.get("player"), players)
    if kind in ("stop", "call"):
        if line.get("end") == game.ends[-1] and len(game.ends) > 1:
            return say("said-call-stalemate")
        return say("said-stop-by", player=player) if line.get("player") else say("said-stop")
    if kind == "pause":
        return say("said-pause" if line["paused"] else "said-go-on")
    if kind == "overrule":
        return say(f"said-overrule-{line['decision'] or 'open'}")
    if kind == "count":
        return say("said-count", player=player, counts=_counts(line, game))
    if kind == "round_flag":
        label = next((flag.to_json()["label"] for flag in game.flags if flag.name == line["flag"]), line["flag"])
        return say("said-round-flag", flag=label, value=_value(line["value"], players))
    colours = dict(zip(("x", "y"), line.get("colours") or (), strict=False))
    if kind == "correct_piece":
        return say("said-correct-colours", **colours) if colours else say("said-correct-owner", player=player)
    if kind == "answer":
        n = len(line["pieces"])
        return say("said-answer", player=player, n=n) if line.get("player") else say("said-not-sure")
    if kind == "add_piece":
        return say(f"said-add-{line['kind']}", player=player, **colours)
    if kind == "people":
        names = [p["name"] for p in line["people"] if p["since"] == line["from"]]
        return say("said-people-join", players=names) if line["act"] == "join" else say(f"said-people-{line['act']}")
    key = f"said-{kind.replace('_', '-')}"
    return say(key, player=player) if has(key) else ""


def _counts(line: Line, game: Game) -> list[str]:
    counts = line["counts"] if "counts" in line else {"left": line["left"]}
    labels = {field.name: field.to_json()["label"] for field in game.fields}
    return [Joined([labels.get(name, name), "–" if n is None else str(n)]) for name, n in counts.items()]


def _value(value: Any, players: Names) -> str:
    if isinstance(value, list):
        return Joined([name_of(seat, players) for seat in value], ", ") or say("said-no")
    return say("said-yes") if value else say("said-no")
