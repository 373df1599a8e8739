"""An archive from the first recording to the last: what is not done yet is done, and kept at once.

Why it exists: the one loop behind every engine, so that a run that was ended goes on wherever it stood. What it does
not do: speak to people (`cli`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from referee.archive.engines.engine import Engine, Result
from referee.archive.jobs import Job
from referee.archive.results import Results
from referee.archive.sentences import unpacked


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is: recordings done of all, and seconds left, None while that cannot be told.

    `result` is the newest one, with its sentences; None before the first.
    """

    done: int
    total: int
    left_s: float | None
    result: Result | None


def run(jobs: Sequence[Job], results: Results, engine: Engine, heard: Callable[[Progress], object],
        clock: Callable[[], float] = time.monotonic) -> None:
    """Referee what is not done of the `jobs`. `heard` is told at the beginning and after each."""
    todo = [job for job in jobs if not results.done(job)]
    before = len(jobs) - len(todo)
    weight = {job.id: job.size or 1 for job in todo}
    begun, done, all_of = clock(), 0, sum(weight.values())
    heard(Progress(before, len(jobs), None, None))
    with closing(engine.run(todo)) as given:
        for n, result in enumerate(given, 1):
            results.keep(result)
            done += weight[result["id"]]
            left = (clock() - begun) * (all_of - done) / max(done, 1)
            heard(Progress(before + n, len(jobs), left, unpacked(result)))
