"""The one codec of the log: a line from its JSON, and back, each field as it was written.

Why it exists: the log is JSON on disk and on screens, everything between works with typed lines. What an older line
lacks gets its meaning here; what a line has that its kind does not know is kept, and written again. What it does not
do: bound what a stranger's file may hold (`files.match_export`), or read the log (`store`).
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from referee.games.api.lines import Entry, Json, Laid, Line, Notice

Convert = Callable[[Any], Any]
LineT = TypeVar("LineT", bound=Entry)


@dataclass(frozen=True, slots=True)
class _Part:
    """A field of a form: its attribute, its JSON read and written, and what it is where it was left out."""

    name: str
    read: Convert | None
    write: Convert | None
    usual: Any


class Codec:
    """The kinds of lines that one game knows, by their types."""

    def __init__(self, kinds: Mapping[str, type[Line]]) -> None:
        self.kinds = dict(kinds)
        self.laid = [name for name, kind in self.kinds.items() if issubclass(kind, Laid)]
        """The types of the lines by which pieces are laid."""

    def and_also(self, **kinds: type[Line]) -> Codec:
        """A game's own codec: what all games know, and these types."""
        return Codec({**self.kinds, **kinds})

    def read(self, data: Json) -> Line:
        """The line of its JSON. KeyError, TypeError or ValueError where it is none."""
        kind = self.kinds.get(data["type"], Notice)
        form, known, rest = _form(kind), dict[str, Any](), dict[str, Any]()
        for key, value in data.items():
            if (part := form.get(key)) is None:
                rest[key] = value
            else:
                known[part.name] = value if part.read is None else part.read(value)
        return kind(**known, rest=rest, fields=tuple(data))


def written(line: Entry) -> dict[str, Any]:
    """The JSON of a line: its fields as they were written, then what it says more; without a number it has none."""
    form, out = _form(type(line)), dict[str, Any]()
    if line.seq and "seq" not in line.fields:
        out["seq"] = line.seq
    for key in line.fields or type(line).ALWAYS:
        if (part := form.get(key)) is not None:
            value = getattr(line, part.name)
            out[key] = value if part.write is None else part.write(value)
        elif key in line.rest:
            out[key] = line.rest[key]
    for key, part in form.items():
        if key not in out and (value := getattr(line, part.name)) != part.usual:
            out[key] = value if part.write is None else part.write(value)
    return {**out, **line.rest}


def _kinds() -> dict[str, type[Line]]:
    return {kind.type: kind for kind in get_args(Line) if isinstance(getattr(kind, "type", None), str)}


COMMON = Codec(_kinds())
"""What every game knows; whatever else there is becomes a `Notice`."""


_FORMS: dict[type, dict[str, _Part]] = {}


def _form(kind: type) -> dict[str, _Part]:
    """The fields of a kind by their names in JSON: its own first, those of every line last."""
    if (form := _FORMS.get(kind)) is None:
        form = _FORMS[kind] = _made_form(kind)
    return form


def _made_form(kind: type) -> dict[str, _Part]:
    hints = get_type_hints(kind)
    every = {f.name for f in fields(Entry)}
    found = [f for f in fields(kind) if f.name not in ("rest", "fields")]
    if issubclass(kind, Entry):
        found.sort(key=lambda f: f.name in every)
    return {f.name.rstrip("_"): _Part(f.name, *_converted(hints[f.name]), _usual(f)) for f in found}


def _usual(of: Field[Any]) -> Any:
    """What a field is where it was left out; nothing is like it where it must not be."""
    if of.default is not MISSING:
        return of.default
    return of.default_factory() if of.default_factory is not MISSING else MISSING


def _converted(hint: Any) -> tuple[Convert | None, Convert | None]:
    """What reads and what writes a field of that type; None where JSON has it as it is."""
    if get_origin(hint) in (Union, types.UnionType):
        inner = [arg for arg in get_args(hint) if is_dataclass(arg)]
        if not inner:
            return None, None
        read, write = _converted(inner[0])
        assert read is not None and write is not None
        return _unless_none(read), _unless_none(write)
    if get_origin(hint) is tuple:
        read, write = _converted(get_args(hint)[0])
        return _many(read), list if write is None else lambda values: [write(value) for value in values]
    if is_dataclass(hint) and isinstance(hint, type):
        return lambda value: _inner(hint, value), _inner_written
    return None, None


def _unless_none(convert: Convert) -> Convert:
    return lambda value: None if value is None else convert(value)


def _many(read: Convert | None) -> Convert:
    def many(values: Any) -> tuple[Any, ...]:
        if not isinstance(values, list | tuple):
            raise ValueError(f"{values!r} is no list")
        return tuple(values) if read is None else tuple(map(read, values))

    return many


def _inner(kind: type, data: Json) -> Any:
    """A value within a line; there is nothing in it that its kind does not know."""
    form, known = _form(kind), dict[str, Any]()
    for key, value in data.items():
        part = form[key]
        known[part.name] = value if part.read is None else part.read(value)
    return kind(**known)


def _inner_written(value: Any) -> dict[str, Any]:
    form = _form(type(value))
    always = getattr(type(value), "ALWAYS", tuple(form))
    found = {key: getattr(value, part.name) for key, part in form.items()}
    return {key: one if (write := form[key].write) is None else write(one) for key, one in found.items()
            if key in always or one != form[key].usual}
