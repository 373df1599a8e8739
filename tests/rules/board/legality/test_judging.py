"""Verdicts that the vectors do not ask for: jokers, duties, the stricter dead ends, and what is not known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.rules.board.legality.applying import apply
from referee.rules.board.legality.judgement import Judgement
from referee.rules.board.legality.judging import judge
from referee.rules.board.observation import Cell, Piece
from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.board.position.state import Placement, Position
from referee.rules.core import UNKNOWN

ROWS = ["RGBYRG", "GBYRGB", "BYRGBY", "YRGBYR"]
LAYOUT = Layout.from_rows(ROWS)
LYING = Piece("card", "A", ((1, 1), (1, 2)), ("B", "Y"))
POSITION = Position(LAYOUT, (LYING,), ((1, 2), (3, 5)))
DEFAULTS = Options()


def joker(position: Position, player: str, cell: Cell, after: tuple[Cell | None, ...] | None = None,
          options: Options = DEFAULTS) -> Judgement:
    return judge(position, Placement(player, Piece("joker", player, (cell,)), tokens_after=after), options)


def card(position: Position, player: str, a: Cell, b: Cell, after: tuple[Cell | None, ...] | None = None,
         options: Options = DEFAULTS, colours: tuple[str, str] | None = None) -> Judgement:
    shown = colours or (LAYOUT.colour(a), LAYOUT.colour(b))
    return judge(position, Placement(player, Piece("card", player, (a, b), shown), tokens_after=after), options)


def on_joker(owner: str) -> Position:
    """Token 0 stands on `owner`'s joker at (1, 3)."""
    return Position(LAYOUT, (LYING, Piece("joker", owner, ((1, 3),))), ((1, 3), (3, 5)))


@pytest.mark.parametrize(("cell", "after", "verdict", "rule"), [
    ((1, 3), ((1, 3), (3, 5)), "legal", None),
    ((0, 2), ((0, 2), (3, 5)), "legal", None),
    ((1, 3), ((1, 2), (3, 5)), "violation", "BG-JOKER-2"),
    ((1, 3), ((1, 4), (3, 5)), "violation", "BG-JOKER-2"),
    ((1, 3), ((1, 3), (3, 4)), "violation", "BG-TOKEN-3"),
    ((0, 3), ((0, 3), (3, 5)), "violation", "BG-JOKER-1"),
    ((1, 1), ((1, 1), (3, 5)), "violation", "BG-PLACE-2"),
    ((3, 5), ((1, 2), (3, 5)), "violation", "BG-PLACE-2"),
    ((9, 9), ((9, 9), (3, 5)), "violation", "BG-JOKER-1"),
])
def test_jokers(cell: Cell, after: tuple[Cell, ...], verdict: str, rule: str | None) -> None:
    found = joker(POSITION, "B", cell, after)
    assert (found.cls, found.rule) == (verdict, rule)


def test_a_joker_where_no_card_can_follow_is_named_as_that() -> None:
    strip = Position(Layout.from_rows(["RG.BY"]), (), ((0, 1),))
    found = joker(strip, "A", (0, 0), ((0, 0),))
    assert (found.rule, found.key) == ("BG-JOKER-4", "BG-JOKER-4.continuation")


def test_the_bare_square_that_a_token_leaves_for_a_joker_is_free_for_the_card() -> None:
    """Not so if a piece lies under the token, or another token stands there, too; jokers may go on over it."""
    strip = Position(Layout.from_rows(["RGB"]), (), ((0, 1),))
    assert joker(strip, "A", (0, 0), ((0, 0),)).cls == "legal"
    assert joker(strip, "A", (0, 0)).cls == "legal"
    laid = apply(strip, Placement("A", Piece("joker", "A", ((0, 0),)), 0, (0, 0)), DEFAULTS)
    assert card_on(laid, "A", (0, 1), (0, 2), ((0, 2),)).cls == "legal"
    under = replace(strip, pieces=(Piece("joker", "A", ((0, 1),)),))
    assert joker(under, "A", (0, 0), ((0, 0),)).key == "BG-JOKER-4.continuation"
    two = replace(strip, tokens=((0, 1), (0, 1)))
    assert joker(two, "A", (0, 0), ((0, 0), (0, 1))).key == "BG-JOKER-4.continuation"


