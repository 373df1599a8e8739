"""Reads the dice on and beside a learned board.

Why: the one module that puts together where dice are, what they show and where they stand. What it does not do: rules.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np
from numpy.typing import NDArray

from referee.values.common import UNKNOWN, Quality
from referee.values.dice import DiceReading, DiceTable, DieSeen
from referee.vision.common.images import ImageError, mean
from referee.vision.dice.reading.anywhere import Found, dice_in
from referee.vision.dice.reading.covered import Covers
from referee.vision.dice.reading.likeness import Likeness
from referee.vision.dice.reading.places import Places

Image = NDArray[np.uint8]
SIX = 6
"""Dice of each colour."""


def read_dice(image: Image) -> DiceReading:
    """The dice of any BGR picture (H, W, 3), without places. `ModelError` where a network is not as shipped."""
    found = dice_in(image)
    dice = tuple(_seen(found, k, found.confidence(k)) for k in range(len(found)))
    return DiceReading(dice=dice, quality=Quality(True))


class Reader:
    """Reads pictures of one table. `players` tell nothing here: dice bear no names."""

    def __init__(self, table: DiceTable, players: Collection[str] = ()) -> None:
        self.table = table
        self._places = Places(table)
        self._covers = Covers(table)
        self._taught = None if table.taught is None else Likeness(table.taught)

    def read(self, image: Image, still_frames: Sequence[Image] | None = None, look: int | None = None) -> DiceReading:
        """What a BGR picture of the table's size shows; `still_frames` of the same moment are averaged with it.

        `ImageError` for a picture of another size, `ModelError` where a network is not as shipped.
        """
        table = self.table
        if image.shape[:2] != (table.height, table.width):
            raise ImageError("image-other-size", width=image.shape[1], height=image.shape[0],
                             learned_width=table.width, learned_height=table.height)
        if still_frames:
            image = mean([*still_frames, image], np.s_[:, :])
        found = dice_in(image, table.pixels_per_die, self._places.up, self._taught)
        dice = _six_each(tuple(self._placed(found, k) for k in range(len(found))))
        taken = frozenset(d.space for d in dice if d.space is not None)
        hidden = self._covers.hidden(image, found.boxes, taken)
        return DiceReading(dice=dice, hidden=hidden, quality=Quality(True))

    def _placed(self, found: Found, k: int) -> DieSeen:
        foot = float(found.faces.foot[k, 0]), float(found.faces.foot[k, 1])
        space, seat, surely = self._places.place(foot)
        return _seen(found, k, found.confidence(k) * surely, space, seat)


def _seen(found: Found, k: int, confidence: float, space: str | None = None, seat: str | None = None) -> DieSeen:
    x0, y0, x1, y1 = (float(v) for v in found.boxes[k])
    return DieSeen(found.colour(k), found.pips(k), ((x0 + x1) / 2, (y0 + y1) / 2), (x0, y0, x1, y1), confidence,
                   space, seat)


def _six_each(dice: tuple[DieSeen, ...]) -> tuple[DieSeen, ...]:
    """Of a colour of which more than six are seen, those that are least sure are of unknown colour."""
    doubted: set[int] = set()
    for colour in {d.colour for d in dice} - {UNKNOWN, "other"}:
        mine = sorted((k for k, d in enumerate(dice) if d.colour == colour), key=lambda k: -dice[k].confidence)
        doubted.update(mine[SIX:])
    return tuple(DieSeen(UNKNOWN, d.pips, d.centre, d.box, d.confidence, d.space, d.seat) if k in doubted else d
                 for k, d in enumerate(dice))
