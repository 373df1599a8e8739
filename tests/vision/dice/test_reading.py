"""Dice are read in drawn pictures of a family that no network was trained on: where they lie, what they show."""

import cv2
import numpy as np
import pytest

from referee.values.dice import DiceReading, DiceTable
from referee.vision.common import ImageError
from referee.vision.dice import Reader, learn, read_dice, ready, teach
from referee.vision.dice.networks.faces import COLOUR_NAMES, features_of, read_faces, upright
from referee.vision.dice.networks.finder import apart
from referee.vision.dice.reading.likeness import Likeness
from referee.vision.dice.teaching import DiceTeachError
from tests.support.dice_drawn import ALL, LOOSE, LYING, bare, in_play, in_rows

OUT_OF_PLACE = ("blue-6", "blue", 4)


@pytest.fixture(scope="module")
def table() -> DiceTable:
    return learn([bare().image])


@pytest.fixture(scope="module")
def reading(table: DiceTable) -> DiceReading:
    return Reader(table).read(in_play().image)


def test_every_die_on_the_board_is_read_on_its_space(reading: DiceReading) -> None:
    seen = {(d.space, d.colour, d.pips) for d in reading.on_board}
    assert seen == {(f"{c}-{n}", c, n) for c, n in LYING[:-1]} | {OUT_OF_PLACE}
    assert all(d.confidence > 0.5 for d in reading.on_board) and not reading.hidden and not reading.table_moved


def test_loose_dice_have_the_seat_on_whose_side_they_lie(reading: DiceReading) -> None:
    seats = dict(zip(("bottom", "right", "top", "left"), LOOSE, strict=True))
    assert {d.seat: (d.colour, d.pips) for d in reading.loose} == seats


def test_the_bare_board_has_no_dice_though_dice_are_printed_on_it(table: DiceTable) -> None:
    found = Reader(table).read(bare().image)
    assert not found.dice and not found.hidden and not found.hands


def test_spaces_under_something_are_hidden_and_whose_arm_it_is(table: DiceTable) -> None:
    image = in_play().image.copy()
    x, y = np.mean(table.spots["blue-3"], axis=0)
    cv2.line(image, (round(x), round(y)), (image.shape[1], round(y) + 40), (120, 150, 205), 60)
    found = Reader(table).read(image)
    assert "blue-3" in found.hidden and "red-3" not in found.hidden
    assert found.hands == {"right"}


def test_a_board_that_was_pushed_is_said_to_be_moved(table: DiceTable) -> None:
    pushed = cv2.warpAffine(in_play().image, np.array([[1, 0, 70.0], [0, 1, 45]]), in_play().image.shape[1::-1])
    found = Reader(table).read(np.asarray(pushed, np.uint8))
    assert found.table_moved and not found.dice and not found.quality.ok


def test_a_picture_of_another_size_is_refused(table: DiceTable) -> None:
    with pytest.raises(ImageError, match="1024"):
        Reader(table).read(np.zeros((480, 640, 3), np.uint8))


def test_dice_are_read_without_a_table() -> None:
    found = read_dice(in_rows().image)
    assert sorted((d.colour, d.pips) for d in found.dice) == sorted(ALL)
    assert all(d.space is None and d.seat is None for d in found.dice)
    assert not read_dice(np.full((480, 640, 3), 180, np.uint8)).dice


def test_dice_in_rows_teach_themselves() -> None:
    taught, report = teach([in_rows().image])
    assert sorted((e.owner, e.pips) for e in taught.examples) == sorted(ALL)
    assert not report.missing and report.to_dict()["taught"] == {c: 6 for c, _ in ALL}
    with pytest.raises(DiceTeachError, match="rows"):
        teach([in_play().image])


def test_what_is_like_a_taught_die_is_weighed_towards_it(table: DiceTable) -> None:
    taught, _ = teach([in_rows().image])
    pictures = np.stack([np.asarray(cv2.imdecode(np.frombuffer(e.picture, np.uint8), cv2.IMREAD_COLOR), np.uint8)
                         for e in taught.examples])
    assert features_of(pictures).shape == (24, 160)
    likeness = Likeness(taught)
    die = in_play().dice[0]
    faces = read_faces(in_play().image, np.array([die["box"]]), np.array([die["up"]]))
    weighed = likeness.weighed(faces)
    told = COLOUR_NAMES.index(die["colour"])
    assert weighed.colours[0].argmax() == told and weighed.colours.sum() == pytest.approx(1)
    assert weighed.colours[0, told] >= faces.colours[0, told] - 1e-3


def test_a_die_is_turned_upright() -> None:
    image = np.zeros((100, 100, 3), np.uint8)
    image[40:60, 70:75] = 255  # right of the middle, which is up here
    small, matrix = upright(image, np.array([30.0, 30, 70, 70]), np.array([1.0, 0]))
    rows, _ = np.nonzero(small[..., 0] > 128)
    assert rows.max() < 12
    assert matrix @ [23.5, 23.5, 1] == pytest.approx([50, 50])


def test_of_boxes_that_overlap_the_best_is_kept() -> None:
    boxes = np.array([[0, 0, 10, 10], [1, 1, 11, 11], [20, 0, 30, 10.0]])
    assert apart(boxes, 0.5).tolist() == [0, 2]


def test_the_networks_are_there_as_shipped() -> None:
    assert ready().ok
