"""A film as the picture of a network camera, in real time, with all the troubles that a camera at home has.

`referee.capture` sees nothing but HTTP. While there is trouble the film stands still, as people do who look up.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import av
import cv2
import numpy as np
from numpy.typing import NDArray

from referee.capture import Notice, open_source
from referee.session import MatchSetup, Session
from referee.session.watch.session import Sinks
from referee.values.board import BoardTable
from tests.support.network_camera import NetworkCamera

Image = NDArray[np.uint8]
T = TypeVar("T")
SIZES: dict[str, Callable[[Image], Image]] = {
    "as learned": lambda image: image,
    "turned": lambda image: np.ascontiguousarray(np.rot90(image)),
    "smaller": lambda image: np.asarray(cv2.resize(image, None, fx=2 / 3, fy=2 / 3, interpolation=cv2.INTER_AREA)),
    "turned and smaller": lambda image: np.asarray(
        cv2.resize(np.rot90(image), None, fx=0.75, fy=0.75, interpolation=cv2.INTER_AREA)),
}

HAND_S = 4.0
"""Time for the board to be found with hands over it."""


class Film:
    """Gives the film's pictures as JPEG in its own time, up to `until`; `t` is where it is, in seconds."""

    def __init__(self, path: Path, *, speed: float = 1.0, until: float = math.inf) -> None:
        self._frames = self._decoded(path, until)
        self._lock = threading.Lock()
        self._speed, self.t, self.ended, self.runs = speed, 0.0, False, True
        self.size = "as learned"
        self._at = 0.0
        self._image, self._next = next(self._frames), next(self._frames)
        self._jpeg, self._encoded = b"", ""

    @staticmethod
    def _decoded(path: Path, until: float) -> Iterator[tuple[float, Image]]:
        with av.open(str(path)) as film:
            for frame in film.decode(video=0):
                if float(frame.time or 0.0) > until:
                    return
                yield float(frame.time or 0.0), np.asarray(frame.to_ndarray(format="bgr24"), np.uint8)

    def picture(self) -> bytes | None:
        """The next picture when its time has come, else None; the same one again while the film stands still."""
        with self._lock:
            now = time.monotonic()
            if not self.runs or self.ended:
                if now - self._at < 0.1:
                    return None
            elif now - self._at < (self._next[0] - self._image[0]) / self._speed:
                return None
            else:
                self._image, self._next = self._next, next(self._frames, (-1.0, self._next[1]))
                self.ended = self._next[0] < 0
                self.t = self._image[0]
                self._jpeg = b""
            self._at = now
            if not self._jpeg or self._encoded != self.size:
                self._encoded = self.size
                shown = SIZES[self.size](self._image[1])
                self._jpeg = cv2.imencode(".jpg", shown, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes()
            return self._jpeg

    def reached(self, t: float) -> bool:
        """Whether it has come so far, or to its end."""
        return self.t >= t or self.ended


@dataclass
class Round:
    """A round refereed from an address, in a thread; `lines` grows."""

    film: Film
    camera: NetworkCamera
    table: BoardTable
    setup: MatchSetup

    def begin(self, url: str) -> None:
        self.lines: list[tuple[float, dict[str, Any]]] = []
        self.states: list[tuple[float, str]] = []
        self.failed: BaseException | None = None
        self.waited = False
        self.source = open_source(url)
        self.source.patient = True
        self.session = Session(self.table, self.source, replace(self.setup, start=None, stop=None),
                               sinks=Sinks(moment=self._moment, notice=self._notice))
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            with self.source:
                for line in self.session.run():
                    self.lines.append((time.monotonic(), line))
        except BaseException as e:
            self.failed = e
            raise

    def _moment(self, moment: Any) -> None:
        self.states.append((time.monotonic(), moment.state))
        due = self.setup
        if due.start is not None and self.film.t >= due.start and self.session.setup.start is None:
            self.session.setup = replace(self.session.setup, start=0.0)
        if due.stop is not None and self.film.t >= due.stop and self.session.setup.stop is None:
            self.session.setup = replace(self.session.setup, stop=0.0)

    def _notice(self, notice: Notice) -> None:
        self.waited = self.waited or notice.kind == "waiting"

    def said(self, kind: str, since: float) -> float | None:
        """When a line of this type was first said since a time."""
        return next((at for at, line in list(self.lines) if at >= since and line["type"] == kind), None)

    def seen(self, since: float, *, resized: bool = False) -> float | None:
        """When a picture was first looked at and understood since a time; `resized`: one of another size."""
        if resized:
            since = next((at for at, state in list(self.states) if at >= since and state == "resized"), math.inf)
        understood = ("still", "hand", "moving")
        return next((at for at, state in list(self.states) if at >= since and state in understood), None)

    def hands_away(self, since: float) -> None:
        """Let the film run on if the board is not found where it stands: hands lie over it, which people take away."""
        wait = time.monotonic() + HAND_S
        while time.monotonic() < wait and self.seen(since, resized=True) is None:
            time.sleep(0.01)
        self.film.runs = self.seen(since, resized=True) is None

    def until(self, condition: Callable[[], T | None], seconds: float, what: str) -> T:
        """Wait; what came. Raises `AssertionError` with `what` did not come."""
        end = time.monotonic() + seconds
        while not (found := condition()):
            assert self.failed is None, self.failed
            assert time.monotonic() < end, f"{what} did not come within {seconds} s"
            time.sleep(0.01)
        return found

    def end(self) -> list[dict[str, Any]]:
        """Stop, and give all lines."""
        self.session.stop()
        self._thread.join(30)
        assert not self._thread.is_alive() and self.failed is None
        return [line for _, line in self.lines]


Verdict = tuple[str, str, tuple[str, ...], str, str]


def compared(lines: list[dict[str, Any]],
             due: list[dict[str, Any]]) -> tuple[list[Verdict], list[Verdict], list[Verdict]]:
    """What was said of pieces that is not `due` (a piece, or an accusation), pieces that are missing, and accusations
    that were not made: each with type, player, squares, class and rule."""
    said, wanted = _verdicts(lines), _verdicts(due)
    pieces, wanted_pieces = {v[:3] for v in said}, {v[:3] for v in wanted}
    phantom = [v for v in said if v[:3] not in wanted_pieces or (v[3] == "violation" and v not in wanted)]
    return (phantom, [v for v in wanted if v[:3] not in pieces],
            [v for v in wanted if v[:3] in pieces and v[3] == "violation" and v not in said])


def _verdicts(lines: list[dict[str, Any]]) -> list[Verdict]:
    return [(x["type"], x["player"] or "", tuple(x.get("squares") or ()), x["class"], x["rule"] or "")
            for x in lines if x["type"] in ("card", "joker", "removed")]
