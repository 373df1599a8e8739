"""The results of an archive on disk: a file a recording, written whole.

Why it exists: whoever pulls the plug loses only what was being refereed; what is done is known by its file. What it
does not do: run anything, or make the report.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from referee.archive.errors import ArchiveError
from referee.archive.jobs import Job
from referee.archive.refereed import FORMAT
from referee.archive.sentences import unpacked
from referee.files import FileFault, read_json, write_whole

FOLDER = "results"


class Results:
    """The results kept in the folder of a report, which is made when it is not there."""

    def __init__(self, report: Path, *, new: bool = True) -> None:
        self._folder = report / FOLDER
        if new:
            self._folder.mkdir(parents=True, exist_ok=True)
        elif not self._folder.is_dir():
            raise ArchiveError("archive-no-report", folder=report)

    def keep(self, result: Mapping[str, Any]) -> None:
        """Write a result in place of an older one of the same recording."""
        write_whole(self._path(result["id"]), json.dumps(result, ensure_ascii=False))

    def done(self, job: Job) -> bool:
        """Whether the recording was refereed, and nothing has changed since. One that was passed over was not."""
        kept = self._read(job.id)
        return kept is not None and kept["mark"] == job.mark and kept["failed"] is None

    def of(self, jobs: Iterable[Job]) -> Iterator[dict[str, Any]]:
        """What is kept of these jobs, in their order, sentences as such; nothing of one that is not done yet."""
        for job in jobs:
            kept = self._read(job.id)
            if kept is not None and kept["mark"] == job.mark:
                yield unpacked(kept)

    def finding(self, name: str) -> tuple[dict[str, Any], dict[str, Any]]:
        """A result and that finding of it which the report calls so. `ArchiveError` where there is none."""
        recording, _, number = name.partition("-")
        kept = self._read(recording) if recording.isalnum() else None
        found = [] if kept is None else kept.get("findings", [])
        if kept is None or not number.isdecimal() or not 1 <= int(number) <= len(found):
            raise ArchiveError("archive-no-finding", name=name)
        return unpacked(kept), unpacked(found[int(number) - 1])

    def _read(self, recording: str) -> dict[str, Any] | None:
        """None where there is no such result, or none that this program wrote: then it is made anew."""
        try:
            kept = read_json(self._path(recording))
        except (FileNotFoundError, FileFault):
            return None
        return kept if isinstance(kept, dict) and kept.get("format") == FORMAT else None

    def _path(self, recording: str) -> Path:
        return self._folder / f"{recording}.json"
