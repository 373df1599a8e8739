"""The second witness of tokens: what it is shown, tokens in line, and fingertips that look like one from above."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import cv2
import numpy as np
import pytest

from referee.geometry.camera import PlaneCamera
from referee.sim.board import empty_board, render, sample_style, stand, truth
from referee.sim.board.scene.populate import Mix, sample_shot
from referee.sim.common.camera import Aim, look_at
from referee.values.board import BoardTable, Cell
from referee.vision.board import Reader, learn
from referee.vision.board.networks.asking import Answer
from referee.vision.board.networks.tokens import (
    FAR,
    HIGH,
    LOW,
    SHAPE,
    TOKEN_PX,
    WIDE,
    Look,
    Sheets,
    Tokens,
    behind,
    beside,
    covered_by,
)
from referee.vision.board.reading.standing import STANDING
from tests.support.pictures import decoded
from tests.vision.conftest import Known, says, without_second_witness

BOARD = [(r, c) for r in range(7) for c in range(11)]
TILT = np.radians(40.0)
TURN = np.array([[1, 0, 0], [0, np.sin(TILT), -np.cos(TILT)], [0, np.cos(TILT), np.sin(TILT)]])
CAMERA = PlaneCamera(900.0, (640.0, 360.0), 0.0, TURN, np.array([-5.5, -1.0, 16.0]))
OVER_IT = np.array([-2.5, -0.5, 20.0])  # where a camera looks straight down on the square (0, 2)


@pytest.mark.parametrize(("lean", "covered"), [
    ((0.0, -0.8), {(2, 4)}), ((0.0, -1.4), {(2, 4), (1, 4)}), ((1.3, 0.0), {(3, 5), (3, 6)}), ((0.0, -0.01), set())])
def test_a_token_covers_squares_where_its_height_leans(lean: tuple[float, float], covered: set[Cell]) -> None:
    assert set(behind((3, 4), BOARD, np.array(lean))) >= covered
    assert all((r - 3) * lean[1] + (c - 4) * lean[0] > 0 for r, c in behind((3, 4), BOARD, np.array(lean)))
    assert bool(covered) == bool(behind((3, 4), BOARD, np.array(lean)))


def test_a_token_covers_squares_behind_it_as_the_camera_stands_and_its_own() -> None:
    """The camera stands before the first row: the farther a token is, the more of the board it covers."""
    near, far = (0, 2), (8, 8)
    board = [(r, c) for r in range(14) for c in range(11)]
    covered = covered_by([near, far], board, CAMERA)
    rows = [[r for r, c in sorted(covered) if c == token[1]] for token in (near, far)]
    assert rows[0] == list(range(len(rows[0]))) and rows[1] == list(range(8, 8 + len(rows[1])))
    assert 1 < len(rows[0]) < len(rows[1])
    assert covered_by([], board, CAMERA) == covered_by([far], [(7, 8)], CAMERA) == frozenset()
    assert covered_by([near], board, PlaneCamera(900.0, (640.0, 360.0), 0.0, np.eye(3), OVER_IT)) == {near}


@pytest.mark.parametrize("cell", [(1, 2), (5, 8)])
def test_heights_and_places_show_on_the_sheet_where_the_facts_say(cell: Cell) -> None:
    other = cell[0] - 1, cell[1] + 1
    sheet = Sheets(CAMERA, [cell])
    known, across, up, rise = sheet.facts([other])[0]
    assert known and sheet.facts([None])[0].tolist() == pytest.approx([0, 0, 0, rise])
    middle = np.array([cell[1] + 0.5, cell[0] + 0.5])
    for place, height, expected in ((middle, 0.0, (0.0, 0.0)), (middle, 1.2, (0.0, 1.2 * rise)),
                                    (middle + (1, -1), 0.0, (across * FAR, up * FAR))):
        picture = np.zeros((720, 1280, 3), np.uint8)
        x, y = CAMERA.project(place, height).round().astype(int)
        picture[y - 3:y + 4, x - 3:x + 4] = 255
        [view] = sheet.of(picture)
        assert view.shape == (*SHAPE, 3)
        row, col = np.argwhere(view[..., 0] > 128).mean(axis=0) + 0.5
        assert (col / TOKEN_PX - WIDE, HIGH - row / TOKEN_PX) == pytest.approx(expected, abs=0.12)
    assert LOW < 0 < HIGH


def test_a_square_is_compared_with_the_token_that_may_hide_it_else_with_the_nearest() -> None:
    lean = np.array([0.0, -0.8])
    tokens = [(4, 4), (3, 5), (6, 9)]
    assert beside((3, 4), tokens, lean) == (4, 4)
    assert beside((3, 4), tokens, np.zeros(2)) in {(4, 4), (3, 5)}
    assert beside((4, 4), tokens, lean) == (3, 5)
    assert beside((6, 9), [(6, 9)], lean) is None


def names(table: BoardTable, facts: list[dict[str, Any]]) -> dict[Cell, Cell]:
    """The square of the table that each square of the scene was learned as."""
    def nearest(xy: np.ndarray) -> Cell:
        return min(table.squares, key=lambda s: float(np.hypot(*(np.mean(s.quad, axis=0) - xy)))).cell

    return {tuple(c["cell"]): nearest(np.mean(c["poly_px"], axis=0)) for c in facts}


class InLine:
    """A board with blunt tokens before a low camera: `front` hides `rear`, `alone` stands in the open."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        style = sample_style(rng)
        self.style = replace(style, token=replace(style.token, kind="cylinder", height_mm=24.0))
        self.bare = empty_board(rng, self.style, 4, 4)
        self.camera = look_at((0, 0, 0), Aim(262.0, 37.0, 420.0), 50, (1920, 1080), (0.0,) * 5)
        self.seed = seed
        table = learn([render(self.bare, self.style, self.camera, seed=seed)])
        self.name = names(table, truth(self.bare, self.style, self.camera)["cells"])
        column = sorted(c for c in self.bare.colours if c[1] == 5)
        self.rear, self.front, *_, self.alone = column[2:]
        self.reader = Reader(table)

    def read(self, *cells: Cell) -> tuple[set[Cell], set[Cell]]:
        """The squares with a token as they are read, and as they are."""
        tokens = tuple(stand(self.bare, f"t{k}", c) for k, c in enumerate(cells))
        picture = render(replace(self.bare, tokens=tokens), self.style, self.camera, seed=self.seed)
        return {t.cell for t in self.reader.read(picture).tokens}, {self.name[c] for c in cells}


