"""The lines of an exported match that only the board game has: cards, jokers, tokens, and what it learned by.

Why it exists: squares, pairs of colours and frames are this game's, and a stranger's file may hold no others. What it
does not do: know the other lines (`common`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field, Strict, StringConstraints, model_validator

from referee.files.forms import Flag, Form
from referee.files.lines.common import Alternative, JudgeType, LookForm, SaidForm
from referee.files.lines.values import MOST_PLAYERS, About, LineForm, Picture, Seconds, Share, Word

Square = Annotated[str, Strict(), StringConstraints(pattern=r"^r(0|[1-9]\d{0,2})c(0|[1-9]\d{0,2})$")]
Squares = Annotated[tuple[Square, ...], Field(max_length=1000)]


def side_by_side(kind: str, squares: Sequence[str], colours: Sequence[str]) -> None:
    """`ValueError` where a piece does not lie as such a piece can."""
    if len(squares) != (2 if kind == "card" else 1):
        raise ValueError(f"is no {kind}: it lies on {len(squares)} squares")
    if colours and len(colours) != len(squares):
        raise ValueError("has another number of colours than of squares")
    if kind == "card":
        (r0, c0), (r1, c1) = (map(int, square[1:].split("c")) for square in squares)
        if abs(r0 - r1) + abs(c0 - c1) != 1:
            raise ValueError("is no card: its squares are not side by side")


class Move(Form):
    """Where a token came from and went to."""

    from_: Square | None = Field(None, alias="from")
    to: Square | None = None


class PlaceForm(Form):
    """Where a piece would fit, and where its token would go."""

    squares: Annotated[Squares, Field(max_length=2)]
    token: Move


class LegalHere(Alternative):
    """What would have been legal instead: `places` of the piece, squares of the token."""

    places: Annotated[tuple[PlaceForm, ...], Field(max_length=1000)] = ()
    token: Squares = ()


class BoardSaidForm(SaidForm):
    """What is said of the board: where a token went with it, and what would have been legal there."""

    squares: Annotated[Squares, Field(max_length=400)] = ()
    token: Move | None = None
    legal_here: LegalHere | None = None


class BoardJudgeForm(BoardSaidForm):
    """What is no piece that was laid."""

    type: JudgeType


class TokenMovedForm(BoardSaidForm):
    """A token that moved without a piece."""

    type: Literal["token"]


class LaidForm(BoardSaidForm):
    """A piece that was laid."""

    type: Literal["card", "joker"]
    squares: Annotated[Squares, Field(min_length=1, max_length=2)]


class SeenPiece(Form):
    """A piece as a look shows it."""

    kind: Literal["card", "joker"]
    owner: Word
    squares: Annotated[tuple[Square, ...], Field(min_length=1, max_length=2)]
    colours: Annotated[tuple[Word, ...], Field(max_length=2)] = ()
    candidates: Annotated[tuple[Word, ...], Field(max_length=MOST_PLAYERS)] = ()
    confidence: Share

    @model_validator(mode="after")
    def _whole(self) -> SeenPiece:
        side_by_side(self.kind, self.squares, self.colours)
        return self


Seen = Annotated[tuple[SeenPiece, ...], Field(max_length=400)]


class BoardLookForm(LookForm):
    """What lies on the board in a look."""

    laid: Seen = ()
    removed: Seen = ()
    identified: Seen = ()
    tokens: Squares = ()
    hidden: Squares = ()
    unsettled: Squares = ()
    half_seen: Squares = ()
    behind: Squares = ()


class OwnerForm(LineForm):
    """Whose a piece is; of older logs."""

    type: Literal["owner"]
    t: Seconds
    about: About
    player: Word
    kind: Literal["card", "joker"] | None = None
    squares: Annotated[tuple[Square, ...], Field(max_length=2)] = ()
    laid: Seconds = 0.0


class PieceForm(LineForm):
    """What people say of a piece that was seen."""

    type: Literal["correct_piece", "remove_piece"]
    t: Seconds
    about: About
    kind: Literal["card", "joker"]
    squares: Annotated[tuple[Square, ...], Field(min_length=1, max_length=2)]
    laid: Seconds = 0.0
    player: Word | None = None
    colours: Annotated[tuple[Word, ...], Field(max_length=2)] = ()

    @model_validator(mode="after")
    def _whole(self) -> PieceForm:
        side_by_side(self.kind, self.squares, self.colours)
        return self


class AddForm(LineForm):
    """A piece that nobody saw but people."""

    type: Literal["add_piece"]
    t: Seconds
    kind: Literal["card", "joker"]
    player: Word
    squares: Annotated[tuple[Square, ...], Field(min_length=1, max_length=2)]
    colours: Annotated[tuple[Word, ...], Field(max_length=2)] = ()

    @model_validator(mode="after")
    def _whole(self) -> AddForm:
        side_by_side(self.kind, self.squares, self.colours)
        return self


class TokenForm(LineForm):
    type: Literal["token_at"]
    t: Seconds
    from_: Square | None = Field(None, alias="from")
    to: Square | None = None


class AskedPiece(Form):
    """A piece of a question, by where it lies; `laid`: when, in an answer."""

    kind: Literal["card", "joker"]
    squares: Annotated[tuple[Square, ...], Field(min_length=1, max_length=2)]
    laid: Seconds = 0.0

    @model_validator(mode="after")
    def _whole(self) -> AskedPiece:
        side_by_side(self.kind, self.squares, ())
        return self


Asked = Annotated[tuple[AskedPiece, ...], Field(max_length=20)]


class Beside(Form):
    """A taught piece that a question compares with, by its id in the set."""

    player: Word
    example: Word


class AskedForm(LineForm):
    """A question to the people; without pieces it takes the last one back."""

    type: Literal["asked"]
    t: Seconds
    pieces: Asked
    candidates: Annotated[tuple[Word, ...], Field(max_length=MOST_PLAYERS)] = ()
    likely: Flag = False
    again: Flag = False
    other: Word | None = None
    evidence: Annotated[tuple[Picture, ...], Field(max_length=8)] = ()
    beside: Annotated[tuple[Beside, ...], Field(max_length=4)] = ()


class AnswerForm(LineForm):
    """What people said of the pieces of a question; no player: they are not sure. `sure`: the question supposed it."""

    type: Literal["answer"]
    t: Seconds
    about: Annotated[About, Field(min_length=1)]
    player: Word | None = None
    sure: Flag
    pieces: Asked


class LearnedForm(LineForm):
    """An example for the set."""

    type: Literal["learned"]
    kind: Literal["card", "joker", "token"]
    player: Word | None = None
    place: Annotated[tuple[Square, ...], Field(min_length=1, max_length=2)]
    squares: Annotated[tuple[Square, ...], Field(min_length=1, max_length=2)]
    on: Annotated[tuple[Word, ...], Field(max_length=2)] = ()
    sides: Annotated[tuple[Annotated[int, Strict(), Field(ge=0, le=3)], ...], Field(max_length=2)] = ()
    colours: Annotated[tuple[Word | Literal[""], ...], Field(max_length=2)] = ()
    rise: Share = 0.0
    how: Literal["agreed", "answer", "play"]
    about: About = ()
    evidence: Annotated[tuple[Picture, ...], Field(min_length=1, max_length=2)]

    @model_validator(mode="after")
    def _whole(self) -> LearnedForm:
        n, card = len(self.squares), self.kind == "card"
        if len(self.evidence) != n or len(self.sides) != (n if card else 0) or len(self.colours) != len(self.sides):
            raise ValueError("has another number of pictures, sides or colours than of squares")
        if self.kind != "token" and (len(self.on) != n or self.player is None):
            raise ValueError("says neither whose it is nor on what it lies")
        return self


BOARD_FORMS: tuple[type[LineForm], ...] = (
    BoardJudgeForm, TokenMovedForm, LaidForm, BoardLookForm, OwnerForm, PieceForm, AddForm, TokenForm, AskedForm,
    AnswerForm, LearnedForm)
