"""Readers of simulated cards: a perfect one, and one that overlooks, misreads and is in doubt.

Why it exists: the umpire has to hold when cards are missed, hidden under hands, or read wrongly with little confidence.
What it does not do: see; it is told what lies there.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from referee.sim.cards.round import Lain, Picture, Round
from referee.sim.cards.table import before
from referee.values.cards import COLOURS, NUMBERS, OWNERS, SEATS, CardSeen, CardsReading, HeapSeen
from referee.values.common import UNKNOWN, Quad

PIXELS = 90.0
"""Pixels a short side of a card in the readings."""
MIDDLE = (1000.0, 600.0)
"""The table's middle in pixels."""


@dataclass(frozen=True)
class Noise:
    """How often a reader fails, as shares of cards, of pictures (`invented`) or of seats (`mistaken`).

    `stubborn`: of cards, that are read wrongly in the same way in every look; `jitter`: short sides by which corners
    differ; `mistaken`: seats whose stack and waste are taken for each other all the round. `miscounted`: of heaps, of
    which another number is said in every look, and `uncounted`, of which none is.
    """

    missed: float = 0.0
    unread: float = 0.0
    wrong: float = 0.0
    stubborn: float = 0.0
    doubtful: float = 0.0
    invented: float = 0.0
    mistaken: float = 0.0
    jitter: float = 0.0
    miscounted: float = 0.0
    uncounted: float = 0.0


PERFECT = Noise()
NOISY = Noise(missed=0.008, unread=0.01, wrong=0.003, stubborn=0.002, doubtful=0.03, invented=0.02, mistaken=0.1,
              jitter=0.015, miscounted=0.05, uncounted=0.15)
"""As networks read, or worse: of forty cards one is not read rightly in most looks."""


@dataclass
class Reader:
    """The reader of one round."""

    noise: Noise
    rng: random.Random
    _stubborn: dict[tuple[str, str], CardSeen | None] = field(default_factory=dict)
    _mistaken: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        self._mistaken = frozenset(s for s in SEATS if self.rng.random() < self.noise.mistaken)

    def read(self, picture: Picture) -> CardsReading:
        """What the reader says of a picture."""
        noise, rng = self.noise, self.rng
        seen = [self._seen(card) for card in picture.cards if not picture.hides(card) and rng.random() >= noise.missed]
        for card in picture.held:
            if noise is not PERFECT and rng.random() < 0.6:
                read = self._seen(replace(card, place="centre"))
                seen.append(replace(read, place=rng.choice(("centre", "other")), seat=None,
                                    visible=rng.uniform(0.4, 0.9)))
        if rng.random() < noise.invented:
            at = rng.uniform(-5, 5), rng.uniform(-3, 3)
            lain = Lain("A", rng.choice(COLOURS), rng.choice(NUMBERS), "centre", at, 0.0)
            seen.append(replace(self._seen(lain), confidence=rng.uniform(0.2, 0.6)))
        hidden = tuple((MIDDLE[0] + PIXELS * x0, MIDDLE[1] + PIXELS * y0, MIDDLE[0] + PIXELS * x1,
                        MIDDLE[1] + PIXELS * y1) for x0, y0, x1, y1 in picture.hands)
        rng.shuffle(seen)
        return CardsReading(cards=tuple(seen), hidden=hidden)

    def count(self, game: Round, planted: Mapping[str, int] | None = None) -> CardsReading:
        """What the reader says of the heaps that are swiped at the end, and of the stacks beside them.

        `planted`: seat -> by how many cards its heap is surely counted wrongly.
        """
        planted = planted or {}
        heaps, stacks = list[HeapSeen](), list[HeapSeen]()
        for owner, seat in zip(OWNERS, game.players, strict=False):
            x, y = before(seat, 0.0)
            outline = tuple((MIDDLE[0] + PIXELS * (x + dx), MIDDLE[1] + PIXELS * (y + dy))
                            for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
            n, sure = self._counted(game.centre[seat])
            if seat in planted:
                n, sure = game.centre[seat] + planted[seat], self.rng.uniform(0.9, 1.0)
            heaps.append(HeapSeen(owner, seat, n, sure, outline))
            stacks.append(HeapSeen(owner, seat, game.stacks[seat], self.rng.uniform(0.9, 1.0), outline, what="stack"))
        return CardsReading(heaps=tuple(heaps), stacks=tuple(stacks))

    def _counted(self, cards: int) -> tuple[int | None, float]:
        said = self.rng.random()
        if said < self.noise.uncounted:
            return None, 0.0
        if said < self.noise.uncounted + self.noise.miscounted:
            return max(0, cards + self.rng.choice((-2, -1, 1, 2))), self.rng.uniform(0.5, 0.99)
        return cards, self.rng.uniform(0.8, 1.0)

    def _seen(self, card: Lain) -> CardSeen:
        noise, rng = self.noise, self.rng
        place, seat = card.place, card.seat
        if seat in self._mistaken and place in ("stack", "waste"):
            place = "waste" if place == "stack" else "stack"
        corners = [(MIDDLE[0] + PIXELS * (x + rng.gauss(0, noise.jitter)),
                    MIDDLE[1] + PIXELS * (y + rng.gauss(0, noise.jitter))) for x, y in card.quad]
        quad: Quad = (corners[0], corners[1], corners[2], corners[3])
        confidence = rng.uniform(0.975, 0.999) if rng.random() >= noise.doubtful else rng.uniform(0.7, 0.97)
        if card.down:
            return CardSeen("down", quad, confidence, owner=card.owner, place=place, seat=seat)
        plain = CardSeen("up", quad, confidence, card.colour, card.number, None, place, seat, card.pile)
        which = card.owner, card.name
        if which not in self._stubborn:
            self._stubborn[which] = self._misread(plain, card) if rng.random() < noise.stubborn else None
        always = self._stubborn[which]
        if always is not None:
            return replace(plain, colour=always.colour, number=always.number, confidence=always.confidence)
        if rng.random() < noise.unread:
            return replace(plain, number=None, colour=rng.choice((card.colour, UNKNOWN)),
                           confidence=rng.uniform(0.3, 0.9))
        return self._misread(plain, card) if rng.random() < noise.wrong else plain

    def _misread(self, plain: CardSeen, card: Lain) -> CardSeen:
        """Another number, or another colour, less sure than what proves something."""
        rng = self.rng
        if rng.random() < 0.7:
            return replace(plain, number=rng.choice([n for n in NUMBERS if n != card.number]),
                           confidence=rng.uniform(0.3, 0.96))
        return replace(plain, colour=rng.choice([c for c in COLOURS if c != card.colour]),
                       confidence=rng.uniform(0.3, 0.96))