@cache
def in_line(seed: int) -> InLine:
    return InLine(seed)


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 8, 11])
def test_a_token_behind_another_is_read_and_none_is_where_only_the_one_in_front_stands(seed: int) -> None:
    board = in_line(seed)
    for standing in ((board.front, board.rear, board.alone), (board.front, board.alone)):
        read_as, true = board.read(*standing)
        assert read_as == true


@pytest.mark.slow
def test_a_token_that_does_not_show_from_above_is_read_while_one_of_the_set_is_missing(monkeypatch) -> None:
    board = in_line(3)

    def overlooked(answer: Answer) -> None:
        answer.token[board.name[board.rear]] = STANDING.suspected / 2

    says(board.reader, overlooked, monkeypatch)
    read_as, true = board.read(board.front, board.rear, board.alone)
    assert read_as == true
    monkeypatch.setattr(board.reader.asker, "most_tokens", 2)
    monkeypatch.setattr(board.reader, "known", replace(board.reader.known, tokens=2))
    read_as, true = board.read(board.front, board.rear, board.alone)
    assert read_as == true - {board.name[board.rear]}


def stored(picture: np.ndarray) -> np.ndarray:
    """As a JPEG has it."""
    return decoded(cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes())


@pytest.mark.thorough
@pytest.mark.slow
@pytest.mark.parametrize("seed", [991017, 991044])
def test_a_fingertip_is_no_token_and_a_token_in_full_view_is_one(seed: int, monkeypatch) -> None:
    """From above the square reader takes a fingertip of the one for a token, and not the token of the other."""
    rng = np.random.default_rng(seed)
    style = sample_style(rng)
    size = ((1920, 1080), (1920, 1080), (1920, 1080), (2560, 1440), (3000, 2250))[seed % 5]
    mix = Mix(cards=(4, 44), hand=0.3, overlap=0.0, off_grid=0.0)
    shot = sample_shot(rng, style, size, mix, elevation=(36, 88), fill=(0.9, 1.0))
    picture, empty = (stored(render(scene, look, camera, seed=int(rng.integers(1 << 31))))
                      for scene, look, camera in ((shot.scene, style, shot.camera),
                                                  (shot.scene.empty(), shot.empty_style, shot.empty_camera)))
    table = learn([empty])
    name = names(table, truth(shot.scene.empty(), shot.empty_style, shot.empty_camera)["cells"])
    facts = truth(shot.scene, style, shot.camera)["tokens"]
    plain, partly = ({name[tuple(t["cell"])] for t in facts if t["cell"] and t["occluded"] is half}
                     for half in (False, True))

    def tokens() -> set[Cell]:
        return {t.cell for t in Reader(table).read(picture).tokens}

    assert plain <= tokens() <= plain | partly
    without_second_witness(monkeypatch)
    assert not plain <= tokens() <= plain | partly


