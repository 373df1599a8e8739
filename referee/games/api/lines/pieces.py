"""What people say of pieces, what they are asked, and what is learned from both.

Why it exists: what was read is put right by lines, and an example follows from a line. What it does not do: lay them
over what was read (a game's corrections).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from referee.games.api.lines.entry import Entry


@dataclass(frozen=True, kw_only=True)
class Owner(Entry):
    """The piece of `about` is the player's; of older logs."""

    type: str = "owner"
    about: tuple[int, ...] = ()
    player: str
    kind: str | None = None
    squares: tuple[str, ...] = ()
    laid: float = 0.0


@dataclass(frozen=True, kw_only=True)
class CorrectPiece(Entry):
    """Whose the piece of `about` is, or what it shows, whatever the camera reads later. `laid`: when it was laid."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "about", "kind", "squares", "laid")

    type: str = "correct_piece"
    about: tuple[int, ...]
    kind: str | None = None
    squares: tuple[str, ...]
    laid: float = 0.0
    player: str | None = None
    colours: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class RemovePiece(Entry):
    """The piece of `about` does not lie there."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "about", "kind", "squares", "laid")

    type: str = "remove_piece"
    about: tuple[int, ...]
    kind: str | None = None
    squares: tuple[str, ...]
    laid: float = 0.0


@dataclass(frozen=True, kw_only=True)
class AddPiece(Entry):
    """A piece lies there that nobody saw but people."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "kind", "player", "squares", "colours")

    type: str = "add_piece"
    kind: str
    player: str
    squares: tuple[str, ...]
    colours: tuple[str, ...] = ()


# what is asked and learned


@dataclass(frozen=True, slots=True)
class PieceThere:
    """A piece of a question, by where it lies; `laid`: when, in an answer."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("kind", "squares")

    kind: str
    squares: tuple[str, ...]
    laid: float | None = None


@dataclass(frozen=True, slots=True)
class Beside:
    """A taught piece that a question compares with, by its name in the set."""

    player: str
    example: str


@dataclass(frozen=True, kw_only=True)
class Asked(Entry):
    """A question to the people; without pieces it takes the last one back. `likely`: it supposes the first candidate.
    `again`: it is asked once more; `other`: because they look like that seat's."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("type", "t", "pieces", "candidates", "likely", "again", "other")

    type: str = "asked"
    pieces: tuple[PieceThere, ...]
    candidates: tuple[str, ...] = ()
    likely: bool = False
    again: bool = False
    other: str | None = None
    evidence: tuple[str, ...] = ()
    beside: tuple[Beside, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Answer(Entry):
    """What people said of the pieces of the question of `about`; no player: they are not sure. `sure`: the question
    supposed it."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "about", "player", "sure", "pieces")

    type: str = "answer"
    about: tuple[int, ...]
    player: str | None = None
    sure: bool
    pieces: tuple[PieceThere, ...]


@dataclass(frozen=True, kw_only=True)
class Learned(Entry):
    """An example: `squares` of a piece that lay open, a picture of each in `evidence`, and `how` it is known.

    `about`: the word of people that it follows from; none of what was read surely and stayed unchallenged.
    """

    ALWAYS: ClassVar[tuple[str, ...]] = (
        "type", "kind", "player", "place", "squares", "on", "how", "about", "evidence")

    type: str = "learned"
    kind: str
    player: str | None = None
    place: tuple[str, ...]
    squares: tuple[str, ...]
    on: tuple[str, ...] = ()
    rise: float = 0.0
    how: str
    about: tuple[int, ...] = ()
    evidence: tuple[str, ...]
    sides: tuple[int, ...] = ()
    colours: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Forget(Entry):
    """The example of that name is to be forgotten."""

    ALWAYS: ClassVar[tuple[str, ...]] = ("t", "type", "example")

    type: str = "forget"
    example: str
