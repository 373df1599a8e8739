"""What stands on the table and what is open, folded from the events of one round.

Why it exists: the dashboard, a round resumed after a crash and a score computed again after a decision
need the same answer. So it has one source: the log. Folding the same lines gives the same `Standing`.
What it does not do: judge placements, count points, or know time and threads.

Lines are those of the contract (`watch`), plus those that people write:

- `round_start`, `stop` with `"by": "people"`: the calls; a stop without player and end freezes the time, and `call`
  says who called (`player`; `end` is `regular` or `stalemate`); `resume`: the stop call was a mistake, play goes on;
- `pause`: play rests, and the round's time stands still, or it goes on (`paused`); a stop ends a pause as well;
- `unstart`: the round had not begun, and nothing that was seen counts;
- `overrule`: `about` holds the `seq` of a finding, `decision` is `allowed`, `mistake` or `undecided`;
- `players`: `players` maps seat to name, the whole table anew;
- `count`: what `player` counted after the stop, by field, whatever the camera saw (older logs: `left` alone);
- `round_flag`: something about the round as a whole;
- `owner`: the piece of the event in `about` is `player`'s, whatever the camera reads later;
- `correct_piece`, `remove_piece`, `add_piece`, `token_at`: what lies or stands otherwise than was read (`corrections`);
- `asked`, `answer`: a question to the people and their answer (`learned`);
- `rejudged`: what the judge said so far is said anew in the lines that follow, with those corrections.

What lies there when stop is called is what counts: cards collected afterwards keep counting, and a wrong one stays
a mistake; only what was laid after the call leaves no trace when it is taken back.

A piece that people added and the camera finds later is the same piece, with all that was said about it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from referee.games.api.looks import LOOK
from referee.games.api.on_board import OpenFinding, PieceOnBoard
from referee.rules.core import JUDGED
from referee.values.common import UNKNOWN

__all__ = ["JUDGED", "Line", "OpenFinding", "PieceOnBoard", "Standing"]

Line = Mapping[str, Any]

TOKENS_STAND = "ROUND.start"
ROUND_BEGINS = (TOKENS_STAND, "ROUND.given")
"""The text keys of the word that tells where the tokens stand."""


@dataclass(frozen=True, slots=True)
class Laying:
    """`kinds`: types of the lines by which pieces are laid; `late_rule`: what one breaks that is laid after the stop
    call."""

    kinds: tuple[str, ...] = ("card", "joker")
    late_rule: str | None = None


@dataclass
class Standing:
    """The state of one round. Feed it every line in order with `apply`.

    A game may have its own kind, which says how pieces are `laid` in it.
    """

    laid: ClassVar[Laying] = Laying()

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
    question: Line | None = None  # the one that is open
    answered: dict[tuple[str, frozenset[str]], str] = field(default_factory=dict)  # whose what lies there is
    ended: str | None = None  # the last of `match_end` and `match_reopened`

    @classmethod
    def of(cls, lines: Iterable[Line], players: Mapping[str, str] | None = None) -> Self:
        standing = cls(players=dict(players or {}))
        for line in lines:
            standing.apply(line)
        return standing

    def apply(self, line: Line) -> None:
        """Fold in one line; a type unknown here is kept in `by_seq` and changes nothing else."""
        if line["type"] == LOOK:
            return
        self.by_seq[line["seq"]] = line
        self.watched |= line.get("by") != "people"
        self.ended = line["type"] if line["type"] in ("match_end", "match_reopened") else self.ended
        steps = {**dict.fromkeys(self.laid.kinds, self._laid), "removed": self._removed, "token": self._token,
                 "round_start": self._round_start, "stop": self._stop, "resume": self._resume,
                 "pause": self._pause, "players": self._players, "overrule": self._overrule, "count": self._count,
                 "owner": self._named, "correct_piece": self._named, "remove_piece": self._not_there,
                 "add_piece": self._laid, "token_at": self._stands, "rejudged": self._anew,
                 "asked": self._asked, "answer": self._answered,
                 "call": self._call, "unstart": self._unstart, "round_flag": self._flag}
        if (step := steps.get(line["type"])) is not None:
            step(line)
        self._tokens_of(line)
        self._judge(line)

    # the table

    def _laid(self, line: Line) -> None:
        piece = PieceOnBoard(
            seq=line["seq"], kind=line["type"], owner=line.get("player") or UNKNOWN, squares=list(line["squares"]),
            colours=list(line.get("colours") or ()), candidates=list(line.get("candidates") or ()))
        if line["type"] == "add_piece":
            piece.kind, piece.added, piece.named = line["kind"], True, True
        known = next((p for p in self.pieces if (p.lifted or p.added) and p.kind == piece.kind
                      and set(p.squares) == set(piece.squares)), None)
        if known is not None:
            self.told_again[piece.seq] = known.seq
            known.lifted = False
            if piece.owner != UNKNOWN and not known.named:
                known.owner, known.candidates = piece.owner, []
            return
        piece.seen_late = self.stopped is not None and line.get("t", 0.0) >= self.stopped
        self.pieces.append(piece)
        self.last = piece.seq
        self._as_answered(piece)
        if self.phase == "waiting":
            self._begun(line)

    def _first(self, seqs: Iterable[int]) -> list[int]:
        return [self.told_again.get(seq, seq) for seq in seqs]

    def _removed(self, line: Line) -> None:
        about, squares, owner = self._first(line.get("about") or ()), set(line.get("squares") or ()), line.get("player")
        gone = [p for p in self.pieces if p.seq in about] or [
            p for p in self.pieces if set(p.squares) == squares and (owner in (None, UNKNOWN, p.owner))][-1:]
        for piece in gone:
            if self.phase in ("stopping", "stopped") and piece.seq not in self._late():
                piece.lifted = True
                seen_at = line.get("params", {}).get("seen_at")
                piece.when_unknown = seen_at is not None and self.stopped is not None and seen_at < self.stopped
            else:
                self._take(piece, line["seq"], taken_back=True)

    def _take(self, piece: PieceOnBoard, by: int, *, taken_back: bool) -> None:
        self.pieces.remove(piece)
        self.answered.pop((piece.kind, frozenset(piece.squares)), None)
        for found in self._clear(piece.seq, by):
            found.taken_back = taken_back
        if self.last == piece.seq:
            self.last = self.pieces[-1].seq if self.pieces else None

    def _token(self, line: Line) -> None:
        for subject in self._first(line.get("about") or ()):
            if line.get("class") not in JUDGED:
                self._clear(subject, line["seq"])

    def _identified(self, line: Line) -> None:
        """The owner of a piece became readable later."""
        for piece in self._spoken_of(line):
            if not piece.named:
                self._belongs_to(piece, line.get("player") or UNKNOWN)

    def _named(self, line: Line) -> None:
        """People said whose piece it is, or what it shows."""
        for piece in self._spoken_of(line):
            if line.get("player"):
                self.answered.pop((piece.kind, frozenset(piece.squares)), None)
                piece.named = True
                self._belongs_to(piece, line["player"])
            if line.get("colours"):
                piece.squares, piece.colours = list(line["squares"]), list(line["colours"])

    def _asked(self, line: Line) -> None:
        self.question = line if line["pieces"] else None

    def _answered(self, line: Line) -> None:
        """People said whose the pieces of a question are, or that they are not sure."""
        if self.question is not None and self.question["seq"] in line["about"]:
            self.question, self.answered = None, {}
        for said in line["pieces"] if line.get("player") else ():
            place = said["kind"], frozenset(said["squares"])
            self.answered[place] = line["player"]
            for piece in self.pieces:
                if (piece.kind, frozenset(piece.squares)) == place:
                    self._as_answered(piece)

    def _as_answered(self, piece: PieceOnBoard) -> None:
        owner = self.answered.get((piece.kind, frozenset(piece.squares)))
        if owner is not None and not piece.added:
            piece.named = True
            self._belongs_to(piece, owner)

    def _not_there(self, line: Line) -> None:
        """People said that nothing lies there."""
        for piece in self._spoken_of(line):
            self._take(piece, line["seq"], taken_back=False)

    def _stands(self, line: Line) -> None:
        """People said where a token stands."""
        self.tokens = [t for t in self.tokens if t not in (line.get("from"), line.get("to"))]
        if line.get("to"):
            self.tokens.append(line["to"])

    def _anew(self, line: Line) -> None:
        """The judge begins again; what the table decided about a piece and a rule is kept."""
        for found in self.findings:
            if found.decision is not None:
                self.decided[frozenset(self.where(found)), found.rule] = found.decision
        self.pieces = [piece for piece in self.pieces if piece.added]
        self.tokens, self.findings, self.last, self.told_again = [], [], None, {}
        self.by_seq, self.watched = {n: kept for n, kept in self.by_seq.items() if kept.get("by") == "people"}, False

    def _spoken_of(self, line: Line) -> list[PieceOnBoard]:
        return [p for p in self.pieces if p.seq in self._first(line.get("about") or ())]

    def _belongs_to(self, piece: PieceOnBoard, owner: str) -> None:
        piece.owner, piece.candidates = owner, []
        for found in self.findings:
            if found.subject == piece.seq:
                found.owner = owner

    def _tokens_of(self, line: Line) -> None:
        begins = line["type"] == "round_start" or line.get("key") in ROUND_BEGINS
        if begins and "tokens" in line.get("params", {}):
            self.tokens = list(line["params"]["tokens"])
            return
        move = line.get("token") or {}
        if move.get("to") is not None:
            self.tokens = [t for t in self.tokens if t != move.get("from")]
            if move["to"] not in self.tokens:
                self.tokens.append(move["to"])

    # the calls

    def _round_start(self, line: Line) -> None:
        """People start a round, or the first piece does. That the tokens stand does not: they may stand there early."""
        if self.phase == "waiting" and line.get("key") != TOKENS_STAND:
            self._begun(line)

    def _begun(self, line: Line) -> None:
        self.phase, self.started = "running", line.get("t")

    def _pause(self, line: Line) -> None:
        self.paused = self.phase == "running" and line["paused"]

    def _stop(self, line: Line) -> None:
        self.stopped, self.paused = line.get("t"), False
        if line.get("by") == "people" and line.get("player") is None and line.get("end") is None:
            self.phase = "stopping"
        else:
            self._call(line)

    def _call(self, line: Line) -> None:
        self.phase = "stopped"
        self.caller = None if line.get("player") == UNKNOWN else line.get("player")
        self.end = line.get("end") or ("regular" if self.caller else "stalemate")

    def _unstart(self, line: Line) -> None:
        self._anew(line)
        self.phase, self.started, self.stopped, self.caller, self.end = "waiting", None, None, None, None
        self.question = None
        self.counted, self.flags, self.decided, self.paused = {}, {}, {}, False

    def _flag(self, line: Line) -> None:
        if line["value"] in (None, False, []):
            self.flags.pop(line["flag"], None)
        else:
            self.flags[line["flag"]] = line["value"]

    def _resume(self, line: Line) -> None:
        for piece in [p for p in self.pieces if p.lifted]:
            self._take(piece, line["seq"], taken_back=True)
        if self.phase in ("stopping", "stopped"):
            self.phase, self.stopped, self.caller, self.end = "running", None, None, None

    def _players(self, line: Line) -> None:
        self.players = dict(line["players"])

    def _count(self, line: Line) -> None:
        counts = self.counted.get(line["player"], {}) | (line["counts"] if "counts" in line else {"left": line["left"]})
        self.counted[line["player"]] = {name: n for name, n in counts.items() if n is not None}
        if not self.counted[line["player"]]:
            del self.counted[line["player"]]

    @property
    def seen(self) -> bool:
        """Whether a camera watched this round, or people said what lies there."""
        return bool(self.pieces) or self.watched

    def has_counted(self, seat: str, what: str) -> bool:
        """Whether somebody counted this."""
        return what in self.counted.get(seat, {})

    # the judgements

    def _judge(self, line: Line) -> None:
        cls, about = line.get("class"), self._first(line.get("about") or ())
        if line["type"] == "finding" and cls == "legal":
            for subject in about:
                self._clear(subject, line["seq"])
        if line["type"] == "finding" and line.get("key") == "IDENTIFIED":
            self._identified(line)
        if line.get("key") == "ROUND.called":
            self.started = line.get("t")
        if cls not in JUDGED:
            return
        subject = about[0] if about and line["type"] == "finding" else self._first([line["seq"]])[0]
        again = [f for f in self.findings
                 if f.subject == subject and f.rule == line.get("rule") and f.cleared_by is None]
        self.findings = [f for f in self.findings if f not in again]
        found = OpenFinding(
            seq=line["seq"], subject=subject, cls=str(cls), rule=line.get("rule"), named=line.get("player"),
            squares=tuple(line.get("squares") or ()), decision=again[-1].decision if again else None)
        found.decision = found.decision or self.decided.get((frozenset(self.where(found)), found.rule))
        self.findings.append(found)

    def _clear(self, subject: int, by: int) -> list[OpenFinding]:
        """What was wrong with this event (or said by it) has been put right; the findings settled by that."""
        settled = [f for f in self.findings if subject in (f.subject, f.seq) and f.cleared_by is None]
        for found in settled:
            found.cleared_by = by
        return settled

    def _overrule(self, line: Line) -> None:
        for found in (f for f in self.findings if f.seq in line["about"]):
            found.decision = line["decision"]

    # what the score needs

    def line(self, seq: int) -> Line:
        """The line of the log of that number; empty when the log of this round has none."""
        return self.by_seq.get(seq, {})

    def where(self, found: OpenFinding) -> tuple[str, ...]:
        """The squares a finding is about: its own, or those of what it speaks about."""
        piece = self.piece(found.subject)
        return found.squares or tuple(self.line(found.subject).get("squares") or (piece.squares if piece else ()))

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
        return {f.subject for f in self.findings if f.stands and f.rule is not None and f.rule == self.laid.late_rule
                and f.decision != "undecided"}

    def unclear_pieces(self, seat: str, kind: str) -> int:
        """Pieces whose owner cannot be read and may be this one."""
        return sum(p.owner == UNKNOWN and p.kind == kind and (not p.candidates or seat in p.candidates)
                   for p in self.pieces)
