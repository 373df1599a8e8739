"""Where SQLite keeps the log: its file found, opened, watched and, where it was deleted, written again.

Why it exists: SQLite goes on writing to a file that was deleted or moved away, and nobody would ever see those events.
So the file at the log's path is compared with the one that was opened. What it does not do: know what is in the log.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sqlite3
import stat
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, closing
from copy import copy
from itertools import chain
from pathlib import Path, PurePath
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from referee import journal
from referee.files import private_file, private_folder, withdraw
from referee.store.database import holding
from referee.store.errors import StoreError, Unreachable

if sys.platform != "win32":
    import fcntl

WAIT_S = 1.0
"""How long a question waits for another process; a commit takes about 2 ms."""
BLANK_BYTES = 4096
"""SQLite's first page, which stands there before the first table does."""

FOLDER = "REFEREE_DATA"
"""The variable that names the data folder (`referee --data`)."""
MAGIC = b"SQLite format 3\0"
OURS = ("links.json", "cameras.json", "certificate.pem", "certificate-key.pem", "sets")
"""What stands beside a log in the user's data folder."""

Identity = tuple[int, int]


def default_path() -> Path:
    """Where the log is kept when nobody names a file: the data folder that is named, or else the user's own.

    `StoreError` where the user has none: in a container, say.
    """
    if named := os.environ.get(FOLDER):
        return Path(named) / "referee.db"
    base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    if base:
        return Path(base) / "referee" / "referee.db"
    home = _home()
    if home is None:
        raise StoreError("store-no-home", variable=FOLDER)
    return home / ".local" / "share" / "referee" / "referee.db"


def _own(folder: Path) -> bool:
    """Whether it is the user's own data folder, in which nobody else has anything; one that was named may be shared."""
    with contextlib.suppress(StoreError):
        return not os.environ.get(FOLDER) and folder == default_path().parent
    return False


def _home() -> Path | None:
    """The user's own folder; None where the system knows of none."""
    try:
        return Path.home()
    except RuntimeError:
        return None


