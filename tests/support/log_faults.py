"""What happens to a log in a home: each fault begins and ends, and the log is then as it was.

A fault is a context manager of the log's path. `by_hand` lets nothing be written before a test says so.
"""

from __future__ import annotations

import resource
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event

from referee.store.database import place, writer
from referee.store.database.located import located


def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever waits is written when a test says so; nobody waits long for a lock."""
    monkeypatch.setattr(writer, "RETRY_S", 3600.0)
    monkeypatch.setattr(writer, "GRACE_S", 3600.0)
    monkeypatch.setattr(writer, "SHORTLY_S", 0.01)
    monkeypatch.setattr(place, "WAIT_S", 0.05)


@contextmanager
def locked(path: Path | str) -> Iterator[None]:
    """Another program holds the log, to write; one on a server too."""
    if isinstance(path, str):
        engine = located(path).engine()
        with engine.execution_options(referee_write="alone").begin():
            yield
        engine.dispose()
        return
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


@contextmanager
def pragma(on: str, off: str) -> Iterator[None]:
    """A limit that SQLite itself sets, for all connections that begin meanwhile."""
    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(on)

    def no_limit(connection: Connection) -> None:
        connection.exec_driver_sql(off)

    event.listen(Engine, "begin", limit)
    try:
        yield
    finally:
        event.remove(Engine, "begin", limit)
    event.listen(Engine, "begin", no_limit)  # a connection keeps its limit until it is told otherwise
    LISTENING.append(no_limit)


LISTENING: list[Callable[[Connection], None]] = []


def forget() -> None:
    """Connections are told nothing any more."""
    while LISTENING:
        event.remove(Engine, "begin", LISTENING.pop())


@contextmanager
def disk_full(path: Path) -> Iterator[None]:
    with pragma("PRAGMA max_page_count=1", "PRAGMA max_page_count=1073741823"):
        yield


@contextmanager
def file_limit(path: Path) -> Iterator[None]:
    """The system lets no file grow beyond a page: every write of the log fails, halfway too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4097, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def read_only(path: Path) -> Iterator[None]:
    with pragma("PRAGMA query_only=1", "PRAGMA query_only=0"):
        yield


@contextmanager
def moved(path: Path) -> Iterator[None]:
    away = path.with_name("elsewhere.db")
    path.rename(away)
    yield
    away.rename(path)


@contextmanager
def copied_back(path: Path) -> Iterator[None]:
    """Deleted, and a copy put in its place: another file with the same content."""
    away = path.with_name("copy.db")
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(away)) as copy:
        source.backup(copy)
    path.unlink()
    yield
    for rest in ("-wal", "-shm"):
        path.with_name(path.name + rest).unlink(missing_ok=True)
    shutil.copy(away, path)


@contextmanager
def damaged(path: Path) -> Iterator[None]:
    """Overwritten in place, and later with what it was."""
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = path.read_bytes()
    path.write_bytes(b"nonsense" * 1000)
    yield
    path.write_bytes(whole)


FAULTS = {"locked": locked, "disk_full": disk_full, "file_limit": file_limit, "read_only": read_only, "moved": moved,
          "copied_back": copied_back, "damaged": damaged}
