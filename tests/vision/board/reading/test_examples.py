"""Whose a piece is by its likeness to taught ones."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from referee.kit.taught import Example, TaughtSet
from referee.vision.board.networks.frames import ANSWERS, EMBEDDED, EMBEDDING, IS_JOKER, SIDE
from referee.vision.board.networks.squarenet import FRAME_ORDER
from referee.vision.board.reading.examples import Examples, decoded


def example(owner: str, grey: int, kind: str = "half", piece: int = 0) -> Example:
    picture = np.full((SIDE, 2 * SIDE, 3), grey, np.uint8)
    picture[:, SIDE:] = 7
    return Example(kind, owner, cv2.imencode(".png", picture)[1].tobytes(), piece=piece)  # type: ignore[arg-type]


class ByGrey:
    """Stands in for the network: the grey level of a close-up, divided by ten, is where its embedding points."""

    def about(self, squares: np.ndarray) -> np.ndarray:
        said = np.zeros((len(squares), ANSWERS))
        for row, square in zip(said, squares, strict=True):
            row[IS_JOKER] = -float(square[0, 0, 0])
            row[EMBEDDING] = pointing(int(square[0, 0, 0]) // 10)
        return said


def pointing(at: int) -> np.ndarray:
    out = np.zeros(EMBEDDED)
    out[at] = 1.0
    return out


TAUGHT = TaughtSet((example("solid", 10), example("solid", 20, piece=1), example("dashed", 30, piece=2),
                    example("dotted", 40, "joker")))


def test_an_example_is_taken_apart_into_now_and_empty() -> None:
    both = decoded(TAUGHT.examples[0], SIDE)
    assert both.shape == (SIDE, SIDE, 6) and (both[..., :3] == 10).all() and (both[..., 3:] == 7).all()


@pytest.mark.parametrize(("at", "owner"), [(1, "solid"), (2, "solid"), (3, "dashed"), (4, "dotted")])
def test_a_piece_is_its_owners_whose_example_it_is_like(at: int, owner: str) -> None:
    said = Examples(TAUGHT, ByGrey()).weigh(pointing(at)[None])[0]  # type: ignore[arg-type]
    assert FRAME_ORDER[int(said.argmax())] == owner and said.max() > 0


def test_a_piece_like_no_example_is_nobodys() -> None:
    said = Examples(TAUGHT, ByGrey()).weigh(pointing(9)[None])[0]  # type: ignore[arg-type]
    assert said.max() == 0 and said[FRAME_ORDER.index("double")] == 0  # double was not taught: nothing speaks against
    assert max(said[FRAME_ORDER.index(o)] for o in ("solid", "dashed", "dotted")) < -1


def test_where_jokers_begin_the_taught_pieces_say() -> None:
    assert Examples(TAUGHT, ByGrey()).joker_from == (-40 + -20) / 2  # type: ignore[arg-type]
    cards = TaughtSet(TAUGHT.examples[:3])
    assert Examples(cards, ByGrey()).joker_from == 0  # type: ignore[arg-type]


def test_a_set_of_tokens_alone_compares_nothing() -> None:
    token = Example("token", "", cv2.imencode(".png", np.zeros((52, 80, 3), np.uint8))[1].tobytes(), rise=0.5)
    assert not Examples(TaughtSet((token,)), ByGrey())  # type: ignore[arg-type]
