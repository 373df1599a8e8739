"""Shows single faces without a table: a print laid flat, others over and beside it, in any light.

Why: decks as most shops sell them, and what lies within or about a card and is none, in numbers that whole pictures
would take days to draw. Not done here: perspective and shadows as they fall on a table (`pictures`).
"""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np

from models.training.cards.pictures import fonts
from referee.sim.cards.looks import ACTIONS, OTHER, DeckLook, sample_deck, sample_sold_deck
from referee.sim.cards.printed import digit_boxes, paint_face
from referee.sim.common.surfaces import noise
from referee.values.cards import COLOURS
from referee.vision.cards.networks.faces import COLOUR_NAMES, NO_CARD, UNREADABLE, UP, flat

SOLD = 0.75            # share of decks as most shops sell them
PRINTS, NOTHING = 14, 4  # of a family, and places where no card lies
SIZE = 208, 256        # pixels of the picture of one
WIDE = 72              # of the card in it
BESIDE = 0.55          # how often others lie about
SEEN, HIDDEN = 0.85, 0.3  # share of a digit in sight from which it is asked for, and up to which it is unreadable
LEAST = 0.35           # share of a card in sight, or it is not shown
SKIP = -100            # what is not asked


def family(seed: int) -> Iterator[tuple[np.ndarray, np.ndarray, tuple[int, int, int], tuple[str, int | None, str]]]:
    """Pictures (256, 208, 3) of one deck's faces with the outline (4, 2) of what is asked about; colour, number and
    kind; and which print it is. Where no card lies, colour and number are not asked."""
    rng = np.random.default_rng([seed, 47])
    deck = (sample_sold_deck if rng.random() < SOLD else sample_deck)(rng, fonts())
    names = [_print(rng) for _ in range(PRINTS + NOTHING)]
    for k, (colour, number, action) in enumerate(names):
        image, quad, seen, digits = _lying(rng, deck, names, k)
        image = _lit(rng, image)
        name = (colour, number, action)
        if k >= PRINTS:
            yield image, _no_card(rng, quad), (SKIP, SKIP, NO_CARD), name
        elif seen >= LEAST:
            read = UNREADABLE if number is None or digits <= HIDDEN else number if digits >= SEEN else SKIP
            yield image, quad, (COLOUR_NAMES.index(colour), read, UP), name


def _print(rng: np.random.Generator) -> tuple[str, int | None, str]:
    """Colour, number and action of a card; numbers and signs are about as many, as signs are of many kinds."""
    if rng.random() < 0.68:
        return str(rng.choice(COLOURS)), int(rng.integers(0, 11)), "plain"
    action = str(rng.choice(ACTIONS[:4]))
    return OTHER if action == "wild" else str(rng.choice(COLOURS)), None, action


def _lying(rng: np.random.Generator, deck: DeckLook, names: list[tuple[str, int | None, str]],
           k: int) -> tuple[np.ndarray, np.ndarray, float, float]:
    """A deck's face among others: the picture, its outline, the shares in sight of it and of its clearest digit."""
    w, h = SIZE
    coarse = noise((h // 4, w // 4), int(rng.integers(2**31)))
    soft = cv2.resize(cv2.GaussianBlur(coarse, (0, 0), float(rng.uniform(0.3, 6)), sigmaY=float(rng.uniform(0.3, 6))),
                      SIZE)
    plain = rng.uniform(5, 250) + rng.normal(0, float(rng.choice([6, 25, 90])), 3)
    ground = plain + np.asarray(soft, np.float32)[..., None] / max(float(np.std(soft)), 1e-6) * float(
        rng.uniform(0, 22)) * rng.uniform(0.6, 1.2, 3)
    out = np.clip(ground, 0, 255).astype(np.float32)
    tall = WIDE * deck.size_mm[1] / deck.size_mm[0]
    card = np.array([[-WIDE, -tall], [WIDE, -tall], [WIDE, tall], [-WIDE, tall]]) / 2
    quad = card * (1 + rng.uniform(-0.05, 0.05, 2)) + rng.normal(0, 1.8, (4, 2)) + [w / 2, h / 2]
    many = int(rng.integers(1, 4)) if rng.random() < BESIDE else 0
    about = [(_turned(rng, card), *names[int(rng.integers(len(names)))]) for _ in range(many)]
    over = int(rng.integers(0, len(about) + 1)) if rng.random() < 0.6 else 0
    for place, *print_ in about[over:]:
        _laid(out, paint_face(deck, *print_), place)
    _laid(out, paint_face(deck, *names[k]), quad)
    shown = np.zeros((h, w), np.uint8)
    cv2.fillConvexPoly(shown, np.round(quad).astype(np.int32), 1)
    whole = int(shown.sum())
    for place, *print_ in about[:over]:
        _laid(out, paint_face(deck, *print_), place)
        cv2.fillConvexPoly(shown, np.round(place).astype(np.int32), 0)
    if rng.random() < 0.12:  # a finger
        thick, ends = int(rng.integers(9, 26)), rng.uniform(-0.7, 0.7, (2, 2)) * [w, h] + [w / 2, h / 2]
        ends = np.round([ends[0], ends[0] + (ends[0] - [w / 2, h / 2]) * 2]).astype(int)
        skin = rng.uniform(0.35, 1.1) * np.array([120.0, 150.0, 205.0])
        cv2.line(out, ends[0].tolist(), ends[1].tolist(), skin.tolist(), thick, cv2.LINE_AA)
        cv2.line(shown, ends[0].tolist(), ends[1].tolist(), 0, thick)
    to = cv2.getPerspectiveTransform(_corners(*deck.size_mm), quad.astype(np.float32))
    digits = [0.0]
    for x0, y0, x1, y1 in digit_boxes(deck, names[k][1]):
        box = cv2.perspectiveTransform(np.array([[[x0, y0], [x1, y0], [x1, y1], [x0, y1]]], np.float32), to)[0]
        part = np.zeros((h, w), np.uint8)
        cv2.fillConvexPoly(part, np.round(box).astype(np.int32), 1)
        digits.append(float((part & shown).sum() / max(int(part.sum()), 1)))
    return out, quad, float(shown.sum() / whole), max(digits)


def _turned(rng: np.random.Generator, card: np.ndarray) -> np.ndarray:
    """A card's outline somewhere about the middle: far off or fanned."""
    a = float(rng.uniform(0, 6.283)) if rng.random() < 0.5 else float(rng.normal(0, 0.35))
    turn = np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]])
    way, far = float(rng.uniform(0, 6.283)), float(rng.uniform(0.35, 1.5)) * WIDE
    return np.asarray(card @ turn + far * np.array([np.cos(way), np.sin(way)]) + np.array(SIZE) / 2)


