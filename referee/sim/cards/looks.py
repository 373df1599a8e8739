"""How cards look, as values, and how decks are drawn at random.

Why: decks differ a box, and a reader must see far more of them than anybody owns. What this module does not do: paint
(`printed`), or say what lies where (`scene`). Sizes in mm, colours in sRGB 0..255.
"""

from __future__ import annotations

import colorsys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from referee.sim.cards.digits import Font, sample_font
from referee.sim.common.looks.sampling import near, sample_lights, sample_sensor, sample_table
from referee.sim.common.looks.surroundings import RGB, Lights, Sensor, TableLook
from referee.values.cards import COLOURS

OTHER = "other"
HUES: Mapping[str, tuple[float, float]] = {"red": (345, 369), "yellow": (37, 58), "green": (92, 166),
                                           "blue": (203, 250)}
"""Degrees of hue that people call by the name."""
DEEP: Mapping[str, tuple[float, float, float, float]] = {
    "red": (0.68, 1.0, 0.5, 1.0), "yellow": (0.65, 1.0, 0.75, 1.0), "green": (0.5, 1.0, 0.28, 0.85),
    "blue": (0.5, 1.0, 0.4, 1.0)}
"""Saturation and value, from and to."""
ACTIONS = ("skip", "reverse", "plus", "wild", "plain")
"""What cards without a number show."""
SIZES = ((59.0, 91.0), (56.0, 87.0), (63.0, 88.0), (57.0, 88.0), (44.0, 68.0))
MIDDLES = ("none", "rings", "dots", "bolt", "stars", "word", "oval", "disc", "shapes", "band")
SOLD_MIDDLES = ("ring", "leaning", "rays", "plain")
"""Of the decks that are sold most: an oval as a line or filled, a disc with rays, nothing."""
BACKS = ("word", "rings", "rays", "stripes", "lattice", "check", "plain", "emblem", "dots", "blobs")
BACK_SHARES = (0.3, 0.1, 0.1, 0.1, 0.08, 0.06, 0.08, 0.06, 0.06, 0.06)
"""A word in colours is what is most easily taken for a face."""


@dataclass(frozen=True)
class BackLook:
    """One player's back: its pattern (`BACKS`) in two colours, a border or none."""

    kind: str
    rgb: RGB
    rgb2: RGB
    rgb3: RGB = (240, 240, 236)
    step_mm: float = 6.0
    turn_deg: float = 30.0
    border_mm: float = 0.0
    border_rgb: RGB = (244, 244, 240)
    seed: int = 0


@dataclass(frozen=True, eq=False)
class DeckLook:
    """The faces of one make. `layout`: two (a digit for each reader, above and below) or one (in the middle).

    Shares are of the card's height. `index`: height of digits in the corners, 0 for none. `ink` of digits, `rim` round
    them (None: none), `drop`: their shadow's shift. `middle`: one of `MIDDLES` or `SOLD_MIDDLES`. `confetti`: small
    things in the other colours. `underline`: under 6 and 9. `worn`: how white the cut edge is, below 0 how dark.
    `sleeve`: in a sleeve.
    """

    grounds: Mapping[str, RGB]
    font: Font = field(default_factory=Font)
    size_mm: tuple[float, float] = (59.0, 91.0)
    corner_mm: float = 3.5
    layout: str = "two"
    digit: float = 0.24
    inset: float = 0.05
    index: float = 0.0
    ink: RGB | None = (250, 250, 248)
    rim: RGB | None = None
    rim_share: float = 0.06
    drop: float = 0.0
    drop_rgb: RGB = (20, 20, 22)
    middle: str = "none"
    middle_rgb: RGB = (245, 245, 240)
    confetti: int = 0
    border_mm: float = 0.0
    border_rgb: RGB = (246, 246, 242)
    shade: float = 0.0
    grain: float = 0.0
    underline: bool = False
    worn: float = 0.2
    gloss: float = 0.4
    sleeve: bool = False
    seed: int = 0


@dataclass(frozen=True)
class CardsStyle:
    """One family's decks, backs, table, light and camera. `decks`: the first is played with, others lie about.

    `edged`: how much a card's edge shows on one like it, 1 as under most lamps, 0 not at all."""

    decks: tuple[DeckLook, ...]
    backs: tuple[BackLook, ...]
    table: TableLook
    lights: Lights
    sensor: Sensor
    seed: int
    edged: float = 1.0


