"""After a match was deleted, what happens next is written: whichever way it was deleted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from referee.session.live import archive
from referee.session.live.demo import begin_sample
from referee.session.live.hub import Hub
from referee.store import Store
from tests.support.log_faults import locked

SEATS = ("p1", "p2", "p3", "p4")
EVENING = {"document": "dice", "people": [{"seat": seat, "name": name} for seat, name in zip(SEATS, (
    "Anna", "Ben", "Cleo", "Dora"), strict=True)], "camera": False}


def begun(hub: Hub) -> int:
    number = hub.command("new_match", EVENING)["match"]
    hub.command("start", {})
    return int(number)


def delete_and_begin(path: Path) -> int:
    with Store(path) as store:
        hub = Hub(store)
        first = begun(hub)
        hub.command("stop", {})
        hub.command("delete_match", {"match": first})
        return evening(hub)


def delete_the_demo(path: Path) -> int:
    with Store(path) as store:
        hub = Hub(store)
        begin_sample(hub)
        assert hub.play is not None
        hub.command("start", {})
        hub.command("delete_match", {"match": hub.play.match.id})
        return evening(hub)


def delete_the_newest_while_an_older_one_goes_on(path: Path) -> int:
    with Store(path) as store:
        hub = Hub(store)
        older, newest = begun(hub), begun(hub)
        hub.command("open_match", {"match": older})
        hub.command("delete_match", {"match": newest})
        hub.command("stop", {})
        return evening(hub)


def delete_after_a_restart(path: Path) -> int:
    with Store(path) as store:
        first = begun(Hub(store))
    with Store(path) as store:
        hub = Hub(store)
        archive.home(hub)  # reads every match
        hub.command("delete_match", {"match": first})
        return evening(hub)


def a_refused_file(path: Path) -> int:
    with Store(path) as store:
        hub = Hub(store)
        head = '{"type": "match", "created_at": "2026-01-01T12:00:00+00:00", "edition": "", '
        match = (head + '"players": {}, "options": {"game": "dice"}, "rounds": [{"number": 1, "created_at": '
                 '"2026-01-01T12:00:00+00:00"}]}\n{"round": 1, "seq": 7, "type": "count", "by": "people", '
                 '"recorded_at": "2026-01-01T12:00:00+00:00"}\n')
        with pytest.raises(ValueError, match="match"):
            archive.take_in(hub, match.encode())
        assert store.matches() == []
        return evening(hub)


def evening(hub: Hub) -> int:
    """A round and a half of a new match; whatever is said is on the disk at once."""
    number = begun(hub)
    hub.command("stop", {})
    hub.command("call", {"player": "p1"})
    for seat in SEATS:
        hub.command("count", {"player": seat, "counts": {"dice_left": 0 if seat == "p1" else 2}})
    assert hub.store.trouble is None
    hub.command("next_round", {"round": 1})
    hub.command("start", {})
    assert hub.store.trouble is None
    return number


WAYS: list[Callable[[Path], int]] = [delete_and_begin, delete_the_demo, delete_the_newest_while_an_older_one_goes_on,
                                     delete_after_a_restart, a_refused_file]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_an_evening_after_a_delete_is_written_to_its_end(tmp_path: Path, way: Callable[[Path], int]) -> None:
    number = way(tmp_path / "log.db")
    with Store(tmp_path / "log.db") as store:
        types = [[line["type"] for line in store.events(played.id)] for played in store.rounds(number)]
        assert types == [["round_start", "stop", "call", "count", "count", "count", "count"], ["round_start"]]
        assert archive.match(Hub(store), number)["totals"]


def test_no_number_of_a_match_or_round_is_given_twice(tmp_path: Path) -> None:
    seen: set[tuple[str, int]] = set()
    for _ in range(3):
        with Store(tmp_path / "log.db") as store:
            hub = Hub(store)
            for _ in range(2):
                number = begun(hub)
                store.keep(number, "note", {"n": number})
                met = {("match", number), *(("round", played.id) for played in store.rounds(number))}
                assert not met & seen
                seen |= met
                hub.command("delete_match", {"match": number})
    assert len(seen) == 12


def test_what_waits_for_a_match_that_another_program_deletes_holds_nothing_up(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with Store(path) as store, Store(path) as other:
        hub = Hub(store)
        first, second = begun(hub), begun(hub)
        with locked(path):
            hub.command("stop", {"match": first})
            hub.command("stop", {"match": second})
            assert store.trouble is not None
        other.delete_match(first)
        assert store.catch_up(), store.trouble
        lines: list[dict[str, Any]] = store.events(store.rounds(second)[0].id)
        assert [line["type"] for line in lines] == ["round_start", "stop"]
        assert evening(hub) > second
