"""The last line of a refereed source: what lies on the table, what was found, and the score if it is certain.

Why it exists: whoever reads only the end must get the whole result, and never a score that was guessed. What
it does not do: count points (`rules`) or carry anything to the next round (`match_state`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from referee.rules.board.ruleset import BoardRules
from referee.rules.core import Piece
from referee.session.match_file import MatchSetup
from referee.session.match_state import Carried, MatchRules
from referee.session.standing import AFTER_THE_STOP, CHECKED_AT_THE_END, OpenFinding, Standing
from referee.values import FRAMES, UNKNOWN, cell_id


def summary(lines: Sequence[Mapping[str, Any]], pieces: Sequence[Piece], setup: MatchSetup) -> dict[str, Any]:
    """The summary line (contract): pieces on the board by owner, findings, score.

    `lines` are all lines of the round, `pieces` what is believed to lie on the table. `score` is the answer of
    the rules with its `edition`, or `{"unclear": why}`.
    """
    standing = Standing.of(lines, setup.players)
    return {
        "type": "summary",
        "cards": count(pieces, "card"),
        "jokers": count(pieces, "joker"),
        "findings": [_finding(f, standing) for f in standing.findings],
        "score": score(standing, pieces, setup),
    }


def score(standing: Standing, pieces: Sequence[Piece], setup: MatchSetup) -> dict[str, Any]:
    """The score sheet of a round as far as it can be determined, else `{"unclear": why}`.

    Without a stop call the round counts as ended when exactly one player has laid all cards (`assumed` says so).
    """
    rules = MatchRules(BoardRules(), setup.edition, setup.options.to_mapping())
    carried = Carried(tableaus=dict(setup.tableau), jokers=dict(setup.jokers_spent))
    standing.counted = {**setup.left, **standing.counted}
    unread = [p for p in pieces if p.owner == UNKNOWN]
    if unread:
        where = ", ".join("–".join(cell_id(c) for c in p.cells) for p in unread)
        return {"unclear": f"the owner cannot be read at {where}"}
    late = [f for f in standing.findings
            if f.asks and f.line["class"] == "house_rule" and f.line.get("rule") == AFTER_THE_STOP]
    if late:
        where = ", ".join("–".join(_finding(f, standing)["squares"]) for f in late)
        return {"unclear": f"the table has not said whether the card at {where} was in the hand at the stop call"}
    doubts = [f for f in standing.findings if f.asks and f.line["class"] == "unclear"
              and f.line.get("rule") in CHECKED_AT_THE_END]
    if doubts:
        where = ", ".join("–".join(_finding(f, standing)["squares"]) for f in doubts)
        return {"unclear": f"whether a card lies right cannot be read at {where}"}
    gone = standing.perhaps_taken_back()
    if gone:
        where = ", ".join("–".join(p.squares) for p in gone)
        return {"unclear": f"nobody saw whether the card at {where} was taken back before the stop call"}
    uncertain = standing.perhaps_not_there()
    if uncertain:
        where = ", ".join("–".join(p.squares) for p in uncertain)
        return {"unclear": f"nobody saw whether the piece at {where} lay there at the stop call"}
    playing = rules.playing(standing)
    if len(playing) < 2:
        return {"unclear": "pieces of fewer than two players were seen"}
    assumed: dict[str, Any] = {}
    if standing.end is None and (setup.caller or setup.end):
        standing.caller, standing.end = setup.caller, setup.end or "regular"
    elif standing.end is None:
        done = [frame for frame in playing if rules.left(standing, frame, carried) == 0]
        if len(done) != 1:
            return {"unclear": "no stop call is known, and not exactly one player has laid all cards"}
        standing.caller, standing.end = done[0], "regular"
        assumed = {"assumed": f"{done[0]} has laid all cards and is taken for the caller"}
    try:
        answer = rules.score(standing, carried)
    except ValueError as e:
        return {"unclear": str(e)}
    names = {"players": dict(setup.players)} if setup.players else {}
    return {"edition": setup.edition, "end": standing.end, "caller": standing.caller, **assumed, **names, **answer}


def count(pieces: Sequence[Piece], kind: str) -> dict[str, int]:
    """Pieces of a kind (`card`, `joker`) by owner."""
    found = Counter(p.owner for p in pieces if p.kind == kind)
    return {owner: found[owner] for owner in (*FRAMES, UNKNOWN) if found[owner]}


def _finding(found: OpenFinding, standing: Standing) -> dict[str, Any]:
    line = found.line
    subject = next((e for e in standing.lines if e["seq"] == found.subject), line)
    return {
        "seq": found.seq, "about": [found.subject], "class": line["class"], "rule": line.get("rule"),
        "player": found.player or subject.get("player"),
        "squares": list(line.get("squares") or subject.get("squares") or ()), "text": line.get("text", ""),
        "rule_title": line.get("rule_title", ""), "rule_text": line.get("rule_text", ""),
        "legal_here": line.get("legal_here"),
        "evidence": list(line.get("evidence") or subject.get("evidence") or ()),
        "cleared": found.cleared_by is not None,
    }
