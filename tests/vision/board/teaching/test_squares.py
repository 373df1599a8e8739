"""Which squares a named piece lies on, on a made-up board of which it is known what the networks say."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from referee.values.board import Cell
from referee.vision.board.networks.squarenet import BARE, CARD, JOKER, KINDS, OTHER, STEPS
from referee.vision.board.teaching.named import Named, TeachError
from referee.vision.board.teaching.squares import place

ROWS, COLS, PX = 4, 5, 100


class Board:
    """Four by five squares of 100 pixels, bare but for what is laid; seen from above, so that heights do not shift,
    unless it `leans` by so many squares to the top a square of height."""

    def __init__(self, leans: float = 0.0) -> None:
        self.board = SimpleNamespace(cells=frozenset((r, c) for r in range(ROWS) for c in range(COLS)), thickness=0.1,
                                     tallest=1.5)
        self.size = COLS * PX + 50, ROWS * PX
        self.kind = np.zeros((ROWS, COLS, KINDS))
        self.kind[..., BARE] = 1.0
        self.token = np.zeros((ROWS, COLS))
        self.witness: dict[Cell, float] = {}
        self.leans = leans

    def card(self, a: Cell, b: Cell, sure: float = 0.9) -> None:
        side = STEPS.index((b[0] - a[0], b[1] - a[1]))
        for cell, way in ((a, side), (b, (side + 2) % 4)):
            self.kind[cell] = 0.0
            self.kind[cell][CARD + way], self.kind[cell][OTHER] = sure, 1.0 - sure

    def lie(self, *cells: Cell, kind: int = OTHER) -> None:
        for cell in cells:
            self.kind[cell] = 0.0
            self.kind[cell][kind] = 1.0

    def bare(self, cell: Cell) -> bool:
        return bool(self.kind[cell][BARE] == 1.0)

    def point(self, at: Any, height: float) -> tuple[float, float]:
        return at[0] / PX, at[1] / PX + self.leans * height

    def stands(self, cells: list[Cell]) -> list[float]:
        return [self.witness.get(c, 0.0) for c in cells]


def card(x: float, y: float, owner: str = "solid") -> Named:
    return Named("card", owner, (x, y))


def joker(x: float, y: float, owner: str = "solid") -> Named:
    return Named("joker", owner, (x, y))


def token(x: float, y: float) -> Named:
    return Named("token", "", (x, y))


def squares(board: Board, *named: Named) -> list[tuple[Cell, ...]]:
    return [p.cells for p in place(board, named)]  # type: ignore[arg-type]


@pytest.mark.parametrize("at", [(150, 150), (110, 115), (195, 180), (280, 120), (201, 150)])
def test_a_card_that_the_network_knows_may_be_pointed_at_anywhere(at: tuple[float, float]) -> None:
    board = Board()
    board.card((1, 1), (1, 2))
    board.lie((0, 1), (0, 2), (2, 1), (2, 2), (1, 0), (1, 3))
    [found] = place(board, [card(*at)])  # type: ignore[arg-type]
    assert set(found.cells) == {(1, 1), (1, 2)}
    assert dict(zip(found.cells, found.sides, strict=True)) == {(1, 1): 1, (1, 2): 3}


def test_of_a_card_that_the_network_does_not_know_the_middle_tells_how_it_lies() -> None:
    board = Board()
    board.lie(*board.board.cells, kind=JOKER)
    assert squares(board, card(150, 195)) == [((1, 1), (2, 1))]
    assert squares(board, card(205, 150)) == [((1, 2), (1, 1))]


def test_of_one_pointed_at_elsewhere_only_the_half_there_is_taken() -> None:
    board = Board()
    board.lie(*board.board.cells)
    assert squares(board, card(150, 150)) == [((1, 1),)]
    assert squares(board, card(150, 170)) == [((1, 1),)]


def test_a_card_does_not_lie_on_what_another_named_card_has() -> None:
    board = Board()
    board.lie((1, 0), (1, 1), (1, 2), (1, 3))
    for cell, side, sure in (((1, 1), 1, 0.6), ((1, 2), 3, 0.6), ((1, 1), 3, 0.4), ((1, 0), 1, 0.6), ((1, 2), 1, 0.3),
                             ((1, 3), 3, 0.4)):
        board.kind[cell][CARD + side] = sure
    assert squares(board, card(150, 150)) == [((1, 1),)]
    assert squares(board, card(150, 150), card(300, 150)) == [((1, 1), (1, 0)), ((1, 3), (1, 2))]


def test_a_card_does_not_lie_on_a_bare_square() -> None:
    board = Board()
    board.lie((1, 1), (2, 1), (0, 1))
    assert squares(board, card(195, 150)) == [((1, 1),)]
    assert squares(board, card(150, 105)) == [((1, 1), (0, 1))]


def test_a_piece_is_found_just_beside_the_bare_square_that_was_pointed_at() -> None:
    board = Board()
    board.lie((1, 1))
    assert squares(board, joker(195, 150)) == squares(board, joker(208, 150)) == [((1, 1),)]


def test_a_piece_that_was_named_twice_counts_once() -> None:
    board = Board()
    board.card((1, 1), (1, 2))
    board.lie((3, 3))
    board.token[3, 3] = board.witness[3, 3] = 0.9
    assert squares(board, card(150, 150), card(250, 150), joker(350, 350), joker(360, 340), token(350, 350),
                   token(340, 350)) == [((1, 1), (1, 2)), ((3, 3),), ((3, 3),)]


@pytest.mark.parametrize("named", [
    (card(150, 150), card(150, 150, "dotted")),
    (card(150, 150), card(250, 150, "dotted")),
    (card(150, 150), joker(150, 150)),
    (card(150, 150), joker(250, 150)),
    (joker(150, 150), joker(150, 150, "dotted")),
])
def test_what_contradicts_itself_is_refused(named: tuple[Named, ...]) -> None:
    board = Board()
    board.card((1, 1), (1, 2))
    with pytest.raises(TeachError, match=r"row 2, .* cannot be the .* and the .*: take one of them out"):
        squares(board, *named)


@pytest.mark.parametrize(("named", "says"), [
    (card(-2, 150), "lies outside the picture, which is 550x400"),
    (joker(550, 150), "lies outside the picture"),
    (token(150, 400), "lies outside the picture"),
    (card(545, 150), "lies on no square of the board"),
    (joker(float("nan"), 150), "lies outside the picture"),
    (token(549, 150), "lies on no square of the board"),
    (card(150, 150), "points at row 2, column 2, which lies bare: point at the middle of the piece"),
    (joker(150, 150), "points at row 2, column 2, which lies bare"),
    (token(150, 150), "points at row 2, column 2, which lies bare"),
    (card(450, 350), "lies on row 4, column 5, but no square beside it carries its other half"),
])
def test_a_point_on_no_piece_is_refused(named: Named, says: str) -> None:
    board = Board()
    board.lie((3, 4))
    with pytest.raises(TeachError) as error:
        squares(board, named)
    assert says in str(error.value) and named.text in str(error.value)


def test_a_card_between_other_named_ones_that_leaves_no_square_is_refused() -> None:
    board = Board()
    board.lie((1, 1), (1, 2), (1, 3))
    with pytest.raises(TeachError, match="finds no square beside"):
        squares(board, card(150, 150), card(250, 150), card(350, 150, "dotted"))


def test_the_top_of_a_token_leads_to_the_square_of_its_foot() -> None:
    board = Board(leans=1.0)
    board.token[3, 2] = board.witness[3, 2] = 0.9
    assert squares(board, token(250, 250)) == squares(board, token(255, 320)) == [((3, 2),)]


def test_of_two_squares_that_may_have_a_token_the_ray_through_whose_middle_it_is_wins() -> None:
    board = Board(leans=1.0)
    for cell in ((2, 2), (2, 3)):
        board.token[cell] = board.witness[cell] = 0.9
    assert squares(board, token(255, 150)) == [((2, 2),)]
    assert squares(board, token(345, 150)) == [((2, 3),)]


def test_a_token_that_no_network_knows_is_believed_where_the_square_is_not_bare() -> None:
    board = Board()
    board.lie((2, 2))
    assert squares(board, token(250, 250)) == [((2, 2),)]
