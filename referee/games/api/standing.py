"""What stands on the table and what is open, folded from the events of one round.

Why it exists: the dashboard, a round resumed after a crash and a score computed again after a decision
need the same answer. So it has one source: the log. Folding the same lines gives the same `Standing`.
What it does not do: judge placements, count points, or know time and threads.

What lies there when stop is called is what counts: cards collected afterwards keep counting, and a wrong one stays
a mistake; only what was laid after the call leaves no trace when it is taken back.

A piece that people added and the camera finds later is the same piece, with all that was said about it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self, assert_never

from referee.games.api import lines as log
from referee.games.api.lines import Line, spots_of
from referee.games.api.on_board import OpenFinding, PieceOnBoard
from referee.rules.core import JUDGED
from referee.values.common import UNKNOWN

__all__ = ["JUDGED", "OpenFinding", "PieceOnBoard", "Standing"]

SET_OUT = "ROUND.start"
"""The text key of the word that what is set out before a round stands."""


@dataclass
class Standing:
    """The state of one round. Feed it every line in order with `apply`.

    A game may have its own, which folds the lines that are the game's `own`. `late_rule`: what is broken by laying
    after the stop call.
    """

    late_rule: ClassVar[str | None] = None

    players: dict[str, str] = field(default_factory=dict)
    phase: str = "waiting"  # waiting | running | stopping (who called is not said yet) | stopped
    paused: bool = False
    started: float | None = None
    stopped: float | None = None
    caller: str | None = None
    end: str | None = None
    pieces: list[PieceOnBoard] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    last: int | None = None
    counted: dict[str, dict[str, int]] = field(default_factory=dict)
    flags: dict[str, Any] = field(default_factory=dict)
    told_again: dict[int, int] = field(default_factory=dict)  # seq -> seq under which the piece was first told
    findings: list[OpenFinding] = field(default_factory=list)
    decided: dict[tuple[frozenset[str], str | None], str] = field(default_factory=dict)  # before the judge began again
    by_seq: dict[int, Line] = field(default_factory=dict)  # its lines by their numbers
    watched: bool = False  # a camera said something of it
    question: log.Asked | None = None  # the one that is open
    answered: dict[tuple[str, frozenset[str]], str] = field(default_factory=dict)  # whose what lies there is
    ended: str | None = None  # the last of `match_end` and `match_reopened`

    @classmethod
    def of(cls, lines: Iterable[Line], players: Mapping[str, str] | None = None) -> Self:
        standing = cls(players=dict(players or {}))
        for line in lines:
            standing.apply(line)
        return standing

    def apply(self, line: Line) -> None:
        """Fold in one line. Looks are the judge's alone."""
        if isinstance(line, log.Look):
            return
        self.by_seq[line.seq] = line
        self.watched |= not line.by_people
        match line:
            case log.Laid():
                self._laid(line, PieceOnBoard(
                    seq=line.seq, kind=line.type, owner=line.player or UNKNOWN, squares=list(line.squares),
                    colours=list(line.colours), candidates=list(line.candidates)))
            case log.Removed():
                self._removed(line)
            case log.Finding():
                self._found(line)
            case log.RoundStart() | log.Stop() | log.Resume() | log.Call() | log.Pause() | log.Unstart():
                self._called(line)
            case log.Count():
                self._count(line)
            case log.RoundFlag():
                self._flag(line)
            case log.Overrule():
                self._overrule(line)
            case log.Owner() | log.CorrectPiece() | log.RemovePiece() | log.AddPiece() | log.Asked() | log.Answer():
                self._told(line)
            case log.Rejudged():
                self._anew()
            case log.Players():
                self.players = dict(line.players)
            case log.MatchEnd() | log.MatchReopened():
                self.ended = line.type
            case log.Own():
                self.own(line)
            case log.Notice() | log.Cleared() | log.Watched():
                pass
            case log.People() | log.Undo() | log.Learned() | log.Forget():
                pass
            case _:
                assert_never(line)
        if isinstance(line, log.Said):
            self._judge(line)

    def own(self, line: log.Own) -> None:
        """Fold in a line that only this game knows."""

    # the table

    def _laid(self, line: Line, piece: PieceOnBoard) -> None:
        known = next((p for p in self.pieces if (p.lifted or p.added) and p.kind == piece.kind
                      and set(p.squares) == set(piece.squares)), None)
        if known is not None:
            self.told_again[piece.seq] = known.seq
            known.lifted = False
            if piece.owner != UNKNOWN and not known.named:
                known.owner, known.candidates = piece.owner, []
            return
        piece.seen_late = self.stopped is not None and line.time >= self.stopped
        self.pieces.append(piece)
        self.last = piece.seq
        self._as_answered(piece)
        if self.phase == "waiting":
            self._begun(line)

    def _first(self, seqs: Iterable[int]) -> list[int]:
        return [self.told_again.get(seq, seq) for seq in seqs]

    def _removed(self, line: log.Removed) -> None:
        about, squares, owner = self._first(line.about), set(line.squares), line.player
        gone = [p for p in self.pieces if p.seq in about] or [
            p for p in self.pieces if set(p.squares) == squares and (owner in (None, UNKNOWN, p.owner))][-1:]
        for piece in gone:
            if self.phase in ("stopping", "stopped") and piece.seq not in self._late():
                piece.lifted = True
                seen_at = line.params.get("seen_at")
                piece.when_unknown = seen_at is not None and self.stopped is not None and seen_at < self.stopped
            else:
                self._take(piece, line.seq, taken_back=True)

    def _take(self, piece: PieceOnBoard, by: int, *, taken_back: bool) -> None:
        self.pieces.remove(piece)
        self.answered.pop((piece.kind, frozenset(piece.squares)), None)
        for found in self._clear(piece.seq, by):
            found.taken_back = taken_back
        if self.last == piece.seq:
            self.last = self.pieces[-1].seq if self.pieces else None

    def _told(self, line: log.OfPieces | log.Asked | log.Answer) -> None:
        """What people say of pieces, and are asked."""
        match line:
            case log.Owner():
                self._named(line, line.player)
            case log.CorrectPiece():
                pieces = self._named(line, line.player)
                for piece in pieces if line.colours else ():
                    piece.squares, piece.colours = list(line.squares), list(line.colours)
            case log.RemovePiece():
                for piece in self._spoken_of(line.about):
                    self._take(piece, line.seq, taken_back=False)
            case log.AddPiece():
                self._laid(line, PieceOnBoard(
                    seq=line.seq, kind=line.kind, owner=line.player or UNKNOWN, squares=list(line.squares),
                    colours=list(line.colours), candidates=[], added=True, named=True))
            case log.Asked():
                self.question = line if line.pieces else None
            case log.Answer():
                self._answered(line)
            case _:
                assert_never(line)

    def _named(self, line: log.Owner | log.CorrectPiece, player: str | None) -> list[PieceOnBoard]:
        """People said whose pieces these are, if they named somebody; which they spoke of."""
        spoken_of = self._spoken_of(line.about)
        for piece in spoken_of if player else ():
            self.answered.pop((piece.kind, frozenset(piece.squares)), None)
            piece.named = True
            self._belongs_to(piece, player or UNKNOWN)
        return spoken_of

    def _answered(self, line: log.Answer) -> None:
        """People said whose the pieces of a question are, or that they are not sure."""
        if self.question is not None and self.question.seq in line.about:
            self.question, self.answered = None, {}
        for one in line.pieces if line.player else ():
            place = one.kind, frozenset(one.squares)
            self.answered[place] = line.player or UNKNOWN
            for piece in self.pieces:
                if (piece.kind, frozenset(piece.squares)) == place:
                    self._as_answered(piece)

    def _as_answered(self, piece: PieceOnBoard) -> None:
        owner = self.answered.get((piece.kind, frozenset(piece.squares)))
        if owner is not None and not piece.added:
            piece.named = True
            self._belongs_to(piece, owner)

    def _anew(self) -> None:
        """The judge begins again; what the table decided about a piece and a rule is kept."""
        for found in self.findings:
            if found.decision is not None:
                self.decided[frozenset(self.where(found)), found.rule] = found.decision
        self.pieces = [piece for piece in self.pieces if piece.added]
        self.tokens, self.findings, self.last, self.told_again = [], [], None, {}
        self.by_seq, self.watched = {n: kept for n, kept in self.by_seq.items() if kept.by_people}, False

    def _spoken_of(self, about: Iterable[int]) -> list[PieceOnBoard]:
        meant = self._first(about)
        return [p for p in self.pieces if p.seq in meant]

    def _belongs_to(self, piece: PieceOnBoard, owner: str) -> None:
        piece.owner, piece.candidates = owner, []
        for found in self.findings:
            if found.subject == piece.seq:
                found.owner = owner

    # the calls

    def _called(self, line: log.RoundStart | log.Stop | log.Resume | log.Call | log.Pause | log.Unstart) -> None:
        """The round begins, rests, ends or goes on."""
        match line:
            case log.RoundStart():
                if self.phase == "waiting" and line.key != SET_OUT:  # that may stand there early
                    self._begun(line)
            case log.Stop():
                self.stopped, self.paused = line.t, False
                if line.by_people and line.player is None and line.end is None:
                    self.phase = "stopping"
                else:
                    self._ended(line)
            case log.Resume():
                for piece in [p for p in self.pieces if p.lifted]:
                    self._take(piece, line.seq, taken_back=True)
                if self.phase in ("stopping", "stopped"):
                    self.phase, self.stopped, self.caller, self.end = "running", None, None, None
            case log.Call():
                self._ended(line)
            case log.Pause():
                self.paused = self.phase == "running" and line.paused
            case log.Unstart():
                self._anew()
                self.phase, self.started, self.stopped, self.caller, self.end = "waiting", None, None, None, None
                self.question = None
                self.counted, self.flags, self.decided, self.paused = {}, {}, {}, False
            case _:
                assert_never(line)

    def _begun(self, line: Line) -> None:
        self.phase, self.started = "running", line.t

    def _ended(self, line: log.Stop | log.Call) -> None:
        self.phase = "stopped"
        self.caller = None if line.player == UNKNOWN else line.player
        self.end = line.end or ("regular" if self.caller else "stalemate")

    def _flag(self, line: log.RoundFlag) -> None:
        if line.value in (None, False, []):
            self.flags.pop(line.flag, None)
        else:
            self.flags[line.flag] = line.value

    def _count(self, line: log.Count) -> None:
        counts = {**self.counted.get(line.player, {}), **line.numbers}
        self.counted[line.player] = {name: n for name, n in counts.items() if n is not None}
        if not self.counted[line.player]:
            del self.counted[line.player]

    @property
    def seen(self) -> bool:
        """Whether a camera watched this round, or people said what lies there."""
        return bool(self.pieces) or self.watched

    def has_counted(self, seat: str, what: str) -> bool:
        """Whether somebody counted this."""
        return what in self.counted.get(seat, {})

    # the judgements

    def _found(self, line: log.Finding) -> None:
        """A later word: that all is right after all, or whose a piece is."""
        if line.class_ == "legal":
            for subject in self._first(line.about):
                self._clear(subject, line.seq)
        if line.key == "IDENTIFIED":
            for piece in self._spoken_of(line.about):
                if not piece.named:
                    self._belongs_to(piece, line.player or UNKNOWN)

    def _judge(self, line: log.Said) -> None:
        if line.key == "ROUND.called":
            self.started = line.t
        if line.class_ not in JUDGED:
            return
        subject = self._first(line.about[:1] if line.about and isinstance(line, log.Finding) else [line.seq])[0]
        again = [f for f in self.findings if f.subject == subject and f.rule == line.rule and f.cleared_by is None]
        self.findings = [f for f in self.findings if f not in again]
        found = OpenFinding(
            seq=line.seq, subject=subject, cls=str(line.class_), rule=line.rule, named=line.player,
            squares=line.squares, decision=again[-1].decision if again else None)
        found.decision = found.decision or self.decided.get((frozenset(self.where(found)), found.rule))
        self.findings.append(found)

    def put_right(self, line: log.Said) -> None:
        """What was wrong with the events of a line has been put right, unless something is wrong with the line."""
        for subject in self._first(line.about):
            if line.class_ not in JUDGED:
                self._clear(subject, line.seq)

    def _clear(self, subject: int, by: int) -> list[OpenFinding]:
        """What was wrong with this event (or said by it) has been put right; the findings settled by that."""
        settled = [f for f in self.findings if subject in (f.subject, f.seq) and f.cleared_by is None]
        for found in settled:
            found.cleared_by = by
        return settled

    def _overrule(self, line: log.Overrule) -> None:
        for found in (f for f in self.findings if f.seq in line.about):
            found.decision = line.decision

    # what the score needs

    def line(self, seq: int) -> Line | None:
        """The line of the log of that number; None when the log of this round has none."""
        return self.by_seq.get(seq)

    def where(self, found: OpenFinding) -> tuple[str, ...]:
        """The squares a finding is about: its own, or those of what it speaks about."""
        line, piece = self.line(found.subject), self.piece(found.subject)
        return found.squares or (spots_of(line) if line is not None else ()) or tuple(piece.squares if piece else ())

    def piece(self, seq: int) -> PieceOnBoard | None:
        return next((p for p in self.pieces if p.seq == seq), None)

    def finding(self, seq: int) -> OpenFinding | None:
        return next((f for f in self.findings if f.seq == seq), None)

    def perhaps_taken_back(self) -> list[PieceOnBoard]:
        """Doubtful pieces that were gone when the table was first seen after the stop call.

        A wrong one taken back before the call is no mistake and was not laid (A-FIXED); a right one was collected.
        """
        wrong = {f.subject for f in self.findings if f.cleared_by is None and f.decision is None}
        return [p for p in self.pieces if p.when_unknown and p.seq in wrong]

    def perhaps_not_there(self) -> list[PieceOnBoard]:
        """Pieces seen only before or only after the stop call, and gone while others of their owner still lie there.

        Taken back before the call, or laid after it, and then it does not count; or collected before the others. What
        the caller laid lay there when stop was called.
        """
        late, lying = self._late(), {p.owner for p in self.pieces if not p.lifted}
        return [p for p in self.pieces if p.lifted and (p.seen_late or p.when_unknown) and p.seq not in late
                and p.owner != self.caller and p.owner in lying and not self.has_counted(p.owner, "left")]

    def placed(self, seat: str, kind: str) -> int:
        """Pieces of one owner that lie and count: not those laid after the stop call."""
        late = self._late()
        return sum(p.owner == seat and p.kind == kind and p.seq not in late for p in self.pieces)

    def _late(self) -> set[int]:
        """Pieces laid after the stop call."""
        return {f.subject for f in self.findings if f.stands and f.rule is not None and f.rule == self.late_rule
                and f.decision != "undecided"}

    def unclear_pieces(self, seat: str, kind: str) -> int:
        """Pieces whose owner cannot be read and may be this one."""
        return sum(p.owner == UNKNOWN and p.kind == kind and (not p.candidates or seat in p.candidates)
                   for p in self.pieces)
