"""Start and stop of a round, who was first, and what the house rules about time make of them (rules: BG-PLAY-1, -6,
2.7, A-STOPWHEN, A-INFLIGHT, A-JOKERTIME, A-JOKERUNDO, A-TOKENSTACK).

Why it exists: when a round begins and ends is said by people, unless the table agreed on something the camera can
see. What it does not do: judge where a piece lies (`judging`), or end a round that nobody ended.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.rules.board.belief.hypothesis import Hypothesis
from referee.rules.board.legality.alternatives import said
from referee.rules.board.observation import BoardObservation, Cell, Piece, cell_name
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import blocked_at
from referee.rules.board.position.state import TOKENS, Position, place_of
from referee.rules.board.umpire.ledger import Entry, Ledger, Ruling
from referee.rules.core import UNKNOWN, Verdict

RACE_S = 3.0
"""Cards of two players for one square or token seen no further apart raced for it: as long as a token may take."""
HIDDEN_NEAR = 2
"""Squares from a joker within which a card that follows it lies: what is hidden there may be that card."""


class Calls:
    """The calls of one round. `hands`: cards of each player at the start, as far as known."""

    def __init__(self, ledger: Ledger, options: Options, hands: Mapping[str, int]) -> None:
        self._ledger, self._options, self._hands = ledger, options, dict(hands)
        self._begun: int | None = None
        self._called: float | None = None
        self._stopped: float | None = None
        self._last_by: str | None = None
        self._in_flight: set[str] = set()
        self._told: set[tuple[Cell, str, str]] = set()

    def begins(self, at: BoardObservation, key: str, params: Mapping[str, Any]) -> None:
        """The first sign of the round is its `round_start`; a later one (the call, the tokens) is a word about it."""
        if self._begun is None:
            self._begun = self._ledger.enter(at, "round_start", key=key, params=params).seq
        else:
            self._ledger.finding(at, Ruling("info", None, key, params), (self._begun,))
        if key == "ROUND.called":
            self._called = at.t
            for entry in tuple(self._ledger.entries):
                self._early(at, entry)

    def set_up(self, at: BoardObservation) -> None:
        """The number of tokens when the round begins (BG-SETUP-6); a square shows one token, whatever stands on it."""
        n = len(at.tokens)
        if n == TOKENS or (n < TOKENS and at.hidden):
            return
        stacked = n < TOKENS and self._options.token_stack == "allow"
        key = "BG-SETUP-6.stack_allowed" if stacked else "BG-SETUP-6"
        self._ledger.finding(at, Ruling("info", "BG-SETUP-6", key, {"n": n, "tokens": TOKENS}))

    def stopped(self, t: float) -> None:
        """Somebody called stop at time `t`."""
        self._stopped, self._last_by = t, None

    def resumed(self) -> None:
        """The call was a mistake."""
        self._stopped = self._last_by = None

    def laid(self, at: BoardObservation, position: Position, piece: Piece, cls: Verdict) -> None:
        """`piece`, first seen at `at`, has its verdict; with `stop_at = last_card` it may have been the last one."""
        entry = self._ledger.lying(place_of(piece))
        if entry is not None:
            self._early(at, entry)
            self._race(at, entry)
        if self._options.stop_at != "last_card" or self._stopped is not None or cls != "legal":
            return
        cards = position.cards_of(piece.owner)
        if piece.kind == "card" and self._hands.get(piece.owner) == len(cards):
            self._stopped, self._last_by = at.t, piece.owner
            self._ledger.enter(at, "stop", player=piece.owner, rule="BG-END-1", key="BG-END-1.last_card",
                               params={"player": piece.owner})

    def removed(self, at: BoardObservation, piece: Piece) -> None:
        """`piece` was taken back: was it of the player whose last card had ended the round?"""
        if piece.kind == "card" and piece.owner == self._last_by:
            self.resumed()
            self._ledger.enter(at, "resume", player=piece.owner, rule="BG-END-1", key="BG-END-1.not_last",
                               params={"player": piece.owner})

    def after_stop(self, piece: Piece, absent_at: float) -> tuple[Verdict, str, str] | None:
        """Class, rule and key for a piece that surely was not there yet at time `absent_at`, if that is too late.

        With `in_flight = yes` the first card of each player after the call may have been in the hand: the table
        says whether it was.
        """
        if self._stopped is None or absent_at < self._stopped:
            return None
        if self._options.in_flight == "yes" and piece.kind == "card" and piece.owner not in self._in_flight:
            self._in_flight.add(piece.owner)
            return "house_rule", "BG-END-2", "BG-END-2.in_flight"
        return "violation", "BG-END-2", "BG-END-2" if self._last_by is None else "BG-END-2.last_card"

    def jokers(self, at: BoardObservation, hypotheses: Sequence[Hypothesis]) -> None:
        """Jokers on which a token waits: too long for the clock (`joker_clock_s`), or shut in by others (`joker_undo`).

        The clock starts when the joker is seen. Nothing is said while something beside the joker is hidden.
        """
        if not hypotheses or self._stopped is not None:
            return
        agreed = set.intersection(*({(c.position.tokens[i], who) for i, who in c.position.open_jokers.items()}
                                    for c in hypotheses))
        for cell, owner in sorted(agreed, key=repr):
            if cell is None or any(_near(c, cell) for c in at.hidden) or owner == UNKNOWN or cell not in at.tokens:
                continue
            entry = self._ledger.lying(place_of(Piece("joker", owner, (cell,))))
            if entry is not None:
                self._clock(at, entry, cell, owner)
                shut = all(_shut_in(c.position, cell) for c in hypotheses)
                if shut and entry.cls == "legal" and not self._disputed(cell):
                    self._shut_in(at, entry, cell, owner)

    def _clock(self, at: BoardObservation, entry: Entry, cell: Cell, owner: str) -> None:
        limit = self._options.joker_clock_s
        if isinstance(limit, int | float) and at.t - entry.event.t > limit and self._first(cell, owner, "clock"):
            params = {"player": owner, "n": cell_name(cell), "seconds": limit}
            ruling = Ruling("violation", "BG-JOKER-4", "BG-JOKER-4.clock", params,
                            said("LEGAL_HERE.follow", n=cell_name(cell)))
            self._ledger.finding(at, ruling, (entry.event.seq,), owner, (cell,))

    def _shut_in(self, at: BoardObservation, entry: Entry, cell: Cell, owner: str) -> None:
        """No card can follow any more (A-JOKERUNDO): the joker goes back, stays, or is a mistake."""
        if not self._first(cell, owner, "shut"):
            return
        choice = self._options.joker_undo
        key = {"take_back": "BG-JOKER-4.undo", "stays": "BG-JOKER-4.stays", "mistake": "BG-JOKER-4.shut"}[choice]
        home = UNKNOWN if entry.origin is None else cell_name(entry.origin)
        params = {"player": owner, "n": cell_name(cell), "t": home}
        if choice == "mistake":
            instead = said("LEGAL_HERE.follow", n=cell_name(cell))
            ruling = Ruling("violation", "BG-JOKER-4", key, params, instead)
        else:
            ruling = Ruling("info", "BG-JOKER-4", key, params)
        self._ledger.finding(at, ruling, (entry.event.seq,), owner, (cell,))

    def _early(self, at: BoardObservation, entry: Entry) -> None:
        """BG-PLAY-1, where the time of the start call is known: a card whose token followed was seen before it."""
        piece = entry.piece
        if self._called is None or entry.event.t >= self._called or not entry.lying or piece is None:
            return
        if entry.cls == "legal" and entry.origin is not None and piece.owner != UNKNOWN:
            ruling = Ruling("violation", "BG-PLAY-1", "BG-PLAY-1", {"player": piece.owner},
                            said("LEGAL_HERE.not_started"))
            self._ledger.finding(at, ruling, (entry.event.seq,), piece.owner, piece.cells)

    def _race(self, at: BoardObservation, entry: Entry) -> None:
        """BG-PLAY-6: a card that is wrong because another player's was there first is told which one to give way to."""
        piece = entry.piece
        if piece is None or piece.kind != "card" or entry.cls != "violation" or not entry.before:
            return
        firsts = [{q for q in _before_it(position, piece, entry.rule) if self._just_laid(q, at)}
                  for position in entry.before]
        agreed = set.intersection(*firsts)
        if len(agreed) == 1:
            first = agreed.pop()
            a, b = map(cell_name, first.cells)
            params = {"player1": first.owner, "player2": piece.owner, "a": a, "b": b}
            ruling = Ruling("info", "BG-PLAY-6", "BG-PLAY-6", params)
            self._ledger.finding(at, ruling, (entry.event.seq,), piece.owner, piece.cells)

    def _just_laid(self, piece: Piece, at: BoardObservation) -> bool:
        """Whether a card was first seen before the look `at`, but not long before it."""
        entry = self._ledger.lying(place_of(piece))
        return entry is not None and 0 < at.t - entry.event.t <= RACE_S

    def _disputed(self, cell: Cell) -> bool:
        """Whether a piece beside the joker lies wrongly or is not judged for sure: it may be taken back."""
        return any(e.wrong and e.lying and e.piece is not None and any(_near(c, cell) for c in e.piece.cells)
                   for e in self._ledger.entries)

    def _first(self, cell: Cell, owner: str, what: str) -> bool:
        new = (cell, owner, what) not in self._told
        self._told.add((cell, owner, what))
        return new


def _before_it(position: Position, piece: Piece, rule: str | None) -> set[Piece]:
    """Other players' cards that `piece` covers, or that took away a token it touches the old place of."""
    if rule == "BG-PLACE-2":
        found = {q for c in piece.cells if (q := position.piece_at(c)) is not None}
    elif rule == "BG-PLACE-4":
        places = {c.place for c in position.carried if c.origin is not None
                  and not set(position.layout.neighbours(c.origin)).isdisjoint(piece.cells)}
        found = {q for q in position.pieces if place_of(q) in places}
    else:
        found = set()
    return {q for q in found if q.kind == "card" and q.owner not in (piece.owner, UNKNOWN)}


def _near(cell: Cell, joker: Cell) -> bool:
    return abs(cell[0] - joker[0]) + abs(cell[1] - joker[1]) <= HIDDEN_NEAR


def _shut_in(position: Position, cell: Cell) -> bool:
    """Whether no two uncovered squares in a row lead away from a joker; squares under tokens come free again."""
    return blocked_at(position, cell, Options())
