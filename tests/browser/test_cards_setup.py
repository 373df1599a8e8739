"""A family sets up a card game before a camera: the bare table, then the deck with who has which back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.sim.cards.record import CardsRecording, CardsWishes
from referee.store import Sets, Store
from referee.web import Server
from tests.support.looked_at import barred, measured
from tests.support.page import opened, press

pytestmark = pytest.mark.browser

SCREENS = ((390, 844), (1280, 800))
PATIENCE_MS = 120_000
"""A deck is learned in seconds, on a busy machine in many."""
ARRIVES_S = 20.0
SEED = 3
"""Of a rendered table whose deck is learned."""
NAMES = ("Anna", "Ben", "Eva", "Finn")
DRAFT = """([document, names]) => sessionStorage.setItem("referee-setup", JSON.stringify({ document, options: {},
  brought: {}, wrong: {}, people: names.map((name, i) => ({ id: i, name, seat: `p${i + 1}` })),
  length: { kind: "", n: null }, camera: "0" }))"""


@pytest.fixture
def hub(store: Store) -> Hub:
    return Hub(store)


@pytest.fixture
def desk(hub: Hub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    hub.desk = desk = Desk(hub)
    yield desk
    desk.close()


def show(hub: Hub, desk: Desk, picture: np.ndarray, tmp_path: Path) -> None:
    """What the camera sees now; waits until it has arrived."""
    before = hub.state()["frame"]
    folder = tmp_path / f"camera-{len(list(tmp_path.glob('camera-*')))}"
    folder.mkdir()
    cv2.imwrite(str(folder / "now.png"), picture)
    desk.use(str(folder), watch=False)
    deadline = time.monotonic() + ARRIVES_S
    while hub.state()["frame"] == before and time.monotonic() < deadline:
        time.sleep(0.05)


def at_step(page: Page, document: str, step: str, title: str, names: tuple[str, ...] = NAMES) -> None:
    page.evaluate(DRAFT, [document, names])
    page.evaluate("step => { location.hash = step; }", step)
    page.reload()
    expect(page.get_by_role("heading", name=title)).to_be_visible()


@pytest.mark.timeout(600)
def test_a_family_shows_its_table_and_its_deck(hub: Hub, desk: Desk, browser: Browser, tmp_path: Path) -> None:
    recording = CardsRecording(CardsWishes(SEED, len(NAMES), 20.0, (1920, 1080), 2.0, 0.0))
    empty, (deck, _) = recording.picture(recording.film.at(0.0)), recording.deck()
    found: list[str] = []
    with Server(port=0) as server:
        server.start(hub, desk)
        show(hub, desk, empty, tmp_path)
        with opened(browser, server.url, "setup") as page:
            at_step(page, "card-999", "table", "Show the bare table")
            press(page, "Learn the table")
            expect(page.get_by_text("The bare table is known")).to_be_visible(timeout=PATIENCE_MS)
            expect(page.get_by_text("Is the table empty in the picture?")).to_be_visible()
            learned = page.locator(".seen img").get_attribute("src")
            show(hub, desk, deck, tmp_path)
            expect(page.locator(".seen img")).to_have_attribute("src", str(learned))  # what was learned, not what comes
            show(hub, desk, empty, tmp_path)
            assert hub.table is not None and hub.table.game == "cards"
            at_step(page, "card-999", "ready", "Ready?")
            expect(page.get_by_text("Deck not learned yet: you count by hand until it is")).to_be_visible()
            at_step(page, "card-weber", "teach", "Show your deck")
            expect(page.get_by_text("from the left: Anna, Ben, Eva, Finn")).to_be_visible()
            found += measured(page, "setup deck", sizes=SCREENS)
            press(page, "Take the picture")
            expect(page.locator(".table-said .problem")).to_contain_text("four rows of ten", timeout=PATIENCE_MS)
            expect(page.get_by_role("button", name="Keep this deck")).to_have_count(0)
            show(hub, desk, deck, tmp_path)
            press(page, "Take it again")
            expect(page.get_by_text("40 cards and 4 backs seen.")).to_be_visible(timeout=PATIENCE_MS)
            expect(page.locator(".proposal.named")).to_have_count(44)
            expect(page.locator(".proposal text").last).to_have_text("Finn")
            found += [*measured(page, "setup deck seen", sizes=SCREENS), *barred(page, "setup deck seen")]
            show(hub, desk, empty, tmp_path)  # what was shown is kept, though the table is cleared by now
            page.get_by_label("Name of this set").fill("Ours")
            press(page, "Keep this deck")
            expect(page.get_by_text("Your deck is known now.")).to_be_visible(timeout=PATIENCE_MS)
            at_step(page, "card-weber", "ready", "Ready?")
            expect(page.get_by_text("Deck of 40 cards and 4 backs learned")).to_be_visible()
            press(page, "Start the match")
            expect(page.get_by_role("heading", name="At the table")).to_be_attached()
    assert hub.state()["match"]["game"] == "card_weber" and not hub.state()["match"]["by_hand"]
    assert [p["seat"] for p in hub.state()["players"]] == ["bottom", "right", "top", "left"]
    assert len(Sets().load("Ours")["examples"]) == 44
    assert not found, "\n".join(found)


def test_the_deck_is_drawn_with_a_back_for_each_who_plays(hub: Hub, desk: Desk, browser: Browser) -> None:
    with Server(port=0) as server:
        server.start(hub, desk)
        with opened(browser, server.url, "setup") as page:
            for names in (NAMES[:2], NAMES[:3], NAMES):
                at_step(page, "card-999", "teach", "Show your deck", names)
                rows = page.locator("svg.deck-rows")
                expect(rows.locator(".card-drawn:not(.card-down)")).to_have_count(40)
                expect(rows.locator(".card-down")).to_have_count(len(names))


def test_whoever_plays_with_more_than_a_camera_tells_apart_counts(hub: Hub, desk: Desk, browser: Browser) -> None:
    with Server(port=0) as server:
        server.start(hub, desk)
        with opened(browser, server.url, "setup") as page:
            at_step(page, "card-999", "players", "Who plays?", (*NAMES, "Gus"))
            expect(page.get_by_text("A camera tells 4 players apart")).to_be_visible()
            expect(page.get_by_role("button", name="Camera", exact=True)).to_have_count(0)
