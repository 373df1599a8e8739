"""A simulated round put before a new umpire, look by look.

Why it exists: only here is it said how a round is looked at, and when it has been seen well enough. What it does not
do: weigh what the umpire says of it (`rounds`).
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import chain

from referee.evaluate.board.judged.moments import (
    DESIGNS,
    Film,
    NoisyReader,
    State,
    looks,
    perfect,
    random_camera,
    shows,
)
from referee.rules.board.observation import BoardEvent
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Position
from referee.rules.board.umpire.conditions import Conditions
from referee.rules.board.umpire.umpire import Umpire
from referee.sim.board.play.acts import Round
from referee.tracking.board.memory import BoardMemory, MemorySettings
from referee.values.board import BoardReading


@dataclass(frozen=True)
class Watching:
    """How the rounds are seen.

    `most`: acts between two looks at most. `lag`: also looked at while a token has yet to follow. `readings`: of each
    look; more than one: as a stream. `wrong`, `hides`, `misses`, `covers`: rates of `NoisyReader`; all 0: a perfect
    reader. `strange`: as in art that it does not know.
    """

    most: int = 4
    lag: bool = False
    readings: int = 1
    wrong: float = 0.0
    hides: float = 0.0
    misses: float = 0.0
    covers: float = 0.0
    strange: bool = False

    @property
    def perfect(self) -> bool:
        return not (self.wrong or self.hides or self.misses or self.covers or self.strange)


NOISY_LOOKS = 2
"""Looks that must agree where the reader overlooks things: as a session has it."""
END_LOOKS = 20
"""Looks at most at the end of a round, until it was seen well, no piece is denied and the umpire waits for nothing.
The table lies there till it is cleared, and a session looks on. (With eight, one of 389 noisy
rounds ended a second after a card that two looks in a row had overlooked was seen again.)"""
NOISY = Watching(wrong=0.02, hides=0.05, misses=0.05, covers=0.02)


@dataclass
class Watched:
    """One round and what was said about it.

    `states`: time of each look that showed what was new as it was, and how many acts were over. `beliefs`: for each of
    them that left no reading in doubt, how many were, and what was believed. `looks`: that must agree before something
    is proved.
    """

    seed: int
    game: Round
    umpire: Umpire
    looks: int = 1
    events: list[BoardEvent] = field(default_factory=list)
    steps_s: list[float] = field(default_factory=list)
    states: list[tuple[float, int]] = field(default_factory=list)
    beliefs: list[tuple[int, tuple[Position, ...]]] = field(default_factory=list)


def watch(game: Round, watching: Watching, seed: int = 0) -> Watched:
    """Put a round before a new umpire, look by look."""
    rng = random.Random(f"watch {seed}")
    looking = _Looking(game, watching, seed, rng)
    bare = () if watching.perfect else ((0.3, 0),)  # what may be overlooked must be seen bare twice before play too
    table = looks(game.acts, rng, watching.most, watching.lag)
    rests = ((game.seconds + 9.0 + k, len(game.acts)) for k in range(END_LOOKS))
    t = 0.0
    for t, over in chain(bare, table, rests):
        if looking.seen_well(over):
            break
        looking.look_at(t, over)
    return looking.finish(t + 1.0)


class _Looking:
    """A round while it is watched: what lies there is read, remembered and told to the umpire."""

    def __init__(self, game: Round, watching: Watching, seed: int, rng: random.Random) -> None:
        needed = 1 if watching.perfect else NOISY_LOOKS
        self._watched = Watched(seed, game, Umpire(Layout(game.colours), players=game.players, hands=game.hands,
                                                   deck=DESIGNS, conditions=Conditions(looks=needed)), needed)
        settings = MemorySettings.stream() if watching.readings > 1 else MemorySettings.stills()
        self._memory = BoardMemory(settings if watching.perfect else replace(settings, long_seen=1))
        self._film, self._read = Film.of(game), _reader(game, watching, seed, rng)
        self._readings, self._frame = watching.readings, 0
        self._stop = next((a for a in game.acts if a.type == "stop"), None)
        self._known, self._pending = State(), False
        self._agreeing, self._before = 0, -1

    def seen_well(self, over: int) -> bool:
        """Whether the round, of which so many acts are `over`, has ended and needs no further look."""
        game, states = self._watched.game, self._watched.states
        rested = self._before == over == len(game.acts) and bool(states) and states[-1][0] > game.seconds
        waiting = self._pending or self._watched.umpire.undecided
        return rested and self._agreeing >= self._watched.looks and not waiting

    def look_at(self, t: float, over: int) -> None:
        """The look at time `t` (s), when so many acts are `over`."""
        self._tell_stop(t)
        state = self._film.at(t)
        clear = False
        for k in range(self._readings):
            reading = self._read(state)
            clear = clear or (reading is not None and shows(reading, state, self._known))
            self._frame += 1
            if reading is not None:
                self._tell(reading, t + 0.02 * k)
        self._agreeing, self._before = self._agreeing + 1 if clear and over == self._before else int(clear), over
        if clear:
            self._known = state
            self._note_belief(t, over)

    def _tell_stop(self, t: float) -> None:
        """The stop call, once it was made before time `t` (s)."""
        if self._stop is not None and self._stop.hand_out < t:
            self._watched.events += self._watched.umpire.note("stop", self._stop.hand_out, player=self._stop.player)
            self._stop = None

    def _tell(self, reading: BoardReading, t: float) -> None:
        """What settled by this reading goes to the umpire; the time that takes is measured."""
        observation = self._memory.observe(reading, t, self._frame, str(self._frame))
        if observation is not None:
            self._pending = bool(observation.unsettled or observation.removed)
            began = time.process_time()
            self._watched.events += self._watched.umpire.observe(observation)
            self._watched.steps_s.append(time.process_time() - began)

    def _note_belief(self, t: float, over: int) -> None:
        """The look showed what was new as it was."""
        umpire = self._watched.umpire
        self._watched.states.append((t, over))
        if umpire.started and not self._pending:
            self._watched.beliefs.append((over, umpire.believed))

    def finish(self, t: float) -> Watched:
        """The round is over at time `t` (s)."""
        umpire, last = self._watched.umpire, self._memory.finish(t, self._frame)
        if last is not None:
            self._watched.events += umpire.observe(last)
        self._watched.events += umpire.finish(t)
        return self._watched


def _reader(game: Round, watching: Watching, seed: int,
            rng: random.Random) -> Callable[[State], BoardReading | None]:
    """What reads the table as it is to be watched."""
    camera = random_camera(game.colours, random.Random(f"camera {seed}"))
    if watching.perfect:
        return lambda state: perfect(state, camera=camera)
    noisy = NoisyReader(rng, watching.wrong, watching.hides, watching.misses, watching.covers, camera=camera,
                        strange=watching.strange)
    return lambda state: noisy.read(state, game.colours)
