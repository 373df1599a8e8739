"""A taught set as a file: what it holds, what is missing from it, and what is said about a wrong one."""

from __future__ import annotations

import base64
import json
import struct
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from referee.kit.taught import MOST, SIZES, Example, SetError, TaughtSet
from referee.values import Quality, Square, Table, TableError


def png(rows: int = 88, columns: int = 176, grey: int = 90) -> bytes:
    """A grey PNG, made by hand."""
    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    pixels = (b"\0" + bytes([grey]) * (3 * columns)) * rows
    header = struct.pack(">IIBBBBB", columns, rows, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(pixels))
            + chunk(b"IEND", b""))


def card(owner: str, piece: int, grey: int = 90) -> tuple[Example, Example]:
    return tuple(Example("half", owner, png(grey=grey), piece, side, "red", "red") for side in (1, 3))


def joker(owner: str, grey: int = 90) -> Example:
    return Example("joker", owner, png(grey=grey), on="blue")


def token(grey: int = 90) -> Example:
    return Example("token", "", png(*SIZES["token"], grey), rise=0.25)


WHOLE = TaughtSet((*card("solid", 0), *card("solid", 1), joker("solid"), token()), "grandma's")


def test_a_set_is_the_same_after_it_was_written_and_read(tmp_path: Path) -> None:
    WHOLE.save(tmp_path / "set.json")
    assert TaughtSet.load(tmp_path / "set.json") == WHOLE
    assert list(tmp_path.iterdir()) == [tmp_path / "set.json"]
    assert str(tmp_path) not in (tmp_path / "set.json").read_text()


def test_what_is_missing_is_said_of_every_owner() -> None:
    assert WHOLE.missing(["solid"]) == []
    assert WHOLE.missing(["solid", "dotted"]) == ["no card of the dotted player", "no joker of the dotted player"]
    assert TaughtSet(card("dashed", 3)).missing(["dashed"]) == [
        "only one card of the dashed player", "no joker of the dashed player", "no token"]


def test_merged_sets_keep_the_halves_of_each_card_together() -> None:
    both = WHOLE.merged(TaughtSet((*card("solid", 0, 20), joker("dotted")), "other"))
    assert both.pieces("half", "solid") == 3 and both.owners == ("solid", "dotted")
    assert both.name == "grandma's" and TaughtSet().merged(WHOLE) == WHOLE


def test_of_every_kind_and_owner_the_newest_are_kept_and_only_whole_cards() -> None:
    many = [joker("solid", n) for n in range(MOST + 3)]
    cards = [half for n in range(MOST) for half in card("solid", n, n)]
    kept = TaughtSet((joker("dotted"), *many, *cards, *card("dotted", 99)))
    assert kept.of("joker", "solid") == tuple(many[3:])
    assert {e.piece for e in kept.of("half", "solid")} == set(range(MOST // 2, MOST))
    assert len(kept.of("half", "solid")) == MOST
    assert kept.pieces("joker", "dotted") == kept.pieces("half", "dotted") == 1


def encoded(data: bytes) -> str:
    return base64.b64encode(data).decode()


WIDE = encoded(png(88, 177))


@pytest.mark.parametrize(("change", "says"), [
    ({"kind": "dice"}, "kind is 'dice'; it must be one of half, joker, token"),
    ({"kind": None}, "kind is None"),
    ({"owner": ""}, "its owner is empty"),
    ({"owner": 7}, "owner is 7; it must be a text"),
    ({"owner": "x" * 61}, "it must be a text of at most 60 letters"),
    ({"owner": ...}, "'owner' is missing"),
    ({"side": 4}, "side 4"),
    ({"side": 1.5}, "side is 1.5; it must be a whole number"),
    ({"side": True}, "side is True"),
    ({"piece": -1}, "piece is -1"),
    ({"picture": ...}, "'picture' is missing"),
    ({"picture": "?"}, "its picture is not base64"),
    ({"picture": encoded(b"GIF89a")}, "its picture is no PNG"),
    ({"picture": WIDE}, "its picture is not 176 pixels wide and 88 high"),
    ({"picture": encoded(png()[:-30])}, "damaged"),
    ({"picture": encoded(png()[:-12])}, "cut off"),
    ({"picture": encoded(png()[:60] + b"\0" + png()[61:])}, "damaged"),
    ({"picture": encoded(png()[:8])}, "its picture is not 176 pixels wide"),
])
def test_a_damaged_example_is_named_with_what_is_wrong(change: dict[str, object], says: str) -> None:
    data = WHOLE.to_dict()
    row = data["examples"][0]
    for key, value in change.items():
        if value is ...:
            del row[key]
        else:
            row[key] = value
    with pytest.raises(SetError, match=r"example 1 of the set is damaged .*run `referee teach` again") as error:
        TaughtSet.from_dict(data)
    assert says in str(error.value)


def test_how_far_a_token_rises_is_a_share() -> None:
    data = WHOLE.to_dict()
    data["examples"][-1]["rise"] = 1.5
    with pytest.raises(SetError, match=r"example 6 .*rise is 1.5"):
        TaughtSet.from_dict(data)


@pytest.mark.parametrize(("text", "says"), [
    (None, "no such set"),
    ("not json", "cannot be read as a set"),
    ("[]", "is no set of pieces"),
    ("[" * 100_000, "cannot be read as a set"),
    ('{"format": "referee-set/2"}', "this version of Referee reads referee-set/1"),
    ('{"format": "referee-table/1"}', "this is no set of pieces but 'referee-table/1'"),
    ('{"format": "referee-set/1"}', "holds no list of examples"),
    ('{"format": "referee-set/1", "examples": "abc"}', "holds no list of examples"),
    ('{"format": "referee-set/1", "examples": [], "name": 3}', "its name is no text"),
    ('{"format": "referee-set/1", "examples": [3]}', "example 1 of the set is damaged"),
])
def test_a_file_that_is_no_set_is_refused_by_name(tmp_path: Path, text: str | None, says: str) -> None:
    file = tmp_path / "set.json"
    if text is not None:
        file.write_text(text)
    with pytest.raises(SetError, match="referee teach") as error:
        TaughtSet.load(file)
    assert says in str(error.value) and "set.json" in str(error.value)


TABLE = Table(100, 100, (Square((0, 0), "red", (200, 0, 0), ((0, 0), (9, 0), (9, 9), (0, 9))),), Quality(True))


def test_a_table_carries_the_set_it_was_learned_with(tmp_path: Path) -> None:
    replace(TABLE, taught=WHOLE).save(tmp_path / "table.json")
    assert Table.load(tmp_path / "table.json").taught == WHOLE
    TABLE.save(tmp_path / "table.json")
    assert Table.load(tmp_path / "table.json").taught is None
    assert "set" not in json.loads((tmp_path / "table.json").read_text())


def test_a_damaged_set_in_a_table_is_said_to_be_the_set() -> None:
    with pytest.raises(TableError, match=r"the set in the table file .*referee learn --set"):
        Table.from_dict(TABLE.to_dict() | {"set": {"format": "referee-set/9"}})
    with pytest.raises(TableError, match="the table file is damaged"):
        Table.from_dict(TABLE.to_dict() | {"set": 3})
