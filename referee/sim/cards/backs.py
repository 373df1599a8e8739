"""Paints backs as they are printed.

Why: backs of any art must come from a few values. What this module does not do: light, perspective (`renderer`).
"""

from __future__ import annotations

import math
from functools import lru_cache

import cv2
import numpy as np

from referee.sim.cards.looks import BackLook
from referee.sim.cards.sheet import SCALE, Sheet, outlined, word
from referee.sim.common.arrays import Image
from referee.sim.common.surfaces import bgr, noise


@lru_cache(maxsize=64)
def paint_back(back: BackLook, size_mm: tuple[float, float], corner_mm: float, worn: float) -> Image:
    """A back, BGR, `SCALE` pixels a mm."""
    rng = np.random.default_rng([back.seed, 13])
    sheet = Sheet(size_mm, back.rgb)
    w, h = sheet.w, sheet.h
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    a = math.radians(back.turn_deg)
    step = back.step_mm * SCALE
    u, v = x * math.cos(a) + y * math.sin(a), y * math.cos(a) - x * math.sin(a)
    cx, cy = x - w / 2, y - h / 2
    mix = np.zeros((h, w), np.float32)
    if back.kind in ("stripes", "word") and (back.kind == "stripes" or rng.random() < 0.6):
        mix = (np.sin(2 * np.pi * u / step) > 0).astype(np.float32)
    elif back.kind == "rings":
        mix = (np.sin(2 * np.pi * np.hypot(cx, cy) / step) > 0).astype(np.float32)
    elif back.kind == "rays":
        mix = (np.sin(np.arctan2(cy, cx) * int(rng.integers(5, 14))) > 0).astype(np.float32)
    elif back.kind in ("lattice", "check"):
        one, two = np.sin(2 * np.pi * u / step), np.sin(2 * np.pi * v / step)
        mix = ((one * two > 0) if back.kind == "check" else (np.minimum(abs(one), abs(two)) < 0.25)).astype(np.float32)
    elif back.kind == "dots":
        mix = (np.sin(2 * np.pi * u / step) + np.sin(2 * np.pi * v / step) > 1.0).astype(np.float32)
    elif back.kind == "blobs":
        soft = cv2.GaussianBlur(noise((h, w), back.seed), (0, 0), step / 2)
        mix = (soft > np.median(soft)).astype(np.float32)
    share = np.asarray(cv2.GaussianBlur(mix, (0, 0), 0.8), np.float32)[..., None]
    one, two = (np.array(bgr(rgb)) for rgb in (back.rgb, back.rgb2))
    sheet.out = np.clip(one * (1 - share) + two * share, 0, 255).astype(np.uint8)
    if back.kind == "emblem":
        radii = (0.4 * w, 0.4 * w * float(rng.uniform(0.6, 1.4)))
        sheet.ellipse((w / 2, h / 2), radii, float(rng.uniform(0, 90)), back.rgb2)
    if back.kind in ("word", "emblem") and rng.random() < 0.9:
        bright = tuple(tuple(int(c) for c in rng.integers(60, 256, 3)) for _ in range(4))
        word(sheet, rng, back.rgb3, 0.16, bright if rng.random() < 0.5 else ())  # type: ignore[arg-type]
    if back.border_mm:
        b = round(back.border_mm * SCALE)
        inner = sheet.out[b:-b, b:-b].copy()
        sheet.out[:] = bgr(back.border_rgb)
        sheet.out[b:-b, b:-b] = inner
    return outlined(sheet.out, corner_mm, worn)
