"""The page in a real browser: what it shows in every state, what its buttons do, and what it survives."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Dialog, Page, expect

from referee.session.live import LiveHub
from referee.store import Store
from referee.values import Check, Quality
from referee.web import Server
from tests.support import dashboard
from tests.support.browser import browser as launched

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
STATUS = ".status-title"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as running:
        yield running


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """The dashboard, opened; a script error or a resource that is missing fails the test."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error"
            and not re.search("ERR_CONNECTION|status of 409", message.text) else None)
    page.goto(server.url)
    expect(page.locator("#connection")).to_have_text("Live")
    yield page
    page.close()
    assert troubles == []


def finding(page: Page, seq: int):
    return page.locator(f'[data-seq="{seq}"]')


def overflow(page: Page) -> int:
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


def test_before_the_round(page: Page, hub: LiveHub) -> None:
    hub.source("still")
    expect(page.locator(STATUS)).to_have_text("Ready when you are")
    expect(page.locator("#board .square")).to_have_count(144)
    expect(page.locator(".player-name")).to_have_text(["Ada", "Ben", "Cleo"])
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("button", name="Stop …")).to_be_visible()
    assert hub.state()["round"]["phase"] == "running"


def test_without_a_source_the_page_explains_how_to_begin(browser: Browser, store: Store) -> None:
    with Server(port=0) as server:
        server.start(LiveHub(store, dashboard.new_match(store)))
        page = browser.new_page()
        page.goto(server.url)
        expect(page.locator(STATUS)).to_have_text("Waiting for a camera")
        expect(page.locator("#help code")).to_have_text(
            ["referee learn empty.jpg -o table.json", "referee serve 0 --table table.json"])
        expect(page.locator("#board")).to_be_hidden()
        page.close()


def test_in_mid_round_everything_is_in_order(page: Page, hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=8)
    expect(page.locator(STATUS)).to_have_text("All in order")
    expect(page.locator(".status-text")).to_have_text("Ben laid purple–green on r6c4–r6c5.")
    expect(page.locator("#board .piece")).to_have_count(6)
    expect(page.locator("#board .token")).to_have_count(4)
    expect(page.locator("#board .ring-last")).to_have_count(1)
    expect(page.locator(".player .left dd")).to_have_text(["14", "1", "8"])
    expect(page.get_by_role("img", name=re.compile(r"^Board with 6 pieces and 4 tokens\. Last: Ben"))).to_be_visible()


def test_the_picture_of_the_camera_with_what_was_read(page: Page, hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=14)
    expect(page.locator("#picture")).to_have_js_property("naturalWidth", 960)
    expect(page.locator("#overlay .seen-double")).to_have_count(7)
    expect(page.locator("#overlay .seen-token")).to_have_count(4)
    dashboard.reach_in(hub)
    expect(page.locator("#overlay .hidden")).to_have_count(12)
    expect(page.locator("#board .hidden")).to_have_count(12)


def test_a_view_that_is_not_good_enough_says_what_to_change(page: Page, hub: LiveHub) -> None:
    expect(page.locator("#quality")).to_be_hidden()
    hub.set_table(replace(dashboard.table(), quality=Quality(False, ("Bring the camera closer.",), 18.0)))
    expect(page.locator("#quality")).to_contain_text("Bring the camera closer.")
    hub.set_checks([Check("size", True, "squares are 80 pixels wide"), Check("light", False, "More light.")])
    expect(page.locator("#quality li")).to_have_text(["More light."])
    hub.set_checks([Check("size", True, "squares are 80 pixels wide"), Check("light", True, "lit well")])
    expect(page.locator("#quality")).to_contain_text("ready to play")


