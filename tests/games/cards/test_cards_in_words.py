"""Cards in sentences: every language has its own words for their colours."""

from __future__ import annotations

import pytest

from referee.games.registry import GAMES
from referee.i18n.verdicts import render
from referee.session.shown.sentences import named

CARDS = next(game for game in GAMES if game.document == "card-999")


@pytest.mark.parametrize(("language", "words"), [("en", "Red 5"), ("de", "Rot 5"), ("nl", "Rood 5"), ("fr", "Rouge 5"),
                                                 ("it", "Rosso 5"), ("es", "Rojo 5")])
def test_a_verdict_names_its_card_in_the_readers_language(language: str, words: str) -> None:
    assert render("CARD.perhaps_in_time", named({"card": "red 5"}, {}, CARDS)).text(language).startswith(f"{words} ")


def test_only_what_is_a_cards_name_is_one() -> None:
    params = {"player": "left", "card2": "unknown", "n": 3, "faces": ["blue 10", "blue 11"]}
    found = named(params, {"left": "Green 7"}, CARDS)
    assert (found["player"], found["card2"], found["n"]) == ("Green 7", "unknown", 3)
    assert [str(one) for one in found["faces"]] == ["blue 10", "blue 11"]
    assert found["faces"][0].text("de") == "Blau 10"
