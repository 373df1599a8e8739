"""The tokens of the dashboard's links, in the user's data folder.

Why it exists: a phone that scanned the code last week still is the phone at the table. What it does not do: make tokens
or know what they open.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from referee.files import FileFault, private_folder, read_json, write_whole
from referee.store.database.place import default_path
from referee.store.errors import StoreError

FILE = "links.json"


class Tokens:
    """The kept tokens in a folder, by default beside the log."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder if folder is not None else default_path().parent) / FILE

    def load(self) -> dict[str, str]:
        """Role -> token; empty before any was kept. `StoreError` where the file is damaged."""
        try:
            found = read_json(self._path)
        except FileNotFoundError:
            return {}
        except FileFault as e:
            raise StoreError("links-unreadable", path=self._path, why=e) from e
        if not isinstance(found, dict) or not all(isinstance(token, str) and token for token in found.values()):
            raise StoreError("links-damaged", path=self._path)
        return found

    def keep(self, tokens: Mapping[str, str]) -> None:
        """Keep these tokens, readable by this user alone. `StoreError` where they cannot be kept."""
        try:
            private_folder(self._path.parent)
            write_whole(self._path, json.dumps(dict(tokens), indent=1), private=True)
        except OSError as e:
            raise StoreError("links-not-kept", path=self._path, why=e.strerror) from e
