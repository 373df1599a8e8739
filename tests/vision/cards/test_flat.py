"""Outlines, the plane of a table, places at it and the rows of a deck, from drawn outlines alone."""

import cv2
import numpy as np
import pytest

from referee.vision.cards.bare.foreground import Foreground
from referee.vision.cards.deck.lattice import COLUMNS, ROWS, Rows, rows_of
from referee.vision.cards.deck.naming import check_places, colours_of, ones_first
from referee.vision.cards.flat.plane import LONG, SHORT, plane_of, squared
from referee.vision.cards.flat.quads import clockwise, covers, long_sides, short_sides
from referee.vision.cards.found.snapping import snapped
from referee.vision.cards.heaps.swiped import chains, lines_under
from referee.vision.cards.places.lines import places_of
from referee.vision.cards.places.seats import layout_of
from referee.vision.common.not_found import TableNotFound

SIZE = (1920, 1080)
TILTED = np.array([[1.35, 0.12, 930.0], [-0.05, 1.2, 560.0], [0.0001, 0.00035, 1.0]])
"""Millimetres to pixels: a camera that looks at the table from the side."""


def card(x: float, y: float, degrees: float = 0.0) -> np.ndarray:
    """Corners (4, 2) of a card, millimetres; upright at 0."""
    corners = np.array([[-SHORT, -LONG], [SHORT, -LONG], [SHORT, LONG], [-SHORT, LONG]]) / 2
    a = np.radians(degrees)
    return np.asarray(corners @ np.array([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]]) + [x, y])


def seen(cards: list[np.ndarray], view: np.ndarray = TILTED) -> np.ndarray:
    """Cards as a camera sees them."""
    return np.asarray(cv2.perspectiveTransform(np.array(cards).reshape(1, -1, 2), view), float).reshape(-1, 4, 2)


def at_table() -> tuple[list[np.ndarray], list[tuple[str, str | None]]]:
    """A round of two: rows, stacks, wastes and a hand at the bottom and at the top, five piles between."""
    cards, places = list[np.ndarray](), list[tuple[str, str | None]]()
    for seat, way in (("bottom", 1), ("top", -1)):
        for place, x in (("stack", -221), ("row", -130), ("row", -65), ("row", 0), ("row", 65), ("row", 130),
                         ("waste", 221), ("hand", 289)):
            cards.append(card(x * way, 240 * way, 2 * (x % 3 - 1)))
            places.append((place, seat))
    for x, y, degrees in ((0, 0, 90), (100, 20, 80), (-95, -10, 10), (15, 105, 95), (-110, 100, 0)):
        cards.append(card(x, y, degrees))
        places.append(("centre", None))
    return cards, places


def test_outlines_are_turned_clockwise_with_the_short_side_first() -> None:
    one = card(300, 300, 20)
    assert np.allclose(clockwise(one[None]), one)
    assert np.allclose(clockwise(one[None, [1, 0, 3, 2]]), one)
    assert short_sides(one[None])[0] == pytest.approx(SHORT) and long_sides(one[None])[0] == pytest.approx(LONG)
    assert covers(np.array([card(0, 0), card(0, LONG / 2)]))[0, 1] == pytest.approx(0.5)


def test_the_plane_is_told_by_the_cards_and_outlines_are_squared_in_it() -> None:
    cards, _ = at_table()
    exact = seen(cards)
    noisy = exact + np.random.default_rng(3).normal(0, 4, exact.shape)
    plane = plane_of(noisy, SIZE)
    assert plane is not None
    steps = np.diff(plane.to_mm(exact).mean(axis=1)[1:6], axis=0)
    assert np.linalg.norm(steps, axis=1) == pytest.approx(65, rel=0.04)
    assert np.abs(squared(noisy, plane) - exact).mean() < 0.8 * np.abs(noisy - exact).mean()
    assert plane_of(exact[:0], SIZE) is None


def test_rows_stacks_wastes_and_hands_are_told_by_geometry() -> None:
    cards, places = at_table()
    quads = seen(cards)
    plane = plane_of(quads, SIZE)
    assert plane is not None
    down = np.array([place == "hand" for place, _ in places])
    found = places_of(layout_of(quads, plane, SIZE), down, np.zeros(len(cards)))
    assert [found.get(k, ("centre", None)) for k in range(len(cards))] == places


