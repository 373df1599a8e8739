"""A dashboard with scripted rounds of dice behind it, for tests of the page: the camera's picture is drawn.

Why it exists: the page is looked at in every state of a round, and only a judged round has true ones. What it does not
do: see; readings come from the script (`diced`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import cv2
import numpy as np
import pytest

from referee.capture import Frame, Source
from referee.games.dice.sight import DiceSight
from referee.session import MatchSetup
from referee.session.live.hub import Hub
from referee.session.live.relay import Relay, TableFrom
from referee.session.match.match import MatchPlan
from referee.session.match.plans import plan_of_setup
from referee.store import Store
from referee.values.common import Reading
from referee.values.dice import DiceReading, DiceTable
from tests.games.rounds_of import ReadOut
from tests.support import diced

NAMES = {"bottom": "Anna", "right": "Ben", "top": "Eva", "left": "Finn"}
BGR = {"red": (42, 48, 200), "yellow": (40, 200, 240), "green": (70, 145, 60), "blue": (180, 92, 44),
       "other": (140, 140, 140), "unknown": (120, 120, 120)}
DARK, TABLE = 0.45, (96, 120, 140)
PIPS = {1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1))}


def picture(table: DiceTable, reading: DiceReading) -> np.ndarray:
    """What the camera sees: the board and the dice of a reading, uint8 BGR."""
    image = np.full((table.height, table.width, 3), TABLE, np.uint8)
    cv2.fillPoly(image, [np.array(table.board, np.int32)], (30, 30, 34))
    for space in table.spaces:
        shade = tuple(int(DARK * v) for v in BGR[space.colour])
        cv2.fillPoly(image, [np.array(space.quad, np.int32)], shade)
        cv2.polylines(image, [np.array(space.quad, np.int32)], True, (20, 20, 20), 2)
    for die in reading.dice:
        x0, y0, x1, y1 = (round(v) for v in die.box)
        cv2.rectangle(image, (x0, y0), (x1, y1), BGR[die.colour], -1)
        for px, py in PIPS.get(die.pips or 0, ()):
            at = (round((x0 + x1) / 2 + px * (x1 - x0) * 0.26), round((y0 + y1) / 2 + py * (y1 - y0) * 0.26))
            cv2.circle(image, at, 1, (255, 255, 255), -1, cv2.LINE_AA)
    return image


class Drawn(Source):
    """A drawn picture a reading, at its time; its first pixel says which."""

    moments = True

    def __init__(self, table: DiceTable, readings: Sequence[tuple[float, DiceReading]]) -> None:
        super().__init__("a round of dice")
        self._table, self._readings = table, readings

    def __iter__(self) -> Iterator[Frame]:
        for index, (t, reading) in enumerate(self._readings):
            image = picture(self._table, reading)
            image[0, 0] = index % 256, index // 256, 0
            yield Frame(image, t, index, f"picture {index}", settled=True)


class Evening:
    """One evening's rounds: each is watched to its end, or as far as it is told."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch, table: DiceTable | None = None) -> None:
        self.table = table or diced.table()
        self.hub = Hub(store, table=self.table)
        self.hub.camera.use("a round of dice")
        self._patch = monkeypatch
        monkeypatch.setattr(DiceSight, "examine", lambda sight, table, image: ())

    def agree(self, players: Mapping[str, str] = NAMES, rounds: int | None = None, **options: Any) -> None:
        """A new match."""
        plan = plan_of_setup(MatchSetup("dice", players=dict(players)), rounds)
        rules = type(plan.rules)(plan.rules.game, plan.rules.edition, options)
        self.hub.new_match(MatchPlan(rules, plan.people, plan.brought, plan.rounds))

    def watch(self, readings: Sequence[tuple[float, DiceReading]]) -> None:
        """What is read, to its end."""
        seen: list[tuple[float, Reading]] = list(readings)
        self._patch.setattr(DiceSight, "reader", lambda sight, table, players=(): ReadOut(seen))
        relay = Relay(self.hub, Drawn(self.table, readings), TableFrom("a round of dice", self.table), speed=0)
        self.hub.desk = _Telling(relay)
        relay.run()
        self.hub.picture.show(cv2.imencode(".jpg", picture(self.table, readings[-1][1]))[1].tobytes())


class _Telling:
    """Tells a relay that the next round begins, as a desk does."""

    def __init__(self, relay: Relay) -> None:
        self._relay = relay

    def command(self, name: str, command: Any, line: Any) -> dict[str, Any] | None:
        if name == "next_round":
            self._relay.told(name, {})
        return None

