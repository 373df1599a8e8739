"""What one still proves about dice."""

from __future__ import annotations

from referee.rules.dice.observation import Die
from referee.rules.dice.ruleset import Options
from referee.rules.dice.still import check

COLOURS = ("red", "yellow", "green", "blue")


def table(laid: int, *seats: str) -> list[Die]:
    """The first `laid` numbers of each colour on the board, the rest in turn beside the seats."""
    board = [Die(c, n, f"{c}-{n}") for c in COLOURS for n in range(1, laid + 1)]
    rest = [(c, n) for c in COLOURS for n in range(laid + 1, 7)]
    return board + [Die(c, n, seat=seats[k % len(seats)]) for k, (c, n) in enumerate(rest)]


def test_a_finished_round_gives_points_that_add_up_to_nothing() -> None:
    found = check(table(4, "bottom", "left"), players=("bottom", "left", "top"))
    assert found.score == {"bottom": -4, "left": -4, "top": 8} and found.caller == "top" and not found.findings


def test_without_knowing_who_plays_an_empty_seat_may_be_nobodys() -> None:
    dice = table(4, "bottom", "left", "right")
    assert check(dice).score is None
    assert check(dice, over=True).score == {"bottom": -3, "left": -3, "right": -2, "top": 8}
    two = check(table(4, "bottom", "left"), over=True)
    assert two.score is None and two.why is not None and two.why.key == "DICE.score_players"


def test_a_die_out_of_sight_leaves_the_score_open() -> None:
    found = check(table(4, "bottom", "left")[:-1], players=("bottom", "left", "top"))
    assert found.score is None and found.why is not None and found.why.params == {"n": 23, "dice": 24}


def test_wrong_dice_are_named_and_a_gap_where_nothing_can_be_hidden() -> None:
    dice = [d for d in table(4, "bottom", "left") if d.space not in ("red-3", "blue-4")]
    dice += [Die("red", 3, seat="left"), Die("blue", 4, "green-5")]
    found = check(dice)
    assert {(f.rule, f.die.space) for f in found.wrong if f.die} == {("DG-PLAY-2", "green-5"), ("DG-PLAY-3", "red-4")}
    short = [d for d in dice if (d.colour, d.pips) != ("red", 6)]
    assert [f.die.space for f in check(short).wrong if f.die] == ["green-5"]
    assert len(check(short, bare={"red-3"}).wrong) == 2


def test_a_wrong_die_leaves_the_score_open_unless_the_table_ignores_it() -> None:
    dice = [d for d in table(4, "bottom", "left") if d.space not in ("red-4", "blue-4")]
    dice += [Die("red", 4, "blue-4"), Die("blue", 4, "red-4")]
    players = ("bottom", "left", "top")
    assert check(dice, players=players).score is None
    assert check(dice, players=players, options=Options(wrong_die="ignore")).score is not None


def test_of_two_dice_on_a_space_one_is_wrong() -> None:
    dice = [d for d in table(3, "bottom", "left") if (d.colour, d.pips) != ("red", 6)] + [Die("red", 1, "red-1")]
    assert [(f.rule, f.key) for f in check(dice).wrong] == [("DG-PLAY-3", "DICE.taken")]


def test_a_die_in_doubt_leaves_the_score_open_and_a_mere_glimpse_counts_for_nothing() -> None:
    seats = ("bottom", "left", "top")
    sure = table(4, "bottom", "left")
    glimpse = check([*sure, Die("red", 2, seat="left", confidence=0.3)], players=seats)
    assert glimpse.score == {"bottom": -4, "left": -4, "top": 8}
    doubt = check([*sure, Die("red", 2, seat="left", confidence=0.7)], players=seats)
    assert doubt.score is None and doubt.why is not None and doubt.why.params == {"n": 25, "dice": 24}
