"""A camera or a network stream, watched: frames from a worker process, which is replaced when it falls silent.

Why it exists: a live source can stall, freeze or vanish in the middle of a round, and the round must go on
when it returns. What it does not do: talk to a driver itself (`worker` does).

Threads: a reader thread per worker takes messages off its pipe into a queue; the iteration runs in the
caller's thread. A live stream's queue keeps the newest `QUEUE` frames and drops older ones, so that the
referee sees now and not some seconds ago. A stream that has an end (a video behind an address) is a file:
its queue holds the worker back and drops nothing.
"""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from referee.addresses import masked
from referee.capture.base import Frame, Notice, Source, SourceError, noticed
from referee.capture.files.video import believable_fps
from referee.capture.streams.pace import Pace
from referee.capture.streams.worker import HEADER, REFUSED_S, SOURCE, is_device
from referee.i18n.said import Said
from referee.vision.common.images import Image

QUEUE = 3
"""Frames kept: one being read, one waiting, one arriving. More would only be older."""
TICK_S = 0.1
"""How often silence is looked at."""
OPEN_S = 20.0
"""A webcam opens within 5 s, a network stream within 10 s; twice that is called dead."""
REOPEN_S, REOPEN_TIMES = 3.0, 2.0
"""One that was open before gets so many seconds, or as many times as long as it took then."""
STALL_S, STALL_TIMES = 3.0, 2.0
"""A worker whose source is silent for so long, or so many times longer than a loss takes, is replaced."""
FROZEN_S = 20.0
"""Bit for bit the same picture for so long is a dead stream. A still scene from a network camera can repeat exactly
between two key frames. Those are at most 10 s apart on the cameras' usual settings."""
RETRY_S = 1.0
"""Before a worker that crashed is replaced."""
CLOSED = "closed"
"""The word of a worker that has gone: at the end of a film, or since its driver crashed."""
GIVE_UP_S = 120.0
"""An impatient source that is away for so long has ended."""


@dataclass(frozen=True, slots=True)
class _Message:
    kind: str
    t: float = 0.0
    image: Image | None = None
    damaged: bool = False
    facts: dict[str, float | None] | None = None
    finite: bool = False
    word: str = ""
    status: int = 0


class _Worker:
    """One worker process, its reader thread and its queue."""

    def __init__(self, spec: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "referee.capture.streams.worker"], env={**os.environ, SOURCE: spec},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0,
            start_new_session=True)  # Ctrl-C is for the parent, which then ends the worker itself
        self.messages: queue.Queue[_Message] = queue.Queue(QUEUE)
        self.dropped = 0
        self.heard = self.changed = time.monotonic()
        self._print = 0
        self._closing = False
        self._thread = threading.Thread(target=self._read, daemon=True, name=f"reader of {spec}")
        self._thread.start()

    def _read(self) -> None:
        finite = False
        while not self._closing:
            message = self._next()
            self.heard = time.monotonic()
            if message.kind == "S":
                finite = message.finite
            if message.image is not None:
                self._compare(message.image)
            self._put(message, wait=finite or message.kind != "F")
            if message.word == CLOSED:
                return

    def _compare(self, image: Image) -> None:
        """Of every picture that comes, also of those that are dropped because nobody asks for them."""
        print_ = zlib.crc32(image[::16, ::16].tobytes())
        if print_ != self._print:
            self._print, self.changed = print_, self.heard

    def _put(self, message: _Message, wait: bool) -> None:
        while not self._closing:
            try:
                self.messages.put(message, timeout=0.1 if wait else 0)
                return
            except queue.Full:
                if not wait:
                    self._drop_oldest()

    def _drop_oldest(self) -> None:
        try:
            self.messages.get_nowait()
            self.dropped += 1
        except queue.Empty:
            pass  # the caller took it in the meantime: there is room now

    def _next(self) -> _Message:
        header = self._exactly(HEADER.size)
        if header is None:
            return _Message("E", word=CLOSED)
        kind, t, a, b = HEADER.unpack(header)
        body = self._exactly(a * b * 3 if kind in b"FD" else b)
        if body is None:
            return _Message("E", word=CLOSED)
        if kind in b"FD":
            return _Message("F", t, image=np.frombuffer(body, np.uint8).reshape(a, b, 3), damaged=kind == b"D")
        if kind == b"S":
            return _Message("S", facts=json.loads(body), finite=bool(a))
        said = json.loads(body)
        return _Message("E", word=said["word"], status=said["status"])

    def _exactly(self, count: int) -> bytearray | None:
        """`count` bytes of the worker's output; None when it ends before."""
        data = bytearray(count)
        view, got = memoryview(data), 0
        stdout = self.process.stdout
        assert stdout is not None
        while got < count:
            read = stdout.readinto(view[got:])  # type: ignore[attr-defined]
            if not read:
                return None
            got += read
        return data

    def close(self) -> None:
        self._closing = True
        self.process.kill()
        self.process.wait()
        self._thread.join(timeout=5)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


