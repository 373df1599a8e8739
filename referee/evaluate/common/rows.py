"""What rows of figures share in all games: pairs of what is there and what was read, scores, rows as JSON.

Why it exists: games measure different things in the same way. What it does not do: know what any game's row counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, fields, is_dataclass
from typing import Any


def paired(near: Iterable[tuple[float, int, int]], most: float) -> dict[int, int]:
    """True thing -> the reading of it, nearest first, from distances of the one to the other below `most`."""
    found: dict[int, int] = {}
    taken: set[int] = set()
    for far, i, j in sorted(near):
        if far < most and i not in found and j not in taken:
            found[i] = j
            taken.add(j)
    return found


def score_said(said: Any, truth: Mapping[str, int]) -> str:
    """`right`, `open` (not said, and why) or `silently wrong`; seats that do not play may be left out or have 0."""
    if not isinstance(said, Mapping) or "unclear" in said:
        return "open"
    return "right" if all(said.get(seat) == n for seat, n in truth.items()) else "silently wrong"


def totals(rows: Iterable[Any], name: str) -> Counter[Any]:
    """The sum of one counter over all rows."""
    found: Counter[Any] = Counter()
    for row in rows:
        found.update(getattr(row, name))
    return found


def as_row(row: Any) -> dict[str, Any]:
    """A row of a still or a round as JSON."""
    return {f.name: _plain(getattr(row, f.name)) for f in fields(row)}


def _plain(value: Any) -> Any:
    if isinstance(value, Counter):
        return {" ".join(k) if isinstance(k, tuple) else k: n for k, n in value.items()}
    return asdict(value) if is_dataclass(value) and not isinstance(value, type) else value
