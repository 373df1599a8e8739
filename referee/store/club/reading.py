"""What a club's page asks of the shared log: the tables, what arrived of them, which names are one person's.

Why it exists: fifty tables are looked at twice a second, and only what changed is to be read again. Matches, rounds and
lines are read by `Club.store`, like those of any log. What it does not do: fold them, or write what tables say.

Times are seconds by the clock of the database: no table's clock need be right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Self

from sqlalchemy import case, delete, insert, select, update

from referee.store.database import schema
from referee.store.database.dialect import clock_of
from referee.store.database.located import located
from referee.store.database.opened import Database
from referee.store.database.pictures import DatabasePictures
from referee.store.database.rows import now
from referee.store.errors import Missing
from referee.store.log import Store


@dataclass(frozen=True, slots=True)
class ClubTable:
    """A table as it was last heard of. `match`: the number in the shared log of the match that it plays, if any.

    `silent_s`: seconds since it was heard; `help`: its call, empty where there is none, since `help_s` seconds, and
    whether the host `answered` it. `changes` grows when its scene changes and when anything of it arrives.
    """

    id: str
    name: str
    address: str
    silent_s: float
    played_s: float
    scene: Mapping[str, Any]
    waiting: list[Any]
    help: str
    help_s: float
    answered: bool
    match: int | None
    changes: int


@dataclass(frozen=True, slots=True)
class Arrival:
    """A match of the shared log and whose it is. `changes` grows with every line of it that arrives."""

    match: int
    table: str
    table_match: int
    created_at: str
    changes: int


@dataclass(frozen=True, slots=True)
class Merge:
    """A word of the host about two names: they are one person's, or they are not."""

    number: int
    recorded_at: str
    kind: Literal["merge", "split"]
    name: str
    other: str
    said_by: str


def is_shared(where: Path | str) -> bool:
    """Whether a log, which is up to date, is one that tables share: other programs write matches of tables into it."""
    database = Database(located(where))
    try:
        with database.reading() as db:
            return db.scalar(select(schema.arrivals.c.match_id).limit(1)) is not None
    finally:
        database.renew()


class Club:
    """Opens (creating or migrating as needed) the log at a path or address that tables share.

    Everything raises `Unreachable` while the database cannot be reached; it may be asked again.
    """

    def __init__(self, where: Path | str) -> None:
        self.store = Store(where)
        place = located(where)
        place.settle()
        self._database = Database(place)
        self.store.pictures = DatabasePictures(self._database, self.store.pictures.folder)  # they come with lines

    def close(self) -> None:
        """Let go of the database."""
        self._database.renew()
        self.store.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    # reading

    def tables(self) -> list[ClubTable]:
        """All tables that were ever heard of and not forgotten, by name. About a millisecond for fifty."""
        table, arrived = schema.tables.c, schema.arrivals.c
        with self._database.reading() as db:
            clock = clock_of(db)
            rows = db.execute(select(schema.tables, clock.label("clock"), arrived.match_id).outerjoin(
                schema.arrivals, (arrived.table_id == table.id) & (arrived.table_match == table.table_match))).all()
        found = [ClubTable(row.id, row.name, row.address, max(0.0, row.clock - row.seen_at), row.played_s,
                           row.scene, row.waiting, row.help, max(0.0, row.clock - (row.help_at or row.clock)),
                           row.answered_at is not None, row.match_id, row.changes) for row in rows]
        return sorted(found, key=lambda one: (one.name.casefold(), one.id))

    def arrivals(self) -> list[Arrival]:
        """The matches of all tables that are not deleted, oldest first by the tables' clocks."""
        arrived, match = schema.arrivals.c, schema.matches.c
        wanted = select(arrived.match_id, arrived.table_id, arrived.table_match, match.created_at, arrived.changes)
        with self._database.reading() as db:
            return [Arrival(*row) for row in db.execute(
                wanted.join(schema.matches, match.id == arrived.match_id).order_by(match.created_at, match.id))]

    def merges(self) -> list[Merge]:
        """What was said about names, in order: the last word about two of them counts."""
        with self._database.reading() as db:
            return [Merge(*row) for row in db.execute(select(schema.merges).order_by(schema.merges.c.number))]

    # writing

    def say(self, kind: Literal["merge", "split"], name: str, other: str, by: str = "") -> None:
        """Keep that two names are one person's, or not; nothing that was said before is changed."""
        with self._database.writing() as db:
            db.execute(insert(schema.merges).values(recorded_at=now(), kind=kind, name=name, other=other, said_by=by))

    def answer(self, table: str) -> None:
        """The host comes: the table that called shows it with its next word. `Missing` where there is none."""
        columns = schema.tables.c
        with self._database.writing() as db:
            calls = case((columns.help != "", clock_of(db)), else_=None)
            done = db.execute(update(schema.tables).where(columns.id == table).values(
                answered_at=calls, changes=columns.changes + 1))
            if not done.rowcount:
                raise Missing("store-nothing", what="table", number=table)

    def forget(self, table: str) -> None:
        """Show a table no longer, until it is heard again; its matches stay."""
        with self._database.writing() as db:
            db.execute(delete(schema.tables).where(schema.tables.c.id == table))
