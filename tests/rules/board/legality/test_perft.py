"""Known numbers of legal placements (the regression test of the rules), against code that shares nothing with ours.

A perft file holds a position, the players in turn and the number of legal sequences of 1, 2, ... placements.
`python -m tests.support.brute FILE` counts them with the brute-force referee.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from referee.rules.board.legality.applying import apply
from referee.rules.board.legality.moves import legal_placements
from referee.rules.board.legality.questions import position_from
from referee.rules.board.options import Options
from referee.rules.board.position.state import Position
from tests.support import brute

FILES = sorted((Path(__file__).parents[3] / "golden" / "perft").glob("*.json"))
BRUTE_LIMIT = 3000
"""Positions the slow counter may visit in this test."""


def perft(position: Position, players: list[str], depth: int, options: Options) -> int:
    placements = list(legal_placements(position, players[0], options))
    if depth == 1:
        return len(placements)
    turn = [*players[1:], players[0]]
    return sum(perft(apply(position, p, options), turn, depth - 1, options) for p in placements)


def load(file: Path) -> dict[str, Any]:
    golden: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return golden


def test_there_are_perft_files() -> None:
    assert len(FILES) >= 10


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_counts_are_the_known_ones(file: Path) -> None:
    golden = load(file)
    options = Options.from_mapping(golden["input"].get("options", {}))
    position = position_from(golden["input"])
    for depth, count in enumerate(golden["counts"], 1):
        assert perft(position, golden["players"], depth, options) == count, (golden["why"], depth)


@pytest.mark.parametrize("file", FILES, ids=lambda f: f.stem)
def test_brute_force_counts_the_same(file: Path) -> None:
    golden = load(file)
    visited = 1
    for depth, count in enumerate(golden["counts"], 1):
        if visited > BRUTE_LIMIT:
            break
        assert brute.perft(golden["input"], golden["players"], depth) == count, (golden["why"], depth)
        visited = count
