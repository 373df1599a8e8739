"""The state of a match as JSON for screens.

Why it exists: what a screen shows is a pure function of the log and the table, so that it can be tested
without a screen and is the same on all of them. Colours and words of the page are not here. What it does
not do: keep anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.i18n.explained import explained
from referee.i18n.verdicts import render
from referee.rules.core import ScoreSheet
from referee.session.game import Carried, Played
from referee.session.match_state import MatchRules, NotScored
from referee.session.standing import OpenFinding, Standing
from referee.values import Table, cell_id

LOG_LINES = 40  # the newest lines a screen shows; the whole log is in the store


def board_view(table: Table | None) -> dict[str, Any] | None:
    """The learned table: picture size, squares with colour and corners, one sRGB colour a name."""
    if table is None:
        return None
    palette: dict[str, list[tuple[int, int, int]]] = {}
    for square in table.squares:
        palette.setdefault(square.colour, []).append(square.rgb)
    return {
        "width": table.width, "height": table.height,
        "squares": [{"id": cell_id(s.cell), "row": s.cell[0], "col": s.cell[1], "colour": s.colour, "rgb": list(s.rgb),
                     "quad": [[round(x, 1), round(y, 1)] for x, y in s.quad]} for s in table.squares],
        "palette": {name: _median(shades) for name, shades in palette.items()},
        "quality": table.quality.to_dict(),
    }


def round_view(match: int, standing: Standing, rules: MatchRules, carried: Carried, number: int,
               planned: int) -> dict[str, Any]:
    """Everything that follows from the log of the round and the rounds before it."""
    played = rules.played(standing, carried)
    score, problem = _score(played, rules)
    findings = [_finding(f, standing) for f in reversed(standing.findings)]
    return {
        "match": {"id": match, "edition": rules.edition, "rounds": planned, "house_rules": _house_rules(rules)},
        "round": {"number": number, "phase": standing.phase, "caller": standing.caller, "end": standing.end,
                  "started": standing.started, "stopped": standing.stopped},
        "players": [_player(seat, played, rules, score) for seat in rules.game.playing(standing)],
        "pieces": [{"seq": p.seq, "kind": p.kind, "owner": p.owner, "squares": p.squares, "colours": p.colours,
                    "candidates": p.candidates} for p in standing.pieces if not p.lifted],
        "tokens": list(standing.tokens),
        "last": standing.last,
        "findings": findings,
        "status": {"look": sum(f.accuses for f in standing.findings), "ask": sum(f.asks for f in standing.findings)},
        "score": {"final": score is not None, "problem": problem,
                  "removed_each": 0, **(rules.game.score_view(score) if score is not None else {}),
                  "rounds": [{"number": n, "chips": points} for n, points in carried.points.items()]},
        "log": [_log(line, standing.players) for line in reversed(standing.lines[-LOG_LINES:])
                if line["seq"] not in standing.told_again],
    }


def said(line: Mapping[str, Any], players: Mapping[str, str]) -> str:
    """The sentence of a line, with the players' names where the rules speak of seats."""
    if not line.get("key"):
        return str(line.get("text") or "")
    return render(line["key"], {key: _named(value, players) for key, value in line.get("params", {}).items()})


def _named(value: Any, players: Mapping[str, str]) -> Any:
    if isinstance(value, list):
        return [_named(v, players) for v in value]
    return players.get(value) or value if isinstance(value, str) else value


def _score(played: Played, rules: MatchRules) -> tuple[ScoreSheet | None, str]:
    if played.standing.phase != "stopped":
        return None, ""
    try:
        return rules.score(played), ""
    except NotScored as e:
        return None, str(e)


def _house_rules(rules: MatchRules) -> list[dict[str, str]]:
    """What this table plays differently from the defaults: option, choice, and the sentence that explains it.

    ValueError for an option the game does not have.
    """
    options = rules.game.rules.options
    return [{"option": name, "choice": str(value), "text": options.explanations()[name]}
            for name, value in options.from_mapping(rules.options).to_mapping().items()]


def _player(seat: str, played: Played, rules: MatchRules, score: ScoreSheet | None) -> dict[str, Any]:
    standing, total = played.standing, played.carried.total(seat)
    points = next((line.points for line in score.lines if line.player == seat), 0) if score is not None else 0
    return {
        "frame": seat, "name": standing.players.get(seat, ""), "counted": seat in standing.counted,
        "asked": any(f.asks and f.about(seat) for f in standing.findings), "total": total + points,
        **rules.game.seat_view(played, seat, score),
    }


def _finding(found: OpenFinding, standing: Standing) -> dict[str, Any]:
    line = standing.line(found.seq)
    subject = standing.line(found.subject) or line
    opened = explained({"rule": line.get("rule"), "legal_here": line.get("legal_here")})
    return {
        "seq": found.seq, "class": found.cls, "rule": found.rule, "t": line.get("t"),
        "player": found.player or subject.get("player"), "text": said(line, standing.players),
        "rule_title": opened.get("rule_title", ""), "rule_text": opened.get("rule_text", ""),
        "legal_here": opened["legal_here"],
        "squares": list(standing.where(found)),
        "evidence": list(line.get("evidence") or subject.get("evidence") or ()),
        "piece": found.subject, "cleared": found.cleared_by is not None, "decision": found.decision,
        "open": found.accuses or found.asks,
    }


def _log(line: Mapping[str, Any], players: Mapping[str, str]) -> dict[str, Any]:
    keys = ("seq", "t", "type", "class", "rule", "rule_title", "rule_text", "player", "squares", "evidence", "decision",
            "about", "end", "left", "by")
    opened = explained({**line, "legal_here": None})
    return {"text": said(line, players)} | {key: opened[key] for key in keys if opened.get(key) is not None}


def _median(shades: Sequence[tuple[int, int, int]]) -> list[int]:
    return [sorted(channel)[len(shades) // 2] for channel in zip(*shades, strict=True)]
