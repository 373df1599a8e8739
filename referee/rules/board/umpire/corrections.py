"""What is known better after the verdict: a piece read again, an owner that people name, their word about a finding.

Why it exists: owners and colours become clear over time, and the people have the last word; what follows from either is
a later word in the log. What it does not do: decide what happened (`deciding`), or speak about a new piece (`umpire`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from referee.rules.board.belief.rereading import COLOUR_RULES, standing_on, with_known
from referee.rules.board.legality.alternatives import for_piece
from referee.rules.board.legality.judging import colour_failure, judge
from referee.rules.board.observation import BoardObservation, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.state import Place, Placement, Position, place_of
from referee.rules.board.umpire.deciding import Decider
from referee.rules.board.umpire.ledger import Entry, Ledger, Ruling
from referee.rules.board.umpire.waiting import Waiting
from referee.rules.core import PROOF, Verdict

READ_LATE = frozenset({"UNCLEAR.player", "UNCLEAR.joker_owner", "UNCLEAR.colour"})
"""What nobody could tell when a piece was laid, and what may show later."""


class Corrections:
    """Of one round; `waiting`: the pieces without a verdict yet, by their place; `empty`: the bare board."""

    def __init__(self, ledger: Ledger, decider: Decider, waiting: Mapping[Place, Waiting], empty: Position,
                 options: Options) -> None:
        self._ledger, self._decider, self._waiting = ledger, decider, waiting
        self._empty, self._options = empty, options
        self._named: dict[Place, str] = {}

    def overrule(self, at: BoardObservation, about: tuple[int, ...], decision: str) -> None:
        """The players' word about earlier events: `allowed` clears them, `mistake` confirms them."""
        cls: Verdict = {"allowed": "legal", "mistake": "violation"}.get(decision, "unclear")  # type: ignore[assignment]
        event = self._ledger.finding(at, Ruling(cls, None, f"OVERRULE.{decision}"), about)
        for entry in self._ledger.entries:
            if entry.event.seq in about:
                entry.cls = cls
                if cls == "legal":
                    entry.cleared_by = event.seq

    def identify(self, at: BoardObservation, piece: Piece) -> Piece | None:
        """A piece laid earlier was read better; the piece if none is known to lie there, so that it may not be gone."""
        place = place_of(piece)
        if place in self._named:
            piece = replace(piece, owner=self._named[place], candidates=())
        self._decider.reread(piece)
        if place in self._waiting:
            self._waiting[place].piece = piece
            self._catch_up(at, piece)
            return None
        entry = self._ledger.lying(place)
        if entry is None:
            return piece
        was = entry.piece
        if was is not None and piece.colours != was.colours:
            self._reconsider(at, entry, piece)
        if was is not None and piece.owner != was.owner:
            self._ledger.known_as(at, entry, piece)
        self._catch_up(at, piece)
        return None

    def name(self, at: BoardObservation, about: tuple[int, ...], owner: str) -> None:
        """People say whose piece lies there: that goes before the camera's word, and may decide what was unclear."""
        entry = next((e for e in self._ledger.entries if e.event.seq in about and e.lying), None)
        if entry is None or entry.piece is None:
            return
        piece = replace(entry.piece, owner=owner, candidates=())
        self._named[place_of(piece)] = owner
        self._decider.reread(piece)
        entry.piece = piece
        if entry.event.key != "UNCLEAR.player" or not entry.before or entry.cleared_by is not None:
            return
        answers = [judge(position, Placement(owner, piece), self._options) for position in entry.before]
        now = answers[0]
        if any((a.cls, a.rule) != (now.cls, now.rule) for a in answers) or now.cls == "unclear":
            return
        instead = for_piece(entry.before, piece, now.rule, (), self._options) if now.cls != "legal" else None
        event = self._ledger.revise(at, entry, piece, Ruling.of(now, instead))
        if now.cls == "legal":
            entry.cleared_by = event.seq

    def _catch_up(self, at: BoardObservation, known: Piece) -> None:
        """Call legal what was unclear for want of what is `known` now: that piece, or a card laid at that joker. Nobody
        is accused: what would have spoken for them then was not asked."""
        for entry in self._ledger.entries:
            piece = entry.piece
            if piece is None or not entry.lying or entry.cls != "unclear" or entry.event.key not in READ_LATE:
                continue
            entry.before = tuple(with_known(position, known) for position in entry.before)
            if entry.before and all(self._lawful(position, piece, known) for position in entry.before):
                now = Ruling("legal", None, "REREAD.lawful", {"player": piece.owner})
                entry.cleared_by = self._ledger.revise(at, entry, piece, now).seq

    def _lawful(self, before: Position, piece: Piece, known: Piece) -> bool:
        """Whether a piece was laid lawfully in that position, by what is `known` now of it or of a joker."""
        if place_of(piece) == place_of(known):
            return judge(before, Placement(piece.owner, piece), self._options).cls == "legal"
        token = standing_on(before, known)
        return token is not None and judge(before, Placement(piece.owner, piece, token), self._options).cls == "legal"

    def _reconsider(self, at: BoardObservation, entry: Entry, piece: Piece) -> None:
        """Other colours than reported: the verdict about the colours is given anew."""
        failure = colour_failure(self._empty, piece, self._options)
        if failure is not None and piece.confidence >= PROOF:
            instead = for_piece(entry.before, piece, failure.rule, entry.belongs, self._options)
            self._ledger.revise(at, entry, piece, Ruling.of(failure, instead))
        elif entry.rule in COLOUR_RULES:
            self._ledger.revise(at, entry, piece, Ruling("legal", None, "REREAD.cleared", {"player": piece.owner}))
        else:
            if entry.beside is not None and entry.beside.rule in COLOUR_RULES:
                cleared = Ruling("legal", None, "REREAD.cleared", {"player": piece.owner})
                self._ledger.finding(at, cleared, (entry.beside.seq,), piece.owner, piece.cells, piece.confidence)
                entry.beside = None
            entry.piece = piece
