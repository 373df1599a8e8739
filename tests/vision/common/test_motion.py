"""The motion meter: noise and light are no motion, things are; a hand is told from a card."""

import numpy as np
import pytest

from referee.values.board import BoardTable, Square
from referee.values.common import Quality
from referee.vision.common import MotionMeter

ROWS, COLS, SIDE, LEFT, TOP = 8, 10, 40, 60, 40
SQUARES = ROWS * COLS
QUIET = 0.25 / SQUARES


def table() -> BoardTable:
    squares = []
    for r in range(ROWS):
        for c in range(COLS):
            x, y = float(LEFT + c * SIDE), float(TOP + r * SIDE)
            squares.append(Square((r, c), "red", (196, 31, 46),
                                  ((x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE))))
    return BoardTable(520, 400, tuple(squares), quality=Quality(True))


SCENE = np.random.default_rng(0).integers(40, 200, (ROWS, COLS, 3)).repeat(SIDE, axis=0).repeat(SIDE, axis=1)


def frame(seed: int, *, noise: float = 6.0, gain: float = 1.0) -> np.ndarray:
    """The board on a grey table; the table's part outside the board flickers wildly."""
    rng = np.random.default_rng(seed)
    image = rng.integers(0, 256, (400, 520, 3)).astype(float)
    image[TOP:TOP + ROWS * SIDE, LEFT:LEFT + COLS * SIDE] = SCENE
    image = image * gain + rng.normal(0, noise, image.shape)
    return np.clip(image, 0, 255).astype(np.uint8)


def put(image: np.ndarray, cell: tuple[float, float], squares: tuple[float, float], value: int = 235) -> np.ndarray:
    """A thing of `squares` (rows, columns) on the board."""
    y, x = round(TOP + cell[0] * SIDE), round(LEFT + cell[1] * SIDE)
    image[y:y + round(squares[0] * SIDE), x:x + round(squares[1] * SIDE)] = value
    return image


@pytest.fixture
def meter() -> MotionMeter:
    meter = MotionMeter(table())
    for seed in range(4):
        meter.update(frame(seed))
    return meter


@pytest.mark.parametrize("noise", [0.0, 6.0, 14.0])
def test_noise_and_what_happens_beside_the_board_are_no_motion(noise: float) -> None:
    meter = MotionMeter(table())
    seen = [meter.update(frame(seed, noise=noise)) for seed in range(10)]
    assert max(m.changed for m in seen) < QUIET and max(m.since_still for m in seen) < QUIET
    assert not any(m.hand for m in seen)


@pytest.mark.parametrize("gain", [0.8, 0.93, 1.08, 1.2])
def test_a_change_of_exposure_is_no_motion(meter: MotionMeter, gain: float) -> None:
    seen = [meter.update(frame(10 + k, gain=gain)) for k in range(3)]
    assert max(m.changed for m in seen) < QUIET
    assert not any(m.hand for m in seen)


def test_a_card_laid_while_the_exposure_changes_is_seen(meter: MotionMeter) -> None:
    brighter = np.clip(frame(15).astype(int) + 20, 0, 255).astype(np.uint8)
    assert meter.update(put(brighter, (2.0, 1.0), (1.0, 2.0))).changed * SQUARES > 1.5


def test_a_moving_thing_is_motion_of_its_size(meter: MotionMeter) -> None:
    seen = [meter.update(put(frame(20 + k), (2.0, 1.0 + k), (1.0, 2.0))) for k in range(5)]
    for k, m in enumerate(seen):
        # new at one end, gone at the other, the first time all of it new; smoothing adds a pixel of eight all round
        assert 1.9 < m.changed * SQUARES < 3.3, k
        assert 1.9 < m.since_still * SQUARES < 3.3, k
        assert not m.hand


def test_a_hand_is_seen_while_it_is_there_even_when_it_rests(meter: MotionMeter) -> None:
    for k in range(6):
        m = meter.update(put(frame(30 + k), (0.0, 2.0), (6.0, 3.0), 90))
        assert m.hand and m.since_still * SQUARES > 12
        assert m.changed < QUIET or k == 0
    after = meter.update(frame(40))
    assert not after.hand and after.since_still < QUIET and after.changed * SQUARES > 12


def test_a_card_that_was_laid_becomes_part_of_the_still_board(meter: MotionMeter) -> None:
    seen = [meter.update(put(frame(50 + k), (4.0, 4.0), (1.0, 2.0))) for k in range(6)]
    assert seen[0].changed * SQUARES > 1.0
    assert seen[1].since_still * SQUARES > 1.0
    assert seen[-1].since_still < QUIET and not any(m.hand for m in seen)


def test_a_change_that_stays_long_enough_is_no_hand_any_more(meter: MotionMeter) -> None:
    large = [meter.update(put(frame(60 + k), (0.0, 0.0), (8.0, 4.0), 20)).hand for k in range(70)]
    assert large[0] and large[30]
    assert not large[-1]


def test_a_table_that_was_read_at_rest_is_the_one_to_compare_with(meter: MotionMeter) -> None:
    """Many pieces laid while hands came and went look like a hand, until the reader has seen the board."""
    assert meter.update(put(frame(2), (0.0, 0.0), (8.0, 3.0))).hand
    meter.settled()
    after = meter.update(put(frame(3), (0.0, 0.0), (8.0, 3.0)))
    assert not after.hand and after.since_still * SQUARES < 1
