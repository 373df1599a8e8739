"""Where a picture shows something else than the bare table did: cards, heaps, hands; and whether it was moved.

Why: heaps are followed to their ends by it, and hands are what is neither table nor card. Not done here: cards.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.cards import CardsTable
from referee.vision.common.images import Image, reference_picture

Floats = NDArray[np.float32]
Mask = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class ForegroundSettings:
    """When a pixel shows something else, and when the table was moved.

    - `wide`: pixels of the picture's longer side at which it is compared.
    - `soft`: pixels by which both are softened before.
    - `floor`: grey levels added before ratios are taken: noise of dark colours.
    - `hue`, `light`: differences of log ratios of the channels, and of brightness, that count at least.
    - `hue_noise`, `light_noise`: and these many times what is usual in the picture.
    - `speck`: pixels of the largest gap or speck that is closed or left out.
    - `tile`: pixels of a tile by which moving is told; `plain`: grey levels in which there is nothing to recognise.
    - `alike`: correlation of a tile that shows itself.
    - `search`: pixels a tile is searched away; `moved`: pixels from which the table counts as moved.
    - `enough`: tiles that must be recognised, to say anything.
    - `least_card`: share of the picture's width that a card is wide at least.
    - `share`: of the tiles to be recognised that must have moved alike.
    - `blurred`: pixels by which both are softened more, where less is told from noise: as many lie alike in a card.
    - `lighter`, `darker`, `tinted`: differences that count then. Shadows make darker, nothing but things lighter.
    - `gap`, `thin`: pixels of gaps that are closed, and of parts that are left out, then.
    - `crowd`: area in cards from which what lies together is more than cards beside one another.
    """

    wide: int = 960
    soft: float = 0.8
    floor: float = 14.0
    hue: float = 0.06
    light: float = 0.2
    hue_noise: float = 4.5
    light_noise: float = 6.0
    speck: int = 3
    tile: int = 60
    plain: float = 3.0
    alike: float = 0.7
    search: int = 20
    moved: float = 2.5
    enough: int = 6
    share: float = 0.6
    least_card: float = 0.02
    blurred: float = 1.3
    lighter: float = 0.08
    darker: float = 0.13
    tinted: float = 0.045
    gap: int = 5
    thin: int = 9
    crowd: float = 3.5


FOREGROUND = ForegroundSettings()


@dataclass(frozen=True)
class Foreground:
    """`mask` (h, w): what is otherwise than on the bare table, `scale` times smaller than the picture; `moved`: the
    table is not where it was. `faint` (h, w): what is so in faint traces, too, as backs of the table's colour are."""

    mask: Mask
    scale: float
    moved: bool
    faint: Mask

    def crowded(self, size: float | None) -> bool:
        """Whether something lies there that is larger than cards, as columns side by side are; `size`: of a card's
        short side, pixels of the picture."""
        if size is None:
            return False
        _, _, stats, _ = cv2.connectedComponentsWithStats(self.mask.astype(np.uint8))
        card = (size * self.scale) ** 2 * 91 / 59
        return bool((stats[1:, cv2.CC_STAT_AREA] > FOREGROUND.crowd * card).any())

    def card_size(self) -> float | None:
        """About the short side of a card, pixels of the picture: how wide most things are that lie there. Those at the
        picture's edge do not count. None where nothing lies there."""
        padded = np.pad(self.mask.astype(np.uint8), 1)
        inner = cv2.distanceTransform(padded, cv2.DIST_L2, 5)
        count, parts, stats, _ = cv2.connectedComponentsWithStats(self.mask.astype(np.uint8))
        h, w = self.mask.shape
        wide = []
        for k in range(1, count):
            x, y, dx, dy, area = (int(v) for v in stats[k])
            side = 2 * float(inner[y + 1:y + dy + 1, x + 1:x + dx + 1][parts[y:y + dy, x:x + dx] == k].max())
            if side > FOREGROUND.least_card * w and x > 0 and y > 0 and x + dx < w and y + dy < h and area > side**2:
                wide.append(side)
        return float(np.median(wide)) / self.scale if wide else None


class Bare:
    """The bare table, to compare with. `ImageError` where the table's picture is damaged."""

    def __init__(self, table: CardsTable) -> None:
        self._size = table.width, table.height
        self._scale = min(1.0, FOREGROUND.wide / max(self._size))
        self._then = _small(reference_picture(table), self._dims)

    @property
    def _dims(self) -> tuple[int, int]:
        return max(1, round(self._size[0] * self._scale)), max(1, round(self._size[1] * self._scale))

    def compare(self, image: Image) -> Foreground:
        """What a BGR picture of the table's size shows besides the table."""
        now = _small(image, self._dims)
        mask = _other(now, self._then)
        return Foreground(mask, self._scale, _moved(now, self._then, mask), _faint(now, self._then))

    def same_there(self, image: Image, box: tuple[float, float, float, float]) -> bool:
        """Whether a box (x0, y0, x1, y1) of a picture shows what it showed bare, in other light perhaps."""
        x0, y0, x1, y1 = (round(v * self._scale) for v in box)
        now, then = (cv2.cvtColor(p[max(y0, 0):y1, max(x0, 0):x1], cv2.COLOR_BGR2GRAY) if min(x1 - x0, y1 - y0) > 3
                     else np.zeros((4, 4), np.float32) for p in (_small(image, self._dims), self._then))
        if now.std() < FOREGROUND.plain and then.std() < FOREGROUND.plain:
            return bool(abs(float(np.log((now.mean() + 14) / (then.mean() + 14)))) < FOREGROUND.light)
        return bool(np.corrcoef(now.ravel(), then.ravel())[0, 1] > 0.9) if now.std() and then.std() else False


