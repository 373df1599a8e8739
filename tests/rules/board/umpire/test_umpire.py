"""What the umpire says, and when, in small rounds written by hand. See tests/support/refereed.py for the board."""

from __future__ import annotations

from itertools import permutations

import pytest

from referee.rules.board.belief.search import LAST_TRIED, Explained, explain
from referee.rules.board.observation import BoardObservation, Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.umpire import deciding
from tests.support.refereed import BOARD, START, Watched, brief, card, joker

A, B, C, D = "solid", "double", "dashed", "dotted"
FIRST = card(A, (0, 1), (0, 2))  # touches the token on (0, 0); the token belongs on (0, 2)
MOVED = ((0, 2), *START[1:])


def test_the_round_starts_when_four_tokens_stand():
    w = Watched()
    assert w.look(*START[:3]) == []
    assert brief(w.look(*START)) == [("round_start", "info", None)]


def test_a_card_with_its_token_is_one_legal_event_that_carries_the_move():
    w = Watched(*START)
    [event] = w.look(*MOVED, lay=[FIRST])
    assert (event.type, event.cls, event.player, event.token) == ("card", "legal", A, ((0, 0), (0, 2)))
    assert event.cells == ((0, 1), (0, 2)) and event.colours == ("G", "B")
    assert event.evidence == ("picture 2",)


@pytest.mark.parametrize(("first", "moved", "said"), [
    (FIRST, (0, 2), "legal"), (card(A, (3, 7), (2, 7)), (2, 7), "legal"), (card(A, (2, 3), (2, 4)), (2, 4), "unclear")])
def test_the_round_began_before_its_first_piece_where_a_hidden_square_may_hold_the_missing_token(
        first: Piece, moved: Cell, said: str) -> None:
    """At a token that is seen, at the one that must stand on the hidden square, at none."""
    w = Watched()
    for _ in range(2):
        w.look(*START[:3], hidden=[START[3]])
    left = START[:3] if first.cells[0] == (3, 7) else [t for t in START[:3] if t != (0, 0)]
    w.look(*left, hidden=[*first.cells, START[3]], unsettled=first.cells)
    w.look(*left, moved, lay=[first], hidden=() if first.cells[0] == (3, 7) else [START[3]])
    w.finish()
    assert [cls for _, cls, _ in w.verdicts()] == [said] and w.events[0].key == "ROUND.start"


def test_what_lies_there_is_given_where_nothing_may_hide_the_missing_token():
    w = Watched(*START[:3])
    w.look((0, 2), *START[1:3], lay=[FIRST])
    w.look((0, 2), *START[1:3], after=4.0)
    assert w.verdicts() == [(A, "info", None)]


@pytest.mark.parametrize(("second", "said"), [("B", "legal"), ("Y", "violation")])
def test_a_card_of_which_a_colour_cannot_be_told_yet_waits_for_its_verdict(second: str, said: str) -> None:
    w = Watched(*START)
    w.look(*MOVED, lay=[card(A, (0, 1), (0, 2), colours=("G", "unknown"), confidence=0.969)])
    w.look(*MOVED, after=20.0)
    assert w.verdicts() == []
    w.look((3, 0), *MOVED[1:], known=[card(A, (0, 1), (0, 2), colours=("G", second))])
    w.look((3, 0), *MOVED[1:], after=4.0)
    assert w.verdicts()[0][:2] == (A, said)


def test_if_a_colour_cannot_be_told_for_long_the_table_is_asked():
    w = Watched(*START)
    w.look(*MOVED, lay=[card(A, (0, 1), (0, 2), colours=("G", "unknown"), confidence=0.969)])
    for _ in range(4):
        w.look(*MOVED, after=10.0)
    assert w.verdicts() == [(A, "unclear", "BG-PLACE-3")] and w.events[-1].key == "UNCLEAR.colour"


def test_a_card_of_the_other_colour_that_a_square_may_have_is_left_to_the_people():
    """The second square was learned as blue, and may be yellow."""
    shown = card(A, (0, 1), (0, 2), colours="GY")
    for others, said in (({(0, 2): ["Y"]}, "unclear"), ({(0, 2): ["R"]}, "violation"), ({}, "violation")):
        w = Watched(*START, layout=Layout({c: BOARD.colour(c) for c in BOARD}, others))
        w.look(*MOVED, lay=[shown])
        w.look(*MOVED, after=9.0)
        w.finish()
        assert w.verdicts() == [(A, said, "BG-PLACE-3")]


def test_a_token_may_follow_a_moment_later():
    w = Watched(*START)
    assert w.look(*START, lay=[FIRST]) == []
    [event] = w.look(*MOVED)
    assert (event.cls, event.t, event.token) == ("legal", 2.0, ((0, 0), (0, 2)))


@pytest.mark.parametrize(("then", "said"), [(MOVED, (A, "legal", None)), (START, (A, "violation", "BG-TOKEN-1"))])
def test_a_card_laid_again_after_its_token_went_back_with_it_is_a_new_one(then, said):
    w = Watched(*START)
    w.look(*MOVED, lay=[FIRST])
    w.look(*START, lift=[FIRST])
    w.look(*START, lay=[FIRST])
    w.look(*then, after=4.0)
    assert w.verdicts() == [(A, "legal", None), said]
    assert not [e for e in w.events if e.type == "token" and e.cls != "info"]


