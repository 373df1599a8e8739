"""A table, a source and a reader that say what a test tells them: the session without pictures.

The board is 4 x 6, colours in a fixed pattern; tokens start in the corners of its middle.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from referee.capture import Frame, Notice, Source
from referee.values.board import BoardReading, BoardTable, CardSeen, Cell, JokerSeen, Square, TokenSeen
from referee.values.common import Quality

ROWS, COLS, SIDE = 4, 6, 20
COLOURS = ("red", "yellow", "green", "blue", "orange", "purple")
TOKENS: tuple[Cell, ...] = ((0, 0), (0, 5), (3, 0), (3, 5))


def colour(cell: Cell) -> str:
    return COLOURS[(2 * cell[0] + cell[1]) % len(COLOURS)]


def table() -> BoardTable:
    squares = []
    for row in range(ROWS):
        for col in range(COLS):
            x, y = 10 + col * SIDE, 10 + row * SIDE
            quad = ((x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE))
            squares.append(Square((row, col), colour((row, col)), (200, 40, 40), quad))
    return BoardTable(20 + COLS * SIDE, 20 + ROWS * SIDE, tuple(squares), quality=Quality(True, (), float(SIDE)))


def card(owner: str, *cells: Cell, colours: tuple[str, str] | None = None, confidence: float = 0.99) -> CardSeen:
    shown = colours or (colour(cells[0]), colour(cells[1]))
    return CardSeen((cells[0], cells[1]), shown, owner, confidence)


def joker(owner: str, cell: Cell) -> JokerSeen:
    return JokerSeen(cell, owner, 0.99)


def reading(*pieces: CardSeen | JokerSeen, tokens: Sequence[Cell] = TOKENS, hidden: Sequence[Cell] = (),
            moved: bool = False) -> BoardReading:
    return BoardReading(
        cards=tuple(p for p in pieces if isinstance(p, CardSeen)),
        jokers=tuple(p for p in pieces if isinstance(p, JokerSeen)),
        tokens=tuple(TokenSeen(c, 0.999) for c in tokens), hidden=frozenset(hidden), table_moved=moved,
        quality=Quality(not moved, ("the board is not where it was learned",) if moved else ()))


def numbered(size: tuple[int, int], index: int) -> np.ndarray:
    """A black picture whose first pixel is its number; `size`: height and width."""
    image = np.zeros((*size, 3), np.uint8)
    image[0, 0] = index % 256, index // 256, 0
    return image


def number_of(image: np.ndarray) -> int:
    return int(image[0, 0, 0]) + 256 * int(image[0, 0, 1])


@dataclass(frozen=True)
class Motion:
    changed: float = 0.0
    since_still: float = 0.0
    hand: bool = False


class ScriptedSource(Source):
    """Gives one frame an item; the picture's first pixel is the number of the item. Those numbered in `damaged` are."""

    def __init__(self, items: Sequence[object], *, moments: bool = True, step: float = 1.0,
                 damaged: Container[int] = ()) -> None:
        super().__init__("script")
        self.items, self.step, self.moments, self.damaged = items, step, moments, damaged

    def __iter__(self) -> Iterator[Frame | Notice]:
        for index, item in enumerate(self.items):
            if self.stopped:
                return
            if isinstance(item, Notice):
                yield replace(item, t=index * self.step)
                continue
            image = numbered((table().height, table().width), index)
            yield Frame(image, index * self.step, index, f"picture {index}", settled=self.moments,
                        damaged=index in self.damaged)


class ScriptedReader:
    """Answers with the item of the frame it is shown: a `BoardReading`, or the first of a pair with a `Motion`."""

    def __init__(self, items: Sequence[object]) -> None:
        self.items = items
        self.read_frames: list[int] = []

    def item(self, image: np.ndarray) -> object:
        return self.items[number_of(image)]

    def read(self, image: np.ndarray, still_frames: Sequence[np.ndarray] | None = None,
             look: int | None = None) -> BoardReading:
        self.read_frames.append(number_of(image))
        item = self.item(image)
        found = item[0] if isinstance(item, tuple) else item
        assert isinstance(found, BoardReading)
        return found

    def update(self, image: np.ndarray) -> Motion:
        item = self.item(image)
        motion = item[1] if isinstance(item, tuple) else Motion()
        assert isinstance(motion, Motion)
        return motion

    def settled(self) -> None:
        """Its motion is written down beforehand."""
