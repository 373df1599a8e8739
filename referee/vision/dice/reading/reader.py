"""Reads the dice on and beside a learned board.

Why: the one module that puts together where dice are, what they show and where they stand. What it does not do: rules.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from referee.i18n.said import Said
from referee.values.common import UNKNOWN, Check, Quality
from referee.values.dice import DiceReading, DiceTable, DieSeen
from referee.vision.common.images import mean
from referee.vision.common.networks.model import ModelError, shipped_file
from referee.vision.dice.networks.faces import FACE_READER
from referee.vision.dice.networks.finder import DICE_FINDER
from referee.vision.dice.place import Whereabouts
from referee.vision.dice.quality import seen_from
from referee.vision.dice.reading.anywhere import Found, dice_in
from referee.vision.dice.reading.covered import Covers
from referee.vision.dice.reading.likeness import Likeness
from referee.vision.dice.reading.places import Places
from referee.vision.dice.reading.unchanged import Bare

Image = NDArray[np.uint8]
SIX = 6
"""Dice of each colour."""


@dataclass(frozen=True, slots=True)
class FlatSettings:
    """A view so flat that the networks were never shown one: they are believed where they are very sure.

    - `lowest`: degrees above the table; dice drawn for training were seen from 33 and more.
    - `sure`: probability that it is a die, and of its face.
    - `surest`: that anything read there is said with: nobody is accused by it.
    """

    lowest: float = 32.0
    sure: float = 0.985
    surest: float = 0.9


FLAT = FlatSettings()


def read_dice(image: Image) -> DiceReading:
    """The dice of any BGR picture (H, W, 3), without places. `ModelError` where a network is not as shipped."""
    found = dice_in(image)
    dice = tuple(_seen(found, k, found.confidence(k)) for k in range(len(found)))
    return DiceReading(dice=dice)


class Reader:
    """Reads pictures of one table. `players` tell nothing here: dice bear no names."""

    def __init__(self, table: DiceTable, players: Collection[str] = ()) -> None:
        self.table = table
        self._whereabouts = Whereabouts(table)
        self._covers, self._bare = Covers(table), Bare(table)
        self._taught = None if table.taught is None else Likeness(table.taught)

    def read(self, image: Image, still_frames: Sequence[Image] | None = None, look: int | None = None) -> DiceReading:
        """What a BGR picture of the table's size shows; `still_frames` of the same moment are averaged with it.

        `ImageError` for a picture of another size, `ModelError` where a network is not as shipped.
        """
        if still_frames:
            image = mean([*still_frames, image], np.s_[:, :])
        place = self._whereabouts.find(image)
        if place.moved:
            return DiceReading(table_moved=True, quality=Quality(False, (Said("board-moved"),)),
                               hidden=frozenset(s.id for s in self.table.spaces))
        places = Places(self.table, place.camera)
        found = dice_in(image, self.table.pixels_per_die, places.up, self._taught)
        found = found.taken(np.flatnonzero(self._bare.changed(image, place.camera, found.boxes)))
        flat = seen_from(place.camera) < FLAT.lowest
        if flat:
            found = replace(found.taken(np.flatnonzero(found.faces.die >= FLAT.sure)), least=FLAT.sure)
        surest = FLAT.surest if flat else 1.0
        dice = _six_each(tuple(_placed(found, k, places, surest) for k in range(len(found))))
        hidden = self._covers.hidden(image, places.corners, found.boxes, {d.space for d in dice if d.space is not None})
        hands = self._covers.hands(image, places.corners, found.boxes, hidden)
        return DiceReading(dice=dice, hidden=hidden, hands=hands)


def _placed(found: Found, k: int, places: Places, surest: float) -> DieSeen:
    foot = float(found.faces.foot[k, 0]), float(found.faces.foot[k, 1])
    space, seat, surely = places.place(foot)
    return _seen(found, k, min(found.confidence(k) * surely, surest), space, seat)


def ready() -> Check:
    """Whether the networks are there as they were shipped."""
    try:
        names = [shipped_file(kind.name).name for kind in (DICE_FINDER, FACE_READER)]
    except ModelError as e:
        return Check("model", False, str(e))
    return Check("model", True, Said("doctor-model", name=", ".join(names)))


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
