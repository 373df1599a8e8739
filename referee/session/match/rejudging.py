"""A round judged again from what was seen: after a restart, or with what people have corrected.

Why it exists: the judge's belief lives in memory, the looks it was given live in the log; shown again in their order
they give the same belief. With corrections laid over them they give what follows from these, at once and for any round.
What it does not do: write the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.games.api.looks import LOOK
from referee.games.api.parts import Corrections
from referee.games.api.sight import AnySight
from referee.rules.core import Event, Judge, Observation
from referee.session.match.lines import spots_of

REJUDGED = "rejudged"
"""The line after which the judge says everything anew."""
WATCHED = "watched"
"""The line a session begins a round with: how it looks (`looks`, `timed`), so that it can be judged again alike.
`live`: its pictures came from a camera, and cannot be had again."""

Line = Mapping[str, Any]


def has_looks(lines: Iterable[Line]) -> bool:
    """Whether a round was watched, so that it can be judged again."""
    return any(line["type"] == LOOK for line in lines)


def looks_of(sight: AnySight, lines: Iterable[Line]) -> list[Observation]:
    """The looks among a round's lines, in order."""
    return [sight.look_of(line) for line in lines if line["type"] == LOOK]


def replay(sight: AnySight, judge: Judge[Any], lines: Sequence[Line], corrections: Corrections[Any]) -> list[Event]:
    """Show a fresh judge a round's lines (without undone ones); returns all that it says."""
    said: list[Event] = []
    findings = {line["seq"]: line for line in lines if "class" in line}
    stopped, last = 0.0, None  # last: the newest look
    for line in lines:
        t, frame = float(line.get("t") or 0.0), int(line.get("frame") or 0)
        if line["type"] == LOOK:
            last = sight.look_of(line)
            said += judge.observe(corrections.apply(last))
        elif line.get("by") != "people":
            continue
        elif line["type"] == "round_start":
            said += judge.note("start", t, frame)
        elif line["type"] == "stop":
            stopped = t
            judge.note("stop", t, frame, player=line.get("player"))
        elif line["type"] == "call":
            judge.note("stop", stopped, frame, player=line.get("player"))
        elif line["type"] == "resume":
            judge.note("resume", t, frame)
        elif line["type"] == "overrule":
            about = [event.seq for seq in line["about"] if seq in findings for event in said
                     if _same(event, findings[seq])]
            judge.note("overrule", t, frame, about=about, decision=line["decision"])
    if last is not None and corrections.outstanding:
        t = max(float(line.get("t") or 0.0) for line in lines)
        said += judge.observe(corrections.apply(last.at_rest(t, last.frame, last.looks)))
    return said


def same_lines(before: Sequence[Line], events: Sequence[Event]) -> bool:
    """Whether the judge says again what it said; only then its numbers mean what they meant."""
    return len(before) == len(events) and all(map(_same, events, before))


def _same(event: Event, line: Line) -> bool:
    again = event.to_dict()
    return spots_of(again) == spots_of(line) and all(again[key] == line.get(key) for key in ("type", "class", "rule"))
