"""What the camera made of the colours is taken off, and what was laid is not."""

from __future__ import annotations

import numpy as np
import pytest

from referee.vision.board.change.tone import logs, toned

SIDE, ROWS = 10, 24
INKS = np.array([[0.05, 0.22, 0.10], [0.45, 0.20, 0.01], [0.01, 0.02, 0.55], [0.6, 0.62, 0.65]])


def board(rng: np.random.Generator) -> np.ndarray:
    """Linear light of blocks of four inks, a little noisy."""
    light = INKS[rng.integers(0, len(INKS), (ROWS, ROWS))].repeat(SIDE, axis=0).repeat(SIDE, axis=1)
    return np.clip(light * (1 + rng.normal(0, 0.02, light.shape)), 0, 1)


def photographed(light: np.ndarray, mixing: float) -> np.ndarray:
    """Exposed and balanced otherwise, with channels mixed and clipped, and more light from one side."""
    mix = np.eye(3) * (1 + 2 * mixing) - mixing
    side = np.exp(np.linspace(-0.15, 0.15, light.shape[1]))[None, :, None]
    return np.clip(light @ mix.T * [0.8, 0.9, 1.0] * side, 0, 1)


@pytest.mark.parametrize("mixing", [0.0, 0.1, -0.08])
def test_squares_of_every_colour_keep_their_look_whatever_the_camera_did(mixing: float) -> None:
    rng = np.random.default_rng(3)
    then = board(rng)
    now = photographed(then, mixing)
    now[50:80, 50:80] = [0.3, 0.05, 0.4]  # something was laid
    inside = np.ones(then.shape[:2], bool)
    off = logs(now) - logs(toned(then, now, inside, SIDE))
    tint = np.linalg.norm(off - off.mean(axis=2, keepdims=True), axis=2)
    laid = np.zeros(inside.shape, bool)
    laid[50:80, 50:80] = True
    assert np.quantile(tint[~laid], 0.98) < 0.1, "as little as noise of the sensor makes"
    assert tint[laid].min() > 0.25


def test_what_was_laid_on_every_square_of_a_colour_but_a_few_is_seen_on_those() -> None:
    rng = np.random.default_rng(4)
    then = board(rng)
    now = photographed(then, 0.0)
    red = np.argwhere((then[5::SIDE, 5::SIDE] @ [0, 0, 1.0] > 0.5) & (then[5::SIDE, 5::SIDE] @ [1.0, 0, 0] < 0.1))
    for r, c in red[: len(red) // 4]:
        now[r * SIDE:(r + 1) * SIDE, c * SIDE:(c + 1) * SIDE] = [0.3, 0.3, 0.3]
    shown = toned(then, now, np.ones(then.shape[:2], bool), SIDE)
    r, c = (v * SIDE + SIDE // 2 for v in red[0])
    assert np.linalg.norm(logs(now)[r, c] - logs(shown)[r, c]) > 0.5
