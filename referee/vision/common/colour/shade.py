"""Tells inks apart in a sharp shadow: a square there is its ink in less light, and nothing else.

Why: `palette` takes light for smooth. At the rim of a mug's shadow on a corner of the board it is not. The light that
the neighbours promise makes yellow in the shade orange. A shadow takes much the same share of all three channels. So a
square that is unlike its ink, but just like another one in less light, is of that other one. Not done here: a shade
that has a colour of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from referee.vision.common.colour.palette import PALETTE, Palette, colour_distance

SHARES = np.geomspace(0.15, 1.0, 40)
"""Of the light that the neighbours promise. A lamp's shadow leaves 0.3 and more, where daylight reaches it."""


@dataclass(frozen=True, slots=True)
class ShadeSettings:
    """When a square is taken for another ink in a shadow.

    - `unlike`: colour distance from its ink beyond which a square is asked; of 26 000 on rendered boards 4 % are.
    - `alike`: colour distance within which another ink in less light explains it. Of eight squares that had been named
      wrongly four came as near to their own (0.01 to 0.02). Of those named rightly none came so near to another one.
    - `better`: it must be so many times as near as the ink that the square was taken for, in less light too.
    - `rounds`: so many times at most a square put right tells its neighbours' light better.
    """

    unlike: float = 0.06
    alike: float = 0.04
    better: float = 0.4
    rounds: int = 3


SHADE = ShadeSettings()


def out_of_shade(palette: Palette) -> Palette:
    """The palette with squares in a shadow put to the ink that they are in less light, where that is plain. Inks that
    no square has then are left out."""
    if len(palette.seen) < PALETTE.spots or len(palette.inks) < 2:
        return palette
    rows = np.arange(len(palette.seen))
    for _ in range(SHADE.rounds):
        local = palette.local(palette.places)
        unlike = colour_distance(palette.seen, local[rows, palette.labels]) > SHADE.unlike
        distance = np.min([colour_distance(palette.seen[:, None], share * local) for share in SHARES], axis=0)
        nearest = distance.argmin(axis=1)
        least = distance[rows, nearest]
        moved = unlike & (least < SHADE.alike) & (least < SHADE.better * distance[rows, palette.labels])
        if not moved.any():
            break
        palette = replace(palette, labels=np.where(moved, nearest, palette.labels))
    used, labels = np.unique(_without_shaded(palette), return_inverse=True)
    if len(used) < len(palette.inks):  # one of them was another one in the shade
        return replace(palette, labels=labels, inks=palette.inks[used])
    return palette


def _without_shaded(palette: Palette) -> NDArray[np.intp]:
    """The labels (N,) without inks so rare that no set prints them which another one is in less light."""
    labels = palette.labels
    count = np.bincount(labels, minlength=len(palette.inks))
    for k in np.flatnonzero((count > 0) & (count < PALETTE.rare * len(labels))):
        inks = np.where((count > count[k])[:, None], palette.inks, np.inf)
        distance = np.min([colour_distance(palette.inks[k], share * inks) for share in SHARES], axis=0)
        if distance.min() < SHADE.alike:
            labels = np.where(labels == k, distance.argmin(), labels)
    return labels