def test_a_token_left_behind_is_judged_after_the_settle_time():
    w = Watched(*START)
    w.look(*START, lay=[FIRST])
    assert w.look(*START, after=2.0) == []
    [event] = w.look(*START, after=2.0)
    assert (event.type, event.cls, event.rule, event.player) == ("card", "violation", "BG-TOKEN-1", A)


def test_a_token_left_behind_and_put_right_later_clears_the_finding():
    w = Watched(*START)
    w.look(*START, lay=[FIRST])
    [wrong] = w.look(*START, after=4.0)
    [right] = w.look(*MOVED)
    assert (right.type, right.cls, right.about) == ("token", "info", (wrong.seq,))
    assert w.findings()[0].cleared_by == right.seq


def test_a_token_on_the_near_half_is_judged_when_it_was_moved():
    w = Watched(*START)
    [event] = w.look((0, 1), *START[1:], lay=[FIRST])
    assert (event.cls, event.rule, event.token) == ("violation", "BG-TOKEN-2", ((0, 0), (0, 1)))
    [right] = w.look(*MOVED)
    assert (right.type, right.about, right.key) == ("token", (event.seq,), "PUT_RIGHT.token")


def test_a_token_beside_a_finger_may_be_carried_still():
    w = Watched(*START)
    assert w.look((0, 1), *START[1:], lay=[FIRST], hidden=[(0, 0)]) == []
    [event] = w.look(*MOVED)
    assert (event.cls, event.token) == ("legal", ((0, 0), (0, 2)))


@pytest.mark.parametrize(("hidden", "behind", "said"), [
    ([(0, 0)], [(0, 0)], "violation"),          # the token's own body
    ([(0, 2)], [], None),                       # no body is there as the camera stands
    ([(0, 0), (1, 0), (2, 0)], [(0, 0)], None)])  # a finger that points at the camera: the hand goes on behind it
def test_where_the_camera_stands_tells_the_body_of_a_token_from_a_hand(
        hidden: list[tuple[int, int]], behind: list[tuple[int, int]], said: str | None) -> None:
    w = Watched(*START)
    w.look((0, 1), *START[1:], lay=[FIRST], hidden=hidden, behind=frozenset(behind))
    assert [e.cls for e in w.events if e.type == "card"] == ([said] if said else [])


def test_after_a_token_was_put_wrong_play_goes_on_from_where_it_is_and_from_where_it_belongs():
    for near_half_player in (card(B, (1, 1), (1, 2)), card(B, (0, 3), (0, 4))):
        w = Watched(*START)
        w.look((0, 1), *START[1:], lay=[FIRST])
        w.look((0, 1), *START[1:], lay=[near_half_player])
        w.look(near_half_player.cells[1], *START[1:])
        w.finish()
        assert w.accused() == {A}


@pytest.mark.parametrize(("wrong", "rule", "cls"), [
    (card(B, (0, 1), (0, 2), colours="GR"), "BG-PLACE-3", "violation"),
    (card(B, (0, 1), (0, 2), colours="BG"), "BG-PLACE-6", "house_rule"),
    (card(B, (1, 1), (1, 2)), "BG-PLACE-4", "violation"),
    (card(B, (2, 3), (2, 4)), "BG-PLACE-4", "violation"),
])
def test_what_is_wrong_whatever_the_token_does_is_said_at_once_and_cleared_by_taking_it_back(
        wrong: Piece, rule: str, cls: str):
    w = Watched(*START)
    [event] = w.look(*START, lay=[wrong])
    assert (event.cls, event.rule, event.player) == (cls, rule, B)
    [removed] = w.look(*START, lift=[wrong])
    assert (removed.type, removed.cls, removed.about) == ("removed", "info", (event.seq,))
    [finding] = w.findings()
    assert finding.cleared_by == removed.seq
    assert w.umpire.position.pieces == ()


def test_a_token_moved_onto_a_wrong_card_and_back_is_no_further_mistake():
    wrong = card(B, (1, 1), (1, 2))
    w = Watched(*START)
    w.look(*START, lay=[wrong])
    w.look((1, 2), *START[1:])
    w.look(*START)
    w.look(*START, lift=[wrong])
    w.look(*MOVED, lay=[FIRST])
    assert [e.rule for e in w.events if e.cls == "violation"] == ["BG-PLACE-4"]
    assert w.verdicts()[-1] == (A, "legal", None)


def test_a_card_over_another_is_the_later_players_mistake_and_the_lower_one_stays():
    over = card(B, (0, 2), (0, 3))
    w = Watched(*START)
    w.look(*MOVED, lay=[FIRST])
    [event, race] = w.look(*MOVED, lay=[over])
    assert (event.cls, event.rule, event.player) == ("violation", "BG-PLACE-2", B)
    assert (race.cls, race.rule, race.about, race.params["player1"]) == ("info", "BG-PLAY-6", (event.seq,), A)
    w.look(*MOVED, lift=[over])
    assert w.umpire.position.pieces == (FIRST,)
    assert w.look((1, 3), *START[1:], lay=[card(C, (1, 2), (1, 3))])[0].cls == "legal"


