"""The form of a table file (`referee learn`), and the `BoardTable` in it: read, checked and written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, FailFast, Field, Strict, field_validator, model_validator

from referee.files import FileFault, read_json, write_whole
from referee.files.forms import Base64, Flag, Form, Number, Pixel, Positive, Whole, checked
from referee.files.lens import ImageForm
from referee.files.pictures import shows_whole
from referee.files.taught import SetForm, set_in
from referee.i18n.said import Plain
from referee.i18n.speech import LONGEST_TOLD, quoted
from referee.kit.taught import SetError
from referee.values.board import MOST_CELLS, BoardTable, Square
from referee.values.common import TABLE_FORMAT, Quality, Table, TableError

MOST_WARNINGS = 100
MOST_SQUARES = 10_000
"""Squares that the board would have if it were whole: the networks are shown all of it at once."""

Index = Annotated[int, Strict(), Field(ge=0, lt=MOST_CELLS)]
Three = tuple[Number, Number, Number]


class SquareForm(Form):
    """A square of the board."""

    row: Index
    col: Index
    colour: str
    rgb: tuple[Whole, Whole, Whole] = Field(description="mean sRGB, 0 to 255")
    quad: tuple[Pixel, Pixel, Pixel, Pixel] = Field(description="its corners in order round it, in pixels")
    others: tuple[str, ...] = Field(
        default=(), max_length=MOST_WARNINGS, description="colours that it may have instead")
    covered: Flag = Field(False, description="whether something lay on it in the picture of the empty board")


class CameraForm(Form):
    """Where the camera stands over the board, in squares, and its lens, in pixels."""

    focal: Positive
    centre: Pixel
    k1: Number
    more: Three = Field((0.0, 0.0, 0.0), description="k2, p1, p2 of a calibrated lens")
    rotation: tuple[Three, Three, Three] = Field(description="from board to camera")
    translation: Three


class QualityForm(Form):
    """Whether the view is good enough to referee a round."""

    ok: Flag = False
    warnings: tuple[str, ...] = Field(default=(), max_length=MOST_WARNINGS)
    pixels_per_square: Number | None = None


class TableForm(Form):
    """A table file: the learned table."""

    format: Literal["referee-table/1"]
    image: ImageForm
    kit: str = "standard"
    camera: Annotated[CameraForm | None, BeforeValidator(lambda camera: camera or None)] = None
    squares: Annotated[tuple[SquareForm, ...], FailFast()] = Field(min_length=1, max_length=MOST_SQUARES)
    quality: QualityForm = Field(default_factory=QualityForm)
    art: Number | None = Field(None, description="how well the print on the squares is known to the reader: a logit")
    reference: Base64 = Field(b"", description="the empty board as a JPEG")
    set: SetForm | None = Field(None, description="the taught pieces")

    @model_validator(mode="after")
    def _whole_reference(self) -> TableForm:
        if self.reference and not shows_whole(self.reference, self.image.width, self.image.height):
            size = f"{self.image.width}x{self.image.height}"
            raise ValueError(f"holds a reference that is no whole JPEG of {size}, nor of that made smaller")
        return self

    @field_validator("squares")
    @classmethod
    def _each_once(cls, squares: tuple[SquareForm, ...]) -> tuple[SquareForm, ...]:
        seen = set[tuple[int, int]]()
        for square in squares:
            if (square.row, square.col) in seen:
                raise ValueError(f"hold row {square.row}, col {square.col} twice")
            seen.add((square.row, square.col))
        rows, cols = (max(at) + 1 for at in zip(*seen, strict=True))
        if rows * cols > MOST_SQUARES:
            raise ValueError(f"reach over {rows} rows and {cols} columns; a board has at most {MOST_SQUARES} squares")
        return squares


def table_in(data: Mapping[str, Any]) -> BoardTable:
    """The table that was written so. `TableError` naming the first wrong key."""
    if data.get("format") != TABLE_FORMAT:
        raise TableError("table-format", format=TABLE_FORMAT, found=repr(data.get("format")))
    try:
        taught = None if data.get("set") is None else set_in(data["set"])
    except SetError as e:
        raise TableError("table-set", why=e) from e
    form = checked(TableForm, {**data, "set": None},
                   lambda what: TableError("table-damaged", what=what))
    return BoardTable(
        width=form.image.width, height=form.image.height,
        squares=tuple(Square((s.row, s.col), s.colour, s.rgb, s.quad, s.others, s.covered) for s in form.squares),
        quality=Quality(form.quality.ok, tuple(Plain(quoted(w, LONGEST_TOLD)) for w in form.quality.warnings),
                        form.quality.pixels_per_square),
        reference=form.reference, camera=dict(data.get("camera") or {}), kit=form.kit, taught=taught, art=form.art)


def table_data(path: Path | str) -> dict[str, Any]:
    """The JSON of a table's file. `TableError` with what to do when it is missing or is none."""
    path = Path(path)
    try:
        data = read_json(path)
    except FileNotFoundError as e:
        raise TableError("table-missing", path=path) from e
    except FileFault as e:
        raise TableError("table-no-json", path=path, why=e) from e
    if not isinstance(data, dict):
        raise TableError("table-no-table", path=path)
    return data


def load_table(path: Path | str) -> BoardTable:
    """The board's table. Raises `TableError` with what to do when the file is missing or is not one."""
    data = table_data(path)
    try:
        return table_in(data)
    except TableError as e:
        raise TableError("file-at", path=Path(path), why=e) from e


def save_table(table: Table, path: Path | str) -> None:
    """Write the one JSON file."""
    write_whole(Path(path), json.dumps(table.to_dict()))
