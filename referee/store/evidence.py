"""Pictures that prove a verdict, as files beside the database, named by their content.

Why by content: the same picture is kept once, and a name in the log can never come to mean another
picture. What it does not do: decode or crop pictures.
"""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from pathlib import Path
from typing import Protocol

from referee.files import private_folder

_NAME = re.compile(r"[0-9a-f]{64}\.jpg\Z")


class Pictures(Protocol):
    """Where pictures are kept by their names; OSError where one cannot be.

    `folder`: on this computer; theirs, or where it would be. What else belongs to the log stands beside it.
    """

    folder: Path

    def stand(self) -> None:
        """Make what must be there before the first picture."""

    def save(self, jpeg: bytes) -> str:
        """Keep one JPEG for good and return its name."""

    def load(self, name: str) -> bytes | None:
        """The picture, or None when there is none of that name."""

    def delete(self, name: str) -> None:
        """Delete a picture that no match shows any more."""


class EvidenceFolder:
    """A folder of JPEG files called `<sha256>.jpg`; created with the first match."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __str__(self) -> str:
        return str(self.folder)

    def stand(self) -> None:
        """Make the folder: a log of which only an empty file is left is known by it. OSError when the disk refuses."""
        private_folder(self.folder)

    def save(self, jpeg: bytes) -> str:
        """Keep one JPEG and return its name; the file is on the disk before this returns.

        Raises ValueError when the bytes are no JPEG, OSError when the disk refuses.
        """
        name = name_of(jpeg)
        target = self.folder / name
        if target.exists():
            return name
        private_folder(self.folder)
        handle, part = tempfile.mkstemp(dir=self.folder, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(jpeg)
                file.flush()
                os.fsync(file.fileno())
            Path(part).replace(target)
        except BaseException:
            Path(part).unlink(missing_ok=True)
            raise
        _sync_folder(self.folder)
        return name

    def load(self, name: str) -> bytes | None:
        """The picture, or None when there is none of that name (or the name is not one of ours)."""
        if not _NAME.match(name):
            return None
        try:
            return (self.folder / name).read_bytes()
        except FileNotFoundError:
            return None

    def delete(self, name: str) -> None:
        """Delete a picture that no match shows any more; nothing happens where there is none of that name."""
        if _NAME.match(name):
            (self.folder / name).unlink(missing_ok=True)


def name_of(jpeg: bytes) -> str:
    """The name by which a picture is kept; ValueError when the bytes are no JPEG."""
    if not jpeg.startswith(b"\xff\xd8\xff"):
        raise ValueError("evidence must be a JPEG picture")
    return hashlib.sha256(jpeg).hexdigest() + ".jpg"


def _sync_folder(folder: Path) -> None:
    """Make the new directory entry survive a power cut (POSIX; Windows does it by itself)."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
