"""The measurement by thousands of rounds, run on a few dozen: nobody is accused wrongly, what can be proved is found.

`python -m referee.evaluate.rounds` runs the big ones.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.evaluate.proof import prove
from referee.evaluate.rounds import NOISY, Figures, Watching, measure, played, watch
from referee.evaluate.standard import BEYOND_DOUBT, FEWEST, Seen, Standard
from referee.sim.play.acts import Act, Round


def figures(seeds: range, watching: Watching, proofs: bool = True) -> Figures:
    *_, last = measure(seeds, watching, FEWEST if proofs else None)
    return last


@pytest.mark.slow
def test_hidden_order_and_a_perfect_reader():
    """Eighteen rounds, three in four with mistakes, up to four acts between two looks."""
    got = figures(range(2000, 2018), Watching())
    assert got.false == [] and got.other == [] and got.jammed == []
    assert got.scores["right"] >= 16
    assert got.provable >= 12 and got.found >= 0.88 * got.provable
    assert got.missed.total() <= 1, "a mistake that can be proved is at least unclear"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3401627, 3355807, 3349887])
def test_a_token_that_may_have_stood_on_a_card_laid_in_the_same_step_names_no_rule(seed):
    """Two mistakes in a step: a card was laid at no token, and its token went onto the half that shows the other
    colour; or at a token that went onto the card beside it before, unseen, and was put on the wrong half."""
    got = figures(range(seed, seed + 1), Watching(), proofs=False)
    assert got.false == [] and got.other == []


@pytest.mark.slow
def test_a_noisy_reader():
    """2 % of readings wrong, 5 % of looks missing, up to four acts between two looks."""
    got = figures(range(5000, 5012), NOISY, proofs=False)
    assert got.false == [] and got.other == []


def test_tokens_are_where_they_are_seen():
    """At the end of this round one token may still have to follow a card, onto a square where another one stands; or
    all are where the picture shows them."""
    assert figures(range(3351906, 3351907), Watching(), proofs=False).jammed == []


def test_two_tokens_that_would_stand_on_one_square_are_looked_for_although_nothing_new_is_seen():
    """A card whose owner was read late: first it was taken for a free placement of the wrong token."""
    assert figures(range(83135, 83136), replace(NOISY, most=1, lag=True), proofs=False).jammed == []


@pytest.mark.parametrize("seed", [3357747, 3358786, 3400675])
def test_no_score_is_counted_while_half_of_an_unknown_card_is_seen(seed):
    """A card was laid and half covered between two looks; a token stands near its other half till the end, or later the
    other half was covered too."""
    assert figures(range(seed, seed + 1), Watching(), proofs=False).scores == {"unclear": 1}


def test_a_card_may_be_laid_from_a_wrong_one_whose_token_came_to_it_unseen():
    """It had been seen without the token; the next look shows the token on it, and a card laid beside it."""
    assert figures(range(81066, 81067), replace(NOISY, most=1, lag=True), proofs=False).false == []


def test_a_token_misread_once_accuses_nobody_if_the_next_look_shows_it_where_it_had_stood():
    """Of two tokens beside a card the one moved, and the other was taken for it: from there it was the wrong half."""
    assert figures(range(81405, 81406), replace(NOISY, most=1, lag=True), proofs=False).false == []


def test_nobody_owes_what_was_worked_out_before_a_card_was_exchanged_unseen():
    """One player's card is taken back and another player's, just like it, laid in its place between two looks: by then
    a token may have been somebody else's to free."""
    assert figures(range(3393107, 3393108), Watching(), proofs=False).false == []


def test_a_card_whose_token_was_to_follow_counts_among_those_that_may_be_to_blame():
    """Its token was left, and a joker laid there; then a card of the joker's player somewhere else. Or the token went
    on, and the joker was laid at none: one mistake less."""
    assert figures(range(3409507, 3409508), Watching(), proofs=False).false == []


def test_who_shut_a_token_in_may_be_told_by_one_mistake_more_in_that_step():
    """Four cards were laid in it. In the order without a mistake somebody else shut the token in that was freed later;
    in the true one, with one nobody can see, who freed it did."""
    assert figures(range(3431506, 3431507), Watching(), proofs=False).false == []


def test_a_stricter_dead_end_may_rest_on_a_card_that_nobody_saw():
    """A card was laid and half covered between two looks: of its design every player has laid one."""
    watched = watch(played(3450171), Watching(), 3450171)
    told = next(e for e in watched.events if e.type == "card" and set(e.cells) == {(7, 11), (8, 11)})
    assert (told.cls, told.rule) == ("house_rule", "BG-DEAD-6")


