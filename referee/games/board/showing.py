"""The board, its pieces and squares as they are shown and said.

Why it exists: rows and columns, cards, jokers and tokens are this game's. What it does not do: draw, or judge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from referee.games.api.parts import Mark
from referee.games.api.showing import Showing
from referee.games.board.view import board_view
from referee.i18n import say
from referee.i18n.said import Joined, Said
from referee.i18n.spots import in_words, pair_in_words, spot
from referee.rules.board.observation import Piece
from referee.values.board import BoardReading, BoardTable, cell_id, parse_cell_id
from referee.values.common import UNKNOWN

TOKEN_RULES = ("BG-TOKEN-1", "BG-TOKEN-2", "BG-TOKEN-3", "BG-JOKER-2", "BG-DEAD-4")
"""What is put right by moving a token, not a piece."""


class BoardShowing(Showing[BoardTable, BoardReading]):
    """Squares by row and column, as the page counts them."""

    def view(self, table: BoardTable) -> dict[str, Any]:
        return {**board_view(table)}

    def beside(self, standing: Any) -> dict[str, Any]:
        return {}

    def in_sight(self, reading: BoardReading) -> dict[str, Any]:
        return {}

    def in_sum(self, score: Mapping[str, Any], counts: Mapping[str, Mapping[str, int]],
               standing: Any) -> dict[str, Any]:
        return {"score": dict(score)}

    def lines(self, reading: BoardReading) -> list[str]:
        out = []
        for card in reading.cards:
            owner = card.owner if not card.candidates else f"{card.owner} ({' or '.join(card.candidates)})"
            where = "–".join(cell_id(c) for c in card.cells)
            out.append(f"card   {where}  {'-'.join(card.colours)}  {owner}  {card.confidence:.3f}")
        out += [f"joker  {cell_id(joker.cell)}  {joker.owner}  {joker.confidence:.3f}" for joker in reading.jokers]
        out += [f"token  {cell_id(token.cell)}  {token.confidence:.3f}" for token in reading.tokens]
        if reading.hidden:
            out.append(f"hidden {' '.join(reading.hidden_spots)}")
        return out + [f"beside {' '.join(cell_id(c) for c in piece.cells)}  {piece.note}" for piece in reading.off_grid]

    def marks(self, reading: BoardReading) -> list[Mark]:
        return [*(Mark((spot,)) for spot in reading.hidden_spots),
                *(Mark(tuple(map(cell_id, card.cells)), card.owner) for card in reading.cards),
                *(Mark((cell_id(joker.cell),), joker.owner) for joker in reading.jokers),
                *(Mark((cell_id(token.cell),), ring=True) for token in reading.tokens)]

    def tally(self, pieces: Sequence[Piece], seats: Sequence[str]) -> dict[str, Any]:
        def count(kind: str) -> dict[str, int]:
            found = Counter(p.owner for p in pieces if p.kind == kind)
            return {owner: found[owner] for owner in (*seats, UNKNOWN) if found[owner]}

        return {"cards": count("card"), "jokers": count("joker")}

    def told(self, found: Mapping[str, Any]) -> list[str]:
        """Cards and jokers by owner; of a check, the tokens too."""
        said: list[str] = []
        for kind, key in (("cards", "cli-cards-on-board"), ("jokers", "cli-jokers-on-board")):
            counts = [Joined([Said("cli-value", value=owner), str(n)]) for owner, n in found[kind].items()]
            said.append(Said(key, counts=counts or Said("cli-none")))
        if "tokens" in found:
            said.append(Said("cli-tokens-on-board", n=found["tokens"]))
            if found["start"]:
                said.append(Said("cli-tokens-at-start", squares=Joined(found["start"])))
        return said

    def where(self, spots: Sequence[str]) -> Said:
        return spot(spots)

    def in_words(self, params: Mapping[str, Any], *, pairs: bool) -> dict[str, Any]:
        return pair_in_words(params) if pairs else in_words(params)

    def names_spot(self, name: str) -> bool:
        try:
            return cell_id(parse_cell_id(name)) == name
        except ValueError:
            return False

    def deed(self, rule: str | None, kind: str | None) -> str:
        if rule in TOKEN_RULES:
            return say("deed-token")
        return say("deed-joker-back" if kind == "joker" else "deed-card-back")
