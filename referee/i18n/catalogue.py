"""One catalogue of everything people read: a folder a language, in the format of Project Fluent.

Why it exists: whoever says something names a key and its parameters, so that it can be said in any language
and said again later; the page reads the same files. What it does not do: know what a key is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import islice
from typing import TYPE_CHECKING, Any

from referee.i18n.said import ENGLISH, LONGEST_QUOTE, LONGEST_TOLD, Spoken, quoted

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentNumber

LARGEST_NUMBER = 10**15
"""A larger number counts nothing at a table, and neither it nor one that is none can be written by a locale."""
MOST_LISTED = 400
"""Values of a list that are written one by one."""
KEPT = 8192
"""Texts filled in lately that are kept: after every line of a log all its sentences are said again."""
LONGEST_VALUE = 1200
"""Characters of a value that is filled in. Fluent takes no more than 2500 for a whole selected sentence."""


class TextError(LookupError):
    """A key without a text, or a text whose parameter was not given: a fault of the program, not of a user."""


def locales() -> Traversable:
    """The folder of the languages' folders."""
    return resources.files("referee.i18n").joinpath("locales")


def languages() -> list[str]:
    """The languages there are, as the folders are named."""
    return sorted(f.name for f in locales().iterdir() if f.is_dir())


def fill(key: str, params: Mapping[str, Any], language: str = ENGLISH) -> str:
    """The text of a key, its parameters filled in; `TextError` if the key or a parameter is missing.

    `key.part` is the attribute of a text, as in `rule-bg-place-2.title`. Values may be names, numbers, lists of them,
    or sentences (`Spoken`, an error), in the same language.
    """
    return _filled(key, tuple((name, _value(value, language)) for name, value in params.items()), language)


@lru_cache(maxsize=KEPT)
def _filled(key: str, values: tuple[tuple[str, str | float], ...], language: str) -> str:
    bundle = _bundle(language)
    whole, (key, _, part) = key, key.partition(".")
    message = bundle.get_message(key) if bundle.has_message(key) else None
    pattern = message and (message.attributes.get(part) if part else message.value)
    if not pattern:
        raise TextError(f"no text for {whole!r} in {language!r}")
    given = {name: v if isinstance(v, str) else _number(v) for name, v in values}
    text, errors = bundle.format_pattern(pattern, given)
    if errors:
        wrong = ", ".join(str(e).replace("Unknown external: ", "it needs the parameter ") for e in errors)
        raise TextError(f"the text {whole!r} cannot be said: {wrong}")
    return str(text)


def has(key: str, language: str = ENGLISH) -> bool:
    """Whether there is a text for the key."""
    return _bundle(language).has_message(key)


def keys(language: str = ENGLISH) -> list[str]:
    """The keys of a language's messages, in the order of its files."""
    starts = (line.partition("=")[0].strip() for text in sources(language).values() for line in text.splitlines()
              if line[:1].isalpha() and "=" in line)
    return [key for key in starts if " " not in key]


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # takes 0.1 s: only for what says something

    bundle = FluentBundle([language], use_isolating=False)
    for text in sources(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def sources(language: str) -> dict[str, str]:
    """What the files of a language hold, by their names; `TextError` naming the languages there are."""
    if language not in languages():
        raise TextError(f"there are no texts in {language!r}; there are {', '.join(languages())}")
    return dict(_files(locales().joinpath(language)))


def _files(folder: Traversable) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text(encoding="utf-8")


def _value(value: Any, language: str) -> str | float:
    """A number, to choose a plural by and to write; anything else as words."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < LARGEST_NUMBER:
        return value
    text = _words(value, language)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]} …"


def _number(value: float) -> FluentNumber:
    """A number as Fluent takes it."""
    from fluent.runtime.types import FluentFloat, FluentInt

    n = round(value, 1)
    return FluentInt(n, useGrouping=False) if float(n).is_integer() else FluentFloat(n, useGrouping=False)


def _words(value: Any, language: str) -> str:
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(_words(v, language) for v in islice(value, MOST_LISTED))
    longest = LONGEST_QUOTE
    if isinstance(value, Exception):
        value, longest = str(value), LONGEST_TOLD
    if isinstance(value, Spoken):
        return str(value) if language == ENGLISH else value.text(language)
    if isinstance(value, float) and abs(value) < LARGEST_NUMBER:
        from babel import Locale  # comes with fluent.runtime, which writes numbers by it

        return _number(value).format(Locale.parse(language))
    said = str(value)
    word = f"word-{said}"
    return fill(word, {}, language) if has(word, language) else quoted(said, longest)
