"""The log's database, opened: connections to read and to write with, whose errors are sentences for people.

Why it exists: whoever reads or writes rows need not know which database it is, nor what can happen to it. What it does
not do: find it or watch over it (`places`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from referee.store.database.places import Place
from referee.store.errors import Unreachable, speaking

OPENING_S = 5.0
"""How long opening waits: another process may be bringing the log up to date."""
SHORTLY_S = 0.25
"""How long an event waits before it is kept in memory: the table is held up for so long, once."""


class Database:
    """The log's database: connections to read and to write with, whose errors are sentences for people."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._engine = place.engine()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection that reads."""
        reader = self._engine.execution_options(**self.place.reads)
        with speaking(self.place.called), self.place.watched() as watch, reader.connect() as db:
            watch(db)
            yield db

    @contextmanager
    def writing(self, wait: float | None = None, *, beside: bool = False) -> Iterator[Connection]:
        """A transaction that holds the write lock; `wait`: seconds until `Unreachable` where another has it.

        `beside`: rows that nobody else writes, so that a server lets others write at the same time.
        """
        try:
            self.place.check()
        except Unreachable:
            self.place.complete(self._engine)
            raise
        waits = {} if wait is None else {"referee_wait": wait}
        writer = self._engine.execution_options(referee_write="beside" if beside else "alone", **waits)
        with speaking(self.place.called), self.place.watched() as watch, writer.connect() as db:
            watch(db)
            with db.begin():
                yield db

    def outside(self, work: Callable[[Connection], None]) -> None:
        """Do what a database does outside of any transaction."""
        engine = self._engine.execution_options(referee_outside=True, referee_wait=OPENING_S, **self.place.alone)
        with speaking(self.place.called), engine.connect() as db:
            work(db)

    def put_back(self) -> None:
        """Write a deleted file again from a connection that still has it open. `Unreachable` where none has."""
        try:
            with self.reading() as db:
                self.place.put_back(db)
        except (OSError, sqlite3.Error) as e:
            raise Unreachable("store-gone", name=self.place.called) from e
        self.renew()

    def renew(self) -> None:
        """Open new connections from now on; idle ones are closed."""
        self._engine.dispose()
