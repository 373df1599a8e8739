"""Recordings on a Dask cluster: on this machine, or on the machines of one that is there.

Why it exists: a thousand evenings are too many for one computer. Dask restarts workers that end, and gives what they
were at to others (docs/archives.md says why Dask). What it does not do: bring files to other machines. They find them
in a shared folder of the same name, or at an address.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Sequence
from contextlib import ExitStack

from referee.archive.engines.engine import Result
from referee.archive.errors import ArchiveError
from referee.archive.jobs import Job
from referee.archive.refereed import lost, refereed

REACHED_S = "20s"
"""A scheduler that does not answer for so long is not there."""


class Cluster:
    """A local cluster of so many `workers`, or that of the `scheduler` at an address (`tcp://host:8786`)."""

    def __init__(self, workers: int, scheduler: str | None = None) -> None:
        """`ArchiveError` where Dask is not installed."""
        try:
            import distributed
        except ImportError as e:
            raise ArchiveError("archive-no-dask") from e
        self._dask, self._workers, self._scheduler = distributed, workers, scheduler

    def run(self, jobs: Sequence[Job]) -> Generator[Result, None, None]:
        """Each result as it is done; `lost` for one that ended as many workers as Dask allows (four).

        `ArchiveError` where the scheduler cannot be reached.
        """
        with ExitStack() as stack:
            address = self._scheduler
            if address is None:
                address = stack.enter_context(self._dask.LocalCluster(
                    n_workers=self._workers, threads_per_worker=1, dashboard_address=None,
                    silence_logs=logging.CRITICAL)).scheduler_address
            try:
                client = stack.enter_context(self._dask.Client(address, timeout=REACHED_S, set_as_default=False))
            except (OSError, ValueError) as e:
                raise ArchiveError("archive-no-scheduler", address=address, why=e) from e
            at_work = {client.submit(refereed, job, key=f"referee-{job.id}-{job.mark[:8]}", pure=False): job
                       for job in jobs}
            for future in self._dask.as_completed(list(at_work), loop=client.loop):
                job = at_work.pop(future)
                try:
                    yield future.result()
                except self._dask.KilledWorker:
                    yield lost(job)
                future.release()
