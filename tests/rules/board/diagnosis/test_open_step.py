"""A step that is kept open: what each look showed that was new, and of what nothing more is proved."""

from __future__ import annotations

import pytest

from referee.rules.board.diagnosis.open_step import OpenStep
from referee.rules.board.evidence.seen import Arrival
from referee.rules.board.position.state import place_of
from tests.support.diagnosed import A, B, seen, step
from tests.support.refereed import START, card

ONE, TWO = card(A, (0, 1), (0, 2)), card(B, (4, 6), (4, 5))
MOVED = ((0, 2), *START[1:])


def opened(why: str = "UNCLEAR.several") -> OpenStep:
    now = OpenStep()
    now.lay(Arrival(ONE, 1.0))
    now.keep_open(seen(*START, t=1.0), {place_of(ONE): why})
    return now


def test_it_began_when_it_was_kept_open_first() -> None:
    now = OpenStep()
    assert now.began(5.0) == 5.0
    now.since = 2.0
    assert now.began(5.0) == 2.0


@pytest.mark.parametrize(("why", "lasting"), [
    ("UNCLEAR.several", True), ("UNCLEAR.resync", True), ("UNCLEAR.hidden", False)])
def test_what_nobody_could_say_is_not_proved_by_what_is_laid_later(why, lasting) -> None:
    now = opened(why)
    assert now.several == frozenset()
    now.lay(Arrival(TWO, 2.0))
    assert now.several == ({place_of(ONE)} if lasting else frozenset())


@pytest.mark.parametrize(("tokens", "elsewhere"), [(MOVED, False), (START, False), (((2, 5), *START[1:]), True)])
def test_nor_by_a_token_that_went_elsewhere_than_onto_what_was_laid(tokens, elsewhere) -> None:
    now = opened()
    now.move_tokens(frozenset(tokens))
    assert now.several == ({place_of(ONE)} if elsewhere else frozenset())


def test_the_best_look_tells_how_many_tokens_there_are() -> None:
    now = OpenStep()
    assert now.most_tokens == 0
    for tokens in (START[1:], START, START[2:]):
        now.keep_open(seen(*tokens), {})
    assert now.most_tokens == 4


def test_a_step_is_taken_apart_into_looks_that_show_something_new() -> None:
    now = opened()
    now.keep_open(seen(*START, t=2.0), {})  # nothing new: the later look of both counts
    now.keep_open(seen(*MOVED, t=3.0), {})
    now.lay(Arrival(TWO, 4.0))
    looks = now.look_by_look(step([ONE, TWO], seen(*MOVED, t=4.0)))
    assert [(look.seen.t, [a.piece for a in look.laid]) for look in looks] == [(2.0, [ONE]), (3.0, []), (4.0, [TWO])]
