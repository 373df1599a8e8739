"""The reason of a finding, said to the one whom it is about."""

from __future__ import annotations

import pytest

from referee.games.api import lines as log
from referee.i18n import languages
from referee.i18n.said import Sentence, in_language, say
from referee.session.shown.sentences import why_key


@pytest.mark.parametrize(("below", "key"), [
    ("solid", "why-bg-place-2-card-own"), ("double", "why-bg-place-2-card"), ("unknown", "why-bg-place-2-card")])
def test_nobody_is_told_of_a_piece_of_their_own_by_their_name(below: str, key: str) -> None:
    line = log.Said(type="card", key="BG-PLACE-2.card", player="solid", params={"player": "solid", "player2": below})
    assert why_key(line) == key


@pytest.mark.parametrize("language", languages())
def test_an_address_is_written_as_it_is(language: str) -> None:
    assert Sentence("http://camera/1 is silent").text(language).startswith("http://camera/1")
    assert in_language(say("why-bg-place-2-card-own"), language)
