"""The board as screens show it, and what of it people may name: JSON for the page.

Why it exists: only this game has squares with colours. What it does not do: draw, or learn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.games.api.sight import Image
from referee.values.board import BoardReading, BoardTable, Square, cell_id
from referee.vision.board.teaching import Report, propose, recoloured, teach


def board_view(table: BoardTable) -> dict[str, Any]:
    """The learned table: picture size, squares with colour and corners, one sRGB colour a name."""
    palette: dict[str, list[tuple[int, int, int]]] = {}
    for square in table.squares:
        palette.setdefault(square.colour, []).append(square.rgb)
    return {
        "width": table.width, "height": table.height,
        "squares": [{"id": cell_id(s.cell), "row": s.cell[0], "col": s.cell[1], "colour": s.colour, "rgb": list(s.rgb),
                     "quad": [[round(x, 1), round(y, 1)] for x, y in s.quad]} for s in table.squares],
        "palette": {name: _median(shades) for name, shades in palette.items()},
        "quality": table.quality.to_dict(),
    }


def doubtful(table: BoardTable) -> list[dict[str, Any]]:
    """The colours that may have another name: what each is called, its sRGB, and what it may be called, that first."""
    squares: dict[str, list[Square]] = {}
    for square in table.squares:
        squares.setdefault(square.colour, []).append(square)
    return [{"colour": name, "rgb": _median([s.rgb for s in mine]), "names": [name, *sorted(others)]}
            for name, mine in sorted(squares.items())
            if (others := set.intersection(*(set(s.others) for s in mine)))]


def proposals(table: BoardTable, image: Image) -> dict[str, Any]:
    """The pieces found on the learned board, for teaching."""
    return {"width": table.width, "height": table.height, "colours": doubtful(table), "pieces": [
        {"id": n, "kind": p.kind, "at": [round(x, 1) for x in p.at], "owner": None,
         "quad": [[round(x, 1), round(y, 1)] for x, y in p.outline]}
        for n, p in enumerate(propose(image, table))]}


def taught_by(table: BoardTable, image: Image, pieces: Sequence[Mapping[str, Any]],
              colours: Mapping[str, str]) -> tuple[BoardTable, Report]:
    """The table with the pieces that people showed, and the names that they gave its colours."""
    named: dict[str, list[dict[str, Any]]] = {"cards": [], "jokers": [], "tokens": []}
    for piece in pieces:
        owner = {} if piece["kind"] == "token" else {"owner": piece["owner"]}
        named[f"{piece['kind']}s"].append({"at": piece["at"], **owner})
    taught, report = teach([image], table, named, table.taught, colours)
    return replace(recoloured(table, report.colours), taught=taught), report


def lines(reading: BoardReading) -> list[str]:
    """What was read, for a terminal."""
    out = []
    for card in reading.cards:
        owner = card.owner if not card.candidates else f"{card.owner} ({' or '.join(card.candidates)})"
        where = "–".join(cell_id(c) for c in card.cells)
        out.append(f"card   {where}  {'-'.join(card.colours)}  {owner}  {card.confidence:.3f}")
    out += [f"joker  {cell_id(joker.cell)}  {joker.owner}  {joker.confidence:.3f}" for joker in reading.jokers]
    out += [f"token  {cell_id(token.cell)}  {token.confidence:.3f}" for token in reading.tokens]
    if reading.hidden:
        out.append(f"hidden {' '.join(reading.hidden_spots)}")
    out += [f"beside {' '.join(cell_id(c) for c in piece.cells)}  {piece.note}" for piece in reading.off_grid]
    return out


def _median(shades: Sequence[tuple[int, int, int]]) -> list[int]:
    return [sorted(channel)[len(shades) // 2] for channel in zip(*shades, strict=True)]
