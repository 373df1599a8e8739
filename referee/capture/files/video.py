"""A video file as a source: every frame in order, none dropped, times as the file gives them.

Why it exists: a recording must be refereed the same way every time, however fast the machine. A recording
that breaks off gives what it has, and says so; pictures that lost packets have spoilt are called damaged. What it does
not do: live streams (`live`).
"""

from __future__ import annotations

import math
import queue
import threading
from collections.abc import Iterator
from pathlib import Path

from referee.capture.base import Frame, Notice, Source, SourceError, noticed
from referee.capture.files.containers import lost_its_index
from referee.capture.files.decoding import LARGE, Decoder, TooLarge, Undecodable
from referee.i18n.said import Said
from referee.vision.common.images import Image

AHEAD_BYTES = 25_000_000
"""Of pictures decoded ahead, four of 1080p: with twelve, as many as a reading takes, the peak is 70 MB higher."""
MOST_AHEAD = 24
"""... but so many pictures at most, however small."""
DEFAULT_FPS = 30.0
"""Taken when a file or pipe names no believable rate; 30 is what nearly every webcam delivers."""

BACK_S = 1.0
"""A time so far before the last one begins a clock anew, as in recordings that were joined."""


class VideoFile(Source):
    """Frames of a video file. `SourceError` when it cannot be opened or holds not one frame."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self._thread: threading.Thread | None = None
        self._file = path.open("rb")
        try:
            self._decoder = Decoder(self._file)
        except Undecodable as e:
            self._file.close()
            raise SourceError(Said("video-too-large", path=path) if isinstance(e, TooLarge) else _why_not(path)) from e
        self.fps = believable_fps(self._decoder.fps or 0.0)
        self.total = self._decoder.total

    def skip_to_last(self, seconds: float) -> bool:
        """Give only the pictures of so many seconds before the end, or some more; times count from the first of them.

        False where that cannot be done: then the file must be opened anew."""
        return self._decoder.skip_to_last(seconds)

    def __iter__(self) -> Iterator[Frame | Notice]:
        step = 1.0 / (self.fps or DEFAULT_FPS)
        index, t, start = 0, 0.0, math.nan
        for image, stamp, damaged in self._ahead():
            told = stamp - start
            if told > t:
                t = told
            else:  # some containers give no times, or the same twice: then the rate says how far apart frames are
                t += step if index else 0.0
                if math.isnan(start) or t - told > BACK_S:
                    start = stamp - t
            yield Frame(image, t, index, self.name, damaged=damaged)
            index += 1
        if self.stopped:
            return
        if index == 0:
            raise SourceError(_why_not(Path(self.name)))
        if self._decoder.breaks_off:
            yield noticed("truncated", t, self._where(index, t))

    def _where(self, index: int, t: float) -> Said:
        """After how many pictures and seconds it breaks off."""
        total = self.total if self._decoder.counted else None
        if total is not None and total > index:
            return Said("video-truncated", name=self.name, seconds=f"{t:.1f}", n=index, total=total)
        return Said("video-truncated-open", name=self.name, seconds=f"{t:.1f}", n=index)

    def _ahead(self) -> Iterator[tuple[Image, float, bool]]:
        """Pictures, their times (s) and whether they are damaged, decoded while the one before is looked at."""
        size = self._decoder.width * self._decoder.height * 3
        ahead = 1 if size > LARGE else min(AHEAD_BYTES // max(size, 1), MOST_AHEAD)
        decoded: queue.Queue[tuple[Image, float, bool] | None] = queue.Queue(ahead)
        self._thread = threading.Thread(target=self._decode, args=(decoded,), daemon=True)
        self._thread.start()
        while not self.stopped:
            try:
                item = decoded.get(timeout=0.1)
            except queue.Empty:
                if self._thread.is_alive():
                    continue
                item = None
            if item is None:
                return
            yield item
            del item

    def _decode(self, decoded: queue.Queue[tuple[Image, float, bool] | None]) -> None:
        for item in self._items():
            while not self.stopped:
                try:
                    decoded.put(item, timeout=0.1)
                    break
                except queue.Full:
                    pass  # the reader is busy, or has gone without closing
            if self.stopped:
                return
            del item  # it is the reader's alone: in 4K it takes 25 MB

    def _items(self) -> Iterator[tuple[Image, float, bool] | None]:
        """What is decoded, then None."""
        yield from self._decoder
        yield None

    def close(self) -> None:
        super().close()
        if self._thread is not None:
            self._thread.join()
        self._decoder.close()
        self._file.close()


def believable_fps(fps: float) -> float:
    """The rate a file claims, or `DEFAULT_FPS` where that cannot be true."""
    return float(fps) if math.isfinite(fps) and 1.0 <= fps <= 240.0 else DEFAULT_FPS


def _why_not(path: Path) -> Said:
    """One sentence on why a file does not play, and what to do."""
    if path.stat().st_size == 0:
        return Said("video-empty", path=path)
    return Said("video-cut" if lost_its_index(path) else "video-unplayable", path=path)
