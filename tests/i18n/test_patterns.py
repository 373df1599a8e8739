"""Our own filling in of texts says what fluent.runtime and Babel say, which are larger than all of Referee."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt

from referee.i18n import TextError, languages
from referee.i18n.catalogue import sources
from referee.i18n.numbers import category, written
from referee.i18n.patterns import Bundle
from tests.support.catalogue import texts

NUMBERS = [*range(25), 100, 101, 999, 1000, 1234, 10**5, 10**6, 2 * 10**6, 10**6 + 1, 10**9, 999_999_999_999_999,
           0.1, 0.5, 0.9, 1.1, 1.5, 1.9, 2.5, 21.5, 999.9, 1234.5, 0.05, 0.25, 0.35, 0.96, 1.04, 2.25, 99999.95, 2.5e9]
STRINGS = ("", "unknown", "winner", "card", "joker", "token", "none", "two words", "{ $n }", "Zoë")


def fluent(number: float) -> FluentInt | FluentFloat:
    shown = round(number, 2)
    return (FluentInt if float(shown).is_integer() else FluentFloat)(shown, useGrouping=False)


@pytest.mark.parametrize("language", [*languages(), "eo", "sv"])
def test_numbers_and_their_plural_forms_are_those_of_the_cldr(language: str) -> None:
    locale, rng = Locale.parse(language), random.Random(1)
    drawn = [rng.randrange(10**rng.randrange(1, 15)) / rng.choice((1, 10, 100)) for _ in range(500)]
    for n in [*NUMBERS, *drawn]:
        for signed in (n, -n):
            theirs = fluent(signed)
            assert written(signed, language) == theirs.format(locale), signed
            assert category(round(signed, 2), language) == locale.plural_form(theirs), signed


@pytest.mark.parametrize("language", languages())
def test_every_text_is_said_as_fluent_says_it(language: str) -> None:
    bundle, rng = FluentBundle([language], use_isolating=False), random.Random(2)
    for source in sources(language).values():
        bundle.add_resource(FluentResource(source))
    ours = Bundle(language, list(sources(language).values()))
    for key, names in texts(language).items():
        whole, _, part = key.partition(".")
        message = bundle.get_message(whole)
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None, key
        for _ in range(8 if names else 1):
            given = {name: rng.choice(rng.choice((NUMBERS, STRINGS))) for name in names}
            theirs, errors = bundle.format_pattern(
                pattern, {name: v if isinstance(v, str) else fluent(v) for name, v in given.items()})
            given = {name: v if isinstance(v, str) else round(v, 2) for name, v in given.items()}
            assert not errors and ours.fill(key, given) == theirs, (key, given)


def test_what_no_text_uses_and_what_is_not_given_is_refused() -> None:
    bundle = Bundle("en", ["a = { $n } left\nb = { -term }\n-term = x\nc = { NUMBER($n) }\nd = { a }, { e }\n"
                           "f = { $n ->\n  [0] none\n  [one] one\n *[other] { $n }\n }\ng =\n  .title = { $who }\n"])
    assert bundle.fill("a", {"n": 2}) == "2 left" and bundle.fill("f", {"n": 0}) == "none"
    assert [bundle.fill("f", {"n": n}) for n in (1, 1.5, "one", "0")] == ["one", "1.5", "one", "0"]
    assert bundle.fill("g.title", {"who": "Anna"}) == "Anna" and bundle.has("g") and not bundle.has("title")
    for key, params in (("a", {}), ("f", {}), ("b", {}), ("c", {"n": 1}), ("d", {"n": 1}), ("g", {}), ("x", {}),
                        ("term", {}), ("g.other", {})):
        with pytest.raises(TextError, match=r"no text for|cannot be said"):
            bundle.fill(key, params)


def test_saying_something_needs_neither_babel_nor_the_runtime() -> None:
    source = Path(__file__).parents[2] / "referee" / "i18n"
    assert not [p.name for p in source.glob("*.py") if "import babel" in (text := p.read_text("utf-8"))
                or "from babel" in text or "fluent.runtime import" in text]
