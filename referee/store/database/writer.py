"""Events, files and pictures: written at once where the disk takes them, else kept in memory and written later.

Why it exists: another program may lock the log for some seconds, the disk may fill up, somebody may move the file away.
A round goes on meanwhile, with the numbers it would have had. What it does not do: read matches, or know screens.

Threads: everything may be called from any. While something waits, a thread tries again every `RETRY_S`. `listeners` are
called in whichever thread found the change, without any lock of the store.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from referee.i18n.said import Said
from referee.store.database import schema
from referee.store.database.opened import SHORTLY_S, Database
from referee.store.database.rows import insert_item, last_of, now, require, there
from referee.store.database.waiting import Item, Waiting, WaitingFile, WaitingLine
from referee.store.errors import Damaged, Missing, StoreError, Unreachable
from referee.store.evidence import Pictures, name_of

RETRY_S = 0.5
"""How often it is tried again; people see the trouble end within a second."""
GRACE_S = 5.0
"""How long a file may be away before it is written again: whoever moved it may move it back."""
TRIES = 20
"""How often an event tries to get between those that another program writes into the same round."""
BATCH = 500
"""Events of one transaction of what waited, so that other programs come between."""

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class Known:
    """A round of the log as it was met: its match, when it was begun, number and time of its last event on the disk."""

    match: int
    begun: str
    seq: int = 0
    recorded_at: str = ""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why not everything is on the disk. `lines`, `pictures`: how many wait; `text`: the sentence for people."""

    text: Said
    lines: int
    pictures: int


