"""Draws digits in many hands: own strokes under own pens, Hershey's fonts, and fonts from files.

Why: a reader of any deck must have seen more digits than any one box of fonts holds. What this module does not do:
colour them, or lay them on a card (`printed`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from PIL import Image as Pictures
from PIL import ImageDraw, ImageFont

from referee.sim.common.arrays import Array, Mask

TALL = 128
"""Pixels of a digit's height as it is drawn first."""
HERSHEY = (cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_TRIPLEX, cv2.FONT_HERSHEY_COMPLEX)
Line = list[tuple[float, float]]


@dataclass(frozen=True)
class Font:
    """One hand. `kind`: stroke, hershey, file (a TrueType font, `path`; empty: the one that Pillow brings).

    `weight`: thickness of strokes in heights. `flat`: thickness of level strokes to upright ones. `width`: of a digit
    in heights. `slant`: shift per height. `pen`: round, square, broad. `square`: exponent of the bows (2: ellipses).
    `seed` picks among the forms of each digit. `tight`: gap between the digits of 10, in heights.
    """

    kind: str = "stroke"
    weight: float = 0.16
    flat: float = 1.0
    width: float = 0.6
    slant: float = 0.0
    pen: str = "round"
    square: float = 2.0
    seed: int = 0
    tight: float = 0.1
    path: str = ""


def sample_font(rng: np.random.Generator, files: tuple[str, ...] = ()) -> Font:
    """A hand at random; `files`: paths of TrueType fonts to draw from too."""
    kind = str(rng.choice(["stroke", "hershey", "file"], p=[0.6, 0.08, 0.32]))
    path = "" if not files or rng.random() < 0.15 else files[int(rng.integers(len(files)))]
    return Font(
        kind=kind, weight=float(rng.uniform(0.08, 0.27)), flat=float(rng.choice([1.0, rng.uniform(0.45, 1.1)])),
        width=float(rng.uniform(0.4, 0.85)), slant=float(rng.choice([0.0, rng.uniform(-0.1, 0.3)])),
        pen=str(rng.choice(["round", "square", "broad"], p=[0.45, 0.4, 0.15])),
        square=float(rng.choice([2.0, rng.uniform(2.0, 4.5)])), seed=int(rng.integers(2**31)),
        tight=float(rng.uniform(0.03, 0.14)), path=path if kind == "file" else "")


@lru_cache(maxsize=4000)
def text_mask(font: Font, text: str) -> Mask:
    """Digits (and + where asked for) as a mask 0..255, cut close, about `TALL` pixels tall."""
    if font.kind == "file":
        out = _from_file(font, text)
    else:
        parts = [_stroke(font, c) if font.kind == "stroke" else _hershey(font, c) for c in text]
        gap = np.zeros((parts[0].shape[0], max(1, round(font.tight * TALL))), np.uint8)
        out = np.hstack([p for part in parts for p in (part, gap)][:-1])
    if font.slant and font.kind != "file":
        shift = abs(font.slant) * out.shape[0]
        move = np.array([[1, -font.slant, shift if font.slant > 0 else 0], [0, 1, 0]], np.float64)
        out = np.asarray(cv2.warpAffine(out, move, (out.shape[1] + math.ceil(shift), out.shape[0])), np.uint8)
    return _cut(out)


def _cut(mask: Mask) -> Mask:
    rows, columns = np.flatnonzero(mask.max(axis=1) > 40), np.flatnonzero(mask.max(axis=0) > 40)
    if not len(rows):
        raise ValueError("this font has nothing for that text")
    return np.ascontiguousarray(mask[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1])


