"""Finds the still moments of a stream from one motion figure a frame.

Why it exists: between two hands over the table the board rests, and only then is it worth reading. The
pictures are compared elsewhere (`capture`); here two numbers a frame become a state. What it does not do:
look at pictures, or say what changed. A folder of stills needs none of this: each picture is a moment.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

State = Literal["moving", "still", "hand"]


@dataclass(frozen=True, slots=True)
class StillnessSettings:
    """Thresholds in squares of the board, times in seconds.

    - `motion_squares`: changed area against the previous frame that counts as motion. A token carried past
      changes about one square, sensor noise after the usual difference threshold far less than a tenth: a
      quarter lies between them whatever the board's size.
    - `hand_squares`: changed area against the last still frame that means a hand, not pieces. Two players
      laying a card each and moving a token each change eight squares; a hand over the board covers more
      than twelve in every picture of the development rounds in which it reaches inside.
    - `rest_s`: how long nothing must move. Three frames at 30 a second, so that the verdict comes within the
      300 ms that are allowed after a hand has left.
    - `hand_patience_s`: a large change that rests this long is light, or a cup or a sleeve left lying. Or pieces were
      laid while hands hardly left the board. The reader says `hidden` where something covers, so the frame is used. In
      simulated rounds the board rests for a second between two hands, and a hand over it never so long.
    """

    motion_squares: float = 0.25
    hand_squares: float = 12.0
    rest_s: float = 0.1
    hand_patience_s: float = 0.6


class Stillness:
    """State machine over frames: `step` returns the state at this frame.

    `squares` is the number of squares of the learned board (> 0): motion figures are fractions of its area.
    """

    def __init__(self, squares: int, settings: StillnessSettings | None = None) -> None:
        if squares <= 0:
            raise ValueError("a board without squares cannot be watched; run `referee learn` again")
        self.settings = settings or StillnessSettings()
        self.state: State = "moving"
        self._squares = squares
        self._quiet_since: float | None = None

    def step(self, t: float, changed_previous: float, changed_still: float) -> State:
        """One frame at time `t` (seconds, not decreasing).

        `changed_previous` and `changed_still`: fraction 0..1 of the board's area that differs from the previous frame,
        and from the last still one. It is 0 where there was none yet.
        """
        if changed_previous * self._squares >= self.settings.motion_squares:
            self._quiet_since = None
            self.state = "moving"
            return self.state
        if self._quiet_since is None:
            self._quiet_since = t
        rested = t - self._quiet_since
        if rested < self.settings.rest_s - 1e-6:  # frame times are not exact sums
            self.state = "moving"
        elif changed_still * self._squares >= self.settings.hand_squares and rested < self.settings.hand_patience_s:
            self.state = "hand"
        else:
            self.state = "still"
        return self.state

    def interrupt(self) -> None:
        """The source or the table moved: rest must be found again."""
        self._quiet_since = None
        self.state = "moving"
