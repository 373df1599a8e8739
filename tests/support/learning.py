"""A reader that learns from close-ups without a network: how a piece looks is one grey a family of look-alikes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from referee.games.board.sight import BoardSight
from referee.kit.taught import TaughtSet
from referee.session.live import desk
from referee.session.live.hub import Hub
from referee.session.match.plans import plan_of_setup
from referee.store import Store
from referee.values.board import BoardReading, BoardTable, CardSeen, Cell
from referee.values.common import UNKNOWN
from referee.vision.board.teaching.lessons import squares_of
from tests.support.acted import SETUP, Acting, watched
from tests.support.scripted import ScriptedReader, card, table
from tests.support.taught import png

GREY = 50
LOOKS: dict[Cell, int] = {(0, 1): 1, (0, 2): 1, (1, 1): 1, (1, 2): 1, (3, 1): 2, (3, 2): 2, (2, 3): 1, (2, 4): 1}
"""How the piece on a square looks; 0 elsewhere."""


def picture(look: int) -> bytes:
    """An example that looks so."""
    return png(grey=GREY * look)


def unknown(*cells: Cell) -> CardSeen:
    return replace(card(UNKNOWN, *cells), candidates=("dashed", "dotted"))


class LearningReader(ScriptedReader):
    """Names unknown pieces by their look where one of the set looks so."""

    def __init__(self, items: Sequence[object], taught: TaughtSet | None, looks: Mapping[Cell, int] = LOOKS) -> None:
        super().__init__(items)
        pieces = [e for e in taught.examples if e.kind != "token"] if taught is not None else []
        self.known = {_look(s): e.owner for s, e in zip(squares_of(pieces), pieces, strict=True)}
        self.looks = looks

    def read(self, image: np.ndarray, still_frames: Sequence[np.ndarray] | None = None,
             look: int | None = None) -> BoardReading:
        found = super().read(image, still_frames, look)
        return replace(found, cards=tuple(self._named(card) for card in found.cards))

    def _named(self, card: CardSeen) -> CardSeen:
        owner = self.known.get(self.looks.get(card.cells[0], 0))
        return card if card.owner != UNKNOWN or owner is None else replace(card, owner=owner, candidates=())

    def close_ups(self, image: np.ndarray, cells: Sequence[Cell]) -> NDArray[np.uint8]:
        looks = np.array([self.looks.get(c, 0) for c in cells], np.uint8).reshape(-1, 1, 1, 1)
        return np.broadcast_to(looks * GREY, (len(cells), 88, 88, 6)).copy()

    def embedded(self, squares: NDArray[np.uint8]) -> NDArray[np.float64]:
        return np.eye(32)[[_look(s) for s in squares]].reshape(-1, 32)

    def token(self, image: np.ndarray, cell: Cell) -> tuple[NDArray[np.uint8], float]:
        return np.full((52, 40, 6), 90, np.uint8), 0.25


def _look(square: NDArray[Any]) -> int:
    return round(float(square[..., :3].mean()) / GREY)


def learning_table(taught: TaughtSet | None = None) -> BoardTable:
    done, jpeg = cv2.imencode(".jpg", np.full((table().height, table().width, 3), 90, np.uint8))
    assert done
    return replace(table(), reference=jpeg.tobytes(), taught=taught)


def hub_that_learns(store: Store, taught: TaughtSet | None = None) -> Hub:
    hub = Hub(store, table=learning_table(taught))
    hub.new_match(plan_of_setup(SETUP))
    return hub


def learns(monkeypatch: pytest.MonkeyPatch, hub: Hub, items: Sequence[object], acts: Mapping[int, Any], *,
           live: bool = False) -> None:
    """A round of the items on a table of `learning_table`, begun after the first, with what is done before some."""
    def starts() -> None:
        if hub.state()["round"]["phase"] == "waiting":
            hub.command("start", {})

    monkeypatch.setattr(BoardSight, "reader", lambda self, seen, players=(): LearningReader(items, seen.taught))
    monkeypatch.setattr(BoardSight, "sensor", lambda self, seen: ScriptedReader(items))
    monkeypatch.setattr(BoardSight, "examine", lambda sight, seen, image: ())
    monkeypatch.setattr(desk, "open_source", lambda spec: Acting(list(items), {1: starts, **acts}, live=live))
    watched(hub)
