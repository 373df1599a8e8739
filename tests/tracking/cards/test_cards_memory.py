"""The memory of a table of cards: what settles, what waits, what is told apart."""

from __future__ import annotations

from dataclasses import replace

from referee.rules.cards.observation import CardsObservation
from referee.tracking.cards.lying import MemorySettings
from referee.tracking.cards.memory import CardsMemory
from referee.values.cards import CardSeen, CardsReading
from referee.values.common import UNKNOWN

UNIT = 90.0


def seen(name: str, x: float, y: float, place: str = "centre", seat: str | None = None, p: float = 0.99) -> CardSeen:
    """A card with its middle there, in short sides."""
    colour, _, number = name.partition(" ")
    (x0, x1), (y0, y1) = ((x - 0.5) * UNIT, (x + 0.5) * UNIT), ((y - 0.75) * UNIT, (y + 0.75) * UNIT)
    return CardSeen("up", ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), p, colour, int(number), None, place, seat)


ROW = (seen("red 3", 5, 9, "row", "bottom"), seen("blue 4", 6.1, 9, "row", "bottom"))
STACK = seen("green 7", 3, 9, "stack", "bottom")
WASTE = seen("red 10", 8.5, 9, "waste", "bottom")


class Looks:
    """A memory that is shown one reading a second."""

    def __init__(self, settings: MemorySettings | None = None) -> None:
        self.memory, self.t = CardsMemory(settings), 0

    def __call__(self, *cards: CardSeen, hidden: tuple[tuple[float, float, float, float], ...] = ()
                 ) -> CardsObservation:
        self.t += 1
        found = self.memory.observe(CardsReading(cards=cards, hidden=hidden), float(self.t), self.t)
        assert found is not None
        return found


def test_a_pile_keeps_its_number_while_it_grows() -> None:
    look = Looks()
    first, other = look(seen("red 1", 5, 5)), look(seen("red 2", 5.1, 5), seen("blue 1", 8, 5))
    assert [(c.name, c.pile) for c in (*first.tops, *other.tops)] == [("red 1", 0), ("red 2", 0), ("blue 1", 1)]


def test_a_pile_missed_once_is_not_gone() -> None:
    look = Looks()
    look(seen("red 1", 5, 5))
    missed, gone = look(), look()
    assert (missed.gone, missed.covered, gone.gone) == ((), frozenset({0}), (0,))


def test_what_a_hand_may_hide_is_believed() -> None:
    look = Looks()
    look(seen("red 1", 5, 5))
    for _ in range(4):
        hidden = look(hidden=((380.0, 380.0, 520.0, 520.0),))
        assert (hidden.gone, hidden.covered) == ((), frozenset({0}))


def test_a_card_in_a_hand_over_the_middle_is_held_and_not_laid() -> None:
    look = Looks()
    look()
    held = replace(seen("red 1", 5, 5), visible=0.6)
    found = look(held, hidden=((400.0, 400.0, 500.0, 500.0),))
    assert (found.tops, [c.name for c in found.held]) == ((), ["red 1"])
    assert [c.name for c in look(seen("red 1", 5.2, 5)).tops] == ["red 1"]


def test_a_card_read_otherwise_with_doubt_is_the_same_card() -> None:
    look = Looks()
    look(seen("red 3", 5, 5, p=0.7))
    found = look(seen("red 8", 5, 5, p=0.95))
    assert (found.tops, [c.name for c in found.identified]) == ((), ["red 8"])


def test_a_top_read_otherwise_with_doubt_is_not_seen_to_lie_there() -> None:
    """It may be the next card already: nobody laid that later than this look."""
    look = Looks()
    look(seen("red 3", 5, 5))
    found = look(seen("red 4", 5, 5, p=0.7))
    assert (found.tops, found.covered) == ((), frozenset({0}))
    assert look(seen("red 3", 5, 5)).covered == frozenset()


def test_a_card_surely_read_otherwise_is_another_one_and_says_how_it_lies() -> None:
    look = Looks()
    look(seen("red 3", 5, 5))
    assert [(c.name, c.exactly) for c in look(seen("green 8", 5, 5)).tops] == [("green 8", True)]
    assert [(c.name, c.exactly) for c in look(seen("green 9", 5.2, 5)).tops] == [("green 9", False)]


