"""What `referee legal` and `referee score` say to input they cannot use: one line, and the right exit status."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from referee.cli import app
from referee.cli.common import UserError
from tests.support.command import CliRunner

ROUND: dict[str, Any] = {"game": "dice", "kind": "round", "input": {"caller": "A", "dice_left": {"A": 0, "B": 3}}}
GEOMETRY: dict[str, Any] = {"game": "board", "kind": "geometry", "input": {"board": ["RGB"], "tokens": [[0, 0]]}}


def refusal(command: str, text: str | bytes) -> str:
    """The sentence with which a command refuses its standard input."""
    result = CliRunner().invoke(app, [command, "-", "--json"], input=text)
    assert isinstance(result.exception, UserError), result.output
    assert result.stdout == ""
    sentence = str(result.exception)
    assert "\n" not in sentence
    return sentence


@pytest.mark.parametrize(("text", "says"), [
    ("", "cannot be read as JSON"),
    ("{", "cannot be read as JSON"),
    (b"\xff\xfe\x00", "not saved as UTF-8"),
    ("[" * 100000, "nested too deep"),
    ("[" + "1" * 5000 + "]", "the number 1111111111…, which counts nothing"),
    ('[{"n": 1e999}]', "the number 1e999, which counts nothing"),
    ('[{"n": NaN}]', "the number NaN, which counts nothing"),
    ('{"game": "dice",\n "kind": }', "cannot be read as JSON: a mistake in line 2, column 10"),
    ('{"game": "dice", "game": "board"}', "has the field 'game' twice"),
    ('["\\ud800"]', "half a character"),
    ("3", "not an object"),
    ("[3]", "question 1 is not an object"),
    ("{}", "'game' is missing"),
    (json.dumps({**ROUND, "game": "chess"}), "'game' is 'chess'"),
    (json.dumps({**ROUND, "game": 7}), "'game' must be a name"),
    (json.dumps({**ROUND, "kind": "weather"}), "'kind' is 'weather'"),
    (json.dumps({**ROUND, "input": []}), "'input' must be an object"),
    (json.dumps({**ROUND, "edition": []}), "'edition' must be a name"),
    (json.dumps({**ROUND, "input": {}}), "'dice_left' is missing"),
    (json.dumps([ROUND, {**ROUND, "id": "second", "input": {"caller": "Z", "dice_left": {"A": 0, "B": 3}}}]),
     "question 2 (second): 'caller' is 'Z'"),
    (json.dumps(GEOMETRY), "answered by `referee legal`"),
])
def test_score_says_what_is_wrong(text: str | bytes, says: str) -> None:
    assert says in refusal("score", text)


LEGALITY: dict[str, Any] = {"board": ["RGB"], "tokens": [[0, 0]],
                            "move": {"player": "A", "cells": [[0, 1], [0, 2]], "colours": "GB"}}


@pytest.mark.parametrize(("kind", "changed", "says"), [
    ("geometry", {"tokens": [[5, 5]]}, "'tokens' holds [5, 5], which is no square of the board"),
    ("geometry", {"board": ["RG.B"], "tokens": [[0, 2]]}, "'tokens' holds [0, 2]"),
    ("geometry", {"board": []}, "'board' has no squares"),
    ("legality", {"tokens": [[-1, 0]]}, "'tokens' holds [-1, 0]"),
    ("legality", {"options": {"dead_end": "deck"}}, "dead_end = 'deck' needs the card list of the set: 'deck'"),
    ("legality", {"move": {**LEGALITY["move"], "colours": "gb"}}, "'colours' has 'g'; the board has 'G'"),
    ("legality", {"move": {**LEGALITY["move"], "cells": [[0, 0], [0, 1], [0, 2]]}},
     "'cells' holds [[0, 0], [0, 1], [0, 2]]; a card has two cells [row, col], a joker one"),
])
def test_legal_says_what_is_wrong(kind: str, changed: dict[str, Any], says: str) -> None:
    question = {"game": "board", "kind": kind, "input": {**LEGALITY, **changed}}
    assert says in refusal("legal", json.dumps(question))


def test_legal_sends_scoring_questions_to_score() -> None:
    assert "answered by `referee score`" in refusal("legal", json.dumps(ROUND))


def test_missing_file_and_folder_are_named(tmp_path: Path) -> None:
    for file, says in ((tmp_path / "nowhere.json", "no such file"), (tmp_path, "is a folder")):
        result = CliRunner().invoke(app, ["legal", str(file)])
        assert isinstance(result.exception, UserError)
        assert says in str(result.exception)


def test_no_file_at_all_is_wrong_usage() -> None:
    assert CliRunner().invoke(app, ["score"]).exit_code == 2


def test_an_empty_list_is_answered_by_an_empty_list() -> None:
    result = CliRunner().invoke(app, ["score", "-", "--json"], input="[]")
    assert (result.exit_code, json.loads(result.stdout)) == (0, [])


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(ROUND), encoding="utf-8-sig")
    result = CliRunner().invoke(app, ["score", str(file), "--json"])
    assert json.loads(result.stdout)["score"] == {"A": 3, "B": -3}


def test_a_board_round_without_edition_is_scored_under_both() -> None:
    played = {"game": "board", "kind": "round", "input": {"end": "regular", "caller": "A", "players": [
        {"id": "A", "remaining": 0}, {"id": "B", "remaining": 4}]}}
    both = CliRunner().invoke(app, ["score", "-", "--json"], input=json.dumps(played))
    old = CliRunner().invoke(app, ["score", "-", "--json"], input=json.dumps({**played, "edition": "old"}))
    assert sorted(json.loads(both.stdout)) == ["new", "old"]
    assert json.loads(both.stdout)["old"] == json.loads(old.stdout)
    assert "'edition' is 'third'" in refusal("score", json.dumps({**played, "edition": "third"}))


def test_the_house_rules_are_explained() -> None:
    text = CliRunner().invoke(app, ["score", "--options"]).stdout
    assert "  contact = token_cell | token_card\n      Must a new card touch " in text
    assert "  redeal = each | once\n" in text
    found = json.loads(CliRunner().invoke(app, ["score", "--options", "--json"]).stdout)
    contact = next(o for o in found["board"] if o["name"] == "contact")
    assert contact["values"] == ["token_cell", "token_card"] and contact["text"].startswith("Must a new card touch ")


def test_the_readable_verdict_names_rule_and_reason() -> None:
    asked = {"game": "board", "kind": "legality", "input": {
        "board": ["RGBY", "GBYR"], "tokens": [[0, 0]],
        "move": {"player": "B", "cells": [[0, 1], [0, 2]], "colours": "GR", "tokens_after": [[0, 2]]}}}
    text = CliRunner().invoke(app, ["legal", "-"], input=json.dumps(asked)).stdout
    assert text.splitlines()[0] == "violation: Wrong colour: B's card shows R on r0c2, the square is B."
    assert text.splitlines()[1].startswith("BG-PLACE-3 ")


def text_of(command: str, question: dict[str, Any]) -> str:
    result = CliRunner().invoke(app, [command, "-"], input=json.dumps(question))
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_card_score_says_where_the_points_come_from() -> None:
    players = [{"id": "Anna", "centre": 14, "stack": 3}, {"id": "Ben", "centre": 9, "stack": 0}]
    said = text_of("score", {"game": "card_weber", "kind": "round", "input": {"players": players}})
    assert "Anna: 8, place 2 (14 in the middle − 2 × 3 in the stack)" in said


def test_a_move_of_the_card_game_is_judged_in_words() -> None:
    move = {"type": "lay", "card": "red 6", "onto": "red 4"}
    said = text_of("legal", {"game": "card_999", "kind": "legality", "input": {"move": move}})
    assert said.splitlines()[0] == "violation: Red 6 must not lie on red 4: red 5 is needed there."
    assert said.splitlines()[1].startswith("CG-PLAY-3 Same colour, one higher: ")
