"""The hub keeps log and state together, takes people's words, and lets a match go on after a crash."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from dataclasses import replace
from typing import Any

import pytest

from referee.games.board.lines import BOARD
from referee.session import MatchSetup, summary
from referee.session.live import archive
from referee.session.live.desk import Desk
from referee.session.live.hub import CommandError, Hub
from referee.session.match.plans import plan_of_setup
from referee.session.shown.told import whole
from referee.store import Store, StoreError
from tests.support import dashboard
from tests.support.alone import run


def round_of(state: dict[str, Any]) -> dict[str, Any]:
    """What follows from the log, without what the source says of itself."""
    seen = ("source", "camera", "frame", "undo", "scene")
    kept = {k: v for k, v in state.items() if k not in seen}
    kept["table"] = {k: v for k, v in kept["table"].items() if k not in ("bare", "hidden")}
    kept["findings"] = [{**found, "cleared_ago_s": None} for found in kept["findings"]]
    return {**kept, "match": {**kept["match"], "by_hand": False}, "round": {**kept["round"], "clock_s": 0}}


def say(hub: Hub, name: str, /, **fields: Any) -> dict[str, Any]:
    return hub.command(name, fields)


def stop(hub: Hub, player: str = "double") -> None:
    """Somebody taps stop, and then says who called."""
    hub.command("stop", {})
    hub.command("call", {"player": player})


def opened(store: Store, match: int) -> Hub:
    hub = Hub(store)
    hub.open(match)
    return hub


def match_of(hub: Hub) -> int:
    assert hub.play is not None
    return hub.play.match.id


def brought(hub: Hub) -> dict[str, dict[str, int]]:
    assert hub.play is not None
    return {name: dict(counts) for name, counts in hub.play.fold.now.played.carried.counts.items()}


def player(hub: Hub, frame: str) -> dict[str, Any]:
    return next(p for p in hub.state()["players"] if p["frame"] == frame)


def test_a_hub_opened_again_stands_where_the_first_one_stood(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    say(hub, "overrule", finding=16, decision="allowed")
    again = opened(store, match_of(hub))
    assert round_of(again.state()) == round_of(hub.state())
    assert len(again.state()["table"]["pieces"]) == 9


def test_every_line_is_in_the_log_before_it_is_shown(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=19)
    logged = store.events(store.rounds(match_of(hub))[0].id)
    assert [e["type"] for e in logged] == [e["type"] for e in dashboard.lines()]


def test_whoever_runs_the_camera_hears_what_people_said_in_the_numbers_of_the_log(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    hub.desk = operator = dashboard.Operator()
    hub.camera.at("still", 30.0)
    said = say(hub, "overrule", finding=16, decision="mistake")
    stop(hub)
    heard = [(name, line and line.seq) for name, _, line in operator.told]
    assert heard == [("overrule", said["seq"]), ("stop", said["seq"] + 1), ("call", said["seq"] + 2)]


def test_status_counts_what_wants_attention(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=15)
    assert hub.state()["status"] == {"look": 0, "ask": 1}
    dashboard.play(hub, store, until=16, after=15)
    assert hub.state()["status"] == {"look": 1, "ask": 1}
    say(hub, "overrule", finding=16, decision="undecided")
    assert hub.state()["status"] == {"look": 0, "ask": 2}
    say(hub, "overrule", finding=16, decision="mistake")
    say(hub, "overrule", finding=15, decision="allowed")
    assert hub.state()["status"] == {"look": 0, "ask": 0}


def test_overruling_changes_the_score_and_stays_in_the_log(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    stop(hub)
    assert (player(hub, "dotted")["place"], player(hub, "solid")["place"]) == (3, 2)
    say(hub, "overrule", finding=16, decision="allowed")
    assert (player(hub, "dotted")["place"], player(hub, "solid")["place"]) == (2, 3)
    assert player(hub, "dotted")["chips"] == 1
    events = store.events(store.rounds(match_of(hub))[0].id)
    assert [e["type"] for e in events[-3:]] == ["stop", "call", "overrule"]
    assert next(e for e in events if e["seq"] == 16)["class"] == "violation", "the camera's word stands unchanged"


def test_the_next_round_carries_points_and_player_boards_on(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=19)
    stop(hub)
    ends = {p["frame"]: (p["total"], p["tableau_after"]) for p in hub.state()["players"]}
    say(hub, "next_round", round=1)
    state = hub.state()
    assert (state["round"]["number"], state["round"]["phase"], state["round"]["caller"]) == (2, "waiting", None)
    assert state["table"]["pieces"] == [] and state["table"]["tokens"] == [] and state["findings"] == []
    assert {p["frame"]: (p["total"], p["tableau"]) for p in state["players"]} == ends
    assert {p["frame"]: p["left"] for p in state["players"]} == {f: 15 - t for f, (_, t) in ends.items()}
    assert brought(hub)["tableau"] == {f: t for f, (_, t) in ends.items()}
    assert round_of(opened(store, match_of(hub)).state()) == round_of(state)


def test_a_wrong_call_is_not_scored_until_the_cards_are_counted(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=8)
    stop(hub)
    assert "has 1 card left" in hub.state()["score"]["problem"]
    with pytest.raises(CommandError, match="cannot be scored"):
        say(hub, "next_round", round=1)
    say(hub, "count", player="double", counts={"left": 0})
    assert hub.state()["score"]["final"]
    assert (player(hub, "double")["place"], player(hub, "double")["counted"]) == (1, True)


@pytest.mark.parametrize(("name", "arguments", "reason"), [
    ("dance", {}, "no command 'dance'"),
    ("start", {}, "already begun"),
    ("call", {"player": "solid"}, "nobody has called stop yet"),
    ("stop", {"colour": "red"}, "stop does not take this in colour"),
    ("resume", {}, "not stopped"),
    ("next_round", {}, "in round: Field required"),
    ("next_round", {"round": 1}, "call stop first"),
    ("next_round", {"round": 7}, "round 7 is not the one in play"),
    ("overrule", {"finding": 999, "decision": "allowed"}, "no finding 999"),
    ("overrule", {"finding": 9, "decision": "burn"}, "in decision"),
    ("overrule", {"finding": 9}, "in decision: Field required"),
    ("overrule", {"finding": True, "decision": "allowed"}, "in finding"),
    ("count", {"player": "solid", "counts": {"left": 3}}, "once somebody has called stop"),
    ("rename", {"person": "person-9", "name": "A"}, "nobody with the number"),
    ("rename", {"person": "person-1", "name": " ben "}, "same name"),
    ("rename", {"person": "person-1", "name": "x" * 25}, "too long"),
    ("rename", {"person": "person-1", "name": 7}, "in name"),
    ("join", {"name": "Dora", "seat": "plaid"}, "no frame 'plaid'"),
    ("join", {"name": "Dora", "seat": "solid"}, "same frame"),
    ("leave", {"person": "person-9"}, "nobody with the number"),
    ("reseat", {"seats": {"person-1": "double"}}, "same frame"),
    ("correct_piece", {"piece": 99, "owner": "solid"}, "no piece 99"),
    ("correct_piece", {"piece": 4}, "say whose"),
    ("correct_piece", {"piece": 4, "owner": "dashed"}, "nobody plays with the frame 'dashed'"),
    ("add_piece", {"kind": "card", "owner": "solid", "squares": ["r0c0", "r5c5"], "colours": ["red", "red"]},
     "no square|side by side"),
    ("add_piece", {"kind": "joker", "owner": "solid", "squares": ["r99c99"]}, "no square at row 100, column 100"),
    ("token_at", {}, "say where"),
    ("token_at", {"from": "r0c0"}, "no token is known"),
    ("undo", {}, "nothing to undo"),
    ("undo", {"event": 4}, "cannot be undone"),
    ("camera", {"source": "0"}, "no camera can be used here"),
    ("new_match", {"document": "chess", "people": []}, "no rule document 'chess'"),
    ("delete_match", {"match": 77}, "no match 77"),
    ("overrule", {"finding": 16, "decision": "allowed", "round": 3}, "has no round 3"),
])
def test_a_command_that_makes_no_sense_is_refused_and_not_logged(
        hub: Hub, store: Store, name: str, arguments: dict[str, Any], reason: str) -> None:
    dashboard.play(hub, store, until=9)
    with pytest.raises(CommandError, match=reason):
        hub.command(name, arguments)
    assert len(store.events(store.rounds(match_of(hub))[0].id)) == 9


def test_names_are_kept_on_one_line_without_control_characters(hub: Hub) -> None:
    say(hub, "rename", person="person-1", name="  Ada\n\tLove\u202elace\x00 ")
    say(hub, "rename", person="person-2", name="O\u0308mer <b>")
    assert [p["name"] for p in hub.state()["people"]] == ["Ada Lovelace", "Ömer <b>", "Cleo"]


def test_without_names_those_play_whose_pieces_are_seen(store: Store) -> None:
    hub = opened(store, store.new_match({}, "new"))
    assert hub.state()["players"] == []
    dashboard.play(hub, store, until=9)
    assert [p["frame"] for p in hub.state()["players"]] == ["solid", "double", "dotted"]


def test_watchers_get_the_newest_state_not_a_queue(hub: Hub) -> None:
    def trace() -> None:
        for n in range(1, 201):
            hub.trace({"t": n, "state": "still", "hidden": []})

    async def watch() -> list[float]:
        seen, states = [], hub.screens.subscribe()
        async for state in states:
            seen.append(state["source"]["t"])
            if len(seen) == 1:
                thread = threading.Thread(target=trace)
                thread.start()
                thread.join()
            elif state["source"]["t"] == 200:
                hub.close()
        return seen

    seen = run(asyncio.wait_for(watch(), 10))
    assert seen[0] == 0.0 and seen[-1] == 200
    assert len(seen) <= 3


def test_tokens_are_where_the_picture_shows_them_and_stay_where_it_shows_nothing(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=8)
    assert sorted(hub.state()["table"]["tokens"]) == ["r5c10", "r5c6", "r6c5", "r9c5"]
    still = {"t": 9.0, "state": "still", "hidden": ["r9c5", "r9c6"]}
    hub.trace(still, tokens=["r5c6", "r6c5", "r2c4"])
    assert sorted(hub.state()["table"]["tokens"]) == ["r2c4", "r5c6", "r6c5", "r9c5"]
    hub.write(BOARD.read({"type": "token", "t": 9.0, "class": "info", "token": {"from": None, "to": "r2c4"}}))
    assert sorted(hub.state()["table"]["tokens"]) == ["r2c4", "r5c6", "r6c5", "r9c5"]


@pytest.mark.parametrize(("seen", "hidden"), [
    (["r5c10", "r5c6", "r6c5", "r9c6"], ["r9c5"]),  # that one went on and its square came under a hand
    (["r5c6", "r6c5", "r2c4"], ["r9c5", "r5c10"]),  # one of two went on, and nobody can say which
])
def test_a_token_that_went_on_is_not_shown_twice(hub: Hub, store: Store, seen: list[str],
                                                 hidden: list[str]) -> None:
    dashboard.play(hub, store, until=8)
    hub.trace({"t": 9.0, "state": "still", "hidden": hidden}, tokens=seen)
    assert sorted(hub.state()["table"]["tokens"]) == sorted(seen)


UNREAD = {"seq": 3, "type": "card", "class": "unclear", "rule": "BG-PLACE-4", "key": "UNCLEAR.player",
          "params": {"player": "unknown", "a": "r0c4"}, "player": "unknown", "candidates": ["solid", "double"],
          "squares": ["r0c4", "r0c5"], "colours": ["red", "blue"], "t": 1.0}


def test_a_time_that_was_agreed_runs_out(store: Store) -> None:
    hub = dashboard.new_hub(store, dashboard.new_match(store, minutes=30))
    say(hub, "start")
    begun = hub.time()
    assert hub.play is not None and 1790 < (hub.play.time_left(begun) or 0) <= 1800
    assert not hub.state()["match"]["time_up"] and not hub.state()["round"]["ends_match"]
    hub.clock.set(begun + 1801)
    hub.look_again()
    assert hub.state()["match"]["time_up"] and hub.state()["round"]["ends_match"]
    hub.close()


def test_only_play_counts_for_a_time_that_was_agreed(store: Store) -> None:
    """An evening later, or under a clock that was put right by years, as much is left as there was."""
    number = dashboard.new_match(store, minutes=30)
    hub = dashboard.new_hub(store, number)
    say(hub, "start")
    begun = hub.time()
    hub.clock.set(begun + 600)
    say(hub, "stop")
    hub.close()
    later = dashboard.new_hub(store, number)
    assert later.play is not None
    later.play.match = replace(later.play.match, created_at="2020-01-01T20:00:00.000+00:00")
    later.clock.set(begun + 9000)
    assert later.play.time_left(later.time()) == pytest.approx(1200, abs=5)
    later.look_again()
    assert not later.state()["match"]["time_up"] and not later.state()["round"]["ends_match"]
    later.close()


@pytest.mark.parametrize("start", [float("nan"), float("inf"), 1e999, -1e999, 10**400, 100_001, -100_001])
def test_nobody_begins_with_points_that_cannot_be(hub: Hub, start: float) -> None:
    with pytest.raises(CommandError, match=r"at (most|least) -?100"):
        hub.command("join", {"name": "Dora", "seat": "dotted", "start": start})


def test_yes_is_no_number_of_points(hub: Hub) -> None:
    with pytest.raises(CommandError, match="start"):
        hub.command("join", {"name": "Dora", "seat": "dotted", "start": True})


def test_whoever_joins_may_begin_below_nothing(hub: Hub) -> None:
    last = hub.state()["people"][-1]
    hub.command("leave", {"person": last["id"]})
    hub.command("join", {"name": "Dora", "seat": last["seat"], "start": -13.25})
    assert [p["start"] for p in hub.state()["people"] if p["name"] == "Dora"] == [-13.25]


def test_people_say_whose_a_piece_is(hub: Hub) -> None:
    say(hub, "start")
    written = dashboard.feed(hub, UNREAD)
    assert player(hub, "double")["laid"] == 0
    say(hub, "correct_piece", piece=written, owner="double")
    assert player(hub, "double")["laid"] == 1
    assert hub.state()["findings"][0]["player"] == "double"
    say(hub, "undo")
    assert player(hub, "double")["laid"] == 0


def test_a_round_is_not_scored_while_the_score_depends_on_an_unread_card(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=19)
    dashboard.feed(hub, {**UNREAD, "seq": 40, "squares": ["r12c4", "r12c5"]})
    stop(hub)
    assert hub.state()["score"]["problem"] == "the owner cannot be read at row 13, columns 5 and 6"
    for frame, left in (("solid", 3), ("double", 0)):
        say(hub, "count", player=frame, counts={"left": left})
    assert hub.state()["score"]["final"], "whose it is does not matter once both have counted their cards"


def test_the_house_rules_of_the_match_are_told_with_their_sentence(store: Store) -> None:
    hub = opened(store, dashboard.new_match(store, stop_at="last_card"))
    [rule] = hub.state()["match"]["house_rules"]
    assert (rule["option"], rule["choice"]) == ("stop_at", "last_card") and rule["text"].endswith("?")


def test_jokers_spent_run_on_to_the_next_round(store: Store) -> None:
    hub = dashboard.new_hub(store, dashboard.new_match(store, jokers_per="match"))
    dashboard.play(hub, store, until=19)
    stop(hub)
    say(hub, "next_round", round=1)
    assert brought(hub)["jokers_spent"]["double"] == 1


UNSURE = {"seq": 40, "type": "card", "class": "unclear", "rule": "BG-PLACE-3", "player": "solid", "t": 30.0,
          "squares": ["r12c4", "r12c5"], "colours": ["red", "blue"]}


def test_the_page_offers_no_score_where_watch_says_unclear(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=19)
    written = dashboard.feed(hub, UNSURE)
    stop(hub)
    score = hub.state()["score"]
    assert hub.play is not None
    setup = hub.play.setup()
    lines = list(map(BOARD.read, store.events(store.rounds(match_of(hub))[0].id)))
    assert not score["final"] and summary(lines, (), setup)["score"] == {"unclear": score["problem"]}
    assert score["problem"] == "whether a card lies right cannot be read at row 13, columns 5 and 6"
    with pytest.raises(CommandError, match="cannot be scored yet: whether a card lies right"):
        say(hub, "next_round", round=1)
    say(hub, "overrule", finding=written, decision="allowed")
    assert hub.state()["score"]["final"], "the table has decided"


# each of these was seen to go wrong at a table

def test_a_double_tap_on_next_round_ends_one_round_only(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=19)
    stop(hub)
    assert say(hub, "next_round", round=1) == {"begun": True}
    assert say(hub, "next_round", round=1) == {"begun": False}
    assert hub.state()["round"]["number"] == 2 and hub.state()["round"]["phase"] == "waiting"
    say(hub, "start")
    with pytest.raises(CommandError, match="round 1 is not the one in play"):
        say(hub, "next_round", round=1)


def test_time_is_frozen_at_the_first_tap_whoever_it_was(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    hub.trace({"t": 40.0, "state": "still", "hidden": []})
    say(hub, "stop")
    assert (hub.state()["round"]["phase"], hub.state()["scene"]["name"]) == ("stopping", "stopping")
    hub.trace({"t": 47.0, "state": "still", "hidden": []})
    say(hub, "call", player="double")
    assert (hub.state()["round"]["stopped"], hub.state()["round"]["caller"]) == (40.0, "double")


def test_a_mistake_put_off_leaves_the_score_open_instead_of_acquitting(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    say(hub, "overrule", finding=16, decision="undecided")
    stop(hub)
    assert not hub.state()["score"]["final"] and "not decided yet" in hub.state()["score"]["problem"]
    say(hub, "overrule", finding=16, decision="mistake")
    assert hub.state()["score"]["final"]
    say(hub, "undo")
    assert not hub.state()["score"]["final"]


def test_every_finding_says_who_what_to_do_why_and_what_it_does_to_the_score(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    found = next(f for f in hub.state()["findings"] if f["seq"] == 16)
    assert (found["name"], found["kind"]) == ("Cleo", "incident")
    assert found["deed"] == "Take this card back." and "Cleo comes last" in found["effect"]
    assert found["why"] and "r1" not in found["why"], "in words that people see, not in coordinates"
    assert hub.state()["scene"] == {"name": "incident", "seq": 16, "seqs": [16]}


def test_points_stay_with_the_person_when_sets_are_exchanged(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=19)
    stop(hub)
    before = {p["id"]: p["total"] for p in hub.state()["people"]}
    aside = player(hub, "double")["tableau_after"]
    say(hub, "next_round", round=1)
    say(hub, "reseat", seats={"person-1": "double", "person-2": "solid"})
    assert {p["id"]: p["total"] for p in hub.state()["people"]} == before
    assert (player(hub, "solid")["name"], player(hub, "solid")["tableau"]) == ("Ben", aside)
    assert player(hub, "solid")["total"] == before["person-2"]


def test_who_leaves_stays_on_the_sheet_and_who_joins_begins_anew(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=19)
    stop(hub)
    say(hub, "leave", person="person-3")  # from the next round on
    assert player(hub, "dotted")["name"] == "Cleo"
    say(hub, "next_round", round=1)
    say(hub, "join", name="Dora", seat="dotted", start="average")
    people = {p["name"]: p for p in hub.state()["people"]}
    assert people["Cleo"]["seat"] is None and people["Cleo"]["left"] == 2
    there = [people["Ada"]["total"], people["Ben"]["total"]]
    assert people["Dora"]["total"] == sum(there) / 2 and player(hub, "dotted")["tableau"] == 0


def test_an_earlier_round_is_corrected_and_everything_after_it_follows(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    stop(hub)
    assert player(hub, "dotted")["place"] == 3
    say(hub, "next_round", round=1)
    ended = {p["name"]: p["total"] for p in hub.state()["people"]}
    say(hub, "overrule", finding=16, decision="allowed", round=1)
    again = {p["name"]: p["total"] for p in hub.state()["people"]}
    assert again["Cleo"] == ended["Cleo"] + 1 and again["Ada"] == ended["Ada"] - 1
    whole = archive.match(hub, match_of(hub))
    assert whole["rounds"][0]["points"]["person-3"] == 1


def test_a_round_that_had_not_begun_is_taken_back(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    say(hub, "unstart")
    state = hub.state()
    assert (state["round"]["phase"], state["table"]["pieces"], state["findings"]) == ("waiting", [], [])


def test_what_was_put_right_lingers_and_goes_by_itself(hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.session.live.following.passing.LINGERS_S", 0.2)
    monkeypatch.setattr("referee.session.shown.scenes.LINGERS_S", 0.2)
    dashboard.play(hub, store, until=16)
    piece = next(f["piece"] for f in hub.state()["findings"] if f["seq"] == 16)
    hub.write(BOARD.read({"type": "removed", "class": "info", "about": [piece], "t": 31.0}))
    assert hub.state()["scene"]["name"] == "incident"
    assert hub.state()["findings"][-1]["cleared"] or any(f["cleared"] for f in hub.state()["findings"])
    deadline = time.monotonic() + 10
    while hub.state()["scene"]["name"] == "incident" and time.monotonic() < deadline:
        time.sleep(0.05)
    assert hub.state()["scene"]["name"] != "incident"


def test_there_is_no_all_in_order_beside_trouble(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=9)
    for state, word in (("lost", "lost"), ("table_moved", "moved"), ("damaged", "damaged")):
        hub.source(state)
        assert (hub.state()["camera"]["state"], hub.state()["scene"]["name"]) == (word, "camera")
    hub.camera.at("still", 50.0)
    hub.camera.picture(1.0, 0.0, dark=True, frozen=False)
    hub.trace({"t": 50.0, "state": "still", "hidden": []})
    assert hub.state()["camera"]["state"] == "dark"
    hub.camera.picture(1.0, 0.0, dark=False, frozen=True)
    hub.trace({"t": 51.0, "state": "still", "hidden": []})
    assert (hub.state()["camera"]["state"], hub.state()["scene"]["name"]) == ("frozen", "camera")


def test_a_match_is_deleted_whole_and_another_one_is_begun(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    number = match_of(hub)
    say(hub, "delete_match", match=number)
    assert hub.state()["match"] is None and hub.state()["scene"] == {"name": "home"}
    assert archive.home(hub)["matches"] == []
    begun = say(hub, "new_match", document="card-weber", camera=False,
                people=[{"name": "Ada", "seat": "p1"}, {"name": "Bo", "seat": "p2"}])
    assert begun["match"] > number and hub.state()["match"]["document"] == "card-weber"
    assert hub.state()["match"]["by_hand"]


def test_the_sheet_opens_in_a_spreadsheet_with_names_results_and_counts(hub: Hub, store: Store) -> None:
    say(hub, "rename", person="person-1", name="=Ada")
    dashboard.play(hub, store, until=19)
    stop(hub)
    head, *rows = archive.sheet(hub, match_of(hub)).removeprefix("\ufeff").splitlines()
    assert head.startswith("round,name,seat,points,total,place,caller,left,jokers")
    assert len(rows) == 3 and any(row.startswith("1,'=Ada,solid,") for row in rows)
    assert any(row.startswith("1,Ben,double,2,2,1,yes,0,") for row in rows)


def test_no_screen_is_told_the_password_of_a_camera(hub: Hub) -> None:
    hub.camera.use("http://ada:secret@camera/stream")
    hub.source("failed", "http://ada:secret@camera/stream does not answer")
    hub.write(BOARD.read({"type": "source_lost", "text": "http://ada:secret@camera/stream is gone", "t": 1.0,
                          "class": "info"}))
    assert "secret" not in json.dumps(hub.state()) and "http://ada:***@camera" in json.dumps(hub.state())


@pytest.mark.parametrize("spec", ["ftp://ada:s3cret@camera/x", "ada:s3cret@camera/x"])
def test_a_camera_that_is_refused_does_not_tell_its_password_either(hub: Hub, spec: str) -> None:
    at = hub.desk = Desk(hub)
    with pytest.raises(CommandError, match="addresses start with") as said:
        hub.command("camera", {"source": spec})
    shown = [str(said.value), json.dumps(at.cameras()), str(at.current), json.dumps(hub.state())]
    assert not [text for text in shown if "s3cret" in text]
    at.close()


def test_a_log_that_cannot_be_written_refuses_the_command_with_a_sentence(hub: Hub, store: Store,
                                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*arguments: Any) -> dict[str, Any]:
        raise StoreError("the disk is full")

    monkeypatch.setattr(store, "append_all", full)
    with pytest.raises(CommandError, match="the disk is full"):
        say(hub, "start")


def test_nobody_is_told_to_play_on_where_nothing_is_played(store: Store) -> None:
    hub = dashboard.new_hub(store, dashboard.new_match(store))
    hub.source("lost")
    assert hub.state()["camera"]["hint"] == "Plug it in again."
    say(hub, "start")
    assert "Play on" in hub.state()["camera"]["hint"]
    stop(hub)
    assert hub.state()["camera"]["hint"] == "Plug it in again."


def test_what_is_shown_needs_no_log_so_that_screens_go_on_when_it_is_gone(store: Store,
                                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    """A timer that takes a notice away once read the log for the learned table, each time there was none."""
    hub = Hub(store)
    hub.open(dashboard.new_match(store))
    say(hub, "start")
    for asked in ("kept", "events", "rounds", "matches", "match"):
        monkeypatch.setattr(store, asked, lambda *_: pytest.fail("the log was asked"))
    hub.look_again()
    assert hub.state()["round"]["phase"] == "running" and hub.state()["learned"]["n"] == 0
    hub.close()


def test_the_television_is_told_who_went_on_to_which_step(store: Store) -> None:
    hub = dashboard.new_hub(store)
    assert hub.state()["step"] is None
    hub.command("show_step", {"step": "do_now"}, hosting=False)
    assert hub.state()["step"] == {"match": hub.state()["match"]["id"], "round": 1, "name": "do_now"}
    assert not hub.state()["log"], "nobody said anything"
    hub.open(None)
    with pytest.raises(CommandError):
        hub.command("show_step", {"step": "score"})


def test_a_step_of_an_earlier_stop_is_of_no_stop_to_come(hub: Hub) -> None:
    say(hub, "start")
    for goes_on in ("resume", ""):
        say(hub, "stop")
        say(hub, "call", player="solid")
        assert hub.state()["step"] is None
        hub.command("show_step", {"step": "count"})
        if goes_on:
            say(hub, goes_on)


def test_a_round_that_others_followed_is_not_played_on(store: Store) -> None:
    hub = Hub(store)
    people = [{"name": name, "seat": f"p{n}"} for n, name in enumerate(("Ada", "Ben"), 1)]
    hub.command("new_match", {"document": "dice", "people": people})
    for name, fields in (("start", {}), ("stop", {}), ("call", {"player": "p2"}), ("call", {"player": "p1"}),
                         ("count", {"player": "p2", "counts": {"dice_left": 3}})):
        hub.command(name, fields)
    hub.command("next_round", {"round": 1})

    def newest() -> dict[str, Any]:
        return archive.one_round(hub, hub.state()["match"]["id"], 1)["undo"] or {"text": "", "seq": None}

    for name in ("resume", "unstart"):
        with pytest.raises(CommandError, match="round 1 is over and others followed"):
            hub.command(name, {"round": 1})
    for said in ("Ben counted: Dice left 3.", "Ada called stop."):
        assert newest()["text"] == said
        hub.command("undo", {"round": 1, "event": newest()["seq"]})
    assert not newest()["text"], "without the first call it would not be over"
    log = archive.one_round(hub, hub.state()["match"]["id"], 1)["log"]
    assert {line["type"]: line.get("undoable", False) for line in log}["undo"] is False, "what it took back is gone"
    with pytest.raises(CommandError, match="round 1 is over and others followed"):
        hub.command("undo", {"round": 1})


def test_a_double_tap_on_a_name_is_one_event(hub: Hub) -> None:
    say(hub, "start")
    say(hub, "stop")
    before = hub.store.rounds(1)[0].last
    say(hub, "call", player="solid")
    assert hub.command("call", {"player": "solid"})["already"]
    assert hub.store.rounds(1)[0].last == before + 1
    say(hub, "call", player="double")
    say(hub, "undo")
    assert hub.state()["round"]["caller"] == "solid", "what was called first stands again"


def test_whoever_leaves_is_named_and_nobody_waits_for_them(hub: Hub) -> None:
    people = hub.state()["people"]
    ben, last = people[1], people[-1]
    say(hub, "start")
    say(hub, "stop")
    say(hub, "call", player="solid")
    for seat in (p["seat"] for p in people[1:]):
        say(hub, "count", player=seat, counts={"left": 3, "jokers": 0})
    assert any(task["player"] == ben["seat"] for task in hub.state()["do_now"])
    say(hub, "leave", person=ben["id"])
    assert hub.state()["undo"]["text"] == f"Somebody left: {ben['name']}."
    assert not any(task["player"] == ben["seat"] for task in hub.state()["do_now"])
    say(hub, "join", name="Dora", seat=ben["seat"])
    assert [task["text"] for task in hub.state()["do_now"] if task["player"] == ben["seat"]] == [
        "Dora plays from the next round on."]
    assert next(p["left"] for p in hub.state()["people"] if p["id"] == ben["id"]) == 2, "the first round without Ben"
    assert any(task["player"] == last["seat"] for task in hub.state()["do_now"])
    say(hub, "end_match")
    assert hub.state()["do_now"] == []


def test_home_offers_no_match_that_nobody_set_up(store: Store) -> None:
    hub = Hub(store)
    hub.new_match(plan_of_setup(MatchSetup()))
    assert archive.home(hub)["current"] is None and archive.home(hub)["matches"] == []
    assert archive.unfinished(store) is None
    hub.command("start", {})
    assert archive.home(hub)["current"] == 1 and [m["id"] for m in archive.home(hub)["matches"]] == [1]
    assert archive.unfinished(store) is not None


@pytest.mark.parametrize(("edition", "options", "told"), [
    ("new", {}, ["Ben plays with 14 cards; 1 lies on the player board.",
                 "Cleo plays with 13 cards; 2 lie on the player board."]),
    ("old", {}, []), ("old", {"carry_over": "on"}, ["Cleo plays with 13 cards; 2 lie on the player board."])])
def test_what_carries_over_is_written_down_at_the_end(store: Store, edition: str, options: dict[str, str],
                                                      told: list[str]) -> None:
    hub = Hub(store)
    people = [{"name": n, "seat": s} for n, s in (("Ada", "solid"), ("Ben", "double"), ("Cleo", "dashed"))]
    hub.command("new_match", {"document": f"board-{edition}", "people": people, "rounds": 1, "options": options})
    assert hub.state()["next_time"] == []
    hub.command("start", {})
    hub.command("stop", {})
    hub.command("call", {"player": "solid"})
    for seat, left in (("solid", 0), ("double", 3), ("dashed", 5)):
        hub.command("count", {"player": seat, "counts": {"left": left}})
    assert [line["text"] for line in hub.state()["next_time"]] == told
    assert hub.play is not None and whole(hub.play)["next_time"] == hub.state()["next_time"]


def test_after_the_last_round_nothing_is_to_do_for_another_one(store: Store) -> None:
    hub = Hub(store)
    people = [{"name": name, "seat": seat} for name, seat in (("Ada", "p1"), ("Ben", "p2"))]
    hub.command("new_match", {"document": "dice", "people": people, "rounds": 2})
    told = []
    for n in (1, 2):
        hub.command("start", {})
        hub.command("stop", {})
        hub.command("call", {"player": "p1"})
        for seat, left in (("p1", 0), ("p2", 3)):
            hub.command("count", {"player": seat, "counts": {"dice_left": left}})
        told.append((hub.state()["round"]["ends_match"], len(hub.state()["do_now"])))
        if n == 1:
            hub.command("next_round", {"round": n})
    assert told == [(False, 1), (True, 0)]