class LiveSource(Source):
    """A camera of this machine (`"0"`, `"/dev/..."`) or an address (`rtsp://`, `http://`) as a source.

    Raises `SourceError` while iterating when it cannot be opened, unless it is `patient`. One that delivered before is
    tried again (`source_lost`, `source_back`); an impatient one for `GIVE_UP_S`, then an `ended` notice is its last.
    """

    live = True

    def __init__(self, spec: str) -> None:
        self.spec, self._device = spec, is_device(spec)
        shown = masked(spec)
        super().__init__(f"camera {shown}" if self._device else shown)
        self._called = Said("source-camera", number=shown) if self._device else shown
        self._worker: _Worker | None = None
        self._wake = threading.Event()
        self._pace = Pace()
        self._opened_in: float | None = None
        self._items = self._watched()

    def __iter__(self) -> Iterator[Frame | Notice]:
        return self._items

    def _watched(self) -> Iterator[Frame | Notice]:
        index, t, start, came = 0, 0.0, 0.0, 0.0
        lost, said = False, ""
        for item in self._messages():
            now = time.monotonic()
            if isinstance(item, _Message):
                assert item.image is not None
                if index == 0:
                    start = item.t
                t = item.t - start if self.live else max(t, item.t - start)
                came, said = now, ""
                if lost:
                    lost = False
                    yield noticed("source_back", t, Said("source-back", name=self._called))
                yield Frame(item.image, t, index, self.name, damaged=item.damaged)
                index += 1
                continue
            reason = item
            if reason is None and index and not lost and self._pace.overdue(now):
                reason = Said("source-silent", name=self._called, seconds=round(now - came))
            if reason is not None and index == 0 and not self.patient:
                raise SourceError(reason)
            if reason is not None and not self.live:
                return
            if reason is not None and index and not lost:
                lost = True
                yield noticed("source_lost", t + now - came, reason)
            elif reason is not None and reason != said:
                yield noticed("waiting", t + now - came if index else 0.0, reason)
            said = said if reason is None else str(reason)
            if lost and not self.patient and now - came > GIVE_UP_S:
                yield noticed("ended", t + now - came, Said("source-ended", name=self._called))
                return

    def _messages(self) -> Iterator[_Message | Said | None]:
        """Frames of one worker after the other, reasons why none come, and None while there is nothing to say."""
        while not self.stopped:
            begun = time.monotonic()
            worker = self._worker = _Worker(self.spec)
            try:
                yield from self._of(worker, begun)
            finally:
                worker.close()
                self._worker = None

    def _of(self, worker: _Worker, begun: float) -> Iterator[_Message | Said | None]:
        """What one worker sends, until it has to be replaced."""
        patience, delivered = self._to_open(), False
        while not self.stopped:
            try:
                message = worker.messages.get(timeout=TICK_S)
            except queue.Empty:
                if time.monotonic() - worker.heard > patience:
                    yield self._why("silent" if delivered else "unopened", seconds=round(patience))
                    return
                yield None
                continue
            if message.word == CLOSED:
                yield self._why("ended" if delivered else "unopened")
                self._wake.wait(RETRY_S)
                return
            if message.kind == "E":
                yield self._why(message.word, status=message.status)
                patience = self._to_open() + REFUSED_S
            elif message.kind == "S":
                self._started(message)
            elif message.image is not None:
                now = time.monotonic()
                if not delivered:
                    delivered, self._opened_in = True, now - begun
                self._pace.heard(message.t if self.live else now)
                patience = max(STALL_S, STALL_TIMES * self._pace.patience)
                if self.live and now - worker.changed > FROZEN_S:
                    yield self._why("frozen", seconds=round(FROZEN_S))
                    return
                yield message

    def _to_open(self) -> float:
        """Seconds that opening may take."""
        return OPEN_S if self._opened_in is None else min(OPEN_S, max(REOPEN_S, REOPEN_TIMES * self._opened_in))

    def _started(self, message: _Message) -> None:
        facts = message.facts or {}
        self.live = not message.finite
        self.fps = believable_fps(facts.get("fps") or 0.0)
        total = facts.get("total")
        self.total = int(total) if total else None

    def _why(self, word: str, *, status: int = 0, seconds: int = 0) -> Said:
        """The sentence on a word of `http.Word`, on `silent` or `frozen`."""
        name = self._called
        if word == "unopened" and self._device:
            return Said("source-camera-closed", number=masked(self.spec))
        texts = {
            "unopened": lambda: Said("source-closed", address=name),
            "silent": lambda: Said("source-silent", name=name, seconds=seconds),
            "frozen": lambda: Said("source-frozen", name=name, seconds=seconds),
            "page": lambda: Said("source-page", address=name),
            "password": lambda: Said("source-password", address=name),
            "wrong_password": lambda: Said("source-wrong-password", address=name),
            "forbidden": lambda: Said("source-forbidden", address=name),
            "missing": lambda: Said("source-nothing-there", address=name),
            "busy": lambda: Said("source-busy", address=name),
            "answer": lambda: Said("source-answer", address=name, status=status),
            "nothing": lambda: Said("source-no-pictures-come", address=name),
            "large": lambda: Said("source-too-large", address=name),
        }
        return texts[word]() if word in texts else Said("source-stopped", name=name)

    def stop(self) -> None:
        super().stop()
        self._wake.set()

    def close(self) -> None:
        super().close()
        self._wake.set()
        if self._worker is not None:
            self._worker.close()
