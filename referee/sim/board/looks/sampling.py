"""Draws looks at random, one that is plain, and one a little later in the day.

Why: a reader must see far more sets, tables and lamps than anybody owns; a look with the same seed is the same look.
What this module does not do: art of other worlds than the plain squares (`worlds`), what is around a set
(`common.looks.sampling`), or paint anything.

Ranges are guesses at what families own and photograph, set by looking at the development pictures.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from referee.sim.board.looks.style import COLOURS, DOT_GAP_MM, Cards, Print, Style, TokenShape
from referee.sim.common.looks.sampling import near, sample_lights, sample_sensor, sample_table
from referee.sim.common.looks.surroundings import INKS, Lights, Sensor, TableLook

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


def _print(rng: np.random.Generator, colours: tuple[str, ...]) -> Print:
    line = str(rng.choice(["white", "dark", "own", "none"], p=[0.42, 0.2, 0.16, 0.22]))
    motif = str(
        rng.choice(["none", "diamond", "disc", "star", "quarters", "ring"], p=[0.5, 0.2, 0.09, 0.07, 0.07, 0.07])
    )
    edge = ((196, 192, 182), (120, 116, 108), (48, 48, 50), (232, 230, 224))[int(rng.integers(4))]
    return Print(
        inks={c: near(rng, INKS[c], INK_SPREAD) for c in colours},
        line=line,
        line_mm=float(rng.uniform(0.3, 1.0)),
        motif=motif,
        motif_strength=float(rng.uniform(0.05, 0.13 if motif == "quarters" else 0.3)),
        bulge=float(rng.uniform(0, 0.22)),
        spread=float(rng.uniform(0.005, 0.035)),
        mottle=float(rng.uniform(0.002, 0.018)),
        edge=near(rng, edge, 8),
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
        frame_rgb=near(rng, (247, 246, 242), 7),
        frame_mm=float(thick),
        inset_mm=float(rng.uniform(1.1, 2.0)),
        double_gap_mm=float(max(double, 1.15)),
        dash_mm=(float(rng.uniform(1.9, 3.4)), float(rng.uniform(0.9, 1.6))),
        dot_mm=float(max(thick * rng.uniform(1.65, 2.2), 1.1 * thick + DOT_GAP_MM)),
        frame_corner_mm=float(rng.uniform(0.2, 2.0)),
        edge=near(rng, ((228, 226, 220), (120, 118, 112), (60, 60, 62))[int(rng.integers(3))], 8),
        joker=joker,
        joker_rgb=near(rng, (150, 148, 150) if light else (42, 42, 46), 20 if light else 16),
        symbol_rgb=near(rng, (30, 30, 32) if light and joker == "J" else (238, 228, 190), 16),
        middle_line=float(rng.choice([0.0, rng.uniform(0.1, 0.5)], p=[0.7, 0.3])),
        back_rgb=near(rng, (70, 70, 80), 50),
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
            rgb=near(rng, (32, 32, 33), 10),
            gloss=float(rng.uniform(0.1, 0.8)),
        ),
        table=sample_table(rng),
        lights=sample_lights(rng),
        sensor=sample_sensor(rng),
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
