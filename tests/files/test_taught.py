"""A taught set as a file: what is written is read again, and what is said about a wrong one."""

from __future__ import annotations

import base64
import json
from dataclasses import replace
from pathlib import Path

import pytest

from referee.files.table import load_table, save_table, table_in
from referee.files.taught import load_set, save_set, set_in
from referee.kit.taught import SetError, TaughtSet
from referee.values.board import BoardTable, Square
from referee.values.common import Quality, TableError
from tests.support.taught import WHOLE, png


def test_a_set_is_the_same_after_it_was_written_and_read(tmp_path: Path) -> None:
    learned = tuple(replace(e, by="answer") for e in WHOLE.examples[:2])
    whole = WHOLE.merged(TaughtSet(learned))
    save_set(whole, tmp_path / "set.json")
    assert load_set(tmp_path / "set.json") == whole and [e.by for e in whole.examples].count("answer") == 2
    assert list(tmp_path.iterdir()) == [tmp_path / "set.json"]
    assert str(tmp_path) not in (tmp_path / "set.json").read_text()


def encoded(data: bytes) -> str:
    return base64.b64encode(data).decode()


WIDE = encoded(png(88, 177))


@pytest.mark.parametrize(("change", "says"), [
    ({"kind": "dice"}, "kind is 'dice'; it must be one of 'half', 'joker', 'token'"),
    ({"kind": None}, "kind is None"),
    ({"owner": ""}, "owner is ''; it must be a text of at least 1"),
    ({"owner": 7}, "owner is 7; it must be a text"),
    ({"owner": "x" * 61}, "it must be a text of at most 60 letters"),
    ({"owner": ...}, "owner is missing"),
    ({"side": 4}, "side is 4; it must be below 4"),
    ({"side": 1.5}, "side is 1.5; it must be a whole number"),
    ({"side": True}, "side is True"),
    ({"piece": -1}, "piece is -1; it must be at least 0"),
    ({"picture": ...}, "picture is missing"),
    ({"picture": "?"}, "picture is not base64"),
    ({"picture": encoded(b"GIF89a")}, "holds a picture that is no PNG"),
    ({"picture": WIDE}, "holds a picture that is not 176 pixels wide and 88 high"),
    ({"picture": encoded(png()[:-30])}, "damaged"),
    ({"picture": encoded(png()[:-12])}, "cut off"),
    ({"picture": encoded(png()[:60] + b"\0" + png()[61:])}, "damaged"),
    ({"picture": encoded(png()[:8])}, "holds a picture that is not 176 pixels wide"),
])
def test_a_damaged_example_is_named_with_what_is_wrong(change: dict[str, object], says: str) -> None:
    data = WHOLE.to_dict()
    row = data["examples"][0]
    for key, value in change.items():
        if value is ...:
            del row[key]
        else:
            row[key] = value
    with pytest.raises(SetError, match=r"the set is damaged \(examples\[0\].*run `referee teach` again") as error:
        set_in(data)
    assert says in str(error.value)


def test_how_far_a_token_rises_is_a_share() -> None:
    data = WHOLE.to_dict()
    data["examples"][-1]["rise"] = 1.5
    with pytest.raises(SetError, match=r"examples\[5\].rise is 1.5; it must be at most 1"):
        set_in(data)


@pytest.mark.parametrize(("text", "says"), [
    (None, "no such set"),
    ("not json", "cannot be read as a set"),
    ("[]", "is no set of pieces"),
    ("[" * 100_000, "cannot be read as a set"),
    ('{"format": "referee-set/2"}', "this version of Referee reads referee-set/1"),
    ('{"format": "referee-table/1"}', "this is no set of pieces but 'referee-table/1'"),
    ('{"format": "referee-set/1"}', "examples is missing"),
    ('{"format": "referee-set/1", "examples": "abc"}', "examples is 'abc'; it must be a list"),
    ('{"format": "referee-set/1", "examples": [], "name": 3}', "name is 3; it must be a text"),
    ('{"format": "referee-set/1", "examples": [3]}', "examples[0] is 3; it must be an object"),
])
def test_a_file_that_is_no_set_is_refused_by_name(tmp_path: Path, text: str | None, says: str) -> None:
    file = tmp_path / "set.json"
    if text is not None:
        file.write_text(text)
    with pytest.raises(SetError, match="referee teach") as error:
        load_set(file)
    assert says in str(error.value) and "set.json" in str(error.value)


TABLE = BoardTable(100, 100, (Square((0, 0), "red", (200, 0, 0), ((0, 0), (9, 0), (9, 9), (0, 9))),),
                   quality=Quality(True))


def test_a_table_carries_the_set_it_was_learned_with(tmp_path: Path) -> None:
    save_table(replace(TABLE, taught=WHOLE), tmp_path / "table.json")
    assert load_table(tmp_path / "table.json").taught == WHOLE
    save_table(TABLE, tmp_path / "table.json")
    assert load_table(tmp_path / "table.json").taught is None
    assert "set" not in json.loads((tmp_path / "table.json").read_text())


def test_a_damaged_set_in_a_table_is_said_to_be_the_set() -> None:
    with pytest.raises(TableError, match=r"the set in the table file .*referee learn --set"):
        table_in(TABLE.to_dict() | {"set": {"format": "referee-set/9"}})
    with pytest.raises(TableError, match="this is no set of pieces but 3"):
        table_in(TABLE.to_dict() | {"set": 3})


@pytest.mark.parametrize(("board", "says"), [
    ({"red": [300, 0, 0]}, "it must be at most 255"), ({"red": [1, 2]}, "boards"), ({"": [1, 2, 3]}, "boards"),
    ({"re\x1b[31md": [1, 2, 3]}, "boards"), ({"red": ["a", 0, 0]}, "boards")])
def test_a_damaged_board_is_named(board: dict[str, object], says: str) -> None:
    with pytest.raises(SetError, match=says):
        set_in({**WHOLE.to_dict(), "boards": [board]})


def test_a_set_from_before_boards_were_kept_is_read() -> None:
    data = WHOLE.to_dict()
    del data["boards"]
    assert set_in(data) == WHOLE
