"""Simulated rounds of dice: nobody is accused wrongly, and what was in sight is caught."""

from __future__ import annotations

from referee.evaluate.dice.players import play
from referee.evaluate.dice.readers import NOISY, PERFECT
from referee.evaluate.dice.rounds import main, measure


def test_a_perfect_reader_sees_every_kind_of_fault() -> None:
    figures = measure(range(4), PERFECT)
    assert figures.false == []
    assert figures.caught.total() >= 0.9 * figures.in_sight.total() > 0
    assert figures.owners["wrong"] == 0 and figures.scores["wrong"] == 0
    assert figures.judged >= 0.97 * figures.placed


def test_a_noisy_reader_accuses_nobody_wrongly() -> None:
    figures = measure(range(3), NOISY)
    assert figures.false == [] and figures.scores["wrong"] == 0


def test_as_a_stream() -> None:
    figures = measure((1,), PERFECT, looks=3)
    assert figures.false == [] and figures.judged > 0


def test_a_round_is_the_same_by_its_seed() -> None:
    assert play(5, 0.2) == play(5, 0.2)


def test_the_command_says_so(capsys) -> None:
    assert main(["--rounds", "1"]) == 0
    assert '"false_accusations": 0' in capsys.readouterr().out
