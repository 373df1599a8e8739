"""The verdicts in words: one template a key, one file a language (`verdicts_LANGUAGE.toml`).

Why it exists: the rules speak in keys and parameters, so that a verdict can be said in any language and
said again later. What it does not do: decide anything, or explain the rules themselves (`rulebook`).
"""

from __future__ import annotations

import string
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any


class TextError(LookupError):
    """A key without a text, or a text whose parameter was not given: a fault of the program, not of a user."""


@dataclass(frozen=True, slots=True)
class Language:
    """The texts of one language. `words` translates parameter values (colours, frames, `unknown`)."""

    texts: Mapping[str, str]
    words: Mapping[str, str]


def languages() -> list[str]:
    """The languages there are, as in the file names."""
    names = (f.name for f in resources.files("referee.i18n").iterdir())
    return sorted(n.removeprefix("verdicts_").removesuffix(".toml") for n in names
                  if n.startswith("verdicts_") and n.endswith(".toml"))


@cache
def language(lang: str) -> Language:
    """The texts of a language; `TextError` naming the languages there are."""
    if lang not in languages():
        raise TextError(f"there are no texts in {lang!r}; there are {', '.join(languages())}")
    data = tomllib.loads(resources.files("referee.i18n").joinpath(f"verdicts_{lang}.toml").read_text(encoding="utf-8"))
    return Language(data["texts"], data["words"])


def render(key: str, params: Mapping[str, Any], lang: str = "en") -> str:
    """The sentence for a verdict's key, its parameters filled in.

    Values may be names, numbers or lists of them; `{n:card|cards}` is the first word for one, else the second.
    `TextError` if the key has no text or a parameter is missing.
    """
    book = language(lang)
    if key not in book.texts:
        raise TextError(f"no text for {key!r} in {lang!r}")
    try:
        text = _Sentence(book.words).vformat(book.texts[key], (), params)
    except KeyError as e:
        raise TextError(f"the text {key!r} needs the parameter {e}") from e
    return text[:1].upper() + text[1:]


class _Sentence(string.Formatter):
    """Fills in a text in one language."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self._words = words

    def format_field(self, value: Any, spec: str) -> str:
        one, _, many = spec.partition("|")
        return (one if value == 1 else many) if spec else _say(value, self._words)


def _say(value: Any, words: Mapping[str, str]) -> str:
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(_say(v, words) for v in value)
    if isinstance(value, float):
        return f"{value:.1f}".removesuffix(".0")
    return words.get(str(value), str(value))
