"""The tables of the log and the numbered steps that bring an older file up to date.

Why migrations of our own: there are few, they run unattended on a family's laptop inside one
transaction each, and the database itself records which have run. What it does not do: read or write rows.

A step that has been released is never edited; a change is a new step at the end. The tables are plain
SQLAlchemy Core, so that the same steps run on SQLite and PostgreSQL; what only one of them needs says so.

No number of a match, a round or a file is given twice, not even after a delete: what is in memory of a round that is
gone would be taken for a word about the new one. PostgreSQL's sequences keep to that by themselves.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    bindparam,
    cast,
    func,
    insert,
    select,
    update,
)

from referee.addresses import without_passwords

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

origins = Table(
    "origins", metadata,
    Column("number", Integer, primary_key=True),
    Column("id", String, nullable=False),  # a uuid: the name of the table that this log is of, among all tables
    Column("since", Integer, nullable=False),  # the first match under it: a copy that is played on gets another one
    Column("made_at", String, nullable=False),
)

arrivals = Table(
    "arrivals", metadata,
    Column("match_id", Integer, primary_key=True, autoincrement=False),  # stays when the match is deleted
    Column("table_id", String, nullable=False),
    Column("table_match", Integer, nullable=False),  # its number in the table's own log
    Column("changes", Integer, nullable=False),  # grows with everything that arrives
    UniqueConstraint("table_id", "table_match"),
)

tables = Table(
    "tables", metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("address", String, nullable=False),  # of the table's own page, as a viewer may open it; or empty
    Column("seen_at", Float, nullable=False),  # seconds since 1970 by the clock of the database
    Column("table_match", Integer),  # the match in play, by its number in the table's own log
    Column("scene", JSON, nullable=False),
    Column("waiting", JSON, nullable=False),  # who waits for a decision, and for which
    Column("help", String, nullable=False),  # the call for help, empty where there is none
    Column("help_at", Float),
    Column("answered_at", Float),
    Column("played_s", Float, nullable=False),
    Column("changes", Integer, nullable=False),  # grows with everything that arrives, and when the scene changes
)

pictures = Table(
    "pictures", metadata,
    Column("name", String, primary_key=True),  # that of the file in a folder of pictures
    Column("jpeg", LargeBinary, nullable=False),
)

shows = Table(
    "shows", metadata,
    Column("name", String, primary_key=True),  # of a picture
    Column("match_id", Integer, primary_key=True, autoincrement=False),  # one that arrived, and shows it
)

merges = Table(
    "merges", metadata,
    Column("number", Integer, primary_key=True),
    Column("recorded_at", String, nullable=False),
    Column("kind", String, nullable=False),  # merge, split
    Column("name", String, nullable=False),
    Column("other", String, nullable=False),  # the name that it is one with, or no longer
    Column("said_by", String, nullable=False),
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


def _numbers_for_good(connection: Connection) -> None:
    """SQLite gives a deleted last row's number again, unless the table says AUTOINCREMENT, which none can learn later.

    Of deleted rounds nobody kept the numbers; the new ones begin above all that are there.
    """
    if connection.dialect.name != "sqlite":
        return
    triggers = _without_triggers(connection)
    anew, tables = MetaData(), (matches, rounds, events, files)
    for table in tables:
        copy = table.to_metadata(anew)
        copy.dialect_options["sqlite"]["autoincrement"] = table is not events
        connection.exec_driver_sql(f"ALTER TABLE {table.name} RENAME TO {table.name}_before")
    anew.create_all(connection, checkfirst=False)
    for table in tables:
        connection.exec_driver_sql(f"INSERT INTO {table.name} SELECT * FROM {table.name}_before")
    for table in (events, files, rounds, matches):
        connection.exec_driver_sql(f"DROP TABLE {table.name}_before")
    for trigger in triggers:
        connection.exec_driver_sql(trigger)
    used = max(connection.scalar(select(func.max(column))) or 0 for column in (matches.c.id, deletions.c.match_id))
    connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = 'matches'")
    connection.exec_driver_sql("INSERT INTO sqlite_sequence (name, seq) VALUES ('matches', ?)", (used,))


def _passwords_forgotten(connection: Connection) -> None:
    """Older logs hold whole addresses of cameras; what a restart needs of them is kept apart (`secrets`)."""
    triggers = _without_triggers(connection) if connection.dialect.name == "sqlite" else []
    for table, column in ((events, events.c.body), (files, files.c.body), (matches, matches.c.options),
                          (matches, matches.c.players)):
        keys = list(table.primary_key)
        wanted = select(*keys, column).where(cast(column, String).like("%://%"))
        changed = [{**{f"key_{key.name}": value for key, value in zip(keys, row, strict=False)}, "clean": clean}
                   for row in connection.execute(wanted) if (clean := without_passwords(row[-1])) != row[-1]]
        if changed:
            those = [key == bindparam(f"key_{key.name}") for key in keys]
            connection.execute(update(table).where(*those).values({column.name: bindparam("clean")}), changed)
    for trigger in triggers:
        connection.exec_driver_sql(trigger)


def _without_triggers(connection: Connection) -> list[str]:
    """Drop SQLite's triggers; returns what makes them again. A step that fails leaves them, as everything else."""
    found = connection.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").all()
    for name, _ in found:
        connection.exec_driver_sql(f'DROP TRIGGER "{name}"')
    return [str(made) for _, made in found]


