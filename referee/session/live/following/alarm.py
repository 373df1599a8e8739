"""One thread that wakes somebody at times to come, however many there are.

Why it exists: each word of people is offered to be undone for a while, and a thread for each would be two thousand when
people tap fast. What it does not do: keep exact time; it wakes up to half a second late.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from math import ceil

GRID_S = 0.5
"""Times are rounded up to this, so that many soon after each other are one."""


class Alarm:
    """Calls `ring` in a thread of its own. May be used from any thread."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._due: set[float] = set()
        self._lock = threading.Lock()
        self._timer: threading.Timer | None = None

    def after(self, seconds: float) -> None:
        """Ring in so many seconds."""
        due = ceil((time.monotonic() + seconds) / GRID_S) * GRID_S
        with self._lock:
            first = min(self._due, default=due + 1)
            self._due.add(due)
            if due < first:
                self._wait()

    def close(self) -> None:
        """Ring no more."""
        with self._lock:
            self._due.clear()
            self._wait()

    # inside

    def _wait(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if self._due:
            self._timer = threading.Timer(max(0.0, min(self._due) - time.monotonic()), self._wake)
            self._timer.daemon = True
            self._timer.start()

    def _wake(self) -> None:
        with self._lock:
            now = time.monotonic()
            self._due = {due for due in self._due if due > now}
            self._wait()
        self._ring()
