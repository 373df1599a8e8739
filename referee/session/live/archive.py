"""All matches of the store: begun, gone on with, deleted, listed; what is told of one and of games.

Why it exists: between two rounds of two evenings everything lives in the log; home, history and set-up ask here. What
it does not do: play (`play`), or keep anything of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TextIO

from referee.files import FileFault, decoded
from referee.files.lines.values import LineForm
from referee.games.api.game import Game, MatchError, places_of
from referee.games.registry import GAMES, USUAL, game_of, tables_of
from referee.session.live.elsewhere import refuse
from referee.session.live.evening import Evening
from referee.session.match import commands
from referee.session.match.commands import Command, CommandError
from referee.session.match.match import MatchPlan, options_json
from referee.session.match.plans import can_watch, plan_from
from referee.session.match.play import MatchPlay
from referee.session.shown import stale, told
from referee.session.shown.trial import DamagedMatch, Patience, asked_for, began, reading, sound, trial
from referee.store import Match, Missing, Sets, Store, read_export

# commands about matches as a whole

Done = tuple[dict[str, Any], bool]
"""What is answered, and whether the camera looks at the match that is open now."""


def _new(evening: Evening, asked: Command) -> Done:
    assert isinstance(asked, commands.NewMatch)
    plan = plan_from(asked)
    return {"match": evening.new_match(plan)}, asked.camera and can_watch(plan, evening.table)


def _open(evening: Evening, asked: Command) -> Done:
    assert isinstance(asked, commands.OpenMatch)
    try:
        evening.open(asked.match)
    except Missing as e:
        raise CommandError("match-none", number=asked.match) from e
    assert evening.play is not None
    return {"match": asked.match}, can_watch(evening.play.plan, evening.table)


def _delete(evening: Evening, asked: Command) -> Done:
    assert isinstance(asked, commands.DeleteMatch)
    try:
        evening.store.delete_match(asked.match)
    except Missing as e:
        raise CommandError("match-none", number=asked.match) from e
    if evening.play is not None and evening.play.match.id == asked.match:
        evening.open(None)
    evening.films.footage.delete(asked.match)
    return {}, evening.play is not None and can_watch(evening.play.plan, evening.table)


def _rematch(evening: Evening, asked: Command) -> Done:
    """The same people again, who sit where they sit now; counts that carry over are brought along."""
    play = evening.play if asked.match is None else _play(evening, asked.match)
    if play is None:
        raise CommandError("match-none-again")
    plan, fold = play.plan, play.fold
    people = tuple(replace(p, since=1, left=None, start=0) for p in fold.roster if p.seat is not None)
    seats = {p.id: p.seat for p in people}
    kept = plan.rules.game.carry_over(plan.rules.options)
    brought = {name: {seats[person]: n for person, n in fold.brought.get(name, {}).items() if person in seats}
               for name in kept}
    again = replace(plan, people=people, brought={n: _typed(c) for n, c in brought.items()})
    number = _begun(evening, again) or evening.new_match(again)
    return {"match": number}, can_watch(plan, evening.table)


def _begun(evening: Evening, plan: MatchPlan) -> int | None:
    """The match in play, where it is of this plan and nothing was said in it yet: somebody else asked for it, too."""
    play = evening.play
    if play is None or any(play.logs) or play.plan.rules.edition != plan.rules.edition:
        return None
    return play.match.id if options_json(play.plan) == options_json(plan) else None


def _typed(counts: dict[Any, int]) -> dict[str, int]:
    return {str(seat): n for seat, n in counts.items()}


MATCHES: dict[str, Callable[[Evening, Command], Done]] = {
    "new_match": _new, "open_match": _open, "delete_match": _delete, "rematch": _rematch,
}
CAMERA = frozenset({"camera", "retry_camera", "learn", "teach", "demo", "demo_pause", "demo_step"})
"""Commands that whoever runs the camera carries out."""


# what screens ask

def games() -> list[dict[str, Any]]:
    """The rule documents and what can be agreed about each."""
    return [{"document": game.document, "game": game.rules.game, "edition": game.edition,
             "camera": game.sight is not None, "tables": tables_of(game), "players": list(game.players),
             "seats": list(game.seats), "places": places_of(game), "seat_word": game.seat_word,
             "rounds": game.rounds_for(game.players[0]),
             "rounds_for": {n: game.rounds_for(n) for n in range(game.players[0], game.players[1] + 1)},
             "options": _options(game), "steps": _steps(game),
             "brought": [{"name": c.name, "most": c.most, "what": c.what} for c in game.brought]} for game in GAMES]


def _steps(game: Game) -> list[dict[str, Any]]:
    """What set-up asks for this game after the game itself; `watched`: only of a match that a camera watches."""
    sight = game.sight
    seen = [] if sight is None else ["table", *(["sides"] if places_of(game) else []),
                                     *(["teach"] if sight.teaching.kinds else [])]
    plain = ["players", *(["rules"] if game.rules.options.permitted() else []), "length", *(["camera"] if seen else [])]
    return [*({"name": name, "watched": False} for name in plain), *({"name": name, "watched": True} for name in seen)]


def _options(game: Game) -> list[dict[str, Any]]:
    options = game.rules.options
    return [{"name": name, "values": list(values), "text": options.explanations()[name]}
            for name, values in options.permitted().items()]


def home(evening: Evening) -> dict[str, Any]:
    """The matches, newest first, and the sets that are kept; not the one that only waits for whoever comes."""
    patience, now = Patience(), evening.play
    current = None if now is None or nobodys(now) else now.match.id
    found = [_summed(evening, match, patience) for match in reversed(evening.store.matches())
             if now is None or current is not None or match.id != now.match.id]
    return {"matches": found, "current": current, "sets": Sets().names()}


def nobodys(play: MatchPlay) -> bool:
    """Whether nobody set up a match, and nothing was played in it: it began with the camera, for whoever is seen."""
    fold = play.fold
    return not play.plan.people and len(fold.rounds) == 1 and fold.now.standing.phase == "waiting"


def _summed(evening: Evening, match: Match, patience: Patience) -> dict[str, Any]:
    """One line of the history. A match that cannot be read is `damaged`, and `reason` says why.

    Its `created_at` is empty where that cannot be read.
    """
    try:
        now = evening.play
        play = now if now is not None and now.match.id == match.id else patience.sound(evening.store, match.id)
    except DamagedMatch as e:
        game = match.options.get("game") if isinstance(match.options, Mapping) else None
        try:
            at = began(match.created_at) and match.created_at
        except ValueError:
            at = ""
        return {"id": match.id, "created_at": at, "game": game if isinstance(game, str) else "",
                "edition": match.edition, "document": "", "people": [], "rounds": 0, "over": True, "winners": [],
                "current": False, "damaged": True, "reason": e.said}
    fold = play.fold
    names = {p.id: p.name for p in fold.roster}
    rounds = sum(r.standing.phase != "waiting" for r in fold.rounds) if fold.over else len(fold.rounds)
    return {"id": match.id, "created_at": match.created_at, "game": play.plan.rules.game.rules.game,
            "edition": match.edition, "document": play.plan.rules.game.document,
            "people": [p.name for p in fold.roster], "rounds": rounds, "over": fold.over,
            "winners": [names.get(person, "") for person in fold.winners] if fold.over else [],
            "current": evening.play is play, "seen": stale.seen(play)}


def match(evening: Evening, number: int) -> dict[str, Any]:
    """A whole match (`told.whole`). `CommandError` where there is none, or it is damaged."""
    with reading(number):
        return told.whole(_play(evening, number))


def one_round(evening: Evening, number: int, which: int) -> dict[str, Any]:
    """One round of a match with its replay (`told.one_round`)."""
    with reading(number):
        return told.one_round(_play(evening, number), which)


def sheet(evening: Evening, number: int) -> str:
    """The score sheet of a match as CSV for a spreadsheet (`told.sheet_of`)."""
    with reading(number):
        return told.sheet_of(_play(evening, number))


def unfinished(store: Store) -> Match | None:
    """The newest match, if it can be read, is not over and was set up by somebody: the one to go on with."""
    matches = store.matches()
    if not matches:
        return None
    try:
        play = sound(store, matches[-1].id)
    except DamagedMatch:
        return None  # home shows it, and says why
    return None if play.fold.over or nobodys(play) else matches[-1]


def _play(evening: Evening, number: int) -> MatchPlay:
    if evening.play is not None and evening.play.match.id == number:
        return evening.play
    return asked_for(evening.store, number)


def export(evening: Evening, number: int, form: str, out: TextIO) -> None:
    """Write a match as `csv` (its events), `json` or `jsonl`."""
    try:
        evening.store.export(number, form, out)
    except Missing as e:
        raise CommandError("match-none", number=number) from e


def _forms(name: object) -> tuple[type[LineForm], ...]:
    """The forms of the lines that only the game of that name has; of none that is not known or has no camera."""
    try:
        sight = game_of(name if isinstance(name, str) else USUAL).sight
    except MatchError:
        return ()
    return () if sight is None else sight.forms


def take_in(evening: Evening, data: bytes) -> int:
    """An exported match read in again (JSON or JSON lines); returns its new number.

    It is tried in a log of its own, in memory, before anything of it is kept. `CommandError` where it is none, or is
    here already.
    """
    refuse(evening)
    try:
        whole = read_export(decoded(data), _forms)
    except FileFault as e:
        raise CommandError("match-file-no-text") from e
    except ValueError as e:
        raise CommandError(e.args[0]) from e
    _refuse_known(evening.store, whole)
    with Store("sqlite://", evening.store.pictures.folder) as apart:
        try:
            trial(MatchPlay(apart, apart.import_match(whole)), judged=True)
        except DamagedMatch as e:
            raise CommandError("match-file-no-match", why=e.why) from e
    with evening.lock:
        _refuse_known(evening.store, whole)  # somebody may have taken it in meanwhile
        return evening.store.import_match(whole)


def _refuse_known(store: Store, whole: Mapping[str, Any]) -> None:
    """`CommandError` where a match is in the log: read in again, its wins would count twice.

    It is known by when it was begun, by whom and how, which an export keeps wherever it is read in.
    """
    known = next((match for match in store.matches() if match.created_at == whole["created_at"] and (
        match.edition, match.players, match.options) == (whole["edition"], whole["players"], whole["options"])), None)
    if known is None:
        return
    here = {played.number: played.last for played in store.rounds(known.id)}
    there = {played["number"]: max((line["seq"] for line in played["events"]), default=0)
             for played in whole["rounds"]}
    more = any(last > here.get(number, -1) for number, last in there.items())
    raise CommandError("match-here-shorter" if more else "match-here", number=known.id)
