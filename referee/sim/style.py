"""Every look a rendered round can have: print, pieces, tokens, table, light, lens and sensor.

Why: the real set is unknown, so a reader must be trained and tested on variety. `sample_style` draws
one look; a look with the same seed is the same look. What this module does not do: paint anything.

Ranges are guesses at what families own and photograph, set by looking at the development pictures:
sizes in mm, colours in sRGB 0..255, light in Kelvin, lengths of the lens and sensor in pixels of 1080p.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import Any

import numpy as np

from .scene import COLOURS, RGB

#: Middle of each printed colour and how far a print run may be off it (each channel, uniform).
INKS: dict[str, RGB] = {
    "red": (196, 32, 44),
    "yellow": (243, 199, 27),
    "green": (40, 138, 63),
    "blue": (27, 81, 167),
    "orange": (233, 120, 33),
    "purple": (106, 54, 137),
}
INK_SPREAD = 16
#: Least mm between the dots of a dotted frame: two pixels where a mm has three. Closer dots run together into
#: a line, and nobody could tell dotted from solid.
DOT_GAP_MM = 0.6


@dataclass(frozen=True)
class Tiles:
    """How the squares of another art world are printed (worlds.py draws them, ornament.py paints them)."""

    ground_rgb: RGB = (238, 236, 230)  # between the squares
    gap_mm: float = 0.0  # between two squares
    round_mm: float = 0.0  # their corners
    bevel: float = 0.0  # how much lighter and darker their edges are
    bevel_mm: float = 1.5
    gradient: float = 0.0  # darker towards one side
    gradient_deg: float = 0.0
    motif: str = "none"
    motif_rgb: RGB | None = None  # None: a shade of the ink
    motif_strength: float = 0.3
    motif_size: float = 0.6  # share of the square
    by_ink: bool = False  # every ink has a motif of its own (another digit, more pips)
    font: int = 0
    crossing: str = "none"  # ornament where four squares meet
    crossing_mm: float = 2.0
    crossing_rgb: RGB = (238, 236, 230)
    rim_mm: float = 0.0  # a rim round the board
    rim_rgb: RGB = (40, 40, 42)
    seed: int = 0


@dataclass(frozen=True)
class Faces:
    """How the faces of cards and jokers of another art world are printed, the owner's line aside."""

    margin_mm: float = 0.0  # unprinted rim of the face
    margin_rgb: RGB = (243, 242, 238)
    margin_round_mm: float = 1.0
    line_on: str = "card"  # where the owner's line runs: card, half (round each half) or margin
    bar_mm: float = 0.0  # between the two halves
    bar_rgb: RGB = (243, 242, 238)
    outline_mm: float = 0.0  # round the owner's line
    outline_rgb: RGB = (24, 24, 26)
    dot: str = "round"  # or square
    dot_share: float = 1.1  # size of a dot against the line's thickness
    motif: bool = True  # the squares' motif stands on the halves too
    tile_like: bool = False  # halves are bevelled and shaded as the squares are
    ink_shift: float = 0.0  # how far cards are off the board's inks (each channel)
    joker: str = "star"
    joker_rgb: RGB = (42, 42, 46)
    symbol_rgb: RGB = (238, 228, 190)
    joker_ink: bool = False  # the joker's ground is one of the inks


@dataclass(frozen=True)
class Print:
    """How sections and cards are printed."""

    inks: dict[str, RGB]
    line: str = "white"  # white, dark, own (a darker shade of the ink) or none
    line_mm: float = 0.7
    motif: str = "none"  # none, diamond, disc, star, quarters, ring
    motif_strength: float = 0.15  # how far the motif's shade is from the ink
    bulge: float = 0.1  # a square is this much darker at its border
    spread: float = 0.02  # ink density from square to square
    mottle: float = 0.015  # ink density inside a square
    edge: RGB = (190, 188, 182)  # the cardboard's cut edge
    board_mm: float = 1.6  # thickness of a section
    tabs: bool = True
    tab_mm: float = 3.0
    gloss: float = 0.5  # 0 matt .. 1 lacquered
    card_ink: float = 1.0  # ink density of the cards against the board's
    tiles: Tiles | None = None  # None: the squares of `line` and `motif`


