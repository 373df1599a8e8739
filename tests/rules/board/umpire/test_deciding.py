"""When a step is explained well enough to say something about it: tokens that move alone, late, or for each other."""

from __future__ import annotations

import pytest

from referee.rules.board.observation import BoardEvent, BoardObservation, Cell
from referee.rules.board.umpire.waiting import Waiting
from tests.support.refereed import START, Watched, card, joker

A, B, C = "solid", "double", "dashed"
FIRST = card(A, (0, 1), (0, 2))  # touches the token on (0, 0); the token belongs on (0, 2)
SECOND = card(B, (4, 6), (4, 5))  # touches the token on (4, 7); the token belongs on (4, 5)


def moved_alone(w: Watched) -> list[BoardEvent]:
    return [e for e in w.events if e.type == "token" and e.rule == "BG-TOKEN-3"]


def test_a_token_moved_alone_is_reported_although_cards_were_laid_meanwhile():
    w = Watched(*START)
    for _ in range(2):
        w.look((0, 2), (2, 5), (4, 0), (4, 5), lay=[] if w.t > 1 else [FIRST, SECOND], after=5.0)
    [event] = moved_alone(w)
    assert (event.cls, event.player, event.token) == ("violation", "unknown", ((0, 7), (2, 5)))
    assert w.verdicts() == [(A, "legal", None), (B, "legal", None)]


def test_a_token_that_was_seen_out_of_place_for_long_needs_no_further_look():
    """At the first look it may be on its way (beside its card); at the second, seconds later, it is not."""
    w = Watched(*START)
    w.look((1, 3), *START[1:], lay=[FIRST])
    w.look((1, 3), *START[1:], after=8.0)
    assert [e.cls for e in moved_alone(w)] == ["violation"]


@pytest.mark.parametrize(("after", "cls"), [(1.0, "violation"), (6.0, "unclear")])
def test_a_card_was_not_taken_back_and_laid_again_in_one_visit(after: float, cls: str) -> None:
    """A token came to where that card had taken one from: it may be that one, put back, and the other on the card."""
    w = Watched(*START)
    w.look((0, 2), *START[1:], lay=[FIRST])
    w.look((0, 2), *START[1:])
    w.look((0, 2), (0, 7), (0, 0), (4, 7), after=after)
    w.look((0, 2), (0, 7), (0, 0), (4, 7))
    w.finish()
    [event] = moved_alone(w)
    assert (event.cls, event.token) == (cls, ((4, 0), (0, 0)))


@pytest.mark.parametrize(("spot", "cls"), [((0, 1), "unclear"), ((2, 5), "violation")])
def test_a_token_that_came_to_the_other_half_of_a_card_may_have_been_put_right_there(spot: Cell, cls: str) -> None:
    """Whichever token the hypotheses say that it was: the one on the card may be it, and another one have gone on."""
    w = Watched(*START)
    w.look((0, 2), *START[1:], lay=[FIRST])
    w.look((0, 2), *START[1:], after=9.0)
    w.look(spot, (0, 4), (0, 7), (4, 7), lay=[card(C, (0, 3), (0, 4))], after=9.0)
    w.look(spot, (0, 4), (0, 7), (4, 7))
    w.finish()
    [event] = moved_alone(w)
    assert (event.cls, event.token) == (cls, ((4, 0), spot))


def test_a_token_seen_elsewhere_after_its_time_may_have_followed_before():
    """It was on its way when it was last seen; who moved it on nobody knows."""
    w = Watched(*START)
    w.look(*START, lay=[FIRST])
    w.look((3, 3), *START[1:], after=9.0)
    w.look((3, 3), *START[1:])
    w.finish()
    assert w.accused() <= {"unknown"} and w.verdicts() == [(A, "legal", None)]


def test_a_token_on_the_wrong_half_of_the_last_of_two_cards_was_put_there_by_its_player():
    w = Watched(*START)
    w.look((0, 3), *START[1:], lay=[FIRST, card(B, (0, 3), (0, 4))])
    w.finish()
    assert set(w.verdicts()) == {(A, "legal", None), (B, "violation", "BG-TOKEN-2")}


