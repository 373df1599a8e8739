"""Goes on with the learned table where a camera shows it otherwise: when to look for it, and whether to believe it.

Why it exists: a phone is turned in mid-round or put back upside down, a stream comes back with another size. Nothing
is judged before the board is found again and shows what lay there. What it does not do: find it (`Sight.seen_anew`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.capture import Frame
from referee.games.api.parts import Image
from referee.games.api.sight import AnySight
from referee.values.common import Reading, Table

GLANCE = (64, 36)
REST_S, RESTLESS = 0.4, 5.0
"""Pictures must look alike for so many seconds before the board is looked for: mean grey levels of `GLANCE`."""
AGAIN_S = 1.5
"""From the end of one search to the next; one takes one to three seconds."""


class Resized:
    """Feed it every picture in which the table is not where it was; `table` is the one that was learned."""

    def __init__(self, table: Table, sight: AnySight) -> None:
        self._table, self._sight = table, sight
        self._latest: Image | None = None
        self._before: NDArray[np.uint8] | None = None
        self._rests_since = self._due = 0.0
        self._search: _Search | None = None

    def remember(self, image: Image) -> None:
        """The newest picture that was read, of whatever size."""
        if image.shape[:2] == (self._table.height, self._table.width):
            self._latest = image

    def begin(self, t: float) -> None:
        """The size has just changed, or the table has moved."""
        self._before, self._rests_since, self._due, self._search = None, t, t, None

    def look(self, frame: Frame, believed: Sequence[Any]) -> Table | None:
        """The table for pictures of this size once it is found; `believed`: what lay there."""
        small = cv2.resize(cv2.cvtColor(frame.image, cv2.COLOR_BGR2GRAY), GLANCE, interpolation=cv2.INTER_AREA)
        rests = self._before is not None and float(cv2.absdiff(small, self._before).mean()) < RESTLESS
        self._before = np.asarray(small, np.uint8)
        if not rests or frame.damaged:
            self._rests_since = frame.t
        if self._search is None:
            if frame.t >= self._due and frame.t - self._rests_since >= REST_S:
                self._search = _Search(partial(self._sight.seen_anew, self._table, frame.image, self._latest))
            return None
        if self._search.is_alive():
            return None
        found, self._search, self._due = self._search.found, None, frame.t + AGAIN_S
        if found is not None and self._sight.agrees(self._table, found[1], believed):
            return found[0]
        return None


class _Search(threading.Thread):
    """One search, beside the pictures: a loss of the camera meanwhile is to be seen at once."""

    def __init__(self, find: Callable[[], tuple[Table, Reading] | None]) -> None:
        super().__init__(daemon=True, name="search for the board")
        self._find = find
        self.found: tuple[Table, Reading] | None = None
        self.start()

    def run(self) -> None:
        self.found = self._find()
