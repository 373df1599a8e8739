"""Compressed video to pictures, with the decoder's own word on which of them cannot be believed.

Why it exists: where packets of a stream were lost the decoder goes on with a smear. That may look like a table at rest
with other things on it. Only here is it known that something is missing: in the decoder's flags, and in the numbers of
the compressed pictures. What it does not do: look at pictures (a smear that was recorded again as a whole is not known
for one), or wait for a stream that died (`live`).

A damaged picture spoils all that are built upon it, up to the next key frame: these are called damaged too.
"""

from __future__ import annotations

import ctypes
import math
import os
import struct
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, partial
from typing import BinaryIO

import av
import av._core
import cv2
import numpy as np
from av.buffer import Buffer
from av.container import InputContainer
from av.error import FFmpegError
from av.format import Flags
from av.sidedata.sidedata import SideDataContainer
from av.stream import Disposition
from av.video.frame import PictureType, VideoFrame
from av.video.reformatter import VideoReformatter
from av.video.stream import VideoStream

from referee.capture.files.containers import MOST_SAMPLES, runs_past_the_end, samples_in
from referee.capture.files.h264 import FrameNumbers
from referee.vision.common.images import Image

FORMATS = ("mov,mp4,matroska,webm,avi,mpegts,mpeg,flv,asf,ogg,h264,hevc,m4v,mpegvideo,ivf,obu,gif,mxf,dv,rm,wtv,nut,"
           "yuv4mpegpipe")
"""Containers of video files. Others of ffmpeg's turn a text into a film, or name further files to be opened."""

MOST_PIXELS = 4096 * 2304
"""Of a picture: 4K. A decoder may keep sixteen of them."""
LARGE = 12_500_000
"""Bytes of a picture (2.5K) from which on only one is decoded ahead: the decoder may keep sixteen of its own."""
MOST_ALLOCATED = 64_000_000
"""Bytes that ffmpeg may ask for at once: a picture of 4K in the finest colours takes 57 MB."""
BOUNDS = {"max_pixels": str(MOST_PIXELS), "max_streams": "32"}

REFRESHES = 2
"""An encoder without key frames renews the picture piece by piece, again and again. The beginning of each time is
marked: at the second mark after a loss one whole time is over."""


class Undecodable(Exception):
    """Not a video that can be opened."""


class TooLarge(Undecodable):
    """Its pictures are larger than `MOST_PIXELS`."""


class Decoder:
    """The pictures of one video file or address.

    `fps` and `total` (pictures; an estimate where they are not `counted`): None where nothing names them. `breaks_off`:
    known once all pictures were given.
    """

    def __init__(self, source: str | BinaryIO, options: Mapping[str, str] | None = None,
                 timeouts: tuple[float, float] | None = None) -> None:
        """`source`: an address, or an opened file, which is known by what it holds and never by its name. `timeouts`:
        seconds to open an address and to wait for its data. Raises `Undecodable`."""
        self._file = None if isinstance(source, str) else source
        _bound_ffmpeg()
        chosen = BOUNDS | (dict(options or {}) if self._file is None else {"format_whitelist": FORMATS})
        if self._file is not None and samples_in(self._file) > MOST_SAMPLES:
            raise Undecodable(f"{source} says that it has more than {MOST_SAMPLES} samples")
        try:
            if self._file is not None:
                self._file.seek(0)
            self._container = av.open(source if isinstance(source, str) else _Nameless(source), "r",
                                      options=chosen, timeout=timeouts, metadata_errors="replace")
        except (FFmpegError, OSError, ValueError) as e:
            raise Undecodable(str(e)) from e
        stream = next((s for s in self._container.streams.video
                       if s.codec_context is not None and not s.disposition & Disposition.attached_pic), None)
        if stream is None:
            self._container.close()
            raise Undecodable(f"{source} holds no pictures")
        self.width, self.height = stream.codec_context.width, stream.codec_context.height
        if self.width * self.height > MOST_PIXELS:
            self._container.close()
            raise TooLarge(f"its pictures are {self.width}x{self.height}")
        # Turning the colours takes a quarter of the time of decoding. Live, a picture would wait for the next one.
        self._beside = self._file is not None and self.width * self.height * 3 <= LARGE
        stream.codec_context.options = {"max_pixels": str(MOST_PIXELS)}
        # In one thread: in several the decoder forgets to say which pictures are damaged (one of five in our trial), or
        # says it when others have come.
        stream.thread_type = "NONE"
        self._stream = stream
        # Of a stream without times ffmpeg counts 25 pictures a second, whatever its parameters say.
        timed = Flags.no_timestamps not in Flags(self._container.format.flags)
        rate = stream.average_rate if timed and stream.average_rate else stream.guessed_rate
        length = self._container.duration
        self.fps = float(rate) if rate else None
        self.total, self.counted = _shown(self._container, stream), True
        if self.total is None and self.fps and length is not None and 0 < length < 1e14:
            self.total, self.counted = round(length / av.time_base * self.fps), False
        self.breaks_off = False

    def __iter__(self) -> Iterator[tuple[Image, float, bool]]:
        """Pictures (H x W x 3, BGR) the right way up, their times (s; NaN: not known), and whether they are damaged."""
        coloured = VideoReformatter()  # one for all: each keeps 16 MB, until the garbage collector comes by
        trust = _Trust(self._stream.codec_context)
        if not self._beside:
            for frame, damaged in self._decoded(trust):
                yield from _shown_as(frame, partial(_upright, frame, coloured), damaged, trust)
            return
        with ThreadPoolExecutor(1, "colours") as beside:
            before: tuple[VideoFrame, Future[Image], bool] | None = None
            for frame, damaged in self._decoded(trust):
                now = frame, beside.submit(_upright, frame, coloured), damaged
                if before is not None:
                    yield from _shown_as(before[0], before[1].result, before[2], trust)
                before = now
            if before is not None:
                yield from _shown_as(before[0], before[1].result, before[2], trust)

    def _decoded(self, trust: _Trust) -> Iterator[tuple[VideoFrame, bool]]:
        """Pictures as they are coded, and whether they are damaged."""
        cut = False
        try:
            for packet in self._container.demux(self._stream):
                pts = packet.pts
                cut = packet.is_corrupt if packet.size else cut
                trust.packet(bytes(packet) if packet.size else b"", pts)
                try:
                    frames = packet.decode()
                except FFmpegError:
                    trust.failed(pts)
                    continue
                for frame in frames:
                    assert isinstance(frame, VideoFrame)
                    yield frame, trust.frame(frame)
        except FFmpegError:
            cut = True  # the file breaks off, or the stream is gone
        self.breaks_off = cut or (self._file is not None and self._lacks(self._file))

    def _lacks(self, file: BinaryIO) -> bool:
        """Whether the file is shorter than its index or its outermost part says. Durations prove nothing: sound may go
        on after the last picture, and a last picture may stand for long. A header may be of the film before it was
        trimmed."""
        size = file.seek(0, os.SEEK_END)
        return (any(e.pos + e.size > size for e in self._stream.index_entries if not e.is_discard)
                or runs_past_the_end(file))

    def skip_to_last(self, seconds: float) -> bool:
        """Begin at a key frame so long before the end, or earlier. False where the file does not say how long it is, is
        hardly longer, or cannot be sought in: then it must be opened anew."""
        length = self._container.duration
        if length is None or not 2 * seconds < length / av.time_base < 1e8:
            return False
        try:
            self._container.seek((self._container.start_time or 0) + length - round(seconds * av.time_base))
        except FFmpegError:
            return False
        return True

    def close(self) -> None:
        self._container.close()


