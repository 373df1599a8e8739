"""Lawful rounds of every game that a camera referees, as a reader without fault tells them: no pixels.

Why it exists: the conformance suite puts every `Sight` through the same, and only a game knows how it is played. A new
game adds its round here. What it does not do: check anything.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from referee.capture import Frame, Source
from referee.evaluate.board.judged.moments import DESIGNS, Film, looks, perfect, random_board
from referee.games.api.game import Game
from referee.games.registry import LIVE
from referee.sim.board.play.players import play
from referee.values import cards
from referee.values.board import FRAMES, BoardReading, BoardTable, Square
from referee.values.common import Quad, Quality, Reading, Table
from referee.values.dice import SEATS
from tests.games.coins import PLACES, CoinGame, CoinReading, CoinSight, picture
from tests.support import carded, diced
from tests.support.scripted import number_of, numbered

SIDE, PLAYERS = 8, {"board": FRAMES, "coins": ("ada", "ben"), "dice": SEATS, "card_999": cards.SEATS,
                    "card_weber": cards.SEATS}
"""Pixels of a square: nobody looks at them; who sits there, by game."""


@dataclass(frozen=True)
class Played:
    """A round: when (s) what was read of the `table`; `blind`: a reading that shows nothing; `pieces`: that lie at its
    end; `covered`: pieces beneath those."""

    game: Game
    table: Table
    readings: tuple[tuple[float, Reading], ...]
    blind: Reading
    pieces: int
    covered: int = 0

    @property
    def laid(self) -> int:
        """Pieces laid in all."""
        return self.pieces + self.covered

    @property
    def names(self) -> dict[str, str]:
        return {seat: f"Player {n}" for n, seat in enumerate(PLAYERS[self.game.rules.game], 1)}


def board(seed: int) -> Played:
    rng, choose = np.random.default_rng(seed), random.Random(seed)
    colours = random_board(choose, 9, 9)
    played = play(rng, colours, FRAMES, DESIGNS, hand=5, faults=0.0)
    film = Film.of(played)
    seen = tuple((t, perfect(film.at(t))) for t, _ in looks(played.acts, choose, most=3))
    squares = tuple(Square((r, c), colours[r, c], (200, 40, 40), _quad(r, c)) for r, c in sorted(colours))
    table = BoardTable(11 * SIDE, 11 * SIDE, squares, quality=Quality(True, (), float(SIDE)))
    blind = BoardReading((), (), (), hidden=frozenset(colours))
    return Played(LIVE["board"], table, seen, blind, sum(a.type in ("card", "joker") for a in played.acts))


def coins(seed: int) -> Played:
    choose = random.Random(seed)
    spots, faces = choose.sample(sorted(PLACES), len(PLACES)), {}
    seen: list[tuple[float, Reading]] = [(0.5, CoinReading({}))]
    for n, spot in enumerate(spots, 1):
        faces[spot] = choose.choice(("heads", "tails"))
        seen.append((n + 0.5, CoinReading(dict(faces))))
    return Played(CoinGame(), CoinSight().learn([picture({})]), tuple(seen), CoinReading({}), len(spots))


def dice(seed: int) -> Played:
    """Nobody is out at its end, so that stop is not called by itself."""
    play = diced.Play(seed=seed).until(1)
    return Played(LIVE["dice"], diced.table(), tuple(play.readings), diced.BLIND, len(play.board))


def card_999(seed: int) -> Played:
    return _cards("card_999", carded.Play(seed, "CG"))


def card_weber(seed: int) -> Played:
    return _cards("card_weber", carded.Play(seed, "CW"))


def _cards(name: str, play: carded.Play) -> Played:
    """The pieces are the tops of the piles."""
    play.until(6)
    return Played(LIVE[name], carded.table(), tuple(play.readings), carded.blind(), play.piles,
                  sum(len(pile) - 1 for pile in play.on.piles.values()))


ROUNDS: dict[str, Callable[[int], Played]] = {
    "board": board, "coins": coins, "dice": dice, "card_999": card_999, "card_weber": card_weber}


class Pictures(Source):
    """A black picture a reading, at its time; its first pixel says which."""

    moments = True

    def __init__(self, played: Played, readings: Sequence[tuple[float, Reading]]) -> None:
        super().__init__("a round")
        self._size, self._readings = (played.table.height, played.table.width), readings

    def __iter__(self) -> Iterator[Frame]:
        for index, (t, _) in enumerate(self._readings):
            yield Frame(numbered(self._size, index), t, index, f"picture {index}", settled=True)


class ReadOut:
    """Reads the pictures of such a source."""

    def __init__(self, readings: Sequence[tuple[float, Reading]]) -> None:
        self._readings = readings

    def read(self, image: np.ndarray, still_frames: Sequence[np.ndarray] | None = None,
             look: int | None = None) -> Reading:
        return self._readings[number_of(image)][1]


def _quad(row: int, col: int) -> Quad:
    x, y = SIDE * (1.0 + col), SIDE * (1.0 + row)
    return (x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE)
