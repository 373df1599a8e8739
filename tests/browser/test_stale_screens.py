"""Screens that slept, whose line is dead, or whose page is of another version: they say so, and write nothing wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server, shell
from tests.soak import typed_numbers
from tests.support.page import opened, scene
from tests.support.relay import Relay, relayed

pytestmark = pytest.mark.browser

MIDDLE = "Cards in the middle"
HOUR_MS = 3_600_000


@pytest.fixture
def hub(store: Store) -> Hub:
    hub = Hub(store)
    typed_numbers.begun(hub)
    return hub


@pytest.fixture
def relay(server: Server) -> Iterator[Relay]:
    with relayed(server.port) as relay:
        yield relay


@pytest.fixture
def asleep(browser: Browser, relay: Relay, hub: Hub) -> Iterator[Page]:
    """A phone that fell asleep in round 1, with Anna's 12 on it; the table has gone on to round 2, where she has 3."""
    count(hub, "p1", 12)
    with opened(browser, relay.url) as page:
        expect(page.get_by_role("spinbutton", name=f"{MIDDLE}, Anna")).to_have_value("12")
        page.clock.pause_at(page.evaluate("() => Date.now() / 1000") + 1)
        relay.deaf = "live"
        for seat in ("p1", "p2", "p3", "p4"):
            count(hub, seat, 12)
            hub.command("count", {"player": seat, "counts": {"stack": 0 if seat == "p1" else 2}})
        hub.command("next_round", {"round": 1})
        typed_numbers.stopped(hub)
        count(hub, "p1", 3)
        relay.quiet()
        yield page


def count(hub: Hub, seat: str, n: int) -> None:
    hub.command("count", {"player": seat, "counts": {"centre": n}})


def logged(hub: Hub) -> int:
    assert hub.play is not None
    return sum(map(len, hub.play.logs))


def test_a_number_corrected_on_a_screen_that_slept_is_not_written_into_another_round(asleep: Page, hub: Hub,
                                                                                     relay: Relay) -> None:
    before = logged(hub)
    asleep.get_by_role("spinbutton", name=f"{MIDDLE}, Anna").click()
    asleep.keyboard.type("13")
    relay.deaf = "nobody"
    asleep.keyboard.press("Enter")
    told = asleep.get_by_role("alert").filter(has_text="Anna, 13")
    expect(told).to_contain_text("round 2 is on by now, and this was meant for round 1")
    asleep.clock.resume()
    expect(asleep.get_by_role("spinbutton", name=f"{MIDDLE}, Anna")).to_have_value("3")
    assert logged(hub) == before
    assert hub.state()["form"]["values"]["p1"]["centre"]["value"] == 3


def test_a_number_typed_on_a_screen_that_slept_is_not_written_into_another_round(asleep: Page, hub: Hub,
                                                                                 relay: Relay) -> None:
    before = logged(hub)
    asleep.get_by_role("spinbutton", name=f"{MIDDLE}, Ben").click()
    asleep.keyboard.type("7")
    asleep.keyboard.press("Tab")  # told before the screen hears of round 2, which would tell it itself
    expect(asleep.get_by_role("alert").filter(has_text="Ben, 7")).to_contain_text("meant for round 1")
    relay.deaf = "nobody"
    asleep.clock.resume()
    expect(asleep.get_by_role("spinbutton", name=f"{MIDDLE}, Ben")).to_have_value("")
    assert logged(hub) == before


def test_undo_on_a_screen_that_slept_takes_nothing_back(asleep: Page, hub: Hub, relay: Relay) -> None:
    before = logged(hub)
    relay.deaf = "nobody"
    asleep.get_by_role("button", name="Undo").first.click()
    expect(asleep.get_by_role("alert").filter(has_text="round 2 is on by now")).to_be_visible()
    assert logged(hub) == before


def test_a_screen_that_wakes_up_shows_the_table_at_once(asleep: Page, relay: Relay) -> None:
    relay.deaf = "nobody"
    asleep.clock.fast_forward(HOUR_MS)
    asleep.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    asleep.clock.resume()
    expect(asleep.get_by_role("spinbutton", name=f"{MIDDLE}, Anna")).to_have_value("3", timeout=2000)


