"""The learned deck's faces and backs, to which cards on the table are likened.

Why: decks differ a box, and their own photograph tells more than any training. A number is likened by what tells the
ten numbers apart in this deck: pixels that differ between numbers, and not between colours. Wholly, and by each half
alone, since something may lie on the other. Not done here: learning the deck, deciding what a card is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.cards import COLOURS, NUMBERS, Deck
from referee.values.common import TableError
from referee.vision.cards.deck.prints import PRINTS, SHAPE, Known, Moments, softened, telling, thinned, windows
from referee.vision.cards.flat.cut import HIGH, INNER, RIM, WIDE, ground_of, in_lab, print_of
from referee.vision.common.images import ImageError, decode_image

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]
Image = NDArray[np.uint8]

@dataclass(frozen=True, slots=True)
class SheetSettings:
    """How likeness is told.

    - `back_soft`: pixels by which backs are softened.
    - `lightness`: what a difference of lightness counts against one of hue: lamps and shadows change it most.
    """

    back_soft: float = 2.0
    lightness: float = 0.5


SHEET = SheetSettings()
MIDDLE = SHAPE[0] // 2 * SHAPE[1]
HALVES = (slice(0, MIDDLE), slice(MIDDLE, SHAPE[0] * SHAPE[1]))
"""The pixels of a print's upper and lower half."""


class Sheet:
    """The faces and backs of one deck, made ready to compare with. `TableError` where its picture is damaged."""

    def __init__(self, deck: Deck) -> None:
        faces, backs = tiles_of(deck)
        self.owners = deck.owners
        lab = in_lab(faces)
        grounds = np.array([ground_of(face) for face in lab])
        colours = np.array([COLOURS.index(face.colour) for face in deck.faces])
        numbers = np.array([NUMBERS.index(face.number) for face in deck.faces])
        self.inks: Floats = np.array([np.median(grounds[colours == k], axis=0) for k in range(len(COLOURS))])
        whole = [print_of(face, ground) for face, ground in zip(lab, grounds, strict=True)]
        prints = np.array([softened(one)[INNER:-INNER, INNER:-INNER].ravel() for one in whole])
        order = np.lexsort((colours, numbers))
        self.prints = np.array(whole, np.float32)[order].reshape(len(NUMBERS), len(COLOURS), HIGH, WIDE)
        known = np.concatenate([prints[order], prints[order][:, ::-1]])
        counts = telling(prints[order].reshape(len(NUMBERS), len(COLOURS), -1))
        self._halves = [(half, Known(known[:, half], counts[half])) for half in HALVES]
        self._thin = Known(thinned(known), thinned(counts))
        self._backs = np.array([_soft_back(back) for back in in_lab(backs)], np.float32)

    def numbers(self, prints: Singles) -> tuple[Floats, Floats]:
        """Likeness (N, 10) of prints (N, 108, 76) to each number, -1 to 1: by the whole card, and by the half of it
        that tells the numbers apart best."""
        whole, halves = np.zeros((len(prints), 10)), np.zeros((len(prints), 10))
        for k, one in enumerate(prints):
            upper, lower = self._moments(one)
            whole[k] = _best(upper + lower)
            halves[k] = max(_best(upper), _best(lower), key=_lead)
        return whole, halves

    def likeliest(self, prints: Singles) -> Floats:
        """Likeness (N,) of prints (N, 108, 76) to the number that each is most like, by the whole card."""
        both = (self._moments(one) for one in prints)
        return np.array([_best(upper + lower).max() for upper, lower in both], np.float64)

    def roughly(self, prints: Singles) -> Floats:
        """About the same by fewer pixels and shifts: the likeliest of each of 147 cards was among the first five."""
        shifted = (windows(softened(one), PRINTS.roughly, PRINTS.thin) for one in prints)
        return np.array([self._thin.moments(one).correlation.max() for one in shifted], np.float64)

    def _moments(self, one: Singles) -> tuple[Moments, Moments]:
        """Of a print (108, 76), shifted every way: of its upper half and of its lower one."""
        shifted = windows(softened(one))
        upper, lower = (known.moments(shifted[:, half]) for half, known in self._halves)
        return upper, lower

    def backs(self, cards: Singles) -> Floats:
        """How far cards (N, 108, 76, 3) in Lab are from each back: (N, backs), in levels of Lab.

        Light is not taken out: backs have colours of their own, of which the faces' do not tell how they change.
        """
        out = np.full((len(cards), len(self._backs)), np.inf)
        for k, card in enumerate(cards):
            soft = cv2.GaussianBlur(card, (0, 0), SHEET.back_soft)
            for j, back in enumerate(self._backs):
                out[k, j] = min(_far(soft, way) for way in (back, back[::-1, ::-1]))
        return out


    def alike_backs(self, cards: Singles) -> Floats:
        """Correlation (N, backs) of cards (N, 108, 76, 3) in Lab with each back's print, over shifts and ways up: of a
        back seen whole it is high, of slices of many laid side by side it is not."""
        out = np.full((len(cards), len(self._backs)), -1.0)
        for j, back in enumerate(self._backs):
            for way in (back, np.ascontiguousarray(back[::-1, ::-1])):
                for k, card in enumerate(cards):
                    soft = cv2.GaussianBlur(card, (0, 0), SHEET.back_soft)
                    out[k, j] = max(out[k, j], float(cv2.matchTemplate(soft, way, cv2.TM_CCOEFF_NORMED).max()))
        return out


