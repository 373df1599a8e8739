"""The append-only log of matches, rounds and events in SQLite or PostgreSQL.

Why append-only: the camera's word, a player's overruling and a correction are all things that happened;
the state is what follows from them, so it can be computed again at any time and nothing is lost. What it
does not do: fold events into a state, or judge.

SQLite runs in WAL mode with `synchronous=FULL`: an event is on the disk before `append` returns. Where the disk
does not take it, `trouble` says why and how much waits in memory; it is written in order as soon as it can be. A
`Store` may be used from several threads; several processes may share the file.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import ColumnElement, Connection, func, insert, select, true

from referee.addresses import masked, without_passwords
from referee.i18n.said import Said
from referee.rules.core import Event
from referee.store import export as exports
from referee.store.database import schema
from referee.store.database.located import kept_by, located
from referee.store.database.migrating import migrate
from referee.store.database.opened import Database
from referee.store.database.pictures import DatabasePictures
from referee.store.database.place import beside
from referee.store.database.rows import delete_rows, next_match, now, pictures_of, require
from referee.store.database.waiting import Waiting, WaitingLine
from referee.store.database.writer import Trouble, Writer
from referee.store.errors import DamagedEntry, Missing, StoreError, Unreachable
from referee.store.evidence import EvidenceFolder, Pictures
from referee.store.passwords import Passwords

HALF_PAIR = re.compile("[\ud800-\udfff]")
"""What stands in a damaged text and no file can hold; JSON has another way of writing it."""


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
    """One round of a match. `last`: the number of its last event on the disk, 0 before there is one."""

    id: int
    match_id: int
    number: int
    created_at: str
    last: int


class Store:
    """Opens (creating or migrating as needed) the log at a path or SQLAlchemy URL.

    `evidence` is the folder of the pictures; by default `NAME.evidence` beside the database file, and in the database
    itself where that is on a server. One in memory needs it given. `waiting` sets the bounds of memory
    (`waiting.Waiting`). Raises StoreError when the file is no log of ours.
    """

    def __init__(self, where: Path | str, evidence: Path | str | None = None, *,
                 waiting: Waiting | None = None) -> None:
        place = located(where)
        served = place.url.get_backend_name() != "sqlite"
        if evidence is None and place.file is None and not served:
            raise StoreError("store-where-evidence", url=place.name)
        place.make_ready()
        self.name = place.name
        self._database = Database(place)
        folder = Path(evidence) if evidence is not None else beside(kept_by(where))
        in_database = served and evidence is None
        self.pictures: Pictures = DatabasePictures(self._database, folder) if in_database else EvidenceFolder(folder)
        self._passwords = Passwords(folder.parent if served or place.file is not None else None)
        self._writer = Writer(self._database, self.pictures, waiting)
        try:
            migrate(self._database, self._passwords)
        except BaseException:
            self.close()
            raise
        place.settle()

    def close(self) -> None:
        """Write what waits if that can be, and let go of the database."""
        self._writer.close()

    @property
    def trouble(self) -> Trouble | None:
        """Why not everything that was appended is on the disk; None where it is."""
        return self._writer.trouble

    @property
    def news(self) -> str:
        """The last sentence about trouble with the disk, or about its end; empty where there was none."""
        return self._writer.news

    def on_trouble(self, listener: Callable[[], object]) -> None:
        """Call `listener` at every change of `trouble`, from whichever thread found it."""
        self._writer.listeners.append(listener)

    def catch_up(self) -> bool:
        """Try at once to write what waits; True where no event waits any more. It is tried by itself, too."""
        return self._writer.catch_up()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()

    # writing

    def new_match(self, players: Mapping[str, str], edition: str, options: Mapping[str, Any] | None = None) -> int:
        """Begin a match and return its number. `players`: frame style -> name."""
        self._stand()
        with self._writing() as db:
            return _new_match(db, players, edition, options or {}, now())

    def new_round(self, match: int) -> int:
        """Begin the next round of a match and return its id."""
        with self._writing() as db:
            require(db, schema.matches, match, "match")
            last = db.scalar(select(func.max(schema.rounds.c.number)).where(schema.rounds.c.match_id == match))
            begun = now()
            key = _key(db, insert(schema.rounds).values(match_id=match, number=(last or 0) + 1, created_at=begun))
        self._writer.met(key, match, begun)
        return key

    def append(self, round_id: int, line: Mapping[str, Any] | Event) -> dict[str, Any]:
        """Write one event; it is on the disk when this returns, or `trouble` says why not. Returns the line with `seq`.

        A line without `seq` (or with 0) gets the next one. A line with a `seq` keeps it; StoreError when that number
        is taken or nothing more can wait. ValueError when the line has no `type` or is not JSON.
        """
        return self.append_all(round_id, [line])[0]

    def append_all(self, round_id: int, lines: Sequence[Mapping[str, Any] | Event]) -> list[dict[str, Any]]:
        """Write events of one round as `append` does, all or none of them."""
        at, made = now(), list[WaitingLine]()
        for line in lines:
            body = line.to_dict() if isinstance(line, Event) else dict(line)
            seq = body.pop("seq", 0)
            if not isinstance(body.get("type"), str):
                raise ValueError("an event needs a type")
            text = json.dumps(without_passwords(body), allow_nan=False)
            made.append(WaitingLine(round_id, seq, at, json.loads(text), len(text)))  # returned as it will be read back
        return [{"seq": seq, **line.body} for seq, line in zip(self._writer.append(made), made, strict=True)]

    def keep(self, match: int, name: str, body: Any) -> None:
        """Keep something as JSON with a match by a name (`table`, `source`); the newest of a name counts.

        The log gets it without the passwords of cameras, which are kept apart; `news` says where they cannot be.
        """
        clean, before = without_passwords(body), None
        with suppress(Unreachable):
            before = self._kept(match, name)
        if before is None or before != clean:
            self._writer.keep(match, name, clean)
        try:
            self._passwords.remember(body)
        except StoreError as e:
            self._writer.say(e.said)

    def kept(self, match: int, name: str) -> Any:
        """What was kept last with a match by that name; None where nothing was."""
        return self._passwords.restored(self._kept(match, name))

    def delete_match(self, match: int) -> None:
        """Delete a match with its rounds, events and those of its pictures that no other match shows."""
        rounds = schema.rounds
        with self._writing() as db:
            require(db, schema.matches, match, "match")
            shown = _pictures(db, rounds.c.match_id == match) - _pictures(db, rounds.c.match_id != match)
            delete_rows(db, match)
            cameras = set(_addresses_of(db))
        self._writer.forget(match)
        self._passwords.keep_only(cameras)
        for name in shown:
            self.pictures.delete(name)

    def import_match(self, whole: Mapping[str, Any]) -> int:
        """Take in a match as `exports.read` gives it, under a new number, which is returned."""
        self._stand()
        with self._writing() as db:
            match = _new_match(db, whole["players"], whole["edition"], whole["options"], whole["created_at"])
            for name, body in whole["files"].items():
                clean = without_passwords(body)
                db.execute(insert(schema.files).values(match_id=match, name=name, recorded_at=now(), body=clean))
            for played in whole["rounds"]:
                key = _key(db, insert(schema.rounds).values(
                    match_id=match, number=played["number"], created_at=played["created_at"]))
                rows = [{"round_id": key, "seq": line["seq"], "recorded_at": line["recorded_at"], "type": line["type"],
                         "body": {k: v for k, v in line.items() if k not in ("seq", "recorded_at")}}
                        for line in without_passwords(played["events"])]
                if rows:
                    db.execute(insert(schema.events), rows)
        return match

    def save_evidence(self, jpeg: bytes) -> str | None:
        """Keep a picture for good; returns the name under which `evidence` gives it back.

        None where neither the disk nor memory has room for it (`trouble` says so); ValueError when it is no JPEG.
        """
        return self._writer.save_picture(jpeg)

    # reading

    def matches(self) -> list[Match]:
        """All matches, oldest first."""
        with self._reading() as db:
            return [_match(*row) for row in db.execute(_MATCHES.order_by(schema.matches.c.id))]

    def match(self, match: int) -> Match:
        """One match; StoreError when there is none of that number."""
        with self._reading() as db:
            row = db.execute(_MATCHES.where(schema.matches.c.id == match)).first()
        if row is None:
            held = ", ".join(str(m.id) for m in self.matches()[-20:]) or Said("store-none-yet")
            raise Missing("store-no-match", match=match, name=self.name, held=held)
        return _match(*row)

    def rounds(self, match: int) -> list[Round]:
        """The rounds of a match, first to last; empty when there are none."""
        table, events = schema.rounds, schema.events
        last = select(func.coalesce(func.max(events.c.seq), 0)).where(events.c.round_id == table.c.id)
        wanted = select(table.c.id, table.c.match_id, table.c.number, table.c.created_at, last.scalar_subquery())
        with self._reading() as db:
            rows = db.execute(wanted.where(table.c.match_id == match).order_by(table.c.number))
            found = [Round(*row) for row in rows]
        for played in found:
            self._writer.met(played.id, match, played.created_at)
        return found

    def events(self, round_id: int, after: int = 0, but: Collection[str] = ()) -> list[dict[str, Any]]:
        """The events of a round with `seq` above `after`, in order, as they were appended; `but`: types left out.

        `DamagedEntry` where one is no longer what was written.
        """
        table = schema.events
        but_these = table.c.type.not_in(but) if but else true()
        found = []
        for seq, body, _ in self._rows(round_id, (table.c.seq > after) & but_these):
            if not _sound(body):
                raise DamagedEntry("store-entry-damaged", event=seq)
            if seq > after and body["type"] not in but:
                found.append({"seq": seq, **body})
        return found

    def evidence(self, name: str) -> bytes | None:
        """The picture `save_evidence` returned this name for, or None."""
        return self._writer.waiting.pictures.get(name) or self.pictures.load(name)

    def export(self, match: int, format: str, out: TextIO) -> None:
        """Write a match as `csv`, `json` or `jsonl`, a damaged one as far as it can be read.

        StoreError for another format or no such match.
        """
        writers = {"csv": exports.write_csv, "json": exports.write_json, "jsonl": exports.write_jsonl}
        if format not in writers:
            raise StoreError("store-format", format=f"{format!r}", formats=", ".join(exports.FORMATS))
        whole: dict[str, Any] = asdict(self.match(match)) | {"files": self._files(match), "rounds": []}
        for played in self.rounds(match):
            whole["rounds"].append({"number": played.number, "created_at": played.created_at, "events": [
                {"seq": seq, **(body if _sound(body) else {"type": "damaged", "body": body}), "recorded_at": at}
                for seq, body, at in self._rows(played.id, true())]})
        text = io.StringIO()
        writers[format](whole, text)
        out.write(HALF_PAIR.sub(lambda half: f"\\u{ord(half[0]):04x}", masked(text.getvalue())))

    # inside

    def _kept(self, match: int, name: str) -> Any:
        waiting = [file.body for file in self._writer.waiting.files(match) if file.name == name]
        if waiting:
            return waiting[-1]
        table = schema.files
        wanted = select(table.c.body).where(table.c.match_id == match, table.c.name == name)
        with self._reading() as db:
            return db.scalar(wanted.order_by(table.c.id.desc()).limit(1))

    def _files(self, match: int) -> dict[str, Any]:
        table = schema.files
        with self._reading() as db:
            rows = db.execute(select(table.c.name, table.c.body).where(table.c.match_id == match).order_by(table.c.id))
            return {str(name): body for name, body in rows}

    def _rows(self, round_id: int, which: ColumnElement[bool]) -> list[tuple[int, dict[str, Any], str]]:
        """Number, body and time of the events of a round, those that wait to be written among them."""
        waiting = self._writer.waiting.of_round(round_id)  # first: what is written meanwhile is found below
        table = schema.events
        own = select(table.c.seq, table.c.body, table.c.recorded_at).where(table.c.round_id == round_id)
        last = select(table.c.seq, table.c.recorded_at, schema.rounds.c.match_id, schema.rounds.c.created_at).join(
            schema.rounds, schema.rounds.c.id == table.c.round_id).where(table.c.round_id == round_id)
        with self._reading() as db:
            newest = db.execute(last.order_by(table.c.seq.desc()).limit(1)).first()
            rows = {seq: (seq, body, at) for seq, body, at in db.execute(own.where(which).order_by(table.c.seq))}
        if newest is not None:
            self._writer.met(round_id, newest[2], newest[3])
            self._writer.seen(round_id, newest[0], newest[1])
        rows |= {line.seq: (line.seq, dict(line.body), line.recorded_at) for line in waiting}
        return [rows[seq] for seq in sorted(rows, key=lambda seq: seq if isinstance(seq, int) else 0)]

    def _stand(self) -> None:
        """A log with a match has its folder of pictures: where the file is emptied one day, the folder tells of it."""
        try:
            self.pictures.stand()
        except OSError as e:
            raise StoreError("store-no-folder", folder=self.pictures, why=e.strerror) from e

    def _reading(self) -> AbstractContextManager[Connection]:
        return self._database.reading()

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction of what cannot wait."""
        self._writer.settle()
        with self._database.writing() as db:
            yield db


