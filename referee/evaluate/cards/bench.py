"""Speed of the card game's eyes: learning a deck, a look at a table in play, counting heaps, an idle frame; and size.

Why it exists: everybody plays at once, and cards are read anew at each look. What it does not do: say whether they are
read rightly (`figures`).
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

from referee.evaluate.common.figure import IDLE_SHARE, Figure, median_ms
from referee.games.cards.sight import SIGHT
from referee.sim.cards.record import CardsRecording, CardsWishes
from referee.sim.common.arrays import Image

SIZE = (1920, 1080)
SEED, SECONDS, PLAYERS = 22, 60.0, 4
"""Of the rendered table: a deck that is learned, and four players at it."""
LOOK_SHARE = 300.0
"""A look takes at most so many times as long as decoding a frame: one a second. Measured were 250, of 29 cards."""
LOOKS, FRAMES = 4, 30
LEARN_MS = 30_000.0
"""A family waits for a deck to be learned once; half a minute is as long as they may."""
STATE_KB = 2000.0
"""Of a learned table with its bare picture and its deck: it is kept for every table, and sent to the page."""


def table_of_cards(decode: float) -> Iterator[Figure]:
    """The figures on a rendered table in play at 1920 x 1080; `decode`: ms that it takes to decode such a frame."""
    empty, deck, full, later, counted = pictures()
    eyes = SIGHT
    start = time.perf_counter()
    table = eyes.learn([empty], deck=deck)
    yield Figure("learn a deck of cards", 1000 * (time.perf_counter() - start), "ms", None, LEARN_MS)
    yield Figure("state of a table of cards", len(json.dumps(table.to_dict())) / 1000, "kB", None, STATE_KB)
    reader = eyes.reader(table)
    look = median_ms(reader.read, [full] * LOOKS)
    yield Figure("read a table of cards", look, "ms", look / decode, LOOK_SHARE)
    heaps = median_ms(eyes.reader(table).read, [counted] * 2)
    yield Figure("count heaps of cards", heaps, "ms", heaps / decode, LOOK_SHARE)
    idle = median_ms(eyes.sensor(table).update, [full, later] * (FRAMES // 2))
    yield Figure("a frame of cards, nothing happens", idle, "ms", idle / decode, IDLE_SHARE)


def pictures(size: tuple[int, int] = SIZE) -> tuple[Image, Image, Image, Image, Image]:
    """The bare table, the deck, twice the same moment at the end of a round, and the heaps that are counted then."""
    recording = CardsRecording(CardsWishes(SEED, PLAYERS, SECONDS, size, 2.0, 0.0))
    film = recording.film
    moment = film.at(film.play_s)
    image, _ = recording.deck()
    return (recording.picture(film.at(0.0)), image, recording.picture(moment, 1), recording.picture(moment, 2),
            recording.picture(film.counted()))
