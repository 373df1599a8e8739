"""Rounds played from scripted readings instead of pixels, with what people do between two pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from referee.capture import Frame, Notice
from referee.games.board.sight import BoardSight
from referee.session import MatchSetup, Session
from referee.session.live import desk, relay
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.match.plans import plan_of_setup
from referee.store import Store
from referee.values.common import Check
from tests.support.scripted import ScriptedReader, ScriptedSource, card, table

FIRST = card("dashed", (0, 1), (0, 2))
AFTER_FIRST = ((0, 2), (0, 5), (3, 0), (3, 5))
WRONG = card("dotted", (3, 1), (3, 2), colours=("purple", "purple"))
AFTER_BOTH = ((0, 2), (0, 5), (3, 2), (3, 5))
SETUP = MatchSetup(edition="old", players={"dashed": "Ada", "dotted": "Bo"}, counts={"tableau": {"dashed": 2}})


class Acting(ScriptedSource):
    """Does something between two frames, as people do while the camera watches; `live`: it is no recording."""

    def __init__(self, items: Sequence[object], acts: Mapping[int, Callable[[], Any]], *, live: bool) -> None:
        super().__init__(items)
        self.acts, self.live = acts, live

    def __iter__(self) -> Iterator[Frame | Notice]:
        for index, item in enumerate(super().__iter__()):
            if index in self.acts:
                self.acts[index]()
            yield item


def scripted(monkeypatch: pytest.MonkeyPatch, items: Sequence[object]) -> list[Session]:
    """Sessions get their readings from the items instead of from pixels; returns those that were made."""
    reader = ScriptedReader(items)
    made: list[Session] = []

    def session(*arguments: Any, **other: Any) -> Session:
        made.append(Session(*arguments, **other, reader=reader, sensor=reader))
        return made[-1]

    monkeypatch.setattr(relay, "Session", session)
    monkeypatch.setattr(BoardSight, "examine", lambda sight, table, image: (Check("light", False, "more light"),))
    return made


def hub_of(store: Store, *, learned: bool = True) -> Hub:
    hub = Hub(store, table=table() if learned else None)
    hub.new_match(plan_of_setup(SETUP))
    return hub


def played(monkeypatch: pytest.MonkeyPatch, hub: Hub, items: Sequence[object], acts: Mapping[int, Callable[[], Any]], *,
           live: bool = False) -> Session:
    """A round of the items, with what is done before some of them; returns its session."""
    made = scripted(monkeypatch, items)
    monkeypatch.setattr(desk, "open_source", lambda spec: Acting(items, acts, live=live))
    watched(hub)
    return made[-1]


def watched(hub: Hub) -> None:
    """What the desk opens is refereed to its end."""
    at = hub.desk = Desk(hub, speed=0)
    at.use("script")
    assert at._thread is not None
    at._thread.join(timeout=60)
    at.close()