_MATCHES = select(schema.matches.c.id, schema.matches.c.created_at, schema.matches.c.edition,
                  schema.matches.c.players, schema.matches.c.options)


def _match(number: int, created_at: Any, edition: Any, players: Any, options: Any) -> Match:
    """A row of the match list; a damaged one may hold anything."""
    at, document = (text if isinstance(text, str) else f"{text}" for text in (created_at, edition))
    return Match(number, at, document, players, options)


def _sound(body: Any) -> bool:
    """Whether it is an event at all."""
    return isinstance(body, Mapping) and isinstance(body.get("type"), str)


def _addresses_of(db: Connection) -> Iterator[str]:
    """The cameras that are kept with matches, by their addresses without password."""
    for body in db.scalars(select(schema.files.c.body).where(schema.files.c.name == "source")):
        if isinstance(body, Mapping) and isinstance(body.get("spec"), str):
            yield body["spec"]


def _new_match(db: Connection, players: Mapping[str, str], edition: str, options: Mapping[str, Any],
               at: str) -> int:
    """A new row of the match list."""
    number = next_match(db)
    db.execute(insert(schema.matches).values(
        id=number, created_at=at, edition=edition, players=without_passwords(players),
        options=without_passwords(options)))
    return number


def _pictures(db: Connection, which: Any) -> set[str]:
    """The evidence pictures named by the events of some rounds."""
    bodies = select(schema.events.c.body).join(schema.rounds, schema.rounds.c.id == schema.events.c.round_id)
    return {name for body in db.scalars(bodies.where(which)) for name in pictures_of(body)}


def _key(db: Connection, statement: Any) -> int:
    result = db.execute(statement).inserted_primary_key
    assert result is not None
    return int(result[0])
