"""Outlines laid onto the edges next to them, side by side."""

from __future__ import annotations

import cv2
import numpy as np

from referee.vision.cards.found.sides import onto_edges
from referee.vision.common.images import Image

CORNERS = np.array([[120.0, 60.0], [300.0, 90.0], [265.0, 350.0], [75.0, 330.0]])


def bordered_card() -> Image:
    """A card (400, 400) with a white border, seen aslant on a dark table."""
    print_ = np.full((300, 200, 3), 240, np.uint8)
    print_[14:-14, 14:-14] = (40, 40, 190)
    cv2.putText(print_, "3", (50, 200), cv2.FONT_HERSHEY_SIMPLEX, 5, (240, 240, 240), 20, cv2.LINE_AA)
    ends = np.array([[0, 0], [200, 0], [200, 300], [0, 300]], np.float32)
    to = cv2.getPerspectiveTransform(ends, CORNERS.astype(np.float32))
    out = cv2.warpPerspective(print_, to, (400, 400), borderMode=cv2.BORDER_CONSTANT, borderValue=(35, 45, 40))
    return np.asarray(cv2.GaussianBlur(out, (0, 0), 1.0), np.uint8)


def test_an_outline_a_little_off_is_laid_onto_the_card() -> None:
    """Turned, too large or too small: the outer edge of the border is found, not the inner."""
    image, middle = bordered_card(), CORNERS.mean(axis=0)
    for size, shift in ((1.07, (6.0, -5.0)), (0.93, (-5.0, 4.0)), (1.0, (0.0, 0.0))):
        turned = (CORNERS - middle) @ np.array([[0.999, 0.04], [-0.04, 0.999]]) * size + middle + shift
        [laid] = onto_edges(image, turned[None])
        assert np.linalg.norm(laid - CORNERS, axis=1).max() < 9


def test_where_no_edge_is_an_outline_stays() -> None:
    plain = np.full((400, 400, 3), 90, np.uint8)
    assert np.abs(onto_edges(plain, CORNERS[None])[0] - CORNERS).max() < 0.01
    assert onto_edges(plain, np.zeros((0, 4, 2))).shape == (0, 4, 2)
