"""What the truth of a drawn picture leaves to be worked out."""

from __future__ import annotations

from collections.abc import Sequence


def inside(box: Sequence[float], shape: tuple[int, ...]) -> float:
    """Share of a box (x0, y0, x1, y1) that lies in a picture of a shape (H, W, ...)."""
    x0, y0, x1, y1 = box
    part = max(0.0, min(x1, shape[1]) - max(x0, 0)) * max(0.0, min(y1, shape[0]) - max(y0, 0))
    return part / max((x1 - x0) * (y1 - y0), 1e-9)
