"""Numbers as people write them, and the form of a word that belongs to them, in each language of the catalogue.

Why it exists: that is all we need of the Unicode CLDR, of which Babel is 36 MB; tests/i18n compare every rule with it.
What it does not do: group thousands, which no score has; dates.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

MILLION = 10**6


@dataclass(frozen=True)
class _Rules:
    """`point` between whole and tenths; `one`: whether the word of a number of this size is in the singular; `many`:
    whether whole millions have a form of their own."""

    point: str
    one: Callable[[float], bool]
    many: bool = False


_USUAL = _Rules(",", lambda n: n == 1)
"""Those of German and Dutch, and of most languages of Europe; tests/i18n find a language of ours that has others."""
_OTHERS = {
    "en": _Rules(".", lambda n: n == 1),
    "es": _Rules(",", lambda n: n == 1, many=True),
    "it": _Rules(",", lambda n: n == 1, many=True),
    "fr": _Rules(",", lambda n: n < 2, many=True),
}


def category(number: float, language: str) -> str:
    """`one`, `many` or `other`: the plural form (CLDR) that belongs to a number."""
    rules, size = _OTHERS.get(language, _USUAL), abs(number)
    if rules.one(size):
        return "one"
    return "many" if rules.many and size % MILLION == 0 and size else "other"


def written(number: float, language: str) -> str:
    """The number with at most two decimals, halves to the even one; thousands are not grouped.

    A quarter of a point is one: whoever joins may begin with the average of four.
    """
    hundredths = round(number, 2)
    if float(hundredths).is_integer():
        return str(int(hundredths))
    return f"{hundredths:.2f}".rstrip("0").replace(".", _OTHERS.get(language, _USUAL).point)
