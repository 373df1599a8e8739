"""Learning the table: exactly its squares and colours, from any side; what is not a whole board is refused in words."""

import re
from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import pytest

from referee.evaluate.board.figures import judge_table
from referee.evaluate.board.truth import TrueBoard, TrueSquare
from referee.files.table import load_table, save_table, table_in
from referee.sim.board import empty_board, render, sample_style, truth
from referee.sim.board.scene.populate import Mix, sample_shot
from referee.sim.common.camera import Aim, look_at
from referee.sim.common.looks.surroundings import TableLook
from referee.values.board import BoardTable
from referee.values.common import TableError
from referee.vision.board import Reader, learn
from referee.vision.board.finding.lattice import grow_lattices
from referee.vision.board.finding.squares import find_squares
from referee.vision.common import ImageError, TableNotFound
from referee.vision.common.images import reference_picture
from tests.support.drawn import INKS, TABLE, camera_over, flat_board, layout, outer_corners, seen_by

SIZE = (960, 540)


def rendered(seed: int, azimuth: float, elevation: float = 62.0, *, sections: int = 4, distance: float = 430.0,
             size: tuple[int, int] = SIZE, cloth: TableLook | None = None) -> tuple[np.ndarray, TrueBoard]:
    """A bare board in a random look, on a `cloth` if given, and its truth; a section has 16 squares."""
    rng = np.random.default_rng(seed)
    style = sample_style(rng)
    if cloth is not None:
        style = replace(style, table=replace(cloth, seed=style.table.seed))
    board = empty_board(rng, style, sections, 4)
    camera = look_at((0, 0, 0), Aim(azimuth, elevation, distance, 2.0), 55, size, (-0.04, 0.0, 0.0, 0.0, 0.0))
    squares = tuple(TrueSquare(tuple(c["cell"]), c["colour"], tuple(map(tuple, c["poly_px"])))
                    for c in truth(board, style, camera)["cells"])
    return render(board, style, camera, seed=seed), TrueBoard(squares, 2.0, elevation)


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "azimuth"), [
    (1, 262.0), (3, 100.0),
    (2, 10.0),
])
def test_learn_finds_exactly_the_squares_and_their_colours_from_every_side(seed: int, azimuth: float) -> None:
    image, true = rendered(seed, azimuth)
    table = learn([image])
    judged = judge_table(table, true)
    assert judged.exact and len(table.squares) == len(true.squares)
    assert judged.colours == 1.0
    assert judged.offset is not None and judged.offset < 0.08
    assert_upright(table)


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize(("seed", "turn", "view"), [
    (1, 6.0, {"distance": 520.0, "size": (1280, 720)}), (9, 6.0, {"distance": 520.0, "size": (1280, 720)}),
    pytest.param(9, 11.5, {"elevation": 41.0, "distance": 681.0, "size": (1920, 1080)}, id="much of it"),
])
def test_a_checked_cloth_is_told_from_the_board_on_it(seed: int, turn: float, view: dict[str, Any]) -> None:
    """Checks about as large as the squares, nearly in line with them, white and in one of their colours."""
    cloth = TableLook("check", (232, 228, 218), (196, 31, 46), 22.0, contrast=0.9, turn_deg=turn)
    image, true = rendered(seed, 100.0, sections=6, cloth=cloth, **view)
    table = learn([image])
    judged = judge_table(table, true)
    assert judged.exact and len(table.squares) == len(true.squares) == 96
    assert judged.colours == 1.0


@pytest.mark.slow
def test_a_board_is_found_of_which_hardly_a_square_is_seen_but_for_its_motif() -> None:
    """No lines: squares melt into neighbours of their colour. Fewer than six of the others hang together."""
    rng = np.random.default_rng(996064)
    style = sample_style(rng)
    rng.integers(5)
    mix = Mix(cards=(6, 40), hand=0.2, overlap=0.0, off_grid=0.1)
    shot = sample_shot(rng, style, (1920, 1080), mix, elevation=(36.0, 88.0), fill=(0.85, 1.0))
    image = render(shot.scene.empty(), shot.empty_style, shot.empty_camera, seed=1)
    assert list(grow_lattices(find_squares(image), (1920, 1080))) == []
    table = learn([image])
    assert len(table.squares) == 64
    assert "the board is made of 4 full sections" in table.quality.warnings[0]


