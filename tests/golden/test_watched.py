"""Rounds that once led to a wrong accusation or a missed mistake, from what was read to what is said.

The files (tests/golden/watched) tell what was done and read; tests/support/watched.py says how.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.watched import Watched

FILES = sorted((Path(__file__).parent / "watched").glob("*.txt"))


@pytest.mark.rounds
@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_only_who_did_it_is_accused_and_what_must_be_said_is(path: Path) -> None:
    game = Watched(path.read_text(encoding="utf-8"))
    assert game.accused == []
    assert game.missing == []
    assert len(game.events) > 10


def test_all_of_them_are_here() -> None:
    """In each but three something was done against the rules; a dozen find a mistake that can be proved."""
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert len(texts) >= 72
    assert sum(": wrong " in text for text in texts) >= 60
    assert sum(" violation BG-" in text for text in texts) >= 12


SMALL = """
hands A 12, B 12
board
  RGBY
  GBYR
  BYRG
A lays r0c1-r0c2 at 2.000, tokens to r0c2 at 2.500: lawful
B lays r2c2-r2c3 at 5.000: wrong BG-PLACE-4
0.500: tokens r0c0 r1c0 r2c0 r0c3
3.000: A r0c1-r0c2 GB, r0c0>r0c2
4.000: seen
6.000: B r2c2-r2c3 RG
7.000: seen
9.000: stop A
10.000: end
"""
ACCUSED = "card B r2c2-r2c3 violation BG-PLACE-4"


@pytest.mark.parametrize(("was", "told", "accused", "missing"), [
    ("", "> " + ACCUSED, False, False),
    ("", f"> {ACCUSED} (BG-PLACE-4)", False, False),
    ("", "> card B r2c2-r2c3 legal", False, True),
    ("", "> score unclear", False, False),
    ("", "> lying A r0c1-r0c2 GB, B r2c2-r2c3 RG, tokens r1c0 r2c0 r0c2 r0c3", False, False),
    ("", "> lying A r0c1-r0c2 GB, tokens r1c0 r2c0 r0c2 r1c1", False, True),
    ("B lays r2c2-r2c3 at 5.000: wrong BG-PLACE-3", "", True, False),
    ("A lays r2c2-r2c3 at 5.000: wrong BG-PLACE-4", "", True, False),
    ("B lays r2c2-r2c3 at 5.000: house BG-PLACE-4", "", True, False),
    ("B lays r2c2-r2c3 at 5.000: lawful", "", True, False),
    ("B lays r2c2-r2c3 at 8.000: wrong BG-PLACE-4", "", True, False),
])
def test_what_a_file_says_otherwise_is_noticed(was: str, told: str, accused: bool, missing: bool) -> None:
    done = "B lays r2c2-r2c3 at 5.000: wrong BG-PLACE-4"
    game = Watched(SMALL.replace(done, was or done) + told)
    assert (bool(game.accused), bool(game.missing)) == (accused, missing)


@pytest.mark.parametrize(("line", "why"), [
    ("11.0: A r0c1-x RG", "not understood"), ("11.0: r1c1>r0c1", "no token is seen"), ("nonsense", "not understood"),
    ("11.0: -r2c0-r2c1", "nothing is read"), ("A lays r0c0 at 1.0", "not understood")])
def test_a_line_that_cannot_be_read_is_named(line: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Watched(SMALL + line)
