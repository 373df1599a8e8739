"""Textures without a print: noise, and the table's surface of wood, cloth or laminate.

Why: tablecloths and grain are what a board finder must not mistake for a board. What this module does not
do: perspective or light. Textures are fixed by their seeds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import cv2
import numpy as np
import numpy.typing as npt

from referee.sim.common.arrays import Image
from referee.sim.common.looks.surroundings import TableLook


def bgr(rgb: Sequence[float]) -> tuple[float, float, float]:
    return float(rgb[2]), float(rgb[1]), float(rgb[0])


@lru_cache(maxsize=4)
def noise_tile(seed: int, size: int = 1024) -> npt.NDArray[np.float32]:
    """Tileable noise, zero mean and unit deviation, float32 `size` x `size`: fine grain over soft mottle."""
    rng = np.random.default_rng(seed)
    out = rng.standard_normal((size, size), dtype=np.float32) * 0.6
    for step, weight in ((4, 0.6), (16, 0.6), (64, 0.7)):
        coarse = rng.standard_normal((size // step, size // step), dtype=np.float32)
        wrapped = np.pad(coarse, 2, mode="wrap")
        fine = cv2.resize(wrapped, None, fx=step, fy=step, interpolation=cv2.INTER_CUBIC)
        out += weight * fine[2 * step : 2 * step + size, 2 * step : 2 * step + size]
    out /= out.std()
    return out


def noise(shape: tuple[int, int], seed: int) -> npt.NDArray[np.float32]:
    """A window of `shape` into the common tile, at a place fixed by `seed`."""
    tile = noise_tile(7)
    rng = np.random.default_rng(seed)
    y, x = (int(v) for v in rng.integers(0, 1024, 2))
    rows, cols = (np.arange(shape[0]) + y) % 1024, (np.arange(shape[1]) + x) % 1024
    return tile[rows[:, None], cols[None, :]]


TABLE_SCALE = 2.0  # pixels per mm of the table's texture: fine enough that it only looks soft when seen from near


def paint_table(look: TableLook) -> Image:
    """The table's surface, `size_mm` at `TABLE_SCALE` pixels per mm."""
    w, h = (round(v * TABLE_SCALE) for v in look.size_mm)
    rng = np.random.default_rng(look.seed)
    a, b = np.array(bgr(look.rgb), np.float32), np.array(bgr(look.rgb2), np.float32)
    if look.kind == "wood":
        mix = _wood(rng, h, w, look)
    elif look.kind == "cloth":
        weave = cv2.GaussianBlur(
            rng.standard_normal((h // 2, w // 2), dtype=np.float32), (0, 0), 0.5 * look.scale_mm * TABLE_SCALE / 2
        )
        soft = cv2.resize(
            rng.standard_normal((h // 120 + 2, w // 120 + 2), dtype=np.float32), (w, h), interpolation=cv2.INTER_CUBIC
        )
        even = np.asarray(weave, np.float32) / np.float32(max(float(weave.std()), 1e-6))
        weave = cv2.resize(even, (w, h))
        factor = 1 + look.contrast * (0.05 * weave + 0.04 * soft)
        return np.clip(a * factor[..., None], 0, 255).astype(np.uint8)
    elif look.kind in ("check", "stripes"):
        mix = _check(h, w, look)
    else:
        grain = rng.standard_normal((h // 2, w // 2), dtype=np.float32)
        speck = np.asarray(cv2.GaussianBlur(grain, (0, 0), max(0.6, look.scale_mm * TABLE_SCALE / 8)), np.float32)
        spots = cv2.resize(0.5 + look.contrast * speck / max(float(speck.std()), 1e-6) * 0.5, (w, h))
        mix = np.asarray(spots, np.float32)
    out = a + (b - a) * np.clip(mix, 0, 1)[..., None]
    if look.kind in ("check", "stripes"):
        out *= 1 + 0.03 * noise((h, w), look.seed)[..., None]
    return np.clip(out, 0, 255).astype(np.uint8)


def _wood(rng: np.random.Generator, h: int, w: int, look: TableLook) -> npt.NDArray[np.float32]:
    """Grain along x: rings bent by slow noise, plus fine stretched fibres. Values about 0..1."""
    slow = cv2.resize(
        rng.standard_normal((max(3, h // 220), max(3, w // 700)), dtype=np.float32),
        (w // 2, h // 2),
        interpolation=cv2.INTER_CUBIC,
    )
    y = np.linspace(0, h / TABLE_SCALE / look.scale_mm, h // 2, dtype=np.float32)[:, None]
    rings = 0.5 + 0.5 * np.sin(2 * np.pi * (y * 4 + 0.9 * slow)).astype(np.float32)
    fibre = cv2.resize(
        rng.standard_normal((h // 2, max(2, w // 90)), dtype=np.float32),
        (w // 2, h // 2),
        interpolation=cv2.INTER_LINEAR,
    )
    bands = cv2.resize(
        rng.standard_normal((max(2, round(h / TABLE_SCALE / 110)), 1), dtype=np.float32),
        (1, h // 2),
        interpolation=cv2.INTER_NEAREST,
    )
    mix = 0.5 + look.contrast * (0.45 * (rings - 0.5) + 0.22 * fibre + 0.12 * bands)
    return np.asarray(cv2.resize(mix, (w, h)), np.float32)


def _check(h: int, w: int, look: TableLook) -> npt.NDArray[np.float32]:
    """A checked (gingham: two crossing stripes, half strength each) or striped cloth, turned by `turn_deg`."""
    x = np.arange(w, dtype=np.float32)[None, :] / np.float32(TABLE_SCALE)
    y = np.arange(h, dtype=np.float32)[:, None] / np.float32(TABLE_SCALE)
    t = math.radians(look.turn_deg)
    u, v = (
        x * np.float32(math.cos(t)) + y * np.float32(math.sin(t)),
        y * np.float32(math.cos(t)) - x * np.float32(math.sin(t)),
    )
    one = (np.floor(u / look.scale_mm) % 2).astype(np.float32)
    two = (np.floor(v / look.scale_mm) % 2).astype(np.float32)
    mix = (0.5 * one + 0.5 * two) if look.kind == "check" else one
    return np.asarray(cv2.GaussianBlur(mix.astype(np.float32), (0, 0), 0.8), np.float32)
