"""What the commands share: how they speak, how they explain an error, how they show progress.

Why it exists: every command says things the same way. What it does not do: know any room.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from referee.i18n.said import Said, SaidError, in_language, spoken
from referee.i18n.speech import ENGLISH, LONGEST_TOLD, Spoken, quoted

if TYPE_CHECKING:
    from referee.values.common import Table
    from referee.vision.board import TaughtSet

PROGRESS_S = 0.1
MOST_MATCHES = 2**63 - 1
"""The log numbers no more."""

TableOption = Annotated[Path, typer.Option("--table", metavar="TABLE.json",
                                           help="The learned table (made by `referee learn`).")]
SetOption = Annotated[str | None, typer.Option("--set", metavar="SET.json|NAME", help="The taught pieces (made by "
                                               "`referee teach`): a file, or the name they are kept by.")]
GameOption = Annotated[str | None, typer.Option("--game", help="The game, where no table says it.")]
DbOption = Annotated[str | None, typer.Option("--db", metavar="FILE|ADDRESS", help="The log (default: in the user's "
                                              "data folder); or a PostgreSQL database, postgresql://USER@HOST/NAME.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


class UserError(SaidError):
    """Something a user can change; the message is one sentence saying what."""


class _Speaking:
    """In which language people are spoken to, and programs (`--json`), which get English unless it was asked for."""

    people = programs = ENGLISH


def speak(asked: str | None, environment: Mapping[str, str]) -> None:
    """Speak the language that was `asked` for, else to people that of the `environment` if there are texts in it.

    `UserError` naming the languages there are.
    """
    from referee.i18n import languages

    named = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    own = re.split(r"[_.@-]", named)[0].lower()
    _Speaking.people, _Speaking.programs = own if own in languages() else ENGLISH, ENGLISH
    if asked is not None and asked not in languages():
        raise UserError("cli-no-language", language=asked, languages=languages())
    if asked is not None:
        _Speaking.people = _Speaking.programs = asked


def language_of_people() -> str:
    """The language people are spoken to, for what is written for them."""
    return _Speaking.people


def words(text: str) -> str:
    """A sentence in the language people are spoken to."""
    return in_language(text, _Speaking.people)


def say(text: str) -> None:
    """A message for people: stderr."""
    print(words(text), file=sys.stderr, flush=True)


def say_on_terminal(text: str) -> None:
    """Say what is being done meanwhile, only on a terminal."""
    if sys.stderr.isatty():
        say(text)


def tell(text: str) -> None:
    """A line for people on stdout."""
    print(words(text), flush=True)


def print_json(value: Any) -> None:
    """One JSON document on stdout, one line."""
    print(json.dumps(spoken(value, _Speaking.programs), ensure_ascii=False), flush=True)


def explain(error: Exception) -> str | None:
    """The sentence for an expected error; None for a bug, which keeps its traceback.

    Every exception class of our own carries a sentence for people. What the operating system refuses (a folder
    that cannot be written, a full disk) is explained with the file's name.
    """
    if type(error).__module__.partition(".")[0] == "referee":
        said = str(error)
        return f"referee: {words(said) if isinstance(said, Spoken) else quoted(said, LONGEST_TOLD)}"
    if isinstance(error, OSError):
        where = f"{quoted(str(error.filename))}: " if error.filename else ""
        return f"referee: {where}{error.strerror or error}"
    return None


def output_files(paths: Iterable[Path | None], reading: Iterable[str | Path | None] = ()) -> None:
    """Files about to be written, None left out: their folders must be there, each must be one of its own, and none one
    that is read. Raises `UserError`, before any work is done.
    """
    taken = {os.path.realpath(path) for path in reading if path is not None}
    for path in paths:
        if path is None:
            continue
        if not path.parent.is_dir():
            raise UserError("cli-no-folder", folder=path.parent, file=path.name)
        if path.is_dir():
            raise UserError("cli-is-folder", path=path)
        if os.path.realpath(path) in taken and (path.is_file() or not path.exists()):
            raise UserError("cli-named-twice", path=path)
        taken.add(os.path.realpath(path))


def log_of(db: str | None) -> Path | str | None:
    """What `--db` names: a file, or the address of a database."""
    return db if db is None or "://" in db else Path(db)


def journal_files(log: Path | None) -> list[Path]:
    """The files that `--log` writes: itself, and those that are put aside."""
    from referee.journal import files_of

    return [] if log is None else files_of(log)


def warn_of_view(table: Table, seats: Iterable[str] = ()) -> None:
    """Say what the view lacked when the table was learned, and which of the `seats` at the table were taught no card:
    what may be theirs is nobody's to who knows only others."""
    for warning in table.quality.warnings:
        say(Said("cli-warning", what=warning))
    strangers = [seat for seat in seats if table.taught is not None and not table.taught.pieces("half", seat)]
    if strangers:
        say(Said("cli-warning", what=Said("cli-untaught", owners=strangers)))


