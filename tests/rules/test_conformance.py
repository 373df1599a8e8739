"""What every game must do, whatever its rules. A game that is added to the registry is tested here by itself.

To add a game: write its `Ruleset`, add it to `referee/rules/registry.py`, put vectors for each of its kinds
into tests/golden/vectors.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from referee.rules.core import Ruleset, ScoreSheet
from referee.rules.registry import GAMES, ruleset

VECTORS = [v for f in sorted((Path(__file__).parents[1] / "golden" / "vectors").glob("*.json"))
           for v in json.loads(f.read_text(encoding="utf-8"))]
WRONG: tuple[Any, ...] = (None, True, -1, 1.5, 10**30, float("nan"), float("inf"), "", "x", "1e999999999", "\ud800", [],
                          [None], [[]], {}, {"x": None})

each_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES.keys())
each_vector = pytest.mark.parametrize("vector", VECTORS, ids=lambda v: v["id"])


def answer(vector: dict[str, Any]) -> dict[str, Any]:
    return ruleset(vector["game"]).answer(vector["kind"], vector["input"], vector.get("edition"))


def test_the_registry_names_games_by_their_own_name() -> None:
    assert all(rules.game == name for name, rules in GAMES.items())
    with pytest.raises(ValueError, match="'game' is 'poker'; it must be one of board, "):
        ruleset("poker")


@each_game
def test_every_kind_has_a_vector(rules: Ruleset) -> None:
    tested = {v["kind"] for v in VECTORS if v["game"] == rules.game}
    untested = set(rules.kinds) - tested
    assert untested <= ({"match"} if rules.game == "card_weber" else set())  # its document has no match of its own
    assert {"round", "match"} <= set(rules.kinds)


@each_game
def test_an_unknown_kind_is_refused_with_the_kinds_there_are(rules: Ruleset) -> None:
    with pytest.raises(ValueError, match=", ".join(rules.kinds)):
        rules.answer("weather", {})


@each_game
def test_unknown_options_are_refused_in_every_kind(rules: Ruleset) -> None:
    for kind in rules.kinds:
        with pytest.raises(ValueError, match="unknown option 'weather'; the options are "):
            rules.answer(kind, {"options": {"weather": "fine"}})


@each_vector
def test_answers_are_plain_json_and_repeatable_and_leave_the_question_alone(vector: dict[str, Any]) -> None:
    asked = copy.deepcopy(vector)
    first = answer(vector)
    assert vector == asked
    assert json.loads(json.dumps(first)) == first
    assert answer(vector) == first


@each_vector
def test_the_order_in_which_players_are_listed_does_not_matter(vector: dict[str, Any]) -> None:
    turned = copy.deepcopy(vector)
    if vector["kind"] not in ("round", "match"):
        return
    for listed in _player_tables(turned["input"]):
        if isinstance(listed, list):
            listed.reverse()
        else:
            items = list(listed.items())[::-1]
            listed.clear()
            listed.update(items)
    assert _sorted_lists(answer(turned)) == _sorted_lists(answer(vector))


@each_vector
def test_a_score_sheet_says_the_same_as_the_answer(vector: dict[str, Any]) -> None:
    if vector["kind"] not in ("round", "match"):
        return
    for edition in [vector["edition"]] if "edition" in vector else ["new", "old"]:
        rules = ruleset(vector["game"])
        found = rules.answer(vector["kind"], vector["input"], edition)
        sheet = rules.sheet(vector["kind"], vector["input"], edition)
        assert isinstance(sheet, ScoreSheet)
        points = found.get("totals") or found.get("chips") or found["score"]
        assert {line.player: line.points for line in sheet.lines} == points
        assert all(line.items for line in sheet.lines)
        assert found.items() <= dict(sheet.detail).items()


@each_vector
def test_damaged_input_is_answered_or_refused_with_a_sentence(vector: dict[str, Any]) -> None:
    """Every value of the question is replaced by wrong ones and left out: no exception but ValueError."""
    rules = ruleset(vector["game"])
    for path in _paths(vector["input"]):
        for wrong in (*WRONG, "leave out"):
            damaged = _replaced(vector["input"], path, wrong)
            try:
                rules.answer(vector["kind"], damaged, vector.get("edition"))
            except ValueError as e:
                assert str(e), path
                assert "\n" not in str(e)


def _player_tables(value: Any) -> Iterator[Any]:
    """The lists and tables inside a question whose order is only the order of players."""
    for key, inner in value.items():
        if key in ("players", "ids", "mistakes", "remaining", "jokers_used", "dice_left", "start_tableau"):
            yield inner
        if key == "rounds":
            for row in inner:
                yield from _player_tables(row)


def _sorted_lists(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _sorted_lists(v) if k != "winners" else sorted(v) for k, v in value.items()}
    return [_sorted_lists(v) for v in value] if isinstance(value, list) else value


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        if isinstance(value, list) and key > 1:
            continue  # the first two stand for the rest
        yield (*path, key)
        yield from _paths(inner, (*path, key))


def _replaced(value: Any, path: tuple[Any, ...], wrong: Any) -> Any:
    out = copy.deepcopy(value)
    place = out
    for key in path[:-1]:
        place = place[key]
    if wrong == "leave out":
        del place[path[-1]]
    else:
        place[path[-1]] = wrong
    return out
