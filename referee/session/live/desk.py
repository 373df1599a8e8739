"""The camera in use: opened, changed, tried again, and asked to learn or be taught, from any screen.

Why it exists: a camera comes and goes during an evening, and nobody should have to start anything again for it. What it
does not do: look at pictures (`relay`), or keep the state (`evening`).

Threads: commands come from the web's threads; each source is played in a thread of its own, one at a time.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from referee.addresses import masked, shown
from referee.capture import PHONE, Phone, PhoneSource, Source, SourceError, open_source
from referee.games.api.lines import Call, Line, Overrule
from referee.games.api.parts import TeachingError
from referee.games.registry import game_named
from referee.i18n import say
from referee.i18n.said import Sentence
from referee.kit.taught import TaughtSet
from referee.session.live.evening import Evening
from referee.session.live.relay import OURS, Relay, TableFrom
from referee.session.match import commands
from referee.session.match.commands import Command, CommandError
from referee.session.match.judged.rejudging import has_looks
from referee.session.match.plans import can_watch, is_of
from referee.session.match.play import SOURCE, MatchPlay
from referee.session.match.sample import played_in, sample_name, sample_of
from referee.store import Sets
from referee.values.common import Table
from referee.vision.common import Lens

STOP_S = 10.0
"""Time for the frame in hand to be refereed and logged; it takes well under a second."""
MOST_CAMERAS = 10
RETRY_S = 3.0
"""A camera that could not be opened, or went away, is tried again so often."""


@dataclass
class _Lesson:
    """What people taught. `taught`: what is known of their pieces; `proposed`: the table and the picture in which
    pieces were last proposed, for what people were shown is what is taught."""

    taught: TaughtSet | None
    proposed: tuple[Table, Any] | None = None


class Desk:
    """The one source of an evening. `demo`: begins the sample round of a game (its source) when people ask for it."""

    def __init__(self, evening: Evening, *, lens: Lens | None = None, taught: TaughtSet | None = None,
                 demo: Callable[[Evening, str], str] | None = None, speed: float = 1.0) -> None:
        self._evening, self._lens, self._demo, self._speed = evening, lens, demo, speed
        self._lesson = _Lesson(taught)
        self._spec = ""
        self._relay: Relay | None = None
        self._thread: threading.Thread | None = None
        self._lock = threading.RLock()
        self._timer: threading.Timer | None = None
        self._closed = False
        self._is_demo = False
        self.phone = Phone()

    def use(self, spec: str, *, watch: bool = True, opened: Source | None = None) -> None:
        """Open a source, unless it is `opened`, and play it; none with an empty name. `SourceError` where it can never
        be opened."""
        with self._lock:
            self._end()
            self._spec = spec
            if not spec:
                self._evening.camera.use("")
                self._evening.source("none")
                return
            source = opened or self._opened(spec)
            play = self._evening.play
            watches = watch and play is not None and can_watch(play.plan, self._evening.table)
            self._evening.camera.use(spec, _label(spec), playing=not source.live, watches=watches)
            self._evening.source("starting")
            if play is not None and watch and not self._is_demo:
                self._evening.store.keep(play.match.id, SOURCE, {"spec": spec})
            table = _played_on(self._evening.table, play)
            name = sample_name(play.plan.rules.game) if self._is_demo and play is not None else ""
            relay = Relay(self._evening, source, TableFrom(spec, table, self._lens, self._lesson.taught),
                          speed=self._speed, ahead=sample_of(name).lead_s if name else 0.0, watch=watches,
                          played=played_in(name) if name else None)
            self._relay = relay
            self._thread = threading.Thread(target=self._run, args=(relay, source.live), name="referee", daemon=True)
            self._thread.start()

    def phone_comes(self, *, first: bool) -> None:
        """A phone sends a picture; with its `first` one it is the camera where there is none, else `CommandError`."""
        if self._spec == PHONE:
            return
        with self._lock:
            if self._spec not in ("", PHONE):
                raise CommandError("phone-other-camera", name=self._evening.camera.label)
            if not first:
                raise CommandError("phone-no-camera")
            if not self._spec:
                self.use(PHONE, watch=self._evening.play is not None)

    def close(self) -> None:
        """End the source with everything said that can be said."""
        with self._lock:
            self._closed = True
            self._end()

    def command(self, name: str, command: Command, line: Line | None) -> dict[str, Any] | None:
        """Carry out what concerns the camera; `line`: what people said, as logged."""
        if isinstance(command, commands.Camera):
            self._change(command.source or "")
        elif name == "match_leaving":
            with self._lock:
                self._end()
        elif name in ("match_opened", "match_unwatched"):
            self._lesson.taught = _known(self._lesson.taught, self._evening.table)
            if self._is_demo:
                self._is_demo, self._spec = False, ""
            self._again(watch=name == "match_opened")
        elif isinstance(command, commands.RetryCamera):
            self._again(watch=self._evening.play is not None)
        elif isinstance(command, commands.Learn):
            return self._learn(command.game)
        elif isinstance(command, commands.Teach):
            return self._teach(command)
        elif isinstance(command, commands.Demo):
            return self._play_demo(command.game)
        elif isinstance(command, commands.DemoPause | commands.DemoStep):
            self._pause(command)
        elif self._relay is not None:
            self._tell(name, line)
        return None

    def cameras(self) -> list[dict[str, Any]]:
        """The cameras of this machine, by what tells them apart; found without opening one that is in use."""
        found = {str(n): _label(str(n)) for n in range(MOST_CAMERAS) if Path(f"/dev/video{n}").exists()}
        if not found and not Path("/dev").is_dir():  # Windows has no list of devices that can be looked at
            found = {n: _label(n) for n in ("0", "1")}
        found[PHONE] = _label(PHONE)
        if (current := self.current) is not None:
            found.setdefault(current, self._evening.camera.label)
        return [{"spec": spec, "label": label, "picture": "/frame" if spec == current else None}
                for spec, label in found.items()]

    @property
    def current(self) -> str | None:
        """How screens name the camera in use when they choose it again: never with a password in it."""
        if not self._spec or self._is_demo:
            return None
        return self._spec if self._spec.isdecimal() or self._spec == PHONE else _label(self._spec)

    def proposals(self) -> dict[str, Any]:
        """The pieces found on the learned board, for teaching."""
        table, image = self._evening.table, self._image()
        if table is None:
            raise CommandError("desk-learn-first")
        found: dict[str, Any] = game_named(table.game).eyes.teaching.proposals(table, image)
        self._lesson.proposed = (table, image)
        return found

    # inside

    def _run(self, relay: Relay, live: bool) -> None:
        relay.run()
        if relay is not self._relay:
            return  # it was ended by somebody who holds the lock and waits for this thread
        with self._lock:
            if live and relay is self._relay and not self._closed:  # it went away by itself
                self._timer = threading.Timer(RETRY_S, self._retry, (relay,))
                self._timer.daemon = True
                self._timer.start()

    def _retry(self, relay: Relay) -> None:
        with self._lock:
            if relay is self._relay and not self._closed:
                self.use(self._spec, watch=self._evening.play is not None)

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        relay, thread, self._relay, self._thread = self._relay, self._thread, None, None
        if relay is not None:
            relay.stop()
        if thread is not None and thread is not threading.current_thread():
            thread.join(timeout=STOP_S)

    def _change(self, spec: str) -> None:
        before = self._spec
        spec = before if spec == self.current else spec
        try:
            if spec != before:
                self._evening.forget_table()
            self._is_demo = False
            opened = self._opened(spec) if spec else None  # nobody waits for it: a folder may be large, a disk slow
            self.use(spec, opened=opened)
        except SourceError as e:
            with self._lock:
                self._end()
                self._spec = spec
            self._evening.camera.use(shown(spec), _label(spec))
            self._evening.source("failed", str(e))
            raise CommandError(masked(str(e))) from e

    def _opened(self, spec: str) -> Source:
        return PhoneSource(self.phone) if spec == PHONE else open_source(spec)

    def _again(self, *, watch: bool) -> None:
        if not self._spec:
            self._evening.camera.use("")
            self._evening.source("none")
            return
        try:
            self.use(self._spec, watch=watch)
        except SourceError as e:
            self._evening.source("failed", str(e))

    def _tell(self, name: str, line: Line | None) -> None:
        relay, play = self._relay, self._evening.play
        assert relay is not None
        if line is None:
            relay.told(name, {})
        elif play is not None and play.rejudged_by(line, play.number):
            lines = play.lines(play.number)
            if has_looks(lines):
                relay.told("rejudge", {"lines": lines})
        elif name in ("answer", "forget", "undo"):
            relay.told("learn", {"lines": play.lines(play.number) if play else []})
        elif isinstance(line, Call):
            relay.told("stop", {"t": play.fold.now.standing.stopped if play else line.t, "player": line.player})
        elif name in ("start", "stop", "resume"):
            relay.told(name, {"t": line.t})
        elif name == "unstart":
            relay.told(name, {})
        elif isinstance(line, Overrule) and line.decision is not None:
            relay.told(name, {"about": line.about, "decision": line.decision})

    def _image(self) -> Any:
        image = None if self._relay is None else self._relay.newest.wait()
        if image is None:
            raise CommandError("desk-no-picture")
        return image

    def _learn(self, game: str) -> dict[str, Any]:
        image, relay, play = self._image(), self._relay, self._evening.play
        assert relay is not None
        if play is not None and play.fold.now.standing.phase not in ("waiting", "stopped"):
            raise CommandError("desk-learn-before")
        try:
            table = relay.learned(image, game, self._lesson.taught)
        except OURS as e:
            raise CommandError(str(e)) from e
        if play is not None and not is_of(table, play.plan):  # a match of another game is set up: this one is left
            with self._lock:
                self._end()
                self._evening.open(None)
                self._evening.set_table(table)
                self._again(watch=False)
            return {"squares": len(table.spots), "quality": table.quality.to_dict()}
        self._evening.set_table(table)
        if play is not None:
            self._again(watch=True)
        return {"squares": len(table.spots), "quality": table.quality.to_dict()}

    def _teach(self, asked: commands.Teach) -> dict[str, Any]:
        table = self._evening.table
        if table is None:
            raise CommandError("desk-learn-first")
        seen = self._lesson.proposed
        image = seen[1] if seen is not None and seen[0] is table else self._image()
        pieces = [piece.model_dump() for piece in asked.pieces]
        try:
            table, report = game_named(table.game).eyes.teaching.taught_by(table, image, pieces, asked.colours)
        except (TeachingError, *OURS) as e:
            raise CommandError(str(e)) from e
        assert table.taught is not None
        if asked.name:
            table = replace(table, taught=replace(table.taught, name=asked.name))
        self._lesson.taught = _known(self._lesson.taught, table)
        if asked.name and self._lesson.taught is not None:
            sets = Sets()
            sets.save(asked.name, self._lesson.taught.to_dict())
            sets.use(asked.name)
        self._evening.set_table(table)
        if self._evening.play is not None:
            self._again(watch=True)
        return {"text": report.text, "missing": list(report.missing), "notes": list(report.notes)}

    def _play_demo(self, game: str) -> dict[str, Any]:
        if self._demo is None:
            raise CommandError("sample-not-installed")
        with self._lock:
            self._end()
        spec = self._demo(self._evening, game)
        self._is_demo = True
        self.use(spec)
        self._evening.screens.demo(paused=False)
        assert self._evening.play is not None
        return {"match": self._evening.play.match.id}

    def _pause(self, command: Command) -> None:
        relay = self._relay
        if relay is None or not self._evening.camera.playing:
            raise CommandError("desk-no-pause")
        if isinstance(command, commands.DemoPause):
            relay.pause(command.paused)
            self._evening.screens.demo(paused=command.paused)
        else:
            relay.pause(False, step=True)
            self._evening.screens.demo(paused=False)


def _played_on(table: Table | None, play: MatchPlay | None) -> Table | None:
    """The table that a match is played on: the one that was learned last, unless it is another game's."""
    return table if play is None or table is None or is_of(table, play.plan) else play.table


def _known(before: TaughtSet | None, table: Table | None) -> TaughtSet | None:
    """What was taught of a table's game, in place of what was known of it; other games' pieces stay known."""
    if table is None or table.taught is None:
        return before
    return table.taught.in_place_of(before, game_named(table.game).eyes.teaching.own)


def _label(spec: str) -> str:
    """What a source is called on a screen: never with a password in it."""
    if "://" in spec:
        return masked(spec)
    if spec == PHONE:
        return Sentence(say("source-phone-label"))
    return Sentence(say("source-camera", number=spec)) if spec.isdecimal() else Path(shown(spec)).name
