"""The deck's picture: its rows from drawn outlines, their names, its backs, and a whole drawn picture."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from referee.vision.cards.deck.backs import Row
from referee.vision.cards.deck.columns import Columns
from referee.vision.cards.deck.lattice import COLUMNS, ROWS, Rows, rows_of
from referee.vision.cards.deck.learning import deck_in
from referee.vision.cards.deck.naming import check_places, colours_of, ones_first
from referee.vision.cards.flat.plane import plane_of
from referee.vision.cards.flat.quads import short_sides
from referee.vision.cards.found.anywhere import SHIPPED
from referee.vision.common import load_image
from referee.vision.common.not_found import TableNotFound
from tests.support.lying_cards import SIZE, TILTED, card, seen
from tests.vision.cards.test_flat import at_table

SAMPLE = Path(__file__).parents[3] / "samples/cards"
NOTHING = np.full((60, COLUMNS), 0.1)
"""What a reader says of cards whose numbers it cannot read."""


def a_deck(rng: np.random.Generator) -> list[np.ndarray]:
    rows = [card(66 * c + rng.normal(0, 2), 98 * r + rng.normal(0, 2), rng.normal(0, 3)) for r in range(ROWS)
            for c in range(COLUMNS)]
    return [*rows, *(card(66 * c, 98 * ROWS) for c in range(3))]


@pytest.mark.parametrize("turned", [0, 180, 37])
def test_the_rows_of_a_deck_are_found_any_way_up_among_junk(turned: int) -> None:
    rng = np.random.default_rng(turned)
    cards = a_deck(rng)
    a = np.radians(turned)
    way = np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1.0]])
    middle = np.array([[1, 0, -300.0], [0, 1, -200], [0, 0, 1]])
    view = TILTED @ way @ middle
    junk = [card(33 + 66 * 4, 50), card(900, 900, 40)]
    quads = seen([*cards, *junk], view)
    order = rng.permutation(len(quads))
    sure = np.where(order < len(cards), 0.9, 0.3)
    found = rows_of(quads[order], sure, NOTHING[:len(quads)], SIZE)
    assert isinstance(found, Rows) and found.found.all()
    want = quads[:ROWS * COLUMNS].mean(axis=1).reshape(ROWS, COLUMNS, 2)
    got = found.faces.mean(axis=2)
    assert min(np.abs(got - want).max(), np.abs(got[::-1, ::-1] - want).max()) < 1
    assert sorted((len(found.above), len(found.below))) == [0, 3]


def numbers_of(cards: int) -> np.ndarray:
    """What a reader says of the cards of a deck, the backs and what else lies there (N, 10)."""
    told = np.full((cards, 10), 0.02)
    told[np.arange(ROWS * COLUMNS), np.tile(np.arange(COLUMNS), ROWS)] = 0.82
    told[ROWS * COLUMNS:] = 0.1
    return told


@pytest.mark.parametrize("turned", [0, 180])
def test_numbers_tell_at_which_card_a_row_begins(turned: int) -> None:
    """Rows begin each a third of a card further to the right, and their first or last cards were not seen."""
    cards = [card(66 * c + 22 * r, 98 * r) for r in range(ROWS) for c in range(COLUMNS)]
    a = np.radians(turned)
    way = np.array([[np.cos(a), -np.sin(a), -330], [np.sin(a), np.cos(a), -150], [0, 0, 1.0]])
    if turned:
        way[:2, 2] *= -1
    quads, told = seen(cards, TILTED @ way), numbers_of(len(cards))
    missed = {(0, 0), (0, 1), (1, 0), (2, 9), (3, 8), (3, 9)}
    kept = np.array([(r, c) not in missed for r in range(ROWS) for c in range(COLUMNS)])
    found = rows_of(quads[kept], np.ones(kept.sum()), told[kept], SIZE)
    assert isinstance(found, Rows)
    faces, there = (found.faces, found.found) if not turned else (found.faces[::-1, ::-1], found.found[::-1, ::-1])
    assert {(int(r), int(c)) for r, c in np.argwhere(~there)} == missed
    off = faces.mean(axis=2) - quads.mean(axis=1).reshape(ROWS, COLUMNS, 2)
    assert np.abs(off).max() < 2, "what was missed is put where its neighbours say"


def test_outlines_between_two_rows_make_no_row_and_take_no_card_away() -> None:
    cards = a_deck(np.random.default_rng(5))
    upper = [COLUMNS * r + c for r, c in ((0, 6), (1, 1), (1, 2))]  # their outlines were laid onto the print of two
    between = [cards[k] + [0, 49] for k in upper]
    missed = sorted([*upper, *(k + COLUMNS for k in upper)])
    kept = [k for k in range(len(cards)) if k not in missed]
    quads = seen([*(cards[k] for k in kept), *between], TILTED @ np.array([[1, 0, -300.0], [0, 1, -200], [0, 0, 1]]))
    told = np.concatenate([numbers_of(len(cards))[kept], NOTHING[:len(between)]])
    found = rows_of(quads, np.full(len(quads), 0.9), told, SIZE)
    assert isinstance(found, Rows) and np.flatnonzero(~found.found).tolist() == missed


def test_backs_follow_each_other_at_even_steps() -> None:
    """An outline on two backs at once, between them, is none."""
    view = TILTED @ np.array([[1, 0, -300.0], [0, 1, -200], [0, 0, 1]])
    faces = seen(a_deck(np.random.default_rng(2))[:ROWS * COLUMNS], view).reshape(ROWS, COLUMNS, 4, 2)
    row = Row(np.full((SIZE[1], SIZE[0], 3), 90, np.uint8), faces, SHIPPED)

    def kept(*columns: float) -> list[float]:
        backs = seen([card(66 * x, 98 * ROWS) for x in columns], view)
        return [round(float(x), 1) for x in row.at(row.even(backs))[:, 0]]

    assert kept(0.4, 1.8, 2.85) == pytest.approx([1.8, 2.85], abs=0.1)
    assert kept(2.0, 0.0, 1.1) == pytest.approx([0.0, 1.1, 2.0], abs=0.1)
    assert kept(0.0, 2.1) == pytest.approx([0.0, 2.1], abs=0.1), "the one between them is looked for"


@pytest.fixture(scope="module")
def shown() -> tuple[np.ndarray, np.ndarray]:
    """The sample's picture of a deck, and the outlines of what lies there, the backs last."""
    truth = json.loads((SAMPLE / "deck.json").read_text(encoding="utf-8"))
    faces = [c["quad"] for c in truth["cards"] if c["face"] == "up"]
    backs = sorted((c for c in truth["cards"] if c["face"] == "down"), key=lambda c: str(c["owner"]))
    return load_image(SAMPLE / "deck.jpg"), np.array([*faces, *(c["quad"] for c in backs)])


