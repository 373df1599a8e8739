"""The form of a `pieces.json`: what `referee teach` is told of the pieces in a picture."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, ConfigDict, FailFast, Field, RootModel, Strict, WithJsonSchema

from referee.files.forms import Form

MOST = 300
"""Entries of a list: all cards, jokers and tokens of a full table are 72."""


def _nobody(owner: str) -> str:
    if owner:
        raise ValueError("must be left out: a token belongs to nobody")
    return owner


Coordinate = Annotated[float, Strict(), Field(allow_inf_nan=False, ge=-100_000, le=100_000)]


class Pointed(Form):
    """Where something lies."""

    at: tuple[Coordinate, Coordinate] = Field(description="a pixel near the middle of the piece, of a token on its top")


class PieceForm(Pointed):
    """A card or a joker."""

    owner: str = Field(description="its frame: solid, double, dashed or dotted")


class TokenForm(Pointed):
    """A token."""

    owner: Annotated[str, AfterValidator(_nobody), WithJsonSchema({"const": ""})] = ""


class ColourForm(Form):
    """A printed colour."""

    name: str = Field(description="what the family calls it: yellow, orange, turquoise, ...")
    at: tuple[Coordinate, Coordinate] = Field(description="a pixel on a bare square, or on half of a card")


class PiecesForm(Form):
    """The pieces in a picture."""

    model_config = ConfigDict(extra="forbid")

    cards: Annotated[tuple[PieceForm, ...], FailFast()] = Field((), max_length=MOST)
    jokers: Annotated[tuple[PieceForm, ...], FailFast()] = Field((), max_length=MOST)
    tokens: Annotated[tuple[TokenForm, ...], FailFast()] = Field((), max_length=MOST)
    colours: Annotated[tuple[ColourForm, ...], FailFast()] = Field((), max_length=MOST)


class PiecesFile(RootModel[PiecesForm | tuple[PiecesForm, ...]]):
    """Named pieces: of one moment, or a list with an entry for each picture."""
