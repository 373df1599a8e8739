"""The languages beside English: nothing left in English, and plural forms as each language has them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from referee.i18n import Said, in_language, languages, render, say, spoken
from referee.i18n.catalogue import keys, sources
from referee.i18n.said import Joined, Sentence
from tests.i18n.alike import ALIKE

OTHERS = [language for language in languages() if language != "en"]
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


class _Words(Visitor):
    """The text of a message, and what it chooses by: variable -> the names of the variants."""

    def __init__(self) -> None:
        self.text: list[str] = []
        self.chosen: dict[str, set[str]] = {}
        self.defaults: set[str] = set()
        self.of_one: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.text.append(node.value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        assert isinstance(node.selector, VariableReference)
        names = {str(v.key.value if isinstance(v.key, NumberLiteral) else v.key.name) for v in node.variants}
        self.chosen.setdefault(node.selector.id.name, set()).update(names)
        self.defaults |= {str(getattr(v.key, "name", "")) for v in node.variants if v.default}
        self.of_one += [element.value for v in node.variants if getattr(v.key, "name", "") == "one"
                        for element in v.value.elements if isinstance(element, TextElement)]
        self.generic_visit(node)


@cache
def words(language: str) -> dict[str, _Words]:
    found = {}
    for source in sources(language).values():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Message):
                found[entry.id.name] = seen = _Words()
                seen.visit(entry)
    return found


def alike(language: str) -> Iterator[str]:
    """The keys whose words are the English ones."""
    for key, theirs in words(language).items():
        said, english = " ".join(theirs.text), " ".join(words("en")[key].text)
        if said == english and re.search("[A-Za-z]{2}", re.sub(r"`[^`]*`", "", said)):
            yield key


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """A text that happens to be the same in both languages stands in `alike.py`."""
    assert sorted(set(alike(language)) - ALIKE[language] - ALIKE["all"]) == []
    unneeded = ALIKE[language] - set(alike(language))
    assert sorted(unneeded) == []


@pytest.mark.parametrize("language", OTHERS)
def test_plural_forms_are_those_of_the_language(language: str) -> None:
    forms = set(Locale.parse(language).plural_form.tags) | {"other"}
    needed = forms - {"many"}  # only for millions in French, Italian and Spanish
    for key, theirs in words(language).items():
        english = words("en")[key]
        for name, variants in theirs.chosen.items():
            counted = variants & PLURALS
            if "one" in variants:
                assert needed <= counted <= forms, f"{key}: {name} has {sorted(counted)}"
            other = {v for v in variants - PLURALS if not v.isdigit()}
            if name in english.chosen:
                assert other == {v for v in english.chosen[name] - PLURALS if not v.isdigit()}, key
            else:
                assert not other, f"{key} chooses by {name}, English does not"
        for name, variants in english.chosen.items():
            if "one" in variants:
                assert "one" in theirs.chosen.get(name, {"one"}), f"{key}: 1 of {name} has no form of its own"


@pytest.mark.parametrize("language", OTHERS)
def test_the_form_for_one_writes_no_1_where_it_is_for_more(language: str) -> None:
    """French says 0 and 1.5 in the singular too, so its texts fill the number in."""
    if {Locale.parse(language).plural_form(n) for n in (0, 1.5)} & {"one"}:
        assert [key for key, theirs in words(language).items() if re.search(r"\b1\b", " ".join(theirs.of_one))] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["points-so-far", "people-total", "people-gone"])
def test_points_below_zero_keep_their_sign(key: str, language: str) -> None:
    """-1 has the form of 1."""
    for n in (-2, -1, 0, 1):
        assert str(n) in in_language(say(key, n=n, name="A", round=3), language)


@pytest.mark.parametrize("language", OTHERS)
def test_the_default_is_the_form_for_everything_else(language: str) -> None:
    """A number of which a language has no form of its own falls to `other`, never to `one`."""
    for key, theirs in words(language).items():
        assert theirs.defaults <= words("en")[key].defaults | {"other"}, key


def test_sentences_put_together_come_out_in_the_language() -> None:
    said = Joined([Sentence(say("source-back", name="x"), stop=True), say("camera-none"), "4"])
    assert said == "X delivers again. No camera 4"
    for language in OTHERS:
        wanted = [in_language(say(key, **params), language) for key, params in
                  (("source-back", {"name": "x"}), ("camera-none", {}))]
        first = wanted[0][:1].upper() + wanted[0][1:]
        assert in_language(said, language) == f"{first if first.endswith('.') else first + '.'} {wanted[1]} 4"
        assert spoken({"a": [said, 1, None], "b": "as it is"}, language) == {
            "a": [in_language(said, language), 1, None], "b": "as it is"}


@pytest.mark.parametrize("language", OTHERS)
def test_a_card_is_named_as_in_the_language(language: str) -> None:
    onto = render("CARD.onto", {"card": "red 3", "card2": "blue 1", "needed": "blue 2"})
    assert not {"red", "blue"} & set(re.findall(r"\w+", in_language(onto, language).lower()))
    assert "3" in in_language(onto, language) and "Red 3 must not lie on blue 1" in onto


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_are_written_as_in_the_language(language: str) -> None:
    assert "13,25" in Said("item-centre", n=13.25).text(language), "thirteen and a quarter is not 13.3"
    assert "2,33" in Said("item-centre", n=7 / 3).text(language)
    assert "2,5" in Said("item-centre", n=["r1c1", 2.5]).text(language)
    assert "1234" in Said("item-centre", n=1234).text(language)


NOBODY = {"en": "somebody", "de": "jemand", "fr": "quelqu’un", "it": "qualcuno", "es": "alguien", "nl": "iemand"}


@pytest.mark.parametrize("language", languages())
def test_no_reason_begins_with_the_one_it_is_said_of(language: str) -> None:
    """A reason follows a name and a colon; "Somebody: somebody moved" says it twice."""
    for key in (key for key in keys(language) if key.startswith("why-")):
        assert not " ".join(words(language)[key].text).lower().startswith(NOBODY[language]), key


@pytest.mark.parametrize("language", languages())
def test_one_card_on_the_player_board_is_one(language: str) -> None:
    one, two = (in_language(say("outset-hand", player="Ada", n=10, aside=n), language) for n in (1, 2))
    labelled = one.replace("1.", "2.") == two  # "on the player board: 2" needs no verb
    assert labelled or not re.search("1 (lie |liegen|liggen)", one)
