"""What new users stumbled over in an evening, each once more: counting by hand, home, paper, a low screen, words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support import dashboard
from tests.support.looked_at import measured
from tests.support.page import opened, overflow, press, scene, tab, tap

pytestmark = pytest.mark.browser

SEATS = ("solid", "double", "dashed", "dotted")
DRAFT = """([document, n]) => sessionStorage.setItem("referee-setup", JSON.stringify({ document, options: {},
  brought: {}, wrong: {}, people: Array.from({ length: n }, (_, i) => ({ id: i, name: `P ${i}`, seat: `p${i + 1}` })),
  length: { kind: "", n: null }, camera: null }))"""
LANGUAGES = ("de", "en", "es", "fr", "it", "nl")
BROKEN_WORDS = """node => {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), broken = [];
  while (walker.nextNode()) for (const { 0: word, index } of walker.currentNode.data.matchAll(/\\p{L}+/gu)) {
    const range = document.createRange();
    range.setStart(walker.currentNode, index);
    range.setEnd(walker.currentNode, index + word.length);
    if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) broken.push(word);
  }
  return broken;
}"""
SHIFTS = """window.shifted = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) window.shifted += one.value; })
    .observe({ type: "layout-shift", buffered: true });"""


@pytest.fixture
def hub(store: Store) -> Hub:
    """Four people who count by hand, in the middle of the first of two rounds."""
    hub = Hub(store)
    people = [{"name": name, "seat": seat} for name, seat in zip(("Anna", "Ben", "Clara", "Dora"), SEATS, strict=True)]
    hub.command("new_match", {"document": "board-new", "people": people, "camera": False, "rounds": 2})
    hub.command("start", {})
    return hub


def called(hub: Hub) -> None:
    hub.command("stop", {})
    hub.command("call", {"player": "dashed"})


def counts(hub: Hub) -> dict[str, int | None]:
    form = hub.state()["form"]
    assert form is not None
    return {seat: values["left"]["value"] for seat, values in form["values"].items()}


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    with opened(browser, server.url) as page:
        yield page


def test_by_hand_only_what_matters_is_asked_and_enter_leads_on(page: Page, hub: Hub) -> None:
    called(hub)
    scene(page, "count")
    expect(page.get_by_text("as seen")).to_have_count(0)  # nobody saw anything
    expect(page.locator(".problem:not(:empty)")).to_have_count(0)  # nothing is wrong before somebody did something
    expect(page.get_by_text("Jokers used")).to_have_count(0)  # no place hangs on them yet
    expect(page.locator(".count-chip:visible")).to_have_count(4)  # "Mistake" stands beside each name
    for number in "358":
        page.keyboard.type(number)
        page.keyboard.press("Enter")
    expect(page.locator(".count-ok")).to_have_count(3)
    assert list(counts(hub).values()) == [3, 5, None, 8]


def test_the_television_shows_who_is_counted_while_a_laptop_counts(browser: Browser, server: Server, hub: Hub,
                                                                   store: Store) -> None:
    hub.open(store.new_match(dict(zip(SEATS, ("Anna", "Ben", "Clara", "Dora"), strict=True)), "new",
                             {"start_tableau": dict(dashboard.START_TABLEAU), "rounds": 2}))
    hub.camera.use("sample round")
    hub.set_table(dashboard.table())
    dashboard.play(hub, store, until=16)
    hub.command("stop", {})
    hub.command("call", {"player": "double"})  # who has no card left
    with (opened(browser, server.url, "screen", size={"width": 1920, "height": 1080}) as far,
          opened(browser, server.url, size={"width": 1366, "height": 768}) as laptop):
        scene(far, "check")
        press(laptop, "Go on to counting")
        scene(far, "count")
        expect(far.get_by_text("4 players still to count")).to_be_visible()
        assert far.locator(".count-said:visible").all_inner_texts() == [""] * 4
        tap(laptop.get_by_role("button", name="as seen").first)
        expect(far.get_by_text("3 players still to count")).to_be_visible()
        expect(far.locator("tr", has_text="Anna").locator(".count-said")).to_contain_text("✓")
        expect(far.locator("tr", has_text="Anna").locator("td.count-open-n")).to_have_count(1)  # jokers only as seen
        press(laptop, "Check")
        scene(far, "check")


def test_the_demo_explains_what_each_screen_shows(browser: Browser, server: Server, hub: Hub, store: Store) -> None:
    hub.open(dashboard.new_match(store))
    hub.camera.use("sample round", playing=True)
    hub.set_table(dashboard.table())
    hub.screens.demo(paused=False)
    dashboard.play(hub, store, until=16)
    hub.source("ended")
    with (opened(browser, server.url, "screen", size={"width": 1920, "height": 1080}) as far,
          opened(browser, server.url) as page, opened(browser, server.url) as other):
        expect(page.locator(".demo-words")).to_contain_text("The recording has ended.")
        hub.command("stop", {})
        expect(page.locator(".demo-words")).to_contain_text("The first tap on STOP")
        hub.command("call", {"player": "double"})
        press(page, "Go on to counting")
        for shown in (page, far):
            scene(shown, "count")
            expect(shown.locator(".demo-words")).to_contain_text("The camera counts.")
        scene(other, "check")
        expect(other.locator(".demo-words")).to_contain_text("After the stop")


def stopped(hub: Hub, store: Store) -> None:
    """A round of the board game that was stopped and called."""
    hub.open(dashboard.new_match(store))
    hub.camera.use("sample round")
    hub.set_table(dashboard.table())
    dashboard.play(hub, store, until=16)
    hub.command("stop", {})
    hub.command("call", {"player": "double"})


def test_what_was_put_right_is_not_marked_in_the_colour_of_a_fault(browser: Browser, server: Server, hub: Hub,
                                                                   store: Store) -> None:
    stopped(hub, store)
    with opened(browser, server.url) as page:
        scene(page, "check")
        right = page.locator(".check-list", has_text="Put right").locator(".check-n").first
        expect(right).to_have_text("✓")
        of = "node => getComputedStyle(node).backgroundColor"
        assert right.evaluate(of) != page.locator(".check-wrong .check-n").first.evaluate(of)


def test_no_word_is_broken_where_there_is_room(browser: Browser, server: Server, hub: Hub, store: Store) -> None:
    stopped(hub, store)
    for language in LANGUAGES:
        with opened(browser, server.url, locale=language) as page:
            page.locator(".main-button").click()
            scene(page, "count")
            for width in (360, 1366):
                page.set_viewport_size({"width": width, "height": 768})
                assert page.locator(".as-seen").first.evaluate(BROKEN_WORDS) == [], (language, width)
                assert overflow(page) == 0, (language, width)


def test_whoever_called_and_has_cards_left_can_go_on(page: Page, hub: Hub) -> None:
    called(hub)
    for seat, left in zip(SEATS, (3, 5, 1, 8), strict=True):
        hub.command("count", {"player": seat, "counts": {"left": left}})
    expect(page.get_by_role("button", name="Somebody else called")).to_be_visible()
    press(page, "Play on")
    scene(page, "play")


def test_what_somebody_went_to_is_not_deaf(page: Page) -> None:
    scene(page, "play")
    page.get_by_role("navigation", name="Parts of this page").get_by_role("button", name="More").click()
    page.locator(".more-act").nth(1).click()  # the first is a pause, at once
    expect(page.get_by_role("dialog")).to_be_visible()


def test_home_moves_nothing_after_the_first_paint(browser: Browser, server: Server) -> None:
    with opened(browser, server.url, "", scripts=[SHIFTS]) as page:
        expect(page.get_by_role("link", name=re.compile("Go on with"))).to_be_visible()
        assert page.evaluate("window.shifted") < 0.02
        page.set_viewport_size({"width": 1920, "height": 1080})
        left = "node => node.getBoundingClientRect().left"
        assert page.locator(".page-foot .language").evaluate(left) == page.locator(".home-title").evaluate(left)


def test_a_command_that_is_typed_off_the_screen_stands_in_one_line(browser: Browser, server: Server) -> None:
    with opened(browser, server.url, "", size={"width": 1280, "height": 800}) as page:
        command = page.locator("code", has_text="referee serve --lan")
        assert command.evaluate("node => node.getClientRects().length") == 1
        assert overflow(page) == 0


def test_paper_has_a_date_no_menu_and_no_round_that_nobody_played(browser: Browser, server: Server, hub: Hub) -> None:
    called(hub)
    for seat, left in zip(SEATS, (3, 5, 0, 8), strict=True):
        hub.command("count", {"player": seat, "counts": {"left": left}})
    hub.command("next_round", {"round": 1})
    hub.command("end_match", {})
    with opened(browser, server.url, "match/1") as page:
        expect(page.locator(".score-sheet thead th")).to_have_count(3)  # name, total, round 1
        page.emulate_media(media="print")
        expect(page.locator(".print-sheet tbody tr")).to_have_count(2)  # round 1, total
        expect(page.locator(".language")).to_be_hidden()
        expect(page.locator("header .print-only")).to_have_text(re.compile(r"\b20\d\d\b"))


def test_on_a_low_screen_the_demo_stands_beside_stop(browser: Browser, server: Server, hub: Hub, store: Store) -> None:
    hub.open(dashboard.new_match(store))
    hub.camera.use("sample round", playing=True)
    hub.set_table(dashboard.table())
    hub.screens.demo(paused=False)
    with opened(browser, server.url, size={"width": 740, "height": 360}) as page:
        scene(page, "ready")
        expect(page.locator(".main-wait")).to_be_visible()  # START is not green before the camera sees the table
        hub.command("start", {})
        hub.screens.demo(paused=False)
        scene(page, "play")
        found = measured(page, "/play demo", still=True, sizes=[(740, 360)])
        boxes = [one.bounding_box() for one in page.locator(".play-foot button").all()]
    assert not found, "\n".join(found)
    assert all(box is not None and box["y"] + box["height"] <= 361 for box in boxes)
    tops = [(box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]) for box in boxes if box is not None]
    assert not [1 for n, a in enumerate(tops) for b in tops[n + 1:]
                if a[0] < b[2] - 1 and b[0] < a[2] - 1 and a[1] < b[3] - 1 and b[1] < a[3] - 1]


def test_home_and_more_count_a_match_and_say_its_edition(browser: Browser, server: Server) -> None:
    with opened(browser, server.url, "") as page:
        expect(page.get_by_role("region", name="Matches").get_by_role("listitem").first).to_contain_text("newer rules")
        page.goto(f"{server.url}help/NO-RULE-1")
        way_on = page.get_by_role("main").get_by_role("link", name="To the start page")
        expect(way_on).to_be_visible()
    with opened(browser, server.url, "screen", size={"width": 1280, "height": 720}) as far:
        scene(far, "play")
        assert far.get_by_text("ounted by hand").count() <= 1
    with opened(browser, server.url) as page:
        tab(page, "More")
        end = page.get_by_role("button", name="End the match").bounding_box()
        assert end is not None and end["y"] < 844, "it ends without scrolling through the log"


def test_a_scene_is_read_from_its_top_however_far_the_one_before_was_scrolled(page: Page, hub: Hub) -> None:
    page.set_viewport_size({"width": 360, "height": 560})
    called(hub)
    scene(page, "count")
    for seat, left in zip(SEATS, (3, 5, 0, 8), strict=True):
        hub.command("count", {"player": seat, "counts": {"left": left}})
    scene(page, "score")
    press(page, "Correct the counts")
    scene(page, "count")
    assert page.locator(".play-body").evaluate("body => { body.scrollTo(0, 900); return body.scrollTop; }") > 50
    press(page, "Show the score")
    scene(page, "score")
    assert page.locator(".play-body").evaluate("body => body.scrollTop") == 0


def test_words_that_a_child_knows_what_to_do_with(page: Page, hub: Hub) -> None:
    tab(page, "More")
    acts = page.locator(".person").first
    expect(acts.get_by_role("button")).to_have_text(["Change the name", "Swap with somebody", "Leaves"])
    acts.get_by_role("button", name="Swap with somebody").click()
    expect(acts.get_by_role("group", name="Anna takes the set of:")).to_be_visible()
    called(hub)
    tab(page, "Now")
    press(page, "Clara called stop.")
    expect(page.get_by_role("dialog")).to_have_accessible_name("Somebody else called: who?")
    assert "really" not in page.locator("body").inner_text().lower()


@pytest.mark.parametrize("document", ["card-999", "card-weber"])
def test_only_three_are_asked_how_many_cards_lie_in_the_row(browser: Browser, server: Server, document: str) -> None:
    asked = {}
    with opened(browser, server.url, "setup") as page:
        for n in (2, 3, 4, 6):
            page.evaluate(DRAFT, [document, n])
            page.evaluate("location.hash = 'rules'")
            page.reload()
            expect(page.get_by_role("heading", name="How do you play at home?")).to_be_visible()
            if (more := page.get_by_role("button", name="more questions")).count():
                more.click()
            asked[n] = page.get_by_role("group", name="Three players: how many cards in the row?").count()
    assert asked == {2: 0, 3: 1, 4: 0, 6: 0}