def ground(rng: np.random.Generator, name: str) -> RGB:
    """A colour that is called by the name; `other`: black, white, grey, violet, brown, pink."""
    if name == OTHER:
        kind = rng.random()
        if kind < 0.5:
            return near(rng, (24, 24, 26), 20)
        if kind < 0.75:
            grey = int(rng.integers(90, 250))
            return near(rng, (grey, grey, grey), 6)
        hue, sat = float(rng.choice([rng.uniform(280, 325), rng.uniform(18, 26)])), 0.6
        value = float(rng.uniform(0.3, 0.8))
    else:
        low, high, pale, bright = DEEP[name]
        hue = float(rng.uniform(*HUES[name]))
        sat, value = float(rng.uniform(low, high)), float(rng.uniform(pale, bright))
    r, g, b = colorsys.hsv_to_rgb(hue % 360 / 360, sat, value)
    return round(255 * r), round(255 * g), round(255 * b)


def sample_deck(rng: np.random.Generator, fonts: tuple[str, ...] = ()) -> DeckLook:
    """A deck of any art; `fonts`: paths of TrueType fonts to draw from too."""
    kind = str(rng.choice(["two", "uno", "disc", "one"], p=[0.42, 0.28, 0.15, 0.15]))
    grounds = {c: ground(rng, c) for c in (*COLOURS, OTHER)}
    font = sample_font(rng, fonts)
    white, dark = near(rng, (248, 248, 244), 8), near(rng, (22, 22, 26), 16)
    size = SIZES[int(rng.choice(5, p=[0.3, 0.3, 0.1, 0.2, 0.1]))]
    outlined = rng.random() < (0.35 if kind != "uno" else 0.6)
    ink: RGB | None = white if rng.random() < 0.72 else (dark if rng.random() < 0.55 else near(rng, (250, 222, 60), 20))
    border = float(rng.uniform(1.5, 5.0)) if kind in ("uno", "disc") or rng.random() < 0.15 else 0.0
    if kind == "uno":
        layout, digit, index = "one", rng.uniform(0.3, 0.5), rng.uniform(0.1, 0.19)
        middle = "oval" if rng.random() < 0.75 else "none"
        if middle == "oval":
            ink = None if rng.random() < 0.75 else (dark if rng.random() < 0.5 else near(rng, (250, 222, 60), 20))
    elif kind == "disc":
        layout, digit, index, middle = "one", rng.uniform(0.16, 0.3), rng.uniform(0.07, 0.13), "disc"
        ink = None if rng.random() < 0.7 else dark
    elif kind == "one":
        layout, digit, index = "one", rng.uniform(0.35, 0.62), float(rng.choice([0.0, rng.uniform(0.09, 0.17)]))
        middle = str(rng.choice(["none", "rings", "stars", "dots"]))
    else:
        layout, digit, index = "two", rng.uniform(0.17, 0.38), 0.0
        middle = str(rng.choice([m for m in MIDDLES if m not in ("oval", "disc")]))
        if middle == "word" and rng.random() < 0.7:
            middle = "bolt"
    rim = (dark if ink != dark else white) if outlined else None
    return DeckLook(
        grounds=grounds, font=font, size_mm=size, corner_mm=float(rng.uniform(1.5, 5.5)), layout=layout,
        digit=float(digit), inset=float(rng.uniform(0.025, 0.09)), index=float(index), ink=ink, rim=rim,
        rim_share=float(rng.uniform(0.03, 0.09)), drop=float(rng.choice([0.0, rng.uniform(0.02, 0.07)])),
        middle=middle, middle_rgb=white if rng.random() < 0.8 else near(rng, (240, 220, 120), 20),
        confetti=int(rng.integers(3, 18)) if rng.random() < 0.5 else 0, border_mm=border,
        border_rgb=white if rng.random() < 0.82 else dark, shade=float(rng.uniform(0, 0.3)),
        grain=float(rng.choice([0.0, rng.uniform(0, 0.25)])),
        underline=bool(rng.random() < 0.4) or (layout == "one" and index == 0),
        worn=float(rng.choice([0.0, rng.uniform(-0.6, 0.9)], p=[0.35, 0.65])),
        gloss=float(rng.choice([rng.uniform(0.05, 0.4), rng.uniform(0.4, 1.3)])), sleeve=bool(rng.random() < 0.06),
        seed=int(rng.integers(2**31)))


