"""The last minutes of a round as pictures in memory, for a moment that people want to see again.

Why it exists: two cards are laid at once, and a live camera's pictures are gone a second later. What it does not do:
keep anything on disk (`film.footage`), or say who was first (`contested`).

Threads: everything may be called from any.
"""

from __future__ import annotations

import threading
from collections import deque
from dataclasses import dataclass

import cv2

from referee.session.film.footage import Place, reduced
from referee.vision.common.images import Image


@dataclass(frozen=True, slots=True)
class LatelySettings:
    """How much is kept.

    - `every_s`: seconds between two pictures: a card is laid in half a second, so that four or five show it;
    - `last_s`: seconds that are kept; who contests does so at once, and tells of it when play rests;
    - `most_bytes`: of all of them: at 100 kB each somewhat less than two minutes, busy tables the last ones only;
    - `quality`: JPEG; a digit of 22 pixels is still clear.
    """

    every_s: float = 0.12
    last_s: float = 180.0
    most_bytes: int = 96 * 1024 * 1024
    quality: int = 75


LATELY = LatelySettings()


@dataclass(frozen=True, slots=True)
class Kept:
    """A picture under a number that none had before, at `t` seconds of its round."""

    number: int
    t: float
    jpeg: bytes


class Lately:
    """The newest pictures of one round."""

    def __init__(self, settings: LatelySettings = LATELY) -> None:
        self._settings = settings
        self._lock = threading.Lock()
        self._kept: deque[Kept] = deque()
        self._place: Place | None = None
        self._bytes = self._next = 0

    def picture(self, place: Place, image: Image, t: float) -> None:
        """A picture (H x W x 3, uint8, BGR) of a round at `t` seconds; kept if it is time for one."""
        with self._lock:
            if place != self._place:
                self._clear()
                self._place = place
            if self._kept and 0 <= t - self._kept[-1].t < self._settings.every_s:
                return
        ok, jpeg = cv2.imencode(".jpg", reduced(image), [cv2.IMWRITE_JPEG_QUALITY, self._settings.quality])
        if not ok:
            return
        with self._lock:
            self._next += 1
            self._kept.append(Kept(self._next, t, jpeg.tobytes()))
            self._bytes += len(self._kept[-1].jpeg)
            while self._bytes > self._settings.most_bytes or t - self._kept[0].t > self._settings.last_s:
                self._bytes -= len(self._kept.popleft().jpeg)

    def between(self, since: float, until: float) -> list[tuple[int, float]]:
        """Number and time of the pictures between two times in seconds, the oldest first."""
        with self._lock:
            return [(one.number, one.t) for one in self._kept if since <= one.t <= until]

    def jpeg(self, number: int) -> bytes | None:
        """The picture of that number; None where it is not kept any more."""
        with self._lock:
            return next((one.jpeg for one in self._kept if one.number == number), None)

    def forget(self) -> None:
        """Another match."""
        with self._lock:
            self._clear()

    def _clear(self) -> None:
        self._kept.clear()
        self._bytes, self._place = 0, None
