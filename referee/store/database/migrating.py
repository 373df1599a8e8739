"""Brings a log up to date, step by step (`schema.MIGRATIONS`), whatever version wrote it.

Why it exists: a family's laptop is updated now and then, and its log is opened by whatever version comes next. What it
does not do: know what is in a step.
"""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import Connection, insert, inspect, select

from referee.store.database import schema
from referee.store.database.opened import OPENING_S, Database
from referee.store.database.rows import now
from referee.store.errors import Damaged, StoreError, Unreachable
from referee.store.passwords import Passwords


def migrate(database: Database, passwords: Passwords) -> None:
    """Apply the steps that a log has not had yet; a new one gets all of them.

    `StoreError` where the file is no log, or one of a newer version. What older ones hold of `passwords` is kept first.
    """
    name = database.place.name
    blank = database.place.blank
    try:
        with database.reading() as db:
            known = set(inspect(db).get_table_names())
            done = set(db.scalars(select(schema.migrations.c.number))) if "migrations" in known else set()
    except Damaged as e:
        raise StoreError("store-no-log", name=name) from e
    if not known and not blank:
        raise StoreError("store-no-log", name=name)
    if known and "migrations" not in known:
        raise StoreError("store-other-program", name=name)
    newest = schema.MIGRATIONS[-1].number
    if max(done, default=0) > newest:
        raise StoreError("store-newer", name=name)
    if newest in done:
        return
    if "files" in known and schema.PASSWORDS not in done:
        with database.reading() as db:
            passwords.remember(list(db.scalars(select(schema.files.c.body))))
    with database.writing(OPENING_S) as db:
        schema.migrations.create(db, checkfirst=True)
    for step in schema.MIGRATIONS:
        if step.outside:
            with suppress(Unreachable):  # another program reads just now: it is tried again with the next opening
                if step.number not in done:
                    database.outside(step.apply)
                    with database.writing(OPENING_S) as db:
                        if not _applied(db, step):
                            _note(db, step)
            continue
        with database.writing(OPENING_S) as db:  # asked again inside: another process may be migrating too
            if not _applied(db, step):
                step.apply(db)
                _note(db, step)


def _applied(db: Connection, step: schema.Migration) -> bool:
    done = schema.migrations.c.number
    return db.scalar(select(done).where(done == step.number)) is not None


def _note(db: Connection, step: schema.Migration) -> None:
    db.execute(insert(schema.migrations).values(number=step.number, name=step.name, applied_at=now()))
