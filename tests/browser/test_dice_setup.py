"""A family sets up the dice game before a camera: the board learned as the dice game's, its own dice shown in rows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support import diced
from tests.support.dice_drawn import bare, in_play, in_rows
from tests.support.looked_at import barred, measured
from tests.support.page import opened, press

pytestmark = pytest.mark.browser

SCREENS = ((390, 844), (1280, 800))
DRAFT = """sessionStorage.setItem("referee-setup", JSON.stringify({ document: "dice", options: {}, brought: {},
  wrong: {}, people: ["Anna", "Ben"].map((name, i) => ({ id: i, name, seat: `p${i + 1}` })),
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


def show(desk: Desk, picture: np.ndarray, tmp_path: Path) -> None:
    """What the camera sees now."""
    folder = tmp_path / f"camera-{len(list(tmp_path.glob('camera-*')))}"
    folder.mkdir()
    cv2.imwrite(str(folder / "now.png"), picture)
    desk.use(str(folder))


def at_step(page: Page, step: str, title: str) -> None:
    page.evaluate(DRAFT)
    page.evaluate("step => { location.hash = step; }", step)
    page.reload()
    expect(page.get_by_role("heading", name=title)).to_be_visible()


def test_the_board_that_is_learned_is_that_of_the_game(hub: Hub, desk: Desk, browser: Browser,
                                                       tmp_path: Path) -> None:
    with Server(port=0) as server:
        server.start(hub, desk)
        show(desk, bare().image, tmp_path)
        with opened(browser, server.url, "setup") as page:
            at_step(page, "table", "Show the empty board")
            press(page, "Learn the board")
            expect(page.get_by_text("24 spaces found")).to_be_visible(timeout=30_000)
            assert hub.table is not None and hub.table.game == "dice"


def test_a_family_shows_its_dice(hub: Hub, desk: Desk, browser: Browser, tmp_path: Path) -> None:
    hub.set_table(diced.table())
    found: list[str] = []
    with Server(port=0) as server:
        server.start(hub, desk)
        show(desk, in_play().image, tmp_path)
        with opened(browser, server.url, "setup") as page:
            at_step(page, "teach", "Show your dice")
            found += measured(page, "setup dice", sizes=SCREENS)
            press(page, "Take the picture")
            expect(page.locator(".table-said .problem")).to_contain_text("four rows of six", timeout=30_000)
            expect(page.locator(".proposal.open").first).to_be_visible()
            expect(page.get_by_role("button", name="Keep these dice")).to_have_count(0)
            show(desk, in_rows().image, tmp_path)
            press(page, "Take it again")
            expect(page.get_by_text("24 dice seen.")).to_be_visible(timeout=30_000)
            expect(page.locator(".proposal.named")).to_have_count(24)
            found += [*measured(page, "setup dice seen", sizes=SCREENS), *barred(page, "setup dice seen")]
            page.get_by_label("Name of this set").fill("Ours")
            press(page, "Keep these dice")
            expect(page.get_by_text("Your dice are known now.")).to_be_visible(timeout=30_000)
    assert hub.table is not None and hub.table.taught is not None
    assert hub.table.taught.name == "Ours" and len(hub.table.taught.examples) == 24
    assert not found, "\n".join(found)
