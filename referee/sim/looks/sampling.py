"""Draws looks at random, one that is plain, and one a little later in the day.

Why: a reader must see far more sets, tables and lamps than anybody owns; a look with the same seed is the same look.
What this module does not do: art of other worlds than the plain squares (`worlds`), or paint anything.

Ranges are guesses at what families own and photograph, set by looking at the development pictures.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from referee.sim.looks.style import (
    COLOURS,
    DOT_GAP_MM,
    INKS,
    RGB,
    Cards,
    Lights,
    Print,
    Sensor,
    Style,
    TableLook,
    TokenShape,
)

INK_SPREAD = 16  # how far a print run may be off the middle of an ink (each channel, uniform)


def neutral_style(seed: int = 0) -> Style:
    """A plain, well-lit look without noise: for tests and as a base for single changes."""
    return Style(
        print=Print(inks={c: INKS[c] for c in COLOURS}, bulge=0.0, spread=0.0, mottle=0.0, gloss=0.0),
        table=TableLook(kind="laminate", rgb=(200, 198, 192), rgb2=(190, 188, 182), gloss=0.0, contrast=0.1),
        lights=Lights(
            room_kelvin=6500, lamp_kelvin=6500, room_side=0.0, lamp_ratio=0.3, lamp_mm=(-100, 150, 2500), veil=0.0
        ),
        sensor=Sensor(
            balance=1.0,
            contrast=0.0,
            saturation=1.0,
            vignette=0.0,
            fringe=0.0,
            bloom=0.0,
            defocus_px=0.0,
            noise=0.0,
            sharpen=0.0,
            jpeg=97,
        ),
        seed=seed,
    )


def _rgb(rng: np.random.Generator, middle: RGB, spread: float) -> RGB:
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


def _table(rng: np.random.Generator) -> TableLook:
    kind = str(rng.choice(["wood", "cloth", "check", "stripes", "laminate"], p=[0.42, 0.24, 0.1, 0.06, 0.18]))
    if kind == "wood":
        a, b = _WOODS[int(rng.integers(len(_WOODS)))]
        rgb, rgb2, scale, gloss = _rgb(rng, a, 14), _rgb(rng, b, 10), rng.uniform(30, 160), rng.uniform(0.1, 0.9)
    elif kind == "cloth":
        rgb = _rgb(rng, _CLOTHS[int(rng.integers(len(_CLOTHS)))], 16)
        rgb2, scale, gloss = rgb, rng.uniform(0.6, 2.0), 0.0
    elif kind in ("check", "stripes"):
        rgb = _rgb(rng, (232, 228, 218), 12)
        rgb2 = _rgb(rng, INKS[str(rng.choice(["red", "blue", "green", "yellow"]))], 40)
        scale, gloss = rng.uniform(8, 45), 0.0
    else:
        base = ((226, 224, 218), (60, 60, 62), (178, 176, 170), (240, 238, 232))[int(rng.integers(4))]
        rgb = _rgb(rng, base, 12)
        rgb2, scale, gloss = _rgb(rng, rgb, 14), rng.uniform(2, 12), rng.uniform(0.1, 0.8)
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
        room_rgb=_rgb(rng, ((64, 58, 50), (120, 112, 100), (32, 34, 40), (170, 165, 155))[int(rng.integers(4))], 10),
        seed=int(rng.integers(2**31)),
    )


def _print(rng: np.random.Generator, colours: tuple[str, ...]) -> Print:
    line = str(rng.choice(["white", "dark", "own", "none"], p=[0.42, 0.2, 0.16, 0.22]))
    motif = str(
        rng.choice(["none", "diamond", "disc", "star", "quarters", "ring"], p=[0.5, 0.2, 0.09, 0.07, 0.07, 0.07])
    )
    edge = ((196, 192, 182), (120, 116, 108), (48, 48, 50), (232, 230, 224))[int(rng.integers(4))]
    return Print(
        inks={c: _rgb(rng, INKS[c], INK_SPREAD) for c in colours},
        line=line,
        line_mm=float(rng.uniform(0.3, 1.0)),
        motif=motif,
        motif_strength=float(rng.uniform(0.05, 0.13 if motif == "quarters" else 0.3)),
        bulge=float(rng.uniform(0, 0.22)),
        spread=float(rng.uniform(0.005, 0.035)),
        mottle=float(rng.uniform(0.002, 0.018)),
        edge=_rgb(rng, edge, 8),
        board_mm=float(rng.uniform(1.2, 2.4)),
        tabs=bool(rng.random() < 0.7),
        tab_mm=float(rng.uniform(2.4, 3.8)),
        gloss=float(rng.choice([rng.uniform(0, 0.25), rng.uniform(0.25, 1.0)])),
        card_ink=float(rng.uniform(0.94, 1.05)),
    )


def _cards(rng: np.random.Generator) -> Cards:
    thick = rng.uniform(0.55, 0.95)
    double = thick * rng.uniform(1.7, 2.3)
    light = rng.random() < 0.3
    joker = str(rng.choice(["J", "star", "wheel"]))
    return Cards(
        thick_mm=float(rng.uniform(1.7, 2.3)),
        corner_mm=float(rng.choice([0.15, rng.uniform(0.6, 2.2)], p=[0.25, 0.75])),
        frame_rgb=_rgb(rng, (247, 246, 242), 7),
        frame_mm=float(thick),
        inset_mm=float(rng.uniform(1.1, 2.0)),
        double_gap_mm=float(max(double, 1.15)),
        dash_mm=(float(rng.uniform(1.9, 3.4)), float(rng.uniform(0.9, 1.6))),
        dot_mm=float(max(thick * rng.uniform(1.65, 2.2), 1.1 * thick + DOT_GAP_MM)),
        frame_corner_mm=float(rng.uniform(0.2, 2.0)),
        edge=_rgb(rng, ((228, 226, 220), (120, 118, 112), (60, 60, 62))[int(rng.integers(3))], 8),
        joker=joker,
        joker_rgb=_rgb(rng, (150, 148, 150) if light else (42, 42, 46), 20 if light else 16),
        symbol_rgb=_rgb(rng, (30, 30, 32) if light and joker == "J" else (238, 228, 190), 16),
        middle_line=float(rng.choice([0.0, rng.uniform(0.1, 0.5)], p=[0.7, 0.3])),
        back_rgb=_rgb(rng, (70, 70, 80), 50),
    )


def _lights(rng: np.random.Generator) -> Lights:
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


def _sensor(rng: np.random.Generator) -> Sensor:
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


def sample_style(rng: np.random.Generator) -> Style:
    """One random look; ranges stand in the functions above and in the dataclasses' comments."""
    left_out = str(rng.choice(["none", "orange", "purple"], p=[0.4, 0.3, 0.3]))
    colours = tuple(c for c in COLOURS if c != left_out)
    return Style(
        print=_print(rng, colours),
        cards=_cards(rng),
        token=TokenShape(
            kind=str(rng.choice(["pawn", "cylinder", "cone"])),
            diameter_mm=float(rng.uniform(11.5, 14.5)),
            height_mm=float(rng.uniform(13, 28)),
            rgb=_rgb(rng, (32, 32, 33), 10),
            gloss=float(rng.uniform(0.1, 0.8)),
        ),
        table=_table(rng),
        lights=_lights(rng),
        sensor=_sensor(rng),
        seed=int(rng.integers(2**31)),
    )


def drifted(style: Style, rng: np.random.Generator, amount: float = 1.0) -> Style:
    """The same look a little later: light and exposure have moved by a few per cent (`amount` 1)."""
    s, k = style.sensor, style.lights
    r, g, b = (float(v * (1 + rng.normal(0, 0.01 * amount))) for v in s.balance_error)
    return replace(
        style,
        sensor=replace(s, exposure_ev=s.exposure_ev + float(rng.normal(0, 0.06 * amount)), balance_error=(r, g, b)),
        lights=replace(
            k,
            room_side=float(np.clip(k.room_side + rng.normal(0, 0.03 * amount), 0, 0.7)),
            lamp_ratio=float(k.lamp_ratio * (1 + rng.normal(0, 0.05 * amount))),
        ),
    )