def card_on(position: Position, player: str, a: Cell, b: Cell, after: tuple[Cell | None, ...]) -> Judgement:
    """A card of the colours of these squares."""
    shown = (position.layout.colour(a), position.layout.colour(b))
    return judge(position, Placement(player, Piece("card", player, (a, b), shown), tokens_after=after), DEFAULTS)


@pytest.mark.parametrize(("cells", "colours", "after", "rules"), [
    (((1, 3), (1, 4)), "GR", ((1, 3), (3, 5)), ["BG-TOKEN-2", "BG-PLACE-6"]),
    (((1, 3), (1, 4)), "GR", ((1, 2), (3, 5)), ["BG-TOKEN-1", "BG-PLACE-6"]),
    (((1, 3), (1, 4)), "GR", ((1, 4), (3, 4)), ["BG-TOKEN-3", "BG-PLACE-6"]),
    (((0, 3), (0, 4)), "RY", ((0, 4), (3, 5)), ["BG-PLACE-4", "BG-PLACE-6"]),
    (((1, 2), (1, 3)), "RY", ((1, 3), (3, 5)), ["BG-PLACE-2", "BG-PLACE-6"]),
])
def test_what_the_table_may_decide_hides_nothing_that_is_proved(cells: tuple[Cell, Cell], colours: str,
                                                                 after: tuple[Cell, ...], rules: list[str]) -> None:
    found = card(POSITION, "B", *cells, after, colours=(colours[0], colours[1]))
    assert (found.cls, found.rule) == ("violation", rules[0])
    assert {"BG-PLACE-6"} <= {f.rule for f in found.failures}
    owing = replace(on_joker("B"), owed=())
    assert card(owing, "C", (1, 4), (1, 5), ((1, 5), (3, 5)), colours=("B", "G")).rule == "BG-JOKER-3"


def test_an_owed_token_left_behind_is_that_unless_the_card_was_laid_at_another_one() -> None:
    owing = replace(POSITION, owed=((0, "B"),))
    away = card(owing, "B", (3, 0), (3, 1), ((1, 2), (3, 1)))
    assert (away.cls, away.rule, away.token, away.token_cells) == (
        "violation", "BG-DEAD-4", 0, ((3, 0), (3, 1)))
    assert card(owing, "B", (3, 4), (3, 3), ((1, 2), (3, 3))).rule == "BG-DEAD-5"
    assert card(owing, "C", (3, 0), (3, 1), ((1, 2), (3, 1))).rule == "BG-PLACE-4"
    said = judge(owing, Placement("B", Piece("card", "B", ((3, 0), (3, 1)), ("Y", "R")), 1, (3, 1)), DEFAULTS)
    assert said.rule == "BG-DEAD-4"


@pytest.mark.parametrize(("reading", "owed", "verdict", "key"), [
    ("geometry", (), "house_rule", "BG-DEAD-6.house_rule"),
    ("deck", (), "house_rule", "BG-DEAD-6.house_rule"),
    ("unplayed", (), "house_rule", "BG-DEAD-6.house_rule"),
    ("deck", ((0, "A"),), "violation", "BG-DEAD-5.by"),
])
def test_a_token_that_no_card_of_the_set_gets_away_from_is_never_called_free(
        reading: str, owed: tuple[tuple[int, str], ...], verdict: str, key: str) -> None:
    stuck = Position(Layout.from_rows(["RGB....", "....YRG"]), (), ((0, 0), None), owed, deck=frozenset({("R", "Y")}))
    found = judge(stuck, Placement("C", Piece("card", "C", ((1, 4), (1, 5)), ("Y", "R")),
                                   tokens_after=((1, 5), None)), Options(dead_end=reading))
    assert (found.cls, found.key) == (verdict, key)


def test_a_token_that_is_stuck_and_owed_by_nobody_is_not_called_free_either() -> None:
    stuck = Position(Layout.from_rows(["RG....", "....YR"]), (), ((0, 0),))
    found = judge(stuck, Placement("C", Piece("card", "C", ((1, 4), (1, 5)), ("Y", "R")), tokens_after=((1, 5),)),
                  DEFAULTS)
    assert (found.rule, found.key) == ("BG-PLACE-4", "BG-PLACE-4.other")


