"""What lies on a simulated table of dice, and where: dice, cups, hands, things of other games.

Why: a reader must meet every way in which dice come to lie. What this module does not do: play by the rules, or paint.

World: mm, the board's middle is the origin, x along its rows, y towards row 1, z up.
"""

from __future__ import annotations

import colorsys
from dataclasses import dataclass

import numpy as np

from referee.sim.common.hands import POSES, SKINS, SLEEVES
from referee.sim.common.things import Clutter, Hand
from referee.sim.dice import solid
from referee.sim.dice.looks import HUES, BoardLook, DiceStyle, DieLook, sample_die
from referee.sim.dice.solid import Vectors
from referee.values.dice import COLOURS, OTHER, VALUES, space_id

COCKED = 0.12
"""Radians from which a die leans."""


@dataclass(frozen=True, eq=False)
class LyingDie:
    """A die at `x`, `y` (mm), its middle `z` above the table; `turn` (3, 3) from its own frame to the world.

    `state`: flat, cocked (leaning), straddles (two spaces), in_hand. `base`: height of what it lies on.
    """

    colour: str
    pips: int
    look: DieLook
    x: float
    y: float
    z: float
    turn: Vectors
    space: str | None = None
    state: str = "flat"
    base: float = 0.0

    @property
    def half(self) -> float:
        return self.look.edge_mm / 2

    @property
    def corners(self) -> Vectors:
        """(8, 3) world mm of its box; (4, 3) of its upper face come from `top`."""
        signs = np.array([[a, b, c] for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)], np.float32)
        out: Vectors = signs @ self.turn.T * self.half + np.array([self.x, self.y, self.z], np.float32)
        return out

    @property
    def top(self) -> Vectors:
        out: Vectors = solid.top_face(self.pips, self.look.mirrored) @ self.turn.T * self.half + np.array(
            [self.x, self.y, self.z], np.float32)
        return out


@dataclass(frozen=True)
class Cup:
    """A dice cup, upside down, upright or lying; `turn` degrees."""

    x: float
    y: float
    turn: float
    pose: str
    radius: float = 38.0
    height: float = 88.0


@dataclass(frozen=True)
class Flat:
    """Something flat of another game: a card, a token, a chip. `outline` (N, 2) mm, its colour and its print."""

    outline: np.ndarray
    rgb: tuple[int, int, int]
    ink: tuple[int, int, int]
    dots: tuple[tuple[float, float, float], ...] = ()

    @property
    def middle(self) -> tuple[float, float]:
        x, y = self.outline.mean(axis=0).tolist()
        return x, y


@dataclass(frozen=True)
class DiceScene:
    """All of it."""

    dice: tuple[LyingDie, ...] = ()
    cups: tuple[Cup, ...] = ()
    clutter: tuple[Clutter, ...] = ()
    flats: tuple[Flat, ...] = ()
    hands: tuple[Hand, ...] = ()
    invisible: int = 0


@dataclass(frozen=True)
class Thrown:
    """A die and the face that it shows."""

    colour: str
    pips: int
    look: DieLook


def lying(rng: np.random.Generator, thrown: Thrown, at: tuple[float, float], base: float = 0.0, lean: float = 0.0,
          space: str | None = None) -> LyingDie:
    """A die at a place (mm), turned at random; `base`: height of what it lies on; `lean` in radians."""
    look = thrown.look
    turn = solid.turned(thrown.pips, float(rng.uniform(0, 2 * np.pi)), look.mirrored,
                        (float(rng.uniform(0, 6.283)), lean))
    low = float((np.array([[a, b, c] for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]) @ turn.T)[:, 2].min())
    z = base - low * look.edge_mm / 2 * (1.0 if lean == 0 else 0.97)
    return LyingDie(thrown.colour, thrown.pips, look, *at, z, turn, space, "cocked" if lean > COCKED else "flat", base)


def _apart(dice: list[LyingDie], x: float, y: float, edge: float, factor: float) -> bool:
    return all((d.x - x) ** 2 + (d.y - y) ** 2 > (factor * (d.look.edge_mm + edge) / 2) ** 2 for d in dice)


def on_space(rng: np.random.Generator, board: BoardLook, look: DieLook, colour: str, pips: int,
             space: tuple[str, int], aside: bool = False) -> LyingDie:
    """A die laid on a space, not quite in its middle; `aside`: leaving room for a second one."""
    x, y = board.middle(*space)
    room = np.maximum((np.array(board.space_mm) - look.edge_mm) / 2, 1.0)
    dx, dy = np.clip(rng.normal(0, 0.4, 2), -1, 1) * room
    if aside:
        dx = float(np.sign(dx) or 1) * room[0] * 0.95
    return lying(rng, Thrown(colour, pips, look), (x + float(dx), y + float(dy)), board.thick_mm,
                 space=space_id(*space))