@pytest.mark.slow
def test_a_card_far_from_every_token_is_accused_though_three_others_were_laid_with_it():
    """With one mistake more, one of the others could be to blame instead, if any course left this one lawful: none."""
    watched = watch(played(962055), NOISY, 962055)
    told = next(e for e in watched.events if e.type == "card" and set(e.cells) == {(0, 5), (1, 5)})
    assert (told.cls, told.rule, told.player) == ("violation", "BG-PLACE-4", "dotted")


@pytest.mark.parametrize(("seed", "act", "verdict"), [
    (952094, 30, ("violation", "BG-PLACE-4")),  # a token that is not stuck stands on it
    (952075, 19, ("violation", "BG-PLACE-4")),  # no token was put on it; one stands where it was taken away
    (952075, 30, ("violation", "BG-PLACE-4")),  # nor on this one, which other stories of the step call the one or other
])
def test_a_dead_end_in_a_stricter_reading_leaves_it_to_the_people_only_if_the_token_is_put_on(seed, act, verdict):
    watched = watch(played(seed), Watching(), seed)
    cells = watched.game.acts[act].piece.cells
    said = next(e for e in watched.events if set(e.cells) == set(cells) and e.type == "card")
    assert (said.cls, said.rule) == verdict


def test_a_token_seen_on_such_a_card_only_later_leaves_it_to_the_people_too():
    watched = watch(played(50103), Watching(lag=True), 50103)
    said = next(e for e in watched.events if e.type == "card" and set(e.cells) == {(5, 3), (5, 4)})
    assert (said.cls, said.rule) == ("house_rule", "BG-DEAD-6")


@pytest.mark.parametrize(("seed", "act", "verdict"), [
    (76065, 23, ("violation", "BG-PLACE-4")),  # another token is stuck in the stricter reading, not the one put on it
    (76395, 14, ("violation", "BG-PLACE-4")),  # the next card came before it was decided, and then that one's token
    (76453, 24, ("violation", "BG-PLACE-4")),  # two tokens changed places, or one went on and the other stayed
    (76431, 21, ("violation", "BG-PLACE-4")),  # the same, with a token that had yet to follow
    (76291, 15, ("violation", "BG-TOKEN-3")),  # a second token moved along with the card's own, seen after the card was
])
def test_what_one_act_after_the_other_shows_plainly_is_accused(seed, act, verdict):
    watched = watch(played(seed), Watching(most=1, lag=True), seed)
    cells = watched.game.acts[act].piece.cells
    [said] = [e for e in watched.events if set(e.cells) == set(cells) and e.type == "card"]
    assert (said.cls, said.rule) == verdict


def test_a_token_that_comes_late_onto_a_card_on_which_none_was_seen_may_be_its_own():
    """A story without a mistake had given another token to that card."""
    watched = watch(played(52182), Watching(lag=True), 52182)
    [said] = [e for e in watched.events if e.rule == "BG-TOKEN-3" and e.cells == ((5, 10),)]
    assert said.cls == "unclear"


def test_a_joker_may_have_been_laid_at_a_token_that_stood_beside_it_while_the_step_before_was_open():
    """A card was taken back with its token, which had been seen beside the joker's place before it was laid."""
    watched = watch(played(57547), Watching(lag=True), 57547)
    [said] = [e for e in watched.events if e.type == "joker" and e.cells == ((3, 0),)]
    assert said.cls == "unclear"


def test_a_card_laid_again_whose_token_has_yet_to_follow_excuses_what_was_laid_between():
    """Taken back and laid again between two looks, around a card that freed a token: it looks as if it lay there all
    the time and its token went back to where it came from."""
    assert figures(range(62299, 62300), replace(NOISY, lag=True), proofs=False).false == []


def test_a_token_that_came_back_after_a_while_may_have_done_so_with_a_card_that_was_taken_back():
    """It went on and came back between looks; on a card of its own it seemed to have followed that one."""
    assert figures(range(67055, 67056), Watching(lag=True), proofs=False).false == []


def test_a_card_missed_once_may_have_given_its_token_to_another_one_by_then():
    """One look showed its squares bare after the token beside them had gone on, from a dead end, to a card far away."""
    assert figures(range(66120, 66121), replace(NOISY, lag=True), proofs=False).false == []


def test_a_card_taken_back_unseen_may_have_left_the_joker_to_its_owner_again():
    """Somebody else's card had been laid at it; where that lay something changes, and one beside it seems laid at no
    token: it was laid at the next card of the joker's owner."""
    assert figures(range(160059, 160060), Watching(), proofs=False).false == []


