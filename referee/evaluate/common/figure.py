"""A figure of speed with its reference and its target, for any game.

Why it exists: milliseconds of one machine say little; what counts is how they compare with others of the same run. What
it does not do: choose what is measured.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

Shown = TypeVar("Shown")

DECODED = "decode a frame"
"""The name of the figure that others are a share of."""
IDLE_SHARE = 0.15
"""Of the time to decode a frame: what one may cost on which nothing happens."""


@dataclass(frozen=True)
class Figure:
    """`value` in `unit`; `share` of its reference in the same run; `target` for the value or, where there is one, the
    share: at most (`below`) or at least."""

    name: str
    value: float
    unit: str
    share: float | None = None
    target: float | None = None
    below: bool = True

    @property
    def met(self) -> bool | None:
        if self.target is None:
            return None
        reached = self.value if self.share is None else self.share
        return reached <= self.target if self.below else reached >= self.target

    def to_dict(self) -> dict[str, Any]:
        return {"name": self.name, "value": round(self.value, 4), "unit": self.unit,
                "share": None if self.share is None else round(self.share, 3), "target": self.target, "met": self.met}


def median_ms(act: Callable[[Shown], object], shown: Sequence[Shown]) -> float:
    """Milliseconds that something takes for a picture; the first one warms up."""
    took = []
    for picture in shown:
        start = time.perf_counter()
        act(picture)
        took.append(1000 * (time.perf_counter() - start))
    return float(np.median(took[1:]))
