"""One catalogue of everything people read: a folder a language and in it one a game, in the format of Project Fluent.

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

from referee.i18n.numbers import written
from referee.i18n.speech import ENGLISH, LONGEST_QUOTE, LONGEST_TOLD, Spoken, TextError, quoted

if TYPE_CHECKING:
    from referee.i18n.patterns import Bundle

LARGEST_NUMBER = 10**15
"""A larger number counts nothing at a table, and neither it nor one that is none can be written by a locale."""
MOST_LISTED = 400
"""Values of a list that are written one by one."""
KEPT = 8192
"""Texts filled in lately that are kept: after every line of a log all its sentences are said again."""
LONGEST_VALUE = 1200
"""Characters of a value that is filled in. The page's Fluent takes no more than 2500 for a whole selected sentence."""


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
    return _bundle(language).fill(key, dict(values))


def has(key: str, language: str = ENGLISH) -> bool:
    """Whether there is a text for the key."""
    return _bundle(language).has(key)


def keys(language: str = ENGLISH) -> list[str]:
    """The keys of a language's messages, in the order of its files."""
    starts = (line.partition("=")[0].strip() for text in sources(language).values() for line in text.splitlines()
              if line[:1].isalpha() and "=" in line)
    return [key for key in starts if " " not in key]


@cache
def _bundle(language: str) -> Bundle:
    from referee.i18n.patterns import Bundle  # only for what says something

    return Bundle(language, list(sources(language).values()))


def sources(language: str) -> dict[str, str]:
    """What the files of a language hold, by their names (`board/rules.ftl`: a game's); `TextError` for another one."""
    if language not in languages():
        raise TextError(f"there are no texts in {language!r}; there are {', '.join(languages())}")
    return dict(_files(locales().joinpath(language)))


def _files(folder: Traversable, above: str = "") -> Iterator[tuple[str, str]]:
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.is_dir():
            yield from _files(file, f"{above}{file.name}/")
        elif file.name.endswith(".ftl"):
            yield f"{above}{file.name}", file.read_text(encoding="utf-8")


def _value(value: Any, language: str) -> str | float:
    """A number, to choose a plural by and to write, with two decimals at most; anything else as words."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < LARGEST_NUMBER:
        return round(value, 2)
    text = _words(value, language)
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]} …"


def _words(value: Any, language: str) -> str:
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(_words(v, language) for v in islice(value, MOST_LISTED))
    longest = LONGEST_QUOTE
    if isinstance(value, Exception):
        value, longest = str(value), LONGEST_TOLD
    if isinstance(value, Spoken):
        return str(value) if language == ENGLISH else value.text(language)
    if isinstance(value, float) and abs(value) < LARGEST_NUMBER:
        return written(value, language)
    said = str(value)
    first, _, number = said.partition(" ")
    if number.isdecimal() and has(f"word-{first}", language):  # a card: red 3
        return f"{fill(f'word-{first}', {}, language)} {number}"
    word = f"word-{said}"
    return fill(word, {}, language) if has(word, language) else quoted(said, longest)
