"""A whole match of the board game on the page, with the recorded round as camera, and everything that can come between.

One evening is played with taps, on a phone with a television beside it; the log and the score are compared afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support import dashboard
from tests.support.page import DESK, SETTLED_MS, count, opened, overflow, press, scene, shown_totals, square, tab, tap

pytestmark = pytest.mark.browser

NOW = "Now"


@pytest.fixture
def hub(store: Store) -> Hub:
    hub = dashboard.new_hub(store, dashboard.new_match(store, rounds=3))
    hub.set_table(dashboard.table())  # kept with the match from here on
    return hub


@pytest.fixture
def second(browser: Browser, server: Server) -> Iterator[Page]:
    """Somebody else looks on: the television."""
    with opened(browser, server.url, "screen", size=DESK) as page:
        yield page


def totals(hub: Hub) -> dict[str, float]:
    return {person["name"]: person["total"] for person in hub.state()["people"]}


def winner(hub: Hub) -> str:
    most = totals(hub)
    return max(most, key=lambda name: most[name])


def at(hub: Hub) -> tuple[int, str]:
    """Round and phase."""
    now = hub.state()["round"]
    return now["number"], now["phase"]


def finding(hub: Hub, rule: str) -> dict[str, Any]:
    return next(f for f in hub.state()["findings"] if f["rule"] == rule)


def decide_the_rest(page: Page, hub: Hub) -> None:
    """Whatever is still open after the stop does not count."""
    for found in [f for f in hub.state()["findings"] if f["open"]]:
        scene(page, "check")
        tap(page.get_by_role("region", name=NOW).get_by_role("button", name=found["why"]))
        sheet = page.get_by_role("dialog")
        tap(sheet.get_by_role("button", name="Does not count"))
        expect(sheet).to_have_count(0)


def test_three_rounds_with_everything_that_comes_between(
        page: Page, second: Page, server: Server, hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    # the first round: an incident is put right, another is overruled, a question is answered
    press(page, "START")
    expect(page.get_by_role("button", name="STOP")).to_be_visible()
    scene(second, "play")
    dashboard.play(hub, store, until=9, after=1)
    card = page.get_by_role("article")
    expect(card).to_contain_text("Cleo")
    expect(card).to_contain_text("Take this card back.")
    expect(second.get_by_role("main")).to_contain_text("Take this card back.")
    dashboard.play(hub, store, until=10, after=9)
    expect(card).to_contain_text(finding(hub, "BG-PLACE-4")["cleared_text"])
    expect(second.get_by_role("main")).to_contain_text(finding(hub, "BG-PLACE-4")["cleared_text"])
    monkeypatch.setattr("referee.session.shown.scenes.LINGERS_S", 0.0)
    dashboard.play(hub, store, until=16, after=10)
    expect(card).to_contain_text("Wrong colour")
    press(page, "That’s not what happened")
    tap(page.get_by_role("dialog").get_by_role("button", name="Does not count"))
    scene(page, "question")
    assert finding(hub, "BG-PLACE-3")["decision"] == "allowed"
    press(page, "Undo")
    scene(page, "incident")
    assert finding(hub, "BG-PLACE-3")["decision"] is None
    press(page, "That’s not what happened")
    tap(page.get_by_role("dialog").get_by_role("button", name="Does not count"))
    scene(page, "question")
    tap(card.get_by_role("button", name="Does not count"))
    scene(page, "play")
    assert not any(f["open"] for f in hub.state()["findings"])
    assert overflow(page) <= 0

    # an old card was Ada's after all
    tab(page, "Board")
    square(page, 9, 0)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Ben")
    tap(sheet.get_by_role("button", name="Ada"))
    expect(sheet).to_have_count(0)
    assert [p["owner"] for p in hub.state()["table"]["pieces"] if "r0c9" in p["squares"]] == ["solid"]

    # stop, tapped twice, is one stop, and its time is that of the first tap
    tab(page, "Now")
    hub.trace({"t": 30.0, "state": "still", "hidden": []})
    page.get_by_role("button", name="STOP").dblclick()
    scene(page, "stopping")
    expect(second.get_by_role("main")).to_contain_text("Who called?")
    hub.trace({"t": 36.0, "state": "still", "hidden": []})
    press(page, "Ben", exact=True)
    expect(page.get_by_role("region", name=NOW)).to_contain_text("Ben called stop.")
    assert (hub.state()["round"]["stopped"], at(hub)) == (30.0, (1, "stopped"))
    assert [line["type"] for line in hub.state()["log"]].count("stop") == 1

    # the camera saw one card too many: what is counted goes before it
    count(page, "Cards left", "Ben", 0)
    press(page, "All as seen ✓")
    expect(page.get_by_role("heading", name="wins round 1")).to_contain_text("Ben")
    first_round = totals(hub)
    assert first_round["Ben"] == 2
    press(page, "What to do now")
    scene(page, "do_now")
    for told in hub.state()["do_now"]:
        expect(page.get_by_role("region", name=NOW)).to_contain_text(told["text"])
    page.clock.fast_forward(SETTLED_MS)
    page.get_by_role("button", name="Everybody ready: round 2").dblclick()
    scene(page, "ready")
    assert at(hub) == (2, "waiting")
    assert totals(hub) == first_round

    # Cleo leaves with her points, Dora takes her set and begins with none
    tab(page, "More")
    press(page, "Leaves: Cleo")
    press(page, "Yes, leaves")
    press(page, "Somebody joins")
    page.get_by_role("textbox", name="Name", exact=True).fill("Dora")
    page.get_by_role("radio", name="dots").check(force=True)
    press(page, "Joins")
    tab(page, "Score")
    expect(page.get_by_role("table")).to_contain_text("Dora")
    assert shown_totals(page) == {**first_round, "Dora": 0}
    people = {p["name"]: p for p in hub.state()["people"]}
    assert people["Cleo"]["seat"] is None and people["Dora"]["seat"] == "dotted"

    # the second round: the page is loaded again, then the server is gone for a while
    press(page, "START")
    scene(page, "play")
    dashboard.play(hub, store, until=8, after=1)
    page.reload()
    scene(page, "play")
    expect(page.get_by_role("img", name="Board with 6 pieces")).to_be_visible()
    match = hub.state()["match"]["id"]
    server.stop()
    expect(page.get_by_text("No connection")).to_be_visible()
    again = Hub(store)
    again.open(match)
    again.camera.use("sample round")
    with Server(port=server.port) as restarted:
        restarted.start(again)
        page.clock.fast_forward(5000)
        second.clock.fast_forward(5000)
        expect(page.get_by_text("No connection")).to_have_count(0)
        expect(page.get_by_role("img", name="Board with 6 pieces")).to_be_visible()
        assert at(again) == (2, "running") and totals(again)["Cleo"] == first_round["Cleo"]
        dashboard.play(again, store, until=9, after=8)
        expect(page.get_by_role("article")).to_contain_text("Dora")
        expect(second.get_by_role("main")).to_contain_text("Dora")
        finish(page, again, store, first_round)
        scene(second, "match_end")


def finish(page: Page, hub: Hub, store: Store, first_round: dict[str, float]) -> None:
    """The rest of the second round, and the third, which nobody can finish."""
    dashboard.play(hub, store, until=10, after=9)
    press(page, "STOP")
    press(page, "Ada", exact=True)
    scene(page, "count")
    expect(page.get_by_role("region", name=NOW)).to_contain_text("Ada called stop.")
    for name, left in (("Ada", 0), ("Dora", 5)):
        count(page, "Cards left", name, left)
    press(page, "All as seen ✓")
    expect(page.get_by_role("heading", name="wins round 2")).to_contain_text("Ada")
    assert totals(hub) == {"Ada": first_round["Ada"] + 2, "Ben": first_round["Ben"] + 1, "Cleo": first_round["Cleo"],
                           "Dora": 0}
    press(page, "What to do now")
    press(page, "Everybody ready: round 3")
    press(page, "START")
    scene(page, "play")
    dashboard.play(hub, store, until=16, after=1)
    press(page, "STOP")
    press(page, "Nobody can lay a card")
    press(page, "Go on to counting")
    scene(page, "count")
    tap(page.get_by_role("navigation", name="After the round").get_by_role("button", name="Check"))
    decide_the_rest(page, hub)  # whoever chose the check is not carried off when its last question is answered
    assert all(f["decision"] == "allowed" for f in hub.state()["findings"] if not f["cleared"])
    press(page, "Go on to counting")
    press(page, "All as seen ✓")
    expect(page.get_by_role("button", name="End of the match")).to_be_visible()
    assert hub.state()["do_now"] == []  # after the last round there is no next one to be set out
    expect(page.get_by_role("button", name="What to do now")).to_have_count(0)
    press(page, "End of the match")
    expect(page.get_by_role("heading", name="wins the match")).to_contain_text(winner(hub))
    assert hub.state()["match"]["over"]
    tab(page, "Score")
    assert shown_totals(page) == totals(hub)
