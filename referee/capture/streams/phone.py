"""A phone as camera: its page sends pictures, one after the other, and here they become a source like any other.

Why it exists: a phone cannot be asked for pictures; it comes, turns, falls asleep and comes back as it likes. In
`Phone` its pictures arrive, `PhoneSource` is what the referee reads. What it does not do: speak with the phone (`web`).

Threads: pictures come from any thread, the source is iterated in another. Only the newest picture is kept, so that the
referee sees now and not some seconds ago.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass

from referee.capture.base import Frame, Notice, Source, noticed
from referee.capture.streams.pace import Pace
from referee.i18n.said import Said, SaidError
from referee.vision.common.images import Image, ImageError, decode_image

PHONE = "phone"
"""How a phone is named as a source."""
LARGEST = 4 << 20
"""Bytes of a picture. A finest JPEG of 3840 x 2160 takes about 3 MB, one of 1920 x 1080 as phones send it 0.3 MB."""
MOST_PIXELS = 3840 * 2160
LEAST_SIDE = 160
TICK_S = 0.1
"""How often silence is looked at."""
HELD_S = 5.0
"""So long a phone that fell silent keeps its place: the page was loaded again, or went through a dead corner."""
LATE_S = 5.0
"""A picture that is older than this by its own clock has a clock that runs wrongly: it is taken to be of now."""


class PictureRefused(SaidError, ValueError):
    """A picture that is not taken; the message says why in one sentence.

    `other`: another phone is the camera, and this one may take its place.
    """

    other = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture (H x W x 3, uint8, BGR) and when it was taken, seconds of this machine's monotonic clock."""

    image: Image
    at: float


class Phone:
    """Where a phone's pictures arrive, of one phone at a time: it keeps its place until it leaves or is replaced."""

    def __init__(self) -> None:
        self._news = threading.Condition()
        self._newest: Picture | None = None
        self._sender = b""
        self._heard = -math.inf
        self._why: Said | None = None
        self._late = math.inf
        """Least time between a picture's own clock and its arrival, clocks apart."""
        self._at = -math.inf

    def push(self, sender: bytes, jpeg: bytes, shot: float, *, instead: bool = False) -> None:
        """Take a picture. `sender`: tells phones apart. `shot`: when it was taken, seconds of the phone's own clock.

        `instead`: take the place of another phone. Raises `PictureRefused` with one sentence.
        """
        self._hold(sender, instead)
        image = _decoded(jpeg)
        with self._news:
            if sender != self._sender:
                raise _other()
            self._heard, self._why = time.monotonic(), None
            self._newest = Picture(image, self._time(shot, self._heard))
            self._news.notify_all()

    def leave(self, sender: bytes, why: Said) -> None:
        """This phone says why it sends nothing for now, or has gone."""
        with self._news:
            if sender == self._sender:
                self._why, self._newest = why, None
                self._news.notify_all()

    def take(self, timeout: float) -> Picture | Said | None:
        """The newest picture nobody has had yet, else why none comes; None after `timeout` seconds without either."""
        with self._news:
            self._news.wait_for(lambda: self._newest is not None, timeout)
            picture, self._newest = self._newest, None
            return picture or self._why

    def _hold(self, sender: bytes, instead: bool) -> None:
        with self._news:
            free = self._why is not None or time.monotonic() - self._heard > HELD_S
            if sender == self._sender:
                return
            if not (free or instead):
                raise _other()
            self._sender, self._heard, self._late = sender, time.monotonic(), math.inf

    def _time(self, shot: float, now: float) -> float:
        """When a picture was taken, by this machine's clock; later for each picture."""
        late = now - shot if math.isfinite(shot) else 0.0
        if late - self._late > LATE_S:
            self._late = late
        self._late = min(self._late, late)
        self._at = max(now - late + self._late, math.nextafter(self._at, math.inf))
        return self._at


class PhoneSource(Source):
    """The pictures of a phone, as long as somebody wants them. It waits for the phone without end."""

    live = patient = True

    def __init__(self, phone: Phone) -> None:
        super().__init__(PHONE)
        self._phone, self._pace = phone, Pace()
        self._items = self._watched()

    def __iter__(self) -> Iterator[Frame | Notice]:
        return self._items

    def _watched(self) -> Iterator[Frame | Notice]:
        index, t, first, came = 0, 0.0, 0.0, time.monotonic()
        lost, said = False, ""
        while not self.stopped:
            item, now = self._phone.take(TICK_S), time.monotonic()
            if isinstance(item, Picture):
                first = first if index else item.at
                t, came, said = item.at - first, now, ""
                self._pace.heard(now)
                if lost:
                    lost = False
                    yield noticed("source_back", t, Said("source-back", name=Said("source-phone")))
                yield Frame(item.image, t, index, self.name)
                index += 1
                continue
            reason = item
            if reason is None and not index:
                reason = Said("phone-awaited")
            elif reason is None and self._pace.overdue(now):
                reason = Said("phone-silent")
            if reason is None or reason == said:
                continue
            said = reason
            if index and not lost:
                lost = True
                yield noticed("source_lost", t + now - came, reason)
            else:
                yield noticed("waiting", t + now - came if index else 0.0, reason)


def _other() -> PictureRefused:
    refused = PictureRefused("phone-other-phone")
    refused.other = True
    return refused


def _decoded(jpeg: bytes) -> Image:
    """The pixels of a picture that is a JPEG of a camera's size; its size is looked at before its pixels are made."""
    if len(jpeg) > LARGEST:
        raise PictureRefused("phone-too-large", megabytes=LARGEST >> 20)
    size = _size_of_jpeg(jpeg)
    if size is None:
        raise PictureRefused("phone-no-jpeg")
    width, height = size
    if width * height > MOST_PIXELS or min(size) < LEAST_SIDE:
        raise PictureRefused("phone-size", width=width, height=height)
    try:
        return decode_image(jpeg, "phone")
    except ImageError as e:
        raise PictureRefused("phone-no-jpeg") from e


def _size_of_jpeg(data: bytes) -> tuple[int, int] | None:
    """Width and height by the frame header (ITU-T T.81, B.2.2); None for what is no JPEG."""
    at = 2
    if not data.startswith(b"\xff\xd8"):
        return None
    while at + 9 <= len(data) and data[at] == 0xFF:
        if 0xC0 <= data[at + 1] <= 0xCF and data[at + 1] not in (0xC4, 0xC8, 0xCC):
            return int.from_bytes(data[at + 7:at + 9], "big"), int.from_bytes(data[at + 5:at + 7], "big")
        at += 2 + int.from_bytes(data[at + 2:at + 4], "big")
    return None
