"""Where a log may lie: without a home folder, on a share, where nothing may be written."""

from __future__ import annotations

import errno
import os
import pwd
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import NoReturn

import pytest

from referee.store import Store, StoreError, Tokens, default_path, readable
from referee.store.database.place import address_of

pytestmark = pytest.mark.sqlite


@pytest.fixture
def homeless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A user whom the system does not know, as in a container."""
    def nobody(_uid: int) -> NoReturn:
        raise KeyError

    for name in ("HOME", "XDG_DATA_HOME", "REFEREE_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pwd, "getpwuid", nobody)


@pytest.mark.usefixtures("homeless")
def test_a_user_without_a_home_folder_names_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for asks in (default_path, Tokens):
        with pytest.raises(StoreError, match="--data or the variable REFEREE_DATA"):
            asks()
    with Store(tmp_path / "named" / "r.db") as store:
        assert store.matches() == []
    monkeypatch.setenv("REFEREE_DATA", str(tmp_path))
    assert default_path() == tmp_path / "referee.db"
    Tokens().keep({"host": "1"})
    assert Tokens().load() == {"host": "1"}


def test_the_folder_that_is_named_goes_before_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere")
    monkeypatch.setenv("REFEREE_DATA", str(tmp_path))
    assert default_path().parent == tmp_path
    tmp_path.chmod(0o755)
    (tmp_path / "letter.txt").touch()
    Store(default_path()).close()
    assert tmp_path.stat().st_mode & 0o777 == 0o755, "others have something there"


def test_a_log_on_a_share_without_locks_is_refused_before_it_is_damaged(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: object) -> NoReturn:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("referee.store.database.place.fcntl.lockf", refuses)
    with pytest.raises(StoreError, match=r"cannot be locked.*on a disk of this computer"):
        Store(tmp_path / "r.db")


def test_a_share_of_windows_is_named_as_sqlite_takes_it() -> None:
    assert address_of(PureWindowsPath(r"\\nas\games\r 1.db")) == "file:////nas/games/r%201.db"
    assert address_of(PureWindowsPath("C:/games/r.db")) == "file:///C:/games/r.db"
    assert address_of(PurePosixPath("/games/r.db")) == "file:///games/r.db"


def test_a_log_that_may_only_be_read_is_read_with_what_is_not_taken_into_it_yet(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "r.db"
    with Store(log) as open_still:
        match = open_still.new_match({"solid": "Ann"}, "new")
        open_still.append(open_still.new_round(match), {"type": "round_start"})
        assert log.with_name("r.db-wal").stat().st_size
        monkeypatch.setattr(os, "access", lambda *_: False)
        with readable(log) as there, Store(there) as store:
            assert isinstance(there, Path)
            assert there != log and [played.last for played in store.rounds(match)] == [1]
        assert not there.exists()
    monkeypatch.undo()
    with readable(log) as there:
        assert there == log
