"""Simulated rounds of cards before memory and umpire."""

from __future__ import annotations

import json

import pytest

from referee.evaluate.cards.readers import NOISY, PERFECT, Noise
from referee.evaluate.cards.rounds import main, measure, planted_miscounts
from referee.sim.cards.play import play

SOME = range(6)


@pytest.mark.parametrize(("noise", "looks"), [(PERFECT, 1), (NOISY, 1), (NOISY, 3)])
def test_nobody_is_accused_wrongly_and_no_score_is_wrong(noise: Noise, looks: int) -> None:
    figures = measure(SOME if looks == 1 else SOME[:2], noise, looks)
    assert figures.false == []
    assert figures.counts["score"]["wrong"] == 0
    owners = figures.counts["owners"]
    assert owners["wrong"] <= 0.005 * owners.total() and owners["right"] > 0.3 * owners.total()


def test_most_cards_are_told_and_mistakes_that_show_are_caught() -> None:
    figures = measure(SOME, PERFECT, rates=(0.0, 0.04))
    lays, caught = figures.counts["lays"], figures.counts["caught"]
    assert lays["seen"] >= 0.97 * (lays["seen"] + lays["missed"])
    assert figures.counts["tops"]["wrong"] == 0
    assert caught["wrong_colour"] > 0  # most stay open: the umpire says what nothing lawful explains


def test_a_round_is_told_in_the_form_of_the_development_rounds() -> None:
    game = play(3, 0.1)
    told = game.events()
    assert json.loads(json.dumps(told)) == told
    assert {e["type"] for e in told["events"]} >= {"card", "row", "removed"}
    owners = [p["owner"] for p in told["players"]]
    assert set(told["final"]["centre"]) == set(owners)
    assert sum(told["final"]["centre"].values()) == told["final"]["centre_total"] == sum(
        len(p["cards"]) for p in told["final"]["piles"])
    for event in told["events"]:
        assert 0 <= event["frames"]["before"] <= event["frames"]["after"] < len(told["frames"])


def test_the_command_prints_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--rounds", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["rounds"] == 2


def test_a_heap_that_is_counted_wrongly_is_caught_by_the_sum() -> None:
    found = planted_miscounts(range(860001, 860007))
    assert found["wrong"] == 0 and found["caught"] >= 5
