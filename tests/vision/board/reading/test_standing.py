"""Where tokens stand, of what the network says of squares.

The camera stands at the high rows, so that a body covers the row above.
"""

from __future__ import annotations

import numpy as np
import pytest

from referee.values.board import Cell
from referee.vision.board.reading.standing import STANDING, Standing, weighed, witnessed

SIDE = np.array([0.2, -0.8])  # squares by which height shifts the picture: about x, y
LOW = np.array([0.36, -1.19])
ABOVE = np.array([0.1, -0.3])
FOUR = 4


def standing(said: dict[Cell, float], lean: np.ndarray = SIDE, hidden: tuple[Cell, ...] = ()) -> Standing:
    token, behind_a_hand = np.zeros((7, 11)), np.zeros((7, 11))
    for cell, p in said.items():
        token[cell] = p
    for cell in hidden:
        behind_a_hand[cell] = 1.0
    return Standing(token, behind_a_hand, [(r, c) for r in range(7) for c in range(11)], lean)


def stand(feet: list[Cell], most: int, lean: np.ndarray = SIDE, hidden: tuple[Cell, ...] = ()) -> set[Cell]:
    return {t.cell for t in standing(dict.fromkeys(feet, 0.995), lean, hidden).believed(most)[0]}


@pytest.mark.parametrize(("feet", "tops"), [
    ([(4, 8), (2, 9)], {(2, 9)}),            # a tall token and its top
    ([(4, 8), (2, 9), (3, 1), (1, 1)], {(2, 9), (1, 1)}),
    ([(4, 8), (4, 9), (2, 6)], set()),       # three tokens, none where the top of another would show
])
def test_of_too_many_tokens_the_top_of_a_tall_one_is_known_from_its_foot(feet: list[Cell], tops: set[Cell]) -> None:
    assert stand(feet, len(feet) - 1, LOW) == set(feet) - tops
    assert stand(feet, len(feet), LOW) == set(feet)
    assert stand(feet, len(feet) - 1, ABOVE) == set(feet)  # from above a body covers no square behind it


def test_of_two_feet_in_a_row_the_rear_one_may_be_a_body() -> None:
    """Fresh still 98001: foot 0.96, its body on the square behind 0.98, and three more tokens."""
    feet, hidden = [(4, 1), (4, 3), (5, 10), (6, 6), (6, 10)], ((5, 10), (6, 6))
    assert stand(feet, FOUR, hidden=hidden) == set(feet) - {(5, 10)}
    assert stand(feet, FOUR, ABOVE, hidden) == set(feet)
    seen = standing(dict.fromkeys(feet, 0.995), hidden=((6, 6),)).believed(FOUR)  # a foot, for all that is seen
    assert {t.cell for t in seen[0]} == set(feet) - {(5, 10)} and seen[1] == {(5, 10)}


@pytest.mark.parametrize(("rear", "open_"), [(0.96, False), (0.995, True)])
def test_one_too_many_behind_a_token_is_its_body_unless_it_is_as_sure(rear: float, open_: bool) -> None:
    """Rendered round 5230: a token 1.3 squares tall in the picture, and four in all."""
    said = dict.fromkeys([(4, 1), (2, 6), (6, 3), (6, 9)], 0.999) | {(3, 1): rear}
    tokens, unsure = standing(said).believed(FOUR)
    assert {t.cell for t in tokens} == set(said) - {(3, 1)}
    assert unsure == ({(3, 1)} if open_ else set())


@pytest.mark.parametrize("fourth", [0.99, 0.95])
def test_what_shows_behind_a_token_is_its_body_if_all_are_surely_seen(fourth: float) -> None:
    """Rendered round 5383: the token hides the square of its own foot, so that its body may be another one's top."""
    said = dict.fromkeys([(1, 1), (3, 3), (5, 7)], 0.999) | {(6, 1): fourth, (4, 7): 0.53}
    tokens, unsure = standing(said, hidden=((4, 7), (5, 7))).believed(FOUR)
    assert {t.cell for t in tokens} == set(said) - {(4, 7)}
    assert unsure == (set() if fourth > 0.97 else {(4, 7)})


