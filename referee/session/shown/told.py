"""What is told of one match: all of it, a round with its replay, the score sheet.

Why it exists: the page, the exports and the trial of a match that comes in (`trial`) ask the same. What it does not do:
find matches (`archive`), or keep anything.
"""

from __future__ import annotations

from typing import Any

from referee.games.api.lines import Cleared, Rejudged, player_of
from referee.session.match.commands import CommandError
from referee.session.match.match import effective
from referee.session.match.play import MatchPlay
from referee.session.shown import stale
from referee.session.shown.sentences import sentence
from referee.session.shown.view import (
    NO_TABLE,
    bare_view,
    lying_view,
    match_view,
    people_view,
    round_view,
    undoable_view,
)
from referee.store import spreadsheet


def whole(play: MatchPlay) -> dict[str, Any]:
    """A whole match: people, and each round's players and points."""
    rounds, next_time = [], list[dict[str, str]]()
    for at in play.fold.rounds:
        view = round_view(play.plan, play.fold, at.number, play.logs[at.number - 1])
        rounds.append({**view["round"], "points": at.points, "problem": at.problem, "players": view["players"],
                       "why": {line["seat"]: line["why"] for line in view["score"]["lines"]}})
        next_time = view["next_time"]
    return {"match": {**match_view(play.match.id, play.plan, play.fold, watched=play.table is not None),
                      "created_at": play.match.created_at},
            "people": people_view(play.fold), "rounds": rounds, "totals": dict(play.fold.totals),
            "winners": list(play.fold.winners), "next_time": next_time, "seen": stale.seen(play)}


def one_round(play: MatchPlay, which: int) -> dict[str, Any]:
    """One round of a match as the live state shows it, with the pictures of its replay as `frames`; `undo`: the newest
    word of people in it that may be taken back."""
    if not 1 <= which <= play.number:
        raise CommandError("match-no-round", number=play.match.id, which=which)
    log, at, past = play.logs[which - 1], play.fold.rounds[which - 1], which < play.number
    view = round_view(play.plan, play.fold, which, log)
    view["round"]["past"] = past
    return {**view, "match": match_view(play.match.id, play.plan, play.fold, watched=play.table is not None),
            "people": people_view(play.fold), "table": {**NO_TABLE, **view["table"], "bare": bare_view(play.table)},
            "undo": undoable_view(log, at.standing.players, play.plan.rules.game, past=past),
            "frames": _frames(play, which), "seen": stale.seen(play, which)}


def _frames(play: MatchPlay, which: int) -> list[dict[str, Any]]:
    """The table after each thing that happened in a round, its line being the newest; after the last thing of a moment
    with all that the moment tells. What is collected at the end is no part of it."""
    game = play.plan.rules.game
    at = play.fold.rounds[which - 1]
    standing = game.standing(players=dict(at.standing.players))
    frames: list[dict[str, Any]] = []
    for line in effective(play.logs[which - 1]):
        if isinstance(line, Rejudged):
            frames = [frame for frame in frames if frame["by"] == "people"]
        while isinstance(line, Cleared) and frames and frames[-1]["type"] == "removed":
            frames.pop()
        standing.apply(line)
        text = sentence(line, standing.players, game)
        if text or line.by_people:
            frames.append({"seq": line.seq, "t": line.t, "type": line.type, "by": line.by,
                           "text": text, "player": player_of(line),
                           "table": {**lying_view(standing, game), "last": line.seq}})
        elif frames and frames[-1]["t"] == line.t:
            frames[-1]["table"] = {**lying_view(standing, game), "last": frames[-1]["seq"]}
    return frames


def sheet_of(play: MatchPlay) -> str:
    """The score sheet as CSV: a row a round that was begun and person, with name, points, place and counts."""
    fields = [field.name for field in play.plan.rules.game.fields]
    rows: list[list[Any]] = [["round", "name", "seat", "points", "total", "place", "caller", *fields, "why"]]
    totals = dict(play.fold.starts)
    for at in (at for at in play.fold.rounds if at.standing.phase != "waiting"):
        view = round_view(play.plan, play.fold, at.number, ())
        whys = {line["seat"]: line["why"] for line in view["score"]["lines"]}
        for p in view["players"]:
            totals[p["person"]] = totals.get(p["person"], 0) + at.points.get(p["person"], 0)
            values = view["form"]["values"][p["seat"]]
            counts = [v["value"] if v["value"] is not None else v["preset"] for v in values.values()]
            rows.append([at.number, p["name"], p["seat"], at.points.get(p["person"], ""), totals[p["person"]],
                         p["place"] or "", "yes" if at.standing.caller == p["seat"] else "", *counts,
                         whys.get(p["seat"], "")])
    return spreadsheet(rows)