def test_a_token_left_behind_two_cards_accuses_neither_player():
    w = Watched(*START)
    for _ in range(3):
        w.look(*START, lay=[] if w.t > 1 else [FIRST, card(B, (0, 3), (0, 4))], after=4.0)
    w.finish()
    assert w.accused() == set() and {cls for _, cls, _ in w.verdicts()} == {"unclear"}


def test_a_card_far_from_all_tokens_among_lawful_ones_is_wrong_whatever_token_was_near_it_for_a_moment():
    w = Watched(*START)
    w.look((0, 2), (0, 7), (4, 0), (4, 5), lay=[FIRST, SECOND, card(C, (2, 3), (2, 4))])
    w.finish()
    assert w.verdicts() == [(A, "legal", None), (B, "legal", None), (C, "violation", "BG-PLACE-4")]


@pytest.mark.parametrize(("played_on", "cls"), [(True, "violation"), (False, "unclear")])
def test_where_a_token_was_moved_alone_from_is_in_dispute_till_play_went_on_with_it(played_on: bool, cls: str) -> None:
    w = Watched(*START)
    alone = ((0, 0), (2, 5), (4, 0), (4, 7))
    for _ in range(3):
        w.look(*alone, after=3.0)
    if played_on:
        alone = ((0, 0), (2, 3), (4, 0), (4, 7))
        w.look(*alone, lay=[card(A, (2, 4), (2, 3))], after=6.0)
    for laid in ([card(C, (0, 6), (0, 5))], [], []):
        w.look(*alone, lay=laid, after=6.0)
    w.finish()
    assert w.verdicts()[-1][:2] == (C, cls)


def test_a_token_moved_alone_to_where_another_stood_is_not_held_against_the_card_that_took_that_one_on():
    w = Watched(*START)
    for _ in range(2):
        w.look((0, 0), (0, 2), (4, 0), (4, 7), lay=[] if w.t > 1 else [FIRST], after=5.0)
    w.finish()
    assert w.accused() <= {"unknown"} and w.verdicts() == [(A, "legal", None)]


def test_a_square_that_is_never_seen_beside_a_card_leaves_the_check_open():
    cards = [FIRST, card(A, (0, 3), (0, 4))]
    w = Watched(*START)
    for _ in range(6):
        w.look((0, 4), *START[1:], lay=[] if w.t > 1 else cards, hidden=[(1, 1)])
    w.umpire.note("stop", w.t + 1.0, player=A)
    [open_question] = [e for e in w.umpire.events if e.key == "UNCLEAR.under"]
    assert (open_question.cls, open_question.rule, open_question.cells) == ("unclear", "BG-AUDIT-2", ((1, 1),))
    w.finish()
    assert sum(e.key == "UNCLEAR.under" for e in w.umpire.events) == 1


def test_a_board_without_tokens_has_no_hidden_pieces_to_ask_about():
    w = Watched()
    w.look(hidden=[(1, 1)])
    w.umpire.note("stop", 2.0, player=A)
    w.finish()
    assert not [e for e in w.umpire.events if e.key == "UNCLEAR.under"]


def test_a_square_hidden_by_a_token_says_nothing():
    w = Watched(*START)
    for _ in range(6):
        w.look((0, 2), *START[1:], lay=[] if w.t > 1 else [FIRST], hidden=[(1, 0)] if w.t < 4 else [])
    w.finish()
    assert not [e for e in w.umpire.events if e.key == "UNCLEAR.under"]


def test_a_token_put_back_between_two_looks_does_not_spoil_the_story_that_clears_a_player():
    """A's card and the one after it came into view in the wrong order while a wrong card was taken from beneath them;
    later somebody moved another token and put it back, so that all looks as one show no token moved alone."""
    first, second, wrong = card(A, (1, 1), (1, 2)), card(A, (2, 2), (2, 1)), card(B, (0, 2), (1, 2))
    w = Watched(*START)
    w.look((0, 1), *START[1:], lay=[joker(A, (0, 1))])
    w.look((0, 1), *START[1:], lay=[wrong])
    w.look((1, 2), *START[1:])
    w.look((1, 2), *START[1:], lay=[second], hidden=[(0, 2), (1, 1), (1, 2)], after=7.0)
    w.look((2, 1), *START[1:], lay=[first], lift=[wrong])
    w.look((2, 1), *START[1:])
    w.look((2, 1), (0, 6), *START[2:], after=3.5)
    w.look((2, 1), *START[1:])
    w.finish()
    assert w.accused() == {B} and (A, "unclear", "BG-TOKEN-1") in w.verdicts()


