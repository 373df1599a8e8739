"""Lines of faces: counted by what is printed on them, each on a table that a few cards were laid on by hand."""

from functools import cache

import cv2
import numpy as np
import pytest

from referee.sim.cards.looks import sample_style
from referee.sim.cards.printed import paint_face
from referee.values.cards import COLOURS, NUMBERS, Deck, DeckFace
from referee.vision.cards.bare.foreground import Foreground
from referee.vision.cards.deck.sheet import sheet_of
from referee.vision.cards.flat.cut import HIGH, WIDE
from referee.vision.cards.flat.plane import LONG, SHORT, Plane
from referee.vision.cards.found.aligned import aligned, prints_of
from referee.vision.cards.found.anywhere import Found
from referee.vision.cards.heaps.faces import FACES, Laid, line_under, scene_of
from referee.vision.cards.heaps.laid import Seen, faces_laid
from referee.vision.cards.heaps.prints import LinePrints, inks_on

PER_MM = 1.6
PLANE = Plane(np.diag([1 / PER_MM, 1 / PER_MM, 1.0]))
NOWHERE = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))


@cache
def faces() -> list[np.ndarray]:
    """The forty faces of a deck, red first, as they are printed."""
    look = sample_style(7, 1).decks[0]
    return [paint_face(look, colour, number)[..., :3] for colour in COLOURS for number in NUMBERS]


@cache
def deck() -> Deck:
    tiles = [np.asarray(cv2.resize(face, (WIDE, HIGH), interpolation=cv2.INTER_AREA), np.uint8) for face in faces()]
    named = tuple(DeckFace(colour, number, NOWHERE) for colour in COLOURS for number in NUMBERS)
    return Deck(named, (), sheet_of(tiles))


def bare() -> np.ndarray:
    rng = np.random.default_rng(1)
    return np.clip(np.full((640, 760, 3), (70, 95, 120)) + rng.normal(0, 2, (640, 760, 1)), 0, 255).astype(np.uint8)


def lain(image: np.ndarray, face: int, x: float, y: float) -> np.ndarray:
    """Lay a face there, its upper left corner in millimetres; its corners in pixels (4, 2)."""
    x0, y0, w, h = (round(v * PER_MM) for v in (x, y, SHORT, LONG))
    image[y0:y0 + h, x0:x0 + w] = cv2.resize(faces()[face], (w, h), interpolation=cv2.INTER_AREA)
    cv2.rectangle(image, (x0, y0), (x0 + w - 1, y0 + h - 1), (40, 40, 40), 1)
    return np.array([[x0, y0], [x0 + w, y0], [x0 + w, y0 + h], [x0, y0 + h]], np.float64)


def found(image: np.ndarray, quad: np.ndarray, face: int) -> Laid | None:
    inks = inks_on(image, quad[None], np.array([face]), deck(), np.zeros((0, 3)))
    return line_under(0, quad, scene_of(image, bare(), PLANE, None), LinePrints(deck(), inks))


@pytest.mark.parametrize("column", [[3, 17, 29, 35], [12, 2, 22, 38, 8], [31, 6]])
def test_a_column_is_counted_card_by_card(column: list[int]) -> None:
    image = bare()
    for n, face in enumerate(column):
        quad = lain(image, face, 180, 90 + 28 * n)
    laid = found(image, quad, column[-1])
    assert laid is not None and laid.line.long_way
    assert laid.counted.cards == len(column) == len(laid.counted.edges) + 1
    assert laid.line.out == pytest.approx(28 * (len(column) - 1), abs=4)


def test_a_swiped_stack_is_counted_by_its_colours() -> None:
    image = bare()
    stack = [5, 14, 33, 21, 9]
    for n, face in enumerate(stack):
        quad = lain(image, face, 120 + 12 * n, 150)
    laid = found(image, quad, stack[-1])
    assert laid is not None and not laid.line.long_way and len(laid.faces) == len(stack)
    assert laid.counted.cards in (len(stack), None)


def test_a_card_alone_has_no_line_and_a_pile_no_count() -> None:
    image = bare()
    quad = lain(image, 11, 200, 150)
    assert found(image, quad, 11) is None
    for n in range(2):
        quad = lain(image, 11 + n, 200 + 8 * n, 150)
    pile = found(image, quad, 12)
    assert pile is None or pile.counted.cards is None


def test_what_no_card_explains_has_no_count() -> None:
    image = bare()
    cv2.rectangle(image, (330, 40), (410, 250), (200, 200, 200), -1)
    laid = found(image, lain(image, 25, 200, 150), 25)
    assert laid is None or laid.counted.cards is None
    assert FACES.pair > FACES.stacks[0]


def test_an_outline_is_laid_onto_the_print_of_its_face() -> None:
    image = bare()
    true = lain(image, 26, 200, 150)
    prints = prints_of(np.array([cv2.resize(face, (WIDE, HIGH), interpolation=cv2.INTER_AREA) for face in faces()]))
    which, quad, like = aligned(image, true + [[9, -7], [7, -9], [5, -5], [7, -3]], [prints[k] for k in (16, 26, 27)])
    assert which == 1 and like > 0.9
    assert np.abs(quad - true).max() < 2.0


def seen_of(image: np.ndarray) -> Seen:
    other = (np.abs(image.astype(int) - bare().astype(int)).max(axis=2) > 40)
    return Seen(image, bare(), Foreground(other, 1.0, False, other), PLANE, None)


def found_of(quads: list[np.ndarray], named: list[int]) -> tuple[Found, tuple[np.ndarray, np.ndarray]]:
    """Cards with these corners that the network takes for these faces."""
    n = len(quads)
    numbers, colours = np.full((n, 10), 0.001), np.full((n, 4), 0.001)
    for k, face in enumerate(named):
        numbers[k, face % 10], colours[k, face // 10] = 0.99, 0.99
    ones = np.ones(n)
    return Found(np.array(quads), ones, np.zeros((n, 5)), np.zeros((n, 12)), ones, np.zeros(n), ones,
                 np.zeros((n, 64))), (numbers, colours)


def test_a_card_under_others_is_no_top_of_a_line() -> None:
    """What was found in the middle of a column and is known by its number alone takes no cards from the column."""
    image, column = bare(), [3, 17, 29, 35]
    quads = [lain(image, face, 180, 90 + 28 * n) for n, face in enumerate(column)]
    found, named = found_of([quads[1] + [5.0, -14.0], quads[-1]], [17, 35])
    laid = faces_laid(seen_of(image), found, named, [], deck())
    assert laid.tops.tolist() == [1] and laid.lines[1].counted.cards == len(column)


def test_a_card_of_the_tables_colour_lies_there_and_one_that_lay_there_before_does_not() -> None:
    image = bare()
    quad = lain(image, 26, 200, 150)
    found, named = found_of([quad], [26])
    assert faces_laid(seen_of(image), found, named, [], deck()).tops.tolist() == [0]
    before = Seen(image, image, seen_of(image).foreground, PLANE, None)
    assert faces_laid(before, found, named, [], deck()).tops.tolist() == []
    pale = np.asarray(cv2.addWeighted(image, 0.35, bare(), 0.65, 0), np.uint8)  # half of it hardly differs
    assert faces_laid(seen_of(pale), found, named, [], deck()).tops.tolist() == [0]