def _corners(wide: float, tall: float) -> np.ndarray:
    return np.array([[0, 0], [wide, 0], [wide, tall], [0, tall]], np.float32)


def _laid(out: np.ndarray, print_: np.ndarray, quad: np.ndarray) -> None:
    """Lays a print with its share onto a picture, a thin shadow about it."""
    h, w = print_.shape[:2]
    to = cv2.getPerspectiveTransform(_corners(w, h), quad.astype(np.float32))
    small = cv2.resize(print_, None, fx=0.42, fy=0.42, interpolation=cv2.INTER_AREA)
    laid = cv2.warpPerspective(small, to @ np.diag([1 / 0.42, 1 / 0.42, 1.0]), SIZE, flags=cv2.INTER_LINEAR)
    dark = cv2.blur(laid[..., 3], (7, 7)).astype(np.float32) * np.float32(0.3 / 255)
    share = laid[..., 3].astype(np.float32) / 255
    out *= ((1 - dark) * (1 - share))[..., None]
    out += laid[..., :3]


def _lit(rng: np.random.Generator, image: np.ndarray) -> np.ndarray:
    """A picture in a lamp's light: its tint, its fall, a glare, the camera's blur and noise."""
    w, h = SIZE
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j].astype(np.float32)
    a = float(rng.uniform(0, 6.283))
    fall = 1 + float(rng.uniform(0, 0.45)) * (np.cos(a) * x + np.sin(a) * y)
    tint = np.exp(rng.normal(0, 0.13, 3)) * float(rng.choice([1.0, rng.uniform(0.3, 1.1), rng.uniform(1, 1.35)]))
    out = image * (fall[..., None] * tint).astype(np.float32)
    if rng.random() < 0.35:
        spot = np.exp(-(((x - rng.uniform(-0.7, 0.7)) / rng.uniform(0.1, 0.6)) ** 2
                        + ((y - rng.uniform(-0.7, 0.7)) / rng.uniform(0.1, 0.6)) ** 2))
        out = out + spot[..., None] * float(rng.uniform(20, 170))
    out = out + float(rng.choice([0.0, rng.uniform(0, 30)]))
    shrunk = float(rng.choice([1.0, rng.uniform(0.28, 0.8)], p=[0.55, 0.45]))
    out = np.clip(out, 0, 255).astype(np.uint8)
    if rng.random() < 0.3:
        long_ = int(rng.integers(2, 6))
        pen = np.eye(long_, dtype=np.float32) if rng.random() < 0.5 else np.ones((1, long_), np.float32)
        out = cv2.filter2D(out, -1, pen / pen.sum())
    if shrunk < 1:
        out = cv2.resize(cv2.resize(out, None, fx=shrunk, fy=shrunk, interpolation=cv2.INTER_AREA), SIZE,
                         interpolation=cv2.INTER_LINEAR)
    if rng.random() < 0.5:
        coded = cv2.imencode(".jpg", out, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(35, 95))])[1]
        out = cv2.imdecode(coded, cv2.IMREAD_COLOR)
    return np.asarray(out, np.uint8)


def _no_card(rng: np.random.Generator, quad: np.ndarray) -> np.ndarray:
    """An outline within a card, about several, or half beside it."""
    middle = quad.mean(axis=0)
    kind, a = rng.random(), float(rng.choice([0.0, np.pi / 2, rng.uniform(0, 3.14)], p=[0.5, 0.2, 0.3]))
    turn = np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]])
    flat_ = (quad - middle) @ turn
    if kind < 0.6:
        size = float(rng.uniform(0.2, 0.58))
        return np.asarray(flat_ * size + middle + rng.uniform(-0.5, 0.5, 2) * np.ptp(quad, axis=0) * (1.1 - size))
    if kind < 0.8:
        return np.asarray(flat_ * float(rng.uniform(1.7, 2.4)) + middle + rng.normal(0, 8, 2))
    way = float(rng.uniform(0, 6.283))
    off = np.array([np.cos(way), np.sin(way)]) * np.ptp(quad, axis=0) * float(rng.uniform(0.62, 1.1))
    return np.asarray((quad - middle) * float(rng.uniform(0.8, 1.2)) + middle + off)


def kept(seed: int, margin: float, size: tuple[int, int]) -> Iterator[tuple[np.ndarray, tuple[int, int, int],
                                                                           tuple[str, int | None, str]]]:
    """The crops of a family as the training keeps them, with answers and prints; `margin`: sides in those of a card."""
    for image, quad, answers, name in family(seed):
        yield flat(image, quad, margin, size), answers, name
