"""A log on a PostgreSQL server: connections that notice a dead line, and one writer at a time.

Why it exists: what SQLite does by locking its file, a server does by a lock with a number. What it does not do: watch
files; a server keeps its own.
"""

from __future__ import annotations

import contextlib
import select
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DisconnectionError

from referee.store.database.place import WAIT_S, read_body
from referee.store.errors import StoreError

CONNECT_S = 5
"""How long a connection may take to stand: in a home network it takes milliseconds, on a busy machine a second."""
DEAD_MS = 5000
"""How long what was sent may stay unanswered before a line is given up for dead."""
ANSWER_S = 8.0
"""How long an answer may take: an end that takes what is sent and says nothing would be waited for for ever."""
HEARD = "referee_heard"
"""When something went over a connection last, among what SQLAlchemy keeps of it."""
LOCK = 0x5265666572656521
"""The number of the lock of whoever writes a log; no other program has a reason to take it."""


class ServerPlace:
    """The address of a PostgreSQL database."""

    alone: Mapping[str, Any] = {"isolation_level": "AUTOCOMMIT"}
    reads: Mapping[str, Any] = {"isolation_level": "AUTOCOMMIT"}  # a question and its answer: one way there and back
    file: Path | None = None
    blank = True
    gone = False
    replaced = False

    def __init__(self, url: URL) -> None:
        self.url = url
        self.name = self.called = url.set(drivername="postgresql").render_as_string()

    def engine(self) -> Engine:
        """An engine whose dead connections are found out. `StoreError` without psycopg."""
        try:
            engine = create_engine(
                self.url, json_deserializer=read_body, connect_args={
                    "options": f"{self.url.query.get('options', '')} -c lock_timeout={int(WAIT_S * 1000)}",
                    "connect_timeout": CONNECT_S, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 2,
                    "tcp_user_timeout": DEAD_MS, "application_name": "referee"})
        except ImportError as e:
            raise StoreError("store-no-driver") from e
        event.listen(engine, "checkout", _checked)
        event.listen(engine, "begin", _begin)
        event.listen(engine, "before_cursor_execute", _spoke)
        event.listen(engine, "after_cursor_execute", _spoke)
        return engine

    def make_ready(self) -> None:
        """Nothing need be made."""

    def settle(self) -> None:
        """A server's database is no file that could be replaced."""

    def check(self) -> None:
        """A server's database is no file that could be gone."""

    def as_it_is(self) -> Self:
        """The same."""
        return self

    def put_back(self, still_open: Connection) -> None:
        """A server's database is never gone, so that nobody asks."""
        raise AssertionError(still_open)

    def complete(self, engine: Engine) -> None:
        """Nothing stands beside a server's database."""

    @contextmanager
    def watched(self) -> Iterator[Callable[[Connection], None]]:
        """Cut the connection that is named if an answer takes longer than `ANSWER_S`; whoever waits gets an error."""
        watches: list[_Watch] = []
        try:
            yield lambda db: watches.append(_Watch(db))
        finally:
            for watch in watches:
                watch.end()


class _Watch:
    """Looks at one connection until it is ended."""

    def __init__(self, db: Connection) -> None:
        driver: Any = db.connection.driver_connection
        self._handle, self._info, self._most = driver.fileno(), db.info, ANSWER_S
        self._info[HEARD] = time.monotonic()
        self._ended = threading.Event()
        self._alarm = self._again(self._most)

    def end(self) -> None:
        self._ended.set()
        self._alarm.cancel()

    def _again(self, seconds: float) -> threading.Timer:
        alarm = threading.Timer(seconds, self._look)
        alarm.daemon = True
        alarm.start()
        return alarm

    def _look(self) -> None:
        left = self._most - (time.monotonic() - self._info[HEARD])
        if self._ended.is_set():
            return
        if left > 0:
            self._alarm = self._again(left)
            return
        with contextlib.suppress(OSError), socket.socket(fileno=socket.dup(self._handle)) as line:
            line.shutdown(socket.SHUT_RDWR)


def _spoke(connection: Connection, *_: object) -> None:
    """Something is asked or answered."""
    connection.info[HEARD] = time.monotonic()


def _checked(driver: Any, _record: object, _proxy: object) -> None:
    """A server that ended says so to connections that rest; SQLAlchemy takes another one then."""
    if select.select([driver.fileno()], [], [], 0)[0]:
        raise DisconnectionError


def _begin(connection: Connection) -> None:
    options = connection.get_execution_options()
    if "referee_write" not in options:
        return
    if "referee_wait" in options:
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {int(options['referee_wait'] * 1000)}")
    if options["referee_write"] == "alone":
        lock_numbers(connection)


def lock_numbers(db: Connection) -> None:
    """Be the only one who gives out numbers until the transaction ends; whoever writes alone holds SQLite's lock."""
    if db.dialect.name == "postgresql":
        db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
