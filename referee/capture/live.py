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
import queue
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from referee.capture.base import Frame, Image, Notice, Source, SourceError
from referee.capture.video import believable_fps
from referee.capture.worker import HEADER
from referee.i18n.said import Said

QUEUE = 3
"""Frames kept: one being read, one waiting, one arriving. More would only be older."""
OPEN_S = 20.0
"""A webcam opens within 5 s, an RTSP stream within 10 s; twice that is called dead."""
STALL_S = 5.0
"""Silence after which a worker is replaced. Webcams in a dark room go down to 5 frames a second, not below."""
FROZEN_S = 20.0
"""Bit for bit the same picture for so long is a dead stream. A still scene from a network camera can repeat
exactly between two key frames, which are at most 10 s apart on the cameras' usual settings."""
RESTARTS = 6
"""In a row without a frame; with the pauses below a source may be away for about two minutes."""
PAUSES_S = (0.5, 2.0, 5.0, 10.0, 20.0, 20.0)


@dataclass(frozen=True, slots=True)
class _Message:
    kind: str
    t: float = 0.0
    image: Image | None = None
    damaged: bool = False
    facts: dict[str, float | None] | None = None
    finite: bool = False
    text: str = ""


class _Worker:
    """One worker process, its reader thread and its queue."""

    def __init__(self, spec: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "referee.capture.worker", spec],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0,
            start_new_session=True)  # Ctrl-C is for the parent, which then ends the worker itself
        self.messages: queue.Queue[_Message] = queue.Queue(QUEUE)
        self.dropped = 0
        self._closing = False
        self._thread = threading.Thread(target=self._read, daemon=True, name=f"reader of {spec}")
        self._thread.start()

    def _read(self) -> None:
        finite = False
        while not self._closing:
            message = self._next()
            if message.kind == "S":
                finite = message.finite
            self._put(message, wait=finite or message.kind != "F")
            if message.kind == "E":
                return

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
            return _Message("E", text="ended")
        kind, t, a, b = HEADER.unpack(header)
        body = self._exactly(a * b * 3 if kind in b"FD" else b)
        if body is None:
            return _Message("E", text="ended")
        if kind in b"FD":
            return _Message("F", t, image=np.frombuffer(body, np.uint8).reshape(a, b, 3), damaged=kind == b"D")
        if kind == b"S":
            return _Message("S", facts=json.loads(body), finite=bool(a))
        return _Message("E", text=body.decode())

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
    """A camera index (`"0"`) or an address (`rtsp://`, `http://`) as a source.

    Raises `SourceError` while iterating when the source cannot be opened at all. One that delivered before is
    tried again `RESTARTS` times (`source_lost`, `source_back`); then the iteration ends with an `ended` notice.
    """

    live = True

    def __init__(self, spec: str) -> None:
        self.spec = spec
        super().__init__(f"camera {spec}" if spec.isdigit() else spec)
        self._called = Said("source-camera", number=spec) if spec.isdigit() else spec
        self._worker: _Worker | None = None
        self._wake = threading.Event()

    def __iter__(self) -> Iterator[Frame | Notice]:
        index, failures, lost = 0, 0, False
        t, start, last_stamp = 0.0, None, 0.0
        while not self.stopped:
            reason = Said("source-stopped", name=self._called)
            for message in self._messages():
                if isinstance(message, Said):
                    reason = message
                    break
                assert message.image is not None
                if start is None:
                    start = message.t
                elif self.live:
                    t = message.t - start
                else:
                    t = max(t, message.t - start)
                last_stamp = time.monotonic()
                failures = 0
                if lost:
                    lost = False
                    yield Notice("source_back", t, Said("source-back", name=self._called))
                yield Frame(message.image, t, index, self.name, damaged=message.damaged)
                index += 1
            if self.stopped:
                return
            if index == 0:
                raise SourceError(self._cannot_open())
            if not self.live:
                return
            if not lost:
                lost = True
                t += time.monotonic() - last_stamp
                yield Notice("source_lost", t, reason)
            if failures == RESTARTS:
                yield Notice("ended", t, Said("source-ended", name=self._called))
                return
            self._wake.wait(PAUSES_S[failures])
            failures += 1

    def _messages(self) -> Iterator[_Message | Said]:
        """The frames of one worker, then why it ended."""
        worker = self._worker = _Worker(self.spec)
        try:
            patience = OPEN_S
            heard = changed = time.monotonic()
            last_print = 0
            while not self.stopped:
                try:
                    message = worker.messages.get(timeout=0.2)
                except queue.Empty:
                    if time.monotonic() - heard > patience:
                        yield Said("source-silent", name=self._called, seconds=round(patience))
                        return
                    continue
                heard = time.monotonic()
                if message.kind == "E":
                    yield Said("source-stopped", name=self._called)
                    return
                if message.kind == "S":
                    self._started(message)
                    continue
                patience = STALL_S
                if self.live and message.image is not None:
                    print_ = zlib.crc32(message.image[::16, ::16].tobytes())
                    if print_ != last_print:
                        last_print, changed = print_, heard
                    elif heard - changed > FROZEN_S:
                        yield Said("source-frozen", name=self._called, seconds=round(FROZEN_S))
                        return
                yield message
        finally:
            worker.close()
            self._worker = None

    def _started(self, message: _Message) -> None:
        facts = message.facts or {}
        self.live = not message.finite
        self.fps = believable_fps(facts.get("fps") or 0.0)
        total = facts.get("total")
        self.total = int(total) if total else None

    def _cannot_open(self) -> Said:
        if self.spec.isdigit():
            return Said("source-camera-closed", number=self.spec)
        return Said("source-closed", address=self.spec)

    def stop(self) -> None:
        super().stop()
        self._wake.set()

    def close(self) -> None:
        super().close()
        self._wake.set()
        if self._worker is not None:
            self._worker.close()
