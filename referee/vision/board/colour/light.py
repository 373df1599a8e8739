"""The colours of the set under the light of this very picture, and which of them a card half shows.

Why: lamps are switched, clouds pass, cameras correct themselves. The squares that lie bare tell how every ink looks
now, at their place; a card is printed with the same inks. Not done here: finding the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.board import BoardTable, Cell
from referee.vision.common.colour.palette import (
    PALETTE,
    Floats,
    Palette,
    colour_distance,
    colour_distances,
    grouped,
    to_linear,
    to_srgb,
    twins,
)

SHADES = np.array([0.35, 0.45, 0.6, 0.8, 1.0, 1.15])
"""Light a card may get, more or less than the board around it."""
SHADOW = np.array([0.2, 0.3, 0.42])
"""In a hand's shadow; only where no dark token can be taken for it."""
GREYS = np.array([0.004, 0.02, 0.05, 0.1, 0.2, 0.5, 0.85])
"""Tokens, their shine, and white frame lines: no ink."""
LINEAR = to_linear(np.arange(256))
"""Linear light of each sRGB value."""
ROOTS = np.cbrt(LINEAR + PALETTE.dark)
"""And how colour distances take it."""


@dataclass(frozen=True, slots=True)
class LightSettings:
    """What of a half card is looked at, and when pixels are one of the inks.

    - `middle`: part of a half card looked at: inside every frame line, of a card up to 2 mm off its place.
    - `whole`: looked at where a token stands in the middle.
    - `enough`: share of the middle that must show ink before the whole is looked at.
    - `far`: colour distance at which a pixel shows none of the inks (joker, glare, skin).
    - `deep`: shades below this are only tried for inks too bright to be taken for a black token in them.
    - `bright_ink`: mean linear light of those, yellow and orange, whose shaded and lit tones are else confused.
    - `doubt`: bare squares' worth of belief in gain and veil against what an ink's own squares say.
    - `least`: share of the pixels that must show ink for a colour to be named at all.
    - `sharpness`: colour distance that makes one ink e times as likely as another, for one pixel.
    - `sure_of_ink`: share of an ink's squares that must be certain before the others are not asked for light.
    - `bare_inks`: bare squares an ink from which their light is believed rather than that of the learned table.
    """

    middle: tuple[float, float] = (0.3, 0.7)
    whole: tuple[float, float] = (0.14, 0.86)
    enough: float = 0.3
    far: float = 0.30
    deep: float = 0.6
    bright_ink: float = 0.32
    doubt: float = 0.5
    least: float = 0.05
    sharpness: float = 0.045
    sure_of_ink: float = 0.5
    bare_inks: int = 3


LIGHT = LightSettings()


def inks_of(table: BoardTable) -> dict[str, tuple[float, float, float]]:
    """The inks of a table by name, sRGB 0..255, without the differences of light over the board."""
    light = Light(table)
    found = grouped(light.learned, light.places, light.labels).inks
    shown = np.round(to_srgb(found), 1).tolist()  # as the file of a set has them
    return {name: (r, g, b) for name, (r, g, b) in zip(light.names, shown, strict=True)}


class Light:
    """The inks of a table; made once, asked for the light of each picture (`now`)."""

    def __init__(self, table: BoardTable) -> None:
        self.names = tuple(sorted({s.colour for s in table.squares}))
        cells = sorted(table.layout)
        squares = table.by_cell
        self.index = {c: i for i, c in enumerate(cells)}
        self.places = np.array(cells, np.float64)
        self.labels = np.array([self.names.index(squares[c].colour) for c in cells], np.intp)
        self.learned = to_linear(np.array([squares[c].rgb for c in cells]))
        self.inks = np.array([np.median(self.learned[self.labels == k], axis=0) for k in range(len(self.names))])
        self.sure = np.array([not squares[c].others for c in cells])
        """Squares whose ink is certain (N,), and all of inks of which fewer are: those alone tell the light."""
        for k in range(len(self.names)):
            mine = self.labels == k
            self.sure[mine] |= self.sure[mine].mean() < LIGHT.sure_of_ink
        self.enough = LIGHT.bare_inks * len(self.names)
        """Bare squares from which a picture's own light is told."""
        local = grouped(self.learned, self.places, self.labels).local(self.places)
        self.twins = twins(local, self.learned, self.labels)
        """How far the light in which the table was learned tells the two likest inks apart (see `palette.twins`)."""

    def own(self, bare: Sequence[Cell], seen: Floats) -> float:
        """Share of the squares `bare` that are nearest their own ink among all inks. Their median linear RGB `seen` (N,
        3) is multiplied by what suits the most of them. It is 1 of none. A board put down a square beside its place
        shows a fifth or so. For few squares: a spotlight's edge is nothing that one factor makes good."""
        if not len(bare):
            return 1.0
        at = [self.index[c] for c in bare]
        gain = np.median((self.learned[at] + PALETTE.dark) / (seen + PALETTE.dark), axis=0)
        nearest = colour_distances(gain * seen, self.inks).argmin(axis=1)
        return float((nearest == self.labels[at]).mean())

    def now(self, bare: Sequence[Cell], seen: Floats) -> LightNow:
        """`seen`: median linear RGB (N, 3) of the squares `bare`, which are known to lie bare in this picture."""
        if len(bare) < self.enough:
            return LightNow(self, np.arange(len(self.places)), self.learned)
        return LightNow(self, np.array([self.index[c] for c in bare], np.intp), seen)


