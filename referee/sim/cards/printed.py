"""Paints faces and backs as they are printed.

Why: decks of any art must come from a few values. What this module does not do: light, perspective (`renderer`).
"""

from __future__ import annotations

import math
from dataclasses import replace
from functools import lru_cache

import cv2
import numpy as np

from referee.sim.cards.digits import text_mask
from referee.sim.cards.looks import BackLook, DeckLook
from referee.sim.common.arrays import Array, Image, Mask
from referee.sim.common.looks.surroundings import RGB
from referee.sim.common.surfaces import bgr, noise
from referee.values.cards import COLOURS

SCALE = 3.0
"""Pixels a mm of a card's texture."""


class _Sheet:
    """A card's texture while it is painted; shares are of its width and height."""

    def __init__(self, size_mm: tuple[float, float], rgb: RGB) -> None:
        self.w, self.h = (round(v * SCALE) for v in size_mm)
        self.out = np.empty((self.h, self.w, 3), np.uint8)
        self.out[:] = bgr(rgb)

    def stamp(self, mask: Mask, rgb: RGB, middle: tuple[float, float], turned: bool = False) -> None:
        """A mask in one colour about a place, pixels; `turned` on its head. What sticks out is cut off."""
        if turned:
            mask = mask[::-1, ::-1]
        h, w = mask.shape
        x, y = round(middle[0] - w / 2), round(middle[1] - h / 2)
        x0, y0, x1, y1 = max(x, 0), max(y, 0), min(x + w, self.w), min(y + h, self.h)
        if x1 <= x0 or y1 <= y0:
            return
        share = mask[y0 - y:y1 - y, x0 - x:x1 - x, None].astype(np.float32) / 255
        part = self.out[y0:y1, x0:x1]
        part[:] = np.round(part * (1 - share) + share * np.array(bgr(rgb), np.float32)).astype(np.uint8)

    def shape(self, points: Array, rgb: RGB) -> None:
        cv2.fillPoly(self.out, [np.round(points * 16).astype(np.int32)], bgr(rgb), cv2.LINE_AA, 4)

    def ellipse(self, at: tuple[float, float], radii: tuple[float, float], turn: float, rgb: RGB,
                thick: int = -1) -> None:
        place, size = ((round(a * 16), round(b * 16)) for a, b in (at, radii))
        cv2.ellipse(self.out, place, size, turn, 0, 360, bgr(rgb), thick, cv2.LINE_AA, 4)


def _grown(mask: Mask, by: int) -> Mask:
    wide = cv2.copyMakeBorder(mask, by, by, by, by, cv2.BORDER_CONSTANT)
    pen = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * by + 1, 2 * by + 1))
    return np.asarray(cv2.dilate(wide, pen), np.uint8)


def _digits(deck: DeckLook, text: str, height: float, widest: float, underlined: bool) -> Mask:
    """A number as a mask about `height` pixels tall, at most `widest` wide."""
    mask = text_mask(deck.font, text)
    scale = min(height / mask.shape[0], widest / mask.shape[1])
    size = max(3, round(mask.shape[1] * scale)), max(4, round(mask.shape[0] * scale))
    small = np.asarray(cv2.resize(mask, size, interpolation=cv2.INTER_AREA), np.uint8)
    if underlined:
        bar = max(2, round(size[1] * 0.09))
        small = np.vstack([small, np.zeros((bar, size[0]), np.uint8), np.full((bar, size[0]), 255, np.uint8)])
    return small


def digit_boxes(deck: DeckLook, number: int | None) -> list[tuple[float, float, float, float]]:
    """Where the card's digits are: x0, y0, x1, y1 in mm from its upper left corner."""
    if number is None:
        return []
    w, h = deck.size_mm
    half_w, half_h = min(deck.digit * h * 0.4, w * 0.4), deck.digit * h / 2
    if deck.layout == "one":
        boxes = [(w / 2 - half_w, h / 2 - half_h, w / 2 + half_w, h / 2 + half_h)]
    else:
        y = deck.border_mm + deck.inset * h + half_h
        boxes = [(w / 2 - half_w, y - half_h, w / 2 + half_w, y + half_h)]
        boxes.append((w / 2 - half_w, h - y - half_h, w / 2 + half_w, h - y + half_h))
    if deck.index:
        x, y, r = *_corner(deck), deck.index * h / 2
        boxes += [(x - r, y - r, x + r, y + r), (w - x - r, h - y - r, w - x + r, h - y + r)]
    return boxes