def loose(rng: np.random.Generator, dice: list[LyingDie], colour: str, look: DieLook, middle: tuple[float, float],
          spread: float, touching: bool) -> LyingDie | None:
    """A die thrown near a place among the others; `touching` dice may lie side by side. None where there is no room."""
    for _ in range(30):
        x, y = rng.normal(middle, spread)
        if _apart(dice, x, y, look.edge_mm, 1.02 if touching else 1.35):
            lean = float(rng.uniform(0.2, 0.75)) if rng.random() < 0.05 else 0.0
            return lying(rng, Thrown(colour, int(rng.integers(1, 7)), look), (float(x), float(y)), lean=lean)
    return None


def game_scene(rng: np.random.Generator, style: DiceStyle, bare: bool = False) -> DiceScene:
    """The board in play or at the end of a round, with mistakes; nothing on it where `bare`."""
    board = style.board
    assert board is not None
    w, h = board.size_mm
    dice: list[LyingDie] = []
    rest: list[str] = []
    fill = rng.random()
    if not bare:
        for colour in COLOURS:
            count = int(rng.binomial(6, fill))
            for value in VALUES[:count]:
                pips, column, row = value, colour, value
                fault = rng.random()
                if fault < 0.03:
                    pips = int(rng.integers(1, 7))
                elif fault < 0.06:
                    column = str(rng.choice(COLOURS))
                elif fault < 0.09:
                    row = int(rng.integers(1, 7))
                there = any(d.space == space_id(column, row) for d in dice)
                die = on_space(rng, board, style.dice[colour], colour, pips, (column, row), aside=there)
                if _apart(dice, die.x, die.y, die.look.edge_mm, 1.02):
                    dice.append(die)
            rest += [colour] * (6 - count)
    hidden = 0
    seats = [(0, -h / 2 - 55), (w / 2 + 55, 0), (0, h / 2 + 55), (-w / 2 - 55, 0)]
    used = rng.permutation(4)[:int(rng.integers(2, 5))]
    near = rng.random() < 0.5
    for colour in rest if not bare else []:
        if rng.random() < 0.06:
            hidden += 1
            continue
        seat = seats[int(rng.choice(used))]
        fell = loose(rng, dice, colour, style.dice[colour], seat, 22 if near else 38, bool(rng.random() < 0.35))
        if fell is not None and (abs(fell.x) > w / 2 + 9 or abs(fell.y) > h / 2 + 9):
            dice.append(fell)
    if rng.random() < 0.15:
        foreign = loose(rng, dice, OTHER, style.foreign[0], seats[int(rng.choice(used))], 45, False)
        if foreign is not None and (abs(foreign.x) > w / 2 + 9 or abs(foreign.y) > h / 2 + 9):
            dice.append(foreign)
    cups = _cups(rng, dice, w, h, int(rng.integers(0, 4)))
    clutter = _clutter(rng, max(w, h) / 2 + 110, int(rng.integers(0, 3)))
    hands = (_hand(rng, float(rng.normal(0, w / 3)), float(rng.normal(0, h / 3))),) if rng.random() < 0.14 else ()
    return DiceScene(tuple(dice), cups, clutter, (), hands, hidden)


def free_scene(rng: np.random.Generator, style: DiceStyle) -> DiceScene:
    """Any dice on a table: of one make or mixed, alone, in heaps, among the pieces of other games."""
    dice: list[LyingDie] = []
    count = int(rng.choice([rng.integers(1, 7), rng.integers(6, 16), rng.integers(16, 32)], p=[0.35, 0.4, 0.25]))
    mixed = rng.random() < 0.7
    makes = [sample_die(rng, str(rng.choice([*COLOURS, OTHER]))) for _ in range(count if mixed else 1)]
    spread = float(rng.uniform(25, 75))
    for k in range(count):
        look = makes[k % len(makes)]
        name = _named(look)
        die = loose(rng, dice, name, look, (0, 0), spread, bool(rng.random() < 0.4))
        if die is not None:
            dice.append(die)
    flats = tuple(_flat(rng) for _ in range(int(rng.integers(0, 14)))) if rng.random() < 0.5 else ()
    flats = tuple(f for f in flats if _apart(dice, *f.middle, 26, 1.2))
    clutter = _clutter(rng, 120, int(rng.integers(0, 3)))
    small = []
    if rng.random() < 0.4:  # cubes, blocks and pawns: what is no die
        for _ in range(int(rng.integers(1, 9))):
            x, y = rng.uniform(-110, 110, 2)
            if _apart(dice, x, y, 16, 1.5):
                rgb = tuple(int(v) for v in rng.integers(20, 240, 3))
                kind = str(rng.choice(["cube", "pawn", "disc"]))
                small.append(Clutter(kind, float(x), float(y), float(rng.uniform(0, 360)), (rgb[0], rgb[1], rgb[2]),
                                     float(rng.uniform(0.7, 1.4))))
    hands = (_hand(rng, *(float(v) for v in rng.normal(0, 60, 2))),) if rng.random() < 0.1 else ()
    return DiceScene(tuple(dice), (), (*clutter, *small), flats, hands)


