"""Whose line runs round a card, by the mean along its border."""

from __future__ import annotations

from dataclasses import replace

import cv2
import numpy as np
import pytest

from referee.kit.taught import Example, TaughtSet
from referee.vision.board.networks.frames import RIM, SIDE
from referee.vision.board.networks.squarenet import FRAME_ORDER
from referee.vision.board.reading.borders import Borders

LINES = {"solid": ((7, 3),), "double": ((5, 1), (9, 1))}  # from the card's edge, and how broad


def half(owner: str, side: int, *, ink: tuple[int, int, int] = (40, 160, 60), off: int = 0,
         noise: float = 0.0, seed: int = 0) -> np.ndarray:
    """A close-up of half of a card whose other half lies on `side`, `off` pixels further in, in noise."""
    picture = np.full((SIDE, SIDE, 3), 90, np.uint8)
    first, last = np.full(2, RIM + off), np.full(2, SIDE - RIM - off)
    axis, far = ((1, False), (0, True), (1, True), (0, False))[side]
    if far:
        last[axis] = SIDE
    else:
        first[axis] = 0

    def inwards(by: int) -> tuple[tuple[int, int], tuple[int, int]]:
        a, b = first + by, last - by
        if far:
            b[axis] = SIDE
        else:
            a[axis] = 0
        return (int(a[0]), int(a[1])), (int(b[0]), int(b[1]))

    cv2.rectangle(picture, *inwards(0), (225, 228, 230), -1)
    cv2.rectangle(picture, *inwards(14), ink, -1)
    for at, broad in LINES[owner]:
        cv2.rectangle(picture, *inwards(at), (20, 20, 20), broad)
    blurred = cv2.GaussianBlur(picture, (0, 0), 1.3).astype(float)
    return np.clip(blurred + np.random.default_rng(seed).normal(0, noise, blurred.shape), 0, 255).astype(np.uint8)


def example(owner: str, side: int, kind: str = "half") -> Example:
    both = np.concatenate([half(owner, side), np.zeros((SIDE, SIDE, 3), np.uint8)], axis=1)
    return Example(kind, owner, cv2.imencode(".png", both)[1].tobytes(), side=side)  # type: ignore[arg-type]


TAUGHT = TaughtSet(tuple(example(owner, side) for owner in LINES for side in (0, 2)))


@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("off", [-2, 0, 2])
def test_one_line_is_told_from_two_in_noise_and_shifted_whatever_the_ink(side: int, off: int) -> None:
    borders = Borders(TAUGHT)
    for owner, other in (("solid", "double"), ("double", "solid")):
        said = borders.likest(half(owner, side, ink=(200, 40, 60), off=off, noise=20.0, seed=side), side)
        assert said[FRAME_ORDER.index(owner)] == 0 and said[FRAME_ORDER.index(other)] < -0.05


def test_names_mean_nothing_but_what_was_shown() -> None:
    other = {"solid": "dotted", "double": "solid"}
    exchanged = Borders(TaughtSet(tuple(replace(e, owner=other[e.owner]) for e in TAUGHT.examples)))
    said, plainly = exchanged.likest(half("double", 1), 1), Borders(TAUGHT).likest(half("double", 1), 1)
    for name, new in other.items():
        assert said[FRAME_ORDER.index(new)] == plainly[FRAME_ORDER.index(name)]


def test_nothing_is_said_unless_two_were_taught() -> None:
    alone = Borders(TaughtSet((example("solid", 0),)))
    assert not alone and Borders(TAUGHT) and not alone.likest(half("solid", 1), 1).any()