def _corner(deck: DeckLook) -> tuple[float, float]:
    """The middle of the upper left index, mm."""
    w, h = deck.size_mm
    return deck.border_mm + 0.11 * w, deck.border_mm + 0.03 * h + deck.index * h / 2


@lru_cache(maxsize=600)
def paint_face(deck: DeckLook, colour: str, number: int | None, action: str = "plain") -> Image:
    """A face, BGR, `SCALE` pixels a mm. `number` None: a card that shows an action or nothing."""
    rng = np.random.default_rng([deck.seed, 11])
    rgb = deck.grounds[colour]
    inner = replace(deck, size_mm=(deck.size_mm[0] - 2 * deck.border_mm, deck.size_mm[1] - 2 * deck.border_mm))
    sheet = _Sheet(inner.size_mm, rgb)
    _ground(sheet, deck, rgb, rng)
    others = [deck.grounds[c] for c in COLOURS if c != colour]
    _confetti(sheet, deck, others, rng)
    _middle(sheet, deck, rgb, others, rng, number is not None and deck.layout == "one")
    out = sheet.out
    if deck.border_mm:
        b = round(deck.border_mm * SCALE)
        framed = np.empty((sheet.h + 2 * b, sheet.w + 2 * b, 3), np.uint8)
        framed[:] = bgr(deck.border_rgb)
        mask = np.zeros((sheet.h, sheet.w), np.uint8)
        _rounded(mask, 1.2 * SCALE)
        part = framed[b:b + sheet.h, b:b + sheet.w]
        part[mask > 0] = out[mask > 0]
        out = framed
    sheet.out, (sheet.h, sheet.w) = out, out.shape[:2]
    if number is not None:
        _number(sheet, deck, str(number), rgb, number in (6, 9) and deck.underline)
    elif action != "plain":
        _action(sheet, deck, action, rgb)
    return _edged(sheet.out, deck)


def _ground(sheet: _Sheet, deck: DeckLook, rgb: RGB, rng: np.random.Generator) -> None:
    if deck.shade:
        y, x = np.mgrid[-1:1:sheet.h * 1j, -1:1:sheet.w * 1j]
        a = rng.uniform(0, 6.283)
        ramp = (x * np.cos(a) + y * np.sin(a)) if rng.random() < 0.5 else 1.4 * np.hypot(x, y) - 0.7
        sheet.out = np.clip(sheet.out * (1 + 0.5 * deck.shade * ramp)[..., None], 0, 255).astype(np.uint8)
    if deck.grain:
        soft = cv2.GaussianBlur(noise((sheet.h, sheet.w), deck.seed), (0, 0), 1 + 6 * float(rng.random()))
        rough = np.asarray(soft, np.float32) / max(float(soft.std()), 1e-6)
        sheet.out = np.clip(sheet.out * (1 + 0.4 * deck.grain * rough)[..., None], 0, 255).astype(np.uint8)


def _confetti(sheet: _Sheet, deck: DeckLook, others: list[RGB], rng: np.random.Generator) -> None:
    for _ in range(deck.confetti):
        x, y = rng.uniform(0, sheet.w), rng.uniform(0, sheet.h)
        r = rng.uniform(0.012, 0.05) * sheet.h
        rgb = others[int(rng.integers(3))] if rng.random() < 0.75 else (246, 246, 240)
        _small(sheet, (x, y), r, rgb, int(rng.integers(4)))
        _small(sheet, (sheet.w - x, sheet.h - y), r, rgb, int(rng.integers(4)))


def _small(sheet: _Sheet, at: tuple[float, float], r: float, rgb: RGB, kind: int) -> None:
    if kind == 0:
        sheet.ellipse(at, (r, r), 0, rgb)
    elif kind == 1:
        sheet.ellipse(at, (r, r), 0, rgb, max(1, round(r / 3)))
    else:
        n = 3 if kind == 2 else 10
        a = np.arange(n) * 2 * np.pi / n
        reach = np.where(np.arange(n) % 2, 0.45, 1.0) if kind == 3 else np.ones(n)
        sheet.shape(np.array(at) + r * reach[:, None] * np.column_stack([np.sin(a), -np.cos(a)]), rgb)


