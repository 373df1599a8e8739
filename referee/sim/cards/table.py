"""The simulated table of cards: who has what open, what lies in the centre, where hands are, and what a picture shows.

Why it exists: players (`play`) act on it. What it does not do: decide what anybody does.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from math import dist, pi

from referee.sim.cards.round import Deed, Lain, Picture, Reach
from referee.values.cards import OWNERS, Box, card_name

HIGHEST = 10
PACKET = 3
FIELD = (5.0, 3.2)
"""Half of the centre across and down, in short sides of a card."""
LINE = 1.6
"""So far beyond the field is the middle of a player's line."""
APART = 1.75
"""Piles are begun no nearer to each other."""
HAND = 0.9
"""Half of a hand's box."""


def before(seat: str, along: float) -> tuple[float, float]:
    """A place in a seat's line, `along` to the right as its player sees it; short sides from the table's middle."""
    far = FIELD[1] + LINE if seat in ("bottom", "top") else FIELD[0] + LINE
    return {"bottom": (along, far), "top": (-along, -far), "right": (far, -along), "left": (-far, along)}[seat]


@dataclass
class Card:
    """One card: whose, what it shows, and how it lies where it was put last."""

    owner: str
    colour: str
    number: int
    at: tuple[float, float] = (0.0, 0.0)
    turn: float = 0.0
    down: bool = False

    @property
    def name(self) -> str:
        return card_name(self.colour, self.number)


@dataclass
class Player:
    seat: str
    owner: str
    row: list[Card | None] = field(default_factory=list)
    stack: list[Card] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    waste: list[Card] = field(default_factory=list)
    busy: bool = False

    def open(self) -> Iterator[tuple[Card, str]]:
        """The cards that may be laid, and from where."""
        yield from ((card, "row") for card in self.row if card is not None)
        if self.stack:
            yield self.stack[-1], "stack"
        if self.waste:
            yield self.waste[-1], "waste"

    def place(self, what: str, slot: int = 0) -> tuple[float, float]:
        """Where a card of this place lies, in short sides from the table's middle."""
        along = {"row": slot - (len(self.row) - 1) / 2, "stack": -(len(self.row) + 1) / 2 - 0.3,
                 "waste": (len(self.row) + 1) / 2 + 0.3, "hand": (len(self.row) + 1) / 2 + 1.7}[what] * 1.12
        return before(self.seat, along)


