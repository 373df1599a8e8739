"""What is said about a wrong file: the first mistake, with its place and what to write instead."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from referee.files import FileFault, read_json, write_whole
from referee.files.table import load_table, table_in
from referee.geometry.lens import Lens, LensError
from referee.values.board import BoardTable, Square
from referee.values.common import Quality, TableError

LENS = Lens(960, 540, 380.0, (482.0, 268.0), (-0.21, 0.028, 4e-4, -5e-4), 0.1, 12).to_dict()
CAMERA = {"focal": 900.0, "centre": [640.0, 360.0], "k1": 0.0, "rotation": [[1.0, 0.0, 0.0]] * 3,
          "translation": [0.0, 0.0, 9.0]}
TABLE = BoardTable(100, 100, (Square((0, 0), "red", (200, 0, 0), ((0, 0), (9, 0), (9, 9), (0, 9))),),
                   quality=Quality(True), camera=CAMERA).to_dict()


def changed(data: dict[str, Any], place: list[Any], value: Any) -> dict[str, Any]:
    """A copy with another value at that place, or without it (`...`)."""
    copy = deepcopy(data)
    at: Any = copy
    for step in place[:-1]:
        at = at[step]
    if value is ...:
        del at[place[-1]]
    else:
        at[place[-1]] = value
    return copy


@pytest.mark.parametrize(("place", "value", "says"), [
    (["focal"], ..., "focal is missing"),
    (["focal"], True, "focal is True; it must be a number"),
    (["focal"], "380", "focal is '380'; it must be a number"),
    (["focal"], float("nan"), "focal is nan; it must be a number"),
    (["focal"], float("inf"), "focal is inf; it must be a number"),
    (["focal"], 10 ** 400, "focal is 1000"),
    pytest.param(["focal"], 1 << 40_000, "focal is a number of thousands of digits; it must be a number", id="huge"),
    (["focal"], 0, "focal is 0; it must be more than 0"),
    (["image"], 3, "image is 3; it must be an object"),
    (["image", "width"], 0, "image.width is 0; it must be more than 0"),
    (["image", "width"], 10 ** 9, "image.width is 1000000000; it must be at most 100000"),
    (["image", "width"], 960.0, "image.width is 960.0; it must be a whole number"),
    (["distortion"], [0, 0], "distortion[2] is missing"),
    (["distortion"], [0, 0, 0, 0, 0], "distortion is [0, 0, 0, 0, ...]; it must be a list of at most 4"),
    (["distortion", 1], None, "distortion[1] is None; it must be a number"),
    (["centre"], "12", "centre is '12'; it must be a list"),
    (["format"], "referee-lens/2", "this is not a referee-lens/1 file but 'referee-lens/2'"),
])
def test_a_wrong_lens_is_told_with_the_place_of_the_mistake(place: list[Any], value: Any, says: str) -> None:
    with pytest.raises(LensError, match="referee calibrate") as error:
        Lens.from_dict(changed(LENS, place, value))
    assert says in str(error.value) and len(str(error.value)) < 200


@pytest.mark.parametrize(("place", "value", "says"), [
    (["squares"], [], "squares is []; it must be a list of at least 1"),
    (["squares"], TABLE["squares"] * 2, "squares hold row 0, col 0 twice"),
    (["squares", 0], 7, "squares[0] is 7; it must be an object"),
    (["squares", 0, "row"], 1000, "squares[0].row is 1000; it must be below 1000"),
    (["squares", 0, "quad", 2], ..., "squares[0].quad[3] is missing"),
    (["squares", 0, "quad", 2, 1], "9", "squares[0].quad[2][1] is '9'; it must be a number"),
    (["squares", 0, "covered"], 1, "squares[0].covered is 1; it must be true or false"),
    (["squares", 0, "colour"], 1, "squares[0].colour is 1; it must be a text"),
    (["quality"], "fine", "quality is 'fine'; it must be an object"),
    (["reference"], "?", "reference is not base64"),
    (["reference"], 3, "reference is 3; it must be a text"),
    (["camera", "focal"], -1, "camera.focal is -1; it must be more than 0"),
    (["camera", "rotation", 1], [0, 0], "camera.rotation[1][2] is missing"),
    (["art"], "good", "art is 'good'; it must be a number"),
])
def test_a_wrong_table_is_told_with_the_place_of_the_mistake(place: list[Any], value: Any, says: str) -> None:
    with pytest.raises(TableError, match=r"the table file is damaged \(.*\); run `referee learn` again") as error:
        table_in(changed(TABLE, place, value))
    assert says in str(error.value) and len(str(error.value)) < 200


def test_what_is_not_known_is_read_over_and_what_may_be_left_out_is() -> None:
    assert table_in(TABLE | {"note": "ours", "quality": {"ok": True, "note": 1}}) == table_in(TABLE)
    bare = {key: TABLE[key] for key in ("format", "image", "squares")}
    assert table_in(bare).camera == table_in(bare | {"camera": {}}).camera == {}
    assert "camera" not in table_in(bare).to_dict()


@pytest.mark.parametrize("text", ["[" * 100_000, "1" * 5000, "{", "\ud800"], ids=["deep", "huge", "cut", "no UTF-8"])
def test_what_is_no_json_is_told_as_that(tmp_path: Path, text: str) -> None:
    (tmp_path / "file.json").write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(FileFault):
        read_json(tmp_path / "file.json")
    with pytest.raises(TableError, match=r"file.json is not a table file \("):
        load_table(tmp_path / "file.json")


def test_a_file_is_replaced_once_the_new_one_is_whole(tmp_path: Path) -> None:
    (tmp_path / "file.json").write_text("old")
    (tmp_path / "file.json.part").mkdir()
    with pytest.raises(OSError):
        write_whole(tmp_path / "file.json", "new")
    assert (tmp_path / "file.json").read_text() == "old"
    (tmp_path / "file.json.part").rmdir()
    write_whole(tmp_path / "file.json", "new")
    assert (tmp_path / "file.json").read_text() == "new" and len(list(tmp_path.iterdir())) == 1
