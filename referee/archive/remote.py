"""Files at addresses that fsspec knows (`s3://`, `https://`, `sftp://`, ...), fetched whole before they are read.

Why it exists: workers on many machines need no shared folder. What it does not do: the addresses' own libraries, which
fsspec names where one is missing.
"""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

from referee.addresses import shown
from referee.archive.errors import ArchiveError

CHUNK = 1 << 22


def is_remote(spec: str) -> bool:
    """Whether it is an address and no file of this machine."""
    return "://" in spec


def local(spec: str) -> str:
    """A `file://` address as its path; anything else as it is."""
    return url2pathname(urlsplit(spec).path) if spec.lower().startswith("file://") else spec


def matching(address: str) -> list[str]:
    """The addresses that a pattern names, in order; one without a pattern is taken as it is."""
    files, path = _opened(address)
    if not any(sign in path for sign in "*?["):
        return [address]
    try:
        return sorted(files.unstrip_protocol(one) for one in files.glob(path))
    except Exception as e:
        raise _unreachable(address, e) from e


def stamp(address: str) -> tuple[int | None, str]:
    """How many bytes there are, None where that is not told, and what changes when they do; empty where it is not
    there."""
    files, path = _opened(address)
    try:
        facts = files.info(path)
    except FileNotFoundError:
        return None, ""
    except Exception as e:
        raise _unreachable(address, e) from e
    changed = next((str(facts[key]) for key in ("ETag", "etag", "mtime", "LastModified", "created") if facts.get(key)),
                   "")
    return facts.get("size"), changed


def exists(address: str) -> bool:
    """Whether there is a file."""
    files, path = _opened(address)
    try:
        return bool(files.exists(path))
    except Exception as e:
        raise _unreachable(address, e) from e


@contextlib.contextmanager
def fetched(spec: str) -> Iterator[Path]:
    """A file of this machine as it is, or a copy of what is at an address, for as long as it is needed."""
    if not is_remote(spec):
        yield Path(spec)
        return
    files, path = _opened(spec)
    with tempfile.TemporaryDirectory(prefix="referee-") as folder:
        copy = Path(folder, PurePosixPath(urlsplit(spec).path).name or "recording")
        try:
            with files.open(path, "rb") as there, copy.open("wb") as here:
                shutil.copyfileobj(there, here, CHUNK)
        except Exception as e:
            raise _unreachable(spec, e) from e
        yield copy


def _opened(address: str) -> tuple[Any, str]:
    """The file system of an address, and the path in it."""
    try:
        from fsspec.core import url_to_fs
    except ImportError as e:
        raise ArchiveError("archive-no-fsspec", address=shown(address)) from e
    try:
        files, path = url_to_fs(address)
    except Exception as e:
        raise _unreachable(address, e) from e
    return files, str(path)


def _unreachable(address: str, error: Exception) -> ArchiveError:
    """What a library of an address raises may be anything."""
    return ArchiveError("archive-unreachable", address=shown(address), why=shown(f"{type(error).__name__}: {error}"))
