"""How the letters of a text file are written: by its mark, else UTF-8; never guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.files import FileFault, decoded, read_json
from referee.session import MatchSetup
from referee.session.match.agreed.match_file import MatchError

MATCH = 'game = "board"\n[players]\nsolid = "Zoë"\ndouble = "Jürgen"\n'


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_a_file_is_read_as_it_says(tmp_path: Path, coding: str) -> None:
    file = tmp_path / "match.toml"
    file.write_bytes(MATCH.encode(coding))
    assert MatchSetup.load(file).players == {"solid": "Zoë", "double": "Jürgen"}


def test_big_ends_first_too() -> None:
    assert decoded(b"\xfe\xff" + "ë".encode("utf-16-be")) == decoded(b"\xff\xfe" + "ë".encode("utf-16-le")) == "ë"


@pytest.mark.parametrize("data", [MATCH.encode("cp1252"), MATCH.encode("cp437"), MATCH.encode("utf-16-le"),
                                  b"\xff\xfeabc", b"\x89PNG\0"])
def test_what_says_nothing_and_is_no_utf_8_is_to_be_saved_as_that(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "match.toml"
    file.write_bytes(data)
    with pytest.raises(MatchError, match="save it as that"):
        MatchSetup.load(file)
    with pytest.raises(FileFault, match="UTF-8"):
        read_json(file)
