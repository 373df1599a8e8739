"""What the forms of all files are made of, and the sentence that tells the first mistake.

Why it exists: pydantic lists what is wrong for programmers; people need one mistake, with its place and what to write
instead. Numbers are never taken from text or from true and false. What it does not do: know any file.
"""

from __future__ import annotations

import base64
import binascii
import reprlib
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, Strict, ValidationError, WithJsonSchema

from referee.i18n.said import Plain
from referee.i18n.speech import quoted

Whole = Annotated[int, Strict()]
Count = Annotated[int, Strict(), Field(ge=0)]
Size = Annotated[int, Strict(), Field(gt=0, le=100_000)]
Number = Annotated[float, Strict(), Field(allow_inf_nan=False)]
Positive = Annotated[float, Strict(), Field(allow_inf_nan=False, gt=0)]
Flag = Annotated[bool, Strict()]
Pixel = tuple[Number, Number]

LONGEST_KEY = 40
"""Characters of a name in a place; the file's own are shorter."""
KEY = "[key]"
"""Ends the place of a mistake that lies in a name, not in what stands under it."""


class Form(BaseModel):
    """A file, or a part of one. Fields may be added to files, so those that are not known are read over."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    group: ClassVar[str] = "an object"
    """What the file's language calls fields under a name."""


def _bytes(text: Any) -> Any:
    if not isinstance(text, str):
        return text
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError) as e:
        raise ValueError(f"is not base64 ({e})") from None


Base64 = Annotated[bytes, Strict(), BeforeValidator(_bytes),
                   WithJsonSchema({"type": "string", "contentEncoding": "base64"})]

Some = TypeVar("Some", bound=Form)


def checked(form: type[Some], data: Any, error: Callable[[str], Exception], within: str = "") -> Some:
    """The data in this form; else `error` of a sentence without its end: where the first mistake is, and what to write.

    `within` is the place of the data in its file.
    """
    try:
        return form.model_validate(data)
    except ValidationError as e:
        raise error(Plain(_sentence(form, data, e, within))) from e


def refused(where: str, given: Any, needed: str) -> str:
    """The sentence of a mistake that no form can tell."""
    return Plain(f"{where} is {_shown(given)}; it must be {needed}")


def _sentence(form: type[Form], data: Any, error: ValidationError, within: str) -> str:
    first = error.errors(include_url=False)[0]
    kind, loc, given, more = first["type"], first["loc"], first["input"], first.get("ctx", {})
    where = _place(within, loc, data, missing=kind == "missing")
    if kind == "missing":
        return f"{where} is missing"
    if kind == "extra_forbidden":
        return f"{where} is not known here; known are {', '.join(_fields(form, loc[:-1]))}"
    if kind == "value_error":
        return f"{where} {more['error']}"
    if kind.startswith("union_tag"):
        key = str(more["discriminator"]).strip("'")
        if key not in given:
            return f"{where}.{key} is missing"
        return refused(f"{where}.{key}", given[key], f"one of {more['expected_tags']}")
    if kind in ("model_type", "model_attributes_type", "dict_type"):
        return refused(where, given, form.group)
    needed = _NEEDED[kind].format(**more) if kind in _NEEDED else f"other: {first['msg']}"
    return f"{where} is not known here; known are {needed}" if loc[-1] == KEY else refused(where, given, needed)


_SHORT = reprlib.Repr()
_SHORT.maxlevel, _SHORT.maxlist, _SHORT.maxdict, _SHORT.maxstring = 2, 4, 2, 60

_NEEDED = {
    "int_type": "a whole number", "float_type": "a number", "finite_number": "a number", "string_type": "a text",
    "bytes_type": "a text", "bool_type": "true or false", "list_type": "a list", "tuple_type": "a list",
    "literal_error": "{expected}", "greater_than_equal": "at least {ge:g}", "greater_than": "more than {gt:g}",
    "less_than_equal": "at most {le:g}", "less_than": "below {lt:g}", "too_short": "a list of at least {min_length}",
    "too_long": "a list of at most {max_length}", "string_too_short": "a text of at least {min_length} letters",
    "string_too_long": "a text of at most {max_length} letters",
}
"""Kind of mistake, as pydantic names it -> what is needed instead."""


def _place(within: str, loc: Sequence[int | str], data: Any, missing: bool) -> str:
    """`("squares", 3, "row")` -> `squares[3].row`. A step that the data does not have is pydantic's own: left out."""
    place = within
    for k, step in enumerate(loc):
        if isinstance(step, int):
            place += f"[{step}]"
            data = data[step] if isinstance(data, Sequence) and step < len(data) else None
        elif (isinstance(data, Mapping) and step in data) or (missing and k + 1 == len(loc)):
            place += f".{quoted(step, LONGEST_KEY)}" if place else quoted(step, LONGEST_KEY)
            data = data.get(step) if isinstance(data, Mapping) else None
    return place or "the file"


def _fields(form: type[Form], loc: Sequence[int | str]) -> list[str]:
    """The names that are known at a place of fields alone."""
    at: Any = form
    for step in loc:
        at = at.model_fields[step].annotation
    return list(at.model_fields)


def _shown(value: Any) -> str:
    """In few letters: a file may hold anything in the place of a number."""
    try:
        return quoted(_SHORT.repr(value))
    except ValueError:
        return "a number of thousands of digits"
