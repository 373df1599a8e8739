"""Careless players of the card games: rounds by the hundred, with the truth of every deed.

Why it exists: the umpire is measured on what people do wrong, and on what only looks wrong. All play at once, hands
reach over the table, cards are laid by two at the same time, slide, are knocked over and put back. What it does not do:
draw, or read.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from math import dist, pi

from referee.sim.cards.round import Deed, Lain, Picture, Round
from referee.values.cards import COLOURS, NUMBERS, OWNERS, SEATS, Box, card_name

HIGHEST = 10
STACK = 10
PACKET = 3
LONGEST = 150.0
"""Seconds; nearly all rounds end before."""
FIELD = (5.0, 3.2)
"""Half of the centre across and down, in short sides of a card."""
APART = 1.75
"""Piles are begun no nearer to each other."""
HAND = 0.9
"""Half of a hand's box."""
Card = tuple[str, int]


@dataclass
class _Card:
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
class _Player:
    seat: str
    owner: str
    row: list[_Card | None] = field(default_factory=list)
    stack: list[_Card] = field(default_factory=list)
    hand: list[_Card] = field(default_factory=list)
    waste: list[_Card] = field(default_factory=list)
    busy: bool = False

    def open(self) -> Iterator[tuple[_Card, str]]:
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
        far = FIELD[1] + 1.6 if self.seat in ("bottom", "top") else FIELD[0] + 1.6
        return {"bottom": (along, far), "top": (-along, -far), "right": (far, -along), "left": (-far, along)}[self.seat]


@dataclass
class _Reach:
    """A hand over the table from `begun` to `done`, towards a place, and what it holds."""

    begun: float
    done: float
    start: tuple[float, float]
    to: tuple[float, float]
    card: _Card | None


