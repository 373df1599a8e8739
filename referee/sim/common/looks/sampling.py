"""Draws tables, lights and sensors at random.

Why: a reader must see far more tables and lamps than anybody owns. What this module does not do: draw sets, or paint
anything.

Ranges are guesses at what families own and photograph, set by looking at the development pictures.
"""

from __future__ import annotations

import numpy as np

from referee.sim.common.looks.surroundings import INKS, RGB, Lights, Sensor, TableLook


def near(rng: np.random.Generator, middle: RGB, spread: float) -> RGB:
    """A colour at most `spread` off `middle` in each channel."""
    r, g, b = (int(np.clip(round(c + rng.uniform(-spread, spread)), 0, 255)) for c in middle)
    return r, g, b


_WOODS: tuple[tuple[RGB, RGB], ...] = (
    ((176, 132, 84), (140, 98, 56)),
    ((200, 164, 112), (168, 128, 78)),
    ((98, 58, 34), (62, 34, 20)),
    ((122, 60, 36), (78, 34, 22)),
    ((150, 120, 88), (112, 86, 60)),
    ((70, 54, 42), (46, 34, 26)),
    ((210, 188, 150), (186, 160, 120)),
)
_CLOTHS: tuple[RGB, ...] = (
    (48, 96, 68),
    (70, 82, 118),
    (38, 40, 46),
    (150, 40, 46),
    (226, 220, 206),
    (120, 100, 84),
    (56, 58, 62),
    (196, 170, 120),
)


def sample_table(rng: np.random.Generator) -> TableLook:
    """The surface of one table."""
    kind = str(rng.choice(["wood", "cloth", "check", "stripes", "laminate"], p=[0.42, 0.24, 0.1, 0.06, 0.18]))
    if kind == "wood":
        a, b = _WOODS[int(rng.integers(len(_WOODS)))]
        rgb, rgb2, scale, gloss = near(rng, a, 14), near(rng, b, 10), rng.uniform(30, 160), rng.uniform(0.1, 0.9)
    elif kind == "cloth":
        rgb = near(rng, _CLOTHS[int(rng.integers(len(_CLOTHS)))], 16)
        rgb2, scale, gloss = rgb, rng.uniform(0.6, 2.0), 0.0
    elif kind in ("check", "stripes"):
        rgb = near(rng, (232, 228, 218), 12)
        rgb2 = near(rng, INKS[str(rng.choice(["red", "blue", "green", "yellow"]))], 40)
        scale, gloss = rng.uniform(8, 45), 0.0
    else:
        base = ((226, 224, 218), (60, 60, 62), (178, 176, 170), (240, 238, 232))[int(rng.integers(4))]
        rgb = near(rng, base, 12)
        rgb2, scale, gloss = near(rng, rgb, 14), rng.uniform(2, 12), rng.uniform(0.1, 0.8)
    return TableLook(
        kind=kind,
        rgb=rgb,
        rgb2=rgb2,
        scale_mm=float(scale),
        contrast=float(rng.uniform(0.25, 1.0)),
        turn_deg=float(rng.uniform(0, 360)),
        gloss=float(gloss),
        size_mm=(float(rng.uniform(1100, 2000)), float(rng.uniform(800, 1100))),
        shift_mm=(float(rng.uniform(-120, 120)), float(rng.uniform(-120, 120))),
        room_rgb=near(rng, ((64, 58, 50), (120, 112, 100), (32, 34, 40), (170, 165, 155))[int(rng.integers(4))], 10),
        seed=int(rng.integers(2**31)),
    )


def sample_lights(rng: np.random.Generator) -> Lights:
    """The light of one evening."""
    high = rng.uniform(350, 1700)
    around, out = rng.uniform(0, 2 * np.pi), high * rng.uniform(0.15, 1.5)
    return Lights(
        room_kelvin=float(rng.uniform(2900, 6600)),
        room_side_deg=float(rng.uniform(0, 360)),
        room_side=float(rng.uniform(0, 0.5)),
        lamp_kelvin=float(rng.uniform(2600, 6600)),
        lamp_mm=(float(out * np.cos(around)), float(out * np.sin(around)), float(high)),
        lamp_radius_mm=float(high * rng.uniform(0.03, 0.3)),
        lamp_ratio=float(rng.choice([rng.uniform(0.1, 0.5), rng.uniform(0.5, 2.8)])),
        veil=float(rng.uniform(0.2, 1.4)),
        shade=float(rng.choice([0.0, rng.uniform(0.2, 0.9)], p=[0.75, 0.25])),
        shade_deg=float(rng.uniform(0, 360)),
        shade_mm=(float(rng.uniform(-150, 120)), float(rng.uniform(60, 500))),
        shade_soft_mm=float(rng.uniform(12, 70)),
    )


def sample_sensor(rng: np.random.Generator) -> Sensor:
    """One camera's lens and sensor, as it was set."""
    r, g, b = (float(v) for v in 1 + rng.uniform(-0.05, 0.05, 3))
    moved = rng.random() < 0.08
    return Sensor(
        exposure_ev=float(np.clip(rng.normal(0, 0.33), -0.8, 0.7)),
        balance=float(rng.uniform(0.5, 1.0)),
        balance_error=(r, g, b),
        contrast=float(rng.uniform(0, 0.45)),
        saturation=float(rng.uniform(0.9, 1.2)),
        vignette=float(rng.uniform(0, 0.15)),
        fringe=float(rng.uniform(0, 0.0008)),
        bloom=float(rng.uniform(0, 0.06)),
        defocus_px=float(rng.choice([rng.uniform(0.2, 0.7), rng.uniform(0.7, 1.4)], p=[0.6, 0.4])),
        motion_px=(float(rng.normal(0, 1)), float(rng.normal(0, 1))) if moved else (0.0, 0.0),
        noise=float(rng.uniform(0.003, 0.02)),
        noise_grain_px=float(rng.uniform(0.4, 1.3)),
        sharpen=float(rng.uniform(0.1, 0.9)),
        jpeg=int(rng.integers(70, 95)),
    )
