"""The command line in other languages: people are spoken to as their terminal does, programs in English."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.support.command import referee

ROUND = {"game": "card_999", "kind": "round", "input": {"caller": "Ben", "players": [
    {"id": "Anna", "centre": 14, "stack": 3}, {"id": "Ben", "centre": 9, "stack": 0}]}}
BARE = {"game": "board", "kind": "legality", "input": {
    "board": ["RG", "BY"], "tokens": [[0, 0]], "move": {"player": "A", "cells": [[1, 0], [1, 1]], "colours": "BR"}}}


@pytest.fixture
def asked(tmp_path: Path) -> Path:
    path = tmp_path / "question.json"
    path.write_text(json.dumps(ROUND), encoding="utf-8")
    return path


@pytest.mark.parametrize(("language", "said"), [
    ("en", "Anna: 8, place 2 (14 in the middle − 2 × 3 in the stack)"),
    ("de", "Anna: 8, Platz 2 (14 in der Mitte − 2 × 3 im Stapel)"),
    ("nl", "Anna: 8, plaats 2 (14 in het midden − 2 × 3 in de stapel)")])
def test_people_are_spoken_to_in_the_language_asked_for_or_that_of_their_terminal(
        asked: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str) -> None:
    assert said in referee("--lang", language, "score", asked).stdout
    assert said in referee("score", asked, f"--lang={language}").stdout
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert said in referee("score", asked).stdout


def test_json_is_english_unless_a_language_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "missing" / "table.json"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    told = referee("doctor", "--port", "0", "--json")
    assert {"text": "a free port will be taken"}.items() <= json.loads(told.stdout)["checks"][1].items()
    told = referee("--lang", "nl", "doctor", "--port", "0", "--json")
    assert json.loads(told.stdout)["checks"][1]["text"] == "er wordt een vrije poort genomen"
    assert "gibt keine Tischdatei" in referee("read", "x.jpg", "--table", path).stderr


def test_a_verdict_is_said_in_the_language_and_its_rule_explained(tmp_path: Path) -> None:
    path = tmp_path / "question.json"
    path.write_text(json.dumps(BARE), encoding="utf-8")
    told = referee("legal", path, "--lang", "de").stdout
    assert told.startswith("Verstoß: Falsche Farbe: ") and "BG-PLACE-3 Die Farben müssen passen: " in told


def test_a_language_without_texts_is_refused_with_those_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    told = referee("--lang", "xx", "doctor")
    assert told.returncode == 1 and "there are no texts in xx; there are de, en, es, fr, it, nl" in told.stderr
    monkeypatch.setenv("LC_ALL", "xx_XX")
    assert "ready" in referee("doctor", "--port", "0").stderr
