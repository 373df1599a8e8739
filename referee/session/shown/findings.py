"""A finding as people at the table need it: who should do what, why in plain words, and what it does to the score.

Why it exists: a verdict is said by squares and rule; somebody playing at full speed needs a name and a deed. What it
does not do: judge, or decide whether a mistake counts (the game says so).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from referee.games.api.game import Game, Played
from referee.games.api.lines import Entry, Notice, Said, player_of
from referee.games.api.standing import OpenFinding, Standing
from referee.i18n import has, say
from referee.i18n.explained import explained
from referee.i18n.verdicts import render
from referee.session.shown.sentences import in_words, name_of, named, why_key
from referee.values.common import UNKNOWN

LINGERS_S = 6.0
"""How long what was put right stays on the screens: long enough to be read by somebody who has just looked up."""


def finding_view(found: OpenFinding, standing: Standing, game: Game, played: Played) -> dict[str, Any]:
    """One finding as JSON."""
    line = _said(standing.line(found.seq))
    subject = standing.line(found.subject) or line
    player = found.player or player_of(subject)
    name = say("somebody-alone") if player in (None, UNKNOWN) else name_of(player, standing.players)
    opened, here = explained({"rule": line.rule}), line.legal_here
    fits = here and {**here, "text": render(here["key"], in_words(here["params"], game, pairs=False))}
    text = render(line.key, named(line.params, standing.players, game)) if line.key else line.text
    is_open = found.accuses or found.asks
    piece = standing.piece(found.subject)
    return {
        "seq": found.seq, "class": found.cls, "rule": found.rule, "t": line.t, "player": player,
        "name": name, "deed": deed(found, standing, game), "why": why(line, standing, game) or text,
        "effect": effect(found, standing, game, played), "text": text, "rule_title": opened.get("rule_title", ""),
        "rule_text": opened.get("rule_text", ""), "legal_here": fits,
        "squares": list(standing.where(found)), "evidence": pictures(line) or pictures(subject),
        "piece": found.subject if piece is not None else None, "cleared": found.cleared_by is not None,
        "cleared_text": "" if found.cleared_by is None else say("deed-done", player=name),
        "decision": found.decision, "open": is_open, "answers": answers(found, standing, game, played),
        "kind": "done" if not is_open else "incident" if found.accuses else "question",
    }


def answers(found: OpenFinding, standing: Standing, game: Game, played: Played) -> list[dict[str, Any]]:
    """What the table may say about a finding that stands: the decision, a label, and what the score does then."""
    if found.cleared_by is not None:
        return []
    return [{"decision": decision, "label": say(f"answer-{decision}"),
             "effect": say("answer-undecided-effect") if decision == "undecided"
             else effect(replace(found, decision=decision), standing, game, played)}
            for decision in ("allowed", "mistake", "undecided")]


NOTHING = Notice(type="")
"""Said where the log of a round has no such line."""


def _said(line: Entry | None) -> Said:
    return line if isinstance(line, Said) else NOTHING


def pictures(line: Entry) -> list[dict[str, Any]]:
    """The pictures of a line, each with its size and the outline of what it is about; older logs have names only."""
    said = _said(line)
    return [dict(picture) for picture in said.pictures] or [{"name": name} for name in said.evidence]


def deed(found: OpenFinding, standing: Standing, game: Game) -> str:
    """What is to be done about it, in three or four words."""
    if found.cls == "unclear":
        return say("deed-look")
    if found.cls == "house_rule":
        return say("deed-decide")
    piece = standing.piece(found.subject)
    return game.eyes.showing.deed(found.rule, None if piece is None else piece.kind)


def why(line: Said, standing: Standing, game: Game) -> str:
    """The reason by what people see, not by coordinates; empty where there is no such sentence."""
    key = why_key(line)
    return say(key, **named(line.params, standing.players, game)) if key and has(key) else ""


def effect(found: OpenFinding, standing: Standing, game: Game, played: Played) -> str:
    """What a finding does to the score as things stand."""
    counts = game.counts(found, played)
    if found.cleared_by is not None and not counts:
        return say("effect-put-right")
    if found.decision == "undecided":
        return say("effect-undecided")
    if found.decision == "allowed":
        return say("effect-allowed")
    if counts is None:
        return say("effect-unclear")
    if not counts:
        return say("effect-none-now" if standing.phase == "stopped" else "effect-none")
    if found.player in (None, UNKNOWN):
        return say("effect-nobody")
    cost = game.mistake_costs(name_of(found.player, standing.players))
    settled = found.decision == "mistake" or standing.phase == "stopped"
    return cost if settled else say("effect-counts", cost=cost)