def laid_over(image: np.ndarray, quad: np.ndarray, by: np.ndarray) -> np.ndarray:
    """The picture with what it shows at an outline a second time, so far off."""
    mask, middle = np.zeros(image.shape[:2], np.uint8), quad.mean(axis=0)
    cv2.fillConvexPoly(mask, np.round(middle + by + 1.06 * (quad - middle)).astype(np.int32), 255)
    return np.where(mask[..., None] > 0, np.roll(image, np.round(by).astype(int)[::-1], axis=(0, 1)), image)


def test_a_deck_is_learned_where_it_lies(shown: tuple[np.ndarray, np.ndarray]) -> None:
    image, quads = shown
    deck = deck_in(image)
    assert len(deck.backs) == len(quads) - ROWS * COLUMNS
    at = np.array([*(face.quad for face in deck.faces), *(back.quad for back in deck.backs)]).mean(axis=1)
    off = np.linalg.norm(at[:, None] - quads.mean(axis=1), axis=2).min(axis=1)
    assert off[:ROWS * COLUMNS].max() < 0.15 * short_sides(quads).min()
    assert off.max() < 0.35 * short_sides(quads).min()


def test_a_card_whose_outline_is_wrong_is_laid_where_it_resembles_its_column(
        shown: tuple[np.ndarray, np.ndarray]) -> None:
    image, quads = shown
    faces = quads[:ROWS * COLUMNS].reshape(ROWS, COLUMNS, 4, 2)
    plane = plane_of(quads, (image.shape[1], image.shape[0]))
    assert plane is not None
    wrong, none = faces.copy(), np.zeros((0, 4, 2))
    wrong[2, 4] += 0.35 * (faces[2, 5] - faces[2, 4])
    laid = Columns(image, wrong).laid_anew(Rows(wrong, np.ones((ROWS, COLUMNS), bool), none, none, plane))
    off = np.linalg.norm((laid - faces).mean(axis=2), axis=2)
    assert off[2, 4] < 0.15 * short_sides(quads).min() and np.delete(off.ravel(), 24).max() == 0


