"""The judge of the round in play, in the log's numbers: shown every look, told what people say, asked again if need be.

Why it exists: a judge counts its events from 1 and knows nothing of logs, restarts or corrections; everybody else knows
the numbers of the log only. What it does not do: see, or decide who may say what (`commands`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from typing import Any

from referee.games.api.sight import AnySight
from referee.rules.core import Event, Judge, Observation
from referee.session.match.evidence import Evidence
from referee.session.match.lines import Line, line_of, spots_of
from referee.session.match.rejudging import REJUDGED, has_looks, replay, same_lines

Pictures = Mapping[str, Any]


class LiveJudge:
    """Judges round after round with judges that `new_judge` makes.

    `players` says who plays now (seat -> name). `write` keeps a line and returns its number in the log; `look` keeps
    what the judge was shown.
    """

    def __init__(self, sight: AnySight, new_judge: Callable[[], Judge[Any]], evidence: Evidence,
                 players: Callable[[], Mapping[str, str]], *, write: Callable[[Line], int] | None = None,
                 look: Callable[[Line], object] | None = None) -> None:
        self._sight, self._new_judge, self._evidence, self._players = sight, new_judge, evidence, players
        numbers = count(1)
        self._write = write or (lambda line: next(numbers))
        self._look, self._outlined = look, write is not None
        self.lines: list[Line] = []
        self.begin()

    def begin(self, earlier: Sequence[Mapping[str, Any]] = ()) -> list[Line]:
        """A new round, or one that goes on: `earlier` are its lines so far, without undone ones.

        Returns what is said anew, because the judge would not say now what it said then.
        """
        self._judge = self._new_judge()
        self._numbers: dict[int, int] = {}
        self._corrections = self._sight.corrections(earlier)
        self.lines = []
        if not has_looks(earlier):
            return []
        said = replay(self._sight, self._judge, earlier, self._corrections)
        told = judged(earlier)
        if same_lines(told, said):
            self._numbers = {event.seq: line["seq"] for event, line in zip(said, told, strict=True)}
            self.lines = list(told)
            return []
        return self._again(earlier, said)

    def rejudge(self, earlier: Sequence[Mapping[str, Any]]) -> list[Line]:
        """Judge the round again with all corrections among its lines; returns what it says now, all of it."""
        self._judge = self._new_judge()
        self._corrections = self._sight.corrections(earlier)
        return self._again(earlier, replay(self._sight, self._judge, earlier, self._corrections))

    @property
    def undecided(self) -> bool:
        """Whether another look may help."""
        return self._judge.undecided

    def observe(self, seen: Observation) -> list[Line]:
        """Show it a look; returns what it says."""
        if self._look is not None:
            self._look(self._sight.look_line(seen))
        return self._say(self._judge.observe(self._corrections.apply(seen)))

    def note(self, kind: str, t: float, frame: int, player: str | None = None, *,
             extra: Mapping[str, Any], **params: Any) -> list[Line]:
        """Tell it what is no look; returns what it says, each line with what is `extra` in it."""
        return self._say(self._judge.note(kind, t, frame, player, **params), extra=extra)

    def told(self, kind: str, t: float, frame: int, about: Iterable[int] = (), **params: Any) -> None:
        """Tell it what people said and the log has already; `about` in the log's numbers."""
        meant = set(about)
        own = [mine for mine, seq in self._numbers.items() if seq in meant]
        for event in self._judge.note(kind, t, frame, about=own, **params):
            self._numbers.setdefault(event.seq, 0)

    def finish(self, t: float, frame: int) -> list[Line]:
        """The source has ended; returns what it still says."""
        return self._say(self._judge.finish(t, frame))

    def _again(self, earlier: Sequence[Mapping[str, Any]], said: Iterable[Event]) -> list[Line]:
        pictures: dict[Any, Pictures] = {
            _key(line): {name: line[name] for name in ("evidence", "pictures") if name in line}
            for line in judged(earlier) if line.get("evidence")}
        self._numbers, self.lines = {}, []
        marker: Line = {"type": REJUDGED, "t": earlier[-1].get("t", 0.0) if earlier else 0.0}
        marker["seq"] = self._write(marker)
        return [marker, *self._say(said, pictures)]

    def _say(self, events: Iterable[Event],
             pictures: Mapping[Any, Pictures] | None = None, extra: Mapping[str, Any] | None = None) -> list[Line]:
        said = []
        for event in events:
            line = line_of(event, self._players()) | dict(extra or {})
            if pictures is None:
                saved = self._evidence.save(event.evidence, event.spots, event.seq, event.beside)
                line["evidence"] = [picture.name for picture in saved]
                if self._outlined:
                    line["pictures"] = [picture._asdict() for picture in saved]
            else:
                line |= pictures.get(_key(line), {"evidence": []})
            if "about" in line:
                line["about"] = [self._numbers[n] for n in line["about"] if self._numbers.get(n)]
            line["seq"] = self._numbers[event.seq] = self._write({k: v for k, v in line.items() if k != "seq"})
            self.lines.append(line)
            said.append(line)
        return said


def judged(lines: Iterable[Mapping[str, Any]]) -> list[Line]:
    """The judge's own lines as it said them last."""
    found: list[Line] = []
    for line in lines:
        if line["type"] == REJUDGED:
            found = []
        elif "class" in line and line.get("by") != "people":
            found.append(dict(line))
    return found


def _key(line: Line) -> tuple[Any, ...]:
    return line["type"], tuple(spots_of(line)), line["t"]
