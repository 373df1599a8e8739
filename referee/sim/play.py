"""Random players: a round of the board game, right or with mistakes, as a timed list of what hands do.

Why: the whole referee (pictures, verdicts, score) is tested on rounds whose truth is known. Every act is
judged here by the rules with full knowledge; a mistake is only made if the rules call it by the name it
was meant to have. What this module does not do: pictures (film.py), or deciding what is legal (rules).

Players act one after the other, now and then two at the same moment (then with different tokens and
squares, so that the order does not matter). A hand comes, the piece lies, the token follows 0.35 to 1 s
later, the hand goes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from referee.rules.board.deadends import blocked
from referee.rules.board.layout import Layout
from referee.rules.board.legality import apply, free_pairs, judge, legal_placements, move_tokens, take_back
from referee.rules.board.options import Options
from referee.rules.board.round import CARDS_EACH
from referee.rules.board.ruleset import BoardRules
from referee.rules.board.state import Placement, Position
from referee.rules.core import Cell, Piece

from .scene import FRAMES

#: Every way of breaking the rules that players know, with the rule ids the rules may answer with.
FAULTS: dict[str, tuple[str, ...]] = {
    "wrong_colour": ("BG-PLACE-3",),
    "colours_swapped": ("BG-PLACE-6",),
    "diagonal_only": ("BG-PLACE-4", "BG-PLACE-5"),
    "not_adjacent": ("BG-PLACE-4",),
    "overlap": ("BG-PLACE-2",),
    "wrong_half": ("BG-TOKEN-2",),
    "token_left": ("BG-TOKEN-1",),
    "two_tokens": ("BG-TOKEN-3",),
    "token_alone": ("BG-TOKEN-3",),
    "foreign_at_joker": ("BG-JOKER-3",),
    "joker_then_elsewhere": ("BG-JOKER-4",),
    "third_joker": ("BG-JOKER-5",),
    "release_ignored": ("BG-DEAD-5",),
    "free_placement": ("BG-PLACE-4", "BG-DEAD-6"),
    "card_after_stop": ("BG-END-2",),
}
#: Mistakes that are always put right: left alone they would make the rest of the round hard to follow.
ALWAYS_PUT_RIGHT = frozenset({"foreign_at_joker", "third_joker", "two_tokens", "token_alone", "card_after_stop"})
_AT_JOKERS = ("foreign_at_joker", "joker_then_elsewhere")
#: A token left behind is judged after a few seconds; it is put right no sooner than this (seconds).
LEFT_BEHIND_S = 5.5


@dataclass(frozen=True)
class TokenMove:
    token: int
    origin: Cell
    target: Cell


@dataclass(frozen=True)
class Act:
    """One thing done. `type`: card, joker, taken_back, correction_token, token (moved without a piece),
    stop or stalemate. Times in seconds: the hand comes, the piece lies (or is lifted), the tokens stand,
    the hand is gone. `cls`, `rule`, `key` are the expected verdict; `reason` the fault's name.
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

    def to_dict(self) -> dict[str, Any]:
        """The entry in events.json (keys of the development rounds, and ours)."""
        first = self.moves[0] if self.moves else None
        out: dict[str, Any] = {"id": self.id, "type": self.type, "player": FRAMES.index(self.player), "frame_style": self.player}
        if self.piece is not None:
            out["piece"] = self.piece_id
            out["cells"] = [list(c) for c in self.piece.cells]
            if self.piece.colours:
                out["colours"] = list(self.piece.colours)
        out["token"] = None if first is None else f"t{first.token}"
        if first is not None:
            out["token_from"], out["token_to"] = list(first.origin), list(first.target)
        if len(self.moves) > 1:
            out["more_tokens"] = [{"token": f"t{m.token}", "from": list(m.origin), "to": list(m.target)} for m in self.moves[1:]]
        out["legal"] = self.cls in ("legal", "info")
        if self.reason:
            out["reason"] = self.reason
        if self.about is not None:
            out["about"] = self.about
        out["expected"] = {"class": self.cls, "rule": self.rule, "key": self.key}
        if self.type in ("card", "joker"):
            out.update(follows_joker=self.follows_joker, from_dead_end=self.from_dead_end, dead_end=self.dead_end)
        out["time_s"] = {"hand_in": round(self.hand_in, 3), "laid": round(self.laid, 3),
                         "token": round(self.token_at, 3), "hand_out": round(self.hand_out, 3)}
        return out


@dataclass(frozen=True)
class Round:
    """A finished round. `hands` are the cards each player held at the start (15 minus the player board)."""

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


