"""Pieces that somebody pointed at in a picture: `pieces.json`, checked.

Why it exists: it is written by hand or by a page, and each mistake in it must be told with its place. What it does not
do: look at the picture.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from referee.values import Point

Kind = Literal["card", "joker", "token"]
LISTS: dict[str, Kind] = {"cards": "card", "jokers": "joker", "tokens": "token"}
MOST = 300
"""Entries of a list: all cards, jokers and tokens of a full table are 72."""


class TeachError(ValueError):
    """Nothing can be learned so; the message says in one sentence what to change."""


@dataclass(frozen=True, slots=True)
class Named:
    """A piece that somebody named: whose it is ("" for a token), and a pixel on it in the picture with this number."""

    kind: Kind
    owner: str
    at: Point
    picture: int = 0

    @property
    def text(self) -> str:
        """For sentences: which one is meant."""
        whose = f" of {self.owner}" if self.owner else ""
        return f"the {self.kind}{whose} at {self.at[0]:g},{self.at[1]:g}"


def load_pieces(path: Path) -> Any:
    """The JSON of a `pieces.json`, not yet checked. `TeachError` where the file is missing or is none."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as e:
        raise TeachError(f'no such file: {path}; write one like {{"cards": [{{"owner": "solid", "at": [x, y]}}], '
                         '"jokers": [], "tokens": []}') from e
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, RecursionError) as e:
        raise TeachError(f"{path} cannot be read as JSON ({e}); see docs/file-formats.md") from e


def parse_pieces(data: Any, owners: Sequence[str]) -> tuple[Named, ...]:
    """The pieces of one JSON document: an object with `cards`, `jokers`, `tokens`, or a list of such, one a picture.

    Raises `TeachError` naming the entry and what is wrong with it, also when there is none.
    """
    pictures = data if isinstance(data, list) else [data]
    found: list[Named] = []
    for number, lists in enumerate(pictures):
        where = f"[{number}]." if isinstance(data, list) else ""
        if not isinstance(lists, Mapping):
            raise TeachError(f"{where.rstrip('.') or 'the pieces'} must be an object with cards, jokers and tokens, "
                             f"not {lists!r:.60}")
        for name, rows in lists.items():
            if name not in LISTS:
                raise TeachError(f"{where}{name} is no list of pieces; write {', '.join(LISTS)}")
            if not isinstance(rows, list) or len(rows) > MOST:
                raise TeachError(f"{where}{name} must be a list of at most {MOST} pieces")
            found += [_named(LISTS[name], row, f"{where}{name}[{k}]", owners, number) for k, row in enumerate(rows)]
    if not found:
        raise TeachError("no piece is named; name at least one card, joker or token")
    return tuple(found)


def _named(kind: Kind, row: Any, where: str, owners: Sequence[str], picture: int) -> Named:
    if not isinstance(row, Mapping):
        raise TeachError(f'{where} is {row!r:.60}; it must be an object like {{"owner": "{owners[0]}", "at": [x, y]}}')
    owner = row.get("owner", "") if kind == "token" else row.get("owner")
    if kind != "token" and owner not in owners:
        raise TeachError(f"{where}.owner is {owner!r:.60}; it must be one of {', '.join(owners)}")
    if kind == "token" and owner:
        raise TeachError(f"{where}.owner is {owner!r:.60}; a token belongs to nobody: leave it out")
    at = row.get("at")
    if not isinstance(at, list | tuple) or len(at) != 2 or not all(_is_number(v) for v in at):
        raise TeachError(f"{where}.at is {at!r:.60}; it must be a pixel on the piece, [x, y]")
    return Named(kind, str(owner), (float(at[0]), float(at[1])), picture)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e9 and math.isfinite(value)
