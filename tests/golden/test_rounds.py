"""Simulated rounds, up to a moment at which somebody was once accused wrongly: nobody is accused of what he did not do.

The files (tests/golden/rounds) are written in the notation of tests/support/golden.py. A line `wrong` tells what was
really done against the rules: the player, the squares of the piece, and the rules that may be named; or `token` and
where it was put.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.rules.board.observation import BoardEvent, cell_name
from tests.support.golden import LETTERS, Game, script

ROUNDS = sorted((Path(__file__).parent / "rounds").glob("*.txt"))


@pytest.mark.rounds
@pytest.mark.parametrize("path", ROUNDS, ids=lambda p: p.stem)
def test_nobody_is_accused_of_what_he_did_not_do(path: Path) -> None:
    lines = script(path.read_text(encoding="utf-8"))
    wrong = {tuple(words[1:3]): set(words[3:]) for line in lines if (words := line.split())[0] == "wrong"}
    game = Game()
    for line in lines:
        if not line.startswith("wrong"):
            game.play(line)
    accused = {(subject(e), e.rule) for e in game.events
               if e.type != "finding" and e.cls in ("violation", "house_rule")}
    assert {(who, rule) for who, rule in accused if rule not in wrong.get(who, ())} == set()
    assert len(game.events) >= 10


def subject(event: BoardEvent) -> tuple[str, str]:
    who = "token" if event.type == "token" else LETTERS[event.player or ""]
    return who, "-".join(map(cell_name, sorted(event.cells)))
