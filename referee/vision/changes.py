"""Which squares of a learned board look different in two pictures, whatever board and pieces they are.

Why: on boards that are not ours nothing is known about the pieces, but that something was laid can still be seen.
Light that changed over the whole board is fitted and taken out; then each square is compared with what is usual
between these two very pictures, so that no threshold has to be chosen by hand. Not done here: naming what lies there.
"""

from __future__ import annotations

from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values import Cell, Table, cell_id
from referee.vision.board import rectify
from referee.vision.reader import HIDDEN, Reader
from referee.vision.register import Register

PX = 28            # pixels a square
REACH = 3.5        # squares over which light is taken as nearly constant
LEAST = 6.5        # Lab difference below which nothing has changed whatever the statistics say
OUTLIER = 9.0      # robust standard deviations above what the third of the squares that differ least shows
CLEAR = 16.0       # Lab difference that is a change whatever the statistics say
ROUNDS = 4


def changes(before: NDArray[np.uint8], after: NDArray[np.uint8], table: Table) -> dict[str, Any]:
    """`{"changed": [ids], "hidden": [ids], "table_moved": bool}` for two BGR pictures of the table's size.

    Raises `ImageError` for pictures of another size.
    """
    reader = Reader(table)
    first, second = reader.prepare(before), reader.prepare(after)
    start = reader.locate(first)
    if not start.ok:
        return {"changed": [], "hidden": [s.id for s in table.squares], "table_moved": True}
    cells = tuple(s.cell for s in table.squares)
    end = Register(first, start.camera, cells).find(second)
    if not end.ok:
        return {"changed": [], "hidden": [s.id for s in table.squares], "table_moved": True}
    hidden: set[Cell] = set()
    for picture, camera in ((first, start.camera), (second, end.camera)):
        covered = reader.squares(picture, camera)["hidden"]
        hidden |= {c for c in cells if covered[c] >= HIDDEN}
    rows, cols = max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1
    flats = [rectify(p, c, (0, rows), (0, cols), PX)[0] for p, c in ((first, start.camera), (second, end.camera))]
    changed = changed_squares(flats[0], flats[1], cells) - hidden
    return {"changed": [cell_id(c) for c in sorted(changed)], "hidden": [cell_id(c) for c in sorted(hidden)],
            "table_moved": False}


def changed_squares(before: NDArray[np.uint8], after: NDArray[np.uint8], cells: tuple[Cell, ...]) -> set[Cell]:
    """The cells that differ between two rectified pictures of `PX` pixels a square."""
    then, now = (cv2.cvtColor(cv2.GaussianBlur(i, (0, 0), 1.0).astype(np.float32) / 255, cv2.COLOR_BGR2LAB)
                 for i in (before, after))
    places = np.array(cells, np.float64)
    means = np.array([[_inner(i, c).reshape(-1, 3).mean(axis=0) for c in cells] for i in (then, now)])
    weight = np.exp(-0.5 * ((places[:, None] - places[None]) ** 2).sum(2) / REACH**2)
    step = np.linalg.norm(means[1] - means[0], axis=1)
    trust = np.where(step <= np.quantile(step, 0.4), 1.0, 0.02)
    changed = np.zeros(len(cells), bool)
    for _ in range(ROUNDS):
        w = weight * trust[None]
        offset = (w / w.sum(axis=1, keepdims=True)) @ (means[1] - means[0])
        score = np.array([_difference(_inner(then, c, 1) + offset[i], _inner(now, c)) for i, c in enumerate(cells)])
        low = np.sort(score)[: max(2, len(cells) // 3)]
        usual = float(np.median(low))
        spread = 1.4826 * float(np.median(np.abs(low - usual)))
        new = score > usual + min(max(LEAST, OUTLIER * spread), CLEAR)
        if (new == changed).all():
            break
        changed = new
        trust = np.where(changed, 0.02, 1.0)
    return {c for c, is_changed in zip(cells, changed, strict=True) if is_changed}


def _inner(flat: NDArray[np.float32], cell: Cell, more: int = 0) -> NDArray[np.float32]:
    """The middle 84 % of a square, `more` pixels wider on each side."""
    a = round(0.08 * PX)
    r, c = cell
    return flat[r * PX + a - more : (r + 1) * PX - a + more, c * PX + a - more : c * PX + PX - a + more]


def _difference(then: NDArray[np.float32], now: NDArray[np.float32]) -> float:
    """Lab difference that a tenth of the pixels exceed, each pixel compared with the likest of the nine it may have
    come from (`then` is one pixel wider on each side). Thin lines that were laid count, lines that moved do not."""
    h, w = now.shape[:2]
    shifts = [np.linalg.norm(now - then[y : y + h, x : x + w], axis=2) for y in range(3) for x in range(3)]
    least = np.min(shifts, axis=0)
    return float(np.quantile(cv2.blur(least.astype(np.float32), (3, 3)), 0.9))
