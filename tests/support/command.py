"""Runs the `referee` command and gives its exit status, stdout and stderr: here, or as a user does in another process.

Why it exists: a process has to load every room first, which is most of what a short command costs. What it does not
do: forgive anything. Here too the streams are the system's own, so that what a library writes past Python is caught.
The commands are built once a process, which takes forty times as long as to answer a question.
"""

import contextlib
import functools
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any
from unittest import mock

import typer
from typer import testing

from referee.cli import main
from referee.cli.common import endings

Done = subprocess.CompletedProcess[str]
BUILT = functools.cache(typer.main.get_command)


class CliRunner(testing.CliRunner):
    """Typer's own, which would build all commands anew for each question."""

    def invoke(self, *arguments: Any, **named: Any) -> testing.Result:
        with mock.patch.object(testing, "_get_command", BUILT):
            return super().invoke(*arguments, **named)


def started(*arguments: object, stdin: bytes | None = None, cwd: Path | None = None, timeout: float = 60) -> Done:
    """The finished command, run in a process of its own. It never waits for a keyboard."""
    done = subprocess.run([sys.executable, "-m", "referee", *map(str, arguments)], input=stdin or b"", cwd=cwd,
                          capture_output=True, timeout=timeout, check=False)
    return Done(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def referee(*arguments: object, stdin: bytes | None = None, cwd: Path | None = None) -> Done:
    """The finished command, run in this process. A bug's traceback is the test's."""
    words = ["referee", *map(str, arguments)]
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        given.write(stdin or b"")
        given.seek(0)
        with contextlib.chdir(cwd or "."), _process_of(words, given, out, err):
            status = _status()
        out.seek(0)
        err.seek(0)
        return Done(words, status, out.read().decode(), err.read().decode())


def _status() -> int:
    try:
        with mock.patch.object(typer.main, "get_command", BUILT):
            main()
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    return 0


@contextlib.contextmanager
def _process_of(words: list[str], *files: IO[bytes]) -> Iterator[None]:
    """Arguments, standard streams and answers to signals are for a while those of a process of its own."""
    heard = endings()
    kept = sys.argv, sys.excepthook, sys.stdin, sys.stdout, sys.stderr
    signals = [signal.getsignal(ending) for ending in heard]
    sys.stdout.flush()
    sys.stderr.flush()
    own = [os.dup(number) for number in range(3)]
    try:
        for number, file in enumerate(files):
            os.dup2(file.fileno(), number)
        with (open(0, encoding="utf-8", closefd=False) as sys.stdin,
              open(1, "w", encoding="utf-8", closefd=False) as sys.stdout,
              open(2, "w", encoding="utf-8", closefd=False) as sys.stderr):
            sys.argv = words
            yield
    finally:
        sys.argv, sys.excepthook, sys.stdin, sys.stdout, sys.stderr = kept
        for ending, handler in zip(heard, signals, strict=True):
            signal.signal(ending, handler)
        for number, copy in enumerate(own):
            os.dup2(copy, number)
            os.close(copy)


def assert_one_sentence(done: Done, status: int = 1) -> str:
    """Nothing on stdout, one line on stderr that begins with the program's name, the status; returns the line."""
    assert done.returncode == status, done.stderr
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1 and lines[0].startswith("referee: "), done.stderr
    assert "Traceback" not in done.stderr and len(lines[0]) < 400
    return lines[0]
