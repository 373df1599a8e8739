"""Folders of pictures with truth, read into plain values.

Why it exists: the figures must not depend on how a truth file happens to be written. Read are stills
(`NAME.jpg` in play, `NAME_empty.jpg` the same board bare, a `.json` beside each) and rounds (`events.json` beside
either pictures `frame_*.jpg`, the first of them the empty board, or a video and `empty.jpg` with `empty.json`).
The format is described in docs/file-formats.md. What it does not do: compare anything with it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from referee.evaluate.styles import styles_of
from referee.values import Cell, Point, cell_id

FRAME_WORDS = {"single": "solid"}
COLOUR_WORDS = {"violet": "purple"}
FINE_PIXELS_PER_MM = 3.0
FINE_ELEVATION_DEG = 35.0
"""A person can read the owners on a whole board from this fineness and height on; below, hardly anybody can."""


class TruthError(Exception):
    """A folder or truth file that cannot be used; the message says what is wrong with it."""


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
    """Everything with truth in a folder, its subfolders included. `TruthError` when there is nothing."""
    if not folder.is_dir():
        raise TruthError(f"there is no folder {folder}; name one with pictures and truth")
    rounds = [load_round(path.parent) for path in sorted(folder.rglob("events.json"))]
    stills = [load_still(path) for path in sorted(folder.rglob("*_empty.json"))]
    if not rounds and not stills:
        raise TruthError(f"{folder} holds no truth: neither NAME_empty.json beside pictures nor events.json of a round")
    return stills, rounds


def load_still(empty_truth: Path) -> Still:
    base = empty_truth.with_name(empty_truth.name.removesuffix("_empty.json"))
    truth, empty = _json(base.with_name(base.name + ".json")), _json(empty_truth)
    try:
        return Still(
            name=base.name, image=_picture(base), empty_image=_picture(base.with_name(base.name + "_empty")),
            empty=_board(empty),
            pieces=tuple(_piece(p) for p in (*truth["cards"], *truth["jokers"]) if p.get("cells") or p.get("cell")),
            tokens=tuple((_cell(t["cell"]), bool(t["occluded"])) for t in truth["tokens"] if t["cell"]),
            styles=styles_of(truth),
        )
    except (KeyError, TypeError, ValueError) as e:
        raise TruthError(f"the truth of {base} is damaged: {type(e).__name__} {e}") from e


def load_round(folder: Path) -> TrueRound:
    truth = _json(folder / "events.json")
    video = next((p for p in sorted(folder.iterdir()) if p.suffix.lower() in (".mp4", ".mkv", ".avi")), None)
    empty = folder / ("frame_000" if video is None else "empty")
    match = folder / "match.toml"
    try:
        acts, final, strays = what_was_played(truth)
        return TrueRound(
            name=folder.name, source=folder if video is None else video, empty_image=_picture(empty),
            empty=_board(_json(empty.with_suffix(".json"))), acts=acts, match=match if match.is_file() else None,
            final=final, strays=strays)
    except (KeyError, TypeError, ValueError) as e:
        raise TruthError(f"{folder / 'events.json'} is damaged: {type(e).__name__} {e}") from e


def what_was_played(truth: Mapping[str, Any]) -> tuple[
        tuple[TrueAct, ...], frozenset[tuple[str, frozenset[Cell]]], tuple[Cell, ...]]:
    """`acts`, `final` and `strays` of a `TrueRound`, of the contents of its `events.json`."""
    styles = {str(k): FRAME_WORDS.get(v, v) for k, v in truth["frame_styles"].items()}
    acts: list[TrueAct] = []
    final: set[tuple[str, frozenset[Cell]]] = set()
    strays: list[Cell] = []
    for e in truth["events"]:
        if e["type"] == "token" and not e["legal"]:
            strays.append(_cell(e["token_to"]))
        if e["type"] not in ("card", "joker", "taken_back"):
            continue
        piece = styles[str(e["player"])], frozenset(_cell(c) for c in e.get("cells") or [e["cell"]])
        if e["type"] == "taken_back":
            final.discard(piece)
        else:
            final.add(piece)
            acts.append(TrueAct(int(e["id"]), *piece, bool(e["legal"]), str(e.get("reason", ""))))
    return tuple(acts), frozenset(final), tuple(strays)


def _board(truth: Mapping[str, Any]) -> TrueBoard:
    squares = tuple(
        TrueSquare(_cell(c["cell"]), COLOUR_WORDS.get(c["colour"], c["colour"]),
                   tuple((float(x), float(y)) for x, y in c["poly_px"]))
        for c in truth["cells"])
    areas = sorted(cv2.contourArea(np.array(s.quad, np.float32)) for s in squares)
    side = areas[len(areas) // 2] ** 0.5
    return TrueBoard(squares, side / float(truth["board"]["square_mm"]),
                     float(truth["camera"].get("elevation_deg") or 90.0))


def _piece(truth: Mapping[str, Any]) -> TruePiece:
    cells = [_cell(c) for c in truth.get("cells") or [truth["cell"]]]
    shown: list[str | None] = [COLOUR_WORDS.get(k, k) for k in truth.get("colours", ())] or [None]
    return TruePiece(FRAME_WORDS.get(truth["frame"], truth["frame"]),
                     frozenset(zip(cells, shown, strict=True)), bool(truth["occluded"]))


def _cell(pair: Any) -> Cell:
    row, col = pair
    return int(row), int(col)


def _picture(base: Path) -> Path:
    for suffix in (".jpg", ".jpeg", ".png"):
        if (path := base.with_name(base.name + suffix)).is_file():
            return path
    raise TruthError(f"there is no picture {base}.jpg (or .png) for its truth file")


def _json(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as e:
        raise TruthError(f"there is no truth file {path}") from e
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as e:
        raise TruthError(f"{path} is not a truth file: {e}") from e
    if not isinstance(data, dict):
        raise TruthError(f"{path} is not a truth file: it holds no object")
    return data


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
