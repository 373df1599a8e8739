"""Simulated rounds of dice: nobody is accused wrongly, and what was in sight is caught."""

from __future__ import annotations

from referee.evaluate.dice.readers import NOISY, PERFECT
from referee.evaluate.dice.rounds import Figures, compare, main, measure, watch
from referee.sim.dice.play import RULES, play

EVERY_KIND = (51, 55)
"""Rounds with each kind of fault in sight."""


def test_a_perfect_reader_sees_every_kind_of_fault() -> None:
    figures = measure(EVERY_KIND, PERFECT)
    assert figures.false == []
    assert figures.caught.keys() == RULES.keys() and all(figures.caught[kind] for kind in RULES)
    assert figures.caught.total() >= 0.9 * figures.in_sight.total() > 0
    assert figures.owners["wrong"] == 0 and figures.scores["wrong"] == 0
    assert figures.judged >= 0.97 * figures.placed


def test_a_noisy_reader_accuses_nobody_wrongly() -> None:
    figures = measure(range(3), NOISY)
    assert figures.false == [] and figures.scores["wrong"] == 0


def test_a_stream_proves_as_much_as_pictures() -> None:
    figures = measure(EVERY_KIND, PERFECT, looks=2)
    assert figures.false == [] and all(figures.caught[kind] for kind in RULES)
    assert measure(EVERY_KIND, NOISY, looks=2).false == []


def test_nobody_is_accused_where_nobody_breaks_a_rule() -> None:
    for noise in (PERFECT, NOISY):
        figures = Figures()
        for seed in range(3):
            compare(watch(play(seed, 0.0), noise, seed), figures)
        assert figures.false == [] and not figures.faults


def test_a_round_is_the_same_by_its_seed() -> None:
    assert play(5, 0.2) == play(5, 0.2)


def test_the_command_says_so(capsys) -> None:
    assert main(["--rounds", "1"]) == 0
    assert '"false_accusations": 0' in capsys.readouterr().out
