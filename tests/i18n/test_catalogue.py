"""The catalogue is whole: what the source says is there, what is there is said, and all languages agree."""

from __future__ import annotations

import pickle
import re

import pytest

from referee.games.registry import GAMES
from referee.i18n import Said, SaidError, TextError, languages, say
from referee.i18n.catalogue import fill, sources
from referee.i18n.said import in_language
from referee.i18n.verdicts import text_key
from referee.kit.board import load_kit
from tests.support.catalogue import asked, beginnings, constants, named_by_page, said_by_page, texts

BY_RULE = ("verdicts.ftl", "rules.ftl")
"""Files, of a game or of all, whose keys follow from the keys of the rules; `test_verdicts.py` holds them to those."""
IN_THE_PAGE = ("around.ftl", "club.ftl", "page.ftl", "phone.ftl")
"""Files whose keys the page asks for."""


def test_everything_the_source_says_has_a_text_and_its_parameters():
    known = texts("en")
    missing = [a for a in asked() if a.key not in known]
    assert missing == []
    wrong = [(a, sorted(known[a.key])) for a in asked() if a.given is not None and a.given != known[a.key]]
    assert wrong == []


def by_name() -> set[str]:
    """Keys that follow from a name: of what is counted, a flag, a seat, a verdict, a state of the camera."""
    games = [(game.fields, game.flags, game.seats) for game in GAMES]
    return {f"count-{text_key(f.name)}" for fields, _, _ in games for f in fields} | {
        f"flag-{text_key(f.name)}" for _, flags, _ in games for f in flags} | {
        f"seat-{seat}" for _, _, seats in games for seat in seats} | {
        f"why-{key}" for file in BY_RULE for key in texts("en", file)} | {
        f"camera-{hint}{state}" for state in constants() for hint in ("", "hint-")}


def test_every_text_is_used():
    used = constants() | by_name()
    for name in sources("en"):
        if name.rpartition("/")[2] not in (*BY_RULE, *IN_THE_PAGE, "words.ftl"):
            whole = {key.split(".")[0] for key in texts("en", name)} - used
            assert sorted(key for key in whole if not key.startswith(beginnings())) == [], name
    page = named_by_page()
    for name in IN_THE_PAGE:
        assert [key for key in texts("en", name) if not page.fits(key)] == [], name


def test_everything_the_page_says_has_a_text():
    known, said = {key for name in IN_THE_PAGE for key in texts("en", name)}, said_by_page()
    assert len(said.whole) > 200
    assert sorted(said.whole - known) == []
    assert [pattern for pattern in said.patterns if not any(re.fullmatch(pattern, key) for key in known)] == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_files_texts_and_parameters(language):
    assert sorted(sources(language)) == sorted(sources("en"))
    for name in sources("en"):
        assert texts(language, name) == texts("en", name)


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_said(language):
    for key, names in texts(language).items():
        for value in (1, 2.5, "unknown", ["r1c1", "r2c2"]) if names else (None,):
            said = fill(key, dict.fromkeys(names, value), language)
            assert said and not re.search("[\u2068\u2069]|\\?\\?\\?", said), key


@pytest.mark.parametrize("language", languages())
def test_keys_are_words_with_hyphens(language):
    assert [key for key in texts(language) if not re.fullmatch(r"[a-z0-9]+(-\w+)*(\.[a-z]+)?", key)] == []


def test_colours_and_frames_of_the_standard_set_have_words():
    kit = load_kit()
    words = texts("en", "words.ftl")
    assert {f"word-{name}" for name in [*(c.name for c in kit.colours), *(f.name for f in kit.frames)]} <= set(words)


def test_values_are_filled_in_as_people_write_them():
    assert say("item-centre", n=1234) == "1234 in the middle"
    assert say("item-centre", n=2.25) == "2.25 in the middle"
    assert say("item-centre", n=3.0) == "3 in the middle"
    assert say("item-centre", n=["r1c1", "unknown"]) == "r1c1, somebody in the middle"
    assert say("item-centre", n=Said("item-wrong", n=2)) == "2 wrongly laid in the middle"
    assert say("item-centre", n="a" + "x" * 5000 + "z") == f"a{'x' * 78}…{'x' * 39}z in the middle"
    assert say("item-centre", n=["x" * 90] * 5000).endswith("x … in the middle")


class StrangeError(SaidError, ValueError):
    pass


def test_an_error_said_by_key_is_read_in_english_and_travels_between_processes():
    error = StrangeError("removed", player="unknown")
    assert str(error) == in_language(error.said, "en") == "somebody took a piece back."
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (StrangeError, str(error))
    with pytest.raises(TextError, match="there are de, en"):
        in_language(error.said, "xx")


def test_what_is_said_is_its_english_sentence_and_knows_how_it_was_made():
    said = Said("source-left-out", why=StrangeError("removed", player="a"))
    assert said == "left out: a took a piece back."
    assert in_language(said, "en") == said and in_language("as it is", "xx") == "as it is"
    with pytest.raises(TextError):
        in_language(said, "xx")
    assert pickle.loads(pickle.dumps(said)).params["why"].said == "a took a piece back."
