"""Whose heaps and stacks lie there when a round is counted: by backs, by seats, and open where neither tells."""

from __future__ import annotations

import numpy as np
import pytest

from referee.vision.cards.flat.plane import LONG, SHORT, Plane
from referee.vision.cards.heaps.counting import Counted
from referee.vision.cards.heaps.counts import Cards, Counts, counts_of
from referee.vision.cards.heaps.swiped import Swiped

FLAT = Plane(np.eye(3))
SEATS = {"top": "A", "left": "B"}
LEFT, TOP = (-360.0, -100.0), (230.0, -300.0)
"""Where the heaps lie, millimetres from the middle: as two neighbours swipe, each along the own side."""


def counted(stack: tuple[float, float], owners: dict[str, str]) -> Counts:
    """Two heaps of backs, and a stack of faces swiped into a line at that place."""
    at = np.array([LEFT, TOP, stack])
    half = np.array([[-SHORT, -LONG], [SHORT, -LONG], [SHORT, LONG], [-SHORT, LONG]]) / 2
    cards = Cards(at, at[:, None] + half, np.array([False, False, True]), ("B", "A", "unknown"), np.ones(3),
                  np.zeros(3, np.bool_))
    across, along = np.array([0.0, LONG / 2]), np.array([1.0, 0.0])
    down = LEFT + np.outer(np.arange(-80, 80), [0.0, 1.0])
    lines = [Swiped(0, down, np.tile(along * LONG / 2, (160, 1)), 100.0, False),
             *(Swiped(k, at[k] + np.outer(np.arange(-60, 60), along), np.tile(across, (120, 1)), 60.0, False)
               for k in (1, 2))]
    return counts_of(cards, lines, FLAT, lambda line: Counted(8, 0.95, np.zeros((0, 2, 2))), owners, ("A", "B"))


@pytest.mark.parametrize(("stack", "whose"), [((-150.0, -330.0), "A"), ((-380.0, 150.0), "B")])
def test_a_stack_is_whose_line_it_lies_in(stack: tuple[float, float], whose: str) -> None:
    found = counted(stack, SEATS)
    assert {heap.owner: heap.seat for heap in found.heaps} == {"A": "top", "B": "left"}
    assert {one.owner: one.count for one in found.stacks} == {whose: 8, "AB".replace(whose, ""): 0}


def test_a_stack_between_two_lines_is_not_counted() -> None:
    found = counted((-300.0, -250.0), SEATS)
    assert [one.count for one in found.stacks] == [None, None]


def test_where_nobody_is_known_to_sit_no_stack_is_said_to_be_empty() -> None:
    assert {one.owner: one.count for one in counted((-150.0, -330.0), {}).stacks}["A"] is None


def test_open_cards_that_lie_together_are_one_players() -> None:
    """Four in a row from near one heap to near the other: nobody's two and two."""
    heaps = np.array([[-360.0, -100.0], [230.0, -300.0]])
    row = np.array([[-300.0 + 62.0 * k, 0.0] for k in range(4)])
    for shift, said in ((np.array([0.0, 0.0]), 4), (np.array([120.0, -180.0]), None)):
        at = np.concatenate([heaps, row + shift])
        half = np.array([[-SHORT, -LONG], [SHORT, -LONG], [SHORT, LONG], [-SHORT, LONG]]) / 2
        cards = Cards(at, at[:, None] + half, np.array([False, False, *[True] * 4]), ("B", "A", *["unknown"] * 4),
                      np.ones(6), np.array([False, False, *[True] * 4]))
        lines = [Swiped(k, at[k] + np.outer(np.arange(-60, 60), [1.0, 0.0]), np.tile([0.0, LONG / 2], (120, 1)), 60.0,
                        False) for k in (0, 1)]
        found = counts_of(cards, lines, FLAT, lambda line: Counted(8, 0.95, np.zeros((0, 2, 2))), {}, ("A", "B"))
        by = {one.owner: one.count for one in found.stacks}
        assert by["B"] == said and by["A"] in (0, None)