def _middle(sheet: _Sheet, deck: DeckLook, rgb: RGB, others: list[RGB], rng: np.random.Generator, behind: bool) -> None:
    w, h, at = sheet.w, sheet.h, (sheet.w / 2, sheet.h / 2)
    pale = deck.middle_rgb
    if deck.middle == "oval":
        lean = float(rng.uniform(15, 40)) * (1 if rng.random() < 0.9 else -1)
        sheet.ellipse(at, (0.56 * w, 0.33 * h), 90 + lean - 55, pale)
    elif deck.middle == "disc":
        sheet.ellipse(at, (deck.digit * h * 0.85,) * 2, 0, pale)
    elif deck.middle == "rings":
        for k in range(int(rng.integers(1, 4))):
            r = (0.32 + 0.12 * k) * w * float(rng.uniform(0.6, 1.0))
            sheet.ellipse(at, (r, r), 0, [*others, pale][int(rng.integers(4))], max(1, round(0.02 * w)))
    elif deck.middle in ("dots", "stars", "shapes"):
        tall = 0.12 if deck.layout == "two" else 0.4
        for _ in range(int(rng.integers(3, 9))):
            x, y = w * rng.uniform(0.15, 0.85), h * (0.5 + rng.uniform(-tall, tall))
            r = rng.uniform(0.02, 0.06) * h
            kind = {"dots": int(rng.integers(2)), "stars": 3, "shapes": int(rng.integers(4))}[deck.middle]
            ink = [*others, pale][int(rng.integers(4))]
            _small(sheet, (x, y), r, ink, kind)
            _small(sheet, (w - x, h - y), r, ink, kind)
    elif deck.middle == "bolt":
        xs = np.linspace(0.12, 0.88, 7)
        ys = 0.5 + np.array([0, -0.02, 0.03, -0.05, 0.05, -0.02, 0]) * float(rng.uniform(0.6, 1.6))
        line = np.concatenate([np.column_stack([xs, ys]), np.column_stack([xs[::-1], ys[::-1] + 0.012])]) * [w, h]
        sheet.shape(line, pale)
    elif deck.middle == "band":
        ink = [*others, pale][int(rng.integers(4))]
        sheet.shape(np.array([[0, 0.46], [1, 0.46], [1, 0.54], [0, 0.54]]) * [w, h], ink)
    elif deck.middle == "word":
        _word(sheet, rng, pale, 0.11 if deck.layout == "two" else 0.2)


def _word(sheet: _Sheet, rng: np.random.Generator, rgb: RGB, tall: float, colours: tuple[RGB, ...] = ()) -> None:
    """A word of random letters across the middle, slanted; letters in `colours` have a rim at times."""
    letters = "".join(chr(65 + int(c)) for c in rng.integers(0, 26, int(rng.integers(3, 8))))
    face = int(rng.choice([cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX, cv2.FONT_HERSHEY_COMPLEX]))
    scale = tall * sheet.h / 21
    thick = max(1, round(scale * rng.uniform(2, 7)))
    wide = cv2.getTextSize(letters, face, scale, thick)[0][0]
    scale *= min(1.0, 0.85 * sheet.w / wide)
    turn = float(rng.choice([0.0, rng.uniform(-65, 65)]))
    x = -cv2.getTextSize(letters, face, scale, thick)[0][0] / 2
    rim = int(rng.integers(0, max(2, thick)))
    for k, letter in enumerate(letters):
        step = cv2.getTextSize(letter, face, scale, thick)[0][0]
        mask = np.zeros((sheet.h, sheet.w), np.uint8)
        cv2.putText(mask, letter, (round(sheet.w / 2 + x), round(sheet.h / 2 + 10 * scale)), face, scale, 255, thick,
                    cv2.LINE_AA)
        turned = cv2.warpAffine(mask, cv2.getRotationMatrix2D((sheet.w / 2, sheet.h / 2), turn, 1), (sheet.w, sheet.h))
        ink = colours[k % len(colours)] if colours else rgb
        if colours and rim:
            sheet.stamp(_grown(np.asarray(turned, np.uint8), rim), rgb, (sheet.w / 2, sheet.h / 2))
        sheet.stamp(np.asarray(turned, np.uint8), ink, (sheet.w / 2, sheet.h / 2))
        x += step


