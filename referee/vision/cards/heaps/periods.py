"""Counts a swiped heap by its beat: every card's edge darkens the line a little, at even steps.

Why: one edge of a plain back hardly shows, but all of them in step do, as a peak in the spectrum of the line's
lightness; so many periods as lie in the length that sticks out, so many cards. Not done here: telling whether others
agree (`counting`), or single edges (`networks.strips`).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.cards.networks import strips
from referee.vision.common.images import Image

Floats = NDArray[np.float64]
Complexes = NDArray[np.complex128]


@dataclass(frozen=True, slots=True)
class PeriodSettings:
    """When a beat is one.

    - `steps`: mm of a step at least and at most.
    - `rim`: rows of the strip at either side that are left out: corners are round there.
    - `bands`: parts across, each looked at by itself: print is in one of them, an edge goes through all.
    - `slow`: mm of light that changes more slowly, which is taken out; `spikes`: deviations at which lightness is cut.
    - `apart`: periods in the line by which another peak must lie beside it, to be one.
    - `coherent`: share of the bands' strength that they have in common.
    - `drift`, `rest`: periods by which the beat may run away along the line, and stray.
    - `least`: cards from which there is a beat.
    - `own`: share of a beat's strength in the line that the top card's print has itself, from which it is the print's;
      `plain`: how many times stronger than the middling one it then is there; `off`: mm beside its ends left out.
    """

    steps: tuple[float, float] = (4.2, 18.0)
    rim: int = 9
    bands: int = 6
    slow: float = 5.0
    spikes: float = 3.0
    apart: float = 1.2
    coherent: float = 0.5
    drift: float = 0.3
    rest: float = 0.15
    own: float = 0.5
    plain: float = 2.5
    off: float = 3.0
    least: float = 7.0


PERIOD = PeriodSettings()


@dataclass(frozen=True)
class Period:
    """The clearest beat of a line. `cards`: how many it makes, not rounded; `lead`: how many times stronger it is than
    the next one; `steady`: it goes through the whole line."""

    cards: float
    lead: float
    steady: bool


def period_of(strip: Image, out: float) -> Period | None:
    """The beat in a strip (64, L, 3) as the network is shown it, of a line that sticks out by so many mm.

    None where there is none."""
    first, count = round(strips.END_MM * strips.PER_MM), round(out * strips.PER_MM)
    if out < PERIOD.least * PERIOD.steps[0]:
        return None
    lab = cv2.cvtColor(strip, cv2.COLOR_BGR2LAB).astype(np.float64)
    rows = lab[PERIOD.rim:-PERIOD.rim, first:first + count, 0]
    beats = np.arange(1 / PERIOD.steps[1], 1 / PERIOD.steps[0], 1 / (8 * out))  # a mm
    bands = np.array([spectrum(even(band.mean(axis=0)), beats) for band in np.array_split(rows, PERIOD.bands)])
    together = np.abs(bands.mean(axis=0))
    tops = peaks(beats, together, out)
    if not tops:
        return None
    k = tops[0]
    lead = together[k] / max(float(together[tops[1]]) if len(tops) > 1 else float(np.median(together)), 1e-9)
    drift, rest = _drift(even(rows.mean(axis=0)), float(beats[k]))
    coherent = float(together[k] / max(float(np.sqrt((np.abs(bands[:, k])**2).mean())), 1e-9))
    cards = float(beats[k] * out) + 1
    steady = (coherent >= PERIOD.coherent and cards >= PERIOD.least and abs(drift) < PERIOD.drift
              and rest < PERIOD.rest)
    return Period(cards, float(lead), bool(steady))


def printed(strip: Image, out: float, cards: float) -> bool:
    """Whether the beat that makes so many `cards` of a line is its back's own print: stripes across, a lattice. Then it
    beats in the top card, too, in which no card ends."""
    beats = np.arange(1 / PERIOD.steps[1], 1 / PERIOD.steps[0], 1 / (8 * out))
    first, count = round(strips.END_MM * strips.PER_MM), round(out * strips.PER_MM)
    off = round(PERIOD.off * strips.PER_MM)
    light = cv2.cvtColor(strip, cv2.COLOR_BGR2LAB).astype(np.float64)[PERIOD.rim:-PERIOD.rim, :, 0]
    line, top = light[:, first:first + count], light[:, first + count + off:light.shape[1] - first - off]
    if top.shape[1] < 1 / beats[-1] * strips.PER_MM:
        return False
    near = np.abs(beats - (cards - 1) / out) <= 0.5 * strips.PER_MM / top.shape[1]
    for strength in (_across, _by_rows):
        here, there = strength(line, beats), strength(top, beats)
        if near.any() and float(there[near].max()) >= max(PERIOD.own * float(here[near].max()),
                                                          PERIOD.plain * float(np.median(there))):
            return True
    return False


def _across(light: Floats, beats: Floats) -> Floats:
    """Strength (K,) of beats (K,) that go across all rows of light (R, L) alike."""
    bands = [spectrum(even(band.mean(axis=0)), beats) for band in np.array_split(light, PERIOD.bands)]
    return np.asarray(np.abs(np.mean(bands, axis=0)), np.float64)


def _by_rows(light: Floats, beats: Floats) -> Floats:
    """Strength (K,) of beats (K,) in the rows (R, L) of light, aslant or not."""
    power = np.mean([np.abs(spectrum(even(row), beats)) ** 2 for row in light], axis=0)
    return np.asarray(np.sqrt(power), np.float64)


def even(light: Floats) -> Floats:
    """Lightness along a line without what changes slowly, and without spikes."""
    slow = cv2.GaussianBlur(np.ascontiguousarray(light[None]), (0, 0), PERIOD.slow * strips.PER_MM).ravel()
    most = PERIOD.spikes * float((light - slow).std())
    return np.asarray(np.clip(light - slow, -most, most), np.float64)


def spectrum(light: Floats, beats: Floats) -> Complexes:
    """Strength and phase (K,) of beats (K,) a mm in the light (L,) along a line."""
    at = np.arange(len(light)) / strips.PER_MM
    return np.asarray(np.exp(-2j * np.pi * beats[:, None] * at) @ light * 2 / len(light), np.complex128)


def peaks(beats: Floats, strength: Floats, out: float) -> list[int]:
    """Where it is strongest, of those that are not the flanks of others; two at most."""
    at = np.flatnonzero((strength[1:-1] >= strength[:-2]) & (strength[1:-1] > strength[2:])) + 1
    kept = list[int]()
    for k in at[np.argsort(-strength[at], kind="stable")].tolist():
        if all(abs(beats[k] - beats[j]) > PERIOD.apart / out for j in kept):
            kept.append(k)
    return kept[:2]


def _drift(light: Floats, beat: float) -> tuple[float, float]:
    """By how many periods a line's beat runs away from an even one from end to end, and how far it strays."""
    at = np.arange(len(light)) / strips.PER_MM
    wide = max(3, round(strips.PER_MM / beat))
    window = np.exp(-0.5 * (np.arange(-2 * wide, 2 * wide + 1) / (0.8 * wide))**2)
    local = np.convolve(light * np.exp(-2j * np.pi * beat * at), window / window.sum(), "same")[wide:-wide]
    if len(local) < 3:
        return np.inf, np.inf
    phase = np.unwrap(np.angle(local)) / (2 * np.pi)
    index = np.arange(len(phase))
    slope, start = np.polyfit(index, phase, 1, w=np.abs(local) + 1e-12)
    return float(slope * len(light)), float(np.std(phase - (slope * index + start)))
