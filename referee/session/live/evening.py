"""One table's evening: the match in play, the learned table, films and clock, as one state that screens follow.

Why it exists: the camera runs in a thread of its own, screens come and go at theirs. Here both meet: every line goes to
the log first, then into the state. What it does not do: see, judge, fold matches (`play`), or hear people (`hub`).

Threads: everything may be called from any thread; one lock is held for the time of a commit (about 2 ms).
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from referee.addresses import masked
from referee.games.api.lines import Json, Line, Said
from referee.session.film.filming import Films
from referee.session.live.following.camera_state import Camera
from referee.session.live.following.passing import Clock, Passing
from referee.session.live.following.screens import Picture, Screens
from referee.session.match.earlier import with_earlier
from referee.session.match.match import MatchPlan
from referee.session.match.plans import can_watch, is_of, others_table, write_match
from referee.session.match.play import MatchPlay, t_of
from referee.session.shown import stale
from referee.session.shown.trial import sound
from referee.session.shown.view import (
    NO_MATCH,
    Grown,
    bare_view,
    clock_s,
    learned_view,
    match_view,
    people_view,
    round_view,
    storage_view,
    undo_view,
    unplayed,
)
from referee.store import Store
from referee.values.common import Table

logger = logging.getLogger(__name__)


class Evening:
    """What there is at one table, of the match in play if there is one. `table`: the learned one for a new match."""

    def __init__(self, store: Store, *, table: Table | None = None) -> None:
        self.store, self.table = store, table
        self.films = Films(store)
        self.play: MatchPlay | None = None
        self.camera = Camera()
        self.grown = Grown()
        self.lock = threading.RLock()
        self.setting = 0  # how often camera or table have become others
        self.clock = Clock()
        self.screens = Screens({**NO_MATCH, "table": unplayed(table), "undo": None, "storage": None, "club": None,
                                "seen": self._seen()}, self.lock)
        self.picture = Picture(self.screens, self.lock)
        self.passing = Passing(self.look_again)
        self._tell_camera()
        store.on_trouble(self.tell_storage)
        self.tell_storage()

    def state(self) -> dict[str, Any]:
        """What screens show."""
        return self.screens.state()

    def close(self) -> None:
        """End every subscription; the store stays open."""
        with self.lock:
            self.films.close()
            self.passing.alarm.close()
            self.screens.close()

    # matches

    def new_match(self, plan: MatchPlan, table: Table | None = None) -> int:
        """Begin a match and open it; returns its number. `table`: one that comes with it, to be played on from now."""
        with self.lock:
            if table is not None:
                self.table = table
            fits = self.table is not None and is_of(self.table, plan)
            table = with_earlier(self.store, self.table) if self.table is not None and fits else None
            self.open(number := write_match(self.store, plan))
            if table is not None and self.play is not None:
                self.table = table
                self.play.keep_table(table)
                self.tell_match()
            return number

    def open(self, match: int | None) -> None:
        """Go on with a match of the store, or with none; or show it, where another program plays from the log."""
        with self.lock:
            opened = MatchPlay if self.passing.elsewhere else sound  # whoever plays it has tried it
            play = opened(self.store, match) if match is not None else None
            if play is not None and not self.passing.elsewhere:
                play.begin()
            self.play, self.grown = play, Grown()
            self.picture.lately.forget()
            self.passing.forget()
            if self.play is not None:
                if self.play.table is not None:
                    self.table, self.setting = self.play.table, self.setting + 1
                elif self.table is not None and others_table(self.table, self.play.plan):
                    self.table, self.setting = None, self.setting + 1
                self.clock.set(t_of(self.play.logs[-1]))
            self.screens.tell_table(bare=bare_view(self.table), hidden=[], read=[])
            self.screens.tell(demo=None)
            self.tell_match()

    # what the session says

    def write(self, line: Line) -> int:
        """Take a line of the session; returns its number in the log."""
        with self.lock:
            assert self.play is not None
            if isinstance(line, Said) and line.text:
                line = replace(line, text=masked(line.text))
            kept = self.play.write(line)
            self.tell_match()
            return kept.seq

    def keep_look(self, line: Line) -> None:
        """Keep what the judge was shown."""
        with self.lock:
            assert self.play is not None
            self.play.write(line)

    def rejudged(self) -> None:
        """The judge has said everything anew."""
        with self.lock:
            if self.play is not None:
                self.play.refold()
                self.tell_match()

    def set_table(self, table: Table) -> None:
        """The table was learned (again); it is kept with the match."""
        with self.lock:
            self.table, self.setting = table, self.setting + 1
            if self.play is not None:
                self.play.keep_table(table)
            self.screens.tell_table(**({"kind": table.game} if self.play is None else {}), bare=bare_view(table))
            self.screens.tell(checks=[], seen=self._seen())

    def forget_table(self) -> None:
        """Another camera: where its pictures have the board is to be found out."""
        with self.lock:
            self.table, self.setting = None, self.setting + 1
            self.screens.tell(seen=self._seen())

    def trace(self, line: Json, tokens: Iterable[str] | None = None, in_sight: Json | None = None) -> None:
        """Take one line of `--trace`: how the source is now and which squares are covered.

        `tokens`: squares on which tokens were seen, if a picture was read; one whose way nobody saw is where it shows.
        `in_sight`: what screens show of that picture itself (`Showing.in_sight`).
        """
        with self.lock:
            hidden = list(line.get("hidden") or ())
            self.clock.set(float(line["t"]))
            if tokens is not None:
                self.screens.tell_table(tokens=self.passing.see(tokens, self.state()["table"]["tokens"], hidden))
            if in_sight:
                self.screens.tell_table(**in_sight)
            self.camera.at(line["state"], float(line["t"]))
            if hidden != self.state()["table"]["hidden"]:
                self.screens.tell_table(hidden=hidden)
            self._tell_camera()

    def source(self, state: str, text: str = "") -> None:
        """How the source is: a state of `camera_state`; the text says why."""
        if state == "failed":
            logger.warning("%s", text)
        with self.lock:
            self.camera.source(state, text)
            self._tell_camera()
            if self.play is not None and self.state()["match"]["by_hand"] == self._watched(self.play):
                self.tell_match()

    @property
    def paused(self) -> bool:
        """Whether play rests, and the clock of the round in play with it."""
        return self.play is not None and self.play.logs[-1].standing.paused

    def time(self) -> float:
        """Seconds of the round in play: the source's own, or those that have passed since its last word."""
        return self.clock.time(stands=self.camera.stands or self.paused)

    # what is shown

    def tell_match(self) -> None:
        """The match in play is otherwise."""
        play = self.play
        if play is None:
            self.screens.tell(**NO_MATCH, table=unplayed(self.table), undo=None, seen=self._seen())
            self.screens.tell_scene()
            return
        view = round_view(play.plan, play.fold, play.number, play.logs[-1])
        if self.passing.tokens is not None:
            view["table"]["tokens"] = self.passing.tokens
        self.passing.linger(view["findings"], self.state()["findings"])
        view["round"]["clock_s"] = clock_s(view["round"], self.time)
        match = match_view(play.match.id, play.plan, play.fold, watched=self._watched(play))
        match["time_up"] = (left := play.time_left(self.time())) is not None and left <= 0
        if left is not None and left > 0 and view["round"]["phase"] == "running" and not self.paused:
            self.passing.alarm.after(left)
        view["round"]["ends_match"] = view["round"]["ends_match"] or match["time_up"]
        view["table"] = {**self.state()["table"], **view["table"]}
        self.screens.tell(**view, match=match, people=people_view(play.fold), learned=learned_view(play, self.grown),
                          undo=undo_view(play.plan, play.fold, play.logs[-1], self.passing.undo_left()),
                          seen=self._seen())
        self._tell_camera()

    def look_again(self) -> None:
        """Something that is shown for a while is over, or what is shown beside the match has changed."""
        with self.lock:
            if not self.screens.closed:
                self.tell_match()

    # inside

    def _seen(self) -> dict[str, Any]:
        return stale.seen(self.play, live=True, setting=self.setting)

    def _watched(self, play: MatchPlay) -> bool:
        return self.camera.in_use and self.camera.watches and can_watch(play.plan, self.table)

    def tell_storage(self) -> None:
        """How it is with the log is otherwise."""
        self.screens.tell(storage=storage_view(self.store.trouble, self.passing.elsewhere))

    def _tell_camera(self) -> None:
        state = self.state()
        runs = (state["round"] or {}).get("phase") == "running"
        learned = state["table"]["bare"] is not None
        shown = self.camera.view(asks=bool(state["status"]["ask"]), learned=learned, runs=runs)
        if shown["camera"] != state.get("camera") or shown["source"] != state.get("source"):
            self.screens.tell(**shown)
        self.screens.tell_scene()
