"""A match that cannot be read, on the page: listed with the reason, exported and deleted; the others are as ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.session.shown.test_damaged_match import write
from tests.support.page import opened

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("language", "damaged", "export"), [
    ("en", "Damaged", "Save as JSON"), ("de", "Beschädigt", "Als JSON speichern"),
    ("fr", "Abîmée", "Enregistrer en JSON"), ("it", "Danneggiata", "Salva come JSON"),
    ("nl", "Beschadigd", "Als JSON bewaren"), ("es", "Dañada", "Guardar como JSON")])
def test_a_damaged_match_is_listed_exported_and_deleted(browser: Browser, server: Server, hub: Hub, store: Store,
                                                        language: str, damaged: str, export: str) -> None:
    write(Path(store.name), 7, lines=["{"], created_at="x")
    with opened(browser, server.url, f"?lang={language}") as page:
        row = page.locator("li.match-row", has_text=damaged)
        expect(row).to_contain_text("7")
        expect(row.locator("a", has_text=export)).to_have_attribute("href", "/api/match/7/export.json")
        expect(page.locator("li.match-row")).to_have_count(2)
        if language != "en":
            return
        with page.expect_download() as saved:
            row.locator("a", has_text=export).click()
        assert json.loads(saved.value.path().read_text())["id"] == 7
        row.get_by_role("button", name="Delete").click()
        page.get_by_role("button", name="Delete for good").click()
        expect(page.locator("li.match-row")).to_have_count(1)
        page.goto(f"{server.url}people")
        expect(page.locator("h1")).to_be_visible()
        assert [match.id for match in store.matches()] == [hub.play.match.id if hub.play else 0]
