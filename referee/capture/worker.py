"""The process that talks to a camera or a network stream, and may therefore be killed at any moment.

Why it exists: a driver or a stream that died can block OpenCV's read for ever, and nothing inside the same
process can end that. It is started by `live.LiveSource` as `python -m referee.capture.worker SPEC`, writes
frames to its standard output, and ends at once when its standard input closes, which is what happens when
its parent is gone, however it went. What it does not do: decide anything; restarting is the parent's matter.

Each message is a header (`HEADER`: kind, time, two numbers) and a body:
`S` started: first number 1 where the stream has an end (a file behind an address); body: JSON {"fps", "total"}.
`F` frame: height and width; body: height * width * 3 bytes, BGR; time from the monotonic clock, seconds.
`D` the same, of a picture that lost packets have damaged.
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

TIMEOUTS_S = (10.0, 10.0)
"""To open a network stream and to wait for its data; the parent's watchdog is stricter, these only tidy up a killed
connection."""
STREAM_OPTIONS = "REFEREE_STREAM_OPTIONS"
"""Environment variable with other options for ffmpeg's reader of addresses: `name;value|name;value`."""
TCP = "rtsp_transport;tcp"
"""RTSP over TCP loses nothing on the way."""

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
    if spec.isdigit():
        _camera(int(spec), out)
    else:
        _address(spec, out)


def _camera(number: int, out: BinaryIO) -> None:
    import cv2  # after the parent's end is being watched: importing takes a moment, opening may take for ever

    capture = cv2.VideoCapture(number)
    capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
    capture.set(cv2.CAP_PROP_FRAME_WIDTH, WANTED_WIDTH)
    capture.set(cv2.CAP_PROP_FRAME_HEIGHT, WANTED_HEIGHT)
    if not capture.isOpened():
        _send(out, b"E", b"unopened")
        return
    _send(out, b"S", json.dumps({"fps": capture.get(cv2.CAP_PROP_FPS), "total": None}).encode())
    while True:
        ok, image = capture.read()
        if not ok:
            _send(out, b"E", b"ended")
            return
        _send(out, b"F", image.data, time.monotonic(), *image.shape[:2])


def _address(spec: str, out: BinaryIO) -> None:
    from referee.capture.decoding import Decoder, Undecodable

    options = dict(part.split(";", 1) for part in os.environ.get(STREAM_OPTIONS, TCP).split("|") if ";" in part)
    try:
        decoder = Decoder(spec, options, TIMEOUTS_S)
    except Undecodable:
        _send(out, b"E", b"unopened")
        return
    finite = decoder.total is not None
    _send(out, b"S", json.dumps({"fps": decoder.fps, "total": decoder.total}).encode(), a=int(finite))
    for n, (image, stamp, damaged) in enumerate(decoder):
        t = time.monotonic() if not finite else stamp if math.isfinite(stamp) else n / (decoder.fps or 30.0)
        _send(out, b"D" if damaged else b"F", image.data, t, *image.shape[:2])
    _send(out, b"E", b"ended")


def _send(out: BinaryIO, kind: bytes, body: bytes | memoryview, t: float = 0.0, a: int = 0, b: int = 0) -> None:
    length = b if kind in b"FD" else len(body)
    out.write(HEADER.pack(kind, t, a, length))
    out.write(body)
    out.flush()


if __name__ == "__main__":
    main()
