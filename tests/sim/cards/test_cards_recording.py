"""Recorded rounds of cards: the film shows what was played, the files agree, and the command writes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import pytest

from referee.cli import app
from referee.sim.cards.film import BARE_S, LEAD_S, CardsFilm, outline
from referee.sim.cards.looks import sample_style
from referee.sim.cards.play import play
from referee.sim.cards.record import CardsRecording, CardsWishes, write_stills
from referee.sim.cards.scene import corners
from referee.sim.common.record.files import RecordError
from referee.values.cards import OWNERS
from tests.support.command import CliRunner
from tests.support.pictures import loaded

STEP = 0.25
COMMAND = ["simulate", "--game", "cards", "--seed", "3", "--players", "2", "--seconds", "40", "--fps", "1", "--size",
           "320x240", "--faults", "0.05", "--rules", "CW"]


@pytest.fixture(scope="module")
def film() -> CardsFilm:
    return CardsFilm(play(9, 0.1, "CG", 4, 0.5, STEP), sample_style(4), STEP, 4)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("round")
    result = CliRunner().invoke(app, [*COMMAND, "-o", str(out), "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout.splitlines()[-1])["video"] == "round.mp4"
    return out


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_cards_lie_in_the_film_as_they_were_played(film: CardsFilm) -> None:
    for n, picture in enumerate(film.played.pictures[:-2:9]):
        scene = film.at(LEAD_S + 9 * n * STEP)
        tops = {(c.colour, c.number, c.place, c.seat, c.pile) for c in scene.cards if c.top and c.place != "hand"}
        assert tops == {(c.colour, c.number, c.place, c.seat, c.pile) for c in picture.cards if c.place != "hand"}
        for lain in (c for c in picture.cards if c.pile is not None):
            height = sum(c.pile == lain.pile for c in scene.cards)
            assert min(lain.size, 5) - 1 <= height <= min(lain.size, 5), "cards laid at once are height alone"


def test_how_a_round_is_played_does_not_hang_on_when_it_is_looked_at() -> None:
    often, seldom = (play(5, 0.1, "CW", 3, 0.6, every) for every in (0.2, 1.0))
    assert [(d.type, d.card, d.t) for d in often.deeds] == [(d.type, d.card, d.t) for d in seldom.deeds]
    assert often.stacks == seldom.stacks


def test_a_hand_comes_with_each_card_and_goes(film: CardsFilm) -> None:
    reach = next(r for r in film.played.reaches if r.card is not None)
    carried = film.at(LEAD_S + (reach.begun + reach.done) / 2)
    assert carried.hands and [c for c in carried.cards if c.place == "hand" and c.up]
    assert not film.at(BARE_S / 2).hands and not film.at(BARE_S / 2).cards
    assert not film.at(film.seconds).hands


def test_light_falls_on_a_card_alike_in_all_pictures(film: CardsFilm) -> None:
    first, later = (film.at(LEAD_S + k * STEP) for k in (0, 1))
    assert {c.look for c in first.cards if c.top} >= {c.look for c in later.cards if c.place == "row"}
    assert all(c.look is not None for c in first.cards)


def test_the_heaps_of_the_count_hold_what_lay_in_the_centre(film: CardsFilm) -> None:
    counted, played = film.counted(), film.played
    assert counted.told is not None and not counted.hands
    for n, (seat, count) in enumerate(played.centre.items()):
        heap = [c for c in counted.cards if (c.place, c.seat) == ("heap", seat)]
        assert len(heap) == count and all(not c.up and OWNERS[c.owner] == OWNERS[n] for c in heap)
        left = [(c.colour, c.number) for c in counted.cards if (c.place, c.seat) == ("stack", seat)]
        assert left == [(c.colour, c.number) for c in played.left[seat]] and len(left) == played.stacks[seat]


@pytest.mark.parametrize("seed", range(3))
def test_all_that_lies_there_is_in_the_picture(seed: int) -> None:
    recording = CardsRecording(CardsWishes(seed, 4, 40.0, (320, 240), 2.0, pace=0.4))
    width, height = recording.camera.size
    size = recording.style.decks[0].size_mm
    assert outline(size[0]).shape == (4, 2)
    for scene in (recording.film.at(LEAD_S), recording.film.at(recording.film.play_s), recording.film.counted()):
        for card in scene.cards:
            seen = recording.camera.pinhole(corners(card, size))
            assert seen.min() >= -1 and (seen.max(axis=0) <= (width, height)).all()


def test_the_video_lasts_as_long_as_the_truth_says_and_begins_with_the_bare_table(folder: Path) -> None:
    found = read(folder / "truth.json")
    film = cv2.VideoCapture(str(folder / "round.mp4"))
    assert (film.get(cv2.CAP_PROP_FRAME_WIDTH), film.get(cv2.CAP_PROP_FRAME_HEIGHT)) == (320, 240)
    assert film.get(cv2.CAP_PROP_FRAME_COUNT) == int(found["seconds"])
    ok, frame = film.read()
    assert ok and cv2.absdiff(frame, loaded(folder / "empty.jpg")).mean() < 14


def test_the_files_say_what_happened(folder: Path) -> None:
    told, count = read(folder / "events.json"), read(folder / "count.json")
    owners = {p["owner"]: p["seat"] for p in told["players"]}
    final = told["final"]
    assert told["rules"] == "CW" and told["game"] == "cards" and set(final["score"]) == set(owners)
    assert final["centre_total"] == sum(h["count"] for h in count["heaps"])
    assert {h["owner"]: h["count"] for h in count["heaps"]} == final["centre"]
    assert {s["owner"]: s["left"] for s in count["stacks"]} == final["stack"]
    last = max(e["frames"]["after"] for e in told["events"])
    assert last < len(told["frames"]) and told["frames"][0]["label"] == "empty"
    for event in told["events"]:
        first, then = (told["frames"][event["frames"][k]]["time_s"] for k in ("before", "after"))
        assert first <= event["t"] <= then
    deck = read(folder / "deck.json")
    assert sum(c["face"] == "up" for c in deck["cards"]) == 40 and {c["place"] for c in deck["cards"]} == {"deck"}
    match = (folder / "match.toml").read_text(encoding="utf-8")
    assert 'rules = "CW"' in match and f'{owners["A"]} = "Anna"' in match and "stop = " in match


@pytest.mark.thorough
@pytest.mark.slow
def test_stills_have_the_form_of_the_development_round(tmp_path: Path) -> None:
    recording = CardsRecording(CardsWishes(3, 2, 40.0, (320, 240), 2.0, faults=0.05, pace=0.4))
    count = write_stills(recording, tmp_path)
    events = read(tmp_path / "events.json")
    assert count == len(events["frames"]) == len(list(tmp_path.glob("frame_*.jpg")))
    assert events["empty"] == "frame_000.jpg"
    laid = next(e for e in events["events"] if e["type"] == "card" and e["legal"])
    after = read(tmp_path / f"frame_{laid['frames']['after']:03d}.json")
    assert laid["card"] in [f"{c['colour']} {c['number']}" for c in after["cards"] if c["pile"] == laid["pile"]]


def test_wishes_that_cannot_be_fulfilled_are_refused_with_a_sentence() -> None:
    for bad, word in (({"players": 5}, "2 to 4"), ({"faults": 2.0}, "0 to 1"), ({"size": (100, 100)}, "240 pixels"),
                      ({"rules": "XY"}, "CG or CW"), ({"pace": 0.0}, "0.1 to 2")):
        with pytest.raises(RecordError, match=word):
            CardsWishes(1, **bad)


@pytest.mark.parametrize(("wrong", "word"), [
    (["--faults", "each"], "share from 0 to 1"), (["--rules", "XY"], "CG or CW"), (["--players", "7"], "players")])
def test_the_command_refuses_wrong_usage(wrong: list[str], word: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, [*COMMAND, "-o", str(tmp_path / "x"), *wrong])
    assert result.exit_code == 2 and word in result.output and not (tmp_path / "x").exists()