def test_the_owner_follows_an_open_joker_with_a_card_or_the_second_joker_and_nobody_else_does() -> None:
    assert card(on_joker("B"), "B", (1, 4), (1, 5), ((1, 5), (3, 5))).cls == "legal"
    assert joker(on_joker("B"), "B", (1, 4), ((1, 4), (3, 5))).cls == "legal"
    assert joker(on_joker("B"), "C", (1, 4), ((1, 4), (3, 5))).rule == "BG-JOKER-3"


def test_who_plays_elsewhere_with_an_open_joker_is_told_where_it_waits() -> None:
    elsewhere = card(on_joker("B"), "B", (3, 4), (3, 3), ((1, 3), (3, 3)))
    assert (elsewhere.rule, elsewhere.params["n"]) == ("BG-JOKER-4", "r1c3")
    assert joker(on_joker("B"), "B", (3, 4), ((1, 3), (3, 4))).rule == "BG-JOKER-4"


def test_a_third_joker_is_counted() -> None:
    used = (Piece("joker", "B", ((0, 0),)), Piece("joker", "B", ((3, 0),)))
    found = joker(replace(POSITION, pieces=(LYING, *used)), "B", (1, 3), ((1, 3), (3, 5)))
    assert (found.rule, found.params["n"]) == ("BG-JOKER-5", 3)
    spent = joker(replace(POSITION, jokers_spent=(("B", 2),)), "B", (1, 3), ((1, 3), (3, 5)))
    assert spent.rule == "BG-JOKER-5"


def test_no_joker_before_an_owed_free_placement() -> None:
    assert joker(replace(POSITION, owed=((1, "B"),)), "B", (1, 3), ((1, 3), (3, 5))).rule == "BG-DEAD-5"


def test_a_free_placement_must_take_the_owed_token() -> None:
    owing = replace(POSITION, owed=((0, "B"),))
    left = card(owing, "B", (3, 0), (3, 1), ((1, 2), (3, 5)))
    assert (left.rule, left.token, left.token_cells) == ("BG-DEAD-4", 0, ((3, 0), (3, 1)))
    wrong_colour = card(owing, "B", (3, 0), (3, 1), ((3, 0), (3, 5)), colours=("Y", "B"))
    assert wrong_colour.rule == "BG-PLACE-3"


def test_who_may_free_and_whether_it_is_a_duty_are_options() -> None:
    owing = replace(POSITION, owed=((0, "B"),))
    freed = card(owing, "C", (3, 0), (3, 1), ((3, 0), (3, 5)), Options(release_by="anyone"))
    assert (freed.cls, freed.key, freed.free) == ("legal", "LEGAL.release", True)
    assert card(owing, "B", (3, 4), (3, 3), ((1, 2), (3, 3)), Options(release_duty="may")).cls == "legal"


def test_any_player_may_free_what_an_unknown_player_shut_in() -> None:
    owing = replace(POSITION, owed=((0, UNKNOWN),))
    assert card(owing, "C", (3, 0), (3, 1), ((3, 0), (3, 5))).cls == "legal"
    assert card(owing, "C", (3, 4), (3, 3), ((1, 2), (3, 3))).cls == "legal"


def test_only_the_piece_is_judged_while_nothing_is_known_about_the_token() -> None:
    found = card(POSITION, "B", (1, 3), (1, 4))
    assert (found.cls, found.token, found.token_cells) == ("legal", 0, ((1, 4),))
    assert card(POSITION, "B", (0, 4), (0, 5)).rule == "BG-PLACE-4"


def test_a_token_in_the_hand_is_not_judged() -> None:
    assert card(POSITION, "B", (1, 3), (1, 4), (None, (3, 5))).cls == "legal"


def test_a_token_that_cannot_be_seen_may_be_the_one_used() -> None:
    hidden = replace(POSITION, tokens=((1, 2), None))
    assert card(hidden, "B", (3, 2), (3, 3)).cls == "unclear"
    assert card(hidden, "B", (3, 2), (3, 3), colours=("G", "R")).rule == "BG-PLACE-3"
    assert card(replace(POSITION, tokens=()), "B", (3, 2), (3, 3)).cls == "unclear"
    assert joker(hidden, "B", (3, 2)).cls == "unclear"


