"""Lessons are compared with what was shown before they are believed; vectors stand for how pieces look."""

from __future__ import annotations

import numpy as np
import pytest

from referee.kit.taught import MOST_LEARNED, By, Example, TaughtSet
from referee.vision.board.teaching.lessons import (
    Lesson,
    Shown,
    agrees,
    contradicted_by,
    grown,
    lesson,
    lessons_of,
    likeness,
    rests_on_answers,
    squares_of,
    telling,
    turns,
)
from tests.support.scripted import colour, table
from tests.support.taught import card, joker, png, token


def at(degrees: float) -> np.ndarray:
    """(1, 2): a look, as a direction; look-alikes lie near each other."""
    return np.array([[np.cos(np.radians(degrees)), np.sin(np.radians(degrees))]])


def taught(owner: str, degrees: float, by: By = "pointed", grey: int = 90) -> Lesson:
    return Lesson((Example("joker", owner, png(grey=grey), on="red", by=by),), at(degrees))


ANNA, BEN = taught("solid", 0), taught("dotted", 60)


def test_the_likest_square_of_an_owner_counts() -> None:
    both = [ANNA, taught("solid", 40)]
    assert likeness(at(40), both) == {"solid": pytest.approx(1.0)}
    assert likeness(np.concatenate([at(0), at(60)]), [ANNA]) == {"solid": pytest.approx(0.75)}


@pytest.mark.parametrize(("degrees", "other"), [(0, None), (30, None), (60, "dotted"), (-80, "solid")])
def test_a_piece_that_is_surely_like_anothers_or_like_none_of_its_owner_contradicts(
        degrees: float, other: str | None) -> None:
    assert contradicted_by(taught("solid", degrees, "answer"), [ANNA, BEN]) == other


def test_only_what_is_trusted_contradicts_and_of_a_stranger_only_what_is_plainly_anothers() -> None:
    assert contradicted_by(taught("solid", 40, "answer"), [ANNA, taught("dotted", 40, "answer")]) is None
    assert contradicted_by(taught("double", 40, "answer"), [ANNA, BEN]) == "dotted"
    assert contradicted_by(taught("double", 110, "answer"), [ANNA, BEN]) is None


def test_an_answer_agrees_where_the_likest_lesson_says_the_same() -> None:
    assert agrees(taught("solid", 20, "answer"), [ANNA, BEN]) and not agrees(taught("solid", 50, "answer"), [ANNA, BEN])
    assert not agrees(taught("double", 110, "answer"), [ANNA, BEN])


def test_a_wrong_lesson_would_turn_a_piece_that_was_sure() -> None:
    sure = [BEN, taught("dotted", 75, "play")]
    assert turns(taught("solid", 62, "answer"), [ANNA, BEN], sure)
    assert not turns(taught("solid", 20, "answer"), [ANNA, BEN], sure)
    assert not turns(taught("dotted", 62, "answer"), [ANNA, BEN], sure), "its own owner's turns nothing"


def test_what_only_an_answer_makes_somebodys_rests_on_it() -> None:
    answered = [ANNA, BEN, taught("double", 110, "answer")]
    assert rests_on_answers(at(112), "double", answered)
    assert not rests_on_answers(at(112), "double", [ANNA, BEN, taught("double", 110, "agreed")])
    assert not rests_on_answers(at(2), "solid", [*answered, taught("solid", 3, "answer")]), "it is clear without it"


def test_those_that_differ_most_are_kept_in_their_order() -> None:
    looks = [taught("solid", d, "play") for d in (0, 1, 2, 45, 90)]
    kept = telling(looks, 3, [ANNA])
    assert [round(float(np.degrees(np.arctan2(*one.vectors[0][::-1])))) for one in kept] == [2, 45, 90]


def test_a_set_grows_within_bounds_and_keeps_what_was_pointed_at() -> None:
    before = TaughtSet((joker("solid"), token()))
    many = [taught("solid", d, "answer", grey=d) for d in range(1, MOST_LEARNED + 9)]
    after = grown(before, many)
    assert after.examples[:2] == before.examples and len(after.of("joker", "solid")) == 1 + MOST_LEARNED


def test_halves_of_one_card_stay_one_lesson_and_others_stay_apart() -> None:
    halves = tuple(Example("half", "solid", png(grey=90 + k), 0, 1, by="answer") for k in range(2))
    after = grown(TaughtSet(card("solid", 0)), [Lesson(halves, np.eye(2)), Lesson((halves[0],), np.eye(2)[:1])])
    found = lessons_of(after, np.eye(5))
    assert [len(one.examples) for one in found] == [2, 2, 1] and [one.trusted for one in found] == [True, False, False]


def test_a_card_as_it_lay_becomes_examples_of_what_nothing_hid() -> None:
    squares = np.arange(88 * 88 * 6, dtype=np.uint32).reshape(1, 88, 88, 6).astype(np.uint8)
    shown = Shown("card", ((0, 1), (0, 2)), ((0, 2),), squares, np.eye(1))
    made = lesson(shown, "solid", table(), "answer", {(0, 1): "red", (0, 2): "blue"})
    [half] = made.examples
    assert (half.kind, half.side, half.colour, half.on, half.by) == ("half", 3, "blue", colour((0, 2)), "answer")
    assert (squares_of([half]) == squares).all(), "a PNG loses nothing"
