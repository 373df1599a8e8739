"""Every scene in every size, with four players of 24 letters: nothing too wide, cut, too small, or shut to anybody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from referee.session.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support import dashboard
from tests.support.looked_at import barred, measured, resize
from tests.support.page import opened, press, scene

pytestmark = pytest.mark.browser

NAMES = {"solid": "Wwwwwwwwwwwwwwwwwwwwwwww", "double": "Maximilianealexandramari",
         "dashed": "Donaudampfschifffahrtska", "dotted": "Ilililililililililililil"}
AXE_AT = {"play": (390, 844), "screen": (1920, 1080), "": (390, 844)}
STILL = ("play", "incident", "question", "camera", "stopping")


@pytest.fixture
def hub(store: Store) -> Hub:
    """Two rounds of four players with long names, watched by a camera."""
    hub = Hub(store, table=dashboard.table())
    hub.camera.use("sample round")
    hub.open(store.new_match(NAMES, "new", {"start_tableau": dict(dashboard.START_TABLEAU), "rounds": 2}))
    return hub


def called(hub: Hub) -> None:
    hub.command("stop", {})
    hub.command("call", {"player": "double"})


def counted(hub: Hub) -> None:
    """Everybody has counted, and nothing is left to decide."""
    for found in [f for f in hub.state()["findings"] if f["open"]]:
        hub.command("overrule", {"finding": found["seq"], "decision": "allowed"})
    for n, seat in enumerate(NAMES):
        hub.command("count", {"player": seat, "counts": {"left": 0 if seat == "double" else n + 2, "jokers": 1}})


def scenes(hub: Hub, store: Store) -> Iterator[str]:
    """The match, scene by scene, as the server leads through it."""
    yield "ready"
    dashboard.play(hub, store, until=8)
    yield "play"
    dashboard.play(hub, store, until=9, after=8)
    yield "incident"
    dashboard.play(hub, store, until=15, after=9)
    yield "question"
    hub.source("lost", "The camera sends no pictures any more.")
    yield "camera"
    hub.trace({"t": 30.0, "state": "still", "hidden": []})
    dashboard.play(hub, store, until=16, after=15)
    hub.command("stop", {})
    yield "stopping"
    hub.command("call", {"player": "double"})
    yield "check"
    for found in [f for f in hub.state()["findings"] if f["open"]]:
        hub.command("overrule", {"finding": found["seq"], "decision": "allowed"})
    yield "count"
    counted(hub)
    yield "score"
    hub.command("next_round", {"round": 1})
    hub.command("start", {})
    called(hub)
    counted(hub)
    yield "match_end"


def look(page: Page, name: str, address: str) -> list[str]:
    far = address == "screen"
    found = measured(page, f"/{address} {name}", still=name in STILL, far=far)
    resize(page, AXE_AT.get(address, AXE_AT[""]))
    return found + barred(page, f"/{address} {name}")


def test_at_the_table(browser: Browser, server: Server, hub: Hub, store: Store,
                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.session.scenes.LINGERS_S", 0.0)
    with opened(browser, server.url, "play", reduced_motion="reduce") as page:
        found: list[str] = []
        for name in scenes(hub, store):
            scene(page, name)
            found += look(page, name, "play")
            if name == "score":
                press(page, "What to do now")
                scene(page, "do_now")
                found += look(page, "do_now", "play")
        for part in ("Board", "Score", "More"):
            page.get_by_role("navigation", name="Parts of this page").get_by_role("button", name=part).click()
            found += look(page, part, "play")
        assert not found, "\n".join(found)


def test_on_the_television(browser: Browser, server: Server, hub: Hub, store: Store,
                           monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.session.scenes.LINGERS_S", 0.0)
    with opened(browser, server.url, "screen", reduced_motion="reduce") as page:
        found: list[str] = []
        for name in scenes(hub, store):
            scene(page, name)
            found += look(page, name, "screen")
        assert not found, "\n".join(found)
