"""Speed of the dice game's eyes: a look at a full table, and a frame on which nothing happens.

Why it exists: all dice are read anew whenever the table rests, and a verdict is due at once. What it does not do: say
whether they are read rightly (`figures`).
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.evaluate.common.figure import IDLE_SHARE, Figure, median_ms
from referee.games.dice.sight import DiceSight
from referee.sim.common.arrays import Image
from referee.sim.dice.record import DiceRecording, DiceWishes

SIZE = (1920, 1080)
SEED, PIXELS, SECONDS = 5, 40.0, 60.0
"""Of the rendered table: its dice are so large, and its 24 dice lie on the board and beside it by halves."""
LOOK_MS = 120.0
LOOKS, FRAMES = 7, 60


def table_of_dice(decode: float) -> Iterator[Figure]:
    """The figures on a rendered table of 24 dice at 1920 x 1080; `decode`: ms that it takes to decode such a frame."""
    empty, full, later = pictures()
    sight = DiceSight()
    table = sight.learn([empty])
    reader = sight.reader(table)
    yield Figure("read a table of 24 dice", median_ms(reader.read, [full] * LOOKS), "ms", None, LOOK_MS)
    idle = median_ms(sight.sensor(table).update, [full, later] * (FRAMES // 2))
    yield Figure("a frame of dice, nothing happens", idle, "ms", idle / decode, IDLE_SHARE)


def pictures(size: tuple[int, int] = SIZE, pixels: float = PIXELS) -> tuple[Image, Image, Image]:
    """The bare board, and twice the same moment in the middle of a round."""
    recording = DiceRecording(DiceWishes(SEED, seconds=SECONDS, size=size, faults=0.0, pixels_per_die=pixels))
    film = recording.film
    moment = film.settled(len(film.played.pictures) // 2)
    return recording.picture(film.settled(0)), recording.picture(moment, 1), recording.picture(moment, 2)
