"""A round refereed live from a network camera that starts late, is cut, comes back turned, hangs and is restored."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from referee.files.table import load_table
from referee.session import MatchSetup
from tests.support.live_film import Film, Round
from tests.support.network_camera import NetworkCamera

SAMPLE = Path(__file__).parents[3] / "samples" / "round"
ENDS_S = 12.0
"""Of the sample round; until then four lawful cards are laid, and nobody is accused of anything."""


@pytest.mark.slow
def test_a_round_goes_on_through_the_troubles_of_its_camera() -> None:
    film = Film(SAMPLE / "round.mp4", until=ENDS_S + 0.1)
    camera = NetworkCamera(film.picture, gap=0.0)
    setup = replace(MatchSetup.load(SAMPLE / "match.toml"), stop=ENDS_S, caller=None, end="stalemate")
    play = Round(film, camera, load_table(SAMPLE / "table.json"), setup)
    camera.off()
    play.begin(camera.url("/no-first"))
    play.until(lambda: play.waited, 20, "a word that the camera is waited for")
    camera.on()
    for at, mode, size in ((4.0, "off", "turned and smaller"), (8.9, "stall", "as learned")):
        play.until(partial(film.reached, at), 60, "the film")
        film.runs, since = False, time.monotonic()
        if mode == "off":
            camera.off()
        else:
            camera.mode = "stall"
        play.until(partial(play.said, "source_lost", since), 10, "the loss")
        film.size, back = size, time.monotonic()
        camera.on()
        play.until(partial(play.seen, back), 60, "the board")
        film.runs = True
    play.until(lambda: film.ended, 60, "the end of the film")
    play.until(lambda: len([line for _, line in play.lines if line["type"] == "card"]) == 4, 20, "the last card")
    lines = play.end()
    camera.close()
    assert [(x["type"], x["player"], x["class"]) for x in lines if x["type"] in ("card", "joker", "removed")] == [
        ("card", player, "legal") for player in ("dashed", "solid", "dotted", "dashed")]
    assert [x["type"] for x in lines if x["type"].startswith(("source", "picture"))] == [
        "source_lost", "source_back", "picture_size"] * 2, "each is said once"
    assert lines[-1]["findings"] == [] and lines[-1]["score"]["place"] == {"dashed": 1, "dotted": 2, "solid": 2}
