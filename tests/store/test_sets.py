"""Sets by name: kept, listed, remembered, and names that would be no file names refused."""

from pathlib import Path

import pytest

from referee.store import Sets, StoreError

pytestmark = pytest.mark.files

DATA = {"format": "referee-set/1", "name": "Oma's", "examples": []}


def test_a_set_is_kept_by_its_name(tmp_path: Path) -> None:
    sets = Sets(tmp_path / "sets")
    assert sets.names() == [] and sets.last() is None
    sets.save("Oma's", DATA)
    sets.save("ältere (2)", DATA | {"name": "ältere (2)"})
    assert sets.names() == ["Oma's", "ältere (2)"]
    assert sets.load("Oma's") == DATA
    assert not list((tmp_path / "sets").glob("*.part"))


def test_the_set_that_was_played_with_last_is_remembered_while_it_is_kept(tmp_path: Path) -> None:
    sets = Sets(tmp_path)
    sets.save("one", DATA)
    sets.use("one")
    assert Sets(tmp_path).last() == "one"
    (tmp_path / "set one.json").unlink()
    assert sets.last() is None


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"name": 3}', '{"name": "../x"}', "\0"])
def test_a_damaged_memory_of_the_last_set_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "last.json").write_text(text)
    assert Sets(tmp_path).last() is None


@pytest.mark.parametrize("name", ["", " a", "../x", "a/b", "a\\b", ".hidden", "_a", "a\n", "a:b", "x" * 61, "none",
                                  "None"])
def test_what_cannot_be_a_file_name_cannot_be_a_set_name(tmp_path: Path, name: str) -> None:
    for act in (Sets(tmp_path).check, Sets(tmp_path).load, Sets(tmp_path).use, lambda n: Sets(tmp_path).save(n, DATA)):
        with pytest.raises(StoreError, match="cannot be the name of a set"):
            act(name)
    assert not list(tmp_path.iterdir())


def test_a_set_that_is_not_kept_is_refused_with_those_that_are(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="'mine'; none is kept yet"):
        Sets(tmp_path).load("mine")
    Sets(tmp_path).save("yours", DATA)
    with pytest.raises(StoreError, match="'mine'; kept are: yours"):
        Sets(tmp_path).load("mine")


@pytest.mark.parametrize("text", ["", "[]", "\xff", "[" * 100_000])
def test_a_damaged_set_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "set mine.json").write_text(text, encoding="latin-1")
    with pytest.raises(StoreError, match="keep it again with `referee teach --name`"):
        Sets(tmp_path).load("mine")


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="the set cannot be kept in"):
        Sets(tmp_path / "file" / "sets").save("mine", DATA)
