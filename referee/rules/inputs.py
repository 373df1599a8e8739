"""Reading the plain JSON that `referee legal` and `referee score` are given.

Why it exists: every game takes numbers, names and tables from outside. Each mistake in them deserves one sentence that
names the key and says what is expected there. All functions raise ValueError with that sentence. What it does not do:
open files.
"""

from __future__ import annotations

import reprlib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

_MISSING: Any = object()


class _Short(reprlib.Repr):
    """Values cut short, in the words of JSON."""

    def repr_NoneType(self, _x: None, _level: int) -> str:
        return "null"

    def repr_bool(self, x: bool, _level: int) -> str:
        return "true" if x else "false"

    def repr_float(self, x: float, _level: int) -> str:
        return repr(x) if abs(x) < float("inf") else "no number"

    def repr_int(self, x: int, level: int) -> str:
        return super().repr_int(x, level) if abs(x) < _LONG else "a number of many digits"


_LONG = 10**30
_SHORT = _Short()
_SHORT.maxlevel, _SHORT.maxlist, _SHORT.maxdict, _SHORT.maxstring = 3, 4, 4, 40


def shown(found: Any) -> str:
    """A wrong value as it stands in a sentence, cut short."""
    return _SHORT.repr(found)


def only_fields(data: Mapping[str, Any], known: Iterable[str], within: str = "") -> None:
    """ValueError for a field that is not known: it would be read over, and the answer be to another question.

    `within` says of what it is a field, like `the move`.
    """
    known = tuple(known)
    for key in data:
        if key not in known:
            where = f" in {within}" if within else " here"
            raise ValueError(f"{shown(key)} is not known{where}; known are {', '.join(known)}")


def name(found: Any, key: str) -> str:
    """A name: a text with something in it."""
    if not isinstance(found, str) or not found.strip():
        raise ValueError(f"{key!r} is {shown(found)}; it must be a name, not empty")
    return found


def alike(one: str, other: str) -> bool:
    """Whether two names differ only in how they are written: capital letters, spaces around them."""
    return one != other and _plain(one) == _plain(other)


def _plain(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def counted(n: int, one: str, many: str | None = None) -> str:
    """A number with its noun: `1 card`, `3 cards`; `many` where the plural is not formed with an s."""
    return f"{n} {one if n == 1 else many or one + 's'}"


def value(data: Mapping[str, Any], key: str, default: Any = _MISSING, *, within: str | None = None) -> Any:
    """The value of a key that must be there unless a default is given; `within` names a table by player."""
    if key in data:
        return data[key]
    if default is _MISSING:
        raise ValueError(f"{key!r} is missing" if within is None else f"{within!r} says nothing of {key}")
    return default


def whole(data: Mapping[str, Any], key: str, low: int, high: int, default: Any = _MISSING, *,
          within: str | None = None) -> int:
    """A whole number within low..high, both included; `within` names a table by player."""
    found = value(data, key, default, within=within)
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        named = repr(key) if within is None else f"{within!r} of {key}"
        raise ValueError(f"{named} is {shown(found)}; it must be a whole number from {low} to {high}")
    return found


def flag(data: Mapping[str, Any], key: str, default: Any = _MISSING) -> bool:
    """true or false."""
    found = value(data, key, default)
    if not isinstance(found, bool):
        raise ValueError(f"{key!r} is {shown(found)}; it must be true or false")
    return found


def table(data: Mapping[str, Any], key: str, default: Any = _MISSING) -> Mapping[str, Any]:
    """An object (names to values); no name is empty."""
    found = value(data, key, default)
    if not isinstance(found, Mapping):
        raise ValueError(f"{key!r} is {shown(found)}; it must be an object of names and values")
    if any(isinstance(inner, str) and not inner.strip() for inner in found):
        raise ValueError(f"{key!r} has an empty name; write who or what it is")
    return found


def rows(data: Mapping[str, Any], key: str, default: Any = _MISSING) -> Sequence[Any]:
    """A list."""
    found = value(data, key, default)
    if isinstance(found, str) or not isinstance(found, Sequence):
        raise ValueError(f"{key!r} is {shown(found)}; it must be a list")
    return found


def names(data: Mapping[str, Any], key: str, default: Any = _MISSING, *, least: int = 0,
          most: int | None = None) -> tuple[str, ...]:
    """A list of different names; `least` and `most` limit how many."""
    found = rows(data, key, default)
    if not all(isinstance(one, str) and one.strip() for one in found):
        raise ValueError(f"{key!r} is {shown(found)}; it must be a list of names, none of them empty")
    if len(set(found)) < len(found):
        raise ValueError(f"{key!r} names somebody twice: {shown(list(found))}")
    if len(found) < least or (most is not None and len(found) > most):
        limits = f"{least} or more" if most is None else f"{least} to {most}"
        raise ValueError(f"{key!r} lists {len(found)}; it must be {limits}")
    return tuple(found)


def one_of(data: Mapping[str, Any], key: str, allowed: Sequence[str], default: Any = _MISSING) -> str:
    """One of a few words."""
    found = value(data, key, default)
    if found not in allowed:
        raise ValueError(f"{key!r} is {shown(found)}; it must be one of {', '.join(allowed)}")
    return str(found)


def present(row: Mapping[str, Any], staying: Sequence[str], least: int) -> tuple[str, ...]:
    """Who of those `staying` plays on after this round of a match: those it does not name under `leaves`.

    ValueError if somebody leaves who does not play, or fewer than `least` would be left.
    """
    gone = names(row, "leaves", ())
    only_known(gone, "leaves", staying)
    left = tuple(one for one in staying if one not in gone)
    if gone and len(left) < least:
        raise ValueError(f"'leaves' leaves {len(left)} of them; {least} must play on, else the match is over")
    return left


def played(data: Mapping[str, Any]) -> Sequence[Any]:
    """The `rounds` of a match: at least one."""
    found = rows(data, "rounds")
    if not found:
        raise ValueError("'rounds' is empty; a match has at least one")
    return found


def only_known(named: Iterable[Any], key: str, known: Sequence[str]) -> None:
    """ValueError if a table or list names somebody who does not play."""
    strangers = [shown(one) for one in named if one not in known]
    if strangers:
        raise ValueError(f"{key!r} names {', '.join(strangers)}, who is not among the players")
