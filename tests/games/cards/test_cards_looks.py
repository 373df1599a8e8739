"""Looks at cards as lines of the log, and the umpire that a match asks for."""

from __future__ import annotations

import json
import random

import pytest

from referee.evaluate.cards.readers import NOISY, Reader
from referee.games.api.setup import Setup
from referee.games.cards.judging import conditions_of, document_of, umpire_of
from referee.games.cards.looks import from_line, to_line
from referee.rules.cards import nl999, weber
from referee.sim.cards.play import play
from referee.tracking.cards.memory import CardsMemory

NAMED = {"bottom": "Anna", "top": "Ben", "left": "Cleo"}


def test_a_round_judged_from_its_lines_is_judged_alike() -> None:
    game, memory, reader = play(5, 0.1), CardsMemory(), Reader(NOISY, random.Random(1))
    live, again = umpire_of(Setup("card_999", players=NAMED)), umpire_of(Setup("card_999", players=NAMED))
    for n, picture in enumerate(game.pictures[:40]):
        seen = memory.observe(reader.read(picture), round(picture.t, 3), n)
        assert seen is not None
        line = to_line(seen)
        json.dumps(line.rest)
        assert to_line(from_line(line)) == line
        said, told = live.observe(seen), again.observe(from_line(line))
        assert [(e.type, e.key, e.cls, e.player) for e in said] == [(e.type, e.key, e.cls, e.player) for e in told]


@pytest.mark.parametrize("wrong", [{"colour": "pink"}, {"number": 11}, {"place": "lap"}, {"seat": "moon"}])
def test_what_is_no_card_is_refused(wrong: dict[str, object]) -> None:
    reading = Reader(NOISY, random.Random(1)).read(play(5, 0.1).pictures[3])
    seen = CardsMemory().observe(reading, 0.0, 0)
    assert seen is not None
    line = to_line(seen)
    line.rest["seats"][0]["row"][0] |= wrong
    with pytest.raises(ValueError, match="is no card"):
        from_line(line)


@pytest.mark.parametrize("wrong", ["pink 3", "red 11", "red", ""])
def test_what_is_no_face_is_refused(wrong: str) -> None:
    reading = Reader(NOISY, random.Random(1)).read(play(5, 0.1).pictures[3])
    seen = CardsMemory().observe(reading, 0.0, 0)
    assert seen is not None
    line = to_line(seen)
    line.rest["seats"][0]["shown"] = [wrong]
    with pytest.raises(ValueError, match="is no face"):
        from_line(line)


def test_the_umpire_knows_what_was_agreed() -> None:
    three = Setup("card_weber", players=NAMED, options=weber.Options(), counts={"stack": {"top": 12}})
    found = conditions_of(three)
    assert (found.row, found.redeals, found.stack("top"), found.stack("left")) == (3, 30, 12, 10)
    assert found.backs == {"A": "bottom", "B": "top", "C": "left"}
    assert document_of(three).ten_face_down
    assert conditions_of(Setup("card_999", players=NAMED, options=nl999.Options())).row == 4
    assert conditions_of(Setup("card_999")).row == 0
