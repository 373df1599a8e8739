"""One table refereed from a source: frames in, the lines of the contract out.

Why it exists: the one place where capture, vision, tracking and rules are wired together; `watch`, `audit`,
`demo` and the dashboard all run it. What it does not do: see, judge, keep a log or draw (it hands out lines
and moments; the caller does with them what it likes).

    with open_source("round.mp4") as source:
        for line in Session(table, source).run():
            print(json.dumps(line))

Threads: `run` belongs to one thread. `call` and `stop` may be used from any other.
"""

from __future__ import annotations

import logging
import queue
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from referee.capture import Frame, Notice, Source, SourceError
from referee.capture.base import noticed
from referee.games.api import lines as log
from referee.games.api.codec import written
from referee.games.api.learning import Keeper, LearnsNothing, Pupil
from referee.games.api.lines import Line, Watched
from referee.games.api.parts import MotionSensor, PictureReader
from referee.games.registry import game_named
from referee.i18n.said import Said
from referee.session.match.agreed.match_file import MatchSetup
from referee.session.match.judged.evidence import Evidence, EvidenceSink
from referee.session.match.judged.judging import LiveJudge
from referee.session.match.judged.rejudging import looks_of
from referee.session.watch.resized import Resized
from referee.session.watch.seeing import Look, Seeing, State
from referee.session.watch.summary import summary
from referee.values.common import Reading, Table

HAND_S = 2.0
"""A hand over the board is mentioned (BG-PLAY-5) when it stays longer than laying a card and moving a token takes:
under 1.5 s in all the rounds recorded for development."""

DAMAGED_S = 1.0
"""Damage to the picture is mentioned when it lasts so long: less hides no more than a hand does."""

LOOKS = 2
"""Looks that must agree before somebody is accused of more than one picture shows: a reader overlooks a piece now and
then, seldom the same one twice in a row."""

