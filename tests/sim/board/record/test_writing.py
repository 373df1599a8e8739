"""Recorded rounds: files, their agreement with each other, and the command."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import cv2
import pytest

from referee.cli import app
from referee.evaluate.board.truth import find
from referee.session.match.agreed.match_file import MatchSetup
from referee.sim.board.record.recording import Recording, Wishes
from referee.sim.board.record.writing import write_stills
from referee.sim.common.record.files import RecordError
from tests.support.command import CliRunner
from tests.support.pictures import loaded

COMMAND = [
    "simulate",
    "--seed",
    "5",
    "--players",
    "2",
    "--hand",
    "2",
    "--fps",
    "2",
    "--size",
    "320x240",
    "--faults",
    "0.3",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("round")
    result = CliRunner().invoke(app, [*COMMAND, "-o", str(out), "--stills", "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout.splitlines()[-1])["video"] == "round.mp4"
    return out


def test_the_video_lasts_as_long_as_the_truth_says(folder: Path) -> None:
    found = json.loads((folder / "truth.json").read_text())
    film = cv2.VideoCapture(str(folder / "round.mp4"))
    assert (film.get(cv2.CAP_PROP_FRAME_WIDTH), film.get(cv2.CAP_PROP_FRAME_HEIGHT)) == (320, 240)
    assert film.get(cv2.CAP_PROP_FRAME_COUNT) == int(found["seconds"] * 2)
    events = json.loads((folder / "events.json").read_text())["events"]
    assert max(e["time_s"]["hand_out"] for e in events) <= found["seconds"]


def test_the_first_frame_is_the_empty_board(folder: Path) -> None:
    film = cv2.VideoCapture(str(folder / "round.mp4"))
    ok, frame = film.read()
    empty = loaded(folder / "empty.jpg")
    assert ok and cv2.absdiff(frame, empty).mean() < 12


def test_evaluate_and_watch_can_read_what_was_written(folder: Path) -> None:
    _, rounds = find(folder)
    assert sorted(r.name for r in rounds) == sorted([folder.name, "stills"])
    setup = MatchSetup.load(folder / "match.toml")
    found = json.loads((folder / "truth.json").read_text())
    assert setup.stop == found["stop_s"] and setup.caller == found["caller"]
    assert set(setup.players) == set(found["players"])
    assert {p: 15 - n for p, n in found["hands"].items()} == setup.counts["tableau"]
    assert tomllib.loads((folder / "match.toml").read_text())["round"]["start"] < found["stop_s"]


def test_stills_show_each_act_before_and_after(folder: Path) -> None:
    events = json.loads((folder / "stills" / "events.json").read_text())
    frames = events["frames"]
    assert [f["label"] for f in frames[:2]] == ["empty", "start"]
    for event in (e for e in events["events"] if e["type"] in ("card", "joker")):
        before, after = frames[event["frames"]["before"]], frames[event["frames"]["after"]]
        assert event["piece"] not in before["pieces"]
        assert after["pieces"][event["piece"]] == event["cells"]
        picture = json.loads((folder / "stills" / after["image"].replace(".jpg", ".json")).read_text())
        lying = {p["id"]: p for p in (*picture["cards"], *picture["jokers"])}
        assert lying[event["piece"]]["frame"] == event["frame_style"]
    assert all((folder / "stills" / f["image"]).is_file() for f in frames)


@pytest.mark.slow
def test_the_same_wishes_give_the_same_truth_and_pictures(tmp_path: Path) -> None:
    wishes = Wishes(7, players=2, hand=2, size=(320, 240), faults=0.3)
    for name in ("one", "other"):
        write_stills(Recording(wishes), tmp_path / name)
    files = sorted(p.name for p in (tmp_path / "one").iterdir())
    assert len(files) > 5
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "other" / name).read_bytes(), name


def test_wishes_that_cannot_be_fulfilled_are_refused_with_a_sentence() -> None:
    for bad, word in (({"players": 5}, "2 to 4"), ({"faults": 2.0}, "0 to 1"), ({"size": (100, 100)}, "240 pixels")):
        with pytest.raises(RecordError, match=word):
            Wishes(1, **bad)


@pytest.mark.parametrize(
    ("wrong", "word"),
    [
        (["--size", "big"], "1920x1080"),
        (["--size", "321x240"], "even"),
        (["--faults", "2"], "0 to 1"),
        (["--players", "7"], "players"),
    ],
)
def test_the_command_refuses_wrong_usage(wrong: list[str], word: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, [*COMMAND, "-o", str(tmp_path / "x"), *wrong])
    assert result.exit_code == 2
    assert word in result.output
    assert not (tmp_path / "x").exists()
