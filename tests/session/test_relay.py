"""A session that plays to the hub: lines, pictures and states arrive, calls go back, failures are said."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from referee.capture import Frame, Notice, SourceError, open_source
from referee.kit.taught import TaughtSet
from referee.session import MatchSetup, Session, relay
from referee.session.games.board import BoardGame
from referee.session.live import LiveHub
from referee.session.relay import Relay, TableFrom, new_match, setup_of
from referee.store import Store
from referee.values import Check
from tests.support.scripted import ScriptedReader, ScriptedSource, card, reading, table

FIRST = card("dashed", (0, 1), (0, 2))
AFTER_FIRST = ((0, 2), (0, 5), (3, 0), (3, 5))
WRONG = card("dotted", (3, 1), (3, 2), colours=("purple", "purple"))
AFTER_BOTH = ((0, 2), (0, 5), (3, 2), (3, 5))
SETUP = MatchSetup(edition="old", players={"dashed": "Ada", "dotted": "Bo"}, counts={"tableau": {"dashed": 2}})


class Acting(ScriptedSource):
    """Does something between two frames, as people do while the camera watches."""

    def __init__(self, items: list[object], acts: dict[int, Callable[[], None]]) -> None:
        super().__init__(items)
        self.acts = acts

    def __iter__(self) -> Iterator[Frame | Notice]:
        for index, item in enumerate(super().__iter__()):
            if index in self.acts:
                self.acts[index]()
            yield item


Play = Callable[..., tuple[LiveHub, Session]]


def scripted(monkeypatch: pytest.MonkeyPatch, items: list[object]) -> list[Session]:
    """Sessions get their readings from the items instead of from pixels; returns those that were made."""
    reader = ScriptedReader(items)
    made: list[Session] = []

    def session(*arguments: Any, **other: Any) -> Session:
        made.append(Session(*arguments, **other, reader=reader, sensor=reader))
        return made[-1]

    monkeypatch.setattr(relay, "Session", session)
    monkeypatch.setattr(relay, "view_checks", lambda image, table: (Check("light", False, "more light"),))
    return made


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, store: Store) -> Play:
    def run(items: list[object], acts: dict[int, tuple[str, dict[str, Any]]] | None = None) -> tuple[LiveHub, Session]:
        made = scripted(monkeypatch, items)
        hub = LiveHub(store, new_match(store, SETUP), source="script")
        calls = {n: partial(hub.command, name, **fields) for n, (name, fields) in (acts or {}).items()}
        Relay(hub, store, Acting(items, calls), SETUP, TableFrom("script", table()), speed=0).run()
        return hub, made[0]

    return run


def test_what_the_session_says_is_logged_and_shown(play: Play, store: Store) -> None:
    hub, session = play([
        reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 3, *[reading(FIRST, WRONG, tokens=AFTER_BOTH)] * 6])
    state = hub.state()
    assert [p["squares"] for p in state["pieces"]] == [["r0c1", "r0c2"], ["r3c1", "r3c2"]]
    assert sorted(state["tokens"]) == ["r0c2", "r0c5", "r3c2", "r3c5"]
    [found] = state["findings"]
    assert (found["class"], found["rule"], found["open"]) == ("violation", "BG-PLACE-3", True)
    assert "Bo's card shows purple" in found["text"], "people are called by their names"
    assert [hub.evidence(name)[:2] for name in found["evidence"]] == [b"\xff\xd8"] * 2
    assert hub.latest_frame() is not None
    assert state["source"]["state"] == "ended"
    assert [(c["name"], c["ok"]) for c in state["checks"]] == [("light", False)], "the view is looked at once"
    logged = store.events(store.rounds(hub.match.id)[0].id)
    assert [(e["seq"], e["type"]) for e in logged] == [(line["seq"], line["type"]) for line in session.lines]


def test_the_match_of_the_file_is_the_match_of_the_log(play: Play) -> None:
    hub, _ = play([reading(), reading()])
    assert hub.state()["match"]["edition"] == "old"
    assert [(p["frame"], p["name"], p["left"]) for p in hub.state()["players"]] == [
        ("dashed", "Ada", 13), ("dotted", "Bo", 15)]
    assert setup_of(hub).edition == "old"


def test_a_card_after_the_stop_call_of_people_is_a_violation(play: Play) -> None:
    hub, _ = play([*[reading()] * 4, *[reading(FIRST, tokens=AFTER_FIRST)] * 6],
                  {2: ("stop", {"player": "dotted"})})
    assert [f["rule"] for f in hub.state()["findings"]] == ["BG-END-2"]
    assert next(p["laid"] for p in hub.state()["players"] if p["frame"] == "dashed") == 0


def test_the_next_round_starts_with_a_clean_table(play: Play, store: Store) -> None:
    played = [reading(FIRST, tokens=AFTER_FIRST)] * 3
    hub, session = play([reading(), *played, *[reading()] * 4, *played],
                        {4: ("stop", {"end": "stalemate"}), 6: ("next_round", {})})
    state = hub.state()
    assert (state["round"]["number"], state["round"]["phase"]) == (2, "running")
    assert [p["squares"] for p in state["pieces"]] == [["r0c1", "r0c2"]]
    assert len(store.rounds(hub.match.id)) == 2
    assert session.setup.counts == hub.brought != SETUP.counts


def test_a_source_that_fails_is_said_on_the_page(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    scripted(monkeypatch, [])

    class Broken(ScriptedSource):
        def __iter__(self) -> Iterator[Frame | Notice]:
            raise SourceError("camera 3 is not there; try another number")

    hub = LiveHub(store, new_match(store, SETUP), source="3")
    Relay(hub, store, Broken([]), SETUP, TableFrom("3", table())).run()
    assert hub.state()["source"]["state"] == "failed"
    assert "camera 3 is not there" in hub.state()["source"]["text"]


def test_a_bug_is_said_on_the_page_and_not_hidden(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    scripted(monkeypatch, [])

    class Buggy(ScriptedSource):
        def __iter__(self) -> Iterator[Frame | Notice]:
            raise ZeroDivisionError

    hub = LiveHub(store, new_match(store, SETUP), source="3")
    with pytest.raises(ZeroDivisionError):
        Relay(hub, store, Buggy([]), SETUP, TableFrom("3", table())).run()
    assert hub.state()["source"]["state"] == "failed"


def test_a_table_that_the_source_does_not_show_is_asked_for(store: Store, tmp_path: Path) -> None:
    for n in range(3):
        cv2.imwrite(str(tmp_path / f"{n}.png"), np.full((240, 320, 3), 90, np.uint8))
    hub = LiveHub(store, new_match(store, SETUP), source=str(tmp_path))
    Relay(hub, store, open_source(str(tmp_path)), SETUP, TableFrom(str(tmp_path))).run()
    assert hub.state()["source"]["state"] == "failed"
    assert "name it with --table" in hub.state()["source"]["text"]


def test_a_table_learned_from_the_source_knows_the_taught_pieces(monkeypatch: pytest.MonkeyPatch, store: Store,
                                                                 tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "0.png"), np.full((240, 320, 3), 90, np.uint8))
    monkeypatch.setattr(BoardGame, "learn", lambda game, images, lens: table())
    made, taught = scripted(monkeypatch, [reading()]), TaughtSet(name="mine")
    hub = LiveHub(store, new_match(store, SETUP), source=str(tmp_path))
    Relay(hub, store, ScriptedSource([reading()]), SETUP, TableFrom(str(tmp_path), taught=taught), speed=0).run()
    assert made[0].table.taught is taught


def test_a_board_on_which_something_lies_is_not_learned_for_a_round(store: Store) -> None:
    in_play = str(Path(__file__).parents[1] / "data" / "still.jpg")
    hub = LiveHub(store, new_match(store, SETUP), source=in_play)
    Relay(hub, store, open_source(in_play), SETUP, TableFrom(in_play)).run()
    assert hub.state()["source"]["state"] == "failed"
    assert "something lies on the board" in hub.state()["source"]["text"]


def test_a_recording_is_played_at_its_own_speed_until_stopped(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    items: list[object] = [reading()] * 50  # fifty seconds
    scripted(monkeypatch, items)
    hub = LiveHub(store, new_match(store, SETUP), source="script")
    playing = Relay(hub, store, ScriptedSource(items), SETUP, TableFrom("script", table()))
    thread = threading.Thread(target=playing.run)
    thread.start()
    thread.join(timeout=1.5)
    assert thread.is_alive() and hub.state()["source"]["t"] <= 3.0
    playing.stop()
    thread.join(timeout=5)
    assert not thread.is_alive()
