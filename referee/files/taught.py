"""The file of a taught set (`referee teach`): its form, read and written.

Why it exists: `kit` knows what a set is and no files. What it does not do: keep sets by name (`store`).
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import FailFast, Field, Strict, model_validator

from referee.files import FileFault, read_json, write_whole
from referee.files.forms import Base64, Count, Form, Number, checked
from referee.kit.taught import FORMAT, LONGEST_NAME, SIDES, SIZES, Example, SetError, TaughtSet

Text = Annotated[str, Field(max_length=LONGEST_NAME)]
Owner = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
PNG = Field(description="a PNG: the piece and, to the right of it, the same place bare")

MOST_EXAMPLES = 2000
"""The newest 24 of each kind and owner are kept, and as many that were learned in play."""
MOST_BOARDS = 100

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BIT_RGB = bytes((8, 2, 0, 0, 0))
_LAST_FILTER = 4  # a row of a PNG begins with the number of its filter
_AGAIN = "run `referee teach` again"


class ExampleForm(Form):
    """One look at a piece."""

    kind: Literal["half", "joker", "token", "die", "face", "back"]
    picture: Base64 = PNG
    by: Literal["pointed", "agreed", "answer", "play"] = Field(
        "pointed", description="how it is known: pointed at for teaching, or learned in play")

    @model_validator(mode="after")
    def _whole_picture(self) -> ExampleForm:
        check_png(self.picture, SIZES[self.kind])
        return self


class HalfForm(ExampleForm):
    """Half of a card; the halves of one card share a `piece`."""

    kind: Literal["half"]
    owner: Owner
    piece: Count
    side: Annotated[int, Strict(), Field(ge=0, lt=SIDES)] = Field(
        description="where the other half lies: 0 north, 1 east, 2 south, 3 west")
    colour: Text = Field(description="the ink that it shows, empty where that is not sure")
    on: Text = Field(description="the colour of the square")


class JokerForm(ExampleForm):
    """A joker."""

    kind: Literal["joker"]
    owner: Owner
    on: Text = Field(description="the colour of the square")


class TokenForm(ExampleForm):
    """A token."""

    kind: Literal["token"]
    rise: Annotated[Number, Field(ge=0, le=1)] = Field(
        description="how much of its height the picture shows, 0 from straight above")


class DieForm(ExampleForm):
    """A die."""

    kind: Literal["die"]
    owner: Owner = Field(description="its colour")
    pips: Annotated[int, Strict(), Field(ge=1, le=6)] = Field(description="its upper face")


class FaceForm(ExampleForm):
    """A face of a deck of cards."""

    kind: Literal["face"]
    owner: Owner = Field(description="its colour")
    pips: Annotated[int, Strict(), Field(ge=1, le=10)] = Field(description="its number")


class BackForm(ExampleForm):
    """A back of a deck of cards."""

    kind: Literal["back"]
    owner: Owner = Field(description="the letter of the player whose it is")


AnyForm = HalfForm | JokerForm | TokenForm | DieForm | FaceForm | BackForm
Channel = Annotated[Number, Field(ge=0, le=255)]
Colour = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, pattern=r"^\P{C}+$")]


class SetForm(Form):
    """A set file: examples of a family's own pieces."""

    format: Literal["referee-set/1"]
    name: str = ""
    examples: Annotated[tuple[Annotated[AnyForm, Field(discriminator="kind")], ...],
                        FailFast()] = Field(max_length=MOST_EXAMPLES)
    boards: Annotated[tuple[dict[Colour, tuple[Channel, Channel, Channel]], ...], FailFast()] = Field(
        (), max_length=MOST_BOARDS, description="the colours of the boards that the pieces lay on, sRGB as learned")


def set_in(data: Any) -> TaughtSet:
    """The set that was written so. `SetError` naming the first wrong key."""
    found = data.get("format") if isinstance(data, Mapping) else data
    if found != FORMAT:
        if isinstance(found, str) and found.startswith(FORMAT.partition("/")[0] + "/"):
            raise SetError(f"the set is {found}, this version of Referee reads {FORMAT}: {_AGAIN}")
        raise SetError(f"this is no set of pieces but {found!r:.60}; name a file made by `referee teach`")
    form = checked(SetForm, data, lambda what: SetError(f"the set is damaged ({what}): {_AGAIN}"))
    return TaughtSet(tuple(_example(e) for e in form.examples), form.name[:LONGEST_NAME], form.boards)


def _example(form: AnyForm) -> Example:
    if isinstance(form, TokenForm):
        return Example(form.kind, "", form.picture, rise=form.rise, by=form.by)
    if isinstance(form, JokerForm):
        return Example(form.kind, form.owner, form.picture, on=form.on, by=form.by)
    if isinstance(form, BackForm):
        return Example(form.kind, form.owner, form.picture, by=form.by)
    if isinstance(form, DieForm | FaceForm):
        return Example(form.kind, form.owner, form.picture, by=form.by, pips=form.pips)
    return Example(form.kind, form.owner, form.picture, form.piece, form.side, form.colour, form.on,
                   by=form.by)


def load_set(path: Path) -> TaughtSet:
    """`SetError` with what to do when the file is missing or is no set."""
    try:
        data = read_json(path)
    except FileNotFoundError as e:
        raise SetError(f"no such set: {path}; make one with `referee teach PICTURE -o {path.name}`") from e
    except FileFault as e:
        raise SetError(f"{path} cannot be read as a set ({e}); name a file made by `referee teach`") from e
    try:
        return set_in(data)
    except SetError as e:
        raise SetError(f"{path}: {e}") from e


def save_set(taught: TaughtSet, path: Path) -> None:
    """Write the one JSON file."""
    write_whole(path, json.dumps(taught.to_dict()))


def check_png(data: bytes, size: tuple[int, int]) -> None:
    """ValueError unless this is a whole PNG of so many rows and columns, 8 bits a channel, RGB: whoever decodes it
    later gets just these pixels."""
    if not data.startswith(_SIGNATURE):
        raise ValueError("holds a picture that is no PNG")
    at, chunks = len(_SIGNATURE), list[tuple[bytes, bytes]]()
    while at + 12 <= len(data) and (not chunks or chunks[-1][0] != b"IEND"):
        [length] = struct.unpack_from(">I", data, at)
        named = data[at + 4:at + 8 + length]
        if data[at + 8 + length:at + 12 + length] != struct.pack(">I", zlib.crc32(named)):
            raise ValueError("holds a picture that is a damaged PNG")
        chunks.append((named[:4], named[4:]))
        at += 12 + length
    header = struct.pack(">II", size[1], size[0]) + _EIGHT_BIT_RGB
    if not chunks or chunks[0] != (b"IHDR", header):
        raise ValueError(f"holds a picture that is not {size[1]} pixels wide and {size[0]} high, in colour")
    row = 1 + 3 * size[1]
    try:
        pixels = zlib.decompressobj().decompress(b"".join(d for n, d in chunks if n == b"IDAT"), size[0] * row + 1)
    except zlib.error as e:
        raise ValueError("holds a picture that is a damaged PNG") from e
    if chunks[-1][0] != b"IEND" or len(pixels) != size[0] * row or max(pixels[::row]) > _LAST_FILTER:
        raise ValueError("holds a picture that is a PNG that was cut off or damaged")