@pytest.mark.parametrize("size", [3, 4, 5, 6])
@pytest.mark.parametrize("pitch", [57, 65, 72, 78])
def test_a_row_of_agreed_size_is_made_out_however_wide_and_untidy_it_is(size: int, pitch: float) -> None:
    """Gaps in it, no waste yet, no hand."""
    rng = np.random.default_rng(100 * size + int(pitch))
    for gap in (None, size - 1) if size > 3 else (None,):
        cards, places = list[np.ndarray](), list[tuple[str, str | None]]()
        for seat, way in (("bottom", 1), ("top", -1)):
            along = (np.arange(size) - (size - 1) / 2) * pitch
            for k, x in enumerate([along[0] - 1.35 * pitch, *along]):
                if k != gap:
                    cards.append(card(way * x + rng.normal(0, 3), way * (240 + rng.normal(0, 3))))
                    places.append(("row" if k else "stack", seat))
        quads = seen(cards)
        plane = plane_of(quads, SIZE)
        assert plane is not None
        layout = layout_of(quads, plane, SIZE, ("bottom", "top"))
        found = places_of(layout, np.zeros(len(cards), bool), np.zeros(len(cards)), size)
        rows = [k for k, (place, _) in enumerate(places) if place == "row"]
        assert {found[k][0] for k in rows} == {"row"}, (gap, found)
        assert gap is not None or all(found[k][0] in ("stack", "waste") for k in set(range(len(cards))) - {*rows})


def test_no_line_is_looked_for_where_nobody_sits() -> None:
    cards, _ = at_table()
    beside = [card(400, y, 90) for y in (-70, 0, 70)]  # piles of the centre that happen to lie in line
    quads = seen([*cards, *beside])
    plane = plane_of(quads, SIZE)
    assert plane is not None
    assert set(layout_of(quads, plane, SIZE).lines) == {"bottom", "top", "right"}
    assert set(layout_of(quads, plane, SIZE, ("bottom", "top")).lines) == {"bottom", "top"}


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
    found = rows_of(quads[order], sure, SIZE)
    assert isinstance(found, Rows) and found.found.all()
    want = quads[:ROWS * COLUMNS].mean(axis=1).reshape(ROWS, COLUMNS, 2)
    got = found.faces.mean(axis=2)
    assert min(np.abs(got - want).max(), np.abs(got[::-1, ::-1] - want).max()) < 1
    assert sorted((len(found.above), len(found.below))) == [0, 3]


def test_no_deck_is_said_to_be_none() -> None:
    assert isinstance(rows_of(seen(at_table()[0]), np.ones(21), SIZE), int)


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
    assert ones_first(p) and not ones_first(p[::-1, ::-1])
    with pytest.raises(TableNotFound):
        ones_first(np.full((4, 10, 10), 0.1))


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


def test_rows_are_named_by_their_hues_together() -> None:
    asked = np.full((4, 10, 4), 0.25)
    inks = {"green": (110, 90, 150), "red": (110, 185, 165), "blue": (90, 150, 75), "yellow": (190, 135, 200)}
    grounds = np.array([[ink] * 10 for ink in inks.values()], float)
    assert colours_of(grounds, asked) == tuple(inks)
    with pytest.raises(TableNotFound):
        mixed = grounds.copy()
        mixed[0, 3] = inks["red"]
        colours_of(mixed, asked)


def test_outlines_are_laid_onto_the_edges_of_a_picture() -> None:
    cards, _ = at_table()
    exact = seen(cards)
    image = np.full((SIZE[1], SIZE[0], 3), (60, 90, 120), np.uint8)
    for k, quad in enumerate(exact):
        cv2.fillConvexPoly(image, np.round(quad * 16).astype(np.int32), ((40, 50, 200), (200, 90, 40))[k % 2],
                           lineType=cv2.LINE_AA, shift=4)
    rough = exact + np.random.default_rng(1).normal(0, 5, (len(exact), 1, 2))
    rough = rough.mean(axis=1, keepdims=True) + 1.1 * (rough - rough.mean(axis=1, keepdims=True))
    laid = snapped(image, rough, np.ones(len(rough)))
    assert laid is not None and laid.support.min() > 0.5
    assert np.linalg.norm(laid.quads - exact, axis=2).mean() < 2.5 < np.linalg.norm(rough - exact, axis=2).mean()


def test_a_swiped_line_is_followed_to_its_end_and_a_single_card_is_none() -> None:
    line = [card(100 + 7 * k, 100 + k, 90) for k in range(10)]
    alone = card(-150, -100)
    quads = seen([line[-1], alone])
    mask = np.zeros((SIZE[1], SIZE[0]), np.uint8)
    for quad in seen([*line, alone]):
        cv2.fillConvexPoly(mask, np.round(quad).astype(np.int32), 1)
    plane = plane_of(seen([*line, alone, *at_table()[0]]), SIZE)
    assert plane is not None
    groups = chains(quads, np.ones(2))
    [found] = lines_under(quads, plane, Foreground(mask > 0, 1.0, False, mask > 0), groups)
    assert found.top == 0 and found.long_way and found.out == pytest.approx(63, abs=5)
