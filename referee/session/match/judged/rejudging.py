"""A round judged again from what was seen: after a restart, or with what people have corrected.

Why it exists: the judge's belief lives in memory, the looks it was given live in the log; shown again in their order
they give the same belief. With corrections laid over them they give what follows from these, at once and for any round.
What it does not do: write the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from referee.games.api.lines import Call, Line, Look, Overrule, Resume, RoundStart, Said, Stop
from referee.games.api.parts import Corrections
from referee.games.api.sight import AnySight
from referee.rules.core import Event, Judge, Observation


def has_looks(lines: Iterable[Line]) -> bool:
    """Whether a round was watched, so that it can be judged again."""
    return any(isinstance(line, Look) for line in lines)


def looks_of(sight: AnySight, lines: Iterable[Line]) -> list[Observation]:
    """The looks among a round's lines, in order."""
    return [sight.look_of(line) for line in lines if isinstance(line, Look)]


def replay(sight: AnySight, judge: Judge[Any], lines: Sequence[Line], corrections: Corrections[Any]) -> list[Event]:
    """Show a fresh judge a round's lines (without undone ones); returns all that it says."""
    said: list[Event] = []
    findings = {line.seq: line for line in lines if isinstance(line, Said) and line.class_ is not None}
    stopped, last = 0.0, None  # last: the newest look
    for line in lines:
        t, frame = line.time, line.frame or 0
        if isinstance(line, Look):
            last = sight.look_of(line)
            said += judge.observe(corrections.apply(last))
        if not line.by_people:
            continue
        match line:
            case RoundStart():
                said += judge.note("start", t, frame)
            case Stop():
                stopped = t
                judge.note("stop", t, frame, player=line.player)
            case Call():
                judge.note("stop", stopped, frame, player=line.player)
            case Resume():
                judge.note("resume", t, frame)
            case Overrule():
                about = [event.seq for seq in line.about if seq in findings for event in said
                         if _same(event, findings[seq])]
                judge.note("overrule", t, frame, about=about, decision=line.decision)
    if last is not None and corrections.outstanding:
        t = max(line.time for line in lines)
        said += judge.observe(corrections.apply(last.at_rest(t, last.frame, last.looks)))
    return said


def same_lines(before: Sequence[Line], events: Sequence[Event]) -> bool:
    """Whether the judge says again what it said; only then its numbers mean what they meant."""
    return len(before) == len(events) and all(map(_same, events, before))


def _same(event: Event, line: Line) -> bool:
    return isinstance(line, Said) and (event.type, event.cls, event.rule, event.spots) == (
        line.type, line.class_, line.rule, line.squares)
