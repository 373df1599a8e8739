"""What a hub's match has learned, for the session that learns and for screens; and the set in which it goes on.

Why it exists: the camera's thread learns, the log keeps it, people look at it and forget some of it. A set that has a
name is kept with what was learned, so that the next evening begins with it. What it does not do: learn (`learning`).
"""

from __future__ import annotations

import base64
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from referee.kit.taught import Example, TaughtSet
from referee.session.corrections import Place
from referee.session.learned import Learned, examples
from referee.session.lines import Line
from referee.session.play import TABLE, DamagedMatch, MatchPlay
from referee.store import Sets, Store, StoreError
from referee.values import Table, parse_cell_id

if TYPE_CHECKING:
    from referee.session.hub import Hub

RECENT = 5
"""Matches that are looked through for the same table."""


@dataclass(frozen=True)
class Grown:
    """The set as it has grown in the match in play; `problem`: why it could not be kept by its name, as a sentence."""

    taught: TaughtSet | None = None
    problem: str = ""


class Remembering:
    """The match in play of a hub as a `learning.Memory`."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def learned(self) -> Sequence[Learned]:
        """The examples that count, oldest first."""
        with self._hub.lock:
            return self._play.learned()

    def forgotten(self) -> Collection[str]:
        """The names of the examples that people want to be forgotten."""
        with self._hub.lock:
            return self._play.forgotten()

    def picture(self, name: str) -> bytes | None:
        """A kept picture; None where it is gone."""
        return self._hub.store.evidence(name)

    def keep(self, jpeg: bytes) -> str | None:
        """Keep a picture; its name, None where there is no room."""
        return self._hub.store.save_evidence(jpeg)

    def write(self, line: Line) -> int:
        """Write a line; its number."""
        return self._hub.write(line)

    def round(self) -> int:
        """The number of the round in play."""
        with self._hub.lock:
            return self._play.number

    def grown(self, taught: TaughtSet) -> None:
        """The set has other examples than before."""
        problem = ""
        if taught.name:
            try:
                Sets().save(taught.name, taught.to_dict())
            except StoreError as e:
                problem = str(e)
        self._hub.grown = Grown(taught, problem)
        self._hub.look_again()

    def asks(self) -> bool:
        """Whether an answer may still matter: not before the round, nor once it is scored."""
        with self._hub.lock:
            now = self._play.fold.now
            return now.standing.phase != "waiting" and not now.final

    def urgent(self) -> frozenset[Place]:
        """The pieces about which nothing could be decided."""
        with self._hub.lock:
            standing = self._play.fold.now.standing
            asked = [standing.piece(found.subject) for found in standing.findings if found.asks]
            return frozenset((p.kind, frozenset(map(parse_cell_id, p.squares))) for p in asked if p is not None)

    @property
    def _play(self) -> MatchPlay:
        assert self._hub.play is not None
        return self._hub.play


def learned_view(play: MatchPlay, grown: Grown) -> dict[str, Any]:
    """What was learned in play, as JSON: how many pieces, and each with a picture, newest first; what earlier evenings
    learned comes after."""
    forgotten, now = play.forgotten(), play.learned()
    shown = [{"name": one.name, "kind": one.kind, "player": one.owner or None, "how": one.how,
              "picture": f"/evidence/{one.pictures[0]}"} for one in reversed(now)]
    before = play.table.taught if play.table is not None and play.table.taught is not None else TaughtSet()
    kinds = {"half": "card", "joker": "joker", "token": "token"}
    shown += [{"name": one.id, "kind": kinds[one.kind], "player": one.owner or None, "how": one.by,
               "picture": f"/example/{one.id}"} for one, *_ in reversed(_pieces(before)) if one.id not in forgotten]
    return {"n": len(shown), "examples": shown, "problem": grown.problem}


def example(hub: Hub, name: str) -> bytes | None:
    """The PNG of an example of the set in use; None where there is none of that name."""
    table = hub.table
    sets = (hub.grown.taught, table.taught if table is not None else None)
    return next((e.picture for taught in sets if taught is not None for e in taught.examples if e.id == name), None)


def with_earlier(store: Store, table: Table) -> Table:
    """The table with what was learned in the newest match that was played on the same one, if there was one."""
    reference = base64.b64encode(table.reference).decode("ascii")
    for match in reversed(store.matches()[-RECENT:]):
        kept = store.kept(match.id, TABLE)
        if not reference or kept is None or kept.get("reference") != reference:
            continue
        try:
            play = MatchPlay(store, match.id)
        except DamagedMatch:  # it is listed as damaged
            continue
        before = play.table.taught if play.table is not None else None
        taught = table.taught or TaughtSet()
        forgotten, there = play.forgotten(), {e.id for e in taught.examples}
        for piece in (*_pieces(before), *(examples(one, store.evidence) for one in play.learned())):
            if piece and not any(e.id in there or e.id in forgotten for e in piece):
                taught = taught.merged(TaughtSet(piece))
        return replace(table, taught=taught.without(forgotten)) if taught.examples else table
    return table


def _pieces(taught: TaughtSet | None) -> list[tuple[Example, ...]]:
    """The pieces of a set that were learned in play, each with its examples."""
    found: dict[tuple[str, str], list[Example]] = {}
    for example in taught.examples if taught is not None else ():
        if example.learned:
            found.setdefault((example.owner, str(example.piece) if example.kind == "half" else example.id),
                             []).append(example)
    return [tuple(of) for of in found.values()]
