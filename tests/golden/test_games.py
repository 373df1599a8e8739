"""Rounds in text notation (tests/golden/games, tests/support/golden.py): what is said about them, line by line.

The expected lines are written from the rules; a file is never made from what the program says.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.golden import played, script

GAMES = sorted((Path(__file__).parent / "games").glob("*.txt"))


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert played(text) == script(text)


def test_every_kind_of_thing_a_round_may_hold_is_played() -> None:
    assert len(GAMES) >= 10
    said = "\n".join(line for path in GAMES for line in script(path.read_text(encoding="utf-8")) if line[0] == ">")
    rules = {"PLACE-1", "PLACE-2", "PLACE-3", "PLACE-4", "PLACE-6", "TOKEN-1", "TOKEN-2", "TOKEN-3", "DEAD-2", "DEAD-3",
             "DEAD-5", "JOKER-2", "JOKER-3", "JOKER-4", "JOKER-5", "END-1", "END-2", "END-3"}
    assert {rule for rule in rules if f"BG-{rule}" not in said} == set()


@pytest.mark.parametrize(("line", "why"), [
    ("1.0: A r0c1-x", "not understood"), ("1.0: r0c0>r0c1", "no token is seen"), ("nonsense", "not understood"),
    ("options contact=nose", "contact"), ("1.0: -A r0c0", "nothing lies on")])
def test_a_line_that_cannot_be_read_is_named(line: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        played(f"board\nRGBY\nGBYR\n{line}" if line[0] == "1" else line)