def _small(image: Image, size: tuple[int, int]) -> Floats:
    small = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.GaussianBlur(small, (0, 0), FOREGROUND.soft), np.float32)


def _other(now: Floats, then: Floats) -> Mask:
    light, hue = _differences(now, then)
    lit = max(FOREGROUND.light, FOREGROUND.light_noise * 1.48 * float(np.median(np.abs(light))))
    tinted = max(FOREGROUND.hue, FOREGROUND.hue_noise * float(np.median(hue)))
    mask = ((hue > tinted) | (np.abs(light) > lit)).astype(np.uint8)
    mask = np.asarray(cv2.medianBlur(mask, 2 * FOREGROUND.speck - 1))
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (FOREGROUND.speck, FOREGROUND.speck))
    closed = cv2.morphologyEx(mask, cv2.MORPH_CLOSE, kernel)
    return _without_holes(np.asarray(closed, np.uint8))


def _faint(now: Floats, then: Floats) -> Mask:
    now, then = (np.asarray(cv2.GaussianBlur(p, (0, 0), FOREGROUND.blurred), np.float32) for p in (now, then))
    light, hue = _differences(now, then)
    noise = FOREGROUND.light_noise * 1.48 * float(np.median(np.abs(light)))
    tinted = max(FOREGROUND.tinted, FOREGROUND.hue_noise * float(np.median(hue)))
    mask = (hue > tinted) | (light > max(FOREGROUND.lighter, noise)) | (-light > max(FOREGROUND.darker, noise))
    closed = cv2.morphologyEx(mask.astype(np.uint8), cv2.MORPH_CLOSE, np.ones((FOREGROUND.gap,) * 2, np.uint8))
    whole = _without_holes(np.asarray(closed, np.uint8)).astype(np.uint8)
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (FOREGROUND.thin, FOREGROUND.thin))
    return np.asarray(cv2.morphologyEx(whole, cv2.MORPH_OPEN, kernel) > 0)


def _differences(now: Floats, then: Floats) -> tuple[Floats, Floats]:
    """How much lighter each pixel is, and how far another hue, as log ratios."""
    ratio = np.log((now + FOREGROUND.floor) / (then + FOREGROUND.floor))
    ratio -= np.median(ratio, axis=(0, 1))
    light = ratio.mean(axis=2)
    return light, np.abs(ratio - light[..., None]).max(axis=2)


def _without_holes(mask: NDArray[np.uint8]) -> Mask:
    """Cards of the table's colour show only their print: what they enclose is theirs."""
    outlines, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    out = np.zeros_like(mask)
    cv2.drawContours(out, outlines, -1, 1, thickness=cv2.FILLED)
    return out > 0


def _moved(now: Floats, then: Floats, mask: Mask) -> bool:
    """Whether most tiles of the table that can be recognised lie elsewhere, all by about the same way."""
    a, b = (cv2.cvtColor(p, cv2.COLOR_BGR2GRAY) for p in (now, then))
    t, s = FOREGROUND.tile, FOREGROUND.search
    shifts, still = [], 0
    for y in range(s, a.shape[0] - t - s, t):
        for x in range(s, a.shape[1] - t - s, t):
            part = b[y:y + t, x:x + t]
            if part.std() < FOREGROUND.plain:
                continue
            here = a[y:y + t, x:x + t]
            if here.std() >= 1 and np.corrcoef(here.ravel(), part.ravel())[0, 1] >= FOREGROUND.alike:
                still += 1
                continue
            around = a[y - s:y + t + s, x - s:x + t + s]
            found = cv2.matchTemplate(around, part, cv2.TM_CCOEFF_NORMED)
            _, best, _, at = cv2.minMaxLoc(found)
            if best >= FOREGROUND.alike:
                shifts.append((at[0] - s, at[1] - s))
    if len(shifts) < FOREGROUND.enough or len(shifts) < FOREGROUND.share * (len(shifts) + still):
        return False
    middle = np.median(shifts, axis=0)
    agree = np.linalg.norm(np.array(shifts) - middle, axis=1) < FOREGROUND.moved * 2
    return bool(agree.mean() > FOREGROUND.share and np.linalg.norm(middle) > FOREGROUND.moved)
