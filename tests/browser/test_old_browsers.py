"""Browsers that know or keep less than others: a sentence where the page cannot run, and play where nothing is kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.browser.test_by_hand import choose, play, start
from tests.support.looked_at import measured
from tests.support.page import count, opened, press, scene

pytestmark = pytest.mark.browser

BLOCKED = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });"""
ZOOMED = ((195, 422), (180, 370), (422, 195))
"""A phone, upright and not, at 200 %."""


@pytest.fixture
def hub(store: Store) -> Hub:
    return Hub(store)


def test_a_browser_that_does_not_know_the_scripts_says_which_one_is_needed(browser: Browser, server: Server) -> None:
    screen = browser.new_context(locale="de-DE")
    page = screen.new_page()
    script = re.compile(r"/static/.*\.js$")
    page.route(script, lambda route: route.fulfill(content_type="text/javascript", body="await = ("))
    page.goto(server.url + "play")
    told = page.locator(".old-browser")
    expect(told).to_be_hidden()  # at first: the scripts may only be slow
    told.evaluate("p => p.getAnimations()[0].finish()")
    expect(told).to_be_visible()
    expect(told).to_contain_text("Firefox 95")
    screen.close()


def test_a_match_is_set_up_and_played_where_cookies_are_blocked(browser: Browser, server: Server) -> None:
    with opened(browser, server.url, "setup", scripts=[BLOCKED]) as page:
        choose(page, "Dice game", "AB")
        start(page)
        play(page, "A", {})
        count(page, "Dice left", "B", 3)
        press(page, "Show the score")
        scene(page, "score")


def test_twice_as_large_on_a_phone(browser: Browser, server: Server, hub: Hub) -> None:
    people = [{"name": name, "seat": f"p{n}"} for n, name in enumerate(("Emma", "Maximilian", "Ben"), 1)]
    hub.command("new_match", {"document": "card-999", "people": people, "camera": False})
    found: list[str] = []
    with opened(browser, server.url, "play") as page:
        for step, after in (("ready", "start"), ("play", "stop"), ("stopping", "call"), ("count", "")):
            scene(page, step)
            found += measured(page, f"/play {step}", sizes=ZOOMED)
            if after:
                hub.command(after, {"player": "p1"} if after == "call" else {})
    assert not found, "\n".join(found)
