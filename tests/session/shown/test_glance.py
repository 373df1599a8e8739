"""A table in small: what a club's page gets of it, and what waits for a decision."""

from __future__ import annotations

import json

from referee.session.live.hub import Hub
from referee.session.shown.glance import glance, waiting
from referee.store import Store
from tests.support import dashboard


def test_a_table_without_a_match_says_so(store: Store) -> None:
    state = Hub(store).state()
    assert glance(state) == {"match": None, "scene": "home", "demo": False} and waiting(state) == []


def test_a_match_in_small_is_short_and_says_who_has_what(store: Store) -> None:
    hub = dashboard.new_hub(store)
    dashboard.play(hub, store, 8)
    seen = glance(hub.state())
    assert (seen["game"], seen["document"], seen["round"], seen["phase"]) == ("board", "board-new", 1, "running")
    assert [p["name"] for p in seen["people"]] == ["Ada", "Ben", "Cleo"] and seen["runs"]
    assert len(json.dumps(seen)) < 1000
    assert json.loads(json.dumps(seen)) == seen


def test_what_nobody_has_decided_waits_and_names_whom_it_is_about(store: Store) -> None:
    hub = dashboard.new_hub(store)
    shown = []
    for seq in range(1, max(line["seq"] for line in dashboard.lines()) + 1):
        dashboard.play(hub, store, seq, seq - 1)
        shown.append((glance(hub.state()), waiting(hub.state())))
    wrong = [(seen, waits) for seen, waits in shown if seen["scene"] == "incident" and waits]
    assert wrong[0][0]["rule"] and wrong[0][1][0] == {"what": "incident", "names": ["Cleo"]}
    assert wrong[0][0]["name"] == "Cleo"


def test_a_camera_that_sees_nothing_waits_for_somebody(store: Store) -> None:
    hub = dashboard.new_hub(store)
    hub.command("start", {})
    hub.source("lost", "the cable")
    assert [w["what"] for w in waiting(hub.state())] == ["camera"]
