"""A taught set: close-ups of a family's own pieces, by which the reader knows them on any table.

Why it exists: nobody knows the art of every edition. Two cards and one joker an owner, shown once, say more about
whose a piece is than all drawn ones. Each example is a small picture of a piece as it lay, beside the same place
empty. A set is one JSON file that holds no path; a table carries a copy. What it does not do: cut the examples out of
pictures (`referee.vision.teaching`), or compare anything with them (`referee.vision.reading`).
"""

from __future__ import annotations

import base64
import binascii
import json
import math
import struct
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal, cast

FORMAT = "referee-set/1"
KINDS = ("half", "joker", "token")
SIZES = {"half": (88, 176), "joker": (88, 176), "token": (52, 80)}
"""Rows and columns of an example's picture: the piece and, to the right of it, the same place empty."""
SIDES = 4
MOST = 24
"""Examples kept of a kind and owner: twelve cards of a hand of fifteen show most inks beside the frame. A full set of
four players stays below 10 MB."""
ENOUGH_CARDS = 2
"""Cards of an owner that should be taught: with one, what is printed on it may pass for its frame."""
LONGEST_NAME = 60

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_EIGHT_BIT_RGB = bytes((8, 2, 0, 0, 0))
_LAST_FILTER = 4  # a row of a PNG begins with the number of its filter
_AGAIN = "run `referee teach` again"

Kind = Literal["half", "joker", "token"]


class SetError(ValueError):
    """A set that cannot be used; the message says what to change."""


@dataclass(frozen=True, slots=True)
class Example:
    """One look at a piece that somebody named.

    `picture`: a PNG, of `SIZES`, BGR once decoded by OpenCV: now on the left, the empty board on the right. Of a half
    or a joker both are the square with its rim from straight above; of a token the square's sheet as the camera sees
    it. `owner`: "" for a token.

    Halves: those of one card share the number `piece`; `side` 0..3 is where the other half lies (north, east, south,
    west). `colour` names the ink that the half shows, "" unless that is sure; `on` names the square's own.
    Tokens: `rise` is how much height shows on the sheet, 0 (straight from above) to 1.
    """

    kind: Kind
    owner: str
    picture: bytes
    piece: int = 0
    side: int = 0
    colour: str = ""
    on: str = ""
    rise: float = 0.0

    def to_dict(self) -> dict[str, Any]:
        out: dict[str, Any] = {"kind": self.kind, "picture": base64.b64encode(self.picture).decode("ascii")}
        if self.kind == "token":
            return out | {"rise": round(self.rise, 4)}
        out |= {"owner": self.owner, "on": self.on}
        return out if self.kind == "joker" else out | {"piece": self.piece, "side": self.side, "colour": self.colour}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Example:
        """Raises ValueError, KeyError or TypeError saying what is wrong with it."""
        kind = data["kind"]
        if kind not in KINDS:
            raise ValueError(f"kind is {kind!r}; it must be one of {', '.join(KINDS)}")
        try:
            picture = base64.b64decode(data["picture"], validate=True)
        except binascii.Error as e:
            raise ValueError(f"its picture is not base64 ({e})") from e
        _check_png(picture, SIZES[kind])
        if kind == "token":
            rise = float(data["rise"])
            if not (math.isfinite(rise) and 0 <= rise <= 1):
                raise ValueError(f"rise is {rise}; it must be from 0 to 1")
            return cls(kind, "", picture, rise=rise)
        owner = _text(data, "owner")
        if not owner:
            raise ValueError("its owner is empty")
        if kind == "joker":
            return cls(kind, owner, picture, on=_text(data, "on"))
        piece, side = _whole(data, "piece"), _whole(data, "side")
        if piece < 0 or not 0 <= side < SIDES:
            raise ValueError(f"piece is {piece} and side {side}; they must be at least 0, and a side from 0 to 3")
        return cls(kind, owner, picture, piece, side, _text(data, "colour"), _text(data, "on"))