class _Table:
    """A round in play."""

    def __init__(self, rng: random.Random, rules: str, seats: tuple[str, ...], faults: float) -> None:
        self.rng, self.rules, self.faults = rng, rules, faults
        self.players = [_Player(seat, OWNERS[n]) for n, seat in enumerate(seats)]
        self.piles: dict[int, list[_Card]] = {}
        self.deeds: list[Deed] = []
        self.wrong: dict[int, tuple[Deed, _Card, _Player, str]] = {}
        """Pile on which something wrong lies -> what laid it, and from where it came."""
        self.reaches: list[_Reach] = []
        self.spread: list[_Card] = []
        """Cards that slid off their piles or were knocked over: they lie beside them."""
        self.stop: float | None = None
        self.caller: str | None = None
        self.size = 0
        self._queue: list[tuple[float, int, Callable[[float], None]]] = []
        self._n = 0
        self._deal()

    # time

    def later(self, t: float, act: Callable[[float], None]) -> None:
        self._n += 1
        heapq.heappush(self._queue, (t, self._n, act))

    def until(self, t: float) -> None:
        while self._queue and self._queue[0][0] <= t:
            when, _, act = heapq.heappop(self._queue)
            act(when)

    # the start

    def _deal(self) -> None:
        n = len(self.players)
        size = self.size = {2: 5, 3: 4 if self.rules == "CG" else 3}.get(n, 3)
        for player in self.players:
            cards = [_Card(player.owner, c, k) for c in COLOURS for k in NUMBERS]
            self.rng.shuffle(cards)
            extra = self.rng.random() < self.faults / 2
            player.row = [cards.pop() for _ in range(size + extra)]
            player.stack = [cards.pop() for _ in range(STACK)]
            player.hand = cards
            for slot, card in enumerate(player.row):
                assert card is not None
                self.put(card, player.place("row", slot))
            for card in player.stack:
                self.put(card, player.place("stack"))
            if extra:
                self.tell("setup", player, 0.0, 0.0, fault="row_size")
            self.later(self.rng.uniform(2.5, 4.5), self._turn_of(player))

    def put(self, card: _Card, at: tuple[float, float], untidy: float = 0.04) -> None:
        """The card comes to lie there, not quite straight."""
        card.at = at[0] + self.rng.gauss(0, untidy), at[1] + self.rng.gauss(0, untidy)
        card.turn = self.rng.gauss(0, 0.06) + (pi / 2 if abs(at[0]) > FIELD[0] + 1 else 0.0)
        card.down = False

    def tell(self, kind: str, player: _Player, begun: float, t: float, **said: object) -> Deed:
        deed = Deed(len(self.deeds), kind, player.seat, begun, t)
        for name, value in said.items():
            setattr(deed, name, value)
        self.deeds.append(deed)
        return deed

    # what may be done

    def fits(self, card: _Card) -> int | None:
        """The pile on which a card may be laid, -1 for a new one, None for none."""
        if card.number == 1:
            return -1
        for number, pile in self.piles.items():
            if pile and number not in self.wrong and (pile[-1].colour, pile[-1].number + 1) == (
                    card.colour, card.number) and not any(c.owner + c.name == "" for c in pile):
                return number
        return None

    def _turn_of(self, player: _Player) -> Callable[[float], None]:
        def act(t: float) -> None:
            pause = self.rng.uniform(0.5, 2.2)
            if t < LONGEST and (self.stop is None or t < self.stop + 4):
                pause += self._act(player, t)
                self.later(t + pause, act)
        return act

    def _act(self, player: _Player, t: float) -> float:
        """One action; how long it takes."""
        rng = self.rng
        own = [n for n, (_, _, who, _) in self.wrong.items() if who is player]
        if own and rng.random() < 0.6:
            return self._take_back(player, own[0], t)
        if self.stop is not None and t >= self.stop:
            return self._too_late(player, t)
        if rng.random() < self.faults and (took := self._err(player, t)):
            return took
        if rng.random() < 0.02:
            self._disturb(player, t)
        gaps = [slot for slot, card in enumerate(player.row) if card is None]
        if gaps and player.stack and rng.random() < 0.8:
            return self._fill(player, gaps[0], t)
        fitting = [(card, source) for card, source in player.open() if self.fits(card) is not None]
        if fitting and rng.random() < 0.95:
            card, source = min(fitting, key=lambda f: (f[1] != "stack", f[1] != "row"))
            return self._lay(player, card, source, self.fits(card) or 0, t)
        self._turn_over(player)
        return 0.4

    def _turn_over(self, player: _Player) -> None:
        if not player.hand:
            player.hand, player.waste = player.waste[::-1], []
            if self.rules == "CG":
                self.rng.shuffle(player.hand)
            return
        for _ in range(min(PACKET, len(player.hand))):
            card = player.hand.pop()
            self.put(card, player.place("waste"), 0.07)
            player.waste.append(card)

    def _pick(self, player: _Player, card: _Card) -> str:
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

    def _lay(self, player: _Player, card: _Card, source: str, number: int, t: float, fault: str | None = None,
             down: bool | None = None) -> float:
        took = self.rng.uniform(0.35, 0.9)
        at = self._free() if number < 0 or not self.piles[number] else self.piles[number][-1].at
        slot = player.row.index(card) if card in player.row else 0
        self._pick(player, card)
        self.reaches.append(_Reach(t, t + took + 0.25, player.place(source, slot), at, card))

        def land(now: float) -> None:
            onto = self.piles[number][-1] if number >= 0 and self.piles[number] else None
            late = self.stop is not None and now > self.stop and (self.rules == "CG" or t > self.stop)
            same = onto is not None and (onto.colour, onto.number) == (card.colour, card.number)
            if fault is None and (late or same or (number >= 0 and onto is None) or (
                    onto is not None and (onto.colour, onto.number + 1) != (card.colour, card.number))):
                if self.rng.random() < 0.85 or number < 0 or not same:
                    self._put_back(player, card, source, slot)
                    return
                self._new(player, card, (at[0] + 1.15, at[1]), source, t, now, None)  # both stay (CW-2.5.1)
                return
            if number < 0:
                self._new(player, card, at, source, t, now, fault or ("after_stop" if late else None))
                return
            self.put(card, at, 0.08)
            card.down = (card.number == HIGHEST and self.rules == "CW") if down is None else down
            self.piles[number].append(card)
            deed = self.tell("card", player, t, now, card=card.name, onto=None if onto is None else onto.name,
                             pile=number, source=source, fault=fault)
            if fault:
                self.wrong[number] = deed, card, player, source
            self._empty(player, now)

        self.later(t + took, land)
        return took + 0.25

    def _new(self, player: _Player, card: _Card, at: tuple[float, float], source: str, begun: float, t: float,
             fault: str | None) -> None:
        number = len(self.piles)
        self.put(card, at, 0.0)
        card.turn = self.rng.uniform(-0.5, 0.5)
        self.piles[number] = [card]
        deed = self.tell("card", player, begun, t, card=card.name, pile=number, source=source, fault=fault)
        if fault:
            self.wrong[number] = deed, card, player, source
        self._empty(player, t)

    def _put_back(self, player: _Player, card: _Card, source: str, slot: int) -> None:
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

    def _take_back(self, player: _Player, number: int, t: float) -> float:
        deed, card, _, source = self.wrong[number]
        if not self.piles[number] or self.piles[number][-1] is not card:
            del self.wrong[number]
            return 0.1
        took = self.rng.uniform(0.4, 0.9)
        self.reaches.append(_Reach(t, t + took + 0.2, card.at, player.place(source), card))
        self.piles[number].pop()
        deed.taken_back = True
        del self.wrong[number]

        def land(now: float) -> None:
            self.tell("removed", player, t, now, card=card.name, pile=number, about=deed.id)
            self._put_back(player, card, source, 0)

        self.later(t + took, land)
        return took + 0.2

    def _fill(self, player: _Player, slot: int, t: float) -> float:
        card = player.stack.pop()
        player.row[slot] = card
        self.put(card, player.place("row", slot))
        self.reaches.append(_Reach(t - 0.1, t + 0.2, player.place("stack"), player.place("row", slot), None))
        self.tell("row", player, t - 0.1, t, card=card.name, source="stack")
        self._empty(player, t)
        return 0.3

    def _empty(self, player: _Player, t: float) -> None:
        """The last card of the stack is gone: in 999 Games that ends the round at once."""
        if not player.stack and self.stop is None and not any(who is player for _, _, who, _ in self.wrong.values()):
            delay = 0.3 if self.rules == "CG" else self.rng.uniform(0.4, 3.0)
            self.stop, self.caller = t + delay, player.seat
            self.tell("stop", player, t + delay, t + delay)

    def _free(self) -> tuple[float, float]:
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

    # what goes wrong

    def _err(self, player: _Player, t: float) -> float:
        """One fault of a kind that can be made now; 0 where none can."""
        ways = list(self._ways(player))
        if not ways:
            return 0.0
        kind = self.rng.choice(sorted({w[0] for w in ways}))
        _, card, source, number = self.rng.choice([w for w in ways if w[0] == kind])
        if kind == "stop_early":
            self.stop, self.caller = t, player.seat
            self.tell("stop", player, t, t, fault=kind)
            return 1.0
        if kind == "row_not_from_stack":
            slot = player.row.index(None)
            player.waste.pop()
            player.row[slot] = card
            self.put(card, player.place("row", slot))
            self.reaches.append(_Reach(t - 0.1, t + 0.2, player.place("waste"), player.place("row", slot), None))
            self.tell("row", player, t - 0.1, t, card=card.name, source="waste", fault=kind)
            return 0.3
        down = (self.rules == "CG") if kind == "ten_wrong_way" else None
        return self._lay(player, card, source, number, t, kind, down)

    def _ways(self, player: _Player) -> Iterator[tuple[str, _Card, str, int]]:
        gap = None in player.row
        for card, source in player.open():
            if gap and source == "waste" and player.stack:
                yield "row_not_from_stack", card, source, -1
            if card.number > 1:
                yield "lone_not_one", card, source, -1
            for number, pile in self.piles.items():
                if not pile or number in self.wrong or pile[-1].number == HIGHEST:
                    continue
                top = pile[-1]
                if top.colour != card.colour:
                    yield "wrong_colour", card, source, number
                elif card.number > top.number + 1:
                    yield "number_jump", card, source, number
                elif card.number <= top.number:
                    yield "number_falls", card, source, number
                elif card.number == HIGHEST and top.number == HIGHEST - 1:
                    yield "ten_wrong_way", card, source, number
        if 1 < len(player.stack) < 4 and self.stop is None:
            yield "stop_early", player.stack[-1], "stack", -1

    def _too_late(self, player: _Player, t: float) -> float:
        """Somebody did not hear the call."""
        fitting = [(card, source) for card, source in player.open() if self.fits(card) is not None]
        if fitting and self.rng.random() < min(3 * self.faults, 0.5):
            card, source = fitting[0]
            return self._lay(player, card, source, self.fits(card) or 0, t, "after_stop")
        return 0.5

    def _disturb(self, player: _Player, t: float) -> None:
        """A sleeve: a top slides off its pile, or a pile is knocked over; it is put right later."""
        piles = [(n, p) for n, p in self.piles.items() if len(p) > 1 and n not in self.wrong and not p[-1].down]
        if not piles:
            return
        number, pile = self.rng.choice(piles)
        knocked = len(pile) > 2 and self.rng.random() < 0.4
        off = pile[-2 if knocked else -1:]
        place = pile[-1].at
        for k, card in enumerate(off):
            card.at = place[0] + self.rng.uniform(0.7, 1.2) * (k + 1), place[1] + self.rng.uniform(-0.4, 0.4)
        del pile[-len(off):]
        self.spread += off
        self.tell("knocked" if knocked else "slid", player, t, t, card=off[-1].name, pile=number)

        def right(now: float) -> None:
            for card in off:
                self.spread.remove(card)
                self.put(card, place, 0.08)
                if number in self.wrong or not pile or pile[-1].number + 1 != card.number:
                    self.put(card, (card.at[0] + 1.2, card.at[1]), 0.0)
                    self.piles[len(self.piles)] = [card]
                else:
                    pile.append(card)

        self.later(t + self.rng.uniform(1.5, 4.0), right)

    # what is seen

    def picture(self, t: float) -> Picture:
        cards: list[Lain] = []
        for number, pile in self.piles.items():
            if pile:
                cards.append(_lain(pile[-1], "centre", None, number, len(pile)))
        cards += [_lain(card, "centre", None, None, 1) for card in self.spread]
        for player in self.players:
            cards += [_lain(card, "row", player.seat) for card in player.row if card is not None]
            for place in ("stack", "waste", "hand"):
                there: list[_Card] = getattr(player, place)
                if there:
                    cards.append(replace(_lain(there[-1], place, player.seat), size=len(there)))
            if player.hand:
                cards[-1] = replace(cards[-1], at=player.place("hand"), down=True)
        hands, held = [], []
        self.reaches = [r for r in self.reaches if r.done >= t - 30]
        for reach in self.reaches:
            if reach.begun <= t < reach.done:
                share = min(1.0, (t - reach.begun) / max(reach.done - reach.begun - 0.25, 0.1))
                x, y = (a + share * (b - a) for a, b in zip(reach.start, reach.to, strict=True))
                box: Box = (x - HAND, y - HAND, x + HAND, y + HAND)
                hands.append(box)
                if reach.card is not None and share < 1.0:
                    held.append(replace(_lain(reach.card, "hand", None), at=(x, y), turn=share, down=False))
        return Picture(t, tuple(cards), tuple(hands), tuple(held))


