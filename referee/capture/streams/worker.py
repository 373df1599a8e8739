"""The process that talks to a camera or a network stream, and may therefore be killed at any moment.

Why it exists: a driver or a stream that died can block OpenCV's read for ever, and nothing inside the same process can
end that. It is started by `live.LiveSource` as `python -m referee.capture.streams.worker SPEC` and writes frames to its
standard output. It ends at once when its standard input closes: that happens when its parent is gone, however it went.
What a stranger's stream makes it take is bound (`limits`). A source that ended is tried again here. What it does not
do: notice that one hangs; that is the parent's matter.

Each message is a header (`HEADER`: kind, time, two numbers) and a body:
`S` started: first number 1 where the stream has an end (a file behind an address); body: JSON {"fps", "total"}.
`F` frame: height and width; body: height * width * 3 bytes, BGR; time from the monotonic clock, seconds.
`D` the same, of a picture that lost packets have damaged.
`E` ended: body: JSON {"word", "status"}, why (`http.NoPictures`); a live source is then tried again.
"""

from __future__ import annotations

import json
import math
import os
import re
import struct
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import BinaryIO

from referee.addresses import well_formed
from referee.capture.base import MOST_LIVE_PIXELS
from referee.capture.streams.http import NoPictures, Pictures, Word, open_http
from referee.limits import bound

HEADER = struct.Struct("<cdII")
PAUSES_S = (0.3, 0.7, 1.0)
"""Before each new try; the last one from then on."""
REFUSED_S = 3.0
"""... where somebody answers that there is nothing to be had: it will hardly be otherwise a second later."""

LONG_S = 5.0
"""A source that gave pictures for so long is tried again at once."""
BAD = 5
"""Pictures in a row, from the first on, that cannot be decoded are none."""
TIMEOUTS_S = (10.0, 10.0)
"""To open a network stream and to wait for its data; the parent's watchdog is stricter, these only tidy up a killed
connection."""
SOURCE = "REFEREE_SOURCE"
"""Environment variable with what to open: everybody on the machine may see a command line, and the password in it."""
STREAM_OPTIONS = "REFEREE_STREAM_OPTIONS"
"""Environment variable with other options for ffmpeg's reader of addresses: `name;value|name;value`."""
TCP = "rtsp_transport;tcp"
"""RTSP over TCP loses nothing on the way."""

WANTED_WIDTH, WANTED_HEIGHT = 1920, 1080
"""Asked of a webcam, which otherwise opens at 640 x 480 under OpenCV; it answers with the nearest size it has."""


