"""No tap stays unanswered and none does harm: what asks first, what can be undone, what says that it was too early."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from referee.session import MatchSetup
from referee.session.live.hub import Hub
from referee.session.match.plans import plan_of_setup
from referee.web import Server
from tests.support.page import opened, press, scene, tap

pytestmark = pytest.mark.browser

DRAFT = """sessionStorage.setItem("referee-setup", JSON.stringify({ document: "dice", camera: null,
  people: [{ name: "Ada", seat: "bottom" }, { name: "Ben", seat: "right" }] }))"""
TELEVISION: ViewportSize = {"width": 1280, "height": 720}


def apart(page: Page, one: Locator, *others: str) -> bool:
    """Whether something that comes by itself lies on nothing that people look at or tap on."""
    top = one.bounding_box()
    assert top is not None
    boxes = [box for name in others for node in page.locator(name).all() if (box := node.bounding_box())]
    assert boxes
    return all(top["x"] >= box["x"] + box["width"] or box["x"] >= top["x"] + top["width"]
               or top["y"] >= box["y"] + box["height"] or box["y"] >= top["y"] + top["height"] for box in boxes)


def test_whom_it_asks_about_is_said_where_nobody_has_a_name(browser: Browser, server: Server, hub: Hub) -> None:
    hub.new_match(plan_of_setup(MatchSetup("dice")))
    hub.command("start", {})
    with opened(browser, server.url, "setup", scripts=[DRAFT]) as page:
        page.evaluate("location.hash = 'ready'")
        press(page, "Start the match")
        expect(page.get_by_role("dialog")).to_contain_text("Round 1 is on the table.")


def test_a_new_match_over_one_that_is_played_asks_first(browser: Browser, server: Server, hub: Hub) -> None:
    hub.command("start", {})
    before = hub.state()["match"]
    assert before is not None
    with opened(browser, server.url, "setup", scripts=[DRAFT]) as page:
        page.evaluate("location.hash = 'ready'")
        press(page, "Start the match")
        asked = page.get_by_role("dialog")
        expect(asked).to_contain_text("Ada, Ben, and Cleo")
        tap(asked.get_by_role("button").nth(1))
        expect(page).to_have_url(re.compile("/play$"))
        assert hub.state()["match"]["id"] == before["id"], "going on with it begins no other"
        page.goto(server.url + "setup#ready")
        press(page, "Start the match")
        tap(asked.get_by_role("button").nth(2))
        expect(page).to_have_url(re.compile("/play$"))
        scene(page, "ready")
    assert hub.state()["match"]["id"] != before["id"]


def test_a_tap_on_a_corner_turns_the_television_and_back(browser: Browser, server: Server) -> None:
    with opened(browser, server.url, "screen", size=TELEVISION) as page:
        expect(page.locator("main.side-0")).to_be_visible()
        page.locator(".sound-button").click()  # it stands in a corner
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator("main.side-0")).to_be_visible()
        page.mouse.click(6, 6)
        expect(page.locator("main.side-1")).to_be_visible()
        press(page, "Undo", exact=True)
        expect(page.locator("main.side-0")).to_be_visible()
        expect(page.locator(".screen-turned")).to_have_count(0)


def test_what_is_said_in_passing_lies_on_nothing_and_an_early_tap_is_answered(browser: Browser, server: Server,
                                                                             hub: Hub) -> None:
    with opened(browser, server.url) as page, opened(browser, server.url, "screen", size=TELEVISION) as far:
        for shown in (page, far):
            scene(shown, "ready")
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        press(page, "START", exact=True)
        stop = page.get_by_role("button", name="STOP", exact=True)
        expect(stop).to_be_visible()
        stop.click()
        expect(stop).to_have_attribute("data-not-yet", "")
        assert hub.state()["round"]["phase"] == "running", "the second tap of a double tap stops nothing"
        page.clock.run_for(200)
        for shown, others in ((page, (".tile", ".main-button", ".tabs button", ".undo button")),
                              (far, (".tile", ".screen-table", ".sound-button"))):
            said = shown.locator(".said")
            expect(said).to_have_text("Round 1 begins.")
            assert apart(shown, said, *others)
        expect(far.get_by_role("heading", level=1)).to_have_text("Round 1 begins.")  # it lies on no other headline
        tap(stop)
        scene(page, "stopping")
        hub.command("call", {"player": hub.state()["players"][0]["seat"]})
        for shown in (page, far):
            expect(shown.locator(".said")).to_have_count(0)  # what is over covers no title
