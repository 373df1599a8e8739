"""Sentences in JSON that can still be said in every language.

Why it exists: a result is kept for years and read by people of six languages; `session` says it once. What it does not
do: hold texts (`i18n`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.i18n import TextError
from referee.i18n.said import Joined, Plain, Said, Sentence
from referee.i18n.speech import Spoken

SAID, SENTENCE, JOINED = "$said", "$sentence", "$joined"


def packed(value: Any) -> Any:
    """JSON in which each sentence is an object that says how it was made, beside its English text."""
    if isinstance(value, Said):
        return {SAID: value.key, "params": packed(value.params), "text": str(value)}
    if isinstance(value, Sentence):
        return {SENTENCE: packed(value.said), "stop": value.stop, "text": str(value)}
    if isinstance(value, Joined):
        return {JOINED: [packed(part) for part in value.parts], "separator": value.separator, "text": str(value)}
    if isinstance(value, Mapping):
        return {str(key): packed(of) for key, of in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [packed(of) for of in (value if isinstance(value, list | tuple) else sorted(value, key=str))]
    if isinstance(value, Exception):
        return packed(value.args[0] if value.args and isinstance(value.args[0], Spoken) else str(value))
    if value is None or isinstance(value, bool | int | float):
        return value
    return str(value)


def unpacked(value: Any) -> Any:
    """The sentences of `packed` JSON again. One whose key is not known any more stays as it was in English."""
    if isinstance(value, list):
        return [unpacked(of) for of in value]
    if not isinstance(value, dict):
        return value
    if SAID in value:
        return _said(value)
    if SENTENCE in value:
        return Sentence(unpacked(value[SENTENCE]), stop=bool(value["stop"]))
    if JOINED in value:
        return Joined(map(unpacked, value[JOINED]), value["separator"])
    return {key: unpacked(of) for key, of in value.items()}


def _said(value: Mapping[str, Any]) -> str:
    try:
        return Said(str(value[SAID]), **unpacked(value["params"]))
    except TextError:  # there is no such text any more, or it asks for other parameters than it did then
        return Plain(value["text"])
