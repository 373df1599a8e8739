"""How much anybody may ask of the dashboard at once, and how long it may take them.

Why it exists: one table says it, and connections, sockets and requests are held to it. What it does not do: know who
somebody is, or hold anybody to it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

PAGES, SCREENS = 512, 64
"""Connections of this machine itself or of all others together, and of one other address, where files are plenty."""


@dataclass(frozen=True)
class Rate:
    """So many a second for as long as one likes, and so many at once."""

    a_second: float
    at_once: float


@dataclass(frozen=True)
class Talk:
    """What one socket may send: bytes of a message, frames and bytes."""

    message: int
    frames: Rate
    bytes: Rate


@dataclass(frozen=True)
class Limits:
    """Seconds, bytes a second, connections and requests; see each.

    `files` how many files and connections this process may open (None: no such limit).
    """

    head_s: float = 10.0
    """From the beginning of a connection, or from the last answer, until a whole request head (and TLS) is there."""
    body_s: float = 10.0
    """So long a body may take whatever its size, and so long it may pause."""
    body_rate: float = 8_000.0
    """Bytes a second of a longer body: 64 MB over a slow Wi-Fi (1 Mbit/s) come at 125,000."""
    unread_s: float = 20.0
    """How long a socket may leave unread what it was sent."""
    unread_answer_s: float = 120.0
    """The same for an answer: a film is not read on while its buffer is full."""
    end_s: float = 5.0
    """How long what was still to be sent may take after the end was decided."""
    requests: Rate = Rate(100.0, 1000.0)
    """Of one role at one address; more wait their turn. A page is about 70 requests."""
    requests_here: Rate = Rate(500.0, 5000.0)
    """Of one role at this machine itself."""
    socket_costs: float = 10.0
    """So many requests a new socket counts as: it is told the whole state."""
    files: int | None = field(default_factory=lambda: open_files())

    @property
    def here(self) -> int:
        """Connections of this machine itself, and of proxies that are believed."""
        return PAGES if self.files is None else min(PAGES, self.files // 4)

    @property
    def elsewhere(self) -> int:
        """Connections of all other addresses together."""
        return self.here

    @property
    def of_one(self) -> int:
        """Connections of one other address."""
        return min(SCREENS, self.elsewhere // 4)

    @property
    def backlog(self) -> int:
        """Connections that are accepted at once, before they are counted."""
        return 64 if self.files is None else max(8, min(64, self.files // 16))


def open_files() -> int | None:
    """How many files and connections this process may open; None where the system sets no such limit."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


class Bucket:
    """Lets through what a rate allows: it fills with time, and each thing that comes takes its cost out."""

    def __init__(self, rate: Rate, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._now = rate, now
        self._left, self._at = rate.at_once, now()

    def take(self, cost: float = 1.0) -> float:
        """Take the cost out, even below nothing; seconds until it is filled to nothing again (0: it was allowed)."""
        self._fill()
        self._left -= cost
        return max(0.0, -self._left / self._rate.a_second)

    @property
    def full(self) -> bool:
        """Whether nothing was taken for so long that it need not be kept."""
        self._fill()
        return self._left >= self._rate.at_once

    def _fill(self) -> None:
        now = self._now()
        self._left = min(self._rate.at_once, self._left + (now - self._at) * self._rate.a_second)
        self._at = now
