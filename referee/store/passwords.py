"""The passwords of cameras, in a file of their own beside the log, for this user's eyes alone.

Why it exists: a log is exported, copied and handed on; what opens a camera is nobody's business but this computer's.
The log names a camera by its address without the password, and after a restart the password is found here. What it does
not do: encrypt, for whoever may read this file may read everything of this user.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from referee.addresses import masked
from referee.files import FileFault, private_folder, read_json, write_whole
from referee.store.errors import StoreError

FILE = "cameras.json"


class Passwords:
    """The kept passwords in a folder: address without password -> whole address. In memory alone without a folder."""

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / FILE
        self._known: dict[str, str] | None = None if folder is not None else {}

    def remember(self, value: Any) -> None:
        """Keep the passwords of all addresses in some JSON. `StoreError` where they cannot be kept for a restart."""
        found = {clean: address for address in _addresses(value) if (clean := masked(address)) != address}
        if found and self._held() | found != self._held():
            self._keep(self._held() | found)

    def restored(self, value: Any) -> Any:
        """The JSON with the passwords that are known for the addresses in it."""
        if isinstance(value, str):
            return self._held().get(value, value) if "://" in value else value
        if isinstance(value, Mapping):
            return {key: self.restored(of) for key, of in value.items()}
        return [self.restored(of) for of in value] if isinstance(value, list) else value

    def keep_only(self, wanted: Collection[str]) -> None:
        """Forget the passwords of all cameras but these, named by their addresses without password."""
        kept = {clean: address for clean, address in self._held().items() if clean in wanted}
        if kept != self._held():
            self._keep(kept)

    # inside

    def _held(self) -> dict[str, str]:
        if self._known is None:
            self._known = self._load()
        return self._known

    def _load(self) -> dict[str, str]:
        assert self._path is not None
        try:
            found = read_json(self._path)
        except FileNotFoundError:
            return {}
        except FileFault as e:
            raise StoreError("cameras-unreadable", path=self._path, why=e) from e
        if not isinstance(found, dict) or not all(isinstance(address, str) for address in found.values()):
            raise StoreError("cameras-damaged", path=self._path)
        return found

    def _keep(self, known: dict[str, str]) -> None:
        self._known = known
        if self._path is None:
            return
        try:
            private_folder(self._path.parent)
            write_whole(self._path, json.dumps(known, indent=1), private=True)
        except OSError as e:
            raise StoreError("cameras-not-kept", path=self._path, why=e.strerror) from e


def _addresses(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        if "://" in value:
            yield value
    elif isinstance(value, Mapping | list | tuple):
        for of in value.values() if isinstance(value, Mapping) else value:
            yield from _addresses(of)
