"""A dashboard with scripted rounds of a game behind it, for tests of the page: the camera's picture is drawn.

Why it exists: the page is looked at in every state of a round, and only a judged round has true ones. What it does not
do: see; readings come from a script, and each game draws them (`dice_evening`, `cards_evening`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

import cv2
import numpy as np
import pytest

from referee.capture import Frame, Source
from referee.games.api.sight import AnySight
from referee.session import MatchSetup
from referee.session.live.hub import Hub
from referee.session.live.relay import Relay, TableFrom
from referee.session.match.match import MatchPlan
from referee.session.match.plans import plan_of_setup
from referee.store import Store
from referee.values.common import Reading, Table
from tests.games.rounds_of import ReadOut

TableT = TypeVar("TableT", bound=Table)
ReadingT = TypeVar("ReadingT", bound=Reading)
NAMES = {"bottom": "Anna", "right": "Ben", "top": "Eva", "left": "Finn"}


@lru_cache(maxsize=4)
def _plain(height: int, width: int, bgr: tuple[int, int, int]) -> np.ndarray:
    return np.full((height, width, 3), bgr, np.uint8)


def plain(height: int, width: int, bgr: tuple[int, int, int]) -> np.ndarray:
    """A table with nothing on it, to be drawn on; a copy takes a twentieth of the time."""
    return _plain(height, width, bgr).copy()


class Drawn(Source, Generic[TableT, ReadingT]):
    """A drawn picture a reading, at its time; its first pixel says which."""

    moments = True

    def __init__(self, name: str, picture: Callable[[ReadingT], np.ndarray],
                 readings: Sequence[tuple[float, ReadingT]]) -> None:
        super().__init__(name)
        self._picture, self._readings = picture, readings

    def __iter__(self) -> Iterator[Frame]:
        for index, (t, reading) in enumerate(self._readings):
            image = self._picture(reading)
            image[0, 0] = index % 256, index // 256, 0
            yield Frame(image, t, index, f"picture {index}", settled=True)


class Evening(Generic[TableT, ReadingT]):
    """One evening's rounds of a `game` as `sight` sees them: each is watched to its end, or as far as it is told."""

    game: str
    sight: type[AnySight]
    source: str

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch, table: TableT) -> None:
        self.table = table
        self.hub = Hub(store, table=self.table)
        self.hub.camera.use(self.source)
        self._patch = monkeypatch
        monkeypatch.setattr(self.sight, "examine", lambda sight, table, image: ())

    def picture(self, reading: ReadingT) -> np.ndarray:
        """What the camera sees, uint8 BGR."""
        raise NotImplementedError

    def agree(self, players: Mapping[str, str] = NAMES, rounds: int | None = None, **options: Any) -> None:
        """A new match."""
        plan = plan_of_setup(MatchSetup(self.game, players=dict(players)), rounds)
        rules = type(plan.rules)(plan.rules.game, plan.rules.edition, options)
        self.hub.new_match(MatchPlan(rules, plan.people, plan.brought, plan.rounds))

    def watch(self, readings: Sequence[tuple[float, ReadingT]]) -> None:
        """What is read, to its end."""
        seen: list[tuple[float, Reading]] = list(readings)
        self._patch.setattr(self.sight, "reader", lambda sight, table, players=(): ReadOut(seen))
        source = Drawn[TableT, ReadingT](self.source, self.picture, readings)
        relay = Relay(self.hub, source, TableFrom(self.source, self.table), speed=0)
        self.hub.desk = _Telling(relay)
        relay.run()
        self.hub.picture.show(cv2.imencode(".jpg", self.picture(readings[-1][1]))[1].tobytes())


EveningT = TypeVar("EveningT", bound=Evening[Any, Any])


def agreed(kind: Callable[[Store, pytest.MonkeyPatch], EveningT], store: Store,
           monkeypatch: pytest.MonkeyPatch) -> EveningT:
    """An evening of a game with a match agreed on, on which no scene lingers."""
    monkeypatch.setattr("referee.session.shown.scenes.LINGERS_S", 0.0)
    evening = kind(store, monkeypatch)
    evening.agree()
    return evening


class _Telling:
    """Tells a relay that the next round begins, as a desk does."""

    def __init__(self, relay: Relay) -> None:
        self._relay = relay

    def command(self, name: str, command: Any, line: Any) -> dict[str, Any] | None:
        if name == "next_round":
            self._relay.told(name, {})
        return None
