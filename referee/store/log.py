"""The append-only log of matches, rounds and events in SQLite (or another SQLAlchemy database).

Why append-only: the camera's word, a player's overruling and a correction are all things that happened;
the state is what follows from them, so it can be computed again at any time and nothing is lost. What it
does not do: fold events into a state, judge, or keep anything in memory.

SQLite runs in WAL mode with `synchronous=FULL`: an event is on the disk before `append` returns. A
`Store` may be used from several threads; several processes may share the file.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, inspect, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from referee.addresses import masked
from referee.i18n.said import Said, SaidError
from referee.rules.core import Event
from referee.store import export as exports
from referee.store import schema
from referee.store.evidence import EvidenceFolder

BUSY_SECONDS = 5  # how long a writer waits for another process; a commit takes about 2 ms


class StoreError(SaidError):
    """The log cannot do what was asked; the message says what to change."""


@dataclass(frozen=True, slots=True)
class Match:
    """One row of the match list. `players` maps frame style to name, as at the match's start."""

    id: int
    created_at: str
    edition: str
    players: Mapping[str, str]
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Round:
    id: int
    match_id: int
    number: int
    created_at: str


def default_path() -> Path:
    """Where the log is kept when nobody names a file: the user's data folder."""
    home = Path.home()
    base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    return (Path(base) if base else home / ".local" / "share") / "referee" / "referee.db"


