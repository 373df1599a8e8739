"""What stills prove of a table of cards, each by itself: what is said, by which rule, of whom."""

from __future__ import annotations

import pytest

from referee.rules.cards import nl999, weber
from referee.rules.cards.conditions import Conditions
from referee.rules.cards.legality import Document
from referee.rules.cards.observation import CardsEvent, CardsObservation, Lying, Open
from referee.rules.cards.umpire import Umpire

CG, CW = nl999.document(nl999.Options()), weber.document(weber.Options())
BOTH = pytest.mark.parametrize("document", [CG, CW], ids=["999", "weber"])


def card(name: str, pile: int | None = None, at: tuple[float, float] = (0.0, 0.0)) -> Lying:
    colour, _, number = name.partition(" ")
    return Lying(colour, int(number), 0.99, at, pile)


def seat(name: str, row: str, stack: str = "", waste: str = "") -> Open:
    def one(text: str) -> Lying | None:
        return card(text) if text else None

    return Open(name, tuple(card(text) for text in row.split(", ") if text), one(stack), one(waste), bare=not stack)


class Table:
    """An umpire of two with rows of three, shown a look a second."""

    def __init__(self, document: Document, *seats: Open, redeals: int = 0) -> None:
        self.umpire = Umpire(document, Conditions(row=3, redeals=redeals, timed=False))
        self.t = 0.0
        self.look(seats=seats)
        self.look()

    def look(self, *tops: Lying, seats: tuple[Open, ...] = (), gone: tuple[int, ...] = ()) -> list[CardsEvent]:
        self.t += 1.0
        said = self.umpire.observe(CardsObservation(self.t, int(self.t), tops=tops, gone=gone, seats=seats))
        return [event for event in said if event.type != "tally"]

    def one(self, *tops: Lying, seats: tuple[Open, ...] = ()) -> CardsEvent:
        [said] = [event for event in self.look(*tops, seats=seats) if event.type != "turn"]
        return said


TOP = seat("top", "yellow 5, yellow 6, yellow 7", "blue 2", "red 10")


def begun(document: Document, own: str, after: str, *laid: str) -> tuple[Table, tuple[Open, ...]]:
    """A table on which `laid` lies in one pile, and what the seat that had `own` shows without its first card."""
    table = Table(document, seat("bottom", own, "yellow 9", "green 7"), TOP)
    for name in laid:
        table.look(card(name, 0))
    table.look()
    return table, (seat("bottom", after, "yellow 9", "green 7"),)


@BOTH
def test_a_wrong_colour_on_a_pile(document: Document) -> None:
    table, after = begun(document, "blue 2, blue 8, green 4", "blue 8, green 4", "red 1")
    said = table.one(card("blue 2", 0), seats=after)
    assert (said.cls, said.key, said.player) == ("violation", "CARD.onto", "bottom")


@BOTH
def test_a_lone_card_that_is_no_one(document: Document) -> None:
    table, after = begun(document, "blue 8, green 4, red 3", "green 4, red 3", "red 1")
    said = table.one(card("blue 8", 1, (5.0, 0.0)), seats=after)
    assert (said.cls, said.key, said.player) == ("violation", "CARD.start", "bottom")


@BOTH
def test_a_number_that_falls(document: Document) -> None:
    table, after = begun(document, "red 2, blue 8, green 4", "blue 8, green 4", "red 1", "red 2", "red 3")
    said = table.one(card("red 2", 0), seats=after)
    assert (said.cls, said.key, said.player) == ("violation", "CARD.onto", "bottom")
    table, _ = begun(document, "red 2, blue 8, green 4", "blue 8, green 4", "red 1", "red 2", "red 3")
    assert table.one(card("red 2", 0)).key == "CARD.removed"  # nobody laid one: it lies bare again


