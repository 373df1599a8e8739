"""Dead ends in the default reading and in the stricter ones."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from referee.rules.board.legality.questions import position_from
from referee.rules.board.observation import Piece
from referee.rules.board.options import Options
from referee.rules.board.position.dead_ends import blocked, blocked_at, readings_differ
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Position
from tests.support.brute import Table
from tests.support.positions import random_question

GEOMETRY, DECK, UNPLAYED = (Options(dead_end=r) for r in ("geometry", "deck", "unplayed"))
JOKERS = Options(dead_end="deck", dead_end_jokers="count")
OVER_JOKERS = Options(dead_end_jokers="count")


def position(rows: list[str], *tokens: tuple[int, int], deck: tuple[str, ...] = (), players: tuple[str, ...] = (),
             pieces: tuple[Piece, ...] = ()) -> Position:
    designs = frozenset((min(d), max(d)) for d in deck)
    return Position(Layout.from_rows(rows), pieces, tokens, deck=designs, players=players)


def test_geometry_agrees_with_brute_force() -> None:
    rng = Random(3)
    seen = {True: 0, False: 0}
    for _ in range(2000):
        question = random_question(rng)
        table, lying = Table(question), position_from(question)
        for token in range(len(lying.tokens)):
            assert blocked(lying, token, GEOMETRY) == table.blocked(token)
            seen[table.blocked(token)] += 1
    assert min(seen.values()) > 300


def test_the_square_the_token_leaves_is_no_way_out() -> None:
    assert blocked(position(["XX"], (0, 0)), 0, GEOMETRY)
    assert not blocked(position(["XXX"], (0, 0)), 0, GEOMETRY)


def test_a_token_in_the_hand_is_in_no_dead_end() -> None:
    assert not blocked(Position(Layout.from_rows(["X"]), tokens=(None,)), 0, GEOMETRY)


def test_a_token_beside_the_board_has_the_squares_it_touches() -> None:
    assert not blocked(position([".XX"], (0, 0)), 0, GEOMETRY)
    assert blocked(position([".X."], (0, 0)), 0, GEOMETRY)


def test_deck_asks_for_a_card_that_fits() -> None:
    assert not blocked(position(["RGB"], (0, 0), deck=("GB",)), 0, DECK)
    assert not blocked(position(["RGB"], (0, 0), deck=("BG",)), 0, DECK)
    assert blocked(position(["RGB"], (0, 0), deck=("RG", "RB")), 0, DECK)
    assert not blocked(position(["RGX"], (0, 0), deck=("GY",)), 0, DECK)
    assert blocked(position(["RGX"], (0, 0), deck=("YY",)), 0, DECK)


def test_unplayed_asks_for_one_that_somebody_may_still_hold() -> None:
    def laid(*owners: str) -> tuple[Piece, ...]:
        return tuple(Piece("card", who, ((1, 2 * k), (1, 2 * k + 1)), ("B", "G")) for k, who in enumerate(owners))

    for owners, stuck in ((("A",), False), (("A", "B"), True)):
        table = position(["RGB.", "...."], (0, 0), deck=("GB",), players=("A", "B"), pieces=laid(*owners))
        assert blocked(table, 0, UNPLAYED) is stuck
        assert not blocked(table, 0, DECK)
    first, second = laid("A", "B")
    table = position(["RGB.", "...."], (0, 0), deck=("GB",), players=("A", "B"), pieces=(first,))
    assert not blocked(table, 0, UNPLAYED)
    for more in (table.with_piece(second), table.changed(pieces=(first, second))):
        assert blocked(more, 0, UNPLAYED), "what was worked out for fewer pieces must not be kept"


def test_a_card_that_nobody_saw_or_that_was_misread_may_be_of_any_design() -> None:
    mine = Piece("card", "A", ((1, 0), (1, 1)), ("B", "G"))
    other = Piece("card", "B", ((1, 2), (1, 3)), ("R", "R"))
    for pieces, unseen, stuck in (((mine,), 0, False), ((mine,), 1, True), ((mine, other), 0, True), ((), 1, False)):
        table = position(["RGB.", "...."], (0, 0), deck=("GB",), players=("A", "B"), pieces=pieces)
        table = replace(table, unseen=unseen)
        assert blocked(table, 0, UNPLAYED) is stuck
        assert readings_differ(table, 0, GEOMETRY) is stuck


def test_the_readings_only_ever_get_stricter() -> None:
    rng = Random(4)
    for _ in range(500):
        question = random_question(rng)
        question["deck"] = [rng.choice("RGBY") + rng.choice("RGBY") for _ in range(3)]
        question["players"] = list("ABC")
        table = position_from(question)
        for token in range(len(table.tokens)):
            geometry, deck, unplayed = (blocked(table, token, o) for o in (GEOMETRY, DECK, UNPLAYED))
            assert geometry <= deck <= unplayed
            assert blocked(table, token, JOKERS) <= deck
            assert blocked(table, token, OVER_JOKERS) <= blocked(table, token, JOKERS)
            assert blocked(table, token, OVER_JOKERS) <= geometry
            stands = table.tokens[token]
            assert stands is not None
            if table.piece_at(stands) is not None:  # then a joker adds nothing to the squares alone
                assert blocked(table, token, OVER_JOKERS) == geometry
            assert readings_differ(table, token, GEOMETRY) == (not geometry and (deck or unplayed))


def test_jokers_count_as_a_way_only_where_the_option_says_so_and_while_somebody_has_one() -> None:
    way = position(["RGYB"], (0, 0), deck=("BY",), players=("A",))
    assert blocked(way, 0, DECK)
    assert not blocked(way, 0, JOKERS)
    two_steps = position(["RGRYB"], (0, 0), deck=("BY",), players=("A",))
    assert not blocked(two_steps, 0, JOKERS)
    used = tuple(Piece("joker", "A", ((1, k),)) for k in range(2))
    assert blocked(position(["RGYB", "XX.."], (0, 0), deck=("BY",), players=("A",), pieces=used), 0, JOKERS)


def test_a_token_on_bare_board_may_get_out_over_the_square_it_leaves() -> None:
    cross = [".X.", "XXX", ".X."]
    assert blocked(position(cross, (1, 1)), 0, GEOMETRY)
    assert not blocked(position(cross, (1, 1)), 0, OVER_JOKERS)
    on_card = position(cross, (1, 1), pieces=(Piece("card", "A", ((1, 2), (1, 1)), ("X", "X")),))
    assert blocked(on_card, 0, OVER_JOKERS)
    assert not blocked(position(["RGB"], (0, 1), deck=("GB",)), 0, JOKERS)
    assert blocked(position(["RGB"], (0, 1), deck=("RB",)), 0, JOKERS)


def test_the_stricter_readings_need_the_cards_of_the_set() -> None:
    with pytest.raises(ValueError, match="needs the card list"):
        blocked_at(position(["RGB"], (0, 0)), (0, 0), DECK)
    assert not readings_differ(position(["RGB"], (0, 0)), 0, GEOMETRY)
