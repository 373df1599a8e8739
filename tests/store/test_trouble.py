"""The log locked, full, gone or damaged for a while: nothing stops, nothing is lost, everything is said."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.store import Store, StoreError
from referee.store.database import server, writer
from referee.store.database.waiting import Waiting
from referee.store.evidence import name_of
from tests.support import log_faults
from tests.support.log_faults import FAULTS, locked, read_only
from tests.support.postgres import Postgres
from tests.support.relay import relayed

JPEG = b"\xff\xd8\xff" + bytes(1000)


@pytest.fixture(autouse=True)
def nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    log_faults.by_hand(monkeypatch)
    yield
    log_faults.forget()


def begun(store: Store) -> int:
    round_id = store.new_round(store.new_match({"solid": "Ada"}, "new"))
    for n in range(3):
        store.append(round_id, {"type": "card", "n": n})
    return round_id


@pytest.mark.sqlite
@pytest.mark.parametrize("fault", FAULTS)
def test_events_go_on_with_their_numbers_and_are_written_in_order(tmp_path: Path, fault: str) -> None:
    path = tmp_path / "log.db"
    with Store(path) as store:
        round_id = begun(store)
        with FAULTS[fault](path):
            seqs = [store.append(round_id, {"type": "card", "n": n, "text": "x" * 5000})["seq"] for n in range(3, 40)]
            assert seqs == list(range(4, 41))
            assert store.trouble is not None and store.trouble.lines == 37
            assert "37 entries wait" in store.trouble.text
            assert not store.catch_up()
            with pytest.raises(StoreError):
                store.new_match({}, "new")
        assert store.catch_up(), store.trouble
        assert store.trouble is None
        assert store.append(round_id, {"type": "card", "n": 40})["seq"] == 41
    with Store(path) as again:
        assert [(e["seq"], e["n"]) for e in again.events(round_id)] == [(n + 1, n) for n in range(41)]
        assert len(again.matches()) == 1


def test_what_waits_is_read_with_the_rest(where: Path | str) -> None:
    with Store(where) as store:
        round_id = begun(store)
        with locked(where):
            store.append(round_id, {"type": "look", "n": 3})
            store.append(round_id, {"type": "card", "n": 4})
            store.keep(1, "table", {"squares": 144})
            assert [e["n"] for e in store.events(round_id)] == [0, 1, 2, 3, 4]
            assert [e["n"] for e in store.events(round_id, after=2, but=("look",))] == [2, 4]
            assert store.kept(1, "table") == {"squares": 144}
        assert store.catch_up(), store.trouble
        assert store.kept(1, "table") == {"squares": 144}


@pytest.mark.sqlite
def test_a_deleted_log_is_written_again_with_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "log.db"
    with Store(path) as store:
        round_id = begun(store)
        path.unlink()
        store.append(round_id, {"type": "card", "n": 3})
        assert store.trouble is not None and "is gone" in store.trouble.text
        assert not path.exists()
        monkeypatch.setattr(writer, "GRACE_S", 0.0)
        assert store.catch_up(), store.trouble
        assert "written there again" in store.news
    with Store(path) as again:
        assert [e["n"] for e in again.events(round_id)] == [0, 1, 2, 3]


@pytest.mark.sqlite
def test_a_stranger_in_the_logs_place_is_never_written_to(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with Store(path) as store:
        round_id = begun(store)
        away = path.rename(path.with_name("away.db"))
        store.append(round_id, {"type": "card", "n": 3})
        with Store(path) as stranger:
            stranger.append(stranger.new_round(stranger.new_match({}, "old")), {"type": "stop"})
        assert not store.catch_up()
        assert store.trouble is not None and "another file" in store.trouble.text
        path.unlink()
        for rest in ("-wal", "-shm"):
            path.with_name(path.name + rest).unlink(missing_ok=True)
        away.rename(path)
        assert store.catch_up(), store.trouble
        assert [e["n"] for e in store.events(round_id)] == [0, 1, 2, 3]


def test_memory_has_a_bound_and_says_so(where: Path | str) -> None:
    with Store(where, waiting=Waiting(most=1800)) as store:
        round_id = begun(store)
        with locked(where):
            for n in range(3, 7):
                store.append(round_id, {"type": "card", "n": n, "text": "x" * 400})
            with pytest.raises(StoreError, match="nothing more can be kept in memory"):
                store.append(round_id, {"type": "card", "n": 7, "text": "x" * 400})
            assert store.trouble is not None and "stops watching" in store.trouble.text
        assert store.catch_up(), store.trouble
        store.append(round_id, {"type": "card", "n": 7})
        assert [e["n"] for e in store.events(round_id)] == list(range(8))


@pytest.mark.sqlite
def test_pictures_wait_too(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with Store(path, waiting=Waiting(most_pictures=2100)) as store:
        in_the_way = path.with_name("log.evidence")
        in_the_way.write_text("not a folder")
        names = [store.save_evidence(JPEG + bytes([n])) for n in range(3)]
        assert names[2] is None
        assert store.trouble is not None and "2 pictures; one picture found no room" in store.trouble.text
        assert store.evidence(str(names[0])) == JPEG + b"\0"
        in_the_way.unlink()
        assert store.catch_up(), store.trouble
        assert store.trouble is None
        assert store.pictures.load(str(names[1])) == JPEG + b"\1"


def test_it_is_written_by_itself_when_it_can_be(where: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "RETRY_S", 0.01)
    well = threading.Event()
    with Store(where) as store:
        round_id = begun(store)
        store.on_trouble(lambda: well.set() if store.trouble is None else None)
        with locked(where):
            store.append(round_id, {"type": "stop"})
            assert store.trouble is not None
        assert well.wait(30)
        assert "can be written again" in store.news


def test_what_is_lost_at_the_end_is_said(where: Path | str) -> None:
    store = Store(where)
    round_id = begun(store)
    with locked(where):
        store.append(round_id, {"type": "stop"})
        store.close()
    assert "1 entries and 0 pictures are lost" in store.news


@pytest.mark.sqlite
def test_a_log_that_may_only_be_read_is_read(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with Store(path) as store:
        round_id = begun(store)
    with read_only(path), Store(path) as store:
        assert len(store.events(round_id)) == 3
        with pytest.raises(StoreError, match="may not be written"):
            store.new_match({}, "new")


@pytest.mark.server
def test_a_server_that_is_killed_and_started_again_loses_nothing(server_log: str, postgres: Postgres) -> None:
    with Store(server_log) as store:
        round_id = begun(store)
        postgres.kill()
        try:
            assert [store.append(round_id, {"type": "card", "n": n})["seq"] for n in range(3, 6)] == [4, 5, 6]
            store.keep(1, "table", {"squares": 144})
            assert store.trouble is not None and "cannot be reached" in store.trouble.text
            assert store.save_evidence(JPEG) is not None
            with pytest.raises(StoreError, match="cannot be reached"):
                store.new_match({}, "new")
        finally:
            postgres.start()
        assert store.catch_up(), store.trouble
        assert store.trouble is None
    with Store(server_log) as again:
        assert [(e["seq"], e["n"]) for e in again.events(round_id)] == [(n + 1, n) for n in range(6)]
        assert again.kept(1, "table") == {"squares": 144}
        assert again.evidence(name_of(JPEG)) == JPEG


@pytest.mark.server
def test_a_server_that_takes_and_says_nothing_is_given_up(
        server_log: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    with relayed(postgres.port) as line, Store(server_log.replace(f":{postgres.port}", f":{line.port}")) as store:
        round_id = begun(store)
        line.deaf = "all"
        with monkeypatch.context() as now:
            now.setattr(server, "ANSWER_S", 0.3)
            now.setattr(server, "CONNECT_S", 2)
            assert store.append(round_id, {"type": "card", "n": 3})["seq"] == 4
        assert store.trouble is not None
        line.deaf = "nobody"
        assert store.catch_up(), store.trouble
        assert [e["n"] for e in store.events(round_id)] == [0, 1, 2, 3]
