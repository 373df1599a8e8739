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
from referee.rules.board.position.state import JOKERS_EACH
from referee.session.match_state import Carried, MatchRules
from referee.session.standing import OpenFinding, PieceOnBoard, Standing
from referee.values import UNKNOWN, Table, cell_id

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
    score, problem = _score(standing, rules, carried)
    findings = [_finding(f, standing) for f in reversed(standing.findings)]
    return {
        "match": {"id": match, "edition": rules.edition, "rounds": planned, "house_rules": _house_rules(rules)},
        "round": {"number": number, "phase": standing.phase, "caller": standing.caller, "end": standing.end,
                  "started": standing.started, "stopped": standing.stopped},
        "players": [_player(frame, standing, rules, carried, score) for frame in rules.playing(standing)],
        "pieces": [{"seq": p.seq, "kind": p.kind, "owner": p.owner, "squares": p.squares, "colours": p.colours,
                    "candidates": p.candidates} for p in standing.pieces if not p.lifted],
        "tokens": list(standing.tokens),
        "last": standing.last,
        "findings": findings,
        "status": {"look": sum(f.accuses for f in standing.findings), "ask": sum(f.asks for f in standing.findings)},
        "score": {"final": score is not None, "problem": problem,
                  "removed_each": (score or {}).get("removed_each", 0),
                  "rounds": [{"number": n, "chips": chips} for n, chips in carried.chips.items()]},
        "log": [_log(line, standing.players) for line in reversed(standing.lines[-LOG_LINES:])
                if line["seq"] not in standing.told_again],
    }


def said(line: Mapping[str, Any], players: Mapping[str, str]) -> str:
    """The sentence of a line, with the players' names where the rules speak of frames."""
    if not line.get("key"):
        return str(line.get("text") or "")
    return render(line["key"], {key: _named(value, players) for key, value in line.get("params", {}).items()})


def _named(value: Any, players: Mapping[str, str]) -> Any:
    if isinstance(value, list):
        return [_named(v, players) for v in value]
    return players.get(value) or value if isinstance(value, str) else value


def _score(standing: Standing, rules: MatchRules, carried: Carried) -> tuple[dict[str, Any] | None, str]:
    if standing.phase != "stopped":
        return None, ""
    unread = [p for p in standing.pieces if _matters(p, standing, rules.playing(standing))]
    if unread:
        return None, f"say whose piece lies at {', '.join('–'.join(p.squares) for p in unread)}"
    try:
        return rules.score(standing, carried), ""
    except ValueError as e:
        return None, str(e)


def _matters(piece: PieceOnBoard, standing: Standing, playing: Sequence[str]) -> bool:
    """Whether the score depends on whose this unread piece is: not a card, once all who may own it have counted."""
    if piece.owner != UNKNOWN:
        return False
    return piece.kind == "joker" or not all(frame in standing.counted for frame in piece.candidates or playing)


def _house_rules(rules: MatchRules) -> list[dict[str, str]]:
    """What this table plays differently from the defaults: option, choice, and the sentence that explains it.

    ValueError for an option the game does not have.
    """
    options = rules.rules.options
    return [{"option": name, "choice": str(value), "text": options.explanations()[name]}
            for name, value in options.from_mapping(rules.options).to_mapping().items()]


def _player(frame: str, standing: Standing, rules: MatchRules, carried: Carried,
            score: Mapping[str, Any] | None) -> dict[str, Any]:
    before, used = carried.total(frame), rules.jokers_used(standing, frame)
    view: dict[str, Any] = {
        "frame": frame, "name": standing.players.get(frame, ""), "tableau": carried.tableaus.get(frame, 0),
        "laid": standing.placed(frame, "card"), "left": rules.left(standing, frame, carried),
        "counted": frame in standing.counted,
        "left_unclear": standing.unclear_pieces(frame, "card"),
        "jokers_used": used, "jokers_left": JOKERS_EACH - used,
        "mistake": rules.mistake(standing, frame), "asked": any(f.asks and f.about(frame) for f in standing.findings),
        "total": before,
    }
    if score is not None:
        view |= {"place": score.get("place", {}).get(frame), "role": score.get("role", {}).get(frame),
                 "chips": score["chips"][frame], "to_tableau": score["to_tableau"][frame],
                 "tableau_after": score["tableau_after"][frame], "next_hand": score["next_hand"][frame],
                 "total": before + score["chips"][frame]}
    return view


def _finding(found: OpenFinding, standing: Standing) -> dict[str, Any]:
    line, subject = found.line, next((e for e in standing.lines if e["seq"] == found.subject), found.line)
    opened = explained({"rule": line.get("rule"), "legal_here": line.get("legal_here")})
    return {
        "seq": found.seq, "class": line["class"], "rule": line.get("rule"), "t": line.get("t"),
        "player": found.player or subject.get("player"), "text": said(line, standing.players),
        "rule_title": opened.get("rule_title", ""), "rule_text": opened.get("rule_text", ""),
        "legal_here": opened["legal_here"],
        "squares": list(line.get("squares") or subject.get("squares") or ()),
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
