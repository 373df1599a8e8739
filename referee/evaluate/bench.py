"""Speed of all games in one run: the board game's figures, and those of dice and cards beside them.

Why it exists: `referee bench` has one door. What it does not do: measure; each game does that for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from referee.evaluate.board.bench import bench as board
from referee.evaluate.cards.bench import table_of_cards
from referee.evaluate.common.figure import DECODED
from referee.evaluate.dice.bench import table_of_dice


def bench(folder: Path | None = None, seconds: float = 10.0, progress: Callable[[str], None] = lambda _: None
          ) -> dict[str, Any]:
    """All figures: of a round of the board game (`folder`, or one of about `seconds` that is rendered), of dice and of
    cards.

    `BenchError` when the folder holds no round.
    """
    found = board(folder, seconds, progress)
    [decode] = [figure["value"] for figure in found["figures"] if figure["name"] == DECODED]
    progress("reading a table of dice")
    found["figures"] += [figure.to_dict() for figure in table_of_dice(decode)]
    progress("reading a table of cards")
    found["figures"] += [figure.to_dict() for figure in table_of_cards(decode)]
    return found
