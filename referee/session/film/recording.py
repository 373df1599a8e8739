"""A video written while a session runs.

Why it exists: what was refereed can be watched again, with what was seen drawn in. Frames of a stream keep
their pace; single moments are shown for a second each. What it does not do: draw (`overlay`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.i18n.said import SaidError
from referee.session.film.encoding import H264

STILLS_FPS = 1.0
LARGEST_GAP_S = 10.0
"""A live source that was away longer does not leave minutes of one frozen picture in the film."""


class RecordingError(SaidError):
    """A video that cannot be written; the message says what to change."""


class Recording:
    """Writes frames at their times as an MP4 of constant rate `fps`, repeating one where time passed without one.

    A context manager; the file is complete once it is left. Raises `RecordingError` when it cannot be written.
    """

    def __init__(self, path: Path, fps: float) -> None:
        self._path, self._fps = path, fps
        self._film: H264 | None = None
        self._size = (0, 0)
        self._next = 0.0
        self._written = 0

    def add(self, image: NDArray[np.uint8], t: float) -> None:
        """One frame (H x W x 3, uint8, BGR) at time `t`, seconds, not decreasing."""
        with self._said():
            if self._film is None:
                self._size = (image.shape[1] // 2 * 2, image.shape[0] // 2 * 2)
                self._film = H264(self._path, *self._size)
                self._next = t
            if image.shape[1::-1] != self._size:
                image = np.asarray(cv2.resize(image, self._size, interpolation=cv2.INTER_AREA), np.uint8)
            self._next = max(self._next, t - LARGEST_GAP_S)
            while self._next <= t + 0.5 / self._fps:
                self._film.add(image, round(self._written * 1000 / self._fps))
                self._next += 1 / self._fps
                self._written += 1

    def close(self) -> None:
        film, self._film = self._film, None
        if film is not None:
            with self._said():
                film.close()

    @contextlib.contextmanager
    def _said(self) -> Iterator[None]:
        try:
            yield
        except OSError as e:
            self._film = None  # nothing more can be written to it
            raise RecordingError("recording-not-mp4", path=self._path) from e

    def __enter__(self) -> Recording:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()
