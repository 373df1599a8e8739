"""What is counted after the stop: heaps proved by the tops of the centre, and what stays open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from referee.rules.cards import nl999
from referee.rules.cards.conditions import Conditions
from referee.rules.cards.observation import CardsObservation, Heap, Lying
from referee.rules.cards.umpire import Umpire

BACKS = {"A": "bottom", "B": "top"}
TOPS = (Lying("red", 8, 0.99, (0.0, 0.0), 0), Lying("blue", 4, 0.99, (3.0, 0.0), 1))


class Round:
    """Two players; nothing is known of who laid what."""

    def __init__(self, tops: tuple[Lying, ...] = TOPS) -> None:
        self.umpire = Umpire(nl999.document(nl999.Options()), Conditions(backs=BACKS))
        self.t = 0.0
        for top in tops:
            for number in range(1, (top.number or 4) + 1):
                self.look(tops=(replace(top, number=number, confidence=0.99),))
            self.look(tops=() if top.number else (top,), identified=(top,) if top.number else ())

    def look(self, **seen: Any) -> dict[str, Any] | None:
        """One look; what it says of heaps."""
        self.t += 1.0
        said = self.umpire.observe(CardsObservation(self.t, int(self.t), unit=90.0, **seen))
        return next((event.to_dict() for event in said if event.type == "heaps"), None)

    def stop(self, player: str | None = "bottom") -> None:
        self.umpire.note("stop", self.t + 0.5, player=player)
        self.look()

    def swipe(self, a: int | None, b: int | None, left: int | None = 3) -> dict[str, Any]:
        """The heaps of both, nothing beside the first one's, `left` cards beside the other's."""
        found = self.look(heaps=tuple(
            Heap(what, back, BACKS[back], n, 0.98 if n is not None else 0.2)
            for back, what, n in (("A", "heap", a), ("A", "stack", 0), ("B", "heap", b), ("B", "stack", left))))
        assert found is not None
        return found


def stopped(tops: tuple[Lying, ...] = TOPS) -> Round:
    play = Round(tops)
    play.stop()
    return play


def test_heaps_that_are_what_the_tops_say_are_the_count() -> None:
    found = stopped().swipe(8, 4)
    assert found["centre"] == {"bottom": 8, "top": 4} and found["stack"] == {"bottom": 0, "top": 3}
    assert found["why"] is None and found["tops"] == found["sum"] == 12


def test_how_it_lay_is_told_once() -> None:
    play = Round()
    play.stop()
    play.look()
    told = [event.to_dict() for event in play.umpire.events if event.type == "at_stop"]
    assert len(told) == 1 and told[0]["sum"] == 12 and [top["at"] for top in told[0]["tops"]] == [[0, 0], [270, 0]]


def test_the_least_certain_heap_is_named_where_the_sum_is_another() -> None:
    found = stopped().swipe(8, 5)
    assert found["why"] == "count-sum-tops" and len(found["whose"]) == 1 and None in found["centre"].values()


def test_a_card_that_may_lie_alone_proves_no_heap() -> None:
    """Laid beside its pile a 2 is one card, not two; a heap counted wrongly by one would fit."""
    play = Round()
    play.look(tops=(Lying("yellow", 2, 0.99, (6.0, 0.0), 2),))
    play.stop()
    found = play.swipe(9, 5)
    assert found["tops"] is None and found["why"] == "count-no-tops"


def test_one_open_heap_is_the_rest_and_two_are_open() -> None:
    assert stopped().swipe(8, None)["centre"] == {"bottom": 8, "top": 4}
    found = stopped().swipe(None, None)
    assert found["why"] == "count-open" and found["whose"] == ["bottom", "top"]


def test_a_top_that_is_not_read_surely_proves_no_open_heap() -> None:
    doubtful = Lying("blue", 4, 0.9, (3.0, 0.0), 1)
    assert stopped((TOPS[0], doubtful)).swipe(8, None)["centre"]["top"] is None
    assert stopped((TOPS[0], doubtful)).swipe(8, 4)["why"] is None, "as a check it is good enough"


def test_heaps_prove_nothing_by_themselves() -> None:
    unread = Lying("blue", None, 0.4, (3.0, 0.0), 1)
    found = stopped((TOPS[0], unread)).swipe(8, 4)
    assert found["why"] == "count-no-tops" and found["centre"] == {"bottom": 8, "top": 4}


def test_nothing_beside_a_heap_is_no_empty_stack_but_of_who_called() -> None:
    found = stopped().swipe(8, 4, left=0)
    assert found["stack"] == {"bottom": 0, "top": None} and found["why"] == "count-stacks"


def test_a_stack_counted_in_two_ways_is_open() -> None:
    play = stopped()
    assert play.swipe(8, 3, left=3)["why"] == "count-sum-tops"
    assert play.swipe(8, 4, left=2)["why"] == "count-otherwise"


def test_what_is_proved_stays_and_play_that_goes_on_forgets_it() -> None:
    play = stopped()
    play.swipe(8, 4)
    assert play.look(heaps=(Heap("heap", "A", "bottom", 3),)) is None
    play.umpire.note("resume", play.t)
    assert play.look(heaps=(Heap("heap", "A", "bottom", 8),)) is None


def test_heaps_of_an_unknown_back_count_for_nobody() -> None:
    play = stopped()
    found = play.look(heaps=(Heap("heap", "unknown", "left", 8), Heap("stack", "unknown", "left", 0)))
    assert found is not None and found["centre"] == {"bottom": None, "top": None}
    assert [heap["player"] for heap in found["heaps"]] == [None, None]
