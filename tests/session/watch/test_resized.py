"""When pictures come in another size: the board is looked for once they rest, and believed only with its pieces."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from referee.capture import Frame
from referee.games.board.sight import BoardSight
from referee.rules.board.observation import Piece
from referee.session import Session
from referee.session.watch import resized
from referee.session.watch.resized import AGAIN_S, REST_S, Resized
from referee.session.watch.session import Sinks
from referee.tracking.board.one_look import pieces_of
from referee.values.board import BoardReading, BoardTable, CardSeen
from referee.values.common import Table
from tests.support.scripted import Motion, ScriptedReader, ScriptedSource, card, reading, table

CARDS = [card("dashed", (0, 1), (0, 2)), card("dotted", (1, 1), (1, 2)), card("solid", (2, 1), (2, 2))]
LAID = ((0, 2), (0, 5), (3, 0), (3, 5))
STEP = 0.1
Found = tuple[BoardTable, BoardReading] | None
Find = Callable[[BoardTable, np.ndarray, np.ndarray | None], Found]


def turned() -> BoardTable:
    return replace(table(), width=table().height, height=table().width)


def looked(find: Find, believed: list[Piece], seconds: float = 2.0,
           shade: Callable[[int], int] = lambda n: 90) -> tuple[Table | None, int]:
    """What comes of so many seconds of pictures, one every `STEP`, and how many searches were made."""
    asked = []

    def counted(known: BoardTable, image: np.ndarray,
                latest: np.ndarray | None) -> Found:
        asked.append(image)
        return find(known, image, latest)

    class Counting(BoardSight):
        def seen_anew(self, table: BoardTable, image: np.ndarray, latest: np.ndarray | None = None) -> Found:
            return counted(table, image, latest)

    at = Resized(table(), Counting())
    at.begin(0.0)
    for n in range(round(seconds / STEP)):
        found = at.look(Frame(np.full((140, 100, 3), shade(n), np.uint8), n * STEP, n, "camera"), believed)
        if at._search is not None:
            at._search.join()
        if found is not None:
            return found, len(asked)
    return None, len(asked)


@pytest.mark.parametrize(("seen", "known", "believed"), [
    (CARDS, CARDS, True), (CARDS[:2], CARDS, True), (CARDS[:1], CARDS, False), ([], CARDS, False),
    ([], CARDS[:2], True), (CARDS, [], True)])
def test_a_table_is_believed_where_most_known_pieces_lie(
        seen: list[CardSeen], known: list[CardSeen], believed: bool) -> None:
    found, _ = looked(lambda *asked: (turned(), reading(*seen)), list(pieces_of(reading(*known))))
    assert (found == turned()) is believed


def test_a_table_under_a_hand_is_not_believed() -> None:
    under = reading(hidden=[(r, c) for r in range(3) for c in range(6)])
    assert looked(lambda *asked: (turned(), under), [])[0] is None


def test_it_is_looked_for_when_the_picture_rests_and_not_all_the_time() -> None:
    assert looked(lambda *asked: None, [], shade=lambda n: 40 * (n % 2)) == (None, 0)
    found, searches = looked(lambda *asked: None, [], seconds=2 * AGAIN_S + REST_S)
    assert found is None and searches == 2


def test_a_round_goes_on_when_the_camera_was_put_back_upside_down(monkeypatch: pytest.MonkeyPatch) -> None:
    otherwise = reading(*CARDS[:1], moved=True)
    before = [reading(*CARDS[:1], tokens=LAID)] * 10
    items = [*before, *[(otherwise, Motion(0.9, 0.9))] * 3, *[otherwise] * 20, *before]
    reader = ScriptedReader(items)
    told: list[Table] = []
    source = ScriptedSource(items, moments=False, step=STEP)
    source.live = True
    monkeypatch.setattr(BoardSight, "seen_anew", lambda *asked: (table(), reading(*CARDS[:1])))
    monkeypatch.setattr(resized._Search, "is_alive", threading.Thread.join)
    monkeypatch.setattr(BoardSight, "reader", lambda *asked: reader)
    monkeypatch.setattr(BoardSight, "sensor", lambda *asked: reader)
    lines = list(Session(table(), source, sinks=Sinks(table=told.append)).run())
    assert told and "table_moved" in [x["type"] for x in lines]
    assert [x["type"] for x in lines].count("card") == 1 and "removed" not in [x["type"] for x in lines]
