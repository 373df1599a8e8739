"""What is kept of people is for their own eyes: modes of files and folders, and passwords of cameras."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from referee.store import Sets, Store, Tokens
from referee.store.database import schema
from referee.web.entry.certificate import certificate
from tests.support.log_faults import by_hand, locked

pytestmark = [pytest.mark.sqlite, pytest.mark.skipif(os.name != "posix", reason="Windows has no such modes")]
JPEG = b"\xff\xd8\xff" + bytes(100)
ADDRESS, CLEAN = "rtsp://ada:s3cret@192.168.1.7/stream", "rtsp://ada:***@192.168.1.7/stream"


@pytest.fixture(params=["000", "022", "077"])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(int(request.param, 8))
    yield
    os.umask(before)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    return tmp_path / "share" / "referee"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    """Whatever others may do, by name."""
    return {str(path): mode(path) for path in (folder, *folder.rglob("*")) if mode(path) & 0o077}


def fill(data: Path) -> None:
    Tokens().keep({"host": "abc"})
    Sets().save("ours", {"format": "referee-set/1"})
    certificate(data, ["localhost"])
    with Store(data / "referee.db") as store:
        match = store.new_match({"solid": "Ada"}, "new")
        store.append(store.new_round(match), {"type": "card", "evidence": [store.save_evidence(JPEG)]})
        store.keep(match, "source", {"spec": ADDRESS})
        assert len(list(data.glob("referee.db*"))) == 3


@pytest.mark.usefixtures("umask")
def test_nobody_else_may_see_anything_in_the_data_folder(data: Path) -> None:
    fill(data)
    assert modes(data) == {}


def test_a_folder_of_an_older_version_is_closed(data: Path) -> None:
    fill(data)
    for path in (data, *data.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    Store(data / "referee.db").close()
    assert modes(data) == {}


def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "documents"
    folder.mkdir(mode=0o755)
    (folder / "letter.txt").write_text("Dear Ada")
    (folder / "letter.txt").chmod(0o644)
    with Store(folder / "log.db") as store:
        store.save_evidence(JPEG)
        looser = {Path(name).name for name in modes(folder)}
    assert looser == {"documents", "letter.txt"}


def test_a_folder_of_its_own_is_closed_wherever_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "ligretto"
    folder.mkdir(mode=0o755)
    Store(folder / "log.db").close()
    assert modes(folder) == {}


def test_a_log_that_only_its_user_may_read_is_not_made_writable(tmp_path: Path) -> None:
    Store(tmp_path / "log.db").close()
    (tmp_path / "log.db").chmod(0o444)
    Store(tmp_path / "log.db").close()
    assert mode(tmp_path / "log.db") == 0o400


def holding(folder: Path, secret: str = "s3cret") -> set[str]:
    return {path.name for path in folder.rglob("*") if path.is_file() and secret.encode() in path.read_bytes()}


def test_a_password_stands_in_one_file_only_and_serves_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with Store(path) as store:
        match = store.new_match({"solid": ADDRESS}, "new", {"note": ADDRESS})
        store.append(store.new_round(match), {"type": "source_lost", "text": f"{ADDRESS} is gone",
                                              "params": {"of": [ADDRESS]}})
        store.keep(match, "source", {"spec": ADDRESS})
        assert store.kept(match, "source") == {"spec": ADDRESS}
        assert holding(tmp_path) == {"cameras.json"}
    assert holding(tmp_path) == {"cameras.json"} and mode(tmp_path / "cameras.json") == 0o600
    with Store(path) as store:
        assert store.kept(match, "source") == {"spec": ADDRESS}
        assert store.events(1)[0]["text"] == f"{CLEAN} is gone"
        store.delete_match(match)
    assert holding(tmp_path) == set(), "a camera that no match names any more is forgotten"


def test_a_password_that_waits_is_not_written_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    by_hand(monkeypatch)
    with Store(tmp_path / "log.db") as store:
        match = store.new_match({}, "new")
        with locked(tmp_path / "log.db"):
            store.keep(match, "source", {"spec": ADDRESS})
            assert store.kept(match, "source") == {"spec": ADDRESS}
        assert store.catch_up()
    assert holding(tmp_path) == {"cameras.json"}


def older_log(path: Path) -> None:
    """A log of a version that kept whole addresses, with a deleted match in its free pages."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as db:
        schema.migrations.create(db)
        for step in schema.MIGRATIONS[:3]:
            step.apply(db)
            db.execute(text(f"INSERT INTO migrations VALUES ({step.number}, '{step.name}', '2026-01-01')"))
        for n in (3, 7):
            db.execute(text(f"INSERT INTO matches VALUES ({n}, '2026-01-01T00:00:00', 'new', '{{}}', '{{}}')"))
            db.execute(text(f"INSERT INTO rounds VALUES ({n + 2}, {n}, 1, '2026-01-01T00:00:00')"))
            for seq in range(1, 50):
                db.execute(text(f"""INSERT INTO events VALUES ({n + 2}, {seq}, '2026-01-01', 'source_lost',
                                '{{"type": "source_lost", "text": "{ADDRESS} is gone {'.' * 200}"}}')"""
                                .replace(":s3", r"\:s3").replace("://", r"\://")))
            db.execute(text(f"""INSERT INTO files VALUES ({n}, {n}, 'source', '2026-01-01',
                                '{{"spec": "{ADDRESS}"}}')"""
                            .replace(":s3", r"\:s3").replace("://", r"\://")))
    with engine.begin() as db:
        db.execute(text("INSERT INTO deletions VALUES (7, '2026-01-02')"))
        for statement in ("events WHERE round_id = 9", "files WHERE match_id = 7", "rounds WHERE id = 9",
                          "matches WHERE id = 7"):
            db.execute(text(f"DELETE FROM {statement}"))
    engine.dispose()
    assert "s3cret" in path.read_bytes().decode("latin-1")


def test_an_older_log_is_cleaned_and_its_camera_still_opens(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    older_log(path)
    with Store(path) as store:
        assert holding(tmp_path) == {"cameras.json"}
        assert store.kept(3, "source") == {"spec": ADDRESS}
        assert [line["seq"] for line in store.events(5)] == list(range(1, 50))
        assert store.events(5)[0]["text"].startswith(f"{CLEAN} is gone")
        assert store.new_match({}, "new") == 8, "the deleted match was number 7"
        assert store.new_round(8) > 5
    assert holding(tmp_path) == {"cameras.json"}
