"""A club's page as its host uses it: who needs somebody, a call, a table that is silent, standings, who is who."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.club.app import create_app
from referee.club.house import House
from referee.store.club import Club
from referee.web import Server
from tests.support.club_evening import ClubTable
from tests.support.looked_at import barred, measured, measured_elsewhere
from tests.support.page import DESK, opened, press

pytestmark = pytest.mark.browser

TWO = [(390, 844), (1920, 1080)]
WAITS = [{"what": "incident", "names": ["Anna B."]}]
TABLES = (ClubTable("Table 1", ("Anna", "Ben"), ((0, 3), (2, 0)), played_s=4000.0),
          ClubTable("Table 2", ("anna", "Cleo"), ((0, 5),)),
          ClubTable("Table 3", ("Anna B.", "Dora"), ((4, 0),), {"scene": "incident", "rule": "BG-PLACE-2"}, WAITS),
          ClubTable("Table 4", ("Emil", "Finn"), help="Please come"),
          ClubTable("Table 10", ("Greta", "Hugo", "Ida", "Maximiliane-Sophie"), ((0, 1, 2, 3),)))


def silence(club: Path, table: str, seconds: float) -> None:
    """A table was last heard so long ago."""
    with sqlite3.connect(club) as db:
        db.execute("UPDATE tables SET seen_at = seen_at - ? WHERE name = ?", (seconds, table))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for table in TABLES:
        table.arrive(tmp_path, tmp_path / "club.db")
    silence(tmp_path / "club.db", "Table 2", 40.0)
    with sqlite3.connect(tmp_path / "club.db") as db:  # the others go on being heard
        db.execute("UPDATE tables SET seen_at = seen_at + 600 WHERE name <> 'Table 2'")
    return tmp_path


@pytest.fixture
def page(browser: Browser, folder: Path) -> Iterator[Page]:
    with Club(folder / "club.db") as club, Server(port=0) as server:
        house = House(club, "Nordstern")
        house.start()
        server.serve(create_app(house))
        try:
            with opened(browser, server.url, "", size=DESK) as page:
                yield page
        finally:
            house.close()


def tiles(page: Page) -> list[str]:
    return [str(tile.get_attribute("data-table")) for tile in page.locator(".club-tile").all()]


def test_a_host_sees_who_needs_somebody_and_does_something_about_it(page: Page, folder: Path) -> None:
    expect(page.locator(".club-tile")).to_have_count(5)
    assert tiles(page) == ["Table 4", "Table 3", "Table 2", "Table 1", "Table 10"]
    expect(page.locator("[data-table='Table 3']")).to_contain_text("Anna B.: Only free squares")
    expect(page.locator("[data-table='Table 2']")).to_contain_text("Not heard for")
    expect(page.locator("[data-table='Table 1']")).to_contain_text("1 h 6 min of play")
    found = measured(page, "tables") + measured_elsewhere(page, "tables") + barred(page, "tables")

    expect(page.get_by_text("Table 4 calls the host")).to_be_visible()
    press(page, "I am coming")
    expect(page.get_by_text("Table 4 calls the host")).to_have_count(0)
    expect(page.locator("[data-table='Table 4']")).to_contain_text("The host is coming.")
    silence(folder / "club.db", "Table 10", 700.0)
    expect(page.locator("[data-table='Table 10']")).to_contain_text("Not heard for")

    page.locator("[data-table='Table 1']").click()
    expect(page.get_by_text("Its own page cannot be reached")).to_be_visible()
    expect(page.get_by_text("What happened")).to_be_visible()
    found += measured(page, "one table", sizes=TWO) + barred(page, "one table")

    page.get_by_role("link", name="Standings").click()
    expect(page.get_by_role("row").nth(1)).to_contain_text("anna")
    expect(page.get_by_role("row").nth(1)).to_contain_text("1.33")
    found += measured(page, "standings", sizes=TWO) + measured_elsewhere(page, "standings") + barred(page, "standings")
    press(page, "Chosen evenings")
    expect(page.get_by_role("checkbox")).to_be_checked()

    page.get_by_role("link", name="Who is who").click()
    found += measured_elsewhere(page, "who is who")
    page.get_by_role("listitem").filter(has_text="Anna B.").get_by_role("button", name="Is the same as").click()
    found += measured(page, "who is who", sizes=TWO) + barred(page, "who is who")
    page.get_by_role("listitem").filter(has_text="anna").get_by_role("button", name="This one").click()
    found += barred(page, "merge")
    page.get_by_role("dialog").get_by_role("button", name="anna", exact=True).click()
    expect(page.get_by_text("4 rounds, 3 tables")).to_be_visible()
    page.get_by_role("listitem").filter(has_text="Anna B.").last.get_by_role("button", name="Another person").click()
    expect(page.get_by_text("3 rounds, 2 tables")).to_be_visible()
    assert found == []
