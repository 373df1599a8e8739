"""Whether JSON is as its types say.

Why it exists: pydantic checks no `TypedDict` of the standard library before Python 3.12. What it does not do: know more
types than a state is made of (`write_types`).
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

PLAIN: dict[Any, tuple[type, ...]] = {int: (int,), float: (int, float), str: (str,), bool: (bool,),
                                      type(None): (type(None),)}


def misfits(value: Any, hint: Any, where: str = "state") -> Iterator[str]:
    """What is otherwise than the type says, each with its place. A number is no yes or no."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint is Any:
        return
    if origin in (Union, types.UnionType):
        tried = [list(misfits(value, one, where)) for one in inner]
        yield from [] if not all(tried) else min(tried, key=len)
    elif origin is Literal:
        yield from [] if value in inner else [f"{where}: {value!r}"]
    elif origin is list:
        yield from _of_many(enumerate(value), inner[0], where) if isinstance(value, list) else [f"{where}: no list"]
    elif origin is dict:
        yield from _of_many(value.items(), inner[1], where) if isinstance(value, dict) else [f"{where}: no object"]
    elif is_typeddict(hint):
        yield from _of_object(value, hint, where)
    elif not isinstance(value, PLAIN[hint]) or (isinstance(value, bool) and hint is not bool):
        yield f"{where}: {value!r} is not {hint.__name__}"


def _of_many(items: Any, hint: Any, where: str) -> Iterator[str]:
    for key, value in items:
        yield from misfits(value, hint, f"{where}.{key}")


def _of_object(value: Any, hint: type, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: no object"
        return
    fields = get_type_hints(hint, include_extras=True)
    yield from (f"{where}.{name}: in no type" for name in value.keys() - fields.keys())
    for name, field in fields.items():
        optional = get_origin(field) is NotRequired
        if name in value:
            yield from misfits(value[name], get_args(field)[0] if optional else field, f"{where}.{name}")
        elif not optional:
            yield f"{where}.{name}: missing"
