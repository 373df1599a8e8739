"""The board as a set of squares, and the house rules as data."""

from __future__ import annotations

import pytest

from referee.rules.board.options import Options
from referee.rules.board.position.layout import Layout
from referee.rules.cards.weber import Options as WeberOptions


def test_rows_with_holes_become_squares_with_edge_neighbours() -> None:
    layout = Layout.from_rows(["RGB", "G.B"])
    assert list(layout) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2)]
    assert layout.neighbours((0, 0)) == ((0, 1), (1, 0))
    assert layout.neighbours((1, 1)) == ((0, 1), (1, 0), (1, 2))
    assert layout.colour((1, 2)) == "B"
    assert (1, 1) not in layout
    assert len(layout) == 5
    assert sorted(layout.pairs()) == [((0, 0), (0, 1)), ((0, 0), (1, 0)), ((0, 1), (0, 2)), ((0, 2), (1, 2))]
    with pytest.raises(KeyError):
        layout.colour((1, 1))


def test_equal_layouts_are_equal_keys_whatever_order_they_were_given_in() -> None:
    one = Layout({(0, 0): "red", (0, 1): "blue"})
    other = Layout({(0, 1): "blue", (0, 0): "red"})
    assert one == other
    assert hash(one) == hash(other)
    assert one != Layout({(0, 0): "red", (0, 1): "red"})


def test_every_option_has_a_default_among_its_values_and_a_question_for_the_table() -> None:
    for options in (Options, WeberOptions):
        explanations = options.explanations()
        for name, values in options.permitted().items():
            assert getattr(options(), name) == values[0]
            assert explanations[name].endswith(("?", "."))
            assert len(explanations[name]) > 30


def test_options_by_name_and_back() -> None:
    chosen = {"contact": "token_card", "tableau_cap": 15, "joker_clock_s": 5.0}
    options = Options.from_mapping(chosen)
    assert options.to_mapping() == chosen
    assert Options.from_mapping({"tableau_cap": "15"}).tableau_cap == 15
    assert Options.from_mapping({"token_cell_free": True}).token_cell_free == "yes"
    assert Options.from_mapping({"carry_over": False}).carry_over == "off"
    assert Options().to_mapping() == {}


@pytest.mark.parametrize(("data", "says"), [
    ({"kontact": "token_card"}, "unknown option 'kontact'; the options are "),
    ({"contact": "corner"}, "option 'contact' cannot be 'corner'; it is one of token_cell, token_card"),
    ({"contact": True}, "option 'contact' cannot be true"),
    ({"contact": None}, "cannot be null"),
    ({"tableau_cap": True}, "cannot be true"),
    ({"tableau_cap": 13}, "cannot be 13"),
    ({"joker_clock_s": -1}, "a number of seconds"),
    ({"joker_clock_s": float("nan")}, "a number of seconds"),
    ({"joker_clock_s": "a number of seconds"}, "a number of seconds"),
])
def test_wrong_options_are_refused_with_what_is_allowed(data: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Options.from_mapping(data)
