"""A game that brings nothing to the page, coins on three round spots: drawn by its outlines, and corrected there."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import pytest
from playwright.sync_api import Browser, Page, expect

from referee.games.api.lines import Laid
from referee.games.registry import LIVE
from referee.session import MatchSetup
from referee.session.live.hub import Hub
from referee.session.match.plans import plan_of_setup
from referee.store import Store
from referee.web import Server
from tests.games.coins import PLACES, CoinGame, CoinSight, picture
from tests.support.page import SETTLED_MS, closed, opened, press, scene, tab

pytestmark = pytest.mark.browser


@pytest.fixture
def hub(store: Store, monkeypatch: pytest.MonkeyPatch) -> Hub:
    """Ada's coin lies left, Ben's right."""
    monkeypatch.setitem(LIVE, "coins", CoinGame())
    hub = Hub(store)
    hub.camera.use("a film")
    hub.new_match(plan_of_setup(MatchSetup("coins", players={"ada": "Ada", "ben": "Ben"}), rounds=2))
    hub.set_table(CoinSight().learn([picture({})]))
    hub.trace({"t": 1.0, "state": "still", "hidden": []})
    hub.command("start", {"round": 1})
    lay(hub, "left", "ada")
    lay(hub, "right", "ben")
    return hub


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    with opened(browser, server.url) as page:
        yield page


def lay(hub: Hub, spot: str, player: str, cls: str = "legal", rule: str | None = None) -> int:
    return hub.write(Laid(type="coin", t=2.0, player=player, squares=(spot,), class_=cls, rule=rule,
                          text="A coin was laid."))


def owners(hub: Hub) -> dict[str, str]:
    return {piece["squares"][0]: piece["owner"] for piece in hub.state()["table"]["pieces"]}


def at(page: Page, spot: str) -> tuple[float, float]:
    """Where a spot is drawn on the screen."""
    drawn = page.get_by_role("application").get_by_role("img")
    x, y = drawn.evaluate("""(svg, [x, y]) => {
      const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
      return [at.x, at.y];
    }""", list(PLACES[spot]))
    page.clock.fast_forward(SETTLED_MS)
    return x, y


def test_what_lies_where_is_drawn_and_said(page: Page, hub: Hub) -> None:
    scene(page, "play")
    drawn = page.get_by_role("img", name="The table with 2 pieces. Ada: left Ben: right")
    expect(drawn.locator("polygon.spot")).to_have_count(3)
    expect(drawn.locator(".spot-piece")).to_have_text(["A", "B"])
    expect(drawn.locator(".ring-last")).to_have_count(1)


def test_a_tap_on_a_spot_corrects_it(page: Page, hub: Hub) -> None:
    tab(page, "Table")
    page.mouse.click(*at(page, "right"))
    press(page, "Ada")
    closed(page, hub)
    assert owners(hub) == {"left": "ada", "right": "ada"}
    page.mouse.click(*at(page, "left"))
    press(page, "It is not there")
    closed(page, hub)
    assert owners(hub) == {"right": "ada"}
    page.mouse.click(*at(page, "left"))
    expect(page.get_by_role("dialog", name="A free spot")).to_be_visible()


def test_the_keyboard_goes_from_spot_to_spot(page: Page) -> None:
    tab(page, "Table")
    page.get_by_role("application").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog", name="Ada: piece")).to_be_visible()


def test_the_picture_has_what_was_read_over_it(page: Page, hub: Hub) -> None:
    hub.picture.show(cv2.imencode(".jpg", picture({"left": "heads", "right": "tails"}))[1].tobytes())
    tab(page, "Table")
    press(page, "Camera picture")
    expect(page.locator(".camera svg .read")).to_have_count(2)


def test_a_mistake_is_marked_where_it_lies(page: Page, hub: Hub) -> None:
    lay(hub, "middle", "ben", "violation", "CO-1")
    scene(page, "incident")
    expect(page.get_by_role("article").locator(".ring-wrong, .badge")).to_have_count(2)


def test_it_is_on_the_television_too(browser: Browser, server: Server) -> None:
    with opened(browser, server.url, "screen") as page:
        expect(page.get_by_role("img", name="The table with 2 pieces.")).to_be_visible()