class LightNow:
    """Inks at any square of one picture. `seen`: linear RGB (N, 3) of the squares of these places in `table.index`."""

    def __init__(self, table: Light, bare: NDArray[np.intp], seen: Floats) -> None:
        self.names = table.names
        self._table = table
        sure = table.sure[bare]
        if sure.sum() < table.enough:
            sure[:] = True
        palette = Palette(table.labels[bare[sure]], table.inks, table.places[bare[sure]], seen[sure])
        self._gain, self._veil = palette.light(table.places)
        model = np.maximum(self._gain[bare] * table.inks[table.labels[bare]] + self._veil[bare], 0.0)
        self._own = _own_ways(palette, table.places, model[sure])
        apart = np.median(colour_distances(seen, seen)[np.triu_indices(len(seen), 1)]) if len(seen) > 1 else 1.0
        self.strange: Floats = colour_distance(seen, model) / max(float(apart), PALETTE.dark)
        """How far each of the squares `bare` is (N,) from its own ink in this light. It is in parts of what squares
        usually differ by: 0.04 is usual, 0.3 the most one in a hundred shows. It is 0.7 where another board lies in its
        place."""

    def colours(self, flat: NDArray[np.uint8], cells: Sequence[Cell], px: int, free: NDArray[np.bool_]) -> Floats:
        """Probability (N, K) of each ink for the half cards on `cells`, in a BGR picture rectified at card height with
        `px` pixels a square. Rows sum to 1.

        Every pixel votes for the inks it may be, in any brightness a card may have there. Pixels that are none of them
        (tokens, frame lines) do not vote. Few or torn votes leave it undecided. `free` (N,): nothing stands on or
        before the square, so what is dark there is a shadow.
        """
        if not cells:
            return np.empty((0, len(self.names)))
        at = np.array([self._table.index[c] for c in cells], np.intp)
        middle = parts_of(flat, cells, px, LIGHT.middle)
        shown, likely = self._votes(middle, at, SHADES, deep=False)
        dark = (shown < LIGHT.enough) & free
        if dark.any():
            shown[dark], likely[dark] = self._votes(middle[dark], at[dark], np.concatenate([SHADOW, SHADES]), deep=True)
        for i in np.flatnonzero(shown < LIGHT.enough):
            whole = parts_of(flat, [cells[int(i)]], px, LIGHT.whole)
            _, likely[i] = self._votes(whole, at[i : i + 1], SHADES, deep=False)
        return likely

    def colours_of(self, flat: NDArray[np.uint8], cell: Cell, px: int, shown: NDArray[np.bool_]) -> Floats:
        """Probability (K,) of each ink for the half card on `cell`, of which only the pixels `shown` (px, px) are known
        to show the card. `flat` and the sum as in `colours`."""
        pixels = parts_of(flat, [cell], px)[0][shown]
        at = np.array([self._table.index[cell]])
        likely: Floats = self._votes(pixels[None, :, None], at, SHADES, deep=False)[1][0]
        return likely

    def _votes(self, patches: NDArray[np.uint8], at: NDArray[np.intp], shades: Floats, *,
               deep: bool) -> tuple[Floats, Floats]:
        """Share (N,) of the pixels of each patch (N, h, w, 3) that show an ink, and the probability (N, K) of each
        ink. `deep`: dark shades are tried for every ink."""
        pixels = ROOTS[patches.reshape(len(at), -1, 3)[..., ::-1]].transpose(0, 2, 1)         # (N, 3, P)
        gain, veil, own = self._gain[at, None], self._veil[at, None], self._own[at]
        inks = gain[:, None] * self._table.inks[:, None] * shades[:, None] + veil[:, None]      # (N, K, S, 3)
        inks = np.maximum(np.cbrt(np.maximum(inks, 0.0) + PALETTE.dark) + own[:, :, None], np.cbrt(PALETTE.dark))
        greys = np.cbrt(gain * GREYS[:, None] + np.maximum(veil, 0.0) + PALETTE.dark)                  # (N, G, 3)
        length = (inks**2).sum(axis=-1)
        if not deep:
            dull = self._table.inks.mean(axis=1) < LIGHT.bright_ink
            length[:, (shades < LIGHT.deep)[None] & dull[:, None]] = np.inf
        distance = _nearest(inks, length, pixels)                                              # (N, K, P)
        grey = _nearest(greys[:, None], (greys[:, None] ** 2).sum(axis=-1), pixels)[:, 0]
        best = distance.min(axis=1)
        near = (best < LIGHT.far) & (best < grey)
        likely = np.exp((best[:, None] - distance) / LIGHT.sharpness)
        likely *= (near / likely.sum(axis=1))[:, None]
        shown = near.mean(axis=1)
        votes = likely.sum(axis=2) ** 3
        votes[shown < LIGHT.least] = 1.0
        return shown, votes / votes.sum(axis=1, keepdims=True)


