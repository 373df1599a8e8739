"""Every look a rendered round can have: how its set is printed and cut, and what is around it.

Why: the real set is unknown, so a reader must be trained and tested on variety; these values name all that varies.
What this module does not do: what is around the set (`surroundings`), draw looks at random (`sampling`, `worlds`), or
paint anything.

Sizes in mm, colours in sRGB 0..255.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from referee.sim.common.looks.surroundings import RGB, Lights, Sensor, TableLook

COLOURS = ("red", "yellow", "green", "blue", "orange", "purple")
DOT_GAP_MM = 0.6
"""Least mm between the dots of a dotted frame: two pixels where a mm has three. Closer dots run together into a line,
and nobody could tell dotted from solid."""


@dataclass(frozen=True)
class Tiles:
    """How the squares of another art world are printed (`worlds` draws them, `paint.ornament` paints them)."""

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
    dot_long: float = 1.0  # length of a dot along the line against its width; above 1 they are short dashes
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
