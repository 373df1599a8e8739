"""A session that plays to the hub: lines, pictures and states arrive, calls go back, failures are said."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from referee.capture import Frame, Notice, SourceError, open_source
from referee.games.board.sight import BoardSight
from referee.kit.taught import TaughtSet
from referee.session import Session
from referee.session.live import desk
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.live.relay import Relay, TableFrom
from referee.session.match.sample import Played
from referee.store import Store
from tests.support.acted import AFTER_BOTH, AFTER_FIRST, FIRST, SETUP, WRONG, Acting, hub_of, played, scripted
from tests.support.scripted import ScriptedSource, reading, table

Play = Callable[..., tuple[Hub, Session]]


def match_of(hub: Hub) -> int:
    assert hub.play is not None
    return hub.play.match.id


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, store: Store) -> Play:
    def run(items: list[object], acts: dict[int, list[tuple[str, dict[str, Any]]]] | None = None,
            hub: Hub | None = None, live: bool = False) -> tuple[Hub, Session]:
        hub = hub or hub_of(store)

        def say(words: list[tuple[str, dict[str, Any]]]) -> None:
            for name, fields in words:
                hub.command(name, {key: value(hub) if callable(value) else value for key, value in fields.items()})

        calls = {n: partial(say, words) for n, words in (acts or {}).items()}
        return hub, played(monkeypatch, hub, items, calls, live=live)

    return run


def test_what_the_session_says_is_logged_and_shown(play: Play, store: Store) -> None:
    hub, _ = play([
        reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 3, *[reading(FIRST, WRONG, tokens=AFTER_BOTH)] * 6])
    state = hub.state()
    assert [p["squares"] for p in state["table"]["pieces"]] == [["r0c1", "r0c2"], ["r3c1", "r3c2"]]
    assert sorted(state["table"]["tokens"]) == ["r0c2", "r0c5", "r3c2", "r3c5"]
    [found] = state["findings"]
    assert (found["class"], found["rule"], found["open"]) == ("violation", "BG-PLACE-3", True)
    assert "Bo's card shows purple" in found["text"], "people are called by their names"
    assert [(hub.store.evidence(picture["name"]) or b"")[:2] for picture in found["evidence"]] == [b"\xff\xd8"] * 2
    assert hub.picture.latest() is not None
    assert state["source"]["state"] == "ended"
    assert [(c["name"], c["ok"]) for c in state["checks"]] == [("light", False)], "the view is looked at once"
    logged = store.events(store.rounds(match_of(hub))[0].id)
    said = [e["type"] for e in logged if e["type"] not in ("look", "watched")]
    assert said == ["round_start", "card", "card"] and [e["seq"] for e in logged] == list(range(1, len(logged) + 1))


def test_the_match_of_the_file_is_the_match_of_the_log(play: Play) -> None:
    hub, _ = play([reading(), reading()])
    assert hub.state()["match"]["edition"] == "old"
    assert [(p["frame"], p["name"], p["left"]) for p in hub.state()["players"]] == [
        ("dashed", "Ada", 13), ("dotted", "Bo", 15)]
    assert hub.play is not None and hub.play.setup().edition == "old"


def test_a_card_after_the_stop_call_of_people_is_a_violation(play: Play) -> None:
    hub, _ = play([*[reading()] * 4, *[reading(FIRST, tokens=AFTER_FIRST)] * 6],
                  {1: [("start", {})], 2: [("stop", {}), ("call", {"player": "dotted"})]})
    assert [f["rule"] for f in hub.state()["findings"]] == ["BG-END-2"]
    assert next(p["laid"] for p in hub.state()["players"] if p["frame"] == "dashed") == 0


def test_the_next_round_starts_with_a_clean_table(play: Play, store: Store) -> None:
    played = [reading(FIRST, tokens=AFTER_FIRST)] * 3
    hub, session = play([reading(), *played, *[reading()] * 4, *played],
                        {4: [("stop", {}), ("call", {"end": "stalemate"})], 6: [("next_round", {"round": 1})]})
    state = hub.state()
    assert (state["round"]["number"], state["round"]["phase"]) == (2, "running")
    assert [p["squares"] for p in state["table"]["pieces"]] == [["r0c1", "r0c2"]]
    assert len(store.rounds(match_of(hub))) == 2
    assert hub.play is not None and session.setup.counts == hub.play.setup().counts != SETUP.counts


def test_a_source_that_fails_is_said_on_the_page(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    scripted(monkeypatch, [])

    class Broken(ScriptedSource):
        def __iter__(self) -> Iterator[Frame | Notice]:
            raise SourceError("camera 3 is not there; try another number")

    hub = hub_of(store)
    Relay(hub, Broken([]), TableFrom("3", table())).run()
    assert hub.state()["source"]["state"] == "failed"
    assert "camera 3 is not there" in hub.state()["source"]["text"]


def test_a_bug_is_said_on_the_page_and_not_hidden(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    scripted(monkeypatch, [])

    class Buggy(ScriptedSource):
        def __iter__(self) -> Iterator[Frame | Notice]:
            raise ZeroDivisionError

    hub = hub_of(store)
    with pytest.raises(ZeroDivisionError):
        Relay(hub, Buggy([]), TableFrom("3", table())).run()
    assert hub.state()["source"]["state"] == "failed"


def test_a_table_that_the_source_does_not_show_is_asked_for(store: Store, tmp_path: Path) -> None:
    for n in range(3):
        cv2.imwrite(str(tmp_path / f"{n}.png"), np.full((240, 320, 3), 90, np.uint8))
    hub = hub_of(store, learned=False)
    Relay(hub, open_source(str(tmp_path)), TableFrom(str(tmp_path))).run()
    assert hub.state()["source"]["state"] == "failed"
    assert "name it with --table" in hub.state()["source"]["text"]


def test_a_table_learned_from_the_source_knows_the_taught_pieces(monkeypatch: pytest.MonkeyPatch, store: Store,
                                                                 tmp_path: Path) -> None:
    cv2.imwrite(str(tmp_path / "0.png"), np.full((240, 320, 3), 90, np.uint8))
    monkeypatch.setattr(BoardSight, "learn",
                        lambda sight, images, lens, taught, tell, whole: replace(table(), taught=taught))
    made, taught = scripted(monkeypatch, [reading()]), TaughtSet(name="mine")
    hub = hub_of(store, learned=False)
    Relay(hub, ScriptedSource([reading()]), TableFrom(str(tmp_path), taught=taught), speed=0).run()
    assert made[0].table.taught is taught


def test_a_board_on_which_something_lies_is_not_learned_for_a_round(store: Store) -> None:
    in_play = str(Path(__file__).parents[2] / "data" / "still.jpg")
    hub = hub_of(store, learned=False)
    Relay(hub, open_source(in_play), TableFrom(in_play)).run()
    assert hub.state()["source"]["state"] == "failed"
    assert "something lies on the board" in hub.state()["source"]["text"]


def test_a_recording_is_played_at_its_own_speed_until_stopped(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    items: list[object] = [reading()] * 50  # fifty seconds
    scripted(monkeypatch, items)
    hub = hub_of(store)
    playing = Relay(hub, ScriptedSource(items), TableFrom("script", table()))
    thread = threading.Thread(target=playing.run)
    thread.start()
    thread.join(timeout=1.5)
    assert thread.is_alive() and hub.state()["source"]["t"] <= 3.0
    playing.stop()
    thread.join(timeout=5)
    assert not thread.is_alive()


def test_the_lead_of_a_recording_is_played_in_a_moment(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    items: list[object] = [reading()] * 50
    scripted(monkeypatch, items)
    hub = hub_of(store)
    playing = Relay(hub, ScriptedSource(items), TableFrom("script", table()), ahead=40.0)
    thread = threading.Thread(target=playing.run)
    thread.start()
    thread.join(timeout=1.5)
    assert thread.is_alive() and 40.0 <= hub.state()["source"]["t"] <= 43.0, "then it keeps its own time"
    playing.stop()
    thread.join(timeout=5)


@pytest.mark.parametrize("before", [False, True], ids=["nobody said it", "people said it before"])
def test_the_call_in_a_sample_is_said_at_its_time_unless_people_did(monkeypatch: pytest.MonkeyPatch, store: Store, *,
                                                                    before: bool) -> None:
    hub, items = hub_of(store), [reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 12]
    scripted(monkeypatch, items)

    def stop() -> None:
        hub.command("stop", {})
        playing.told("stop", {"t": hub.time()})
        hub.command("call", {"player": "dotted"})

    playing = Relay(hub, Acting(items, {6: stop} if before else {}, live=False), TableFrom("script", table()), speed=0,
                    played=Played(replace(SETUP, stop=9.0, caller="dashed"), {}))
    playing.run()
    now = hub.state()["round"]
    assert (now["phase"], now["caller"]) == ("stopped", "dotted" if before else "dashed")
    assert now["stopped"] == (5.0 if before else 9.0)


def test_a_restart_in_mid_round_goes_on_with_the_same_round(play: Play, store: Store) -> None:
    right = [reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 3]
    hub, _ = play([*right, *[reading(FIRST, WRONG, tokens=AFTER_BOTH)] * 6])
    before = hub.state()
    again = Hub(store)
    again.open(match_of(hub))
    assert again.table is not None, "the table is kept with the match"
    put_right = [reading(FIRST, tokens=AFTER_FIRST)] * 6
    later, _ = play([*[reading(FIRST, WRONG, tokens=AFTER_BOTH)] * 4, *put_right], hub=again, live=True)
    state = later.state()
    known = before["table"]["pieces"][0]
    assert [p["seq"] for p in state["table"]["pieces"]] == [known["seq"]], "told once, and still the same piece"
    assert len(state["findings"]) == len(before["findings"]) == 1
    assert state["findings"][0]["cleared"], "the card was taken back after the restart"


def test_people_put_a_piece_right_and_the_verdict_follows_at_once(play: Play, store: Store) -> None:
    wrong = [reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 3, *[reading(FIRST, WRONG, tokens=AFTER_BOTH)] * 6]
    hub, _ = play(wrong)
    assert [f["rule"] for f in hub.state()["findings"] if f["open"]] == ["BG-PLACE-3"]
    colours = [s.colour for s in table().squares if s.cell in ((3, 1), (3, 2))]
    piece = hub.state()["table"]["pieces"][-1]["seq"]
    hub.command("correct_piece", {"piece": piece, "colours": colours})
    assert [f for f in hub.state()["findings"] if f["open"]] == [], "judged anew without a camera"
    hub.command("undo", {})
    assert [f["rule"] for f in hub.state()["findings"] if f["open"]] == ["BG-PLACE-3"]


def test_a_word_about_a_piece_holds_while_the_camera_goes_on(play: Play, store: Store) -> None:
    seen = [reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 8]
    words = {"piece": lambda hub: hub.state()["table"]["pieces"][0]["seq"], "owner": "dotted"}
    hub, _ = play([*seen, *[reading(FIRST, tokens=AFTER_FIRST)] * 4], {7: [("correct_piece", words)]})
    [piece] = hub.state()["table"]["pieces"]
    assert piece["owner"] == "dotted"


def test_a_piece_that_is_not_there_goes_and_one_that_was_missed_comes(play: Play, store: Store) -> None:
    colours = [s.colour for s in table().squares if s.cell in ((3, 1), (3, 2))]
    hub, _ = play([reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 8])
    [phantom] = hub.state()["table"]["pieces"]
    hub.command("remove_piece", {"piece": phantom["seq"]})
    assert hub.state()["table"]["pieces"] == []
    hub.command("undo", {})
    assert len(hub.state()["table"]["pieces"]) == 1
    hub.command("add_piece", {"kind": "card", "owner": "dotted", "squares": ["r3c1", "r3c2"], "colours": colours})
    assert sorted(p["squares"] for p in hub.state()["table"]["pieces"]) == [["r0c1", "r0c2"], ["r3c1", "r3c2"]]
    assert next(p["laid"] for p in hub.state()["players"] if p["frame"] == "dotted") == 1


def test_a_camera_that_cannot_be_opened_is_tried_again(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    items: list[object] = [reading()] * 5
    scripted(monkeypatch, items)
    tries: list[str] = []

    class Absent(ScriptedSource):
        live = True

        def __iter__(self) -> Iterator[Frame | Notice]:
            raise SourceError("nobody is there")

    def opened(spec: str) -> ScriptedSource:
        tries.append(spec)
        return Absent([]) if len(tries) < 3 else ScriptedSource(items)

    monkeypatch.setattr(desk, "open_source", opened)
    monkeypatch.setattr(desk, "RETRY_S", 0.05)
    hub = hub_of(store)
    at = hub.desk = Desk(hub, speed=0)
    at.use("http://camera")
    deadline = threading.Event()
    for _ in range(200):
        if hub.state()["source"]["state"] == "ended":
            break
        deadline.wait(0.05)
    assert tries == ["http://camera"] * 3 and hub.state()["source"]["state"] == "ended"
    at.close()


@pytest.mark.parametrize(("live", "keeps"), [(True, True), (True, False), (False, True)])
def test_pictures_of_a_camera_are_kept_while_a_round_runs_if_people_asked(play: Play, store: Store, live: bool,
                                                                          keeps: bool) -> None:
    hub = hub_of(store)
    hub.films.footage.keep(keeps)
    scene = [reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 6]
    play(scene, hub=hub, live=live)
    kept = list(hub.films.footage.pictures((match_of(hub), 1)))
    assert bool(kept) == (live and keeps)
    assert all(picture.shape[1] == table().width for _, picture in kept)
