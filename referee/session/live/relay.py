"""A source that plays to the dashboard: its lines, pictures and states go to the evening, people's words come back.

Why it exists: `Session` is a generator in one thread, the evening is the meeting point of many; this is the one thread
between them. It learns the table from the source itself where nobody has. It shows what the camera sees while no match
is in play, and plays recordings at their own speed. What it does not do: serve pages, keep state, or choose a source
(`desk`).
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.capture import Frame, Notice, Source, SourceError, open_source
from referee.games.api.sight import AnySight
from referee.games.registry import USUAL, game_named
from referee.geometry.lens import LensError
from referee.i18n import say
from referee.kit import KitError
from referee.kit.taught import TaughtSet
from referee.session.film.footage import RoundPictures
from referee.session.live.as_played import AsPlayed
from referee.session.live.evening import Evening
from referee.session.live.following.camera_state import DARK, FROZEN_S
from referee.session.live.remembering import Remembering
from referee.session.match.play import MatchPlay
from referee.session.match.sample import Played
from referee.session.watch.session import Moment, Session, Sinks
from referee.store import Store, StoreError
from referee.values.common import Table, TableError
from referee.vision.common import ImageError, Lens, TableNotFound

SHOWN_WIDTH = 1280  # pixels; a page shows the picture about 760 wide, a large screen twice that
SHOWN_QUALITY = 80  # JPEG; a 1280x720 picture takes about 150 KB
LEARN_EVERY_S = 1.0  # learning takes up to a second, and people need that long to take their hands away
LEARN_TRIES = 10  # of a recording: whoever does not show the empty board in its first ten seconds must name a table
WARM_UP_S = 1.0  # a webcam's exposure and white balance settle in about a second
FIRST_PICTURE_S = 5.0  # in which a camera that was just chosen shows one, or cannot be asked to learn
REMEMBERED_S = 60.0
"""How long a picture is remembered, to see that a source plays the same ones again and again."""
GLANCE = (64, 36)
"""Size of the small picture by which two frames are told apart: noise changes some of its pixels in any camera."""

OURS = (SourceError, TableNotFound, ImageError, KitError, LensError, StoreError, TableError)


class StoreSink:
    """Evidence pictures go to the store, which names them by their content."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def save(self, jpeg: bytes, stem: str) -> str | None:
        return self._store.save_evidence(jpeg)


@dataclass(frozen=True)
class TableFrom:
    """How a relay comes to know the table: the one `given`, or else from the beginning of the source named `spec`.

    That is opened once more, and the table learned as soon as the empty board is seen. It is learned with `lens` if
    that was measured, and with the `taught` pieces if there are any.
    """

    spec: str
    given: Table | None = None
    lens: Lens | None = None
    taught: TaughtSet | None = None


class Newest:
    """The newest picture of a source, for learning and teaching."""

    def __init__(self) -> None:
        self._image: NDArray[np.uint8] | None = None
        self._due = threading.Event()
        """A first picture came, or none will any more."""

    def show(self, image: NDArray[np.uint8]) -> None:
        self._image = image
        self._due.set()

    def end(self) -> None:
        """No more will come."""
        self._due.set()

    @property
    def none_yet(self) -> bool:
        return self._image is None

    def wait(self) -> NDArray[np.uint8] | None:
        """It; a source that was just opened has a moment to show one."""
        self._due.wait(FIRST_PICTURE_S)
        return self._image


