"""The end of a round of cards before a camera, on the page: stop offered, heaps counted, a moment seen again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support import carded, swiped
from tests.support.cards_evening import Evening
from tests.support.drawn_evening import agreed
from tests.support.looked_at import barred, measured
from tests.support.page import closed, opened, press, scene, tab

pytestmark = pytest.mark.browser

SCREENS = ((390, 844), (1280, 800))


@pytest.fixture
def evening(store: Store, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return agreed(Evening, store, monkeypatch)


@pytest.fixture
def hub(evening: Evening) -> Hub:
    return evening.hub


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    with opened(browser, server.url) as page:
        yield page


def in_sight(page: Page, *sizes: tuple[int, int]) -> None:
    """On a wide screen nobody scrolls to the first number."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        first, below = page.get_by_role("spinbutton").first.bounding_box(), page.locator(".main-button").bounding_box()
        assert first and below and first["y"] + first["height"] < below["y"]


def test_the_round_counts_itself(evening: Evening, page: Page) -> None:
    hub, play = evening.hub, carded.Play(8, "CG").until(6)
    play.look()
    evening.watch(play.readings)
    counts = swiped.truth(play)

    # a moment is seen again, and the table decides
    tab(page, "Cards")
    press(page, "See a moment again")
    page.get_by_role("dialog").get_by_role("button").filter(has_text=":").first.click()
    expect(page.get_by_role("dialog").locator(".again-opinion")).not_to_be_empty()
    expect(page.get_by_role("dialog").get_by_role("img", name="Picture")).to_be_visible()
    press(page, "Anna")
    closed(page, evening.hub)
    assert hub.state()["log"][0]["text"] == "The table decided: Anna was first."

    # nobody can lay: how it lies, then the heaps
    hub.command("stop", {})
    hub.command("call", {"end": "stalemate"})
    last, lying = hub.time(), play.readings[-1][1]
    evening.watch([(last + 1.0, lying), (last + 2.0, lying)])
    tab(page, "Now")
    expect(page.get_by_role("heading", name="Swipe your heaps")).to_be_visible()
    expect(page.get_by_role("img", name="As it lay at the stop")).to_be_visible()
    heap, stack = counts["left"]
    wrong, right = swiped.heaps({**counts, "left": (heap + 1, stack)}), swiped.heaps(counts)
    evening.watch([(last + 3.0, wrong), (last + 4.0, wrong)])
    expect(page.locator(".swiped .problem")).to_contain_text("do not add up to the piles")
    in_sight(page, (1920, 1080))
    evening.watch([(last + 5.0, right), (last + 6.0, right)])
    expect(page.locator(".swiped-words")).to_contain_text("The heaps add up to the piles.")
    assert page.locator(".swiped .table-photo .strip").count() >= sum(n for n, _ in counts.values())
    assert measured(page, "count", sizes=SCREENS) == [] and barred(page, "count") == []
    in_sight(page, (1366, 768), (1280, 800), (1920, 1080))
    press(page, "All as seen")
    scene(page, "score")
    assert hub.state()["score"]["final"]


def test_an_empty_stack_offers_the_stop(evening: Evening, page: Page) -> None:
    """Nothing ends by itself: somebody says that it is over, and who called is known then."""
    hub, play = evening.hub, carded.Play(8, "CG")
    anna = play.on.players[0]
    del anna.stack[:-1]  # only its top was in sight
    first, one = anna.row[0], next(card for card in anna.hand if card.number == 1)
    assert first is not None
    first.colour, first.number, one.colour, one.number = one.colour, one.number, first.colour, first.number
    play.readings.clear()
    play.look()
    for _ in range(2):  # the one is laid, and its gap filled
        play.look()
        play.act(anna)
    for _ in range(4):
        play.look()
    evening.watch(play.readings)
    offered = page.get_by_role("region", name="A stack seems to be empty")
    expect(offered).to_contain_text("is empty: stop?")
    assert hub.state()["round"]["phase"] == "running" and hub.state()["table"]["empty"] == [anna.seat]
    assert barred(page, "offered") == []
    offered.get_by_role("button", name="Yes").click()
    expect(page.get_by_role("button", name="Anna called stop")).to_be_visible()
    assert hub.state()["round"]["caller"] == anna.seat
