"""Squares in sentences: words of people wherever the page says one."""

from __future__ import annotations

import re

import pytest

from referee.games.registry import LIVE
from referee.i18n import in_language, languages, render
from referee.i18n.spots import in_words, pair_in_words, spot
from referee.i18n.verdicts import text_key
from referee.session.shown.sentences import named


def test_a_piece_is_said_by_row_and_column() -> None:
    assert render("UNCLEAR.hidden", named({"a": "r2c1"}, {}, LIVE["board"])) == \
        "Something hidden may explain the piece at row 3, column 2; nobody is accused."


@pytest.mark.parametrize(("a", "b", "words"), [
    ("r2c1", "r2c2", "row 3, column 2–3"), ("r3c4", "r2c4", "rows 4–3, column 5")])
def test_both_halves_of_a_card_are_one_place(a: str, b: str, words: str) -> None:
    assert render("BG-PLACE-4", pair_in_words({"a": a, "b": b})) == \
        f"The card at {words} does not touch a token's square with an edge."


def test_several_places_are_told_apart() -> None:
    said = in_words({"places": ["r1c2–r1c3", "r2c2–r3c2"], "t": "r0c0"})
    assert render("LEGAL_HERE.card_at", said) == ("This card could have gone on row 2, columns 3 and 4; "
                                                  "rows 3 and 4, column 3, with the token from row 1, column 1.")


def test_names_and_numbers_stay_as_they_are() -> None:
    params = {"player": "Robin", "n": 3, "colours": ["red", "blue"], "cells": [], "x": "r3c4 or so"}
    assert in_words(params) == params


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["UNCLEAR.hidden", "BG-PLACE-4", "LEGAL_HERE.card"])
def test_no_language_says_a_raw_square(language: str, key: str) -> None:
    said = in_language(render(key, pair_in_words({"a": "r2c1", "b": "r2c2", "places": ["r1c2–r1c3"]})), language)
    assert not re.search(r"r\d+c\d+", said), text_key(key)


def test_what_is_no_square_is_refused() -> None:
    with pytest.raises(ValueError, match="names no square"):
        spot(["elsewhere"])
