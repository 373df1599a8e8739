"""Refereeing while the log cannot be written: it goes on, and the log is in the end what it would have been."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from referee.session.live import desk
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.match.commands import CommandError
from referee.store import Store
from referee.store.database.waiting import Waiting
from tests.support import log_faults
from tests.support.acted import AFTER_BOTH, AFTER_FIRST, FIRST, WRONG, Acting, hub_of, played, scripted
from tests.support.log_faults import FAULTS, locked
from tests.support.scripted import reading

ITEMS: list[object] = [reading(), *[reading(FIRST, tokens=AFTER_FIRST)] * 3,
                       *[reading(FIRST, WRONG, tokens=AFTER_BOTH)] * 6, *[reading(FIRST, tokens=AFTER_FIRST)] * 4]


@pytest.fixture(autouse=True)
def nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    log_faults.by_hand(monkeypatch)
    yield
    log_faults.forget()


def words(hub: Hub, answers: list[dict[str, Any]]) -> dict[int, Callable[[], Any]]:
    def say(command: str, /, **fields: Any) -> None:
        answers.append(hub.command(command, fields))

    return {7: partial(say, "rename", person="person-1", name="Eva"), 11: partial(say, "stop"),
            12: partial(say, "call", player="dotted"), 13: partial(say, "undo")}


def lines(hub: Hub) -> list[dict[str, Any]]:
    assert hub.play is not None
    return hub.store.events(hub.store.rounds(hub.play.match.id)[0].id)


@pytest.mark.parametrize("fault", [*FAULTS, "pictures"])
def test_the_log_is_in_the_end_what_it_would_have_been(monkeypatch: pytest.MonkeyPatch, tmp_path: Path,
                                                       fault: str) -> None:
    with Store(tmp_path / "whole.db") as store:
        whole = hub_of(store)
        played(monkeypatch, whole, ITEMS, words(whole, []))
        wanted = lines(whole)
        assert {"card", "removed", "people", "stop", "undo"} <= {line["type"] for line in wanted}
        seen = whole.state()
    path = tmp_path / "log.db"
    with Store(path) as store, ExitStack() as stack:
        hub, answers = hub_of(store), list[dict[str, Any]]()
        shown: list[Any] = []
        folder = path.with_name("log.evidence")

        def begin() -> None:
            if fault == "pictures":
                folder.rename(path.with_name("aside"))
                folder.write_text("in the way")
            else:
                stack.enter_context(FAULTS[fault](path))

        def end() -> None:
            shown.append(hub.state()["storage"])
            stack.close()
            if fault == "pictures":
                folder.unlink()
                path.with_name("aside").rename(folder)
            assert store.catch_up()

        def last() -> None:
            acts[13]()
            end()

        acts = words(hub, answers)
        played(monkeypatch, hub, ITEMS, {**acts, 2: begin, 13: last})
        assert hub.state()["storage"] is None
        assert hub.state()["source"]["state"] == "ended"
        assert shown[0]["pictures" if fault == "pictures" else "lines"] > 0
        assert ["unwritten" in answer for answer in answers] == [fault != "pictures"] * 4
        for key in ("table", "findings", "players", "round"):
            assert hub.state()[key] == seen[key]
    with Store(path) as store:
        logged = store.events(1)
        assert logged == wanted
        pictures = [name for line in logged for name in line.get("evidence", ())]
        assert pictures and all(store.pictures.load(name) for name in pictures)


def test_what_needs_the_log_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with Store(path) as store:
        hub = hub_of(store)
        for said in ("start", "stop"):
            hub.command(said, {})
        hub.command("call", {"end": "stalemate"})
        with locked(path):
            for seat, values in hub.state()["form"]["values"].items():
                counts = {field["name"]: field["min"] for field in hub.state()["form"]["fields"]}
                assert values and "wait" in hub.command("count", {"player": seat, "counts": counts})["unwritten"]
            for name, fields in (("next_round", {"round": 1}), ("rematch", {}), ("delete_match", {"match": 1})):
                with pytest.raises(CommandError, match="another program holds the log"):
                    hub.command(name, fields)
        assert store.catch_up()
        assert hub.command("next_round", {"round": 1}) == {"begun": True}


def test_the_referee_stops_watching_when_memory_is_full_and_goes_on_by_itself(
        monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(desk, "RETRY_S", 0.01)
    path = tmp_path / "log.db"
    again, tried = threading.Event(), list[int]()
    with Store(path, waiting=Waiting(most=1500)) as store, ExitStack() as stack:
        hub = hub_of(store)
        scripted(monkeypatch, ITEMS)
        refused: list[dict[str, Any]] = []

        def source(spec: str) -> Acting:
            tried.append(len(tried))
            if len(tried) == 3:
                refused.append(hub.state())
                stack.close()
                assert store.catch_up()
            lock: Callable[[], Any] = partial(stack.enter_context, locked(path))
            return Acting(ITEMS, {1: {2: lock}, 3: {12: again.set}}.get(len(tried), {}), live=True)

        monkeypatch.setattr(desk, "open_source", source)
        at = hub.desk = Desk(hub, speed=0)
        at.use("script")
        assert again.wait(60)
        assert at._thread is not None
        at._thread.join(timeout=60)
        at.close()
        assert "stops watching" in refused[0]["storage"]["text"]
        assert "nothing more can be kept" in refused[0]["source"]["text"]
        assert [p["squares"] for p in hub.state()["table"]["pieces"]] == [["r0c1", "r0c2"]]