def _lain(card: _Card, place: str, seat: str | None, pile: int | None = None, size: int = 1) -> Lain:
    return Lain(card.owner, card.colour, card.number, place, card.at, card.turn, seat, pile, card.down, size)


def play(seed: int, faults: float, rules: str | None = None) -> Round:
    """A round of 2 to 4 careless players; `faults`: share of their acts that are against the rules (0..1)."""
    rng = random.Random(f"cards {seed}")
    rules = rules or rng.choice(("CG", "CW"))
    seats = tuple(rng.sample(SEATS, rng.randint(2, 4)))
    table = _Table(rng, rules, seats, faults)
    pictures = [table.picture(0.0), table.picture(1.0)]
    t = 2.0
    while t < LONGEST and (table.stop is None or t < table.stop + 7):
        table.until(t)
        pictures.append(table.picture(t))
        t += rng.uniform(0.3, 2.0)
    table.until(t + 5)
    pictures += [table.picture(t + 10), table.picture(t + 11)]
    piles = {n: tuple((c.owner, c.name, c.down) for c in pile) for n, pile in table.piles.items() if pile}
    return Round(rules, table.size, seats, tuple(pictures), tuple(table.deeds), table.stop, table.caller, piles,
                 {p.seat: len(p.stack) for p in table.players})