@dataclass(frozen=True)
class TaughtSet:
    """The examples of one set of pieces, oldest first, and the name it is kept by ("" for none).

    Of every kind and owner only the newest `MOST` are held, of a card always both halves or none.
    """

    examples: tuple[Example, ...] = ()
    name: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "examples", _newest(self.examples))

    @property
    def owners(self) -> tuple[str, ...]:
        """Of whom cards or jokers were taught, in the order in which they came."""
        return tuple(dict.fromkeys(e.owner for e in self.examples if e.owner))

    def of(self, kind: Kind, owner: str = "") -> tuple[Example, ...]:
        """The examples of one kind and owner, oldest first."""
        return tuple(e for e in self.examples if e.kind == kind and e.owner == owner)

    def pieces(self, kind: Kind, owner: str = "") -> int:
        """How many pieces of a kind and owner were taught; two halves are one card."""
        found = self.of(kind, owner)
        return len({e.piece for e in found}) if kind == "half" else len(found)

    def missing(self, owners: Iterable[str]) -> list[str]:
        """What should still be taught, each a few words for people; empty when every one of the `owners` is known."""
        out = []
        for owner in owners:
            cards = self.pieces("half", owner)
            if cards < ENOUGH_CARDS:
                out.append(f"{'only one' if cards else 'no'} card of the {owner} player")
            if not self.pieces("joker", owner):
                out.append(f"no joker of the {owner} player")
        return out if self.pieces("token") else [*out, "no token"]

    def merged(self, other: TaughtSet) -> TaughtSet:
        """These examples and, newer, those of another set; the name stays, if there is one."""
        after = 1 + max((e.piece for e in self.examples), default=-1)
        newer = (replace(e, piece=e.piece + after) if e.kind == "half" else e for e in other.examples)
        return TaughtSet((*self.examples, *newer), self.name or other.name)

    def to_dict(self) -> dict[str, Any]:
        return {"format": FORMAT, "name": self.name, "examples": [e.to_dict() for e in self.examples]}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> TaughtSet:
        """Raises `SetError` naming the example and what is wrong with it."""
        found = data.get("format")
        if found != FORMAT:
            if isinstance(found, str) and found.startswith(FORMAT.partition("/")[0] + "/"):
                raise SetError(f"the set is {found}, this version of Referee reads {FORMAT}: {_AGAIN}")
            raise SetError(f"this is no set of pieces but {found!r}; name a file made by `referee teach`")
        rows, name = data.get("examples"), data.get("name", "")
        if not isinstance(rows, Sequence) or isinstance(rows, str) or not isinstance(name, str):
            raise SetError(f"the set holds no list of examples, or its name is no text: {_AGAIN}")
        examples = []
        for number, row in enumerate(rows, 1):
            try:
                examples.append(Example.from_dict(row))
            except KeyError as e:
                raise SetError(f"example {number} of the set is damaged ({e} is missing): {_AGAIN}") from e
            except (TypeError, ValueError, AttributeError) as e:
                raise SetError(f"example {number} of the set is damaged ({e}): {_AGAIN}") from e
        return cls(tuple(examples), name[:LONGEST_NAME])

    def save(self, path: Path | str) -> None:
        """Write the one JSON file, replacing an older one only once the new one is complete."""
        path = Path(path)
        part = path.with_name(path.name + ".part")
        part.write_text(json.dumps(self.to_dict()), encoding="utf-8")
        part.replace(path)

    @classmethod
    def load(cls, path: Path | str) -> TaughtSet:
        """Raises `SetError` with what to do when the file is missing or is no set."""
        path = Path(path)
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError as e:
            raise SetError(f"no such set: {path}; make one with `referee teach PICTURE -o {path.name}`") from e
        except (OSError, UnicodeDecodeError, json.JSONDecodeError, RecursionError) as e:
            raise SetError(f"{path} cannot be read as a set ({e}); name a file made by `referee teach`") from e
        if not isinstance(data, dict):
            raise SetError(f"{path} is no set of pieces; name a file made by `referee teach`")
        try:
            return cls.from_dict(data)
        except SetError as e:
            raise SetError(f"{path}: {e}") from e


def _newest(examples: Sequence[Example]) -> tuple[Example, ...]:
    """Those that are kept, in their order: newest first they are counted, and a card counts for two."""
    left: dict[tuple[str, str], int] = {}
    cards: dict[tuple[str, int], bool] = {}
    kept = []
    for example in reversed(examples):
        key = example.kind, example.owner
        room = left.setdefault(key, MOST)
        if example.kind == "half":
            card = example.owner, example.piece
            if card not in cards:
                cards[card] = room >= 2
                left[key] -= 2 if room >= 2 else 0
            if cards[card]:
                kept.append(example)
        elif room:
            left[key] -= 1
            kept.append(example)
    return tuple(reversed(kept))


def _text(data: Mapping[str, Any], key: str) -> str:
    if not isinstance(data[key], str) or len(data[key]) > LONGEST_NAME:
        raise ValueError(f"{key} is {data[key]!r:.80}; it must be a text of at most {LONGEST_NAME} letters")
    return cast(str, data[key])


def _whole(data: Mapping[str, Any], key: str) -> int:
    if type(data[key]) is not int:
        raise ValueError(f"{key} is {data[key]!r:.80}; it must be a whole number")
    return cast(int, data[key])


def _check_png(data: bytes, size: tuple[int, int]) -> None:
    """ValueError unless this is a whole PNG of so many rows and columns, 8 bits a channel, RGB: whoever decodes it
    later gets just these pixels."""
    if not data.startswith(_SIGNATURE):
        raise ValueError("its picture is no PNG")
    at, chunks = len(_SIGNATURE), list[tuple[bytes, bytes]]()
    while at + 12 <= len(data) and (not chunks or chunks[-1][0] != b"IEND"):
        [length] = struct.unpack_from(">I", data, at)
        named = data[at + 4:at + 8 + length]
        if data[at + 8 + length:at + 12 + length] != struct.pack(">I", zlib.crc32(named)):
            raise ValueError("its picture is a damaged PNG")
        chunks.append((named[:4], named[4:]))
        at += 12 + length
    header = struct.pack(">II", size[1], size[0]) + _EIGHT_BIT_RGB
    if not chunks or chunks[0] != (b"IHDR", header):
        raise ValueError(f"its picture is not {size[1]} pixels wide and {size[0]} high, in colour")
    row = 1 + 3 * size[1]
    try:
        pixels = zlib.decompressobj().decompress(b"".join(d for n, d in chunks if n == b"IDAT"), size[0] * row + 1)
    except zlib.error as e:
        raise ValueError("its picture is a damaged PNG") from e
    if chunks[-1][0] != b"IEND" or len(pixels) != size[0] * row or max(pixels[::row]) > _LAST_FILTER:
        raise ValueError("its picture is a PNG that was cut off or damaged")
