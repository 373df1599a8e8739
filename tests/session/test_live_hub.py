"""The hub keeps log and state together, takes people's words, and lets a match go on after a crash."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from referee.session import MatchSetup, summary
from referee.session.live import CommandError, LiveHub
from referee.store import Store
from tests.support import dashboard


def round_of(state: dict[str, Any]) -> dict[str, Any]:
    """What follows from the log, without what the source says of itself."""
    return {k: v for k, v in state.items() if k not in ("source", "frame", "hidden", "board")}


def player(hub: LiveHub, frame: str) -> dict[str, Any]:
    return next(p for p in hub.state()["players"] if p["frame"] == frame)


def test_a_hub_opened_again_stands_where_the_first_one_stood(hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    hub.command("overrule", finding=16, decision="allowed")
    again = LiveHub(store, hub.match.id)
    assert round_of(again.state()) == round_of(hub.state())
    assert len(again.state()["pieces"]) == 9


def test_every_line_is_in_the_log_before_it_is_shown(hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=19)
    logged = store.events(store.rounds(hub.match.id)[0].id)
    assert [e["type"] for e in logged] == [e["type"] for e in dashboard.lines()]


def test_the_sessions_own_numbers_are_translated(hub: LiveHub) -> None:
    hub.command("players", players={"solid": "A", "double": "B"})  # takes number 1 of the log
    first = hub.feed({"seq": 1, "type": "card", "class": "violation", "rule": "BG-PLACE-3", "player": "solid",
                      "squares": ["r0c4", "r0c5"], "t": 1.0})
    assert first and first["seq"] == 2
    removed = hub.feed({"seq": 2, "type": "removed", "class": "info", "about": [1], "t": 2.0})
    assert removed and removed["about"] == [2]
    assert hub.state()["pieces"] == []
    assert hub.state()["findings"][0]["cleared"]


def test_the_session_hears_of_calls_in_its_own_numbers(hub: LiveHub, store: Store) -> None:
    heard: list[tuple[str, Any]] = []
    hub.on_command = lambda name, arguments: heard.append((name, dict(arguments)))
    hub.command("players", players=dashboard.PLAYERS)
    dashboard.play(hub, store, until=16)
    hub.command("overrule", finding=17, decision="mistake")  # number 16 of the session
    hub.command("stop", player="double")
    assert heard == [("players", {"players": dashboard.PLAYERS}), ("overrule", {"about": [16], "decision": "mistake"}),
                     ("stop", {"player": "double"})]


def test_status_counts_what_wants_attention(hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=15)
    assert hub.state()["status"] == {"look": 0, "ask": 1}
    dashboard.play(hub, store, until=16, after=15)
    assert hub.state()["status"] == {"look": 1, "ask": 1}
    hub.command("overrule", finding=16, decision="undecided")
    assert hub.state()["status"] == {"look": 0, "ask": 2}
    hub.command("overrule", finding=16, decision="mistake")
    hub.command("overrule", finding=15, decision="allowed")
    assert hub.state()["status"] == {"look": 0, "ask": 0}


def test_overruling_changes_the_score_and_stays_in_the_log(hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    hub.command("stop", player="double")
    assert (player(hub, "dotted")["place"], player(hub, "solid")["place"]) == (3, 2)
    hub.command("overrule", finding=16, decision="allowed")
    assert (player(hub, "dotted")["place"], player(hub, "solid")["place"]) == (2, 3)
    assert player(hub, "dotted")["chips"] == 1
    events = store.events(store.rounds(hub.match.id)[0].id)
    assert [e["type"] for e in events[-2:]] == ["stop", "overrule"]
    assert next(e for e in events if e["seq"] == 16)["class"] == "violation", "the camera's word stands unchanged"


def test_the_next_round_carries_points_and_player_boards_on(hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=19)
    hub.command("stop", player="double")
    ends = {p["frame"]: (p["total"], p["tableau_after"]) for p in hub.state()["players"]}
    hub.command("next_round")
    state = hub.state()
    assert (state["round"]["number"], state["round"]["phase"], state["round"]["caller"]) == (2, "waiting", None)
    assert state["pieces"] == [] and state["tokens"] == [] and state["findings"] == []
    assert {p["frame"]: (p["total"], p["tableau"]) for p in state["players"]} == ends
    assert {p["frame"]: p["left"] for p in state["players"]} == {f: 15 - t for f, (_, t) in ends.items()}
    assert hub.brought["tableau"] == {f: t for f, (_, t) in ends.items()}
    assert round_of(LiveHub(store, hub.match.id).state()) == round_of(state)


def test_a_wrong_call_is_not_scored_until_the_cards_are_counted(hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=8)
    hub.command("stop", player="double")
    assert "1 card is left" in hub.state()["score"]["problem"]
    with pytest.raises(CommandError, match="cannot be scored"):
        hub.command("next_round")
    hub.command("count", player="double", left=0)
    assert hub.state()["score"]["final"]
    assert (player(hub, "double")["place"], player(hub, "double")["counted"]) == (1, True)


@pytest.mark.parametrize(("name", "arguments", "reason"), [
    ("dance", {}, "no command 'dance'"),
    ("start", {}, "already begun"),
    ("stop", {}, "who called"),
    ("stop", {"player": "plaid"}, "who called"),
    ("stop", {"player": ["solid"]}, "who called"),
    ("stop", {"end": "soon"}, "regular or stalemate"),
    ("stop", {"colour": "red"}, "does not take these fields: colour"),
    ("resume", {}, "not stopped"),
    ("next_round", {}, "call stop first"),
    ("overrule", {"finding": 999, "decision": "allowed"}, "no finding 999"),
    ("overrule", {"finding": 9, "decision": "burn"}, "allowed, mistake, undecided"),
    ("overrule", {"finding": 9}, "does not take these fields"),
    ("count", {"player": "solid", "left": 3}, "after the stop call"),
    ("players", {"players": {"solid": "A"}}, "2 to 4"),
    ("players", {"players": ["A", "B"]}, "2 to 4"),
    ("players", {"players": {"solid": "A", "plaid": "B"}}, "no frame 'plaid'"),
    ("players", {"players": {"solid": "Ada", "double": " ada "}}, "same name"),
    ("players", {"players": {"solid": "x" * 25, "double": "B"}}, "too long"),
    ("players", {"players": {"solid": 7, "double": "B"}}, "a name is a text"),
])
def test_a_command_that_makes_no_sense_is_refused_and_not_logged(
        hub: LiveHub, store: Store, name: str, arguments: dict[str, Any], reason: str) -> None:
    dashboard.play(hub, store, until=9)
    with pytest.raises(CommandError, match=reason):
        hub.command(name, **arguments)
    assert len(store.events(store.rounds(hub.match.id)[0].id)) == 9


def test_names_are_kept_on_one_line_without_control_characters(hub: LiveHub) -> None:
    hub.command("players", players={"solid": "  Ada\n\tLove\u202elace\x00 ", "double": "Ömer <b>"})
    assert [p["name"] for p in hub.state()["players"]] == ["Ada Lovelace", "Ömer <b>"]


def test_without_names_those_play_whose_pieces_are_seen(store: Store) -> None:
    hub = LiveHub(store, store.new_match({}, "new"))
    assert hub.state()["players"] == []
    dashboard.play(hub, store, until=9)
    assert [p["frame"] for p in hub.state()["players"]] == ["solid", "double", "dotted"]


def test_watchers_get_the_newest_state_not_a_queue(hub: LiveHub) -> None:
    async def watch() -> list[float]:
        seen, states = [], hub.subscribe()
        async for state in states:
            seen.append(state["source"]["t"])
            if len(seen) == 1:
                thread = threading.Thread(target=lambda: [
                    hub.trace({"t": n, "state": "still", "hidden": []}) for n in range(1, 201)])
                thread.start()
                thread.join()
            elif state["source"]["t"] == 200:
                hub.close()
        return seen

    seen = asyncio.run(asyncio.wait_for(watch(), 10))
    assert seen[0] == 0.0 and seen[-1] == 200
    assert len(seen) <= 3


def test_tokens_are_where_the_picture_shows_them_and_stay_where_it_shows_nothing(hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=8)
    assert sorted(hub.state()["tokens"]) == ["r5c10", "r5c6", "r6c5", "r9c5"]
    still = {"t": 9.0, "state": "still", "hidden": ["r9c5", "r9c6"]}
    hub.trace(still, tokens=["r5c6", "r6c5", "r2c4"])
    assert sorted(hub.state()["tokens"]) == ["r2c4", "r5c6", "r6c5", "r9c5"]
    hub.feed({"type": "token", "t": 9.0, "class": "info", "token": {"from": None, "to": "r2c4"}})
    assert sorted(hub.state()["tokens"]) == ["r2c4", "r5c6", "r6c5", "r9c5"]


@pytest.mark.parametrize(("seen", "hidden"), [
    (["r5c10", "r5c6", "r6c5", "r9c6"], ["r9c5"]),  # that one went on and its square came under a hand
    (["r5c6", "r6c5", "r2c4"], ["r9c5", "r5c10"]),  # one of two went on, and nobody can say which
])
def test_a_token_that_went_on_is_not_shown_twice(hub: LiveHub, store: Store, seen: list[str],
                                                 hidden: list[str]) -> None:
    dashboard.play(hub, store, until=8)
    hub.trace({"t": 9.0, "state": "still", "hidden": hidden}, tokens=seen)
    assert sorted(hub.state()["tokens"]) == sorted(seen)


def test_the_summary_ends_the_source_and_is_no_event(hub: LiveHub, store: Store) -> None:
    assert hub.feed({"type": "summary", "cards": {}}) is None
    assert hub.state()["source"]["state"] == "ended"
    assert store.events(store.rounds(hub.match.id)[0].id) == []


UNREAD = {"seq": 3, "type": "card", "class": "unclear", "rule": "BG-PLACE-4", "key": "UNCLEAR.player",
          "params": {"player": "unknown", "a": "r0c4"}, "player": "unknown", "candidates": ["solid", "double"],
          "squares": ["r0c4", "r0c5"], "colours": ["red", "blue"], "t": 1.0}


def test_people_say_whose_a_piece_is_and_the_session_hears_of_it_in_its_own_numbers(hub: LiveHub) -> None:
    heard: list[tuple[str, Any]] = []
    hub.on_command = lambda name, arguments: heard.append((name, dict(arguments)))
    hub.command("start")
    written = hub.feed(UNREAD)
    assert written is not None and player(hub, "double")["laid"] == 0
    hub.command("owner", piece=written["seq"], player="double")
    assert player(hub, "double")["laid"] == 1
    assert heard[-1] == ("owner", {"about": [3], "player": "double"})
    assert hub.state()["findings"][0]["player"] == "double"


@pytest.mark.parametrize(("arguments", "says"), [
    ({"piece": 99, "player": "double"}, "there is no piece 99 on the board"),
    ({"piece": 2, "player": "dashed"}, "nobody plays with the frame 'dashed'"),
    ({"piece": 2}, "owner does not take these fields"),
])
def test_an_owner_that_cannot_be_is_refused(hub: LiveHub, arguments: dict[str, Any], says: str) -> None:
    hub.command("start")
    hub.feed(UNREAD)
    with pytest.raises(CommandError, match=says):
        hub.command("owner", **arguments)


def test_a_round_is_not_scored_while_the_score_depends_on_an_unread_card(hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=19)
    hub.feed({**UNREAD, "seq": 40, "squares": ["r12c4", "r12c5"]})
    hub.command("stop", player="double")
    assert hub.state()["score"]["problem"] == "the owner cannot be read at r12c4–r12c5"
    for frame, left in (("solid", 3), ("double", 0)):
        hub.command("count", player=frame, left=left)
    assert hub.state()["score"]["final"], "whose it is does not matter once both have counted their cards"


def test_the_house_rules_of_the_match_are_told_with_their_sentence(store: Store) -> None:
    hub = LiveHub(store, dashboard.new_match(store, stop_at="last_card"))
    [rule] = hub.state()["match"]["house_rules"]
    assert (rule["option"], rule["choice"]) == ("stop_at", "last_card") and rule["text"].endswith("?")


def test_jokers_spent_run_on_to_the_next_round(store: Store) -> None:
    hub = dashboard.new_hub(store, dashboard.new_match(store, jokers_per="match"))
    dashboard.play(hub, store, until=19)
    hub.command("stop", player="double")
    hub.command("next_round")
    assert hub.brought["jokers_spent"]["double"] == 1


UNSURE = {"seq": 40, "type": "card", "class": "unclear", "rule": "BG-PLACE-3", "player": "solid", "t": 30.0,
          "squares": ["r12c4", "r12c5"], "colours": ["red", "blue"]}


def test_the_page_offers_no_score_where_watch_says_unclear(hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=19)
    written = hub.feed(UNSURE)
    hub.command("stop", player="double")
    score = hub.state()["score"]
    setup = MatchSetup(players=hub.players, counts=hub.brought)
    lines = store.events(store.rounds(hub.match.id)[0].id)
    assert not score["final"] and summary(lines, (), setup)["score"] == {"unclear": score["problem"]}
    assert score["problem"] == "whether a card lies right cannot be read at r12c4–r12c5"
    with pytest.raises(CommandError, match="cannot be scored yet: whether a card lies right"):
        hub.command("next_round")
    assert written is not None
    hub.command("overrule", finding=written["seq"], decision="allowed")
    assert hub.state()["score"]["final"], "the table has decided"
