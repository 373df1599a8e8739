"""Careless players of the card games: rounds by the hundred, with the truth of every deed.

Why it exists: the umpire is measured on what people do wrong, and on what only looks wrong. All play at once, hands
reach over the table, cards are laid by two at the same time, slide, are knocked over and put back. What it does not do:
draw, or read.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from referee.sim.cards.round import Reach, Round
from referee.sim.cards.table import HIGHEST, Card, Player, Table, lain
from referee.values.cards import COLOURS, NUMBERS, SEATS

STACK = 10
LONGEST = 150.0
"""Seconds; nearly all rounds end before."""
AFTER = 7.0
"""Seconds after the call in which pictures are still taken."""


class Playing(Table):
    """People at play."""

    def __init__(self, rng: random.Random, rules: str, seats: tuple[str, ...], faults: float,
                 pace: float = 1.0, notice: float = 0.0) -> None:
        super().__init__(rng, rules, seats)
        self.faults, self.pace, self.notice = faults, pace, notice
        self._deal()

    def _deal(self) -> None:
        n = len(self.players)
        size = self.size = {2: 5, 3: 4 if self.rules == "CG" else 3}.get(n, 3)
        for player in self.players:
            cards = [Card(player.owner, c, k) for c in COLOURS for k in NUMBERS]
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

    def _turn_of(self, player: Player) -> Callable[[float], None]:
        def act(t: float) -> None:
            pause = self.rng.uniform(0.5, 2.2) * self.pace
            if t < LONGEST and (self.stop is None or t < self.stop + 4):
                pause += self._act(player, t)
                self.later(t + pause, act)
        return act

    def _act(self, player: Player, t: float) -> float:
        """One action; how long it takes."""
        rng = self.rng
        own = [n for n, (deed, _, who, _) in self.wrong.items() if who is player and t - deed.t >= self.notice]
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
        self.turn_over(player, t)
        return 0.4

    def _lay(self, player: Player, card: Card, source: str, number: int, t: float, fault: str | None = None,
             down: bool | None = None) -> float:
        took = self.rng.uniform(0.35, 0.9)
        at = self.free() if number < 0 or not self.piles[number] else self.piles[number][-1].at
        slot = player.row.index(card) if card in player.row else 0
        self.pick(player, card)
        self.reaches.append(Reach(player.seat, t, t + took + 0.25, player.place(source, slot), at,
                                  lain(card, "hand", None)))

        def land(now: float) -> None:
            onto = self.piles[number][-1] if number >= 0 and self.piles[number] else None
            late = self.stop is not None and now > self.stop and (self.rules == "CG" or t > self.stop)
            same = onto is not None and (onto.colour, onto.number) == (card.colour, card.number)
            if fault is None and (late or same or (number >= 0 and onto is None) or (
                    onto is not None and (onto.colour, onto.number + 1) != (card.colour, card.number))):
                if self.rng.random() < 0.85 or number < 0 or not same:
                    self.put_back(player, card, source, slot)
                    return
                self.new(player, card, (at[0] + 1.15, at[1]), source, t, now, None)  # both stay (CW-2.5.1)
                return
            if number < 0:
                self.new(player, card, at, source, t, now, fault or ("after_stop" if late else None))
                return
            self.put(card, at, 0.08)
            card.down = (card.number == HIGHEST and self.rules == "CW") if down is None else down
            self.piles[number].append(card)
            deed = self.tell("card", player, t, now, card=card.name, onto=None if onto is None else onto.name,
                             pile=number, source=source, fault=fault)
            if fault:
                self.wrong[number] = deed, card, player, source
            self.empty(player, now)

        self.later(t + took, land)
        return took + 0.25

    def _take_back(self, player: Player, number: int, t: float) -> float:
        deed, card, _, source = self.wrong[number]
        if not self.piles[number] or self.piles[number][-1] is not card:
            del self.wrong[number]
            return 0.1
        took = self.rng.uniform(0.4, 0.9)
        self.reaches.append(Reach(player.seat, t, t + took + 0.2, card.at, player.place(source),
                                  lain(card, "hand", None)))
        self.piles[number].pop()
        deed.taken_back = True
        del self.wrong[number]

        def land(now: float) -> None:
            self.tell("removed", player, t, now, card=card.name, pile=number, about=deed.id)
            self.put_back(player, card, source, 0)

        self.later(t + took, land)
        return took + 0.2

    def _fill(self, player: Player, slot: int, t: float) -> float:
        card = player.stack.pop()
        player.row[slot] = card
        self.put(card, player.place("row", slot))
        self.reaches.append(Reach(player.seat, t - 0.1, t + 0.2, player.place("stack"), player.place("row", slot)))
        self.tell("row", player, t - 0.1, t, card=card.name, source="stack")
        self.empty(player, t)
        return 0.3

    def _err(self, player: Player, t: float) -> float:
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
            self.reaches.append(Reach(player.seat, t - 0.1, t + 0.2, player.place("waste"), player.place("row", slot)))
            self.tell("row", player, t - 0.1, t, card=card.name, source="waste", fault=kind)
            return 0.3
        down = (self.rules == "CG") if kind == "ten_wrong_way" else None
        return self._lay(player, card, source, number, t, kind, down)

    def _ways(self, player: Player) -> Iterator[tuple[str, Card, str, int]]:
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

    def _too_late(self, player: Player, t: float) -> float:
        """Somebody did not hear the call."""
        fitting = [(card, source) for card, source in player.open() if self.fits(card) is not None]
        if fitting and self.rng.random() < min(3 * self.faults, 0.5):
            card, source = fitting[0]
            return self._lay(player, card, source, self.fits(card) or 0, t, "after_stop")
        return 0.5

    def _disturb(self, player: Player, t: float) -> None:
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


def play(seed: int, faults: float, rules: str | None = None, players: int | None = None, pace: float = 1.0,
         every: float | None = None, notice: float = 0.0) -> Round:
    """A round of so many careless players, 2 to 4; `faults`: share of their acts that are against the rules (0..1).

    `pace`: share of the usual pauses that they make; `notice`: seconds in which nobody notices a mistake. `every`:
    seconds between two pictures; None: 0.3 to 2, as it comes.
    """
    rng = random.Random(f"cards {seed}")
    rules = rules or rng.choice(("CG", "CW"))
    seats = tuple(rng.sample(SEATS, players or rng.randint(2, 4)))
    table = Playing(rng, rules, seats, faults, pace, notice)
    pictures, n = [table.picture(0.0)], 0
    if every is None:
        pictures.append(table.picture(1.0))
    t = 2.0 if every is None else every
    while t < LONGEST and (table.stop is None or t < table.stop + AFTER):
        table.until(t)
        pictures.append(table.picture(t))
        n += 1
        t = t + rng.uniform(0.3, 2.0) if every is None else (n + 1) * every
    table.until(t + 5)
    pictures += [table.picture(t + 10), table.picture(t + 11)]
    piles = {n: tuple((c.owner, c.name, c.down) for c in pile) for n, pile in table.piles.items() if pile}
    left = {p.seat: tuple(lain(card, "stack", p.seat) for card in p.stack) for p in table.players}
    return Round(rules, table.size, seats, tuple(pictures), tuple(table.deeds), table.stop, table.caller, piles, left,
                 tuple(table.reaches))
