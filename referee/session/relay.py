"""A session that plays to the dashboard: its lines, pictures and states go to a hub, people's calls come back.

Why it exists: `Session` is a generator in one thread, the hub is the meeting point of many; this is the one
thread between them, with the table learned from the source itself where nobody named one, and recordings
played at their own speed. What it does not do: serve pages, keep state.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.capture import Frame, Source, SourceError, open_source
from referee.geometry.lens import LensError
from referee.kit.taught import TaughtSet
from referee.session.doctor import view_checks
from referee.session.games import game_named
from referee.session.live import LiveHub
from referee.session.match_file import MatchSetup
from referee.session.session import Moment, Session, Sinks
from referee.store import Store, StoreError
from referee.values import Table, cell_id
from referee.vision import BoardNotFound, ImageError, Lens
from referee.vision.learning.lying import covered_text

SHOWN_WIDTH = 1280  # pixels; a page shows the picture about 760 wide, a large screen twice that
SHOWN_QUALITY = 80  # JPEG; a 1280x720 picture takes about 150 KB
LEARN_EVERY_S = 1.0  # learning takes up to a second, and people need that long to take their hands away
LEARN_TRIES = 10  # of a recording: whoever does not show the empty board in its first ten seconds must name a table
WARM_UP_S = 1.0  # a webcam's exposure and white balance settle in about a second
CALLS = ("start", "stop", "resume")

OURS = (SourceError, BoardNotFound, ImageError, LensError, StoreError)


def new_match(store: Store, setup: MatchSetup, rounds: int | None = None) -> int:
    """Begin a match of the store with these circumstances; `rounds`: how many are planned."""
    brought = {count.kept_as: dict(setup.counts.get(count.name, {})) for count in game_named(setup.game).brought}
    options = {**setup.options.to_mapping(), "game": setup.game, **brought}
    return store.new_match(setup.players, setup.edition, options if rounds is None else {**options, "rounds": rounds})


def setup_of(hub: LiveHub) -> MatchSetup:
    """The circumstances of a match in the store, for a session that goes on with it."""
    rules = hub.rules.game.rules
    return MatchSetup(rules.game, hub.match.edition, options=rules.options.from_mapping(hub.rules.options))


class StoreSink:
    """Evidence pictures go to the store, which names them by their content."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def save(self, jpeg: bytes, stem: str) -> str:
        return self._store.save_evidence(jpeg)


@dataclass(frozen=True)
class TableFrom:
    """How a relay comes to know the table: the one `given`, or else from the beginning of the source named `spec`.

    That is opened once more, and the table learned as soon as the empty board is seen, with `lens` if it was measured
    and the `taught` pieces if there are any.
    """

    spec: str
    given: Table | None = None
    lens: Lens | None = None
    taught: TaughtSet | None = None


class Relay:
    """Referees one source for a hub. `run` belongs to one thread; `stop` may be called from any.

    `speed`: how fast a recording is played, 0 for as fast as it can be refereed.
    """

    def __init__(self, hub: LiveHub, store: Store, source: Source, setup: MatchSetup, table: TableFrom, *,
                 speed: float = 1.0) -> None:
        self._hub, self._store, self._source, self._setup = hub, store, source, setup
        self._table, self._speed = table, speed
        self._session: Session | None = None
        self._examined = False
        self._stopping = threading.Event()
        self._began: float | None = None
        self._noticed = ""

    def stop(self) -> None:
        """End after the current frame."""
        self._stopping.set()
        self._source.stop()

    def run(self) -> None:
        """Until the source ends or `stop`. What goes wrong is shown on the dashboard; a bug is raised as well."""
        try:
            with self._source:
                table = self._table.given or self._learn()
                if table is None:
                    return
                self._hub.set_table(table)
                self._referee(table)
        except OURS as e:
            self._hub.source("failed", str(e))
        except BaseException:
            self._hub.source("failed", "The referee stopped because of an error of its own; its terminal says more.")
            raise

    def _referee(self, table: Table) -> None:
        sinks = Sinks(StoreSink(self._store), self._moment, self._notice)
        session = Session(table, self._source, self._setup_now(), sinks=sinks)
        self._session = session
        self._hub.on_command = self._called
        try:
            for line in session.run():
                self._hub.feed(line)
        finally:
            self._hub.on_command = None
        if self._source.live and not self._stopping.is_set():
            self._hub.source("lost", self._noticed)

    def _learn(self) -> Table | None:
        """The table as the source shows it; None if stopped before. BoardNotFound when a recording does not show it."""
        if self._table.spec == "-":
            raise SourceError("pictures from standard input come only once; name a learned table with --table")
        reason, tries, due = "", 0, WARM_UP_S if self._source.live else 0.0
        with open_source(self._table.spec) as source:
            for item in source:
                if self._stopping.is_set():
                    return None
                if not isinstance(item, Frame) or item.damaged or item.t < due:
                    continue
                self._picture(item.image)
                try:
                    table = game_named(self._setup.game).learn([item.image], self._table.lens)
                    if not table.covered:
                        return replace(table, taught=self._table.taught)
                    reason = covered_text(table.covered)
                except BoardNotFound as e:
                    reason = str(e)
                tries, due = tries + 1, item.t + LEARN_EVERY_S
                self._hub.source("starting", reason)
                if tries == LEARN_TRIES and not source.live:
                    break
        raise BoardNotFound(f"{self._table.spec} does not show the empty board at its beginning ({reason}); "
                            f"learn it from a picture with `referee learn` and name it with --table")

    def _moment(self, moment: Moment) -> None:
        seen = [cell_id(t.cell) for t in moment.reading.tokens] if moment.fresh and moment.reading is not None else None
        self._hub.trace(moment.to_dict(), seen)
        if self._hub.wants_picture():
            self._picture(moment.frame.image)
        if not self._examined and moment.fresh and moment.state == "still" and self._session is not None:
            self._examined = True
            self._hub.set_checks(view_checks(moment.frame.image, self._session.table))
        if not self._source.live and self._speed > 0:
            self._keep_time(moment.frame.t)

    def _keep_time(self, t: float) -> None:
        """Wait until a recording's own time has come."""
        now = time.monotonic()
        if self._began is None:
            self._began = now - t / self._speed
        self._stopping.wait(max(0.0, self._began + t / self._speed - now))

    def _picture(self, image: NDArray[np.uint8]) -> None:
        shrink = SHOWN_WIDTH / image.shape[1]
        small = cv2.resize(image, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA) if shrink < 1 else image
        ok, jpeg = cv2.imencode(".jpg", small, [cv2.IMWRITE_JPEG_QUALITY, SHOWN_QUALITY])
        if not ok:
            raise ImageError("a picture of the source could not be encoded for the page")
        self._hub.show(jpeg.tobytes())

    def _notice(self, text: str) -> None:
        self._noticed = text

    def _setup_now(self) -> MatchSetup:
        return replace(self._setup, players=self._hub.players, counts={**self._setup.counts, **self._hub.brought})

    def _called(self, name: str, arguments: Mapping[str, Any]) -> None:
        session = self._session
        if session is None:
            return
        if name == "next_round":
            session.setup = self._setup_now()
            session.call(name)
        elif name in CALLS or (name in ("overrule", "owner") and arguments["about"]):
            session.call(name, arguments)
