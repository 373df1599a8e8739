"""The matches of the shared log folded to what standings need, each anew only when something was said in it.

Why it exists: fifty tables write all the time, and a match of an evening takes tens of milliseconds to fold; most of
what is written changes no score. What it does not do: add up (`standings`).
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee.club.standings import MatchPlayed, RoundPlayed, evening_of
from referee.session.match.play import DEMO, DamagedMatch, MatchPlay, reading
from referee.session.shown.glance import scores_in
from referee.store import Missing, Store
from referee.store.club import Arrival, ClubTable

AGAIN_S = 20.0
"""How often a running round is folded anew, though nobody said anything: its newest lines change no score."""

Mark = tuple[Hashable, ...]


def mark_of(seen: ClubTable | None, arrived: Arrival) -> Mark:
    """What is otherwise where a match has other points than before.

    While its round runs that is what the table says of its score; else whatever arrives.
    """
    scene: Mapping[str, Any] = {} if seen is None or seen.match != arrived.match else seen.scene
    if scene.get("phase") != "running":
        return (arrived.changes,)
    return "running", *scores_in(scene)


@dataclass
class Kept:
    """A match as it was folded: for which mark, with how many changes, and when. Without `played`: it is damaged."""

    mark: Mark
    changes: int
    at: float
    played: MatchPlayed | None
    damaged: str = ""


class Results:
    """The folded matches of a shared log. May be asked from any thread."""

    def __init__(self, store: Store, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._store, self._clock = store, clock
        self._kept: dict[int, Kept] = {}
        self._lock = threading.Lock()
        self.folded = 0
        """How many matches were folded since it began."""

    def matches(self, arrived: Sequence[Arrival], seen: Sequence[ClubTable]) -> list[MatchPlayed]:
        """All that can be read, but for demos, by their number."""
        tables = {table.id: table for table in seen}
        with self._lock:
            self._forget({one.match for one in arrived})
            for one in arrived:
                self._look(one, mark_of(tables.get(one.table), one))
            return [kept.played for _, kept in sorted(self._kept.items()) if kept.played is not None]

    def damaged(self) -> list[str]:
        """Sentences about the matches that cannot be read."""
        with self._lock:
            return [kept.damaged for _, kept in sorted(self._kept.items()) if kept.damaged]

    def _look(self, one: Arrival, mark: Mark) -> None:
        kept, now = self._kept.get(one.match), self._clock()
        if kept is not None and kept.mark == mark and (kept.changes == one.changes or now - kept.at < AGAIN_S):
            return
        self.folded += 1
        try:
            self._kept[one.match] = Kept(mark, one.changes, now, folded(self._store, one))
        except DamagedMatch as e:
            self._kept[one.match] = Kept(mark, one.changes, now, None, e.said)
        except Missing:  # deleted meanwhile
            self._kept.pop(one.match, None)

    def _forget(self, there: Collection[int]) -> None:
        for number in self._kept.keys() - there:
            del self._kept[number]


def folded(store: Store, one: Arrival) -> MatchPlayed | None:
    """What standings need of a match; None of a demo. `DamagedMatch` where it cannot be read, `Missing` if it is gone.
    """
    if store.kept(one.match, DEMO) is not None:
        return None
    begun = {played.number: played.created_at for played in store.rounds(one.match)}
    play = MatchPlay(store, one.match)
    with reading(one.match):
        fold, rules = play.fold, play.plan.rules
        names = {person.id: person.name for person in fold.roster if person.name}
        rounds = tuple(RoundPlayed(at.number, evening_of(begun[at.number]), _named(at.points, names))
                       for at in fold.rounds if at.points and at.number in begun)
        winners = tuple(names[person] for person in fold.winners if person in names) if fold.over else ()
        return MatchPlayed(one.match, one.table, rules.game.rules.game, rules.game.document,
                           tuple(played for played in rounds if played.points), winners)


def _named(points: Mapping[str, int | float], names: Mapping[str, str]) -> dict[str, int | float]:
    return {names[person]: of for person, of in points.items() if person in names}