@pytest.mark.parametrize("name", ["still", "moment"])
def test_learn_finds_exactly_the_squares_and_colours_of_a_path_traced_board(name: str, request) -> None:
    known = request.getfixturevalue(name)
    assert known.learned.exact and known.learned.colours == 1.0
    assert known.learned.offset < 0.06
    assert known.table.quality.ok and not known.table.quality.warnings
    assert_upright(known.table)


def assert_upright(table: BoardTable) -> None:
    """Rows go down the picture and columns to the right, both from 0, on the whole."""
    middles = {s.cell: np.mean(s.quad, axis=0) for s in table.squares}
    down = np.mean([middles[r + 1, c] - m for (r, c), m in middles.items() if (r + 1, c) in middles], axis=0)
    right = np.mean([middles[r, c + 1] - m for (r, c), m in middles.items() if (r, c + 1) in middles], axis=0)
    assert down[1] > abs(down[0])
    assert right[0] > abs(right[1])
    assert min(r for r, _ in middles) == min(c for _, c in middles) == 0


def test_roughly_marked_corners_settle_on_the_grid() -> None:
    rows, cols = 15, 15
    camera = camera_over(rows, cols, distance=22.0, k1=-0.05, size=(960, 720), focal=850.0)
    image = seen_by(camera, flat_board(rows, cols), size=(960, 720))
    off = 7.0 * np.array([[0.8, -0.6], [-1.0, 0.0], [0.6, 0.8], [0.0, 1.0]])
    corners = outer_corners(camera, rows, cols) + off
    table = learn([image], corners=[(float(x), float(y)) for x, y in corners], grid=(rows, cols))
    assert [s.cell for s in table.squares] == [(r, c) for r in range(rows) for c in range(cols)]
    for square in table.squares:
        r, c = square.cell
        true = camera.project([[c, r], [c + 1, r], [c + 1, r + 1], [c, r + 1]])
        side = np.sqrt(cv2.contourArea(true.astype(np.float32)))
        assert np.linalg.norm(np.array(square.quad) - true, axis=1).max() < 0.1 * side, square.cell


@pytest.mark.slow
def test_marked_corners_choose_between_two_boards() -> None:
    flat = flat_board(8, 16, layout(8, 16, 3))
    gap = flat[0, 0].copy()
    flat[:, 6 * 48 + 7 * 48:6 * 48 + 10 * 48] = gap  # two boards of 8 x 7 and 8 x 6 with 3 squares of table between
    camera = camera_over(8, 16, distance=19.0, turn=0.0, elevation=75.0)
    image = seen_by(camera, flat)
    right = camera.project(np.array([[10.0, 0.0], [16.0, 0.0], [16.0, 8.0], [10.0, 8.0]]))
    assert len(learn([image]).squares) == 56
    table = learn([image], corners=[(float(x), float(y)) for x, y in right])
    assert len(table.squares) == 48
    assert min(x for s in table.squares for x, _ in s.quad) > camera.project([9.5, 4.0])[0]


@pytest.mark.slow
def test_a_shadow_that_passes_through_one_of_three_pictures_does_not_count() -> None:
    image = seen_by(camera_over(6, 6, distance=13.0), flat_board(6, 6, layout(6, 6, 5)))
    ys, xs = np.mgrid[0:image.shape[0], 0:image.shape[1]]
    shadow = np.clip((60 - np.abs(xs - 0.6 * ys - 200)) / 12, 0, 1)[..., None] * 0.85
    shaded = (image * (1 - shadow)).astype(np.uint8)
    with_it, without = learn([image, shaded, image]), learn([image])
    assert with_it.layout == without.layout and len(with_it.layout) == 36
    assert np.abs(np.array([s.rgb for s in with_it.squares]) - np.array([s.rgb for s in without.squares])).max() <= 3


def nothing() -> np.ndarray:
    """A table with things on it, but no board."""
    image = np.full((540, 960, 3), (120, 140, 160), np.uint8)
    cv2.circle(image, (300, 200), 90, (40, 40, 200), -1)
    cv2.rectangle(image, (600, 300), (760, 420), (90, 160, 30), -1)
    return np.clip(image + np.random.default_rng(0).normal(0, 4, image.shape), 0, 255).astype(np.uint8)


