"""After the stop: how it lay then, heaps that are swiped, and what they prove; a stack that was seen empty."""

from __future__ import annotations

import io
from typing import Any

import pytest

from referee.session.live import archive
from referee.store import Store
from referee.values.cards import CardsReading
from tests.support import carded, swiped
from tests.support.cards_evening import Evening
from tests.support.exports import of_another

Counts = dict[str, tuple[int | None, int | None]]


@pytest.fixture
def evening(store: Store, monkeypatch: pytest.MonkeyPatch) -> Evening:
    evening = Evening(store, monkeypatch)
    evening.agree()
    return evening


def stopped(evening: Evening, seed: int = 8) -> tuple[carded.Play, Counts]:
    """A round that was watched until nobody can lay; who has how many cards."""
    play = carded.Play(seed, "CG").until(6)
    play.look()
    evening.watch(play.readings)
    evening.hub.command("stop", {})
    evening.hub.command("call", {"end": "stalemate"})
    return play, {**swiped.truth(play)}


def goes_on(evening: Evening, play: carded.Play, *readings: CardsReading, lies: bool = True) -> dict[str, Any]:
    """What is read after the stop, each twice; `lies`: the table is seen once before anything is swiped."""
    said = [play.readings[-1][1]] * 2 * lies + [r for reading in readings for r in (reading, reading)]
    last = evening.hub.time()
    evening.watch([(last + 1.0 + n, reading) for n, reading in enumerate(said)])
    return evening.hub.state()


def with_(counts: Counts, seat: str, heap: int | None = None, stack: int | None = None) -> Counts:
    return {**counts, seat: (heap if heap is not None else counts[seat][0],
                             stack if stack is not None else counts[seat][1])}


def test_heaps_that_add_up_to_the_piles_are_the_score(evening: Evening) -> None:
    play, counts = stopped(evening)
    state = goes_on(evening, play, swiped.heaps(counts))
    found = state["table"]["swiped"]
    assert found["problem"] == "" and found["tops"] == found["sum"] == sum(heap or 0 for heap, _ in counts.values())
    values = state["form"]["values"]
    assert {seat: (of["centre"]["preset"], of["stack"]["preset"]) for seat, of in values.items()} == counts
    assert state["score"]["final"]
    assert {line["seat"]: line["points"] for line in state["score"]["lines"]} == {
        seat: (heap or 0) - 2 * (stack or 0) for seat, (heap, stack) in counts.items()}
    assert all(len(heap["strips"]) == heap["cards"] for heap in found["heaps"] if heap["what"] == "heap")


def test_the_stop_is_kept_as_it_lay(evening: Evening, store: Store) -> None:
    play, counts = stopped(evening)
    state = goes_on(evening, play, swiped.heaps(counts))
    kept = state["table"]["tops"]
    assert kept["sum"] == sum(card.number or 0 for card in play.readings[-1][1].tops)
    assert store.evidence(kept["picture"]["name"]) is not None
    middles = {tuple(round(v) for v in card.centre) for card in play.readings[-1][1].tops}
    assert {tuple(round(v) for v in top["at"]) for top in kept["tops"]} <= {
        (x + a, y + b) for x, y in middles for a in (-1, 0, 1) for b in (-1, 0, 1)}


def test_a_heap_counted_wrongly_is_named_and_a_number_goes_before(evening: Evening) -> None:
    play, counts = stopped(evening)
    wrong = with_(counts, "left", (counts["left"][0] or 0) + 1)
    state = goes_on(evening, play, swiped.heaps(wrong))
    assert state["table"]["swiped"]["problem"] and not state["score"]["final"]
    for seat, (heap, stack) in counts.items():
        evening.hub.command("count", {"player": seat, "counts": {"centre": heap, "stack": stack}})
    assert evening.hub.state()["score"]["final"]


def test_numbers_that_people_type_are_held_against_the_piles(evening: Evening) -> None:
    play, counts = stopped(evening)
    goes_on(evening, play)
    swiped_ = {**counts, "left": (None, counts["left"][1]), "right": (None, counts["right"][1])}
    for readings in ((), (swiped.heaps(swiped_),)):
        for more, wrong in ((1, True), (0, False)):
            for seat, (heap, stack) in counts.items():
                typed = {"centre": (heap or 0) + more * (seat == "left"), "stack": stack}
                evening.hub.command("count", {"player": seat, "counts": typed})
            table = goes_on(evening, play, *readings, lies=not readings)["table"]
            assert bool((table["swiped"] or table["tops"])["problem"]) is wrong, "what was typed is said to be missing"
            assert evening.hub.state()["score"]["final"], "typed numbers go before"


