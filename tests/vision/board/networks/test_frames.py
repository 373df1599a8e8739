"""The closer look at single squares: it shows them as it says, and tells whose frame a piece has by itself."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from referee.geometry.camera import PlaneCamera
from referee.values.board import Cell
from referee.values.common import UNKNOWN
from referee.vision.board import Reader
from referee.vision.board.networks.asking import Answer
from referee.vision.board.networks.frames import (
    ANSWERS,
    CHANNELS,
    CLOSE_UP_PX,
    OWNERS,
    RIM,
    SIDE,
    Closer,
    close_up,
    network_input,
)
from referee.vision.board.networks.squarenet import CARD, FRAME_ORDER, JOKER, OTHER, STEPS, VIEWS
from referee.vision.board.reading.pieces import PIECES, with_odds
from tests.vision.conftest import Known, judge, owners, says, without_closer_look, without_second_witness

CAMERA = PlaneCamera(1500.0, (960.0, 540.0), 0.0, np.eye(3), np.array([-6.0, -4.0, 24.0]))


@pytest.mark.parametrize("cell", [(0, 0), (4, 7)])
def test_a_square_fills_the_middle_of_its_close_up_and_the_rim_shows_its_neighbours(cell: Cell) -> None:
    picture = np.zeros((1080, 1920, 3), np.uint8)
    r, c = cell
    corners = CAMERA.project([[c, r], [c + 1, r + 1]]).round().astype(int)
    (left, top), (right, bottom) = corners
    picture[top:bottom, left:right] = 255
    [shown] = close_up(picture, CAMERA, [cell])
    assert shown.shape == (SIDE, SIDE, 3)
    white = np.argwhere(shown[..., 0] > 128)
    assert tuple(white.min(axis=0)) == pytest.approx((RIM, RIM), abs=2)
    assert tuple(white.max(axis=0) + 1) == pytest.approx((RIM + CLOSE_UP_PX, RIM + CLOSE_UP_PX), abs=2)


def test_what_the_network_is_shown_runs_from_minus_one_to_one() -> None:
    squares = np.zeros((2, SIDE, SIDE, CHANNELS), np.uint8)
    squares[1] = 255
    x = network_input(squares)
    assert x.shape == (2, CHANNELS, SIDE, SIDE) and x.dtype == np.float32
    assert (x[0] == -1).all() and x[1] == pytest.approx(1.0)


def no_word(answer: Answer) -> None:
    """The square reader does not know whose anything is."""
    answer.frame[:] = 0.0


@pytest.mark.parametrize("name", ["still", "moment"])
def test_whose_a_piece_is_shows_in_the_closer_look_alone(name: str, request, monkeypatch) -> None:
    known: Known = request.getfixturevalue(name)
    reader = Reader(known.table)
    before = judge(known, reader.read(known.image))
    says(reader, no_word, monkeypatch)
    after = judge(known, reader.read(known.image))
    assert (after.false, after.silent) == (0, 0)
    assert after.right >= 0.9 * before.right > 0


def test_without_the_closer_look_nobody_is_named(still: Known, monkeypatch) -> None:
    """What the test above rests on."""
    reader = Reader(still.table)
    says(reader, no_word, monkeypatch)
    without_closer_look(reader, monkeypatch)
    reading = reader.read(still.image)
    assert reading.cards and owners(reading) == {UNKNOWN}


def test_it_is_asked_only_about_what_is_in_doubt(still: Known, monkeypatch) -> None:
    reader = Reader(still.table)
    asked: list[list[Cell]] = []
    frames = reader.asker.finder.frames
    of = frames.of

    def noted(*shown: Any) -> np.ndarray:
        asked.append(shown[2])
        return of(*shown)

    monkeypatch.setattr(frames, "of", noted)
    reading = reader.read(still.image)
    joker = reading.jokers[0]
    assert owners(reading) <= set(FRAME_ORDER)
    once = [PIECES.art_pieces] * PIECES.quick  # these only whether their art is known
    assert [len(cells) for cells in asked if cells] == once

    def doubtful(answer: Answer) -> None:
        answer.frame[joker.cell] = 0.0

    says(reader, doubtful, monkeypatch)
    assert joker.cell in {j.cell for j in reader.read(still.image).jokers if j.owner == joker.owner}
    assert [joker.cell] in asked


@pytest.mark.parametrize("token", [False, True])
def test_a_joker_in_doubt_is_read_if_the_closer_look_says_so_and_no_token_is_on_it(
        still: Known, monkeypatch, token: bool) -> None:
    """With one on it half of a card of which the other half lay under another card passed for a joker."""
    without_second_witness(monkeypatch)
    reader = Reader(still.table)
    joker = reader.read(still.image).jokers[0]
    other, side = next((n, k) for k, (r, c) in enumerate(STEPS)
                       if (n := (joker.cell[0] + r, joker.cell[1] + c)) in still.table.layout)

    def doubtful(answer: Answer) -> None:
        answer.token[joker.cell] = token
        answer.kind[joker.cell] = answer.kind[other] = 0.0
        answer.kind[joker.cell][JOKER], answer.kind[joker.cell][CARD + side] = 0.75, 0.25
        answer.kind[other][OTHER] = 1.0

    says(reader, doubtful, monkeypatch)
    again = reader.read(still.image)
    assert (joker.cell in {j.cell for j in again.jokers}) is not token
    assert (joker.cell in again.hidden) is token


@pytest.mark.parametrize(("closer", "owner"), [(0.0, UNKNOWN), (6.0, "double"), (-6.0, UNKNOWN)])
def test_whose_a_joker_is_is_looked_at_closer_if_its_frame_is_not_quite_sure(
        still: Known, monkeypatch, closer: float, owner: str) -> None:
    """One that the network called solid with 0.98 was dotted."""
    reader, known = Reader(still.table), still.reader.read(still.image)
    joker = next(j for j in known.jokers if j.cell not in {t.cell for t in known.tokens})
    double = np.array(FRAME_ORDER) == "double"

    def doubtful(answer: Answer) -> None:
        others = np.log(np.where(double, 0.98, 0.02 / 3))
        answer.frame[joker.cell] = others / reader.asker.finder.joker_weight[joker.cell]

    def look(_image: object, _camera: object, cells: list[Cell], _views: object) -> np.ndarray:
        asked.append(joker.cell in cells)
        said = np.zeros((len(cells), ANSWERS))
        said[:, OWNERS] = np.where(double, closer, 0.0)
        return said

    asked: list[bool] = []
    says(reader, doubtful, monkeypatch)
    monkeypatch.setattr(reader.asker.finder.frames, "of", look)
    now = next(j for j in reader.read(still.image).jokers if j.cell == joker.cell)
    assert now.owner == owner and asked == [True] * len(VIEWS) + [False] * PIECES.quick
    assert owner == "double" or len(now.candidates) > 1


@pytest.mark.parametrize(("p", "logit", "both"), [
    (0.5, 0.0, 0.5), (0.75, 0.0, 0.75), (0.5, 2.2, 0.9), (0.9, -2.2, 0.5)])
def test_odds_multiply(p: float, logit: float, both: float) -> None:
    assert with_odds(p, logit) == pytest.approx(both, abs=0.01)


def test_embeddings_have_length_one_and_answers_their_places() -> None:
    said = np.arange(2 * ANSWERS, dtype=float).reshape(2, ANSWERS)
    closer = Closer.of(said)
    assert np.linalg.norm(closer.embedding, axis=1) == pytest.approx(1.0)
    assert closer.frame.shape == (2, len(FRAME_ORDER)) and closer.joker.tolist() == [4, ANSWERS + 4]
    assert closer.art.tolist() == [5, ANSWERS + 5]
