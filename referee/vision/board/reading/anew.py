"""The learned table in pictures of another size: a phone was turned, or a stream came back with another setting.

Why it exists: pieces lie on the board by then, so it cannot be learned from an empty picture. But it is known, square
by square. It is found by what its print, its pieces and what lies around look like, and by the order of its colours.
What was learned is kept, only where the squares are in the picture is new. What it does not do: believe a place because
it fits somehow. The reader has to understand the whole board there, or it is not found.

28 scenes of rounds were simulated on four boards, seen from the same place with the phone turned or from another one.
All pieces but two were read as before, and none wrongly. Where part of the board lay outside the picture it was not
found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

import cv2
import numpy as np

from referee.geometry.camera import PlaneCamera, square_corners
from referee.values.board import BoardReading, BoardTable, Cell
from referee.values.common import Quality
from referee.vision.board.finding.search import find_board
from referee.vision.board.quality import MEASURES
from referee.vision.board.reading.reader import Reader
from referee.vision.common.colour.palette import colour_distance, to_linear
from referee.vision.common.images import Image, reference_picture
from referee.vision.common.views.again import bent_to, cameras_of
from referee.vision.common.views.features import Pairs, features, matched
from referee.vision.common.views.register import Register


@dataclass(frozen=True, slots=True)
class AnewSettings:
    """How a board is found again in a picture of another size.

    - `fewest`: squares that tell by their colours where the board is.
    - `alike`: share of the found squares whose colour must be that of the known board.
    """

    fewest: int = 12
    alike: float = 0.5


ANEW = AnewSettings()



def seen_anew(table: BoardTable, image: Image, latest: Image | None = None) -> tuple[BoardTable, BoardReading] | None:
    """The same table for BGR pictures like `image`, of whatever size, and what lies there; None where it is not found.

    `latest`: the last picture of the table's own size, with what lies on the board by now.
    """
    old = PlaneCamera.from_dict(table.camera)
    for camera in _candidates(table, old, image, latest):
        refined = _refined(table, old, camera, image)
        if refined is None:
            continue
        anew = _table(table, old, refined, image)
        reading = Reader(anew).read(image)
        if not reading.table_moved:
            return anew, reading
    return None


def _candidates(table: BoardTable, old: PlaneCamera, image: Image, latest: Image | None) -> Iterator[PlaneCamera]:
    size = (image.shape[1], image.shape[0])
    reference = reference_picture(table)
    now = features(image)
    rows, cols = _extent(table)
    whole = (0.0, 0.0, float(cols), float(rows))
    for known in (latest, reference):
        if known is not None and (pairs := matched(old, features(known), now, whole)) is not None:
            yield from cameras_of(pairs, old, (table.width, table.height), size)
    if (pairs := _by_colours(table, image)) is not None:
        yield from cameras_of(pairs, old, (table.width, table.height), size)


def _by_colours(table: BoardTable, image: Image) -> Pairs | None:
    """The squares that are found in the picture as if it were of an unknown board, laid onto the known one where most
    colours agree."""
    found = find_board(image)
    if found is None or len(found.cells) < ANEW.fewest:
        return None
    inks = np.array([to_linear(np.array(s.rgb, np.float64)) for s in table.squares])
    known = {s.cell: n for n, s in enumerate(table.squares)}
    names = sorted(set(table.layout.values()))
    middles = np.array([np.median(inks[[known[c] for c, v in table.layout.items() if v == name]], axis=0)
                        for name in names])
    told = [names[int(colour_distance(seen[None], middles).argmin())] for seen in found.palette.seen]
    best: tuple[int, int, Cell] = (0, 0, (0, 0))
    for turn in range(4):
        votes: Counter[Cell] = Counter()
        for cell, name in zip(found.cells, told, strict=True):
            r, c = _turned(cell, turn)
            votes.update((sr - r, sc - c) for (sr, sc), there in table.layout.items() if there == name)
        shift, agree = votes.most_common(1)[0] if votes else ((0, 0), 0)
        best = max(best, (agree, turn, shift))
    agree, turn, (down, right) = best
    if agree < ANEW.alike * len(found.cells):
        return None
    corners = np.asarray(found.quads(), np.float64).mean(axis=1)
    board = np.array([_turned(cell, turn) for cell in found.cells], np.float64)[:, ::-1] + [right + 0.5, down + 0.5]
    return board, corners


def _turned(cell: Cell, turn: int) -> Cell:
    for _ in range(turn):
        cell = (cell[1], -cell[0])
    return cell


def _extent(table: BoardTable) -> tuple[int, int]:
    return max(s.cell[0] for s in table.squares) + 1, max(s.cell[1] for s in table.squares) + 1


def _refined(table: BoardTable, old: PlaneCamera, camera: PlaneCamera, image: Image) -> PlaneCamera | None:
    """The camera drawn to the squares that can be recognised; as it is where too few lie bare. None where it does not
    look at the whole board from above."""
    corners = camera.project(square_corners([s.cell for s in table.squares]))
    high, wide = image.shape[:2]
    inside = ((corners >= 0) & (corners < [wide, high])).all(axis=(1, 2)).mean()
    if inside < 1 or camera.elevation < 20 or not np.isfinite(corners).all():
        return None
    register = Register(_bare(table, old, camera, image), camera, tuple(s.cell for s in table.squares))
    place = register.find(image)
    return place.camera if place.ok else camera


def _bare(table: BoardTable, old: PlaneCamera, camera: PlaneCamera, image: Image) -> Image:
    """The empty board's picture as `camera` would have taken it; around it what `image` shows."""
    rows, cols = _extent(table)
    return bent_to(reference_picture(table), old, camera, image, (-2.0, -2.0, cols + 2.0, rows + 2.0))


def _table(table: BoardTable, old: PlaneCamera, camera: PlaneCamera, image: Image) -> BoardTable:
    quads = camera.project(old.unproject(np.array([s.quad for s in table.squares])))
    squares = tuple(replace(s, quad=((a[0], a[1]), (b[0], b[1]), (c[0], c[1]), (d[0], d[1])))
                    for s, (a, b, c, d) in zip(table.squares, quads.tolist(), strict=True))
    done, jpeg = cv2.imencode(".jpg", _bare(table, old, camera, image), [cv2.IMWRITE_JPEG_QUALITY, 93])
    assert done
    side = float(np.median([np.sqrt(cv2.contourArea(q.astype(np.float32))) for q in quads]))
    ok = table.quality.ok and side >= MEASURES.go_square and camera.elevation >= MEASURES.go_elevation
    return replace(table, width=image.shape[1], height=image.shape[0], squares=squares, reference=jpeg.tobytes(),
                   camera=camera.to_dict(), quality=Quality(ok, table.quality.warnings, side))