@dataclass(frozen=True)
class Cards:
    """Cards, jokers and the owner's frame."""

    thick_mm: float = 2.0
    corner_mm: float = 1.2
    frame_rgb: RGB = (248, 247, 243)
    frame_mm: float = 0.8  # thickness of the line
    inset_mm: float = 1.5  # from the card's edge to the middle of the line
    double_gap_mm: float = 1.5  # between the middles of the two lines
    dash_mm: tuple[float, float] = (2.6, 1.3)  # dash, gap: as they are seen, with the rounded ends
    dot_mm: float = 1.5  # between dots
    frame_corner_mm: float = 1.0
    edge: RGB = (225, 223, 215)
    joker: str = "J"  # J, star, wheel
    joker_rgb: RGB = (40, 40, 42)
    symbol_rgb: RGB = (235, 235, 232)
    middle_line: float = 0.0  # darkness of a line between the two colours
    back_rgb: RGB = (60, 60, 70)
    faces: Faces | None = None  # None: ink up to the edge and the line round the card


@dataclass(frozen=True)
class TokenShape:
    """A wooden token. `kind`: pawn, cylinder, cone, disc, barrel, bell, ball (turned), cube, hexagon, meeple, house,
    tower (sawn)."""

    kind: str = "pawn"
    diameter_mm: float = 13.0
    height_mm: float = 18.0
    rgb: RGB = (30, 30, 31)
    gloss: float = 0.4
    top_rgb: RGB | None = None  # another colour of its upper end


@dataclass(frozen=True)
class TableLook:
    """The table's surface. `kind`: wood, cloth, check, stripes, laminate."""

    kind: str = "wood"
    rgb: RGB = (150, 105, 62)
    rgb2: RGB = (110, 72, 40)
    scale_mm: float = 60.0
    contrast: float = 0.5
    turn_deg: float = 10.0
    gloss: float = 0.4
    size_mm: tuple[float, float] = (1500.0, 900.0)
    shift_mm: tuple[float, float] = (0.0, 0.0)
    room_rgb: RGB = (70, 66, 60)
    seed: int = 0


@dataclass(frozen=True)
class Lights:
    """A room (soft, from everywhere, stronger from one side) and a lamp or window (casts shadows)."""

    room_kelvin: float = 4800.0
    room_side_deg: float = 0.0
    room_side: float = 0.25  # how much brighter the near side of the room is
    lamp_kelvin: float = 3400.0
    lamp_mm: tuple[float, float, float] = (-400.0, 300.0, 900.0)
    lamp_radius_mm: float = 60.0
    lamp_ratio: float = 1.0  # lamp : room in the middle of the board
    veil: float = 0.5  # strength of the room's mirror image at low angles
    shade: float = 0.0  # share of the lamp's light that a person or curtain takes away in a band
    shade_deg: float = 0.0  # across which direction the band lies
    shade_mm: tuple[float, float] = (0.0, 150.0)  # where it begins (from the board's middle) and how wide it is
    shade_soft_mm: float = 30.0


@dataclass(frozen=True)
class Sensor:
    """Lens, sensor and the camera's own processing."""

    exposure_ev: float = 0.0
    balance: float = 0.8  # share of the light's colour taken out
    balance_error: tuple[float, float, float] = (1.0, 1.0, 1.0)
    contrast: float = 0.15
    saturation: float = 1.05
    vignette: float = 0.08
    fringe: float = 0.0003  # lateral chromatic aberration, share of the radius
    bloom: float = 0.03
    defocus_px: float = 0.6
    motion_px: tuple[float, float] = (0.0, 0.0)
    noise: float = 0.015  # standard deviation at mid grey, share of full scale
    noise_grain_px: float = 0.8  # size of the grain left by the camera's noise reduction
    sharpen: float = 0.5
    jpeg: int = 84


@dataclass(frozen=True)
class Style:
    """One look; `seed` fixes every random texture in it."""

    print: Print
    cards: Cards = field(default_factory=Cards)
    token: TokenShape = field(default_factory=TokenShape)
    table: TableLook = field(default_factory=TableLook)
    lights: Lights = field(default_factory=Lights)
    sensor: Sensor = field(default_factory=Sensor)
    seed: int = 0

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(self.print.inks)


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
