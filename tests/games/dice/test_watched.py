"""A round of dice before a camera: what is told of it, what counts for the score, and when there is none."""

from __future__ import annotations

from typing import Any

import pytest

from referee.games.registry import LIVE
from referee.rules.dice.ruleset import Options
from referee.session import MatchSetup, Session
from referee.values.common import UNKNOWN
from referee.values.dice import DiceReading
from tests.games.rounds_of import Pictures, Played, ReadOut
from tests.support import diced

NAMES = {"bottom": "Anna", "right": "Ben", "top": "Eva", "left": "Finn"}


def watched(play: diced.Play, setup: MatchSetup | None = None) -> list[dict[str, Any]]:
    played = Played(LIVE["dice"], diced.table(), tuple(play.readings), diced.BLIND, len(play.board))
    session = Session(played.table, Pictures(played, played.readings), setup or MatchSetup("dice"),
                      reader=ReadOut(played.readings))
    return list(session.run())


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("named", [False, True])
def test_a_round_ends_by_itself_with_its_score(seed: int, named: bool) -> None:
    play = diced.Play(seed=seed).until(0)
    *lines, summary = watched(play, MatchSetup("dice", players=NAMES) if named else None)
    assert [line["class"] for line in lines if line["class"] in ("violation", "unclear")] == []
    [stop] = [line for line in lines if line["type"] == "stop"]
    [caller] = [seat for seat, n in play.left.items() if n == 0]
    assert stop["player"] == caller and lines[0]["type"] == "round_start"
    assert len([line for line in lines if line["type"] == "die"]) == len(play.board)
    assert summary["dice_left"] == play.left
    assert summary["score"] == {seat: sum(play.left.values()) if seat == caller else -n
                                for seat, n in play.left.items()}
    assert summary["sheet"]["caller"] == caller and summary["findings"] == []


def test_two_at_a_board_and_uneven_dice() -> None:
    play = diced.Play(("bottom", "top"), {"bottom": 10, "top": 14}, seed=5).until(0)
    setup = MatchSetup("dice", players={"bottom": "Kim", "top": "Anna"},
                       counts={"dice_each": {"bottom": 10, "top": 14}})
    *_, summary = watched(play, setup)
    assert summary["dice_left"] == play.left and sum(summary["score"].values()) == 0


def test_nobody_plays_where_a_die_only_rolled_to() -> None:
    play = diced.Play(("bottom", "top"), seed=5).until(0)
    expected = watched(play)[-1]["score"]
    middle = len(play.readings) // 2
    for n in (middle, middle + 1):
        t, seen = play.readings[n]
        strayed = next(d for d in seen.dice if d.seat is not None)
        play.readings[n] = t, DiceReading(dice=tuple(
            diced.die(d.colour, d.pips, seat="left", at=(60.0, 240.0)) if d is strayed else d for d in seen.dice))
    summary = watched(play)[-1]
    assert "left" not in summary["dice_left"]
    assert "unclear" in summary["score"] or summary["score"] == expected


def test_a_score_that_is_not_certain_is_not_said() -> None:
    play = diced.Play(seed=1).until(1)
    assert "unclear" in watched(play)[-1]["score"], "nobody has called"
    play = diced.Play(seed=1).until(0)
    t, last = play.readings[-1]
    covered = [d for d in last.dice if d.seat is not None][:1]
    play.readings[-1] = t, DiceReading(dice=tuple(d for d in last.dice if d not in covered),
                                       hands=frozenset(d.seat or "" for d in covered))
    summary = watched(play)[-1]
    assert "unclear" in summary["score"]


def test_a_die_in_a_wrong_place_goes_back_to_whoever_laid_it() -> None:
    play = diced.Play(seed=3).until(1)
    seat = max(play.left, key=lambda s: play.left[s])
    mine = play.loose[seat][0]
    wrong = next(c for c in ("red", "yellow", "green", "blue") if c != mine.colour)
    play.lay(seat, mine, f"{wrong}-6")
    play.until(0)
    assert play.left[seat]
    *lines, summary = watched(play, MatchSetup("dice", players=NAMES))
    [found] = [line for line in lines if line["class"] == "violation"]
    assert (found["rule"], found["player"], found["space"]) == ("DG-PLAY-2", seat, f"{wrong}-6")
    assert found["colour"] == mine.colour and found["pips"] == mine.pips
    assert summary["score"][seat] == -play.left[seat] - 1 and sum(summary["score"].values()) == 0
    ignored = watched(play, MatchSetup("dice", players=NAMES, options=Options(wrong_die="ignore")))[-1]
    assert ignored["score"][seat] == -play.left[seat]


def test_who_plays_by_hand_is_nobody_to_the_camera() -> None:
    play = diced.Play(seed=1).until(0)
    *_, summary = watched(play, MatchSetup("dice", players={"p1": "Anna", "p2": "Ben"}))
    assert "unclear" in summary["score"] and "dice_left" in summary


def test_dice_of_another_box_do_not_count() -> None:
    play = diced.Play(seed=2).until(0)
    foreign = diced.die("other", 3, seat="left", at=(60.0, 60.0))
    unread = diced.die(UNKNOWN, None, seat="left", at=(60.0, 90.0))
    play.readings = [(t, DiceReading(dice=(*seen.dice, foreign))) for t, seen in play.readings]
    assert watched(play)[-1]["dice_left"] == play.left
    play.readings = [(t, DiceReading(dice=(*seen.dice, unread))) for t, seen in play.readings]
    assert "unclear" in watched(play)[-1]["score"], "it may be one of the game's"