def test_a_square_on_which_a_card_is_read_hides_no_other_one_though_a_token_may_stand_there():
    w = Watched(*START)
    w.look(*MOVED, lay=[FIRST])
    [event, _] = w.look(*MOVED, lay=[card(B, (0, 2), (0, 3))], hidden=FIRST.cells)
    assert (event.cls, event.rule, event.player) == ("violation", "BG-PLACE-2", B)


def test_a_card_that_was_wholly_covered_since_may_have_been_taken_back():
    w = Watched((0, 0), (0, 7), (4, 0), (4, 7))
    w.look((0, 2), *START[1:], lay=[FIRST])
    w.look((0, 2), *START[1:], lay=[card(B, (0, 1), (1, 1)), card(C, (0, 2), (1, 2))])
    w.finish()
    assert w.accused() == set()


@pytest.mark.parametrize("order", list(permutations(range(4)))[::5])
def test_several_pieces_at_once_are_legal_if_some_order_is(order: tuple[int, ...]):
    steps = [card(A, (0, 1), (0, 2)), joker(B, (0, 3)), card(B, (1, 3), (1, 4)), card(C, (2, 4), (2, 5))]
    w = Watched(*START)
    w.look((2, 5), *START[1:], lay=[steps[k] for k in order])
    assert sorted(who for who, cls, _ in w.verdicts() if cls == "legal") == sorted([A, B, B, C])
    assert w.umpire.position.token_cells == {(2, 5), *START[1:]}


def test_two_cards_that_compete_for_one_token_in_the_same_look_accuse_nobody():
    w = Watched(*START)
    w.look((0, 2), *START[1:], lay=[FIRST, card(B, (1, 0), (2, 0))])
    w.look((0, 2), *START[1:], after=4.0)
    assert {(p, cls) for p, cls, _ in w.verdicts()} == {(A, "unclear"), (B, "unclear")}
    suspects = {c["player"] for e in w.events for c in e.params.get("candidates", ())}
    assert suspects == {A, B}


def test_of_two_cards_for_one_token_the_one_seen_later_came_too_late():
    w = Watched(*START)
    w.look(*MOVED, lay=[FIRST])
    w.look(*MOVED, lay=[card(B, (1, 0), (2, 0))])
    assert w.accused() == {B}


def test_only_the_owner_goes_on_at_a_joker():
    w = Watched(*START)
    w.look((0, 1), *START[1:], lay=[joker(A, (0, 1))])
    w.look((0, 3), *START[1:], lay=[card(B, (0, 2), (0, 3))])
    assert w.verdicts() == [(A, "legal", None), (B, "violation", "BG-JOKER-3")]


def test_a_joker_and_its_card_may_come_in_one_look_and_in_two():
    once, twice = Watched(*START), Watched(*START)
    follow = card(A, (0, 2), (0, 3))
    once.look((0, 3), *START[1:], lay=[follow, joker(A, (0, 1))])
    twice.look(*START, lay=[joker(A, (0, 1))])
    twice.look((0, 3), *START[1:], lay=[follow])
    assert once.accused() == twice.accused() == set()
    assert len(once.verdicts()) == len(twice.verdicts()) == 2


def test_after_a_joker_its_owner_must_not_lay_elsewhere():
    w = Watched(*START)
    w.look((0, 1), *START[1:], lay=[joker(A, (0, 1))])
    w.look((0, 1), (0, 5), *START[2:], lay=[card(A, (0, 6), (0, 5))])
    assert w.verdicts()[-1] == (A, "violation", "BG-JOKER-4")


NARROW = Layout.from_rows(["RGB.....", "........", "BYRGBYRG", "YRGBYRGB", "RGBYRGBY"])


CORNER = Layout.from_rows(["RGB....", ".......", "RYG.BYR"])
AT_CORNER = ((0, 1), (2, 0), (2, 2), (2, 6))


@pytest.mark.parametrize("in_one_look", [False, True])
@pytest.mark.parametrize("options", [Options(), Options(contact="token_card")])
def test_the_bare_square_a_token_left_for_a_joker_takes_the_card_that_follows(in_one_look: bool, options: Options):
    """Vector BG-L-25, live: seen one after the other, and both in one look."""
    w = Watched(*AT_CORNER, layout=CORNER, options=options)
    first, follows = joker(A, (0, 0)), card(A, (0, 1), (0, 2), layout=CORNER)
    if not in_one_look:
        w.look((0, 0), *AT_CORNER[1:], lay=[first])
        w.look((0, 2), *AT_CORNER[1:], lay=[follows])
    else:
        w.look((0, 2), *AT_CORNER[1:], lay=[first, follows])
    for _ in range(8):
        w.look((0, 2), *AT_CORNER[1:])
    assert w.verdicts() == [(A, "legal", None), (A, "legal", None)]
    assert w.umpire.position.owed == ((0, A),), "the card has run its token into a dead end"


