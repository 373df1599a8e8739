"""How dice, their board and cups look, as values, and how they are drawn at random.

Why: no two boxes of the game are alike, and a reader must see far more dice than anybody owns. What this module does
not do: paint, or say what lies where (`scene`).

Sizes in mm, colours in sRGB 0..255. Ranges are guesses at what is sold, not measured on anything.
"""

from __future__ import annotations

import colorsys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from referee.sim.common.looks.sampling import near, sample_lights, sample_sensor, sample_table
from referee.sim.common.looks.surroundings import INKS, RGB, Lights, Sensor, TableLook
from referee.values.dice import COLOURS, OTHER

HUES: Mapping[str, tuple[float, float]] = {
    "red": (352, 368), "yellow": (43, 57), "green": (105, 158), "blue": (205, 235), OTHER: (265, 330),
}
"""Degrees of hue from which bodies and columns of a name are drawn."""


@dataclass(frozen=True)
class DieLook:
    """One make of die.

    `rgb` of the body and `pip_rgb`; `edge_mm`; `rounding`: radius of its edges as a share of half an edge; `ball`:
    radius of the ball it is ground into, in half edges (1.73: none). `clear`: 0 opaque, 1 glass; `ior`; `tint`: how
    deep the colour of the glass is. `gloss` 0..1; `speckle` 0..1; `marble`: share of another colour swirled into it.
    Pips by radius, distance from the middle (shares of half an edge) and depth 0..1; `mirrored`: the other of the two
    ways to number a die.
    """

    rgb: RGB
    pip_rgb: RGB = (240, 240, 236)
    edge_mm: float = 16.0
    rounding: float = 0.25
    ball: float = 1.73
    clear: float = 0.0
    ior: float = 1.45
    tint: float = 1.0
    gloss: float = 0.6
    speckle: float = 0.0
    speckle_rgb: RGB = (230, 220, 200)
    marble: float = 0.0
    marble_rgb: RGB = (30, 30, 34)
    pip_radius: float = 0.19
    pip_spread: float = 0.5
    pip_depth: float = 0.5
    mirrored: bool = False


@dataclass(frozen=True)
class BoardLook:
    """The printed board: columns in `order`, row 1 first. `mark`: tile (dark pips on a white tile), pips, digit.

    `space_mm` along the row and along the column, `gap_mm` between spaces, `border_mm` round all of them, `round_mm`
    radius of a space's corners, `line_rgb`: of an outline round each space, None for none.
    """

    order: tuple[str, str, str, str] = COLOURS
    inks: Mapping[str, RGB] = field(default_factory=lambda: {c: INKS[c] for c in COLOURS})
    base_rgb: RGB = (30, 30, 32)
    space_mm: tuple[float, float] = (40.0, 26.0)
    gap_mm: tuple[float, float] = (3.0, 3.0)
    border_mm: float = 9.0
    round_mm: float = 3.0
    thick_mm: float = 3.0
    mark: str = "tile"
    mark_share: float = 0.45
    mark_dark: bool = False
    line_rgb: RGB | None = None
    shade: float = 0.0
    wear: float = 0.0
    gloss: float = 0.4

    @property
    def size_mm(self) -> tuple[float, float]:
        """Width (four columns) and height (six rows) with the border."""
        w, h = (n * s + (n - 1) * g + 2 * self.border_mm
                for n, s, g in zip((4, 6), self.space_mm, self.gap_mm, strict=True))
        return w, h

    def middle(self, colour: str, value: int) -> tuple[float, float]:
        """The middle of a space in mm from the board's middle, x along the rows, y towards row 1."""
        w, h = self.size_mm
        k = self.order.index(colour)
        x = -w / 2 + self.border_mm + k * (self.space_mm[0] + self.gap_mm[0]) + self.space_mm[0] / 2
        y = h / 2 - self.border_mm - (value - 1) * (self.space_mm[1] + self.gap_mm[1]) - self.space_mm[1] / 2
        return x, y


