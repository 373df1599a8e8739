"""Taught sets by name, in the user's data folder.

Why it exists: pieces are taught once and played with for years, with another camera and table each evening. The set
that was played with last is remembered. What it does not do: know what is in a set; it is JSON here.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from referee.files import FileFault, private_folder, read_json, write_whole
from referee.store.database.place import default_path
from referee.store.errors import StoreError

NAME = re.compile(r"[^\W_][\w '().&+-]{0,59}")
"""A letter or digit first: a name is part of a file's name on every system, and never a path."""
NO_SET = "none"
"""Says that no set is meant, so that none has this name."""
LAST = "last.json"


class Sets:
    """The kept sets in a folder, by default beside the log."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder if folder is not None else default_path().parent / "sets"

    def names(self) -> list[str]:
        """In alphabetical order."""
        found = (file.stem.removeprefix("set ") for file in self._folder.glob("set *.json"))
        return sorted(unicodedata.normalize("NFC", name) for name in found)

    def load(self, name: str) -> dict[str, Any]:
        """The JSON of the set kept by this name. `StoreError` where there is none, or its file is damaged."""
        path = self._path(name)
        try:
            data = read_json(path)
        except FileNotFoundError as e:
            if names := self.names():
                raise StoreError("sets-none-so-called", name=repr(name), names=", ".join(names)) from e
            raise StoreError("sets-none", name=repr(name)) from e
        except FileFault as e:
            raise StoreError("sets-unreadable", name=f"{name!r}", why=e) from e
        if not isinstance(data, dict):
            raise StoreError("sets-damaged", name=f"{name!r}")
        return data

    def save(self, name: str, data: Mapping[str, Any]) -> None:
        """Keep a set by this name, in place of an older one of the same name."""
        self._write(self._path(name), data)

    def check(self, name: str) -> None:
        """`StoreError` where no set can be kept by this name."""
        self._path(name)

    def use(self, name: str) -> None:
        """Remember that this set is played with."""
        self.check(name)
        self._write(self._folder / LAST, {"name": name})

    def last(self) -> str | None:
        """The name of the set that was played with last, if it is still kept."""
        try:
            name = read_json(self._folder / LAST)["name"]
            return name if self._path(name).is_file() else None
        except (OSError, ValueError, LookupError, TypeError, StoreError):
            return None  # it is only a wish: without it nothing is lost

    def _path(self, name: str) -> Path:
        plain = unicodedata.normalize("NFC", name)
        if not NAME.fullmatch(plain) or plain.casefold() == NO_SET:
            raise StoreError("sets-bad-name", name=f"{name!r}")
        return self._folder / f"set {plain}.json"

    def _write(self, path: Path, data: Mapping[str, Any]) -> None:
        try:
            private_folder(self._folder)
            write_whole(path, json.dumps(data), private=True)
        except OSError as e:
            raise StoreError("sets-not-kept", folder=self._folder, why=e.strerror) from e
