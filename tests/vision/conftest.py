"""Boards learned once for all tests of seeing."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from referee.evaluate.board.figures import Learned, StillRow, judge_still, judge_table
from referee.evaluate.board.truth import Still, load_still
from referee.values.board import BoardReading, BoardTable, Cell
from referee.vision.board import Reader, learn
from referee.vision.board.networks.asking import Answer
from referee.vision.board.networks.frames import ANSWERS
from referee.vision.board.networks.tokens import Look
from referee.vision.common import load_image
from tests.support.drawn import camera_over, flat_board, outer_corners, seen_by

DATA = Path(__file__).parents[1] / "data"
WOOD = (8, 10)


@dataclass(frozen=True)
class Known:
    """A path-traced picture in play with its empty board, its truth, and the table learned from it."""

    truth: Still
    empty: np.ndarray
    image: np.ndarray
    table: BoardTable
    learned: Learned
    reader: Reader


def _known(name: str) -> Known:
    truth = load_still(DATA / f"{name}_empty.json")
    empty = load_image(truth.empty_image)
    table = learn([empty])
    return Known(truth, empty, load_image(truth.image), table, judge_table(table, truth.empty), Reader(table))


@pytest.fixture(scope="session")
def still() -> Known:
    """27 pieces, four tokens, from nearly straight above."""
    return _known("still")


@pytest.fixture(scope="session")
def moment() -> Known:
    """Seven pieces in view, two under a hand."""
    return _known("moment")


@dataclass(frozen=True)
class Wooden:
    """A drawn board without colours, learned by its corners and size."""

    flat: np.ndarray
    image: np.ndarray
    table: BoardTable


@pytest.fixture(scope="session")
def wooden() -> Wooden:
    rows, cols = WOOD
    camera, flat = camera_over(rows, cols), flat_board(rows, cols)
    image = seen_by(camera, flat)
    corners = [(float(x), float(y)) for x, y in outer_corners(camera, rows, cols)]
    return Wooden(flat, image, learn([image], corners=corners, grid=WOOD))


def owners(reading: BoardReading) -> set[str]:
    """Whose pieces are read."""
    return {c.owner for c in reading.cards} | {j.owner for j in reading.jokers}


def covered(reading: BoardReading) -> set[Cell]:
    """Squares on which a piece or a token is read."""
    return ({c for card in reading.cards for c in card.cells} | {j.cell for j in reading.jokers}
            | {t.cell for t in reading.tokens})


def judge(known: Known, reading: BoardReading) -> StillRow:
    return judge_still(known.truth, known.learned, reading)


def says(reader: Reader, otherwise: Callable[[Answer], None], monkeypatch) -> None:
    """From now on what the network says to `reader` is first changed by `otherwise`."""
    ask = reader.asker.said_of

    def asked(*args: object, **how: bool) -> Answer:
        answer = ask(*args, **how)  # type: ignore[arg-type]
        otherwise(answer)
        return answer

    monkeypatch.setattr(reader.asker, "said_of", asked)


def without_closer_look(reader: Reader, monkeypatch) -> None:
    """From now on the closer look at single squares says nothing."""
    def nothing(_image: object, _camera: object, cells: list[Cell], _views: object = ()) -> np.ndarray:
        return np.zeros((len(cells), ANSWERS))

    monkeypatch.setattr(reader.asker.finder.frames, "of", nothing)


def without_second_witness(monkeypatch) -> None:
    """From now on what the square reader says of tokens is all that is known of them."""
    monkeypatch.setattr(Look, "of", lambda _look, _cells: {})