@cache
def _bound_ffmpeg() -> None:
    """No allocation of ffmpeg's is larger than `MOST_ALLOCATED`. Where its functions cannot be reached from the library
    that calls them (Windows), `MOST_PIXELS` and `MOST_SAMPLES` hold alone."""
    found = getattr(ctypes.CDLL(av._core.__file__), "av_max_alloc", None)
    if found is not None:
        found.argtypes, found.restype = [ctypes.c_size_t], None
        found(MOST_ALLOCATED)


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


class _Nameless:
    """A file without its name, from which ffmpeg would guess: `20:15.mp4` is no protocol, `a%d.jpg` no series."""

    def __init__(self, file: BinaryIO) -> None:
        self.read, self.seek, self.tell = file.read, file.seek, file.tell


def _shown(container: InputContainer, stream: VideoStream) -> int | None:
    """How many pictures the index of an MP4 shows: an edit list leaves others out. None in other containers, which
    count ticks, or nothing."""
    if not stream.frames or "mp4" not in container.format.name:
        return None
    return sum(not e.is_discard for e in stream.index_entries)


MATRIX = struct.Struct("=9i")
"""A display matrix by rows (ISO/IEC 14496-12, 8.3.2): a b u, c d v, x y w."""
TURNS: dict[tuple[bool, bool, bool], Callable[[Image], cv2.typing.MatLike]] = {
    (False, True, False): lambda image: cv2.flip(image, 1),
    (False, False, True): lambda image: cv2.flip(image, 0),
    (False, True, True): lambda image: cv2.rotate(image, cv2.ROTATE_180),
    (True, False, False): cv2.transpose,
    (True, True, False): lambda image: cv2.rotate(image, cv2.ROTATE_90_CLOCKWISE),
    (True, False, True): lambda image: cv2.rotate(image, cv2.ROTATE_90_COUNTERCLOCKWISE),
    (True, True, True): lambda image: cv2.flip(cv2.transpose(image), -1),
}
"""From (rows become columns, then left becomes right, then top becomes bottom) to what makes it so."""


def _shown_as(frame: VideoFrame, upright: Callable[[], Image], damaged: bool,
              trust: _Trust) -> Iterator[tuple[Image, float, bool]]:
    """A picture with its time; none where it is too large, or of colours that nobody can turn."""
    try:
        image = upright()
    except (FFmpegError, ValueError, MemoryError):
        trust.failed(frame.pts)
        return
    yield image, math.nan if frame.time is None else float(frame.time), damaged


def _upright(frame: VideoFrame, coloured: VideoReformatter) -> Image:
    image = np.asarray(coloured.reformat(frame, format="bgr24").to_ndarray(), np.uint8)
    # Not `frame.side_data`: the frame keeps that, which keeps the frame, 3 MB in 1080p, until the garbage collector
    # comes by; 200 of them lay about.
    matrix = SideDataContainer(frame).get("DISPLAYMATRIX")  # type: ignore[call-arg]  # the stub leaves the frame out
    if not isinstance(matrix, Buffer):
        return image
    a, b, _, c, d, *_ = MATRIX.unpack(bytes(matrix)[:MATRIX.size])
    crossed = abs(a) < abs(b)
    turn = TURNS.get((crossed, (c if crossed else a) < 0, (b if crossed else d) < 0))
    return image if turn is None else np.asarray(turn(image), np.uint8)
