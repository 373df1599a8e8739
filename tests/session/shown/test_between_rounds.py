"""What is said between two rounds: who left after which, what is to be done, and nothing after the last one."""

from __future__ import annotations

import pytest

from referee.session.live.hub import Hub
from referee.session.shown.told import sheet_of, whole
from referee.store import Store


@pytest.fixture
def hub(store: Store) -> Hub:
    """Three people and their dice, two rounds of which are played; the third is set out."""
    hub = Hub(store)
    people = [{"name": name, "seat": f"p{n}"} for n, name in enumerate(("Anna", "Ben", "Cleo"), 1)]
    hub.command("new_match", {"document": "dice", "people": people, "camera": False, "rounds": 3})
    for number in (1, 2):
        play(hub)
        hub.command("next_round", {"round": number})
    return hub


def play(hub: Hub) -> None:
    hub.command("start", {})
    hub.command("stop", {})
    hub.command("call", {"player": "p1"})
    for n, player in enumerate(hub.state()["players"]):
        hub.command("count", {"player": player["seat"], "counts": {"dice_left": 2 * n}})


def test_whoever_leaves_has_left_after_the_rounds_that_were_played(hub: Hub) -> None:
    ben = next(p for p in hub.state()["people"] if p["name"] == "Ben")
    hub.command("leave", {"person": ben["id"]})
    assert next(p["left"] for p in hub.state()["people"] if p["name"] == "Ben") == 3, "the page says: after round 2"
    undo = hub.state()["undo"]
    assert undo is not None and "Ben" in undo["text"]
    assert not [line for line in hub.state()["do_now"] if "Ben" in line["text"]]


def test_a_round_that_nobody_played_is_on_no_sheet(hub: Hub) -> None:
    hub.command("end_match", {})
    assert hub.play is not None
    assert [r["phase"] for r in whole(hub.play)["rounds"]] == ["stopped", "stopped", "waiting"]
    assert {row.split(",")[0] for row in sheet_of(hub.play).splitlines()[1:]} == {"1", "2"}


def test_after_the_last_round_nothing_is_to_be_set_out(hub: Hub) -> None:
    play(hub)
    assert hub.state()["scene"]["name"] in ("score", "match_end")
    assert hub.state()["do_now"] == []
