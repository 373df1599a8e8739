"""A sentence that is not said yet: its key and parameters, for values and for errors.

Why it exists: a room deep down says what is wrong without knowing who reads it; `str` is the English sentence,
and the dashboard may say it in another language. What it does not do: hold texts (`catalogue`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Said:
    """A sentence by key and parameters; `str` says it in English. Equal if key and parameters are."""

    def __init__(self, key: str, /, **params: Any) -> None:
        self.key, self.params = key, params

    def text(self, language: str = "en") -> str:
        """The sentence in a language."""
        from referee.i18n.catalogue import fill

        return fill(self.key, self.params, language)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Said({self.key!r}, {self.params!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said) and (self.key, self.params) == (other.key, other.params)

    def __hash__(self) -> int:
        return hash(self.key)


class SaidError(Exception):
    """An error whose message is a text of the catalogue; `str` is the English sentence."""

    def __init__(self, key: str, /, **params: Any) -> None:
        super().__init__(key)
        self.key, self.params = key, params

    def text(self, language: str = "en") -> str:
        """The message in a language."""
        return Said(self.key, **self.params).text(language)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[Callable[..., SaidError], tuple[type[SaidError], str, dict[str, Any]]]:
        return _again, (type(self), self.key, self.params)  # errors travel between processes


def _again(kind: type[SaidError], key: str, params: dict[str, Any]) -> SaidError:
    return kind(key, **params)
