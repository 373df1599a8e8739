"""Counts a swiped heap by what repeats along it: row by row in its spectrum, and laid over itself.

Why: where print crosses a card's edge, the edge shows otherwise in every row, and the mean of a band shows nothing. But
each card shows the same stretch of the same back. Not done here: the beat of the whole line (`periods`), telling
whether others agree (`counting`).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.heaps.periods import even, peaks, spectrum
from referee.vision.cards.networks import strips
from referee.vision.common.images import Image

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class RepeatSettings:
    """- `steps`: mm of a step at least and at most.
    - `rim`: rows of the strip at either side that are left out: corners are round there.
    - `fine`: rows, and pixels along the line, by which it is softened.
    - `slow`: mm of light that changes more slowly, which is taken out; `spikes`: deviations at which it is cut.
    - `least`: cards from which something repeats.
    """

    steps: tuple[float, float] = (4.2, 12.0)
    rim: int = 9
    fine: float = 0.9
    slow: float = 5.0
    spikes: float = 4.0
    least: int = 7


REPEAT = RepeatSettings()


@dataclass(frozen=True)
class Repeats:
    """How many cards the clearest peak in the rows' spectra makes, not rounded, `by_rows`, and how many times stronger
    it is than the next, `lead`; how many make the line most like itself, `by_folding`, and what share of it each card
    tells of the others so, `gain`."""

    by_rows: float
    lead: float
    by_folding: int
    gain: float


def repeats_of(strip: Image, out: float) -> Repeats | None:
    """What repeats in a strip (64, L, 3) as the network is shown it, of a line that sticks out by so many mm.

    None where nothing can."""
    if out < REPEAT.least * REPEAT.steps[0]:
        return None
    lab = cv2.cvtColor(strip, cv2.COLOR_BGR2LAB).astype(np.float64)[REPEAT.rim:-REPEAT.rim]
    first, count = round(strips.END_MM * strips.PER_MM), round(out * strips.PER_MM)
    beats = np.arange(1 / REPEAT.steps[1], 1 / REPEAT.steps[0], 1 / (8 * out))
    soft = cv2.GaussianBlur(lab, (1, 7), 0.1, sigmaY=REPEAT.fine)[:, first:first + count]
    rows = np.asarray(soft, np.float64).transpose(2, 0, 1).reshape(-1, count)
    power = np.sum([np.abs(spectrum(even(np.asarray(row, np.float64)), beats)) ** 2 for row in rows], axis=0)
    tops = peaks(beats, power, out)
    if not tops:
        return None
    second = float(power[tops[1]]) if len(tops) > 1 else float(np.median(power))
    gains = _gains(lab, out)
    cards = max(gains, key=lambda n: gains[n])
    return Repeats(float(beats[tops[0]] * out) + 1, float(power[tops[0]]) / max(second, 1e-9), cards, gains[cards])


def _gains(lab: Floats, out: float) -> dict[int, float]:
    """By number of cards, what share of a line (R, L, 3) in Lab each card tells of the others.

    The lowest one, which lies against the table, is left out."""
    soft = cv2.GaussianBlur(lab, (0, 0), REPEAT.fine)
    slow = cv2.GaussianBlur(soft, (0, 0), sigmaX=REPEAT.slow * strips.PER_MM, sigmaY=0.01)
    most = REPEAT.spikes * 1.48 * float(np.median(np.abs(soft - slow)))
    line = np.clip(soft - slow, -most, most)
    found = dict[int, float]()
    for cards in range(max(REPEAT.least, int(out / REPEAT.steps[1]) + 1), int(out / REPEAT.steps[0]) + 2):
        step = out / (cards - 1) * strips.PER_MM
        at = strips.END_MM * strips.PER_MM + step * np.arange(1, cards)[:, None] + np.arange(int(step))
        at = np.clip(at, 0, line.shape[1] - 2)
        low, share = np.floor(at).astype(int), (at % 1)[None, ..., None]
        each = line[:, low] * (1 - share) + line[:, low + 1] * share
        off = ((each - each.mean(axis=1, keepdims=True)) ** 2).sum() * ((cards - 1) / (cards - 2)) ** 2
        found[cards] = 1 - float(off / max(float((each**2).sum()), 1e-9))
    return found
