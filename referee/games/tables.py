"""Learned tables from files and logs, whatever their game.

Why it exists: a table's file says whose it is; the board's are older than that and say nothing. What it does not do:
learn one.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from referee.files.table import table_data
from referee.games.registry import EYES, LIVE, USUAL, eyes_named
from referee.values.common import Table, TableError


def table_of(data: Mapping[str, Any]) -> Table:
    """The table of a file's JSON. `TableError` naming what is wrong."""
    game = data.get("game", USUAL)
    if not isinstance(game, str) or game not in (*LIVE, *EYES):
        raise TableError("table-game", game=f"{game!r}", known=list(EYES))
    table: Table = eyes_named(game).table_of(data)
    return table


def load_table(path: Path | str) -> Table:
    """Raises `TableError` with what to do when the file is missing or is not a table."""
    data = table_data(path)
    try:
        return table_of(data)
    except TableError as e:
        raise TableError("file-at", path=Path(path), why=e) from e
