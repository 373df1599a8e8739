"""Folders of pictures with truth, read into plain values.

Why it exists: the figures must not depend on how a truth file happens to be written. Read are:

- stills: `NAME.jpg` in play, `NAME_empty.jpg` the same board bare, a `.json` beside each;
- rounds as pictures: `events.json` beside `frame_*.jpg`, the first of them the empty board;
- rounds as a video: `events.json` beside it, and `empty.jpg` with `empty.json`.

The format is described in docs/file-formats.md. What it does not do: compare anything with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from referee.evaluate.board.styles import styles_of
from referee.evaluate.common.truth import FIRST_GAME, in_form, picture, places, truth_json, video_in
from referee.files.truth import PLACED, BoardForm, RoundForm, StillForm, TruePieceForm
from referee.values.board import Cell, cell_id
from referee.values.common import Point

FINE_PIXELS_PER_MM = 3.0
FINE_ELEVATION_DEG = 35.0
"""A person can read the owners on a whole board from this fineness and height on; below, hardly anybody can."""


@dataclass(frozen=True, slots=True)
class TrueSquare:
    cell: Cell
    colour: str
    quad: tuple[Point, ...]

    @property
    def centre(self) -> Point:
        return sum(x for x, _ in self.quad) / 4, sum(y for _, y in self.quad) / 4

    @property
    def side(self) -> float:
        """Half of the diagonal times the root of two: the side of a square, pixels."""
        (x1, y1), (x2, y2) = self.quad[0], self.quad[2]
        return float(max(1.0, (((x1 - x2) ** 2 + (y1 - y2) ** 2) / 2) ** 0.5))


@dataclass(frozen=True, slots=True)
class TruePiece:
    """A card (two cells with the colour shown on each) or a joker (one cell, colour None)."""

    owner: str
    halves: frozenset[tuple[Cell, str | None]]
    occluded: bool = False


@dataclass(frozen=True)
class TrueBoard:
    """A picture's squares, and how finely it was taken."""

    squares: tuple[TrueSquare, ...]
    pixels_per_mm: float
    elevation_deg: float

    @property
    def fine(self) -> bool:
        return self.pixels_per_mm >= FINE_PIXELS_PER_MM and self.elevation_deg >= FINE_ELEVATION_DEG


@dataclass(frozen=True)
class Still:
    """A picture in play with the picture of its empty board."""

    name: str
    image: Path
    empty_image: Path
    empty: TrueBoard
    pieces: tuple[TruePiece, ...]
    tokens: tuple[tuple[Cell, bool], ...]
    """Cell and whether it is occluded."""
    styles: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class TrueAct:
    """One placement of a round."""

    id: int
    owner: str
    cells: frozenset[Cell]
    legal: bool
    reason: str


@dataclass(frozen=True)
class TrueRound:
    """A recorded round: `source` is what `referee watch` is given.

    `final`: owners and squares of the pieces that lay there in the end; `strays`: squares onto which tokens were moved
    alone, against the rules.
    """

    name: str
    source: Path
    empty_image: Path
    empty: TrueBoard
    acts: tuple[TrueAct, ...]
    match: Path | None
    final: frozenset[tuple[str, frozenset[Cell]]]
    strays: tuple[Cell, ...] = ()


def find(folder: Path) -> tuple[list[Still], list[TrueRound]]:
    """Everything of the board game with truth in a folder, its subfolders included. `TruthError` when there is no truth
    of any game."""
    found = places(folder).get(FIRST_GAME)
    if found is None:
        return [], []
    return [load_still(path) for path in found.stills], [load_round(path) for path in found.rounds]


def load_still(empty_truth: Path) -> Still:
    base = empty_truth.with_name(empty_truth.name.removesuffix("_empty.json"))
    path = base.with_name(base.name + ".json")
    data, board = truth_json(path), _board(empty_truth)
    truth = in_form(StillForm, path, data)
    return Still(
        name=base.name, image=picture(base), empty_image=picture(base.with_name(base.name + "_empty")), empty=board,
        pieces=tuple(_piece(p) for p in (*truth.cards, *truth.jokers) if p.where),
        tokens=tuple((t.cell, t.occluded) for t in truth.tokens if t.cell is not None),
        styles=styles_of(data),
    )


def load_round(folder: Path) -> TrueRound:
    video = video_in(folder)
    empty = folder / ("frame_000" if video is None else "empty")
    match = folder / "match.toml"
    path = folder / "events.json"
    acts, final, strays = what_was_played(truth_json(path), path)
    return TrueRound(
        name=folder.name, source=folder if video is None else video, empty_image=picture(empty),
        empty=_board(empty.with_suffix(".json")), acts=acts, match=match if match.is_file() else None,
        final=final, strays=strays)


def what_was_played(data: Mapping[str, Any], path: Path = Path("events.json")) -> tuple[
        tuple[TrueAct, ...], frozenset[tuple[str, frozenset[Cell]]], tuple[Cell, ...]]:
    """`acts`, `final` and `strays` of a `TrueRound`, of the contents of its `events.json`."""
    truth = in_form(RoundForm, path, data)
    acts: list[TrueAct] = []
    final: set[tuple[str, frozenset[Cell]]] = set()
    strays: list[Cell] = []
    for e in truth.events:
        if e.type == "token" and not e.legal and e.token_to is not None:
            strays.append(e.token_to)
        if e.type not in (*PLACED, "taken_back"):
            continue
        piece = truth.frame_styles[str(e.player)], frozenset(e.where)
        if e.type == "taken_back":
            final.discard(piece)
        else:
            final.add(piece)
            acts.append(TrueAct(e.id or 0, *piece, e.legal, e.reason or ""))
    return tuple(acts), frozenset(final), tuple(strays)


def _board(path: Path) -> TrueBoard:
    truth = in_form(BoardForm, path, truth_json(path))
    squares = tuple(TrueSquare(c.cell, c.colour, c.poly_px) for c in truth.cells)
    areas = sorted(cv2.contourArea(np.array(s.quad, np.float32)) for s in squares)
    side = areas[len(areas) // 2] ** 0.5
    return TrueBoard(squares, side / truth.board.square_mm, truth.camera.elevation_deg or 90.0)


def _piece(truth: TruePieceForm) -> TruePiece:
    shown: tuple[str | None, ...] = truth.colours or (None,)
    return TruePiece(truth.frame, frozenset(zip(truth.where, shown, strict=True)), truth.occluded)


def squares_match(truth: TrueBoard, squares: Any) -> dict[Cell, str]:
    """True cell -> id of the learned square its centre lies in; any origin and orientation of rows and columns.

    `squares`: the learned table's squares (`referee.values.Square`).
    """
    quads = [(cell_id(square.cell), np.array(square.quad, np.float32)) for square in squares]
    found: dict[Cell, str] = {}
    for true in truth.squares:
        for name, quad in quads:
            if cv2.pointPolygonTest(quad, true.centre, False) > 0:
                found[true.cell] = name
                break
    return found
