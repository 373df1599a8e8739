"""What people wrote into pieces.json: read, or refused with the place of the mistake."""

from pathlib import Path
from typing import Any

import pytest

from referee.files.pieces import MOST
from referee.vision.board.teaching.named import Named, NamedColour, TeachError, load_pieces, parse_colours, parse_pieces

OWNERS = ("solid", "dotted")
CARD = {"owner": "solid", "at": [3, 4.5]}


def test_every_list_is_read_and_each_entry_may_hold_more() -> None:
    found = parse_pieces({"cards": [CARD], "jokers": [{"owner": "dotted", "at": (7, 8), "note": "torn"}],
                          "tokens": [{"at": [0, 0]}]}, OWNERS)
    assert found == (Named("card", "solid", (3.0, 4.5)), Named("joker", "dotted", (7.0, 8.0)),
                     Named("token", "", (0.0, 0.0)))


def test_colours_are_read_too_and_are_enough() -> None:
    data = [{"cards": []}, {"colours": [{"name": "yellow", "at": [3, 4]}]}]
    assert parse_pieces(data, OWNERS) == () and parse_colours(data) == (NamedColour("yellow", (3.0, 4.0), 1),)


def test_a_list_of_objects_is_one_a_picture() -> None:
    assert [n.picture for n in parse_pieces([{"cards": [CARD]}, {}, {"tokens": [{"at": [1, 2]}]}], OWNERS)] == [0, 2]


@pytest.mark.parametrize(("data", "says"), [
    (None, "the file is None; it must be an object"),
    ("cards", "the file is 'cards'; it must be an object"),
    ({}, "no piece is named"),
    ([], "no piece is named"),
    ({"cards": []}, "no piece is named"),
    ([{"cards": [CARD]}, 7], "[1] is 7; it must be an object"),
    ([{"cards": [{}]}], "[0].cards[0].at is missing"),
    ({"joker": [CARD]}, "joker is not known here; known are cards, jokers, tokens, colours"),
    ({"cards": CARD}, "cards is {'at': [3, 4.5], 'owner': 'solid'}; it must be a list"),
    ({"colours": [{"name": "reddish", "at": [1, 2]}]}, "colours[0].name is 'reddish'; it must be one of red, yellow"),
    ([{"colours": [{"at": [1, 2]}]}], "[0].colours[0].name is missing"),
    ({"cards": [CARD] * (MOST + 1)}, f"; it must be a list of at most {MOST}"),
    ({"cards": [CARD, [3, 4]]}, "cards[1] is [3, 4]; it must be an object"),
    ({"cards": [{"at": [3, 4]}]}, "cards[0].owner is missing"),
    ({"jokers": [{"owner": "striped", "at": [3, 4]}]}, "jokers[0].owner is 'striped'"),
    ({"jokers": [{"owner": ["solid"], "at": [3, 4]}]}, "jokers[0].owner is ['solid']"),
    ({"tokens": [{"owner": "solid", "at": [3, 4]}]}, "a token belongs to nobody"),
    ({"cards": [{"owner": "solid"}]}, "cards[0].at is missing"),
    ({"cards": [{"owner": "solid", "at": [3]}]}, "cards[0].at[1] is missing"),
    ({"cards": [{"owner": "solid", "at": "3,4"}]}, "cards[0].at is '3,4'"),
    ({"cards": [{"owner": "solid", "at": [3, True]}]}, "cards[0].at[1] is True; it must be a number"),
    ({"cards": [{"owner": "solid", "at": [3, float("nan")]}]}, "cards[0].at[1] is nan"),
    ({"cards": [{"owner": "solid", "at": [3, 10 ** 400]}]}, "cards[0].at[1] is 1000"),
])
def test_a_mistake_is_told_with_its_place(data: Any, says: str) -> None:
    with pytest.raises(TeachError) as error:
        parse_pieces(data, OWNERS)
    assert says in str(error.value) and len(str(error.value)) < 300


@pytest.mark.parametrize(("text", "says"), [
    (None, 'no such file: pieces.json; write one like {"cards"'),
    (b"{'cards': []}", "pieces.json cannot be read as JSON (a mistake in line 1, column 2"),
    (b"\xff\xfe", "pieces.json cannot be read as JSON"),
    (b"[" * 100_000, "pieces.json cannot be read as JSON"),
])
def test_a_file_that_is_none_is_refused_by_name(tmp_path: Path, monkeypatch, text: bytes | None, says: str) -> None:
    monkeypatch.chdir(tmp_path)
    if text is not None:
        Path("pieces.json").write_bytes(text)
    with pytest.raises(TeachError) as error:
        load_pieces(Path("pieces.json"))
    assert says in str(error.value)
