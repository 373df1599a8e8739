"""A table of one game while a match of another is in play: learned for what is set up, and never played on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import cv2
import pytest

from referee.session import MatchSetup
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.match.plans import plan_of_setup
from referee.store import Store
from tests.support import diced
from tests.support.dice_drawn import bare
from tests.support.scripted import table as board

PATIENCE_S = 30.0
BOARD, DICE = (plan_of_setup(MatchSetup(game)) for game in ("board", "dice"))


@pytest.fixture
def hub(store: Store) -> Iterator[Hub]:
    hub = Hub(store)
    hub.desk = desk = Desk(hub)
    yield hub
    desk.close()


def test_a_match_of_another_game_is_left_for_the_one_that_is_set_up(hub: Hub, tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "now.png"), bare().image)
    hub.new_match(BOARD)
    assert isinstance(hub.desk, Desk)
    hub.desk.use(str(tmp_path), watch=False)
    until = time.monotonic() + PATIENCE_S
    while hub.state()["source"]["state"] == "starting" and time.monotonic() < until:
        time.sleep(0.02)
    assert hub.command("learn", {"game": "dice"})["squares"] == len(diced.ALL_SPACES)
    assert hub.play is None and hub.table is not None and hub.table.game == "dice"
    assert hub.state()["table"]["kind"] == "dice"
    hub.new_match(DICE)
    assert hub.play is not None and hub.play.table == hub.table


def test_a_match_is_never_played_on_the_table_of_another_game(hub: Hub) -> None:
    hub.set_table(board())
    hub.new_match(DICE)
    assert hub.play is not None and hub.play.table is None and hub.table is None
    hub.set_table(diced.table())
    assert hub.play.table is not None and hub.play.table.game == "dice"
    first = hub.play.match.id
    hub.new_match(BOARD)
    assert hub.table is None
    hub.open(first)
    assert hub.table is not None and hub.table.game == "dice"
