"""From a played round to scenes at any time: where hands, pieces and tokens are while an act is going on.

Why: a video needs what happens between two moments: a hand comes with a card, lays it, moves a token and
goes. What this module does not do: play (`play`) or draw (`render`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from referee.sim.board.play.acts import Act, Round
from referee.sim.board.scene.populate import beside
from referee.sim.board.scene.things import SQUARE_MM, Piece, Scene, Token, lay, stand
from referee.sim.common.hands import SKINS, SLEEVES
from referee.sim.common.things import Hand

Spot = tuple[float, float, float]

HOLD_MM = 13.0  # fingers hold a card at its rim: its middle is this far ahead of their tips (mm)
CARRY_MM, PRESS_MM, GRIP_MM = 34.0, 5.0, 12.0
"""Height of fingertips while carrying, and while pressing a card or gripping a token (mm)."""
WAYS = ("pinch", "reach")  # poses of a hand at work; a player keeps to one


@dataclass(frozen=True)
class Seat:
    """A player's place: the arm leaves towards `direction` (degrees); `rest` is where the hand waits (mm)."""

    direction: float
    rest: Spot
    skin: tuple[int, int, int]
    sleeve: tuple[int, int, int] | None
    scale: float
    seed: int


class Stage:
    """The scenes of one round. `board` holds sections, loose pieces and clutter; `rng` human error."""

    def __init__(self, played: Round, board: Scene, rng: np.random.Generator) -> None:
        self.round = played
        self.board = board
        self.seats = self._seats(rng)
        self.tokens = {i: stand(board, f"t{i}", c, _wobble(rng)) for i, c in enumerate(played.tokens)}
        self._pieces: dict[int, Piece] = {}
        self._stands: dict[tuple[int, int], Token] = {}
        self._prepare(rng)
        self.set_out = 0.9  # seconds: the board is bare before, the tokens stand after

    @property
    def seconds(self) -> float:
        """Length of the film: the round and two still seconds."""
        return self.round.seconds + 2.0

    # Preparation -----------------------------------------------------------------------------------

    def _seats(self, rng: np.random.Generator) -> dict[str, Seat]:
        rows, cols = self.board.shape
        out = {}
        sides = [270, 90, 0, 180]
        for k, player in enumerate(self.round.players):
            direction = sides[k] + float(rng.uniform(-14, 14))
            a = math.radians(direction)
            away = max(rows, cols) * SQUARE_MM / 2 + 290
            out[player] = Seat(
                direction,
                (away * math.cos(a), away * math.sin(a), 70.0),
                SKINS[int(rng.integers(len(SKINS)))],
                SLEEVES[int(rng.integers(len(SLEEVES)))] if rng.random() < 0.75 else None,
                float(rng.uniform(0.82, 1.05)),
                int(rng.integers(2**31)),
            )
        return out

    def _prepare(self, rng: np.random.Generator) -> None:
        """Where every piece comes to lie and every token to stand: off by human error, not through neighbours."""
        lying: list[Piece] = []
        for act in self.round.acts:
            if act.type == "taken_back":
                lying = [p for p in lying if p.id != act.piece_id]
            elif act.type in ("card", "joker"):
                assert act.piece is not None and act.piece_id is not None
                piece = self._lay(act, lying, rng)
                lying.append(piece)
                self._pieces[act.id] = piece
            for k, move in enumerate(act.moves):
                self._stands[act.id, k] = stand(self.board, f"t{move.token}", move.target, _wobble(rng))

    def _lay(self, act: Act, lying: list[Piece], rng: np.random.Generator) -> Piece:
        assert act.piece is not None and act.piece_id is not None
        below = [p for p in lying if not set(p.cells) & set(act.piece.cells)]
        best, least = None, math.inf
        for _ in range(8):
            dx, dy = (float(v) for v in np.clip(rng.normal(0, 0.6, 2), -1.5, 1.5))
            turn = float(np.clip(rng.normal(0, 1.1), -3, 3))
            if act.piece.kind == "joker":
                turn += 90.0 * int(rng.integers(4))
            piece = lay(self.board, act.piece_id, act.piece.owner, act.piece.cells, act.piece.colours, (dx, dy), turn)
            crowd = sum(max(0.0, 38 - math.hypot(p.x - piece.x, p.y - piece.y)) ** 2 * _sunk(p, piece) for p in below)
            if crowd < least:
                best, least = piece, crowd
        assert best is not None
        return best

    # A moment --------------------------------------------------------------------------------------

    def at(self, t: float) -> Scene:
        """The scene at `t` seconds."""
        if t < self.set_out:
            return self.board
        pieces: dict[str, Piece] = {}
        tokens = dict(self.tokens)
        hands: list[Hand] = []
        for act in self.round.acts:
            if act.hand_in > t:
                continue
            if act.hand_out > t:
                hands.append(self._act(act, t, pieces, tokens))
            else:
                self._done(act, pieces, tokens)
        on_table = (*self.board.pieces, *(p for p in pieces.values()))
        return replace(self.board, pieces=on_table, tokens=tuple(tokens.values()), hands=tuple(hands))

    def settled(self, act: Act) -> Scene:
        """The scene after an act, with no hand over the board."""
        return replace(self.at(act.hand_out), hands=())

    def _done(self, act: Act, pieces: dict[str, Piece], tokens: dict[int, Token]) -> None:
        if act.type in ("card", "joker"):
            pieces[self._pieces[act.id].id] = self._pieces[act.id]
        elif act.type == "taken_back":
            pieces.pop(act.piece_id or "", None)
        for k, move in enumerate(act.moves):
            tokens[move.token] = self._stands[act.id, k]

    def _act(self, act: Act, t: float, pieces: dict[str, Piece], tokens: dict[int, Token]) -> Hand:
        """Put pieces and tokens where they are in the middle of an act; the hand that does it."""
        seat = self.seats[act.player]
        a = math.radians(seat.direction)
        back = (math.cos(a), math.sin(a))
        stops: list[tuple[float, Spot]] = [(act.hand_in, seat.rest)]
        holding: str | None = None
        own = self._pieces.get(act.id)
        lifted = pieces.get(act.piece_id or "") if act.type == "taken_back" else None
        start, end = (act.laid, act.token_at) if own else (act.hand_in + 0.4, act.laid if lifted else act.token_at)
        if own:
            stops.append((act.laid, (own.x + HOLD_MM * back[0], own.y + HOLD_MM * back[1], PRESS_MM)))
            if t < act.laid:
                holding = own.kind
            else:
                pieces[own.id] = own
        n = len(act.moves)
        for k, move in enumerate(act.moves):
            t0, t1 = start + (end - start) * k / n, start + (end - start) * (k + 1) / n
            grip = t0 + 0.35 * (t1 - t0)
            goal = self._stands[act.id, k]
            was = tokens[move.token]
            stops += [
                (grip, (was.x, was.y, GRIP_MM)),
                (0.5 * (grip + t1), ((was.x + goal.x) / 2, (was.y + goal.y) / 2, GRIP_MM + 14)),
                (t1, (goal.x, goal.y, GRIP_MM)),
            ]
            if t >= t1:
                tokens[move.token] = goal
            elif t >= grip:
                holding = f"t{move.token}"
        if lifted:
            stops.append((act.token_at, (lifted.x + HOLD_MM * back[0], lifted.y + HOLD_MM * back[1], PRESS_MM)))
            if t >= act.token_at:
                holding = lifted.kind
        stops.append((act.hand_out, seat.rest))
        x, y, z = _along(stops, t)
        if own and holding == own.kind:
            pieces[own.id] = replace(
                own, x=x - HOLD_MM * back[0], y=y - HOLD_MM * back[1], lift=max(0.0, z - PRESS_MM), cells=()
            )
        elif lifted and holding == lifted.kind:
            pieces[lifted.id] = replace(
                lifted, x=x - HOLD_MM * back[0], y=y - HOLD_MM * back[1], lift=max(0.0, z - PRESS_MM), cells=()
            )
        elif holding:
            index = int(holding[1:])
            tokens[index] = replace(tokens[index], x=x, y=y, cell=None, lift=max(0.0, z - GRIP_MM) + 1.0)
        return Hand(
            x, y, z, seat.direction, WAYS[seat.seed % len(WAYS)], seat.skin, seat.sleeve, 70.0, seat.scale, False,
            seat.seed, holding,
        )


