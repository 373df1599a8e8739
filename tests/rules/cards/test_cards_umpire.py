"""The umpire of the cards: what may be held against somebody, and what may not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from referee.rules.cards import nl999, weber
from referee.rules.cards.conditions import Conditions
from referee.rules.cards.legality import Document
from referee.rules.cards.observation import CardsEvent, CardsObservation, Lying, Open
from referee.rules.cards.umpire import Umpire

CG, CW = nl999.document(nl999.Options()), weber.document(weber.Options())


def card(name: str, *, pile: int | None = None, at: tuple[float, float] = (0.0, 0.0), seat: str | None = None,
         place: str = "centre", p: float = 0.99) -> Lying:
    colour, _, number = name.partition(" ")
    return Lying(colour, int(number), p, at, pile, seat, place)


def down(pile: int) -> Lying:
    return Lying(confidence=0.99, pile=pile, down=True, back="A")


def seat(name: str, row: str, stack: str = "", waste: str = "") -> Open:
    """`row` as "red 1, blue 3"."""
    def one(text: str, place: str) -> Lying | None:
        return card(text, seat=name, place=place) if text else None

    cards = tuple(card(text.strip(), seat=name, place="row") for text in row.split(",") if text.strip())
    return Open(name, cards, one(stack, "stack"), one(waste, "waste"), bare=not stack)


class Table:
    """An umpire, shown one look a second."""

    def __init__(self, document: Document = CG, *seats: Open, timed: bool = True) -> None:
        self.umpire = Umpire(document, Conditions(row=3, backs={"A": "bottom"}, timed=timed))
        self.t = 0.0
        self.look(seats=seats)

    def look(self, *tops: Lying, seats: tuple[Open, ...] = (), gone: tuple[int, ...] = (),
             **more: object) -> list[CardsEvent]:
        self.t += 1.0
        said = self.umpire.observe(CardsObservation(self.t, int(self.t), tops=tops, gone=gone, seats=seats,
                                                    **more))  # type: ignore[arg-type]
        return [event for event in said if event.type != "tally"]


def only(events: list[CardsEvent], kind: str = "card") -> CardsEvent:
    (found,) = [e for e in events if e.type == kind]
    return found


BOTTOM = seat("bottom", "green 4, blue 8, red 2", "yellow 9", "green 7")
TOP = seat("top", "red 1, green 2, yellow 5", "blue 2", "red 10")


def test_a_card_that_left_a_row_was_laid_by_that_seat() -> None:
    table = Table(CG, BOTTOM, TOP)
    said = only(table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),)))
    assert (said.cls, said.player, said.source) == ("legal", "top", "row")


def test_a_card_nobody_had_open_is_nobodys() -> None:
    table = Table(CG, BOTTOM, TOP)
    turned = seat("top", "red 1, green 2, yellow 5", "blue 2", "red 9")
    assert only(table.look(card("blue 1", pile=0), seats=(turned,))).player == "unknown"


def test_two_cards_between_looks_are_told_in_order() -> None:
    table = Table(CG, BOTTOM, TOP)
    said = table.look(card("red 2", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),
                                                    seat("bottom", "green 4, blue 8", "yellow 9", "green 7")))
    assert [(e.card and e.card.name, e.player, e.cls) for e in said if e.type == "card"] == [
        ("red 1", "top", "legal"), ("red 2", "bottom", "legal")]


def test_another_colour_is_held_against_who_laid_it() -> None:
    table = Table(CG, BOTTOM, TOP)
    table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    said = only(table.look(card("green 2", pile=0), seats=(seat("top", "yellow 5", "blue 2", "red 10"),)))
    assert (said.cls, said.rule, said.player) == ("violation", "CG-PLAY-3", "top")
    back = table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    assert [e.type for e in back] == ["removed"]
    assert table.umpire.tally.centre_total == 1


@pytest.mark.parametrize(("covered", "told"), [(frozenset[int](), "top"), (frozenset({0}), "unknown")])
def test_a_card_may_be_anothers_where_its_like_may_lie_on_a_pile_out_of_sight(covered: frozenset[int],
                                                                              told: str) -> None:
    table = Table(CG, seat("bottom", "green 4, blue 8, yellow 3", "yellow 9", "green 7"),
                  seat("top", "red 2, green 2, yellow 5", "blue 2", "red 10"))
    table.look(card("red 1", pile=0))
    turned = seat("bottom", "green 4, blue 8, yellow 3", "yellow 9", "green 6")  # from a packet that held another one
    after = seat("top", "green 2, yellow 5", "blue 2", "red 10")
    said = table.look(card("red 2", pile=1, at=(5.0, 0.0)), seats=(after, turned), covered=covered)
    assert [e.player for e in said if e.type == "card" and e.card and e.card.name == "red 2"] == [told]


def under_a_hand(seen: Open, shown: str, left: str = "") -> Open:
    """The same, of which only so much is in sight."""
    def faces(text: str) -> frozenset[tuple[str, int]]:
        return frozenset((c, int(n)) for c, n in (name.split() for name in text.split(", ") if name))

    return replace(seen, whole=False, veiled=True, shown=faces(shown), left=faces(left))


@pytest.mark.parametrize("when", ["at once", "later"])
def test_another_colour_from_a_row_seen_in_part_is_held_against_who_laid_it(when: str) -> None:
    table = Table(CG, BOTTOM, under_a_hand(TOP, "red 1, green 2"))
    without = under_a_hand(TOP, "green 2", "red 1")
    said = only(table.look(card("red 1", pile=0), seats=(without,)))
    assert (said.cls, said.player) == ("legal", "top")
    gone, not_yet = under_a_hand(TOP, "", "green 2"), under_a_hand(TOP, "")
    said = only(table.look(card("green 2", pile=0), seats=(gone if when == "at once" else not_yet,)))
    if when == "later":
        assert said.cls == "unclear"
        said = only(table.look(seats=(gone,)), "finding")
    assert (said.cls, said.rule) == ("violation", "CG-PLAY-3")


@pytest.mark.parametrize("sure", [True, False])
def test_another_colour_read_with_doubt_counts_later_if_it_was_read_surely_where_it_lay_before(sure: bool) -> None:
    table = Table(CG, BOTTOM, TOP)
    green = frozenset({("green", 2)}) if sure else frozenset()  # else it may be read wrongly alike wherever it lies
    before = replace(seat("top", "green 2, yellow 5", "blue 2", "red 10"), shown=green)
    table.look(card("red 1", pile=0), seats=(before,))
    after = replace(seat("top", "yellow 5", "blue 2", "red 10"), left=green)
    assert only(table.look(card("green 2", pile=0, p=0.9), seats=(after,))).cls == "unclear"
    assert table.umpire.undecided and not table.look()
    said = [e for e in table.look(identified=(card("green 2", pile=0),)) if e.cls == "violation"]
    assert [(e.rule, e.player) for e in said] == ([("CG-PLAY-3", "top")] if sure else [])


@pytest.mark.parametrize("again", [True, False])
def test_another_colour_is_wrong_on_a_pile_of_one_colour_though_a_card_beneath_was_not_seen(again: bool) -> None:
    """If the card on it was seen in two looks: in one it may have been misread, and be the very card that came."""
    table = Table(CG, BOTTOM, TOP)
    table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    jump = only(table.look(card("red 10", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "blue 7"),)))
    assert jump.cls == "unclear"
    if again:
        table.look()
    said = only(table.look(card("green 2", pile=0), seats=(seat("top", "yellow 5", "blue 2", "blue 7"),)))
    assert (said.cls, said.player) == (("violation", "top") if again else ("unclear", "top"))


def test_a_pile_that_was_knocked_over_may_be_put_together_at_once_after_the_stop() -> None:
    another = seat("bottom", "green 4, blue 8, red 2", "yellow 9", "red 3")
    table = Table(CG, another, TOP)
    for name in ("red 1", "red 2", "red 3"):
        table.look(card(name, pile=0))
    table.look(card("red 1", pile=0), card("red 2", pile=1, at=(1.0, 0.0)), card("red 3", pile=2, at=(2.0, 0.0)))
    table.umpire.note("stop", table.t)
    for _ in range(4):
        table.look()
    table.look(card("red 3", pile=0), seats=(BOTTOM,), covered=frozenset({1, 2}))  # and a packet is turned over
    assert not [e for e in table.umpire.events if e.cls == "violation"]
    assert [entry.card for entry in table.umpire.piles[0].cards] == [("red", 1), ("red", 2), ("red", 3)]


def test_a_card_on_one_that_was_only_read_with_doubt_is_held_against_nobody() -> None:
    table = Table(CG, BOTTOM, TOP)
    table.look(card("red 1", pile=0, p=0.93), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    table.look(identified=(card("red 1", pile=0, p=0.99),))
    said = only(table.look(card("green 2", pile=0), seats=(seat("top", "yellow 5", "blue 2", "red 10"),)))
    assert said.cls == "unclear"


def test_a_card_laid_where_a_knocked_one_lay_does_not_lie_on_that() -> None:
    table = Table(CG, BOTTOM, seat("top", "yellow 1, green 2, yellow 5", "blue 2", "red 10"))
    table.look(card("red 1", pile=0))
    table.look(card("red 2", pile=0))
    table.look(card("red 1", pile=0), card("red 2", pile=1, at=(1.0, 0.0)))  # it slid off
    table.look()
    said = only(table.look(card("yellow 1", pile=1, at=(1.0, 0.0)), seats=(
        seat("top", "green 2, yellow 5", "blue 2", "red 10"),), covered=frozenset({0})))
    assert said.cls != "violation"


@pytest.mark.parametrize("how", ["doubt", "aside", "exactly", "nobody", "misread"])
def test_another_colour_is_held_against_nobody(how: str) -> None:
    table = Table(CG, BOTTOM, TOP)
    table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    new = {"doubt": card("green 2", pile=0, p=0.9), "aside": card("green 2", pile=0, at=(0.5, 0.0)),
           "exactly": Lying("green", 2, 0.99, pile=0, exactly=True)}.get(how, card("green 2", pile=0))
    after = {"nobody": (), "misread": (seat("bottom", "green 4, blue 8", "yellow 9", "green 7"),)}
    seats = after.get(how, (seat("top", "yellow 5", "blue 2", "red 10"),))
    assert only(table.look(new, seats=seats)).cls == "unclear"


def test_a_jump_is_unclear_where_lawful_cards_may_explain_it() -> None:
    table = Table(CG, BOTTOM, TOP, timed=False)
    table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    said = only(table.look(card("red 10", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "blue 7"),)))
    assert (said.cls, said.key) == ("unclear", "CARD.jump")


def test_a_jump_is_wrong_where_nobody_can_have_laid_what_lies_between() -> None:
    table = Table(CG, BOTTOM, TOP, timed=False)
    blue = seat("top", "green 2, yellow 5", "blue 2", "red 10")
    table.look(card("red 1", pile=0), seats=(blue,))
    table.look(seats=())
    table.look(seats=())
    said = only(table.look(card("red 10", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", ""),)))
    assert said.cls == "unclear"  # what lay under the waste may have been laid as well
    other = Table(CG, BOTTOM, TOP, timed=False)
    other.look(card("blue 1", pile=0))
    other.look()
    other.look()
    said = only(other.look(card("blue 8", pile=0), seats=(seat("bottom", "green 4, red 2", "yellow 9", "green 7"),)))
    assert (said.cls, said.player) == ("violation", "bottom")


def test_a_lone_card_beside_the_pile_it_fits_on_may_have_slid() -> None:
    table = Table(CG, BOTTOM, TOP, timed=False)
    table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    table.look()
    table.look()
    near = card("red 2", pile=1, at=(1.2, 0.0))
    said = only(table.look(near, seats=(seat("bottom", "green 4, blue 8", "yellow 9", "green 7"),)))
    assert (said.cls, said.key) == ("unclear", "CARD.beside")


def test_a_top_that_slid_off_was_not_laid() -> None:
    table = Table(CG, BOTTOM, TOP)
    table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    table.look(card("red 2", pile=0), seats=(seat("bottom", "green 4, blue 8", "yellow 9", "green 7"),))
    said = table.look(card("red 1", pile=0), card("red 2", pile=1, at=(1.0, 0.0)))
    assert [e.key for e in said] == ["CARD.removed", "CARD.slid"]
    said = table.look(card("red 2", pile=0), gone=(1,))
    assert "card" not in [e.type for e in said] and table.umpire.tally.centre_total == 2


def test_a_gap_filled_from_the_waste_is_told() -> None:
    table = Table(CG, BOTTOM, TOP)
    table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    said = only(table.look(seats=(seat("top", "green 2, yellow 5, red 10", "blue 2", "red 3"),)), "row")
    assert (said.cls, said.rule, said.player, said.source) == ("violation", "CG-PLAY-5", "top", "waste")


def test_a_gap_filled_from_the_stack_is_right() -> None:
    table = Table(CG, BOTTOM, TOP)
    table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    said = only(table.look(seats=(seat("top", "green 2, yellow 5, blue 2", "red 4", "red 10"),)), "row")
    assert (said.cls, said.source) == ("legal", "stack")
    assert table.umpire.tally.stack["top"] == 9


@pytest.mark.parametrize(("document", "told"), [(CG, "violation"), (CW, "legal")])
def test_a_ten_lies_face_down_by_weber_only(document: Document, told: str) -> None:
    table = Table(document, seat("bottom", "red 1, red 2, red 3", "yellow 9", ""))
    for n in range(1, 10):
        table.look(card(f"red {n}", pile=0), seats=(seat("bottom", f"red {n + 1}", "yellow 9", ""),))
    said = only(table.look(down(0), seats=(seat("bottom", "blue 4", "yellow 9", ""),)))
    assert (said.cls, said.card and said.card.name, said.player) == (told, "red 10", "bottom")


def test_after_the_call_a_card_seen_open_then_is_too_late_and_one_in_hand_may_be_laid_by_weber() -> None:
    for document, open_then, told in ((CG, True, "violation"), (CW, True, "violation"), (CW, False, "unclear")):
        table = Table(document, BOTTOM, TOP)
        left = seat("top", "green 2, yellow 5", "blue 2", "red 10")
        table.umpire.note("stop", 1.5, player="bottom")
        table.look(seats=() if open_then else (left,))
        table.look()
        said = only(table.look(card("red 1", pile=0), seats=(left,)))
        assert said.cls == told and said.rule in ("CG-END-2", "CW-2.7b")


def test_a_card_overlooked_once_after_the_call_was_perhaps_laid_before() -> None:
    for hidden, told in (((), "violation"), (((-1.0, -1.0, 1.0, 1.0),), "unclear")):
        table = Table(CG, BOTTOM, TOP)
        left = seat("top", "green 2, yellow 5", "blue 2", "red 10")
        table.umpire.note("stop", 1.5, player="bottom")
        table.look(hidden=hidden, seats=(replace(left, whole=False, left=frozenset({("red", 1)})),))
        table.look()
        assert only(table.look(card("red 1", pile=0), seats=(left,))).cls == told


def test_a_stack_that_stays_bare_is_told_once() -> None:
    table = Table(CG, seat("bottom", "red 1, red 2", "yellow 9", ""), TOP)
    full = seat("bottom", "red 1, red 2, yellow 9", "", "")
    said = [*table.look(seats=(full,)), *table.look(), *table.look()]
    assert [(e.type, e.player) for e in said if e.key == "CARD.stack_empty"] == [("stop", "bottom")]
    assert table.umpire.tally.stack["bottom"] == 0


def test_who_calls_with_cards_left_is_told() -> None:
    table = Table(CG, BOTTOM, TOP)
    table.umpire.note("stop", 1.5, player="top")
    assert [(e.rule, e.player) for e in table.look() if e.cls == "violation"] == [("CG-END-1", "top")]


def test_a_card_read_otherwise_later_clears_what_was_said() -> None:
    table = Table(CG, BOTTOM, TOP)
    table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    table.look(card("green 2", pile=0), seats=(seat("top", "yellow 5", "blue 2", "red 10"),))
    said = only(table.look(identified=(card("red 2", pile=0),)), "finding")
    assert (said.cls, said.key) == ("legal", "CARD.reread")


def test_the_same_card_twice_is_an_open_question_where_no_look_lies_between() -> None:
    table = Table(CG, BOTTOM, TOP)
    table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    assert table.umpire.opinion(0, 0.0, 9.0).ruling.key == "CARD.contest_one"
    table.look(card("red 1", pile=1, at=(1.2, 0.0)))
    found = table.umpire.opinion(0, 0.0, 9.0)
    assert (found.first, found.ruling.cls) == ("top", "info")


def test_a_score_is_said_where_all_is_proved() -> None:
    table = Table(CG, BOTTOM, TOP)
    table.look(card("red 1", pile=0), seats=(seat("top", "green 2, yellow 5", "blue 2", "red 10"),))
    found = table.umpire.tally
    assert (found.centre_total, dict(found.centre), found.score) == (
        1, {"bottom": 0, "top": 1}, {"bottom": -20, "top": -19})
    assert found.to_dict() == {
        "piles": [{"pile": 0, "colour": "red", "top": 1, "face": "up"}], "centre_total": 1,
        "stack": {"bottom": 10, "top": 10}, "centre": {"bottom": 0, "top": 1}, "why": None}