def _number(sheet: _Sheet, deck: DeckLook, text: str, rgb: RGB, underlined: bool) -> None:
    w, h = sheet.w, sheet.h
    widest = w - 2 * deck.border_mm * SCALE
    big = _digits(deck, text, deck.digit * h, widest * (0.62 if deck.middle != "disc" else 0.5), underlined)
    ink = deck.ink if deck.ink is not None else rgb
    if deck.layout == "one":
        _inked(sheet, deck, big, ink, (w / 2, h / 2), False)
    else:
        y = deck.border_mm * SCALE + deck.inset * h + big.shape[0] / 2
        _inked(sheet, deck, big, ink, (w / 2, y), False)
        _inked(sheet, deck, big, ink, (w / 2, h - y), True)
    if deck.index:
        x, y = (v * SCALE for v in _corner(deck))
        small = _digits(deck, text, deck.index * h, 0.2 * w, underlined)
        x = max(x, deck.border_mm * SCALE + small.shape[1] / 2 + 0.02 * w)
        pale = (248, 248, 244) if deck.ink is None else deck.ink
        _inked(sheet, deck, small, pale, (x, y), False)
        _inked(sheet, deck, small, pale, (w - x, h - y), True)


def _inked(sheet: _Sheet, deck: DeckLook, mask: Mask, ink: RGB, at: tuple[float, float], turned: bool) -> None:
    """A number with its shadow and rim."""
    tall = mask.shape[0]
    rim = max(1, round(deck.rim_share * tall)) if deck.rim is not None else 0
    wide = _grown(mask, rim) if rim else mask
    if deck.drop:
        shift = deck.drop * tall * (-1 if turned else 1)
        sheet.stamp(wide, deck.drop_rgb, (at[0] + shift, at[1] + shift), turned)
    if deck.rim is not None:
        sheet.stamp(wide, deck.rim, at, turned)
    sheet.stamp(mask, ink, at, turned)


