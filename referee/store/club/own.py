"""A table's own log, read for the club beside the evening: what is on the disk, in the order in which it goes out.

Why it exists: the evening must not wait for anything, so that this reads by connections of its own. What it does not
do: read what still waits in memory; it goes out once it is on the disk.
"""

from __future__ import annotations

import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select

from referee.store.database import schema
from referee.store.database.dialect import version_of
from referee.store.database.located import kept_by, located
from referee.store.database.opened import Database
from referee.store.database.pictures import DatabasePictures
from referee.store.database.place import beside
from referee.store.database.rows import now
from referee.store.evidence import EvidenceFolder, Pictures

Row = Mapping[str, Any]
Key = tuple[int, int]
"""A round: the number of its match, and its own within the match."""


@dataclass(frozen=True, slots=True)
class OwnRound:
    """A round of the log. `last`: the number of its last event, 0 before there is one."""

    id: int
    begun: str
    last: int


@dataclass(frozen=True, slots=True)
class Origin:
    """A name of this log among all tables, for its matches from the number `since`."""

    id: str
    since: int


@dataclass(frozen=True, slots=True)
class Own:
    """What is in a log: when each match was begun, which were deleted, its rounds, and how many files a match has."""

    matches: Mapping[int, str]
    deleted: frozenset[int]
    rounds: Mapping[Key, OwnRound]
    files: Mapping[int, int]


class OwnLog:
    """Opens the log at a path or address once more, to read; it must be up to date already."""

    def __init__(self, where: Path | str) -> None:
        self._place = located(where)
        self._place.settle()
        self._database = Database(self._place)
        folder = beside(kept_by(where))
        self._pictures: Pictures = (DatabasePictures(self._database, folder) if self._place.file is None
                                    else EvidenceFolder(folder))
        self._version: int | None = None

    def close(self) -> None:
        """Let go of the log."""
        self._database.renew()

    def changed(self) -> bool:
        """Whether something may have been written since this was asked last. A hundredth of a percent of a core."""
        if self._place.replaced:
            self._place.settle()
            self._database.renew()
            self._version = None
        with self._database.reading() as db:
            version = version_of(db)
        changed = version is None or version != self._version
        self._version = version
        return changed

    def origins(self) -> Sequence[Origin]:
        """The names of this log, oldest first."""
        table = schema.origins.c
        with self._database.reading() as db:
            return [Origin(*row) for row in db.execute(select(table.id, table.since).order_by(table.number))]

    def part(self, match: int) -> None:
        """From this match on it is another table's: a copy of the log is played on elsewhere under the old name."""
        with self._database.writing() as db:
            db.execute(insert(schema.origins).values(id=str(uuid.uuid4()), since=match, made_at=now()))

    def whole(self) -> Own:
        """What is in the log; about a millisecond for a hundred rounds."""
        match, played, line, file = schema.matches.c, schema.rounds.c, schema.events.c, schema.files.c
        last = select(func.coalesce(func.max(line.seq), 0)).where(line.round_id == played.id).scalar_subquery()
        with self._database.reading() as db:
            matches = {row[0]: str(row[1]) for row in db.execute(select(match.id, match.created_at))}
            deleted = frozenset(db.scalars(select(schema.deletions.c.match_id)))
            rounds = {(row[0], row[1]): OwnRound(*row[2:]) for row in db.execute(select(
                played.match_id, played.number, played.id, played.created_at, last))}
            files = {row[0]: row[1] for row in db.execute(select(file.match_id, func.count()).group_by(file.match_id))}
        return Own(matches, deleted, rounds, files)

    def counts(self, upto: Mapping[int, int]) -> dict[int, int]:
        """How many events a round has up to a number; both by round."""
        line = schema.events.c
        with self._database.reading() as db:
            return {round_id: int(db.scalar(select(func.count()).where(line.round_id == round_id, line.seq <= last))
                                  or 0) for round_id, last in upto.items()}

    def at(self, round_id: int, seq: int) -> str | None:
        """When an event was recorded; None where there is none of that number."""
        line = schema.events.c
        with self._database.reading() as db:
            found = db.scalar(select(line.recorded_at).where(line.round_id == round_id, line.seq == seq))
        return None if found is None else str(found)

    def match(self, match: int) -> Row:
        """The row of a match, without its number."""
        table = schema.matches.c
        with self._database.reading() as db:
            row = db.execute(select(table.created_at, table.edition, table.players, table.options).where(
                table.id == match)).one()
        return dict(row._mapping)

    def lines(self, round_id: int, after: int, most: int) -> list[Row]:
        """The first events of a round above a number."""
        table = schema.events.c
        with self._database.reading() as db:
            return [dict(row._mapping) for row in db.execute(
                select(table.seq, table.recorded_at, table.type, table.body)
                .where(table.round_id == round_id, table.seq > after).order_by(table.seq).limit(most))]

    def files(self, match: int, after: int) -> list[Row]:
        """The files of a match, but for the first so many."""
        table = schema.files.c
        with self._database.reading() as db:
            return [dict(row._mapping) for row in db.execute(
                select(table.name, table.recorded_at, table.body)
                .where(table.match_id == match).order_by(table.id).limit(1000).offset(after))]

    def picture(self, name: str) -> bytes | None:
        """A picture that proves a verdict; None where it is not, or no longer, on the disk."""
        return self._pictures.load(name)
