"""The page on the home network: each role is shown what it may, and all works under a path."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Access, Reach, Server
from referee.web.entry.roles import Role
from tests.support import dashboard
from tests.support.page import DESK, opened, press, scene, tab, tap

pytestmark = pytest.mark.browser

HAS_NO_LOCK = 'Object.defineProperty(navigator, "wakeLock", { value: undefined });'


@pytest.fixture
def server(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A dashboard under a path, on which nobody is the host by sitting at it."""
    monkeypatch.setattr(Server, "addresses", lambda self: [self.url])
    with Server(port=0, reach=Reach(root_path="/referee"), access=Access(by_place=False)) as server:
        server.start(hub)
        yield server


def link(server: Server, path: str, role: Role) -> str:
    return f"{path}?token={server.access.token(role)}"


def test_everything_is_asked_for_under_the_path(browser: Browser, server: Server, hub: Hub, store: Store) -> None:
    """The film for screens without a wake lock, too."""
    dashboard.play(hub, store, until=9)
    asked: list[str] = []
    with opened(browser, server.url, link(server, "screen", "host"), size=DESK, scripts=[HAS_NO_LOCK]) as page:
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url))
        assert page.url == f"{server.url}screen", "the token is gone from the address"
        for path, seen in (("", "Referee"), ("people", "Regulars"), ("help", "Rules"), ("setup", "What do you play?"),
                           ("match/1#1", "Round 1"), ("play", "At the table")):
            page.goto(server.url + path)
            expect(page.get_by_role("heading", name=seen).first).to_be_attached()
        tab(page, "More")
        tap(page.get_by_role("link", name="To the start page"))
        expect(page).to_have_url(server.url)
        page.get_by_role("link", name="Rules and help").click()
        expect(page).to_have_url(f"{server.url}help")
        page.go_back()
        with page.expect_download() as saved:
            page.goto(f"{server.url}match/1")
            page.get_by_role("link", name="Points (CSV)").click()
        assert saved.value.suggested_filename == "referee-match-1.csv"
        expect(page.locator("body")).not_to_have_class("offline")
    paths = {urlsplit(url).path for url in asked if not url.startswith(("data:", "blob:"))}
    assert {"/referee/live", "/referee/api/home", "/referee/frame"} & paths
    assert [path for path in paths if not path.startswith("/referee/")] == []


def names(page: Page) -> set[str]:
    """What can be tapped on."""
    return {button.inner_text().split("\n")[0] for button in page.get_by_role("button").all() if button.is_enabled()}


def test_each_role_is_shown_what_it_may(browser: Browser, server: Server, hub: Hub) -> None:
    with opened(browser, server.url, link(server, "play", "viewer")) as viewer, \
            opened(browser, server.url, link(server, "play", "player")) as player:
        expect(viewer.get_by_role("button", name="You are looking on.")).to_be_disabled()
        viewer.keyboard.press(" ")
        press(player, "START")
        scene(viewer, "play")
        assert not names(viewer) & {"START", "STOP"}
        press(player, "STOP")
        scene(viewer, "stopping")
        expect(player.get_by_role("button", name="Ben")).to_be_visible()
        assert not names(viewer) & {"Ada", "Ben", "Cleo", "It was a slip"}
        for page in (viewer, player):
            page.goto(f"{server.url}setup")
            expect(page.get_by_text("Only the host can do this.")).to_be_visible()
            page.goto(server.url)
            expect(page.get_by_role("heading", name="Matches")).to_be_visible()
            assert not names(page) & {"Watch a demo", "Delete", "Go on"}
        player.goto(f"{server.url}match/1")
        expect(player.get_by_role("button", name="Print")).to_be_visible()
        assert not names(player) & {"Delete this match …", "Rematch", "Go on"}


def test_the_host_shows_the_link_of_each_role_and_makes_new_ones(browser: Browser, server: Server, hub: Hub) -> None:
    old = server.access.token("viewer")
    with opened(browser, server.url, link(server, "", "host"), size=DESK) as host, \
            opened(browser, server.url, link(server, "screen", "viewer")) as viewer:
        scene(viewer, "ready")
        press(host, "Viewer", exact=True)
        expect(host.locator(".screens-link")).to_have_text(f"{server.url}screen?token={old}")
        press(host, "Make a new link …")
        press(host, "Make a new link", exact=True)
        expect(host.get_by_text("The old link no longer opens anything.")).to_be_visible()
        hub.command("start", {})
        expect(viewer.get_by_role("heading", name="Scan the code")).to_be_visible()
        expect(host.locator(".screens-link")).to_contain_text(server.access.token("viewer"))
