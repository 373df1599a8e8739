"""The last line of a refereed source: what lies on the table, what was found, and the score if it is certain.

Why it exists: whoever reads only the end must get the whole result, and never a score that was guessed. What it
does not do: count points (`rules`), or say whether a round can be scored (`match_state`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

from referee.games.api.codec import written
from referee.games.api.game import Carried, Game, Played
from referee.games.api.lines import Line, Notice, Said, player_of
from referee.games.api.standing import OpenFinding, Standing
from referee.games.registry import game_named
from referee.i18n import say
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.match.agreed.match_state import MatchRules, NotScored


def summary(lines: Sequence[Line], pieces: Sequence[Any], setup: MatchSetup) -> dict[str, Any]:
    """The summary line (contract): pieces on the table by owner, findings, score.

    `lines` are all lines of the round, `pieces` what is believed to lie on the table. `score` is the answer of
    the rules with its `edition`, or `{"unclear": why}`.
    """
    game = game_named(setup.game)
    standing = game.standing.of(lines, setup.players)
    return {
        "type": "summary",
        **game.eyes.showing.tally(pieces, game.seats),
        "findings": [_finding(f, standing) for f in standing.findings],
        **score(standing, pieces, setup),
    }


def score(standing: Standing, pieces: Sequence[Any], setup: MatchSetup, doubt: str = "") -> dict[str, Any]:
    """What the game says in a summary of the score sheet of a round as far as it can be determined, else of
    `{"unclear": why}`; `doubt`: what is against it.

    Without a stop call the round counts as ended when exactly one player has laid all cards (`assumed` says so).
    `lines`: a sentence for people by seat.
    """
    game = game_named(setup.game)
    rules = MatchRules(game, setup.edition, setup.options.to_mapping())
    carried = Carried({c.name: dict(setup.counts.get(c.name, {})) for c in game.brought})
    counted = {} if game.counted is None else setup.counts.get(game.counted.name, {})
    left = {} if game.counted is None else {seat: {game.counted.name: n} for seat, n in counted.items()}
    standing.counted = {**left, **standing.counted}
    played = replace(rules.played(standing, carried), believed=tuple(pieces), doubt=doubt)
    assumed = _end(standing, setup, game, played)
    try:
        sheet = rules.score(played)
    except NotScored as e:
        return _in_sum({"unclear": str(e)}, played, game)
    names = {"players": dict(setup.players)} if setup.players else {}
    return _in_sum({"edition": setup.edition, "end": standing.end, "caller": standing.caller, **assumed, **names,
                    **sheet.detail, "lines": game.score_lines(sheet)}, played, game)


def _in_sum(found: dict[str, Any], played: Played, game: Game) -> dict[str, Any]:
    """The score as the game says it in a summary, which may count what people counted, or else a camera saw."""
    seen, counted = game.presets(played), played.standing.counted
    counts = {seat: {**seen.get(seat, {}), **counted.get(seat, {})} for seat in game.playing(played.standing)}
    said: dict[str, Any] = game.eyes.showing.in_sum(found, counts, played.standing)
    return said


def _end(standing: Standing, setup: MatchSetup, game: Game, played: Played) -> dict[str, str]:
    """Take the round for ended as the match file says, or else by whoever has laid everything, which is said."""
    if standing.end is not None:
        return {}
    if setup.caller or setup.end:
        standing.caller, standing.end = setup.caller, setup.end or game.ends[0]
        return {}
    done = game.finished(played)
    if len(done) != 1:
        return {}
    standing.caller, standing.end = done[0], game.ends[0]
    return {"assumed": say("score-assumed", player=done[0])}


def _own(line: Line) -> dict[str, Any]:
    """What only the game says in such a line, as JSON: its card, its die."""
    of_all, own = ({f.name.rstrip("_") for f in fields(kind)} for kind in (Said, type(line)))
    return {name: value for name, value in written(line).items() if name in own - of_all}


def _finding(found: OpenFinding, standing: Standing) -> dict[str, Any]:
    line = standing.line(found.seq)
    said = line if isinstance(line, Said) else Notice(type="")
    subject = standing.line(found.subject) or said
    pictures = said.evidence or (subject.evidence if isinstance(subject, Said) else ())
    return {
        "seq": found.seq, "about": [found.subject], "frame": subject.frame, **_own(subject),
        "class": found.cls, "rule": found.rule,
        "player": found.player or player_of(subject),
        "squares": list(standing.where(found)), "text": said.text or "",
        "rule_title": said.rule_title or "", "rule_text": said.rule_text or "",
        "legal_here": said.legal_here, "evidence": list(pictures),
        "cleared": found.cleared_by is not None,
    }
