"""How the board game is taught: the pieces people name on a picture, and those that are learned in play.

Why it exists: the one door to what this game learns. What it does not do: compare pieces (`vision.teaching`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.games.api.learning import Keeper, Learned, Teaching
from referee.games.api.parts import Image, PictureReader, TeachingError
from referee.games.api.setup import Setup
from referee.games.board.learning.examples import examples
from referee.games.board.learning.pupil import BoardPupil
from referee.games.board.view import doubtful
from referee.kit.taught import Example, SetError
from referee.values.board import BoardReading, BoardTable
from referee.vision.board.teaching import Report, TeachError, propose, recoloured, teach


class BoardTeaching(Teaching[BoardTable, BoardReading]):
    """Cards, jokers and tokens, and the names of the board's colours."""

    kinds = ("card", "joker", "token")
    own = frozenset(("half", "joker", "token"))

    def enough(self, table: BoardTable | None) -> bool:
        return True

    def proposals(self, table: BoardTable, image: Image) -> dict[str, Any]:
        return {"width": table.width, "height": table.height, "colours": doubtful(table), "pieces": [
            {"id": n, "kind": p.kind, "at": [round(x, 1) for x in p.at], "owner": None,
             "quad": [[round(x, 1), round(y, 1)] for x, y in p.outline]}
            for n, p in enumerate(propose(image, table))]}

    def taught_by(self, table: BoardTable, image: Image, pieces: Sequence[Mapping[str, Any]],
                  colours: Mapping[str, str]) -> tuple[BoardTable, Report]:
        named: dict[str, list[dict[str, Any]]] = {"cards": [], "jokers": [], "tokens": []}
        for piece in pieces:
            owner = {} if piece["kind"] == "token" else {"owner": piece["owner"]}
            named[f"{piece['kind']}s"].append({"at": piece["at"], **owner})
        try:
            taught, report = teach([image], table, named, table.taught, colours)
        except (SetError, TeachError) as e:
            raise TeachingError(str(e)) from e
        return replace(recoloured(table, report.colours), taught=taught), report

    def pupil(self, table: BoardTable, reader: PictureReader[BoardReading],
              make: Callable[[BoardTable], PictureReader[BoardReading]], setup: Callable[[], Setup],
              keeper: Keeper, *, live: bool) -> BoardPupil:
        return BoardPupil(table, reader, make, setup, keeper, live=live)

    def examples(self, found: Learned, picture: Callable[[str], bytes | None]) -> tuple[Example, ...]:
        return examples(found, picture)
