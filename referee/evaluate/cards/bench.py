"""Speed of the card game's eyes: a look at a table in play, and a frame on which nothing happens.

Why it exists: everybody plays at once, and cards are read anew at each look. What it does not do: say whether they are
read rightly (`figures`).
"""

from __future__ import annotations

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
LOOKS, FRAMES = 5, 60


def table_of_cards(decode: float) -> Iterator[Figure]:
    """The figures on a rendered table in play at 1920 x 1080; `decode`: ms that it takes to decode such a frame."""
    empty, deck, full, later = pictures()
    eyes = SIGHT
    table = eyes.learn([empty], deck=deck)
    look = median_ms(eyes.reader(table).read, [full] * LOOKS)
    yield Figure("read a table of cards", look, "ms", look / decode, LOOK_SHARE)
    idle = median_ms(eyes.sensor(table).update, [full, later] * (FRAMES // 2))
    yield Figure("a frame of cards, nothing happens", idle, "ms", idle / decode, IDLE_SHARE)


def pictures(size: tuple[int, int] = SIZE) -> tuple[Image, Image, Image, Image]:
    """The bare table, the deck, and twice the same moment at the end of a round."""
    recording = CardsRecording(CardsWishes(SEED, PLAYERS, SECONDS, size, 2.0, 0.0))
    film = recording.film
    moment = film.at(film.play_s)
    image, _ = recording.deck()
    return (recording.picture(film.at(0.0)), image, recording.picture(moment, 1), recording.picture(moment, 2))
