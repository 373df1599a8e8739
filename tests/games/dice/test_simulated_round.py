"""A simulated round of careless players before memory and umpire: faults are named at their time, and from the log.

The round is played by a fixed seed and read without fault; nothing is drawn.
"""

from __future__ import annotations

import json
from itertools import count, islice
from typing import Any

import pytest

from referee.evaluate.dice.readers import PERFECT
from referee.evaluate.dice.rounds import Figures, compare, watch
from referee.games.api.codec import written
from referee.games.dice.sight import DiceSight
from referee.games.registry import LIVE
from referee.rules.core import ACCUSING
from referee.session import MatchSetup, Session
from referee.sim.dice.play import Deed, Round, play, rules_of
from referee.values.dice import DiceReading
from tests.games.rounds_of import Pictures, Played, ReadOut
from tests.support import diced

FAULTY = 0.2
SEEDS = tuple(islice((s for s in count() if play(s, FAULTY).caller is not None), 3))


def readings(game: Round) -> list[tuple[float, DiceReading]]:
    """Each picture of the round as a reading on the table of `diced`, whose row is `SIDE` pixels high."""
    def seen(picture: int) -> DiceReading:
        return DiceReading(dice=tuple(
            diced.die(d.colour, d.pips, space=d.space, seat=None if d.space else d.seat,
                      at=(diced.WIDTH / 2 + d.at[0] * diced.SIDE, diced.HEIGHT / 2 + d.at[1] * diced.SIDE))
            for d in game.pictures[picture]))

    return [(float(n), seen(n)) for n in range(len(game.pictures))]


def watched(game: Round) -> list[dict[str, Any]]:
    seen = readings(game)
    played = Played(LIVE["dice"], diced.table(), tuple(seen), diced.BLIND, 0)
    return list(Session(played.table, Pictures(played, seen), MatchSetup("dice"), reader=ReadOut(seen)).run())


def about(line: dict[str, Any], faults: list[Deed]) -> list[Deed]:
    return [d for d in faults if line["rule"] in rules_of(d) and line["player"] in (d.player, "unknown")
            and d.after <= line["frame"] and line.get("space") in (None if d.die is None else d.die.space, None)]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_accusation_is_true_and_most_faults_are_told(seed: int) -> None:
    game = play(seed, FAULTY)
    *lines, summary = watched(game)
    faults = [d for d in game.deeds if d.fault is not None]
    accused = [line for line in lines if line["class"] in ACCUSING]
    assert faults and all(about(line, faults) for line in accused)
    figures = Figures()
    compare(watch(game, PERFECT, seed), figures)
    assert figures.false == [] and figures.caught.total() >= 0.9 * figures.in_sight.total() > 0
    assert len(accused) >= 0.8 * figures.caught.total()
    assert game.caller is not None
    assert "unclear" in summary["score"] or summary["score"] == {
        seat: sum(game.left.values()) if seat == game.caller else -n for seat, n in game.left.items()}


@pytest.mark.parametrize("seed", SEEDS[:1])
def test_judged_from_the_lines_of_its_log_the_same_is_said(seed: int) -> None:
    game, sight, table = play(seed, FAULTY), DiceSight(), diced.table()
    memory = sight.memory(stills=True)
    live, later = (sight.judge(table, MatchSetup("dice"), timed=False) for _ in range(2))
    said = []
    for n, (t, reading) in enumerate(readings(game)):
        seen = memory.observe(reading, t, n)
        if seen is None:
            continue
        line = sight.codec.read(json.loads(json.dumps(written(sight.look_line(seen)))))
        now = live.observe(seen)
        said += now
        assert later.observe(sight.look_of(line)) == now  # type: ignore[arg-type]
    assert any(event.cls in ACCUSING for event in said)
