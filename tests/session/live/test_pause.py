"""While play rests the round's clock stands, nothing is refereed, and no time limit runs; then it goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from referee.capture import Notice
from referee.games.api.codec import written
from referee.games.registry import game_named
from referee.session.live.hub import Hub
from referee.session.match.agreed.match_state import MatchRules
from referee.session.match.commands import CommandError
from referee.session.match.match import MatchPlan
from referee.session.match.plans import plan_of_setup
from referee.store import Store
from tests.support.acted import AFTER_FIRST, FIRST, SETUP, hub_of, played
from tests.support.scripted import card, joker, reading

SECOND = card("dotted", (0, 4), (0, 3))
AFTER_SECOND = ((0, 2), (0, 3), (3, 0), (3, 5))
PEOPLE = [{"name": "Anna", "seat": "p1"}, {"name": "Ben", "seat": "p2"}]
START, LAID = reading(), reading(FIRST, tokens=AFTER_FIRST)


class Clock:
    """The machine's clock, as a test sets it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr("referee.session.live.following.passing.time.monotonic", lambda: self.now)


def clock_of(hub: Hub) -> float:
    with hub.lock:
        hub.tell_match()
    return float(hub.state()["round"]["clock_s"])


def test_by_hand_the_clock_stands_until_play_goes_on(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    clock, hub = Clock(monkeypatch), Hub(store)
    hub.command("new_match", {"document": "card-999", "people": PEOPLE})
    hub.command("start", {})
    clock.now += 30
    hub.command("pause", {"paused": True})
    clock.now += 600
    assert clock_of(hub) == pytest.approx(30) and hub.state()["round"]["paused"]
    match = hub.state()["match"]["id"]
    again = Hub(store)
    again.open(match)
    clock.now += 60
    assert clock_of(again) == pytest.approx(30) and again.state()["round"]["paused"], "after a restart too"
    hub = again
    hub.command("pause", {"paused": False})
    clock.now += 12
    assert clock_of(hub) == pytest.approx(42) and not hub.state()["round"]["paused"]
    hub.command("stop", {})
    clock.now += 5
    assert clock_of(hub) == pytest.approx(42)


def test_a_stop_counts_in_a_pause_too_and_ends_it(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    clock, hub = Clock(monkeypatch), hub_of(store)
    hub.command("start", {})
    clock.now += 10
    hub.command("pause", {"paused": True})
    clock.now += 50
    hub.command("stop", {})
    assert clock_of(hub) == pytest.approx(10) and hub.state()["round"]["paused"] is False
    hub.command("resume", {})
    clock.now += 4
    assert clock_of(hub) == pytest.approx(14)


@pytest.mark.parametrize(("before", "paused", "says"), [
    ([], True, "round-not-begun"), (["start"], False, "round-not-paused"), (["start", "stop"], True, "round-stopped")])
def test_only_play_that_runs_can_rest(store: Store, before: list[str], paused: bool, says: str) -> None:
    hub = hub_of(store)
    for name in before:
        hub.command(name, {})
    with pytest.raises(CommandError) as refused:
        hub.command("pause", {"paused": paused})
    assert getattr(refused.value.said, "key", None) == says


def begin(hub: Hub) -> Callable[[], Any]:
    return lambda: hub.command("start", {})


def say(hub: Hub, paused: bool) -> Callable[[], Any]:
    return lambda: hub.command("pause", {"paused": paused})


def test_before_a_camera_nothing_is_refereed_in_a_pause_and_what_changed_is_caught_up(
        monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub = hub_of(store)
    both = reading(FIRST, SECOND, tokens=AFTER_SECOND)
    items = [START, LAID, LAID, *[both] * 4, *[both] * 3]
    kept: list[list[str]] = []

    def go_on() -> None:
        kept.append([line["type"] for line in hub.state()["log"] if line.get("squares")])
        say(hub, False)()

    played(monkeypatch, hub, items, {1: begin(hub), 3: say(hub, True), 7: go_on}, live=True)
    assert kept == [["card"]], "while play rested nothing more was said"
    lines = list(map(written, hub.play.lines(1))) if hub.play is not None else []
    assert [line["class"] for line in lines if line["type"] == "card"] == ["legal", "legal"]
    assert [line["t"] for line in lines if line["type"] == "pause"] == [2.0, 2.0]
    assert max(line["t"] for line in lines) == pytest.approx(5.0), "four of ten pictures came in a pause"
    assert hub.play is not None and hub.play.fold.now.standing.paused is False


def test_no_time_limit_runs_in_a_pause(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    game = game_named("board")
    rules = MatchRules(game, game.edition, {"joker_clock_s": 5.0})
    plan = MatchPlan(rules, plan_of_setup(SETUP).people)
    waits = reading(joker("dashed", (0, 1)), tokens=((0, 1), *AFTER_FIRST[1:]))
    told = []
    for acts in ({}, {4: True, 14: False}):
        hub = hub_of(store)
        hub.new_match(plan)
        words = {n: say(hub, paused) for n, paused in acts.items()}
        played(monkeypatch, hub, [START, *[waits] * 14], {1: begin(hub), **words}, live=True)
        told.append([f["rule"] for f in hub.state()["findings"]])
    assert told == [["BG-JOKER-4"], []]


def test_a_camera_that_is_away_in_a_pause_moves_no_clock(monkeypatch: pytest.MonkeyPatch, store: Store) -> None:
    hub = hub_of(store)
    items = [START, LAID, LAID, LAID, Notice("source_lost", 0, "gone"), Notice("source_back", 0, "back"), LAID, LAID]
    played(monkeypatch, hub, items, {1: begin(hub), 3: say(hub, True), 7: say(hub, False)}, live=True)
    lines = list(map(written, hub.play.lines(1))) if hub.play is not None else []
    assert [line["t"] for line in lines if line["type"] in ("source_lost", "source_back")] == [2.0, 2.0]
    assert max(line["t"] for line in lines) == pytest.approx(3.0)


def test_a_pause_and_its_end_stand_in_the_log_in_words(store: Store) -> None:
    hub = hub_of(store)
    hub.command("start", {})
    hub.command("pause", {"paused": True})
    hub.command("pause", {"paused": False})
    assert [line["text"] for line in hub.state()["log"]][:2] == ["Play goes on.", "Play rests."]