def test_the_token_said_to_be_used_decides() -> None:
    both = replace(POSITION, tokens=((1, 2), (1, 5)))
    piece = Piece("card", "B", ((1, 3), (1, 4)), ("R", "G"))
    assert judge(both, Placement("B", piece, token=0, token_to=(1, 4)), DEFAULTS).cls == "legal"
    assert judge(both, Placement("B", piece, token=1, token_to=(1, 4)), DEFAULTS).rule == "BG-TOKEN-2"
    assert judge(both, Placement("B", piece, token_to=(1, 4)), DEFAULTS).token == 0
    assert judge(both, Placement("B", piece, token_to=(1, 3)), DEFAULTS).token == 1
    assert judge(both, Placement("B", piece, token=1), DEFAULTS).token_cells == ((1, 3),)


def test_a_token_put_on_a_card_that_does_not_touch_it_is_told_so() -> None:
    found = card(POSITION, "B", (1, 3), (1, 4), ((1, 2), (1, 4)))
    assert (found.rule, found.key, found.params["t"]) == ("BG-PLACE-4", "BG-PLACE-4.other", "r3c5")


def test_a_token_that_has_nothing_to_do_with_the_card_was_moved() -> None:
    found = card(POSITION, "B", (1, 3), (1, 4), ((1, 2), (3, 4)))
    assert found.rule == "BG-TOKEN-1"
    assert [f.key for f in found.failures] == ["BG-TOKEN-1", "BG-TOKEN-3.other"]


def test_a_free_placement_nobody_owes_counts_the_places_left() -> None:
    found = card(POSITION, "B", (3, 0), (3, 1), ((3, 0), (3, 5)))
    assert (found.rule, found.key, found.params["n"]) == ("BG-PLACE-4", "BG-DEAD-6", 8)


def test_where_only_a_stricter_reading_calls_it_a_dead_end_the_table_decides() -> None:
    no_card_fits = replace(POSITION, deck=frozenset({("P", "Q")}))
    found = card(no_card_fits, "B", (3, 0), (3, 1), ((3, 0), (3, 5)))
    assert (found.cls, found.rule) == ("house_rule", "BG-DEAD-6")
    assert card(no_card_fits, "B", (3, 0), (3, 1)).cls == "house_rule"
    for half in ((3, 0), (3, 1)):  # if it was a free placement, the token stands on either
        found = card(no_card_fits, "B", (3, 0), (3, 1), (half, (3, 5)))
        assert (found.cls, found.rule, len(found.failures)) == ("house_rule", "BG-DEAD-6", 1)
        assert found.token_cells == ((3, 0), (3, 1))
    assert card(no_card_fits, "B", (3, 0), (3, 1), ((1, 2), (3, 5))).cls == "violation"
    wrong = card(no_card_fits, "B", (3, 0), (3, 1), ((3, 0), (3, 5)), colours=("R", "R"))
    assert (wrong.cls, wrong.rule) == ("violation", "BG-PLACE-3")


def test_a_duty_that_rests_on_cards_nobody_sees_is_never_held_against_a_player() -> None:
    owing = replace(POSITION, owed=((0, "B"),), deck=frozenset({("P", "Q")}))
    found = card(owing, "B", (3, 4), (3, 3), ((1, 2), (3, 3)), Options(dead_end="unplayed"))
    assert (found.cls, found.rule) == ("unclear", "BG-DEAD-5")


@pytest.mark.parametrize(("colours", "verdict", "rule"), [
    (("R", UNKNOWN), "unclear", "BG-PLACE-3"),
    ((UNKNOWN, UNKNOWN), "unclear", "BG-PLACE-3"),
    ((UNKNOWN, "R"), "unclear", "BG-PLACE-3"),
    ((UNKNOWN, "B"), "violation", "BG-PLACE-3"),
    (("G", "R"), "house_rule", "BG-PLACE-6"),
    (("B", "G"), "violation", "BG-PLACE-3"),
])
def test_colours_that_could_not_be_read(colours: tuple[str, str], verdict: str, rule: str) -> None:
    found = card(POSITION, "B", (1, 3), (1, 4), ((1, 4), (3, 5)), colours=colours)
    assert (found.cls, found.rule) == (verdict, rule)


