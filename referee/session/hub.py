"""The table, live: what is seen and what people decide, as one state that any number of screens follow.

Why it exists: the camera runs in a thread of its own, screens come and go at theirs. Here both meet: every line goes to
the log first, then into the state, and watchers get the newest state, never a queue of old ones. What it does not do:
see, judge, serve pages, or fold matches (`play`).

Threads: everything may be called from any thread; one lock is held for the time of a commit (about 2 ms). `subscribe`
belongs to an asyncio loop. State dicts are shared between all watchers and must not be changed.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from typing import Any

from referee.addresses import masked
from referee.session import archive, commands, filming, stale
from referee.session.alarm import Alarm
from referee.session.camera_state import Camera
from referee.session.commands import CommandError
from referee.session.filming import Films
from referee.session.findings import LINGERS_S
from referee.session.followers import Followers
from referee.session.match import MatchPlan
from referee.session.play import MatchPlay, t_of
from referee.session.remembering import Grown, learned_view, with_earlier
from referee.session.scenes import explains, scene
from referee.session.standing import Line
from referee.session.trial import asked_for, sound
from referee.session.view import (
    NO_MATCH,
    board_view,
    clock_s,
    match_view,
    people_view,
    round_view,
    storage_view,
    undo_view,
)
from referee.store import Store, StoreError
from referee.values import Check, Table

PICTURE_GAP_S = 0.2  # five pictures a second show what happens without costing a core
UNDO_S = 10.0  # so long a word of people is offered to be undone at once; later it is under the history

__all__ = ["CommandError", "Hub"]


class Hub:
    """The state that screens follow, of the match in play if there is one. `table`: the learned one for a new match.
    `on_command(name, command)`, if set, carries out what concerns the camera, and is told of what people said."""

    def __init__(self, store: Store, *, table: Table | None = None) -> None:
        self.store, self.table = store, table
        self.films = Films(store)
        self.play: MatchPlay | None = None
        self.camera = Camera()
        self.on_command: Callable[[str, commands.Command, Line | None], Any] | None = None
        self.grown = Grown()
        self.lock = self._lock = threading.RLock()
        self._followers = Followers(self.state)
        self._closed, self._picture_at = False, 0.0
        self._picture: bytes | None = None
        self._lookers: set[object] = set()
        self._seen_tokens: list[str] | None = None
        self._clock, self._undo_until = (0.0, time.monotonic()), 0.0
        self._lingering: dict[int, float] = {}
        self._words: Counter[int] = Counter()  # how often people said something about a match
        self._setting = 0  # how often camera or table have become others
        self._alarm = Alarm(self.look_again)
        self._state: dict[str, Any] = {**NO_MATCH, "board": board_view(table), "checks": [], "doing": "", "hidden": [],
                                       "frame": 0, "demo": None, "undo": None, "storage": None, "seen": self._seen()}
        self._tell_camera()
        store.on_trouble(self._tell_storage)
        self._tell_storage()

    # matches

    def new_match(self, plan: MatchPlan) -> int:
        """Begin a match and open it; returns its number."""
        with self._lock:
            table = with_earlier(self.store, self.table) if self.table is not None else None
            self.open(number := archive.write_match(self.store, plan))
            if table is not None and self.play is not None and plan.rules.game.camera:
                self.table = table
                self.play.keep_table(table)
                self._tell_match()
            return number

    def open(self, match: int | None) -> None:
        """Go on with a match of the store, or with none."""
        with self._lock:
            play = sound(self.store, match) if match is not None else None
            if play is not None:
                play.begin()
            self.play, self.grown = play, Grown()
            self._seen_tokens, self._lingering = None, {}
            if self.play is not None:
                if self.play.table is not None:
                    self.table, self._setting = self.play.table, self._setting + 1
                self._clock = (t_of(self.play.logs[-1]), time.monotonic())
                if (left := self.play.time_left()) is not None and left > 0:
                    self._alarm.after(left)
            self._tell(board=board_view(self.table), hidden=[], demo=None)
            self._tell_match()

    # what the session says

    def write(self, line: Mapping[str, Any]) -> int:
        """Take a line of the session; returns its number in the log."""
        with self._lock:
            assert self.play is not None
            said = {"text": masked(str(line["text"]))} if line.get("text") else {}
            written = self.play.write({**line, **said})
            self._tell_match()
            return int(written["seq"])

    def look(self, line: Line) -> None:
        """Keep what the judge was shown."""
        with self._lock:
            assert self.play is not None
            self.play.write(line)

    def rejudged(self) -> None:
        """The judge has said everything anew."""
        with self._lock:
            if self.play is not None:
                self.play.refold()
                self._tell_match()

    def set_table(self, table: Table) -> None:
        """The table was learned (again); it is kept with the match."""
        with self._lock:
            self.table, self._setting = table, self._setting + 1
            if self.play is not None:
                self.play.keep_table(table)
            self._tell(board=board_view(table), checks=[], seen=self._seen())

    def forget_table(self) -> None:
        """Another camera: where its pictures have the board is to be found out."""
        with self._lock:
            self.table, self._setting = None, self._setting + 1
            self._tell(seen=self._seen())

    def doing(self, text: str) -> None:
        """What is done now that takes seconds, in words; empty when it is done."""
        self._tell(doing=text)

    def set_checks(self, checks: Iterable[Check]) -> None:
        """What was found of camera and light (`session.doctor`)."""
        self._tell(checks=[check.to_dict() for check in checks])

    def trace(self, line: Line, tokens: Iterable[str] | None = None) -> None:
        """Take one line of `--trace`: how the source is now and which squares are covered.

        `tokens`: squares on which tokens were seen, if a picture was read; one whose way nobody saw is where it shows.
        """
        with self._lock:
            hidden = list(line.get("hidden") or ())
            self._clock = (float(line["t"]), time.monotonic())
            if tokens is not None:
                seen = list(tokens)
                covered = [t for t in self._state["tokens"] if t in hidden and t not in seen]
                if len(covered) > len(self._state["tokens"]) - len(seen):
                    covered = []  # nobody can say which of them it is that was moved to where one is seen
                self._seen_tokens = [*seen, *covered]
                self._tell(tokens=self._seen_tokens)
            self.camera.at(line["state"], float(line["t"]))
            self._tell(hidden=hidden)
            self._tell_camera()

    def source(self, state: str, text: str = "") -> None:
        """How the source is: a state of `camera_state`; the text says why."""
        with self._lock:
            self.camera.source(state, text)
            self._tell_camera()
            if self.play is not None and self._state["match"]["by_hand"] == self._watched(self.play):
                self._tell_match()

    @property
    def paused(self) -> bool:
        """Whether play rests, and the clock of the round in play with it."""
        return self.play is not None and self.play.logs[-1].standing.paused

    def time(self) -> float:
        """Seconds of the round in play: the source's own, or those that have passed since its last word."""
        t, at = self._clock
        return t if self.camera.running or self.paused else t + time.monotonic() - at

    def wants_picture(self) -> bool:
        """Whether somebody looks at the camera's pictures, and it is time to encode another one."""
        return time.monotonic() - self._picture_at >= (PICTURE_GAP_S if self._lookers else 5.0)

    def show(self, jpeg: bytes) -> None:
        """The newest camera picture; it covers the same field as the picture the table was learned from."""
        with self._lock:
            self._picture, self._picture_at = jpeg, time.monotonic()
            self._tell(frame=self._state["frame"] + 1)

    def demo(self, *, paused: bool) -> None:
        """The sample round is played, and whether it is paused."""
        self._tell(demo={"paused": paused, "explains": explains(self._state["scene"])})

    # what screens ask

    def state(self) -> dict[str, Any]:
        return self._state

    def latest_frame(self) -> bytes | None:
        return self._picture

    def evidence(self, name: str) -> bytes | None:
        """A picture named in an event, or None."""
        return self.store.evidence(name)

    def looks(self, who: object, watching: bool) -> None:
        """Whether a screen shows the camera's pictures at the moment."""
        (self._lookers.add if watching else self._lookers.discard)(who)

    def subscribe(self) -> AsyncIterator[dict[str, Any]]:
        """The state now and after every change, newest only; ends when the hub is closed."""
        return self._followers.follow()

    def close(self) -> None:
        """End every subscription; the store stays open."""
        with self._lock:
            self._closed = True
            self.films.close()
            self._alarm.close()
        self._followers.close()

    # what people say

    def command(self, name: str, fields: Mapping[str, Any], *, hosting: bool = True) -> dict[str, Any]:
        """Carry out a command (`commands`). `CommandError` with one sentence when it cannot be done now.

        `hosting` False: whoever asks plays and does not host; `NotAllowedError` where that is not enough. The answer
        holds `unwritten`, a sentence, where the log keeps in memory what was said.
        """
        if not hosting and name not in commands.AT_TABLE:
            raise commands.NotAllowedError("hub-host-only")
        try:
            answer = self._carry_out(name, commands.parse(name, dict(fields)), hosting)
        except StoreError as e:
            raise CommandError(str(e)) from e
        trouble = self.store.trouble
        return {**answer, "unwritten": trouble.text} if trouble is not None and trouble.lines else answer

    def _carry_out(self, name: str, command: commands.Command, hosting: bool) -> dict[str, Any]:
        with self._lock:
            stale.refuse_of_table(command, self.play, setting=self._setting)
        if name in archive.MATCHES:
            return self._change_match(name, command)
        if name in filming.COMMANDS:
            return filming.COMMANDS[name](self, command)
        if name in archive.CAMERA:
            if self.on_command is None:
                raise CommandError("hub-no-camera")
            return dict(self.on_command(name, command, None) or {})
        with self._lock:
            play = self._playing(command.match)
            if not hosting:
                self._of_the_table(play, command)
            if isinstance(command, commands.NextRound):
                return {"begun": self._next_round(play, command)}
            if (before := stale.said_before(name, command, play, play.round_of(command))) is not None:
                return {"seq": before["seq"], "already": True}
            word, number = play.word(name, command, self.time(), command.device)
            self._clock = (self.time(), time.monotonic())  # before a pause stops it, or lets it run again
            live = self._live(play, number)
            judge = play.judged_again(word, number) if play.rejudged_by(word, number) and not live else None
            if judge is None:
                line = play.write(word, number)
                self._said(play)
                if live and self.on_command is not None:
                    self.on_command(name, command, line)
                return {"seq": line["seq"]}
            words = self._words[play.match.id]
        lines = judge()  # nobody waits for it
        with self._lock:
            other = self.play is not play and self.play is not None and self.play.match.id == play.match.id
            if other or self._words[play.match.id] != words or self._live(play, number):
                raise CommandError("play-changed")
            play.take(lines, number)
            self._said(play)
            return {"seq": lines[0]["seq"]}

    # inside

    def _live(self, play: MatchPlay, number: int) -> bool:
        """Whether the camera is at work on a round, so that its own judge takes in what people say."""
        return play is self.play and number == play.number and self.camera.running

    def _said(self, play: MatchPlay) -> None:
        self._words[play.match.id] += 1
        if play is self.play:
            self._clock = (self.time(), time.monotonic())
            self._undo_until = time.monotonic() + UNDO_S
            self._alarm.after(UNDO_S)
            self._tell_match()

    def _change_match(self, name: str, command: commands.Command) -> dict[str, Any]:
        """Another match, or none. The camera is away meanwhile: what it says is of the match it was opened for."""
        if command.match is not None and command.seen is not None and not command.seen.live:
            with self._lock:
                stale.refuse_of_match(command, self._playing(command.match))
        tell = self.on_command or (lambda *said: None)
        tell("match_leaving", command, None)
        watched = self.play is not None and self.play.plan.rules.game.camera
        try:
            with self._lock:
                answer, watched = archive.MATCHES[name](self, command)
        finally:
            tell("match_opened" if watched else "match_unwatched", command, None)
        return answer

    def _of_the_table(self, play: MatchPlay, command: commands.Command) -> None:
        """`NotAllowedError` for what players may not say: of another match, or against who sits at the table."""
        if play is not self.play:
            raise commands.NotAllowedError("hub-other-match")
        if isinstance(command, commands.Undo) and play.meant(command)["type"] == "people":
            raise commands.NotAllowedError("hub-host-undo")

    def _playing(self, match: int | None) -> MatchPlay:
        if match is not None and (self.play is None or match != self.play.match.id):
            return asked_for(self.store, match)
        if self.play is None:
            raise CommandError("hub-no-match")
        return self.play

    def _next_round(self, play: MatchPlay, command: commands.NextRound) -> bool:
        begun = play.next_round(command)
        if begun:
            self._words[play.match.id] += 1
            self._seen_tokens, self._lingering, self._undo_until = None, {}, 0.0
            self._tell_match()
            if self.on_command is not None and play is self.play:
                self.on_command("next_round", command, None)
        return begun

    def _tell_match(self) -> None:
        play, now = self.play, time.monotonic()
        if play is None:
            self._tell(**NO_MATCH, undo=None, seen=self._seen())
            self._tell_scene()
            return
        view = round_view(play.plan, play.fold, play.number, play.logs[-1])
        if self._seen_tokens is not None:
            view["tokens"] = self._seen_tokens
        for found in view["findings"]:
            if found["cleared"] and found["seq"] not in self._lingering:
                before = any(f["seq"] == found["seq"] and f["open"] for f in self._state["findings"])
                self._lingering[found["seq"]] = now if before else 0.0
                if before:
                    self._alarm.after(LINGERS_S)
            found["cleared_ago_s"] = round(now - at, 1) if (at := self._lingering.get(found["seq"])) else None
        view["round"]["clock_s"] = clock_s(view["round"], self.time)
        match = match_view(play.match.id, play.plan, play.fold, watched=self._watched(play))
        match["time_up"] = (left := play.time_left()) is not None and left <= 0
        view["round"]["ends_match"] = view["round"]["ends_match"] or match["time_up"]
        self._tell(**view, match=match, people=people_view(play.fold), learned=learned_view(play, self.grown),
                   undo=undo_view(play.plan, play.fold, play.logs[-1], self._undo_until - now), seen=self._seen())
        self._tell_camera()

    def _seen(self) -> dict[str, Any]:
        return stale.seen(self.play, live=True, setting=self._setting)

    def _watched(self, play: MatchPlay) -> bool:
        return self.camera.in_use and self.camera.watches and play.plan.rules.game.camera

    def _tell_storage(self) -> None:
        self._tell(storage=storage_view(self.store.trouble))

    def _tell_camera(self) -> None:
        state, runs = self._state, (self._state["round"] or {}).get("phase") == "running"
        shown = self.camera.view(asks=bool(state["status"]["ask"]), board=state["board"] is not None, runs=runs)
        if shown["camera"] != self._state.get("camera") or shown["source"] != self._state.get("source"):
            self._tell(**shown)
        self._tell_scene()

    def _tell_scene(self) -> None:
        if (now := scene(self._state)) != self._state.get("scene"):
            self._tell(scene=now)
            if self._state["demo"] is not None:
                self.demo(paused=self._state["demo"]["paused"])

    def look_again(self) -> None:
        """Something that is shown for a while is over, or what is shown beside the match has changed."""
        with self._lock:
            if not self._closed:
                self._tell_match()

    def _tell(self, **changes: Any) -> None:
        with self._lock:
            self._state = {**self._state, **changes}
            self._followers.wake()