class Store:
    """Opens (creating or migrating as needed) the log at a path or SQLAlchemy URL.

    `evidence` is the folder of the pictures; by default `NAME.evidence` beside the database file. A
    database that is not a file needs it given. Raises StoreError when the file is no log of ours.
    """

    def __init__(self, where: Path | str, evidence: Path | str | None = None) -> None:
        url, file = _locate(where)
        if evidence is None and file is None:
            raise StoreError("store-where-evidence", url=url.render_as_string())
        if file is not None:
            _make_folder(file.parent)
        self.name = str(file) if file is not None else url.render_as_string()
        self.pictures = EvidenceFolder(Path(evidence) if evidence is not None else _beside(file))
        self._engine = _engine(url)
        self._writer = self._engine.execution_options(referee_write=True)
        try:
            self._migrate()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._engine.dispose()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    # writing

    def new_match(self, players: Mapping[str, str], edition: str, options: Mapping[str, Any] | None = None) -> int:
        """Begin a match and return its number. `players`: frame style -> name."""
        with self._writing() as db:
            return _new_match(db, players, edition, options or {}, _now())

    def new_round(self, match: int) -> int:
        """Begin the next round of a match and return its id."""
        with self._writing() as db:
            _require(db, schema.matches, match, "match")
            last = db.scalar(select(func.max(schema.rounds.c.number)).where(schema.rounds.c.match_id == match))
            return _key(db, insert(schema.rounds).values(match_id=match, number=(last or 0) + 1, created_at=_now()))

    def append(self, round_id: int, line: Mapping[str, Any] | Event) -> dict[str, Any]:
        """Write one event; it is on the disk when this returns. Returns the line with its `seq`.

        A line without `seq` (or with 0) gets the next one. A line with a `seq` keeps it; StoreError
        when that number is taken, ValueError when the line has no `type` or is not JSON.
        """
        body = line.to_dict() if isinstance(line, Event) else dict(line)
        seq = body.pop("seq", 0)
        if not isinstance(body.get("type"), str):
            raise ValueError("an event needs a type")
        body = json.loads(json.dumps(body, allow_nan=False))  # what is returned is what will be read back
        with self._writing() as db:
            _require(db, schema.rounds, round_id, "round")
            if not seq:
                last = db.scalar(select(func.max(schema.events.c.seq)).where(schema.events.c.round_id == round_id))
                seq = (last or 0) + 1
            try:
                db.execute(insert(schema.events).values(
                    round_id=round_id, seq=seq, recorded_at=_now(), type=body["type"], body=body))
            except IntegrityError as e:
                raise StoreError("store-written", event=seq) from e
        return {"seq": seq, **body}

    def keep(self, match: int, name: str, body: Any) -> None:
        """Keep something as JSON with a match by a name (`table`, `source`); the newest of a name counts."""
        with self._writing() as db:
            _require(db, schema.matches, match, "match")
            db.execute(insert(schema.files).values(match_id=match, name=name, recorded_at=_now(), body=body))

    def kept(self, match: int, name: str) -> Any:
        """What was kept last with a match by that name; None where nothing was."""
        table = schema.files
        wanted = select(table.c.body).where(table.c.match_id == match, table.c.name == name)
        with self._reading() as db:
            return db.scalar(wanted.order_by(table.c.id.desc()).limit(1))

    def delete_match(self, match: int) -> None:
        """Delete a match with its rounds, events and those of its pictures that no other match shows."""
        rounds = schema.rounds
        with self._writing() as db:
            _require(db, schema.matches, match, "match")
            shown = _pictures(db, rounds.c.match_id == match) - _pictures(db, rounds.c.match_id != match)
            db.execute(insert(schema.deletions).values(match_id=match, deleted_at=_now()))
            own = select(rounds.c.id).where(rounds.c.match_id == match)
            db.execute(delete(schema.events).where(schema.events.c.round_id.in_(own)))
            for table in (schema.files, rounds):
                db.execute(delete(table).where(table.c.match_id == match))
            db.execute(delete(schema.matches).where(schema.matches.c.id == match))
        for name in shown:
            self.pictures.delete(name)

    def import_match(self, whole: Mapping[str, Any]) -> int:
        """Take in a match as `exports.read` gives it, under a new number, which is returned."""
        with self._writing() as db:
            match = _new_match(db, whole["players"], whole["edition"], whole["options"], whole["created_at"])
            for name, body in whole["files"].items():
                db.execute(insert(schema.files).values(match_id=match, name=name, recorded_at=_now(), body=body))
            for played in whole["rounds"]:
                key = _key(db, insert(schema.rounds).values(
                    match_id=match, number=played["number"], created_at=played["created_at"]))
                for line in played["events"]:
                    body = {k: v for k, v in line.items() if k not in ("seq", "recorded_at")}
                    db.execute(insert(schema.events).values(
                        round_id=key, seq=line["seq"], recorded_at=line["recorded_at"], type=body["type"], body=body))
        return match

    def save_evidence(self, jpeg: bytes) -> str:
        """Keep a picture for good; returns the name under which `evidence` gives it back."""
        return self.pictures.save(jpeg)

    # reading

    def matches(self) -> list[Match]:
        """All matches, oldest first."""
        with self._reading() as db:
            return [Match(*row) for row in db.execute(_MATCHES.order_by(schema.matches.c.id))]

    def match(self, match: int) -> Match:
        """One match; StoreError when there is none of that number."""
        with self._reading() as db:
            row = db.execute(_MATCHES.where(schema.matches.c.id == match)).first()
        if row is None:
            held = ", ".join(str(m.id) for m in self.matches()[-20:]) or Said("store-none-yet")
            raise StoreError("store-no-match", match=match, name=self.name, held=held)
        return Match(*row)

    def rounds(self, match: int) -> list[Round]:
        """The rounds of a match, first to last; empty when there are none."""
        table = schema.rounds
        wanted = select(table.c.id, table.c.match_id, table.c.number, table.c.created_at)
        with self._reading() as db:
            return [Round(*row) for row in db.execute(wanted.where(table.c.match_id == match).order_by(table.c.number))]

    def events(self, round_id: int, after: int = 0, but: Collection[str] = ()) -> list[dict[str, Any]]:
        """The events of a round with `seq` above `after`, in order, as they were appended; `but`: types left out."""
        table = schema.events
        wanted = select(table.c.seq, table.c.body).where(table.c.round_id == round_id, table.c.seq > after)
        if but:
            wanted = wanted.where(table.c.type.not_in(but))
        with self._reading() as db:
            return [{"seq": seq, **body} for seq, body in db.execute(wanted.order_by(table.c.seq))]

    def evidence(self, name: str) -> bytes | None:
        """The picture `save_evidence` returned this name for, or None."""
        return self.pictures.load(name)

    def export(self, match: int, format: str, out: TextIO) -> None:
        """Write a match as `csv`, `json` or `jsonl`. StoreError for another format or no such match."""
        writers = {"csv": exports.write_csv, "json": exports.write_json, "jsonl": exports.write_jsonl}
        if format not in writers:
            raise StoreError("store-format", format=f"{format!r}", formats=", ".join(exports.FORMATS))
        table = schema.events
        whole: dict[str, Any] = asdict(self.match(match)) | {"files": self._files(match), "rounds": []}
        for played in self.rounds(match):
            wanted = select(table.c.seq, table.c.body, table.c.recorded_at).where(table.c.round_id == played.id)
            with self._reading() as db:
                rows = db.execute(wanted.order_by(table.c.seq)).all()
            whole["rounds"].append({"number": played.number, "created_at": played.created_at, "events": [
                {"seq": seq, **body, "recorded_at": recorded_at} for seq, body, recorded_at in rows]})
        text = io.StringIO()
        writers[format](whole, text)
        out.write(masked(text.getvalue()))

    # inside

    def _files(self, match: int) -> dict[str, Any]:
        table = schema.files
        with self._reading() as db:
            rows = db.execute(select(table.c.name, table.c.body).where(table.c.match_id == match).order_by(table.c.id))
            return {str(name): body for name, body in rows}

    def _migrate(self) -> None:
        with self._writing() as db:
            known = set(inspect(db).get_table_names())
            if known and "migrations" not in known:
                raise StoreError("store-other-program", name=self.name)
            if not known:
                schema.migrations.create(db)
            done = set(db.scalars(select(schema.migrations.c.number)))
        newest = schema.MIGRATIONS[-1].number
        if max(done, default=0) > newest:
            raise StoreError("store-newer", name=self.name)
        for step in schema.MIGRATIONS:
            with self._writing() as db:  # asked again inside: another process may be migrating too
                if db.scalar(select(schema.migrations.c.number).where(schema.migrations.c.number == step.number)):
                    continue
                step.apply(db)
                db.execute(insert(schema.migrations).values(number=step.number, name=step.name, applied_at=_now()))

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._speaking(), self._engine.connect() as db:
            yield db

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._speaking(), self._writer.begin() as db:
            yield db

    @contextmanager
    def _speaking(self) -> Iterator[None]:
        """Turn what the database says into one sentence for people."""
        try:
            yield
        except DBAPIError as e:
            reason = str(e.orig)
            if "not a database" in reason or "malformed" in reason:
                raise StoreError("store-no-log", name=self.name) from e
            raise StoreError("store-unusable", name=self.name, reason=reason) from e