def _from_file(font: Font, text: str) -> Mask:
    kind = ImageFont.truetype(font.path, TALL) if font.path else ImageFont.load_default(TALL)
    picture = Pictures.new("L", (TALL * (1 + len(text)), 2 * TALL))
    ImageDraw.Draw(picture).text((TALL // 4, TALL // 4), text, fill=255, font=kind)
    out = _cut(np.asarray(picture, np.uint8))
    heavy = round((font.weight - 0.15) * 0.35 * TALL)
    if heavy > 1:  # bold
        out = np.asarray(cv2.dilate(cv2.copyMakeBorder(out, heavy, heavy, heavy, heavy, cv2.BORDER_CONSTANT),
                                    np.ones((heavy, heavy), np.uint8)), np.uint8)
    width = max(8, round(out.shape[1] * np.clip(font.width / 0.6, 0.75, 1.3)))
    return np.asarray(cv2.resize(out, (width, out.shape[0])), np.uint8)


def _hershey(font: Font, character: str) -> Mask:
    rng = np.random.default_rng(font.seed)
    face = HERSHEY[int(rng.integers(len(HERSHEY)))]
    thick = max(2, round(font.weight * 0.8 * TALL))
    (w, h), _ = cv2.getTextSize(character, face, TALL / 21, 1)
    out = np.zeros((h + 2 * thick, w + 2 * thick), np.uint8)
    cv2.putText(out, character, (thick, h + thick), face, TALL / 21, 255, thick, cv2.LINE_AA)
    return np.ascontiguousarray(out[:, np.flatnonzero(out.max(axis=0) > 40)[0]:])


def _bow(x: float, y: float, rx: float, ry: float, start: float, end: float, square: float) -> Line:
    """An arc of a superellipse, degrees clockwise from the right."""
    a = np.radians(np.linspace(start, end, 28))
    c, s = (np.sign(v) * np.abs(v) ** (2 / square) for v in (np.cos(a), np.sin(a)))
    return [(float(p), float(q)) for p, q in zip(x + rx * c, y + ry * s, strict=True)]


def _lines(character: str, font: Font) -> list[Line]:
    """The strokes of a digit in a box 1 wide and 1 tall, y down."""
    rng = np.random.default_rng([font.seed, ord("6") if character == "9" else ord(character)])
    form, q = rng.random(), font.square
    a, b = float(rng.uniform(-0.05, 0.05)), float(rng.uniform(-0.04, 0.04))
    if character == "+":
        return [[(0.5, 0.25), (0.5, 0.85)], [(0.05, 0.55), (0.95, 0.55)]]
    if character == "0":
        return [_bow(0.5, 0.5, 0.5, 0.5, 0, 360, q)]
    if character == "1":
        stem = 0.55 if form < 0.7 else 0.5
        flag: Line = [] if form > 0.85 else [(stem - 0.38 + a, 0.2 + b), (stem, 0.0)]
        foot = [[(0.15, 1.0), (0.95, 1.0)]] if form < 0.22 else []
        return [[*flag, (stem, 0.0), (stem, 1.0)], *foot]
    if character == "2":
        bow = _bow(0.5, 0.29 + b, 0.46, 0.29 + b, 175 + 200 * a, 390, q)
        return [[*bow, (0.04, 1.0), (1.0, 1.0)]]
    if character == "3":
        low = _bow(0.44, 0.71, 0.52, 0.29, 275, 520, q)
        if form < 0.25:
            return [[(0.04, 0.0), (0.92, 0.0), (0.44, 0.42)], low]
        return [_bow(0.46, 0.22 + b, 0.44, 0.22 + b, 195, 440, q), low]
    if character == "4":
        if form < 0.2:
            return [[(0.15, 0.0), (0.02, 0.62 + b), (1.0, 0.62 + b)], [(0.72, 0.3), (0.72, 1.0)]]
        stem = 0.7 + a
        return [[(stem, 1.0), (stem, 0.0), (0.0, 0.68 + b), (1.0, 0.68 + b)]]
    if character == "5":
        return [[(0.92, 0.0), (0.16, 0.0), (0.1 + a / 2, 0.44), *_bow(0.45, 0.68, 0.52, 0.32, 228, 515, q)]]
    if character == "6":
        return _six(form, a, b, q)
    if character == "9":
        return [[(1 - x, 1 - y) for x, y in line] for line in _six(form, a, b, q)]
    if character == "7":
        bar = [[(0.2, 0.5), (0.85, 0.5)]] if form < 0.15 else []
        end = (0.3 + a, 1.0)
        down: Line = [(1.0, 0.0), (0.55 + a, 0.45), end] if form > 0.6 else [(1.0, 0.0), end]
        return [[(0.0, 0.0), *down], *bar]
    return [_bow(0.5, 0.24 + b, 0.41 + a, 0.24 + b, 0, 360, q),
            _bow(0.5, 0.74 + b, 0.5, 0.26 - b, 0, 360, q)]


def _six(form: float, a: float, b: float, q: float) -> list[Line]:
    """The strokes of a 6; a 9 is one on its head."""
    bowl = _bow(0.5, 0.68 + b / 2, 0.5, 0.32 - b / 2, 0, 360, q)
    if form < 0.3:  # a straight stem
        return [bowl, [(0.66 + a, 0.0), (0.06, 0.58)]]
    if form < 0.6:  # a bow that ends in the air
        return [bowl, [(x, y) for x, y in _bow(0.5, 0.5, 0.5, 0.5, 180, 318 + 100 * a, q)], [(0.0, 0.5), (0.0, 0.68)]]
    return [bowl, _bow(0.78 + a, 0.68, 0.78 + a, 0.68, 180, 268, min(q, 2.6))]


def _stroke(font: Font, character: str) -> Mask:
    tall, wide = TALL, font.width * TALL
    up = max(3, round(font.weight * TALL))
    level = max(3, round(up * font.flat))
    if character == "1":
        wide *= 0.62
    edge = max(up, level) // 2 + 2
    across, down = max(wide - up, 6.0), float(tall - level)
    out = np.zeros((tall + 2 * edge, round(across) + up + 2 * edge), np.uint8)
    for line in _lines(character, font):
        points = np.array(line) * [across, down] + [edge + up / 2, edge + level / 2]
        cv2.polylines(out, [_fixed(points)], False, 255, 1, cv2.LINE_8, 4)
    return np.asarray(cv2.dilate(out, _pen(font.pen, up, level)), np.uint8)


def _pen(kind: str, across: int, down: int) -> Mask:
    if kind == "square":
        return np.ones((down, across), np.uint8)
    if kind == "round":
        return np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (across, down)), np.uint8)
    side = max(across, down)
    out = np.zeros((side, side), np.uint8)
    cv2.ellipse(out, (side // 2, side // 2), (side // 2, max(1, side // 5)), -40, 0, 360, 1, -1)
    return out


def _fixed(points: Array) -> np.ndarray:
    return np.round(points * 16).astype(np.int32)