def rows_scene(rng: np.random.Generator, style: DiceStyle) -> DiceScene:
    """All dice of a style in four rows, a row a colour in any order, each from one to six: to be taught by."""
    pitch = style.dice["red"].edge_mm * 1.9
    dice = []
    for r, colour in enumerate(rng.permutation(COLOURS).tolist()):
        for c, pips in enumerate(VALUES):
            x, y = (c - 2.5) * pitch, (1.5 - r) * pitch
            at = (x + float(rng.normal(0, 0.06 * pitch)), y + float(rng.normal(0, 0.06 * pitch)))
            dice.append(lying(rng, Thrown(colour, pips, style.dice[colour]), at))
    return DiceScene(tuple(dice))


def _named(look: DieLook) -> str:
    """The colour name of a body by its hue, as the makes are drawn."""

    h, s, v = colorsys.rgb_to_hsv(*(c / 255 for c in look.rgb))
    if s < 0.6 or v < 0.3:
        return OTHER
    for name, (low, high) in HUES.items():
        if name != OTHER and (low - 3 <= h * 360 <= high + 3 or low - 3 <= h * 360 + 360 <= high + 3):
            return name
    return OTHER


def _cups(rng: np.random.Generator, dice: list[LyingDie], w: float, h: float, count: int) -> tuple[Cup, ...]:
    out: list[Cup] = []
    for _ in range(count * 6):
        a, r = rng.uniform(0, 6.283), max(w, h) / 2 + rng.uniform(45, 150)
        x, y = r * np.cos(a), r * np.sin(a)
        clear = all(np.hypot(d.x - x, d.y - y) > 52 for d in dice)
        if clear and all(np.hypot(c.x - x, c.y - y) > 110 for c in out) and (
                abs(x) > w / 2 + 42 or abs(y) > h / 2 + 42):
            out.append(Cup(float(x), float(y), float(rng.uniform(0, 360)),
                           str(rng.choice(["down", "up", "lying"], p=[0.5, 0.15, 0.35])),
                           float(rng.uniform(30, 42)), float(rng.uniform(70, 100))))
        if len(out) == count:
            break
    return tuple(out)


def _clutter(rng: np.random.Generator, away: float, count: int) -> tuple[Clutter, ...]:
    out = []
    for _ in range(count):
        a, r = rng.uniform(0, 6.283), away + rng.uniform(60, 200)
        rgb = tuple(int(v) for v in rng.integers(20, 235, 3))
        out.append(Clutter(str(rng.choice(["mug", "pen", "box", "phone", "notepad"])), float(r * np.cos(a)),
                           float(r * np.sin(a)), float(rng.uniform(0, 360)), (rgb[0], rgb[1], rgb[2])))
    return tuple(out)


def _flat(rng: np.random.Generator) -> Flat:
    x, y = rng.uniform(-120, 120, 2)
    kind = rng.random()
    if kind < 0.35:
        angles = np.linspace(0, 6.283, 24)[:-1]
        outline = np.column_stack([np.cos(angles), np.sin(angles)]) * rng.uniform(6, 15)
    else:
        w, h = rng.uniform(6, 14, 2) if kind < 0.75 else rng.uniform(18, 45, 2)
        outline = np.array([[-w, -h], [w, -h], [w, h], [-w, h]])
    a = rng.uniform(0, 6.283)
    outline = outline @ np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]]) + [x, y]
    rgb, ink = (tuple(int(v) for v in rng.integers(10, 245, 3)) for _ in range(2))
    dots = tuple((float(x + rng.uniform(-8, 8)), float(y + rng.uniform(-8, 8)), float(rng.uniform(0.8, 3)))
                 for _ in range(int(rng.integers(0, 6))))
    return Flat(outline, (rgb[0], rgb[1], rgb[2]), (ink[0], ink[1], ink[2]), dots)


def _hand(rng: np.random.Generator, x: float, y: float) -> Hand:
    sleeve = SLEEVES[int(rng.integers(len(SLEEVES)))] if rng.random() < 0.7 else None
    return Hand(x, y, float(rng.uniform(12, 60)), float(rng.uniform(0, 360)), str(rng.choice(sorted(POSES))),
                SKINS[int(rng.integers(len(SKINS)))], sleeve, scale=float(rng.uniform(0.8, 1.1)),
                left=bool(rng.random() < 0.3), seed=int(rng.integers(2**31)))