def sample_sold_deck(rng: np.random.Generator, fonts: tuple[str, ...] = ()) -> DeckLook:
    """A deck as most shops sell it: a white border, an oval or a disc, one large heavy digit and one in two corners."""
    font = replace(sample_font(rng, fonts), weight=float(rng.uniform(0.16, 0.29)), width=float(rng.uniform(0.5, 0.72)),
                   flat=float(rng.uniform(0.7, 1.0)))
    if font.kind != "file":
        font = replace(font, slant=float(rng.choice([0.0, rng.uniform(0.0, 0.3)])))
    white, dark = near(rng, (246, 246, 242), 9), near(rng, (18, 18, 20), 14)
    middle = str(rng.choice(SOLD_MIDDLES, p=[0.4, 0.26, 0.24, 0.1]))
    shadowed = rng.random() < 0.85
    return DeckLook(
        grounds={c: ground(rng, c) for c in COLOURS} | {OTHER: near(rng, (22, 22, 24), 16)}, font=font,
        size_mm=SIZES[int(rng.integers(1, 4))], corner_mm=float(rng.uniform(2.5, 5.0)), layout="one",
        digit=float(rng.uniform(0.27, 0.42)), index=float(rng.uniform(0.09, 0.16)),
        ink=white if middle in ("ring", "plain") else None, rim=dark if rng.random() < 0.55 else None,
        rim_share=float(rng.uniform(0.02, 0.07)), drop=float(rng.uniform(0.02, 0.08)) if shadowed else 0.0,
        drop_rgb=dark, middle=middle, middle_rgb=white, border_mm=float(rng.uniform(2.2, 5.0)), border_rgb=white,
        shade=float(rng.uniform(0, 0.15)), underline=bool(rng.random() < 0.9), worn=float(rng.uniform(-0.3, 0.5)),
        gloss=float(rng.uniform(0.2, 1.2)), seed=int(rng.integers(2**31)))


def sample_back(rng: np.random.Generator) -> BackLook:
    """A back of any pattern, often dark, often of little contrast."""
    value = float(rng.choice([rng.uniform(0.08, 0.4), rng.uniform(0.4, 1.0)]))
    sat = float(rng.choice([rng.uniform(0, 0.3), rng.uniform(0.4, 1)]))
    r, g, b = colorsys.hsv_to_rgb(float(rng.random()), sat, value)
    first: RGB = (round(255 * r), round(255 * g), round(255 * b))
    second = near(rng, first, 40) if rng.random() < 0.45 else near(rng, (128, 128, 128), 127)
    return BackLook(
        kind=str(rng.choice(BACKS, p=BACK_SHARES)), rgb=first, rgb2=second, rgb3=near(rng, (200, 200, 200), 55),
        step_mm=float(rng.uniform(2.5, 12)), turn_deg=float(rng.uniform(0, 180)),
        border_mm=float(rng.uniform(1.5, 5)) if rng.random() < 0.35 else 0.0,
        border_rgb=near(rng, (244, 244, 240), 8) if rng.random() < 0.8 else near(rng, (25, 25, 28), 12),
        seed=int(rng.integers(2**31)))


def faint(style: CardsStyle, rng: np.random.Generator) -> CardsStyle:
    """The same with backs of little contrast, a word on some, whose edges hardly show: the hardest to count."""
    backs = []
    for back in style.backs:
        near_ = near(rng, back.rgb, int(rng.integers(5, 16)))
        kind = str(rng.choice(["word", "stripes", "lattice", "check", "plain"], p=[0.6, 0.2, 0.07, 0.06, 0.07]))
        backs.append(replace(back, kind=kind, rgb2=near_, step_mm=float(rng.uniform(2.0, 6.0)), border_mm=0.0))
    decks = tuple(replace(deck, worn=deck.worn * float(rng.choice([0.0, 0.25]))) for deck in style.decks)
    return replace(style, backs=tuple(backs), decks=decks, edged=float(rng.uniform(0.08, 0.6)))


def sample_style(seed: int, decks: int = 1, fonts: tuple[str, ...] = ()) -> CardsStyle:
    """A family's table with so many makes of cards and a back for each of four players."""
    rng = np.random.default_rng([seed, 83])
    return CardsStyle(
        decks=tuple(sample_deck(rng, fonts) for _ in range(decks)), backs=tuple(sample_back(rng) for _ in range(4)),
        table=sample_table(rng), lights=sample_lights(rng), sensor=sample_sensor(rng), seed=seed)