def test_where_half_of_an_unknown_card_is_seen_somebody_else_may_have_made_the_mistake():
    """A card was laid far from every token and half covered between two looks: from there the upper one was lawful, had
    it not lain on it, which no look shows."""
    watched = watch(played(160350), Watching(), 160350)
    [said] = [e for e in watched.events if e.type == "card" and set(e.cells) == {(10, 6), (11, 6)}]
    assert (said.cls, said.key) == ("unclear", "UNCLEAR.hidden")


def test_who_shut_in_a_token_that_was_left_is_not_known_beside_half_of_an_unknown_card() -> None:
    """The half shows that another card was laid between two looks; its player may have had the token to free."""
    assert figures(range(222615, 222616), Watching(), proofs=False).false == []


def test_a_card_seen_once_the_one_over_it_is_taken_back_may_have_lain_there_before_that_one() -> None:
    """Both were laid between two looks, the lower one by the rules."""
    assert figures(range(228213, 228214), Watching(), proofs=False).false == []


def test_who_left_a_token_shut_in_is_not_known_once_the_piece_it_was_left_for_was_judged() -> None:
    """That was unclear; whoever was said to owe the token's release, another player freed it by right."""
    assert figures(range(88407, 88408), replace(NOISY, lag=True), proofs=False).false == []


def test_a_token_seen_moved_long_after_the_step_began_was_not_moved_by_who_moved_another_in_it():
    """A hand hid one token, so that the step stayed open; another went astray, was put right, and a third strayed."""
    assert figures(range(201687, 201688), NOISY, proofs=False).false == []


def test_who_laid_a_card_that_the_last_look_read_otherwise_is_not_known():
    """Its owner was misread once; the true one had a token to free with the next card."""
    assert figures(range(201647, 201648), NOISY, proofs=False).false == []


def test_what_was_seen_once_accuses_nobody_if_the_next_look_does_not_show_what_is_beside_it():
    """A card had been overlooked there, and then lay under a hand."""
    assert figures(range(400415, 400416), NOISY, proofs=False).false == []


def test_a_token_may_have_been_put_on_a_card_in_a_stricter_reading_and_gone_on_before_it_was_seen():
    watched = watch(played(400319), NOISY, 400319)
    [said] = [e for e in watched.events if e.type == "card" and set(e.cells) == {(1, 1), (2, 1)}]
    assert (said.cls, said.rule) == ("house_rule", "BG-DEAD-6")


def test_who_put_one_token_on_a_card_did_not_move_two():
    """It was laid to free one, by somebody who may have had to, and another one was put on it."""
    assert figures(range(303283, 303284), Watching(), proofs=False).other == []


def test_a_card_exchanged_unseen_is_measured_as_the_one_that_lies_there():
    """Its owner and colours are taken for read better; they are those of somebody else's card, which is a mistake."""
    assert figures(range(402999, 403000), NOISY, proofs=False).false == []


def test_the_same_seed_gives_the_same_round_and_the_same_words():
    one, two = (watch(played(9), NOISY, 9) for _ in range(2))
    assert one.events == two.events and one.game.acts == two.game.acts
    assert watch(played(10), NOISY, 10).events != one.events


def mistakes(game: Round) -> list[Act]:
    return [a for a in game.acts if a.wrong]


def test_what_lies_in_no_picture_cannot_be_proved():
    game, act = next((g, a) for g in map(played, range(3, 200, 4)) for a in mistakes(g) if a.reason == "overlap")
    before = [Seen(0.5, 0)]
    assert not prove(game, act, before).proved
    assert prove(game, act, before).why == "not seen"


def test_a_wrong_colour_is_proved_by_one_picture_and_its_rule_named():
    game, act = next((g, a) for g in map(played, range(3, 200, 4)) for a in mistakes(g) if a.reason == "wrong_colour")
    proof = prove(game, act, [Seen(act.hand_out + 0.02, act.id + 1)])
    assert proof.proved and proof.rules == {"BG-PLACE-3"}


def test_a_card_that_touches_nothing_is_proved_unless_a_lawful_course_leads_to_it():
    """The first act of a round, seen before and after: nothing else can have happened."""
    for seed in range(3, 2000, 4):
        game = played(seed)
        first = game.acts[0]
        if first.reason == "not_adjacent":
            looks = [Seen(0.5, 0), Seen(first.hand_out + 0.02, 1)]
            assert prove(game, first, looks).rules == {"BG-PLACE-4"}
            assert prove(game, first, looks, standard=BEYOND_DOUBT).rules == {"BG-PLACE-4"}
            lawful = replace(first, reason="not_adjacent", id=99)
            assert not prove(game, lawful, looks[:1]).proved
            return
    pytest.fail("no round begins with such a card")


