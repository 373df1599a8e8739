"""The club's evening as one state that screens follow: looked up a few times a second, told where something is new.

Why it exists: any number of screens look at fifty tables, and the database is asked once for all of them. What it does
not do: serve pages (`app`), or decide what a table looks like (`floor`).

Threads: everything may be called from any; `follow` belongs to an asyncio loop.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import AsyncIterator, Callable, Collection
from typing import Any, Literal

from referee.club.floor import floor, score_mark
from referee.club.people import people_of
from referee.club.results import Results
from referee.club.standings import ORDERS, evening_of, evenings, everybody, played_together, standings
from referee.i18n.said import Said
from referee.session.live.following.followers import Followers
from referee.session.match.commands import CommandError
from referee.session.match.play import DamagedMatch, MatchPlay
from referee.session.shown.view import bare_view, match_view, people_view, round_view
from referee.store import Missing, StoreError
from referee.store.club import Club, ClubTable

logger = logging.getLogger(__name__)

LOOKS_S = 0.3
"""How often the tables are looked at: what happens is on the page within a second, and a look takes milliseconds."""


class House:
    """A club's evening. `name`: what the club is called. `clock`: this machine's time in seconds since 1970."""

    def __init__(self, club: Club, name: str = "", *, clock: Callable[[], float] = time.time) -> None:
        self._club, self._clock = club, clock
        self.results = Results(club.store)
        self._state: dict[str, Any] = {"club": name, "order": [], "results": 0, "trouble": None}
        self._followers = Followers(self.state)
        self._mark: tuple[Any, ...] | None = None
        self._seen: list[ClubTable] = []
        self._tables: dict[str, tuple[tuple[int, int], dict[str, Any]]] = {}
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="club", daemon=True)

    def start(self) -> None:
        """Look at the tables from now on; the first time before this returns."""
        self.look()
        self._thread.start()

    def close(self) -> None:
        """End every subscription; the shared log stays open."""
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()
        self._followers.close()

    def state(self) -> dict[str, Any]:
        """What screens show: the keys of `floor` and the name of the `club`.

        `results` is another number when standings may be other ones. `trouble`: a sentence while the shared log cannot
        be read. Followers get `clock` besides, this machine's time.
        """
        return self._state

    async def follow(self) -> AsyncIterator[dict[str, Any]]:
        """The state now and after every change, newest only; ends with `close`."""
        async for state in self._followers.follow():
            yield {**state, "clock": round(self._clock(), 2)}

    def look(self) -> None:
        """Look at the tables once, and tell what is new."""
        before = self._state
        try:
            seen = self._club.tables()
        except StoreError as e:
            if before["trouble"] is None:
                logger.warning("%s", e)
            self._tell({**before, "trouble": Said("club-log-away")})  # its address is the host's, in the journal
            return
        mark = score_mark(seen)
        counted = before["results"] + (mark != self._mark)
        self._seen, self._mark = seen, mark
        self._tell({"club": before["club"], "results": counted, "trouble": None,
                    **floor(seen, self._clock(), before)})

    # what screens ask

    def evening(self, chosen: Collection[str], since: str, until: str, order: str) -> dict[str, Any]:
        """Standings of the `chosen` evenings, or of all from `since` to `until`; of the newest where nothing is said.

        `days` says which evenings these are, `today` which one it is now.
        """
        if order not in ORDERS:
            raise CommandError("club-no-order", orders=", ".join(ORDERS))
        matches = self.results.matches(self._club.arrivals(), self._seen)
        known = evenings(matches)
        days = [one["day"] for one in known]
        if chosen:
            days = [day for day in days if day in chosen]
        elif since or until:
            days = [day for day in days if (since or day) <= day <= (until or day)]
        else:
            days = days[:1]
        people = people_of(self._club.merges())
        damaged = self.results.damaged()
        return {"evenings": known, "days": days, "today": evening_of(_iso(self._clock())),
                "documents": standings(matches, people, set(days), order=order),
                **({"damaged": damaged} if damaged else {})}

    def people(self) -> dict[str, Any]:
        """Everybody who ever scored (`standings.everybody`)."""
        matches = self.results.matches(self._club.arrivals(), self._seen)
        return {"people": everybody(matches, people_of(self._club.merges()))}

    def table(self, table: str) -> dict[str, Any]:
        """A table's match as the shared log has it, for a drawing and a score sheet. `CommandError` without one."""
        seen = self.seen(table)
        if seen.match is None:
            raise CommandError("club-no-match", table=seen.name)
        of, (kept, last) = (seen.match, seen.changes), self._tables.get(table, ((0, 0), {}))
        if of == kept:
            return last
        try:
            play = MatchPlay(self._club.store, seen.match)
        except (Missing, DamagedMatch) as e:
            raise CommandError(str(e)) from e
        view = round_view(play.plan, play.fold, play.number, play.logs[-1])
        known = play.table
        view["table"] = {**view["table"], "bare": bare_view(known), "hidden": []}
        last = {**view, "match": match_view(play.match.id, play.plan, play.fold, watched=known is not None),
                "people": people_view(play.fold)}
        self._tables[table] = of, last
        return last

    def seen(self, table: str) -> ClubTable:
        """A table as it was last heard of. `CommandError` where none has this id."""
        found = next((one for one in self._seen if one.id == table), None)
        if found is None:
            raise CommandError("club-no-table")
        return found

    # what the host says

    def answer(self, table: str) -> None:
        """The host has heard a table's call."""
        self._club.answer(self.seen(table).id)
        self.look()

    def forget(self, table: str) -> None:
        """A table that is silent is shown no longer, until it is heard again."""
        if self._state.get(f"t:{self.seen(table).id}", {}).get("silent_since") is None:
            raise CommandError("club-still-heard", table=self.seen(table).name)
        self._club.forget(table)
        self.look()

    def say(self, kind: Literal["merge", "split"], name: str, other: str, by: str) -> None:
        """Two names are one person's, known by `other`; or `name` is a person apart again.

        `CommandError` where both played in one match: they are two.
        """
        people = people_of(self._club.merges())
        one, two = people.person(name), people.person(other)
        if kind == "merge":
            if one == two:
                raise CommandError("club-one-already", name=name, other=other)
            matches = self.results.matches(self._club.arrivals(), self._seen)
            if played_together(matches, [one], [two], people) is not None:
                raise CommandError("club-played-together", name=name, other=other)
        elif name not in people.groups and people_of(()).person(name) not in people.groups:
            raise CommandError("club-apart-already", name=name)
        self._club.say(kind, name, other, by)
        self._tell({**self._state, "results": self._state["results"] + 1})

    # inside

    def _run(self) -> None:
        while not self._ended.wait(LOOKS_S):
            self.look()

    def _tell(self, state: dict[str, Any]) -> None:
        if state != self._state:
            self._state = state
            self._followers.wake()


def _iso(at: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime(at))
