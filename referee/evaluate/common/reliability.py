"""Whether readings are as sure as they ought to be: of those called 0.99, are 99 in 100 right?

Why it exists: a verdict rests on readings, and the thresholds of reader and umpire mean something only when the
probabilities do (reliability diagram: DeGroot and Fienberg 1983; Guo et al. 2017). What it does not do: change them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

EDGES = (0.0, 0.9, 0.95, 0.98, 0.99, 0.999, 1.0)
WHITE, INK, GRID, RED = (255, 255, 255), (60, 60, 60), (225, 225, 225), (60, 60, 200)
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 760, 430, 90, 50, 70
LEAST = 1e-4  # share of wrong readings at the bottom of the plot


def bins(said: Sequence[tuple[float, bool]]) -> list[dict[str, float]]:
    """One row for each band of `EDGES` that holds readings: from, to, count, mean confidence, share right (0..1)."""
    rows = []
    for low, high in pairwise(EDGES):
        band = [(p, right) for p, right in said if low <= p < high or p == high == 1.0]
        if band:
            rows.append({"from": low, "to": high, "count": len(band),
                         "confidence": round(float(np.mean([p for p, _ in band])), 5),
                         "right": round(float(np.mean([right for _, right in band])), 5)})
    return rows


def draw(rows: Sequence[dict[str, float]], path: Path) -> None:
    """Writes the reliability diagram as a PNG: wrong readings expected and found, both on a logarithmic scale.

    OSError when the file cannot be written.
    """
    picture = np.full((HEIGHT, WIDTH, 3), 255, np.uint8)
    for decade in range(5):
        y = _height(10.0**-decade)
        cv2.line(picture, (LEFT, y), (WIDTH - 20, y), GRID, 1)
        _write(picture, f"{100 * 10.0**-decade:g} %", (14, y + 5))
    _write(picture, "wrong readings: said (grey), found (red)", (LEFT, 28))
    step = (WIDTH - 20 - LEFT) / max(len(rows), 1)
    for k, row in enumerate(rows):
        x = LEFT + step * (k + 0.5)
        for share, colour, side in ((1 - row["confidence"], (170, 170, 170), -1), (1 - row["right"], RED, 0)):
            if share <= LEAST:
                continue
            left, right = round(x + side * 0.3 * step), round(x + (side + 1) * 0.3 * step)
            cv2.rectangle(picture, (left, _height(share)), (right - 2, _height(0.0)), colour, -1)
        _write(picture, f"{row['from']:g} to {row['to']:g}", (round(x - 0.4 * step), HEIGHT - BOTTOM + 24))
        _write(picture, f"n = {row['count']:.0f}", (round(x - 0.4 * step), HEIGHT - BOTTOM + 46))
    done, data = cv2.imencode(".png", picture)
    if not done:
        raise OSError(f"the picture for {path} could not be encoded")
    path.write_bytes(data.tobytes())


def _height(share: float) -> int:
    """Where a share of wrong readings stands, 1 at the top, `LEAST` and less at the bottom."""
    part = np.log10(max(share, LEAST)) / np.log10(LEAST)
    return round(TOP + float(part) * (HEIGHT - BOTTOM - TOP))


def _write(picture: NDArray[np.uint8], text: str, place: tuple[int, int]) -> None:
    cv2.putText(picture, text, place, cv2.FONT_HERSHEY_SIMPLEX, 0.46, INK, 1, cv2.LINE_AA)
