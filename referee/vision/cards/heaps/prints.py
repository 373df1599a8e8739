"""The deck's faces as they show in a line: how well each card explains each stretch of what lies there.

Why: of a card under others only a stretch at its far end shows, but the deck's picture tells what is printed there. So
a line of faces is explained card by card. Not done here: which cards explain a line best (`faces`).
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.cards import COLOURS, Deck
from referee.vision.cards.deck.sheet import tiles_of
from referee.vision.cards.flat.cut import HIGH, WIDE, flattened, ground_of, in_lab
from referee.vision.cards.flat.plane import LONG, SHORT
from referee.vision.common.images import Image

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class LinePrintSettings:
    """How stretches are compared, in millimetres where nothing else is said.

    - `across`: of a row; along the line they are told by the millimetre.
    - `rim`: at a card's sides that is left out: round corners, worn print.
    - `beside`: by how much a card may lie beside the line's middle.
    - `longest`: stretch of a card that is compared.
    - `lightness`: what a difference of lightness counts against one of hue: bent cards shine.
    - `soft`: by which print is softened: cards lie right to about that.
    - `usual`: squared levels of Lab by which what lies there differs from its print, on average.
    - `mixed`: levels of Lab by which a pixel of the deck may be off its ground, white, or another ground, to be it.
    - `light`, `dark`: lightness from which, and below which what has no colour is white, or black.
    - `pure`: share of white or black from which a pixel is it; `least`: of such pixels, to tell it on the table.
    - `hue`: radians by which a colour's hue may be off, where it is looked for.
    - `stiff`: weight, in cards, with which the lamp changes nothing, where colours were not seen.
    - `held`: weight, in pixels, with which a colour stays as it is on other cards.
    """

    across: float = 2.0
    rim: float = 4.0
    beside: float = 12.0
    longest: int = 42
    lightness: float = 0.35
    soft: float = 1.0
    usual: float = 100.0
    mixed: float = 18.0
    light: float = 170.0
    dark: float = 80.0
    pure: float = 0.8
    least: int = 30
    hue: float = 0.6
    stiff: float = 0.5
    held: float = 40.0


PRINTED = LinePrintSettings()
WHITE, BLACK = len(COLOURS), len(COLOURS) + 1
"""What is printed besides the four grounds."""
WEIGHTS = np.array([PRINTED.lightness, 1.0, 1.0], np.float32)


class LinePrints:
    """The faces of one deck as they look on a table: `inks` (6, 3) as `inks_on` tells them. `TableError` where the
    deck's picture is damaged."""

    def __init__(self, deck: Deck, inks: Floats) -> None:
        mixture = _mixture(deck)
        self._made = {along: np.array([one for face in mixture for one in _stretches(face, along)])
                      for along in (True, False)}
        self._inked(inks)

    def _inked(self, inks: Floats) -> None:
        self._inks = inks
        self._ways = {along: (made @ inks.astype(np.float32)) * WEIGHTS for along, made in self._made.items()}

    def adapted(self, strip: Singles, long_way: bool, cards: Sequence[tuple[int, int, int, int]]) -> LinePrints:
        """The same in the light that lies on a strip (L, R, 3) in weighed Lab; `cards`: the column at which each ends,
        its columns, by how many rows it lies beside, its face."""
        made, seen = list[Floats](), list[Floats]()
        for end, columns, beside, face in cards:
            part = self._made[long_way][face, :columns].astype(np.float64)
            there = strip[end - columns + 1:end + 1, beside:beside + part.shape[1]][::-1] / WEIGHTS
            made.append(part.reshape(-1, part.shape[2]))
            seen.append(there.reshape(-1, 3).astype(np.float64))
        given, told = np.concatenate(made), np.concatenate(seen)
        held = np.eye(len(self._inks)) * PRINTED.held
        out = copy(self)
        out._inked(np.asarray(np.linalg.solve(given.T @ given + held, given.T @ told + held @ self._inks), np.float64))
        return out

    def misfits(self, strip: Singles, long_way: bool) -> tuple[Singles, NDArray[np.intp]]:
        """How badly the likeliest face explains each stretch of a strip (L, R, 3) in weighed Lab, and which that is.

        Misfits (offsets, `longest`, L): of a card that lies `beside` by so many rows, of which so many millimetres and
        one more show, up to each column; infinite where the strip begins later. Two ways up make faces (80,)."""
        known = self._ways[long_way]
        ways, long_, rows, _ = known.shape
        flat = known.reshape(ways * long_, -1)
        squares = (flat**2).sum(axis=1)
        offsets, length = strip.shape[1] - rows + 1, len(strip)
        misfit = np.empty((offsets, long_, length), np.float32)
        faces = np.empty(misfit.shape, np.intp)
        for k in range(offsets):
            seen = np.ascontiguousarray(strip[:, k:k + rows]).reshape(length, -1)
            far = squares[:, None] + (seen**2).sum(axis=1)[None] - 2 * flat @ seen.T
            far = np.maximum(far, 0).reshape(ways, long_, -1) / np.float32(rows * PRINTED.usual)
            summed = np.zeros((ways, length), np.float32)
            for inwards in range(long_):
                summed[:, inwards:] += far[:, inwards, :max(0, length - inwards)]
                summed[:, :inwards] = np.inf
                faces[k, inwards] = summed.argmin(axis=0)
                misfit[k, inwards] = summed.min(axis=0)
        return misfit, faces


