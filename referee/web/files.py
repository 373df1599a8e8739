"""The page's own files, which change only when the program does: by version, so that nobody runs yesterday's scripts.

Why it exists: a browser keeps what it has fetched as it likes, and half of an old page with half of a new one counts
wrongly. So the page names its files under `/static/VERSION/`, a version being the content of all of them, and these are
kept for ever; whatever is asked for without a version is asked for anew each time. What it does not do: know the page's
addresses (`app`).
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from fastapi import Response
from fastapi.staticfiles import StaticFiles
from starlette.types import Scope

from referee import __version__

KINDS = {".js": "text/javascript", ".css": "text/css", ".map": "application/json"}
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"


def version_of(folder: Path, texts: Mapping[str, str]) -> str:
    """Twelve hexadecimal digits: others where any file of a folder, any text or the program's version is another."""
    found = hashlib.sha256(__version__.encode())
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found.update(b"\0" + path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    for name, text in sorted(texts.items()):
        found.update(b"\0" + name.encode() + b"\0" + text.encode())
    return found.hexdigest()[:12]


class Files(StaticFiles):
    """A folder and what was made of it, served as it is and, below the name of its version, to be kept for ever."""

    def __init__(self, folder: Path, version: str, made: Mapping[str, str]) -> None:
        super().__init__(directory=folder)
        self._version, self._made = version, made

    async def get_response(self, path: str, scope: Scope) -> Response:
        first, _, rest = path.replace(os.sep, "/").partition("/")
        of_version = first == self._version
        name = rest if of_version else path.replace(os.sep, "/")
        if name in self._made and scope["method"] in ("GET", "HEAD"):
            found = Response(self._made[name], media_type=KINDS[PurePosixPath(name).suffix])
        else:
            found = await super().get_response(name, scope)
        found.headers["cache-control"] = FOR_EVER if of_version else ASK_AGAIN
        return found
