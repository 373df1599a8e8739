"""What the number of pieces on the table says: an empty hand, the stop call, more pieces than a set has.

Why it exists: counts accuse nobody (a misread frame is likelier than a sixteenth card), but people want to
know. What it does not do: end the round. Only people do (BG-END-1).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.rules.board.legality.applying import causer
from referee.rules.board.observation import BoardObservation, Cell, Piece, cell_name
from referee.rules.board.options import Options
from referee.rules.board.position.state import CARDS_EACH, Position, place_of
from referee.rules.board.scoring.rounds import is_certain_stalemate
from referee.rules.board.umpire.ledger import Ledger, Ruling
from referee.rules.core import UNKNOWN


class Counts:
    """Says each thing once. `hands`: cards of each player at the start of the round, as far as known."""

    def __init__(self, ledger: Ledger, hands: Mapping[str, int]) -> None:
        self._ledger = ledger
        self._hands = dict(hands)
        self._told: set[object] = set()

    def laid(self, at: BoardObservation, position: Position, piece: Piece, options: Options) -> None:
        """`piece` has been reported; `position` is the board with it."""
        owner = piece.owner
        if piece.kind == "card" and is_certain_stalemate(position, options):
            self._once(at, "stalemate", "BG-END-3", "BG-END-3.no_pair", (), None)
        if owner == UNKNOWN:
            return
        cards = position.cards_of(owner)
        about = [e.event.seq for e in self._ledger.entries if e.lying and e.piece and e.piece.owner == owner]
        if len(cards) > CARDS_EACH:
            self._once(at, ("cards", owner), "BG-AUDIT-3", "REREAD.cards", about, owner, n=len(cards))
        design = tuple(sorted(piece.colours))
        if piece.kind == "card" and sum(tuple(sorted(p.colours)) == design for p in cards) > 1:
            self._once(at, ("design", owner, design), "BG-AUDIT-3", "REREAD.design", (), owner,
                       x=design[0], y=design[-1])
        if self._hands.get(owner) == len(cards):
            self._once(at, ("all", owner), "BG-END-1", "BG-END-1.all", (), owner, n=len(cards))

    def shut_in(self, at: BoardObservation, positions: Sequence[Position], options: Options) -> None:
        """Tell who owes a free placement, once all hypotheses agree on it; none before the round began."""
        if not positions:
            return
        first = positions[0]
        for i, who in first.owed:
            cell = first.tokens[i]
            agreed = all((cell, who) in {(p.tokens[k], debtor) for k, debtor in p.owed} for p in positions)
            cause = causer(first, i, options)
            entry = None if cause is None else self._ledger.lying(place_of(cause))
            if not agreed or who == UNKNOWN or cell is None or cause is None or entry is None:
                continue
            rule = "BG-DEAD-2" if cell in cause.cells else "BG-DEAD-3"
            key = "BG-DEAD-3.joker" if rule == "BG-DEAD-3" and cause.kind == "joker" else rule
            squares = dict(zip(("a", "b"), map(cell_name, cause.cells), strict=False))
            self._once(at, ("shut", cell, who), rule, key, (entry.event.seq,), who, t=cell_name(cell), **squares)

    def called(self, at: BoardObservation, position: Position, player: str | None) -> None:
        """The stop call: whether the caller's cards all lie there is said, not judged (some may be hidden)."""
        params: dict[str, Any] = {"player": player or UNKNOWN}
        key = "BG-END-1.call"
        missing = self._hands.get(player or "", 0) - len(position.cards_of(player or ""))
        if missing > 0:
            key, params["n"] = "BG-END-1.missing", missing
        self._ledger.enter(at, "stop", player=player, rule="BG-END-1", key=key, params=params)

    def half_seen(self, at: BoardObservation, cells: Iterable[Cell]) -> None:
        """At the end squares are hidden that no piece covers as far as known: one may lie there under another."""
        for cell in sorted(cells):
            if (what := ("half seen", cell)) not in self._told:
                self._told.add(what)
                ruling = Ruling("unclear", "BG-AUDIT-2", "UNCLEAR.under", {"a": cell_name(cell)})
                self._ledger.finding(at, ruling, cells=(cell,))

    def _once(self, at: BoardObservation, what: object, rule: str, key: str, about: Iterable[int], player: str | None,
              **params: Any) -> None:
        if what not in self._told:
            self._told.add(what)
            self._ledger.finding(at, Ruling("info", rule, key, {"player": player, **params}), about, player)
