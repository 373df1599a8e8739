"""The umpire's book: numbers events, remembers what was said about which piece, and what was put right.

Why it exists: verdicts come later than the pieces they speak about, and are cleared later still; the log is
append-only, so every later word names the events it is about. What it does not do: judge (`search`)
or decide when to speak (`umpire`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.rules.board.belief.hypothesis import LoneMove
from referee.rules.board.legality.alternatives import TOKEN_RULES, LegalHere, for_token
from referee.rules.board.legality.judgement import Failure, Judgement
from referee.rules.board.observation import BoardEvent, BoardObservation, Cell, Piece, cell_name
from referee.rules.board.position.layout import with_around
from referee.rules.board.position.state import Place, Position, place_of
from referee.rules.core import JUDGED, UNKNOWN, Verdict


@dataclass(frozen=True, slots=True)
class Ruling:
    """A verdict as it is written: its class, the rule, the key of its text with `params`, and what would have been
    legal instead."""

    cls: Verdict
    rule: str | None
    key: str
    params: Mapping[str, Any] = field(default_factory=dict)
    legal_here: LegalHere | None = None

    @classmethod
    def of(cls, said: Failure | Judgement, legal_here: LegalHere | None = None) -> Ruling:
        """What judging said."""
        return cls(said.cls, said.rule, said.key, said.params, legal_here)


@dataclass(slots=True)
class Entry:
    """A piece (or a token moved without one) that was reported, its verdict, where its token came from and belongs.

    `before`: the positions in which it was laid, one a hypothesis. `beside`: what else was told of it and still stands.
    """

    event: BoardEvent
    piece: Piece | None
    cls: Verdict
    rule: str | None
    origin: Cell | None = None
    belongs: tuple[Cell, ...] = ()
    before: tuple[Position, ...] = ()
    lying: bool = True
    cleared_by: int | None = None
    gone_at: float | None = None
    beside: BoardEvent | None = None

    @property
    def settled(self) -> bool:
        """Nothing more is to be told of it."""
        return self.cleared_by is not None or self.beside is not None

    @property
    def wrong(self) -> bool:
        """Something stands against it."""
        return self.cls in JUDGED and self.cleared_by is None

    def lies_on(self, place: Place) -> bool:
        return self.lying and self.piece is not None and place_of(self.piece) == place


@dataclass(slots=True)
class Ledger:
    """Append-only events of one round, and the entries they make."""

    next_seq: int = 1
    events: list[BoardEvent] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)

    def enter(self, at: BoardObservation, kind: str, **fields: Any) -> BoardEvent:
        """A new event at the time and frame of `at`, with its evidence unless another is given."""
        fields.setdefault("evidence", at.evidence)
        event = BoardEvent(seq=self.next_seq, t=at.t, frame=at.frame, type=kind, **fields)
        self.next_seq += 1
        self.events.append(event)
        return event

    def piece(self, at: BoardObservation, piece: Piece, ruling: Ruling, origin: Cell | None = None,
              target: Cell | None = None, belongs: tuple[Cell, ...] = (),
              before: tuple[Position, ...] = ()) -> BoardEvent:
        """The event of a piece laid, with its verdict."""
        token = None if origin is None and target is None else (origin, target)
        event = self.enter(at, piece.kind, cls=ruling.cls, rule=ruling.rule, player=piece.owner, cells=piece.cells,
                           colours=piece.colours, token=token, key=ruling.key, params=ruling.params,
                           confidence=piece.confidence, legal_here=ruling.legal_here)
        self.entries.append(Entry(event, piece, ruling.cls, ruling.rule, origin, belongs, before))
        return event

    def lying(self, place: Place) -> Entry | None:
        """The entry of the piece that lies on these squares now."""
        return next((e for e in reversed(self.entries) if e.lies_on(place)), None)

    @property
    def legal(self) -> dict[Place, bool]:
        """Of each piece that was reported and lies there, whether it is legal by what was said last."""
        return {place_of(e.piece): e.cls == "legal" for e in self.entries if e.lying and e.piece is not None}

    def removed(self, at: BoardObservation, piece: Piece, seen_at: float) -> BoardEvent:
        """A piece last seen at time `seen_at` (s) was taken back; that clears what was said against it."""
        entry = self.lying(place_of(piece))
        about = () if entry is None else (entry.event.seq,)
        wrong = entry is not None and entry.wrong
        key = "REMOVED.wrong" if wrong else "REMOVED"
        event = self.enter(at, "removed", player=piece.owner, cells=piece.cells, colours=piece.colours, key=key,
                           params={"player": piece.owner, "seen_at": round(seen_at, 3)}, about=about,
                           confidence=piece.confidence)
        if entry is not None:
            entry.lying, entry.gone_at = False, at.t
            if wrong:
                entry.cleared_by = event.seq
        return event

    def lone_move(self, at: BoardObservation, lone_move: LoneMove, cls: Verdict) -> BoardEvent:
        """A token that moved and no piece explains it; nobody knows who moved it."""
        home = () if lone_move.origin is None else (lone_move.origin,)
        event = self.enter(at, "token", cls=cls, rule="BG-TOKEN-3", player=UNKNOWN, cells=(lone_move.target,),
                           token=(lone_move.origin, lone_move.target), key="BG-TOKEN-3.alone",
                           params={"t": cell_name(lone_move.target)}, legal_here=for_token(home))
        self.entries.append(Entry(event, None, cls, "BG-TOKEN-3", lone_move.origin, home))
        return event

    def gone(self, piece: Piece, since: float) -> Entry | None:
        """The entry of this very piece, if it was legal and was taken back no longer ago than time `since` (s)."""
        entry = next((e for e in reversed(self.entries) if e.piece is not None and e.piece.cells == piece.cells), None)
        if entry is None or entry.piece is None or entry.gone_at is None or entry.gone_at < since:
            return None
        if entry.cls != "legal":
            return None
        same = (entry.piece.kind, entry.piece.colours) == (piece.kind, piece.colours)
        return entry if same and entry.piece.owner in (piece.owner, *piece.candidates) else None

    def again(self, at: BoardObservation, entry: Entry) -> BoardEvent:
        """A piece that was overlooked is reported again as it was."""
        was = entry.event
        assert entry.piece is not None
        ruling = Ruling(entry.cls, entry.rule, was.key, was.params, was.legal_here)
        return self.piece(at, entry.piece, ruling, belongs=entry.belongs, before=entry.before)

    def token_moved(self, at: BoardObservation, origin: Cell | None, target: Cell) -> BoardEvent | None:
        """A token that moved without a new piece, when an earlier piece explains it: put right, put back or late.

        None if no piece explains it.
        """
        for entry in reversed(self.entries):
            about: tuple[int, ...] = ()
            if entry.wrong and entry.lying and entry.rule in TOKEN_RULES and target in entry.belongs:
                key, about = "PUT_RIGHT.token", (entry.event.seq,)
            elif entry.beside and entry.beside.rule in TOKEN_RULES and entry.lying and target in entry.belongs:
                key, about = "PUT_RIGHT.token", (entry.beside.seq,)
            elif entry.origin == target and (not entry.lying or entry.wrong):
                key = "PUT_RIGHT.back"
            elif entry.lying and entry.piece is not None and target in entry.piece.cells:
                key = "TOKEN.followed"
            else:
                continue
            if entry.origin is None and key == "TOKEN.followed":
                entry.origin = origin
            event = self.enter(at, "token", token=(origin, target), cells=(target,), about=about, key=key,
                               params={"player": UNKNOWN if entry.piece is None else entry.piece.owner})
            if about == (entry.event.seq,):
                entry.cleared_by = event.seq
            elif about:
                entry.beside = None
            return event
        return None

    def finding(self, at: BoardObservation, ruling: Ruling, about: Iterable[int] = (), player: str | None = None,
                cells: tuple[Cell, ...] = (), confidence: float = 1.0) -> BoardEvent:
        """A later word about earlier events."""
        return self.enter(at, "finding", cls=ruling.cls, rule=ruling.rule, key=ruling.key, params=ruling.params,
                          about=tuple(about), player=player, cells=cells, confidence=confidence,
                          legal_here=ruling.legal_here)

    def revise(self, at: BoardObservation, entry: Entry, piece: Piece, ruling: Ruling) -> BoardEvent:
        """Another verdict for a piece already reported, because it was read better."""
        event = self.finding(at, ruling, (entry.event.seq,), piece.owner, piece.cells, piece.confidence)
        entry.piece, entry.cls, entry.rule = piece, ruling.cls, ruling.rule
        return event

    def known_as(self, at: BoardObservation, entry: Entry, piece: Piece) -> BoardEvent:
        """The owner of a piece became readable, or was misread before."""
        entry.piece = piece
        known = Ruling("info", None, "IDENTIFIED", {"player": piece.owner})
        return self.finding(at, known, (entry.event.seq,), piece.owner, piece.cells, piece.confidence)

    def disputed(self, cells: Iterable[Cell], t: float, tokens: Collection[Cell]) -> bool:
        """Whether one of these squares, covered at time `t` (s), is or touches one in dispute.

        Such are the squares where a token moved alone stood or stands, if it was not put right. If more pieces were
        laid or taken away at that time, so are those where something wrong still lies. Which token went where since
        then, no picture proves; but only `tokens` are squares on which one may stand, or belong."""
        near = with_around(cells) & set(tokens)
        busy = any(e.t == t and e.type in ("card", "joker", "removed") for e in self.events)
        wrong = (e.event for e in self.entries if e.wrong and e.lying and (busy or e.piece is None))
        return any(not near.isdisjoint((*event.cells, *(event.token or ()))) for event in wrong)
