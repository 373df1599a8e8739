"""What `referee audit -o` says and does: an archive of recordings, with a bar, and a report at the end.

Why it exists: the command's file stays the single check's. What it does not do: referee (`referee.archive`).
"""

from __future__ import annotations

import enum
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from referee.cli.common import UserError, language_of_people, print_json, say, words
from referee.i18n import Said

if TYPE_CHECKING:
    from referee.archive.engines.engine import Engine
    from referee.archive.running import Progress

BAR = 24
"""Letters of the bar."""


class Engines(enum.StrEnum):
    """What runs the recordings: processes of this machine, this process alone, or a Dask cluster."""

    processes = "processes"
    inline = "inline"
    dask = "dask"


@dataclass(frozen=True)
class Running:
    """How recordings are run: by what, how many at a time (None: as many as there are cores), where."""

    engine: Engines
    workers: int | None
    scheduler: str | None


def referee_archive(sources: Sequence[str], folder: Path, options: Mapping[str, Any], running: Running, *,
                    as_json: bool) -> None:
    """Referee the recordings and write the report; exits with 1 where one was passed over, with 130 when ended early.

    `options`: `table`, `match`, `game` and `whole`.
    """
    from referee.archive.jobs import Options, jobs
    from referee.archive.report.writing import write_report
    from referee.archive.results import Results
    from referee.archive.running import run

    if running.scheduler is not None and running.engine is not Engines.dask:
        raise typer.BadParameter("--scheduler needs --engine dask")
    if folder.is_file():
        raise UserError("cli-is-file", output=folder)
    table, match = (None if options[name] is None else str(options[name]) for name in ("table", "match"))
    found = jobs(sources, Options(table, match, options["game"] or Options.game, options["whole"]))
    engine = _engine(running, len(found))
    results, bar, ended = Results(folder), _Bar(), False
    try:
        run(found, results, engine, bar.at)
    except KeyboardInterrupt:
        ended = True
    finally:
        bar.clear()
    written = write_report(folder, found, results, language_of_people(), datetime.now())
    kept = [result["failed"] is not None for result in results.of(found)]
    done, failed = kept.count(False), kept.count(True)
    say(Said("cli-archive-ended", done=done, total=len(found)) if ended
        else Said("cli-archive-done", n=done, failed=failed, report=written[-1]))
    if as_json:
        print_json({"recordings": len(found), "refereed": done, "passed_over": failed,
                    "files": [str(path) for path in written]})
    if ended:
        sys.exit(130)
    if failed:
        sys.exit(1)


def _engine(running: Running, recordings: int) -> Engine:
    from referee.archive.engines.cluster import Cluster
    from referee.archive.engines.engine import OneByOne
    from referee.archive.engines.processes import Processes

    workers = min(running.workers or os.cpu_count() or 1, recordings)
    if running.engine is Engines.dask:
        return Cluster(workers, running.scheduler)
    return OneByOne() if running.engine is Engines.inline else Processes(workers)


class _Bar:
    """A bar on a terminal; what is passed over is said anywhere."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()

    def at(self, progress: Progress) -> None:
        """So far it is."""
        result = progress.result
        if result is None and progress.done:
            say(Said("cli-archive-before", n=progress.done, total=progress.total))
        if result is not None and result["failed"] is not None:
            self.clear()
            say(_passed(result["name"], result["failed"]))
        if self._shown:
            full = BAR * progress.done // max(progress.total, 1)
            print(f"\r[{'#' * full}{' ' * (BAR - full)}] {words(_how_far(progress))}\x1b[K", end="", file=sys.stderr,
                  flush=True)

    def clear(self) -> None:
        """Take the line away, before something else is said."""
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def _passed(name: str, why: str) -> str:
    """That a recording was passed over; most reasons name it themselves."""
    said = "cli-archive-passed" if name in words(why) else "cli-archive-passed-named"
    return Said(said, name=name, why=why)


def _how_far(progress: Progress) -> str:
    """How many of all, and how long it will still take, once that can be told."""
    if progress.left_s is None or progress.done == progress.total:
        return Said("cli-archive-at", done=progress.done, total=progress.total)
    return Said("cli-archive-left", done=progress.done, total=progress.total, time=duration(progress.left_s))


def duration(seconds: float) -> str:
    """A while in words, as exactly as anybody wants to know it."""
    minutes = round(seconds / 60)
    if seconds < 90:
        return Said("cli-archive-seconds", n=round(seconds))
    if minutes < 90:
        return Said("cli-archive-minutes", n=minutes)
    return Said("cli-archive-hours", h=minutes // 60, m=minutes % 60)
