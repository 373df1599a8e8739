"""Motion JPEG from a pipe: one JPEG after the other on standard input, bare or with multipart headers between.

Why it exists: any program that can write pictures to a pipe becomes a camera (`ffmpeg ... -f mjpeg - |
referee watch -`). The pipe itself holds the writer back, so nothing is dropped. What it does not do: guess
the rate, which a pipe cannot tell (`fps` says it).
"""

from __future__ import annotations

import io
import os
import select
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Protocol

from referee.capture.base import MOST_LIVE_PIXELS, Frame, Notice, Source, SourceError, noticed
from referee.capture.files.video import DEFAULT_FPS
from referee.i18n.said import Said
from referee.vision.common.images import ImageError, decode_image, walk_jpeg

CHUNK = 1 << 16
START, END = b"\xff\xd8\xff", b"\xff\xd9"
LARGEST = 32 << 20
"""Bytes without a complete picture after which the input is called no Motion JPEG; a 12-megapixel JPEG is smaller."""


class Readable(Protocol):
    def read(self, size: int, /) -> bytes | None: ...


def split_jpegs(stream: Readable) -> Iterator[bytes]:
    """The JPEG files in a byte stream, each from its start marker to its end marker.

    Bytes between two pictures are passed over. A picture that is cut off, by the next one or by the end of the stream,
    is not given: a decoder would fill the rest in. `stream` is unbuffered: a read gives what is there.
    """
    buffer, looked = bytearray(), 0
    while True:
        start = buffer.find(START)
        if start >= 0 and buffer.find(END, max(start, looked - 1)) >= 0 and (end := walk_jpeg(buffer, start)):
            at, whole = end
            if whole:
                yield bytes(buffer[start:at])
            del buffer[:at]
            looked = 0
            continue
        looked = len(buffer)
        if start < 0:
            del buffer[:-2]
            looked = len(buffer)
        if len(buffer) > LARGEST:
            raise SourceError("source-not-mjpeg")
        chunk = stream.read(CHUNK)
        if not chunk:
            return
        buffer += chunk


class _Patient:
    """Reads a pipe as long as the source is not stopped: a read that waits for ever could not be ended by Ctrl-C."""

    def __init__(self, stream: Readable, source: Source) -> None:
        self._stream, self._source = stream, source
        self._file = stream if os.name == "posix" and isinstance(stream, io.FileIO) else None

    def read(self, size: int, /) -> bytes | None:
        while not self._source.stopped:
            if self._file is None or select.select([self._file], [], [], 0.2)[0]:
                return self._stream.read(size)
        return b""


class MjpegPipe(Source):
    """Pictures from a byte stream, `fps` a second. `SourceError` when not one picture comes."""

    def __init__(self, stream: Readable, fps: float | None = None, name: str = "standard input") -> None:
        super().__init__(name)
        self._stream = stream
        self.fps = fps or DEFAULT_FPS

    def __iter__(self) -> Iterator[Frame | Notice]:
        good = left_out = 0
        for index, data in enumerate(split_jpegs(_Patient(self._stream, self))):
            if self.stopped:
                break
            t = index / (self.fps or DEFAULT_FPS)
            try:
                image = decode_image(data, f"picture {index} on {self.name}", MOST_LIVE_PIXELS)
            except ImageError as e:
                left_out += 1
                if left_out == 1:  # a camera with a fault sends thirty of them a second
                    yield noticed("skipped", t, Said("source-left-out", why=e))
                continue
            good += 1
            yield Frame(image, t, index, self.name)
        if not good and not self.stopped:
            raise SourceError("source-no-mjpeg")
        if left_out > 1:
            yield noticed("skipped", t, Said("source-left-out-all", n=left_out))


class MjpegFile(MjpegPipe):
    """Motion JPEG that was written to a file, `fps` pictures a second."""

    def __init__(self, path: Path, fps: float | None = None) -> None:
        self._file: BinaryIO = path.open("rb")
        super().__init__(self._file, fps, str(path))

    def close(self) -> None:
        super().close()
        self._file.close()


def is_motion_jpeg(path: Path) -> bool:
    """Whether a file that begins with a JPEG is a film, not one picture with others kept in it (CIPA DC-007)."""
    with path.open("rb") as file:
        first = next(split_jpegs(file), b"")
        file.seek(len(first))
        return bool(first) and file.read(3) == START and b"MPF\0" not in first[:CHUNK]