_MATCHES = select(schema.matches.c.id, schema.matches.c.created_at, schema.matches.c.edition,
                  schema.matches.c.players, schema.matches.c.options)


def _locate(where: Path | str) -> tuple[URL, Path | None]:
    if isinstance(where, str) and "://" in where:
        url = make_url(where)
        on_disk = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        return url, Path(str(url.database)) if on_disk else None
    return URL.create("sqlite", database=str(where)), Path(where)


def _beside(file: Path | None) -> Path:
    assert file is not None
    return file.with_name(file.stem + ".evidence")


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        raise StoreError("store-no-folder", folder=folder, why=e.strerror) from e


def _engine(url: URL) -> Engine:
    engine = create_engine(url)
    if url.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, so that a migration is one transaction
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_SECONDS * 1000}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at once: two that read first and write later could not both go on."""
    writes = connection.get_execution_options().get("referee_write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _require(db: Connection, table: Any, key: int, what: str) -> None:
    """The row must exist; PostgreSQL locks it, so that numbers below it are given out one at a time."""
    if db.scalar(select(table.c.id).where(table.c.id == key).with_for_update()) is None:
        raise StoreError("store-nothing", what=what, number=key)


def _new_match(db: Connection, players: Mapping[str, str], edition: str, options: Mapping[str, Any],
               at: str) -> int:
    """A new row of the match list; the number of a deleted match is not given again."""
    columns = (schema.matches.c.id, schema.deletions.c.match_id)
    last = max(db.scalar(select(func.max(column))) or 0 for column in columns)
    db.execute(insert(schema.matches).values(
        id=last + 1, created_at=at, edition=edition, players=dict(players), options=dict(options)))
    return int(last) + 1


def _pictures(db: Connection, which: Any) -> set[str]:
    """The evidence pictures named by the events of some rounds."""
    bodies = select(schema.events.c.body).join(schema.rounds, schema.rounds.c.id == schema.events.c.round_id)
    return {picture if isinstance(picture, str) else picture["name"] for body in db.scalars(bodies.where(which))
            for picture in body.get("evidence") or ()}


def _key(db: Connection, statement: Any) -> int:
    result = db.execute(statement).inserted_primary_key
    assert result is not None
    return int(result[0])


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