class Relay:
    """Plays one source to an evening. `run` belongs to one thread; everything else may be called from any.

    `played`: what people say in a recording.

    `speed`: how fast a recording is played, 0 for as fast as it can be refereed; so are its first `ahead` seconds
    anyway. `watch`: referee the match in play; otherwise pictures are shown only.
    """

    def __init__(self, evening: Evening, source: Source, table: TableFrom, *, speed: float = 1.0, ahead: float = 0.0,
                 watch: bool = True, played: Played | None = None) -> None:
        self._evening, self._source, self._table, self._speed, self._watch = evening, source, table, speed, watch
        self._played = AsPlayed(evening, played, ahead)
        source.patient = True
        self._session: Session | None = None
        self._examined = False
        self._stopping, self._running = threading.Event(), threading.Event()
        self._running.set()
        self._step = self._held = False
        self._began: float | None = None
        self._noticed = ""
        self._glances: OrderedDict[bytes, float] = OrderedDict()
        self._fresh_at = 0.0
        self._promptest = float("inf")
        """The least that ever lay between a picture's own time and its being looked at, clocks apart."""
        self.newest = Newest()

    def stop(self) -> None:
        """End after the current frame."""
        self._stopping.set()
        self._running.set()
        self._source.stop()

    def pause(self, paused: bool, *, step: bool = False) -> None:
        """Hold a recording, or go on; with `step` until the next thing happens."""
        self._step = step
        if paused and not step:
            self._running.clear()
        else:
            self._began = None
            self._running.set()

    def run(self) -> None:
        """Until the source ends or `stop`. What goes wrong is shown on the dashboard; a bug is raised as well."""
        try:
            with self._source:
                if not self._watch or self._evening.play is None:
                    self._preview()
                    return
                table = self._table.given or self._learn()
                if table is None:
                    return
                if table is not self._evening.table:
                    self._evening.set_table(table)
                self._referee(table)
        except OURS as e:
            self._evening.source("failed", str(e))
        except BaseException:
            self._evening.source("failed", say("relay-bug"))
            raise
        finally:
            self.newest.end()

    def told(self, name: str, arguments: Mapping[str, Any]) -> None:
        """What people said and the log has; the session takes it into account."""
        if not self._source.live and self._evening.paused != self._held:  # a recording has no clock but its own
            self._held = self._evening.paused
            self.pause(self._held)
        if self._session is not None:
            if name in ("next_round", "unstart"):
                assert self._evening.play is not None
                self._session.setup = self._evening.play.setup()
            self._session.call(name, arguments)

    def _preview(self) -> None:
        """Show what the camera sees, without a match."""
        for item in self._source:
            if self._stopping.is_set():
                return
            if isinstance(item, Frame):
                self._evening.trace({"t": item.t, "state": "still", "hidden": []})
                self._seen(item)
                if not self._source.live and self._speed > 0:
                    self._keep_time(item.t)
            else:
                self._notice(item)
        if self._source.live and not self._stopping.is_set():
            self._evening.source("lost", self._noticed)

    def _referee(self, table: Table) -> None:
        play = self._evening.play
        assert play is not None
        with RoundPictures(self._evening.films.footage) as self._pictures:
            self._play_round(table, play)

    def _play_round(self, table: Table, play: MatchPlay) -> None:
        evening = self._evening
        sinks = Sinks(StoreSink(evening.store), self._moment, self._notice, evening.write, evening.keep_look,
                      evening.set_table, lambda: evening.paused, Remembering(evening))
        session = Session(table, self._source, play.setup(), sinks=sinks)
        stops_at = {*play.plan.rules.game.eyes.codec.laid, "removed", "finding", "token"}
        self._session = session
        try:
            for line in session.run(play.lines(play.number)):
                if line["type"] == "rejudged":
                    self._evening.rejudged()
                elif line["type"] in ("source_lost", "table_moved"):
                    self._evening.source("lost" if line["type"] == "source_lost" else "moved", line.get("text") or "")
                if self._step and line["type"] in stops_at:
                    self._step = False
                    self._running.clear()
                    self._evening.screens.demo(paused=True)
        finally:
            self._session = None
        if not self._stopping.is_set():
            self._played.end()
        self._evening.source("lost" if self._source.live and not self._stopping.is_set() else "ended", self._noticed)

    def _learn(self) -> Table | None:
        """The table as the source shows it; None if stopped before. TableNotFound when a recording does not show it."""
        if self._table.spec == "-":
            raise SourceError("relay-standard-input")
        reason, tries, due = "", 0, WARM_UP_S if self._source.live else 0.0
        with contextlib.ExitStack() as stack:
            # A recording is opened once more, to be played from its beginning; a camera may have one viewer at a time.
            source = self._source if self._source.live else stack.enter_context(open_source(self._table.spec))
            for item in source:
                if self._stopping.is_set():
                    return None
                if isinstance(item, Notice):
                    self._notice(item)
                    continue
                if item.damaged or item.t < due:
                    continue
                self.newest.show(item.image)
                self._picture(item.image)
                try:
                    return self.learned(item.image)
                except TableNotFound as e:
                    reason = str(e)
                tries, due = tries + 1, item.t + LEARN_EVERY_S
                self._evening.source("starting", reason)
                if tries == LEARN_TRIES and not source.live:
                    break
        if self._stopping.is_set():  # its pictures ended because it was told to end
            return None
        raise TableNotFound("relay-no-board", source=self._table.spec, why=reason)

    def learned(self, image: NDArray[np.uint8], game: str = "", taught: TaughtSet | None = None) -> Table:
        """The table of a picture, with the `taught` pieces; of a `game`, or of that in play. `TableNotFound` if it is
        not seen bare. Cards that are not known may be shown later."""
        doing = self._evening.screens.doing
        sight = game_named(game).eyes if game else sight_of(self._evening.play)
        try:
            table: Table = sight.learn([image], self._table.lens, taught or self._table.taught, doing, whole=False)
        finally:
            doing("")
        if table.covered_spots:
            raise TableNotFound(table.quality.warnings[0])
        return table

    def _moment(self, moment: Moment) -> None:
        reading, sight = moment.reading if moment.fresh else None, sight_of(self._evening.play)
        if reading is None:
            self._evening.trace(moment.to_dict())
        else:
            self._evening.trace(moment.to_dict(), list(sight.set_out(reading)), sight.showing.in_sight(reading))
        if moment.state == "paused":
            self._promptest = float("inf")  # the round's time stands, and how late a picture is does not show
        self._seen(moment.frame)
        if (stopped := self._played.at(moment.frame.t)) is not None:
            self.told("stop", {"t": stopped.time, "player": self._evening.state()["round"]["caller"]})
        play = self._evening.play
        phase = play.fold.now.standing.phase if play is not None and moment.state != "paused" else ""
        if self._source.live and play is not None and phase in ("running", "stopping"):
            self._pictures.picture((play.match.id, play.number), moment.frame.image, moment.frame.t)
        if play is not None and phase in ("running", "stopping") and sight_of(play).contest is not None:
            self._evening.picture.lately.picture((play.match.id, play.number), moment.frame.image, moment.frame.t)
        if not self._examined and moment.fresh and moment.state == "still" and self._session is not None:
            self._examined = True
            seen_by = sight_of(play)
            self._evening.screens.set_checks(seen_by.examine(self._session.table, moment.frame.image))
        if not self._source.live and self._speed > 0:
            self._keep_time(moment.frame.t)

    def _seen(self, frame: Frame) -> None:
        """Measure one frame, and show it if somebody looks."""
        self.newest.show(frame.image)
        now = time.monotonic()
        small = cv2.resize(frame.image, GLANCE, interpolation=cv2.INTER_NEAREST)
        glance = small.tobytes()
        if self._glances.get(glance) is None:
            self._fresh_at = now
        self._glances[glance] = now
        while self._glances and next(iter(self._glances.values())) < now - REMEMBERED_S:
            self._glances.popitem(last=False)
        self._promptest = min(self._promptest, now - frame.t)
        late = now - frame.t - self._promptest if self._source.live else 0.0
        self._evening.camera.picture(now, late, dark=float(small.mean()) < DARK,
                                 frozen=self._source.live and now - self._fresh_at > FROZEN_S)
        if self._evening.picture.wanted():
            self._picture(frame.image)

    def _keep_time(self, t: float) -> None:
        """Wait until a recording's own time has come, and while it is paused."""
        self._running.wait()
        if t < self._played.lead_s:
            return
        now = time.monotonic()
        if self._began is None:
            self._began = now - t / self._speed
        self._stopping.wait(max(0.0, self._began + t / self._speed - now))

    def _picture(self, image: NDArray[np.uint8]) -> None:
        shrink = SHOWN_WIDTH / image.shape[1]
        small = cv2.resize(image, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA) if shrink < 1 else image
        ok, jpeg = cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, SHOWN_QUALITY])
        if not ok:
            raise ImageError("relay-not-encoded")
        self._evening.picture.show(jpeg.tobytes())

    def _notice(self, notice: Notice) -> None:
        self._noticed = notice.text
        if notice.kind == "waiting":
            self._evening.source("waiting" if self.newest.none_yet else "lost", notice.text)
        elif notice.kind == "source_lost":
            self._evening.source("lost", notice.text)
        elif notice.kind == "source_back":
            self._evening.source("starting")


def sight_of(play: MatchPlay | None) -> AnySight:
    """That of the game in play, where a camera can see it; else the usual one."""
    sight = None if play is None else play.plan.rules.game.sight
    return game_named(USUAL).eyes if sight is None else sight
