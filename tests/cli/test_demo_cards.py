"""The sample round of cards, refereed from its pixels as `referee demo --game cards` does: a fault is told, and nobody
accused wrongly.

How much of it is seen is what `referee evaluate` tells.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from referee.evaluate.cards.figures import Learned
from referee.evaluate.cards.truth import load_round
from referee.evaluate.cards.verdicts import judge_round
from referee.session.live.demo import begin_sample
from referee.session.live.hub import Hub
from referee.session.match.sample import sample_folder
from referee.store import Store
from tests.support.command import started

SAMPLE = Path(__file__).parents[2] / "samples" / "cards"


def test_the_page_begins_a_match_of_it(store: Store) -> None:
    hub = Hub(store)
    assert begin_sample(hub, "cards") == str(sample_folder("cards") / "round.mp4")
    state = hub.state()
    assert state["match"]["game"] == "card_999" and len(state["players"]) == 2
    assert hub.table is not None and hub.table.game == "cards"


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.timeout(600)
def test_a_fault_is_caught_nobody_is_accused_wrongly_and_the_score_is_right_or_open() -> None:
    done = started("demo", "--game", "cards", "--headless", "--json", timeout=300)
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    row = judge_round(load_round(SAMPLE), Learned(), lines)
    assert row.caught.total() >= 1, row.detail
    assert row.false == 0 and row.tops and row.owners["wrong"] == 0, row.detail
    assert row.score != "silently wrong" and not row.centre["silently wrong"] + row.stack["silently wrong"], row.detail
    assert lines[0]["type"] == "round_start" and lines[-1]["type"] == "summary"
