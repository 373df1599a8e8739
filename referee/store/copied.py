"""A log that may only be read: on a disc, in a backup, another user's.

Why it exists: SQLite writes beside a log even to read it, and a log of an older version is brought up to date first; so
where neither can be, a copy is read. What it does not do: bring anything back.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from referee.store.errors import StoreError

TRIES = 5
"""How often a log is copied anew into which somebody writes meanwhile."""


@contextmanager
def readable(log: Path | str) -> Iterator[Path | str]:
    """The log itself, or where nothing may be written a copy of it meanwhile. `StoreError` where it cannot be read.

    What stands beside it and was not taken into it yet is copied along. One on a server, by its address, is itself.
    """
    if isinstance(log, str):
        yield log
        return
    if os.access(log, os.W_OK) and os.access(log.parent, os.W_OK):
        yield log
        return
    with tempfile.TemporaryDirectory(prefix="referee-log-") as folder:
        copy = Path(folder) / log.name
        try:
            for _ in range(TRIES):
                before = _facts(log)
                for part in _parts(log):
                    shutil.copyfile(part, copy.with_name(part.name))
                if _facts(log) == before:
                    break
            else:
                raise StoreError("store-locked", name=log)
        except OSError as e:
            raise StoreError("store-unusable", name=log, reason=e.strerror or str(e)) from e
        yield copy


def _parts(log: Path) -> list[Path]:
    """The file, and what SQLite has not taken into it yet."""
    return [path for path in (log, log.with_name(f"{log.name}-wal")) if path.exists()]


def _facts(log: Path) -> list[tuple[str, int, int]]:
    return [(path.name, path.stat().st_size, path.stat().st_mtime_ns) for path in _parts(log)]
