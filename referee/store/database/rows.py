"""Rows of the log's tables: whether one is there, and written once.

Why it exists: the writer and the log ask the same of the database. What it does not do: open it, or commit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Table, delete, func, insert, select

from referee.store.database import schema
from referee.store.database.waiting import Item, WaitingLine
from referee.store.errors import Missing


def require(db: Connection, table: Table, key: int, what: str) -> None:
    """The row must exist; PostgreSQL locks it, so that numbers below it are given out one at a time."""
    if db.scalar(select(table.c.id).where(table.c.id == key).with_for_update()) is None:
        raise Missing("store-nothing", what=what, number=key)


def now() -> str:
    """The time as it stands in the log."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def next_match(db: Connection) -> int:
    """The number of a new match; that of a deleted one is not given again. For whoever writes alone."""
    columns = (schema.matches.c.id, schema.deletions.c.match_id)
    return 1 + max(db.scalar(select(func.max(column))) or 0 for column in columns)


def delete_rows(db: Connection, match: int) -> None:
    """Delete a match with its rounds, events and files; that it is deleted is kept."""
    db.execute(insert(schema.deletions).values(match_id=match, deleted_at=now()))
    own = select(schema.rounds.c.id).where(schema.rounds.c.match_id == match)
    db.execute(delete(schema.events).where(schema.events.c.round_id.in_(own)))
    for table in (schema.files, schema.rounds):
        db.execute(delete(table).where(table.c.match_id == match))
    db.execute(delete(schema.matches).where(schema.matches.c.id == match))


def pictures_of(body: Any) -> Iterator[str]:
    """The names of the evidence pictures that an event shows; a damaged one may be anything."""
    named = body.get("evidence") if isinstance(body, Mapping) else None
    for picture in named if isinstance(named, list) else ():
        name = picture.get("name") if isinstance(picture, Mapping) else picture
        if isinstance(name, str):
            yield name


def last_of(db: Connection, round_id: int) -> int:
    """The number of the last event of a round; 0 where it has none."""
    return int(db.scalar(select(func.max(schema.events.c.seq)).where(schema.events.c.round_id == round_id)) or 0)


def insert_item(db: Connection, item: Item) -> None:
    """Write an event or a file that waited."""
    if isinstance(item, WaitingLine):
        db.execute(insert(schema.events).values(round_id=item.round_id, seq=item.seq, recorded_at=item.recorded_at,
                                                type=item.body["type"], body=item.body))
    else:
        db.execute(insert(schema.files).values(match_id=item.match, name=item.name, recorded_at=item.recorded_at,
                                               body=item.body))


def there(db: Connection, item: Item) -> bool:
    """Whether an item was written after all, by a commit whose answer was lost."""
    if isinstance(item, WaitingLine):
        table = schema.events
        row = db.execute(select(table.c.recorded_at, table.c.body).where(table.c.round_id == item.round_id,
                                                                         table.c.seq == item.seq)).first()
        return row is not None and tuple(row) == (item.recorded_at, item.body)
    files = schema.files
    return db.scalar(select(files.c.id).where(files.c.match_id == item.match, files.c.name == item.name,
                                              files.c.recorded_at == item.recorded_at)) is not None