def test_a_joker_that_leads_somebody_elses_token_out_of_its_dead_end_ends_the_duty():
    """B shut the token of the bare r0c1 in; A leads it away over the square that it leaves, and B owes nothing then."""
    layout = Layout.from_rows(["RGBYRG", "......", "RYG.BY"])
    tokens = ((0, 1), (0, 5), (2, 0), (2, 4))
    w = Watched(*tokens, layout=layout)
    w.look((0, 1), (0, 3), *tokens[2:], lay=[card(B, (0, 4), (0, 3), layout=layout)])
    for _ in range(4):
        w.look((0, 1), (0, 3), *tokens[2:])
    assert w.verdicts() == [(B, "legal", None)] and (0, B) in w.umpire.position.owed
    w.look((0, 0), (0, 3), *tokens[2:], lay=[joker(A, (0, 0))])
    w.look((0, 2), (0, 3), *tokens[2:], lay=[card(A, (0, 1), (0, 2), layout=layout)])
    for _ in range(8):
        w.look((0, 2), (0, 3), *tokens[2:])
    w.look((0, 2), (0, 3), (2, 2), (2, 4), lay=[card(B, (2, 1), (2, 2), layout=layout)])
    for _ in range(4):
        w.look((0, 2), (0, 3), (2, 2), (2, 4))
    assert w.verdicts() == [(who, "legal", None) for who in (B, A, A, B)]


def shut_in() -> Watched:
    """The token on (0, 0) was led into a dead end by A."""
    w = Watched((0, 0), (2, 7), (4, 0), (4, 7), layout=NARROW)
    w.look((0, 2), (2, 7), (4, 0), (4, 7), lay=[card(A, (0, 1), (0, 2), layout=NARROW)])
    return w


def test_a_dead_end_is_told_with_who_owes_the_free_placement():
    w = shut_in()
    [told] = [e for e in w.events if e.rule == "BG-DEAD-2"]
    assert (told.cls, told.player, told.params["t"]) == ("info", A, "r0c2")


@pytest.mark.parametrize("half", [(2, 3), (2, 4)])
def test_the_causer_frees_the_token_anywhere_and_puts_it_on_either_half(half: tuple[int, int]):
    w = shut_in()
    w.look(half, (2, 7), (4, 0), (4, 7), lay=[card(A, (2, 3), (2, 4), layout=NARROW)])
    assert w.verdicts()[-1] == (A, "legal", None)


def test_nobody_else_may_free_the_token_and_the_causer_may_not_lay_elsewhere_first():
    w = shut_in()
    w.look((2, 3), (2, 7), (4, 0), (4, 7), lay=[card(B, (2, 3), (2, 4), layout=NARROW)])
    assert w.verdicts()[-1] == (B, "violation", "BG-PLACE-4")
    w = shut_in()
    w.look((0, 2), (2, 5), (4, 0), (4, 7), lay=[card(A, (2, 6), (2, 5), layout=NARROW)])
    assert w.verdicts()[-1] == (A, "violation", "BG-DEAD-5")


@pytest.mark.parametrize("put", [(0, 1), (0, 0)], ids=["on the wrong half", "not at all"])
def test_a_token_that_is_put_right_into_a_dead_end_is_owed_by_whoever_laid_its_card(put):
    w = Watched((0, 0), (2, 7), (4, 0), (4, 7), layout=NARROW)
    w.look(put, (2, 7), (4, 0), (4, 7), lay=[card(A, (0, 1), (0, 2), layout=NARROW)])
    w.look(put, (2, 7), (4, 0), (4, 7), after=5.0)
    w.look((0, 2), (2, 7), (4, 0), (4, 7))
    elsewhere = card(A, (2, 6), (2, 5), layout=NARROW)
    w.look((0, 2), (2, 5), (4, 0), (4, 7), lay=[elsewhere])
    w.look((0, 2), (2, 5), (4, 0), (4, 7), after=5.0)
    assert w.verdicts()[-1] == (A, "violation", "BG-DEAD-5")
    w.look((0, 2), (2, 5), (2, 0), (4, 7), lay=[card(B, (2, 0), (3, 0), layout=NARROW)], after=5.0)
    w.look((0, 2), (2, 5), (2, 0), (4, 7), after=9.0)
    assert w.accused() == {A}


def test_a_free_placement_whose_token_follows_later_is_not_a_duty_ignored():
    w = shut_in()
    beside_another = card(A, (2, 6), (2, 5), layout=NARROW)
    w.look((0, 2), (2, 7), (4, 0), (4, 7), lay=[beside_another])
    w.look((2, 6), (2, 7), (4, 0), (4, 7))
    assert w.verdicts()[-1] == (A, "legal", None)


def test_which_token_a_card_used_may_show_only_when_it_moves():
    w = shut_in()
    beside_another = card(A, (2, 6), (2, 5), layout=NARROW)
    w.look((0, 2), (2, 7), (4, 0), (4, 7), lay=[beside_another])
    w.look((0, 2), (2, 5), (4, 0), (4, 7))
    assert w.verdicts()[-1] == (A, "violation", "BG-DEAD-5")


