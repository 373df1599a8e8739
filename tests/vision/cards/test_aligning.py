"""Doubtful cards laid onto the prints of a deck's numbers."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from referee.sim.cards.looks import sample_deck
from referee.sim.cards.printed import paint_face
from referee.values.cards import COLOURS, NUMBERS, Deck, DeckBack, DeckFace
from referee.vision.cards.deck.sheet import Sheet, sheet_of
from referee.vision.cards.flat.cut import HIGH, WIDE, flattened, ground_of, in_lab, print_of
from referee.vision.cards.reading.aligning import aligned_to_numbers
from referee.vision.common.images import Image

CORNERS = np.array([[140.0, 100.0], [222.0, 112.0], [203.0, 236.0], [121.0, 224.0]])
NOWHERE = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
ALL = [(colour, number) for colour in COLOURS for number in NUMBERS]


@pytest.fixture(scope="module")
def faces() -> dict[tuple[str, int], Image]:
    look = sample_deck(np.random.default_rng(31))
    return {face: np.asarray(paint_face(look, *face)[..., 2::-1]) for face in ALL}


@pytest.fixture(scope="module")
def sheet(faces: dict[tuple[str, int], Image]) -> Sheet:
    tiles = [np.asarray(cv2.resize(faces[face], (WIDE, HIGH), interpolation=cv2.INTER_AREA), np.uint8) for face in ALL]
    back = np.full((HIGH, WIDE, 3), 90, np.uint8)
    return Sheet(Deck(tuple(DeckFace(colour, number, NOWHERE) for colour, number in ALL), (DeckBack("A", NOWHERE),),
                      sheet_of([*tiles, back])))


def lying(face: Image) -> Image:
    """A face on a dark table, seen a little unsharp."""
    h, w = face.shape[:2]
    to = cv2.getPerspectiveTransform(np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32),
                                     CORNERS.astype(np.float32))
    small = cv2.GaussianBlur(face, (0, 0), w / 82 / 2)
    return np.asarray(cv2.warpPerspective(small, to, (360, 340), borderMode=cv2.BORDER_CONSTANT,
                                          borderValue=(38, 44, 40)), np.uint8)


def test_a_number_is_told_though_the_outline_is_off(faces: dict[tuple[str, int], Image], sheet: Sheet) -> None:
    """The outline is turned and too wide: as it is, no number is clearly likest."""
    middle = CORNERS.mean(axis=0)
    off = (CORNERS - middle) @ np.array([[0.995, 0.1], [-0.1, 0.995]]) * [1.12, 1.04] + middle + [5.0, -4.0]
    laid = []
    for number in NUMBERS:
        image = lying(faces["green", number])
        [flat] = in_lab(flattened(image, off[None]))
        told = sheet.numbers(np.array([print_of(flat, ground_of(flat))]))[0]
        aligned = aligned_to_numbers(image, off[None], np.array([COLOURS.index("green")]), sheet)
        laid.append(int(aligned.likeness.argmax()) + 1)
        assert told.max() < 0.9 and aligned.likeness.max() > 0.95
        left = np.sort(1 - aligned.likeness[0] ** 2)
        assert left[0] < left[1] / 2
        ways = [np.roll(aligned.quads[0], k, axis=0) for k in range(4)]
        assert min(np.linalg.norm(way - CORNERS, axis=1).max() for way in ways) < 6
    assert laid == list(NUMBERS)


def test_nothing_is_like_a_number_where_no_card_lies(sheet: Sheet) -> None:
    bare = np.random.default_rng(2).integers(30, 50, (340, 360, 3)).astype(np.uint8)
    aligned = aligned_to_numbers(bare, CORNERS[None], np.array([0]), sheet)
    assert aligned.likeness.max() < 0.5
    assert aligned_to_numbers(bare, CORNERS[:0].reshape(0, 4, 2), np.zeros(0, np.intp), sheet).likeness.shape == (0, 10)
