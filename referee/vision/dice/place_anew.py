"""The learned dice board in pictures of another size, or after the camera was moved: a phone turned, a stream reset.

Why it exists: dice lie on the board by then, so it cannot be learned from a bare picture. It is known, though: it is
found by what its print and what lies around look like, and by the order of its colours. What was learned is kept, only
where it lies is new. What it does not do: believe a place because it fits somehow. The bare board's picture, as it
would look there, has to be recognised in many places. What lies there is the reader's to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values.common import Quad, Quality
from referee.values.dice import DiceTable
from referee.vision.common.images import Image, reference_picture
from referee.vision.common.views.again import bent_to, cameras_of
from referee.vision.common.views.features import Pairs, features, matched
from referee.vision.dice.finding.board import LONG, WIDE, find_board, middles
from referee.vision.dice.finding.edges import drawn
from referee.vision.dice.learning import at_work
from referee.vision.dice.place import Whereabouts
from referee.vision.dice.quality import MEASURES, die_size, seen_from

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class AnewSettings:
    """When a board that was found again is believed.

    - `known`: share of its parts that must be recognised. Full boards leave a third, a place one space beside a tenth.
    - `shift`: rows by which the recognised parts may lie beside where it was found.
    - `around`: rows of what lies around the board that move with it in its bare picture.
    - `smallest`: pixels of a die; a smaller board is a chance match, and its bare picture would be nearly nothing.
    - `lowest`: degrees above the table, from which nothing can be seen of dice.
    """

    known: float = 0.2
    shift: float = 0.3
    around: float = 0.5
    smallest: float = 7.0
    lowest: float = 15.0


ANEW = AnewSettings()


def seen_anew(table: DiceTable, image: Image, latest: Image | None = None) -> DiceTable | None:
    """The same table for BGR pictures like `image`, of whatever size; None where it is not found.

    `latest`: the last picture of the table's own size, with what lies on the board by now.
    """
    picture, scale = at_work([image])
    old = PlaneCamera.from_dict(table.camera)
    for pairs in _pairs(table, old, picture, latest):
        for camera in cameras_of(pairs, old, (table.width, table.height), (picture.shape[1], picture.shape[0])):
            anew = _believed(table, old, camera, picture)
            if anew is not None:
                return _sized(anew, image, 1 / scale)
    return None


def _pairs(table: DiceTable, old: PlaneCamera, picture: Image, latest: Image | None) -> Iterator[Pairs]:
    board = old.unproject(np.array(table.board))
    low, high = board.min(axis=0), board.max(axis=0)
    whole = (float(low[0]), float(low[1]), float(high[0]), float(high[1]))
    by_colours = _by_colours(table, old, picture)
    if by_colours is not None:
        yield by_colours
    now = features(picture)
    for known in (latest, reference_picture(table)):
        if known is None:
            continue
        seen = old.scaled(known.shape[1] / table.width)
        pairs = matched(seen, features(known), now, whole, on_it=True)
        if pairs is not None:
            yield pairs


def _by_colours(table: DiceTable, old: PlaneCamera, picture: Image) -> Pairs | None:
    """The spaces of a board that is found as if it were unknown, if its columns stand as those of the known one."""
    found = find_board(picture, bare=False)
    placed = None if found is None else drawn(picture, found, bare=False)
    if placed is None:
        return None
    order = tuple(s.colour for s in table.spaces if s.value == 1)
    if placed.colours == order[::-1]:
        placed = placed.turned()
    if placed.colours != order:
        return None
    quads = np.array([s.quad for s in table.spaces]).reshape(WIDE, LONG, 4, 2).transpose(1, 0, 2, 3)
    return old.unproject(quads).mean(axis=2).reshape(-1, 2), placed.pixels(middles()).reshape(-1, 2)


def _believed(table: DiceTable, old: PlaneCamera, camera: PlaneCamera, picture: Image) -> DiceTable | None:
    """The table as this camera sees it, drawn to what is recognised there; None where that is too little."""
    board = old.unproject(np.array(table.board))
    corners = camera.project(board)
    size = np.array([picture.shape[1], picture.shape[0]])
    if not np.isfinite(corners).all() or (corners < -0.02 * size).any() or (corners > 1.02 * size).any():
        return None
    if seen_from(camera) < ANEW.lowest or float(camera.rotation[2, 2]) <= 0:  # from below
        return None
    if die_size(camera) < ANEW.smallest:
        return None
    first = _table(table, old, camera, picture)
    place = Whereabouts(first).find(picture)
    if not place.ok or place.found < ANEW.known or place.shift > ANEW.shift:
        return None
    return _table(table, old, place.camera, picture)


def _table(table: DiceTable, old: PlaneCamera, camera: PlaneCamera, picture: Image) -> DiceTable:
    """What was learned, as `camera` sees it in a picture of its size."""
    board = old.unproject(np.array(table.board))
    reference = reference_picture(table)
    low, high = board.min(axis=0) - ANEW.around, board.max(axis=0) + ANEW.around
    whole = (float(low[0]), float(low[1]), float(high[0]), float(high[1]))
    bare = bent_to(reference, old.scaled(reference.shape[1] / table.width), camera, picture, whole)
    done, jpeg = cv2.imencode(".jpg", bare, [cv2.IMWRITE_JPEG_QUALITY, 93])
    assert done
    quads = camera.project(old.unproject(np.array([s.quad for s in table.spaces])))
    spaces = tuple(replace(s, quad=_quad(q)) for s, q in zip(table.spaces, quads, strict=True))
    return replace(table, width=picture.shape[1], height=picture.shape[0], spaces=spaces, camera=camera.to_dict(),
                   board=_quad(camera.project(board)), reference=jpeg.tobytes(), pixels_per_die=die_size(camera))


def _sized(table: DiceTable, image: Image, factor: float) -> DiceTable:
    """The table of a picture that was made smaller to work on, for the picture itself, `factor` times as large."""
    camera = PlaneCamera.from_dict(table.camera).scaled(factor)
    die = die_size(camera)
    good = die >= MEASURES.go_die and seen_from(camera) >= MEASURES.go_elevation
    return replace(table, width=image.shape[1], height=image.shape[0], camera=camera.to_dict(), pixels_per_die=die,
                   spaces=tuple(replace(s, quad=_quad(np.array(s.quad) * factor)) for s in table.spaces),
                   board=_quad(np.array(table.board) * factor),
                   quality=Quality(table.quality.ok and good, table.quality.warnings))


def _quad(corners: Floats) -> Quad:
    a, b, c, d = ((float(x), float(y)) for x, y in corners)
    return a, b, c, d
