"""The verdicts in words: the rules' keys and parameters, said (`verdicts.ftl`).

Why it exists: the rules speak in keys of their own, like "BG-PLACE-2.card", and know no catalogue. What it does
not do: decide anything, or explain the rules themselves (`rulebook`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.i18n.said import Sentence, say


def text_key(key: str) -> str:
    """The key of the catalogue for a key of the rules: small letters, hyphens."""
    return key.lower().replace(".", "-").replace("_", "-")


def render(key: str, params: Mapping[str, Any]) -> Sentence:
    """The sentence for a verdict's key, with a capital letter; `TextError` if key or parameter is missing."""
    return Sentence(say(text_key(key), **params))
