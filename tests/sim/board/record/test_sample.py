"""The recorded round in samples/ is what `referee simulate` makes, and shows what it is there to show."""

from __future__ import annotations

import json
from dataclasses import fields
from importlib import resources
from typing import Any

import cv2
import pytest

from referee.sim.board.play.faults import FAULTS
from referee.sim.board.record.recording import Recording, Wishes, fineness
from tests.support.pictures import decoded

FOLDER = resources.files("referee.samples") / "round"
TRUTH = json.loads((FOLDER / "truth.json").read_text(encoding="utf-8"))
EVENTS = json.loads((FOLDER / "events.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def again() -> Recording:
    """The same round from the wishes in its truth; when this fails, record it anew (samples/round/README.md)."""
    known = {f.name for f in fields(Wishes)}
    wishes: dict[str, Any] = {
        k: tuple(v) if isinstance(v, list) else v for k, v in TRUTH["wishes"].items() if k in known}
    return Recording(Wishes(TRUTH["seed"], **wishes))


@pytest.mark.slow
def test_the_round_can_be_made_again(again: Recording) -> None:
    assert json.loads(json.dumps(again.events())) == EVENTS
    kept = decoded((FOLDER / "empty.jpg").read_bytes())
    assert cv2.absdiff(again.empty(), kept).mean() < 2
    assert again.match() == (FOLDER / "match.toml").read_text(encoding="utf-8")


def test_it_shows_every_fault_once_a_released_dead_end_and_a_joker_with_its_card() -> None:
    reasons = [e["reason"] for e in EVENTS["events"] if "reason" in e]
    assert sorted(reasons) == sorted(FAULTS)
    lawful = [e for e in EVENTS["events"] if e["type"] == "card" and e["legal"]]
    assert any(e["from_dead_end"] for e in lawful) and any(e["follows_joker"] for e in lawful)
    assert len(TRUTH["players"]) == 3 and TRUTH["end"] == "regular"


def test_it_can_be_read(again: Recording) -> None:
    assert fineness(again.stage.board, again.camera) >= 3
    assert 60 <= again.camera.elevation <= 75


def test_it_is_small_enough_to_travel() -> None:
    assert sum(len(f.read_bytes()) for f in FOLDER.iterdir()) <= 15_000_000