def test_an_unread_top_tells_nothing() -> None:
    look = Looks()
    look(seen("red 3", 5, 5))
    found = look(replace(seen("red 4", 5.2, 5), number=None, colour=UNKNOWN))
    assert (found.tops, found.covered) == ((), frozenset({0}))


def test_in_a_stream_another_card_must_be_seen_twice() -> None:
    look = Looks(MemorySettings.stream())
    assert [look(seen("red 1", 5, 5)).tops, [c.name for c in look(seen("red 1", 5, 5)).tops]] == [(), ["red 1"]]


def test_the_stack_is_what_lay_there_alone_at_the_start_whatever_it_is_called() -> None:
    look = Looks()
    mistaken = replace(STACK, place="waste"), replace(WASTE, place="stack")
    look(*ROW, mistaken[0])
    look(*ROW, mistaken[0])
    (found,) = look(*ROW, *mistaken).seats
    assert found.stack is not None and found.waste is not None
    assert (found.stack.name, found.waste.name, found.told_apart) == ("green 7", "red 10", True)


def test_a_row_card_that_lies_in_the_middle_now_is_gone_at_once() -> None:
    look = Looks()
    look(*ROW, STACK)
    look(*ROW, STACK)
    (found,) = look(ROW[1], STACK, seen("red 3", 5, 5)).seats
    assert (found.whole, [c.name for c in found.row]) == (True, ["blue 4"])
    (back,) = look(*ROW, STACK, seen("red 3", 5, 5)).seats
    (missing,) = look(ROW[0], STACK, seen("red 3", 5, 5)).seats
    assert back.whole and not missing.whole and [c.name for c in missing.missing] == ["blue 4"]


def test_a_shade_on_a_bare_place_of_the_row_makes_no_place_of_its_own() -> None:
    look = Looks()
    look(*ROW, STACK)
    for _ in range(3):
        look(ROW[1], STACK)
    shade = replace(seen("red 9", 5.0, 9.3, "row", "bottom", p=0.1), colour=UNKNOWN, number=None)
    (told,) = look(shade, ROW[1], STACK).seats
    assert not told.whole and told.places == 2
    (filled,) = look(seen("red 9", 4.9, 8.75, "row", "bottom"), ROW[1], STACK).seats
    assert filled.whole and filled.places == 2


def test_a_row_whose_line_a_hand_breaks_is_no_pile() -> None:
    look = Looks()
    for _ in range(3):
        look(*ROW, STACK)
    broken = [replace(card, place="centre", seat=None) for card in (*ROW, STACK)]
    found = look(*broken, hidden=((700.0, 700.0, 800.0, 900.0),))
    assert (found.tops, found.seats) == ((), ())
    assert [c.name for c in look(*broken, seen("red 3", 5, 5)).tops] == ["red 3"]


def test_a_seat_under_a_hand_proves_nothing_until_two_looks_of_a_stream_saw_it_bare() -> None:
    look = Looks(MemorySettings.stream())
    for _ in range(3):
        look(*ROW, STACK)
    (under,) = look(STACK, hidden=((400.0, 700.0, 600.0, 900.0),)).seats
    left, bare = look(ROW[1], STACK), look(ROW[1], STACK)
    assert (under.veiled, under.whole, [c.name for c in under.row]) == (True, False, ["red 3", "blue 4"])
    assert all(one.veiled and not one.whole for one in left.seats)
    (now,) = bare.seats
    assert now.whole and not now.veiled and [c.name for c in now.row] == ["blue 4"] and now.places == 2


OVER_STACK = ((200.0, 760.0, 330.0, 900.0),)


def test_a_row_card_whose_place_is_seen_bare_has_left_though_a_hand_hides_the_rest() -> None:
    look = Looks()
    for _ in range(3):
        look(*ROW, STACK)
    (under,) = look(*ROW, hidden=OVER_STACK).seats
    once = look(ROW[1], hidden=OVER_STACK)
    (bare,) = look(ROW[1], hidden=OVER_STACK).seats
    assert not under.whole and under.shown == {("red", 3), ("blue", 4)} and not under.left
    assert [one.left for one in once.seats] == [frozenset()]  # a single look may have overlooked it
    assert not bare.whole and bare.left == {("red", 3)}
    (back,) = look(*ROW, hidden=OVER_STACK).seats
    assert (back.shown, back.left) == (under.shown, frozenset())


