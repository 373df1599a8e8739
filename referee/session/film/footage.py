"""Pictures of a round kept while it is refereed, for its film: only where people asked for it, and within bounds.

Why it exists: a live camera's pictures are gone a second later. One reduced picture every fifth of a second is kept as
H.264 beside the log, on this machine only: at 720p 11 % of a core and 2 to 10 MB a minute. What it does not do: make
films (`film`), or keep what can be read again, as a recording can.

Threads: `RoundPictures.picture` never waits; a thread of its own encodes, and leaves pictures out that it cannot keep
up with. `Footage` may be used from any thread.
"""

from __future__ import annotations

import contextlib
import queue
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import av
import cv2
import numpy as np
from av.error import FFmpegError

from referee.files import private_file, private_folder
from referee.session.film.encoding import H264
from referee.vision.common.images import Image

Place = tuple[int, int]
"""Number of the match and of the round."""

EVERY_S = 0.2
WIDTH = 1280
MOST_BYTES = 4 * 1024**3
"""Of pictures and films together: some hours of play; the oldest go first."""
SPARE_BYTES = 512 * 1024**2
"""The disk is left so much: the log must never be refused for a film."""
WAITING = 4  # pictures; nearly a second


class Footage:
    """The folder of kept pictures and made films; made once something is kept. `most`: bytes it may hold."""

    def __init__(self, folder: Path, most: int = MOST_BYTES) -> None:
        self.folder, self._most = folder, most

    @property
    def keeps(self) -> bool:
        """Whether people asked for pictures to be kept."""
        return (self.folder / "keep").exists()

    def keep(self, wanted: bool) -> None:
        """Keep pictures from now on, or no longer; what is there stays. `OSError` where the folder cannot be made."""
        if wanted:
            private_folder(self.folder)
            private_file(self.folder / "keep")
        else:
            (self.folder / "keep").unlink(missing_ok=True)

    def files(self) -> list[Path]:
        """Pictures and films, the oldest first."""
        found = [p for p in self.folder.glob("match-*") if p.suffix in (".mkv", ".mp4")]
        return sorted(found, key=lambda p: p.stat().st_mtime)

    def size(self) -> int:
        """Bytes of all that is kept."""
        return sum(path.stat().st_size for path in self.files())

    def room(self) -> bool:
        """Whether the disk has room for more."""
        with contextlib.suppress(FileNotFoundError):
            return shutil.disk_usage(self.folder).free > SPARE_BYTES
        return shutil.disk_usage(self.folder.parent).free > SPARE_BYTES

    def tidy(self) -> None:
        """Delete the oldest until the rest is within its bounds."""
        files, size = self.files(), self.size()
        for path in files[:-1]:
            if size <= self._most:
                return
            size -= path.stat().st_size
            path.unlink(missing_ok=True)

    def delete(self, match: int | None = None) -> None:
        """Delete what is kept of a match; of all matches if none is named."""
        for path in self.files():
            if match is None or path.name.startswith(f"match-{match}-"):
                path.unlink(missing_ok=True)

    def segments(self, place: Place) -> list[Path]:
        """The kept pictures of a round, in order; several where it was broken off."""
        found = self.folder.glob(f"match-{place[0]}-round-{place[1]}-part-*.mkv")
        return sorted(found, key=lambda p: int(p.stem.rpartition("-")[2]))

    def new_segment(self, place: Place) -> Path:
        """Where the next pictures of a round go."""
        private_folder(self.folder)
        path = self.folder / f"match-{place[0]}-round-{place[1]}-part-{len(self.segments(place)) + 1}.mkv"
        private_file(path)
        return path

    def pictures(self, place: Place) -> Iterator[tuple[float, Image]]:
        """What was kept of a round: time of the round in seconds, picture. What was cut off ends early."""
        for path in self.segments(place):
            with contextlib.suppress(FFmpegError), av.open(str(path)) as film:
                for frame in film.decode(video=0):
                    if frame.time is not None:
                        yield frame.time, np.asarray(frame.to_ndarray(format="bgr24"), np.uint8)


class RoundPictures:
    """Keeps the pictures of rounds as they are played. A context manager."""

    def __init__(self, footage: Footage) -> None:
        self._footage = footage
        self._waiting: queue.Queue[tuple[Place, Image, float] | None] = queue.Queue(WAITING)
        self._thread: threading.Thread | None = None
        self._due: dict[Place, float] = {}

    def picture(self, place: Place, image: Image, t: float) -> None:
        """A picture (H x W x 3, uint8, BGR) of a round at `t` seconds; kept if it is time for one and there is room."""
        if t < self._due.get(place, 0.0) or not self._footage.keeps:
            return
        self._due = {place: t + EVERY_S}
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="footage", daemon=True)
            self._thread.start()
        with contextlib.suppress(queue.Full):
            self._waiting.put_nowait((place, image, t))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()

    def _run(self) -> None:
        film: H264 | None = None
        now: Place | None = None
        size = (0, 0)
        while (item := self._waiting.get()) is not None:
            place, image, t = item
            image = reduced(image)
            try:
                if place != now or size != image.shape[1::-1]:
                    _close(film)
                    film, now, size = None, place, image.shape[1::-1]
                    self._footage.tidy()
                    if self._footage.room():
                        film = H264(self._footage.new_segment(place), *size)
                if film is not None:
                    film.add(image, round(t * 1000))
            except OSError:  # the disk is full or gone: refereeing goes on, and the film of this round ends here
                _close(film)
                film = None
        _close(film)


def reduced(image: Image) -> Image:
    """A picture at most `WIDTH` pixels wide, both sides even."""
    height, width = image.shape[:2]
    scale = min(1.0, WIDTH / width)
    size = (round(width * scale) // 2 * 2, round(height * scale) // 2 * 2)
    if size == (width, height):
        return image
    return np.asarray(cv2.resize(image, size, interpolation=cv2.INTER_AREA), np.uint8)


def _close(film: H264 | None) -> None:
    if film is not None:
        with contextlib.suppress(OSError):
            film.close()