TROUBLE = frozenset({"table_moved", "picture_damaged", "picture_size", "source_lost"})
"""Notes that whoever hosts wants to find in the journal afterwards."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Moment:
    """One frame after it was looked at: for the trace, a recorded video or a screen.

    `reading` is the latest one made, of this frame or of an earlier one; `hidden` are the ids of the squares
    it could not see.
    """

    frame: Frame
    state: State
    reading: Reading | None
    fresh: bool

    def to_dict(self) -> dict[str, Any]:
        """The trace line of the contract."""
        hidden = [] if self.reading is None else list(self.reading.hidden_spots)
        return {"frame": self.frame.index, "t": round(self.frame.t, 3), "state": self.state, "hidden": hidden}


@dataclass(frozen=True)
class Sinks:
    """Where a session tells what is no line of its own.

    `evidence` keeps the pictures that prove events. `moment` is called for every frame, `notice` with what the source
    says of itself: a picture left out, a video that breaks off, a camera that is waited for. `write` keeps
    a line in a log and returns its number.
    `looks` keeps what the judge was shown; without it a round cannot be judged again. `table` is given the learned
    table when it was found in pictures of another size. `paused` says whether people let play rest. `keeper` keeps what
    is learned in play; without it nothing is learned, and nobody is asked.
    """

    evidence: EvidenceSink | None = None
    moment: Callable[[Moment], None] | None = None
    notice: Callable[[Notice], None] | None = None
    write: Callable[[Line], int] | None = None
    looks: Callable[[Line], object] | None = None
    table: Callable[[Table], object] | None = None
    paused: Callable[[], bool] | None = None
    keeper: Keeper | None = None


NOBODY_LISTENS = Sinks()


class Session:
    """Referees one source on one learned table. `reader` and `sensor` are those of the game unless given."""

    def __init__(self, table: Table, source: Source, setup: MatchSetup | None = None, *,
                 sinks: Sinks = NOBODY_LISTENS,
                 reader: PictureReader[Any] | None = None, sensor: MotionSensor | None = None) -> None:
        self.table, self.source, self.setup = table, source, setup or MatchSetup()
        self.reading: Reading | None = None
        self._sinks = sinks
        self._on_moment, self._on_notice = sinks.moment, sinks.notice
        self._evidence = Evidence(table, sinks.evidence)
        sight = self._sight = game_named(self.setup.game).eyes
        self._resized = Resized(table, sight)

        def make(seen: Table) -> PictureReader[Any]:
            return sight.reader(seen, self.setup)

        reader = reader or make(table)
        self._pupil: Pupil[Any, Any, Any] = LearnsNothing(make) if sinks.keeper is None else (
            sight.teaching.pupil(table, reader, make, lambda: self.setup, sinks.keeper, live=source.live))
        self._odd: tuple[int, int] | None = None
        """The height and width of pictures in which the table is not found yet."""
        self._seeing = Seeing(table, reader, sensor or sight.sensor(table),
                              partial(sight.memory, stills=source.moments), sight.busy_s)
        self._looks = 1 if source.moments else LOOKS
        self._judging = LiveJudge(sight, lambda: sight.judge(table, self.setup, looks=self._looks, timed=source.timed),
                                  self._evidence, lambda: self.setup.players, write=sinks.write,
                                  look=sinks.looks)
        self._calls: queue.SimpleQueue[tuple[str, Mapping[str, Any]]] = queue.SimpleQueue()
        self._since = 0.0
        """Seconds of the round before this source; its own time begins at 0."""
        self._seen_to = -1.0
        """Up to there a recording was refereed already, in seconds."""
        self._t, self._frame = 0.0, 0
        self._begun = self._moved = self._started = self._stopped = self._resting = False
        self._state: State = "still"
        self._hand_since: float | None = None
        self._damaged_since: float | None = None
        self._damage_said = False

    def run(self, earlier: Sequence[Line] = ()) -> Iterator[dict[str, Any]]:
        """The lines of the contract as JSON; the last one is the summary. Ends with the source or after `stop`.

        `earlier`: the lines of a round that goes on (without undone ones), with the looks of then.

        Raises `SourceError` when the source cannot be opened, gives nothing at all, or pictures of another size than
        the table's.
        """
        if earlier and self.source.live:
            self._since = self._t = max(line.time for line in earlier) + 1.0
        elif earlier:  # a recording is played on from where it was
            self._seen_to = max(line.time for line in earlier if not line.by_people)

        def lines() -> Iterator[Line]:
            yield from self._begin(earlier)
            for item in self.source:
                if isinstance(item, Notice):
                    yield from self._notice(item)
                else:
                    yield from self._look(item)
                    if not item.damaged:
                        yield from self._learn(item)
            last = self._seeing.finish(self._t, self._frame)
            if last is not None:
                yield from self._judging.observe(last)
            yield from self._judging.finish(self._t, self._frame)

        yield from map(written, lines())
        yield summary(self._judging.lines, self._seeing.pieces, self.setup)

    def stop(self) -> None:
        """End after the current frame, with everything said that can be said."""
        self.source.stop()

    def call(self, name: str, arguments: Mapping[str, Any] | None = None) -> None:
        """What people said to somebody who keeps the log (the dashboard): the judge takes it into account, and only
        what follows from it is given out. `start`, `stop` (with `t`, `player`), `resume`, `overrule` (with `about`,
        `decision`), `rejudge` (with all `lines` of the round), `next_round` and `unstart`."""
        self._calls.put((name, arguments or {}))

    # one item of the source

    def _look(self, frame: Frame) -> Iterator[Line]:
        if frame.image.shape[:2] != (self.table.height, self.table.width) or self._odd is not None:
            if self.source.live:
                yield from self._find_again(replace(frame, t=frame.t + self._since))
            else:
                self._wrong_size(frame)
            return
        if frame.t <= self._seen_to:
            self._begun = True
            return
        if self._paused:
            yield from self._rest(frame)
            return
        self._resting = False
        frame = replace(frame, t=frame.t + self._since)
        self._t, self._frame, self._begun = frame.t, frame.index, True
        yield from self._people()
        name = frame.source if frame.settled else f"{frame.source}#{frame.index}"
        look = self._seeing.look(frame, name)
        self._state = look.state
        if look.reading is not None:
            self.reading = look.reading
            self._evidence.remember(name, frame.image)
            if look.state == "still":
                self._resized.remember(frame.image)
        yield from self._table(look)
        if self._moved and self.source.live and (found := self._resized.look(frame, self._seeing.pieces)) is not None:
            self._see_by(found)
        yield from self._damage(frame)
        yield from self._hand(look.state)
        yield from self._judge(frame, look)
        if self._on_moment is not None:
            self._on_moment(Moment(frame, look.state, self.reading, look.reading is not None))

    @property
    def _paused(self) -> bool:
        """Whether play rests before a camera; a recording is held by whoever plays it."""
        return self.source.live and self._sinks.paused is not None and self._sinks.paused()

    def _rest(self, frame: Frame) -> Iterator[Line]:
        """Play rests: the round's time stands, and what is otherwise afterwards is looked at as after a loss."""
        if not self._resting:
            self._resting, self._hand_since, self._damaged_since, self._damage_said = True, None, None, False
            self._seeing.lost()
        self._since, self._frame, self._begun = self._t - frame.t, frame.index, True
        yield from self._people()
        if self._on_moment is not None:
            self._on_moment(Moment(replace(frame, t=self._t), "paused", self.reading, False))

    def _judge(self, frame: Frame, look: Look) -> Iterator[Line]:
        seen = look.observation
        if look.reading is not None:
            seen = self._pupil.look(frame.image, look.reading, seen, self._seeing.pieces,
                                    plain=look.state in ("still", "hand"))
        if seen is not None:
            yield from self._judging.observe(seen)
            if self._judging.undecided:
                self._seeing.doubt()

    def _learn(self, frame: Frame) -> Iterator[Line]:
        """Learn from what people said, read anew with what was learned, and ask."""
        if (reader := self._pupil.grown()) is not None:
            self._seeing.read_by(reader, self._pupil.in_doubt())
            if frame.settled and frame.image.shape[:2] == (self.table.height, self.table.width):
                yield from self._judge(frame, self._seeing.look(replace(frame, t=self._t), frame.source))
        self._pupil.ask(self._t, self._seeing.pieces, still=self._state == "still")

    def _find_again(self, frame: Frame) -> Iterator[Line]:
        """A camera's pictures have another size: nothing is judged until the table is found in them."""
        self._t, self._frame, self._begun, self._state = frame.t, frame.index, True, "resized"
        yield from self._people()
        height, width = frame.image.shape[:2]
        if self._odd != (height, width):
            self._odd = height, width
            self._resized.begin(frame.t)
            self._seeing.lost()
            yield from self._note("picture_size", width=width, height=height)
        table = self._resized.look(frame, self._seeing.pieces)
        if table is None:
            if self._on_moment is not None:
                self._on_moment(Moment(frame, "resized", self.reading, False))
            return
        self._see_by(table)

    def _see_by(self, table: Table) -> None:
        """The table was found again; nothing of the round changes."""
        self.table, self._odd, self._moved = table, None, False
        self._evidence.see_by(table)
        self._seeing.see_by(self._pupil.see_by(table), self._sight.sensor(table))
        if self._sinks.table is not None:
            self._sinks.table(table)

    def _wrong_size(self, frame: Frame) -> None:
        """Of a recording: a first picture of another size ends everything; a later one is left out."""
        height, width = frame.image.shape[:2]
        why = Said("session-other-size", name=frame.source, width=width, height=height,
                   learned_width=self.table.width, learned_height=self.table.height)
        if not self._begun:
            raise SourceError(why)
        if self._on_notice is not None:
            self._on_notice(noticed("skipped", self._t, Said("source-left-out", why=why)))

    def _notice(self, notice: Notice) -> Iterator[Line]:
        if notice.kind in ("source_lost", "source_back"):
            self._seeing.lost()
            if self._paused:
                self._since = self._t - notice.t
            self._t = max(self._t, notice.t + self._since)
            yield from self._note(notice.kind, notice.text)
        elif self._on_notice is not None:
            self._on_notice(notice)

    def _table(self, look: Look) -> Iterator[Line]:
        if look.reading is None:
            return
        moved, self._moved = self._moved, look.reading.table_moved
        if self._moved and not moved:
            self._resized.begin(self._t)
            yield from self._note("table_moved")

    def _damage(self, frame: Frame) -> Iterator[Line]:
        """Say that the picture cannot be believed once that lasts, and when it can be again."""
        if frame.damaged:
            if self._damaged_since is None:
                self._damaged_since = frame.t
            if not self._damage_said and frame.t - self._damaged_since >= DAMAGED_S:
                self._damage_said = True
                yield from self._note("picture_damaged")
        elif self._damaged_since is not None:
            seconds, self._damaged_since = frame.t - self._damaged_since, None
            if self._damage_said:
                self._damage_said = False
                yield from self._note("picture_back", seconds=round(seconds, 1))

    def _hand(self, state: State) -> Iterator[Line]:
        if self.source.moments:
            return  # how long a hand stayed between two pictures is not known
        if state == "damaged":
            self._hand_since = None  # nor how long while nothing could be seen
        if state == "hand":
            if self._hand_since is None:
                self._hand_since = self._t
        elif self._hand_since is not None and state == "still":
            seconds, self._hand_since = self._t - self._hand_since, None
            if seconds >= HAND_S:
                yield from self._note("hand", seconds=round(seconds, 1))

    # what people said

    def _people(self) -> Iterator[Line]:
        setup = self.setup
        if not self._started and setup.start is not None and self._t >= setup.start:
            self._started = True
            yield from self._note("start")
        if not self._stopped and setup.stop is not None and self._t >= setup.stop:
            self._stopped = True
            end = setup.end or ("regular" if setup.caller else None)
            yield from self._note("stop", player=setup.caller, end=end)
        while not self._calls.empty():
            name, arguments = self._calls.get()
            if "lines" in arguments:
                self._pupil.said(arguments["lines"])
            if name in ("next_round", "unstart"):
                self._seeing.new_round()
                yield from self._begin(())
            elif name == "rejudge":
                yield from self._judging.rejudge(arguments["lines"])
            elif name != "learn":
                said = dict(arguments)
                if name == "stop" and "player" in said:
                    self._pupil.stopped()
                self._judging.told(name, float(said.pop("t", self._t)), self._frame, **said)

    def _begin(self, earlier: Sequence[Line]) -> Iterator[Line]:
        """A round begins, or goes on with what was seen of it before."""
        if self._sinks.looks is not None:
            self._sinks.looks(Watched(t=self._t, looks=self._looks, timed=self.source.timed, live=self.source.live))
        yield from self._judging.begin(earlier)
        self._pupil.begin(earlier)
        if looks := looks_of(self._sight, earlier):
            self._seeing.recall(looks)

    # lines

    def _note(self, kind: str, text: str | None = None, *, player: str | None = None, **params: Any) -> Iterator[Line]:
        """Write down what is not a judgement: about the source, the table, a hand, or a call."""
        extra = {**params, "text": text} if text is not None else params
        lines = self._judging.note(kind, self._t, self._frame, player, extra=extra, **params)
        for line in lines if kind in TROUBLE else ():
            logger.warning("%s", line.text if isinstance(line, log.Said) and line.text else kind)
        yield from lines