class Writer:
    """Writes to a database and a folder of pictures. `waiting` is given to set bounds."""

    def __init__(self, database: Database, folder: Pictures, waiting: Waiting | None = None) -> None:
        self._database, self._folder = database, folder
        self.waiting = Waiting() if waiting is None else waiting
        self.listeners: list[Callable[[], object]] = []
        self.trouble: Trouble | None = None
        self.news = ""
        """The last sentence about trouble or its end."""
        self._why: str | None = None
        self._again = Said("store-again")
        self._known: dict[int, Known] = {}
        """The rounds this process wrote or read; one that was deleted is no longer among them."""
        self._missed: float | None = None
        self._order, self._catching = threading.RLock(), threading.RLock()
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def met(self, round_id: int, match: int, begun: str) -> None:
        """A round of the log: what is written under its number is written to the one that was begun then."""
        with self._order:
            self._known.setdefault(round_id, Known(match, begun))

    def seen(self, round_id: int, seq: int, recorded_at: str) -> None:
        """The last event of a round on the disk is this one; after it numbers go on when nothing can be read."""
        with self._order:
            known = self._known.get(round_id)
            if known is not None and seq > known.seq:
                known.seq, known.recorded_at = seq, recorded_at

    def forget(self, match: int) -> None:
        """A match was deleted: nothing is known of its rounds any more, and nothing waits for them."""
        with self._catching, self._order:
            rounds = {round_id for round_id, known in self._known.items() if known.match == match}
            for round_id in rounds:
                del self._known[round_id]
            self.waiting.drop(match, rounds)

    def append(self, lines: Sequence[WaitingLine]) -> list[int]:
        """Write events of one round, all or none of them; returns their numbers. 0 as `seq` asks for the next one.

        Raises `StoreError` where the round or a number cannot be, or memory is full.
        """
        with self._order:
            tries = 0 if self.waiting.lines else TRIES
            while tries:
                try:
                    return self._append_now(lines)
                except Unreachable as e:
                    self._why = e.said
                tries = tries - 1 if self._others_write(lines[0].round_id) else 0
            following = self._next(lines[0].round_id)
            numbered = [replace(line, seq=line.seq or following + n) for n, line in enumerate(lines)]
            self._wait(*numbered)
        self._tell()
        return [line.seq for line in numbered]

    def keep(self, match: int, name: str, body: Any) -> None:
        """Keep something with a match by a name."""
        item = WaitingFile(match, name, now(), body, len(json.dumps(body)))
        with self._order:
            if not self.waiting.lines:
                try:
                    with self._database.writing(SHORTLY_S) as db:
                        require(db, schema.matches, match, "match")
                        insert_item(db, item)
                    return
                except Unreachable as e:
                    self._why = e.said
            self._wait(item)
        self._tell()

    def save_picture(self, jpeg: bytes) -> str | None:
        """Keep a picture and return its name; None where neither disk nor memory has room, which is told."""
        name = name_of(jpeg)
        try:
            return self._folder.save(jpeg)
        except OSError as e:
            with self._order:
                self._why = self._why or Said("store-no-picture", why=e.strerror)
                kept = self.waiting.add_picture(name, jpeg)
        self._tell()
        return name if kept else None

    def say(self, news: str) -> None:
        """Say something of the log that is no trouble with writing it."""
        self.news = news
        self._call()

    def settle(self) -> None:
        """Before something that cannot wait: write what waits first. `StoreError` where that cannot be."""
        if self.waiting.lines and not self.catch_up():
            raise StoreError("store-not-now", why=self._why or "")

    def catch_up(self) -> bool:
        """Try to write everything that waits, in order; True where no event waits any more."""
        with self._catching:
            try:
                try:
                    self._write_all()
                except Damaged:
                    self._database.renew()  # what was open may remember parts of a damaged file
                    self._write_all()
                why: str | None = None
            except StoreError as e:
                why = e.said
            unsaved = self._save_pictures()
            why = why or unsaved
            with self._order:
                self._why = why
        self._tell()
        return not self.waiting.lines

    def close(self) -> None:
        """Try a last time, and close; `trouble` tells what is lost where that cannot be."""
        self._closing.set()
        if self.waiting:
            self.catch_up()
        if self.trouble is not None:
            self.news = Said("store-lost", why=self._why or "", n=self.trouble.lines, pictures=self.trouble.pictures)
            logger.error("%s", self.news)
            self._call()
        self._database.renew()

    # inside

    def _append_now(self, lines: Sequence[WaitingLine]) -> list[int]:
        round_id, seqs = lines[0].round_id, list[int]()
        with self._database.writing(SHORTLY_S) as db:
            known = self._meet(db, round_id)
            last = last_of(db, round_id)
            if last < known.seq:
                raise Unreachable("store-replaced", name=self._database.place.called)
            for line in lines:
                seqs.append(line.seq or last + 1 + len(seqs))
                try:
                    insert_item(db, replace(line, seq=seqs[-1]))
                except IntegrityError as e:
                    raise StoreError("store-written", event=seqs[-1]) from e
        self.seen(round_id, seqs[-1], lines[-1].recorded_at)
        return seqs

    def _others_write(self, round_id: int) -> bool:
        """Whether another program writes into a round, so that its numbers are nobody's to keep in memory."""
        table = schema.events
        try:
            with self._database.reading() as db:
                known = self._meet(db, round_id).seq
                newest = db.execute(select(table.c.seq, table.c.recorded_at).where(table.c.round_id == round_id)
                                    .order_by(table.c.seq.desc()).limit(1)).first()
        except Unreachable:
            return False
        if newest is None or newest[0] <= known:
            return False
        self.seen(round_id, newest[0], newest[1])
        return True

    def _wait(self, *items: Item) -> None:
        try:
            self.waiting.add(*items)
        except StoreError:
            self._tell()
            raise

    def _next(self, round_id: int) -> int:
        """The next number of a round whose last event waits, was written or read by this process, or can be read."""
        waiting = self.waiting.of_round(round_id)
        if waiting:
            return waiting[-1].seq + 1
        if round_id not in self._known:
            with self._database.reading() as db:
                self._meet(db, round_id)
                return last_of(db, round_id) + 1
        return self._known[round_id].seq + 1

    def _meet(self, db: Connection, round_id: int) -> Known:
        """A round of the database: `Missing` where there is none, `Unreachable` where it is not the one it was.

        PostgreSQL locks its row, so that numbers in it are given out one at a time.
        """
        table = schema.rounds
        row = db.execute(select(table.c.match_id, table.c.created_at).where(table.c.id == round_id)
                         .with_for_update()).first()
        if row is None:
            raise Missing("store-nothing", what="round", number=round_id)
        self.met(round_id, *row)
        known = self._known[round_id]
        if (known.match, known.begun) != tuple(row):
            raise Unreachable("store-replaced", name=self._database.place.called)
        return known

    def _write_all(self) -> None:
        if self.waiting.lines:
            self._find_again()
        while batch := self.waiting.first(BATCH):
            self._write(batch)

    def _find_again(self) -> None:
        """Be sure that the file is the log it was; `Unreachable` otherwise."""
        place = self._database.place
        if place.gone:
            self._missed = self._missed or time.monotonic()
            if time.monotonic() - self._missed < GRACE_S and not self._closing.is_set():
                raise Unreachable("store-gone", name=place.called)
            self._database.put_back()
            self._again = Said("store-put-back", name=place.called)
        self._missed = None
        if place.replaced:
            other = Database(place.as_it_is())
            try:
                self._be_sure(other, {})
            finally:
                other.renew()
            place.settle()
            self._database.renew()
        else:
            with self._database.reading() as db:
                rows = db.execute(select(schema.deletions.c.match_id, schema.deletions.c.deleted_at))
                gone = {row.match_id: row.deleted_at for row in rows}
            self._be_sure(self._database, gone)

    def _be_sure(self, database: Database, gone: Mapping[int, str]) -> None:
        """`Unreachable` where a database does not hold everything that was written to the log.

        `gone`: the matches that another program may have deleted, and when; they are no longer expected there.
        """
        events, rounds, deleted = schema.events, schema.rounds, set[int]()
        with self._order:
            expected = [(round_id, replace(known)) for round_id, known in self._known.items()]
            deleted |= {file.match for file in self.waiting.files() if file.recorded_at < gone.get(file.match, "")}
        with database.reading() as db:
            for round_id, known in expected:
                if known.begun <= gone.get(known.match, ""):
                    deleted.add(known.match)
                    continue
                begun = db.scalar(select(rounds.c.created_at).where(rounds.c.id == round_id,
                                                                    rounds.c.match_id == known.match))
                found = db.scalar(select(events.c.recorded_at).where(events.c.round_id == round_id,
                                                                     events.c.seq == known.seq))
                if begun != known.begun or (found or "") != known.recorded_at:
                    raise Unreachable("store-replaced", name=database.place.called)
        for match in deleted:
            self.forget(match)

    def _write(self, batch: Sequence[Item]) -> None:
        with self._database.writing() as db:
            for item in batch:
                if not there(db, item):
                    try:
                        insert_item(db, item)
                    except IntegrityError as e:
                        raise Unreachable("store-replaced", name=self._database.place.called) from e
        with self._order:
            for item in batch:
                if isinstance(item, WaitingLine):
                    self.seen(item.round_id, item.seq, item.recorded_at)
            self.waiting.written(len(batch))

    def _save_pictures(self) -> Said | None:
        """Write the pictures that wait; why not, where one cannot be."""
        for name, jpeg in list(self.waiting.pictures.items()):
            try:
                self._folder.save(jpeg)
            except OSError as e:
                return Said("store-no-picture", why=e.strerror)
            with self._order:
                self.waiting.pictures.pop(name)
        self.waiting.left_out = 0
        return None

    def _tell(self) -> None:
        """What is shown follows from what waits; a thread tries again as long as something does."""
        with self._order:
            waiting, left_out = self.waiting, self.waiting.left_out
            if not waiting and not left_out:
                again = self.trouble is not None
                self.trouble = None
                if again:
                    self.news, self._again = self._again, Said("store-again")
                    logger.info("%s", self.news)
            else:
                why = self._why or ""
                lines, pictures = waiting.lines, len(waiting.pictures)
                key = "store-waiting-full" if waiting.full else "store-waiting"
                self.trouble = Trouble(Said(key, why=why, n=lines, pictures=pictures, left_out=left_out), lines,
                                       pictures)
                self.news = Said("store-waits", why=why)
                logger.warning("%s", self.trouble.text)
                if self._thread is None and not self._closing.is_set():
                    self._thread = threading.Thread(target=self._try_again, name="log", daemon=True)
                    self._thread.start()
        self._call()

    def _call(self) -> None:
        for listener in list(self.listeners):
            listener()

    def _try_again(self) -> None:
        while not self._closing.wait(RETRY_S):
            self.catch_up()
            with self._order:
                if self.trouble is None:
                    self._thread = None
                    return
