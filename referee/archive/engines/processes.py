"""Recordings in processes of this machine, some at a time.

Why it exists: it needs nothing that is not installed. A process that ends, killed or crashed by what it decodes, takes
no other recording with it. What it does not do: more machines (`cluster`).
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection

import cv2

from referee.archive.engines.engine import Result
from referee.archive.jobs import Job
from referee.archive.refereed import lost, refereed

SPAWNED = multiprocessing.get_context("spawn")
TRIES = 2
"""A recording that was at work when a worker ended may have ended it: it is tried so often, the last time alone."""


class Processes:
    """So many `workers`; each takes the memory and the processor of one referee. `work` does a job."""

    def __init__(self, workers: int, work: Callable[[Job], Result] = refereed) -> None:
        self._workers, self._work = workers, work

    def run(self, jobs: Sequence[Job]) -> Generator[Result, None, None]:
        """Each result as it is done; `lost` for a recording whose worker ended `TRIES` times."""
        tries: Counter[str] = Counter()
        waiting, suspects = deque(jobs), deque[Job]()
        while waiting or suspects:
            alone = not waiting
            some, workers = (deque([suspects.popleft()]), 1) if alone else (waiting, self._workers)
            for job, result in self._while_it_holds(some, workers):
                if result is not None:
                    yield result
                    continue
                tries[job.id] += 1
                if tries[job.id] < TRIES:
                    suspects.append(job)
                else:
                    yield lost(job)

    def _while_it_holds(self, waiting: deque[Job], workers: int) -> Iterator[tuple[Job, Result | None]]:
        """Jobs with their results until all are done or a worker ends; None for those that were at work then."""
        over, held = SPAWNED.Pipe(duplex=False)
        pool = ProcessPoolExecutor(workers, SPAWNED, _begin, (over,))
        at_work: dict[Future[Result], Job] = {}
        well = False
        try:
            while waiting or at_work:
                while waiting and len(at_work) < workers:  # no more than can be at work: whoever waits is no suspect
                    at_work[pool.submit(self._work, waiting[0])] = waiting[0]
                    waiting.popleft()
                for future in wait(at_work, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    yield at_work.pop(future), result
            well = True
        except BrokenProcessPool:
            for future in list(at_work):
                done = future.done() and future.exception() is None
                yield at_work.pop(future), future.result() if done else None
        finally:
            if not well:  # one that was just started when the pool broke is forgotten by it, and would wait for ever
                held.close()
            pool.shutdown(wait=True, cancel_futures=True)
            held.close()
            over.close()


def _begin(over: Connection) -> None:
    """A worker leaves Ctrl-C to whoever started it, and ends when that lets go of the other end, or ends itself.

    No `Event`: one whose waiter was killed blocks whoever sets it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    cv2.setNumThreads(1)
    threading.Thread(target=_end_with, args=(over,), daemon=True).start()


def _end_with(over: Connection) -> None:
    over.poll(None)
    os._exit(1)
