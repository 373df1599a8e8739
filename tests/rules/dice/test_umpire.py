"""The umpire of dice: what it holds against somebody, and what it leaves open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from referee.rules.dice.conditions import Conditions
from referee.rules.dice.observation import DiceEvent, DiceObservation, Die
from referee.rules.dice.umpire import Umpire

COLOURS = ("red", "yellow", "green", "blue")
SURE = 0.99


def dealt() -> list[Die]:
    """Two players, twelve dice each: the bottom seat has three of each colour, 1 2 3, the top seat 4 5 6."""
    return [Die(colour, n, seat="bottom" if n <= 3 else "top", at=(float(row), 4.0 + n if n <= 3 else -n),
                confidence=SURE) for row, colour in enumerate(COLOURS) for n in range(1, 7)]


class Table:
    """Dice before an umpire."""

    def __init__(self, conditions: Conditions | None = None) -> None:
        self.umpire = Umpire(conditions=conditions or Conditions())
        self.loose, self.frame = dealt(), 0
        self.look()

    def look(self, laid: Iterable[Die] = (), removed: Iterable[Die] = (), **seen: Any) -> list[DiceEvent]:
        self.frame += 1
        return self.umpire.observe(DiceObservation(float(self.frame), self.frame, tuple(laid), tuple(removed),
                                                   loose=tuple(self.loose), **seen))

    def take(self, colour: str, pips: int, space: str) -> Die:
        """A loose die goes to a space, in the next look."""
        die = next(d for d in self.loose if (d.colour, d.pips) == (colour, pips))
        self.loose.remove(die)
        return replace(die, space=space, seat=None)

    def change(self, colour: str, pips: int, to: int, by: float = 0.0) -> None:
        """A loose die shows another face, `by` rows away."""
        k = next(k for k, d in enumerate(self.loose) if (d.colour, d.pips) == (colour, pips))
        die = self.loose[k]
        self.loose[k] = replace(die, pips=to, at=(die.at[0] + by, die.at[1]))

    def lay(self, *dice: tuple[str, int, str], **seen: Any) -> list[DiceEvent]:
        return self.look([self.take(*d) for d in dice], **seen)


def said(events: Iterable[DiceEvent]) -> list[tuple[str, str, str | None, str | None]]:
    return [(e.type, e.cls, e.rule, e.player) for e in events]


def test_a_die_is_laid_by_the_seat_that_has_one_of_its_colour_less() -> None:
    assert said(Table().lay(("red", 1, "red-1"))) == [("die", "legal", None, "bottom")]


@pytest.mark.parametrize(("die", "rule"), [(("red", 1, "blue-1"), "DG-PLAY-2"), (("red", 2, "red-1"), "DG-PLAY-3"),
                                           (("red", 4, "red-4"), "DG-PLAY-3")])
def test_a_wrong_die_is_a_violation_of_whoever_laid_it(die: tuple[str, int, str], rule: str) -> None:
    table = Table()
    who = "bottom" if die[1] <= 3 else "top"
    found = table.lay(die)
    assert said(found) == [("die", "violation", rule, who)]
    assert found[0].legal_here is not None
    laid = table.umpire.board[0]
    table.loose.append(replace(laid, space=None, seat=who, at=(9.0, 9.0)))
    assert said(table.look(removed=[laid])) == [("removed", "info", None, who)]
    assert not table.umpire.board


def test_two_dice_of_one_moment_may_lie_in_any_lawful_order() -> None:
    assert {e.cls for e in Table().lay(("red", 2, "red-2"), ("red", 1, "red-1"))} == {"legal"}


def test_where_two_seats_lose_a_colour_nobody_is_named() -> None:
    found = Table().lay(("red", 1, "red-1"), ("red", 4, "blue-1"))
    assert [(e.cls, e.player) for e in found] == [("violation", "unknown"), ("legal", "unknown")]


def test_a_die_that_may_have_been_overlooked_explains_a_gap_until_all_six_are_seen() -> None:
    table = Table()
    lost = next(d for d in table.loose if (d.colour, d.pips) == ("red", 6))
    table.loose.remove(lost)
    assert [(e.cls, e.key) for e in table.lay(("red", 3, "red-3"))] == [("unclear", "DICE.perhaps_before")]
    table.loose.append(lost)
    table.look()
    assert any(e.cls == "violation" and e.rule == "DG-PLAY-3" and e.about for e in table.umpire.events)


def test_a_die_read_with_doubt_accuses_nobody() -> None:
    table = Table()
    die = replace(table.take("red", 1, "blue-1"), confidence=0.96)
    assert [e.cls for e in table.look([die])] == ["unclear"]


def test_a_second_die_on_a_space_is_wrong_and_of_two_at_once_only_where_one_seat_laid_both() -> None:
    table = Table()
    table.lay(("red", 1, "red-1"))
    table.change("red", 2, 1, by=5.0)
    table.look()
    assert said(table.lay(("red", 1, "red-1"))) == [("die", "violation", "DG-PLAY-3", "bottom")]


def test_some_dice_rolled_while_others_lie_as_they_lay() -> None:
    table = Table()
    table.change("red", 1, 5, by=2.0)
    table.change("blue", 2, 6, by=2.0)
    assert said(table.look()) == [("roll", "violation", "DG-PLAY-6", "bottom")]


def test_one_die_that_fell_elsewhere_may_have_been_knocked_over() -> None:
    table = Table()
    table.change("red", 1, 5, by=2.0)
    assert said(table.look()) == [("roll", "unclear", "DG-PLAY-6", "bottom")]


def test_a_pushed_die_is_nothing() -> None:
    table = Table()
    table.change("red", 1, 1, by=0.7)
    assert table.look() == []


def test_a_die_turned_on_the_spot_while_all_else_lies_still() -> None:
    table = Table()
    table.change("red", 1, 5)
    assert said(table.look()) == [("finding", "violation", "DG-PLAY-7", "bottom")]


def test_in_a_stream_a_throw_is_held_against_somebody_once_more_looks_show_it() -> None:
    table = Table(Conditions(looks=2))
    table.change("red", 1, 5)
    assert table.look() == [] and table.umpire.undecided
    assert said(table.look()) == [("finding", "violation", "DG-PLAY-7", "bottom")]


def test_all_dice_rolled_is_a_roll() -> None:
    table = Table()
    for k, die in enumerate(table.loose):
        if die.seat == "bottom":
            table.loose[k] = replace(die, pips=6, at=(die.at[0] + 0.5, die.at[1] + 0.4))
    assert said(table.look()) == [("roll", "legal", None, "bottom")]


def test_what_was_wrong_with_a_throw_is_put_right_by_rolling_all_dice() -> None:
    table = Table()
    table.change("red", 1, 5, by=2.0)
    table.change("blue", 2, 6, by=2.0)
    [wrong] = table.look()
    for k, die in enumerate(table.loose):
        if die.seat == "bottom" and die.pips is not None:
            table.loose[k] = replace(die, pips=die.pips % 6 + 1, at=(die.at[0] + 0.5, die.at[1] + 0.4))
    [rolled] = table.look()
    assert (rolled.type, rolled.cls, rolled.about) == ("roll", "legal", (wrong.seq,))


def all_but_one() -> Table:
    """The bottom seat has one die left, the blue 3."""
    table = Table()
    table.lay(*((c, n, f"{c}-{n}") for c in COLOURS for n in (1, 2, 3) if (c, n) != ("blue", 3)))
    return table


def test_the_last_die_stops_the_round_and_what_comes_after_is_too_late() -> None:
    table = all_but_one()
    assert said(table.lay(("blue", 3, "blue-3")))[-1] == ("stop", "info", "DG-END-1", "bottom")
    assert table.umpire.caller == "bottom"
    assert said(table.lay(("red", 4, "red-4"))) == [("die", "violation", "DG-END-1", "top")]


def test_a_space_hidden_since_the_stop_may_have_held_the_die_before() -> None:
    table = all_but_one()
    table.lay(("blue", 3, "blue-3"), hidden=frozenset({"red-4"}))
    assert [(e.cls, e.rule) for e in table.lay(("red", 4, "red-4"))] == [("unclear", "DG-END-1")]


def strayed() -> Table:
    """Bottom laid all dice but one, which rolled beside a neighbour's."""
    table = all_but_one()
    table.change("blue", 3, 3)
    k = next(k for k, d in enumerate(table.loose) if d.seat == "bottom")
    table.loose[k] = replace(table.loose[k], seat="top", at=(9.0, -4.0))
    return table


