"""The lines of the log: everything that is logged, a closed union of frozen values.

Why it exists: whoever tells the kinds of lines apart does so by `match`, and a kind that is forgotten is a type error.
A game adds its own below `Laid` and `Own`. What it does not do: become JSON, or be made from it (`codec`).
"""

from __future__ import annotations

from referee.games.api.lines.entry import (
    PEOPLE,
    Entry,
    Json,
    Own,
)
from referee.games.api.lines.pieces import (
    AddPiece,
    Answer,
    Asked,
    Beside,
    CorrectPiece,
    Forget,
    Learned,
    Owner,
    PieceThere,
    RemovePiece,
)
from referee.games.api.lines.said import (
    Cleared,
    Finding,
    Laid,
    Look,
    Notice,
    Rejudged,
    Removed,
    Resume,
    RoundStart,
    Said,
    Stop,
    Watched,
)
from referee.games.api.lines.words import (
    Call,
    Count,
    MatchEnd,
    MatchReopened,
    Overrule,
    Pause,
    People,
    Person,
    Players,
    RoundFlag,
    Start,
    Undo,
    Unstart,
)

__all__ = [
    "PEOPLE",
    "AddPiece",
    "Answer",
    "Asked",
    "Beside",
    "Call",
    "Cleared",
    "CorrectPiece",
    "Count",
    "Entry",
    "Finding",
    "Forget",
    "Json",
    "Laid",
    "Learned",
    "Line",
    "Look",
    "MatchEnd",
    "MatchReopened",
    "Notice",
    "Overrule",
    "Own",
    "Owner",
    "Pause",
    "People",
    "Person",
    "PieceThere",
    "Players",
    "Rejudged",
    "RemovePiece",
    "Removed",
    "Resume",
    "RoundFlag",
    "RoundStart",
    "Said",
    "Start",
    "Stop",
    "Undo",
    "Unstart",
    "Watched",
    "player_of",
    "spots_of",
]

OfRound = Call | Unstart | Pause | Overrule | Count | RoundFlag | Undo
OfMatch = People | Players | MatchEnd | MatchReopened
OfPieces = Owner | CorrectPiece | RemovePiece | AddPiece
OfLearning = Asked | Answer | Learned | Forget
OfJudge = RoundStart | Stop | Resume | Cleared | Laid | Removed | Finding | Notice
Line = OfJudge | OfRound | OfMatch | OfPieces | OfLearning | Watched | Look | Rejudged | Own
"""Whatever is logged; a game's own kinds are `Laid`, or `Own`."""

def spots_of(line: Entry) -> tuple[str, ...]:
    """Where what a line tells happened; lines call all spots squares."""
    return line.squares if isinstance(line, Said | Owner | CorrectPiece | RemovePiece | AddPiece | Learned) else ()


def player_of(line: Entry) -> str | None:
    """Whom a line names."""
    if isinstance(line, Said | Call | Count | Owner | CorrectPiece | AddPiece | Answer | Learned):
        return line.player
    return line.seat_named if isinstance(line, Own) else None
