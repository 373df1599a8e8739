"""The form of a table file of the card games, and the `CardsTable` in it: read and checked.

Why it exists: its table has no spots, but carries the deck that is played with. What it does not do: write it
(`table.save_table`), or learn it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, FailFast, Field, field_validator, model_validator

from referee.files.forms import Base64, Flag, Form, Number, Pixel, Positive, checked
from referee.files.lens import ImageForm
from referee.files.pictures import PictureFault, header_of, shows_whole
from referee.files.table import MOST_WARNINGS, CameraForm
from referee.i18n.said import Plain
from referee.i18n.speech import LONGEST_TOLD, quoted
from referee.values.cards import COLOURS, NUMBERS, OWNERS, CardsTable, Deck, DeckBack, DeckFace
from referee.values.common import TABLE_FORMAT, Quality, TableError

FACES = len(COLOURS) * len(NUMBERS)

Corners = tuple[Pixel, Pixel, Pixel, Pixel]


class FaceForm(Form):
    """A face of the deck."""

    colour: Literal["red", "yellow", "green", "blue"]
    number: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    quad: Corners = Field(description="its corners in the deck's picture, in order round it")


class BackForm(Form):
    """A player's back."""

    owner: Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
    quad: Corners = Field(description="its corners in the deck's picture, in order round it")


class DeckForm(Form):
    """The deck that is played with."""

    faces: Annotated[tuple[FaceForm, ...], FailFast()] = Field(min_length=FACES, max_length=FACES)
    backs: Annotated[tuple[BackForm, ...], FailFast()] = Field(min_length=1, max_length=len(OWNERS))
    sheet: Base64 = Field(description="all faces, then all backs, flat and side by side, as a PNG")

    @model_validator(mode="after")
    def _each_once(self) -> DeckForm:
        faces, owners = {(f.colour, f.number) for f in self.faces}, {b.owner for b in self.backs}
        if len(faces) < len(self.faces) or len(owners) < len(self.backs):
            raise ValueError("holds a face or a back twice")
        return self

    @field_validator("sheet")
    @classmethod
    def _picture(cls, sheet: bytes) -> bytes:
        try:
            header = header_of(sheet)
        except PictureFault as e:
            raise ValueError("is no whole PNG") from e
        if header.kind != "png" or not header.fits(len(sheet)):
            raise ValueError("is no whole PNG")
        return sheet


class CardsQualityForm(Form):
    """Whether the view is good enough to referee a round."""

    ok: Flag = False
    warnings: tuple[str, ...] = Field(default=(), max_length=MOST_WARNINGS)
    pixels_per_card: Number = 0.0


class CardsTableForm(Form):
    """A table file of the card games: the bare table and the deck."""

    format: Literal["referee-table/1"]
    game: Literal["cards"]
    image: ImageForm
    camera: Annotated[CameraForm | None, BeforeValidator(lambda camera: camera or None)] = None
    deck: DeckForm | None = Field(None, description="null: it is still to be shown")
    card_mm: tuple[Positive, Positive] | None = Field(None, description="short and long side of a card, if known")
    quality: CardsQualityForm = Field(default_factory=CardsQualityForm)
    reference: Base64 = Field(description="the bare table as a JPEG")

    @model_validator(mode="after")
    def _whole_reference(self) -> CardsTableForm:
        if not shows_whole(self.reference, self.image.width, self.image.height):
            size = f"{self.image.width}x{self.image.height}"
            raise ValueError(f"holds a reference that is no whole JPEG of {size}, nor of that made smaller")
        return self


def cards_table_in(data: Mapping[str, Any]) -> CardsTable:
    """The table that was written so. `TableError` naming the first wrong key."""
    if data.get("format") != TABLE_FORMAT:
        raise TableError("table-format", format=TABLE_FORMAT, found=repr(data.get("format")))
    form = checked(CardsTableForm, data, lambda what: TableError("table-damaged", what=what))
    deck = Deck((), ()) if form.deck is None else Deck(
        faces=tuple(DeckFace(f.colour, f.number, f.quad) for f in form.deck.faces),
        backs=tuple(DeckBack(b.owner, b.quad) for b in form.deck.backs), sheet=form.deck.sheet)
    return CardsTable(
        width=form.image.width, height=form.image.height, deck=deck, card_mm=form.card_mm,
        pixels_per_card=form.quality.pixels_per_card,
        quality=Quality(form.quality.ok, tuple(Plain(quoted(w, LONGEST_TOLD)) for w in form.quality.warnings)),
        reference=form.reference, camera=dict(data.get("camera") or {}))