@pytest.mark.parametrize("path", ["play", "screen", ""])
def test_a_dead_line_is_said_within_five_seconds(browser: Browser, relay: Relay, path: str) -> None:
    with opened(browser, relay.url, path) as page:
        expect(page.locator("main")).to_be_visible()
        expect(page.locator("body")).not_to_have_class(re.compile("offline"))
        expect(page.get_by_text("No connection. Trying again")).to_have_count(0)
        relay.deaf = "all"
        page.clock.fast_forward(5000)
        expect(page.get_by_text("No connection. Trying again")).to_be_visible()
        page.clock.fast_forward(60_000)
        expect(page.get_by_text("No connection. Trying again")).to_be_visible()
        relay.deaf = "nobody"
        page.clock.fast_forward(16_000)
        expect(page.get_by_text("No connection. Trying again")).to_have_count(0)


def test_a_cut_line_is_there_again_at_once(browser: Browser, relay: Relay, hub: Hub) -> None:
    with opened(browser, relay.url) as page:
        scene(page, "count")
        page.wait_for_load_state("networkidle")  # a script that is on its way would be cut, too
        relay.cut()
        count(hub, "p2", 9)
        expect(page.get_by_role("spinbutton", name=f"{MIDDLE}, Ben")).to_have_value("9")


# another version of the program

@pytest.fixture
def upgraded(server: Server, hub: Hub, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Server]]:
    """Call to have the server stop, and one of another version start in its place."""
    newer: list[Server] = []

    class Upgrade(list[Server]):
        def __call__(self) -> None:
            port = server.port
            server.stop()
            monkeypatch.setattr(shell, "version_of", lambda folder, texts: "abcdef012345")
            newer.append(Server(port=port))
            newer[0].start(hub)

    yield Upgrade()
    for other in newer:
        other.stop()


def version(page: Page) -> str:
    address: str = page.evaluate("() => document.querySelector('script[type=module]').src")
    return address.rpartition("/static/")[2].partition("/")[0]


def test_an_open_page_of_another_version_loads_anew(page: Page, upgraded: object) -> None:
    scene(page, "count")
    before = version(page)
    assert callable(upgraded)
    upgraded()
    page.clock.fast_forward(5000)
    page.wait_for_function("() => document.querySelector('script[type=module]')?.src.includes('abcdef012345')")
    assert before != "abcdef012345"
    scene(page, "count")


def test_a_page_of_another_version_waits_until_what_is_typed_counts(page: Page, upgraded: object, hub: Hub) -> None:
    scene(page, "count")
    page.get_by_role("spinbutton", name=f"{MIDDLE}, Ben").click()
    page.keyboard.type("1")
    assert callable(upgraded)
    upgraded()
    page.clock.fast_forward(5000)
    expect(page.locator(".state-line").filter(has_text="No connection")).to_have_count(0)
    page.clock.fast_forward(20_000)
    page.keyboard.type("8")
    expect(page.get_by_role("spinbutton", name=f"{MIDDLE}, Ben")).to_have_value("18")
    assert version(page) != "abcdef012345"
    page.keyboard.press("Tab")
    page.locator("h2").first.click()
    page.clock.fast_forward(5000)
    page.wait_for_function("() => document.querySelector('script[type=module]')?.src.includes('abcdef012345')")
    scene(page, "count")
    assert hub.state()["form"]["values"]["p2"]["centre"]["value"] == 18


def test_the_files_of_a_version_are_kept_and_of_none_are_asked_for_anew(page: Page, server: Server) -> None:
    scene(page, "count")
    address = page.evaluate("() => document.querySelector('script[type=module]').src")
    kept = page.request.get(address)
    assert "immutable" in kept.headers["cache-control"]
    plain = page.request.get(f"{server.url}static/app.js")
    assert "no-cache" in plain.headers["cache-control"]
    assert plain.headers["etag"]
    assert "no-cache" in page.request.get(f"{server.url}play").headers["cache-control"]
    assert page.request.get(f"{server.url}static/0123456789ab/app.js").status == 404
