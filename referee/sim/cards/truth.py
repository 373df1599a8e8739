"""The truth of a drawn picture of cards: what lies where, and what of it is in sight.

Why: truth must come from the same projection as the picture. What this module does not do: paint (`renderer`).
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any

import cv2
import numpy as np

from referee.sim.cards.looks import CardsStyle
from referee.sim.cards.printed import digit_boxes
from referee.sim.cards.renderer import CardsRenderer, Shot
from referee.sim.cards.scene import CardsScene, LyingCard
from referee.sim.common.arrays import Array
from referee.sim.common.camera import Aim, Camera, look_at
from referee.values.cards import OWNERS

ASKED = 1 / 3
"""Share of a card in sight from which it should be named."""
READABLE = 0.85
"""Share of a digit in sight from which it can be read."""


def sample_view(rng: np.random.Generator, style: CardsStyle, size: tuple[int, int],
                pixels_per_card: tuple[float, float] = (45, 110), elevation: tuple[float, float] = (38, 90),
                reach: float = 60.0) -> Camera:
    """A camera over the table whose cards are as wide as that in its middle (log-uniform); any side, straight lens.

    `reach`: mm by which it may look beside the middle.
    """
    low = elevation[0] if rng.random() < 0.75 else max(70.0, elevation[0])
    up = float(rng.uniform(low, elevation[1]))
    roll = float(rng.normal(0, 3))
    if up > 62 and rng.random() < 0.5:
        roll = float(rng.uniform(-180, 180))
    elif rng.random() < 0.1:
        roll += float(rng.choice([90, 180, 270]))
    hfov = float(rng.uniform(42, 78))
    wanted = math.exp(rng.uniform(math.log(pixels_per_card[0]), math.log(pixels_per_card[1])))
    focal = size[0] / 2 / math.tan(math.radians(hfov) / 2)
    distance = focal * style.decks[0].size_mm[0] / wanted
    target = (*(float(v) for v in rng.normal(0, reach, 2)), 0.0)
    return look_at(target, Aim(float(rng.uniform(0, 360)), up, max(distance, 200.0), roll), hfov, size)


def truth(scene: CardsScene, style: CardsStyle, renderer: CardsRenderer, shot: Shot) -> dict[str, Any]:
    """What the picture shows, in the words of the contract's `read`, with what of each card is in sight."""
    w, h = renderer.camera.size
    seen = np.bincount(shot.front[shot.front >= 0].ravel(), minlength=len(scene.cards))
    cards = []
    for k, card in enumerate(scene.cards):
        quad = renderer.quad(card)
        area = float(cv2.contourArea(quad.astype(np.float32)))
        inside = (quad > -1e4).all() and (quad < 1e4).all() and area > 30
        if not inside or (quad.max(axis=0) < 0).any() or (quad.min(axis=0) > [w, h]).any():
            continue
        visible = min(1.0, float(seen[k]) / (0.99 * area))
        digits = [_share(shot, k, box) for box in _digit_quads(card, style, quad)] if card.up else []
        sides = [float(np.hypot(*(quad[i] - quad[(i + 1) % 4]))) for i in range(4)]
        asked = card.top and visible >= ASKED and card.place != "hand"
        cards.append({
            "id": f"c{k}", "face": "up" if card.up else "down", "colour": card.colour, "number": card.number,
            "owner": OWNERS[card.owner], "deck": card.deck, "action": card.action, "place": card.place,
            "seat": card.seat, "pile": card.pile, "top": card.top, "heap": card.heap,
            "quad": np.round(quad, 1).tolist(),
            "visible": round(visible, 3), "px": round(min(sides[0] + sides[2], sides[1] + sides[3]) / 2, 1),
            "digits_visible": [round(d, 2) for d in digits], "asked": asked,
            "readable": any(d >= READABLE for d in digits),
        })
    return {"size": [w, h], "game": "cards", "cards": cards, "hands": len(scene.hands), "seed": style.seed,
            **(scene.told or {})}


def written(what: Mapping[str, Any]) -> str:
    """The truth as a line of JSON."""
    return json.dumps(what, separators=(",", ":"))


def _digit_quads(card: LyingCard, style: CardsStyle, quad: Array) -> list[Array]:
    deck = style.decks[card.deck]
    w, h = deck.size_mm
    to = cv2.getPerspectiveTransform(np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32), quad.astype(np.float32))
    out = []
    for x0, y0, x1, y1 in digit_boxes(deck, card.number):
        box = np.array([[[x0, y0], [x1, y0], [x1, y1], [x0, y1]]], np.float32)
        out.append(np.asarray(cv2.perspectiveTransform(box, to)[0], np.float64))
    return out


def _share(shot: Shot, index: int, box: Array) -> float:
    """Share of a digit's box in which the card is in front."""
    h, w = shot.front.shape
    lo = np.floor(box.min(axis=0)).astype(int)
    hi = np.ceil(box.max(axis=0)).astype(int) + 1
    size = hi - lo
    if (size < 1).any() or (size > 2000).any():
        return 0.0
    mask = np.zeros((size[1], size[0]), np.uint8)
    cv2.fillPoly(mask, [np.round((box - lo) * 16).astype(np.int32)], 1, cv2.LINE_8, 4)
    whole = int(mask.sum())
    x0, y0, x1, y1 = max(lo[0], 0), max(lo[1], 0), min(hi[0], w), min(hi[1], h)
    if x1 <= x0 or y1 <= y0 or not whole:
        return 0.0
    there = mask[y0 - lo[1]:y1 - lo[1], x0 - lo[0]:x1 - lo[0]] > 0
    return float((there & (shot.front[y0:y1, x0:x1] == index)).sum()) / whole
