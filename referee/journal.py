"""What happens to the program itself, as the standard library's `logging` carries it: to a file, and to the host.

Why it exists: the camera failed at nine, and at ten whoever hosts wants to know why. Warnings of capture, sight and
store go through here, without passwords. What it does not do: keep what happens in a match (`store`), or tell players.
"""

from __future__ import annotations

import logging
import logging.handlers
import re
import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from referee.addresses import masked
from referee.files import private_file
from referee.i18n.said import SaidError
from referee.i18n.speech import Spoken

LARGEST = 500_000
"""Bytes of the file before it is put aside; an evening with a bad camera writes some 50,000."""
ASIDE = 3
"""Files put aside that are kept: `referee.db.log.1` is the newest of them."""
AT_HAND = 200
"""Newest entries that the page shows."""
AGAIN_S = 60.0
"""Within so many seconds the same is said once: a camera that sends broken pictures does so thirty times a second."""
MOST_SAID = 50
"""Sentences that are remembered for that."""
LONGEST = 4000
"""Characters of an entry; a traceback has some 3000."""
FROM = ("referee", "uvicorn.error")
"""Loggers that are heard: our own, and what the web server says of a bug in an answer."""

BEGINS = re.compile(rb"\d{4}-\d\d-\d\dT[\d:.]+Z (?:INFO|WARNING|ERROR) ")
"""How an entry begins in a file."""

_lock = threading.Lock()
_kept: deque[Entry] = deque(maxlen=AT_HAND)


class JournalError(SaidError, ValueError):
    """A file that holds something else, which would be lost or spoiled; the message says what to change."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened.

    `at`: ISO 8601 in UTC; `level`: info, warning or error; `part`: the room it is from. `text`: a sentence that can be
    said in any language where it is one of ours; of a bug English, with the traceback below it.
    """

    at: str
    level: str
    part: str
    text: str


def entries() -> list[Entry]:
    """What happened since the program began, the newest first, at most `AT_HAND`."""
    with _lock:
        return list(reversed(_kept))


@contextmanager
def keeping(path: Path | None) -> Iterator[None]:
    """While it lasts, what happens is kept at hand and, with a `path`, in that file.

    `JournalError` where the file, or one of those put aside, holds something else; OSError where it cannot be made.
    """
    if path is not None and (foreign := [file for file in files_of(path) if not _ours(file)]):
        raise JournalError("journal-foreign", path=foreign[0])
    handlers: list[logging.Handler] = [_AtHand(), *([] if path is None else [_File(path)])]
    loggers = [logging.getLogger(name) for name in FROM]
    own, level = loggers[0], loggers[0].level
    own.setLevel(logging.INFO)  # the web server's level is its own to say
    for handler in handlers:
        handler.setFormatter(_Line())
        handler.addFilter(_Calm())
        handler.addFilter(lambda record: record.name.startswith("referee") or record.levelno >= logging.ERROR)
    for logger in loggers:
        for handler in handlers:
            logger.addHandler(handler)
    before = threading.excepthook

    def ended(said: threading.ExceptHookArgs) -> None:
        """A bug that ended a thread."""
        if said.exc_value is not None and not isinstance(said.exc_value, SystemExit):
            own.error("a thread ended by a bug", exc_info=said.exc_value)
        before(said)

    threading.excepthook = ended
    try:
        yield
    finally:
        threading.excepthook = before
        own.setLevel(level)
        for logger in loggers:
            for handler in handlers:
                logger.removeHandler(handler)
        for handler in handlers:
            handler.close()


def files_of(path: Path) -> list[Path]:
    """The file of that path, and those that were put aside."""
    return [path, *(path.with_name(f"{path.name}.{n}") for n in range(1, ASIDE + 1))]


def beside(log: Path) -> Path:
    """Where it is kept when nobody says: beside the log of the matches, which never has the same name."""
    return log.with_name(f"{log.name}.log")


def _ours(path: Path) -> bool:
    """Whether nothing is lost if entries are written there: nothing is there, or entries are."""
    if not path.exists():
        return True
    if not path.is_file():
        return False
    with path.open("rb") as file:
        beginning = file.read(64)
    return not beginning or BEGINS.match(beginning) is not None


def _entry(record: logging.LogRecord) -> Entry:
    said = record.args[0] if record.msg == "%s" and isinstance(record.args, tuple) and record.args else None
    text = masked(said) if isinstance(said, Spoken) else masked(record.getMessage())[:LONGEST]
    if record.exc_info:
        text = masked(f"{text}\n{logging.Formatter().formatException(record.exc_info)}")[:LONGEST]
    part = record.name.removeprefix("referee.").partition(".")[0]
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    return Entry(at.replace("+00:00", "Z"), record.levelname.lower(), part, text)


class _Line(logging.Formatter):
    """An entry as lines of a file; those after the first are indented, so that nothing can look like another entry."""

    def format(self, record: logging.LogRecord) -> str:
        entry = _entry(record)
        said = "\n    ".join("".join(c if c.isprintable() else " " for c in line) for line in entry.text.splitlines())
        return f"{entry.at} {entry.level.upper()} {entry.part}: {said}"


class _Calm(logging.Filter):
    """Lets the same sentence pass once in `AGAIN_S`."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if record.created - self._said.get(text, float("-inf")) < AGAIN_S:
            return False
        self._said.pop(text, None)
        self._said[text] = record.created
        if len(self._said) > MOST_SAID:
            del self._said[next(iter(self._said))]
        return True


class _AtHand(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        with _lock:
            _kept.append(_entry(record))


class _File(logging.handlers.RotatingFileHandler):
    """A file that only this user may read. Where it cannot be written any more, that is kept at hand once."""

    def __init__(self, path: Path) -> None:
        self._failed = False
        super().__init__(path, maxBytes=LARGEST, backupCount=ASIDE, encoding="utf-8", errors="backslashreplace")

    def _open(self) -> TextIO:  # type: ignore[override]
        private_file(Path(self.baseFilename))
        return super()._open()

    def close(self) -> None:
        try:
            super().close()
        except OSError as e:  # what was left to be written finds no room: the program ends all the same
            self._lost(e)

    def handleError(self, record: logging.LogRecord) -> None:
        self._lost(sys.exc_info()[1])

    def _lost(self, error: BaseException | None) -> None:
        if self._failed:
            return
        self._failed = True
        made = logging.LogRecord("referee.journal", logging.WARNING, "", 0, "%s: %s", (self.baseFilename, error), None)
        with _lock:
            _kept.append(_entry(made))
