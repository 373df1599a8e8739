"""What the books of the seats tell, and what a stack is counted from."""

from __future__ import annotations

from dataclasses import replace

from referee.rules.cards.books import Books
from referee.rules.cards.conditions import Conditions
from referee.rules.cards.looks import Looks
from referee.rules.cards.observation import Lying, Open
from referee.rules.cards.tally import stack_left

ROW = (Lying("red", 3), Lying("blue", 4), Lying("green", 2))


def view(*row: Lying, stack: Lying | None = None, places: int = 3) -> Open:
    return Open("left", row, stack or Lying("green", 7), places=places)


def books(*views: Open, row: int = 3) -> Books:
    made = Books(Looks(), row=row)
    for look, seen in enumerate(views, 1):
        made.take_in(look, seen)
    return made


def test_what_a_hand_covers_may_have_been_laid_by_whoever_had_it() -> None:
    veiled = replace(view(*ROW), whole=False, veiled=True)
    assert books(view(*ROW), veiled).of["left"].chance(("red", 3), 1, 2) == ("maybe", None)
    doubted = replace(view(*ROW), whole=False)
    assert books(view(*ROW), doubted).of["left"].chance(("red", 3), 1, 2) == ("no", None)


PART = replace(view(*ROW), whole=False, veiled=True, shown=frozenset({("red", 3), ("blue", 4)}))
LEFT = replace(PART, shown=frozenset({("blue", 4)}), left=frozenset({("red", 3)}))


def test_a_card_seen_in_its_row_and_gone_from_there_needs_no_view_of_all() -> None:
    made = books(PART, LEFT, PART)
    assert books(PART, LEFT).of["left"].chance(("red", 3), 1, 2) == ("seen", "row")
    assert made.of["left"].chance(("blue", 4), 1, 2) == ("no", None)  # it lies there still
    assert made.of["left"].chance(("red", 3), 1, 2) == ("no", None)  # it lies there again
    assert made.of["left"].chance(("green", 2), 1, 2) == ("maybe", None)  # nobody saw its place


def test_what_left_long_before_was_not_laid_now() -> None:
    made = books(PART, LEFT, replace(LEFT, left=frozenset()), replace(LEFT, left=frozenset()))
    assert made.of["left"].chance(("red", 3), 2, 4) == ("maybe", None)


def test_a_row_with_too_few_places_was_not_made_out() -> None:
    assert not books(view(*ROW[:2], places=2)).of["left"].spans
    assert books(view(*ROW[:2], places=3)).of["left"].spans


def test_a_row_that_is_too_long_is_believed_where_each_place_has_a_card() -> None:
    long = view(*ROW, Lying("yellow", 5), places=4)
    assert books(long).of["left"].spans and not books(replace(long, row=ROW)).of["left"].spans


def test_a_card_that_comes_back_into_its_row_may_not_have_come_from_the_stack() -> None:
    made = books(view(*ROW), view(*ROW[1:]), view(*ROW, stack=Lying("green", 8)))
    least, most = stack_left(made.of["left"], made, [], Conditions(row=3), 3)
    assert (least, most) == (8, 10)


def test_a_stack_is_counted_from_a_whole_row_on() -> None:
    made = books(view(*ROW[1:]), view(*ROW))
    assert stack_left(made.of["left"], made, [], Conditions(row=3), 2) == (10, 10)
    assert stack_left(books(view(*ROW[1:])).of["left"], made, [], Conditions(row=3), 2) == (0, 10)
