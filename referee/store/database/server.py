"""A log on a PostgreSQL server: connections that notice a dead line, and one writer at a time.

Why it exists: what SQLite does by locking its file, a server does by a lock with a number. What it does not do: watch
files; a server keeps its own.
"""

from __future__ import annotations

import contextlib
import select
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DisconnectionError

from referee.store.database.place import WAIT_S, read_body
from referee.store.errors import StoreError

CONNECT_S = 3
"""How long a connection may take to stand: in a home network it takes milliseconds."""
DEAD_MS = 5000
"""How long what was sent may stay unanswered before a line is given up for dead."""
ANSWER_S = 8.0
"""How long a transaction may take: an end that takes what is sent and says nothing would be waited for for ever."""
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
        """Cut the connection that is named if it does not end within `ANSWER_S`; whoever waits gets an error."""
        alarms: list[threading.Timer] = []

        def watch(db: Connection) -> None:
            driver: Any = db.connection.driver_connection
            alarms.append(threading.Timer(ANSWER_S, _shut, (driver.fileno(),)))
            alarms[-1].daemon = True
            alarms[-1].start()

        try:
            yield watch
        finally:
            for alarm in alarms:
                alarm.cancel()


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


def _shut(handle: int) -> None:
    with contextlib.suppress(OSError), socket.socket(fileno=socket.dup(handle)) as line:
        line.shutdown(socket.SHUT_RDWR)