@dataclass(frozen=True)
class DiceStyle:
    """One family's dice, board, table, light and camera. `dice` by colour name, foreign ones apart."""

    dice: Mapping[str, DieLook]
    foreign: tuple[DieLook, ...]
    board: BoardLook | None
    cup_rgb: RGB
    table: TableLook
    lights: Lights
    sensor: Sensor
    seed: int


def hued(rng: np.random.Generator, name: str, saturation: tuple[float, float], value: tuple[float, float]) -> RGB:
    """A colour that people call by this name."""
    h = rng.uniform(*HUES[name]) % 360 / 360
    s = rng.uniform(*saturation)
    v = rng.uniform(*value) * {"yellow": 1.2, "green": 0.9, "blue": 0.95}.get(name, 1.0)
    r, g, b = colorsys.hsv_to_rgb(h, min(s, 1.0), min(v, 1.0))
    return round(255 * r), round(255 * g), round(255 * b)


def sample_make(rng: np.random.Generator) -> DieLook:
    """A make of die without its colour."""
    kind = rng.random()
    clear = 0.0 if kind < 0.4 else float(rng.uniform(0.15, 0.7)) if kind < 0.6 else float(rng.uniform(0.7, 1.0))
    pips: RGB = near(rng, (240, 240, 236), 12) if rng.random() < 0.72 else near(rng, (22, 22, 24), 14)
    ball = float(rng.choice([1.73, rng.uniform(1.36, 1.6)], p=[0.5, 0.5]))
    return DieLook(
        rgb=(128, 128, 128), pip_rgb=pips, edge_mm=float(rng.uniform(12, 19)), rounding=float(rng.uniform(0.08, 0.42)),
        ball=ball, clear=clear, ior=float(rng.uniform(1.3, 1.55)), tint=float(rng.uniform(0.6, 1.8)),
        gloss=float(rng.uniform(0.1, 1.0)), pip_radius=float(rng.uniform(0.13, 0.23)),
        pip_spread=float(rng.uniform(0.42, 0.58)), pip_depth=float(rng.uniform(0, 1)),
        mirrored=bool(rng.random() < 0.3),
    )


def sample_die(rng: np.random.Generator, name: str) -> DieLook:
    """Any die of a colour name, `other` meaning any colour at all: bone, black, purple, pink, grey, turquoise..."""
    make = sample_make(rng)
    if name == OTHER:
        rgb: RGB = [
            near(rng, (238, 234, 222), 14), near(rng, (24, 24, 26), 14), hued(rng, OTHER, (0.3, 0.9), (0.25, 0.8)),
            near(rng, (128, 128, 132), 40), near(rng, (80, 48, 30), 20), near(rng, (40, 150, 160), 30),
        ][int(rng.choice(6, p=[0.4, 0.2, 0.2, 0.08, 0.06, 0.06]))]
    else:
        rgb = hued(rng, name, (0.72, 1.0), (0.45, 0.95))
    light = 0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2]
    dark_pips = light > 165 and rng.random() < (0.9 if min(rgb) > 150 else 0.55)
    pips: RGB = near(rng, (24, 22, 22), 16) if dark_pips else make.pip_rgb
    if abs(sum(pips) / 3 - light) < 60:
        pips = near(rng, (240, 240, 236), 10) if light < 140 else near(rng, (24, 22, 22), 14)
    if rng.random() < 0.4:  # bone dice with a red one, golden pips, red ones on black, yellow ones on green...
        pips = _contrasting(rng, rgb) or pips
    speckle = float(rng.uniform(0.1, 0.6)) if rng.random() < 0.12 else 0.0
    grain = int(rng.integers(30, 230))
    marble = float(rng.uniform(0.2, 0.7)) if not speckle and rng.random() < 0.25 else 0.0
    second = near(rng, rgb, 70) if rng.random() < 0.5 else near(rng, (grain, grain, grain), 25)
    return replace(make, rgb=rgb, pip_rgb=pips, speckle=speckle, clear=0.0 if speckle else make.clear,
                   speckle_rgb=near(rng, (grain, grain, grain), 25), marble=marble, marble_rgb=second)


