"""The picture in which the dice lie that a score rests on: kept at the stop, whoever called it."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest

from referee.games.dice.placed import PlacedMemory
from referee.games.dice.refereeing import SPACES, Refereeing
from referee.games.dice.sight import DiceSight
from referee.games.dice.standing import DiceStanding
from referee.rules.core import Event
from referee.rules.dice.umpire import Umpire
from referee.session.live import archive
from referee.session.shown.told import one_round
from referee.store import Store
from referee.tracking.dice.memory import MemorySettings
from referee.values.dice import DiceReading
from tests.support import diced
from tests.support.dice_evening import Evening
from tests.support.exports import of_another


@pytest.fixture
def evening(store: Store, monkeypatch: pytest.MonkeyPatch) -> Evening:
    evening = Evening(store, monkeypatch)
    evening.agree()
    return evening


def shown(events: list[Event]) -> list[Event]:
    return [event for event in events if event.type == "loose" and event.spots]


def test_the_picture_of_the_stop_is_kept_with_the_dice_that_are_left(evening: Evening, store: Store) -> None:
    play = diced.Play(seed=1).until(0)
    play.look()
    evening.watch([*play.readings, (99.0, DiceReading()), (100.0, DiceReading())])
    table = evening.hub.state()["table"]
    assert table["loose"] == [], "they were collected since"
    found = table["at_stop"]
    assert len(found["dice"]) == sum(play.left.values())
    assert {die["seat"] for die in found["dice"]} == {seat for seat, n in play.left.items() if n}
    assert tuple(found["spots"]) == SPACES and found["picture"]["width"] == diced.WIDTH
    assert found["spots"]["red-1"] == [list(point) for point in diced.table().spots["red-1"]], "the whole view"
    assert store.evidence(found["picture"]["name"])
    out = io.StringIO()
    archive.export(evening.hub, 1, "jsonl", out)
    again = archive.take_in(evening.hub, of_another(out.getvalue().encode()))
    evening.hub.command("resume", {})
    assert evening.hub.state()["table"]["at_stop"] is None
    evening.hub.open(again)
    assert evening.hub.state()["table"]["at_stop"] == found


def test_the_replay_ends_with_the_dice_that_are_left(evening: Evening) -> None:
    play = diced.Play(seed=1).until(0)
    play.look()
    evening.watch(play.readings)
    assert evening.hub.play is not None
    last = one_round(evening.hub.play, 1)["frames"][-1]
    assert last["type"] == "stop" and len(last["table"]["loose"]) == sum(play.left.values())
    assert len(last["table"]["loose"]) + len(last["table"]["pieces"]) == 24, "no die lies in two places"


def test_dice_that_are_collected_are_no_part_of_the_replay(evening: Evening) -> None:
    play = diced.Play(seed=1).until(0)
    play.look()
    last = play.readings[-1][0]
    evening.watch([*play.readings, *((last + n, DiceReading()) for n in range(1, 5))])
    assert evening.hub.state()["table"]["pieces"] == []
    assert evening.hub.play is not None
    frame = one_round(evening.hub.play, 1)["frames"][-1]
    assert frame["type"] == "stop" and len(frame["table"]["loose"]) == sum(play.left.values())


def test_a_correction_leaves_the_picture(evening: Evening) -> None:
    play = diced.Play(seed=1).until(0)
    play.look()
    evening.watch(play.readings)
    before = evening.hub.state()["table"]["at_stop"]
    piece = evening.hub.state()["table"]["pieces"][0]
    evening.hub.command("correct_die", {"piece": piece["seq"], "owner": "top"})
    assert before is not None and evening.hub.state()["table"]["at_stop"] == before


def test_where_people_call_stop_it_is_what_lay_there_before() -> None:
    memory, play = PlacedMemory(MemorySettings.stills()), diced.Play(seed=1).until(2)
    refereeing = Refereeing(Umpire())
    for n, (t, seen) in enumerate(play.readings):
        look = memory.observe(seen, t, n, f"picture {n}")
        assert look is not None and not shown(refereeing.observe(look))
    assert look is not None and not refereeing.note("stop", t, n)
    [event] = shown(refereeing.observe(look.at_rest(t + 0.5, n, 1)))
    assert event.evidence == (f"picture {n}",) and event.whole
    assert not shown(refereeing.observe(look.at_rest(t + 1.0, n, 1)))
    refereeing.note("resume", t + 2, n)
    refereeing.note("stop", t + 3, n)
    assert len(shown(refereeing.observe(look.at_rest(t + 3.5, n, 1)))) == 1


def test_what_was_covered_at_the_stop_is_shown_once_it_is_seen() -> None:
    memory, play = PlacedMemory(MemorySettings.stills()), diced.Play(seed=1).until(2)
    play.look(hands=["top"])
    play.readings[-1] = play.readings[-1][0], replace(play.readings[-1][1], dice=tuple(
        d for d in play.readings[-1][1].dice if d.seat != "top"))
    refereeing = Refereeing(Umpire())
    for n, (t, seen) in enumerate(play.readings):
        look = memory.observe(seen, t, n, f"picture {n}")
        assert look is not None
        refereeing.observe(look)
    refereeing.note("stop", t, n)
    play.look()
    look = memory.observe(play.readings[-1][1], t + 1, n + 1, "after")
    assert look is not None
    covered, whole = shown(refereeing.observe(look))
    assert (covered.evidence, whole.evidence) == ((f"picture {n}",), ("after",))


def test_a_picture_of_other_dice_than_were_counted_is_no_proof() -> None:
    line = DiceSight.codec.read({"type": "loose", "t": 1.0, "seq": 1, "squares": list(SPACES), "dice": [
        {"colour": "red", "pips": 1, "at": [1.0, 2.0]}]})
    standing = DiceStanding()
    standing.apply(line)
    assert standing.at_stop is None and standing.loose is None
