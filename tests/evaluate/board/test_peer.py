"""The peer: boxes laid on the learned squares as pieces and tokens; both readers compared on the same pictures."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from referee.evaluate.board.figures import judge_table
from referee.evaluate.board.peer import FOOT, on_squares, place
from referee.evaluate.board.truth import Still, TrueBoard, TruePiece, TrueSquare
from referee.evaluate.board.versus import Compared, boards_right, pieces_right, rests
from referee.geometry.camera import PlaneCamera
from referee.values.board import BoardReading, CardSeen, TokenSeen
from referee.vision.board.networks.detector import SECTION, TOKEN, Detections, class_of
from tests.support.scripted import table

COLOURS = {(r, c): "red" if (r + c) % 2 else "blue" for r in range(6) for c in range(8)}


def camera(elevation: float) -> PlaneCamera:
    """Looks at the middle of 6 x 8 squares from this many degrees above the table."""
    a = np.radians(90.0 - elevation)
    turn = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    return PlaneCamera(900.0, (640.0, 360.0), 0.0, turn, np.array([0.0, 0.0, 14.0]) - turn @ np.array([4.0, 3.0, 0.0]))


def box(corners: np.ndarray) -> list[float]:
    """The box (middle, width, height, angle) with the sides and direction of a nearly rectangular quad."""
    side, other = corners[1] - corners[0], corners[2] - corners[1]
    return [*corners.mean(axis=0), np.hypot(*side), np.hypot(*other), np.arctan2(side[1], side[0])]


def card_box(view: PlaneCamera, x: float, y: float, turn: float, size: tuple[float, float] = (1.9, 0.9)) -> list[float]:
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * np.array(size) / 2 @ np.array([[c, s], [-s, c]])
    return box(view.project(corners + (x, y), 0.1))


def token_box(view: PlaneCamera, x: float, y: float, height: float) -> list[float]:
    angles = np.linspace(0, 2 * np.pi, 24)
    ring = np.array([x, y]) + FOOT * np.column_stack([np.cos(angles), np.sin(angles)])
    points = np.concatenate([view.project(ring, 0.1), view.project(ring, 0.1 + height)])
    (x0, y0), (x1, y1) = points.min(axis=0), points.max(axis=0)
    return [(x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0, 0.0]


def seen(*things: tuple[int, float, list[float]]) -> Detections:
    kinds, scores, boxes = zip(*things, strict=True)
    return Detections(np.array(kinds), np.array(scores), np.array(boxes, float))


@pytest.mark.parametrize("elevation", [88.0, 60.0, 38.0])
def test_boxes_become_pieces_on_squares(elevation: float) -> None:
    view = camera(elevation)
    found = seen((SECTION, 0.9, card_box(view, 4, 3, 0, (4.0, 4.0))),
                 (class_of("card", "dashed"), 0.8, card_box(view, 3.05, 1.45, 3.0)),
                 (class_of("card", "solid"), 0.7, card_box(view, 6.5, 4.1, 91.0)),
                 (class_of("joker", "dotted"), 0.6, card_box(view, 0.55, 5.5, 45.0, (0.9, 0.9))))
    read = on_squares(found, view, COLOURS)
    assert {(c.owner, c.cells) for c in read.cards} == {("dashed", ((1, 2), (1, 3))), ("solid", ((3, 6), (4, 6)))}
    assert [(j.owner, j.cell) for j in read.jokers] == [("dotted", (5, 0))]
    assert read.cards[0].colours == ("red", "blue") and read.cards[0].confidence == pytest.approx(0.8)


@pytest.mark.parametrize("elevation", [88.0, 60.0, 38.0])
@pytest.mark.parametrize("height", [0.75, 1.5])
@pytest.mark.parametrize("cell", [(0, 0), (2, 4), (5, 7), (5, 0)])
def test_a_token_stands_where_its_foot_is(cell: tuple[int, int], height: float, elevation: float) -> None:
    view = camera(elevation)
    found = seen((TOKEN, 0.9, token_box(view, cell[1] + 0.55, cell[0] + 0.45, height)))
    assert [t.cell for t in on_squares(found, view, COLOURS).tokens] == [cell]


def test_what_lies_on_no_squares_or_beside_the_board_is_no_piece() -> None:
    view, card = camera(70.0), class_of("card", "double")
    found = seen((card, 0.9, card_box(view, 9.5, 2.5, 0.0)), (card, 0.8, card_box(view, 7.95, 3.5, 0.0)),
                 (card, 0.7, card_box(view, 3.45, 1.95, 0.0)), (TOKEN, 0.9, token_box(view, -1.0, 2.0, 1.0)))
    assert on_squares(found, view, COLOURS) == BoardReading()


def test_a_square_has_one_piece_the_one_of_the_higher_score() -> None:
    view = camera(70.0)
    found = seen((class_of("card", "double"), 0.4, card_box(view, 3.0, 1.5, 0.0)),
                 (class_of("card", "dotted"), 0.8, card_box(view, 4.0, 1.5, 0.0)))
    assert [(c.owner, c.cells) for c in on_squares(found, view, COLOURS).cards] == [("dotted", ((1, 3), (1, 4)))]


def test_a_piece_far_from_every_place_is_on_none() -> None:
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 1.0]])
    assert place(square + (2.1, 3.2), 1) == ((3, 2),)
    assert place(square + (2.45, 3.45), 1) == ()
    assert place(square * (2, 1) + (2.1, 3.2), 2) == ((3, 2), (3, 3))
    assert place(square * (2, 1) + (2.1, 3.49), 2) == ()


def test_colours_of_cards_do_not_count() -> None:
    board = TrueBoard(tuple(TrueSquare(s.cell, s.colour, s.quad) for s in table().squares), 4.0, 60.0)
    truth = Still("s", Path(), Path(), board, (TruePiece("solid", frozenset({((0, 0), "red"), ((0, 1), "green")})),),
                  (((2, 2), False),))
    right = BoardReading((CardSeen(((0, 1), (0, 0)), ("blue", "blue"), "solid", 0.9),), (), (TokenSeen((2, 2), 0.9),))
    wrong = replace(right, cards=(replace(right.cards[0], owner="dotted"),))
    compared = Compared()
    compared.add(truth, judge_table(table(), board), right, wrong)
    assert boards_right(compared.referee) == pieces_right(compared.referee) == 100.0
    assert boards_right(compared.peer) == pieces_right(compared.peer) == 0.0


def act(kind: str, piece: str, begin: float, end: float, **more: object) -> dict[str, object]:
    return {"type": kind, "piece": piece, "frame_style": "solid", "time_s": {"hand_in": begin, "hand_out": end}, **more}


def test_a_round_is_at_rest_between_hands_and_holds_what_was_laid_and_not_taken_back() -> None:
    cells = [[0, 0], [0, 1]]
    events = json.loads(json.dumps({"tokens": {"t0": [3, 3]}, "events": [
        act("card", "c1", 1.0, 2.0, cells=cells, colours=["red", "blue"], token="t0", token_to=[0, 1]),
        act("joker", "j1", 1.5, 3.0, cells=[[4, 4]]),
        act("taken_back", "c1", 4.0, 5.0, cells=cells, token="t0", token_to=[3, 3]),
        {"type": "stop", "time_s": {"hand_in": 5.05, "hand_out": 5.05}}]}))
    card = TruePiece("solid", frozenset({((0, 0), "red"), ((0, 1), "blue")}))
    joker = TruePiece("solid", frozenset({((4, 4), None)}))
    times, *what = zip(*rests(events), strict=True)
    assert times == pytest.approx((3.1, 5.15))
    assert what == [((card, joker), (joker,)), (((0, 1),), ((3, 3),))]
