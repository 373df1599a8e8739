"""What the log asks of the place where it is kept, whichever database that is: the one door to what is its alone.

Why it exists: a file can be moved away, locked or emptied, and a server cannot; a server can be out of reach. What it
does not do: read or write rows (`opened`).

An engine of a place heeds three options: `referee_write` is `alone` for whoever takes the one lock to write, or
`beside` for rows that nobody else writes; `referee_wait` says for how many seconds it is waited; `referee_outside`
begins no transaction.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol, Self

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL


class Place(Protocol):
    """A database's address. `file`: its path where it is a file of this machine; only that can be watched."""

    url: URL
    file: Path | None
    name: str
    alone: Mapping[str, Any]
    """Options of a connection on which something is done outside of any transaction."""
    reads: Mapping[str, Any]
    """Options of a connection that only reads."""

    @property
    def called(self) -> str:
        """What screens call it."""

    @property
    def blank(self) -> bool:
        """Whether a database without tables may be a new one."""

    @property
    def gone(self) -> bool:
        """Whether no file is at the path."""

    @property
    def replaced(self) -> bool:
        """Whether another file than the log is at the path."""

    def engine(self) -> Engine:
        """An engine for the database that `settle` saw."""

    def make_ready(self) -> None:
        """Make what must be there before the first connection. `StoreError` where there can be no log."""

    def settle(self) -> None:
        """What is there now is the log from now on."""

    def check(self) -> None:
        """`Unreachable` where it is gone, or another one than the log."""

    def as_it_is(self) -> Self:
        """The same address, with what is there now."""

    def put_back(self, still_open: Connection) -> None:
        """Write what a connection to a deleted file still holds to the path again."""

    def watched(self) -> AbstractContextManager[Callable[[Connection], None]]:
        """While it lasts, a connection that is named to it is cut where nothing is heard of it any more."""

    def complete(self, engine: Engine) -> None:
        """Write into a file that was moved away what still stood beside it."""
