"""Where the log is kept: its file found, opened, watched and, where it was deleted, written again.

Why it exists: SQLite goes on writing to a file that was deleted or moved away, and nobody would ever see those events.
So the file at the log's path is compared with the one that was opened. What it does not do: know what is in the log.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from copy import copy
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError

from referee.store.errors import StoreError, Unreachable, speaking

WAIT_S = 1.0
"""How long a question waits for another process; a commit takes about 2 ms."""
OPENING_S = 5.0
"""How long opening waits: another process may be bringing the log up to date."""
SHORTLY_S = 0.25
"""How long an event waits before it is kept in memory: the table is held up for so long, once."""

Identity = tuple[int, int]


def default_path() -> Path:
    """Where the log is kept when nobody names a file: the user's data folder."""
    home = Path.home()
    base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    return (Path(base) if base else home / ".local" / "share") / "referee" / "referee.db"


class Place:
    """A database's address. `file`: its path where it is a file of this machine; only that can be watched."""

    def __init__(self, where: Path | str) -> None:
        self.url, self.file = _locate(where)
        self.name = str(self.file) if self.file is not None else self.url.render_as_string()
        self._known: Identity | None = None
        if self.file is not None:
            _make_folder(self.file.parent)

    @property
    def called(self) -> str:
        """What screens call it: without the way to it, once it is open."""
        return self.name if self._known is None or self.file is None else f"{self.file.parent.name}/{self.file.name}"

    def engine(self) -> Engine:
        """An engine whose connections belong to the one file that `settle` saw, and never make a new one then."""
        if self.url.get_backend_name() != "sqlite":
            return create_engine(self.url)
        engine = create_engine(self.url) if self.file is None else create_engine(self.url, creator=self._connect)
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
        return engine

    def settle(self) -> None:
        """The file at the path now is the log from now on."""
        self._known = self._there() if self.file is not None else None

    def check(self) -> None:
        """`Unreachable` where the file is gone, or is another one than the log."""
        if self._known is None:
            return
        there = self._there()
        if there is None:
            raise Unreachable("store-gone", name=self.called)
        if there != self._known:
            raise Unreachable("store-replaced", name=self.called)

    @property
    def gone(self) -> bool:
        """Whether no file is at the path."""
        return self.file is not None and self._there() is None

    @property
    def replaced(self) -> bool:
        """Whether another file than the log is at the path."""
        return self._known is not None and self._there() not in (None, self._known)

    def as_it_is(self) -> Place:
        """The same path, with the file that is there now."""
        other = copy(self)
        other.settle()
        return other

    def put_back(self, still_open: Connection) -> None:
        """Write what a connection to a deleted file still holds to the path, and open that from now on.

        Raises OSError or sqlite3.Error where that cannot be; nothing at the path is ever overwritten.
        """
        assert self.file is not None
        _make_folder(self.file.parent)
        part = self.file.with_name(self.file.name + ".part")
        part.unlink(missing_ok=True)
        copy = sqlite3.connect(part)
        try:
            driver: Any = still_open.connection.driver_connection
            driver.backup(copy)
        except BaseException:
            copy.close()
            part.unlink(missing_ok=True)
            raise
        copy.close()
        for rest in ("-wal", "-shm"):  # of the deleted file: the new one must not take them for its own
            self.file.with_name(self.file.name + rest).unlink(missing_ok=True)
        if self.file.exists():
            part.unlink()
            raise FileExistsError(self.file)
        part.replace(self.file)
        self.settle()

    def _connect(self) -> sqlite3.Connection:
        mode = "rwc" if self._known is None else "rw"
        with contextlib.suppress(Unreachable):
            self.check()
            assert self.file is not None
            address = f"{self.file.absolute().as_uri()}?mode={mode}"
            return sqlite3.connect(address, uri=True, timeout=WAIT_S, check_same_thread=False)
        raise sqlite3.OperationalError("the file is gone, or another one is in its place")

    def _there(self) -> Identity | None:
        assert self.file is not None
        try:
            found = self.file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino


class Database:
    """The log's database: connections to read and to write with, whose errors are sentences for people."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._engine = place.engine()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that reads."""
        with speaking(self.place.called), self._engine.connect() as db:
            yield db

    @contextmanager
    def writing(self, wait: float | None = None) -> Iterator[Connection]:
        """A transaction that holds the write lock; `wait`: seconds until `Unreachable` where another has it."""
        try:
            self.place.check()
        except Unreachable:
            self._complete()
            raise
        writer = self._engine.execution_options(referee_write=True, referee_wait=WAIT_S if wait is None else wait)
        with speaking(self.place.called), writer.begin() as db:
            yield db

    def put_back(self) -> None:
        """Write a deleted file again from a connection that still has it open. `Unreachable` where none has."""
        try:
            with self.reading() as db:
                self.place.put_back(db)
        except (OSError, sqlite3.Error) as e:
            raise Unreachable("store-gone", name=self.place.called) from e
        self.renew()

    def _complete(self) -> None:
        """Write into a file that was moved away, wherever it is, what still stood beside it and stayed behind."""
        with contextlib.suppress(DBAPIError, sqlite3.Error), closing(self._engine.raw_connection()) as connection:
            driver: Any = connection.driver_connection
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()

    def renew(self) -> None:
        """Open new connections from now on; idle ones are closed."""
        self._engine.dispose()


def beside(file: Path | None) -> Path:
    """The folder of the pictures that belong to a log."""
    assert file is not None
    return file.with_name(file.stem + ".evidence")


def _locate(where: Path | str) -> tuple[URL, Path | None]:
    if isinstance(where, str) and "://" in where:
        url = make_url(where)
        on_disk = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        return url, Path(str(url.database)) if on_disk else None
    return URL.create("sqlite", database=str(where)), Path(where)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise StoreError("store-no-folder", folder=folder, why=e.strerror) from e


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, so that a migration is one transaction
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """A writer takes its lock at once: two that read first and write later could not both go on."""
    options = connection.get_execution_options()
    connection.exec_driver_sql(f"PRAGMA busy_timeout={int(options.get('referee_wait', WAIT_S) * 1000)}")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("referee_write") else "BEGIN")
