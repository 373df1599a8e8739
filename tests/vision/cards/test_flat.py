"""Outlines, the plane of a table and places at it, from drawn outlines alone."""

import cv2
import numpy as np
import pytest

from referee.vision.cards.bare.foreground import Foreground
from referee.vision.cards.flat.plane import LONG, SHORT, plane_of, squared
from referee.vision.cards.flat.quads import clockwise, covers, long_sides, short_sides
from referee.vision.cards.found.snapping import snapped
from referee.vision.cards.heaps.swiped import chains, lines_under
from referee.vision.cards.places.lines import places_of
from referee.vision.cards.places.seats import layout_of
from tests.support.lying_cards import SIZE, card, seen


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