def test_a_card_that_may_have_been_pushed_or_read_otherwise_has_not_left() -> None:
    look = Looks()
    for _ in range(3):
        look(*ROW, STACK)
    pushed = seen("red 3", 4.2, 9, "row", "bottom")
    for _ in range(3):
        assert all(not one.left for one in look(pushed, ROW[1], hidden=OVER_STACK).seats)
    doubted = Looks()
    for _ in range(3):
        doubted(*ROW, STACK)
    for _ in range(3):  # just where it lay: the same card, read in two ways
        assert all(not one.left for one in doubted(seen("red 8", 5, 9, "row", "bottom"), ROW[1], STACK).seats)


def test_a_card_that_no_look_read_surely_proves_nothing_when_it_goes() -> None:
    look, doubtful = Looks(), seen("red 3", 5, 9, "row", "bottom", p=0.93)
    told = [one for _ in range(4) for one in look(doubtful, ROW[1], STACK).seats]
    assert told[-1].in_row == {("red", 3), ("blue", 4)} and told[-1].shown == {("blue", 4), ("green", 7)}
    assert all(not one.left for _ in range(3) for one in look(ROW[1], STACK).seats)


def test_a_card_read_in_two_places_at_once_proves_nothing_when_it_goes() -> None:
    look = Looks()
    for _ in range(3):
        look(*ROW, STACK, seen("red 3", 7.2, 9, "row", "bottom"))
    told = [one for _ in range(3) for one in look(*ROW, STACK).seats]
    assert told and not any(("red", 3) in one.shown | one.left for one in told)


def test_a_card_of_the_stack_has_left_once_the_row_is_in_sight_without_it() -> None:
    look = Looks()
    for _ in range(3):
        look(*ROW, STACK)
    over_row = ((570.0, 760.0, 600.0, 900.0),)
    for _ in range(2):
        under = look(ROW[0], seen("blue 9", 3.1, 9, "stack", "bottom"), hidden=over_row)
        assert all(not one.left for one in under.seats)
    (clear,) = look(*ROW, seen("blue 9", 3.1, 9, "stack", "bottom")).seats
    assert clear.left == {("green", 7)}


def test_a_card_of_the_stack_under_one_that_comes_back_has_not_left() -> None:
    look = Looks()
    for top in ("green 7", "blue 9", "green 7"):
        told = [one for _ in range(3) for one in look(*ROW, seen(top, 3.1, 9, "stack", "bottom")).seats]
    assert told and all(not one.left for one in told)


def test_what_went_before_is_not_told_again_of_the_card_that_lies_there_now() -> None:
    look, other = Looks(), seen("blue 9", 3.1, 9, "stack", "bottom")
    for _ in range(3):
        look(*ROW, STACK)
    (gone,) = look(*ROW, other).seats
    (under,) = look(*ROW, hidden=OVER_STACK).seats
    assert gone.left == {("green", 7)} and not under.left


def test_another_top_of_a_stack_under_a_hand_is_no_pile() -> None:
    look = Looks()
    for _ in range(3):
        look(*ROW, STACK)
    broken = [replace(card, place="centre", seat=None) for card in (*ROW, seen("blue 9", 3, 9))]
    assert look(*broken, hidden=((700.0, 700.0, 800.0, 900.0),)).tops == ()


def test_what_lay_there_is_recalled_from_the_looks() -> None:
    look = Looks()
    looks = [look(*ROW, STACK), look(*ROW, STACK, seen("red 1", 5, 5))]
    anew = CardsMemory()
    anew.recall(looks)
    assert {c.name for c in anew.pieces} == {"red 1", "red 3", "blue 4", "green 7"}
    found = anew.observe(CardsReading(cards=(*ROW, STACK, seen("red 2", 5.2, 5))), 3.0, 3)
    assert found is not None and [(c.name, c.pile) for c in found.tops] == [("red 2", 0)]
