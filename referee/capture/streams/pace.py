"""How long a live source may be silent before it is called lost.

Why it exists: whatever delivers pictures, a camera, a stream or a phone's browser, its loss is to be seen within two
seconds; but one that gives a picture every three seconds is slow, not lost. What it does not do: wait, or restart.
"""

from __future__ import annotations

from collections import deque
from statistics import median

LOST_S = 1.5
"""Silence that is a loss for all but slow sources. Webcams in a dark room go down to 5 pictures a second."""
GAPS = 8
"""Latest gaps that are looked at: by their median a slow source is known after five pictures, and one long loss is
forgotten at once."""
TIMES = 3.0
"""Silence of so many usual gaps is a loss."""
LONGEST_S = 10.0
"""... but never more than this."""


class Pace:
    """Told of every picture of one source, it says whether the next one is overdue. Times in seconds of one clock."""

    def __init__(self) -> None:
        self._gaps: deque[float] = deque(maxlen=GAPS)
        self._last: float | None = None

    def heard(self, at: float) -> None:
        """A picture came."""
        if self._last is not None:
            self._gaps.append(max(0.0, at - self._last))
        self._last = at

    @property
    def patience(self) -> float:
        """Seconds of silence that are no loss yet."""
        return min(LONGEST_S, max(LOST_S, TIMES * median(self._gaps))) if self._gaps else LOST_S

    def overdue(self, now: float) -> bool:
        """Whether the source is lost; not before its first picture."""
        return self._last is not None and now - self._last > self.patience
