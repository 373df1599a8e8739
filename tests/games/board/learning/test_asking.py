"""Which question is asked when: together what looks alike, seldom, and never what the rules answer."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from referee.games.api.lines import Answer
from referee.games.board.corrections import Place
from referee.games.board.learning.asking import GAP_S, OFTEN, PATIENCE_S, WAITS_S, Asking
from referee.games.board.learning.teachable import Doubted
from referee.kit.taught import Example
from referee.rules.board.observation import Cell, Piece
from referee.values.common import UNKNOWN
from referee.vision.board.teaching.lessons import Lesson, Shown
from tests.support.taught import png

SEATS = ["solid", "dotted", "dashed"]


def everybody(kind: str) -> list[str]:
    return SEATS


def piece(row: int, *, kind: Any = "card") -> Piece:
    cells: tuple[Cell, ...] = ((row, 0), (row, 1)) if kind == "card" else ((row, 0),)
    return Piece(kind, UNKNOWN, cells, (), ("dashed", "solid"))


def place(one: Piece) -> Place:
    return one.kind, frozenset(one.cells)


def album(looks: dict[Piece, int]) -> dict[Place, Shown]:
    return {place(p): Shown(p.kind, p.cells, p.cells, np.zeros((1, 88, 88, 6), np.uint8), np.eye(8)[[look]])
            for p, look in looks.items()}


ONE, TWO, OTHER = piece(0), piece(1), piece(2)
ALBUM = album({ONE: 0, TWO: 0, OTHER: 1})
LESSONS = [Lesson((Example("joker", "dotted", png(), on="red"),), np.eye(8)[[0]])]


def ask(asking: Asking, t: float, *unknown: Piece, may_own: Any = everybody, lessons: Any = (),
        urgent: frozenset[Place] = frozenset()) -> Any:
    asking.choose(t - WAITS_S, unknown, ALBUM, lessons, may_own, urgent)
    return asking.choose(t, unknown, ALBUM, lessons, may_own, urgent)


def test_look_alikes_are_one_question_and_the_largest_group_goes_first() -> None:
    found = ask(Asking(), 10, OTHER, ONE, TWO)
    assert set(found.pieces) == {ONE, TWO} and found.candidates == ("dashed", "solid", "dotted") and not found.likely


def test_what_was_learned_names_somebody_in_the_question() -> None:
    found = ask(Asking(), 10, ONE, lessons=LESSONS)
    assert found.candidates[0] == "dotted" and found.likely


def test_a_piece_on_which_a_verdict_waits_goes_before_a_larger_group() -> None:
    assert ask(Asking(), 10, ONE, TWO, OTHER, urgent=frozenset({place(OTHER)})).pieces == (OTHER,)


def test_a_piece_must_have_been_unknown_for_a_while() -> None:
    asking = Asking()
    assert asking.choose(10, [ONE], ALBUM, (), everybody) is None
    assert asking.choose(10 + WAITS_S, [], ALBUM, (), everybody) is None
    assert asking.choose(11 + WAITS_S, [ONE], ALBUM, (), everybody) is None, "it was known in between"


def test_one_at_a_time_and_not_more_often_than_agreed() -> None:
    asking = Asking()
    asking.ask(ask(asking, 10, ONE), 10)
    assert ask(asking, 10 + 2 * GAP_S, OTHER) is None, "another one is open"
    asking.take_back(31)
    asking.since = 31
    assert ask(asking, 31 + GAP_S - 0.1, OTHER) is None and ask(asking, 31 + GAP_S, OTHER) is not None


def test_what_only_one_can_own_is_not_asked() -> None:
    assert ask(Asking(), 10, ONE, may_own=lambda kind: ["solid"]) is None


def test_a_piece_is_asked_about_no_more_than_twice_and_never_after_nobody_was_sure() -> None:
    asking = Asking()
    for k in range(OFTEN):
        t = 100.0 * (k + 1)
        asking.ask(ask(asking, t, ONE), t)
        asking.take_back(t)
    assert ask(asking, 900, ONE) is None
    line = replace(Asking().ask(ask(Asking(), 10, ONE), 10), seq=4)
    other = Asking()
    other.follow([line, Answer(about=(4,), sure=False, pieces=line.pieces)])
    assert other.open is None and ask(other, 900, ONE) is None


def test_a_question_is_taken_back_when_nobody_answers_or_it_has_answered_itself() -> None:
    asking = Asking()
    asking.ask(ask(asking, 10, ONE), 10)
    assert not asking.stale(10 + PATIENCE_S, [ONE]) and asking.stale(10.1 + PATIENCE_S, [ONE])
    assert asking.stale(12, [OTHER])


def test_an_open_question_is_open_after_a_restart_and_after_its_answer_was_taken_back() -> None:
    line = replace(Asking().ask(ask(Asking(), 10, ONE), 10), seq=4)
    asking = Asking()
    asking.follow([line])
    assert asking.open is not None and asking.since == 10
    asking.follow([line, Answer(about=(4,), player="solid", sure=True, pieces=line.pieces)])
    assert asking.open is None
    asking.follow([line])
    assert asking.open is not None


def test_a_doubtful_word_is_asked_about_once_more_and_once_only() -> None:
    asking, doubted = Asking(), Doubted(7, "solid", "dotted", (place(ONE),))
    asking.doubt([doubted])
    asking.doubt([doubted])
    assert not asking.idle
    found = asking.choose(10, [], ALBUM, (), everybody)
    assert found is not None
    assert (found.candidates, found.other, found.again) == (("solid", "dotted", "dashed"), "dotted", True)
    assert asking.idle and ask(asking, 900) is None
