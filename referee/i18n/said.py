"""Sentences that know how they were made: English text with what it takes to say them in another language.

Why it exists: a room deep down says what is wrong without knowing who reads it. Whoever takes it for text has the
English sentence; each screen gets its own language (`spoken`). What it does not do: hold texts (`catalogue`).

A sentence that is cut, joined or filled in as a string forgets how it was made, and stays English. So sentences are put
together as parameters of another one, by `Sentence` and by `Joined`; `tests/web/test_languages.py` looks for others.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee.i18n.catalogue import fill
from referee.i18n.speech import ENGLISH, LONGEST_TOLD, Spoken, quoted


class Said(Spoken):
    """A text of the catalogue by key and parameters; `key.part` names an attribute, as in `rule-bg-place-2.title`."""

    key: str
    params: dict[str, Any]

    def __new__(cls, key: str, /, **params: Any) -> Said:
        said = super().__new__(cls, fill(key, params))
        said.key, said.params = key, params
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        return (self.key,), self.params  # it travels between processes

    def text(self, language: str) -> str:
        return fill(self.key, self.params, language)


class Plain(Spoken):
    """A sentence of ours that is English in every language, and is not shortened as what it quotes was."""

    def text(self, language: str) -> str:
        return str(self)


class Sentence(Spoken):
    """A text as a sentence of its own: with a capital letter, and with `stop` closed by a full stop."""

    said: str
    stop: bool

    def __new__(cls, said: str, *, stop: bool = False) -> Sentence:
        sentence = super().__new__(cls, _sentence(said, stop))
        sentence.said, sentence.stop = said, stop
        return sentence

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        return (self.said,), {"stop": self.stop}

    def text(self, language: str) -> str:
        return _sentence(in_language(self.said, language), self.stop)


class Joined(Spoken):
    """Texts one after the other, with a separator that is alike in every language."""

    parts: tuple[str, ...]
    separator: str

    def __new__(cls, parts: Iterable[str], separator: str = " ") -> Joined:
        parts = tuple(parts)
        joined = super().__new__(cls, separator.join(parts))
        joined.parts, joined.separator = parts, separator
        return joined

    def __getnewargs_ex__(self) -> tuple[tuple[tuple[str, ...], str], dict[str, Any]]:
        return (self.parts, self.separator), {}

    def text(self, language: str) -> str:
        return self.separator.join(in_language(part, language) for part in self.parts)


def say(key: str, /, **params: Any) -> Said:
    """The text of a key, its parameters filled in; `TextError` if the key or a parameter is missing."""
    return Said(key, **params)


def in_language(text: str, language: str) -> str:
    """A text in a language if it knows how it was made; else as it is."""
    return text.text(language) if isinstance(text, Spoken) else text


def spoken(value: Any, language: str) -> Any:
    """JSON with all its sentences in a language; what is no sentence stays as it is."""
    if language == ENGLISH:
        return value
    if isinstance(value, Spoken):
        return value.text(language)
    if isinstance(value, dict):
        return {key: spoken(of, language) for key, of in value.items()}
    if isinstance(value, list | tuple):
        return [spoken(of, language) for of in value]
    return value


class SaidError(Exception):
    """An error whose message is a text of the catalogue; `str` of it is `said`."""

    def __init__(self, said: str, /, **params: Any) -> None:
        """`said`: a key, or a sentence that was made before."""
        self.said = Said(said, **params) if " " not in said else (
            said if isinstance(said, Spoken) else quoted(said, LONGEST_TOLD))
        super().__init__(self.said)

    def __str__(self) -> str:
        return self.said


def _sentence(text: str, stop: bool) -> str:
    closed = text if not stop or text.endswith((".", "!", "?")) else f"{text}."
    if "://" in closed.partition(" ")[0]:  # an address is written as it is
        return closed
    return closed[:1].upper() + closed[1:]
