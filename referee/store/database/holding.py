"""Who plays from a log: one program at a time, known by a lock of the system on a file beside the log.

Why it exists: two dashboards that play one match each write lines the other never heard of, and show two truths. The
lock ends with its program, however that ends. What it does not do: keep anybody from reading, exporting or judging.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from referee.files import FileFault, private_file, private_folder, read_json, write_whole
from referee.store.errors import StoreError

ENDS_S = 20.0
"""How long one that was asked may take to end: it writes what waits, and a film that is being made."""
LOOKS_S = 0.2
"""How often it is looked whether it has ended."""
ENDINGS = ("playing", "player.json", "wanted")
"""What stands beside a log called `referee.db`: `referee.db.playing` is the lock, the others are gone when it is."""
BUSY = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""How systems say that another program has the lock."""

if sys.platform == "win32":
    import msvcrt

    def _locked(handle: int) -> bool:
        """Whether the lock could be had; it lasts until the handle is closed."""
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as e:
            return e.errno not in BUSY
        return True
else:
    import fcntl

    def _locked(handle: int) -> bool:
        """Whether the lock could be had; it lasts until the handle is closed."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as e:
            return e.errno not in BUSY
        return True


@dataclass(frozen=True, slots=True)
class Player:
    """The program that plays: the `address` of its page, and the number of the `match` it plays, 0 for none."""

    address: str = "…"
    match: int = 0


class Holding:
    """The right to play from the log at a path, which lies on a disk of this or another machine."""

    def __init__(self, log: Path) -> None:
        self._lock, self._player, self._asked = files_of(log)
        self._handle: int | None = None
        self._told = Player()

    @property
    def held(self) -> bool:
        """Whether this program plays."""
        return self._handle is not None

    def take(self) -> bool:
        """Play, where nobody does; False where another program plays. `StoreError` where no file can be written.

        On a share without locks nobody can know: it is played then.
        """
        if self._handle is not None:
            return True
        try:
            private_folder(self._lock.parent)
            private_file(self._lock)
            handle = os.open(self._lock, os.O_RDWR)
        except OSError as e:
            raise StoreError("store-no-folder", folder=self._lock.parent, why=e.strerror) from e
        if not _locked(handle):
            os.close(handle)
            return False
        self._handle = handle
        for old in (self._player, self._asked):
            old.unlink(missing_ok=True)
        return True

    def tell(self, player: Player) -> None:
        """Let others know where it is played, and what. A full disk keeps nobody from playing."""
        if self._handle is not None and player != self._told:
            self._told = player
            with contextlib.suppress(OSError):
                write_whole(self._player, json.dumps(asdict(player)), private=True)

    def other(self) -> Player:
        """Who plays, as far as that was told."""
        try:
            found = read_json(self._player)
            return Player(str(found["address"]), int(found["match"]))
        except (OSError, FileFault, LookupError, TypeError, ValueError):
            return Player()  # it has just begun, or another version wrote it

    def take_over(self) -> bool:
        """Ask whoever plays to end, and play; False where it did not end within `ENDS_S`."""
        until = time.monotonic() + ENDS_S
        while not self.take():
            if time.monotonic() > until:
                self._asked.unlink(missing_ok=True)
                return False
            with contextlib.suppress(FileNotFoundError):  # whoever ends just now takes it away
                private_file(self._asked)
            time.sleep(LOOKS_S)
        return True

    @property
    def asked(self) -> bool:
        """Whether another program asks this one to end."""
        return self._handle is not None and self._asked.exists()

    def close(self) -> None:
        """Let others play."""
        if self._handle is not None:
            for own in (self._player, self._asked):
                own.unlink(missing_ok=True)
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def files_of(log: Path) -> list[Path]:
    """What stands beside a log while it is played from."""
    return [log.with_name(f"{log.name}.{end}") for end in ENDINGS]
