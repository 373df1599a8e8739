"""The dice game at the command line, as the contract has it; what is seen is told by a reader without fault."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import pytest

from referee.cli import app
from referee.games.dice.sight import DiceSight
from referee.i18n.said import SaidError
from referee.values.common import Check
from referee.values.dice import SEATS, DiceTable
from tests.games.rounds_of import ReadOut
from tests.support import diced
from tests.support.command import CliRunner
from tests.support.scripted import number_of, numbered


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> diced.Play:
    """A round of which every picture shows its number."""
    played = diced.Play(seed=1).until(0)
    out = ReadOut(played.readings)
    monkeypatch.setattr(DiceSight, "reader", lambda self, table, players=(): out)
    monkeypatch.setattr(DiceSight, "without_table", lambda self, image: played.readings[number_of(image)][1])
    monkeypatch.setattr(DiceSight, "examine", lambda self, table, image: (Check("size", True, "large enough"),))
    monkeypatch.setattr(DiceSight, "ready", lambda self: Check("model", True, "there"))

    def learn(self: DiceSight, pictures: Any, lens: Any = None, taught: Any = None, tell: Any = None,
              corners: Any = None, deck: Any = None, *, whole: bool = True) -> DiceTable:
        assert corners is None or corners[1] == (9.0, 2.0)
        return diced.table()

    monkeypatch.setattr(DiceSight, "learn", learn)
    return played


@pytest.fixture
def folder(tmp_path: Path, play: diced.Play) -> Path:
    (tmp_path / "round").mkdir()
    for n in range(len(play.readings)):
        cv2.imwrite(str(tmp_path / "round" / f"{n:03}.png"), numbered((diced.HEIGHT, diced.WIDTH), n))
    return tmp_path / "round"


def run(*asked: str, status: int = 0) -> str:
    told = CliRunner().invoke(app, list(asked), catch_exceptions=False)
    assert told.exit_code == status, told.output
    return told.stdout if not status else told.output


def refused(*asked: str) -> str:
    told = CliRunner().invoke(app, list(asked))
    assert told.exit_code == 1 and isinstance(told.exception, SaidError)
    return str(told.exception)


def last(folder: Path) -> str:
    return str(max(folder.iterdir()))


@pytest.fixture
def table(folder: Path) -> str:
    out = folder.parent / "table.json"
    run("learn", str(folder / "000.png"), "--game", "dice", "-o", str(out))
    return str(out)


def test_the_table_file_says_its_game_and_its_spaces(folder: Path, table: str) -> None:
    data = json.loads(Path(table).read_text())
    assert (data["format"], data["game"], data["image"]) == ("referee-table/1", "dice", {"width": 640, "height": 480})
    assert len(data["spaces"]) == 24 and data["spaces"][0].keys() >= {"id", "colour", "value", "quad"}
    assert data["quality"].keys() >= {"ok", "pixels_per_die", "warnings"}
    run("learn", str(folder / "000.png"), "--game", "dice", "--corners", "1,2", "9,2", "9,9", "1,9", "-o", table)
    assert "--grid" in run("learn", str(folder / "000.png"), "--game", "dice", "-o", table, "--corners", "1,2", "9,2",
                           "9,9", "1,9", "--grid", "4x6", status=2)


def test_a_picture_is_read_with_a_table_and_without_one(folder: Path, table: str, play: diced.Play) -> None:
    seen = json.loads(run("read", last(folder), "--table", table, "--json"))
    assert seen["game"] == "dice" and seen.keys() >= {"dice", "hidden", "table_moved", "quality"}
    assert len(seen["dice"]) == 24 and {die["seat"] for die in seen["dice"]} <= {None, *SEATS}
    assert seen["dice"][0].keys() == {"colour", "pips", "space", "seat", "centre", "box", "confidence"}
    assert json.loads(run("read", last(folder), "--game", "dice", "--json"))["dice"] == seen["dice"]
    assert run("read", last(folder), "--table", table).count("die ") == 24
    assert "--table" in run("read", last(folder), status=2)
    assert "one game" in refused("read", last(folder), "--table", table, "--game", "board")
    assert "--table" in refused("read", last(folder), "--game", "board")


def test_a_folder_is_watched(folder: Path, table: str, play: diced.Play) -> None:
    *lines, summary = map(json.loads, run("watch", str(folder), "--table", table, "--json").splitlines())
    assert {line["type"] for line in lines} <= {
        "die", "roll", "removed", "stop", "round_start", "finding", "hand", "loose"}
    [first, *_] = [line for line in lines if line["type"] == "die"]
    assert first.keys() >= {"seq", "t", "frame", "player", "space", "colour", "pips", "class", "rule"}
    assert first["player"] in SEATS and first["space"] == play.board[0][0]
    assert summary["type"] == "summary" and summary["dice_left"] == play.left
    assert sum(summary["score"].values()) == 0 and set(summary["score"]) == set(SEATS)
    told = run("watch", str(folder), "--table", table)
    assert all(line.strip() for line in told.splitlines()) and "dice left" in told


def test_a_match_file_names_who_sits_where(folder: Path, table: str, play: diced.Play) -> None:
    match = folder.parent / "match.toml"
    match.write_text('[players]\nbottom = "Anna"\nright = "Ben"\ntop = "Eva"\nleft = "Finn"\n')
    told = run("watch", str(folder), "--table", table, "--match", str(match))
    assert "Anna" in told and "Eva (top)" in told
    match.write_text('game = "board"\n')
    assert "one game" in refused("watch", str(folder), "--table", table, "--match", str(match))


def test_the_end_is_checked(folder: Path, table: str, play: diced.Play) -> None:
    found = json.loads(run("audit", last(folder), "--game", "dice", "--table", table, "--json"))
    assert found["wrong"] == [] and found["dice_left"] == play.left
    assert sum(found["score"].values()) == 0
    _, colour, pips = play.board[-1]
    taken = [laid for laid, _, _ in play.board]
    free = next(s for s in sorted(diced.ALL_SPACES) if not s.startswith(colour) and s not in taken)
    play.board[-1], end = (free, colour, pips), len(play.readings) - 1
    play.readings[end] = play.readings[end][0], play.look()
    found = json.loads(run("audit", last(folder), "--game", "dice", "--table", table, "--json"))
    [wrong] = found["wrong"]
    assert (wrong["rule"], wrong["space"], wrong["colour"], wrong["pips"]) == ("DG-PLAY-2", free, colour, pips)
    assert "unclear" in found["score"], "nobody knows who laid it"
    assert "DG-PLAY-2" in run("audit", last(folder), "--table", table)


def test_the_doctor_looks_at_the_table_of_the_game(folder: Path, table: str) -> None:
    for asked in (("--table", table), ("--game", "dice")):
        found = json.loads(run("doctor", last(folder), *asked, "--port", "0", "--json"))
        assert found["ok"] and {check["name"] for check in found["checks"]} >= {"model", "source", "size"}
