"""What is around a set on a table, and what looks at it: table, light, lens and sensor.

Why: rooms and cameras differ from family to family, so a reader must be trained and tested on variety. What this module
does not do: draw them at random (`sampling`), the set itself, or paint anything.

Sizes in mm, colours in sRGB 0..255, light in Kelvin, lengths of the lens and sensor in pixels of 1080p.
"""

from __future__ import annotations

from dataclasses import dataclass

RGB = tuple[int, int, int]

INKS: dict[str, RGB] = {
    "red": (196, 32, 44),
    "yellow": (243, 199, 27),
    "green": (40, 138, 63),
    "blue": (27, 81, 167),
    "orange": (233, 120, 33),
    "purple": (106, 54, 137),
}
"""Middle of each printed colour."""


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