def test_squares_are_compared_only_with_tokens_that_look_like_one_by_themselves() -> None:
    """Two fingertips side by side, both sure from above, looked like tokens because the other one did."""
    token, finger, asked = (2, 2), (5, 5), []

    class Said(Tokens):
        knows_one = False

        def __init__(self) -> None:
            pass

        def ask(self, _picture, _camera, cells, others):
            asked.append(list(others))
            return {c: 0.99 if c == token else 0.5 for c in cells}

    look = Look(Said(), np.zeros((1, 1, 3), np.uint8), CAMERA, np.zeros(2), [token, finger])
    look.of([token, finger, (5, 6)])
    assert asked == [[None, None], [None, token, token]]


def test_what_a_token_may_cover_is_compared_with_a_taught_one_as_well() -> None:
    """Own still 1010: a tower's top, seen above the square behind it, looked like that tower."""
    front, back, other = (4, 2), (4, 1), (0, 6)

    class Said(Tokens):
        knows_one = True

        def __init__(self) -> None:
            pass

        def ask(self, _picture, _camera, cells, others):
            return {c: 0.8 if o else 0.14 if c == back else 0.99 for c, o in zip(cells, others, strict=True)}

    look = Look(Said(), np.zeros((1, 1, 3), np.uint8), CAMERA, np.array([-0.63, -0.12]), [front])
    assert look.of([front, back, other]) == {front: 0.99, back: 0.14, other: 0.8}
    assert [look.before(c) for c in (front, back, other)] == [False, True, False]


@pytest.mark.parametrize("missing", [False, True])
def test_what_may_be_a_token_behind_a_token_is_its_body_if_all_are_seen(still: Known, monkeypatch,
                                                                         missing: bool) -> None:
    """A cylinder in the middle of a card, seen from 43 degrees: 1.0 on the one half and 0.7 on the other."""
    monkeypatch.setattr("referee.vision.board.reading.standing.step_behind", lambda _: (-1, 0))
    without_second_witness(monkeypatch)
    reader, reading = Reader(still.table), still.reader.read(still.image)
    tokens = {t.cell for t in reading.tokens}
    front = next((r, c) for r, c in sorted(tokens) if (r - 1, c) in still.table.layout.keys() - tokens - reading.hidden)
    body, other = (front[0] - 1, front[1]), max(tokens - {front})

    def doubtful(answer: Answer) -> None:
        answer.token[body] = 0.7
        if missing:
            answer.token[other] = 0.5

    says(reader, doubtful, monkeypatch)
    again = reader.read(still.image)
    assert body not in {t.cell for t in again.tokens}
    assert (body in again.hidden) is missing
