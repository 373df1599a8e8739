"""What every source has in common: the frames it gives, the notices about itself, and how it is stopped.

Why it exists: the session handles a folder and a network camera with the same loop. What it does not do:
open anything.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Literal, Self

from referee.i18n.said import SaidError
from referee.vision.common.images import Image

MOST_LIVE_PIXELS = 4096 * 3072
"""Of a picture of a stream, of which several wait at a time: 12 megapixels."""
NoticeKind = Literal["skipped", "truncated", "waiting", "source_lost", "source_back", "ended"]

logger = logging.getLogger(__name__)


class SourceError(SaidError):
    """A source that cannot be used; the message says in one sentence what to change."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a source.

    `image`: H x W x 3, uint8, BGR. `t`: seconds since the source's first picture. `index`: its place in the
    source, counted from 0 (a live source counts what it hands out). `source`: the file or address it came
    from. `settled`: a still picture, to be read as a moment of its own; False for a stream, in which
    stillness has to be found. `damaged`: packets were lost of which this picture is made: nothing it shows can be
    believed.
    """

    image: Image
    t: float
    index: int
    source: str
    settled: bool = False
    damaged: bool = False


@dataclass(frozen=True, slots=True)
class Notice:
    """Something about the source itself, at its place in the stream.

    `skipped`: a picture could not be read and was left out. `truncated`: the file ends before it should.
    `waiting`: a live source is not there yet, or still not, and why. `source_lost`, `source_back`: a live source
    stopped delivering, and delivers again. `ended`: it did not come back. `text` is a sentence for people.
    """

    kind: NoticeKind
    t: float
    text: str


def noticed(kind: NoticeKind, t: float, text: str) -> Notice:
    """A notice, of which the journal hears, too."""
    logger.log(logging.INFO if kind == "source_back" else logging.WARNING, "%s", text)
    return Notice(kind, t, text)


class Source(ABC):
    """An opened source: iterate over it once, then close it (it is a context manager).

    `name`: for people. `live`: pictures come when they come, and old ones are dropped when the reader is
    slower; a file's pictures are never dropped. `moments`: its pictures are single settled moments. `timed`: their
    times are known; those of a folder only count its pictures, unless somebody says how far apart they were taken.
    `total`: how many
    pictures there will be, None when unknown. `fps`: pictures a second, None when unknown or for single moments.
    `patient`: a live source is waited for without end, before its first picture and after a loss; else it is an error
    if it cannot be opened at once, and it ends when it does not come back.

    A live source of any kind gives `source_lost` when pictures fail to come; `pace.Pace` says when that is. It gives
    `source_back` before the first one that comes again, and `waiting` whenever there is a new reason. Iterating goes on
    where it was left.
    """

    live: bool = False
    moments: bool = False
    timed: bool = True
    total: int | None = None
    fps: float | None = None
    patient: bool = False

    def __init__(self, name: str) -> None:
        self.name = name
        self.stopped = False

    @abstractmethod
    def __iter__(self) -> Iterator[Frame | Notice]: ...

    def stop(self) -> None:
        """Let the iteration end after the current picture. May be called from another thread or a signal handler."""
        self.stopped = True

    def close(self) -> None:
        """Give back what the source holds. May be called more than once."""
        self.stopped = True

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
