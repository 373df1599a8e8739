"""From a played round of dice to scenes at any time: where dice and hands are while something is done.

Why: a video needs what happens between two moments: a hand takes a die, carries it and goes, dice are gone into a cup
and fall out of it. What this module does not do: play (`play`) or draw (`renderer`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from referee.sim.common.hands import SKINS, SLEEVES
from referee.sim.common.things import Hand
from referee.sim.dice.looks import DiceStyle
from referee.sim.dice.play import COLUMN, COLUMNS, Deed, Lain, Round
from referee.sim.dice.scene import Cup, DiceScene, LyingDie, Thrown, lying
from referee.values.dice import SEATS, parse_space_id

SIDES = dict(zip(SEATS, (270.0, 0.0, 90.0, 180.0), strict=True))
"""Degrees towards which a seat's arm leaves: the camera stands at the bottom."""
CARRY_MM, PRESS_MM = 46.0, 14.0
"""Height of the fingertips while they carry a die, and while they lay it down."""
REST_MM = 330.0
MOVE_S, STILL_S = 1.0, 0.8
"""Seconds in which something is done, and in which the table then rests."""


@dataclass(frozen=True)
class Arm:
    """Somebody's hand: skin, sleeve, size, fixed by a seed."""

    skin: tuple[int, int, int]
    sleeve: tuple[int, int, int] | None
    scale: float
    seed: int


