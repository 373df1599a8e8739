"""Every verdict can be said: each key has a text, each text gets its parameters."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import referee.rules
from referee.i18n import TextError, languages, render, rule_text
from referee.i18n.verdicts import text_key
from referee.rules.board.legality.judging import judge
from referee.rules.board.legality.questions import placement_from, position_from
from referee.rules.board.options import Options
from tests.support.catalogue import constants, texts
from tests.support.positions import random_move, random_question

KEY = re.compile(r"(BG-[A-Z]+(-[A-Z]?\d)?|[A-Z][A-Z_]+)(\.[a-z_]+)?")
RULES = Path(referee.rules.__path__[0])
PREFIXES = ("LEGAL", "LEGAL_HERE", "UNCLEAR", "GIVEN", "ROUND", "TOKEN", "REMOVED", "PUT_RIGHT",
            "IDENTIFIED", "REREAD", "OVERRULE", "NOTE", "BG-")
BUILT = ("item-", "legal-", "note-", "overrule-")
"""What the keys of texts begin with that are put together from a value."""


def keys_in_the_rules() -> set[str]:
    """Every string in the board rules that has the form of a text key."""
    found = set()
    for file in (RULES / "board").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value) and (
                    node.value.startswith("BG-") or node.value.split(".")[0] in PREFIXES):
                found.add(node.value)
    return found


@pytest.mark.parametrize("lang", languages())
def test_every_key_used_in_the_rules_has_a_text(lang: str) -> None:
    assert len(keys_in_the_rules()) > 50
    known = texts(lang, "verdicts.ftl")
    assert sorted(key for key in keys_in_the_rules() if text_key(key) not in known) == []


def test_every_text_of_a_verdict_is_used():
    used = {text_key(text) for text in constants()}
    unused = {key for key in texts("en", "verdicts.ftl") if not key.startswith(BUILT)} - used
    assert sorted(unused) == []


@cache
def judged() -> dict[str, list[Mapping[str, Any]]]:
    """What is said of random moves: key -> parameters, a few of each."""
    rng = Random(5)
    said: dict[str, list[Mapping[str, Any]]] = {}
    for _ in range(3000):
        question = random_question(rng)
        if rng.random() < 0.3:
            question["tokens"][0] = None
        if rng.random() < 0.3 and question["jokers"]:
            question["jokers"][0]["owner"] = "unknown"
        if rng.random() < 0.2:
            question["deck"] = ["PQ"]
            question["options"]["dead_end"] = rng.choice(["geometry", "deck", "unplayed"])
        position = position_from(question)
        seen = {**question, "tokens": [t or (0, 0) for t in question["tokens"]]}
        move = {**random_move(rng, seen), "player": rng.choice(["A", "B", "unknown"])}
        if rng.random() < 0.2 and "colours" in move:
            move["colours"] = ["?", move["colours"][1]]
        judgement = judge(position, placement_from(move, position), Options.from_mapping(question["options"]))
        for key, params in [(judgement.key, judgement.params), *((f.key, f.params) for f in judgement.failures)]:
            if len(said.setdefault(key, [])) < 5:
                said[key].append(params)
    return said


@pytest.mark.parametrize("lang", languages())
def test_whatever_is_judged_can_be_said(lang: str) -> None:
    assert len(judged()) >= 30
    for key, every in judged().items():
        for params in every:
            text = render(key, params).text(lang)
            assert text and "None" not in text


def test_unclear_texts_need_only_what_is_known_of_every_piece() -> None:
    for key, parameters in texts("en", "verdicts.ftl").items():
        if key.startswith("unclear-"):
            of_a_card = {"b"} if key in ("unclear-colour", "unclear-square") else set()
            assert parameters <= {"player", "a"} | of_a_card, key


def test_every_rule_with_a_verdict_text_is_explained_in_plain_words() -> None:
    rules = {key.split(".")[0] for key in keys_in_the_rules() if key.startswith("BG-")} - {"BG-AUDIT"}
    unexplained = sorted(rule for rule in rules if not (rule_text(rule).title and rule_text(rule).text))
    assert len(rules) > 20
    assert unexplained == []


def test_values_are_written_for_people() -> None:
    assert render("REMOVED", {"player": "unknown"}) == "Somebody took a piece back."
    assert render("REMOVED", {"player": "{player} \n"}) == "{player} \\n took a piece back."
    assert render("NOTE.hand", {"seconds": 2.0}) == "A hand was over the board for 2 s."
    assert render("NOTE.hand", {"seconds": 2.25}) == "A hand was over the board for 2.25 s."
    assert render("BG-CHECK-3", {"player": "dotted", "n": 2, "cells": ("r1c2", "r3c4")}) == (
        "Dotted has 2 wrongly laid cards: r1c2, r3c4.")


def test_a_missing_text_parameter_or_language_is_a_fault_and_named() -> None:
    with pytest.raises(TextError, match="no text for 'bg-nowhere'"):
        render("BG-NOWHERE", {})
    with pytest.raises(TextError, match="'bg-joker-2' cannot be said: it needs the parameter t"):
        render("BG-JOKER-2", {"a": "r1c1"})
    with pytest.raises(TextError, match="there are de, en"):
        render("REMOVED", {"player": "A"}).text("xx")


@pytest.mark.parametrize(("n", "words"), [(1, "but 1 card is missing"), (2, "but 2 cards are missing")])
def test_one_card_is_not_two_cards(n: int, words: str) -> None:
    assert words in render("BG-END-1.missing", {"player": "dashed", "n": n})
