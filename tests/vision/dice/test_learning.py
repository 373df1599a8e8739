"""The dice board is found in drawn pictures, whatever lies round it, and what is none is none."""

import cv2
import numpy as np
import pytest

from referee.geometry.camera import PlaneCamera
from referee.values.dice import DiceTable
from referee.vision.common.not_found import TableNotFound
from referee.vision.dice.examine import examine
from referee.vision.dice.learning import learn
from referee.vision.dice.place import moved
from referee.vision.dice.place_anew import seen_anew
from referee.vision.dice.quality import seen_from
from tests.support.dice_board import Drawn, Look, board_picture, table_picture

LOOKS = [(Look(), 55.0, 20.0, "red"),
         (Look(("blue", "red", "green", "yellow"), style="light", rounded=0.0), 75.0, 200.0, "stripes"),
         (Look(("green", "yellow", "blue", "red"), aspect=1.2, outline=True), 40.0, 95.0, "wood")]


def drawn(look: Look, elevation: float, turn: float, table: str) -> Drawn:
    return board_picture(look, np.random.default_rng(7), elevation=elevation, turn=turn, table=table, size=(1280, 960))


def worst(table: DiceTable, truth: Drawn) -> float:
    """Of all corners, in sides of a space."""
    return max(float(np.abs(np.array(s.quad) - truth.quads[s.id]).max() /
                     np.sqrt(cv2.contourArea(truth.quads[s.id].astype(np.float32)))) for s in table.spaces)


@pytest.mark.slow
@pytest.mark.parametrize("case", LOOKS)
def test_every_space_is_found_and_named(case) -> None:
    truth = drawn(*case)
    table = learn([truth.image])
    assert table.quality.ok and len(table.spaces) == 24
    assert worst(table, truth) < 0.1
    assert abs(seen_from(PlaneCamera.from_dict(table.camera)) - seen_from(truth.camera)) < 5


@pytest.mark.slow
def test_marked_corners_say_where_row_1_is() -> None:
    truth = drawn(*LOOKS[0])
    quads = truth.quads
    corners = [tuple(quads[s][k]) for s, k in (("red-1", 0), ("blue-1", 1), ("blue-6", 2), ("red-6", 3))]
    for order in (corners, [corners[k] for k in (1, 0, 3, 2)]):  # either way round
        assert worst(learn([truth.image], corners=order), truth) < 0.1


@pytest.mark.slow
def test_a_table_without_a_board_is_none() -> None:
    for kind in ("check", "stripes"):
        picture = table_picture(kind, (1280, 960), np.random.default_rng(1)).astype(np.uint8)
        with pytest.raises(TableNotFound):
            learn([picture])


@pytest.mark.slow
def test_something_on_the_board_is_no_go() -> None:
    truth = drawn(*LOOKS[0])
    x, y = truth.quads["green-3"].mean(axis=0)
    cv2.circle(truth.image, (round(x), round(y)), 22, (230, 230, 230), -1)
    table = learn([truth.image])
    assert not table.quality.ok and "green 3" in table.quality.warnings[0]


@pytest.mark.slow
def test_the_board_is_found_again_moved_turned_and_smaller() -> None:
    truth = drawn(*LOOKS[0])
    table = learn([truth.image])
    assert all(c.ok for c in examine(table, truth.image))
    assert not moved(table, truth.image)
    pushed = np.asarray(cv2.warpAffine(truth.image, np.array([[1, 0, 60.0], [0, 1, 40]]), (1280, 960)), np.uint8)
    assert moved(table, pushed)
    small = np.asarray(cv2.resize(truth.image, None, fx=0.6, fy=0.6, interpolation=cv2.INTER_AREA), np.uint8)
    anew = seen_anew(table, small)
    assert anew is not None and anew.width == 768
    middle = np.mean(anew.spots["red-1"], axis=0)
    assert middle == pytest.approx(truth.quads["red-1"].mean(axis=0) * 0.6, abs=2)
    turned = seen_anew(table, np.rot90(truth.image, 2).copy())
    assert turned is not None
    there = [1279, 959] - truth.quads["red-1"].mean(axis=0)
    assert np.mean(turned.spots["red-1"], axis=0) == pytest.approx(there, abs=3)