def _contrasting(rng: np.random.Generator, rgb: RGB) -> RGB | None:
    """A lively colour that stands out from another one by hue, if not by lightness; None where none was drawn."""
    for _ in range(8):
        r, g, b = colorsys.hsv_to_rgb(rng.random(), rng.uniform(0.6, 1.0), rng.uniform(0.5, 1.0))
        out = round(255 * r), round(255 * g), round(255 * b)
        if sum((a - c) ** 2 for a, c in zip(out, rgb, strict=True)) > 130**2:
            return out
    return None


def sample_set(rng: np.random.Generator) -> dict[str, DieLook]:
    """Four colours of one make, as they lie in one box."""
    make = sample_make(rng)
    out = {}
    for name in COLOURS:
        rgb = hued(rng, name, (0.75, 1.0), (0.5, 0.95))
        pips = make.pip_rgb
        if name == "yellow" and rng.random() < 0.25:
            pips = near(rng, (24, 22, 22), 14)
        out[name] = replace(make, rgb=rgb, pip_rgb=pips)
    return out


def sample_board(rng: np.random.Generator, edge_mm: float) -> BoardLook:
    """A board for dice of this size."""
    order = tuple(str(c) for c in rng.permutation(COLOURS)) if rng.random() < 0.4 else COLOURS
    wide = edge_mm * rng.uniform(2.1, 2.9)
    space = (float(wide), float(wide * rng.uniform(0.58, 1.0)))
    gap = float(rng.uniform(0.5, 5.0))
    dark = int(rng.integers(14, 62))
    mark = str(rng.choice(["tile", "pips", "digit"], p=[0.5, 0.25, 0.25]))
    return BoardLook(
        order=(order[0], order[1], order[2], order[3]),
        inks={c: hued(rng, c, (0.68, 0.95), (0.5, 0.88)) for c in COLOURS},
        base_rgb=near(rng, (dark, dark, dark + 2), 8), space_mm=space,
        gap_mm=(gap, float(gap * rng.uniform(0.6, 1.4))), border_mm=float(rng.uniform(3, 16)),
        round_mm=float(rng.uniform(0, 8)), thick_mm=float(rng.uniform(1.5, 8)), mark=mark,
        mark_share=float(rng.uniform(0.3, 0.62)), mark_dark=bool(rng.random() < 0.3),
        line_rgb=near(rng, (232, 228, 220), 20) if rng.random() < 0.5 else None,
        shade=float(rng.uniform(0, 0.35)), wear=float(rng.choice([0.0, rng.uniform(0, 1)])),
        gloss=float(rng.uniform(0, 0.9)),
    )


def sample_style(seed: int, game: bool = True) -> DiceStyle:
    """One family's game; without `game` a table on which any dice lie, and no board."""
    rng = np.random.default_rng([seed, 61])
    if game:
        dice = sample_set(rng)
        board = sample_board(rng, dice["red"].edge_mm)
    else:
        dice, board = {name: sample_die(rng, name) for name in COLOURS}, None
    table = sample_table(rng)
    if rng.random() < (0.12 if game else 0.45):  # plain trays and white tables
        grey = int(rng.choice([rng.integers(170, 245), rng.integers(30, 120)]))
        table = replace(table, kind="laminate", rgb=near(rng, (grey, grey, grey), 8), rgb2=near(rng, (grey,) * 3, 12),
                        contrast=0.3)
    cup = int(rng.integers(18, 60))
    return DiceStyle(
        dice=dice, foreign=tuple(sample_die(rng, OTHER) for _ in range(2)), board=board,
        cup_rgb=near(rng, (cup, cup, cup), 8) if rng.random() < 0.6 else near(rng, (110, 66, 40), 40),
        table=table, lights=sample_lights(rng), sensor=sample_sensor(rng), seed=seed,
    )