def test_a_five_in_the_place_of_the_six_is_told(shown: tuple[np.ndarray, np.ndarray]) -> None:
    image, quads = shown
    with pytest.raises(TableNotFound, match="a 5 seems to lie where the 6 should"):
        deck_in(laid_over(image, quads[24], (quads[25] - quads[24]).mean(axis=0)))


def test_backs_are_counted_and_a_gap_between_them_is_told(shown: tuple[np.ndarray, np.ndarray]) -> None:
    image, quads = shown
    first, second = quads[ROWS * COLUMNS:ROWS * COLUMNS + 2]
    step = second.mean(axis=0) - first.mean(axis=0)
    three = laid_over(image, second, step)
    assert len(deck_in(three).backs) == 3
    with pytest.raises(TableNotFound, match="missing"):
        deck_in(laid_over(three, second + 3 * step, -3 * step))


def test_no_deck_is_said_to_be_none() -> None:
    assert isinstance(rows_of(seen(at_table()[0]), np.ones(21), NOTHING[:21], SIZE), int)


def numbers(rng: np.random.Generator, wrong: int = 3) -> np.ndarray:
    """Probabilities (4, 10, 10) of numbers read, some of them wrongly."""
    p = np.full((4, 10, 10), 0.02)
    p[:, np.arange(10), np.arange(10)] = 0.82
    for _ in range(wrong):
        r, c = rng.integers(4), rng.integers(10)
        p[r, c] = np.roll(p[r, c], 3)
    return p


def test_a_few_cards_read_wrongly_do_not_turn_the_rows_round() -> None:
    p = numbers(np.random.default_rng(0))
    every = np.ones((ROWS, COLUMNS), bool)
    assert ones_first(p, every) and not ones_first(p[::-1, ::-1], every)
    with pytest.raises(TableNotFound):
        ones_first(np.full((4, 10, 10), 0.1), every)


def test_a_card_that_lies_wrongly_is_named() -> None:
    p, alike = numbers(np.random.default_rng(0), 0), np.full((4, 10, 10), 0.2)
    alike[:, np.arange(10), np.arange(10)] = 0.9
    names = ("red", "yellow", "green", "blue")
    check_places(p, alike, names)
    p[2, 5], alike[2, 5] = p[2, 8], alike[2, 8]
    with pytest.raises(TableNotFound, match="green"):
        check_places(p, alike, names)


def test_a_card_that_is_cut_badly_lies_where_it_should_if_the_one_it_resembles_does() -> None:
    p, alike = numbers(np.random.default_rng(0), 0), np.full((4, 10, 10), 0.2)
    alike[:, np.arange(10), np.arange(10)] = 0.9
    names = ("red", "yellow", "green", "blue")
    p[2, 7], alike[2, 7, 2], alike[2, 7, 7] = 0.1, 0.8, 0.55
    p[2, 7, 7] = 0.03
    check_places(p, alike, names)
    p[2, 2] = 0.1
    with pytest.raises(TableNotFound, match="green"):
        check_places(p, alike, names)


def test_two_cards_of_a_row_that_resemble_each_other_are_no_mistake_if_each_may_be_what_it_should() -> None:
    p, alike = numbers(np.random.default_rng(0), 0), np.full((4, 10, 10), 0.2)
    alike[:, np.arange(10), np.arange(10)] = 0.9
    names = ("red", "yellow", "green", "blue")
    p[1, 5, :], p[1, 5, 7], p[1, 5, 5], alike[1, 5, 7] = 0.01, 0.75, 0.16, 0.91
    check_places(p, alike, names)
    p[1, 7, 7], p[1, 7, 5] = 0.1, 0.7
    with pytest.raises(TableNotFound, match="yellow"):
        check_places(p, alike, names)


def test_rows_are_named_by_their_hues_together() -> None:
    asked = np.full((4, 10, 4), 0.25)
    inks = {"green": (110, 90, 150), "red": (110, 185, 165), "blue": (90, 150, 75), "yellow": (190, 135, 200)}
    grounds = np.array([[ink] * 10 for ink in inks.values()], float)
    assert colours_of(grounds, asked) == tuple(inks)
    with pytest.raises(TableNotFound):
        mixed = grounds.copy()
        mixed[0, 3] = inks["red"]
        colours_of(mixed, asked)
