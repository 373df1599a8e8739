"""A table of dice and rounds on it as a reader without fault tells them: no pictures.

The board lies upright in the middle of the picture, a space is 40 pixels wide and high; dice of a seat lie in lines at
its side.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from referee.geometry.camera import PlaneCamera
from referee.values.common import Quality
from referee.values.dice import COLOURS, SEATS, VALUES, DiceReading, DiceTable, DieSeen, Space, space_id

SIDE, WIDTH, HEIGHT, DIE = 40, 640, 480, 16
X0, Y0 = (WIDTH - len(COLOURS) * SIDE) / 2, (HEIGHT - len(VALUES) * SIDE) / 2
SURE = 0.999
ALL_SPACES = frozenset(space_id(colour, value) for colour in COLOURS for value in VALUES)


AWAY = 10
"""Pixels: so far aside lies every other throw, in the gaps of the one before."""


def corner(column: float, row: float) -> tuple[float, float]:
    return X0 + column * SIDE, Y0 + row * SIDE


def table() -> DiceTable:
    """Row 1 lies at the bottom; the camera looks straight down."""
    spaces = tuple(Space(colour, value, (corner(c, 6 - value), corner(c + 1, 6 - value), corner(c + 1, 7 - value),
                                         corner(c, 7 - value)), (200, 40, 40))
                   for c, colour in enumerate(COLOURS) for value in VALUES)
    far = 20.0
    camera = PlaneCamera(far * SIDE, (WIDTH / 2, HEIGHT / 2), 0.0, np.eye(3), np.array([0.0, 0.0, far]))
    return DiceTable(WIDTH, HEIGHT, spaces, (corner(0, 0), corner(4, 0), corner(4, 6), corner(0, 6)),
                     pixels_per_die=float(DIE), quality=Quality(True), camera=camera.to_dict())


PLACES = {"bottom": (200.0, 400.0, 1, 0), "top": (200.0, 80.0, 1, 0), "left": (120.0, 160.0, 0, 1),
          "right": (520.0, 160.0, 0, 1)}
"""Where a seat's dice begin, and which way their line goes."""


def place(seat: str, n: int, aside: tuple[float, float] = (0.0, 0.0)) -> tuple[float, float]:
    """Where the `n`th die of a seat lies; `aside`: pixels that this throw has it elsewhere."""
    x, y, right, down = PLACES[seat]
    return x + right * n * 20 + aside[0], y + down * n * 20 + aside[1]


def die(colour: str, pips: int | None, *, space: str | None = None, seat: str | None = None,
        at: tuple[float, float] | None = None, confidence: float = SURE) -> DieSeen:
    if at is None:
        assert space is not None
        column, value = COLOURS.index(space.split("-")[0]), int(space.split("-")[1])
        at = corner(column + 0.5, 6.5 - value)
    x, y = at
    return DieSeen(colour, pips, at, (x - DIE / 2, y - DIE / 2, x + DIE / 2, y + DIE / 2), confidence, space, seat,
                   ((x - WIDTH / 2) / SIDE, (y - HEIGHT / 2) / SIDE))


@dataclass
class Mine:
    """A die of a seat: what it shows, and where it lies."""

    colour: str
    pips: int
    at: tuple[float, float]


@dataclass
class Play:
    """A round as it is played: what lies on the board, and what each seat has left. `readings`: all moments so far."""

    seats: tuple[str, ...] = SEATS
    each: Mapping[str, int] = field(default_factory=dict)
    seed: int = 1
    step: float = 1.0
    board: list[tuple[str, str, int]] = field(default_factory=list)
    loose: dict[str, list[Mine]] = field(default_factory=dict)
    readings: list[tuple[float, DiceReading]] = field(default_factory=list)
    throws: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.choose = random.Random(self.seed)
        bag = [colour for colour in COLOURS for _ in VALUES]
        self.choose.shuffle(bag)
        for seat in self.seats:
            n = self.each.get(seat, len(COLOURS) * len(VALUES) // len(self.seats))
            self.loose[seat] = [Mine(bag.pop(), 1, (0, 0)) for _ in range(n)]
        self.readings.append((self.step, DiceReading()))
        for seat in self.seats:
            self.roll(seat, look=False)
        self.look()

    def roll(self, seat: str, *, look: bool = True) -> None:
        """All its dice fall elsewhere than they lay."""
        self.throws[seat] = far = AWAY - self.throws.get(seat, 0)
        for n, mine in enumerate(self.loose[seat]):
            mine.pips = self.choose.choice(VALUES)
            mine.at = place(seat, n, (self.choose.uniform(0, 3) + far, self.choose.uniform(0, 3)))
        if look:
            self.look()

    def look(self, *, hidden: Iterable[str] = (), hands: Iterable[str] = ()) -> DiceReading:
        lying = [die(colour, pips, space=space) for space, colour, pips in self.board]
        loose = [die(mine.colour, mine.pips, seat=seat, at=mine.at) for seat, all_ in self.loose.items()
                 for mine in all_]
        seen = DiceReading(dice=(*lying, *loose), hidden=frozenset(hidden), hands=frozenset(hands))
        self.readings.append((self.step * (len(self.readings) + 1), seen))
        return seen

    def fits(self, mine: Mine) -> bool:
        taken = {space for space, _, _ in self.board}
        return space_id(mine.colour, mine.pips) not in taken and (
            mine.pips == 1 or space_id(mine.colour, mine.pips - 1) in taken)

    def lay(self, seat: str, mine: Mine, space: str = "") -> None:
        self.loose[seat].remove(mine)
        self.board.append((space or space_id(mine.colour, mine.pips), mine.colour, mine.pips))
        self.look()

    def turn(self) -> None:
        """Somebody lays what fits, or rolls again."""
        for seat in self.choose.sample(self.seats, len(self.seats)):
            for mine in self.loose[seat]:
                if self.fits(mine):
                    self.lay(seat, mine)
                    return
        self.roll(self.choose.choice([seat for seat in self.seats if self.loose[seat]]))

    def until(self, left: int) -> Play:
        """Play until somebody has so many dice left."""
        while all(len(mine) > left for mine in self.loose.values()):
            self.turn()
        return self

    @property
    def left(self) -> dict[str, int]:
        return {seat: len(mine) for seat, mine in self.loose.items()}


BLIND = DiceReading(hidden=ALL_SPACES, hands=frozenset(SEATS))


