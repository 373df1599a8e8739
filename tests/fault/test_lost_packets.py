"""The sample round with packets lost, and as single pictures taken from it: nothing is said that never was."""

import random
from pathlib import Path
from typing import Any

import cv2
import pytest

from referee.capture import open_source
from referee.files.table import load_table
from referee.session import MatchSetup, Session
from referee.values.board import BoardTable
from tests.conftest import SAMPLE
from tests.support.damaged import encode, frames_in, spoil

WHOLE_AT_THE_END = 100
"""Frames: ten seconds."""
TAKEN_BACK = 500
"""Frames: what is about lies between the 220th and the 380th."""


def refereed(table: BoardTable, spec: Path, interval: float | None = None) -> list[dict[str, Any]]:
    setup = MatchSetup.load(SAMPLE / "match.toml")
    with open_source(str(spec), interval=interval) as source:
        return list(Session(table, source, setup).run())


def placements(lines: list[dict[str, Any]]) -> set[tuple[str, ...]]:
    return {(e["type"], e["player"], *e["squares"]) for e in lines if e["type"] in ("card", "joker")}


def accusations(lines: list[dict[str, Any]]) -> set[tuple[str, ...]]:
    return {(e["player"], e["rule"], *e["squares"]) for e in lines if e.get("class") in ("violation", "house_rule")}


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_recording_with_lost_packets_accuses_nobody_more_and_has_the_same_score(
        tmp_path, sample_table, sample_lines):
    whole = encode(("-i", str(SAMPLE / "round.mp4")), tmp_path / "whole.ts", 30)
    rng, frames = random.Random(1), len(frames_in(whole.read_bytes()))
    lost = [n for n in range(15, frames - WHOLE_AT_THE_END) if rng.random() < 0.01]
    spoilt = spoil(spoil(whole, tmp_path / "part.ts", lost[::2], "part"), tmp_path / "v.ts", lost[1::2], "whole")
    was, now = sample_lines, refereed(load_table(sample_table), spoilt)
    assert any(e["type"] == "picture_damaged" for e in now)
    assert placements(now) <= placements(was) and accusations(now) <= accusations(was)
    assert now[-1]["score"] == was[-1]["score"]


@pytest.fixture(scope="module")
def pictures(tmp_path_factory):
    """Every twentieth picture of the round's beginning."""
    folder, video = tmp_path_factory.mktemp("pictures"), cv2.VideoCapture(str(SAMPLE / "round.mp4"))
    for n in range(TAKEN_BACK):
        assert video.grab()
        if n % 20 == 0:
            cv2.imwrite(str(folder / f"{n:05}.bmp"), video.retrieve()[1])
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("interval", [None, 2.0])
def test_every_twentieth_picture_accuses_nobody_of_covering_what_was_taken_back_between_two(
        pictures, sample_table, interval):
    lines = refereed(load_table(sample_table), pictures, interval)
    assert {("removed", "dotted"), ("card", "solid")} <= {(e["type"], e.get("player")) for e in lines}
    assert ("solid", "BG-PLACE-2", "r6c2", "r6c3") not in accusations(lines)
