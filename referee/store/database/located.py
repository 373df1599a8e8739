"""Which place is meant by a path or an address, as people write it after `--db`.

Why it exists: a log is a file on this computer, or a database on a server. What it does not do: open it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from referee.addresses import masked, well_formed
from referee.store.database.place import SqlitePlace, default_path
from referee.store.database.places import Place
from referee.store.database.server import ServerPlace
from referee.store.errors import StoreError

SERVERS = ("postgresql", "postgres")
"""What an address of PostgreSQL begins with; what its own tools take is taken here too."""


def on_server(where: Path | str) -> bool:
    """Whether it is an address, and of no file."""
    return isinstance(where, str) and "://" in where and not where.startswith("sqlite")


def kept_by(where: Path | str) -> Path:
    """The path by which this computer keeps what belongs to a log: the file itself, or for one on a server a name."""
    place = located(where)
    if place.file is not None:
        return place.file
    kept = hashlib.sha256(place.url.set(password=None).render_as_string().encode()).hexdigest()[:12]
    return default_path().with_name(f"server-{kept}.db")


def located(where: Path | str) -> Place:
    """The place at a path or address. `StoreError` where nothing can be kept at such an address."""
    if not isinstance(where, str) or "://" not in where:
        return SqlitePlace(URL.create("sqlite", database=str(where)), Path(where))
    try:
        url = make_url(well_formed(where))
    except (ArgumentError, ValueError) as e:
        raise StoreError("store-no-address", url=masked(where)) from e
    backend = url.get_backend_name()
    if backend in SERVERS:
        return ServerPlace(url.set(drivername="postgresql+psycopg"))
    if backend != "sqlite":
        raise StoreError("store-no-address", url=url.render_as_string())
    on_disk = url.database not in (None, "", ":memory:")
    return SqlitePlace(url, Path(str(url.database)) if on_disk else None)
