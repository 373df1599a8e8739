"""What a table's log brings to the shared one: its rows, each once, and its word that it is there.

Why it exists: a commit whose answer was lost is tried again, and may have been done. So every row is known by table,
match, round and number, and what is there already is left alone. What it does not do: read the table's log (`own`), or
decide when something goes out (`shipping`).

Everything takes the connection of a transaction, and nothing counts before that is committed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, and_, case, delete, func, insert, select, update

from referee.store.club.own import Key, Row
from referee.store.database import schema
from referee.store.database.dialect import clock_of, insert_new, insert_or_update
from referee.store.database.rows import delete_rows, next_match
from referee.store.database.server import lock_numbers


@dataclass(frozen=True, slots=True)
class Beat:
    """What a table says of itself. `match`: the number in its own log of the match that it plays; None for none.

    `scene` and `waiting` are small JSON; `help` is its call for help, empty where it does not call.
    """

    address: str = ""
    scene: Mapping[str, Any] = field(default_factory=dict)
    waiting: Sequence[Any] = ()
    help: str = ""
    played_s: float = 0.0
    match: int | None = None


@dataclass(frozen=True, slots=True)
class HeldMatch:
    """A match that arrived. `begun`: when, as the shared log has it; None where it is deleted there."""

    id: int
    begun: str | None
    files: int = 0


@dataclass(frozen=True, slots=True)
class HeldRound:
    """A round that arrived: number, count and time of the last of its events."""

    id: int
    begun: str
    last: int = 0
    count: int = 0
    at: str = ""


@dataclass(slots=True)
class Held:
    """What the shared log has of a table's log, by the numbers of that."""

    matches: dict[int, HeldMatch] = field(default_factory=dict)
    rounds: dict[Key, HeldRound] = field(default_factory=dict)


def held_of(db: Connection, table: str, since: int, until: int | None) -> Held:
    """What has arrived under a name of a table, of the matches that count under it."""
    came, match, played, line = schema.arrivals.c, schema.matches.c, schema.rounds.c, schema.events.c
    files = select(func.count()).where(schema.files.c.match_id == came.match_id).scalar_subquery()
    ours = [came.table_id == table, came.table_match >= since]
    if until is not None:
        ours.append(came.table_match < until)
    held = Held()
    for number, key, begun, count in db.execute(
            select(came.table_match, came.match_id, match.created_at, files)
            .outerjoin_from(schema.arrivals, schema.matches, match.id == came.match_id).where(*ours)):
        held.matches[number] = HeldMatch(key, begun, count)
    totals = select(line.round_id, func.max(line.seq).label("last"), func.count().label("count")).join(
        schema.rounds, played.id == line.round_id).join(
        schema.arrivals, came.match_id == played.match_id).where(*ours).group_by(line.round_id).subquery()
    for row in db.execute(
            select(came.table_match, played.number, played.id, played.created_at, totals.c.last, totals.c.count,
                   line.recorded_at)
            .select_from(schema.rounds).join(schema.arrivals, came.match_id == played.match_id)
            .outerjoin(totals, totals.c.round_id == played.id)
            .outerjoin(schema.events, and_(line.round_id == played.id, line.seq == totals.c.last)).where(*ours)):
        held.rounds[row[0], row[1]] = HeldRound(row[2], row[3], row[4] or 0, row[5] or 0, row[6] or "")
    return held


def recorded_at(db: Connection, round_id: int, seq: int) -> str | None:
    """When an event of the shared log was recorded; None where there is none of that number."""
    line = schema.events.c
    found = db.scalar(select(line.recorded_at).where(line.round_id == round_id, line.seq == seq))
    return None if found is None else str(found)