def _wiped(connection: Connection) -> None:
    """What was deleted or masked stays in SQLite's free pages until the file is written anew."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("VACUUM")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


def _many_tables(connection: Connection) -> None:
    """A log says which table it is of, and may be one that many tables share.

    PostgreSQL refuses to change or delete what is written from here on, as SQLite does since step 2.
    """
    metadata.create_all(connection, tables=[origins, arrivals, tables, pictures, shows, merges], checkfirst=False)
    connection.execute(insert(origins).values(
        id=str(uuid.uuid4()), since=0, made_at=datetime.now(UTC).isoformat(timespec="milliseconds")))
    if connection.dialect.name != "postgresql":
        return
    connection.exec_driver_sql("CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS "
                               "$$ BEGIN RAISE EXCEPTION 'the log is append-only'; END $$")
    connection.exec_driver_sql(
        "CREATE FUNCTION append_only_but_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE of integer; BEGIN "
        "CASE TG_TABLE_NAME WHEN 'matches' THEN of := OLD.id; "
        "WHEN 'events' THEN SELECT match_id INTO of FROM rounds WHERE id = OLD.round_id; "
        "ELSE of := OLD.match_id; END CASE; "
        "IF EXISTS (SELECT 1 FROM deletions WHERE match_id = of) THEN RETURN OLD; END IF; "
        "RAISE EXCEPTION 'the log is append-only'; END $$")
    for table in ("matches", "rounds", "events", "files"):
        connection.exec_driver_sql(f"CREATE TRIGGER {table}_no_update BEFORE UPDATE ON {table} "
                                   "FOR EACH ROW EXECUTE FUNCTION append_only()")
        connection.exec_driver_sql(f"CREATE TRIGGER {table}_no_delete BEFORE DELETE ON {table} "
                                   "FOR EACH ROW EXECUTE FUNCTION append_only_but_of_deleted()")


@dataclass(frozen=True, slots=True)
class Migration:
    """One step; `apply` runs inside a transaction of its own, or `outside` of any: then it is tried until it is done.
    """

    number: int
    name: str
    apply: Callable[[Connection], None]
    outside: bool = False


MIGRATIONS = (
    Migration(1, "matches, rounds and events", _create_tables),
    Migration(2, "nothing is changed or deleted", _forbid_changes),
    Migration(3, "files of a match; a match may be deleted whole", _files_and_deletion),
    Migration(4, "no number is given twice", _numbers_for_good),
    Migration(5, "no password of a camera", _passwords_forgotten),
    Migration(6, "nothing is left in free pages", _wiped, outside=True),
    Migration(7, "many tables", _many_tables),
)
PASSWORDS = 5
"""The step before which a log may hold passwords."""
