"""What faces and backs are painted on: a card's texture, masks stamped onto it, its rounded corners and cut edge.

Why: both sides of a card are cut by one knife. Not done here: what is printed (`printed`, `backs`).
"""

from __future__ import annotations

import cv2
import numpy as np

from referee.sim.common.arrays import Array, Image, Mask
from referee.sim.common.looks.surroundings import RGB
from referee.sim.common.surfaces import bgr

SCALE = 3.0
"""Pixels a mm of a card's texture."""


class Sheet:
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


def grown(mask: Mask, by: int) -> Mask:
    wide = cv2.copyMakeBorder(mask, by, by, by, by, cv2.BORDER_CONSTANT)
    pen = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * by + 1, 2 * by + 1))
    return np.asarray(cv2.dilate(wide, pen), np.uint8)


def word(sheet: Sheet, rng: np.random.Generator, rgb: RGB, tall: float, colours: tuple[RGB, ...] = ()) -> None:
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
            sheet.stamp(grown(np.asarray(turned, np.uint8), rim), rgb, (sheet.w / 2, sheet.h / 2))
        sheet.stamp(np.asarray(turned, np.uint8), ink, (sheet.w / 2, sheet.h / 2))
        x += step


def outlined(out: Image, corner_mm: float, worn: float) -> Image:
    """With a fourth channel, how much of the card is there, by which the others are multiplied. Its cut edge is whiter
    or darker than the print."""
    alpha = np.zeros(out.shape[:2], np.uint8)
    rounded(alpha, corner_mm * SCALE)
    inner = cv2.erode(cv2.copyMakeBorder(alpha, 2, 2, 2, 2, cv2.BORDER_CONSTANT), np.ones((3, 3), np.uint8))[2:-2, 2:-2]
    rim = (alpha > 0) & (inner == 0)
    edge = out.astype(np.float32)
    edge[rim] = edge[rim] * (1 - abs(worn)) + abs(worn) * (235 if worn > 0 else 12)
    edge *= alpha[..., None] / np.float32(255)
    return np.dstack([edge.astype(np.uint8), alpha])


def rounded(mask: Mask, radius: float) -> None:
    """Fills a mask but for its rounded corners."""
    h, w = mask.shape
    r = min(round(radius), w // 2 - 1, h // 2 - 1)
    mask[r:h - r] = 255
    mask[:, r:w - r] = 255
    for x in (r, w - 1 - r):
        for y in (r, h - 1 - r):
            cv2.circle(mask, (x, y), r, 255, -1, cv2.LINE_AA)
