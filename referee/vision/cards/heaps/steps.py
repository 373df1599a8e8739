"""Counts a swiped heap by its steps: as many as make the likeliest line of even steps, of what a network sees.

Why: the network misses single edges of a back and takes print for some; but steps are about even, and they end where
the top card begins. Not done here: the network (`networks.strips`), whether others agree (`counting`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.networks import strips

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class StepSettings:
    """- `steps`: mm of a middling step at least and at most; `most`: cards of a heap.
    - `stray`: of a middling step, how short and how long one may be; `stiff`: weight of log ratios, squared.
    - `edge`: log odds that are added: of an edge that is as likely as not there is one.
    - `off`: mm by which the first and the last edge may lie off.
    """

    steps: tuple[float, float] = (3.5, 20.0)
    most: int = 44
    stray: tuple[float, float] = (0.55, 1.6)
    stiff: float = 12.0
    edge: float = 2.5
    off: float = 1.5


STEPS = StepSettings()


@dataclass(frozen=True)
class Steps:
    """The likeliest line of even steps: how many `cards`; log odds by which the next number is less likely, `lead`; and
    of a middling edge, `seen`: under 2 the network sees hardly any."""

    cards: int
    lead: float
    seen: float


def steps_of(heat: Floats, out: float) -> Steps | None:
    """The steps by an edge's probability (L,) in each column of a strip, of a line that sticks out by so many mm."""
    first = round(strips.END_MM * strips.PER_MM)
    p = np.clip(heat[first:first + round((out + STEPS.off) * strips.PER_MM) + 1], 1e-4, 1 - 1e-4)
    likely = np.log(p / (1 - p)) + STEPS.edge
    worth = {n: _worth(likely, out, n) for n in range(2, STEPS.most + 1)
             if STEPS.steps[0] <= out / (n - 1) <= STEPS.steps[1]}
    if len(worth) < 2:
        return None
    best, second = sorted(worth, key=lambda n: -worth[n])[:2]
    return Steps(best, worth[best] - worth[second], worth[best] / best)


def _worth(likely: Floats, out: float, cards: int) -> float:
    """The greatest sum of edges' log odds (N,) that so many cards have, less what uneven steps cost."""
    usual = out / (cards - 1) * strips.PER_MM
    steps = np.arange(max(3, round(STEPS.stray[0] * usual)), round(STEPS.stray[1] * usual) + 2)
    cost = STEPS.stiff * np.log(steps / usual)**2
    off = round(STEPS.off * strips.PER_MM)
    worth = np.full(len(likely), -np.inf)
    worth[:off] = 0.0
    for _ in range(cards - 1):
        after = np.full(len(likely), -np.inf)
        for step, lost in zip(steps.tolist(), cost.tolist(), strict=True):
            if step < len(likely):
                np.maximum(after[step:], worth[:-step] - lost, out=after[step:])
        worth = after + likely
    end = round(out * strips.PER_MM)
    return float(worth[max(0, end - off):end + off + 1].max(initial=-np.inf))
