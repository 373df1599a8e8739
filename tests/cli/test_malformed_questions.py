"""Questions in JSON that would be answered, but not as they were meant: each is refused in one sentence that names the
field, in the words of JSON; and what is like them and meant so is answered."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

import pytest

from referee.cli import app
from referee.cli.common import UserError, explain
from tests.support.command import CliRunner

PYTHON = re.compile(r"\b(None|True|False|Traceback|\w*Error|NoneType|dict|tuple|str|int|float|recursion|nan|inf)\b"
                    r"|digit limit|<class|object at|invalid literal|\(char \d")

BOARD: dict[str, Any] = {"board": ["RGBYRG", "GBYRGB", "BYRGBY", "YRGBYR"], "tokens": [[1, 2], [3, 5]],
                         "cards": [{"owner": "A", "cells": [[1, 1], [1, 2]], "colours": "BY"}]}
MOVE: dict[str, Any] = {"player": "B", "cells": [[1, 3], [1, 4]], "colours": "RG", "tokens_after": [[1, 4], [3, 5]]}
PLAYERS: list[dict[str, Any]] = [{"id": "A", "remaining": 0}, {"id": "B", "remaining": 3}]
COUNTS: list[dict[str, Any]] = [{"id": "A", "centre": 9, "stack": 0}, {"id": "B", "centre": 4, "stack": 2}]
DICE: dict[str, Any] = {"caller": "A", "dice_left": {"A": 0, "B": 3}}
LAY: dict[str, Any] = {"type": "lay", "card": "red 2", "onto": "red 1"}
REMAINING: dict[str, Any] = {"caller": "A", "remaining": {"A": 0, "B": 2}}
ROW: dict[str, Any] = {"A": {"centre": 9, "stack": 0}, "B": {"centre": 4, "stack": 2}}


def board(changed: dict[str, Any] | None = None, **move: Any) -> dict[str, Any]:
    return {"game": "board", "kind": "legality", "input": {**BOARD, **(changed or {}), "move": {**MOVE, **move}}}


def geometry(**changed: Any) -> dict[str, Any]:
    return {"game": "board", "kind": "geometry", "input": {**BOARD, **changed}}


def asked(game: str, kind: str, **data: Any) -> dict[str, Any]:
    return {"game": game, "kind": kind, "input": data}


def without(data: dict[str, Any], key: str) -> dict[str, Any]:
    return {k: v for k, v in data.items() if k != key}


TEXTS: dict[str, tuple[str, str]] = {
    "a player twice": ('{"game": "dice", "kind": "round", "input": {"caller": "A", "dice_left": '
                       '{"A": 0, "B": 3, "B": 4}}}', "'B' twice"),
    "the input twice": ('{"game": "dice", "kind": "round", "input": {"caller": "B"}, "input": {}}', "'input' twice"),
    "a field of a player twice": ('{"game": "card_999", "kind": "round", "input": {"players": [{"id": "A", "centre": 1,'
                                  ' "stack": 0, "stack": 4}]}}', "'stack' twice"),
    "brackets without end": ("[" * 5000, "nested too deep"),
    "deep inside": ('{"game": "dice", "kind": "round", "input": ' + '{"a":' * 20_000 + "1" + "}" * 20_000 + "}",
                    "nested too deep"),
    "a number of many digits": ('{"game": "dice", "kind": "setup", "input": {"players": ' + "9" * 5000 + "}}",
                                "9999999999…"),
    "endless": ('{"game": "dice", "kind": "setup", "input": {"players": Infinity}}', "Infinity"),
    "too large": ('{"game": "dice", "kind": "setup", "input": {"players": 1e999}}', "1e999"),
    "cut off": ('{"game": "dice", "kind": "setup", "input": {"players": 2', "line 1, column"),
}

SCORE: dict[str, tuple[dict[str, Any], str]] = {
    "mistakes of a player": (asked("board", "round", caller="A", players=[
        PLAYERS[0], {**PLAYERS[1], "mistakes": True}]), "'mistakes'"),
    "mistake of a match": (asked("board", "match", ids=["A", "B"], rounds=[{**REMAINING, "mistake": ["B"]}]),
                           "'mistake'"),
    "tableau of a match": (asked("board", "match", ids=["A", "B"], tableau={"A": 1}, rounds=[REMAINING]), "'tableau'"),
    "disqualified from the board game": (asked("board", "match", ids=["A", "B"],
                                               rounds=[{**REMAINING, "disqualified": ["B"]}]), "'disqualified'"),
    "disqualified from 999": (asked("card_999", "round", players=COUNTS, disqualified=["A"]), "'disqualified'"),
    "disqualified from a match of 999": (asked("card_999", "match", ids=["A", "B"],
                                               rounds=[{**ROW, "disqualified": ["A"]}]), "'disqualified'"),
    "disqualified from dice": (asked("dice", "round", **DICE, disqualified=["A"]), "'disqualified'"),
    "broken off at dice": (asked("dice", "match", ids=["A", "B"], rounds=[{**DICE, "aborted": True}]), "'aborted'"),
    "caller of a match": (asked("board", "match", ids=["A", "B"], caller="A", rounds=[REMAINING]), "'caller'"),
    "double at 999": (asked("card_999", "setup", players=2, double=True), "'double'"),
    "stack at 999": (asked("card_999", "setup", players=4, stack=12), "'stack'"),
    "center": (asked("card_999", "round", players=[{"id": "A", "center": 9, "stack": 0}, COUNTS[1]]), "'center'"),
    "dice of a set-up": (asked("dice", "setup", players=2, dice=12), "'dice'"),
    "totals of a handicap": (asked("card_weber", "handicap", stack={"A": 10, "B": 10}, callers=["A"], totals={}),
                             "'totals'"),
    "sum of a new deal": (asked("card_weber", "redeal", players=3, visible=[1, 2, 3, 4], sum=10), "'sum'"),
    "24 dice of 12": (asked("dice", "round", caller="A", dice_left={"A": 0, "B": 24}), "'dice_left' of B"),
    "13 dice of 12": (asked("dice", "round", caller="A", dice_left={"A": 0, "B": 13}), "'dice_left' of B"),
    "7 dice of 6": (asked("dice", "match", ids=list("ABCD"), rounds=[
        {"caller": "A", "dice_left": {"A": 0, "B": 7, "C": 1, "D": 1}}]), "'dice_left' of B"),
    "12 wrong and 1 left of 12": (asked("dice", "round", caller="A", dice_left={"A": 0, "B": 1}, wrong={"B": 12}),
                                  "'dice_left' of B"),
    "agreed dice of a stranger": (asked("dice", "round", **DICE, dice_each={"A": 8, "B": 8, "C": 8}), "'dice_each'"),
    "agreed dice twice": (asked("dice", "round", **DICE, dice_each={"A": 12, "B": 12},
                                options={"dice_each": {"A": 14, "B": 10}}), "'dice_each'"),
    "a stack of 12": (asked("card_weber", "round", players=[COUNTS[0], {"id": "B", "centre": 4, "stack": 12}]),
                      "'stack'"),
    "a stack of 11 at 999": (asked("card_999", "round", players=[COUNTS[0], {"id": "B", "centre": 4, "stack": 11}]),
                             "'stack'"),
    "a larger stack than begun with": (asked("card_weber", "round", stacks={"B": 12}, players=[
        COUNTS[0], {"id": "B", "centre": 4, "stack": 13}]), "'stack'"),
    "no rounds on the board": (asked("board", "match", ids=["A", "B"], rounds=[]), "'rounds'"),
    "no rounds at 999": (asked("card_999", "match", ids=["A", "B"], rounds=[]), "'rounds'"),
    "no rounds at dice": (asked("dice", "match", ids=["A", "B"], rounds=[]), "'rounds'"),
    "an empty id": (asked("board", "round", caller="A", players=[PLAYERS[0], {"id": "", "remaining": 2}]), "'id'"),
    "a blank id": (asked("card_weber", "round", players=[COUNTS[0], {"id": " ", "centre": 1, "stack": 0}]), "'id'"),
    "a number for an id": (asked("board", "round", caller="A", players=[PLAYERS[0], {"id": 7, "remaining": 2}]),
                           "'id'"),
    "no id": (asked("card_999", "round", players=[COUNTS[0], {"id": None, "centre": 1, "stack": 0}]), "'id'"),
    "an empty name among ids": (asked("dice", "match", ids=["A", ""], rounds=[DICE]), "'ids'"),
    "an empty name of dice": (asked("dice", "round", caller="A", dice_left={"A": 0, "": 3}), "'dice_left'"),
    "somebody twice": (asked("board", "match", ids=["A", "A"], rounds=[REMAINING]), "'ids'"),
    "who left plays on": (asked("card_999", "match", ids=["A", "B", "C"], rounds=[
        {**ROW, "C": ROW["A"], "leaves": ["C"]}, {**ROW, "C": ROW["A"]}]), "'rounds' names 'C'"),
    "a stranger leaves": (asked("dice", "match", ids=["A", "B"], rounds=[{**DICE, "leaves": ["Z"]}]), "'leaves'"),
    "nobody is left": (asked("board", "match", ids=["A", "B"], rounds=[{**REMAINING, "leaves": ["A", "B"]}]),
                       "'leaves'"),
    "text for a number": (asked("dice", "setup", players="2"), "'players'"),
    "true for a number": (asked("card_999", "setup", players=True), "'players' is true"),
    "null for a number": (asked("board", "round", caller="A", players=[PLAYERS[0], {"id": "B", "remaining": None}]),
                          "'remaining' is null"),
    "null in a list": (asked("card_weber", "redeal", players=3, visible=[1, 2, 3, None]),
                       "'visible' is [1, 2, 3, null]"),
    "a number for true": (asked("board", "round", caller="A", players=[PLAYERS[0], {**PLAYERS[1], "mistake": 1}]),
                          "'mistake'"),
    "more cards than there are": (asked("board", "round", caller="A", players=[
        PLAYERS[0], {"id": "B", "remaining": 9, "tableau": 9}]), "player board"),
    "a caller with cards": (asked("board", "round", caller="B", players=PLAYERS), "B called stop"),
    "a third edition": ({**asked("board", "round", caller="A", players=PLAYERS), "edition": "third"}, "'edition'"),
    "an option of another game": (asked("dice", "setup", players=2, options={"contact": "token_card"}), "'contact'"),
    "true for an option": (asked("board", "round", caller="A", players=PLAYERS, options={"contact": True}),
                           "'contact' cannot be true"),
}

LEGAL: dict[str, tuple[dict[str, Any], str]] = {
    "colour": (board(colour="RG"), "'colour'"),
    "token_after": (board(token_after=[[1, 4], [3, 5]]), "'token_after'"),
    "token": (board({"token": 1}), "'token'"),
    "release": (board({"release": {"0": "B"}}), "'release'"),
    "joker": (geometry(joker=[[0, 0]]), "'joker'"),
    "color of a card": (geometry(cards=[{"owner": "A", "cells": [[0, 0], [0, 1]], "colors": "RG"}]), "'colors'"),
    "cells of a joker": (geometry(jokers=[{"owner": "A", "cells": [[0, 0]]}]), "'cells'"),
    "a joker off the board": (geometry(jokers=[[9, 9]]), "'jokers'"),
    "a card off the board": (geometry(cards=[[[8, 8], [8, 9]]]), "'cards'"),
    "two cards on one square": (geometry(cards=[[[0, 0], [0, 1]], [[0, 1], [0, 2]]]), "'cards'"),
    "a joker on a card": (geometry(jokers=[[1, 1]]), "'jokers'"),
    "two tokens on one square": (geometry(tokens=[[1, 2], [1, 2]]), "'tokens'"),
    "five tokens": (geometry(tokens=[[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]]), "'tokens'"),
    "cells that are no neighbours": (geometry(cards=[[[0, 0], [2, 2]]]), "'cards'"),
    "a card on one square": (board(cells=[[1, 3], [1, 3]]), "'cells'"),
    "a joker with colours": (board(cells=[[1, 3]]), "'colours'"),
    "cell and cells": (board(cell=[1, 3]), "'cell'"),
    "a ragged board": (geometry(board=["RGBYRG", "GBYR", "BYRGBY", "YRGBYR"]), "'board'"),
    "a colour in two ways": (geometry(board=["RGBYRG", "gBYRGB", "BYRGBY", "YRGBYR"]), "'board'"),
    "a blank square": (geometry(board=["RGBYRG", "G YRGB", "BYRGBY", "YRGBYR"]), "'board'"),
    "small letters": (board(colours="rg"), "'colours'"),
    "an empty player": (board(player=""), "'player'"),
    "a number for a player": (board(player=3), "'player'"),
    "an empty owner": (geometry(jokers=[{"owner": "", "cell": [0, 0]}]), "'owner'"),
    "a player in another spelling": (board({"release_due": {"0": "b"}}), "'player'"),
    "a token that is not there": (board({"release_due": {"2": "B"}}), "'release_due'"),
    "an odd number of a token": (board({"release_due": {"\u00b2": "B"}}), "'release_due'"),
    "nobody owes": (board({"release_due": {"0": None}}), "'release_due'"),
    "a card without onto": (asked("card_999", "legality", move=without(LAY, "onto")), "'onto'"),
    "a row without onto": (asked("card_weber", "legality", move={"type": "row", "card": "red 2"}), "'onto'"),
    "a die without lying": (asked("dice", "legality", move={"type": "lay", "die": "red 3"}), "'lying'"),
    "a die that lies twice": (asked("dice", "legality", move={"type": "lay", "die": "red 3", "lying": [1, 2, 2]}),
                              "'lying'"),
    "cards turned of an unknown hand": (asked("card_999", "legality", move={"type": "turn", "cards": 2}), "'hand'"),
    "RED 2 on red 1": (asked("card_999", "legality", move={**LAY, "card": "RED 2"}), "'RED'"),
    "Red 2 in a pile": (asked("card_weber", "legality", move={"type": "pile", "cards": ["red 1", "Red 2"]}), "'Red'"),
    "RED 1 of dice": (asked("dice", "legality", move={"type": "lay", "die": "RED 1", "lying": []}), "'die'"),
    "an odd in_hand": (asked("card_weber", "legality", move={**LAY, "in_hand": "yes"}), "'in_hand'"),
    "an odd expert": (asked("card_999", "legality", move=LAY, expert="yes"), "'expert'"),
    "a pile of nothing": (asked("card_999", "legality", move={"type": "pile", "cards": []}), "'cards'"),
    "a stack of 12 at the call": (asked("card_999", "legality", move={"type": "stop", "stack": 12}), "'stack'"),
    "a hand of 50": (asked("card_999", "legality", move={"type": "turn", "hand": 50, "cards": 3}), "'hand'"),
    "number of a lay": (asked("card_999", "legality", move={**LAY, "number": 2}), "'number'"),
    "stopped inside the move": (asked("card_weber", "legality", move={**LAY, "stopped": True}), "'stopped'"),
    "space of a card": (asked("card_999", "legality", move={**LAY, "card": {"colour": "red", "number": 2, "to": 1}}),
                        "'to'"),
    "onto of a die": (asked("dice", "legality", move={"type": "lay", "die": "red 1", "lying": [], "onto": None}),
                      "'onto'"),
    "players of a die": (asked("dice", "legality", move={"type": "stop", "dice": 0}, players=2), "'players'"),
}

ALL = [*(("score", text, field) for text, field in TEXTS.values()),
       *(("score", json.dumps(question), field) for question, field in SCORE.values()),
       *(("legal", json.dumps(question), field) for question, field in LEGAL.values())]
NAMES = [*TEXTS, *SCORE, *LEGAL]


def test_there_are_enough_of_them() -> None:
    assert len(ALL) >= 60
    assert len(set(NAMES)) == len(NAMES) == len(ALL)


@pytest.mark.parametrize(("command", "text", "field"), ALL, ids=NAMES)
def test_it_is_refused_in_one_sentence_that_names_the_field(command: str, text: str, field: str) -> None:
    result = CliRunner().invoke(app, [command, "-", "--json"], input=text)
    assert result.exit_code == 1
    assert isinstance(result.exception, UserError), result.output
    assert result.stdout == ""
    sentence = explain(result.exception)
    assert sentence is not None and "\n" not in sentence and len(sentence) < 400
    assert field in sentence
    assert not PYTHON.search(sentence), sentence


@pytest.mark.parametrize("name", ["a player twice", "RED 2 on red 1"])
def test_the_command_itself_ends_with_status_1_and_one_line(name: str) -> None:
    command, text, field = ALL[NAMES.index(name)]
    done = subprocess.run([sys.executable, "-m", "referee", command, "-"], input=text, capture_output=True, text=True,
                          timeout=60, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.count("\n") == 1 and field in done.stderr


@pytest.mark.parametrize("question", [
    board(), geometry(), board({"release_due": {"0": "B"}}), board(cells=[[3, 5], [3, 6]], colours="R?"),
    board(cells=[[0, 2], [1, 3]], colours="BR"), board({"players": ["A", "B"], "deck": ["RG"]}),
    geometry(tokens=[[1, 2], [1, 2]], options={"token_stack": "allow"}), geometry(cards=[[[0, 5], [0, 6]]]),
    {"game": "board", "kind": "legality", "id": "mine", "why": "told", "note": 1, "input": board()["input"]},
    asked("card_999", "legality", move=LAY), asked("card_weber", "legality", move=LAY, stopped=False),
    asked("card_999", "legality", move={**LAY, "onto": None}), asked("card_weber", "legality", move={
        "type": "row", "card": "red 4", "onto": None, "from": "stack", "in_hand": True}),
    asked("dice", "legality", move={"type": "lay", "die": "red 1", "lying": []}),
], ids=str)
def test_what_is_meant_so_is_judged(question: dict[str, Any]) -> None:
    result = CliRunner().invoke(app, ["legal", "-", "--json"], input=json.dumps(question))
    assert result.exit_code == 0, result.exception


@pytest.mark.parametrize("question", [
    asked("board", "round", caller="A", players=[{**p, "jokers_used": 1, "mistake": False, "tableau": 2,
                                                  "jokers_left": 1} for p in PLAYERS]),
    asked("board", "match", ids=["A", "B"], start_tableau={"A": 2}, rounds=[{**REMAINING, "mistakes": ["B"]}]),
    asked("card_999", "round", players=[{**p, "wrong": 1} for p in COUNTS], caller="A"),
    asked("card_weber", "round", players=[COUNTS[0], {"id": "B", "centre": 4, "stack": 11}]),
    asked("card_weber", "round", players=[COUNTS[0], {"id": "B", "centre": 4, "stack": 12}], stacks={"B": 12}),
    asked("card_weber", "round", players=[COUNTS[0], {"id": "B", "centre": 4, "stack": 12}],
          options={"handicap": "on"}),
    asked("card_weber", "match", ids=["A", "B"], rounds=[ROW, {**ROW, "aborted": True},
                                                         {**ROW, "disqualified": ["B"]}]),
    asked("card_999", "match", ids=["A", "B", "C"], rounds=[{**ROW, "C": ROW["A"], "leaves": ["A"]},
                                                            {"B": ROW["B"], "C": ROW["A"]}]),
    asked("dice", "round", caller="A", dice_left={"A": 0, "B": 13}, dice_each={"A": 10, "B": 14}),
    asked("dice", "match", ids=["A", "B"], rounds=[{**DICE, "wrong": {"B": 1}, "leaves": []}]),
], ids=str)
def test_what_is_meant_so_is_scored(question: dict[str, Any]) -> None:
    result = CliRunner().invoke(app, ["score", "-", "--json"], input=json.dumps(question))
    assert result.exit_code == 0, result.exception


def test_one_die_is_rolled_again_and_one_card_is_left() -> None:
    """Plural forms: not "all 1 die were", nor "1 cards"."""
    move = {"type": "reroll", "dice": 1, "rolled": 1}
    said = CliRunner().invoke(app, ["legal", "-"], input=json.dumps(asked("dice", "legality", move=move))).stdout
    assert said.splitlines()[0] == "legal: The only die (1) was rolled again, as the rules say."
    some = {"type": "reroll", "dice": 4, "rolled": 1}
    said = CliRunner().invoke(app, ["legal", "-"], input=json.dumps(asked("dice", "legality", move=some))).stdout
    assert said.splitlines()[0] == "violation: Only 1 of 4 dice was rolled again; it is always all of them."
    played = asked("board", "round", caller="A", players=[PLAYERS[0], {"id": "B", "remaining": 1, "tableau": 14}])
    said = CliRunner().invoke(app, ["score", "-"], input=json.dumps({**played, "edition": "new"})).stdout
    assert "; 1 card in the next round" in said
