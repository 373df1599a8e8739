"""What hands do in a round, as plain values: acts, and the round they make up.

Why: players, films (`record.film`) and truth files (`record.recording`) speak about the same acts. What this
module does not do: decide or judge anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.rules.board.observation import Cell, Piece
from referee.rules.board.position.state import Position
from referee.rules.core import ACCUSING
from referee.sim.board.scene.things import FRAMES

Design = tuple[str, str]


@dataclass(frozen=True)
class TokenMove:
    """Token number `token` goes from one square to another."""

    token: int
    origin: Cell
    target: Cell


@dataclass(frozen=True)
class Act:
    """One thing done.

    `type`: card, joker, taken_back, correction_token, token (moved without a piece), stop or stalemate.
    Times in seconds: the hand comes, the piece lies, the tokens stand, the hand is gone (of a piece taken
    back: its token is back at `laid`, the piece is off the board at `token_at`).
    `cls`, `rule`, `key` are the verdict that is due (`info`: nothing to judge), `reason` names the fault,
    `about` is the act that is put right.
    """

    id: int
    type: str
    player: str
    piece_id: str | None = None
    piece: Piece | None = None
    moves: tuple[TokenMove, ...] = ()
    reason: str | None = None
    cls: str = "legal"
    rule: str | None = None
    key: str | None = None
    follows_joker: bool = False
    from_dead_end: bool = False
    dead_end: bool = False
    about: int | None = None
    hand_in: float = 0.0
    laid: float = 0.0
    token_at: float = 0.0
    hand_out: float = 0.0

    @property
    def wrong(self) -> bool:
        """Whether a rule was broken (or may have been: house rules)."""
        return self.cls in ACCUSING

    def to_dict(self) -> dict[str, Any]:
        """The entry in events.json (keys of the development rounds, and ours)."""
        first = self.moves[0] if self.moves else None
        out: dict[str, Any] = {
            "id": self.id,
            "type": self.type,
            "player": FRAMES.index(self.player),
            "frame_style": self.player,
        }
        if self.piece is not None:
            out["piece"] = self.piece_id
            out["cells"] = [list(c) for c in self.piece.cells]
            if self.piece.colours:
                out["colours"] = list(self.piece.colours)
        out["token"] = None if first is None else f"t{first.token}"
        if first is not None:
            out["token_from"], out["token_to"] = list(first.origin), list(first.target)
        if len(self.moves) > 1:
            out["more_tokens"] = [
                {"token": f"t{m.token}", "from": list(m.origin), "to": list(m.target)} for m in self.moves[1:]
            ]
        out["legal"] = not self.wrong
        if self.reason:
            out["reason"] = self.reason
        if self.about is not None:
            out["about"] = self.about
        out["expected"] = {"class": self.cls, "rule": self.rule, "key": self.key}
        if self.type in ("card", "joker"):
            out.update(follows_joker=self.follows_joker, from_dead_end=self.from_dead_end, dead_end=self.dead_end)
        times = {"hand_in": self.hand_in, "laid": self.laid, "token": self.token_at, "hand_out": self.hand_out}
        out["time_s"] = {k: round(v, 3) for k, v in times.items()}
        return out


@dataclass(frozen=True)
class Round:
    """A finished round.

    `hands` are the cards each player held at the start (15 minus the player board), `tokens` the squares
    they were set out on, `summary` what lies at the end, the mistakes and the score of both editions.
    """

    colours: Mapping[Cell, str]
    players: tuple[str, ...]
    hands: Mapping[str, int]
    tokens: tuple[Cell, ...]
    acts: tuple[Act, ...]
    end: str
    caller: str | None
    final: Position
    summary: Mapping[str, Any] = field(default_factory=dict)

    @property
    def seconds(self) -> float:
        return max((a.hand_out for a in self.acts), default=0.0)


def design(piece: Piece) -> Design:
    """A card's two colours in sorted order, as they stand in the card list."""
    a, b = piece.colours
    return (a, b) if a <= b else (b, a)


def independent(one: Act, other: Act) -> bool:
    """Whether two lawful cards share neither player, token nor neighbouring squares: their order does not matter."""
    for act in (one, other):
        if act.type != "card" or act.cls != "legal" or act.dead_end or act.from_dead_end or act.follows_joker:
            return False
    if one.player == other.player or {m.token for m in one.moves} & {m.token for m in other.moves}:
        return False
    here, there = _spots(one), _spots(other)
    return all(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 2 for a in here for b in there)


def _spots(act: Act) -> list[Cell]:
    assert act.piece is not None
    return [*act.piece.cells, *(c for m in act.moves for c in (m.origin, m.target))]
