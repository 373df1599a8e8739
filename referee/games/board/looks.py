"""Observations of the board as lines of the log, and back.

Why it exists: what the judge was shown can be shown to it again. What it does not do: correct anything
(`corrections`), or judge.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee.games.api.lines import Json, Look
from referee.games.api.looks import every_look, line_of_look
from referee.rules.board.observation import BoardObservation, Cell, Piece
from referee.values.board import cell_id, parse_cell_id

SETS = ("tokens", "hidden", "unsettled", "half_seen", "behind")


def to_line(seen: BoardObservation) -> Look:
    """The line of a look; what is empty or usual is left out."""
    own: dict[str, Any] = {}
    for name in ("laid", "removed", "identified"):
        if pieces := getattr(seen, name):
            own[name] = [_piece(p) for p in pieces]
    for name in SETS:
        if cells := getattr(seen, name):
            own[name] = _cells(cells)
    return line_of_look(seen, own)


def from_line(line: Look) -> BoardObservation:
    """The observation of such a line; KeyError, TypeError or ValueError where it is none."""
    def cells(name: str) -> frozenset[Cell]:
        return frozenset(map(parse_cell_id, line.rest.get(name, ())))

    def pieces(name: str) -> tuple[Piece, ...]:
        return tuple(map(_from_piece, line.rest.get(name, ())))

    return BoardObservation(
        **every_look(line), laid=pieces("laid"), removed=pieces("removed"), identified=pieces("identified"),
        tokens=cells("tokens"), hidden=cells("hidden"), unsettled=cells("unsettled"), half_seen=cells("half_seen"),
        behind=cells("behind"))


def _cells(cells: Iterable[Cell]) -> list[str]:
    return [cell_id(c) for c in sorted(cells)]


def _piece(piece: Piece) -> dict[str, Any]:
    found: dict[str, Any] = {"kind": piece.kind, "owner": piece.owner, "squares": [cell_id(c) for c in piece.cells],
                             "confidence": piece.confidence}
    if piece.colours:
        found["colours"] = list(piece.colours)
    if piece.candidates:
        found["candidates"] = list(piece.candidates)
    return found


def _from_piece(found: Json) -> Piece:
    return Piece(found["kind"], found["owner"], tuple(map(parse_cell_id, found["squares"])),
                 tuple(found.get("colours", ())), tuple(found.get("candidates", ())), found["confidence"])