@pytest.mark.parametrize("image", [
    pytest.param(nothing(), id="a table without a board"),
    pytest.param(np.zeros((540, 960, 3), np.uint8), id="black"),
    pytest.param(np.full((540, 960, 3), 255, np.uint8), id="white"),
    pytest.param(np.random.default_rng(1).integers(0, 256, (540, 960, 3)).astype(np.uint8), id="noise"),
    pytest.param(np.full((1, 1, 3), 90, np.uint8), id="one pixel"),
    pytest.param(np.full((2, 900, 3), 90, np.uint8), id="two rows of pixels"),
])
def test_a_picture_without_a_board_is_refused_with_what_to_do(image: np.ndarray) -> None:
    with pytest.raises((TableNotFound, ImageError), match=r"show the whole empty board.*--corners"):
        learn([image])


@pytest.mark.parametrize("side", ["left", "right", "top", "bottom"])
def test_half_a_board_is_refused_with_what_to_do(side: str) -> None:
    """Cut in the middle of a square: that the board goes on can be seen."""
    camera = camera_over(8, 8, distance=14.0, turn=3.0, elevation=80.0)
    image = seen_by(camera, flat_board(8, 8, layout(8, 8, 2)))
    x, y = (int(v) for v in camera.project([4.5, 4.5]))
    half = {"left": np.s_[:, :x], "right": np.s_[:, x:], "top": np.s_[:y, :], "bottom": np.s_[y:, :]}[side]
    with pytest.raises(TableNotFound, match="outside the picture; move the camera back"):
        learn([np.ascontiguousarray(image[half])])


@pytest.mark.parametrize("darker", [6.0, 20.0])
def test_a_cloth_between_two_inks_is_not_the_rest_of_the_board(darker: float) -> None:
    """From one side to the other, as light changes it, it is nearer to orange and nearer to yellow."""
    flat = flat_board(8, 8, layout(8, 8, 2))
    cloth = np.array([26.0, 158.0, 224.0]) + np.linspace(-darker, darker, flat.shape[1])[:, None] * [0.0, 1.0, 0.0]
    flat = np.where((flat == TABLE).all(axis=-1, keepdims=True), cloth, flat).astype(np.uint8)
    image = seen_by(camera_over(8, 8, distance=12.0, turn=3.0, elevation=70.0), flat)
    assert len(learn([image]).squares) == 64


