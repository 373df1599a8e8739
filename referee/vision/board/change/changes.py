"""Which squares of a learned board carry something else in two pictures, whatever board and pieces they are.

Why: on boards that are not ours nothing is known about the pieces, but that something was laid can still be seen. What
differs is found pixel by pixel (`compare`) and square by square (`squares`). A tall piece covers squares on which
nothing stands: those are named that explain the rest (`blocks`). Flat pieces that the network knows are told by their
own squares. Not done here: naming what lies there.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values.board import BoardTable, Cell, cell_id
from referee.vision.board.change.blocks import Pictures, moved
from referee.vision.board.change.compare import MAP_PX, Compared, compare, from_above, part
from referee.vision.board.change.squares import CHANGE_PX, changed_squares
from referee.vision.board.finding.patches import rectify
from referee.vision.board.networks.asking import HIDDEN
from referee.vision.board.networks.squarenet import CARD, OTHER
from referee.vision.board.reading.pieces import PIECES
from referee.vision.board.reading.reader import Reader
from referee.vision.common.images import reference_picture
from referee.vision.common.views.register import Register, Registration


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """How a board full of strange pieces is told to lie where it was, and what reaches over it.

    - `tile`: pixels a side of the tiles by which a board is told to lie where it was.
    - `rim`: squares around the board that belong to it.
    - `drawing`: grey levels (standard deviation) from which something is drawn on a tile.
    - `alike`: normalised correlation of a tile that shows the same.
    - `few_tiles`: so many must.
    - `same_tiles`: and such a share of those on which something is drawn. A rendered board of 9 x 9 squares under 30
      dominoes kept 130 of 557 tiles, none when shifted by 6 pixels.
    - `surely`: change as no light makes it, from which a pixel belongs to what reaches over the board.
    - `arm`: squares: what reaches over the board is so wide at least where it leaves the margin of the maps. No piece
      at the board's edge, which is a square wide, reaches so far.
    - `part`: share of such a square that it must cover to be what hides it.
    - `most`: share of any other square that it must cover to hide it.
    """

    tile: int = 24
    rim: float = 0.5
    drawing: float = 6.0
    alike: float = 0.8
    few_tiles: int = 10
    same_tiles: float = 0.06
    surely: float = 0.5
    arm: float = 1.5
    part: float = 0.25
    most: float = 0.5


CHANGES = ChangeSettings()


def changes(before: NDArray[np.uint8], after: NDArray[np.uint8], table: BoardTable) -> dict[str, Any]:
    """`{"changed": [ids], "hidden": [ids], "table_moved": bool}` for two BGR pictures of the table's size.

    Raises `ImageError` for pictures of another size.
    """
    reader = Reader(table)
    first, second = reader.prepare(before), reader.prepare(after)
    cells = tuple(s.cell for s in table.squares)
    rows, cols = max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1
    empty = reference_picture(table)
    learned = PlaneCamera.from_dict(table.camera).scaled(empty.shape[1] / table.width)
    here = _where(reader.locate(first), empty, first, learned, rows, cols)
    there = None if here is None else _where(Register(first, here, cells).find(second), first, second, here, rows, cols)
    if here is None or there is None:
        return {"changed": [], "hidden": [s.id for s in table.squares], "table_moved": True}
    bare, seen = from_above(empty, learned, rows, cols)
    then, seen_then = from_above(first, here, rows, cols)
    now, seen_now = from_above(second, there, rows, cols)
    pictures = Pictures(compare(bare, then, seen & seen_then), compare(bare, now, seen & seen_now),
                        compare(then, now, seen_then & seen_now))
    hands = np.zeros(pictures.between.other.shape, bool)
    hidden: set[Cell] = set()
    recognised: set[Cell] = set()  # in one of the pictures: looks tell what came or went, but not what is shaded now
    for picture, camera, of in ((first, here, pictures.earlier), (second, there, pictures.later)):
        answer = reader.said_of(reader.squares(picture, camera))
        hand, under = _reaching(of, {c for c in cells if answer.hidden[c] >= HIDDEN}, cells)
        hands |= hand
        hidden |= under
        recognised ^= {c for c in cells if answer.kind[c][CARD:OTHER].max() >= PIECES.seen}
    views = ((first, here), (second, there))
    flats = [rectify(picture, camera, (0, rows), (0, cols), CHANGE_PX)[0] for picture, camera in views]
    otherwise = changed_squares(flats[0], flats[1], cells)
    told = Pictures(*(_without(c, hands) for c in (pictures.earlier, pictures.later, pictures.between)))
    changed = (moved(told, there, cells, otherwise) | (otherwise & recognised)) - hidden
    return {"changed": [cell_id(c) for c in sorted(changed)], "hidden": [cell_id(c) for c in sorted(hidden)],
            "table_moved": False}


def _where(found: Registration, then: NDArray[np.uint8], now: NDArray[np.uint8], camera: PlaneCamera, rows: int,
           cols: int) -> PlaneCamera | None:
    """The camera of the picture `now` as it was found, or the one of `then` if the board lies where it lay there.
    Whatever is still seen of it and its rim tells that. A board full of pieces that nobody knows shows too few squares
    to be found by them."""
    if found.ok:
        return found.camera
    low, high = -CHANGES.rim, CHANGES.rim + np.array([cols, rows])
    outline = np.array([[low, low], [high[0], low], high, [low, high[1]]])
    mask = np.zeros(then.shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, np.round(camera.project(outline)).astype(np.int32), 1)
    a, b = (cv2.cvtColor(i, cv2.COLOR_BGR2GRAY).astype(np.float32) for i in (then, now))
    size = (CHANGES.tile, CHANGES.tile)
    mean_a, mean_b = cv2.blur(a, size), cv2.blur(b, size)
    var_a, var_b = (np.maximum(cv2.blur(i * i, size) - m * m, 0.0) for i, m in ((a, mean_a), (b, mean_b)))
    alike = (cv2.blur(a * b, size) - mean_a * mean_b) / np.sqrt(var_a * var_b + 1.0)
    tiles = np.s_[CHANGES.tile // 2 :: CHANGES.tile, CHANGES.tile // 2 :: CHANGES.tile]
    drawn = (mask[tiles] > 0) & (np.sqrt(np.maximum(var_a, var_b))[tiles] > CHANGES.drawing)
    same = int((alike[tiles][drawn] > CHANGES.alike).sum())
    return camera if same >= CHANGES.few_tiles and same >= CHANGES.same_tiles * int(drawn.sum()) else None


def _reaching(of: Compared, suspected: set[Cell], cells: tuple[Cell, ...]) -> tuple[NDArray[np.bool_], set[Cell]]:
    """What reaches over the board from beside it, and the squares under it. A piece stands on the board; a hand that
    covers a square comes with an arm. Only what covers a square that the network calls hidden (`suspected`) counts."""
    mask = cv2.morphologyEx((of.sure > CHANGES.surely).astype(np.uint8), cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8))
    _, labels = cv2.connectedComponents(mask)
    rim = cv2.dilate(of.outside.astype(np.uint8), np.ones((3, 3), np.uint8)).astype(bool)
    crossing = rim ^ cv2.erode(rim.astype(np.uint8), np.ones((3, 3), np.uint8), borderValue=1).astype(bool)
    widths = np.bincount(labels[crossing | _edge(labels.shape)])
    from_beside = {i for i, width in enumerate(widths) if i and width >= CHANGES.arm * MAP_PX}
    hand = np.zeros(labels.shape, bool)
    for cell in suspected:
        inside, counts = np.unique(labels[part(cell)], return_counts=True)
        for label, count in zip(inside, counts, strict=True):
            if label in from_beside and count >= CHANGES.part * MAP_PX * MAP_PX:
                hand |= labels == label
    return hand, {c for c in cells if hand[part(c)].mean() > (0.0 if c in suspected else CHANGES.most)}


def _edge(shape: tuple[int, ...]) -> NDArray[np.bool_]:
    """The outermost pixels of a map."""
    out = np.ones(shape, bool)
    out[1:-1, 1:-1] = False
    return out


def _without(of: Compared, hands: NDArray[np.bool_]) -> Compared:
    """The same, telling nothing where hands are."""
    other, same, darker, brighter, sure = (
        np.where(hands, 0, m).astype(np.float32) for m in (of.other, of.same, of.darker, of.brighter, of.sure))
    return replace(of, other=other, same=same, darker=darker, brighter=brighter, sure=sure)