@pytest.mark.parametrize(("colours", "verdict", "key"), [
    ("GR", "legal", "LEGAL.card"),
    ("BR", "unclear", "UNCLEAR.square"),       # the first square may be blue
    ("RG", "house_rule", "BG-PLACE-6"),        # only the second may show what it does not
    ("BY", "unclear", "UNCLEAR.square"),
    ("YR", "violation", "BG-PLACE-3"),         # no square there is or may be so
    ("BB", "violation", "BG-PLACE-3"),
])
def test_nobody_is_accused_by_a_square_that_may_have_the_colour_shown(colours: str, verdict: str, key: str) -> None:
    layout = Layout.from_rows(["RGR"])
    unsure = Layout({c: layout.colour(c) for c in layout}, {(0, 1): ["B"], (0, 2): ["Y", "G"]})
    piece = Piece("card", "A", ((0, 1), (0, 2)), (colours[0], colours[1]))
    found = judge(Position(unsure, (), ((0, 0),)), Placement("A", piece), DEFAULTS)
    assert (found.cls, found.key) == (verdict, key)
    assert unsure != layout and hash(unsure) != hash(layout)


def test_where_colours_may_lie_turned_round_a_card_that_does_fits_whatever_else_its_squares_may_be() -> None:
    turned = Layout({(0, 0): "R", (0, 1): "G", (0, 2): "R"}, {(0, 1): ["R"], (0, 2): ["G"]})
    placement = Placement("A", Piece("card", "A", ((0, 1), (0, 2)), ("R", "G")))
    position = Position(turned, (), ((0, 0),))
    assert judge(position, placement, Options(swapped_colours="ok")).cls == "legal"
    assert judge(position, placement, DEFAULTS).key == "UNCLEAR.square"


def test_equal_halves_are_never_swapped() -> None:
    rows = Position(Layout.from_rows(["RRG"]), (), ((0, 0),))
    piece = Piece("card", "A", ((0, 1), (0, 2)), ("R", "R"))
    assert judge(rows, Placement("A", piece), DEFAULTS).rule == "BG-PLACE-3"


@pytest.mark.parametrize(("option", "verdict", "rule"), [
    ("ask", "house_rule", "BG-PLACE-6"), ("mistake", "violation", "BG-PLACE-6"), ("ok", "legal", None)])
def test_turned_round_cards_as_the_table_wants_it(option: str, verdict: str, rule: str | None) -> None:
    found = card(POSITION, "B", (1, 3), (1, 4), ((1, 4), (3, 5)), Options(swapped_colours=option), colours=("G", "R"))
    assert (found.cls, found.rule) == (verdict, rule)


def test_an_unknown_player_is_accused_only_of_what_everybody_would_be() -> None:
    assert card(POSITION, UNKNOWN, (1, 3), (1, 4), ((1, 3), (3, 5))).rule == "BG-TOKEN-2"
    assert card(POSITION, UNKNOWN, (1, 3), (1, 4), ((1, 4), (3, 5))).cls == "legal"
    foreign = card(on_joker("B"), UNKNOWN, (1, 4), (1, 5), ((1, 5), (3, 5)))
    assert (foreign.cls, foreign.rule, foreign.key) == ("unclear", "BG-JOKER-3", "UNCLEAR.player")
    owing = card(replace(POSITION, owed=((0, "B"),)), UNKNOWN, (3, 4), (3, 3), ((1, 2), (3, 3)))
    assert owing.cls == "unclear"


def test_the_candidates_of_an_unknown_player_narrow_the_verdict() -> None:
    def laid_by(*candidates: str) -> Judgement:
        piece = Piece("card", UNKNOWN, ((1, 4), (1, 5)), ("G", "B"), candidates)
        return judge(on_joker("B"), Placement(UNKNOWN, piece, tokens_after=((1, 5), (3, 5))), DEFAULTS)

    assert laid_by("A", "C").rule == "BG-JOKER-3"
    assert laid_by("A", "C").cls == "violation"
    assert laid_by("A", "B").cls == "unclear"
    assert laid_by("B").cls == "legal"


def test_nobody_is_accused_at_a_joker_whose_owner_is_unknown() -> None:
    assert card(on_joker(UNKNOWN), "C", (1, 4), (1, 5), ((1, 5), (3, 5))).cls == "unclear"


def test_all_failing_rules_are_listed_in_their_order() -> None:
    found = card(POSITION, "B", (1, 2), (1, 3), ((1, 2), (3, 4)), colours=("P", "Q"))
    assert [f.rule for f in found.failures] == ["BG-PLACE-2", "BG-PLACE-3", "BG-TOKEN-1", "BG-TOKEN-3"]
    assert found.rule == "BG-PLACE-2"
