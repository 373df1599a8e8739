"""The true table of a simulated round after any number of its acts.

Why it exists: a judge that is to say what could be proved needs the truth it starts from. What it does not do: judge
anything itself (`proof`).
"""

from __future__ import annotations

from referee.rules.board.legality.applying import apply, move_tokens, take_back
from referee.rules.board.legality.judging import judge
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Placement, Position, Tokens
from referee.rules.core import UNKNOWN
from referee.sim.board.play.acts import Act, Round


class Replay:
    """The true table after any number of acts."""

    def __init__(self, game: Round) -> None:
        options = Options()
        self.game = game
        position = Position(Layout(game.colours), (), game.tokens, players=game.players)
        self.positions = [position]
        other: tuple[frozenset[Cell], ...] = tuple(frozenset() for _ in game.tokens)
        self.others = [other]
        self.sure: list[frozenset[tuple[int, str]]] = [frozenset()]
        """Duties about which there is no doubt: a card brought them about, and nothing was put right since."""
        for act in game.acts:
            tokens = list(position.tokens)
            for move in act.moves:
                tokens[move.token] = move.target
            after: Tokens = tuple(tokens)
            if act.type in ("card", "joker") and act.piece is not None:
                placement = Placement(act.player, act.piece, act.moves[0].token if act.moves else None,
                                      act.moves[0].target if act.moves else None, after)
                other = homes(position, placement, other, options) if act.wrong else moved(other, position, after)
                position = apply(position, placement, options)
            elif act.type == "taken_back" and act.piece is not None:
                back = (act.moves[0].token, act.moves[0].target) if act.moves else None
                position = take_back(position, act.piece, back, options)
                other = self._put_right(act, other, after)
            elif act.moves:
                other = strayed(other, position, after) if act.wrong else self._put_right(act, other, after)
                position = move_tokens(position, after, options)
            laid = act.type in ("card", "joker")
            owed = frozenset(position.owed)
            self.sure.append(owed & (self.sure[-1] | (owed - set(self.positions[-1].owed) if laid else frozenset())))
            self.positions.append(position)
            self.others.append(other)

    def pieces(self, over: int) -> tuple[Piece, ...]:
        """What lies on the table, in the order laid, once so many acts are over."""
        return self.positions[over].pieces

    def holds(self, position: Position, over: int) -> bool:
        """Whether a position is the true table once so many acts are over: the same pieces lie there, tokens stand
        alike, and the same are to be freed. Whose something is may be unknown in it, but not wrong."""
        said, true = _whose(position), _whose(self.positions[over])
        return said.keys() == true.keys() and all(who in (true[what], UNKNOWN) for what, who in said.items())

    def _put_right(self, act: Act, other: tuple[frozenset[Cell], ...], after: Tokens) -> tuple[frozenset[Cell], ...]:
        """Where tokens also count once `act` has undone a mistake. One that is back where it stood before that counts
        where it did then: it may have come there with another wrong piece that lies there still."""
        back = moved(other, self.positions[-1], after)
        if act.about is None:
            return back
        stood, then = self.positions[act.about].tokens, self.others[act.about]
        return tuple(then[i] if after[i] == stood[i] != self.positions[-1].tokens[i] else o for i, o in enumerate(back))


def _whose(position: Position) -> dict[object, str]:
    """All that makes a table, and whose it is: pieces by squares and colours, tokens, and duties by their squares."""
    whose: dict[object, str] = dict.fromkeys(position.token_cells, UNKNOWN)
    for piece in position.pieces:
        whose[piece.kind, frozenset(zip(piece.cells, piece.colours or ("",), strict=True))] = piece.owner
    whose.update((("duty", position.tokens[i]), who) for i, who in (*position.owed, *position.pending))
    return whose


def moved(other: tuple[frozenset[Cell], ...], before: Position, after: Tokens) -> tuple[frozenset[Cell], ...]:
    """Where tokens also count once some have moved: those nowhere else any more."""
    return tuple(frozenset() if before.tokens[i] != after[i] else o for i, o in enumerate(other))


def strayed(other: tuple[frozenset[Cell], ...], before: Position, after: Tokens) -> tuple[frozenset[Cell], ...]:
    """Where tokens also count once some were moved wrongly: where they came from, and where they belonged."""
    return tuple(o | {was} if was is not None and was != after[i] else o
                 for i, (was, o) in enumerate(zip(before.tokens, other, strict=True)))


def homes(position: Position, placement: Placement, other: tuple[frozenset[Cell], ...],
          options: Options) -> tuple[frozenset[Cell], ...]:
    """Where tokens also count after a wrong placement: where they came from, and where they belonged."""
    assert placement.tokens_after is not None
    home = list(strayed(other, position, placement.tokens_after))
    said = judge(position, placement, options)
    if said.token is not None and (placement.token is not None or said.rule in ("BG-TOKEN-1", "BG-JOKER-2")):
        home[said.token] = home[said.token] | set(said.token_cells)
    return tuple(home)
