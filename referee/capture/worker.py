"""The process that talks to a camera or a network stream, and may therefore be killed at any moment.

Why it exists: a driver or a stream that died can block OpenCV's read for ever, and nothing inside the same
process can end that. It is started by `live.LiveSource` as `python -m referee.capture.worker SPEC`, writes
frames to its standard output, and ends at once when its standard input closes, which is what happens when
its parent is gone, however it went. What it does not do: decide anything; restarting is the parent's matter.

Each message is a header (`HEADER`: kind, time, two numbers) and a body:
`S` started: first number 1 where the stream has an end (a file behind an address); body: JSON {"fps", "total"}.
`F` frame: height and width; body: height * width * 3 bytes, BGR; time from the monotonic clock, seconds.
`E` ended: body: the reason, one of the words of `Ended`.
"""

from __future__ import annotations

import json
import math
import os
import struct
import sys
import threading
import time
from typing import BinaryIO, Literal

HEADER = struct.Struct("<cdII")
Ended = Literal["unopened", "ended"]

OPEN_TIMEOUT_MS = 10_000
READ_TIMEOUT_MS = 10_000
"""Given to OpenCV for network streams; the parent's watchdog is stricter, these only tidy up a killed connection."""

WANTED_WIDTH, WANTED_HEIGHT = 1920, 1080
"""Asked of a webcam, which otherwise opens at 640 x 480 under OpenCV; it answers with the nearest size it has."""


def main() -> None:
    """Open the source named by the only argument and write frames until it ends."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a driver prints must not get between the frames
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        _capture(sys.argv[1], out)
    except BrokenPipeError:
        os._exit(0)


def _end_with_parent() -> None:
    while os.read(0, 4096):
        pass
    os._exit(0)


def _capture(spec: str, out: BinaryIO) -> None:
    import cv2  # after the parent's end is being watched: importing takes a moment, opening may take for ever

    if spec.isdigit():
        capture = cv2.VideoCapture(int(spec))
        capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        capture.set(cv2.CAP_PROP_FRAME_WIDTH, WANTED_WIDTH)
        capture.set(cv2.CAP_PROP_FRAME_HEIGHT, WANTED_HEIGHT)
    else:
        timeouts = [cv2.CAP_PROP_OPEN_TIMEOUT_MSEC, OPEN_TIMEOUT_MS, cv2.CAP_PROP_READ_TIMEOUT_MSEC, READ_TIMEOUT_MS]
        capture = cv2.VideoCapture(spec, cv2.CAP_FFMPEG, timeouts)
    if not capture.isOpened():
        _send(out, b"E", b"unopened")
        return
    count = capture.get(cv2.CAP_PROP_FRAME_COUNT)
    finite = not spec.isdigit() and math.isfinite(count) and count > 0
    facts = {"fps": capture.get(cv2.CAP_PROP_FPS), "total": int(count) if finite else None}
    _send(out, b"S", json.dumps(facts).encode(), a=int(finite))
    while True:
        ok, image = capture.read()
        if not ok:
            _send(out, b"E", b"ended")
            return
        t = capture.get(cv2.CAP_PROP_POS_MSEC) / 1000.0 if finite else time.monotonic()
        _send(out, b"F", image.data, t, *image.shape[:2])


def _send(out: BinaryIO, kind: bytes, body: bytes | memoryview, t: float = 0.0, a: int = 0, b: int = 0) -> None:
    length = b if kind == b"F" else len(body)
    out.write(HEADER.pack(kind, t, a, length))
    out.write(body)
    out.flush()


if __name__ == "__main__":
    main()
