"""The files that a pattern names, looked for within bounds.

Why it exists: `/**` names every file there is, and whoever typed it waits; so do all others, where a server looks. What
it does not do: choose pictures (`stills`). Written as shells do: `*`, `?`, `[...]` within a name, `**` for folders in
folders; names that begin with a dot are found only by a dot.
"""

from __future__ import annotations

import fnmatch
import glob
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from referee.capture.base import SourceError

MOST_ENTRIES = 100_000
"""Names of files that are looked at: the pictures of an hour, one a frame."""
LONGEST_S = 4.0


class Search:
    """One search; `what` stands in its message. Raises `SourceError` where it goes beyond its bounds."""

    def __init__(self, what: str) -> None:
        self._what, self._entries, self._until = what, 0, time.monotonic() + LONGEST_S

    def matching(self, pattern: str) -> Iterator[Path]:
        """The files and folders that a pattern names, each once, those of a folder in the system's order."""
        path = Path(pattern)
        yield from self._under(path.anchor, path.parts[bool(path.anchor):])

    def inside(self, folder: Path | str) -> Iterator[os.DirEntry[str]]:
        """What a folder holds."""
        with os.scandir(folder or os.curdir) as found:
            for entry in found:
                self._entries += 1
                if self._entries > MOST_ENTRIES or time.monotonic() > self._until:
                    raise SourceError("source-too-wide", spec=self._what, n=MOST_ENTRIES)
                yield entry

    def _under(self, folder: str, parts: Sequence[str]) -> Iterator[Path]:
        if not parts:
            yield Path(folder)
            return
        part, rest = parts[0], parts[1:]
        if part == "**":
            yield from self._under(folder, rest) if rest and rest[0] != "**" else ()
            for entry in self._reachable(folder):
                if entry.name.startswith("."):
                    continue
                if not rest:
                    yield Path(folder, entry.name)
                if entry.is_dir(follow_symlinks=False):
                    yield from self._under(os.path.join(folder, entry.name), parts)  # noqa: PTH118 (a folder's name)
            return
        named = os.path.lexists(path := os.path.join(folder, part))  # noqa: PTH118
        if named:  # `Bilder [2026]` is a name before it is a pattern
            yield from self._under(path, rest)
        elif glob.has_magic(part):
            for entry in self._reachable(folder):
                if fnmatch.fnmatch(entry.name, part) and (part.startswith(".") or not entry.name.startswith(".")):
                    yield from self._under(os.path.join(folder, entry.name), rest)  # noqa: PTH118

    def _reachable(self, folder: str) -> Iterator[os.DirEntry[str]]:
        """What a folder holds; nothing of what is no folder, or of one that may not be looked into."""
        try:
            yield from self.inside(folder)
        except (NotADirectoryError, FileNotFoundError, PermissionError):
            return
