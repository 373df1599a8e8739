"""When a picture is read: soon after rest was found, then seldom; now and then where hands never leave the table.

Why it exists: reading is slow and hands hide what lies there, so that most pictures are only compared with the last.
What it does not do: find rest (`tracking.stillness`), or read.
"""

from __future__ import annotations

from dataclasses import dataclass

LOOKS_S = (0.0, 0.09, 0.4, 1.0)
"""When to read after rest was found, in seconds of rest. Two readings make a piece certain at once (tracking). The
second comes after three frames at 30 a second: a verdict is due 300 ms after the hand has left."""
SURE_LOOKS = 2
"""The others, from more frames averaged, only come while something is doubtful: of 400 in simulated rounds, where
nothing was, each said the very same as the second."""
LOOK_AGAIN_S = 5.0
"""A table at rest is read again so often: light drifts, and what lay at the edge of doubt gets another chance."""
RESTLESS = 4
"""Frames without rest between two pictures read so: where reading is slower than the camera, rest is found all the
same."""


@dataclass
class Timing:
    """Told of every frame, it says whether to read it.

    `busy_s`: seconds after which a table is read that does not come to rest (`Sight`); None where it is not.
    `doubtful`: what was read last is not certain yet. `looks`: pictures read in this rest.
    """

    busy_s: float | None = None
    doubtful: bool = True
    looks: int = 0
    _rest_since: float | None = None
    _looked_at: float = 0.0
    _restless: int = 0

    def anew(self) -> None:
        """What is read from now on is read otherwise."""
        self.doubtful, self.looks = True, 0

    def broken(self) -> None:
        """Rest has ended, or has to be found again."""
        self._rest_since, self.looks = None, 0

    def at_rest(self, t: float) -> bool:
        """A frame at rest, at `t` seconds; whether to read it."""
        if self._rest_since is None:
            self._rest_since = t
        if self.looks < (len(LOOKS_S) if self.doubtful else SURE_LOOKS):
            due = t - self._rest_since >= LOOKS_S[self.looks]
        else:
            due = t - self._looked_at >= LOOK_AGAIN_S
        if due:
            self.looks += 1
            self._looked_at = t
        return due

    def restless(self, t: float, *, may: bool) -> bool:
        """A frame without rest; whether to read it, where the caller `may`."""
        self.broken()
        self._restless += 1
        if not may or self.busy_s is None or self._restless < RESTLESS or t - self._looked_at < self.busy_s:
            return False
        self._looked_at, self._restless = t, 0
        return True
