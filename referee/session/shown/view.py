"""The state of a match as JSON for screens.

Why it exists: what a screen shows is a pure function of the log and the table. So it can be tested without a screen,
and is the same on all of them. What it does not do: keep anything, or know cameras.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.games.api.codec import written
from referee.games.api.game import Carried, Game, places_of
from referee.games.api.lines import Asked, Learned, Line, Rejudged
from referee.games.api.standing import Standing
from referee.games.registry import game_named, tables_of
from referee.i18n.explained import explained
from referee.i18n.said import Said, say
from referee.kit.taught import TaughtSet
from referee.session.match.agreed.match_state import MatchRules
from referee.session.match.agreed.roster import by_seat
from referee.session.match.log.learned import pieces_of
from referee.session.match.log.round_log import RoundLog
from referee.session.match.match import MatchFold, MatchPlan, RoundFold, undone_of
from referee.session.match.play import MatchPlay
from referee.session.match.words import may_undo, newest_undoable
from referee.session.shown.findings import finding_view
from referee.session.shown.question import question_view
from referee.session.shown.sentences import sentence
from referee.store import Trouble
from referee.values.common import UNKNOWN, Table

SILENT = (Asked, Learned)  # lines without a sentence
LOG_LINES = 40  # the newest lines a screen shows; the whole log is in the store

NO_MATCH: dict[str, Any] = {
    "match": None, "round": None, "people": [], "players": [], "findings": [], "status": {"look": 0, "ask": 0},
    "score": None, "form": None, "do_now": [], "next_time": [], "setup": [], "log": [], "question": None,
    "learned": None,
}

NO_TABLE: dict[str, Any] = {"kind": "", "bare": None, "pieces": [], "tokens": [], "last": None, "hidden": []}
"""The `table` of a state in which nothing was learned and nothing is played."""


def unplayed(table: Table | None) -> dict[str, Any]:
    """The `table` of a state in which no match is open; its kind is that of what was learned."""
    return NO_TABLE if table is None else {**NO_TABLE, "kind": table.game, "bare": bare_view(table)}


def bare_view(table: Table | None) -> dict[str, Any] | None:
    """The bare table as it was learned: size of the picture, outline of each spot, and what its game draws besides."""
    if table is None:
        return None
    return {"kind": table.game, "width": table.width, "height": table.height, "spots": {
        spot: [[round(float(x), 1), round(float(y), 1)] for x, y in outline] for spot, outline in table.spots.items()},
        **game_named(table.game).eyes.showing.view(table)}


def lying_view(standing: Standing, game: Game) -> dict[str, Any]:
    """What lies on the table: its pieces, the newest of them, where tokens stand, and what the game adds."""
    return {"pieces": [{"seq": p.seq, "kind": p.kind, "owner": p.owner, "squares": list(p.squares),
                        "colours": list(p.colours), "candidates": list(p.candidates), "number": p.number}
                       for p in standing.pieces if not p.lifted],
            "tokens": list(standing.tokens), "last": standing.last,
            **(game.sight.showing.beside(standing) if game.sight is not None else {})}


def match_view(number: int, plan: MatchPlan, fold: MatchFold, *, watched: bool) -> dict[str, Any]:
    """What was agreed, and how far the match is. `watched`: a camera looks at it.

    `camera` in the answer: whether one can see this game at all; `tables`: what those are called on which it is seen;
    `late_average`: whether by the rules whoever joins
    late begins with the average.
    """
    rules = plan.rules
    return {"id": number, "game": rules.game.rules.game, "edition": rules.edition, "document": rules.game.document,
            "rounds": plan.rounds, "target": plan.target, "minutes": plan.minutes, "over": fold.over,
            "seat_word": rules.game.seat_word, "seats": list(rules.game.seats),
            "places": places_of(rules.game), "ends": list(rules.game.ends),
            "by_hand": not watched, "camera": rules.game.camera, "tables": tables_of(rules.game),
            "house_rules": _house_rules(rules), "tokens": rules.game.tokens,
            "late_average": rules.game.join_start({"somebody": 0}, rules.options) is not None}


def clock_s(shown: Mapping[str, Any], now: Callable[[], float]) -> float | None:
    """Seconds that the round shown has lasted; None before it."""
    if shown["started"] is None:
        return None
    end = float(shown["stopped"]) if shown["stopped"] is not None else now()
    return round(max(0.0, end - float(shown["started"])), 1)


def people_view(fold: MatchFold) -> list[dict[str, Any]]:
    """Everybody who plays or played, with their points."""
    return [{"id": p.id, "name": p.name, "seat": p.seat, "since": p.since, "left": p.left,
             "total": fold.totals.get(p.id, 0), "start": fold.starts.get(p.id, 0)} for p in fold.roster]


def round_view(plan: MatchPlan, fold: MatchFold, number: int, log: Sequence[Line]) -> dict[str, Any]:
    """Everything that follows from the log of a round and of the rounds before it; `log`: all its lines."""
    at = fold.rounds[number - 1]
    standing, rules, game = at.standing, plan.rules, plan.rules.game
    findings = [finding_view(f, standing, game, at.played) for f in reversed(standing.findings)]
    return {
        "round": {"number": number, "phase": standing.phase, "paused": standing.paused, "caller": standing.caller,
                  "end": standing.end, "started": standing.started, "stopped": standing.stopped,
                  "ends_match": _ends(plan, number)},
        "players": [_player(seat, at, fold, rules) for seat in game.playing(standing)],
        "table": {"kind": game.rules.game, **lying_view(standing, game)},
        "findings": findings,
        "status": {"look": sum(f.accuses for f in standing.findings), "ask": sum(f.asks for f in standing.findings)},
        "score": _score(at, fold, rules),
        "form": form_view(at, rules),
        "do_now": _tasks(plan, fold, at),
        "next_time": _next_time(plan, fold, at),
        "setup": [{"text": text} for text in game.outset(at.played)],
        "log": log_view(log, standing.players, game),
        "question": question_view(standing, game),
    }


def _ends(plan: MatchPlan, number: int) -> bool:
    """Whether the match is over after this round by what was agreed."""
    return bool(plan.rounds) and number >= plan.rounds


def _tasks(plan: MatchPlan, fold: MatchFold, at: RoundFold) -> list[dict[str, Any]]:
    """What is to be done before the next round, by whoever plays it; nothing where the match ends with this one."""
    last = at is fold.now
    if at.sheet is None or (last and (fold.over or _ends(plan, at.number))):
        return []
    before, after = by_seat(at.roster), by_seat(fold.roster if last else fold.rounds[at.number].roster)
    tasks = [*((seat, text) for seat, text in plan.rules.game.do_now(at.played, at.sheet)
               if seat is None or before.get(seat) in after.values()),
             *((p.seat, say("do-join", player=p.name or say(f"seat-{p.seat}"))) for p in fold.roster
               if last and p.seat is not None and p.id not in before.values())]
    return [{"player": seat, "text": text} for seat, text in tasks]


def _next_time(plan: MatchPlan, fold: MatchFold, at: RoundFold) -> list[dict[str, str]]:
    """What is written down after the last round of a match: how another set-out begins by what carries over."""
    if at is not fold.now or not (fold.over or (at.sheet is not None and _ends(plan, at.number))):
        return []
    game, seats = plan.rules.game, by_seat(fold.roster)
    carried = Carried({name: {seat: fold.brought.get(name, {}).get(person, 0) for seat, person in seats.items()}
                       for name in game.carry_over(plan.rules.options)})
    usual = game.outset(replace(at.played, carried=Carried()))
    return [{"text": text} for text in game.outset(replace(at.played, carried=carried)) if text not in usual]


def form_view(at: RoundFold, rules: MatchRules) -> dict[str, Any]:
    """The count form of the game, with what the camera saw and what people counted; without what changes nothing."""
    game, standing = rules.game, at.standing
    presets = game.presets(at.played)
    values = {seat: {field.name: {
        "value": standing.counted.get(seat, {}).get(field.name), "preset": presets.get(seat, {}).get(field.name),
        "counted": field.name in standing.counted.get(seat, {}),
        "max": min(field.max, field.most(game, at.played, seat))}
        for field in game.fields
        if field.name in standing.counted.get(seat, {}) or field.matters(game, at.played, seat)}
        for seat in game.playing(standing)}
    return {"fields": [field.to_json() for field in game.fields], "values": values,
            "flags": [{**flag.to_json(), "value": standing.flags.get(flag.name)} for flag in game.flags],
            "problem": game.count_problem(at.played) if standing.phase == "stopped" else ""}


def log_view(log: Sequence[Line], players: Mapping[str, str], game: Game) -> list[dict[str, Any]]:
    """The newest lines first, as sentences; of what was judged anew only the last word. `undoable`: what may be taken
    back, `undone`: what was."""
    undone, shown, again = undone_of(log), list[dict[str, Any]](), False
    for line in reversed(log):
        if len(shown) == LOG_LINES:
            break
        if isinstance(line, Rejudged):
            again = again or line.seq not in undone
        elif not isinstance(line, SILENT) and (not again or line.by_people):
            shown.append({**_log(line, players, game), **({"undone": True} if line.seq in undone else {}),
                          **({"undoable": True} if may_undo(line, undone) else {})})
    return shown


def _score(at: RoundFold, fold: MatchFold, rules: MatchRules) -> dict[str, Any]:
    lines = [] if at.sheet is None else [
        {"seat": line.player, "points": line.points, "place": line.place,
         "why": rules.game.why(at.played, at.sheet, line.player)}
        for line in sorted(at.sheet.lines, key=lambda line: (line.place or 99, -line.points))]
    return {"final": at.final, "problem": at.problem, "lines": lines,
            "rounds": [{"number": r.number, "points": r.points} for r in fold.rounds if r.sheet is not None],
            "winners": list(fold.winners),
            **(rules.game.score_view(at.sheet) if at.sheet is not None else {})}


def _house_rules(rules: MatchRules) -> list[dict[str, str]]:
    """What this table plays differently from the defaults: option, choice, and the sentence that explains it.

    ValueError for an option the game does not have.
    """
    options = rules.game.rules.options
    return [{"option": name, "choice": str(value), "text": options.explanations()[name]}
            for name, value in options.from_mapping(rules.options).to_mapping().items()]


def _player(seat: str, at: RoundFold, fold: MatchFold, rules: MatchRules) -> dict[str, Any]:
    standing, person = at.standing, by_seat(at.roster).get(seat)
    line = next((line for line in at.sheet.lines if line.player == seat), None) if at.sheet is not None else None
    return {
        "seat": seat, "frame": seat, "name": standing.players.get(seat, ""), "person": person,
        "counted": seat in standing.counted,
        "asked": any(f.asks and f.player in (seat, UNKNOWN, None) for f in standing.findings),
        "total": fold.totals.get(person or "", 0), "points": line.points if line is not None else None,
        "place": line.place if line is not None else None,
        **rules.game.seat_view(at.played, seat, at.sheet if at.final else None),
    }


def _log(line: Line, players: Mapping[str, str], game: Game) -> dict[str, Any]:
    keys = ("seq", "t", "type", "class", "rule", "rule_title", "rule_text", "player", "squares", "decision", "about",
            "end", "counts", "by", "device", "act", "kind", "colours", "from", "to", "flag", "value", "pile")
    opened = explained({**written(line), "legal_here": None})
    return {"text": sentence(line, players, game)} | {key: opened[key] for key in keys if opened.get(key) is not None}


def storage_view(trouble: Trouble | None, elsewhere: str = "") -> dict[str, Any] | None:
    """What waits to be written to the log, and why; or where it is played from it, if not here. None otherwise."""
    if elsewhere:
        return {"text": Said("hub-elsewhere", address=elsewhere), "lines": 0, "pictures": 0}
    return None if trouble is None else {"text": trouble.text, "lines": trouble.lines, "pictures": trouble.pictures}


def undoable_view(log: RoundLog, players: Mapping[str, str], game: Game, *,
                  past: bool = False) -> dict[str, Any] | None:
    """The newest word of people that may be taken back, of a `past` round too; None where there is none."""
    newest = newest_undoable(log, past=past)
    return None if newest is None else {"seq": newest.seq, "text": sentence(newest, players, game)}


def undo_view(plan: MatchPlan, fold: MatchFold, log: RoundLog, left_s: float) -> dict[str, Any] | None:
    """The same of the round in play, while it is offered at once."""
    found = undoable_view(log, fold.now.standing.players, plan.rules.game) if left_s > 0 else None
    return None if found is None else {**found, "left_s": round(left_s, 1)}


@dataclass(frozen=True)
class Grown:
    """The set as it has grown in the match in play; `problem`: why it could not be kept by its name, as a sentence."""

    taught: TaughtSet | None = None
    problem: str = ""


def learned_view(play: MatchPlay, grown: Grown) -> dict[str, Any]:
    """What was learned in play, as JSON: how many pieces, and each with a picture, newest first; what earlier evenings
    learned comes after."""
    forgotten, now = play.forgotten(), play.learned()
    shown = [{"name": one.name, "kind": one.kind, "player": one.owner or None, "how": one.how,
              "picture": f"/evidence/{one.pictures[0]}"} for one in reversed(now)]
    before = play.table.taught if play.table is not None and play.table.taught is not None else TaughtSet()
    kinds = {"half": "card", "joker": "joker", "token": "token"}
    shown += [{"name": one.id, "kind": kinds[one.kind], "player": one.owner or None, "how": one.by,
               "picture": f"/example/{one.id}"} for one, *_ in reversed(pieces_of(before)) if one.id not in forgotten]
    return {"n": len(shown), "examples": shown, "problem": grown.problem}
