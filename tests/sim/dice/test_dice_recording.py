"""Recorded rounds of dice: the film shows what was played, the files agree, and the command writes them."""

from __future__ import annotations

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from referee.cli import app
from referee.evaluate.dice.truth import find
from referee.session.match.agreed.match_file import MatchSetup
from referee.sim.common.record.files import RecordError
from referee.sim.dice.film import MOVE_S, STILL_S, DiceFilm
from referee.sim.dice.looks import sample_style
from referee.sim.dice.play import play
from referee.sim.dice.record import DiceRecording, DiceWishes, write_stills
from tests.support.command import CliRunner
from tests.support.pictures import loaded

COMMAND = ["simulate", "--game", "dice", "--seed", "3", "--players", "2", "--seconds", "20", "--fps", "1", "--size",
           "240x240", "--pixels-per-die", "10"]
FAULTY = 0.2


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("round")
    result = CliRunner().invoke(app, [*COMMAND, "-o", str(out), "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout.splitlines()[-1])["video"] == "round.mp4"
    return out


@pytest.mark.parametrize("seed", range(3))
def test_dice_lie_in_the_film_as_they_were_played(seed: int) -> None:
    played = play(seed, FAULTY)
    film = DiceFilm(played, sample_style(seed), seed)
    for n, picture in enumerate(played.pictures):
        scene = film.settled(n)
        assert [(d.colour, d.pips, d.space) for d in scene.dice] == [(d.colour, d.pips, d.space) for d in picture]
        assert film.at(n * (MOVE_S + STILL_S) + STILL_S / 2) is scene is film.settled(n)
        assert not scene.hands and all(d.state == "flat" for d in scene.dice)
        for lain, die in zip(picture, scene.dice, strict=True):
            if lain.space is not None:
                assert film.style.board is not None
                middle = film.style.board.middle(lain.space.split("-")[0], int(lain.space[-1]))
                room = np.array(film.style.board.space_mm) / 2
                assert (np.abs(np.array([die.x, die.y]) - middle) < room).all(), "it stands on its space"


def test_a_die_keeps_its_turn_while_nobody_moves_it() -> None:
    played = play(2, 0.0)
    film = DiceFilm(played, sample_style(2), 2)
    for n in range(1, len(played.pictures) - 1):
        same = {d for d in played.pictures[n] if d in played.pictures[n + 1]}
        here = dict(zip(played.pictures[n], film.settled(n).dice, strict=True))
        then = dict(zip(played.pictures[n + 1], film.settled(n + 1).dice, strict=True))
        assert all(here[d] is then[d] for d in same)


def test_a_hand_carries_each_die_that_is_laid() -> None:
    played = play(1, 0.0)
    film = DiceFilm(played, sample_style(1), 1)
    laid = next(d for d in played.deeds if d.type == "place")
    carried = film.between(laid.before, 0.5)
    assert carried.hands and [d.state for d in carried.dice].count("in_hand") >= 1
    assert laid.die is not None
    after = film.between(laid.before, 0.9)
    assert laid.die.space in [d.space for d in after.dice] and after.hands


@pytest.mark.thorough
def test_the_video_lasts_as_long_as_the_truth_says_and_begins_with_the_bare_board(folder: Path) -> None:
    found = json.loads((folder / "truth.json").read_text())
    film = cv2.VideoCapture(str(folder / "round.mp4"))
    assert (film.get(cv2.CAP_PROP_FRAME_WIDTH), film.get(cv2.CAP_PROP_FRAME_HEIGHT)) == (240, 240)
    assert film.get(cv2.CAP_PROP_FRAME_COUNT) == int(found["seconds"])
    ok, frame = film.read()
    assert ok and cv2.absdiff(frame, loaded(folder / "empty.jpg")).mean() < 14


def test_evaluate_and_watch_can_read_what_was_written(folder: Path) -> None:
    _, [played] = find([folder])
    found = json.loads((folder / "truth.json").read_text())
    assert played.dice_left == found["dice_left"] and played.score == found["score"]
    assert sum(found["score"].values()) == 0 and found["dice_left"][found["caller"]] == 0
    assert set(MatchSetup.load(folder / "match.toml").players) == set(found["players"])
    assert played.times is not None and len(played.times) > max(d.before for d in played.deeds)
    faults = [d for d in played.deeds if d.wrong]
    assert all(d.fault and d.rules for d in faults)


@pytest.mark.thorough
@pytest.mark.slow
def test_stills_show_each_deed_before_and_after(tmp_path: Path) -> None:
    recording = DiceRecording(DiceWishes(3, 2, 20.0, (320, 240), faults=FAULTY, pixels_per_die=12.0))
    count = write_stills(recording, tmp_path)
    events = json.loads((tmp_path / "events.json").read_text())
    assert count == len(events["frames"]) and events["frames"][0]["label"] == "empty"
    ended = {e["id"]: e["frames"]["after"] for e in events["events"]}
    at_once = {k for e in events["events"] if e["type"] == "removed" for k in e["about"]
               if ended[k] == e["frames"]["after"]}  # laid and taken back between two pictures
    for event in (e for e in events["events"] if e["type"] == "place" and e["id"] not in at_once):
        after = json.loads((tmp_path / events["frames"][event["frames"]["after"]]["image"].replace(".jpg", ".json")
                            ).read_text())
        assert (event["colour"], event["pips"]) in [
            (d["colour"], d["pips"]) for d in after["dice"] if d["space"] == event["space"]]
        for k in event["frames"]["during"]:
            assert not events["frames"][k]["settled"]


def test_wishes_that_cannot_be_fulfilled_are_refused_with_a_sentence() -> None:
    for bad, word in (({"players": 5}, "2 to 4"), ({"faults": 2.0}, "0 to 1"), ({"size": (100, 100)}, "240 pixels")):
        with pytest.raises(RecordError, match=word):
            DiceWishes(1, **bad)


@pytest.mark.parametrize(("wrong", "word"), [
    (["--faults", "each"], "share from 0 to 1"), (["--game", "chess"], "board, dice or cards"),
    (["--players", "7"], "players")])
def test_the_command_refuses_wrong_usage(wrong: list[str], word: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, [*COMMAND, "-o", str(tmp_path / "x"), *wrong])
    assert result.exit_code == 2 and word in result.output and not (tmp_path / "x").exists()
