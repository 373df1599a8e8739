"""Learns the table of the dice game from pictures of the bare board: `learn` makes the `DiceTable` all else relies on.

Without help it looks for four columns of four colours; with `corners` it looks only there. Several pictures of the same
view are put together, which takes noise and passing shadows away. A board on which something lies is no go, and so is
one whose prints do not tell which end is row 1. Not done here: reading dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.lens import Lens
from referee.i18n.said import Said
from referee.kit.taught import TaughtSet
from referee.values.common import Point, Quad
from referee.values.dice import DiceTable, Space
from referee.vision.common.images import Image, ImageError
from referee.vision.common.not_found import TableNotFound
from referee.vision.dice.finding.board import HALF, LONG, WIDE, Placed, find_board, placed_at
from referee.vision.dice.finding.edges import drawn, frame_of, outline, quads_of
from referee.vision.dice.finding.pose import Pose, pose_of
from referee.vision.dice.finding.prints import Order, order_of
from referee.vision.dice.lying import covered_text, lying
from referee.vision.dice.quality import checks, die_size, judge, measure

WORK_SIDE = 1920
"""Longer side in pixels at which pictures are worked on; finer ones are scaled down."""

Floats = NDArray[np.float64]
Tell = Callable[[str], object]


def learn(pictures: Sequence[Image], lens: Lens | None = None, corners: Sequence[Point] | None = None,
          taught: TaughtSet | None = None, tell: Tell | None = None) -> DiceTable:
    """The table seen in BGR pictures (H, W, 3) of the bare board, all of one size and view.

    `corners`: of the field of the 24 spaces in pixels, in order round it, the first two beside row 1. `lens`: the
    measured lens of the camera. `taught`: the dice that are played with, which the table then carries. `tell` hears in
    words what is done. Raises `TableNotFound`, and `ImageError` when the pictures do not fit together.
    """
    if not pictures:
        raise ImageError("learn-no-picture")
    if any(p.shape != pictures[0].shape for p in pictures):
        raise ImageError("learn-sizes-differ")
    if corners is not None and len(corners) != 4:
        raise TableNotFound("learn-four-corners")
    height, width = pictures[0].shape[:2]
    image, scale = at_work([*pictures])
    say = tell or (lambda words: None)
    say(Said("dice-tells-spaces"))
    placed = _found(image) if corners is None else _marked(image, np.array(corners, np.float64), scale)
    sized = None if lens is None else lens.sized(image.shape[1], image.shape[0])
    say(Said("dice-tells-rows"))
    pose, order, placed = _upright(image, placed, sized, corners is not None)
    table = table_of(image, placed, pose, (width, height), taught)
    say(Said("learn-tells-bare"))
    quality = judge(checks(measure(image, pose.camera, quads_of(placed).reshape(-1, 4, 2), scale)))
    covered = lying(image, placed, order.seen)
    if covered:
        quality = quality.no_go(covered_text(covered))
    if order.up is None and corners is None:
        quality = quality.no_go(Said("dice-which-end"))
    return replace(table, quality=quality)


def at_work(pictures: Sequence[Image]) -> tuple[Image, float]:
    """Pictures of one view as one, at the size that is worked on, and how much smaller that is."""
    scale = min(1.0, WORK_SIDE / max(pictures[0].shape[:2]))
    small = [np.asarray(cv2.resize(p, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA), np.uint8)
             if scale < 1 else p for p in pictures]
    return (small[0] if len(small) == 1 else np.median(np.stack(small), axis=0).astype(np.uint8)), scale


def table_of(image: Image, placed: Placed, pose: Pose, size: tuple[int, int],
             taught: TaughtSet | None = None) -> DiceTable:
    """The table of a board found in a BGR picture as it is worked on, row 1 first; `size` (width, height) of the
    camera's pictures. Its quality is not judged yet."""
    factor = size[0] / image.shape[1]
    camera = pose.camera.scaled(factor)
    quads = quads_of(placed) * factor
    inks = np.round(placed.inks).astype(int)
    spaces = tuple(Space(placed.colours[c], r + 1, _quad(quads[r, c]),
                         (int(inks[r, c, 0]), int(inks[r, c, 1]), int(inks[r, c, 2])))
                   for c in range(WIDE) for r in range(LONG))
    done, jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 93])
    if not done:
        raise ImageError("learn-not-stored")
    board = _quad(outline(placed, frame_of(image, placed)) * factor)
    return DiceTable(width=size[0], height=size[1], spaces=spaces, board=board, quality=judge(()),
                     pixels_per_die=die_size(camera), reference=jpeg.tobytes(), camera=camera.to_dict(), taught=taught)


def _found(image: Image) -> Placed:
    found = find_board(image)
    placed = None if found is None else drawn(image, found)
    if placed is None:
        raise TableNotFound("dice-no-board")
    return placed


def _marked(image: Image, corners: Floats, scale: float) -> Placed:
    """The board within four corners of its spaces, the first two beside row 1."""
    corners = corners * scale
    side = np.roll(corners, -1, axis=0) - corners
    if np.sum(corners[:, 0] * side[:, 1] - corners[:, 1] * side[:, 0]) < 0:  # against the clock
        corners = corners[[1, 0, 3, 2]]
    x, y = WIDE / 2 - 0.5 + HALF[0], LONG / 2 - 0.5 + HALF[1]
    field = np.array([[-x, -y], [x, -y], [x, y], [-x, y]], np.float32)
    matrix = np.asarray(cv2.getPerspectiveTransform(field, corners.astype(np.float32)), np.float64)
    marked = placed_at(image, matrix, HALF)
    placed = None if marked is None else drawn(image, marked)
    if placed is None:
        raise TableNotFound("dice-corners-no-board")
    return placed


def _upright(image: Image, placed: Placed, lens: Lens | None, known: bool) -> tuple[Pose, Order, Placed]:
    """The board with row 1 first, which is so already where that is `known`, and from where it is seen."""
    size = (image.shape[1], image.shape[0])
    roughly = pose_of(placed, size, lens)
    order = order_of(image, placed, roughly.aspect, True if known else None)
    if order.up is False:
        placed, order = placed.turned(), replace(order, seen=order.seen[::-1, ::-1])
    aspect = None if order.stretch is None else roughly.aspect * order.stretch
    return pose_of(placed, size, lens, aspect), order, placed


def _quad(corners: Floats) -> Quad:
    a, b, c, d = ((float(x), float(y)) for x, y in corners)
    return a, b, c, d
