"""What an engine is, and the simplest one.

Why it exists: whoever runs an archive does not know where. What it does not do: choose one (`cli`).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Protocol

from referee.archive.jobs import Job
from referee.archive.refereed import refereed

Result = dict[str, Any]


class Engine(Protocol):
    """Gives the result of every job once, in the order in which they are done.

    Closing the iterator ends the workers at once, with what they are at.
    """

    def run(self, jobs: Sequence[Job]) -> Generator[Result, None, None]: ...


class OneByOne:
    """One after the other, in this process."""

    def run(self, jobs: Sequence[Job]) -> Generator[Result, None, None]:
        yield from map(refereed, jobs)
