"""The colours of the set under the light of this very picture, and which of them a card half shows.

Why: lamps are switched, clouds pass, cameras correct themselves. The squares that lie bare tell how every ink looks
now, at their place; a card is printed with the same inks. Not done here: finding the card.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values import Cell, Table
from referee.vision.palette import DARK, REACH, Floats, Palette, colour_distances, to_linear

MIDDLE = (0.3, 0.7)     # part of a half card looked at: inside every frame line, of a card up to 2 mm off its place
WHOLE = (0.14, 0.86)    # looked at where a token stands in the middle
ENOUGH = 0.3            # share of the middle that must show ink before the whole is looked at
SHADES = np.array([0.35, 0.45, 0.6, 0.8, 1.0, 1.15])  # light a card may get, more or less than the board around it
SHADOW = np.array([0.2, 0.3, 0.42])       # in a hand's shadow; only where no dark token can be taken for it
FAR = 0.30              # colour distance at which a pixel shows none of the inks (joker, glare, skin)
DEEP = 0.6              # shades below this are only tried for inks too bright to be taken for a black token in them:
BRIGHT_INK = 0.32       # mean linear light; yellow and orange, whose shaded and lit tones are else confused
DOUBT = 0.5              # bare squares' worth of belief in gain and veil against what an ink's own squares say
LEAST = 0.05            # share of the pixels that must show ink for a colour to be named at all
GREYS = np.array([0.004, 0.02, 0.05, 0.1, 0.2, 0.5, 0.85])  # tokens, their shine, and white frame lines: no ink
SHARPNESS = 0.045       # colour distance that makes one ink e times as likely as another, for one pixel


class LightNow:
    """Inks at any square of one picture. `bare`: median linear RGB (3,) of squares known to lie bare."""

    def __init__(self, table: Table, bare: dict[Cell, Floats]) -> None:
        self.names = tuple(sorted({s.colour for s in table.squares}))
        index = {n: i for i, n in enumerate(self.names)}
        inks = np.array([np.median([to_linear(np.array(s.rgb)) for s in table.squares if s.colour == n], axis=0)
                         for n in self.names])
        learned = {s.cell: to_linear(np.array(s.rgb)) for s in table.squares}
        cells = sorted(bare) if len(bare) >= 3 * len(self.names) else sorted(learned)
        seen = bare if len(bare) >= 3 * len(self.names) else learned
        labels = np.array([index[table.layout[c]] for c in cells], np.intp)
        palette = Palette(labels, inks, np.array(cells, np.float64), np.array([seen[c] for c in cells]))
        wanted = sorted(learned)
        gain, veil = palette.light(np.array(wanted, np.float64))
        self._inks = inks
        own = _own_ways(palette, np.array(wanted, np.float64))
        self._light = {c: (gain[i], veil[i], own[i]) for i, c in enumerate(wanted)}

    def colour(self, flat: NDArray[np.uint8], cell: Cell, px: int, free: bool) -> Floats:
        """Probability (K,) of each ink for the half card on `cell`, in a BGR picture rectified at card height with
        `px` pixels a square; sums to 1.

        Every pixel votes for the inks it may be, in any brightness a card may have there; pixels that are none of
        them (tokens, frame lines) do not vote. Few or torn votes leave it undecided. `free`: nothing stands on or
        before the square, so what is dark there is a shadow.
        """
        shown, likely = self._votes(part_of(flat, cell, px, MIDDLE), cell, SHADES, free)
        if shown < ENOUGH and free:
            shown, likely = self._votes(part_of(flat, cell, px, MIDDLE), cell, np.concatenate([SHADOW, SHADES]), free)
        if shown < ENOUGH:
            shown, likely = self._votes(part_of(flat, cell, px, WHOLE), cell, SHADES, free)
        return likely

    def _votes(self, patch: NDArray[np.uint8], cell: Cell, shades: Floats, free: bool) -> tuple[float, Floats]:
        """Share of the pixels that show an ink, and the probability (K,) of each ink."""
        pixels = to_linear(patch.reshape(-1, 3)[:, ::-1])
        count = len(self.names)
        gain, veil, own = self._light[cell]
        inks = np.maximum(gain * self._inks[:, None, :] * shades[None, :, None] + veil, 0.0)  # (K, S, 3)
        inks = np.maximum((np.cbrt(inks + DARK) + own[:, None, :]) ** 3 - DARK, 0.0)
        greys = gain * GREYS[:, None] + np.maximum(veil, 0.0)
        distance = colour_distances(inks.reshape(-1, 3), pixels).reshape(*inks.shape[:2], len(pixels))  # (K, S, N)
        if shades is SHADES:
            dark = (shades < DEEP)[None] & (self._inks.mean(axis=1) < BRIGHT_INK)[:, None]
            distance = np.where(dark[..., None], np.inf, distance)
        distance = distance.min(axis=1).T
        grey = colour_distances(greys, pixels).min(axis=0)
        near = (distance.min(axis=1) < FAR) & (distance.min(axis=1) < grey)
        if near.mean() < LEAST:
            return float(near.mean()), np.full(count, 1 / count)
        likely = np.exp(-(distance[near] - distance[near].min(axis=1, keepdims=True)) / SHARPNESS)
        votes = (likely / likely.sum(axis=1, keepdims=True)).mean(axis=0)
        sure = votes**3
        return float(near.mean()), sure / sure.sum()


def _own_ways(palette: Palette, places: Floats) -> Floats:
    """(M, K, 3): by how much each ink looks other than gain and veil say at `places` (M, 2), in cube roots: a camera's
    contrast curve, a motif. Told by the squares of that ink, the near ones most."""
    gain, veil = palette.light(palette.places)
    model = np.maximum(gain * palette.inks[palette.labels] + veil, 0.0)
    off = np.cbrt(np.maximum(palette.seen, 0.0) + DARK) - np.cbrt(model + DARK)
    weight = np.exp(-0.5 * (((palette.places[None] - places[:, None]) / REACH) ** 2).sum(axis=2))
    out = np.zeros((len(places), len(palette.inks), 3))
    for k in range(len(palette.inks)):
        chosen = palette.labels == k
        out[:, k] = weight[:, chosen] @ off[chosen] / (weight[:, chosen].sum(axis=1, keepdims=True) + DOUBT)
    return out


def part_of(flat: NDArray[np.uint8], cell: Cell, px: int, part: tuple[float, float]) -> NDArray[np.uint8]:
    """A square's part (from, to in squares, both ways) in a rectified picture, lightly smoothed."""
    a, b = round(part[0] * px), round(part[1] * px)
    r, c = cell
    return np.asarray(cv2.medianBlur(np.ascontiguousarray(flat[r * px + a : r * px + b, c * px + a : c * px + b]), 3))
