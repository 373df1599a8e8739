"""Paints faces as they are printed.

Why: decks of any art must come from a few values. What this module does not do: light, perspective (`renderer`).
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import cv2
import numpy as np

from referee.sim.cards.digits import Font, text_mask
from referee.sim.cards.looks import SOLD_MIDDLES, DeckLook
from referee.sim.cards.sheet import SCALE, Sheet, grown, outlined, rounded, word
from referee.sim.cards.signs import barred_ring, drawn_cards, two_arrows
from referee.sim.common.arrays import Image, Mask
from referee.sim.common.looks.surroundings import RGB
from referee.sim.common.surfaces import bgr, noise
from referee.values.cards import COLOURS


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
    sheet = Sheet(inner.size_mm, rgb)
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
        rounded(mask, 1.2 * SCALE)
        part = framed[b:b + sheet.h, b:b + sheet.w]
        part[mask > 0] = out[mask > 0]
        out = framed
    sheet.out, (sheet.h, sheet.w) = out, out.shape[:2]
    if number is not None:
        _number(sheet, deck, str(number), rgb, number in (6, 9) and deck.underline)
    elif action != "plain":
        _action(sheet, deck, action, rgb)
    return _edged(sheet.out, deck)


def _ground(sheet: Sheet, deck: DeckLook, rgb: RGB, rng: np.random.Generator) -> None:
    if deck.shade:
        y, x = np.mgrid[-1:1:sheet.h * 1j, -1:1:sheet.w * 1j]
        a = rng.uniform(0, 6.283)
        ramp = (x * np.cos(a) + y * np.sin(a)) if rng.random() < 0.5 else 1.4 * np.hypot(x, y) - 0.7
        sheet.out = np.clip(sheet.out * (1 + 0.5 * deck.shade * ramp)[..., None], 0, 255).astype(np.uint8)
    if deck.grain:
        soft = cv2.GaussianBlur(noise((sheet.h, sheet.w), deck.seed), (0, 0), 1 + 6 * float(rng.random()))
        rough = np.asarray(soft, np.float32) / max(float(soft.std()), 1e-6)
        sheet.out = np.clip(sheet.out * (1 + 0.4 * deck.grain * rough)[..., None], 0, 255).astype(np.uint8)


def _confetti(sheet: Sheet, deck: DeckLook, others: list[RGB], rng: np.random.Generator) -> None:
    for _ in range(deck.confetti):
        x, y = rng.uniform(0, sheet.w), rng.uniform(0, sheet.h)
        r = rng.uniform(0.012, 0.05) * sheet.h
        rgb = others[int(rng.integers(3))] if rng.random() < 0.75 else (246, 246, 240)
        _small(sheet, (x, y), r, rgb, int(rng.integers(4)))
        _small(sheet, (sheet.w - x, sheet.h - y), r, rgb, int(rng.integers(4)))


def _small(sheet: Sheet, at: tuple[float, float], r: float, rgb: RGB, kind: int) -> None:
    if kind == 0:
        sheet.ellipse(at, (r, r), 0, rgb)
    elif kind == 1:
        sheet.ellipse(at, (r, r), 0, rgb, max(1, round(r / 3)))
    else:
        n = 3 if kind == 2 else 10
        a = np.arange(n) * 2 * np.pi / n
        reach = np.where(np.arange(n) % 2, 0.45, 1.0) if kind == 3 else np.ones(n)
        sheet.shape(np.array(at) + r * reach[:, None] * np.column_stack([np.sin(a), -np.cos(a)]), rgb)


def _middle(sheet: Sheet, deck: DeckLook, rgb: RGB, others: list[RGB], rng: np.random.Generator, behind: bool) -> None:
    w, h, at = sheet.w, sheet.h, (sheet.w / 2, sheet.h / 2)
    pale = deck.middle_rgb
    if deck.middle == "oval":
        lean = float(rng.uniform(15, 40)) * (1 if rng.random() < 0.9 else -1)
        sheet.ellipse(at, (0.56 * w, 0.33 * h), 90 + lean - 55, pale)
    elif deck.middle in SOLD_MIDDLES:
        _sold(sheet, deck, rng)
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
        word(sheet, rng, pale, 0.11 if deck.layout == "two" else 0.2)


def _sold(sheet: Sheet, deck: DeckLook, rng: np.random.Generator) -> None:
    """The middle of a deck as most shops sell it."""
    w, h, at = sheet.w, sheet.h, (sheet.w / 2, sheet.h / 2)
    radii, lean = (float(rng.uniform(0.34, 0.46)) * w, float(rng.uniform(0.39, 0.47)) * h), float(rng.uniform(14, 38))
    if deck.middle == "ring":
        sheet.ellipse(at, radii, lean, deck.middle_rgb, max(2, round(float(rng.uniform(0.015, 0.045)) * w)))
    elif deck.middle == "leaning":
        sheet.ellipse(at, radii, lean, deck.middle_rgb)
    elif deck.middle == "rays":
        r = float(rng.uniform(0.4, 0.51)) * w
        sheet.ellipse(at, (r, r), 0, deck.middle_rgb)
        grey = tuple(round(0.82 * c) for c in deck.middle_rgb)
        for a in np.linspace(0, 2 * np.pi, int(rng.integers(24, 60)), endpoint=False):
            along = np.array([np.cos(a), np.sin(a)])
            ends = np.round((np.array(at) + np.outer((0.55 * r, 0.97 * r), along)) * 16).astype(int).tolist()
            cv2.line(sheet.out, ends[0], ends[1], bgr(grey), 1, cv2.LINE_AA, 4)
    if rng.random() < 0.12:  # the maker's name in the corner that has no index
        name = text_mask(Font(kind="hershey", weight=0.2), "010")
        tall = round(0.06 * h)
        small = np.asarray(cv2.resize(name, (round(0.3 * w), tall), interpolation=cv2.INTER_AREA), np.uint8)
        _inked(sheet, deck, small, (250, 205, 60), (0.8 * w, 0.06 * h), False)


def _number(sheet: Sheet, deck: DeckLook, text: str, rgb: RGB, underlined: bool) -> None:
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


def _inked(sheet: Sheet, deck: DeckLook, mask: Mask, ink: RGB, at: tuple[float, float], turned: bool) -> None:
    """A number with its shadow and rim."""
    tall = mask.shape[0]
    rim = max(1, round(deck.rim_share * tall)) if deck.rim is not None else 0
    wide = grown(mask, rim) if rim else mask
    if deck.drop:
        shift = deck.drop * tall * (-1 if turned else 1)
        sheet.stamp(wide, deck.drop_rgb, (at[0] + shift, at[1] + shift), turned)
    if deck.rim is not None:
        sheet.stamp(wide, deck.rim, at, turned)
    sheet.stamp(mask, ink, at, turned)


def _action(sheet: Sheet, deck: DeckLook, action: str, rgb: RGB) -> None:
    """Skip, reverse, plus two or four, wild: in the middle and in the corners."""
    w, h = sheet.w, sheet.h
    ink = deck.ink if deck.ink is not None else rgb
    rng = np.random.default_rng([deck.seed, len(action)])
    if deck.middle in SOLD_MIDDLES:
        _sold_action(sheet, deck, action, ink, rng)
        return
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


def _sold_action(sheet: Sheet, deck: DeckLook, action: str, ink: RGB, rng: np.random.Generator) -> None:
    """The same on a deck as most shops sell it: signs are fat, and the cards to be drawn are shown."""
    w, h, pale = sheet.w, sheet.h, (248, 248, 244)
    x, y = (v * SCALE for v in _corner(deck))
    small = round(deck.index * h)
    at, ends = (w / 2, h / 2), (((x + 0.01 * w, y), False), ((w - x - 0.01 * w, h - y), True))
    lean, large = float(rng.uniform(15, 40)), round(float(rng.uniform(0.33, 0.45)) * h)
    if action == "wild":
        for (px, py), size in ((at, 0.4), *((place, 0.09) for place, _ in ends)):
            for k, name in enumerate(COLOURS):
                cv2.ellipse(sheet.out, (round(px), round(py)), (round(size * w * 0.85), round(size * w * 1.4)), lean,
                            90 * k, 90 * k + 90, bgr(deck.grounds[name]), -1, cv2.LINE_AA)
        if rng.random() < 0.4:
            for place, turned in ends:
                _inked(sheet, deck, _digits(deck, "+4", small, 0.22 * w, False), pale, place, turned)
    elif action == "plus":
        for mask in drawn_cards(large, 2 if rng.random() < 0.7 else 4, lean * 0.5):
            sheet.stamp(grown(mask, max(2, large // 40)), (18, 18, 20), at)
            sheet.stamp(mask, ink, at)
        for place, turned in ends:
            _inked(sheet, deck, _digits(deck, "+2", small, 0.22 * w, False), pale, place, turned)
    elif action != "plain":
        thick, tall = float(rng.uniform(0.12, 0.2)), round((0.8 if action == "skip" else 1.1) * large)
        for place, size, turned in ((at, tall, False), *((p, small, t) for p, t in ends)):
            mask = barred_ring(size, thick) if action == "skip" else two_arrows(size, lean)
            _inked(sheet, deck, mask, ink if place == at else pale, place, turned)


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


def _edged(out: Image, deck: DeckLook) -> Image:
    return outlined(out, deck.corner_mm, deck.worn)
