"""An older file is brought up to date without touching its rows; a newer one is left alone."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from referee.store import Store, StoreError
from referee.store.database import schema
from referee.store.database.located import located
from referee.store.database.schema import MIGRATIONS, Migration

TRIGGERS = {"sqlite": "SELECT count(*) FROM sqlite_master WHERE type='trigger'",
            "postgresql": "SELECT count(*) FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid "
                          "WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace"}


def write_version_1(where: Path | str) -> None:
    """A log as the first migration alone leaves it, with one round in it."""
    engine = located(where).engine()
    with engine.begin() as db:
        schema.migrations.create(db)
        MIGRATIONS[0].apply(db)
        db.execute(text("INSERT INTO migrations VALUES (1, 'matches, rounds and events', '2026-01-01')"))
        db.execute(text("INSERT INTO matches VALUES (4, '2026-01-01', 'old', '{\"solid\": \"Ada\"}', '{}')"))
        db.execute(text("INSERT INTO rounds VALUES (9, 4, 1, '2026-01-01')"))
        db.execute(text("INSERT INTO events VALUES (9, 1, '2026-01-01', 'stop', '{\"type\": \"stop\"}')"))
    engine.dispose()


def test_an_older_file_keeps_its_rows_and_gets_the_missing_steps(where: Path | str) -> None:
    write_version_1(where)
    with Store(where) as store:
        assert store.match(4).players == {"solid": "Ada"}
        assert store.events(9) == [{"seq": 1, "type": "stop"}]
        assert store.append(9, {"type": "card"})["seq"] == 2
    engine = located(where).engine()
    with engine.connect() as db:
        assert db.scalar(text("SELECT count(*) FROM migrations")) == len(MIGRATIONS)
        assert db.scalar(text(TRIGGERS[db.dialect.name])) == 8
    engine.dispose()


def test_a_step_that_fails_leaves_the_file_as_it_was(where: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    def half_a_step(connection: Connection) -> None:
        connection.exec_driver_sql("CREATE TABLE half (x integer)")
        raise RuntimeError("power cut")

    write_version_1(where)
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, Migration(len(MIGRATIONS) + 1, "half", half_a_step)))
    with pytest.raises(RuntimeError, match="power cut"):
        Store(where)
    monkeypatch.undo()
    engine = located(where).engine()
    assert "half" not in inspect(engine).get_table_names()
    engine.dispose()
    with Store(where) as store:
        assert len(store.events(9)) == 1


def test_a_newer_file_is_refused(where: Path | str) -> None:
    Store(where).close()
    engine = located(where).engine()
    with engine.begin() as db:
        db.execute(text("INSERT INTO migrations VALUES (99, 'from the future', '2036-01-01')"))
    engine.dispose()
    with pytest.raises(StoreError, match="newer Referee"):
        Store(where)


def test_a_database_of_another_program_is_refused(where: Path | str) -> None:
    engine = located(where).engine()
    with engine.begin() as db:
        db.execute(text("CREATE TABLE recipes (name text)"))
    engine.dispose()
    with pytest.raises(StoreError, match="another program"):
        Store(where)


def test_two_programs_that_open_a_new_log_at_once_make_it_once(where: Path | str) -> None:
    def open_it() -> None:
        with Store(where) as store:
            found.append(store.new_match({}, "new"))

    found: list[int] = []
    opening = [threading.Thread(target=open_it) for _ in range(4)]
    for thread in opening:
        thread.start()
    for thread in opening:
        thread.join()
    assert sorted(found) == [1, 2, 3, 4]


@pytest.mark.files
def test_migrations_are_numbered_without_gaps() -> None:
    assert [m.number for m in MIGRATIONS] == list(range(1, len(MIGRATIONS) + 1))
