"""Sentences that know how they were made: English text with its key and parameters, for values and for errors.

Why it exists: a room deep down says what is wrong without knowing who reads it. Whoever takes it for text has the
English sentence, and the dashboard may say it in another language. What it does not do: hold texts (`catalogue`).
"""

from __future__ import annotations

from typing import Any


class Said(str):
    """A sentence of the catalogue by key and parameters: in English as the string it is, in others by `text`."""

    key: str
    params: dict[str, Any]

    def __new__(cls, key: str, /, **params: Any) -> Said:
        from referee.i18n.catalogue import fill

        said = super().__new__(cls, fill(key, params))
        said.key, said.params = key, params
        return said

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        return (self.key,), self.params  # it travels between processes

    def text(self, language: str) -> str:
        """The sentence in a language."""
        from referee.i18n.catalogue import fill

        return fill(self.key, self.params, language)


def in_language(text: str, language: str) -> str:
    """A text in a language if it knows how it was made; else as it is."""
    return text.text(language) if isinstance(text, Said) else text


class SaidError(Exception):
    """An error whose message is a text of the catalogue; `str` of it is `said`."""

    def __init__(self, said: str, /, **params: Any) -> None:
        """`said`: a key, or a sentence that was made before."""
        self.said = said if " " in said else Said(said, **params)
        super().__init__(self.said)

    def __str__(self) -> str:
        return self.said
