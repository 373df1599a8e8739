"""The recorded round in samples/dice is what `referee simulate` makes, and shows what it is there to show."""

from __future__ import annotations

import json
from dataclasses import fields
from importlib import resources
from typing import Any

import cv2
import pytest

from referee.evaluate.dice.readers import PERFECT
from referee.evaluate.dice.rounds import Figures, compare, watch
from referee.files.dice_table import dice_table_in
from referee.session.match.sample import SAMPLES, sample_folder, sample_table
from referee.sim.dice.record import DiceRecording, DiceWishes
from tests.support.pictures import decoded

FOLDER = resources.files("referee.samples") / "dice"
MOST_BYTES = 4_000_000
SHOWN = {"wrong_colour", "before_predecessor", "partial_reroll", "turned_by_hand", "after_stop"}


@pytest.fixture(scope="module")
def truth() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / "truth.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def events() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / "events.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def again(truth: dict[str, Any]) -> DiceRecording:
    """The same round from the wishes in its truth; when this fails, record it anew (samples/dice/README.md)."""
    known = {f.name for f in fields(DiceWishes)}
    wishes: dict[str, Any] = {
        k: tuple(v) if isinstance(v, list) else v for k, v in truth["wishes"].items() if k in known}
    return DiceRecording(DiceWishes(truth["seed"], **wishes))


def test_the_round_can_be_made_again(again: DiceRecording, events: dict[str, Any]) -> None:
    assert json.loads(json.dumps(again.events())) == events
    assert again.match() == (FOLDER / "match.toml").read_text(encoding="utf-8")
    kept = decoded((FOLDER / "empty.jpg").read_bytes())
    assert cv2.absdiff(again.picture(again.film.settled(0)), kept).mean() < 2


def test_it_shows_faults_of_many_kinds_a_stop_and_a_score(events: dict[str, Any], truth: dict[str, Any]) -> None:
    faults = [e["fault"] for e in events["events"] if e["fault"]]
    assert set(faults) >= SHOWN and len(truth["players"]) == 3
    assert [e["player"] for e in events["events"] if e["type"] == "stop"] == [truth["caller"]]
    assert sum(truth["score"].values()) == 0 and truth["score"][truth["caller"]] > 0


def test_a_reader_without_fault_catches_each_kind(again: DiceRecording) -> None:
    figures = Figures()
    compare(watch(again.film.played, PERFECT, 0), figures)
    assert figures.false == [] and figures.missed == [] and figures.scores == {"right": 1}
    assert all(figures.caught[kind] for kind in SHOWN)


def test_all_its_dice_lie_in_the_picture(again: DiceRecording) -> None:
    width, height = again.camera.size
    for n in range(len(again.film.played.pictures)):
        for die in again.film.settled(n).dice:
            seen = again.camera.pinhole(die.corners.astype(float))
            assert seen.min() >= 0 and (seen.max(axis=0) <= (width, height)).all()


def test_it_brings_the_table_that_was_learned_from_it() -> None:
    table = sample_table(sample_folder("dice"))
    assert table.game == "dice" and table.quality.ok and len(table.spots) == 24
    assert dice_table_in(json.loads((FOLDER / "table.json").read_text(encoding="utf-8"))) == table
    assert SAMPLES["dice"].lead_s < 7.2, "the first fault is not played in a moment"


def test_it_is_small_enough_to_travel() -> None:
    assert sum(len(f.read_bytes()) for f in FOLDER.iterdir()) <= MOST_BYTES + 1_000_000
    assert len((FOLDER / "round.mp4").read_bytes()) <= MOST_BYTES
