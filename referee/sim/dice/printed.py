"""Paints the dice game's board as it is printed: columns, spaces, marks.

Why: the print shines through clear dice and its marks look like dice. What this module does not do: light, perspective.
"""

from __future__ import annotations

import cv2
import numpy as np

from referee.sim.common.arrays import Image
from referee.sim.common.looks.surroundings import RGB
from referee.sim.common.surfaces import bgr, noise
from referee.sim.dice.looks import BoardLook
from referee.values.dice import COLOURS, PIPS, VALUES

SCALE = 4.0
"""Pixels a mm of the board's texture."""
_FONTS = (cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_TRIPLEX)


def paint_board(look: BoardLook, seed: int) -> Image:
    """The board from above, BGR, `SCALE` pixels a mm, row 1 at the top."""
    rng = np.random.default_rng([seed, 3])
    w, h = (round(v * SCALE) for v in look.size_mm)
    out = np.full((h, w, 3), bgr(look.base_rgb), np.uint8)
    font = _FONTS[int(rng.integers(len(_FONTS)))]
    if rng.random() < 0.3:  # a line along the border
        inset = round(look.border_mm * SCALE * 0.5)
        cv2.rectangle(out, (inset, inset), (w - 1 - inset, h - 1 - inset), (170, 172, 175), max(1, round(0.5 * SCALE)))
    for colour in COLOURS:
        for value in VALUES:
            x, y = look.middle(colour, value)
            at = np.array([x + look.size_mm[0] / 2, look.size_mm[1] / 2 - y]) * SCALE
            _space(out, at, colour, value, look, font)
    if look.wear:
        grain = noise((h, w), seed)
        worn = np.clip((grain - (2.6 - look.wear)) * 1.4, 0, 0.7)[..., None]
        out = np.clip(out * (1 - worn) + worn * np.array([205, 210, 214]), 0, 255).astype(np.uint8)
    return out


def _space(out: Image, at: np.ndarray, colour: str, value: int, look: BoardLook, font: int) -> None:
    half = np.array(look.space_mm) * SCALE / 2
    ink = np.array(bgr(look.inks[colour]))
    mask = np.zeros(out.shape[:2], np.uint8)
    round_px = min(look.round_mm * SCALE, float(half.min()) - 1)
    _rounded(mask, at, half, round_px)
    ramp = np.linspace(1, 1 - look.shade, round(2 * half[1]) + 2)[:, None, None]
    y0 = max(0, round(at[1] - half[1]))
    rows = out[y0:y0 + len(ramp)]
    inside = mask[y0:y0 + len(rows)] > 0
    rows[inside] = np.broadcast_to(ink * ramp[:len(rows)], rows.shape)[inside]
    if look.line_rgb is not None:
        outline = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
        cv2.drawContours(out, outline, -1, bgr(look.line_rgb), max(1, round(0.6 * SCALE)), cv2.LINE_AA)
    size = look.mark_share * float(half.min())
    dark: RGB = (28, 26, 26)
    light: RGB = (240, 238, 232)
    tile, ink_of = (dark, light) if look.mark_dark else (light, dark)
    if look.mark == "tile":
        _filled(out, at, size, size * 0.3, tile)
    elif look.mark == "pips":
        ink_of = dark if look.mark_dark else light
    else:
        ink_of = dark if look.mark_dark else light
        thick = max(2, round(size / 5))
        scale = 2 * size / cv2.getTextSize(str(value), font, 1, thick)[0][1]
        (tw, th), _ = cv2.getTextSize(str(value), font, scale, thick)
        cv2.putText(out, str(value), (round(at[0] - tw / 2), round(at[1] + th / 2)), font, scale, bgr(ink_of), thick,
                    cv2.LINE_AA)
        return
    for a, b in PIPS[value]:
        middle = at + np.array([a, b]) * size * 0.55
        cv2.circle(out, (round(middle[0] * 16), round(middle[1] * 16)), round(size * 0.19 * 16), bgr(ink_of), -1,
                   cv2.LINE_AA, 4)


def _rounded(mask: Image, at: np.ndarray, half: np.ndarray, radius: float) -> None:
    r = np.maximum(half - radius, 0.5)
    core = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * r + at
    cv2.fillPoly(mask, [np.round(core * 16).astype(np.int32)], 255, cv2.LINE_8, 4)
    if radius > 0.5:
        cv2.polylines(mask, [np.round(core * 16).astype(np.int32)], True, 255, max(1, round(2 * radius)), cv2.LINE_8, 4)


def _filled(out: Image, at: np.ndarray, half: float, radius: float, rgb: RGB) -> None:
    mask = np.zeros(out.shape[:2], np.uint8)
    _rounded(mask, at, np.array([half, half]), radius)
    out[mask > 0] = bgr(rgb)