def tiles_of(deck: Deck) -> tuple[Image, Image]:
    """The flat faces and backs (N, 96, 64, 3) of a deck. `TableError` where its picture is not of them."""
    n = len(deck.faces) + len(deck.backs)
    try:
        picture = decode_image(deck.sheet, "deck")
    except ImageError as e:
        raise TableError("table-damaged", what=e) from e
    if picture.shape != (HIGH, WIDE * n, 3):
        raise TableError("cards-table-sheet")
    tiles = picture.reshape(HIGH, n, WIDE, 3).transpose(1, 0, 2, 3)
    return np.ascontiguousarray(tiles[:len(deck.faces)]), np.ascontiguousarray(tiles[len(deck.faces):])


def sheet_of(tiles: Sequence[Image]) -> bytes:
    """Flat cards (96, 64, 3) one beside the other as a PNG."""
    done, data = cv2.imencode(".png", np.concatenate(list(tiles), axis=1))
    if not done:
        raise ImageError("learn-not-stored")
    return data.tobytes()


def light_between(inks: Floats, grounds: Floats, weights: Floats | None = None) -> Floats:
    """The affine map (3, 2) of the deck's a and b to this picture's, by its cards' grounds (N, 3): all are one of four.

    With few colours in sight the map stays near none.
    """
    light = np.array([[1.0, 0], [0, 1], [0, 0]])
    if not len(grounds):
        return light
    seen = grounds[:, 1:]
    known = np.c_[inks[:, 1:], np.ones(len(inks))]
    middle = np.array([[8.0, 0], [0, 8]])
    for _ in range(12):
        far = ((seen[:, None] - (known @ light)[None]) ** 2).sum(axis=2)
        nearest = far.argmin(axis=1)
        used = [k for k in range(len(inks)) if (nearest == k).any()]
        if len(used) < 3:
            break
        target = np.array([np.median(seen[nearest == k], axis=0) for k in used])
        held = np.c_[middle, np.zeros(2)]
        light = np.linalg.lstsq(np.r_[known[used], held], np.r_[target, middle], rcond=None)[0]
    return np.asarray(light, np.float64)


def _best(moments: Moments) -> Singles:
    """Likeness (10,) to each number, in whichever shift, colour and way up it is most."""
    best = moments.correlation.max(axis=0).reshape(2, len(NUMBERS), len(COLOURS))
    return np.asarray(best.max(axis=(0, 2)), np.float32)


def _lead(likeness: Singles) -> float:
    best = np.partition(likeness, -2)[-2:]
    return float(best[1] - best[0])


def _soft_back(back: Singles) -> Singles:
    return np.asarray(cv2.GaussianBlur(back, (0, 0), SHEET.back_soft)[INNER:-INNER, INNER:-INNER], np.float32)


def _far(card: Singles, back: Singles) -> float:
    """The least mean distance of a card (108, 76, 3) from a back (88, 56, 3), over shifts; lightness by its middle."""
    h, w = SHAPE
    best = np.inf
    for y in range(INNER, INNER + 2 * RIM + 1, 3):
        for x in range(INNER, INNER + 2 * RIM + 1, 3):
            off = card[y:y + h, x:x + w] - back
            light = off[..., 0] - np.median(off[..., 0]) * 0.7
            best = min(best, float(np.abs(off[..., 1:]).mean() * 2 + SHEET.lightness * np.abs(light).mean()))
    return best
