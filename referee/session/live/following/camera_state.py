"""The state of the camera in one true word, from all that is known of it.

Why it exists: a green light beside a frozen picture is worse than none; every screen shows this word and no other. What
it does not do: look at pictures (`relay` measures them), or try anything again.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from referee.addresses import masked
from referee.capture import PHONE
from referee.i18n import has, say
from referee.i18n.said import Joined, Sentence

WORDS = {"table_moved": "moved", "moving": "settling", "still": "sure"}
"""States of the trace by the word for them; the others are named alike."""
AT_WORK = frozenset({"sure", "settling", "hand", "reading", "moved", "damaged", "resized", "frozen", "dark",
                     "paused"})
OF_TABLE = frozenset({"sure", "settling", "hand", "reading"})
"""What can be said only of a learned table: any picture moves."""
FPS_FRAMES = 30
"""Frames over which the rate is counted: about a second of a camera."""
DARK = 12.0
"""Mean brightness, 0 to 255, below which nothing can be told: a lens cap gives 0 to 5, a dim evening room 30."""
FROZEN_S = 3.0
"""A camera's picture is never the same twice, for noise; after so many seconds of old pictures it hangs."""


class Camera:
    """What is known of the camera in use.

    `playing`: a recording that runs at its own speed. `watches`: it referees the match in play, and is not only shown.
    """

    def __init__(self) -> None:
        self.name, self.label, self.playing, self.watches = "", "", False, True
        self._state, self._text, self._t, self._delay = "none", "", 0.0, 0.0
        self._dark = self._frozen = False
        self._arrived: deque[float] = deque(maxlen=FPS_FRAMES)

    @property
    def in_use(self) -> bool:
        """Whether there is one at all."""
        return self._state != "none"

    @property
    def running(self) -> bool:
        """Whether its pictures are refereed at the moment, so that its time is the round's."""
        return self._state in AT_WORK

    @property
    def stands(self) -> bool:
        """Whether the round's time is that of its newest picture: it is refereed, or a recording came to its end."""
        return self.running or self._state == "ended"

    def use(self, name: str, label: str = "", *, playing: bool = False, watches: bool = True) -> None:
        """Another source is opened, or none (an empty name)."""
        self.name, self.label, self.playing, self.watches = name, label or name, playing, watches
        self._dark = self._frozen = False
        self._t = 0.0
        self._arrived.clear()
        self.source("starting" if name else "none")

    def source(self, state: str, text: str = "") -> None:
        """A word about the source: none, starting, waiting, lost, failed, ended, or one of the trace."""
        self._state, self._text = WORDS.get(state, state), masked(text)

    def at(self, state: str, t: float) -> None:
        """One frame was looked at."""
        self._state, self._text, self._t = WORDS.get(state, state), "", t

    def picture(self, arrived: float, delay: float, *, dark: bool, frozen: bool) -> None:
        """What was measured of the newest picture; times in seconds."""
        self._arrived.append(arrived)
        self._delay, self._dark, self._frozen = delay, dark, frozen

    @property
    def fps(self) -> float | None:
        if len(self._arrived) < 2 or self._arrived[-1] <= self._arrived[0]:
            return None
        return round((len(self._arrived) - 1) / (self._arrived[-1] - self._arrived[0]), 0)

    def view(self, *, asks: bool, learned: bool, runs: bool) -> dict[str, Any]:
        """`source` and `camera` as JSON; `asks`: a question is open; `learned`: the table is; `runs`: a round."""
        word = self._state
        if word in AT_WORK and self._frozen:
            word = "frozen"
        elif word in AT_WORK and self._dark:
            word = "dark"
        elif word in OF_TABLE and not learned:
            word = "starting"
        elif word == "sure" and asks:
            word = "asks"
        told = "unlearned" if word == "starting" and self.running else word
        return {
            "camera": {"state": word, "text": say(f"camera-{told}"), "hint": self._hint(told, runs)},
            "source": {"name": masked(self.name), "label": masked(self.label), "state": self._state, "text": self._text,
                       "t": round(self._t, 0), "fps": self.fps, "delay_s": round(self._delay, 1),
                       "playing": self.playing},
        }

    def _hint(self, word: str, runs: bool) -> str:
        """Why it is so, where the source said, and what to do about it."""
        of = "phone-away" if self.name == PHONE and word in ("waiting", "lost") else word
        idle = f"camera-idle-{of}"  # where nothing is played, nobody is told to play on
        todo = idle if not runs and has(idle) else f"camera-hint-{of}"
        reason = [Sentence(self._text, stop=True)] if self._text else []
        return Joined([*reason, *([say(todo)] if has(todo) else [])])