def main() -> None:
    """Open the source named by `SOURCE` and write frames until it ends, again and again where it is live."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a driver prints must not get between the frames
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        _capture(os.environ[SOURCE], out)
    except BrokenPipeError:
        os._exit(0)


def _end_with_parent() -> None:
    while os.read(0, 4096):
        pass
    os._exit(0)


def _capture(spec: str, out: BinaryIO) -> None:
    tries = 0
    while True:
        before = time.monotonic()
        try:
            _once(spec, out)
            return  # a film, to its end
        except NoPictures as e:
            _send(out, b"E", json.dumps({"word": e.word, "status": e.status}).encode())
            if e.word == "ended" or time.monotonic() - before > LONG_S:
                tries = 0
            time.sleep(PAUSES_S[min(tries, len(PAUSES_S) - 1)] if e.word in ("ended", "unopened") else REFUSED_S)
            tries += 1


def _once(spec: str, out: BinaryIO) -> None:
    """Frames until none comes any more: returns at the end of a film, else raises `NoPictures`."""
    spec = well_formed(spec)
    if is_device(spec):
        _camera(spec, out)
    elif not spec.lower().startswith(("http://", "https://")) or (pictures := open_http(spec)) is None:
        _stream(spec, out)
    else:
        with closing(pictures):
            _pictures(pictures, out)


def is_device(spec: str) -> bool:
    """Whether this names a camera of this machine: a number, or a file that stands for one."""
    return (spec.isascii() and spec.isdecimal()) or spec.startswith("/dev/")


def device_of(spec: str) -> int | str:
    """What OpenCV knows a camera by: its number. A name by its place or maker is looked up anew each time, for the
    number behind it changes when it is plugged in again."""
    if spec.isdecimal():
        return int(spec)
    path = str(Path(spec).resolve())
    number = re.fullmatch(r"/dev/video(\d+)", path)
    return int(number[1]) if number else path


def _camera(spec: str, out: BinaryIO) -> None:
    import cv2  # after the parent's end is being watched: importing takes a moment, opening may take for ever

    capture = cv2.VideoCapture(device_of(spec))
    try:
        capture.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
        capture.set(cv2.CAP_PROP_FRAME_WIDTH, WANTED_WIDTH)
        capture.set(cv2.CAP_PROP_FRAME_HEIGHT, WANTED_HEIGHT)
        if not capture.isOpened():
            raise NoPictures("unopened")
        _send(out, b"S", json.dumps({"fps": capture.get(cv2.CAP_PROP_FPS), "total": None}).encode())
        while True:
            ok, image = capture.read()
            if not ok:
                raise NoPictures("ended")
            _send(out, b"F", image.data, time.monotonic(), *image.shape[:2])
    finally:
        capture.release()


def _pictures(pictures: Pictures, out: BinaryIO) -> None:
    from referee.vision.common.images import ImageError, TooLargeError, decode_image

    bound()
    good = bad = 0
    _send(out, b"S", json.dumps({"fps": pictures.fps, "total": None}).encode())
    for data in pictures.parts:
        at = time.monotonic()
        try:
            image = decode_image(data, "", MOST_LIVE_PIXELS)
        except ImageError as e:
            bad += 1
            if not good and bad == BAD:
                raise NoPictures("large" if isinstance(e, TooLargeError) else "nothing") from None
            continue
        good += 1
        _send(out, b"F", image.data, at, *image.shape[:2])


def _stream(spec: str, out: BinaryIO) -> None:
    from referee.capture.files.decoding import Decoder, TooLarge, Undecodable

    bound()
    options = dict(part.split(";", 1) for part in os.environ.get(STREAM_OPTIONS, TCP).split("|") if ";" in part)
    try:
        decoder = Decoder(spec, options, TIMEOUTS_S)
    except Undecodable as e:
        raise NoPictures("large" if isinstance(e, TooLarge) else _why(e)) from e
    finite = decoder.total is not None
    try:
        _send(out, b"S", json.dumps({"fps": decoder.fps, "total": decoder.total}).encode(), a=int(finite))
        for n, (image, stamp, damaged) in enumerate(decoder):
            t = time.monotonic() if not finite else stamp if math.isfinite(stamp) else n / (decoder.fps or 30.0)
            _send(out, b"D" if damaged else b"F", image.data, t, *image.shape[:2])
    finally:
        decoder.close()
    if not finite:
        raise NoPictures("ended")


def _why(error: BaseException) -> Word:
    """What ffmpeg's error says, where it is one of a server's answers (RTSP numbers them as HTTP does)."""
    import av.error

    cause = error.__cause__
    words: dict[type[Exception], Word] = {
        av.error.HTTPUnauthorizedError: "password", av.error.HTTPForbiddenError: "forbidden",
        av.error.HTTPNotFoundError: "missing", av.error.HTTPTooManyRequestsError: "busy"}
    return next((word for kind, word in words.items() if isinstance(cause, kind)), "unopened")


def _send(out: BinaryIO, kind: bytes, body: bytes | memoryview, t: float = 0.0, a: int = 0, b: int = 0) -> None:
    length = b if kind in b"FD" else len(body)
    out.write(HEADER.pack(kind, t, a, length))
    out.write(body)
    out.flush()


if __name__ == "__main__":
    main()