@pytest.mark.parametrize(("looks", "cls"), [(1, "violation"), (2, "unclear")])
def test_a_token_that_one_look_showed_elsewhere_at_the_beginning_may_have_been_misread(looks: int, cls: str) -> None:
    w = Watched((1, 0), *START[1:], looks=looks)
    for _ in range(5):
        w.look(*START)
    w.finish()
    assert [(e.cls, e.token) for e in moved_alone(w)] == [(cls, ((1, 0), (0, 0)))]


def test_a_token_that_was_put_right_once_all_four_were_seen_was_not_moved_alone() -> None:
    """It was moved, while the camera saw three of them, and put back, when it saw all."""
    w = Watched(*START[:3])
    for spot in ((2, 5), (0, 0)):
        for _ in range(4):
            w.look(spot, *START[1:])
    w.finish()
    assert [e.cls for e in moved_alone(w)] == ["unclear"] and w.accused() == set()


@pytest.mark.parametrize("lifted", [False, True])
@pytest.mark.parametrize("overlooked", [False, True])
def test_a_card_laid_at_one_that_as_many_looks_overlooked_as_must_agree_is_not_accused(
        overlooked: bool, lifted: bool) -> None:
    """One look more has to show nothing between it and the token; unless it is taken back before that."""
    w, on = Watched(*START, looks=2), ((0, 4), *START[1:])
    late = card(A, (0, 4), (0, 3))
    w.look(*START)
    w.look(*on, lay=[late])
    assert w.look(*on) == []
    if lifted:
        w.look(*START, lift=[late])
    else:
        w.look(*on, lay=[FIRST] if overlooked else [])
        w.look(*on)
        w.finish()
    assert (w.accused() == set()) == (overlooked and not lifted)
    assert (A, "unclear" if overlooked and not lifted else "violation", "BG-PLACE-4") in w.verdicts()


@pytest.mark.parametrize("goes_on", [False, True])
def test_where_nothing_was_laid_at_a_token_before_the_first_look_it_stands_where_it_began(goes_on: bool) -> None:
    """Of one that stands on a card that lay there already nobody knows whether it belongs there, until it goes on."""
    w = Watched()
    w.look((0, 2), *START[1:], lay=[FIRST])
    spot = (2, 2) if goes_on else (0, 2)
    w.look(spot, *START[1:], lay=[card(B, (1, 2), (2, 2))] if goes_on else [])
    for laid in ([card(C, (0, 4), (0, 5))], []):
        w.look(spot, *START[1:], lay=laid)
    w.finish()
    assert w.verdicts()[-1] == (C, "violation" if goes_on else "unclear", "BG-PLACE-4")


def test_a_card_overlooked_before_would_have_sent_the_token_on_that_stands_on_it_now() -> None:
    """One laid nowhere near a token is no right one because the next one, laid between, might have lain there."""
    w = Watched(*START, looks=2)
    w.look(*START)
    for laid in ([card(A, (0, 3), (0, 4))], []):
        w.look(*START, lay=laid)
    for laid in ([card(B, (0, 1), (0, 2))], []):
        w.look((0, 2), *START[1:], lay=laid, after=5.0)
    w.finish()
    assert (A, "violation", "BG-PLACE-4") in w.verdicts()


@pytest.mark.parametrize(("half_seen", "cls"), [([], "violation"), ([(0, 1)], "unclear")])
def test_a_card_lies_on_no_other_if_half_of_something_else_is_seen_in_its_place(half_seen: list[Cell], cls: str):
    """What lay there may have been taken back before, from on a card that nobody saw."""
    w = Watched(*START)
    w.look((1, 1), *START[1:], lay=[card(A, (0, 1), (1, 1))])
    for laid in ([card(B, (1, 0), (1, 1))], []):
        w.look((1, 1), *START[1:], lay=laid, hidden=[(0, 1)], half_seen=half_seen, after=2.0)
    w.finish()
    assert w.verdicts()[-1] == (B, cls, "BG-PLACE-2")


