"""Laying and taking back: always possible, and the duties that follow."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.rules.board.legality.applying import apply, causer, move_tokens, take_back
from referee.rules.board.legality.judging import judge
from referee.rules.board.legality.moves import legal_placements
from referee.rules.board.legality.questions import placement_from, position_from
from referee.rules.board.observation import Piece
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import blocked
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Placement, Position
from tests.support.positions import random_move, random_question

DEFAULTS = Options()
seeds = st.integers(0, 2**32 - 1)
quick = settings(derandomize=True, deadline=None, max_examples=150)


def card(owner: str, *cells: tuple[int, int], layout: Layout) -> Piece:
    return Piece("card", owner, cells, tuple(layout.colour(c) for c in cells))


def start(rows: list[str], *tokens: tuple[int, int]) -> Position:
    return Position(Layout.from_rows(rows), tokens=tokens)


def lay(position: Position, owner: str, cells: list[tuple[int, int]], token: int, to: tuple[int, int],
        options: Options = DEFAULTS) -> Position:
    layout = position.layout
    piece = card(owner, *cells, layout=layout) if len(cells) == 2 else Piece("joker", owner, tuple(cells))
    return apply(position, Placement(owner, piece, token, to), options)


def random_play(rng: Random, steps: int, wrong: float = 0.15) -> list[tuple[Position, Placement | None]]:
    """A round on a bare board: the positions, each with the placement that follows it (mostly legal ones)."""
    rows, cols = rng.randint(3, 5), rng.randint(3, 6)
    board = ["".join(rng.choice("RGBY") for _ in range(cols)) for _ in range(rows)]
    cells = [(r, c) for r in range(rows) for c in range(cols)]
    position = start(board, *rng.sample(cells, 3))
    hypothesis: list[tuple[Position, Placement | None]] = []
    for _ in range(steps):
        choices = list(legal_placements(position, rng.choice("AB"), DEFAULTS))
        if not choices:
            continue
        placement = rng.choice(choices)
        if rng.random() < wrong:
            where = Piece("card", placement.player, tuple(rng.sample(cells, 2)), ("R", "G"))
            placement = Placement(placement.player, where, placement.token, rng.choice([*where.cells, None]))
        hypothesis.append((position, placement))
        position = apply(position, placement, DEFAULTS)
    return [*hypothesis, (position, None)]


@quick
@given(seeds)
def test_applying_never_fails_and_taking_back_restores(seed: int) -> None:
    rng = Random(seed)
    question = random_question(rng)
    options = Options.from_mapping(question["options"])
    position = position_from(question)
    placement = placement_from(random_move(rng, question), position)
    after = apply(position, placement, options)
    moved = [i for i, t in enumerate(after.tokens) if t != position.tokens[i]]
    if len(moved) <= 1:
        back = (moved[0], position.tokens[moved[0]]) if moved else None
        assert take_back(after, placement.piece, back, options) == position


@quick
@given(seeds)
def test_a_whole_round_can_be_taken_back_piece_by_piece(seed: int) -> None:
    hypothesis = random_play(Random(seed), 12)
    position = hypothesis[-1][0]
    for before, placement in hypothesis[-2::-1]:
        assert placement is not None
        moved = [i for i, t in enumerate(position.tokens) if t != before.tokens[i]]
        position = take_back(position, placement.piece, (moved[0], before.tokens[moved[0]]) if moved else None)
        assert position == before


@quick
@given(seeds)
def test_duties_worked_out_again_are_those_of_the_moment_before(seed: int) -> None:
    """As above in a lawful round, but without the memory of the position before."""
    position = random_play(Random(seed), 12, wrong=0.0)[-1][0]
    while (before := position.previous) is not None:
        moved = next(i for i, t in enumerate(position.tokens) if t != before.tokens[i])
        alone = replace(position)
        assert alone.previous is None
        assert take_back(alone, position.pieces[-1], (moved, before.tokens[moved])) == before
        position = before


@quick
@given(seeds)
def test_any_piece_can_be_taken_back_and_nobody_owes_a_token_that_is_free(seed: int) -> None:
    rng = Random(seed)
    position = random_play(rng, 12)[-1][0]
    while position.pieces:
        position = take_back(position, rng.choice(position.pieces))
        for token, who in (*position.owed, *position.pending):
            assert blocked(position, token, DEFAULTS)
            assert who in "AB"
    assert position.owed == position.pending == ()


@quick
@given(seeds)
def test_in_a_lawful_round_exactly_the_dead_ends_are_owed_by_who_caused_them(seed: int) -> None:
    rng = Random(seed)
    position = start(["RGBYR", "GBYRG", "BYRGB", "YRGBY"], (0, 0), (3, 4), (1, 3))
    for _ in range(16):
        choices = list(legal_placements(position, rng.choice("AB"), DEFAULTS))
        if choices:
            placement = rng.choice(choices)
            assert judge(position, placement, DEFAULTS).cls == "legal"
            position = apply(position, placement, DEFAULTS)
        for token in range(3):
            piece = causer(position, token)
            duty = dict((*position.owed, *position.pending)).get(token)
            on_joker = token in position.open_jokers
            assert (piece is not None) == blocked(position, token, DEFAULTS)
            if piece is not None and not on_joker:
                assert duty == piece.owner


def test_a_wrong_placement_is_applied_as_it_happened() -> None:
    position = start(["RGBY", "GBYR"], (0, 0))
    wrong = Piece("card", "A", ((1, 3), (1, 4)), ("R", "R"))
    after = apply(position, Placement("A", wrong, 0, (1, 3)), DEFAULTS)
    assert after.pieces == (wrong,)
    assert after.tokens == ((1, 3),)
    assert not after.free((1, 3), DEFAULTS)


def test_own_dead_end_is_owed_and_paid_by_a_free_placement() -> None:
    position = start(["RGBYR", ".....", "RGBYR"], (0, 0))
    position = lay(position, "A", [(0, 1), (0, 2)], 0, (0, 2))
    assert position.owed == ()
    position = lay(position, "B", [(0, 3), (0, 4)], 0, (0, 4))
    assert position.owed == ((0, "B"),)
    paid = lay(position, "B", [(2, 0), (2, 1)], 0, (2, 1))
    assert paid.owed == ()
    assert take_back(paid, paid.pieces[-1], (0, (0, 4))) == position


def test_a_free_placement_into_the_next_dead_end_is_owed_again() -> None:
    position = start(["RGB", "...", "RG."], (0, 0))
    position = lay(position, "A", [(0, 1), (0, 2)], 0, (0, 2))
    assert position.owed == ((0, "A"),)
    assert lay(position, "A", [(2, 0), (2, 1)], 0, (2, 0)).owed == ((0, "A"),)


def test_one_placement_may_shut_in_several_tokens() -> None:
    after = lay(start(["RGBY"], (0, 0), (0, 3)), "A", [(0, 1), (0, 2)], 0, (0, 2))
    assert after.owed == ((0, "A"), (1, "A"))


def test_a_joker_shuts_in_only_once_its_card_follows() -> None:
    position = start(["RG.", "YBR", "GYB", "BRG"], (0, 0), (1, 0))
    with_joker = lay(position, "A", [(0, 1)], 0, (0, 1))
    shut = start(["RGBYR", "G....", "B...."], (0, 2), (0, 0))
    joker = lay(shut, "A", [(0, 1)], 0, (0, 1))
    assert with_joker.owed == joker.owed == ()
    board = start(["RGBY", "G.YR", "..BG"], (0, 0), (1, 0))
    board = lay(board, "A", [(0, 1)], 0, (0, 1))
    assert board.owed == ()
    assert board.pending == ((1, "A"),)
    assert apply(board, Placement("B", card("B", (2, 2), (2, 3), layout=board.layout)), DEFAULTS).owed == ()
    followed = lay(board, "A", [(0, 2), (0, 3)], 0, (0, 3))
    assert followed.owed == ((1, "A"),)
    assert take_back(followed, followed.pieces[-1], (0, (0, 1))) == board
    ignoring = Options(joker_blocks="ignore")
    free = start(["RGBY", "G.YR", "..BG"], (0, 0), (1, 0))
    free = lay(free, "A", [(0, 1)], 0, (0, 1), ignoring)
    assert lay(free, "A", [(0, 2), (0, 3)], 0, (0, 3), ignoring).owed == ()


def test_a_joker_shut_in_by_another_goes_back_and_its_token_is_then_owed_by_that_player() -> None:
    position = start(["RGBY", "..GR"], (0, 0), (1, 3))
    joker = lay(position, "A", [(0, 1)], 0, (0, 1))
    shut = lay(joker, "B", [(1, 2), (0, 2)], 1, (0, 2))
    assert shut.owed == ()
    undone = take_back(shut, joker.pieces[0], (0, (0, 0)))
    assert undone.owed == ((0, "B"),)
    stays = lay(joker, "B", [(1, 2), (0, 2)], 1, (0, 2), Options(joker_undo="stays"))
    assert stays.owed == ((0, "B"),)


def test_a_joker_laid_into_a_dead_end_makes_nothing_due() -> None:
    for undo in ("take_back", "stays"):
        stuck = lay(start(["RGB"], (0, 1)), "A", [(0, 2)], 0, (0, 2), Options(joker_undo=undo))
        assert stuck.open_jokers == {0: "A"}
        assert stuck.owed == stuck.pending == ()


def test_taking_back_the_piece_that_shut_a_token_in_ends_the_duty() -> None:
    position = start(["RGB", "GBY", "..."], (0, 0), (1, 2))
    position = lay(position, "A", [(1, 1), (1, 0)], 1, (1, 0))
    shut = lay(position, "B", [(0, 1), (0, 2)], 0, (0, 2))
    assert dict(shut.owed).keys() == {0, 1}
    back = take_back(shut, shut.pieces[-1], (0, (0, 0)))
    assert back == position


def test_a_token_moved_by_hand_changes_the_duties() -> None:
    position = start(["RGBYR", ".....", "RGBYR"], (0, 0))
    position = lay(position, "A", [(0, 1), (0, 2)], 0, (0, 1))
    assert position.owed == ((0, "A"),) or not blocked(position, 0, DEFAULTS)
    right = move_tokens(position, ((0, 2),))
    assert right.tokens == ((0, 2),)
    assert right.owed == ()
    stuck = move_tokens(lay(right, "B", [(0, 3), (0, 4)], 0, (0, 3)), ((0, 4),))
    assert stuck.owed == ((0, "B"),)


def test_a_token_put_late_onto_its_card_was_brought_there_by_it() -> None:
    """The square was a dead end before the card lay there: who laid the card owes the token all the same."""
    position = lay(start(["RGBYR"], (0, 0)), "A", [(0, 1), (0, 2)], 0, (0, 2))
    waiting = apply(position, Placement("B", card("B", (0, 3), (0, 4), layout=position.layout)), DEFAULTS)
    assert move_tokens(waiting, ((0, 4),)).owed == ((0, "B"),)


def test_a_piece_that_is_not_there_cannot_be_taken_back() -> None:
    with pytest.raises(ValueError, match="not on the board"):
        take_back(start(["RG"], (0, 0)), Piece("joker", "A", ((0, 1),)))


def test_where_the_token_is_not_named_the_one_that_fits_is_moved() -> None:
    position = start(["RGBYRG", "GBYRGB"], (0, 0), (1, 5))
    piece = card("A", (0, 1), (0, 2), layout=position.layout)
    assert apply(position, Placement("A", piece, token_to=(0, 2)), DEFAULTS).tokens == ((0, 2), (1, 5))
    assert apply(position, Placement("A", piece), DEFAULTS).tokens == position.tokens
