"""Files from outside: read, checked against their form, and written whole.

Why it exists: people edit these files and hand them on, so each mistake must be told with its place. The forms are
pydantic's, in a module for each file that is loaded only when one is read; docs/schemas holds them as JSON Schema.
What is kept of people is for this user's eyes: folders 700, files 600. What it does not do: write a film or a log,
which grow line by line.
"""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import Any


class FileFault(ValueError):
    """A file that is there and holds no JSON; the message says why."""


def read_json(path: Path) -> Any:
    """What a JSON file holds. FileNotFoundError where there is none, `FileFault` where it cannot be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise
    except OSError as e:
        raise FileFault(e.strerror or str(e)) from e
    except (ValueError, RecursionError) as e:  # of ValueError too: numbers with thousands of digits
        raise FileFault(str(e)) from e


def write_whole(path: Path, text: str, *, private: bool = False) -> None:
    """Write a text file, replacing an older one only once the new one is complete. `private`: for this user's eyes."""
    part = path.with_name(path.name + ".part")
    if private:
        part.unlink(missing_ok=True)
        private_file(part)
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def private_file(path: Path) -> None:
    """Make an empty file that only this user may read and write, whatever the umask; one that is there is kept as it is
    but for what others may do with it."""
    try:
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        withdraw(path)
        return
    os.close(handle)
    if os.name == "posix":
        path.chmod(0o600)


def private_folder(folder: Path) -> None:
    """Make a folder, and those it lies in, that only this user may enter; one that is there is left as it is."""
    missing = [folder, *folder.parents]
    missing = missing[:next((n for n, one in enumerate(missing) if one.exists()), len(missing))]
    for one in reversed(missing):
        one.mkdir(mode=0o700, exist_ok=True)
        if os.name == "posix":
            one.chmod(0o700)
    folder.mkdir(exist_ok=True)  # says what is in the way


def withdraw(path: Path) -> None:
    """Take from others what they may do with a file or folder of this user; nothing where it is somebody else's."""
    if os.name != "posix":
        return
    found = path.stat()
    mode = stat.S_IMODE(found.st_mode)
    if mode & 0o077 and found.st_uid == os.geteuid():
        path.chmod(mode & 0o700)