@pytest.mark.slow
def test_a_board_of_all_its_sections_does_not_go_on_beyond_the_picture() -> None:
    """The picture ends close to it, on a cloth of stripes in two of its colours."""
    flat = flat_board(12, 12, layout(12, 12, 2))
    stripes = np.where(np.arange(flat.shape[1])[:, None] // 70 % 2, INKS["red"][::-1], INKS["orange"][::-1])
    flat = np.where((flat == TABLE).all(axis=-1, keepdims=True), stripes, flat).astype(np.uint8)
    camera = camera_over(12, 12, distance=17.0, turn=0.0, elevation=80.0)
    low = int(camera.project([6.0, 12.4])[1])
    assert len(learn([np.ascontiguousarray(seen_by(camera, flat)[:low])]).squares) == 144


def test_a_board_whose_last_row_is_cut_a_little_is_no_go() -> None:
    """By less than a fifth, which is left out: what is left is not made of full sections."""
    camera = camera_over(8, 12, distance=18.0, turn=0.0, elevation=80.0)
    image = seen_by(camera, flat_board(8, 12, layout(8, 12, 2)))
    low = int(camera.project(np.array([[0.0, 7.95], [12.0, 7.95]]))[:, 1].max())
    table = learn([np.ascontiguousarray(image[:low])])
    assert len(table.squares) == 84
    assert not table.quality.ok
    assert any("84 squares" in w and "see that the whole board shows" in w for w in table.quality.warnings)


def test_an_unusual_number_of_sections_is_said_but_may_be() -> None:
    """Players may lay out as many as they like; or one of them was not seen."""
    camera = camera_over(8, 8, distance=12.0, turn=3.0, elevation=80.0)
    quality = learn([seen_by(camera, flat_board(8, 8, layout(8, 8, 2)))]).quality
    assert quality.ok
    assert quality.warnings == ("the board is made of 4 full sections, usual are 6 or 9: if yours has more, not all of "
                                "it was made out",)


GRID = {"corners": [(100.0, 100.0), (700.0, 100.0), (700.0, 500.0), (100.0, 500.0)], "grid": (8, 8)}


@pytest.mark.parametrize(("arguments", "says"), [
    pytest.param({"grid": (8, 8)}, "--grid needs --corners", id="grid alone"),
    pytest.param({"corners": [(0.0, 0.0), (9.0, 0.0), (9.0, 9.0)]}, "four points", id="three corners"),
    pytest.param({**GRID, "grid": (0, 8)}, "0x8 is not a board", id="no rows"),
    pytest.param({**GRID, "grid": (41, 8)}, "41x8 is not a board", id="too many rows"),
    pytest.param({**GRID, "corners": [(2000.0, 2000.0), (2900.0, 2000.0), (2900.0, 2900.0), (2000.0, 2900.0)]},
                 "outside the picture", id="corners outside"),
    pytest.param(GRID, "no grid of 8x8 squares is seen", id="no grid there"),
])
def test_wrong_help_is_refused_in_one_sentence(arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(TableNotFound, match=re.escape(says)):
        learn([nothing()], **arguments)


def test_pictures_must_be_there_and_of_one_size() -> None:
    with pytest.raises(ImageError, match="no picture given"):
        learn([])
    with pytest.raises(ImageError, match="differ in size"):
        learn([nothing(), nothing()[:500]])


@pytest.mark.parametrize(("camera", "gain", "says"), [
    pytest.param({"distance": 26.0}, 1.0, "pixels wide, 57 are needed.*closer", id="far"),
    pytest.param({"elevation": 29.0, "distance": 18.0}, 1.0, "29 degrees.*higher", id="low"),
    pytest.param({"distance": 14.0}, 0.22, "too dark", id="dark"),
])
def test_what_makes_a_view_unfit_for_play_is_said(camera: dict[str, Any], gain: float, says: str) -> None:
    image = seen_by(camera_over(8, 8, **camera), flat_board(8, 8, layout(8, 8)), noise=0.5)
    quality = learn([(image * gain).astype(np.uint8)]).quality
    assert not quality.ok
    assert any(re.search(says, w) for w in quality.warnings), quality.warnings


def test_a_table_travels_through_its_file(still, tmp_path) -> None:
    table = still.table
    save_table(table, tmp_path / "table.json")
    back = load_table(tmp_path / "table.json")
    assert (back.width, back.height, back.kit, back.quality.ok) == (1920, 1080, "standard", True)
    assert back.layout == table.layout and back.reference == table.reference and back.camera == table.camera
    assert [s.rgb for s in back.squares] == [s.rgb for s in table.squares]
    assert np.abs(np.array([s.quad for s in back.squares]) - np.array([s.quad for s in table.squares])).max() <= 0.0051
    assert table_in(back.to_dict()) == back
    first, *rest = back.squares
    unsure = replace(back, squares=(replace(first, others=("blue", "red")), *rest))
    assert table_in(unsure.to_dict()) == unsure and unsure.uncertain == {first.cell: ("blue", "red")}


@pytest.mark.slow
def test_a_table_of_a_large_picture_keeps_it_made_smaller_and_serves_from_its_file(still, tmp_path) -> None:
    """A camera of 4K, or a phone: its picture is kept at the size in which it was looked at."""
    large = cv2.resize(still.empty, None, fx=1.6, fy=1.6, interpolation=cv2.INTER_CUBIC)
    table = learn([large])
    save_table(table, tmp_path / "table.json")
    again = load_table(tmp_path / "table.json")
    assert (again.width, again.height) == (3072, 1728)
    assert again.layout == still.table.layout
    assert 0 < reference_picture(again).shape[1] < again.width
    assert Reader(again).read(large).cards == ()


@pytest.mark.parametrize("text", ["", "[]", '{"format": "referee-table/9"}', '{"format": "referee-table/1"}'])
def test_a_file_that_is_no_table_is_refused_with_what_to_do(text: str, tmp_path) -> None:
    (tmp_path / "table.json").write_text(text, encoding="utf-8")
    with pytest.raises(TableError, match="referee learn"):
        load_table(tmp_path / "table.json")


@pytest.mark.parametrize("damage", [
    {"squares": []}, {"squares": {}}, {"quality": "fine"}, {"row": -1}, {"row": 10**9}, {"row": float("inf")},
    {"twice": True}, {"quad": [[float("nan"), 0], [1, 0], [1, 1], [0, 1]]},
])
def test_a_table_that_was_damaged_by_hand_is_refused(damage: dict[str, Any], still) -> None:
    data = still.table.to_dict()
    first = data["squares"][0]
    if "squares" in damage or "quality" in damage:
        data |= damage
    elif "twice" in damage:
        data["squares"].append(first)
    else:
        first |= damage
    with pytest.raises(TableError, match=r"the table file is damaged .* run `referee learn` again"):
        table_in(data)