@pytest.mark.parametrize(("after", "timed", "cls"), [(2.0, True, "violation"), (4.0, True, "unclear"),
                                                     (1.0, False, "unclear")])
def test_a_card_lies_on_no_other_that_may_have_been_taken_back_between_two_pictures(after: float, timed: bool,
                                                                                    cls: str) -> None:
    """Of the other one nothing can be seen any more; two pictures of which nobody knows the time prove no more than two
    that are far apart."""
    w = Watched(*START, timed=timed)
    w.look((1, 1), *START[1:], lay=[card(A, (0, 1), (1, 1))])
    w.look((1, 1), *START[1:], lay=[card(B, (1, 0), (1, 1))], hidden=[(0, 1)], after=after)
    w.finish()
    assert w.verdicts()[-1] == (B, cls, "BG-PLACE-2")


@pytest.mark.parametrize("timed", [True, False])
def test_a_card_of_which_half_is_seen_still_is_covered_however_far_apart_pictures_are(timed: bool) -> None:
    w = Watched(*START, timed=timed)
    w.look((1, 1), *START[1:], lay=[card(A, (0, 1), (1, 1))])
    w.look((1, 1), *START[1:], lay=[card(B, (1, 0), (1, 1))], after=30.0)
    w.finish()
    assert w.verdicts()[-1] == (B, "violation", "BG-PLACE-2")


@pytest.mark.parametrize(("blind", "cls"), [(False, "violation"), (True, "unclear")])
def test_a_token_found_elsewhere_after_nothing_could_be_seen_accuses_nobody(blind: bool, cls: str) -> None:
    w = Watched(*START)
    w.look(*START)
    for first in (True, False):
        w.look((1, 3), *START[1:], blind=blind and first)
    w.finish()
    assert [(e.cls, e.rule) for e in w.events if e.type == "token"] == [(cls, "BG-TOKEN-3")]


@pytest.mark.parametrize(("blind", "cls"), [(False, "violation"), (True, "unclear")])
def test_what_lay_under_a_card_may_have_been_taken_back_while_nothing_could_be_seen(blind: bool, cls: str) -> None:
    w = Watched(*START)
    w.look((1, 1), *START[1:], lay=[card(A, (0, 1), (1, 1))])
    w.look((1, 1), *START[1:], lay=[card(B, (1, 0), (1, 1))], hidden=[(0, 1)], after=2.0, blind=blind)
    w.finish()
    assert w.verdicts()[-1] == (B, cls, "BG-PLACE-2")


def test_a_token_seen_back_where_it_came_from_does_not_stay_where_its_card_was_taken_from() -> None:
    """So that it is moved alone if it is seen there once more."""
    w = Watched(*START)
    w.look((0, 2), *START[1:], lay=[FIRST])
    w.look(*START, lift=[FIRST])
    for _ in range(3):
        w.look((0, 2), *START[1:])
    w.finish()
    assert [e.token for e in moved_alone(w)] == [((0, 0), (0, 2))]


def test_on_a_card_that_has_had_its_token_another_was_moved_alone() -> None:
    """The card was seen first while its token had yet to follow."""
    w = Watched(*START)
    w.look(*START, lay=[FIRST])
    w.look((0, 2), *START[1:])
    for _ in range(3):
        w.look((0, 2), (0, 1), (4, 0), (4, 7), after=5.0)
    w.finish()
    assert [(e.cls, e.token) for e in moved_alone(w)] == [("violation", ((0, 7), (0, 1)))]


@pytest.mark.parametrize(("said", "left"), [
    (["UNCLEAR.tokens", None], None), ([None, "UNCLEAR.tokens"], None), (["UNCLEAR.tokens"], "UNCLEAR.tokens"),
    (["UNCLEAR.several", None], "UNCLEAR.several"), ([None, "UNCLEAR.several"], None),
    ([None, "UNCLEAR.hidden"], "UNCLEAR.hidden"),
])
def test_a_doubt_about_tokens_ends_and_none_begins_in_a_later_step_but_about_what_was_overlooked(said, left) -> None:
    waiting = Waiting(FIRST, BoardObservation(1.0, 1))
    for why in said:
        waiting.doubt(why)
    assert waiting.excused == left