class DiceFilm:
    """The scenes of one round played on a style's board. ValueError where the style has no board."""

    def __init__(self, played: Round, style: DiceStyle, seed: int) -> None:
        if style.board is None:
            raise ValueError("a round needs a style with a board")
        self.played, self.style, self.board = played, style, style.board
        rng = np.random.default_rng([seed, 29])
        self._arms = {seat: Arm(SKINS[int(rng.integers(len(SKINS)))],
                                SLEEVES[int(rng.integers(len(SLEEVES)))] if rng.random() < 0.75 else None,
                                float(rng.uniform(0.8, 1.0)), int(rng.integers(2**31))) for seat in played.players}
        self._cups = tuple(self._cup(seat, rng) for seat in played.players)
        self._seed = seed
        self._fallen: dict[Lain, LyingDie] = {}
        self._rests: dict[int, DiceScene] = {}

    @property
    def seconds(self) -> float:
        return len(self.played.pictures) * (MOVE_S + STILL_S)

    def settled(self, picture: int) -> DiceScene:
        """The table at rest in one picture of the round, the same scene whenever it is asked for."""
        if picture not in self._rests:
            dice = tuple(self._die(d) for d in self.played.pictures[picture])
            self._rests[picture] = DiceScene(dice, self._cups)
        return self._rests[picture]

    def rest_of(self, picture: int) -> float:
        """When the table is at rest so: the middle of that time, seconds."""
        return picture * (MOVE_S + STILL_S) + STILL_S / 2

    def at(self, t: float) -> DiceScene:
        """The scene at `t` seconds: first the bare board."""
        whole = MOVE_S + STILL_S
        k = min(int(t / whole), len(self.played.pictures) - 1)
        within = t - k * whole
        if within < STILL_S or k == len(self.played.pictures) - 1:
            return self.settled(k)
        return self.between(k, (within - STILL_S) / MOVE_S)

    def between(self, picture: int, share: float) -> DiceScene:
        """While that is done which leads from one picture to the next; `share` of the time is over (0..1)."""
        now = {d.id: d for d in self.played.pictures[picture]}
        then = {d.id: d for d in self.played.pictures[picture + 1]}
        shown = {k: self._die(d) for k, d in now.items()}
        hands = []
        for deed in (d for d in self.played.deeds if d.before == picture):
            hand, moved = self._deed(deed, now, then, share)
            hands += hand
            for k, die in moved.items():
                shown.pop(k, None)
                if die is not None:
                    shown[k] = die
        for k, d in then.items():  # pushed by a sleeve
            if k in now and now[k] != d and share > 0.5 and k in shown and shown[k] == self._die(now[k]):
                shown[k] = self._die(d)
        return DiceScene(tuple(shown.values()), self._cups, (), (), tuple(hands))

    # Parts -----------------------------------------------------------------------------------------

    def _deed(self, deed: Deed, now: dict[int, Lain], then: dict[int, Lain],
              share: float) -> tuple[list[Hand], dict[int, LyingDie | None]]:
        """Hands, and the dice that are elsewhere than before: None for those in a cup."""
        if deed.type == "roll":
            thrown = [k for k, d in then.items() if d.space is None and d.owner == deed.player and now.get(k) != d]
            gone = 0.3 < share < 0.75
            return [], {k: None if gone or (k not in now and share <= 0.3) else self._die(then[k])
                        for k in thrown if share > 0.3 or k not in now}
        if deed.die is None or deed.die.id not in then:
            return [], {}
        new, old = then[deed.die.id], now.get(deed.die.id, then[deed.die.id])
        a, b = self._mm(old), self._mm(new)
        rest = self._rest(deed.player)
        legs = ((0.3, rest, a), (0.65, a, b), (1.0, b, rest))
        begin = 0.0
        for end, start, stop in legs:
            if share <= end:
                s = (share - begin) / (end - begin)
                s = s * s * (3 - 2 * s)
                x, y = (start[i] + s * (stop[i] - start[i]) for i in (0, 1))
                low = abs(s - 0.5) * 2 if (start, stop) == (a, b) else s if stop == a else 1 - s
                z = PRESS_MM + (CARRY_MM - PRESS_MM) * (1 - low)
                break
            begin = end
        hand = self._hand(deed.player, x, y, z)
        if share <= 0.3:
            return [hand], {}
        if share > 0.65:
            return [hand], {new.id: self._die(new)}
        held = replace(self._die(new), x=x, y=y, z=z + self._die(new).half, space=None, state="in_hand", base=0.0)
        return [hand], {new.id: held}

    def _die(self, lain: Lain) -> LyingDie:
        """A die as it fell: it keeps its turn as long as it is not moved."""
        if lain not in self._fallen:
            rng = np.random.default_rng([self._seed, lain.id, lain.pips, int(abs(lain.at[0]) * 1000),
                                         int(abs(lain.at[1]) * 1000)])
            base = self.board.thick_mm if lain.space is not None else 0.0
            thrown = Thrown(lain.colour, lain.pips, self.style.dice[lain.colour])
            self._fallen[lain] = lying(rng, thrown, self._mm(lain), base, space=lain.space)
        return self._fallen[lain]

    def _mm(self, lain: Lain) -> tuple[float, float]:
        """Where a die lies, mm. The players have columns in the usual order; their rows go down from the middle."""
        board, at = self.board, lain.at
        pitch = (board.space_mm[0] + board.gap_mm[0], board.space_mm[1] + board.gap_mm[1])
        w, h = board.size_mm
        if lain.space is not None:
            column, value = parse_space_id(lain.space)
            x, y = board.middle(column, value)
            return (x + (at[0] / COLUMN + 1.5 - COLUMNS.index(column)) * pitch[0],
                    y - (at[1] + 3.5 - value) * pitch[1])
        x, y = at[0] / COLUMN * pitch[0], -at[1] * pitch[1]
        if abs(at[0]) > 2 * COLUMN:
            x = math.copysign(w / 2 + (abs(at[0]) - 2 * COLUMN) * pitch[1], x)
        if abs(at[1]) > 3:
            y = math.copysign(h / 2 + (abs(at[1]) - 3) * pitch[1], y)
        return x, y

    def _rest(self, seat: str) -> tuple[float, float]:
        a = math.radians(SIDES[seat])
        return REST_MM * math.cos(a), REST_MM * math.sin(a)

    def _hand(self, seat: str, x: float, y: float, z: float) -> Hand:
        arm = self._arms[seat]
        return Hand(x, y, z, SIDES[seat], "pinch", arm.skin, arm.sleeve, scale=arm.scale, seed=arm.seed)

    def _cup(self, seat: str, rng: np.random.Generator) -> Cup:
        a = math.radians(SIDES[seat])
        w, h = self.board.size_mm
        away = (w if seat in ("left", "right") else h) / 2 + 165
        along = float(rng.choice([-1, 1]) * rng.uniform(60, 110))
        return Cup(away * math.cos(a) - along * math.sin(a), away * math.sin(a) + along * math.cos(a),
                   float(rng.uniform(0, 360)), str(rng.choice(["down", "lying"])), 34.0, 80.0)
