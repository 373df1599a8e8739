"""A damaged file is opened, or refused in a sentence: never taken for a new log, never a traceback.

Shortly; the long run is `python -m tests.soak.damaged_logs`."""

from __future__ import annotations

import io
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from referee.i18n.said import SaidError
from referee.session.live import archive
from referee.session.live.hub import Hub
from referee.session.shown.regulars import regulars
from referee.store import Store, StoreError
from tests.support.hostile import by_hand

pytestmark = pytest.mark.sqlite

PAGE = 4096
JPEG = b"\xff\xd8\xff" + bytes(100)


def evening(path: Path) -> Path:
    """A log with an evening in it, all of it in the main file."""
    with Store(path) as store:
        hub = Hub(store)
        for _ in range(3):
            number = by_hand(hub)
            store.keep(number, "note", {"text": "x" * 3000})
    return path


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return evening(tmp_path_factory.mktemp("whole") / "log.db")


def opened(path: Path) -> bool:
    """Open a log and ask for everything; False where that is refused in a sentence."""
    try:
        with Store(path) as store:
            hub = Hub(store)
            found = archive.home(hub)["matches"]
            regulars(store)
            for one in found:
                store.export(one["id"], "json", io.StringIO())
                store.export(one["id"], "csv", io.StringIO())
            if (newest := archive.unfinished(store)) is not None:
                hub.open(newest.id)
                hub.command("count", {"player": "p2", "counts": {"dice_left": 1}})
    except SaidError as e:
        assert " " in str(e)
        return False
    assert found, "a damaged log was taken for a new one"
    return True


def test_a_byte_of_any_page_changed(whole: Path, tmp_path: Path) -> None:
    rng, content = random.Random(3), whole.read_bytes()
    places = [page + offset for page in range(0, len(content), PAGE)
              for offset in (*rng.sample(range(PAGE), 2), *rng.sample(range(120), 2))]
    refused = 0
    for n, place in enumerate(sorted({*rng.sample(places, 30), *range(0, 116, 12)})):
        path = tmp_path / f"{n}.db"
        path.write_bytes(content[:place] + bytes([content[place] ^ rng.choice((1, 0x80, 0xff))]) + content[place + 1:])
        refused += not opened(path)
        path.unlink()
    assert refused


def test_a_page_of_nonsense(whole: Path, tmp_path: Path) -> None:
    rng, content = random.Random(4), whole.read_bytes()
    for n, page in enumerate(range(0, len(content), PAGE)):
        filling = (bytes(PAGE), rng.randbytes(PAGE), content[page:page + 100] + bytes(PAGE - 100))[n % 3]
        path = tmp_path / f"{n}.db"
        path.write_bytes(content[:page] + filling + content[page + PAGE:])
        opened(path)
        path.unlink()


def test_a_log_whose_first_page_names_no_table_is_no_new_log(whole: Path, tmp_path: Path) -> None:
    content = bytearray(whole.read_bytes())
    content[103:105] = bytes(2)  # how many cells the page of the schema has
    (tmp_path / "log.db").write_bytes(content)
    with pytest.raises(StoreError, match="not a Referee log"):
        Store(tmp_path / "log.db")
    assert (tmp_path / "log.db").read_bytes() == bytes(content), "nothing was written to it"


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def zeroed(path: Path) -> None:
    path.write_bytes(bytes(100) + path.read_bytes()[100:])


def first_page_only(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:PAGE])


def gone(path: Path) -> None:
    path.unlink()


@pytest.mark.parametrize("damage", [emptied, zeroed, first_page_only, gone], ids=lambda damage: damage.__name__)
def test_what_is_left_of_a_log_that_was_killed_is_kept(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    """The last words stand in `log.db-wal`; SQLite throws that away where the log beside it is empty or new."""
    store = Store(tmp_path / "killed.db")
    by_hand(Hub(store))
    for rest in ("", "-wal", "-shm"):
        shutil.copy(tmp_path / f"killed.db{rest}", tmp_path / f"log.db{rest}")
    store.close()
    path, wal = tmp_path / "log.db", tmp_path / "log.db-wal"
    before = wal.read_bytes()
    assert before
    damage(path)
    try:
        with Store(path) as again:
            assert len(again.matches()) == 1, "SQLite found all of it in the wal"
    except StoreError as e:
        assert "log.db" in str(e)
        assert wal.read_bytes() == before


def test_an_empty_file_beside_the_pictures_of_a_log_is_no_new_log(tmp_path: Path) -> None:
    with Store(tmp_path / "log.db") as store:
        store.save_evidence(JPEG)
    emptied(tmp_path / "log.db")
    with pytest.raises(StoreError, match=r"is no log any longer, but log\.evidence .* put the log back"):
        Store(tmp_path / "log.db")


def test_a_new_file_is_a_new_log(tmp_path: Path) -> None:
    (tmp_path / "empty.db").write_bytes(b"")
    with closing(sqlite3.connect(tmp_path / "begun.db")) as begun:
        begun.execute("PRAGMA journal_mode=WAL")  # killed before the first table was made
    for name in ("empty", "begun", "none"):
        with Store(tmp_path / f"{name}.db") as store:
            assert store.new_match({}, "new") == 1


def test_an_emptied_log_of_an_evening_without_pictures_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with Store(path) as store:
        store.new_match({"p1": "Anna"}, "nl999")
    path.write_bytes(b"")
    for left in ("log.db-wal", "log.db-shm"):
        (tmp_path / left).unlink(missing_ok=True)
    with pytest.raises(StoreError, match=r"log\.evidence beside it belongs to one"):
        Store(path)
    assert path.read_bytes() == b""
