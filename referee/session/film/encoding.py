"""Pictures written as H.264, which every browser and player shows.

Why it exists: OpenCV writes MPEG-4 part 2 into its MP4 files, which Chromium, Firefox and Safari do not play. What it
does not do: know what is in the pictures, or how long one is shown (`recording`, `film`).
"""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import av
import numpy as np
from av.error import FFmpegError
from av.video.frame import VideoFrame
from numpy.typing import NDArray

MILLISECONDS = Fraction(1, 1000)
QUALITY = 26
"""x264's constant rate factor: lines of two pixels stay clear; 23 takes half as much again, 30 blurs dots."""


class H264:
    """A film of one size, `width` x `height` pixels, both even, in a file whose ending says the container.

    An MP4 is written so that a browser can begin before it has all; an MKV can be read up to where it was cut off.
    Raises `OSError` when the file cannot be written; the disk may be full.
    """

    def __init__(self, path: Path, width: int, height: int) -> None:
        options = {"movflags": "+faststart"} if path.suffix == ".mp4" else {}
        try:
            self._file = av.open(f"file:{path}", "w", options=options)  # `20:15.mp4` is no protocol
        except ValueError as e:
            raise OSError(f"no container of this ending: {path.name}") from e
        self._stream = self._file.add_stream("libx264", rate=30, options={
            "preset": "veryfast", "crf": str(QUALITY), "threads": "1"})  # the other cores referee
        self._stream.width, self._stream.height, self._stream.pix_fmt = width, height, "yuv420p"
        self._stream.time_base = self._stream.codec_context.time_base = MILLISECONDS
        self._file.start_encoding()  # what cannot be written is to be known at once
        self._last = -1

    def add(self, image: NDArray[np.uint8], ms: int) -> None:
        """One picture (H x W x 3, uint8, BGR), shown from `ms` milliseconds on; left out if that is no later."""
        if ms <= self._last:
            return
        self._last = ms
        frame = VideoFrame.from_ndarray(np.ascontiguousarray(image), format="bgr24")
        frame.pts, frame.time_base = ms, MILLISECONDS
        self._file.mux(self._stream.encode(frame))

    def close(self) -> None:
        """Write what is still held back, and the index."""
        try:
            if self._last >= 0:
                self._file.mux(self._stream.encode())
        except FFmpegError as e:
            if not isinstance(e, OSError):
                raise OSError(str(e)) from e
            raise
        finally:
            self._file.close()