def test_nobody_is_accused_while_a_joker_may_hide_under_a_hand():
    w = Watched(*START)
    assert w.look((0, 3), *START[1:], lay=[card(A, (0, 2), (0, 3))], hidden=[(0, 1), (1, 1)]) == []
    [hidden_joker, shown_card] = sorted(w.look((0, 3), *START[1:], lay=[joker(A, (0, 1))]), key=lambda e: e.type)[::-1]
    assert (hidden_joker.type, hidden_joker.cls, shown_card.cls) == ("joker", "legal", "legal")


def test_squares_that_turn_out_bare_are_no_excuse():
    w = Watched(*START)
    w.look((0, 3), *START[1:], lay=[card(A, (0, 2), (0, 3))], hidden=[(0, 1)])
    w.look((0, 3), *START[1:])
    assert w.verdicts() == [(A, "violation", "BG-PLACE-4")]


@pytest.mark.parametrize("covered", [False, True])
def test_a_third_joker_is_one_too_many_only_while_the_others_are_seen(covered: bool):
    """One that another piece covers may have been taken back before."""
    w = Watched(*START)
    for token, piece in (((0, 1), joker(A, (0, 1))), ((0, 3), card(A, (0, 2), (0, 3))), ((1, 3), joker(A, (1, 3))),
                         ((2, 4), card(A, (2, 3), (2, 4)))):
        w.look(token, *START[1:], lay=[piece], after=5.0)
    if covered:
        w.look((2, 4), *START[1:], lay=[card(B, (0, 1), (1, 1))], after=5.0)
        w.look((2, 4), *START[1:], after=9.0)
    w.look((3, 4), *START[1:], lay=[joker(A, (3, 4))], after=5.0)
    w.look((3, 4), *START[1:], after=9.0)
    w.finish()
    assert w.verdicts()[-1] == (A, "unclear" if covered else "violation", "BG-JOKER-5")


def test_hidden_squares_far_away_excuse_nothing():
    w = Watched(*START)
    w.look(*START, lay=[card(A, (2, 3), (2, 4))], hidden=[(4, 5)])
    assert w.accused() == {A}


def test_who_hides_is_not_suspected_of_a_mistake_that_would_excuse_another():
    """A hidden card laid against the rules on the two squares apart would shut in its token, which may go anywhere."""
    layout = Layout.from_rows(["RGBYRGBY", "GBYRGBYR", "BYRGBYRG", "YRGBYRGB", "RGBYRGBY", "........", "......RG"])
    w = Watched(*START, layout=layout)
    w.look((2, 4), *START[1:], lay=[card(A, (2, 3), (2, 4))], hidden=[(6, 6), (6, 7)])
    for _ in range(7):
        w.look((2, 4), *START[1:], hidden=[(6, 6), (6, 7)])
    assert w.verdicts() == [(A, "violation", "BG-PLACE-4")]


def test_a_card_may_have_been_laid_at_a_hidden_one_that_was_laid_at_its_players_joker():
    """Only the joker's own player may go on from there, and did so under a hand."""
    w = Watched(*START)
    w.look((0, 1), *START[1:], lay=[joker(A, (0, 1))])
    w.look((0, 5), *START[1:], lay=[card(B, (0, 4), (0, 5))], hidden=[(0, 2), (0, 3)])
    w.look((0, 5), *START[1:], hidden=[(0, 2), (0, 3)], after=9.0)
    w.finish()
    assert w.verdicts() == [(A, "legal", None), (B, "unclear", "BG-PLACE-4")]


def test_what_stays_hidden_is_unclear_in_the_end():
    w = Watched(*START)
    w.look((0, 3), *START[1:], lay=[card(A, (0, 2), (0, 3))], hidden=[(0, 1)])
    for _ in range(7):
        w.look((0, 3), *START[1:], hidden=[(0, 1)])
    assert w.verdicts() == [(A, "unclear", "BG-PLACE-4")]


def test_a_piece_laid_before_another_one_that_a_hand_hid_may_come_into_view_after_it():
    w = Watched(*START)
    w.look((0, 4), *START[1:], lay=[card(B, (0, 3), (0, 4))], hidden=[(0, 1), (0, 2)])
    w.look((0, 4), *START[1:], lay=[FIRST])
    assert w.accused() == set() and len(w.verdicts()) == 2


def test_a_doubtful_reading_accuses_nobody_until_it_is_read_better():
    doubtful = card(B, (0, 1), (0, 2), colours="GR", confidence=0.8)
    w = Watched(*START)
    assert w.look(*START, lay=[doubtful]) == []
    [event] = w.look(*START, known=[card(B, (0, 1), (0, 2), colours="GR", confidence=0.99)])
    assert (event.cls, event.rule) == ("violation", "BG-PLACE-3")
    w = Watched(*START)
    w.look(*START, lay=[doubtful])
    w.look(*START, after=7.0)
    assert w.verdicts() == [(B, "unclear", "BG-PLACE-3")]


def test_a_card_read_wrong_at_first_is_cleared_when_read_right():
    w = Watched(*START)
    [event] = w.look(*MOVED, lay=[card(B, (0, 1), (0, 2), colours="GR")])
    [cleared] = w.look(*MOVED, known=[card(B, (0, 1), (0, 2))])
    assert (event.cls, cleared.type, cleared.cls, cleared.about) == ("violation", "finding", "legal", (event.seq,))