def _nearest(references: Floats, length: Floats, pixels: Floats) -> Floats:
    """Distance (N, K, P) of each of `pixels` (N, 3, P) to the nearest of its `references` (N, K, S, 3), both in cube
    roots. `length` (N, K, S): the references' squared lengths."""
    n, kinds, shades, _ = references.shape
    square: Floats = (-2.0 * references).reshape(n, kinds * shades, 3) @ pixels
    square += length.reshape(n, kinds * shades, 1)
    square = square.reshape(n, kinds, shades, -1).min(axis=2)
    square += (pixels**2).sum(axis=1)[:, None]
    return np.sqrt(np.maximum(square, 0.0, out=square), out=square)


def _own_ways(palette: Palette, places: Floats, model: Floats) -> Floats:
    """(M, K, 3), in cube roots: how much other each ink looks at `places` (M, 2) than gain and veil make it (`model`,
    (N, 3)). The cause is a camera's contrast curve, or a motif. Told by the squares of that ink, the near ones most."""
    off = np.cbrt(np.maximum(palette.seen, 0.0) + PALETTE.dark) - np.cbrt(model + PALETTE.dark)
    weight = np.exp(-0.5 * (((palette.places[None] - places[:, None]) / PALETTE.reach) ** 2).sum(axis=2))
    out = np.zeros((len(places), len(palette.inks), 3))
    for k in range(len(palette.inks)):
        chosen = palette.labels == k
        out[:, k] = weight[:, chosen] @ off[chosen] / (weight[:, chosen].sum(axis=1, keepdims=True) + LIGHT.doubt)
    return out


def parts_of(flat: NDArray[np.uint8], cells: Sequence[Cell], px: int,
             part: tuple[float, float] = (0.0, 1.0)) -> NDArray[np.uint8]:
    """The parts (from, to in squares, both ways) of one square or more in a rectified picture, lightly smoothed:
    (N, h, w, 3)."""
    a, b = round(part[0] * px), round(part[1] * px)
    corners = np.array(cells, np.intp).reshape(-1, 2) * px
    rows = corners[:, :1] + np.clip(np.arange(a - 1, b + 1), a, b - 1)  # edges twice: no part smooths into the next
    cut = flat[rows[:, :, None], (corners[:, 1:] + np.arange(a, b))[:, None]]
    smooth = cv2.medianBlur(cut.reshape(-1, b - a, 3), 3)
    return np.asarray(smooth).reshape(cut.shape)[:, 1:-1]


def middle_colours(parts: NDArray[np.uint8]) -> Floats:
    """Median linear RGB (N, 3) of BGR parts (N, h, w, 3)."""
    pixels = np.sort(parts.reshape(len(parts), -1, 3)[..., ::-1].transpose(0, 2, 1), axis=2, kind="stable")
    count = pixels.shape[2]
    middle: Floats = LINEAR[pixels[:, :, [(count - 1) // 2, count // 2]]].mean(axis=2)
    return middle
