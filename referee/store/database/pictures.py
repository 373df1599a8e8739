"""Pictures that prove a verdict, in the database itself: on a server, or shared by tables.

Why it exists: whoever looks at a club's page has no folder of the table's computer. A picture is named by its content
there, too. What it does not do: bound how many there are (`club.shipping` does).
"""

from __future__ import annotations

import errno
from pathlib import Path

from sqlalchemy import delete, select

from referee.store.database import schema
from referee.store.database.dialect import insert_new
from referee.store.database.opened import Database
from referee.store.errors import StoreError
from referee.store.evidence import name_of


class DatabasePictures:
    """The pictures of a database. What it cannot do is an OSError, as with a folder (`evidence.Pictures`)."""

    def __init__(self, database: Database, folder: Path) -> None:
        self._database, self.folder = database, folder

    def __str__(self) -> str:
        return self._database.place.called

    def stand(self) -> None:
        """Its table is there since the database was brought up to date."""

    def save(self, jpeg: bytes) -> str:
        """Keep one JPEG and return its name. Raises ValueError when the bytes are no JPEG."""
        name = name_of(jpeg)
        try:
            with self._database.writing() as db:
                db.execute(insert_new(db, schema.pictures).values(name=name, jpeg=jpeg))
        except StoreError as e:
            raise OSError(errno.EIO, str(e)) from e
        return name

    def load(self, name: str) -> bytes | None:
        """The picture, or None when there is none of that name."""
        with self._database.reading() as db:
            found = db.scalar(select(schema.pictures.c.jpeg).where(schema.pictures.c.name == name))
        return None if found is None else bytes(found)

    def delete(self, name: str) -> None:
        """Delete a picture that no match shows any more."""
        with self._database.writing() as db:
            db.execute(delete(schema.pictures).where(schema.pictures.c.name == name))