def test_who_may_have_a_die_beside_a_neighbour_has_called_stop_once_nothing_moves_any_more() -> None:
    table = strayed()
    assert not table.look() and table.umpire.undecided
    assert not table.look() and not table.look()
    assert said(table.look()) == [("stop", "info", "DG-END-1", "bottom")]
    assert table.umpire.caller == "bottom"


def test_players_who_are_known_call_stop_though_not_all_dice_were_ever_read_for_sure() -> None:
    table = Table()
    table.umpire = Umpire(players=("bottom", "top"))
    table.loose = [replace(die, confidence=0.5) if die.colour == "blue" else die for die in table.loose]
    table.look()
    table.lay(*((c, n, f"{c}-{n}") for c in COLOURS for n in (1, 2, 3)))
    assert not any(table.look() for _ in range(2))
    assert said(table.look()) == [("stop", "info", "DG-END-1", "bottom")]


def test_where_one_die_lies_nobody_sits() -> None:
    """It rolled there; whoever laid it is not told by the side at which it lay."""
    table = Table()
    table.umpire, table.loose = Umpire(), [replace(die, confidence=0.5) if die.colour == "blue" else
                                           replace(die, seat="left", at=(-9.0, 0.0)) if die == dealt()[0] else die
                                           for die in dealt()]
    table.look()
    assert said(table.lay(("red", 1, "blue-1"))) == [("die", "violation", "DG-PLAY-2", "unknown")]


