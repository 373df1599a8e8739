"""Whoever follows the state of a table: woken at every change, told the newest state, never a queue of old ones.

Why it exists: the state changes in any thread, screens wait in the web server's loop. What it does not do: make states.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

NEWS_GAP_S = 0.1
"""A follower is told at most ten times a second; people cannot read faster."""


class Followers:
    """`state` gives the newest state. Everything but `follow` may be called from any thread."""

    def __init__(self, state: Callable[[], dict[str, Any]]) -> None:
        self._state = state
        self._lock = threading.Lock()
        self._wakes: dict[object, Callable[[], object]] = {}
        self._closed = False

    async def follow(self) -> AsyncIterator[dict[str, Any]]:
        """The state now and after every change, newest only; ends with `close`."""
        loop, changed, me = asyncio.get_running_loop(), asyncio.Event(), object()
        with self._lock:
            self._wakes[me] = lambda: loop.call_soon_threadsafe(changed.set)
        try:
            while not self._closed:
                changed.clear()
                yield self._state()
                await changed.wait()
                await asyncio.sleep(NEWS_GAP_S)
        finally:
            with self._lock:
                self._wakes.pop(me, None)

    def wake(self) -> None:
        """The state has changed."""
        with self._lock:
            wakes = list(self._wakes.items())
        for me, wake in wakes:
            try:
                wake()
            except RuntimeError:  # its loop is gone, and the follower with it
                with self._lock:
                    self._wakes.pop(me, None)

    def close(self) -> None:
        """Every follower has seen its last state."""
        self._closed = True
        self.wake()
