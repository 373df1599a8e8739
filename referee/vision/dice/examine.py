"""Looks at a dice table that was learned before: does the board still lie there, and is the view still good enough?

Why: light changes and cameras are nudged between learning and play. The measures are those of `learn`. Dice may lie on
the board meanwhile. Not done here: cameras, reading.
"""

from __future__ import annotations

import numpy as np

from referee.geometry.camera import PlaneCamera
from referee.i18n.said import Said
from referee.values.common import Check
from referee.values.dice import DiceTable
from referee.vision.common.images import Image
from referee.vision.dice.learning import at_work
from referee.vision.dice.place import Whereabouts
from referee.vision.dice.quality import checks, measure


def examine(table: DiceTable, image: Image) -> tuple[Check, ...]:
    """The board and the view of it in a BGR picture of the table's size. Raises `ImageError` for another size."""
    place = Whereabouts(table).find(image)
    if place.moved:
        return (Check("board", False, Said("board-moved")),)
    learned = PlaneCamera.from_dict(table.camera)
    board = place.camera.project(learned.unproject(np.array(table.board)))
    if (board < 0).any() or (board > [image.shape[1] - 1, image.shape[0] - 1]).any():
        return (Check("board", False, Said("learn-board-outside")),)
    whole = Check("board", True, Said("dice-board-in-view"), float(len(table.spaces)), "spaces")
    doubts = [w for w in table.quality.warnings if not table.quality.ok]
    bare = Check("bare", table.quality.ok, Said("dice-learned-doubt", why=doubts[0]) if doubts else
                 Said("dice-board-bare"))
    quads = place.camera.project(learned.unproject(np.array([s.quad for s in table.spaces])))
    picture, scale = at_work([image])
    return (whole, bare, *checks(measure(picture, place.camera.scaled(scale), quads * scale, scale)))
