"""Somebody at the table of a simulated evening: answers seldom, now and then wrongly, and knows what happened."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from referee.evaluate.board.answering import ANSWERS_EVERY_S, Somebody
from referee.rules.board.observation import Piece
from referee.sim.board.play.acts import Act
from tests.support.scripted import SIDE, table

CELLS = (0, 1), (0, 2)
SQUARES = ["r0c1", "r0c2"]


class Screens:
    """A hub that shows one state and hears what is said."""

    def __init__(self) -> None:
        self.shown: dict[str, Any] = {"findings": [], "question": None, "pieces": [], "learned": {"n": 0}}
        self.said: list[dict[str, Any]] = []

    def state(self) -> dict[str, Any]:
        return self.shown

    def command(self, name: str, fields: dict[str, Any]) -> None:
        assert name == "answer"
        self.said.append(fields)


def somebody(hub: Screens, wrong: float = 0.0) -> Somebody:
    where = {s.cell: (10 + (s.cell[1] + 0.5) * SIDE, 10 + (s.cell[0] + 0.5) * SIDE) for s in table().squares}
    played: Any = SimpleNamespace(names={}, where=where)
    found = Somebody(hub, played, table(), wrong, np.random.default_rng(1))  # type: ignore[arg-type]
    found.acted([Act(0, "card", "solid", "c1", Piece("card", "solid", CELLS, ("red", "blue")))])
    return found


def question(seq: int, squares: list[str] = SQUARES) -> dict[str, Any]:
    return {"seq": seq, "pieces": [{"kind": "card", "squares": squares}],
            "answers": [{"seat": seat} for seat in ("solid", "dotted", "dashed")]}


def test_an_answer_is_true_and_not_given_more_often_than_agreed() -> None:
    hub = Screens()
    at = somebody(hub)
    for k, t in enumerate((5.0, 5.0 + ANSWERS_EVERY_S / 2, 5.0 + ANSWERS_EVERY_S)):
        hub.shown["question"] = question(k + 1)
        at.look(t)
    assert hub.said == [{"question": 1, "owner": "solid"}, {"question": 3, "owner": "solid"}]
    assert (at.figures.questions, at.figures.answers) == (3, 2)


def test_where_nothing_lies_nobody_is_sure_and_a_wrong_answer_is_somebody_elses() -> None:
    hub = Screens()
    hub.shown["question"] = question(1, ["r3c1", "r3c2"])
    somebody(hub).look(5.0)
    hub.shown["question"] = question(2)
    somebody(hub, wrong=1.0).look(5.0)
    assert hub.said[0]["owner"] is None and hub.said[1]["owner"] in ("dotted", "dashed")


@pytest.mark.parametrize(("cls", "player", "falsely"), [
    ("violation", "solid", []), ("violation", "unknown", []), ("violation", "dotted", ["BG-PLACE-2 dotted r0c1 r0c2"])])
def test_an_accusation_is_false_where_that_player_broke_no_rule_there(
        cls: str, player: str, falsely: list[str]) -> None:
    hub = Screens()
    at = somebody(hub)
    at.acted([Act(1, "joker", "solid", "j2", Piece("joker", "solid", ((0, 1),)), cls="violation", rule="BG-PLACE-2")])
    hub.shown["findings"] = [{"class": cls, "rule": "BG-PLACE-2", "player": player, "squares": SQUARES}]
    hub.shown["pieces"] = [{"squares": SQUARES, "owner": "dotted"}, {"squares": ["r0c1"], "owner": "unknown"}]
    at.look(5.0)
    figures = at.ends()
    assert (figures.accused, figures.falsely) == (1, falsely)
    assert (figures.pieces, figures.read, figures.unread) == (2, 0, 1)
    assert figures.wrongly == ["card of solid: dotted r0c1 r0c2"]
