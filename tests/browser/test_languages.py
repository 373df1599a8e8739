"""The page in several languages: taken from the browser, changed on the page, kept by the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.i18n.catalogue import fill
from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support import dashboard
from tests.support.page import opened, scene

pytestmark = pytest.mark.browser


def speaks(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)


def choose(page: Page, language: str) -> None:
    page.locator(".language select").select_option(language)
    speaks(page, language)


def test_two_screens_speak_their_own_languages_and_one_changes_it(browser: Browser, server: Server, hub: Hub,
                                                                  store: Store) -> None:
    dashboard.play(hub, store, until=9)
    back = {language: fill("deed-card-back", {}, language) for language in ("en", "fr", "it")}
    with opened(browser, server.url, "screen", locale="it-CH") as television, \
            opened(browser, server.url, "play", locale="fr-FR") as phone:
        for page, language in ((television, "it"), (phone, "fr")):
            scene(page, "incident")
            speaks(page, language)
            expect(page.get_by_text(back[language]).first).to_be_visible()
        choose(television, "en")
        expect(television.get_by_text(back["en"]).first).to_be_visible()
        expect(phone.get_by_text(back["fr"]).first).to_be_visible()
        television.reload()
        speaks(television, "en")


def test_what_no_language_of_the_page_fits_is_english_and_an_address_may_choose(browser: Browser,
                                                                               server: Server) -> None:
    with opened(browser, server.url, "", locale="ja-JP") as page:
        speaks(page, "en")
        page.goto(f"{server.url}?lang=es")
        speaks(page, "es")
        expect(page.get_by_role("link", name=fill("home-help", {}, "es"))).to_be_visible()
        page.goto(f"{server.url}people")
        speaks(page, "es")
        choose(page, "fr")
        expect(page.get_by_role("heading", name=fill("home-people", {}, "fr"))).to_be_visible()
