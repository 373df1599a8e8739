"""The measurement by thousands of rounds, run on a few dozen: nobody is accused wrongly, what can be proved is found.

`python -m referee.evaluate.board.rounds` runs the big ones.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.evaluate.board.judged.proof import prove
from referee.evaluate.board.judged.replay import Replay
from referee.evaluate.board.judged.watched import NOISY, Watching, watch
from referee.evaluate.board.rounds import Figures, measure, played
from referee.evaluate.common.standard import BEYOND_DOUBT, FEWEST, Seen, Standard
from referee.rules.core import UNKNOWN
from referee.sim.board.play.acts import Act, Round

SEEN_ROUND = replace(NOISY, covers=0.0)
"""Noisy, but the camera sees round every token."""


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
def test_a_noisy_reader():
    """2 % of readings wrong, 5 % of looks missing, up to four acts between two looks."""
    got = figures(range(5000, 5012), NOISY, proofs=False)
    assert got.false == [] and got.other == []


def test_the_same_seed_gives_the_same_round_and_the_same_words():
    one, two = (watch(played(9), NOISY, 9) for _ in range(2))
    assert one.events == two.events and one.game.acts == two.game.acts
    assert watch(played(10), NOISY, 10).events != one.events


def test_in_rounds_by_the_rules_the_true_table_is_always_among_the_hypotheses_kept():
    got = figures(range(0, 12, 4), Watching(), proofs=False)
    assert got.kept == got.steps >= 30
    assert got.to_dict()["truth_kept"] == {"steps": got.steps, "kept": got.steps, "left_open": 0, "share": 1.0}


def test_a_position_is_the_true_table_if_pieces_tokens_and_duties_are_but_need_not_tell_whose_they_are():
    truth = Replay(played(0))
    after = truth.positions[5]
    assert truth.holds(after, 5) and not truth.holds(after, 4)
    piece, *rest = after.pieces
    whose = {who: after.changed(pieces=(replace(piece, owner=who), *rest)) for who in (UNKNOWN, "nobody")}
    assert truth.holds(whose[UNKNOWN], 5) and not truth.holds(whose["nobody"], 5)
    assert not truth.holds(after.changed(tokens=((0, 0), *after.tokens[1:])), 5)
    assert not truth.holds(after.changed(owed=((0, "solid"),)), 5)


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


@pytest.mark.slow
def test_what_is_laid_over_a_card_half_seen_may_lie_where_it_was_taken_away():
    """The card beneath lies half under another one: once the rest is covered, no look shows whether it is there."""
    watched = watch(played(820047), SEEN_ROUND, 820047)
    act = watched.game.acts[18]
    looks = [Seen(t, over) for t, over in watched.states]
    assert act.reason == "overlap" and prove(watched.game, act, looks, watched.looks).why == "a lawful course"


@pytest.mark.slow
def test_a_token_that_was_to_follow_may_have_been_put_on_the_wrong_half_before_the_next_card_was_laid():
    """Between two looks; from there that card was lawful, and the other player made the mistake."""
    watched = watch(played(72015), Watching(), 72015)
    act = watched.game.acts[7]
    looks = [Seen(t, over) for t, over in watched.states]
    assert prove(watched.game, act, looks, standard=BEYOND_DOUBT).why == "another may have made the mistake"


def test_what_one_mistake_more_explains_otherwise_is_proved_by_the_fewest_but_not_beyond_doubt():
    watched = watch(played(952058), Watching(), 952058)
    act = watched.game.acts[27]
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
    watched = watch(played(86031), SEEN_ROUND, 86031)
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
