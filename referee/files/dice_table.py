"""The form of a table file of the dice game, and the `DiceTable` in it: read and checked.

Why it exists: its board has spaces of columns and values, not squares of rows. What it does not do: write it
(`table.save_table`), or learn it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import FailFast, Field, field_validator, model_validator

from referee.files.forms import Base64, Flag, Form, Number, Pixel, Whole, checked
from referee.files.lens import ImageForm
from referee.files.pictures import shows_whole
from referee.files.table import MOST_WARNINGS, CameraForm
from referee.files.taught import SetForm, set_in
from referee.i18n.said import Plain
from referee.i18n.speech import LONGEST_TOLD, quoted
from referee.kit.taught import SetError
from referee.values.common import TABLE_FORMAT, Quality, TableError
from referee.values.dice import COLOURS, VALUES, DiceTable, Space, space_id

SPACES = len(COLOURS) * len(VALUES)

Corners = tuple[Pixel, Pixel, Pixel, Pixel]


class SpaceForm(Form):
    """A space of the board."""

    colour: Literal["red", "yellow", "green", "blue"] = Field(description="of its column")
    value: Literal[1, 2, 3, 4, 5, 6]
    rgb: tuple[Whole, Whole, Whole] = Field(description="mean sRGB, 0 to 255")
    quad: Corners = Field(description="its corners in order round it, in pixels")


class DiceQualityForm(Form):
    """Whether the view is good enough to referee a round."""

    ok: Flag = False
    warnings: tuple[str, ...] = Field(default=(), max_length=MOST_WARNINGS)
    pixels_per_die: Number = 0.0


class DiceTableForm(Form):
    """A table file of the dice game: the learned board."""

    format: Literal["referee-table/1"]
    game: Literal["dice"]
    image: ImageForm
    camera: CameraForm
    board: Corners = Field(description="corners of the whole board in order round it, in pixels")
    spaces: Annotated[tuple[SpaceForm, ...], FailFast()] = Field(min_length=SPACES, max_length=SPACES)
    quality: DiceQualityForm = Field(default_factory=DiceQualityForm)
    reference: Base64 = Field(b"", description="the bare board as a JPEG")
    set: SetForm | None = Field(None, description="the taught dice")

    @model_validator(mode="after")
    def _whole_reference(self) -> DiceTableForm:
        if self.reference and not shows_whole(self.reference, self.image.width, self.image.height):
            size = f"{self.image.width}x{self.image.height}"
            raise ValueError(f"holds a reference that is no whole JPEG of {size}, nor of that made smaller")
        return self

    @field_validator("spaces")
    @classmethod
    def _each_once(cls, spaces: tuple[SpaceForm, ...]) -> tuple[SpaceForm, ...]:
        seen = set[tuple[str, int]]()
        for space in spaces:
            if (space.colour, space.value) in seen:
                raise ValueError(f"hold {space_id(space.colour, space.value)} twice")
            seen.add((space.colour, space.value))
        return spaces


def dice_table_in(data: Mapping[str, Any]) -> DiceTable:
    """The table that was written so. `TableError` naming the first wrong key."""
    if data.get("format") != TABLE_FORMAT:
        raise TableError("table-format", format=TABLE_FORMAT, found=repr(data.get("format")))
    try:
        taught = None if data.get("set") is None else set_in(data["set"])
    except SetError as e:
        raise TableError("table-set", why=e) from e
    form = checked(DiceTableForm, {**data, "set": None}, lambda what: TableError("table-damaged", what=what))
    return DiceTable(
        width=form.image.width, height=form.image.height,
        spaces=tuple(Space(s.colour, s.value, s.quad, s.rgb) for s in form.spaces), board=form.board,
        pixels_per_die=form.quality.pixels_per_die,
        quality=Quality(form.quality.ok, tuple(Plain(quoted(w, LONGEST_TOLD)) for w in form.quality.warnings)),
        reference=form.reference, camera=dict(data["camera"]), taught=taught)
