"""Readers of simulated dice: a perfect one, and one that overlooks, misreads and is in doubt.

Why it exists: the umpire has to hold when dice are missed, hidden under hands, or read wrongly with little confidence.
What it does not do: see; it is told what lies there.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from referee.sim.dice.play import Lain
from referee.values.common import UNKNOWN
from referee.values.dice import COLOURS, SEATS, VALUES, DiceReading, DieSeen, space_id

PIXELS = 100.0
"""Pixels a row in the readings."""


@dataclass(frozen=True)
class Noise:
    """How often a reader fails, as shares of dice or (`hands`) of pictures; `jitter`: rows by which places differ."""

    missed: float = 0.0
    no_pips: float = 0.0
    no_colour: float = 0.0
    wrong_pips: float = 0.0
    wrong_colour: float = 0.0
    doubtful: float = 0.0
    invented: float = 0.0
    hands: float = 0.0
    jitter: float = 0.0


PERFECT = Noise()
NOISY = Noise(missed=0.01, no_pips=0.02, no_colour=0.005, wrong_pips=0.003, wrong_colour=0.003, doubtful=0.03,
              invented=0.07, hands=0.2, jitter=0.03)
"""As the networks read, or worse: of 24 dice one is not read rightly in most looks, and places differ by 0.04 rows."""


def read(dice: Sequence[Lain], noise: Noise, rng: random.Random) -> DiceReading:
    """What the reader says of a picture in which these dice lie."""
    hidden: set[str] = set()
    hands: set[str] = set()
    if rng.random() < noise.hands:
        hands = {rng.choice(SEATS)}
        column, first = rng.choice(COLOURS), rng.choice(VALUES)
        hidden = {space_id(column, v) for v in range(first, min(first + 3, 7))}
    seen = []
    for die in dice:
        covered = die.space in hidden if die.space else die.seat in hands and rng.random() < 0.6
        if not covered and rng.random() >= noise.missed:
            seen.append(_seen(die, noise, rng))
    if rng.random() < noise.invented:
        colour, value = rng.choice(COLOURS), rng.choice(VALUES)
        space = space_id(colour, value) if rng.random() < 0.5 else None
        seen.append(DieSeen(colour, value, (rng.uniform(-300, 300), 500.0), (0, 0, 1, 1), rng.uniform(0.2, 0.5), space,
                            None if space else "bottom"))
    return DiceReading(tuple(seen), frozenset(hidden), frozenset(hands))


def _seen(die: Lain, noise: Noise, rng: random.Random) -> DieSeen:
    colour, confidence = die.colour, rng.uniform(0.975, 0.999)
    pips: int | None = die.pips
    if rng.random() < noise.doubtful:
        confidence = rng.uniform(0.7, 0.97)
    if rng.random() < noise.no_pips:
        pips = None
    elif rng.random() < noise.wrong_pips:
        pips, confidence = rng.choice([v for v in VALUES if v != die.pips]), rng.uniform(0.3, 0.9)
    if rng.random() < noise.no_colour:
        colour = UNKNOWN
    elif rng.random() < noise.wrong_colour:
        colour, confidence = rng.choice([c for c in COLOURS if c != die.colour]), rng.uniform(0.3, 0.85)
    x, y = (PIXELS * (v + rng.gauss(0, noise.jitter)) for v in die.at)
    return DieSeen(colour, pips, (x, y), (x - 30, y - 30, x + 30, y + 30), round(confidence, 4), die.space,
                   None if die.space else die.seat)
