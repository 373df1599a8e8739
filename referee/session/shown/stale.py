"""Whether a command was made for what there is, or for what a screen still showed.

Why it exists: a screen that slept, or whose line was dead, shows a round that is over; what is tapped there must never
be written into another one. Every state says what it shows (`seen`), and a screen hands that back with each command.
Whatever has changed about the command's own subject meanwhile refuses it. What it does not do: carry commands out, or
refuse what only comes later than something else (`words`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Any

from referee.games.api import lines as log
from referee.games.api.lines import Line
from referee.games.api.words import Subject
from referee.session.match import commands as c
from referee.session.match.commands import Command, CommandError
from referee.session.match.play import MatchPlay
from referee.session.match.words import own_words
from referee.session.shown.sentences import sentence

AFTER_STOP = log.RoundStart | log.Unstart | log.Stop | log.Resume | log.MatchEnd | log.MatchReopened
"""What ends a count: play went on, or the stop was another one. Who called may be put right while others count."""
PHASES = AFTER_STOP | log.Call


class StaleError(CommandError):
    """A command was made for what is no more; nothing was written, and the screen looks again."""


def seen(play: MatchPlay | None, number: int | None = None, *, live: bool = False, setting: int = 0) -> dict[str, Any]:
    """What a view of a round shows, by default of the one in play: a screen hands it back with what is tapped there.

    `live`: the view follows the table. `setting`: how often camera or table have become others.
    """
    told: dict[str, Any] = {"match": None, "round": None, "version": 0, "live": live, "setting": setting}
    if play is None:
        return told
    number = number or play.number
    said = play.logs[number - 1]
    return {**told, "match": play.match.id, "round": number, "version": said[-1].seq if said else 0}


def refuse_of_table(command: Command, table: MatchPlay | None, *, setting: int) -> None:
    """`StaleError` where a live screen shows another match or round than the table has.

    `setting`: as in `seen`; it counts for what is tapped on a camera's picture.
    """
    said = command.seen
    if said is None or not said.live:
        return
    now = table.match.id if table is not None else None
    if said.match != now:
        raise StaleError("stale-no-match" if now is None else "stale-match")
    if table is not None and said.round != table.number and not isinstance(command, c.NextRound):
        raise StaleError("stale-round", now=table.number, round=said.round or 0)
    if isinstance(command, c.Teach) and said.setting != setting:
        raise StaleError("stale-setting")


def refuse_of_match(command: Command, play: MatchPlay) -> None:
    """`StaleError` where a list showed a match before it went on; for what is done to a match as a whole."""
    said = command.seen
    if said is None or said.live or said.match != play.match.id:
        return
    if (said.round, said.version) != (play.number, seen(play)["version"]):
        raise StaleError("stale-went-on")


def said_before(name: str, command: Command, play: MatchPlay, number: int) -> Line | None:
    """The line of round `number` by which somebody said the same meanwhile: nothing need be written. None: go on.

    `StaleError` where something else was said of its subject, or it was made for another round.
    """
    if isinstance(command, c.Counting) and command.was is not None and (
            line := _count_before(command, command.was, play, number)) is not None:
        return line
    if isinstance(command, c.Call) and (line := _call_before(command, play, number)) is not None:
        return line
    said = command.seen
    if said is None or isinstance(command, c.NextRound):
        return None
    if (said.match, said.round) != (play.match.id, number):
        raise StaleError("stale-round", now=number, round=said.round or 0)
    subjects = {**SUBJECTS, **{own: word.subject for own, word in own_words(play.plan.rules.game).items()}}
    if name not in subjects:
        return None  # another game's word: it is refused as such
    subject = subjects[name]
    last = next((line for line, meant in _since(play, number, said.version, frozenset(said.own))
                 if subject.touches(command, meant)), None)
    if last is None or subject.same(command, last):
        return last
    what = sentence(last, play.fold.rounds[number - 1].standing.players, play.plan.rules.game)
    raise StaleError("stale-said", what=what) if what else StaleError("stale-something")


def _count_before(command: c.Counting, was: Mapping[str, int | None], play: MatchPlay, number: int) -> Line | None:
    """A count that goes on from another number than there is by now is stale; one that is there already is done."""
    standing = play.fold.rounds[number - 1].standing
    now = standing.counted.get(command.player, {})
    wanted = {name: None if n is None else int(n) for name, n in command.counts.items()}
    if all(now.get(name) == n for name, n in wanted.items()):
        return next((line for line in reversed(play.logs[number - 1])
                     if isinstance(line, log.Count) and line.player == command.player), None)
    for name, n in was.items():
        if name in wanted and now.get(name) != n:
            who = standing.players.get(command.player) or command.player
            raise StaleError("stale-count", name=who, now="–" if now.get(name) is None else now[name],
                             wanted="–" if wanted[name] is None else wanted[name]).about("counts")
    return None


def _call_before(command: c.Call, play: MatchPlay, number: int) -> Line | None:
    """The line by which the same was called, where that stands: a name tapped twice is called once."""
    standing, called = play.fold.rounds[number - 1].standing, play.plan.rules.game.ends[0]
    end = command.end or called
    caller = command.player if end == called else None
    if standing.phase != "stopped" or (standing.end, standing.caller) != (end, caller):
        return None
    return next((line for line in reversed(play.logs[number - 1])
                 if isinstance(line, log.Call | log.Stop) and line.by_people and line.player == caller), None)


def _since(play: MatchPlay, number: int, version: int, own: frozenset[int]) -> Iterator[tuple[Line, Line]]:
    """The lines of a round that a screen had not seen, newest first, each with what it speaks of."""
    lines = play.logs[number - 1]
    known = {line.seq: line for line in lines}
    for line in reversed(lines):
        if line.seq <= version:
            return
        if line.seq not in own:
            yield line, line
            if isinstance(line, log.Undo):
                yield from ((line, known[n]) for n in line.about if n in known)


def _kinds(kinds: type | UnionType, same: type | None = None) -> Subject:
    return Subject(lambda command, line: isinstance(line, kinds),
                   lambda command, line: same is not None and isinstance(line, same))


def _called(command: c.Call, line: Line) -> bool:
    if not isinstance(line, log.Call):
        return False
    end = "stalemate" if command.player is None else line.end
    return (line.player, line.end) == (command.player, command.end or end)


def _undone(command: c.Undo, line: Line) -> bool:
    """Whether a line takes back what a screen would take back; without a number that is the newest word it showed."""
    if command.event is None:
        return line.by_people
    return isinstance(line, log.Undo) and command.event in line.about


_PEOPLE = _kinds(log.People)

SUBJECTS: dict[str, Subject] = {
    "start": _kinds(PHASES, log.RoundStart), "unstart": _kinds(PHASES, log.Unstart),
    "resume": _kinds(PHASES, log.Resume), "end_match": _kinds(PHASES, log.MatchEnd),
    "reopen_match": _kinds(PHASES, log.MatchReopened),
    "pause": Subject(lambda command, line: isinstance(line, PHASES | log.Pause),
                     lambda command, line: isinstance(line, log.Pause) and line.paused == command.paused),
    "stop": _kinds(AFTER_STOP, log.Stop), "count": _kinds(AFTER_STOP),
    "call": Subject(lambda command, line: isinstance(line, PHASES), _called),
    "round_flag": Subject(
        lambda command, line: isinstance(line, AFTER_STOP) or (
            isinstance(line, log.RoundFlag) and line.flag == command.flag),
        lambda command, line: isinstance(line, log.RoundFlag) and line.value == command.value),
    "overrule": Subject(
        lambda command, line: isinstance(line, log.Rejudged) or (
            isinstance(line, log.Overrule) and command.finding in line.about),
        lambda command, line: isinstance(line, log.Overrule) and line.decision == command.decision),
    "answer": Subject(
        lambda command, line: isinstance(line, log.Answer) and command.question in line.about,
        lambda command, line: isinstance(line, log.Answer) and line.player == command.owner),
    "forget": Subject(
        lambda command, line: isinstance(line, log.Forget) and line.example == command.example,
        lambda command, line: isinstance(line, log.Forget)),
    "undo": Subject(_undone, lambda command, line: isinstance(line, log.Undo) and command.event in line.about),
    "join": _PEOPLE, "leave": _PEOPLE, "rename": _PEOPLE, "reseat": _PEOPLE,
}
"""Command -> what it is about; a game says that of its own (`Word`). Whoever had not seen a line about the same meant
something else."""