def _along(stops: list[tuple[float, Spot]], t: float) -> Spot:
    """The place on a path of timed stops, eased in and out; travel between far stops bows upwards."""
    for (t0, p), (t1, q) in pairwise(stops):
        if t <= t1:
            s = min(1.0, max(0.0, (t - t0) / max(t1 - t0, 1e-6)))
            s = s * s * (3 - 2 * s)
            far = math.hypot(q[0] - p[0], q[1] - p[1])
            bow = min(CARRY_MM, far * 0.25) * math.sin(math.pi * s)
            return p[0] + s * (q[0] - p[0]), p[1] + s * (q[1] - p[1]), p[2] + s * (q[2] - p[2]) + bow
    return stops[-1][1]


def _wobble(rng: np.random.Generator) -> tuple[float, float]:
    dx, dy = (float(v) for v in np.clip(rng.normal(0, 1.1, 2), -2.5, 2.5))
    return dx, dy


def _sunk(a: Piece, b: Piece) -> float:
    """1 if two pieces (nearly) run into each other, 0 if there is room: compares their boxes along the grid."""

    def reach(p: Piece) -> tuple[float, float]:
        c, s = abs(math.cos(math.radians(p.rot))), abs(math.sin(math.radians(p.rot)))
        w, h = p.size_mm
        return (w * c + h * s) / 2, (w * s + h * c) / 2

    (ax, ay), (bx, by) = reach(a), reach(b)
    return float(abs(a.x - b.x) < ax + bx and abs(a.y - b.y) < ay + by)


def table_for(played: Round, board: Scene, rng: np.random.Generator, loose: int = 8) -> Scene:
    """The board with each player's pile face down, and a few of their cards face up beside it."""
    pieces: list[Piece] = []
    rows, cols = board.shape
    for k, player in enumerate(played.players):
        a = math.radians((270, 90, 0, 180)[k])
        away = (rows if k < 2 else cols) * SQUARE_MM / 2 + 55
        along = float(rng.uniform(-60, 60))
        x, y = away * math.cos(a) - along * math.sin(a), away * math.sin(a) + along * math.cos(a)
        colours = tuple(sorted(set(board.colours.values())))
        for n in range(3):
            dx, dy, turn = (float(v) for v in rng.normal(0, (1, 1, 4)))
            place = (x + dx, y + dy, turn + math.degrees(a))
            pieces += [Piece(f"p{k}{n}", "card", player, *place, (colours[0], colours[1]), face_down=True)]
    scene = replace(board, pieces=tuple(pieces))
    for k in range(loose):
        spot = beside(rng, scene, 30, 120, 24)
        if spot and not scene.over_board(*spot):
            owner = str(rng.choice(list(played.players)))
            shown = tuple(str(c) for c in rng.choice(sorted(set(board.colours.values())), 2))
            pieces.append(Piece(f"l{k}", "card", owner, spot[0], spot[1], float(rng.uniform(0, 360)), shown))
    return replace(board, pieces=tuple(pieces))