def test_an_owner_who_cannot_be_read_waits_for_a_moment_and_is_named_later():
    nobody = Piece("card", "unknown", FIRST.cells, FIRST.colours, (A, B))
    w = Watched(*START)
    assert w.look(*MOVED, lay=[nobody]) == []
    [event] = w.look(*MOVED, known=[FIRST])
    assert (event.type, event.player, event.cls) == ("card", A, "legal")
    w = Watched(*START)
    w.look(*MOVED, lay=[nobody])
    [event] = w.look((0, 2), *START[1:3], hidden=[(4, 7)], after=5.0)
    [named] = w.look(*MOVED, known=[FIRST])
    assert (event.player, event.cls) == ("unknown", "legal")
    assert (named.type, named.player, named.about) == ("finding", A, (event.seq,))


def test_who_laid_it_decides_and_nobody_knows():
    w = Watched(*START)
    w.look((0, 1), *START[1:], lay=[joker(A, (0, 1))])
    w.look((0, 3), *START[1:], lay=[Piece("card", "unknown", ((0, 2), (0, 3)), ("B", "Y"))])
    w.look((0, 3), *START[1:3], hidden=[(4, 7)], after=5.0)
    assert w.verdicts()[-1] == ("unknown", "unclear", "BG-JOKER-3")


NOBODYS = Piece("joker", "unknown", ((0, 1),), (), (A, B))


@pytest.mark.parametrize(("whose", "said"), [(A, "legal"), (B, "unclear")])
@pytest.mark.parametrize("when", ["before the verdict", "after it"])
def test_a_card_laid_at_a_joker_is_judged_once_it_is_known_whose_that_is(whose: str, said: str, when: str) -> None:
    """Legal, or left to the table: nobody is accused by what is learned afterwards."""
    w = Watched(*START)
    w.look((0, 1), *START[1:], lay=[NOBODYS])
    w.look((0, 3), *START[1:], lay=[card(A, (0, 2), (0, 3))])
    if when == "after it":
        w.look((0, 3), *START[1:3], hidden=[(4, 7)], after=5.0)
        assert w.verdicts()[-1] == (A, "unclear", "BG-JOKER-3")
    w.look((0, 3), *START[1:], known=[joker(whose, (0, 1))])
    w.look((0, 3), *START[1:3], hidden=[(4, 7)], after=5.0)
    cards = [e for e in w.events if e.cells == ((0, 2), (0, 3))]
    assert cards[-1].cls == said and w.accused() == set()
    if said == "legal" and when == "after it":
        assert cards[-1].key == "REREAD.lawful" and w.findings()[-1].cleared_by == cards[-1].seq


def test_whether_it_may_lie_there_is_said_once_it_is_known_whose_it_is():
    w = Watched(*START)
    w.look((0, 1), *START[1:], lay=[joker(A, (0, 1))])
    w.look((0, 3), *START[1:], lay=[Piece("card", "unknown", ((0, 2), (0, 3)), ("B", "Y"), (A, B))])
    w.look((0, 3), *START[1:3], hidden=[(4, 7)], after=5.0)
    w.look((0, 3), *START[1:], known=[card(A, (0, 2), (0, 3))])
    assert w.events[-1].key == "REREAD.lawful" and w.accused() == set()


def test_a_token_moved_without_a_piece_is_reported_against_nobody_and_cleared_when_put_back():
    w = Watched(*START)
    w.look((2, 3), *START[1:])
    [event] = [e for e in w.events if e.type == "token"]
    assert (event.cls, event.rule, event.player) == ("violation", "BG-TOKEN-3", "unknown")
    [back] = w.look(*START)
    assert back.about == (event.seq,)


def test_two_tokens_moved_with_one_card_are_its_players_mistake_only_if_one_hand_had_time():
    for pause, accused in ((1.0, {A}), (5.0, set())):
        w = Watched(*START)
        w.look((0, 2), (2, 5), *START[2:], lay=[FIRST], after=pause)
        w.look((0, 2), (2, 5), *START[2:])
        w.finish()
        assert w.accused() - {"unknown"} == accused


@pytest.mark.parametrize(("spot", "cls"), [((2, 2), "unclear"), ((0, 5), "violation")])
def test_a_card_beside_something_that_is_not_certain_yet_may_have_been_laid_at_its_token(spot: Cell, cls: str) -> None:
    """Which may have been laid there against the rules: no piece of its own may lie there by them."""
    w = Watched(*START)
    for _ in range(2):
        w.look(*START, lay=[] if w.t > 1.0 else [card(B, (2, 3), (2, 4))], hidden=[spot], unsettled=[spot])
    w.finish()
    assert w.verdicts() == [(B, cls, "BG-PLACE-4")]


def test_half_a_card_may_be_hidden_only_where_it_would_have_brought_the_second_token():
    """The first ends two squares from where it stood, the other one further from there and from the card laid."""
    for second, hidden, accused in (((1, 6), (1, 5), set()), ((2, 4), (1, 4), {A}), ((2, 4), (2, 5), {A})):
        w = Watched(*START)
        for _ in range(2):
            w.look((0, 2), second, *START[2:], lay=[] if w.t > 1.0 else [FIRST], hidden=[hidden])
        w.finish()
        assert w.accused() == accused, (second, hidden)