def test_what_shows_behind_something_hidden_may_be_the_top_of_a_token_there() -> None:
    behind_a_hand = standing({(3, 3): 0.95, (5, 8): 0.95}, hidden=((4, 3), (3, 3)))
    tokens, unsure = behind_a_hand.believed(FOUR)
    assert {t.cell for t in tokens} == {(5, 8)} and {(3, 3), (4, 3)} <= unsure


def test_nobody_can_tell_of_squares_behind_a_hand_unless_all_tokens_are_seen() -> None:
    three, four = dict.fromkeys([(1, 1), (1, 5), (1, 9)], 0.99), dict.fromkeys([(1, 1), (1, 5), (1, 9), (6, 9)], 0.99)
    hand = ((5, 3), (5, 4))
    assert standing(three, hidden=hand).believed(FOUR)[1] == set(hand)
    assert standing(four, hidden=hand).believed(FOUR)[1] == set()


def test_more_tokens_than_the_set_has_must_be_surer() -> None:
    said = dict.fromkeys([(1, 1), (1, 5), (1, 9), (6, 1)], 0.999) | {(6, 9): 0.98}
    tokens, unsure = standing(said).believed(FOUR)
    assert {t.cell for t in tokens} == set(said) - {(6, 9)} and unsure == {(6, 9)}


TOKEN, SURE, DOUBT = STANDING.token, STANDING.sure_token, STANDING.token_doubt


@pytest.mark.parametrize(("above", "seen", "in_front", "least", "most"), [
    (0.85, 0.95, 0.0, SURE, 1.0),  # both say so
    (0.15, 0.8, 0.0, TOKEN, SURE),  # fresh still 991044: a pawn in full view
    (0.15, 0.8, 0.9, DOUBT, TOKEN),  # were something in front of it
    (0.1, 0.998, 0.0, SURE, 1.0),  # rendered round 5900: from above it is nearly covered
    (0.02, 0.95, 1.0, DOUBT, TOKEN),  # from above nothing is known of one: a hand, perhaps
    (0.072, 0.957, 1.0, DOUBT, TOKEN),  # fresh still 991038: the dark corner of a card between two fingers
    (0.33, 0.998, 1.0, SURE, 1.0),  # fresh still 995012: a token between fingers
    (0.9, 0.01, 1.0, 0.0, DOUBT),  # the body of the one in front
    (0.994, 0.002, 0.9, DOUBT, TOKEN),  # fresh still 991017: a fingertip, but they contradict each other
    (1.0, 0.7, 0.0, SURE, 1.0),  # a token without anything in front of it
    (0.991, 0.83, 0.86, DOUBT, TOKEN),  # developers' round 20: a fingertip, or a token under fingers
    (0.95, 0.76, 0.9, DOUBT, TOKEN), (0.9, 0.05, 0.0, DOUBT, TOKEN)])  # nobody can tell
def test_a_token_stands_only_where_both_witnesses_or_the_second_surely_says_so(
        above: float, seen: float, in_front: float, least: float, most: float) -> None:
    assert least <= witnessed(above, seen, in_front) < most + 1e-9


@pytest.mark.parametrize(("above", "seen", "in_front", "there"), [
    (0.887, 0.99999, False, True),   # art still 734: in a view that is no go
    (0.83, 0.69, False, True),        # own still 1000: a wooden meeple on a wooden card
    (0.144, 0.9985, False, True),     # own still 1041: a striped house
    (0.003, 0.98, False, False),      # own still 1040: what is printed on a joker
    (0.905, 0.01, False, False),      # they contradict each other
    (0.956, 0.48, True, False),      # art still 733: a fingertip
    (0.357, 0.69, True, False),     # art still 744: another
    (0.995, 0.14, True, False),     # own still 1010: the top of a tower, seen above the square behind
    (0.999, 0.995, True, True)])     # a token between fingers
def test_what_both_witnesses_think_likely_is_a_token_of_any_art(above: float, seen: float, in_front: bool,
                                                                there: bool) -> None:
    assert (weighed(above, seen, in_front) >= STANDING.token) == there


def test_neither_witness_is_believed_alone_of_a_token_of_any_art() -> None:
    assert max(weighed(1.0, 0.0, False), weighed(0.0, 1.0, False)) < STANDING.token
