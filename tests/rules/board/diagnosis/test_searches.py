"""The answers to searches that are kept belong to one round: another one neither uses nor clears them."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.rules.board.belief.search import explain_within
from referee.rules.board.diagnosis import searches as kept
from referee.rules.board.diagnosis.searches import SEARCHES_KEPT, Searches
from tests.support.diagnosed import A, seen, start, step
from tests.support.golden import Game, script
from tests.support.refereed import START, card

CHANGE = step([card(A, (0, 1), (0, 2))], seen((0, 2), *START[1:])).transition
GAME = Path(__file__).parents[3] / "golden" / "games" / "22_two_for_one_token.txt"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of errors with which something was really searched."""
    errors: list[int] = []

    def counted(*args):
        errors.append(args[1])
        return explain_within(*args)

    monkeypatch.setattr(kept, "explain_within", counted)
    return errors


def test_what_is_asked_twice_is_searched_once(asked) -> None:
    mine, hypotheses = Searches(), CHANGE.hypotheses
    first = mine.within(hypotheses, CHANGE, 1)
    assert mine.within(hypotheses, CHANGE, 1) is first
    mine.within(hypotheses, CHANGE, 2)
    assert asked == [1, 2]


def test_hypotheses_that_only_say_the_same_are_others(asked) -> None:
    mine = Searches()
    mine.within((start(),), CHANGE, 1)
    mine.within((start(),), CHANGE, 1)
    assert asked == [1, 1]


def test_a_round_that_begins_clears_its_own_answers_only(asked) -> None:
    live, past = Searches(), Searches()
    live.within(CHANGE.hypotheses, CHANGE, 1)
    past.within(CHANGE.hypotheses, CHANGE, 1)
    past.forget()
    live.within(CHANGE.hypotheses, CHANGE, 1)
    past.within(CHANGE.hypotheses, CHANGE, 1)
    assert asked == [1, 1, 1]


def test_the_answers_asked_longest_ago_go_first(asked) -> None:
    mine = Searches()
    for errors in (*range(SEARCHES_KEPT + 1), SEARCHES_KEPT, 0):
        mine.within(CHANGE.hypotheses, CHANGE, errors)
    assert asked == [*range(SEARCHES_KEPT + 1), 0]


def test_a_past_round_judged_again_meanwhile_costs_the_live_one_no_search(asked) -> None:
    def searched(meanwhile: bool) -> int:
        live = Game()
        asked.clear()
        for line in script(GAME.read_text(encoding="utf-8")):
            if line.startswith(">"):
                continue
            live.play(line)
            if meanwhile and live.events:
                past = Game()
                past.rows = live.rows
                past.play("1.0: tokens r1c1 r1c6 r4c1 r4c6")
        return len(asked)

    alone = searched(meanwhile=False)
    assert alone > 0
    assert searched(meanwhile=True) == alone
