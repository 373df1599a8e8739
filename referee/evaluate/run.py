"""Runs the referee on folders with truth, whatever games lie in them.

Why it exists: `referee evaluate` has one door. What it does not do: measure; each game does that for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from referee.evaluate.board.run import evaluate as board
from referee.evaluate.cards.run import evaluate as cards
from referee.evaluate.dice.run import evaluate as dice

GAMES = ("board", "dice", "cards")
READINGS = ("photo", "dice photo", "cards photo")
"""Parts of a report with figures of readings, which have their reliability."""


def evaluate(folders: Sequence[Path], on_row: Callable[[str, int], None] | None = None,
             left_out: Path | None = None, game: str | None = None) -> dict[str, Any]:
    """The figures of all games in these folders, or of one `game` (`GAMES`), by part.

    `on_row` is told what was done, and how many were. `left_out`: a square reader of the board game to compare with.
    `TruthError` when a folder holds no truth, `ModelError` when that reader cannot be used.
    """
    done = 0

    def told(name: str, _done: int, _total: int) -> None:
        nonlocal done
        done += 1
        if on_row is not None:
            on_row(name, done)

    games = {"board": lambda: board(folders, told, left_out), "dice": lambda: dice(folders, told),
             "cards": lambda: cards(folders, told)}
    return {part: figures for name in GAMES if game in (name, None) for part, figures in games[name]().items()}
