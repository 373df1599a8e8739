"""What an evening's match has learned, for the session that learns and for screens; and the set in which it goes on.

Why it exists: the camera's thread learns, the log keeps it, people look at it and forget some of it. A set that has a
name is kept with what was learned, so that the next evening begins with it. What it does not do: learn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from referee.games.api.learning import Learned
from referee.games.api.lines import Line
from referee.kit.taught import TaughtSet
from referee.session.live.evening import Evening
from referee.session.match.play import MatchPlay
from referee.session.shown.view import Grown
from referee.store import Sets, StoreError


class Remembering:
    """The match in play of an evening as the `Keeper` of a pupil."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening

    def learned(self) -> Sequence[Learned]:
        """The examples that count, oldest first."""
        with self._evening.lock:
            return self._play.learned()

    def forgotten(self) -> Collection[str]:
        """The names of the examples that people want to be forgotten."""
        with self._evening.lock:
            return self._play.forgotten()

    def picture(self, name: str) -> bytes | None:
        """A kept picture; None where it is gone."""
        return self._evening.store.evidence(name)

    def keep(self, jpeg: bytes) -> str | None:
        """Keep a picture; its name, None where there is no room."""
        return self._evening.store.save_evidence(jpeg)

    def write(self, line: Line) -> int:
        """Write a line; its number."""
        return self._evening.write(line)

    def round(self) -> int:
        """The number of the round in play."""
        with self._evening.lock:
            return self._play.number

    def grown(self, taught: TaughtSet) -> None:
        """The set has other examples than before."""
        problem = ""
        if taught.name:
            try:
                Sets().save(taught.name, taught.to_dict())
            except StoreError as e:
                problem = str(e)
        self._evening.grown = Grown(taught, problem)
        self._evening.look_again()

    def asks(self) -> bool:
        """Whether an answer may still matter: not before the round, nor once it is scored."""
        with self._evening.lock:
            now = self._play.fold.now
            return now.standing.phase != "waiting" and not now.final

    def urgent(self) -> Collection[tuple[str, frozenset[str]]]:
        """Kind and spots of the pieces about which nothing could be decided."""
        with self._evening.lock:
            standing = self._play.fold.now.standing
            asked = [standing.piece(found.subject) for found in standing.findings if found.asks]
            return [(p.kind, frozenset(p.squares)) for p in asked if p is not None]

    @property
    def _play(self) -> MatchPlay:
        assert self._evening.play is not None
        return self._evening.play


def example(evening: Evening, name: str) -> bytes | None:
    """The PNG of an example of the set in use; None where there is none of that name."""
    table = evening.table
    sets = (evening.grown.taught, table.taught if table is not None else None)
    return next((e.picture for taught in sets if taught is not None for e in taught.examples if e.id == name), None)