@BOTH
def test_a_number_that_repeats_is_for_the_table_to_decide(document: Document) -> None:
    """The same card lies on itself where two laid it at once, which is nobody's mistake (CW-2.5.1)."""
    table, after = begun(document, "red 2, blue 8, green 4", "blue 8, green 4", "red 1", "red 2")
    said = table.look(card("red 2", 0, (0.0, 0.1)), seats=after)
    assert not [e for e in said if e.cls == "violation"]


def test_a_ten_the_wrong_way_up() -> None:
    laid = [f"red {n}" for n in range(1, 10)]
    back = Lying(confidence=0.99, pile=0, down=True)
    for document, ten, key in ((CG, back, "CARD.ten_down"), (CW, card("red 10", 0), "CARD.ten")):
        table, after = begun(document, "red 10, blue 8, green 4", "blue 8, green 4", *laid)
        said = table.one(ten, seats=after)
        assert (said.cls, said.key) == ("violation", key), document
    for document, ten in ((CW, back), (CG, card("red 10", 0))):
        table, after = begun(document, "red 10, blue 8, green 4", "blue 8, green 4", *laid)
        assert table.one(ten, seats=after).cls == "legal"


@BOTH
def test_a_row_that_is_too_long_at_the_start(document: Document) -> None:
    table = Table(document, seat("bottom", "red 1, red 2, red 3, red 4", "yellow 9"), TOP)
    said = [e for e in table.umpire.events if e.key == "CARD.row_size"]
    assert [(e.cls, e.player) for e in said] == [("violation", "bottom")]


def test_a_sum_that_allows_a_new_deal() -> None:
    for row, told in (("red 9, blue 8, green 4", ["bottom"]), ("red 9, blue 7, green 4", [])):
        table = Table(CW, seat("bottom", row, "yellow 9"), seat("top", "red 1, red 2, red 3", "blue 4"), redeals=30)
        said = [e for e in table.umpire.events if e.key == "CARD.redeal"]
        assert [e.player for e in said] == told and all(e.cls == "info" and e.rule == "CW-1.2.3b" for e in said)


@BOTH
def test_a_row_filled_from_elsewhere_than_the_stack(document: Document) -> None:
    table, after = begun(document, "red 1, blue 8, green 4", "blue 8, green 4")
    table.look(card("red 1", 0), seats=after)
    said = table.one(seats=(seat("bottom", "blue 8, green 4, green 7", "yellow 9", "green 3"),))
    assert (said.type, said.cls, said.key, said.source) == ("row", "violation", "CARD.gap", "waste")


@pytest.mark.parametrize(("document", "rule"), [(CG, None), (CW, "CW-2.5.4")], ids=["999", "weber"])
def test_a_pile_that_was_knocked_over(document: Document, rule: str | None) -> None:
    table, _ = begun(document, "blue 8, blue 9, green 4", "", "red 1", "red 2", "red 3")
    said = table.look(card("red 1", 0), card("red 2", 1, (1.0, 0.2)), card("red 3", 2, (2.0, -0.2)))
    [knocked] = [e for e in said if e.key == "CARD.knocked"]
    assert (knocked.cls, knocked.rule, knocked.player) == ("info", rule, None) and len(knocked.about) == 2
    rebuilt = [*table.look(card("red 2", 0), gone=(1,)), *table.look(card("red 3", 0), gone=(2,))]
    assert not [e for e in (*said, *rebuilt) if e.type == "card" or e.cls == "violation"]
    assert table.umpire.tally.centre_total == 3


def test_cards_turned_over_from_the_hand() -> None:
    table, _ = begun(CG, "red 1, blue 8, green 4", "")
    turned = seat("bottom", "red 1, blue 8, green 4", "yellow 9", "blue 3")
    assert [(e.type, e.player, e.card and e.card.name, e.cls) for e in table.look(seats=(turned,))] == [
        ("turn", "bottom", "blue 3", "info")]
    bare_again = seat("bottom", "red 1, blue 8, green 4", "yellow 9", "green 7")
    said = table.look(card("blue 3", 0), seats=(bare_again,))
    assert "turn" not in [e.type for e in said]  # what lay beneath lies bare
