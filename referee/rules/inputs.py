"""Reading the plain JSON that `referee legal` and `referee score` are given.

Why it exists: every game takes numbers, names and tables from outside, and each mistake in them deserves one
sentence that names the key and says what is expected there. All functions raise ValueError with that
sentence. What it does not do: open files.
"""

from __future__ import annotations

import json
import reprlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

_MISSING: Any = object()


def shown(found: Any) -> str:
    """A wrong value as it stands in a sentence, cut short."""
    if found is None or isinstance(found, bool):
        return json.dumps(found)
    return reprlib.repr(found)


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
    """An object (names to values)."""
    found = value(data, key, default)
    if not isinstance(found, Mapping):
        raise ValueError(f"{key!r} is {shown(found)}; it must be an object of names and values")
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
    if not all(isinstance(name, str) for name in found):
        raise ValueError(f"{key!r} is {shown(found)}; it must be a list of names")
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


def only_known(named: Iterable[Any], key: str, known: Sequence[str]) -> None:
    """ValueError if a table or list names somebody who does not play."""
    strangers = [shown(name) for name in named if name not in known]
    if strangers:
        raise ValueError(f"{key!r} names {', '.join(strangers)}, who is not among the players")
