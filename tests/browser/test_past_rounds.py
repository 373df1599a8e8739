"""A round that is over, put right from the page of its match and taken back there, in each game, as its camera saw it.

What is taken back is said, and the score follows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support import carded, cards_evening, dashboard, dice_evening, diced, swiped
from tests.support.drawn_evening import agreed
from tests.support.looked_at import barred, measured
from tests.support.page import DESK, SETTLED_MS, opened, press

pytestmark = pytest.mark.browser

SIZES = ((390, 844), (1280, 800))
LEFT_EDGES = "nodes => nodes.map((node) => node.getBoundingClientRect().left)"
OTHER = "2"
"""A number that nobody has whose count is changed, and that gives other points in each of the games."""


@dataclass(frozen=True)
class Made:
    """A round that is scored. `called`: its table; `number`: the count that is changed; `correct` corrects the table,
    which is `said` so."""

    hub: Hub
    called: str
    number: str
    correct: Callable[[Page], None]
    said: str


def board(store: Store, monkeypatch: pytest.MonkeyPatch) -> Made:
    hub = dashboard.new_hub(store, dashboard.new_match(store, rounds=3))
    hub.set_table(dashboard.table())
    dashboard.play(hub, store, until=16)
    hub.command("stop", {})
    hub.command("call", {"end": "stalemate"})
    for found in [f for f in hub.state()["findings"] if f["open"]]:
        hub.command("overrule", {"finding": found["seq"], "decision": "allowed"})

    def correct(page: Page) -> None:
        page.locator(".check-item").first.click()
        press(page, "Counts as a mistake")

    return Made(hub, "Board", "Cards left, Ada", correct, "Decided: it counts as a mistake.")


def cards(store: Store, monkeypatch: pytest.MonkeyPatch) -> Made:
    evening = agreed(cards_evening.Evening, store, monkeypatch)
    play = carded.Play(8, "CG").until(6)
    play.look()
    evening.watch(play.readings)
    evening.hub.command("stop", {})
    evening.hub.command("call", {"end": "stalemate"})
    last, heaps = evening.hub.time(), swiped.heaps(swiped.truth(play))
    evening.watch([(last + 3.0, heaps), (last + 4.0, heaps)])

    def correct(page: Page) -> None:
        page.get_by_role("application").locator(".pile").first.click()
        pad = page.get_by_role("dialog").get_by_role("group", name="Which number?")
        pad.get_by_role("button", name="9", exact=True).click()

    return Made(evening.hub, "Cards", "Cards in the middle, Anna", correct, "A card was put right.")


def dice(store: Store, monkeypatch: pytest.MonkeyPatch) -> Made:
    evening = agreed(dice_evening.Evening, store, monkeypatch)
    play = diced.Play(seed=1).until(0)
    play.look()
    evening.watch(play.readings)

    def correct(page: Page) -> None:
        page.get_by_role("application").locator(".dice-table > .die").first.click()
        press(page, "It is not there")

    return Made(evening.hub, "Dice", "Dice left, Anna", correct, "A die beside the board was put right.")


def counted_as_seen(hub: Hub) -> None:
    """Everybody says what the camera saw, and the next round begins."""
    form = hub.state()["form"]
    assert form is not None
    asked = [field["name"] for field in form["fields"] if not field["optional"] and not field["bool"]]
    for seat, values in form["values"].items():
        hub.command("count", {"player": seat, "counts": {name: values[name]["preset"] for name in asked}})
    hub.command("next_round", {"round": 1})


@pytest.mark.parametrize("game", [board, cards, dice])
def test_what_was_put_right_is_taken_back_where_it_was_said(
        game: Callable[[Store, pytest.MonkeyPatch], Made], store: Store, monkeypatch: pytest.MonkeyPatch,
        browser: Browser) -> None:
    made = game(store, monkeypatch)
    counted_as_seen(made.hub)
    with Server(port=0) as server:
        server.start(made.hub)
        with opened(browser, server.url, "match/1#1", size=DESK) as page:
            press(page, "Change this round")
            expect(page.locator(".change h3").first).to_have_text(made.called)
            edges = page.locator(".change .stack > *").evaluate_all(LEFT_EDGES)
            assert len(set(edges)) == 1, "all parts begin at one line"
            page.set_viewport_size({"width": 768, "height": 1024})
            edges = page.locator(".change > *, .change .stack > *").evaluate_all(LEFT_EDGES)
            assert len(set(edges)) == 1, "and below each other, too"
            page.set_viewport_size(DESK)
            bar, sheet = page.locator(".changing-bar"), page.locator(".score-sheet tbody")
            before = sheet.inner_text()
            number = page.get_by_role("spinbutton", name=made.number)
            said, (what, who) = bar.locator(".undo-text").inner_text(), made.number.split(", ")
            number.fill(OTHER)
            number.press("Tab")
            expect(bar).to_contain_text(f"{who} counted: {what} {OTHER}.")
            expect(sheet).not_to_have_text(before, use_inner_text=True)
            press(page, "Undo")
            expect(bar.locator(".undo-text")).to_have_text(said)
            expect(sheet).to_have_text(before, use_inner_text=True)
            made.correct(page)
            expect(bar).to_contain_text(made.said)
            found = [*measured(page, "changing", sizes=SIZES), *barred(page, "changing")]
            press(page, "Undo")
            expect(bar.locator(".undo-text")).to_have_text(said)
            expect(sheet).to_have_text(before, use_inner_text=True)
            expect(page.get_by_text("stop?")).to_have_count(0)
    assert not found, "\n".join(found)
    assert made.hub.state()["round"]["phase"] == "waiting"


def test_a_double_tap_takes_one_word_back(store: Store, monkeypatch: pytest.MonkeyPatch, browser: Browser) -> None:
    hub = dice(store, monkeypatch).hub
    counted_as_seen(hub)
    with Server(port=0) as server:
        server.start(hub)
        with opened(browser, server.url, "match/1#1", size=DESK) as page:
            press(page, "Change this round")
            said = page.locator(".undo-text")
            expect(said).to_have_text("Finn counted: Dice left 2.")
            page.clock.fast_forward(SETTLED_MS)
            page.locator(".undo button").dblclick()
            expect(said).to_have_text("Eva counted: Dice left 0.")
            page.locator(".undo button").click()
            expect(page.locator(".undo [data-not-yet]")).to_have_count(1)
            expect(said).to_have_text("Eva counted: Dice left 0.")
