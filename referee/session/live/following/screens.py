"""The one state that screens follow, and the camera's newest picture beside it.

Why it exists: many screens follow one table, in other threads than it is told in. Every change makes a new state;
watchers get the newest, never a queue of old ones. What it does not do: know where a change comes from (`evening`).

Threads: everything may be called from any; `subscribe` belongs to an asyncio loop. States are shared between all
watchers and must not be changed.
"""

from __future__ import annotations

import threading
import time
from collections.abc import AsyncIterator, Iterable
from typing import Any

from referee.session.live.following.followers import Followers
from referee.session.live.lately import Lately
from referee.session.shown.scenes import scene
from referee.values.common import Check

PICTURE_GAP_S = 0.2  # five pictures a second show what happens without costing a core


class Screens:
    """`state` is what is shown at first; `lock` is held while it changes."""

    def __init__(self, state: dict[str, Any], lock: threading.RLock) -> None:
        self._state, self._lock = {**state, "checks": [], "doing": "", "frame": 0, "demo": None, "step": None}, lock
        self._followers = Followers(self.state)
        self.closed = False

    def state(self) -> dict[str, Any]:
        return self._state

    def subscribe(self) -> AsyncIterator[dict[str, Any]]:
        """The state now and after every change, newest only; ends with `close`."""
        return self._followers.follow()

    def close(self) -> None:
        """End every subscription."""
        self.closed = True
        self._followers.close()

    def tell(self, **changes: Any) -> None:
        """Something is otherwise."""
        with self._lock:
            self._state = {**self._state, **changes}
            self._followers.wake()

    def tell_table(self, **changes: Any) -> None:
        """Something on the table is otherwise; the rest of it is as it was."""
        with self._lock:
            self.tell(table={**self._state["table"], **changes})

    def tell_scene(self) -> None:
        """Show the scene that follows from the state. How far a screen was after one stop is of no stop to come."""
        if (now := scene(self._state)) != self._state.get("scene"):
            self.tell(scene=now)
        if self._state["step"] is not None and (self._state["round"] or {}).get("phase") != "stopped":
            self.tell(step=None)

    def demo(self, *, paused: bool) -> None:
        """The sample round is played, and whether it is paused."""
        self.tell(demo={"paused": paused})

    def doing(self, text: str) -> None:
        """What is done now that takes seconds, in words; empty when it is done."""
        self.tell(doing=text)

    def set_checks(self, checks: Iterable[Check]) -> None:
        """What was found of camera and light (`watch.doctor`)."""
        self.tell(checks=[check.to_dict() for check in checks])


class Picture:
    """The newest camera picture; it covers the same field as the picture the table was learned from.

    `lately`: those of the last minutes, of games in which a moment may be contested.
    """

    def __init__(self, screens: Screens, lock: threading.RLock) -> None:
        self._screens, self._lock = screens, lock
        self._latest: bytes | None = None
        self._at = 0.0
        self._lookers: set[object] = set()
        self.lately = Lately()

    def latest(self) -> bytes | None:
        return self._latest

    def wanted(self) -> bool:
        """Whether somebody looks at the camera's pictures, and it is time to encode another one."""
        return time.monotonic() - self._at >= (PICTURE_GAP_S if self._lookers else 5.0)

    def looked_at(self, who: object, watching: bool) -> None:
        """Whether a screen shows the camera's pictures at the moment."""
        (self._lookers.add if watching else self._lookers.discard)(who)

    def show(self, jpeg: bytes) -> None:
        """There is a new picture."""
        with self._lock:
            self._latest, self._at = jpeg, time.monotonic()
            self._screens.tell(frame=self._screens.state()["frame"] + 1)
