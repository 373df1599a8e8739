"""What sentences (`said`) and the catalogue both rest on: what can be said in other languages, how is quoted.

Why it exists: a sentence is filled in by the catalogue, and the catalogue fills sentences in. What it does not do:
know a text.
"""

from __future__ import annotations

import re

ENGLISH = "en"
LONGEST_QUOTE = 120
"""Characters of what a message quotes from outside: names, paths, keys, whatever stands in a file."""
LONGEST_TOLD = 400
"""Characters of a sentence that was put together elsewhere, as of a library's error."""
_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""What no terminal shows, or takes for an order: control characters, turns of direction, halves of characters."""


def quoted(text: str, longest: int = LONGEST_QUOTE) -> str:
    """A text from outside as it may stand in a message: in one line that every stream can print, and not too long.

    What cannot be seen is written as in Python (`\\n`, `\\ud800`); of a longer text the middle is left out.
    """
    if len(text) > longest:
        tail = longest // 3
        text = f"{text[:longest - tail - 1]}…{text[-tail:]}"
    return _UNSEEN.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


class Spoken(str):
    """English text that can be said in other languages."""

    def text(self, language: str) -> str:
        """The same in a language; `TextError` where there are no texts in it."""
        raise NotImplementedError


class TextError(LookupError):
    """A key without a text, or a text whose parameter was not given: a fault of the program, not of a user."""
