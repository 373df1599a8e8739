"""The sample round of dice, refereed from its pixels as `referee demo --game dice` does: nobody is accused wrongly.

How much of it is read rightly is the networks' figure, which `referee evaluate` tells.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from referee.evaluate.dice.figures import Learned
from referee.evaluate.dice.truth import load_round
from referee.evaluate.dice.verdicts import judge_round
from referee.session.live.demo import begin_sample
from referee.session.live.hub import Hub
from referee.session.match.commands import CommandError
from referee.session.match.sample import sample_folder
from referee.store import Store
from tests.support.command import referee, started

SAMPLE = Path(__file__).parents[2] / "samples" / "dice"


def test_the_page_begins_a_match_of_it(store: Store) -> None:
    hub = Hub(store)
    assert begin_sample(hub, "dice") == str(sample_folder("dice") / "round.mp4")
    state = hub.state()
    assert state["match"]["game"] == "dice" and len(state["players"]) == 3
    assert hub.table is not None and hub.table.game == "dice"
    with pytest.raises(CommandError, match="chess"):
        begin_sample(hub, "chess")


def test_a_game_without_a_sample_is_refused() -> None:
    done = referee("demo", "--game", "chess", "--headless")
    assert done.returncode == 1 and "board, dice, cards" in done.stderr and "Traceback" not in done.stderr


@pytest.mark.thorough
@pytest.mark.slow
def test_nobody_is_accused_wrongly_and_the_score_is_right_or_open() -> None:
    done = started("demo", "--game", "dice", "--headless", "--json", timeout=300)
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    row = judge_round(load_round(SAMPLE), Learned(True, True, 24), lines)
    assert row.accusations["false"] == 0 and row.score != "silently wrong", row.detail
    assert lines[0]["type"] == "round_start" and lines[-1]["type"] == "summary"