def play(
    rng: np.random.Generator, colours: Mapping[Cell, str], players: Iterable[str], cards: Iterable[tuple[str, str]],
    hand: int = CARDS_EACH, faults: float = 0.1, each_fault: bool = False, options: Options | None = None,
) -> Round:
    """Play one round on a board.

    `players` are frames (2 to 4 of them), `cards` one player's designs, `hand` how many of them each
    holds (the others lie on the player board), `faults` the share of acts that break a rule (0..1). With
    `each_fault` every fault of `FAULTS` is made once as soon as it can be.
    """
    table = _Table(rng, colours, tuple(players), tuple(cards), hand, options or Options())
    return table.play(faults, each_fault)


class _Table:
    """A round in progress: the position, the hands and the clock."""

    def __init__(self, rng: np.random.Generator, colours: Mapping[Cell, str], players: tuple[str, ...],
                 cards: tuple[tuple[str, str], ...], hand: int, options: Options) -> None:
        if not 2 <= len(players) <= 4 or any(p not in FRAMES for p in players):
            raise ValueError(f"players are two to four of {', '.join(FRAMES)}")
        if not 1 <= hand <= len(cards):
            raise ValueError(f"a player can hold 1 to {len(cards)} cards, not {hand}")
        self.rng, self.options, self.players = rng, options, players
        self.colours = dict(colours)
        layout = Layout(colours)
        start = self._start_cells(layout)
        self.start = start
        self.position = Position(layout, (), tuple(start), deck=frozenset(cards), players=players)
        self.hands = {p: [cards[k] for k in rng.permutation(len(cards))[:hand]] for p in players}
        self.hand = hand
        self.acts: list[Act] = []
        self.clock = 1.5
        self.names: dict[Piece, str] = {}
        #: Tokens that stand elsewhere than the rules put them, after a mistake that was left: token -> cell.
        self.elsewhere: dict[int, Cell] = {}
        self.todo: list[str] = []
        self.faults, self.each_fault = 0.0, False

    def _start_cells(self, layout: Layout) -> list[Cell]:
        cells = list(layout)
        while True:
            pick = [cells[int(k)] for k in self.rng.choice(len(cells), 4, replace=False)]
            if min(abs(a[0] - b[0]) + abs(a[1] - b[1]) for i, a in enumerate(pick) for b in pick[:i]) >= 3:
                return pick

    # The course of a round ------------------------------------------------------------------------

    def play(self, faults: float, each_fault: bool) -> Round:
        rng = self.rng
        self.faults, self.each_fault = faults, each_fault
        if each_fault:
            self.todo = [k for k in FAULTS if k != "card_after_stop"]
        stuck = 0
        end, caller = "stalemate", None
        while stuck < 3:
            order = [str(p) for p in rng.permutation(self.players)]
            done = self._winner()
            if done and not self.todo:
                end, caller = "regular", done
                break
            if done:  # somebody is out of cards before every fault was shown: the others go on without
                self.todo = []
                continue
            acted = False
            waiting = next(iter(self.position.open_jokers.values()), None)
            if waiting in order:
                order.remove(waiting)
                order.insert(0, waiting)
            if self._fault_now(faults, each_fault) and any(self._break_rule(k) for k in self._kinds(each_fault)):
                continue
            if self.todo and max(len(h) for h in self.hands.values()) > 1:
                order = [p for p in order if len(self.hands[p]) > 1]  # nobody finishes before every fault was shown
            for player in order:
                if self._lawful(player):
                    acted = True
                    break
            stuck = 0 if acted else stuck + 1
        last = self.acts[-1].hand_out if self.acts else self.clock
        self.clock = max(self.clock, last) + float(rng.uniform(0.4, 1.2))
        stop = Act(len(self.acts), "stop" if caller else "stalemate", caller or self.players[0], cls="info",
                   hand_in=self.clock, laid=self.clock, token_at=self.clock, hand_out=self.clock)
        self.acts.append(stop)
        if caller and (each_fault or rng.random() < faults):
            self._after_stop(caller)
        return Round(self.colours, self.players, {p: self.hand for p in self.players}, tuple(self.start),
                     tuple(self.acts), end, caller, self.position, self._summary(end, caller))

    def _winner(self) -> str | None:
        return next((p for p in self.players if not self.hands[p] and p not in self.position.open_jokers.values()
                     and not self.position.debts_of(p)), None) or next((p for p in self.players if not self.hands[p]), None)

    def _fault_now(self, faults: float, each_fault: bool) -> bool:
        if each_fault:
            return bool(self.todo) and len(self.position.pieces) >= 2 and self.rng.random() < 0.6
        return self.rng.random() < faults

    def _kinds(self, each_fault: bool) -> list[str]:
        kinds = self.todo if each_fault else [k for k in FAULTS if k != "card_after_stop"]
        return [kinds[int(k)] for k in self.rng.permutation(len(kinds))]

    # Lawful acts ------------------------------------------------------------------------------------

    def _lawful(self, player: str, avoid: frozenset[int] = frozenset()) -> bool:
        """Let a player act by the rules; False if nothing can be laid. Tokens in `avoid` are left alone."""
        hand = self.hands[player]
        options = [p for p in legal_placements(self.position, player, self.options, hand, jokers=False) if p.token not in avoid]
        if not options:
            return self._joker(player, avoid)
        wants_joker = self.rng.random() < (0.35 if self._joker_todo() else 0.04)
        if wants_joker and self._joker(player, avoid):
            return True
        seen = {hand[int(k)] for k in self.rng.permutation(len(hand))[:4]}  # the cards revealed meanwhile
        near = [p for p in options if _design(p.piece) in seen] or options
        if "release_ignored" in self.todo:
            near = options  # walling a token in takes a search through the whole hand
        best = min(near, key=self._taste)
        self._lay(best)
        return True

    def _taste(self, placement: Placement) -> float:
        """Smaller is chosen first: random, but few wall tokens in unless a dead end is wanted."""
        after = apply(self.position, placement, self.options)
        shut = len(after.owed) > len(self.position.owed)
        if "release_ignored" in self.todo:
            room = min(len(free_pairs(after, i, self.options)) for i in range(4))
            return -20.0 * shut + room + float(self.rng.random())
        return float(self.rng.random()) + (0.6 if shut else 0.0)

    def _joker_todo(self) -> bool:
        return bool({"foreign_at_joker", "joker_then_elsewhere", "third_joker"} & set(self.todo))

    def _joker(self, player: str, avoid: frozenset[int] = frozenset()) -> bool:
        """A joker with a card that can follow at once."""
        for placement in self._shuffled(legal_placements(self.position, player, self.options, (), jokers=True)):
            if placement.piece.kind != "joker" or placement.token in avoid:
                continue
            after = apply(self.position, placement, self.options)
            if self._following(after, player, placement.token):
                joker = self._lay(placement)
                self._joker_trouble()
                follow = self._following(self.position, player, placement.token)
                if follow:
                    self._lay(follow[int(self.rng.integers(len(follow)))], quick=True)
                else:  # a mistake in between took the card that would have followed: the joker goes back
                    self._take_back(joker)
                return True
        return False

    def _following(self, position: Position, player: str, token: int | None) -> list[Placement]:
        """Cards that can follow on the joker under `token`."""
        return [p for p in legal_placements(position, player, self.options, self.hands[player], jokers=False) if p.token == token]

    def _joker_trouble(self) -> None:
        """Mistakes that need an open joker, now and then (or when they are still to be shown)."""
        for kind in _AT_JOKERS:
            if kind in self.todo if self.each_fault else self.rng.random() < self.faults:
                self._break_rule(kind)
                break

    def _lay(self, placement: Placement, quick: bool = False, **notes: Any) -> Act:
        """A piece is laid and its token moved as `placement` says; the clock goes on."""
        before = self.position
        piece, player = placement.piece, placement.player
        after = apply(before, placement, self.options)
        moves = tuple(TokenMove(i, a, b) for i, (a, b) in enumerate(zip(before.tokens, after.tokens, strict=True))
                      if a is not None and b is not None and a != b)
        moves = tuple(sorted(moves, key=lambda m: m.target not in piece.cells))
        name = f"{'c' if piece.kind == 'card' else 'j'}{len(self.names) + 1}"
        self.names[piece] = name
        if piece.kind == "card" and _design(piece) in self.hands[player]:
            self.hands[player].remove(_design(piece))
        used = moves[0].token if moves else None
        act = Act(
            len(self.acts), piece.kind, player, name, piece, moves,
            follows_joker=used is not None and before.open_jokers.get(used) == player,
            from_dead_end=used is not None and used in dict(before.owed),
            dead_end=any(blocked(after, i, self.options) and not (a == b and blocked(before, i, self.options))
                         for i, (a, b) in enumerate(zip(before.tokens, after.tokens, strict=True))),
            **notes,
        )
        self._record(self._timed(act, quick))
        self.position = after
        for m in moves:
            self.elsewhere.pop(m.token, None)
        return self.acts[-1]

    def _timed(self, act: Act, quick: bool = False) -> Act:
        """Times for the act: after the last one, or (rarely, when nothing depends on it) beside it."""
        rng = self.rng
        last = self.acts[-1] if self.acts else None
        start = self.clock + float(rng.uniform(0.15, 0.4) if quick else rng.uniform(0.5, 1.0))
        if last and not quick and act.cls == "legal" and rng.random() < 0.12 and _apart(last, act):
            start = max(last.hand_in + float(rng.uniform(0.1, 0.5)), self.acts[-2].hand_out if len(self.acts) > 1 else 0.0)
        laid = start + float(rng.uniform(0.45, 0.6))
        token = laid + (float(rng.uniform(0.35, 1.0)) if act.moves else 0.15)
        return replace(act, hand_in=start, laid=laid, token_at=token, hand_out=token + float(rng.uniform(0.4, 0.55)))

    def _record(self, act: Act) -> None:
        self.acts.append(act)
        self.clock = max(self.clock, act.hand_out)

    def _shuffled(self, placements: Iterable[Placement]) -> list[Placement]:
        found = list(placements)
        return [found[int(k)] for k in self.rng.permutation(len(found))]

    # Breaking the rules -----------------------------------------------------------------------------

    def _break_rule(self, kind: str) -> bool:
        """Try to make this mistake now; True if somebody made it."""
        from .faults import candidates  # the catalogue needs this module's types

        if kind == "token_alone":
            return self._move_alone()
        order = [str(p) for p in self.rng.permutation(self.players)]
        for player in order:
            for placement in candidates(kind, self.position, player, self.hands[player], self.options, self.rng):
                verdict = judge(self.position, placement, self.options)
                if verdict.rule not in FAULTS[kind] or not self._wrong_anyway(placement):
                    continue
                act = self._lay(placement, reason=kind, cls=verdict.cls, rule=verdict.rule, key=verdict.key)
                self._after_fault(act, placement)
                return True
        return False

    def _wrong_anyway(self, placement: Placement) -> bool:
        """Whether it is also wrong if tokens that were put wrong before count where they belong."""
        for token, cell in self.elsewhere.items():
            tokens = tuple(cell if i == token else t for i, t in enumerate(self.position.tokens))
            bare = replace(placement, tokens_after=None, token=None, token_to=None) if placement.token_to is None else placement
            if judge(replace(self.position, tokens=tokens), bare, self.options).cls == "legal":
                return False
        return True

    def _after_fault(self, act: Act, placement: Placement) -> None:
        kind = act.reason or ""
        if kind in self.todo:
            self.todo.remove(kind)
        put_right = kind in ALWAYS_PUT_RIGHT or self.rng.random() < 0.6
        self.clock += 0.9  # time for the table to be seen as it is
        if kind in ("wrong_half", "token_left"):
            assert placement.token is not None
            belongs = judge(self.position_before(act), placement, self.options).token_cells
            if put_right and belongs:
                self._correct(act, placement.token, belongs[0], LEFT_BEHIND_S if kind == "token_left" else 0.0)
            elif belongs:
                self.elsewhere[placement.token] = belongs[0]
        elif kind == "two_tokens":
            self._correct(act, act.moves[1].token, act.moves[1].origin)
        elif put_right:
            self._take_back(act)
        elif act.moves:
            self.elsewhere[act.moves[0].token] = act.moves[0].origin

    def position_before(self, act: Act) -> Position:
        """The position before the last act (its piece off, its tokens back)."""
        assert act.piece is not None
        tokens = list(self.position.tokens)
        for m in act.moves:
            tokens[m.token] = m.origin
        return replace(self.position, pieces=self.position.pieces[:-1], tokens=tuple(tokens))

    def _correct(self, act: Act, token: int, cell: Cell, wait: float = 0.0) -> None:
        """The owner puts a token where it belongs, `wait` seconds later; meanwhile others play elsewhere."""
        due = act.token_at + wait
        origin = self.position.tokens[token]
        assert origin is not None
        while self.clock < due:
            others = [p for p in self.players if p != act.player and not self.position.debts_of(p)]
            calm = [p for p in others if self.hands[p] and self._quiet_card(p, frozenset({token}), act)]
            if not calm:
                self.clock = due
        self.position = move_tokens(self.position, tuple(cell if i == token else t for i, t in enumerate(self.position.tokens)), self.options)
        self._record(self._timed(Act(len(self.acts), "correction_token", act.player, act.piece_id, act.piece,
                                     (TokenMove(token, origin, cell),), cls="info", about=act.id)))

    def _quiet_card(self, player: str, avoid: frozenset[int], act: Act) -> bool:
        """A lawful card with another token that shuts nobody in: nothing that depends on the open mistake."""
        assert act.piece is not None
        near = {n for c in act.piece.cells for n in self.position.layout.neighbours(c)}
        for p in self._shuffled(legal_placements(self.position, player, self.options, self.hands[player], jokers=False)):
            if p.token in avoid or near & set(p.piece.cells):
                continue
            if len(apply(self.position, p, self.options).owed) == len(self.position.owed):
                self._lay(p)
                return True
        return False

    def _take_back(self, act: Act) -> None:
        assert act.piece is not None
        back = (act.moves[0].token, act.moves[0].origin) if act.moves else None
        self.position = take_back(self.position, act.piece, back, self.options)
        if act.piece.kind == "card":
            self.hands[act.player].append(_design(act.piece))
        moves = tuple(TokenMove(m.token, m.target, m.origin) for m in act.moves[:1])
        self._record(self._timed(Act(len(self.acts), "taken_back", act.player, act.piece_id, act.piece, moves, cls="info", about=act.id)))
        self.names.pop(act.piece, None)

    def _move_alone(self) -> bool:
        """Somebody moves a token without laying a piece, and is told to put it back."""
        tokens = self.position.tokens
        free = [i for i, t in enumerate(tokens) if t is not None and i not in self.position.open_jokers and i not in self.elsewhere]
        for i in self.rng.permutation(free):
            origin = tokens[int(i)]
            assert origin is not None
            places = [c for c in self.position.layout if c not in tokens and 2 <= abs(c[0] - origin[0]) + abs(c[1] - origin[1]) <= 4]
            if not places:
                continue
            target = places[int(self.rng.integers(len(places)))]
            player = str(self.rng.choice(self.players))
            act = Act(len(self.acts), "token", player, moves=(TokenMove(int(i), origin, target),), reason="token_alone",
                      cls="violation", rule="BG-TOKEN-3", key="BG-TOKEN-3.alone")
            self._record(self._timed(act))
            self.clock += 0.9
            self._record(self._timed(Act(len(self.acts), "correction_token", player, moves=(TokenMove(int(i), target, origin),),
                                         cls="info", about=act.id)))
            if "token_alone" in self.todo:
                self.todo.remove("token_alone")
            return True
        return False

    def _after_stop(self, caller: str) -> None:
        """Somebody lays a card after the call and takes it back."""
        for player in self.players:
            if player == caller:
                continue
            for placement in self._shuffled(legal_placements(self.position, player, self.options, self.hands[player], jokers=False)):
                act = self._lay(placement, reason="card_after_stop", cls="violation", rule="BG-END-2", key="BG-END-2")
                self._after_fault(act, placement)
                return

    # The result ------------------------------------------------------------------------------------

    def _summary(self, end: str, caller: str | None) -> dict[str, Any]:
        """Pieces on the board, mistakes and the score of both editions, as the rules count them."""
        lying = {(p.owner, p.cells) for p in self.position.pieces}
        wrong = [a for a in self.acts if a.piece and a.cls in ("violation", "house_rule") and (a.piece.owner, a.piece.cells) in lying
                 and a.rule in ("BG-PLACE-1", "BG-PLACE-2", "BG-PLACE-3", "BG-PLACE-6")]
        result = {
            "end": end, "caller": caller,
            "players": [{
                "id": p, "remaining": self.hand - len(self.position.cards_of(p)), "tableau": CARDS_EACH - self.hand,
                "jokers_used": len(self.position.jokers_of(p)), "mistake": any(a.player == p for a in wrong),
            } for p in self.players],
        }
        return {
            "cards": {p: len(self.position.cards_of(p)) for p in self.players},
            "jokers": {p: len(self.position.jokers_of(p)) for p in self.players},
            "violations": [a.id for a in self.acts if a.cls in ("violation", "house_rule")],
            "round": result, "score": BoardRules().answer("round", result),
        }


def _design(piece: Piece) -> tuple[str, str]:
    a, b = piece.colours
    return (a, b) if a <= b else (b, a)


def _apart(last: Act, act: Act) -> bool:
    """Whether two acts share neither player, token nor neighbouring squares, so that their order does not matter."""
    if last.type not in ("card",) or act.type != "card" or last.cls != "legal" or last.player == act.player:
        return False
    if last.dead_end or act.dead_end or last.from_dead_end or act.from_dead_end or act.follows_joker or last.follows_joker:
        return False
    if {m.token for m in last.moves} & {m.token for m in act.moves}:
        return False
    spots = [c for a in (last, act) for c in ([*a.piece.cells] if a.piece else []) + [x for m in a.moves for x in (m.origin, m.target)]]
    half = len(spots) // 2
    return all(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 2 for a in spots[:half] for b in spots[half:])


