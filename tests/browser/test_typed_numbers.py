"""A number that is being typed is the typist's, whatever other screens say, through a reload and over a bad line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.soak import typed_numbers
from tests.support.page import SETTLED_MS, opened, press, scene

pytestmark = pytest.mark.browser

MIDDLE = "Cards in the middle"


@pytest.fixture
def hub(store: Store) -> Hub:
    hub = Hub(store)
    typed_numbers.begun(hub)
    return hub


def field(page: Page, name: str, what: str = MIDDLE) -> Locator:
    return page.get_by_role("spinbutton", name=f"{what}, {name}", exact=True)


def card(page: Page, name: str, what: str = MIDDLE) -> Locator:
    """The field with its label and what is said of it."""
    return page.get_by_role("group", name=f"{what}, {name}", exact=True).locator("xpath=..")


def counted(hub: Hub, seat: str = "p1", what: str = "centre") -> int | None:
    found: int | None = hub.state()["form"]["values"][seat][what]["value"]
    return found


def told(hub: Hub, seat: str, n: int, what: str = "centre") -> None:
    """Another screen counts."""
    hub.command("count", {"player": seat, "counts": {what: n}})


def test_what_is_typed_stays_while_others_count_the_same(page: Page, hub: Hub) -> None:
    told(hub, "p1", 40)
    expect(card(page, "Anna")).to_contain_text("counted")
    field(page, "Anna").click()
    page.keyboard.press("1")
    for n in (7, 8, 9):
        told(hub, "p1", n)
        told(hub, "p2", n)
        expect(field(page, "Ben")).to_have_value(str(n))
    expect(field(page, "Anna")).to_have_value("1")
    expect(card(page, "Anna")).not_to_contain_text("counted")
    page.keyboard.press("8")
    page.keyboard.press("Tab")
    expect(field(page, "Anna")).to_have_value("18")
    expect(card(page, "Anna")).to_contain_text("Anna has 9 by now")  # who is right is for people to say
    assert counted(hub) == 9
    press(page, "Count 18")
    expect(card(page, "Anna")).to_contain_text("counted")
    assert counted(hub) == 18


def test_a_tap_selects_all_and_what_cannot_be_is_refused_with_the_reason(page: Page, hub: Hub) -> None:
    told(hub, "p1", 1)
    expect(field(page, "Anna")).to_have_value("1")
    field(page, "Anna").click()
    page.keyboard.press("6")
    page.keyboard.press("Enter")
    expect(card(page, "Anna")).to_contain_text("counted")
    assert counted(hub) == 6
    whole = "A whole number"
    for typed, why in (("999", "At most 40"), ("-5", "At least 0"), ("3.7", whole), ("1e", whole)):
        field(page, "Anna").click()
        page.keyboard.type(typed)
        page.keyboard.press("Tab")
        expect(card(page, "Anna").get_by_role("alert")).to_contain_text(why)
        expect(card(page, "Anna")).not_to_contain_text("counted")
        expect(page.get_by_role("button", name=re.compile("not counted yet"))).to_be_disabled()
    assert counted(hub) == 6
    field(page, "Anna").click()
    page.keyboard.type("40")
    page.keyboard.press("Tab")
    expect(card(page, "Anna")).to_contain_text("counted")
    expect(page.get_by_role("alert").filter(has_text="At")).to_have_count(0)
    assert counted(hub) == 40


def test_an_emptied_field_is_a_count_taken_back(page: Page, hub: Hub) -> None:
    told(hub, "p1", 12)
    expect(field(page, "Anna")).to_have_value("12")
    field(page, "Anna").click()
    page.keyboard.press("Delete")
    page.keyboard.press("Tab")
    expect(card(page, "Anna")).not_to_contain_text("counted")
    expect(page.get_by_role("button", name="4 players still to count")).to_be_visible()
    expect(field(page, "Anna")).to_have_value("")
    assert counted(hub) is None


def test_what_was_typed_and_not_left_is_there_after_a_reload(page: Page, hub: Hub) -> None:
    field(page, "Anna").click()
    page.keyboard.type("18")
    page.reload()
    expect(field(page, "Anna")).to_have_value("18")
    told(hub, "p2", 3)
    expect(field(page, "Ben")).to_have_value("3")
    expect(field(page, "Anna")).to_have_value("18")
    assert counted(hub) is None
    page.get_by_role("button", name="Count 18").click()
    expect(card(page, "Anna")).to_contain_text("counted")
    assert counted(hub) == 18


def test_what_was_not_finished_before_a_reload_is_asked_and_never_counted_by_itself(page: Page, hub: Hub) -> None:
    field(page, "Dora").click()
    page.keyboard.type("1")
    page.reload()
    expect(page.get_by_role("button", name="Count 1")).to_be_visible()
    for n in range(1, 5):
        told(hub, f"p{n}", 9 + n)
        if n > 1:
            told(hub, f"p{n}", n, "stack")
    expect(field(page, "Clara")).to_have_value("12")
    scene(page, "count")
    expect(page.get_by_role("button", name=re.compile("not counted yet"))).to_be_visible()
    page.get_by_role("navigation", name="Parts of this page").get_by_role("button", name="Score").click()
    page.get_by_role("navigation", name="Parts of this page").get_by_role("button", name="Now").click()
    assert counted(hub, "p4") == 13
    page.reload()
    scene(page, "count")
    expect(field(page, "Dora")).to_have_value("1")
    expect(page.get_by_role("button", name=re.compile("Everybody ready"))).to_have_count(0)
    assert counted(hub, "p4") == 13


def unanswered(page: Page) -> None:
    """Anna's 18 is typed, and nobody answers."""
    page.route("**/command/count", lambda route: route.abort("connectionrefused"))
    field(page, "Anna").click()
    page.keyboard.type("18")
    page.keyboard.press("Tab")
    expect(card(page, "Anna")).to_contain_text("not sent yet")


