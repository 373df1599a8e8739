"""Motion JPEG from a pipe: one JPEG after the other on standard input, bare or with multipart headers between.

Why it exists: any program that can write pictures to a pipe becomes a camera (`ffmpeg ... -f mjpeg - |
referee watch -`). The pipe itself holds the writer back, so nothing is dropped. What it does not do: guess
the rate, which a pipe cannot tell (`fps` says it).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from referee.capture.base import Frame, Notice, Source, SourceError
from referee.capture.video import DEFAULT_FPS
from referee.vision.images import ImageError, decode_image, end_of_jpeg

CHUNK = 1 << 16
LARGEST = 64 << 20
"""Bytes without a complete picture after which the input is called no Motion JPEG; a 50-megapixel JPEG is smaller."""


def split_jpegs(stream: BinaryIO) -> Iterator[bytes]:
    """The JPEG files in a byte stream, each from its start marker to its end marker.

    Bytes between two pictures are passed over; a picture cut off by the end of the stream is not given.
    `stream` is unbuffered: a read gives what is there.
    """
    buffer = bytearray()
    while True:
        start = buffer.find(b"\xff\xd8\xff")
        end = end_of_jpeg(buffer, start) if start >= 0 else None
        if end is not None:
            yield bytes(buffer[start:end])
            del buffer[:end]
            continue
        if start < 0:
            del buffer[:-2]
        if len(buffer) > LARGEST:
            raise SourceError("standard input is not Motion JPEG; pipe JPEG pictures, one after the other")
        chunk = stream.read(CHUNK)
        if not chunk:
            return
        buffer += chunk


class MjpegPipe(Source):
    """Pictures from a byte stream, `fps` a second. `SourceError` when not one picture comes."""

    def __init__(self, stream: BinaryIO, fps: float | None = None, name: str = "standard input") -> None:
        super().__init__(name)
        self._stream = stream
        self.fps = fps or DEFAULT_FPS

    def __iter__(self) -> Iterator[Frame | Notice]:
        index, good = 0, 0
        for index, data in enumerate(split_jpegs(self._stream)):
            if self.stopped:
                return
            t = index / (self.fps or DEFAULT_FPS)
            try:
                image = decode_image(data, f"picture {index} on standard input")
            except ImageError as e:
                yield Notice("skipped", t, f"left out: {e}")
                continue
            good += 1
            yield Frame(image, t, index, self.name)
        if not good and not self.stopped:
            raise SourceError("no picture came on standard input; pipe JPEG pictures, one after the other")
