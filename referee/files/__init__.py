"""Files from outside: read, checked against their form, and written whole.

Why it exists: people edit these files and hand them on, so each mistake must be told with its place. The forms are
pydantic's, in a module for each file that is loaded only when one is read; docs/schemas holds them as JSON Schema.
What is kept of people is for this user's eyes: folders 700, files 600. What it does not do: write a film or a log,
which grow line by line.
"""

from __future__ import annotations

import codecs
import errno
import json
import math
import os
import re
import select
import stat
import tomllib
from pathlib import Path
from typing import Any

from referee.i18n.said import Said, SaidError
from referee.i18n.speech import quoted

MOST_TEXT = 48 << 20
"""Bytes of a text file. A table holds a picture of up to 30 MB as base64."""
MOST_DIGITS = 30
"""A whole number of more digits is no count of anything."""
MOST_VALUES = 1_000_000
"""Values of a JSON file, each of which may take 100 bytes of memory; a table has some thousand."""
MOST_STEPS = 100
"""Dots in a line of TOML: a name of 20,000 steps, 40 KB, takes its reader 2.4 GB and 40 s."""
WAIT_S = 5.0
"""A pipe that gives nothing for so long will not give a file."""
CHUNK = 1 << 20
MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF32_LE, "utf-32"), (codecs.BOM_UTF32_BE, "utf-32"),
         (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
"""How a text begins that says of itself in which way its letters are written; the longer mark before its beginning."""
_HALF = re.compile(r"\\u[dD][89a-fA-F]")
"""How JSON writes a half of a character; two in a row may be a whole one."""


class FileFault(SaidError, ValueError):
    """A file that is there and cannot be used; the message says why, without its name."""


class FileTooLarge(FileFault):
    """A file with more bytes than it may have, or without end."""


def read_whole(path: Path, most: int) -> bytes:
    """All bytes of a file, or of a pipe that is being written to. `FileTooLarge` where there are more than `most`.

    Never waits for long: OSError where nothing comes. ValueError for a name that no file can have.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(descriptor, "rb", buffering=0) as file:
        facts = os.fstat(file.fileno())
        regular = stat.S_ISREG(facts.st_mode)
        data, size = b"", facts.st_size + 1 if regular else CHUNK
        while len(data) <= most and facts.st_size <= most:
            if not regular and os.name == "posix" and not select.select([file], [], [], WAIT_S)[0]:
                raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT), str(path))
            more = file.read(size)
            if not more:
                return data
            data = data + more if data else more
        raise FileTooLarge("file-too-large", megabytes=most // 1_000_000)


def why_not(error: Exception) -> str:
    """Why a file cannot be opened, from what the system says."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return Said("file-name-null") if "null" in str(error) else str(error)


def decoded(data: bytes) -> str:
    """The text of a file in UTF-8, or in UTF-16 or UTF-32 where its mark says so, as editors of Windows save it.

    `FileFault` where it is none: an old code page cannot be told from another one, and would change names in silence.
    """
    coding = next((coding for mark, coding in MARKS if data.startswith(mark)), "utf-8")
    try:
        text = data.decode(coding)
    except UnicodeDecodeError as e:
        raise FileFault("file-no-text") from e
    if "\0" in text:  # UTF-16 without its mark, or no text at all
        raise FileFault("file-no-text")
    return text


def read_text(path: Path, most: int = MOST_TEXT) -> str:
    """What a text file holds (`decoded`). FileNotFoundError where there is none, `FileFault` where it is no text."""
    try:
        return decoded(read_whole(path, most))
    except (FileNotFoundError, FileFault):
        raise
    except (OSError, ValueError) as e:
        raise FileFault("file-not-opened", why=why_not(e)) from e


def read_json(path: Path) -> Any:
    """What a JSON file holds. FileNotFoundError where there is none, `FileFault` where it cannot be read."""
    return parse_json(read_text(path))


def parse_toml(text: str) -> dict[str, Any]:
    """What a TOML text holds. `FileFault` where it is none, or a name is of more steps than any (`a.a.a...`)."""
    if any(line.count(".") > MOST_STEPS for line in text.splitlines()):
        raise FileFault("file-too-deep")
    try:
        return tomllib.loads(text)
    except RecursionError as e:
        raise FileFault("file-too-deep") from e
    except ValueError as e:
        raise FileFault(quoted(str(e))) from e


def parse_json(text: str, *, finite: bool = False) -> Any:
    """What a JSON text holds; `finite`: without NaN and infinite numbers, for whoever has no form that refuses them.

    `FileFault` where it is none, or holds one of these:
    - half a character, or too many values;
    - a name twice in one object (the last would win in silence);
    - a whole number that counts nothing.
    """
    if sum(map(text.count, ",[{:")) > MOST_VALUES:
        raise FileFault("file-too-many-values")
    try:
        numbers = _finite if finite else float
        data = json.loads(text, object_pairs_hook=_once, parse_int=_short, parse_float=numbers, parse_constant=numbers)
        if _HALF.search(text):
            json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as e:
        raise FileFault("file-half-character") from e
    except RecursionError as e:
        raise FileFault("file-too-deep") from e
    except json.JSONDecodeError as e:
        raise FileFault("file-no-json", line=e.lineno, column=e.colno) from e
    return data


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise FileFault("file-doubled", field=repr(next(name for name in names if names.count(name) > 1)))
    return found


def _short(number: str) -> int:
    if len(number) > MOST_DIGITS:
        raise FileFault("file-number", number=f"{number[:10]}…")
    return int(number)


def _finite(number: str) -> float:
    found = float(number)
    if not math.isfinite(found):
        raise FileFault("file-number", number=number if len(number) <= MOST_DIGITS else f"{number[:10]}…")
    return found


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