def _action(sheet: _Sheet, deck: DeckLook, action: str, rgb: RGB) -> None:
    """Skip, reverse, plus two or four, wild: in the middle and in the corners."""
    w, h = sheet.w, sheet.h
    ink = deck.ink if deck.ink is not None else rgb
    rng = np.random.default_rng([deck.seed, len(action)])
    if action == "wild":
        r = float(rng.uniform(0.25, 0.4)) * w
        tilt = float(rng.uniform(0, 90))
        for k, name in enumerate(COLOURS):
            cv2.ellipse(sheet.out, (w // 2, h // 2), (round(r), round(r * 1.3)), tilt, 90 * k, 90 * k + 90,
                        bgr(deck.grounds[name]), -1, cv2.LINE_AA)
        return
    for at, tall, turned in [((w / 2, h / 2), 0.3 * h, False), ((0.16 * w, 0.12 * h), 0.11 * h, False),
                             ((0.84 * w, 0.88 * h), 0.11 * h, True)]:
        if action == "plus":
            mask = _digits(deck, "+2" if rng.random() < 0.7 else "+4", tall * 0.8, 0.8 * w, False)
        else:
            mask = _sign(action, max(8, round(tall)))
        _inked(sheet, deck, mask, ink if tall > 0.2 * h or deck.ink is not None else (248, 248, 244), at, turned)


def _sign(action: str, tall: int) -> Mask:
    out = np.zeros((tall, tall), np.uint8)
    thick, c = max(2, tall // 8), tall // 2
    if action == "skip":
        cv2.circle(out, (c, c), c - thick, 255, thick, cv2.LINE_AA)
        d = round((c - thick) * 0.7)
        cv2.line(out, (c - d, c + d), (c + d, c - d), 255, thick, cv2.LINE_AA)
    else:
        for s in (1, -1):
            x = c + s * tall // 5
            cv2.arrowedLine(out, (x, c + s * (c - thick)), (x, c - s * (c - thick)), 255, thick, cv2.LINE_AA, 0, 0.4)
    return out


@lru_cache(maxsize=64)
def paint_back(back: BackLook, size_mm: tuple[float, float], corner_mm: float, worn: float) -> Image:
    """A back, BGR, `SCALE` pixels a mm."""
    rng = np.random.default_rng([back.seed, 13])
    sheet = _Sheet(size_mm, back.rgb)
    w, h = sheet.w, sheet.h
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    a = math.radians(back.turn_deg)
    step = back.step_mm * SCALE
    u, v = x * math.cos(a) + y * math.sin(a), y * math.cos(a) - x * math.sin(a)
    cx, cy = x - w / 2, y - h / 2
    mix = np.zeros((h, w), np.float32)
    if back.kind in ("stripes", "word") and (back.kind == "stripes" or rng.random() < 0.6):
        mix = (np.sin(2 * np.pi * u / step) > 0).astype(np.float32)
    elif back.kind == "rings":
        mix = (np.sin(2 * np.pi * np.hypot(cx, cy) / step) > 0).astype(np.float32)
    elif back.kind == "rays":
        mix = (np.sin(np.arctan2(cy, cx) * int(rng.integers(5, 14))) > 0).astype(np.float32)
    elif back.kind in ("lattice", "check"):
        one, two = np.sin(2 * np.pi * u / step), np.sin(2 * np.pi * v / step)
        mix = ((one * two > 0) if back.kind == "check" else (np.minimum(abs(one), abs(two)) < 0.25)).astype(np.float32)
    elif back.kind == "dots":
        mix = (np.sin(2 * np.pi * u / step) + np.sin(2 * np.pi * v / step) > 1.0).astype(np.float32)
    elif back.kind == "blobs":
        soft = cv2.GaussianBlur(noise((h, w), back.seed), (0, 0), step / 2)
        mix = (soft > np.median(soft)).astype(np.float32)
    share = np.asarray(cv2.GaussianBlur(mix, (0, 0), 0.8), np.float32)[..., None]
    one, two = (np.array(bgr(rgb)) for rgb in (back.rgb, back.rgb2))
    sheet.out = np.clip(one * (1 - share) + two * share, 0, 255).astype(np.uint8)
    if back.kind == "emblem":
        radii = (0.4 * w, 0.4 * w * float(rng.uniform(0.6, 1.4)))
        sheet.ellipse((w / 2, h / 2), radii, float(rng.uniform(0, 90)), back.rgb2)
    if back.kind in ("word", "emblem") and rng.random() < 0.9:
        bright = tuple(tuple(int(c) for c in rng.integers(60, 256, 3)) for _ in range(4))
        _word(sheet, rng, back.rgb3, 0.16, bright if rng.random() < 0.5 else ())  # type: ignore[arg-type]
    if back.border_mm:
        b = round(back.border_mm * SCALE)
        inner = sheet.out[b:-b, b:-b].copy()
        sheet.out[:] = bgr(back.border_rgb)
        sheet.out[b:-b, b:-b] = inner
    return _outlined(sheet.out, corner_mm, worn)


def _edged(out: Image, deck: DeckLook) -> Image:
    return _outlined(out, deck.corner_mm, deck.worn)


def _outlined(out: Image, corner_mm: float, worn: float) -> Image:
    """With a fourth channel, how much of the card is there, by which the others are multiplied. Its cut edge is whiter
    or darker than the print."""
    alpha = np.zeros(out.shape[:2], np.uint8)
    _rounded(alpha, corner_mm * SCALE)
    inner = cv2.erode(cv2.copyMakeBorder(alpha, 2, 2, 2, 2, cv2.BORDER_CONSTANT), np.ones((3, 3), np.uint8))[2:-2, 2:-2]
    rim = (alpha > 0) & (inner == 0)
    edge = out.astype(np.float32)
    edge[rim] = edge[rim] * (1 - abs(worn)) + abs(worn) * (235 if worn > 0 else 12)
    edge *= alpha[..., None] / np.float32(255)
    return np.dstack([edge.astype(np.uint8), alpha])


def _rounded(mask: Mask, radius: float) -> None:
    """Fills a mask but for its rounded corners."""
    h, w = mask.shape
    r = min(round(radius), w // 2 - 1, h // 2 - 1)
    mask[r:h - r] = 255
    mask[:, r:w - r] = 255
    for x in (r, w - 1 - r):
        for y in (r, h - 1 - r):
            cv2.circle(mask, (x, y), r, 255, -1, cv2.LINE_AA)
