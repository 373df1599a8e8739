"""Random players: a round of the board game, played right or with mistakes.

Why: the whole referee (pictures, verdicts, score) is tested on rounds whose truth is known. Every act is
judged by the rules with full knowledge; a mistake is only made if the rules call it by the name it was
meant to have. What this module does not do: pictures (`record`), or deciding what is legal (rules).

Players act one after the other, now and then two at the same moment (then with different tokens and
squares, so that the order does not matter). A hand comes, the piece lies, the token follows 0.35 to 1 s
later, the hand goes. A mistake is put right after a while, or left; what is left stays provable: nothing
that follows can be read as a lawful course of events that explains it away.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

import numpy as np

from referee.rules.board.legality.applying import apply
from referee.rules.board.legality.judging import judge
from referee.rules.board.legality.moves import legal_placements
from referee.rules.board.observation import Cell
from referee.rules.board.options import Options
from referee.rules.board.position.reach import free_pairs
from referee.rules.board.position.state import CARDS_EACH, Placement, Position
from referee.sim.board.play.acts import Act, Design, Round, design
from referee.sim.board.play.faults import ALWAYS_PUT_RIGHT, AT_JOKERS, FAULTS, candidates
from referee.sim.board.play.tabletop import Tabletop

LEFT_BEHIND_S = 5.5
"""A token left behind is judged after some seconds: no sooner is it put right, or its neighbourhood used."""
PAUSE_S = 0.9  # seconds after a mistake in which nothing happens, so that the table can be seen as it is
PUT_RIGHT = 0.6  # share of mistakes that are put right (where both is possible)


def play(
    rng: np.random.Generator,
    colours: Mapping[Cell, str],
    players: Iterable[str],
    cards: Iterable[Design],
    hand: int = CARDS_EACH,
    faults: float = 0.1,
    each_fault: bool = False,
) -> Round:
    """Play one round on a board.

    `players` are frames (2 to 4 of them), `cards` one player's designs, `hand` how many of them each
    holds (the others lie on the player board), `faults` the share of acts that break a rule (0..1). With
    `each_fault` every fault of `FAULTS` is made once, as far as the round allows, and nobody finishes
    before. ValueError for players or hands that do not exist.
    """
    game = _Game(rng, colours, tuple(players), tuple(cards), hand, Options())
    return game.play(faults, each_fault)


class _Game(Tabletop):
    """Players who mostly know the rules."""

    faults = 0.0
    each_fault = False

    def play(self, faults: float, each_fault: bool) -> Round:
        self.faults, self.each_fault = faults, each_fault
        self.todo = [k for k in FAULTS if k != "card_after_stop"] if each_fault else []  # still to be shown
        # Tokens that stand elsewhere than the rules put them, after a mistake that was left.
        self.elsewhere: dict[int, Cell] = {}
        caller = self._course()
        self.call(caller)
        called = len(self.acts)
        if caller and (each_fault or self.rng.random() < faults):
            self._after_stop(caller)
        end = "regular" if caller else "stalemate"
        late = frozenset(a.id for a in self.acts[called:])
        return Round(
            colours=self.colours,
            players=self.players,
            hands=dict.fromkeys(self.players, self.hand),
            tokens=self.start,
            acts=tuple(self.acts),
            end=end,
            caller=caller,
            final=self.position,
            summary=self.summary(end, caller, late),
        )

    def _course(self) -> str | None:
        """Play until somebody has laid all cards (who calls stop) or nobody can lay any (None)."""
        while True:
            done = next((p for p in self.players if self.finished(p)), None)
            if done and not self.todo:
                return done
            if done:
                self.todo = []  # the round does not allow the faults that are left
            kinds = self._tempting()
            if any(self._break_rule(k) for k in kinds):
                continue
            order = [str(p) for p in self.rng.permutation(self.players)]
            if self.todo and any(len(h) > 1 for h in self.hands.values()):
                order = [p for p in order if len(self.hands[p]) > 1]
            if not any(self._lawful(p) for p in order):
                if not self.todo:
                    return None
                self.todo = []

    def _tempting(self) -> list[str]:
        """Faults to be tried now, in random order."""
        if self.each_fault:
            now = bool(self.todo) and len(self.position.pieces) >= 2 and self.rng.random() < 0.6
            kinds = self.todo if now else []
        else:
            kinds = [k for k in FAULTS if k != "card_after_stop"] if self.rng.random() < self.faults else []
            if self.position.owed and self.rng.random() < self.faults:
                return ["release_ignored"]  # there is seldom an occasion for it
        return [kinds[int(k)] for k in self.rng.permutation(len(kinds))]

    # Lawful acts ------------------------------------------------------------------------------------

    def _lawful(self, player: str) -> bool:
        """Let a player act by the rules; False if nothing can be laid."""
        hand = self.hands[player]
        ways = list(legal_placements(self.position, player, self.options, hand, jokers=False))
        likes_joker = 0.35 if set(self.todo) & {*AT_JOKERS, "third_joker"} else 0.04
        if (not ways or self.rng.random() < likes_joker) and self._joker(player):
            return True
        if not ways:
            return False
        revealed = {hand[int(k)] for k in self.rng.permutation(len(hand))[:4]}
        # Walling a token in takes a search through the whole hand; else what was revealed meanwhile is laid.
        near = ways if "release_ignored" in self.todo else [p for p in ways if design(p.piece) in revealed]
        self.lay(min(near or ways, key=self._taste))
        self._forget_moved()
        return True

    def _taste(self, placement: Placement) -> float:
        """Smaller is chosen first: random, but few wall tokens in unless a dead end is wanted."""
        after = apply(self.position, placement, self.options)
        shut = len(after.owed) > len(self.position.owed)
        if "release_ignored" in self.todo:
            room = min(len(free_pairs(after, i, self.options)) for i in range(len(after.tokens)))
            return room - 20.0 * shut + float(self.rng.random())
        return float(self.rng.random()) + (0.6 if shut else 0.0)

    def _joker(self, player: str) -> bool:
        """A joker with a card that follows at once."""
        for placement in self.shuffled(legal_placements(self.position, player, self.options, (), jokers=True)):
            after = apply(self.position, placement, self.options)
            if placement.piece.kind == "joker" and self._following(after, player, placement.token):
                joker = self.lay(placement)
                self._forget_moved()
                for kind in AT_JOKERS:
                    if kind in self.todo if self.each_fault else self.rng.random() < self.faults:
                        self._break_rule(kind)
                        break
                follow = self._following(self.position, player, placement.token)
                if follow:
                    self.lay(follow[int(self.rng.integers(len(follow)))], quick=True)
                else:  # a mistake in between took the card that would have followed: the joker goes back
                    self.take_back(joker)
                return True
        return False

    def _following(self, position: Position, player: str, token: int | None) -> list[Placement]:
        """Cards that can follow on the joker under `token`."""
        ways = legal_placements(position, player, self.options, self.hands[player], jokers=False)
        return [p for p in ways if p.token == token]

    def _forget_moved(self) -> None:
        for move in self.acts[-1].moves:
            self.elsewhere.pop(move.token, None)

    # Breaking the rules -----------------------------------------------------------------------------

    def _break_rule(self, kind: str) -> bool:
        """Try to make this mistake now; True if somebody made it."""
        if kind == "token_alone":
            return self._move_alone()
        for player in (str(p) for p in self.rng.permutation(self.players)):
            for placement in candidates(kind, self.position, player, self.hands[player], self.options, self.rng):
                verdict = judge(self.position, placement, self.options)
                if verdict.rule in FAULTS[kind] and self._wrong_anyway(placement):
                    before = self.position
                    act = self.lay(placement, reason=kind, cls=verdict.cls, rule=verdict.rule, key=verdict.key)
                    self._forget_moved()
                    belongs = judge(before, placement, self.options).token_cells
                    self._after_fault(act, placement, belongs[0] if belongs else None)
                    return True
        return False

    def _wrong_anyway(self, placement: Placement) -> bool:
        """Whether it is also wrong if tokens that were put wrong before count where they belong."""
        for token, cell in self.elsewhere.items():
            tokens = tuple(cell if i == token else t for i, t in enumerate(self.position.tokens))
            other = replace(self.position, tokens=tokens)
            if judge(other, replace(placement, tokens_after=None), self.options).cls == "legal":
                return False
        return True

    def _after_fault(self, act: Act, placement: Placement, belongs: Cell | None) -> None:
        """Put a mistake right, or leave it and remember where its token belongs."""
        kind = str(act.reason)
        if kind in self.todo:
            self.todo.remove(kind)
        put_right = kind in ALWAYS_PUT_RIGHT or self.rng.random() < PUT_RIGHT
        self.clock += PAUSE_S
        if kind in ("wrong_half", "token_left"):
            assert placement.token is not None and belongs is not None
            if kind == "token_left":
                self._wait(act, placement.token)
            if put_right:
                self.move_token(placement.token, belongs, act.player, "correction_token", act, cls="info")
            else:
                self.elsewhere[placement.token] = belongs
        elif kind == "two_tokens":
            stray = act.moves[1]
            self.move_token(stray.token, stray.origin, act.player, "correction_token", act, cls="info")
        elif put_right:
            self.take_back(act)
        elif act.moves:
            self.elsewhere[act.moves[0].token] = act.moves[0].origin

    def _wait(self, act: Act, token: int) -> None:
        """Let `LEFT_BEHIND_S` pass while others play where nothing depends on the token left behind."""
        due = act.token_at + LEFT_BEHIND_S
        while self.clock < due:
            if not any(self._calm_card(p, token, act) for p in self.players if p != act.player):
                self.clock = due

    def _calm_card(self, player: str, token: int, act: Act) -> bool:
        """A lawful card away from `act` that uses another token, shuts nobody in and is not the player's last."""
        assert act.piece is not None
        if len(self.hands[player]) < 2 or self.position.debts_of(player):
            return False
        here = [*act.piece.cells, self.position.tokens[token] or act.piece.cells[0]]
        ways = legal_placements(self.position, player, self.options, self.hands[player], jokers=False)
        for p in self.shuffled(ways):
            far = min(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a in p.piece.cells for b in here)
            if p.token == token or far < 3:
                continue
            if len(apply(self.position, p, self.options).owed) == len(self.position.owed):
                self.lay(p)
                self._forget_moved()
                return True
        return False

    def _move_alone(self) -> bool:
        """Somebody moves a token without laying a piece, and puts it back when told."""
        tokens = self.position.tokens
        if self.position.open_jokers or self.position.owed:
            return False
        for i in (int(k) for k in self.rng.permutation(len(tokens))):
            origin = tokens[i]
            if origin is None or i in self.elsewhere:
                continue
            places = [
                c
                for c in self.position.layout
                if c not in tokens and 2 <= abs(c[0] - origin[0]) + abs(c[1] - origin[1]) <= 4
            ]
            if places:
                target = places[int(self.rng.integers(len(places)))]
                player = str(self.rng.choice(self.players))
                act = self.move_token(
                    i,
                    target,
                    player,
                    "token",
                    reason="token_alone",
                    cls="violation",
                    rule="BG-TOKEN-3",
                    key="BG-TOKEN-3.alone",
                )
                self.clock += PAUSE_S
                self.move_token(i, origin, player, "correction_token", act, cls="info")
                if "token_alone" in self.todo:
                    self.todo.remove("token_alone")
                return True
        return False

    def _after_stop(self, caller: str) -> None:
        """Somebody lays a card after the call and takes it back."""
        for player in self.players:
            ways = legal_placements(self.position, player, self.options, self.hands[player], jokers=False)
            if player != caller and (late := self.shuffled(ways)):
                act = self.lay(late[0], reason="card_after_stop", cls="violation", rule="BG-END-2", key="BG-END-2")
                self._after_fault(act, late[0], None)
                return
