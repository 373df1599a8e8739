"""What people say about the table, laid over what the camera says.

Why it exists: a reader errs, and people see the table; their word goes before the camera's, at that look and at every
later one, so that the judge is shown the table as it is. What it does not do: judge, or change the log.

- `correct_piece`: whose a piece is, or its colours, whatever is read later;
- `remove_piece`: nothing lies there: what was read is dropped until the camera itself sees it gone;
- `add_piece`: a piece nobody read: it lies there from then on; what the camera reads there later is that piece;
- `answer`: whose the pieces of a question are, where the question supposed it: the camera, or they themselves once
  before. Said in passing it makes no piece surer than may be held against somebody;
- `token_at`: a token stands elsewhere than was read, until the camera sees the tokens change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, assert_never

from referee.games.api.lines import AddPiece, Answer, CorrectPiece, Line, Owner, RemovePiece, Resume, Stop
from referee.games.board.lines import TokenAt
from referee.rules.board.observation import BoardObservation, Cell, Piece
from referee.tracking.voting import UNPROVED
from referee.values.board import parse_cell_id
from referee.values.common import UNKNOWN

Word = Owner | CorrectPiece | RemovePiece | AddPiece | TokenAt | Answer

TYPES = ("owner", "correct_piece", "remove_piece", "add_piece", "token_at", "answer")

Place = tuple[str, frozenset[Cell]]


@dataclass(slots=True)
class _Word:
    """What people said of the piece at a place that was laid at time `laid` or later."""

    laid: float
    owner: str | None = None
    colours: Mapping[Cell, str] | None = None
    gone: bool = False
    over: bool = False
    passing: bool = False  # an answer to a question


@dataclass(slots=True)
class _Missed:
    """A piece people added; `at`: when it is to be laid. `seen`: the camera has found it as well."""

    piece: Piece
    at: float
    told: bool = False


@dataclass(slots=True)
class _Token:
    away: Cell | None
    to: Cell | None
    at: float
    camera: frozenset[Cell] | None = None
    over: bool = False


@dataclass
class Corrections:
    """All corrections of one round; give every observation through `apply`, in order, from the first one on."""

    words: dict[Place, list[_Word]] = field(default_factory=dict)
    missed: list[_Missed] = field(default_factory=list)
    tokens: list[_Token] = field(default_factory=list)

    @classmethod
    def of(cls, lines: Iterable[Line]) -> Corrections:
        """Those of a round's lines (without undone ones)."""
        told = cls()
        stopped: float | None = None
        for line in lines:
            match line:
                case Stop():
                    stopped = line.t if stopped is None else stopped
                case Resume():
                    stopped = None
                case Owner() | CorrectPiece() | RemovePiece() | AddPiece() | TokenAt() | Answer():
                    told.add(line, stopped)
        return told

    def add(self, line: Word, stopped: float | None = None) -> None:
        """One more word of people; said after the stop call it is about what lay there before."""
        at = min(line.time, stopped) if stopped is not None else line.time
        match line:
            case Answer():
                for piece in line.pieces if line.player and line.sure else ():
                    place = piece.kind, frozenset(map(parse_cell_id, piece.squares))
                    self._say(place, _Word(piece.laid or 0.0, line.player, passing=True))
            case AddPiece():
                cells = tuple(map(parse_cell_id, line.squares))
                self.missed.append(_Missed(Piece(_kind(line.kind, cells), line.player, cells, line.colours), at))
            case TokenAt():
                away, to = (parse_cell_id(spot) if spot else None for spot in line.spots)
                self.tokens.append(_Token(away, to, at))
            case Owner() | RemovePiece() | CorrectPiece():
                cells = tuple(map(parse_cell_id, line.squares))
                word = _Word(line.laid, None if isinstance(line, RemovePiece) else line.player,
                             gone=isinstance(line, RemovePiece))
                if isinstance(line, CorrectPiece) and line.colours:
                    word.colours = dict(zip(cells, line.colours, strict=True))
                self._say((_kind(line.kind, cells), frozenset(cells)), word)
            case _:
                assert_never(line)

    def _say(self, place: Place, word: _Word) -> None:
        self.words.setdefault(place, []).append(word)

    def apply(self, seen: BoardObservation) -> BoardObservation:
        """The look as people say it was."""
        laid = [p for piece in seen.laid if (p := self._told(piece, seen.t)) is not None]
        laid = [p for p in laid if not self._known(p)]
        for missed in self.missed:
            if not missed.told and seen.t >= missed.at:
                missed.told = True
                if all(_place(p) != _place(missed.piece) for p in laid):
                    laid.append(missed.piece)
        identified = [p for piece in seen.identified if (p := self._told(piece, seen.t)) is not None]
        identified = [p for p in identified if not self._known(p)]
        removed = [p for piece in seen.removed if (p := self._gone(piece)) is not None]
        for piece in seen.removed:
            self._forget(piece)
        return replace(seen, laid=tuple(laid), identified=tuple(identified), removed=tuple(removed),
                       tokens=self._tokens(seen))

    @property
    def outstanding(self) -> bool:
        """Whether people said something that no look has been laid over yet."""
        return any(not m.told for m in self.missed) or any(t.camera is None and not t.over for t in self.tokens)

    def _told(self, piece: Piece, t: float) -> Piece | None:
        for word in self.words.get(_place(piece), ()):
            if word.over or t < word.laid:
                continue
            if word.gone:
                return None
            if word.passing:
                if piece.owner != word.owner:
                    sure = min(piece.confidence, UNPROVED)
                    piece = replace(piece, owner=word.owner or UNKNOWN, candidates=(), confidence=sure)
                continue
            colours = piece.colours if word.colours is None else tuple(word.colours[c] for c in piece.cells)
            known = word.owner is not None
            piece = replace(piece, owner=word.owner or piece.owner, candidates=() if known else piece.candidates,
                            colours=colours, confidence=1.0 if known or piece.owner != UNKNOWN else piece.confidence)
        return piece

    def _known(self, piece: Piece) -> bool:
        """Whether the camera only finds what people told already."""
        return any(m.told and _place(m.piece) == _place(piece) for m in self.missed)

    def _gone(self, piece: Piece) -> Piece | None:
        """A piece the camera sees gone, by the name under which it lay; None where it never lay there."""
        missed = next((m.piece for m in self.missed if m.told and _place(m.piece) == _place(piece)), None)
        return missed if missed is not None else self._told(piece, float("inf"))

    def _forget(self, piece: Piece) -> None:
        """The piece at this place has gone: what was said of it is said of no other one."""
        for word in self.words.get(_place(piece), ()):
            word.over = True
        self.missed = [m for m in self.missed if not (m.told and _place(m.piece) == _place(piece))]

    def _tokens(self, seen: BoardObservation) -> frozenset[Cell]:
        tokens = seen.tokens
        for word in self.tokens:
            if word.over or seen.t < word.at:
                continue
            if word.camera is None:
                word.camera = seen.tokens
            if seen.tokens != word.camera and not seen.tokens <= word.camera:
                word.over = True
                continue
            tokens = (tokens - {word.away}) | ({word.to} if word.to is not None else set())
        return frozenset(c for c in tokens if c is not None)


def _kind(kind: str | None, cells: tuple[Cell, ...]) -> Literal["card", "joker"]:
    """The kind of a piece; older words do not say it."""
    return "card" if kind == "card" or (kind is None and len(cells) == 2) else "joker"


def _place(piece: Piece) -> Place:
    return piece.kind, frozenset(piece.cells)
