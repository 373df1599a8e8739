"""The recorded round in samples/cards is what `referee simulate` makes, and shows what it is there to show."""

from __future__ import annotations

import json
from dataclasses import fields
from importlib import resources
from typing import Any

import cv2
import pytest

from referee.files.cards_table import cards_table_in
from referee.session.match.sample import sample_folder, sample_table
from referee.sim.cards.record import CardsRecording, CardsWishes
from tests.support.pictures import decoded

FOLDER = resources.files("referee.samples") / "cards"
MOST_BYTES = 4_000_000
SHOWN = {"lone_not_one", "wrong_colour"}


def told(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def again() -> CardsRecording:
    """The same round from the wishes in its truth; when this fails, record it anew (samples/cards/README.md)."""
    truth, known = told("truth.json"), {f.name for f in fields(CardsWishes)}
    wishes: dict[str, Any] = {
        k: tuple(v) if isinstance(v, list) else v for k, v in truth["wishes"].items() if k in known}
    return CardsRecording(CardsWishes(truth["seed"], **wishes))


def test_the_round_can_be_made_again(again: CardsRecording) -> None:
    assert json.loads(json.dumps(again.events())) == told("events.json")
    assert again.match() == (FOLDER / "match.toml").read_text(encoding="utf-8")
    kept = decoded((FOLDER / "empty.jpg").read_bytes())
    assert cv2.absdiff(again.picture(again.film.at(0.0)), kept).mean() < 2


def test_it_shows_faults_a_stop_and_a_count() -> None:
    events, count = told("events.json"), told("count.json")
    assert {e["fault"] for e in events["events"] if e.get("fault")} >= SHOWN
    assert [e["player"] for e in events["events"] if e["type"] == "stop"] == [events["match"]["caller"]]
    assert sum(h["count"] for h in count["heaps"]) == events["final"]["centre_total"] > 10


def test_it_brings_the_table_that_was_learned_from_it() -> None:
    table = sample_table(sample_folder("cards"))
    assert table.game == "cards" and table.quality.ok
    assert cards_table_in(told("table.json")) == table and len(table.deck.faces) == 40


def test_it_is_small_enough_to_travel() -> None:
    assert len((FOLDER / "round.mp4").read_bytes()) <= MOST_BYTES
