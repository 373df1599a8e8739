"""What is so for a while only: the clock between two words of a source, and what is shown until it has been seen.

Why it exists: an evening's log says when something happened, not how long a screen still shows it. What it does not
do: show anything, or keep it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from typing import Any

from referee.session.live.following.alarm import Alarm
from referee.session.shown.findings import LINGERS_S

UNDO_S = 10.0  # so long a word of people is offered to be undone at once; later it is under the history


class Clock:
    """Seconds of the round in play."""

    def __init__(self) -> None:
        self._t, self._at = 0.0, time.monotonic()

    def set(self, t: float) -> None:
        """It is `t` now."""
        self._t, self._at = t, time.monotonic()

    def time(self, *, stands: bool) -> float:
        """What was set; and what has passed since, unless it `stands`."""
        return self._t if stands else self._t + time.monotonic() - self._at


class Passing:
    """Of the round in play. `ring` is called when something is over. `tokens`: where they were seen last.

    `elsewhere`: the page of the program that plays from the log; empty where this one does.
    """

    def __init__(self, ring: Callable[[], object]) -> None:
        self.tokens: list[str] | None = None
        self.elsewhere = ""
        self.alarm = Alarm(ring)
        self._undo_until = 0.0
        self._lingering: dict[int, float] = {}

    def forget(self) -> None:
        """Another match is open."""
        self.tokens, self._lingering = None, {}

    def next_round(self) -> None:
        """Another round begins, in which nothing was said yet."""
        self.forget()
        self._undo_until = 0.0

    def said(self) -> None:
        """People said something that may be undone."""
        self._undo_until = time.monotonic() + UNDO_S
        self.alarm.after(UNDO_S)

    def undo_left(self) -> float:
        """Seconds in which it still may be undone at once."""
        return self._undo_until - time.monotonic()

    def see(self, tokens: Iterable[str], shown: Collection[str], hidden: Collection[str]) -> list[str]:
        """Where tokens stand by the newest picture: those `shown` before stay where they are covered."""
        seen = list(tokens)
        covered = [t for t in shown if t in hidden and t not in seen]
        if len(covered) > len(shown) - len(seen):
            covered = []  # nobody can say which of them it is that was moved to where one is seen
        self.tokens = [*seen, *covered]
        return self.tokens

    def linger(self, findings: list[dict[str, Any]], shown: list[dict[str, Any]]) -> None:
        """Findings that were open when they were last `shown` linger for a while after they are cleared."""
        now = time.monotonic()
        for found in findings:
            if found["cleared"] and found["seq"] not in self._lingering:
                before = any(f["seq"] == found["seq"] and f["open"] for f in shown)
                self._lingering[found["seq"]] = now if before else 0.0
                if before:
                    self.alarm.after(LINGERS_S)
            found["cleared_ago_s"] = round(now - at, 1) if (at := self._lingering.get(found["seq"])) else None
