"""What is to be refereed: the recordings that were named, each with its table and what was agreed.

Why it exists: a job travels to another process or machine, and tells whether a result that is there is still its own.
What it does not do: open a recording.
"""

from __future__ import annotations

import glob
import hashlib
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path, PurePosixPath

from referee import __version__
from referee.addresses import shown
from referee.archive import remote
from referee.archive.errors import ArchiveError
from referee.capture.files.patterns import Search

VIDEOS = (".mp4", ".m4v", ".mov", ".mkv", ".webm", ".avi", ".mts", ".m2ts", ".ts", ".mpg", ".mpeg", ".flv", ".ogv")
"""What a folder is searched for."""
TABLE, MATCH = ".table.json", ".match.toml"
"""How the files beside a recording end, in place of its own ending."""
ID_LETTERS = 12
"""Of a recording's number, in hexadecimal: among a million, two share theirs once in five hundred archives."""


@dataclass(frozen=True)
class Options:
    """What holds for all recordings.

    `table` and `match`: files for all, None: those beside each. Without a table it is learned from the recording's
    beginning, as of the `game`. `whole`: refereed from the first picture to the last, not only checked at its end.
    """

    table: str | None = None
    match: str | None = None
    game: str = "board"
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Job:
    """One recording: its number, where it is, what people call it, bytes (None: not known), table and match file.

    `mark` is another one when the recording, what is beside it, an option or the program is.
    """

    id: str
    source: str
    name: str
    size: int | None
    table: str | None
    match: str | None
    game: str
    whole: bool
    mark: str = ""


def jobs(sources: Sequence[str], options: Options) -> list[Job]:
    """One job a recording, in the order they were named, each once.

    `sources`: files, patterns, folders, and addresses that fsspec knows. `ArchiveError` where none is there.
    """
    found: dict[str, Job] = {}
    for source in sources:
        for one in _recordings(remote.local(source)):
            job = _job(one, options)
            found.setdefault(job.id, job)
    if not found:
        raise ArchiveError("archive-nothing", sources=", ".join(map(shown, sources)))
    return list(found.values())


def _recordings(source: str) -> Iterable[str]:
    """The files that a source names; one that is named outright is taken whether it is there or not."""
    if remote.is_remote(source):
        return [one for one in remote.matching(source) if not one.endswith((TABLE, MATCH))]
    path = Path(source).expanduser()
    if path.is_dir():
        return sorted(str(file) for file in path.iterdir() if file.suffix.lower() in VIDEOS)
    if path.exists() or not glob.has_magic(source):
        return [str(path)]
    found = Search(source).matching(str(path))
    return sorted(str(file) for file in found if file.is_file() and not file.name.endswith((TABLE, MATCH)))


def _job(source: str, options: Options) -> Job:
    if remote.is_remote(source):
        place, (size, stamp) = source, remote.stamp(source)
    else:
        place = os.path.realpath(source)
        size, stamp = _stamp(Path(place))
    job = Job(hashlib.sha256(place.encode("utf-8", "surrogateescape")).hexdigest()[:ID_LETTERS], place, shown(source),
              size, _own(options.table) or _beside(place, TABLE), _own(options.match) or _beside(place, MATCH),
              options.game, options.whole)
    known = [__version__, size, stamp, _digest(job.table), _digest(job.match), job.game, job.whole]
    return replace(job, mark=hashlib.sha256(json.dumps(known).encode()).hexdigest())


def _own(spec: str | None) -> str | None:
    """A file for all as workers find it, wherever they run."""
    return spec if spec is None or remote.is_remote(spec) else os.path.realpath(spec)


def _stamp(path: Path) -> tuple[int | None, str]:
    try:
        facts = path.stat()
    except OSError:
        return None, ""
    return facts.st_size, str(facts.st_mtime_ns)


def _beside(place: str, ending: str) -> str | None:
    """The file of this ending that stands beside a recording, if there is one."""
    if remote.is_remote(place):
        beside = place[:len(place) - len(PurePosixPath(place).suffix)] + ending
        return beside if remote.exists(beside) else None
    path = Path(place)
    file = path.with_name(path.stem + ending)
    return str(file) if file.is_file() else None


@lru_cache(maxsize=16)
def _digest(spec: str | None) -> str:
    """Of what a file beside a recording holds; empty where there is none."""
    if spec is None:
        return ""
    with remote.fetched(spec) as path:
        return hashlib.sha256(path.read_bytes()).hexdigest()
