"""The tables of the log and the numbered steps that bring an older file up to date.

Why migrations of our own: there are few, they run unattended on a family's laptop inside one
transaction each, and the database itself records which have run. What it does not do: read or write rows.

A step that has been released is never edited; a change is a new step at the end. The tables are plain
SQLAlchemy Core, so that the same steps run on SQLite and PostgreSQL; what only one of them needs says so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import JSON, Column, Connection, ForeignKey, Integer, MetaData, String, Table, UniqueConstraint

metadata = MetaData()

migrations = Table(
    "migrations", metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String, nullable=False),
    Column("applied_at", String, nullable=False),  # times are UTC, ISO 8601
)

matches = Table(
    "matches", metadata,
    Column("id", Integer, primary_key=True),
    Column("created_at", String, nullable=False),
    Column("edition", String, nullable=False),
    Column("players", JSON, nullable=False),  # frame style -> name at the start; renaming is an event
    Column("options", JSON, nullable=False),
)

rounds = Table(
    "rounds", metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),  # 1, 2, ... within the match
    Column("created_at", String, nullable=False),
    UniqueConstraint("match_id", "number"),
)

events = Table(
    "events", metadata,
    Column("round_id", ForeignKey("rounds.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),  # 1, 2, ... within the round
    Column("recorded_at", String, nullable=False),
    Column("type", String, nullable=False),
    Column("body", JSON, nullable=False),  # the whole line of the contract, without seq
)

files = Table(
    "files", metadata,
    Column("id", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("name", String, nullable=False),  # table, source, ...: the newest of a name counts
    Column("recorded_at", String, nullable=False),
    Column("body", JSON, nullable=False),
)

deletions = Table(
    "deletions", metadata,
    Column("match_id", Integer, primary_key=True, autoincrement=False),  # its number is never given again
    Column("deleted_at", String, nullable=False),
)


def _create_tables(connection: Connection) -> None:
    metadata.create_all(connection, tables=[matches, rounds, events], checkfirst=False)


def _forbid_changes(connection: Connection) -> None:
    """SQLite itself refuses to change or delete what is written (PostgreSQL: revoke the rights)."""
    if connection.dialect.name != "sqlite":
        return
    for table in ("matches", "rounds", "events"):
        for action in ("UPDATE", "DELETE"):
            connection.exec_driver_sql(
                f"CREATE TRIGGER {table}_no_{action.lower()} BEFORE {action} ON {table} "
                f"BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END")


def _files_and_deletion(connection: Connection) -> None:
    """A match keeps its table and camera; people may delete a whole match, which says so first in `deletions`."""
    metadata.create_all(connection, tables=[files, deletions], checkfirst=False)
    if connection.dialect.name != "sqlite":
        return
    connection.exec_driver_sql("CREATE TRIGGER files_no_update BEFORE UPDATE ON files "
                               "BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END")
    of_match = {"matches": "OLD.id", "rounds": "OLD.match_id", "files": "OLD.match_id",
                "events": "(SELECT match_id FROM rounds WHERE id = OLD.round_id)"}
    for table, match in of_match.items():
        connection.exec_driver_sql(f"DROP TRIGGER IF EXISTS {table}_no_delete")
        connection.exec_driver_sql(
            f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} "
            f"WHEN {match} NOT IN (SELECT match_id FROM deletions) "
            f"BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END")


@dataclass(frozen=True, slots=True)
class Migration:
    """One step; `apply` runs inside a transaction of its own."""

    number: int
    name: str
    apply: Callable[[Connection], None]


MIGRATIONS = (
    Migration(1, "matches, rounds and events", _create_tables),
    Migration(2, "nothing is changed or deleted", _forbid_changes),
    Migration(3, "files of a match; a match may be deleted whole", _files_and_deletion),
)
