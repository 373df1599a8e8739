"""Around the game: matches found and deleted, a game chosen by its picture, and the way back at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from referee.session.live import archive
from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support.page import opened, press, scene, tab

pytestmark = pytest.mark.browser
GAMES = ("dice", "card-999", "dice", "card-weber", "dice")


@pytest.fixture
def hub(store: Store) -> Hub:
    """Five matches that were begun; the last of them is in play."""
    hub = Hub(store)
    for n, document in enumerate(GAMES):
        people = [{"name": name, "seat": f"p{i}"} for i, name in enumerate((f"Ada {n}", "Ben"), 1)]
        hub.command("new_match", {"document": document, "people": people})
        hub.command("start", {})
    return hub


def test_matches_are_found_and_deleted_several_at_once(browser: Browser, server: Server, hub: Hub) -> None:
    with opened(browser, server.url, "") as page:
        matches = page.get_by_role("region", name="Matches")
        expect(matches.get_by_role("listitem")).to_have_count(5)
        matches.get_by_role("searchbox").fill("weber ada")
        expect(matches.get_by_role("status").first).to_have_text("1 match found")
        matches.get_by_role("searchbox").fill("dice")
        expect(matches.get_by_role("listitem")).to_have_count(3)
        press(page, "Delete several")
        press(page, "Choose the unfinished")
        press(page, "Delete 2")
        press(page, "Delete for good")
        expect(matches.get_by_role("listitem")).to_have_count(1)
    assert [m["document"] for m in archive.home(hub)["matches"]] == ["dice", "card-weber", "card-999"]


def test_back_leads_to_the_part_before_and_not_away_from_the_match(browser: Browser, server: Server) -> None:
    with opened(browser, server.url, "play") as page:
        scene(page, "play")
        tab(page, "Score")
        tab(page, "More")
        scene(page, "more")
        page.reload()
        scene(page, "more")
        page.go_back()
        scene(page, "play")


def test_a_game_is_chosen_before_it_goes_on(browser: Browser, server: Server) -> None:
    with opened(browser, server.url, "setup") as page:
        onward = page.get_by_role("button", name="Next", exact=True)
        expect(onward).to_be_disabled()
        expect(onward).to_have_accessible_description("Choose a game first.")
        expect(page.locator(".game-choice .face")).to_have_count(5)
        bottom = page.locator(".game-choice").last.evaluate("tile => tile.getBoundingClientRect().bottom")
        assert bottom <= page.locator(".setup-foot").evaluate("foot => foot.getBoundingClientRect().top")
