"""What SQLite and PostgreSQL are asked in words of their own.

Why it exists: SQLAlchemy has no common word for it. What it does not do: open a database (`places`).
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Float, Table, literal_column
from sqlalchemy.dialects import postgresql, sqlite


def insert_new(db: Connection, table: Table) -> Any:
    """An insert of a row that leaves alone what is there already."""
    insert: Any = sqlite.insert if db.dialect.name == "sqlite" else postgresql.insert
    return insert(table).on_conflict_do_nothing()


def insert_or_update(db: Connection, table: Table, values: dict[str, Any], changed: dict[str, Any]) -> Any:
    """An insert of a row, or where one of its key is there, an update of it with `changed`."""
    insert: Any = sqlite.insert if db.dialect.name == "sqlite" else postgresql.insert
    return insert(table).values(**values).on_conflict_do_update(
        index_elements=list(table.primary_key), set_=changed)


def clock_of(db: Connection) -> ColumnElement[float]:
    """Seconds since 1970 by the clock of the database, to the millisecond."""
    told = ("(julianday('now') - 2440587.5) * 86400.0" if db.dialect.name == "sqlite"
            else "extract(epoch from clock_timestamp())::float8")
    return literal_column(told, Float)


def version_of(db: Connection) -> int | None:
    """A number that is another one whenever another connection has written; None where there is none to be had."""
    return int(db.exec_driver_sql("PRAGMA data_version").scalar_one()) if db.dialect.name == "sqlite" else None
