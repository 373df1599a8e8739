"""Brings a table's log to the one that all tables share, in a thread that nobody waits for.

Why it exists: each table writes to its own log first, and a network is sometimes not there. Then this tries again, and
goes on where the shared log ends: not a guess of its own, so that nothing is lost and nothing is there twice. What it
does not do: read what others wrote.

A log that was copied and is played on at two tables would be one table. The second to arrive finds something else there
under its name, and takes a new one from that match on (`OwnLog.part`).
"""

from __future__ import annotations

import logging
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from sqlalchemy import Connection

from referee.store.club import arriving
from referee.store.club.arriving import Beat, Held
from referee.store.club.own import Key, Origin, Own, OwnLog, Row
from referee.store.database.located import located
from referee.store.database.migrating import migrate
from referee.store.database.opened import Database
from referee.store.database.rows import pictures_of
from referee.store.errors import Refused, StoreError
from referee.store.passwords import Passwords

LOOK_S = 0.15
"""How often it is looked for new lines: with the commits they are seen elsewhere within a third of a second."""
SCENE_S = 0.5
"""How often it is looked whether the scene is another one."""
BEAT_S = 2.5
"""How often a table at rest says that it is there: who is silent for four of these is away."""
AGAIN_S = 60.0
"""How often it is asked anew what the shared log has, even if nothing seems to be wrong."""
FIRST_WAIT_S, LONGEST_WAIT_S = 0.5, 10.0
"""How long it is waited after trouble: twice as long each time, with chance, so that fifty do not come at once."""
QUIET_S = 6.0
"""Trouble that is over sooner is not told: a server that is started anew takes some seconds."""
LINES, BYTES = 300, 2_000_000
"""Of one transaction: so many lines at most, and about so much with their pictures."""
FEWEST = 10
"""Lines of a transaction after trouble: what does not come through at once comes through in small parts."""
LARGEST_PICTURE = 300_000
"""Bytes of a picture that goes out; those that prove a verdict have 20,000 to 60,000."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Silence:
    """Since when the club does not hear a table; and what its log's server says, if it lets the table not in."""

    since: datetime
    refused: str | None


