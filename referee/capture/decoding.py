"""Compressed video to pictures, with the decoder's own word on which of them cannot be believed.

Why it exists: where packets of a stream were lost the decoder goes on with a smear, which may look like a table at rest
with other things on it. Only here is it known that something is missing: in the decoder's flags, and in the numbers of
the compressed pictures. What it does not do: look at pictures (a smear that was recorded again as a whole is not known
for one), or wait for a stream that died (`live`).

A damaged picture spoils all that are built upon it, up to the next key frame: these are called damaged too.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import av
import cv2
import numpy as np
from av.error import FFmpegError
from av.video.frame import PictureType, VideoFrame

from referee.capture.base import Image
from referee.capture.h264 import FrameNumbers

REFRESHES = 2
"""An encoder without key frames renews the picture piece by piece, again and again. The beginning of each time is
marked: at the second mark after a loss one whole time is over."""


class Undecodable(Exception):
    """Not a video that can be opened."""


class Decoder:
    """The pictures of one video file or address. `fps` and `total` (pictures): None where nothing names them."""

    def __init__(self, spec: str, options: Mapping[str, str] | None = None,
                 timeouts: tuple[float, float] | None = None) -> None:
        """`timeouts`: seconds to open an address and to wait for its data. Raises `Undecodable`."""
        try:
            self._container = av.open(spec, options=dict(options or {}), timeout=timeouts)
        except (FFmpegError, OSError, ValueError) as e:
            raise Undecodable(str(e)) from e
        stream = next((s for s in self._container.streams.video if s.codec_context is not None), None)
        if stream is None:
            self._container.close()
            raise Undecodable(f"{spec} holds no pictures")
        # In one thread: in several the decoder forgets to say which pictures are damaged (one of five in our trial), or
        # says it when others have come.
        stream.thread_type = "NONE"
        self._stream = stream
        rate, length = stream.average_rate or stream.guessed_rate, self._container.duration
        self.fps = float(rate) if rate else None
        self.total: int | None = stream.frames or None
        if self.total is None and self.fps and length is not None and 0 < length < 1e14:
            self.total = round(length / av.time_base * self.fps)
        self.width, self.height = stream.codec_context.width, stream.codec_context.height

    def __iter__(self) -> Iterator[tuple[Image, float, bool]]:
        """Pictures (H x W x 3, BGR) the right way up, their times (s; NaN: not known), and whether they are damaged."""
        trust = _Trust(self._stream.codec_context)
        try:
            for packet in self._container.demux(self._stream):
                pts = packet.pts
                trust.packet(bytes(packet) if packet.size else b"", pts)
                try:
                    frames = packet.decode()
                except FFmpegError:
                    trust.failed(pts)
                    continue
                for frame in frames:
                    assert isinstance(frame, VideoFrame)
                    time = math.nan if frame.time is None else float(frame.time)
                    yield _upright(frame), time, trust.frame(frame)
        except FFmpegError:
            return  # the file breaks off, or the stream is gone

    def close(self) -> None:
        self._container.close()


class _Trust:
    """Whether the pictures of one stream can be believed, as they are decoded."""

    def __init__(self, codec: av.video.codeccontext.VideoCodecContext) -> None:
        self._numbers = FrameNumbers(codec.extradata) if codec.name == "h264" else None
        self._damaged = False
        self._since: int | None = None
        self._refreshes = 0

    def packet(self, data: bytes, pts: int | None) -> None:
        """A packet before it is decoded, and its time in the stream's own units."""
        if self._numbers is not None and data and self._numbers.hole(data):
            self.failed(pts)

    def failed(self, pts: int | None) -> None:
        """Something before or in the packet of this time is missing."""
        self._damaged, self._since, self._refreshes = True, pts, 0

    def frame(self, frame: VideoFrame) -> bool:
        """Whether this picture is damaged, the next one in the order in which they are shown."""
        if frame.is_corrupt:
            self.failed(frame.pts)
            return True
        later = self._since is None or frame.pts is None or frame.pts >= self._since
        if self._damaged and frame.key_frame and later:
            self._refreshes += 1
            if frame.pict_type == PictureType.I or self._refreshes >= REFRESHES:
                self._damaged = False
        return self._damaged


TURNS = {90: cv2.ROTATE_90_COUNTERCLOCKWISE, 180: cv2.ROTATE_180, 270: cv2.ROTATE_90_CLOCKWISE}
"""Of a picture that the file says is to be turned so many degrees to the left."""


def _upright(frame: VideoFrame) -> Image:
    image = np.asarray(frame.to_ndarray(format="bgr24"), np.uint8)
    turn = TURNS.get(round(frame.rotation) % 360)
    return image if turn is None else np.asarray(cv2.rotate(image, turn), np.uint8)