def test_what_is_laid_over_a_card_half_seen_may_lie_where_it_was_taken_away():
    """The card beneath lies half under another one: once the rest is covered, no look shows whether it is there."""
    watched = watch(played(820047), NOISY, 820047)
    act = watched.game.acts[18]
    looks = [Seen(t, over) for t, over in watched.states]
    assert act.reason == "overlap" and prove(watched.game, act, looks, watched.looks).why == "a lawful course"


def test_a_token_that_was_to_follow_may_have_been_put_on_the_wrong_half_before_the_next_card_was_laid():
    """Between two looks; from there that card was lawful, and the other player made the mistake."""
    watched = watch(played(72015), Watching(), 72015)
    act = watched.game.acts[7]
    looks = [Seen(t, over) for t, over in watched.states]
    assert prove(watched.game, act, looks, standard=BEYOND_DOUBT).why == "another may have made the mistake"


def test_what_one_mistake_more_explains_otherwise_is_proved_by_the_fewest_but_not_beyond_doubt():
    watched = watch(played(952050), Watching(), 952050)
    act = watched.game.acts[13]
    looks = [Seen(t, over) for t, over in watched.states]
    assert act.reason == "not_adjacent" and prove(watched.game, act, looks).rules == {"BG-PLACE-4"}
    doubted = prove(watched.game, act, looks, standard=Standard(doubt=1))
    assert (doubted.proved, doubted.why) == (False, "another may have made the mistake")


def test_the_judge_starts_as_many_steps_back_however_many_looks_each_has():
    """A live camera looks three times at each card: four looks back is the card before, and what that one left open
    is not known."""
    watched = watch(played(76231), Watching(most=1, lag=True), 76231)
    act = watched.game.acts[38]
    looks = [Seen(t, over) for t, over in watched.states]
    assert act.reason == "diagonal_only"
    assert prove(watched.game, act, looks, standard=BEYOND_DOUBT).why == "another may have made the mistake"


def test_a_token_moved_alone_where_a_card_may_be_overlooked_needs_to_be_seen_once_more():
    watched = watch(played(86031), NOISY, 86031)
    act = watched.game.acts[0]
    looks = [Seen(t, over) for t, over in watched.states]
    assert act.reason == "token_alone" and prove(watched.game, act, looks).proved
    assert prove(watched.game, act, looks, agreeing=2).why == "not seen often enough"


def test_a_reader_that_may_overlook_needs_to_see_it_twice():
    game, act = next((g, a) for g in map(played, range(3, 200, 4)) for a in mistakes(g) if a.reason == "diagonal_only")
    before = Seen(game.acts[act.id - 1].hand_out + 0.02 if act.id else 0.5, act.id)
    seen = [before, Seen(act.hand_out + 0.02, act.id + 1)]
    assert prove(game, act, seen).proved
    assert prove(game, act, seen, agreeing=2).why == "not seen often enough"
    assert prove(game, act, [*seen, Seen(act.hand_out + 0.5, act.id + 1)], agreeing=2).proved


def test_that_a_card_came_after_the_stop_call_a_reader_that_may_overlook_must_see_twice_too():
    game, act = next((g, a) for g in map(played, range(3, 2000, 4)) for a in mistakes(g)
                     if a.reason == "card_after_stop")
    called = max(game.acts[act.id - 1].hand_out, next(a for a in game.acts if a.type == "stop").hand_out) + 0.02
    bare, laid = Seen(called, act.id), Seen(act.hand_out + 0.02, act.id + 1)
    assert prove(game, act, [bare, laid]).rules == {"BG-END-2"}
    assert prove(game, act, [bare, laid], agreeing=2).why == "may have been laid before the call"
    assert prove(game, act, [bare, replace(bare, t=called + 0.1), laid], agreeing=2).proved


def test_a_token_put_back_onto_a_wrong_card_that_lies_there_still_belongs_where_that_one_took_it_from():
    """Another card carried it on, and was taken back with it; later a third is laid where the token belongs."""
    watched = watch(played(130155), Watching(most=1, lag=True), 130155)
    act = watched.game.acts[19]
    looks = [Seen(t, over) for t, over in watched.states]
    assert act.reason == "not_adjacent"
    assert prove(watched.game, act, looks).why == "another may have made the mistake"  # the card before, in any case


def test_a_token_seen_beyond_the_start_of_its_way_does_not_excuse_a_card_laid_there_later():
    watched = watch(played(70054), NOISY, 70054)
    act = watched.game.acts[23]
    assert act.reason == "diagonal_only" and act.piece is not None
    said = [(e.cls, e.rule) for e in watched.events if e.type == "card" and set(e.cells) == set(act.piece.cells)]
    assert said[-1] == ("violation", "BG-PLACE-4")