class Shipper:
    """Brings the log at `own` to the shared one at `club`, under the table's `name`, until it is closed.

    `told` says how the table is, in this thread; `listeners` are called when `silence` or `answered` change.
    `StoreError` where there can be no log at that address; one that cannot be reached is waited for.
    """

    def __init__(self, own: Path | str, club: Path | str, name: str, told: Callable[[], Beat] = Beat) -> None:
        self.name = name
        self.silence: Silence | None = None
        """That the club does not hear this table; None where it does."""
        self.answered = False
        """Whether the club's host answered the table's call."""
        self.listeners: list[Callable[[], object]] = []
        self._own = OwnLog(own)
        self._club = Database(located(club))
        self._told = told
        self._cargo: _Cargo | None = None
        self._most = LINES
        self._heard = datetime.now(UTC)
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="club", daemon=True)

    def start(self) -> Self:
        """Begin."""
        self._thread.start()
        return self

    def close(self, wait: float = 3.0) -> None:
        """Bring what is left if that can be done within some seconds; the rest goes out the next time."""
        self._closing.set()
        if self._thread.is_alive():
            self._thread.join(wait)
        if not self._thread.is_alive():
            self._own.close()
            self._club.renew()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *exc: object) -> None:
        self.close()

    def bring(self) -> None:
        """Bring everything that is in the log, at once. `StoreError` where that cannot be."""
        if self._cargo is None:
            self._club.place.make_ready()
            migrate(self._club, Passwords(None))
            self._club.place.settle()
            self._cargo = _Cargo(self._own, self._club, self.name, self._most)
            self._cargo.compare()  # first: it may find that this table has another name now
            self._cargo.say(self._told(), news=True)
        while self._cargo.bring(self._told):
            self._hear()

    # inside

    def _run(self) -> None:
        wait = FIRST_WAIT_S
        refused: str | None = None
        while not self._closing.is_set():
            try:
                self._while_it_lasts()
                return
            except StoreError as e:
                logger.warning("%s", e)
                logger.info("%s", e.__cause__)
                refused = e.said if isinstance(e, Refused) else None
                if self._cargo is not None:
                    self._most = max(FEWEST, self._cargo.most // 4)
                    wait = FIRST_WAIT_S if self._cargo.good else wait
            self._cargo = None
            self._club.renew()
            self._tell(quiet=True, refused=refused)
            self._closing.wait(wait * random.uniform(0.5, 1.0))
            wait = min(LONGEST_WAIT_S, 2 * wait)
            self._tell(quiet=True, refused=refused)

    def _while_it_lasts(self) -> None:
        """Bring and say, until it is closed or something goes wrong."""
        said, at, looked, compared = Beat(), -BEAT_S, -SCENE_S, time.monotonic()
        self.bring()
        cargo = self._cargo
        assert cargo is not None
        self._hear()
        while not self._closing.wait(LOOK_S):
            if time.monotonic() - compared > AGAIN_S:
                cargo.compare()
                compared = time.monotonic()
            if self._own.changed() or not cargo.empty:
                cargo.load()
                while cargo.bring(self._told):
                    said, at = cargo.said, time.monotonic()
                    self._hear()
            now = time.monotonic()
            if now - looked > SCENE_S or now - at > BEAT_S:
                looked, beat = now, self._told()
                news = _lasting(beat) != _lasting(said)
                if news or now - at > BEAT_S:
                    cargo.say(beat, news=news)
                    said, at = beat, now
                    self._hear()
        cargo.load()
        while cargo.bring(self._told):
            pass
        cargo.say(Beat(address=said.address), news=True)

    def _hear(self) -> None:
        """The club heard something."""
        self._heard = datetime.now(UTC)
        self._tell(quiet=False, answered=self._cargo is not None and self._cargo.answered)

    def _tell(self, *, quiet: bool, answered: bool = False, refused: str | None = None) -> None:
        lasts = (datetime.now(UTC) - self._heard).total_seconds()
        before = self.silence, self.answered
        self.silence = Silence(self._heard, refused) if quiet and lasts > QUIET_S else None
        self.answered = answered
        if (self.silence, self.answered) != before:
            for listener in list(self.listeners):
                listener()


class _Cargo:
    """What goes out while a connection lasts: what the own log has and the shared one has not."""

    def __init__(self, own: OwnLog, club: Database, name: str, most: int) -> None:
        self._own, self._club, self._name = own, club, name
        self.most = most
        """Lines of a transaction; more when one went well."""
        self._origins: list[Origin] = list(own.origins())
        self._held = Held()
        self._here = Own({}, frozenset(), {}, {})
        self.good = False
        """Whether something went well since it was made."""
        self.said = Beat()
        """What the table said last."""
        self.answered = False
        """Whether the club's host answered its call then."""

    @property
    def empty(self) -> bool:
        """Whether nothing is left that is known to be missing there."""
        held = self._held
        return not (self._dropped() or any(self._missing(key) for key in self._here.rounds)
                    or any(held.matches[number].begun is not None and held.matches[number].files < count
                           for number, count in self._here.files.items() if number in held.matches)
                    or any(number not in held.matches for number in self._here.matches))

    def load(self) -> None:
        """See anew what is in the own log."""
        self._here = self._own.whole()

    def compare(self) -> None:
        """Ask what the shared log has, and see whether it is of this log; what is missing within a round goes again."""
        self._own.changed()
        self.load()
        self._held = Held()
        with self._club.reading() as db:
            for n, origin in enumerate(self._origins):
                until = self._origins[n + 1].since if n + 1 < len(self._origins) else None
                there = arriving.held_of(db, origin.id, origin.since, until)
                self._held.matches |= there.matches
                self._held.rounds |= there.rounds
            other = self._of_another(db)
        if other is not None:
            logger.warning("match %d is played on from a copy of this log elsewhere; this one goes on by another name",
                           other)
            self._own.part(other)
            self._origins = list(self._own.origins())
            self.compare()
            return
        both = {key: (self._here.rounds[key], held) for key, held in self._held.rounds.items()
                if key in self._here.rounds}
        counts = self._own.counts({own.id: held.last for own, held in both.values()})
        for key, (own, held) in both.items():
            if counts[own.id] > held.count:
                self._held.rounds[key] = replace(held, last=0)

    def bring(self, told: Callable[[], Beat]) -> bool:
        """Bring one transaction of what is missing, in order, and what is `told` with it; False where nothing was."""
        here, held = self._here, self._held
        if dropped := self._dropped():
            with self._giving() as db:
                for key in dropped.values():
                    arriving.drop_match(db, key)
                self._say(db, told(), news=True)
            for number in dropped:
                held.matches[number] = replace(held.matches[number], begun=None)
            return True
        for number in sorted(here.matches):
            there = held.matches.get(number)
            rounds = [key for key in sorted(here.rounds) if key[0] == number and self._missing(key)]
            files = here.files.get(number, 0)
            if there is None or rounds or (there.begun is not None and there.files < files):
                try:
                    self._bring_of(number, rounds, told())
                except _OfAnother:
                    self.compare()
                return True
        return False

    def say(self, beat: Beat, *, news: bool) -> None:
        """Say how the table is."""
        with self._giving() as db:
            self._say(db, beat, news=news)

    # inside

    def _say(self, db: Connection, beat: Beat, *, news: bool) -> None:
        self.answered = arriving.heard(db, self._origins[-1].id, self._name, beat, news=news)
        self.said = beat

    def _missing(self, key: Key) -> bool:
        """Whether something of a round is not there; nothing is missing of a match that was deleted there."""
        there = self._held.matches.get(key[0])
        if there is not None and there.begun is None:
            return False
        held = self._held.rounds.get(key)
        return held is None or held.last < self._here.rounds[key].last

    def _dropped(self) -> dict[int, int]:
        return {number: match.id for number, match in self._held.matches.items()
                if match.begun is not None and number in self._here.deleted}

    def _bring_of(self, number: int, rounds: list[Key], beat: Beat) -> None:
        """Bring the next part of a match: itself, its files, and lines of its rounds with their pictures."""
        match, taken = self._held.matches.get(number), dict[Key, arriving.HeldRound]()
        left, room = self.most, BYTES
        if match is None:
            with self._giving() as db:  # alone: nobody else may begin a match meanwhile
                match = arriving.take_match(db, self._origin_of(number), number, self._own.match(number))
                _be_sure(match.begun, self._here.matches[number])
            self._held.matches[number] = match
        with self._giving() as db:
            if match.files < self._here.files.get(number, 0):
                known = match.files
                files = arriving.take_files(db, match.id, known, self._own.files(number, known))
                match = replace(match, files=files)
            for key in rounds:
                own = self._here.rounds[key]
                held = self._held.rounds.get(key) or arriving.take_round(db, match.id, key[1], own.begun)
                _be_sure(held.begun, own.begun)
                lines = self._own.lines(own.id, held.last, left)
                room = self._pictures(db, match.id, lines, room)
                arriving.take_lines(db, held.id, lines)
                last = lines[-1]["seq"] if lines else own.last
                taken[key] = replace(held, last=last)
                left -= len(lines)
                if left <= 0 or room <= 0:
                    break
            arriving.arrived(db, match.id)
            self._say(db, beat, news=True)
        self._held.matches[number] = match
        self._held.rounds |= taken
        self.most = min(LINES, 2 * self.most)

    def _pictures(self, db: Connection, match: int, lines: list[Row], room: int) -> int:
        """Bring the pictures that lines show; leaves out lines for which there is no room. Returns the room left."""
        for n, line in enumerate(lines):
            for name in pictures_of(line["body"]):
                jpeg = self._own.picture(name)
                if jpeg is not None and len(jpeg) <= LARGEST_PICTURE:
                    arriving.take_picture(db, match, name, jpeg)
                    room -= len(jpeg)
            if room <= 0:
                del lines[n + 1:]
                break
        return room

    def _origin_of(self, match: int) -> str:
        return next(origin.id for origin in reversed(self._origins) if origin.since <= match)

    def _of_another(self, db: Connection) -> int | None:
        """The first match that is there under this log's name and is not this log's."""
        for number, begun in sorted(self._here.matches.items()):
            there = self._held.matches.get(number)
            if there is not None and there.begun not in (None, begun):
                return number
        for key in sorted(self._held.rounds.keys() & self._here.rounds.keys()):
            held, own = self._held.rounds[key], self._here.rounds[key]
            shared = min(held.last, own.last)
            at = held.at if shared == held.last else arriving.recorded_at(db, held.id, shared)
            if held.begun != own.begun or (shared and at != self._own.at(own.id, shared)):
                return key[0]
        return None

    @contextmanager
    def _giving(self) -> Iterator[Connection]:
        """A transaction beside those of other tables."""
        with self._club.writing(beside=True) as db:
            yield db
        self.good = True


class _OfAnother(Exception):
    """What is there under this log's name was brought by another one."""


def _be_sure(there: str | None, own: str) -> None:
    if there not in (None, own):
        raise _OfAnother


def _lasting(beat: Beat) -> Beat:
    """What a table says but for what runs on by itself: whoever looks can count seconds."""
    return replace(beat, played_s=0, scene={name: value for name, value in beat.scene.items() if name != "clock_s"})