def inks_on(image: Image, quads: Floats, faces: NDArray[np.intp], deck: Deck, others: Floats) -> Floats:
    """The four grounds, white and black (6, 3) in Lab, as a BGR picture shows them.

    `quads` (N, 4, 2): corners of cards that show `faces` (N,) of the deck. `others` (K, 3): pixels in Lab of what else
    lies there. Colours that none of the cards has are looked for in the others; or told from those that one has."""
    known, mixture = _inks(deck), _mixture(deck)
    cards = in_lab(flattened(image, quads, 0))
    own = np.array([COLOURS.index(face.colour) for face in deck.faces])[faces]
    grounds = np.array([ground_of(card) for card in cards], np.float64).reshape(-1, 3)
    lying = [_way(card, mixture[face], known) for card, face in zip(cards, faces, strict=True)]
    seen = {k: np.median(grounds[own == k], axis=0) for k in set(own.tolist())}
    for k in (WHITE, BLACK):
        pixels = [card[way[..., k] > PRINTED.pure] for card, way in zip(cards, lying, strict=True)]
        if sum(map(len, pixels)) >= PRINTED.least:
            seen[k] = np.median(np.concatenate(pixels), axis=0)
    at = sorted(seen)
    if not at:
        return known
    middle = known[at].mean(axis=0)
    given = np.column_stack([known[at] - middle, np.ones(len(at))])
    held, stiff = np.vstack([np.eye(3), middle[None]]), np.eye(4) * PRINTED.stiff
    stiff[:3] *= float((given[:, :3] ** 2).mean()) + 1.0
    light = np.linalg.solve(given.T @ given + stiff, given.T @ np.array([seen[k] for k in at]) + stiff @ held)
    out = np.column_stack([known - middle, np.ones(len(known))]) @ light
    out[at] = np.array([seen[k] for k in at])
    for k in range(len(COLOURS)):
        if k not in seen:
            out[k] = _looked_for(out, k, others)
    return np.asarray(out, np.float64)


def _looked_for(inks: Floats, k: int, others: Floats) -> Floats:
    """The colour that most pixels (K, 3) have of those that are one of four colours by hue; as it is, where few are."""
    hues = np.arctan2(*(inks[:len(COLOURS), 1:] - 128).T[::-1])
    full = np.linalg.norm(others[:, 1:] - 128, axis=1)
    off = np.abs(np.angle(np.exp(1j * (np.arctan2(*(others[:, 1:] - 128).T[::-1])[:, None] - hues))))
    mine = others[(off.argmin(axis=1) == k) & (off.min(axis=1) < PRINTED.hue) & (full > PRINTED.mixed)]
    if len(mine) < PRINTED.least:
        return np.asarray(inks[k], np.float64)
    return np.asarray(np.median(mine, axis=0), np.float64)


def _inks(deck: Deck) -> Floats:
    """The four colours' grounds, white and black (6, 3) in the deck's picture."""
    lab = in_lab(tiles_of(deck)[0])
    own = np.array([COLOURS.index(face.colour) for face in deck.faces])
    grounds = np.array([ground_of(card) for card in lab])
    pale = lab.reshape(-1, 3)
    pale = pale[np.linalg.norm(pale[:, 1:] - 128, axis=1) < PRINTED.mixed]
    light, dark = pale[pale[:, 0] > PRINTED.light], pale[pale[:, 0] < PRINTED.dark]
    inks = [np.median(grounds[own == k], axis=0) for k in range(len(COLOURS))]
    inks += [np.median(few, axis=0) if len(few) else np.array([level, 128.0, 128.0])
             for few, level in ((light, 240.0), (dark, 30.0))]
    return np.array(inks, np.float64)


def _mixture(deck: Deck) -> Singles:
    """Of what each pixel of the deck's faces (N, 96, 64, 6) is: grounds, white and black. Its own ground is told
    by itself: lamps shine on some."""
    lab, inks = in_lab(tiles_of(deck)[0]), _inks(deck)
    out = np.empty((*lab.shape[:3], len(inks)), np.float32)
    for k, (card, face) in enumerate(zip(lab, deck.faces, strict=True)):
        here = inks.copy()
        here[COLOURS.index(face.colour)] = ground_of(card)
        far = ((card[:, :, None] - here) ** 2).sum(axis=3) / (2 * PRINTED.mixed**2)
        near = np.exp(far.min(axis=2, keepdims=True) - far)
        out[k] = near / near.sum(axis=2, keepdims=True)
    return out


def _way(card: Singles, mixture: Singles, inks: Floats) -> Singles:
    """What a face is made of, the way up that a card (96, 64, 3) lies."""
    light = card[..., 0] - card[..., 0].mean()
    face = (mixture @ inks.astype(np.float32))[..., 0]
    face = face - face.mean()
    return mixture if float((light * face).sum()) >= float((light * face[::-1, ::-1]).sum()) else mixture[::-1, ::-1]


def _stretches(face: Singles, long_way: bool) -> list[Singles]:
    """A face (96, 64, 6) both ways up as a line shows it (`longest`, R, 6): from its far end inwards, each millimetre;
    across, its rim left out, in rows of `across`."""
    lying = face if long_way else np.ascontiguousarray(np.rot90(face, -1))
    along, wide = (LONG, SHORT) if long_way else (SHORT, LONG)
    soft = cv2.GaussianBlur(lying, (0, 0), PRINTED.soft * (HIGH / LONG + WIDE / SHORT) / 2)
    size = rows_of(wide), round(along)
    small = np.dstack([cv2.resize(np.ascontiguousarray(soft[..., part]), size, interpolation=cv2.INTER_AREA)
                       for part in (slice(0, 3), slice(3, None))])
    cut = round(PRINTED.rim / PRINTED.across)
    return [np.asarray(one[:PRINTED.longest, cut:-cut], np.float32) for one in (small, small[::-1, ::-1])]


def rows_of(wide: float) -> int:
    """Rows across of what is so many millimetres wide."""
    return round(wide / PRINTED.across)
