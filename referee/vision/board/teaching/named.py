"""Pieces that somebody pointed at in a picture: `pieces.json`, checked.

Why it exists: it is written by hand or by a page, and each mistake in it must be told with its place. What it does not
do: look at the picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from referee.files import FileFault, read_json
from referee.i18n.said import Said, SaidError
from referee.kit.vocabulary import VOCABULARY
from referee.values.common import Point

if TYPE_CHECKING:
    from referee.files.pieces import PiecesForm

Kind = Literal["card", "joker", "token"]
LISTS: dict[str, Kind] = {"cards": "card", "jokers": "joker", "tokens": "token"}


class TeachError(SaidError, ValueError):
    """Nothing can be learned so; the message says in one sentence what to change."""


@dataclass(frozen=True, slots=True)
class Named:
    """A piece that somebody named: whose it is ("" for a token), and a pixel on it in the picture with this number."""

    kind: Kind
    owner: str
    at: Point
    picture: int = 0

    @property
    def text(self) -> Said:
        """For sentences: which one is meant."""
        at = f"{self.at[0]:g},{self.at[1]:g}"
        if self.kind == "token":
            return Said("named-token", at=at)
        return Said("named-card" if self.kind == "card" else "named-joker", owner=self.owner, at=at)


@dataclass(frozen=True, slots=True)
class NamedColour:
    """A printed colour that somebody named, and a pixel that shows it in the picture with this number."""

    name: str
    at: Point
    picture: int = 0

    @property
    def text(self) -> Said:
        """For sentences: which one is meant."""
        return Said("named-colour", name=self.name, at=f"{self.at[0]:g},{self.at[1]:g}")


def load_pieces(path: Path) -> Any:
    """The JSON of a `pieces.json`, not yet checked. `TeachError` where the file is missing or is none."""
    try:
        return read_json(path)
    except FileNotFoundError as e:
        raise TeachError("pieces-missing", path=path) from e
    except FileFault as e:
        raise TeachError("pieces-no-json", path=path, why=e) from e


def parse_pieces(data: Any, owners: Sequence[str]) -> tuple[Named, ...]:
    """The pieces of one JSON document: an object with `cards`, `jokers`, `tokens`, `colours`, or a list of such, one a
    picture.

    Raises `TeachError` naming the entry and what is wrong with it, also when neither a piece nor a colour is there.
    """
    found: list[Named] = []
    for number, where, form in _pictures(data):
        for name, kind in LISTS.items():
            for k, piece in enumerate(getattr(form, name)):
                if kind != "token" and piece.owner not in owners:
                    raise _unknown(f"{where}.{name}[{k}].owner", piece.owner, owners)
                found.append(Named(kind, piece.owner, piece.at, number))
    if not found and not parse_colours(data):
        raise TeachError("pieces-none")
    return tuple(found)


def parse_colours(data: Any) -> tuple[NamedColour, ...]:
    """The colours of the same document. `TeachError` for a name that is in no vocabulary."""
    found = []
    for number, where, form in _pictures(data):
        for k, colour in enumerate(form.colours):
            if colour.name not in VOCABULARY:
                raise _unknown(f"{where}.colours[{k}].name", colour.name, VOCABULARY)
            found.append(NamedColour(colour.name, colour.at, number))
    return tuple(found)


def _pictures(data: Any) -> Iterator[tuple[int, str, PiecesForm]]:
    """What is named in each picture: its number, its place in the document, and the lists."""
    from referee.files.forms import checked  # loaded where a file is read
    from referee.files.pieces import PiecesForm

    for number, lists in enumerate(data if isinstance(data, list) else [data]):
        where = f"[{number}]" if isinstance(data, list) else ""
        yield number, where, checked(PiecesForm, lists, _told, where)


def _unknown(place: str, given: str, known: Iterable[str]) -> TeachError:
    from referee.files.forms import refused

    return _told(refused(place.removeprefix("."), given, f"one of {', '.join(known)}"))


def _told(what: str) -> TeachError:
    return TeachError("pieces-told", what=what)
