"""Rounds of cards before a camera, on the page: drawn with their tally, put right by taps, wrong ones outlined."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.session.live.hub import Hub
from referee.store import Store
from referee.values.cards import CardsReading, card_name
from referee.web import Server
from tests.support import carded
from tests.support.cards_evening import Evening
from tests.support.drawn_evening import agreed
from tests.support.looked_at import TELEVISION, barred, measured, resize
from tests.support.page import DESK, PHONE, SETTLED_MS, closed, opened, press, scene, tab, tap

pytestmark = pytest.mark.browser

SCREENS = ((390, 844), (1280, 800))
PILES = 8


@pytest.fixture
def evening(store: Store, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return agreed(Evening, store, monkeypatch)


@pytest.fixture
def hub(evening: Evening) -> Hub:
    return evening.hub


def last(play: carded.Play) -> CardsReading:
    return play.readings[-1][1]


def tops(hub: Hub) -> list[str]:
    return sorted(card_name(p["colours"][0], p["number"]) for p in hub.state()["table"]["pieces"])


def tap_pile(page: Page, n: int) -> None:
    """Tap on the drawn top of the `n`th pile; the dialog opens."""
    box = page.get_by_role("application").locator(".pile").nth(n).bounding_box()
    assert box is not None
    page.clock.fast_forward(SETTLED_MS)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("dialog")).to_be_visible()


def say(page: Page, hub: Hub, question: str, answer: str) -> None:
    """The second tap: on a pad."""
    pad = page.get_by_role("dialog").get_by_role("group", name=question)
    tap(pad.get_by_role("button", name=answer, exact=True))
    closed(page, hub)


def laid_on_another_colour() -> carded.Play:
    """A round in which somebody lays a card of their row on a pile of another colour."""
    play = carded.Play(3, "CG").until(4)
    player, card, number = next(
        (player, card, number) for number, pile in play.on.piles.items() for player in play.on.players
        for card, source in player.open() if source == "row" and card.colour != pile[-1].colour
        and card.number > 1)
    play.on.pick(player, card)
    play.on.put(card, play.on.piles[number][0].at, 0.05)
    play.on.piles[number].append(card)
    for _ in range(3):
        play.look()
    return play


def test_a_lawful_round_is_drawn_and_put_right(evening: Evening, hub: Hub, browser: Browser, server: Server) -> None:
    play, found = carded.Play(3, "CG").until(PILES), list[str]()
    evening.watch(play.readings)
    reading = last(play)
    with opened(browser, server.url, "screen", size=DESK) as far, opened(browser, server.url, size=PHONE) as page:
        for shown in (far, page):
            scene(shown, "play")
            expect(shown.locator(".cards-table .pile")).to_have_count(PILES)
            expect(shown.locator(".cards-seat .card-drawn")).to_have_count(
                sum(card.place in ("row", "stack", "waste") for card in reading.cards))
            expect(shown.locator(".cards-table")).to_contain_text(f"{PILES} piles")
            expect(shown.locator(".cards-table")).to_contain_text(
                f"{sum(card.number or 0 for card in reading.tops)} cards in the middle")
        found += [*measured(far, "/screen", far=True, sizes=[TELEVISION]), *barred(far, "/screen")]
        found += measured(page, "/play", still=True, sizes=SCREENS)
        resize(page, SCREENS[0])
        tab(page, "Cards")
        before = hub.state()["table"]["pieces"][0]
        wrong = before["number"] % 10 + 1
        tap_pile(page, 0)
        found += [*measured(page, "a card", sizes=SCREENS), *barred(page, "a card")]
        say(page, hub, "Which number?", str(wrong))
        assert sum(p["number"] == wrong and p["squares"] == before["squares"]
                   for p in hub.state()["table"]["pieces"]) == 1
        press(page, "Undo")
        expect(page.locator(".cards-table .pile .card-number").first).to_have_text(str(before["number"]))
        assert tops(hub) == sorted(card.name or "" for card in reading.tops)
        press(page, "Camera picture")
        expect(page.locator(".camera svg .read-open")).to_have_count(
            sum(card.place != "centre" for card in reading.cards))
        box = page.locator(".camera svg").bounding_box()
        top = reading.tops[-1]
        assert box is not None
        page.clock.fast_forward(SETTLED_MS)
        page.mouse.click(box["x"] + top.centre[0] / carded.SIZE[0] * box["width"],
                         box["y"] + top.centre[1] / carded.SIZE[1] * box["height"])
        press(page, "It is not there")
        closed(page, hub)
    assert len(hub.state()["table"]["pieces"]) in (PILES - 1, PILES), "what lay beneath is on top again"
    assert not found, "\n".join(found)


def test_a_card_laid_wrongly_is_outlined_on_the_drawing_and_in_the_photograph(evening: Evening, hub: Hub,
                                                                             browser: Browser, server: Server) -> None:
    evening.watch(laid_on_another_colour().readings)
    for path in ("play", "screen"):
        with opened(browser, server.url, path, size=DESK) as page:
            scene(page, "incident")
            expect(page.locator(".cards-table .ring-wrong")).to_have_count(1)
            expect(page.locator(".photo .outline-over").first).to_be_attached()
            if path == "play":
                tab(page, "Cards")
                press(page, "Camera picture")
                expect(page.locator(".camera .read-wrong")).to_have_count(1)