def of_one_game(table: Table, game: str | None) -> None:
    """`UserError` where the table is another game's than was said, and that game is not seen on such tables as well."""
    from referee.games.registry import eyes_named

    if game is not None and not isinstance(eyes_named(game), type(eyes_named(table.game))):
        raise UserError("match-other-table", match=game, table=table.game)


def load_set(spec: str) -> TaughtSet:
    """A taught set: the file of that name, or else the one that is kept by it."""
    from referee.files import taught
    from referee.store import Sets

    if Path(spec).suffix.lower() == ".json" or Path(spec).is_file():
        return taught.load_set(Path(spec))
    return taught.set_in(Sets().load(spec))


def knows(taught: TaughtSet) -> str:
    """One line: which set a table knows."""
    of = list(taught.owners) or Said("cli-nobody")
    return Said("cli-knows-set", name=taught.name, owners=of) if taught.name else Said("cli-knows", owners=of)


class LinesFile:
    """A text file written anew from its first line on: what it held before is kept until then."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", encoding="utf-8")
        self._old = path.is_file()

    def write_line(self, line: str) -> None:
        if self._old:
            self._file.truncate(0)
            self._old = False
        self._file.write(line + "\n")

    def flush(self) -> None:
        self._file.flush()

    def __enter__(self) -> LinesFile:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


class Progress:
    """A line that counts on stderr, only on a terminal. `total` None: it counts without an end in sight."""

    def __init__(self, what: str, total: int | None) -> None:
        self._what, self._total = what, total
        self._last = 0.0
        self._shown = sys.stderr.isatty()

    def at(self, done: int) -> None:
        now = time.monotonic()
        if self._shown and now - self._last >= PROGRESS_S:
            self._last = now
            total = self._total if self._total and done <= self._total else None  # some containers only estimate it
            of = f" of {total} ({100 * done // total} %)" if total else ""
            print(f"\r{self._what} {done}{of}\x1b[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the line away, before something else is said or at the end."""
        if self._shown and self._last:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


PATIENCE_S = 2.0
"""A Ctrl-C so soon after another is the same wish: it does not break off what is being closed."""


def endings() -> list[signal.Signals]:
    """Ctrl-C, and the signals by which the system, or a terminal that is closed, asks a command to end. A signal to
    which the command was made deaf, by `nohup` or a shell's background, is not among them."""
    there = [signal.Signals[name] for name in ("SIGINT", "SIGTERM", "SIGHUP") if name in signal.Signals.__members__]
    return [ending for ending in there if signal.getsignal(ending) is not signal.SIG_IGN]


class Interrupts:
    """Answers to `endings`: the first calls `first`, a later one interrupts, and one within `PATIENCE_S` is not heard.
    Without `first` each is an interrupt."""

    def __init__(self, first: Callable[[], None] | None = None) -> None:
        self._first, self._deaf_until = first, 0.0

    def __call__(self, _signal: int, _frame: object) -> None:
        now = time.monotonic()
        if now < self._deaf_until:
            return
        self._deaf_until, first, self._first = now + PATIENCE_S, self._first, None
        if first is None:
            raise KeyboardInterrupt
        first()


@contextlib.contextmanager
def ending_early(stop: Callable[[], None]) -> Iterator[None]:
    """While it lasts, the first Ctrl-C (or end asked for by the system) calls `stop` and what runs ends in order; one
    that comes `PATIENCE_S` later ends it at once."""
    interrupts = Interrupts(stop)
    before = {ending: signal.signal(ending, interrupts) for ending in {signal.SIGINT, *endings()}}
    try:
        yield
    finally:
        for ending, handler in before.items():
            signal.signal(ending, handler)


@contextlib.contextmanager
def progress(what: str, total: int | None = None) -> Iterator[Progress]:
    """A `Progress` that is taken away when the work ends, however it ends."""
    line = Progress(what, total)
    try:
        yield line
    finally:
        line.clear()
