"""From frames to observations: when to look, and what has settled since the last look.

Why it exists: a stream is looked at when nothing moves, or now and then where hands never leave the table; a still
picture always. What comes out is the same, an observation of what changed on the table. What it does not do: judge, or
remember pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal

from referee.capture import Frame
from referee.games.api.parts import Image, Memory, MotionSensor, PictureReader
from referee.rules.core import Observation
from referee.session.watch.timing import Timing
from referee.tracking.stillness import Stillness
from referee.values.common import Reading, Table

State = Literal["still", "moving", "hand", "table_moved", "lost", "damaged", "resized", "paused"]

AVERAGED = 6
"""Still frames averaged for one reading; noise falls by the square root, and six at 30 a second are a fifth of a
second."""
HEARTBEAT_S = 0.5
"""Time goes on for the rules even when nothing changes: a token that does not follow is judged after some seconds."""


@dataclass(frozen=True, slots=True)
class Look:
    """What one frame gave: the state of the source, the reading if one was made, and what settled."""

    state: State
    reading: Reading | None = None
    observation: Observation | None = None


class Seeing:
    """Feed it every frame of one source in order; `memory` gives a new memory for each round.

    `busy_s`: seconds after which a table is read that does not come to rest (`Sight`); None where it is not.
    """

    def __init__(self, table: Table, reader: PictureReader[Any], sensor: MotionSensor,
                 memory: Callable[[], Memory[Any, Any]], busy_s: float | None = None) -> None:
        self._reader, self._sensor, self._new_memory = reader, sensor, memory
        self._timing = Timing(busy_s)
        self._stillness = Stillness(len(table.spots))
        self.new_round()
        self._still_frames: list[Image] = []
        self._rested: Frame | None = None
        self._moved = self._blind = False

    def see_by(self, reader: PictureReader[Any], sensor: MotionSensor) -> None:
        """The same table is seen otherwise from now on."""
        self._reader, self._sensor, self._moved = reader, sensor, False
        self.lost()

    def read_by(self, reader: PictureReader[Any], doubted: Collection[Hashable] = ()) -> None:
        """The reader has learned, or forgotten by what it named the `doubted` pieces: what waits is read again."""
        self._reader = reader
        self._timing.anew()
        self._memory.reread(doubted)

    def new_round(self) -> None:
        """Forget what lay on the table."""
        self._memory = self._new_memory()
        self._last: Observation | None = None

    def recall(self, looks: Iterable[Observation]) -> None:
        """What was seen of the round so far, before a while without pictures."""
        self._memory.recall(looks)
        self._blind = True

    @property
    def pieces(self) -> tuple[Any, ...]:
        """What is believed to lie on the table, as the game has it."""
        return self._memory.pieces

    def look(self, frame: Frame, evidence: str) -> Look:
        """One frame; `evidence` is the name under which its picture will be found if it is read."""
        if frame.damaged:
            seen = self._until_now()
            self.lost()
            return Look("damaged", None, seen)
        if frame.settled:
            return self._read(frame, evidence, None)
        motion = self._sensor.update(frame.image)
        state = self._stillness.step(frame.t, motion.changed, motion.since_still)
        if state != "still":
            seen = self._until_now()
            self._still_frames.clear()
            moved = state == "moving" and self._moved
            glance = self._timing.restless(frame.t, may=seen is None and not moved)
            if moved:
                return Look("table_moved", None, seen)
            state = "hand" if motion.hand else state
            return self._glance(frame, evidence, state) if glance else Look(state, None, seen)
        self._rested = frame
        self._still_frames.append(frame.image)
        del self._still_frames[:-AVERAGED]
        if self._timing.at_rest(frame.t):
            look = self._read(frame, evidence, list(self._still_frames))
            if look.state == "still":
                self._sensor.settled()
            return look
        return Look("table_moved") if self._moved else Look("still", None, self._heartbeat(frame))

    def doubt(self) -> None:
        """Somebody waits for another look: what was seen last is not explained yet."""
        self._timing.doubtful = True

    def lost(self) -> None:
        """The source was away, or its pictures cannot be believed: rest has to be found again."""
        self._blind = True
        self._stillness.interrupt()
        self._timing.broken()
        self._still_frames.clear()

    def finish(self, t: float, frame: int) -> Observation | None:
        """The source has ended at time `t`; what the last reading leaves."""
        return self._memory.finish(t, frame)

    def _glance(self, frame: Frame, evidence: str, state: State) -> Look:
        """One picture of a table with hands over it, which may look as if it was moved: only rest tells that."""
        reading: Reading = self._reader.read(frame.image, None, None)
        return Look(state) if reading.table_moved else replace(self._believed(reading, frame, evidence), state=state)

    def _read(self, frame: Frame, evidence: str, still_frames: list[Image] | None) -> Look:
        look = self._timing.looks - 1 if still_frames else None
        reading: Reading = self._reader.read(frame.image, still_frames, look)
        self._moved = reading.table_moved
        return self._believed(reading, frame, evidence)

    def _believed(self, reading: Reading, frame: Frame, evidence: str) -> Look:
        """What the memory makes of a reading."""
        observation: Observation | None = self._memory.observe(reading, frame.t, frame.index, evidence)
        if observation is not None and self._blind:
            observation, self._blind = replace(observation, blind=True), False
        if observation is not None:
            self._last = observation
        self._timing.doubtful = observation is None or observation.doubtful or reading.doubtful
        if reading.table_moved:
            state: State = "table_moved"
        else:
            state = "hand" if self._memory.hand else "still"
        return Look(state, reading, observation)

    def _heartbeat(self, frame: Frame) -> Observation | None:
        """The table rests as it was last seen, and time went on. None while the last observation is fresh."""
        if self._last is None or frame.t - self._last.t < HEARTBEAT_S:
            return None
        return self._as_it_was(self._last, frame)

    def _until_now(self) -> Observation | None:
        """Rest has ended: up to its last frame the table was as it was last read. None when it was not read twice, so
        that a piece may lie there of which the table's memory is not certain yet."""
        rested, self._rested = self._rested, None
        if rested is None or self._last is None or self._timing.looks < 2 or rested.t <= self._last.t:
            return None
        return self._as_it_was(self._last, rested)

    def _as_it_was(self, last: Observation, frame: Frame) -> Observation:
        self._last = last.at_rest(frame.t, frame.index, self._timing.looks)
        return self._last