class SqlitePlace:
    """The address of an SQLite database. `file`: its path, None where it is in memory; only a file can be watched."""

    alone: Mapping[str, Any] = {}
    reads: Mapping[str, Any] = {}

    def __init__(self, url: URL, file: Path | None) -> None:
        self.url, self.file = url, file
        self.name = str(self.file) if self.file is not None else self.url.render_as_string()
        self._known: Identity | None = None
        self._new = True
        if self.file is not None:
            _make_folder(self.file.parent)

    @property
    def called(self) -> str:
        """What screens call it: without the way to it, once it is open."""
        return self.name if self._known is None or self.file is None else f"{self.file.parent.name}/{self.file.name}"

    def engine(self) -> Engine:
        """An engine whose connections belong to the one file that `settle` saw, and never make a new one then."""
        creator = {} if self.file is None else {"creator": self._connect}
        engine = create_engine(self.url, json_deserializer=read_body, **creator)
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
        return engine

    def make_ready(self) -> None:
        """Make the file, where there is none, and let no other user of this computer see what belongs to the log.

        `StoreError` where it is no database, or empty or gone and what is beside it shows that it was a log: SQLite
        would begin a new one, and throw away what is left of the old one.
        """
        if self.file is None:
            return
        try:
            size = self.file.stat().st_size if self.file.exists() else None
            with contextlib.ExitStack() as stack:
                head = stack.enter_context(self.file.open("rb")).read(len(MAGIC)) if size else b""
            if head != MAGIC and (left := self._left(gone=size is None)) is not None:
                raise StoreError("store-emptied", name=self.name, left=left)
            if size and head != MAGIC:
                raise StoreError("store-no-log", name=self.name)
            self._new = not size
            private_file(self.file)
            if not _can_lock(self.file.parent):
                raise StoreError("store-no-locks", folder=self.file.parent)
            self._withdraw()
        except OSError as e:
            raise StoreError("store-no-folder", folder=self.file.parent, why=e.strerror) from e

    @property
    def blank(self) -> bool:
        """Whether a database without tables may be a new one: not where more is in the file, or pictures are beside it.

        Damage on SQLite's first page can look like that.
        """
        if self.file is None or self._new:
            return True
        pictures = beside(self.file)
        return self.file.stat().st_size <= BLANK_BYTES and not (pictures.is_dir() and any(pictures.iterdir()))

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

    def as_it_is(self) -> SqlitePlace:
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
        part = self._with(".part")
        part.unlink(missing_ok=True)
        private_file(part)
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
            self._with(rest).unlink(missing_ok=True)
        if self.file.exists():
            part.unlink()
            raise FileExistsError(self.file)
        part.replace(self.file)
        self.settle()

    def watched(self) -> AbstractContextManager[Callable[[Connection], None]]:
        """A file answers at once, or says why not."""
        return contextlib.nullcontext(lambda _: None)

    def complete(self, engine: Engine) -> None:
        """Write into a file that was moved away, wherever it is, what still stood beside it and stayed behind."""
        with contextlib.suppress(DBAPIError, sqlite3.Error), closing(engine.raw_connection()) as connection:
            driver: Any = connection.driver_connection
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()

    def _connect(self) -> sqlite3.Connection:
        mode = "rwc" if self._known is None else "rw"
        with contextlib.suppress(Unreachable):
            self.check()
            assert self.file is not None
            return sqlite3.connect(f"{address_of(self.file.absolute())}?mode={mode}", uri=True,
                                   timeout=WAIT_S, check_same_thread=False)
        raise sqlite3.OperationalError("the file is gone, or another one is in its place")

    def _left(self, *, gone: bool) -> str | None:
        """What is beside the file of a log that was there; pictures stay where somebody moved the log away."""
        assert self.file is not None
        wal, pictures = self._with("-wal"), beside(self.file)
        if wal.exists() and wal.stat().st_size:
            return wal.name
        return pictures.name if not gone and pictures.is_dir() else None

    def _withdraw(self) -> None:
        """What belongs to the log is for this user's eyes, and so is its folder where nothing else is in it."""
        assert self.file is not None
        folder, kept = self.file.parent, self.file.stem
        own = [self.file, *map(self._with, ("-wal", "-shm")), *(folder / name for name in OURS),
               *(folder / f"{kept}{kind}" for kind in (".evidence", ".films")),
               *journal.files_of(journal.beside(self.file)), *holding.files_of(self.file)]
        for path in chain(own, *(path.iterdir() for path in own if path.is_dir())):
            with contextlib.suppress(FileNotFoundError):
                withdraw(path)
        names = {path.name for path in own}
        shared = folder.stat().st_mode & stat.S_ISVTX or folder.resolve() in (_home(), Path(folder.anchor))
        if _own(folder) or (not shared and all(path.name in names for path in folder.iterdir())):
            withdraw(folder)

    def _with(self, ending: str) -> Path:
        assert self.file is not None
        return self.file.with_name(self.file.name + ending)

    def _there(self) -> Identity | None:
        assert self.file is not None
        try:
            found = self.file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino


def address_of(file: PurePath) -> str:
    """A file as SQLite is told of it: of a share, `\\\\nas\\games`, it takes no name of a machine but in the path."""
    address = file.as_uri()
    return address if address.startswith("file:///") else f"file:////{address.removeprefix('file://')}"


def _can_lock(folder: Path) -> bool:
    """Whether files in a folder can be locked, which shares of a network may not: there a log would be damaged."""
    if sys.platform == "win32":
        return True  # every file system that it knows can
    with tempfile.TemporaryFile(dir=folder) as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as e:
            return e.errno in (errno.EACCES, errno.EAGAIN)
    return True


def beside(file: Path | None) -> Path:
    """The folder of the pictures that belong to a log."""
    assert file is not None
    return file.with_name(file.stem + ".evidence")


def _make_folder(folder: Path) -> None:
    try:
        private_folder(folder)
    except OSError as e:
        raise StoreError("store-no-folder", folder=folder, why=e.strerror) from e


def _prepare(connection: Any, _record: object) -> None:
    connection.text_factory = _text
    connection.isolation_level = None  # we say BEGIN ourselves, so that a migration is one transaction
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _text(stored: bytes) -> str:
    """Damaged letters are shown as such, and keep nobody from reading the rest."""
    return stored.decode("utf-8", "replace")


def _begin(connection: Connection) -> None:
    """A writer takes its lock at once: two that read first and write later could not both go on."""
    options = connection.get_execution_options()
    connection.exec_driver_sql(f"PRAGMA busy_timeout={int(options.get('referee_wait', WAIT_S) * 1000)}")
    if not options.get("referee_outside"):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("referee_write") else "BEGIN")


def read_body(text: str) -> Any:
    """JSON of the log; what is damaged is given as the text that it is, which is nothing that anybody keeps."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
