"""Sections of a board told from checks of the cloth beside it, and found where glare has washed them out."""

import pytest

from referee.values.board import Cell
from referee.vision.board.finding.sections import (
    four_in_one,
    full_sections,
    in_full_blocks,
    section_blocks,
    small_holes,
    usual_board,
    with_faint_sections,
)

BOARD = {(r, c) for r in range(8) for c in range(12)}           # six sections of four squares a side
CHECKS = {(8, c) for c in range(9)} | {(r, 12) for r in range(5)}  # a seventh of what was taken for squares
COUNTS = frozenset({6, 9})


def off(board: float, checks: float) -> dict[Cell, float]:
    return dict.fromkeys(BOARD, board) | dict.fromkeys(CHECKS, checks)


def test_checks_off_the_lattice_are_told_from_the_sections():
    assert section_blocks(BOARD | CHECKS, set()) is None
    found = full_sections(BOARD | CHECKS, off(0.02, 0.08), COUNTS)
    assert found == (4, 0, 0)
    assert in_full_blocks(BOARD | CHECKS, *found) == BOARD


def test_a_square_that_was_not_seen_does_not_matter():
    seen = BOARD | CHECKS - {(3, 3)}
    assert full_sections(seen, off(0.02, 0.08), COUNTS) == (4, 0, 0)


@pytest.mark.parametrize(("shifts", "counts"), [
    (off(0.02, 0.025), COUNTS),        # they lie as squares do: part of a section that glare hides
    (off(0.07, 0.08), COUNTS),         # nothing lies well on this board
    (off(0.02, 0.08), frozenset()),    # a set of which nobody knows how many sections it has
    (off(0.02, 0.08), frozenset({4})),
])
def test_nothing_is_cut_off_without_all_the_reasons(shifts: dict[Cell, float], counts: frozenset[int]):
    assert full_sections(BOARD | CHECKS, shifts, counts) is None


def test_a_board_alone_is_left_as_it_is():
    assert full_sections(BOARD, off(0.02, 0.08), COUNTS) is None


def test_four_large_sections_are_not_cut_down_to_nine_small_ones():
    """A lens that bends the picture leaves two sides a little off the lattice lines; four is unusual, not wrong."""
    board = {(r, c) for r in range(10) for c in range(10)}
    rim = {(r, c) for r, c in board if r == 9 or c == 9}
    assert full_sections(board, dict.fromkeys(board, 0.02) | dict.fromkeys(rim, 0.08), COUNTS) is None
    less = board - {(9, 0), (9, 1)}
    assert full_sections(less, dict.fromkeys(board, 0.02) | dict.fromkeys(rim, 0.08), COUNTS) == (3, 0, 0)


def test_most_of_a_section_beside_the_others_is_not_cut_off():
    part = {(r, c) for r in range(8, 12) for c in range(4)} - {(11, 3)}
    assert full_sections(BOARD | part, off(0.02, 0.08) | dict.fromkeys(part, 0.08), COUNTS) is None


def edges(faint: set[Cell], strength: float) -> dict[Cell, float]:
    """Edges of places all round: clear on the board, weak on the table, and so strong in the `faint` section."""
    out = {(r, c): 0.7 + 0.1 * ((r + c) % 2) for r in range(-6, 18) for c in range(-6, 18)}
    return out | dict.fromkeys(BOARD, 4.0) | dict.fromkeys(faint, strength)


FAINT = {(r, c) for r in range(8, 12) for c in range(4, 8)}


def test_a_section_that_glare_has_washed_out_is_found_beside_the_others():
    assert with_faint_sections(BOARD, edges(FAINT, 2.0)) == BOARD | FAINT
    assert with_faint_sections(BOARD | {(8, 4), (8, 5)}, edges(FAINT, 2.0)) == BOARD | FAINT


@pytest.mark.parametrize(("faint", "strength"), [
    (FAINT, 1.0),                                            # nothing stands out there
    (FAINT - {(8, c) for c in range(4, 8)}, 2.0),            # a row of it does not: no section
    ({(r, c + 1) for r, c in FAINT}, 2.0),                   # not where a section may lie
])
def test_nothing_else_is_taken_for_a_washed_out_section(faint: set[Cell], strength: float):
    assert with_faint_sections(BOARD, edges(faint, strength)) == BOARD


def test_a_patterned_cloth_has_no_washed_out_sections():
    pattern = dict.fromkeys(edges(FAINT, 2.0), 1.8)
    assert with_faint_sections(BOARD, pattern | dict.fromkeys(FAINT, 2.0)) == BOARD


def test_squares_that_fill_no_sections_are_left_as_they_are():
    loose = {(r, c) for r in range(3) for c in range(3)}
    assert with_faint_sections(loose, edges(FAINT, 2.0)) == loose


WHOLE = {(r, c) for r in range(12) for c in range(12)}          # nine sections of four squares a side
GLARE = {(6, 9), (6, 10), (6, 11), (7, 8), (7, 9), (7, 10), (7, 11), (8, 8), (8, 9), (8, 10), (8, 11)}


def test_squares_in_glare_belong_to_a_board_of_the_usual_number_of_sections():
    assert section_blocks(WHOLE - GLARE, set()) == (3, 0, 0)  # fifteen, without the one in the glare
    assert usual_board(WHOLE - GLARE, COUNTS) == WHOLE


@pytest.mark.parametrize(("cells", "counts"), [
    (WHOLE, COUNTS),                                               # nothing is missing
    (WHOLE - GLARE, frozenset()),                                  # nobody knows how many sections there are
    (WHOLE - GLARE - {(r, 0) for r in range(8)}, COUNTS),          # more is missing than glare hides
    (WHOLE - {(r, c) for r in range(3) for c in range(3)}, COUNTS),  # most of a section
    (WHOLE - GLARE | {(12, 0)}, COUNTS),                           # more than a board
])
def test_no_board_is_made_up_of_what_was_not_seen(cells: set[Cell], counts: frozenset[int]):
    assert usual_board(cells, counts) is None


def test_holes_smaller_than_a_section_are_squares_of_the_board():
    alike = {(r, c) for r in (2, 3) for c in (5, 6)}
    at_the_rim = {(0, 0), (5, 11)}
    assert small_holes(BOARD - alike - at_the_rim) == alike
    ring = {(r, c) for r in range(12) for c in range(12)} - {(r, c) for r in range(4, 8) for c in range(4, 8)}
    assert small_holes(ring) == set()


@pytest.mark.parametrize("first", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_quarters_of_squares_are_known_by_their_colours(first: Cell):
    inks = {(r, c): (3 * r + 5 * c + r * c) % 5 for r in range(8) for c in range(12)}
    quarters = sorted((2 * r + first[0] + i, 2 * c + first[1] + j) for r, c in inks for i in (0, 1) for j in (0, 1))
    groups = [inks[(r - first[0]) // 2, (c - first[1]) // 2] for r, c in quarters]
    assert four_in_one(quarters, groups) == first
    assert four_in_one(sorted(inks), [inks[c] for c in sorted(inks)]) is None
    assert four_in_one(quarters, [0] * len(quarters)) is None  # a board of one colour says nothing
