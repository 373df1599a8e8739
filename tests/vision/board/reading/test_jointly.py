"""Which squares carry one card and which a joker, where all of them are weighed together."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from referee.values.board import Cell
from referee.vision.board.networks.asking import Answer
from referee.vision.board.networks.squarenet import BARE, CARD, FRAME_ORDER, JOKER, KINDS, OUTPUTS
from referee.vision.board.reading.jointly import EAST, JOINTLY, SIDES, SOUTH, Jointly, Known, marginals, owners_alike

N, E, S, W = range(CARD, CARD + 4)


def answer(shape: tuple[int, int], said: dict[Cell, dict[int, float]], hidden: tuple[Cell, ...] = ()) -> Answer:
    """Of a board that is bare but for what is `said` of some squares: probabilities of kinds."""
    logits = np.full((*shape, OUTPUTS), -9.0)
    logits[..., BARE] = 0.0
    for cell, kinds in said.items():
        for kind in range(KINDS):
            logits[cell][kind] = np.log(kinds.get(kind, 0.002))
    for cell in hidden:
        logits[cell][-2] = 9.0
    return Answer.of(logits, np.zeros(shape, bool))


def owned(shape: tuple[int, int], cells: dict[Cell, str]) -> np.ndarray:
    out = np.zeros((*shape, 4))
    for cell, owner in cells.items():
        out[cell][FRAME_ORDER.index(owner)] = 8.0
    return out


def found(shape: tuple[int, int], said: dict[Cell, dict[int, float]], *, joker: float = -3.0,
          known: Known | None = None, owners: dict[Cell, str] | None = None,
          hidden: tuple[Cell, ...] = ()) -> tuple[list[Cell], list[Cell]]:
    """The first squares of the cards and the jokers; all `said` squares were looked at closer."""
    board = Jointly([(r, c) for r in range(shape[0]) for c in range(shape[1])])
    known = known or {}
    closer = dict.fromkeys(set(said).difference(known), joker)
    told, owned_by = answer(shape, said, hidden), owned(shape, owners or dict.fromkeys(said, "dotted"))
    alike = owners_alike(told, owned_by, np.zeros_like(owned_by), np.zeros(shape, bool))
    cards, jokers = board.found(told, alike, known, closer)
    return [a for a, _, _ in cards], sorted(jokers)


def test_two_squares_in_doubt_that_point_at_each_other_are_a_card() -> None:
    left, right = {BARE: 0.19, E: 0.79}, {BARE: 0.26, W: 0.71}
    assert found((1, 4), {(0, 1): left, (0, 2): right}) == ([(0, 1)], [])
    assert found((1, 4), {(0, 1): left, (0, 2): {BARE: 0.71, W: 0.26}})[0] == []


def test_of_two_owners_they_are_none() -> None:
    said = {(0, 1): {BARE: 0.19, E: 0.79}, (0, 2): {BARE: 0.26, W: 0.71}}
    assert found((1, 4), said, owners={(0, 1): "solid", (0, 2): "dotted"}) == ([], [])


def test_jokers_side_by_side_are_no_card() -> None:
    said = {(0, 0): {E: 0.19, JOKER: 0.79}, (0, 1): {W: 0.24, JOKER: 0.74}}
    assert found((2, 2), said, joker=1.5) == ([], [(0, 0), (0, 1)])


def test_beside_a_known_joker_lies_no_half_of_its_card() -> None:
    said = {(0, 0): {JOKER: 0.98}, (0, 1): {W: 0.56, JOKER: 0.42}}
    assert found((2, 3), said, joker=1.1, known={(0, 0): (JOKER, 0.98)}) == ([], [(0, 0), (0, 1)])


def test_a_block_of_one_owner_that_is_not_all_explained_says_nothing() -> None:
    """Each half is framed; the networks were sure of the cards down the board, and they lay across."""
    said = {(0, 0): {BARE: 0.29, N: 0.23, E: 0.14, S: 0.26}, (0, 1): {BARE: 0.03, S: 0.93},
            (1, 0): {BARE: 0.17, N: 0.31, E: 0.37}, (1, 1): {BARE: 0.06, N: 0.92}}
    assert found((2, 2), said) == ([], [])
    explained = said | {(0, 0): {S: 0.97}, (1, 0): {N: 0.97}}
    assert found((2, 2), explained)[0] == [(0, 0), (0, 1)]


def test_a_known_joker_beside_what_may_be_its_other_half_is_none() -> None:
    """Half of a card, of the same owner and hard to see, lies beside it."""
    said = {(0, 0): {BARE: 0.39, S: 0.17, JOKER: 0.35}, (1, 0): {JOKER: 0.98}}
    known = {(1, 0): (JOKER, 0.98)}
    assert found((3, 1), said, known=known)[1] == []
    assert found((3, 1), said, known=known, owners={(0, 0): "solid", (1, 0): "dotted"})[1] == [(1, 0)]


def test_no_card_lies_under_hands_alone_nor_half_beyond_the_board() -> None:
    said = {(0, 0): {E: 0.95}, (0, 1): {W: 0.95}}
    assert found((1, 3), said)[0] == [(0, 0)]
    assert found((1, 3), said, hidden=((0, 0), (0, 1)))[0] == []
    assert found((1, 1), {(0, 0): {E: 0.6, JOKER: 0.4}}, joker=1.0) == ([], [(0, 0)])


def test_only_what_may_be_a_piece_is_worth_a_closer_look() -> None:
    said = {(0, 1): {BARE: 0.4, E: 0.6}, (0, 2): {BARE: 0.4, W: 0.6}, (1, 0): {BARE: 0.9, E: 0.1}, (2, 2): {JOKER: 0.5}}
    board, doubt = Jointly([(r, c) for r in range(3) for c in range(3)]), answer((3, 3), said)
    assert board.doubtful(doubt, np.ones((4, 3, 3)), {}) == [(0, 1), (0, 2), (2, 2)]
    assert board.doubtful(doubt, np.ones((4, 3, 3)), {(0, 1): (E, 0.9), (0, 2): (W, 0.9)}) == [(2, 2)]


@pytest.mark.parametrize("side", [EAST, SOUTH])
def test_in_a_row_the_marginals_are_exact(side: int) -> None:
    """Against the sum over all ways to lay pieces on four squares."""
    rng = np.random.default_rng(3)
    said, same = rng.random((4, KINDS)), rng.uniform(0.2, 4.0, 3)
    forth, back = CARD + side, CARD + (side + 2) % SIDES
    joker, card, total = np.zeros(4), np.zeros(3), 0.0
    for kinds in itertools.product(range(KINDS), repeat=4):
        p = float(np.prod([said[i, k] for i, k in enumerate(kinds)]))
        for i, k in enumerate(kinds):  # beyond the row there is no other half
            beyond = [s for s in range(SIDES) if not (s == side and i < 3) and not (s == (side + 2) % SIDES and i > 0)]
            p *= JOINTLY.lone if k - CARD in beyond else 1.0
        for i in range(3):
            out, into = kinds[i] == forth, kinds[i + 1] == back
            p *= same[i] if out and into else JOINTLY.lone if out or into else 1.0
        total += p
        joker += [p * (k == JOKER) for k in kinds]
        card += [p * (kinds[i] == forth and kinds[i + 1] == back) for i in range(3)]
    shape = (1, 4) if side == EAST else (4, 1)
    alike = np.ones((SIDES, 4))
    alike[side, :3], alike[(side + 2) % SIDES, 1:] = same, same
    told = marginals(said.reshape(*shape, KINDS), alike.reshape(SIDES, *shape), np.ones(shape, bool))
    assert np.allclose(told.joker.ravel(), joker / total, atol=1e-3)
    assert np.allclose(told.card[side].ravel()[:3], card / total, atol=1e-3)


def test_two_squares_that_were_compared_with_taught_pieces_are_alike_by_these_not_by_their_lines() -> None:
    told, lines, owners = answer((1, 3), {}), owned((1, 3), {(0, 0): "solid", (0, 1): "dotted", (0, 2): "dotted"}), \
        owned((1, 3), {(0, 0): "double", (0, 1): "double"})
    alike = owners_alike(told, lines, owners, np.array([[True, True, False]]))
    assert alike[EAST][0, 0] > 3 and alike[EAST][0, 1] > 3
    assert owners_alike(told, lines, owners, np.zeros((1, 3), bool))[EAST][0, 0] < 0.1
