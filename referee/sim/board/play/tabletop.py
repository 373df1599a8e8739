"""The table during a simulated round: position, hands of cards, clock, and what happens to them.

Why: lawful players and careless ones (`players`) lay, take back and put right in the same way. What this
module does not do: choose what to do, or say whether it was right.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from referee.rules.board.legality.applying import apply, move_tokens, take_back
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import CARDS_EACH, Placement, Position
from referee.rules.board.ruleset import BoardRules
from referee.sim.board.play.acts import Act, Design, TokenMove, design, independent
from referee.sim.board.scene.things import FRAMES

MISTAKE_RULES = ("BG-PLACE-1", "BG-PLACE-2", "BG-PLACE-3", "BG-PLACE-6")
"""Faults that count as mistakes in the score (BG-CHECK-3, `mistake_scope = colours_and_cover`)."""
TOGETHER = 0.12
"""Share of lawful cards laid while another hand is still over the board, where nothing depends on the order."""


class Tabletop:
    """A round in progress."""

    def __init__(
        self,
        rng: np.random.Generator,
        colours: Mapping[Cell, str],
        players: tuple[str, ...],
        cards: tuple[Design, ...],
        hand: int,
        options: Options,
    ) -> None:
        if not 2 <= len(players) <= 4 or any(p not in FRAMES for p in players):
            raise ValueError(f"players are two to four of {', '.join(FRAMES)}")
        if not 1 <= hand <= len(cards):
            raise ValueError(f"a player can hold 1 to {len(cards)} cards, not {hand}")
        self.rng, self.options, self.players, self.hand = rng, options, players, hand
        self.colours = dict(colours)
        layout = Layout(colours)
        self.start = self._start_cells(layout)
        self.position = Position(layout, (), self.start, deck=frozenset(cards), players=players)
        self.hands = {p: [cards[k] for k in rng.permutation(len(cards))[:hand]] for p in players}
        self.acts: list[Act] = []
        self.clock = 1.5
        self._names: dict[Piece, str] = {}

    def _start_cells(self, layout: Layout) -> tuple[Cell, ...]:
        """Four squares at least three steps apart."""
        cells = list(layout)
        while True:
            pick = [cells[int(k)] for k in self.rng.choice(len(cells), 4, replace=False)]
            if min(abs(a[0] - b[0]) + abs(a[1] - b[1]) for i, a in enumerate(pick) for b in pick[:i]) >= 3:
                return tuple(pick)

    def shuffled(self, placements: Iterable[Placement]) -> list[Placement]:
        found = list(placements)
        return [found[int(k)] for k in self.rng.permutation(len(found))]

    # Acts -------------------------------------------------------------------------------------------

    def lay(self, placement: Placement, quick: bool = False, **verdict: Any) -> Act:
        """A piece is laid and tokens moved as `placement` says. `verdict`: reason, cls, rule and key of a fault."""
        before, piece = self.position, placement.piece
        after = apply(before, placement, self.options)
        moves = _moves(before, after)
        moves = tuple(sorted(moves, key=lambda m: m.target not in piece.cells))
        name = f"{'c' if piece.kind == 'card' else 'j'}{len(self.acts) + 1}"
        self._names[piece] = name
        if piece.kind == "card":
            self.hands[placement.player].remove(design(piece))
        used = moves[0].token if moves else None
        act = Act(
            id=len(self.acts),
            type=piece.kind,
            player=placement.player,
            piece_id=name,
            piece=piece,
            moves=moves,
            follows_joker=used is not None and before.open_jokers.get(used) == placement.player,
            from_dead_end=used is not None and used in dict(before.owed),
            dead_end=len(set(after.owed) - set(before.owed)) > 0,
            **verdict,
        )
        self.record(act, quick)
        self.position = after
        return self.acts[-1]

    def take_back(self, act: Act) -> None:
        """The owner takes a piece back, and its token goes where it came from."""
        assert act.piece is not None
        back = (act.moves[0].token, act.moves[0].origin) if act.moves else None
        self.position = take_back(self.position, act.piece, back, self.options)
        if act.piece.kind == "card":
            self.hands[act.player].append(design(act.piece))
        moves = tuple(TokenMove(m.token, m.target, m.origin) for m in act.moves[:1])
        name = self._names.pop(act.piece)
        self.record(Act(len(self.acts), "taken_back", act.player, name, act.piece, moves, cls="info", about=act.id))

    def move_token(
        self, token: int, cell: Cell, player: str, kind: str, about: Act | None = None, **verdict: Any
    ) -> Act:
        """A token is moved without laying a piece: `kind` token (alone) or correction_token (puts `about` right)."""
        origin = self.position.tokens[token]
        assert origin is not None
        tokens = tuple(cell if i == token else t for i, t in enumerate(self.position.tokens))
        self.position = move_tokens(self.position, tokens, self.options)
        act = Act(
            id=len(self.acts),
            type=kind,
            player=player,
            piece_id=about.piece_id if about else None,
            piece=about.piece if about else None,
            moves=(TokenMove(token, origin, cell),),
            about=about.id if about else None,
            **verdict,
        )
        self.record(act)
        return self.acts[-1]

    def record(self, act: Act, quick: bool = False) -> None:
        """Give the act its times and add it: after the last act or, now and then, beside it."""
        rng = self.rng
        last = self.acts[-1] if self.acts else None
        start = self.clock + float(rng.uniform(0.15, 0.4) if quick else rng.uniform(0.5, 1.0))
        if last and not quick and rng.random() < TOGETHER and independent(last, act):
            earlier = self.acts[-2].hand_out if len(self.acts) > 1 else 0.0
            start = max(last.hand_in + float(rng.uniform(0.1, 0.5)), earlier)
        laid = start + float(rng.uniform(0.45, 0.6))
        token = laid + (float(rng.uniform(0.35, 1.0)) if act.moves else 0.15)
        out = token + float(rng.uniform(0.4, 0.55))
        self.acts.append(replace(act, hand_in=start, laid=laid, token_at=token, hand_out=out))
        self.clock = max(self.clock, out)

    def call(self, caller: str | None) -> None:
        """The stop call, or (nobody) the agreement that nothing can be laid any more."""
        self.clock += float(self.rng.uniform(0.4, 1.2))
        t = self.clock
        kind = "stop" if caller else "stalemate"
        who = caller or self.players[0]
        self.acts.append(Act(len(self.acts), kind, who, cls="info", hand_in=t, laid=t, token_at=t, hand_out=t))

    # The result -------------------------------------------------------------------------------------

    def finished(self, player: str) -> bool:
        """Whether a player has laid all cards and owes nothing at a joker or a dead end."""
        owes = player in self.position.open_jokers.values() or self.position.debts_of(player)
        return not self.hands[player] and not owes

    def summary(self, end: str, caller: str | None, late: frozenset[int]) -> dict[str, Any]:
        """Pieces on the board, mistakes and the score of both editions, as the rules count them.

        `late`: acts after the stop call, whose pieces do not count.
        """
        gone = {a.about for a in self.acts if a.type == "taken_back"}
        lying = [a for a in self.acts if a.type in ("card", "joker") and a.id not in gone and a.id not in late]
        cards = {p: sum(a.type == "card" and a.player == p for a in lying) for p in self.players}
        jokers = {p: sum(a.type == "joker" and a.player == p for a in lying) for p in self.players}
        mistaken = {a.player for a in lying if a.wrong and a.rule in MISTAKE_RULES}
        result = {
            "end": end,
            "caller": caller,
            "players": [
                {
                    "id": p,
                    "remaining": self.hand - cards[p],
                    "tableau": CARDS_EACH - self.hand,
                    "jokers_used": jokers[p],
                    "mistake": p in mistaken,
                }
                for p in self.players
            ],
        }
        return {
            "cards": cards,
            "jokers": jokers,
            "violations": [a.id for a in self.acts if a.wrong],
            "round": result,
            "score": BoardRules().answer("round", result),
        }


def _moves(before: Position, after: Position) -> tuple[TokenMove, ...]:
    pairs = enumerate(zip(before.tokens, after.tokens, strict=True))
    return tuple(TokenMove(i, a, b) for i, (a, b) in pairs if a is not None and b is not None and a != b)
