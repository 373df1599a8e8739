"""A table of cards and lawful rounds on it as a reader without fault tells them: no pictures.

One card is laid or one gap filled between two readings, and no hand is ever over the table.
"""

from __future__ import annotations

import random

import cv2
import numpy as np

from referee.evaluate.cards.readers import MIDDLE, PERFECT, PIXELS, Reader
from referee.games.cards.placed import placed
from referee.sim.cards.table import Card, Player, Table
from referee.values.cards import (
    COLOURS,
    NUMBERS,
    OWNERS,
    SEATS,
    CardsReading,
    CardsTable,
    Deck,
    DeckBack,
    DeckFace,
)
from referee.values.common import Quad, Quality

SIZE = (2 * int(MIDDLE[0]), 2 * int(MIDDLE[1]))
"""Width and height of the pictures."""
ROW = {"CG": 3, "CW": 3}
"""Cards in the row of four players."""
STEP_S = 1.0


def table() -> CardsTable:
    """A bare black table, and a deck of which nothing can be likened."""
    nowhere: Quad = ((0.0, 0.0), (60.0, 0.0), (60.0, 90.0), (0.0, 90.0))
    black = np.zeros((SIZE[1], SIZE[0], 3), np.uint8)
    deck = Deck(tuple(DeckFace(c, n, nowhere) for c in COLOURS for n in NUMBERS),
                tuple(DeckBack(owner, nowhere) for owner in OWNERS[:len(SEATS)]),
                cv2.imencode(".png", np.zeros((8, 8, 3), np.uint8))[1].tobytes())
    return CardsTable(*SIZE, deck=deck, pixels_per_card=PIXELS, quality=Quality(True),
                      reference=cv2.imencode(".jpg", black)[1].tobytes())


def blind() -> CardsReading:
    """Something covers the whole table."""
    return placed(table(), CardsReading(hidden=((0.0, 0.0, float(SIZE[0]), float(SIZE[1])),)))


class Play:
    """A round by `rules` (CG, CW); `readings`: when (s) what was read."""

    def __init__(self, seed: int, rules: str) -> None:
        self.rng, self.rules = random.Random(f"{rules} {seed}"), rules
        self.on = Table(self.rng, rules, SEATS)
        self._table, self._reader = table(), Reader(PERFECT, random.Random(seed))
        self.readings: list[tuple[float, CardsReading]] = []
        for player in self.on.players:
            cards = [Card(player.owner, c, n) for c in COLOURS for n in NUMBERS]
            self.rng.shuffle(cards)
            player.row = [cards.pop() for _ in range(ROW[rules])]
            player.stack, player.hand = [cards.pop() for _ in range(10)], cards
            for slot, card in enumerate(player.row):
                assert card is not None
                self.on.put(card, player.place("row", slot), 0.0)
            for card in player.stack:
                self.on.put(card, player.place("stack"), 0.0)
        self.look()
        self.look()

    @property
    def piles(self) -> int:
        return len(self.on.piles)

    def look(self) -> None:
        """One more picture."""
        t = 0.5 + STEP_S * len(self.readings)
        self.readings.append((t, placed(self._table, self._reader.read(self.on.picture(t)))))

    def until(self, piles: int) -> Play:
        """Play until so many piles lie there: the last card laid is a one."""
        while self.piles < piles:
            self.act(self.rng.choice(self.on.players))
            self.look()
        return self

    def act(self, player: Player) -> None:
        """Fill a gap, else lay a card, else turn three over."""
        if None in player.row and player.stack:
            card, slot = player.stack.pop(), player.row.index(None)
            player.row[slot] = card
            self.on.put(card, player.place("row", slot), 0.0)
            return
        fitting = [(card, source) for card, source in player.open() if self.on.fits(card) is not None]
        if not fitting:
            self.on.turn_over(player, STEP_S * len(self.readings))
            return
        card, _ = fitting[0]
        number = self.on.fits(card)
        assert number is not None
        self.on.pick(player, card)
        if number < 0:
            number = len(self.on.piles)
            self.on.put(card, (2.0 * (number % 5) - 4.0, 2.0 * (number // 5) - 2.0), 0.0)
        else:
            self.on.put(card, self.on.piles[number][0].at, 0.05)
        card.down = card.number == max(NUMBERS) and self.rules == "CW"
        self.on.piles.setdefault(number, []).append(card)