def test_a_number_that_got_no_answer_goes_out_again_once(page: Page, hub: Hub) -> None:
    unanswered(page)
    page.reload()
    expect(field(page, "Anna")).to_have_value("18")
    page.unroute("**/command/count")
    page.clock.fast_forward(5000)
    expect(card(page, "Anna")).to_contain_text("counted")
    assert counted(hub) == 18
    assert hub.play is not None
    assert [line.type for line in hub.play.logs[-1]].count("count") == 1


def test_a_number_that_got_no_answer_does_not_overwrite_what_was_counted_since(page: Page, hub: Hub) -> None:
    unanswered(page)
    told(hub, "p1", 5)
    page.unroute("**/command/count")
    page.clock.fast_forward(5000)
    expect(page.get_by_role("alert").filter(has_text="18")).to_contain_text("Anna has 5 by now")
    press(page, "Count 5")
    expect(field(page, "Anna")).to_have_value("5")
    assert counted(hub) == 5


def test_three_screens_type_over_slow_lines(browser: Browser, tmp_path: Path) -> None:
    count, wrong = typed_numbers.run(browser, tmp_path, numbers=24, seed=3)
    assert (count, wrong) == (24, [])


# set-up

@pytest.fixture
def setup(browser: Browser, server: Server) -> Iterator[Page]:
    with opened(browser, server.url, "setup") as page:
        page.get_by_role("radio", name=re.compile("Board game, older rules")).check()
        press(page, "Next", exact=True)
        for n, name in enumerate(("Xenia", "Yves"), 1):
            page.get_by_role("combobox", name=f"Name of player {n}", exact=True).fill(name)
        page.get_by_text("Player boards of last time").first.click()
        yield page


def brought(page: Page, name: str) -> Locator:
    return page.get_by_role("spinbutton", name=f"Cards on the player board: {name}", exact=True)


def test_what_was_brought_stays_while_others_speak_goes_along_and_is_listed(setup: Page, hub: Hub) -> None:
    brought(setup, "Yves").click()
    setup.keyboard.type("4")
    for n in range(3):
        told(hub, "p1", n)
    expect(brought(setup, "Yves")).to_have_value("4")
    second = setup.get_by_role("combobox", name="Name of player 2", exact=True)
    frames = setup.get_by_role("listitem").filter(has=second)
    frames.get_by_role("radio", name=re.compile("Xenia")).check(force=True)
    expect(brought(setup, "Yves")).to_have_value("4")
    expect(brought(setup, "Xenia")).to_have_value("")
    setup.get_by_role("navigation", name="New match").get_by_role("button", name="Ready").click()
    people = setup.get_by_role("listitem").filter(has_text="Yves").last
    expect(people).to_contain_text("4")
    press(setup, "Start the match")
    press(setup, "Put it aside")  # a round is being played
    expect(setup).to_have_url(re.compile("/play$"))
    assert hub.play is not None
    counts = [counts for counts in hub.play.plan.brought.values() if counts]
    assert counts == [{next(p["seat"] for p in hub.state()["people"] if p["name"] == "Yves"): 4}]


