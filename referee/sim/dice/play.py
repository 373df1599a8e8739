"""Careless players of the dice game: rounds by the hundred, with the truth of every deed.

Why it exists: the umpire is measured on what people do wrong, and on what only looks wrong. Two seats lay at once, dice
roll beside a neighbour, are pushed, taken back with another face. What it does not do: draw, or read (`readers`).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import cos, dist, pi, sin

from referee.values.dice import COLOURS, SEATS, VALUES, parse_space_id, space_id

RULES = {
    "wrong_colour": ("DG-PLAY-2",), "before_predecessor": ("DG-PLAY-3",), "wrong_value": ("DG-PLAY-3",),
    "second_die": ("DG-PLAY-3",), "partial_reroll": ("DG-PLAY-6",), "turned_by_hand": ("DG-PLAY-7", "DG-PLAY-6"),
    "after_stop": ("DG-END-1",),
}
"""Each kind of fault, and the rules by which it may be named."""
MOST_MOMENTS = 120
"""Of a round: nearly all end before."""
LATE_RATE = 0.8
"""Share of the rounds of careless players in which somebody goes on after the stop."""
LATE_ROLLS = 6
"""How often they roll for a die that fits."""
COLUMN = 1.8
"""Width of a column of the board, in rows."""
EDGE = 0.65
"""Edge of a die, in rows: dice lie no nearer to each other."""


@dataclass(frozen=True)
class Lain:
    """A die as it lies: whose it is, its upper face, its space or None, where it lies in rows from the middle."""

    id: int
    owner: str
    colour: str
    pips: int
    at: tuple[float, float]
    space: str | None = None

    @property
    def seat(self) -> str:
        """The side of the board nearest to it."""
        x, y = self.at[0] / (2 * COLUMN), self.at[1] / 3
        if abs(y) >= abs(x):
            return "bottom" if y > 0 else "top"
        return "right" if x > 0 else "left"


@dataclass(frozen=True)
class Deed:
    """What somebody did, in the words of the truth files: `type` roll, place, removed, turn or stop.

    `before` and `after`: numbers of the pictures between which it happened. `about`: the id of an earlier deed.
    """

    id: int
    type: str
    player: str
    before: int
    after: int
    die: Lain | None = None
    fault: str | None = None
    about: int | None = None
    rolled: int = 0


def rules_of(deed: Deed) -> tuple[str, ...]:
    """The rules by which a fault may be named, none for what was lawful. One die rolled alone may fall where it lay."""
    if deed.fault == "partial_reroll" and deed.rolled == 1:
        return RULES["turned_by_hand"]
    return () if deed.fault is None else RULES[deed.fault]


@dataclass(frozen=True)
class Round:
    """A round: what lay there in each picture (the first one bare), what was done, and how it ended."""

    players: tuple[str, ...]
    each: dict[str, int]
    pictures: tuple[tuple[Lain, ...], ...]
    deeds: tuple[Deed, ...]
    caller: str | None

    @property
    def left(self) -> dict[str, int]:
        """Seat -> its dice that lie beside the board in the end."""
        return {s: sum(d.owner == s and d.space is None for d in self.pictures[-1]) for s in self.players}


@dataclass
class _Table:
    """A round in play."""

    rng: random.Random
    players: tuple[str, ...]
    dice: dict[int, Lain]
    pictures: list[tuple[Lain, ...]] = field(default_factory=lambda: [()])
    deeds: list[Deed] = field(default_factory=list)
    wrong: dict[int, int] = field(default_factory=dict)
    """Die that lies wrong -> the deed that laid it."""

    # what lies there

    def loose(self, seat: str) -> list[Lain]:
        return [d for d in self.dice.values() if d.owner == seat and d.space is None]

    def on(self, space: str) -> list[Lain]:
        return [d for d in self.dice.values() if d.space == space]

    def shut(self, colour: str) -> bool:
        """Whether something wrong lies in a row: nobody goes on there."""
        return any(self.dice[i].space is not None and parse_space_id(self.dice[i].space or "")[0] == colour
                   for i in self.wrong)

    def fits(self, die: Lain) -> bool:
        """Whether a loose die may be laid now."""
        return (not self.on(space_id(die.colour, die.pips)) and not self.shut(die.colour)
                and (die.pips == 1 or bool(self.on(space_id(die.colour, die.pips - 1)))))

    # what is done

    def tell(self, kind: str, player: str, die: Lain | None = None, fault: str | None = None,
             about: int | None = None, rolled: int = 0) -> Deed:
        last = len(self.pictures) - 1
        deed = Deed(len(self.deeds), kind, player, last, last + 1, die, fault, about, rolled)
        self.deeds.append(deed)
        return deed

    def picture(self) -> None:
        self.pictures.append(tuple(self.dice.values()))

    def throw(self, dice: list[Lain], player: str) -> None:
        """These dice fall anew before their player; now and then one beside a neighbour."""
        for die in dice:
            self.dice.pop(die.id)
        for die in dice:
            self.dice[die.id] = replace(die, pips=self.rng.choice(VALUES), at=self._free(player), space=None)

    def roll(self, player: str, dice: list[Lain], fault: str | None = None) -> None:
        self.throw(dice, player)
        self.tell("roll", player, fault=fault, rolled=len(dice))

    def lay(self, die: Lain, space: str, fault: str | None = None) -> None:
        column, value = parse_space_id(space)
        x, y = (COLUMNS.index(column) - 1.5) * COLUMN, value - 3.5
        side = -1 if not self.on(space) else 1
        at = (x + side * 0.4 + self.rng.uniform(-0.05, 0.05), y + self.rng.uniform(-0.15, 0.15))
        laid = self.dice[die.id] = replace(die, at=at, space=space)
        deed = self.tell("place", die.owner, laid, fault)
        if fault:
            self.wrong[die.id] = deed.id

    def take_back(self, die: Lain) -> None:
        """A wrong die goes back and may show anything; one that no picture showed goes back as it was: a face that
        changes without a throw is turned by hand (DG-PLAY-7)."""
        deed = self.wrong.pop(die.id)
        seen = self.deeds[deed].after < len(self.pictures)
        pips = self.rng.choice(VALUES) if seen and self.rng.random() < 0.3 else die.pips
        self.tell("removed", die.owner, die, about=deed)
        self.dice.pop(die.id)
        self.dice[die.id] = replace(die, at=self._free(die.owner), space=None, pips=pips)

    def push(self, seat: str) -> None:
        """A sleeve moves a die, which keeps its face."""
        if dice := self.loose(seat):
            die = self.rng.choice(dice)
            self.dice.pop(die.id)
            self.dice[die.id] = replace(die, at=self._free(seat, stray=0.0))

    def knock(self, seat: str) -> None:
        """A sleeve knocks a die over: it lies an edge farther and shows another face. No rule is broken."""
        if dice := self.loose(seat):
            die = self.rng.choice(dice)
            turn = self.rng.uniform(0, 2 * pi)
            at = (die.at[0] + EDGE * cos(turn), die.at[1] + EDGE * sin(turn))
            if all(dist(at, d.at) > EDGE for d in self.dice.values() if d.id != die.id):
                pips = self.rng.choice([v for v in VALUES if v not in (die.pips, 7 - die.pips)])
                self.dice[die.id] = replace(die, at=at, pips=pips)

    def _free(self, seat: str, stray: float = 0.004) -> tuple[float, float]:
        """Somewhere before a seat where no die lies."""
        if self.rng.random() < stray:
            seat = self.rng.choice([s for s in SEATS if s != seat])
        while True:
            along, out = self.rng.uniform(-2.6, 2.6), self.rng.uniform(0.9, 2.9)
            at = {"bottom": (along, 3 + out), "top": (along, -3 - out), "right": (3.6 + out, along),
                  "left": (-3.6 - out, along)}[seat]
            if all(dist(at, d.at) > EDGE for d in self.dice.values()):
                return at

    # one seat's turn in one moment

    def act(self, seat: str, faults: float) -> None:
        dice = self.loose(seat)
        if not dice:
            return
        mine = [d for i in self.wrong if (d := self.dice[i]).owner == seat]
        if mine and self.rng.random() < 0.7:
            self.take_back(mine[0])
            return
        if self.rng.random() < faults and self.err(seat, dice):
            return
        fitting = [d for d in dice if self.fits(d)]
        if fitting and self.rng.random() < 0.9:
            die = self.rng.choice(fitting)
            self.lay(die, space_id(die.colour, die.pips))
        elif not fitting and self.rng.random() < 0.9:
            self.roll(seat, dice)
        elif self.rng.random() < 0.3:
            self.rng.choice((self.push, self.knock))(seat)

    def err(self, seat: str, dice: list[Lain]) -> bool:
        """One fault of a kind that can be made now; False where none can."""
        ways = list(self._ways(seat, dice))
        if not ways:
            return False
        kind = self.rng.choice(sorted({w[0] for w in ways}))
        _, die, space = self.rng.choice([w for w in ways if w[0] == kind])
        if kind == "partial_reroll":
            self.roll(seat, self.rng.sample(dice, self.rng.randint(1, len(dice) - 1)), kind)
        elif kind == "turned_by_hand":
            pips = self.rng.choice([v for v in VALUES if v != die.pips])
            at = (die.at[0] + self.rng.uniform(-0.03, 0.03), die.at[1] + self.rng.uniform(-0.03, 0.03))
            self.dice[die.id] = replace(die, pips=pips, at=at)
            self.tell("turn", seat, self.dice[die.id], kind)
        else:
            self.lay(die, space, kind)
        return True

    def _ways(self, seat: str, dice: list[Lain]) -> Iterator[tuple[str, Lain, str]]:
        for die in dice:
            own = space_id(die.colour, die.pips)
            if len(dice) > 1:
                yield "partial_reroll", die, own
                yield "turned_by_hand", die, own
            if self.on(own) and not any(d.id in self.wrong for d in self.on(own)) and len(self.on(own)) == 1:
                yield "second_die", die, own
            if die.pips > 1 and not self.on(own) and not self.on(space_id(die.colour, die.pips - 1)) and (
                    not self.shut(die.colour)):
                yield "before_predecessor", die, own
            for colour in COLOURS:
                for value in VALUES:
                    space = space_id(colour, value)
                    lower = value == 1 or self.on(space_id(colour, value - 1))
                    if self.on(space) or not lower or self.shut(colour):
                        continue
                    if colour != die.colour:
                        yield "wrong_colour", die, space
                    elif value != die.pips:
                        yield "wrong_value", die, space


COLUMNS = COLOURS
"""The columns of the simulated board, from left to right."""


def play(seed: int, faults: float) -> Round:
    """A round of 2 to 4 careless players; `faults`: share of their acts that are against the rules (0..1)."""
    rng = random.Random(f"dice {seed}")
    players = tuple(rng.sample(SEATS, rng.randint(2, 4)))
    bag = [(colour, value) for colour in COLOURS for value in VALUES]
    rng.shuffle(bag)
    table = _Table(rng, players, {})
    for n, (colour, value) in enumerate(bag):
        owner = players[n % len(players)]
        table.dice[n] = Lain(n, owner, colour, value, (99.0 + n, 99.0))
    for seat in players:
        table.roll(seat, table.loose(seat))
    table.picture()
    caller = None
    while caller is None and len(table.pictures) < MOST_MOMENTS:
        at_once = rng.choices((1, 2, 3), (6, 3, 1))[0]
        for seat in rng.sample(players, min(at_once, len(players))):
            table.act(seat, faults)
            caller = next((s for s in players if not table.loose(s)
                           and not any(table.dice[i].owner == s for i in table.wrong)), None)
            if caller is not None:
                table.tell("stop", caller)
                break
        if rng.random() < 0.9 or caller is not None:
            table.picture()
    if caller is not None and faults and rng.random() < LATE_RATE:
        _too_late(table, caller)
    for die in [table.dice[i] for i in list(table.wrong)]:
        table.take_back(die)
    table.picture()
    each = {s: sum(d.owner == s for d in table.dice.values()) for s in players}
    return Round(players, each, tuple(table.pictures), tuple(table.deeds), caller)


def _too_late(table: _Table, caller: str) -> None:
    """Somebody lays a die after the stop; while none fits they go on rolling, as if they had not heard it."""
    for _ in range(LATE_ROLLS):
        for die in [d for d in table.dice.values() if d.space is None and d.owner != caller]:
            if table.fits(die):
                table.lay(die, space_id(die.colour, die.pips), "after_stop")
                table.picture()
                return
        left = [s for s in table.players if table.loose(s)]
        if not left:
            return
        seat = table.rng.choice(left)
        table.roll(seat, table.loose(seat))
        table.picture()
