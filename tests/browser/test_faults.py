"""What went wrong at tables and can only be seen in a browser.

Each of these was a fault once; the numbers are those of the list it stood on.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Dialog, Locator, Page, expect

from referee.games.board.lines import BOARD
from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support import dashboard
from tests.support.looked_at import SIZES, resize
from tests.support.page import SETTLED_MS, opened, press, scene, square, tab, tap

pytestmark = pytest.mark.browser

ALL_ELEMENTS = "() => document.querySelectorAll('*').length"


def posted(page: Page) -> list[str]:
    """The commands that the page sends from now on."""
    sent: list[str] = []
    page.on("request", lambda asked: sent.append(asked.url.rpartition("/")[2]) if "/command/" in asked.url else None)
    return sent


def answered(page: Page) -> None:
    """The server has been asked something and has answered: what was asked before is on its way at least."""
    page.evaluate("() => fetch('/api/languages').then(answer => answer.text())")


def running(page: Page, hub: Hub, store: Store, until: int = 8) -> None:
    dashboard.play(hub, store, until)
    expect(page.get_by_role("button", name="STOP", exact=True)).to_be_visible()
    if until == 16:
        expect(page.get_by_role("article")).to_contain_text("Wrong colour")


def told(hub: Hub, command: str, /, **fields: Any) -> None:
    hub.command(command, fields)


def counted(hub: Hub) -> None:
    for n, seat in enumerate(dashboard.PLAYERS):
        told(hub, "count", player=seat, counts={"left": 0 if seat == "double" else n + 2, "jokers": 0})


def scored(hub: Hub) -> None:
    """The round is over, and everybody has counted."""
    told(hub, "stop")
    told(hub, "call", player="double")
    counted(hub)


# 1: a double tap

def double_tap(page: Page, button: Locator, gap_ms: int, then: Locator) -> None:
    """Two taps at the same place; by the second one the page has come to mean something else."""
    expect(button).to_be_enabled()
    page.clock.pause_at(page.evaluate("() => Date.now() / 1000") + SETTLED_MS / 1000)
    box = button.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    expect(then).to_be_visible()
    page.clock.run_for(gap_ms)
    page.mouse.click(x, y)
    answered(page)
    page.clock.resume()


@pytest.mark.parametrize("gap_ms", [120, 300])
def test_a_double_tap_starts_stops_and_ends_one_round(page: Page, hub: Hub, store: Store, gap_ms: int) -> None:
    sent = posted(page)
    start, stop = (page.get_by_role("button", name=name, exact=True) for name in ("START", "STOP"))
    double_tap(page, start, gap_ms, then=stop)
    assert sent == ["start"] and hub.state()["round"]["phase"] == "running"
    dashboard.play(hub, store, until=8, after=1)
    double_tap(page, stop, gap_ms, then=page.get_by_role("heading", name="Who called?"))
    assert sent == ["start", "stop"] and hub.state()["round"]["phase"] == "stopping"
    told(hub, "call", player="double")
    counted(hub)
    press(page, "What to do now")
    double_tap(page, page.get_by_role("button", name="Everybody ready"), gap_ms, then=start)
    assert sent == ["start", "stop", "show_step", "next_round"]
    assert (hub.state()["round"]["number"], hub.state()["round"]["phase"]) == (2, "waiting")


def test_a_double_tap_on_a_name_decides_nothing_else(page: Page, hub: Hub, store: Store) -> None:
    running(page, hub, store, until=16)
    told(hub, "stop")
    scene(page, "stopping")
    sent = posted(page)
    double_tap(page, page.get_by_role("button", name="Ben", exact=True), 200,
               then=page.get_by_role("navigation", name="After the round"))
    assert sent == ["call"] and page.get_by_role("dialog").count() == 0


# 2: putting off is not acquitting

def test_what_is_put_off_is_asked_again_at_the_end(page: Page, hub: Hub, store: Store) -> None:
    running(page, hub, store, until=16)
    scene(page, "incident")
    press(page, "That’s not what happened")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Counts as a mistake")).to_be_visible()
    tap(sheet.get_by_role("button", name="Ask me at the end"))
    expect(sheet).to_have_count(0)
    told(hub, "stop")
    told(hub, "call", player="double")
    scene(page, "check")
    undecided = page.get_by_role("region", name="Now").get_by_role("button", name=re.compile("Cleo.*Wrong colour"))
    expect(undecided).to_be_visible()
    tap(page.get_by_role("navigation", name="After the round").get_by_role("button", name="Score"))
    expect(page.get_by_role("heading", name="Not scored yet")).to_be_visible()


# 4: what is needed stays on the screen, in every round

def test_board_and_buttons_are_on_the_screen_in_the_second_round(page: Page, hub: Hub, store: Store) -> None:
    running(page, hub, store)
    scored(hub)
    told(hub, "next_round", round=1)
    dashboard.play(hub, store, until=9)
    for name in ("incident", "play"):
        scene(page, name)
        for size in SIZES:
            resize(page, size)
            expect(page.get_by_role("button", name="STOP", exact=True)).to_be_in_viewport(ratio=1)
            expect(page.get_by_role("img", name="Board with").first).to_be_in_viewport(ratio=1)
        told(hub, "overrule", finding=next(f["seq"] for f in hub.state()["findings"]), decision="allowed")


# 7: everything can be put right with two taps

def test_a_missed_card_and_a_token_are_said_on_the_board(page: Page, hub: Hub, store: Store) -> None:
    running(page, hub, store)
    tab(page, "Board")
    square(page, 9, 0)
    press(page, "It is not there")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not any("r0c9" in piece["squares"] for piece in hub.state()["table"]["pieces"])
    press(page, "Undo")
    expect(page.get_by_role("img", name="Board with 6 pieces")).to_be_visible()
    square(page, 5, 6)
    press(page, "No token stands on its second square")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert "r6c5" not in hub.state()["table"]["tokens"]


# 8: a camera that failed is no dead end

def test_a_lost_camera_offers_three_ways_on(page: Page, hub: Hub, store: Store) -> None:
    running(page, hub, store)
    hub.desk = operator = dashboard.Operator()
    hub.source("lost")
    scene(page, "camera")
    press(page, "Try again")
    press(page, "Play without a camera")
    answered(page)
    asked = [(name, getattr(command, "source", "")) for name, command, _ in operator.told]
    assert asked == [("retry_camera", ""), ("camera", None)]
    press(page, "Choose a camera")
    expect(page.get_by_role("dialog")).to_contain_text("No camera was found.")


# 9: what is under the finger does not move

def test_a_finding_moves_no_button(page: Page, hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.session.shown.scenes.LINGERS_S", 0.0)
    stop, board = (page.get_by_role("button", name=name, exact=True) for name in ("STOP", "Board"))
    running(page, hub, store)
    places = [(stop.bounding_box(), board.bounding_box())]
    for until, after, name in ((9, 8, "incident"), (10, 9, "play"), (15, 10, "question"), (16, 15, "incident")):
        dashboard.play(hub, store, until, after)
        scene(page, name)
        places.append((stop.bounding_box(), board.bounding_box()))
    assert places == places[:1] * 5


# 10: nothing is in order beside trouble

@pytest.mark.parametrize("state", ["lost", "table_moved", "damaged"])
def test_all_in_order_is_not_said_beside_trouble(page: Page, hub: Hub, store: Store, state: str) -> None:
    running(page, hub, store)
    hub.source(state)
    scene(page, "camera")
    expect(page.get_by_role("article").get_by_role("heading")).not_to_be_empty()
    for words in ("All in order", "Camera sees the table", "Live"):
        expect(page.get_by_text(words)).to_have_count(0)


# 11: what it costs to look on

def test_the_first_view_is_small(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    page.goto(server.url + "play")
    scene(page, "ready")
    size = page.evaluate("""() => ["navigation", "resource"].flatMap(kind => performance.getEntriesByType(kind))
      .reduce((sum, entry) => sum + entry.transferSize, 0)""")
    page.close()
    assert 50_000 < size <= 300_000


def test_pictures_are_fetched_only_while_they_are_shown(page: Page, hub: Hub, store: Store) -> None:
    fetched: list[str] = []
    page.on("request", lambda asked: fetched.append(asked.url) if "/frame" in asked.url else None)
    running(page, hub, store)
    hub.picture.show(dashboard.picture(18) or b"")
    dashboard.play(hub, store, until=9, after=8)
    scene(page, "incident")
    assert fetched == [] and not hub.picture._lookers
    tab(page, "Board")
    press(page, "Camera picture")
    expect(page.get_by_role("img", name="Camera picture")).to_have_js_property("naturalWidth", 960)
    assert len(fetched) == 1 and len(hub.picture._lookers) == 1
    tab(page, "Now")
    scene(page, "incident")
    hub.picture.show(dashboard.picture(21) or b"")
    dashboard.play(hub, store, until=10, after=9)
    expect(page.get_by_role("article")).not_to_contain_text("Take this card back.")
    assert len(fetched) == 1


@pytest.mark.parametrize("part", ["Now", "More"])
def test_the_page_does_not_grow_while_it_is_watched(page: Page, hub: Hub, store: Store, part: str) -> None:
    running(page, hub, store)
    tab(page, part)
    token = {"type": "token", "class": "info", "t": 20.0, "text": "A token moved.", "squares": ["r5c6"],
             "token": {"from": "r5c6", "to": "r5c6"}}
    sizes = []
    for _ in range(2):
        for _ in range(100):
            hub.write(BOARD.read(token))
        hub.source("lost")
        expect(page.get_by_text("The camera is gone").first).to_be_visible()
        hub.trace({"t": 21.0, "state": "still", "hidden": []})
        expect(page.get_by_text("The camera is gone")).to_have_count(0)
        sizes.append(page.evaluate(ALL_ELEMENTS))
    page.wait_for_function(f"most => ({ALL_ELEMENTS})() <= most", arg=sizes[0])  # what is said for a moment goes again


# 12: for everybody

def test_the_keyboard_stops_names_and_takes_back(page: Page, hub: Hub, store: Store) -> None:
    running(page, hub, store)
    tab(page, "More")
    page.clock.fast_forward(SETTLED_MS)
    page.get_by_role("textbox", name="Name of this screen").press("Space")
    answered(page)
    assert hub.state()["round"]["phase"] == "running", "a space that is typed stops nothing"
    tab(page, "Now")
    page.keyboard.press("Space")
    scene(page, "stopping")
    page.keyboard.press("2")
    expect(page.get_by_role("navigation", name="After the round")).to_be_visible()
    assert hub.state()["round"]["caller"] == "double"
    page.keyboard.press("u")
    scene(page, "stopping")
    assert hub.state()["round"]["caller"] is None


def test_the_focus_is_kept_after_a_decision(
        page: Page, hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.session.shown.scenes.LINGERS_S", 0.0)
    running(page, hub, store, until=16)
    scene(page, "incident")
    page.clock.fast_forward(SETTLED_MS)
    page.get_by_role("button", name="That’s not what happened").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Does not count").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    scene(page, "question")
    expect(page.locator("main").locator("*:focus")).to_have_count(1)
    page.clock.fast_forward(SETTLED_MS)
    page.get_by_role("article").get_by_role("button", name="Does not count").focus()
    page.keyboard.press("Enter")
    scene(page, "play")
    expect(page.locator("main").locator("*:focus")).to_have_count(1)


def test_an_incident_is_announced_once_and_a_legal_card_never(page: Page, hub: Hub, store: Store) -> None:
    running(page, hub, store, until=1)
    page.evaluate("""() => {
      window.said = [];
      const live = "[aria-live]:not([aria-live=off]), [role=alert], [role=status]";
      new MutationObserver(changes => {
        for (const change of changes) {
          const region = (change.target.closest ? change.target : change.target.parentElement)?.closest(live);
          if (region?.textContent) window.said.push(region.textContent);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }""")
    dashboard.play(hub, store, until=8, after=1)
    expect(page.get_by_role("img", name="Board with 6 pieces")).to_be_visible()
    assert page.evaluate("() => window.said") == []
    dashboard.play(hub, store, until=9, after=8)
    scene(page, "incident")
    for t in (12.0, 13.0):
        hub.trace({"t": t, "state": "still", "hidden": []})
    hub.write(BOARD.read({"type": "token", "class": "info", "t": 13.0, "token": {"from": "r5c6", "to": "r5c5"}}))
    expect(page.get_by_role("img", name=re.compile("Board with 7 pieces"))).to_be_visible()
    answered(page)
    [said] = set(page.evaluate("() => window.said"))
    assert said.startswith("Cleo: Take this card back.")
    assert len(page.evaluate("() => window.said")) == 1


def test_nothing_moves_for_who_wants_no_motion(page: Page, hub: Hub, store: Store) -> None:
    moving = """() => [...document.querySelectorAll("*")].filter(node => ["animationDuration", "transitionDuration"]
      .some(name => getComputedStyle(node)[name].split(",").some(time => parseFloat(time) > 0.02))).length"""
    running(page, hub, store)
    scene(page, "play")
    expect(page.locator(".ring-last")).to_have_count(1)  # it settles; beside an incident no newest piece is outlined
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(moving) > 0
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(moving) == 0


def test_colours_have_signs_where_they_are_wanted(page: Page, hub: Hub, store: Store) -> None:
    running(page, hub, store)
    squares = len(hub.state()["table"]["bare"]["squares"])
    board = page.get_by_role("img", name="Board with 6 pieces")
    assert not re.search("[RYGBOP]", board.text_content() or "")
    tab(page, "More")
    tap(page.get_by_role("checkbox", name="Colours with letters"))
    expect(page.get_by_role("checkbox", name="Colours with letters")).to_be_checked()
    page.reload()
    tab(page, "Now")
    expect(board).to_be_visible()
    assert len(re.findall("[RYGBOP]", board.text_content() or "")) >= squares


def test_a_command_without_a_server_is_said(page: Page, server: Server) -> None:
    scene(page, "ready")
    server.stop()
    expect(page.get_by_text("No connection. Trying again")).to_be_visible()
    press(page, "START", exact=True)
    expect(page.get_by_role("alert")).to_contain_text("No connection to the referee.")


def test_a_name_that_is_markup_stays_a_name(browser: Browser, server: Server, hub: Hub, store: Store) -> None:
    alarms: list[Dialog] = []
    for person, name in (("person-1", "<svg onload=alert(0)>"), ("person-2", "<b>Ben</b>"), ("person-3", "</script>")):
        told(hub, "rename", person=person, name=name)
    dashboard.play(hub, store, until=16)

    def rung(dialog: Dialog) -> None:
        alarms.append(dialog)
        dialog.dismiss()

    with opened(browser, server.url) as page:
        page.on("dialog", rung)
        scene(page, "incident")
        expect(page.get_by_role("article")).to_contain_text("</script>")
        tab(page, "Score")
        expect(page.get_by_role("table")).to_contain_text("<svg onload=alert(0)>")
        assert page.locator("b, svg[onload], script:not([src])").count() == 0
    assert alarms == []
