"""Cameras are cut off, smear, are turned and change their size in mid-round: every game goes on as if nothing was.

A reader without fault tells a lawful round. Nobody is accused, whatever the camera did, and in the end everything that
was laid lies there.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from referee.games.registry import LIVE
from referee.rules.core import ACCUSING
from referee.session import MatchSetup, Session
from referee.session.live.hub import Hub
from referee.session.live.relay import Relay, TableFrom
from referee.session.watch import resized
from referee.session.watch.session import Sinks
from referee.store import Store
from referee.values.common import Table
from tests.games.rounds_of import ROUNDS, Played
from tests.support.troubled import HIGHER, RESTS, STEP_S, Item, Stream, Told, moments, told

SEED = 2
"""Of the rounds: its rounds of cards have two thirds of the moments that the first ones have."""
BY_NAME = [pytest.param(name, marks=[pytest.mark.thorough] if name == "card_999" else []) for name in ROUNDS]
"""Cards after the other document are played before the same sight and kept in the same log, in a shorter round."""
LAID = frozenset({"card", "joker", "die", "coin"})
"""The types of the lines that say of any game that a piece was laid."""
Script = Callable[[Played], list[Item]]


def readings(played: Played) -> list[Any]:
    return [seen for _, seen in played.readings]


def middle(played: Played) -> int:
    """The moment at which the camera has its trouble; at least three come after it."""
    return max(1, (len(played.readings) - 2) // 2)


def whole(played: Played) -> list[Item]:
    return moments(readings(played))


def cut(played: Played) -> list[Item]:
    """Away while two moments pass."""
    seen, k = readings(played), middle(played)
    return [*moments(seen[:k]), *told("source_lost", seen[k]), *told("source_back", seen[k]), *moments(seen[k + 2:])]


def smeared(played: Played) -> list[Item]:
    """Damaged pictures, in which ghosts would be seen."""
    seen, k = readings(played), middle(played)
    return [*moments(seen[:k]), *moments([played.blind, seen[0]], damaged=True), *moments(seen[k:])]


def turned(played: Played) -> list[Item]:
    """Put back upside down: the table is not where it was until it is found again."""
    seen, k = readings(played), middle(played)
    elsewhere = replace(seen[k - 1], table_moved=True)
    return [*moments(seen[:k]), *moments([elsewhere, elsewhere]), *moments(seen[k - 1:])]


def other_size(played: Played) -> list[Item]:
    """A phone is held upright: pictures are as high as they were wide."""
    seen, k = readings(played), middle(played)
    return [*moments(seen[:k]), *moments([seen[k - 1]] * 3, turned=True), *moments(seen[k:], turned=True)]


TROUBLES: tuple[Script, ...] = (whole, cut, smeared, turned, other_size)


@pytest.fixture
def played(name: str, monkeypatch: pytest.MonkeyPatch) -> Played:
    found = ROUNDS[name](SEED)
    monkeypatch.setitem(LIVE, name, found.game)
    return found


def scripted(played: Played, items: list[Item], monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sight reads the stream, and finds the table anew wherever it is looked for, as it last lay."""
    sight, told_by = type(played.game.eyes), Told(items)
    upright = replace(played.table, width=played.table.height, height=played.table.width + HIGHER)
    before = readings(played)[middle(played) - 1]

    def anew(self: Any, table: Table, image: Any, latest: Any = None) -> tuple[Table, Any]:
        return (upright if image.shape[0] == upright.height else played.table), before

    monkeypatch.setattr(sight, "reader", lambda self, table, players=(): told_by)
    monkeypatch.setattr(sight, "sensor", lambda self, table: told_by)
    monkeypatch.setattr(sight, "seen_anew", anew)
    monkeypatch.setattr(sight, "examine", lambda self, table, image: ())
    monkeypatch.setattr(resized._Search, "is_alive", threading.Thread.join)


@pytest.mark.parametrize("trouble", TROUBLES)
@pytest.mark.parametrize("name", ROUNDS)
def test_a_lawful_round_stays_lawful_and_whole(played: Played, trouble: Script,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    items, tables = trouble(played), list[Table]()
    scripted(played, items, monkeypatch)
    setup = MatchSetup(played.game.rules.game, played.game.edition, played.names)
    session = Session(played.table, Stream(played, items), setup, sinks=Sinks(table=tables.append))
    lines = list(session.run())
    assert [(line["type"], line["rule"]) for line in lines if line.get("class") in ACCUSING] == []
    laid, gone = ([line for line in lines if line["type"] in kinds] for kinds in (LAID, {"removed"}))
    assert (len(laid), len(gone)) == (played.laid, 0)
    types = {line["type"] for line in lines}
    signs: dict[Script, set[str]] = {cut: {"source_lost", "source_back"}, turned: {"table_moved"},
                                     smeared: {"picture_damaged", "picture_back"}}
    assert types.issuperset(signs.get(trouble, set()))
    assert bool(tables) == (trouble in (turned, other_size))


WATCHES = """
import sys
from pathlib import Path
import pytest
from referee.games.registry import LIVE
from referee.session import MatchSetup
from referee.session.live.hub import Hub
from referee.session.live.relay import Relay, TableFrom
from referee.session.match.plans import plan_of_setup
from referee.store import Store
from tests.games.rounds_of import ROUNDS
from tests.games.test_camera_troubles import SEED, Slowly, scripted, whole

name, path = sys.argv[1:]
played = ROUNDS[name](SEED)
LIVE[name] = played.game
items = whole(played)
scripted(played, items, pytest.MonkeyPatch())
hub = Hub(Store(Path(path)), table=played.table)
hub.new_match(plan_of_setup(MatchSetup(name, played.game.edition, played.names)))
Relay(hub, Slowly(played, items), TableFrom("script", played.table), speed=0).run()
"""


class Slowly(Stream):
    """Says after each moment that it is over, and waits for a word in the middle of the round."""

    def __iter__(self) -> Any:
        for n, frame in enumerate(super().__iter__()):
            if n == len(self._items) // 2 // RESTS * RESTS:
                print("half", flush=True)
                sys.stdin.readline()
            yield frame


@pytest.mark.slow
@pytest.mark.parametrize("name", BY_NAME)
def test_after_a_kill_9_in_mid_round_the_same_round_goes_on(played: Played, name: str, tmp_path: Path,
                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    log, items = tmp_path / "log.db", whole(played)
    player = subprocess.Popen([sys.executable, "-c", WATCHES, name, str(log)], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, text=True)
    assert player.stdout is not None and player.stdout.readline() == "half\n"
    player.send_signal(signal.SIGKILL)
    player.communicate()
    half = len(items) // 2 // RESTS * RESTS
    later = items[half:]
    scripted(played, later, monkeypatch)
    with Store(log) as store:
        hub = Hub(store)
        hub.open(1)
        before = [piece["squares"] for piece in hub.state()["table"]["pieces"]]
        assert 0 < len(before) < played.pieces and hub.table is not None
        Relay(hub, Stream(played, later, half * STEP_S), TableFrom("script", played.table), speed=0).run()
        state = hub.state()
        assert state["match"]["id"] == 1
        assert [found["rule"] for found in state["findings"] if found["class"] in ACCUSING] == []
        pieces = [piece["squares"] for piece in state["table"]["pieces"]]
        assert len(pieces) == played.pieces and all(squares in pieces for squares in before)