def test_a_token_that_reached_its_place_is_no_longer_on_its_way_there():
    w = Watched(*START)
    w.look(*MOVED, lay=[FIRST])
    beside = ((1, 2), (2, 7), *START[2:])
    w.look(*START[2:], hidden=[(0, 2), (0, 7), (1, 7), (2, 7)])  # the hand
    w.look(*beside, lay=[card(D, (1, 7), (2, 7))])
    w.look(*beside)
    w.finish()
    assert w.verdicts() == [(A, "legal", None), (D, "violation", "BG-TOKEN-3")]
    assert all(e.type != "token" for e in w.events)


def test_a_token_nobody_sees_is_no_mistake():
    w = Watched(*START)
    w.look(*START[1:], lay=[FIRST])
    w.look(*START[1:], after=9.0)
    w.look(*MOVED)
    assert w.verdicts() == [(A, "legal", None)]


def test_a_legal_card_taken_back_with_its_token_is_no_mistake():
    w = Watched(*START)
    w.look(*MOVED, lay=[FIRST])
    w.look(*START, lift=[FIRST])
    w.look(*MOVED, lay=[card(B, (0, 1), (0, 2))])
    w.finish()
    assert w.accused() == set()


def test_a_card_overlooked_for_a_moment_is_the_same_card_as_before():
    w = Watched(*START)
    w.look(*MOVED, lay=[FIRST])
    w.look((1, 3), *START[1:], lay=[card(B, (1, 2), (1, 3))])
    w.look((1, 3), *START[1:], lift=[FIRST])
    [again] = w.look((1, 3), *START[1:], lay=[FIRST])
    assert (again.type, again.cls, again.player) == ("card", "legal", A)
    assert set(w.umpire.position.pieces) == {FIRST, card(B, (1, 2), (1, 3))}


def test_a_card_laid_and_taken_back_before_its_token_moved_is_still_reported():
    w = Watched(*START)
    w.look(*START, lay=[FIRST])
    assert brief(w.look(*START, lift=[FIRST])) == [("card", "legal", None), ("removed", "info", None)]


def test_pieces_that_lie_there_from_the_start_are_given_and_only_their_colours_are_judged():
    far, wrong = card(A, (2, 3), (2, 4)), card(B, (3, 3), (3, 4), colours="BG")
    w = Watched()
    w.look(*START, lay=[far, wrong])
    assert w.verdicts() == [(A, "info", None), (B, "violation", "BG-PLACE-3")]
    assert w.look(*MOVED, lay=[FIRST])[0].cls == "legal"


def test_a_token_that_cannot_be_seen_at_the_start_does_not_hold_up_the_round():
    w = Watched()
    w.look(*START[:3])
    w.look((0, 2), *START[1:3], lay=[FIRST])
    for _ in range(5):
        w.look((0, 2), *START[1:3])
    assert w.umpire.started and w.accused() == set()


def test_after_the_stop_call_a_card_is_too_late_only_if_its_squares_were_seen_bare_after_it():
    w = Watched(*START)
    [call] = w.umpire.note("stop", 1.5, player=B)
    assert (call.type, call.player) == ("stop", B)
    assert w.look(*MOVED, lay=[FIRST])[0].cls == "legal"
    [late] = w.look((0, 5), *MOVED[:1], *START[2:], lay=[card(B, (0, 6), (0, 5))])
    assert (late.cls, late.rule) == ("violation", "BG-END-2")
    w.umpire.note("resume", w.t)
    assert w.look((0, 5), (0, 2), (4, 2), (4, 7), lay=[card(C, (4, 1), (4, 2))])[0].cls == "legal"


def test_the_caller_is_told_how_many_cards_are_missing_and_an_empty_hand_is_said_but_ends_nothing():
    w = Watched(*START, hands={A: 1, B: 4})
    w.look(*MOVED, lay=[FIRST])
    assert [e.params["n"] for e in w.events if e.key == "BG-END-1.all"] == [1]
    [call] = w.umpire.note("stop", w.t, player=B)
    assert (call.key, call.params["n"]) == ("BG-END-1.missing", 4)


def test_the_same_card_twice_is_read_again_and_accuses_nobody():
    w = Watched(*START)
    w.look(*MOVED, lay=[FIRST])
    w.look((0, 2), (2, 7), *START[2:], lay=[Piece("card", A, ((1, 7), (2, 7)), ("R", "G"))])
    w.look((0, 2), (2, 7), (2, 0), (4, 7), lay=[Piece("card", A, ((3, 0), (2, 0)), ("Y", "B"))])
    w.look((0, 4), (2, 7), (2, 0), (4, 7), lay=[Piece("card", A, ((0, 3), (0, 4)), ("Y", "R"))])
    w.look((0, 6), (2, 7), (2, 0), (4, 7), lay=[Piece("card", A, ((0, 5), (0, 6)), ("G", "B"))])
    notes = [e for e in w.events if e.key.startswith("REREAD")]
    assert [(e.key, e.cls, e.params["x"], e.params["y"]) for e in notes] == [("REREAD.design", "info", "B", "G")]
    assert w.accused() == set()