class Table:
    """A round in play."""

    def __init__(self, rng: random.Random, rules: str, seats: tuple[str, ...]) -> None:
        self.rng, self.rules = rng, rules
        self.players = [Player(seat, OWNERS[n]) for n, seat in enumerate(seats)]
        self.piles: dict[int, list[Card]] = {}
        self.deeds: list[Deed] = []
        self.wrong: dict[int, tuple[Deed, Card, Player, str]] = {}
        """Pile on which something wrong lies -> what laid it, and from where it came."""
        self.reaches: list[Reach] = []
        self.spread: list[Card] = []
        """Cards that slid off their piles or were knocked over: they lie beside them."""
        self.stop: float | None = None
        self.caller: str | None = None
        self._queue: list[tuple[float, int, Callable[[float], None]]] = []
        self._n = 0

    def later(self, t: float, act: Callable[[float], None]) -> None:
        self._n += 1
        heapq.heappush(self._queue, (t, self._n, act))

    def until(self, t: float) -> None:
        while self._queue and self._queue[0][0] <= t:
            when, _, act = heapq.heappop(self._queue)
            act(when)

    def put(self, card: Card, at: tuple[float, float], untidy: float = 0.04) -> None:
        """The card comes to lie there, not quite straight."""
        card.at = at[0] + self.rng.gauss(0, untidy), at[1] + self.rng.gauss(0, untidy)
        card.turn = self.rng.gauss(0, 0.06) + (pi / 2 if abs(at[0]) > FIELD[0] + 1 else 0.0)
        card.down = False

    def tell(self, kind: str, player: Player, begun: float, t: float, **said: object) -> Deed:
        deed = Deed(len(self.deeds), kind, player.seat, begun, t)
        for name, value in said.items():
            setattr(deed, name, value)
        self.deeds.append(deed)
        return deed

    def fits(self, card: Card) -> int | None:
        """The pile on which a card may be laid, -1 for a new one, None for none."""
        if card.number == 1:
            return -1
        for number, pile in self.piles.items():
            if pile and number not in self.wrong and (pile[-1].colour, pile[-1].number + 1) == (
                    card.colour, card.number) and not any(c.owner + c.name == "" for c in pile):
                return number
        return None

    def pick(self, player: Player, card: Card) -> str:
        """The card leaves its place."""
        if card in player.row:
            slot = player.row.index(card)
            player.row[slot] = None
            return "row"
        if player.stack and card is player.stack[-1]:
            player.stack.pop()
            return "stack"
        player.waste.remove(card)
        return "waste"

    def put_back(self, player: Player, card: Card, source: str, slot: int) -> None:
        if source == "row":
            slot = slot if player.row[slot] is None else next(k for k, c in enumerate([*player.row, None]) if c is None)
            if slot == len(player.row):
                player.waste.append(card)
                self.put(card, player.place("waste"), 0.07)
                return
            player.row[slot] = card
            self.put(card, player.place("row", slot))
        else:
            (player.stack if source == "stack" else player.waste).append(card)
            self.put(card, player.place(source))

    def empty(self, player: Player, t: float) -> None:
        """The last card of the stack is gone: in 999 Games that ends the round at once."""
        if not player.stack and self.stop is None and not any(who is player for _, _, who, _ in self.wrong.values()):
            delay = 0.3 if self.rules == "CG" else self.rng.uniform(0.4, 3.0)
            self.stop, self.caller = t + delay, player.seat
            self.tell("stop", player, t + delay, t + delay)

    def free(self) -> tuple[float, float]:
        """Somewhere in the centre where no pile lies."""
        others = [p[-1].at for p in self.piles.values() if p] + [r.to for r in self.reaches[-8:]]
        best, room = (0.0, 0.0), -1.0
        for _ in range(200):
            at = self.rng.uniform(-FIELD[0], FIELD[0]), self.rng.uniform(-FIELD[1], FIELD[1])
            free = min((dist(at, other) for other in others), default=APART)
            if free > room:
                best, room = at, free
            if room >= APART:
                break
        return best

    def new(self, player: Player, card: Card, at: tuple[float, float], source: str, begun: float, t: float,
             fault: str | None) -> None:
        number = len(self.piles)
        self.put(card, at, 0.0)
        card.turn = self.rng.uniform(-0.5, 0.5)
        self.piles[number] = [card]
        deed = self.tell("card", player, begun, t, card=card.name, pile=number, source=source, fault=fault)
        if fault:
            self.wrong[number] = deed, card, player, source
        self.empty(player, t)

    def turn_over(self, player: Player, t: float) -> None:
        if not player.hand:
            player.hand, player.waste = player.waste[::-1], []
            if self.rules == "CG":
                self.rng.shuffle(player.hand)
            return
        for _ in range(min(PACKET, len(player.hand))):
            card = player.hand.pop()
            self.put(card, player.place("waste"), 0.07)
            player.waste.append(card)
        self.tell("turn", player, t, t, card=player.waste[-1].name)

    def picture(self, t: float) -> Picture:
        cards: list[Lain] = []
        for number, pile in self.piles.items():
            if pile:
                cards.append(lain(pile[-1], "centre", None, number, len(pile)))
        cards += [lain(card, "centre", None, None, 1) for card in self.spread]
        for player in self.players:
            cards += [lain(card, "row", player.seat) for card in player.row if card is not None]
            for place in ("stack", "waste", "hand"):
                there: list[Card] = getattr(player, place)
                if there:
                    cards.append(replace(lain(there[-1], place, player.seat), size=len(there)))
            if player.hand:
                cards[-1] = replace(cards[-1], at=player.place("hand"), down=True)
        hands, held = [], []
        for reach in self.reaches:
            if reach.begun <= t < reach.done:
                share = reach.share(t)
                x, y = reach.at(t)
                box: Box = (x - HAND, y - HAND, x + HAND, y + HAND)
                hands.append(box)
                if reach.card is not None and share < 1.0:
                    held.append(replace(reach.card, at=(x, y), turn=share, down=False))
        return Picture(t, tuple(cards), tuple(hands), tuple(held))


def lain(card: Card, place: str, seat: str | None, pile: int | None = None, size: int = 1) -> Lain:
    return Lain(card.owner, card.colour, card.number, place, card.at, card.turn, seat, pile, card.down, size)