def test_what_nobody_can_have_brought_keeps_the_match_from_beginning(setup: Page, hub: Hub) -> None:
    before = hub.state()["match"]["id"]
    brought(setup, "Yves").click()
    setup.keyboard.type("99")
    press(setup, "Next", exact=True)
    expect(setup.get_by_role("alert").filter(has_text="At most 15")).to_be_visible()
    expect(setup.get_by_role("heading", name="Who plays?")).to_be_visible()
    assert hub.state()["match"]["id"] == before


def test_a_length_that_cannot_be_is_refused(setup: Page) -> None:
    press(setup, "Next", exact=True)
    expect(setup.get_by_role("heading", name="How do you play at home?")).to_be_visible()
    press(setup, "Next", exact=True)
    setup.get_by_role("radio", name=re.compile("A number of rounds")).check()
    rounds = setup.get_by_role("spinbutton")
    rounds.click()
    setup.keyboard.type("999")
    setup.keyboard.press("Tab")
    expect(setup.get_by_role("alert").filter(has_text="At most 99")).to_be_visible()
    press(setup, "Next", exact=True)
    expect(rounds).to_be_visible()
    rounds.click()
    setup.keyboard.type("12")
    press(setup, "Next", exact=True)
    expect(rounds).to_have_count(0)
    setup.get_by_role("navigation", name="New match").get_by_role("button", name="Ready").click()
    expect(setup.get_by_text("12 rounds")).to_be_visible()


def test_a_screen_is_named_while_the_state_changes(page: Page, hub: Hub) -> None:
    scene(page, "count")
    page.get_by_role("navigation", name="Parts of this page").get_by_role("button", name="More").click()
    name = page.get_by_role("textbox", name="Name of this screen")
    name.click()
    name.fill("Kitch")
    told(hub, "p1", 3)
    expect(page.get_by_text("3", exact=False).first).to_be_attached()
    name.press("End")
    page.keyboard.type("en")
    expect(name).to_have_value("Kitchen")


@pytest.mark.parametrize(("document", "seats", "keys", "most"), [
    ("board-new", ("solid", "double", "dashed", "dotted"), "3 5 8", 8),
    ("board-new", ("solid", "double", "dashed", "dotted"), "3 3 8 0 2", 10),
    ("card-999", ("p1", "p2", "p3", "p4"), "1 8 1 2 3 9 5 1 5 1 Next", 22),
    ("dice", ("p1", "p2", "p3", "p4"), "2 5 6", 8)])
def test_taps_of_a_round(browser: Browser, store: Store, document: str, seats: tuple[str, ...], keys: str,
                         most: int) -> None:
    """Four players by hand, on a phone with keys of its own: from START to the next round."""
    hub = Hub(store)
    people = [{"name": name, "seat": seat} for name, seat in zip(("Anna", "Ben", "Clara", "Dora"), seats, strict=True)]
    hub.command("new_match", {"document": document, "people": people, "camera": False, "rounds": 3})
    with Server(port=0) as server:
        server.start(hub)
        with opened(browser, server.url, has_touch=True, is_mobile=True) as page:
            taps = 0
            for name in ("START", "STOP", "Anna"):
                press(page, name, exact=True)
                taps += 1
            scene(page, "count")
            page.clock.fast_forward(SETTLED_MS)
            for key in keys.split():
                page.get_by_role("group", name="Digits").get_by_role("button", name=key, exact=key != "Next").click()
                taps += 1
            for name in ("Show the score", "Everybody ready"):
                press(page, name)
                taps += 1
            scene(page, "ready")
            assert hub.state()["round"]["number"] == 2
    assert taps <= most