def test_people_have_the_last_word():
    w = Watched(*START)
    [event] = w.look(*START, lay=[card(B, (0, 1), (0, 2), colours="BG")])
    [word] = w.umpire.note("overrule", w.t, about=[event.seq], decision="allowed")
    assert (word.cls, word.about) == ("legal", (event.seq,))
    w.events.append(word)
    assert [f.cleared_by for f in w.findings()] == [word.seq]


def test_options_reach_the_verdict():
    turned = card(B, (0, 1), (0, 2), colours="BG")
    for choice, cls in (("ask", "house_rule"), ("mistake", "violation"), ("ok", "legal")):
        w = Watched(*START, options=Options(swapped_colours=choice))
        w.look(*MOVED, lay=[turned])
        assert w.verdicts() == [(B, cls, None if cls == "legal" else "BG-PLACE-6")]


def test_sequence_numbers_rise_by_one_from_the_first():
    w = Watched(*START, first_seq=40)
    w.look(*MOVED, lay=[FIRST])
    w.finish()
    assert [e.seq for e in w.events] == list(range(40, 40 + len(w.events)))


def test_notes_of_the_source_are_written_down():
    w = Watched(*START)
    [note] = w.umpire.note("hand", 3.0, 90, seconds=2.5)
    assert (note.type, note.t, note.frame, note.params) == ("hand", 3.0, 90, {"seconds": 2.5})


WRONG = [card(C, *cells, colours="GG")
         for cells in (((1, 3), (1, 4)), ((3, 1), (3, 2)), ((3, 4), (3, 5)), ((1, 6), (2, 6)))]
"""More cards of colours that their squares do not have than one look is believed to show."""


@pytest.mark.parametrize(("hidden", "cls"), [((), "violation"), (((0, 1),), "unclear")])
def test_a_card_on_another_is_proved_whatever_else_happened_while_a_half_of_that_is_seen(hidden, cls) -> None:
    w = Watched(*START)
    w.look(*MOVED, lay=[FIRST])
    w.look(*MOVED, lay=[*WRONG, card(B, (0, 2), (0, 3))], hidden=hidden)
    w.look(*MOVED, hidden=hidden, after=4.0)
    assert sorted(w.verdicts()[1:]) == [(C, "violation", "BG-PLACE-3")] * 4 + [(B, cls, "BG-PLACE-2")]


def test_what_was_without_doubt_stays_so_though_a_hand_hides_a_token_at_the_look_it_waits_for():
    """A reader that overlooks: a card at no token waits for a third look, which shows a hand elsewhere, too."""
    alone, hand = card(C, (2, 3), (2, 4)), [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0)]
    w = Watched(*START, looks=2)
    w.look(*START)
    for lay in ([alone], ()):
        w.look(*START, lay=lay)
    assert w.accused() == set()
    w.look((0, 7), (4, 0), (2, 7), lay=[card(B, (3, 7), (2, 7))], hidden=hand)
    w.look((0, 7), (4, 0), (2, 7), hidden=hand)
    w.finish()
    assert w.accused() == {C}


def test_what_was_taken_as_it_lies_may_be_taken_up_in_the_same_look():
    """A reader that overlooks: nothing explained the cards, and now one of them cannot be seen for certain any more."""
    w = Watched(*START, looks=2)
    w.look(*START)
    for lay in (WRONG, ()):
        w.look(*START, lay=lay)
    w.umpire.observe(BoardObservation(w.t + 1.0, 9, tokens=frozenset(START), unsettled=frozenset(WRONG[0].cells),
                                 hidden=frozenset(WRONG[0].cells)))
    w.finish()
    assert [(e.cls, e.rule) for e in w.umpire.events if e.type == "card"] == [("violation", "BG-PLACE-3")] * 4


def test_a_step_is_searched_for_longer_before_all_is_taken_as_it_lies(monkeypatch) -> None:
    asked = []

    def first_in_vain(*args):
        asked.append(args[-1])
        return Explained((), complete=False) if args[-1] < LAST_TRIED else explain(*args)

    w = Watched(*START)
    monkeypatch.setattr(deciding, "explain", first_in_vain)
    w.look(*MOVED, lay=[FIRST])
    w.look(*MOVED, after=4.0)
    assert asked[-1] == LAST_TRIED and w.verdicts() == [(A, "legal", None)]


def test_nothing_that_is_seen_stops_the_round():
    """Impossible looks, then a clear one: the round goes on and the next card is judged."""
    w = Watched(*START)
    w.look((2, 2), (2, 3), (2, 4), (2, 5), (2, 6))
    heap = [card(A, (1, 1), (1, 2)), card(B, (1, 2), (1, 3)), card(C, (3, 5), (3, 6))]
    w.look((3, 3), lay=heap, hidden=list(BOARD)[:9])
    for _ in range(9):
        w.look(*START)
    [event] = w.look((0, 5), (0, 0), *START[2:], lay=[card(D, (0, 6), (0, 5))])
    assert (event.cls, event.player) == ("legal", D)
