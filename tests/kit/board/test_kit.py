"""The set as data: the standard set, other sets, and what is said about a wrong file."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from referee.kit import KitError
from referee.kit.board import kit_names, load_kit, parse_kit

STANDARD = resources.files("referee.kit.board").joinpath("standard.toml").read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    assert STANDARD.count(old) == 1, old
    return STANDARD.replace(old, new)


def test_the_standard_set_is_complete() -> None:
    kit = load_kit()
    assert kit_names() == ["standard"]
    assert kit.colour_names == ("red", "yellow", "green", "blue", "orange", "purple")
    assert kit.frame_names == ("solid", "double", "dashed", "dotted")
    assert (kit.cards_per_player, kit.jokers_per_player, kit.tokens) == (15, 2, 4)
    assert kit.sizes.card == (kit.sizes.square, 2 * kit.sizes.square)
    assert kit.sections == {2: 6, 3: 9, 4: 9}
    assert kit.squares_per_section is None


def test_six_colours_make_fifteen_pairs_and_five_make_ten_and_five_doubles() -> None:
    kit = load_kit()
    six = kit.cards_for(kit.colour_names)
    assert len(six) == len(set(six)) == 15
    assert all(a < b for a, b in six)
    five = kit.cards_for(["red", "blue", "green", "yellow", "purple", "red"])
    assert len(five) == 15
    assert sum(a == b for a, b in five) == 5


def test_a_number_of_colours_that_makes_no_hand_leaves_the_cards_unknown() -> None:
    assert load_kit().cards_for(["red", "blue"]) == ()
    assert load_kit().cards_for([f"c{i}" for i in range(9)]) == ()


def test_another_set_is_another_file(tmp_path: Path) -> None:
    listed = changed('cards = "all_pairs"', 'cards = [["red", "blue"], ["blue", "green"]]')
    listed = listed.replace("cards_per_player = 15", "cards_per_player = 2")
    listed = listed.replace('name = "standard"', 'name = "mine"')
    listed = listed.replace("tokens = 4", "tokens = 4\nsquares_per_section = [4, 5]")
    file = tmp_path / "mine.toml"
    file.write_text(listed, encoding="utf-8")
    for kit in (load_kit(file), load_kit(str(file))):
        assert kit.name == "mine"
        assert kit.cards_for(["whatever"]) == (("blue", "green"), ("blue", "red"))
        assert kit.squares_per_section == (4, 5)


@pytest.mark.parametrize(("old", "new", "says"), [
    ("tokens = 4", "", "tokens: is missing"),
    ("tokens = 4", "tokens = 0", "tokens: is 0; it must be 1 or more"),
    ("tokens = 4", 'tokens = "four"', "tokens: is 'four'; it must be a whole number"),
    ("tokens = 4", "tokens = true", "tokens: is True; it must be a whole number"),
    ("tokens = 4", "tokens = 4\ntokes = 4", "tokes: is not a key of a set file"),
    ('"referee-kit/1"', '"referee-kit/9"', "format: this is 'referee-kit/9'"),
    ("[196, 31, 46]", "[196, 31]", "colours.rgb: of red is [196, 31]; it must be three whole numbers from 0 to 255"),
    ("[196, 31, 46]", "[196, 31, 256]", "colours.rgb: of red"),
    ("[196, 31, 46]", "[196, 31, 1.5]", "colours.rgb: of red"),
    ('name = "red", ', "", "colours.name: is missing"),
    ('name = "red", ', 'name = "blue", ', "colours: a name is used twice"),
    ('pattern = "dots"', 'pattern = "stars"', "frames.pattern: of dotted is 'stars'; it must be one of"),
    ('cards = "all_pairs"', 'cards = "some"', 'cards: is \'some\'; it must be "all_pairs" or a list'),
    ('cards = "all_pairs"', 'cards = [["red", "pink"]]', "cards: holds ['red', 'pink']"),
    ('cards = "all_pairs"', 'cards = [["red", "blue"]]', "cards: lists 1 cards, but cards_per_player is 15"),
    ("square = 20.0", "square = -1", "sizes.square: is -1.0; it must be a length"),
    ("square = 20.0", "square = nan", "sizes.square: is nan"),
    ("[15.0, 30.0]", "[30.0, 15.0]", "sizes.token_height: is [30.0, 15.0]; the smaller length comes first"),
    ("[15.0, 30.0]", "[15.0]", "sizes.token_height: is [15.0]; it must be two lengths"),
    ("2 = 6", "two = 6", "sections.two: must be a number of players"),
    ("[sizes]", "[size]", "sizes: is missing"),
    ("tokens = 4", "tokens = 4\nsquares_per_section = [4]", "squares_per_section: is [4]"),
    ("tokens = 4", "tokens = ", "not a TOML file"),
])
def test_errors_name_file_key_and_reason(old: str, new: str, says: str) -> None:
    with pytest.raises(KitError, match="my_set.toml: " + re.escape(says)):
        parse_kit(changed(old, new), "my_set.toml")


def test_a_set_that_is_not_there_or_not_a_text_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(KitError, match=r"no such set: mini; give a TOML file or one of standard"):
        load_kit("mini")
    with pytest.raises(KitError, match="is no file; give a TOML file"):
        load_kit(tmp_path)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(KitError, match=r"bytes.toml: cannot be read as a set file"):
        load_kit(tmp_path / "bytes.toml")
