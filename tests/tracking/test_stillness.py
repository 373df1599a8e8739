"""Finding still moments in a stream from two figures a frame."""

from __future__ import annotations

import pytest

from referee.tracking.stillness import Stillness, StillnessSettings

SQUARES = 144
ONE = 1 / SQUARES  # one square of the board


def states(figures: list[tuple[float, float]], fps: float = 30.0) -> list[str]:
    watch = Stillness(SQUARES)
    return [watch.step(k / fps, previous, still) for k, (previous, still) in enumerate(figures)]


def test_rest_is_believed_after_a_tenth_of_a_second():
    assert states([(0.0, 0.0)] * 6) == ["moving"] * 3 + ["still"] * 3


def test_a_token_moved_is_motion_and_noise_is_not():
    assert states([(0.0, 0.0)] * 5 + [(ONE, ONE)])[-1] == "moving"
    assert set(states([(0.05 * ONE, 0.1 * ONE)] * 9)[4:]) == {"still"}


def test_motion_starts_the_wait_anew():
    assert states([(0.0, 0.0)] * 5 + [(ONE, ONE)] + [(0.0, ONE)] * 4)[-4:] == ["moving"] * 3 + ["still"]


def test_a_hand_that_rests_on_the_board_is_no_still_moment_until_patience_ends():
    seen = states([(0.0, 20 * ONE)] * 100)
    assert "hand" in seen and "still" in seen
    assert seen.index("hand") < 5 and 18 <= seen.index("still") <= 20


def test_four_pieces_laid_at_once_are_not_a_hand():
    assert states([(0.0, 8 * ONE)] * 6)[-1] == "still"


def test_an_interruption_forgets_the_rest_that_was():
    watch = Stillness(SQUARES)
    for k in range(6):
        watch.step(k / 30, 0.0, 0.0)
    watch.interrupt()
    assert watch.state == "moving"
    assert watch.step(0.2, 0.0, 0.0) == "moving"


def test_thresholds_are_settings():
    watch = Stillness(SQUARES, StillnessSettings(rest_s=0.0))
    assert watch.step(0.0, 0.0, 0.0) == "still"


def test_a_board_without_squares_cannot_be_watched():
    with pytest.raises(ValueError, match="referee learn"):
        Stillness(0)