def test_a_die_laid_after_a_stop_that_is_not_proved_shows_that_play_goes_on() -> None:
    table = strayed()
    for _ in range(4):
        table.look()
    assert said(table.lay(("red", 4, "red-4"))) == [("resume", "info", "DG-END-1", "bottom"),
                                                    ("die", "legal", None, "top")]
    assert table.umpire.caller is None
    for _ in range(2):
        assert not table.look()
    assert said(table.look()) == [("stop", "info", "DG-END-1", "bottom")]


@pytest.mark.parametrize("seen", [{"unseen": frozenset({"bottom"})}, {"hidden": frozenset({"red-1"})}])
def test_nobody_calls_stop_while_dice_may_be_covered(seen: dict[str, Any]) -> None:
    table = strayed()
    assert not any(table.look(**seen) for _ in range(6))


def test_while_dice_move_nobody_has_called_stop() -> None:
    table = strayed()
    for n in range(1, 4):
        table.look()
        table.look()
        assert "stop" not in [e.type for e in table.lay(("red", 3 + n, f"red-{3 + n}"))]
        assert table.umpire.caller is None


def test_a_die_on_the_board_that_is_read_with_doubt_does_not_keep_the_stop_from_being_called() -> None:
    table = all_but_one()
    die = replace(table.take("blue", 3, "blue-3"), confidence=0.8)
    assert "stop" not in [e.type for e in table.look([die])], "it may be another one than lay there"
    assert said(table.look()) == [("stop", "info", "DG-END-1", "bottom")]


def test_where_people_call_stop_the_umpire_does_not() -> None:
    table = Table(Conditions(calls=False))
    table.lay(*((c, n, f"{c}-{n}") for c in COLOURS for n in (1, 2, 3)))
    assert table.umpire.caller is None
    table.umpire.note("stop", 2.5, player="bottom")
    table.look()
    assert [(e.cls, e.rule) for e in table.lay(("red", 4, "red-4"))] == [("violation", "DG-END-1")]


def test_people_overrule_and_name_who_laid_a_die() -> None:
    table = Table()
    event = table.lay(("red", 1, "blue-1"))[0]
    assert table.umpire.note("owner", 3.0, about=(event.seq,), player="top")[0].player == "top"
    assert table.umpire.note("overrule", 3.0, about=(event.seq,), decision="allowed")[0].cls == "legal"
