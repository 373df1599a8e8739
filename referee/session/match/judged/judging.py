"""The judge of the round in play, in the log's numbers: shown every look, told what people say, asked again if need be.

Why it exists: a judge counts its events from 1 and knows nothing of logs, restarts or corrections; everybody else knows
the numbers of the log only. What it does not do: see, or decide who may say what (`commands`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from referee.games.api.codec import written
from referee.games.api.lines import Json, Line, Rejudged, Said, spots_of
from referee.games.api.sight import AnySight
from referee.i18n import render
from referee.i18n.explained import explained
from referee.rules.core import Event, Judge, Observation
from referee.session.match.judged.evidence import Evidence
from referee.session.match.judged.rejudging import has_looks, replay, same_lines


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

    def begin(self, earlier: Sequence[Line] = ()) -> list[Line]:
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
            self._numbers = {event.seq: line.seq for event, line in zip(said, told, strict=True)}
            self.lines = list(told)
            return []
        return self._again(earlier, said)

    def rejudge(self, earlier: Sequence[Line]) -> list[Line]:
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
             extra: Json, **params: Any) -> list[Line]:
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

    def _again(self, earlier: Sequence[Line], said: Iterable[Event]) -> list[Line]:
        pictures: dict[Any, Json] = {}
        for line in judged(earlier):
            data = written(line)
            if data.get("evidence"):
                pictures[line.type, spots_of(line), line.t] = {
                    name: data[name] for name in ("evidence", "pictures") if name in data}
        self._numbers, self.lines = {}, []
        marker = Rejudged(t=earlier[-1].t or 0.0 if earlier else 0.0)
        return [replace(marker, seq=self._write(marker)), *self._say(said, pictures)]

    def _say(self, events: Iterable[Event],
             pictures: Mapping[Any, Json] | None = None, extra: Json | None = None) -> list[Line]:
        said = []
        for event in events:
            data = {**_opened(event, self._players()), **(extra or {})}
            if pictures is None:
                saved = self._evidence.save(event.evidence, event.spots, event.seq, event.beside,
                                            whole=event.whole)
                data["evidence"] = [picture.name for picture in saved]
                if self._outlined:
                    data["pictures"] = [picture._asdict() for picture in saved]
            else:
                data |= pictures.get((event.type, event.spots, data["t"]), {"evidence": []})
            if "about" in data:
                data["about"] = [self._numbers[n] for n in data["about"] if self._numbers.get(n)]
            line = self._sight.codec.read({**data, "seq": 0})
            self._numbers[event.seq] = self._write(line)
            self.lines.append(replace(line, seq=self._numbers[event.seq]))
            said.append(self.lines[-1])
        return said


def judged(lines: Iterable[Line]) -> list[Line]:
    """The judge's own lines as it said them last."""
    found: list[Line] = []
    for line in lines:
        if isinstance(line, Rejudged):
            found = []
        elif isinstance(line, Said) and line.class_ is not None and not line.by_people:
            found.append(line)
    return found


def _opened(event: Event, players: Mapping[str, str]) -> dict[str, Any]:
    """An event as JSON in the judge's own numbers, with its words; `players`: seat -> name."""
    return explained(event.to_dict()) | {"text": _words(event, players)}


def _words(event: Event, players: Mapping[str, str]) -> str:
    """The event as a sentence; a player is called by name where one is known, else by seat."""
    if not event.key:
        return ""
    names = {seat: name for seat, name in players.items() if name}
    said = {key: names.get(value, value) if key.startswith("player") and isinstance(value, str) else value
            for key, value in event.params.items()}
    return render(event.key, said)