def test_one_number_that_contradicts_the_heaps_is_told_at_once(evening: Evening) -> None:
    play, counts = stopped(evening)
    assert goes_on(evening, play, swiped.heaps(counts))["table"]["swiped"]["proved"]
    for more in (1, 0):
        evening.hub.command("count", {"player": "left", "counts": {"centre": (counts["left"][0] or 0) + more}})
        found = evening.hub.state()["table"]["swiped"]
        assert found["sum"] == found["tops"] + more
        assert (bool(found["problem"]), found["proved"]) == (more == 1, more == 0)


def test_who_has_said_the_number_is_not_asked_for_it(evening: Evening) -> None:
    play, counts = stopped(evening)
    open_ = {**counts, "left": (None, counts["left"][1]), "right": (None, counts["right"][1])}
    before = goes_on(evening, play, swiped.heaps(open_))["table"]["swiped"]
    assert (before["whose"], before["proved"]) == (["right", "left"], False) and "Finn" in before["problem"]
    for seat, asks in (("left", True), ("right", False)):
        heap, stack = counts[seat]
        evening.hub.command("count", {"player": seat, "counts": {"centre": heap, "stack": stack}})
        now = evening.hub.state()["table"]["swiped"]
        assert bool(now["problem"]) is asks and "Finn" not in now["problem"] and not now["proved"]


def test_a_wider_swipe_mends_it(evening: Evening) -> None:
    play, counts = stopped(evening)
    wrong = with_(counts, "left", (counts["left"][0] or 0) - 1)
    state = goes_on(evening, play, swiped.heaps(wrong), swiped.heaps(counts))
    assert state["score"]["final"] and state["table"]["swiped"]["problem"] == ""


def test_an_open_heap_is_what_the_piles_leave(evening: Evening) -> None:
    play, counts = stopped(evening)
    seen = {**counts, "left": (None, counts["left"][1])}
    state = goes_on(evening, play, swiped.heaps(seen))
    assert state["form"]["values"]["left"]["centre"]["preset"] == counts["left"][0]
    two = {**seen, "right": (None, counts["right"][1])}
    assert goes_on(evening, play, swiped.heaps(two))["score"]["final"], "what was proved stays"


def test_nothing_beside_a_heap_is_no_empty_stack(evening: Evening) -> None:
    play, counts = stopped(evening)
    seat = next(seat for seat, (_, stack) in counts.items() if stack)
    state = goes_on(evening, play, swiped.heaps(with_(counts, seat, stack=0)))
    assert state["form"]["values"][seat]["stack"]["preset"] in (None, counts[seat][1])


def test_heaps_swiped_before_the_stop_was_said_count_as_well(evening: Evening) -> None:
    play = carded.Play(8, "CG").until(4)
    counts: Counts = {**swiped.truth(play)}
    play.look()
    last = play.readings[-1][0]
    evening.watch([*play.readings, *((last + n, swiped.heaps(counts)) for n in (1.0, 2.0))])
    assert evening.hub.state()["table"]["swiped"] is None
    evening.hub.command("stop", {})
    evening.hub.command("call", {"end": "stalemate"})
    state = goes_on(evening, play, swiped.heaps(counts), lies=False)
    assert state["table"]["swiped"] is not None
    assert not [f for f in state["findings"] if f["class"] == "violation"]


def test_sorting_accuses_nobody_and_play_that_goes_on_forgets(evening: Evening) -> None:
    play, counts = stopped(evening)
    mess = play.readings[-1][1]
    moved = CardsReading(cards=tuple(card for n, card in enumerate(mess.cards) if card.place != "centre" or n % 2))
    state = goes_on(evening, play, moved, swiped.heaps(counts))
    assert not [f for f in state["findings"] if f["class"] == "violation"]
    evening.hub.command("resume", {})
    assert evening.hub.state()["table"]["swiped"] is None and evening.hub.state()["table"]["tops"] is None


def test_what_was_counted_is_exported_and_read_in_again(evening: Evening) -> None:
    play, counts = stopped(evening)
    goes_on(evening, play, swiped.heaps(counts))
    out = io.StringIO()
    archive.export(evening.hub, 1, "json", out)
    assert archive.take_in(evening.hub, of_another(out.getvalue().encode())) == 2