def take_match(db: Connection, table: str, number: int, row: Row) -> HeldMatch:
    """A match of a table, under a new number of the shared log where it is new."""
    lock_numbers(db)
    came, match = schema.arrivals.c, schema.matches.c
    there = db.execute(select(came.match_id, match.created_at).outerjoin_from(
        schema.arrivals, schema.matches, match.id == came.match_id).where(
        came.table_id == table, came.table_match == number)).first()
    if there is not None:
        return HeldMatch(there[0], there[1])
    key = next_match(db)
    db.execute(insert(schema.matches).values(id=key, **{**row, "edition": _text(row["edition"])}))
    db.execute(insert(schema.arrivals).values(match_id=key, table_id=table, table_match=number, changes=1))
    return HeldMatch(key, row["created_at"])


def take_round(db: Connection, match: int, number: int, begun: str) -> HeldRound:
    """A round of a match that arrived."""
    db.execute(insert_new(db, schema.rounds).values(match_id=match, number=number, created_at=begun))
    played = schema.rounds.c
    key, at = db.execute(select(played.id, played.created_at).where(
        played.match_id == match, played.number == number)).one()
    return HeldRound(key, at)


def take_lines(db: Connection, round_id: int, lines: Sequence[Row]) -> None:
    """Events of a round; those that are there already stay as they are."""
    if lines:
        db.execute(insert_new(db, schema.events),
                   [{**line, "type": _text(line["type"]), "round_id": round_id} for line in lines])


def take_files(db: Connection, match: int, known: int, files: Sequence[Row]) -> int:
    """Files of a match that follow the first `known`; returns how many are there now."""
    db.execute(select(schema.arrivals.c.match_id).where(schema.arrivals.c.match_id == match).with_for_update())
    there = int(db.scalar(select(func.count()).where(schema.files.c.match_id == match)) or 0)
    rows = [{**file, "name": _text(file["name"]), "match_id": match} for file in files[max(0, there - known):]]
    if rows:
        db.execute(insert(schema.files), rows)
    return there + len(rows)


def take_picture(db: Connection, match: int, name: str, jpeg: bytes) -> None:
    """A picture that a match shows."""
    db.execute(insert_new(db, schema.pictures).values(name=name, jpeg=jpeg))
    db.execute(insert_new(db, schema.shows).values(name=name, match_id=match))


def drop_match(db: Connection, match: int) -> None:
    """A table deleted a match: it is deleted here too, with the pictures that no other one shows."""
    lock_numbers(db)
    if db.scalar(select(schema.matches.c.id).where(schema.matches.c.id == match)) is None:
        return
    delete_rows(db, match)
    shown, others = schema.shows.alias("shown").c, schema.shows.alias("others").c
    alone = select(shown.name).where(shown.match_id == match, ~select(others.name).where(
        others.name == shown.name, others.match_id != match).exists())
    db.execute(delete(schema.pictures).where(schema.pictures.c.name.in_(alone)))
    db.execute(delete(schema.shows).where(schema.shows.c.match_id == match))


def arrived(db: Connection, match: int) -> None:
    """Whoever looks is to see that something arrived of a match, by its number of the shared log."""
    came = schema.arrivals.c
    db.execute(update(schema.arrivals).where(came.match_id == match).values(changes=came.changes + 1))


def heard(db: Connection, table: str, name: str, beat: Beat, *, news: bool) -> bool:
    """A table says that it is there; returns whether the host answered its call. `news`: it says something new."""
    at, clock = schema.tables.c, clock_of(db)
    said = {"name": _text(name), "address": beat.address, "table_match": beat.match, "scene": dict(beat.scene),
            "waiting": list(beat.waiting), "help": _text(beat.help), "played_s": beat.played_s, "seen_at": clock}
    calls = bool(beat.help)
    answered = db.scalar(insert_or_update(
        db, schema.tables, {"id": table, **said, "help_at": clock if calls else None, "answered_at": None,
                            "changes": 1},
        {**said, "help_at": case((at.help == "", clock), else_=at.help_at) if calls else None,
         "answered_at": case((at.help == "", None), else_=at.answered_at) if calls else None,
         "changes": at.changes + int(news)}).returning(at.answered_at))
    return answered is not None


def _text(text: str) -> str:
    """A text as PostgreSQL takes it into a column; what is in JSON may hold any letter."""
    return text.replace("\0", "\ufffd")
