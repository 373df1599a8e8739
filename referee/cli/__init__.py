"""The `referee` command: one file a command, each a thin front of one room.

Why it exists: what a user types becomes a call, and what went wrong becomes one sentence. What it does not
do: any work of its own. A command's file imports its room inside the function, so that `referee --help` and
a mistyped option answer at once.

Exit status: 0 done; 1 the input was understood but cannot be used (the sentence on stderr says what to
change); 2 wrong usage. Data goes to stdout, everything said to people to stderr.
"""

from __future__ import annotations

import contextlib
import io
import os
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperGroup

from referee import __version__
from referee.cli.common import Interrupts, endings, explain, say, speak
from referee.i18n.speech import LONGEST_TOLD, quoted

COMMANDS = ("demo", "learn", "teach", "read", "changes", "watch", "audit", "case", "legal", "score", "serve",
            "simulate", "evaluate", "export", "calibrate", "doctor", "bench", "club")

_WRONG_USAGE: type[Exception] = typer.BadParameter.__mro__[1]
"""The error of every mistyped command line, of the click that typer brings along."""


class _Commands(TyperGroup):
    """The commands; what was mistyped is quoted within bounds."""

    def make_context(self, *args: Any, **kwargs: Any) -> Any:
        with _quoted_shortly():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: Any) -> Any:
        with _quoted_shortly():
            return super().invoke(ctx)


@contextlib.contextmanager
def _quoted_shortly() -> Iterator[None]:
    try:
        yield
    except _WRONG_USAGE as error:
        vars(error)["message"] = quoted(vars(error)["message"], LONGEST_TOLD)
        raise


app = typer.Typer(cls=_Commands, name="referee", no_args_is_help=True, add_completion=False, rich_markup_mode=None,
                  pretty_exceptions_enable=False, context_settings={"help_option_names": ["-h", "--help"]})


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"referee {__version__}")
        raise typer.Exit


@app.callback(help="A webcam referee for the Ligretto family of games.")
def _referee(
    version: bool = typer.Option(False, "--version", callback=_print_version, is_eager=True,
                                 help="Print the version and exit."),
    lang: str | None = typer.Option(None, "--lang", metavar="de|en|es|fr|it|nl",
                                    help="The language of what is said, also of sentences in --json. Without it people "
                                         "are spoken to as LANG says, and JSON is English."),
    data: Path | None = typer.Option(None, "--data", metavar="FOLDER", envvar="REFEREE_DATA",
                                     help="Where the log, the links and the taught sets are kept (default: the user's "
                                          "data folder)."),
) -> None:
    speak(lang, os.environ)
    if data is not None:
        os.environ["REFEREE_DATA"] = str(data)


for _name in COMMANDS:
    if find_spec(f"referee.cli.{_name}"):
        app.command(_name)(getattr(import_module(f"referee.cli.{_name}"), _name))


def _common_first(arguments: list[str]) -> list[str]:
    """`--lang de` and `--data FOLDER` may stand after the command too."""
    first, rest = list[str](), list(arguments)
    own = rest[:rest.index("--")] if "--" in rest else rest
    for n, argument in reversed(list(enumerate(own))):
        if argument.partition("=")[0] in ("--lang", "--data"):
            end = n + 1 if "=" in argument else n + 2
            first = [*rest[n:end], *first]
            del rest[n:end]
    return [*first, *rest]


@contextlib.contextmanager
def _libraries_quiet() -> Iterator[None]:
    """What libraries write past Python goes nowhere: a decoder's complaints would stand between our sentences."""
    try:
        ours = isinstance(sys.stderr, io.TextIOWrapper) and sys.stderr.fileno() == 2
    except io.UnsupportedOperation:  # whoever called put something else in its place
        ours = False
    if not ours:
        yield
        return
    before, kept = sys.stderr, os.dup(2)
    before.flush()
    with (os.fdopen(kept, "w", buffering=1, encoding=before.encoding, errors="backslashreplace") as sys.stderr,
          Path(os.devnull).open("wb") as nowhere):
        os.dup2(nowhere.fileno(), 2)
        try:
            yield
        finally:
            sys.stderr.flush()
            os.dup2(kept, 2)
            sys.stderr = before


def main() -> None:
    """Run the command line of this process. Expected errors become one line and status 1; bugs keep their traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # what is piped is UTF-8 everywhere; a terminal shows what it can
            stream.reconfigure(encoding=stream.encoding if stream.isatty() else "utf-8", errors="backslashreplace")
    interrupts = Interrupts()
    for ending in endings():
        signal.signal(ending, interrupts)
    sys.argv[1:] = _common_first(sys.argv[1:])
    try:
        with _libraries_quiet():
            app()
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as error:
        sentence = explain(error)
        if sentence is None:
            raise
        say(sentence)
        sys.exit(1)
