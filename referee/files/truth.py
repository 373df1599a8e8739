"""The forms of truth files: what a picture shows, and what happened in a round (read by `referee evaluate`).

Others write truth too, so kinds are taken less strictly than elsewhere: a whole number may be written as text.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, FailFast, Field, model_validator

from referee.files.forms import Form
from referee.values.board import Cell

FRAME_WORDS = {"single": "solid"}
COLOUR_WORDS = {"violet": "purple"}
PLACED = ("card", "joker")

Finite = Annotated[float, Field(allow_inf_nan=False)]
Pixel = tuple[Finite, Finite]
Frame = Annotated[str, AfterValidator(lambda word: FRAME_WORDS.get(word, word))]
Colour = Annotated[str, AfterValidator(lambda word: COLOUR_WORDS.get(word, word))]


class OnCells(Form):
    """What lies on squares: `cells` of a card, `cell` of a joker; without either it lies beside them."""

    cells: tuple[Cell, ...] | None = None
    cell: Cell | None = None

    @property
    def where(self) -> tuple[Cell, ...]:
        return self.cells or (() if self.cell is None else (self.cell,))


class TruePieceForm(OnCells):
    """A card or a joker."""

    frame: Frame
    colours: tuple[Colour, ...] = Field((), description="of a card: what it shows on each of its cells")
    occluded: bool

    @model_validator(mode="after")
    def _a_colour_a_cell(self) -> TruePieceForm:
        if self.where and len(self.colours or (None,)) != len(self.where):
            raise ValueError(f"has {len(self.colours)} colours on {len(self.where)} cells")
        return self


class TrueTokenForm(Form):
    """A token."""

    cell: Cell | None
    occluded: bool


class TrueSquareForm(Form):
    """A square of the board."""

    cell: Cell
    colour: Colour
    poly_px: tuple[Pixel, Pixel, Pixel, Pixel] = Field(description="its corners in order round it, in pixels")


class MeasuresForm(Form):
    """How large the board is."""

    square_mm: Annotated[Finite, Field(gt=0)]


class ViewForm(Form):
    """Where the camera stood."""

    elevation_deg: Finite | None = Field(None, description="90 looks straight down")


class BoardForm(Form):
    """The truth of a picture of the empty board."""

    camera: ViewForm
    board: MeasuresForm
    cells: Annotated[tuple[TrueSquareForm, ...], FailFast()] = Field(min_length=1)


class StillForm(Form):
    """The truth of a picture in play."""

    cards: Annotated[tuple[TruePieceForm, ...], FailFast()]
    jokers: Annotated[tuple[TruePieceForm, ...], FailFast()]
    tokens: Annotated[tuple[TrueTokenForm, ...], FailFast()]


class EventForm(OnCells):
    """Something that happened; of a kind that is not `card`, `joker`, `taken_back` or `token` nothing is asked."""

    type: str
    id: int | None = None
    player: int | str | None = None
    legal: bool = True
    reason: str | None = Field(None, description="the fault of what is not legal")
    token_to: Cell | None = None

    @model_validator(mode="after")
    def _told_in_full(self) -> EventForm:
        told = {"id": self.id is not None or self.type not in PLACED,
                "legal": "legal" in self.model_fields_set or self.type not in (*PLACED, "token"),
                "token_to": self.token_to is not None or self.type != "token" or self.legal}
        if self.type in (*PLACED, "taken_back"):
            told |= {"player": self.player is not None, "cells": bool(self.where)}
        for key, there in told.items():
            if not there:
                raise ValueError(f"is a {self.type} without {key}")
        return self


class RoundForm(Form):
    """The truth of a round: `events.json`."""

    frame_styles: dict[str, Frame] = Field(description="player -> frame")
    events: Annotated[tuple[EventForm, ...], FailFast()]

    @model_validator(mode="after")
    def _every_player_has_a_frame(self) -> RoundForm:
        for event in self.events:
            if event.where and str(event.player) not in self.frame_styles:
                raise ValueError(f"names a player {event.player}, who has no frame in frame_styles")
        return self