def test_a_violation_asks_to_be_looked_at(page: Page, hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    expect(page.locator(STATUS)).to_have_text("Look here")
    assert page.title() == "! Look here – Referee"
    shown = finding(page, 16)
    expect(shown).to_contain_text("Wrong colour: Cleo's card shows purple on r8c4, the square is blue.")
    for name in ("Before", "After"):
        expect(shown.get_by_role("img", name=name)).to_have_js_property("complete", True)
        assert shown.get_by_role("img", name=name).evaluate("image => image.naturalWidth") > 100
    shown.get_by_text("Why? Colours must match").click()
    expect(shown).to_contain_text("Each half of a card lies on a square of its own colour.")
    expect(page.locator("#board .ring-violation")).to_have_count(1)
    dashboard.play(hub, store, until=17, after=16)
    expect(page.locator("#settled")).to_contain_text("Put right")
    expect(page.locator("#board .ring-violation")).to_have_count(0)


def test_a_verdict_opens_to_what_would_have_been_legal_and_the_board_shows_it(page: Page, hub: LiveHub,
                                                                             store: Store) -> None:
    dashboard.play(hub, store, until=16)
    expect(page.locator("#board .ring-could")).to_have_count(0)
    finding(page, 16).get_by_text("What would have been legal here?").click()
    expect(finding(page, 16)).to_contain_text("This card could have gone on r6c11–r7c11, with the token from r5c11.")
    expect(finding(page, 16).locator(".places li")).to_have_text(["r6c11–r7c11 with the token from r5c11 to r7c11"])
    expect(page.locator("#board .ring-could")).to_have_count(1)
    hub.source("still")
    expect(page.locator("#board .ring-could")).to_have_count(1)
    finding(page, 16).get_by_text("What would have been legal here?").click()
    expect(page.locator("#board .ring-could")).to_have_count(0)


def test_a_line_of_the_log_opens_to_its_rule_and_pictures(page: Page, hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    line = page.locator("#log details").filter(has_text="Wrong colour: Cleo's card")
    line.locator("summary").click()
    expect(line).to_contain_text("Each half of a card lies on a square of its own colour.")
    expect(line.get_by_role("img", name="After")).to_have_js_property("complete", True)


def test_people_say_whose_an_unread_card_is(page: Page, hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=8)
    expect(page.locator("#unread .finding")).to_have_count(0)
    hub.feed({"seq": 9, "type": "card", "class": "legal", "rule": None, "player": "unknown", "candidates": ["double"],
              "squares": ["r10c1", "r10c2"], "colours": ["red", "green"], "t": 10.0, "text": "A card was laid."})
    expect(page.locator(STATUS)).to_have_text("1 question for you")
    hub.command("stop", player="double")
    expect(page.locator(STATUS)).to_have_text("The round cannot be scored yet")
    expect(page.locator("#score")).to_contain_text("The owner cannot be read at r10c1–r10c2.")
    page.locator("#unread").get_by_role("button", name="Ben").click()
    expect(page.locator("#unread .finding")).to_have_count(0)
    expect(page.locator("#score tbody tr").first).to_contain_text("Ben1st")
    expect(page.locator("#log")).to_contain_text("The card on r10c1–r10c2 is Ben's.")


def test_the_house_rules_of_the_table_are_explained(browser: Browser, store: Store) -> None:
    with Server(port=0) as server:
        server.start(LiveHub(store, dashboard.new_match(store, take_back="forbidden"), table=dashboard.table()))
        page = browser.new_page()
        page.goto(server.url)
        expect(page.locator("#house")).to_contain_text("take back: forbidden")
        expect(page.locator("#house dd")).to_contain_text(["taken back before the stop call"])
        page.close()


def test_overruling_settles_the_finding_and_changes_the_score(page: Page, hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    page.get_by_role("button", name="Stop …").click()
    page.get_by_role("dialog").get_by_role("button", name="Ben").click()
    rows = page.locator("#score tbody tr")
    expect(rows).to_contain_text(["Ben1st", "Ada2nd", "Cleo3rd"])
    finding(page, 16).get_by_role("button", name="Allow").click()
    expect(rows).to_contain_text(["Ben1st", "Cleo2nd", "Ada3rd"])
    expect(page.locator(STATUS)).to_have_text("1 question for you")
    finding(page, 15).get_by_role("button", name="Mistake").click()
    expect(page.locator(STATUS)).to_have_text("Round 1 is over")
    expect(rows).to_contain_text(["Cleo1st", "Ada2nd", "Ben3rd"])
    finding(page, 15).locator("summary").first.click()
    expect(finding(page, 15).get_by_role("button", name="Mistake")).to_have_attribute("aria-pressed", "true")


def test_the_end_of_a_round_and_the_next_one(page: Page, hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=19)
    hub.command("overrule", finding=15, decision="allowed")
    page.get_by_role("button", name="Stop …").click()
    page.get_by_role("dialog").get_by_role("button", name="Ben").click()
    expect(page.locator(STATUS)).to_have_text("Round 1 is over")
    expect(page.locator(".status-text")).to_have_text("Ben called stop.")
    expect(page.locator("#score")).to_contain_text("each takes 2 back")
    page.get_by_role("button", name="Next round").click()
    expect(page.locator("#round")).to_contain_text("Round 2 of 6")
    expect(page.locator("#board .piece")).to_have_count(0)
    expect(page.locator(".player .left dd")).to_have_text(["15", "8", "9"])
    expect(page.locator("#score tbody tr")).to_contain_text(["Ada", "Ben", "Cleo"])


def test_a_slip_of_the_stop_button_can_be_taken_back(page: Page, hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=8)
    page.get_by_role("button", name="Stop …").click()
    page.get_by_role("dialog").get_by_role("button", name="Ada").click()
    expect(page.locator(STATUS)).to_have_text("The round cannot be scored yet")
    page.get_by_role("button", name="Correct …").click()
    page.get_by_role("button", name="It was a slip: play on").click()
    expect(page.locator(STATUS)).to_have_text("All in order")


def test_cards_left_can_be_typed_in_after_the_stop(page: Page, hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=8)
    hub.command("stop", player="double")
    left = page.get_by_label("Cards left of Ben")
    expect(left).to_have_value("1")
    left.fill("0")
    left.press("Enter")
    expect(page.locator("#score tbody tr").first).to_contain_text("Ben1st")


def test_the_names_and_frames_of_the_players_can_be_edited_with_the_keyboard(page: Page, hub: LiveHub) -> None:
    page.get_by_role("button", name="Players …").focus()
    page.keyboard.press("Enter")
    page.get_by_label("Name of the player with dashed line").fill("Dora")
    page.get_by_label("Name of the player with dotted line").fill("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(["two players have the same name"])
    page.get_by_label("Name of the player with dotted line").fill("Cleo B.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator(".player-name")).to_have_text(["Ada", "Ben", "Dora", "Cleo B."])
    expect(page.get_by_role("button", name="Players …")).to_be_focused()


def test_a_name_that_is_markup_stays_a_name(page: Page, hub: LiveHub, store: Store) -> None:
    alarms: list[Dialog] = []
    page.on("dialog", lambda dialog: (alarms.append(dialog), dialog.dismiss()))
    attack = "<svg onload=alert(0)>"
    hub.command("players", players={"solid": attack, "double": "<b>Ben</b>", "dotted": "</script>"})
    dashboard.play(hub, store, until=16)
    hub.feed({"type": "finding", "class": "violation", "rule": "BG-PLACE-3", "about": [2], "player": "solid", "t": 30.0,
              "text": f"{attack} <svg onload=alert(1)>", "squares": ["<i>"]})
    expect(page.locator(".player-name").first).to_have_text(attack)
    expect(page.locator("#open")).to_contain_text("<svg onload=alert(1)>")
    page.get_by_role("button", name="Players …").click()
    assert page.locator("img[src=x], b, i, svg[onload], script:not([src])").count() == 0
    assert alarms == []


def test_a_lost_connection_is_said_and_comes_back_with_the_server(page: Page, server: Server, hub: LiveHub,
                                                                  store: Store) -> None:
    dashboard.play(hub, store, until=8)
    expect(page.locator(STATUS)).to_have_text("All in order")
    server.stop()
    expect(page.locator(STATUS)).to_have_text("No connection")
    expect(page.locator("#connection")).to_have_text("No connection – trying again")
    page.get_by_role("button", name="Players …").click()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text("No connection to the referee.")
    page.keyboard.press("Escape")
    again = LiveHub(store, hub.match.id, table=dashboard.table(), source="sample round")  # as after a crash
    with Server(port=server.port) as second:
        second.start(again)
        expect(page.locator("#connection")).to_have_text("Live", timeout=15000)
        dashboard.play(again, store, until=9, after=8)
        expect(page.locator(STATUS)).to_have_text("Look here")
        expect(page.locator("#board .piece")).to_have_count(7)


def test_a_lost_camera_is_said_above_everything(page: Page, hub: LiveHub, store: Store) -> None:
    dashboard.play(hub, store, until=16)
    hub.feed({"type": "source_lost", "t": 22.0, "text": "camera 0 sends no pictures; check its cable"})
    expect(page.locator(STATUS)).to_have_text("Camera lost")
    hub.feed({"type": "source_back", "t": 24.0})
    expect(page.locator(STATUS)).to_have_text("Look here")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_a_phone_nothing_is_wider_than_the_screen(page: Page, hub: LiveHub, store: Store, scheme: str) -> None:
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme=scheme)
    hub.command("players", players={"solid": "A" * 24, "double": "Ben", "dashed": "W" * 24, "dotted": "Cleo"})
    for until, after in ((1, 0), (8, 1), (16, 8)):
        dashboard.play(hub, store, until, after)
        expect(page.locator("#board .piece")).to_have_count({1: 0, 8: 6, 16: 9}[until])
        assert overflow(page) <= 0
    hub.command("stop", player="double")
    expect(page.locator("#score tbody tr")).to_have_count(4)
    assert overflow(page) <= 0
    page.get_by_role("button", name="Correct …").click()
    assert overflow(page) <= 0


def test_after_the_last_round_every_button_is_in_reach_on_a_phone(browser: Browser, store: Store) -> None:
    with Server(port=0) as server:
        hub = dashboard.new_hub(store, dashboard.new_match(store, rounds=1))
        server.start(hub)
        page = browser.new_page(viewport=PHONE)
        page.goto(server.url)
        dashboard.play(hub, store, until=16)
        hub.command("stop", player="double")
        expect(page.get_by_role("button", name="One more round")).to_be_visible()
        for width in (390, 360, 320):
            page.set_viewport_size({**PHONE, "width": width})
            for button in page.locator(".calls button:visible").all():
                box = button.bounding_box()
                assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width, button.inner_text()
                assert button.evaluate("b => b.scrollWidth - b.clientWidth") <= 0, button.inner_text()
        page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_enough_from_its_ground(page: Page, hub: LiveHub, store: Store, scheme: str) -> None:
    """Contrast of the status line and of the sentences, as WCAG 2.2 reckons it: 4.5 for text, 3 for large text."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    for until, after in ((8, 0), (15, 8), (16, 15)):
        dashboard.play(hub, store, until, after)
        page.wait_for_timeout(300)
        for selector, least in ((STATUS, 3.0), (".status-text", 4.5), (".sentence", 4.5), (".finding-head strong", 4.5),
                                (".player dt", 4.5), ("time", 4.5), (".flag", 4.5), (".choice", 4.5)):
            for node in page.locator(selector).all():
                assert node.evaluate(CONTRAST) >= least, (scheme, until, selector)


CONTRAST = """node => {
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const chain = [];
  for (let n = node; n; n = n.parentElement) chain.unshift(getComputedStyle(n).backgroundColor);
  const light = (layers) => {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of layers) { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); }
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      .map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [light([...chain, getComputedStyle(node).color]), light(chain)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}"""
