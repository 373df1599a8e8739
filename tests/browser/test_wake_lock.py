"""The screen stays on while it is needed: with the browser's lock, or a silent film where it lends none."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.web import Server
from tests.support.page import opened, tap

pytestmark = pytest.mark.browser

LENDS = """
  window.asked = [];
  class Lock extends EventTarget {
    released = false;
    release() { this.released = true; this.dispatchEvent(new Event("release")); }
  }
  const request = async (kind) => { const lock = new Lock(); window.asked.push([kind, lock]); return lock; };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
REFUSES = """
  const request = async () => { throw new DOMException("not now", "NotAllowedError"); };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
HAS_NONE = 'Object.defineProperty(navigator, "wakeLock", { value: undefined });'
WAITS_FOR_A_TAP = """
  window.begun = 0;
  let tapped = false;
  addEventListener("pointerdown", () => { tapped = true; }, true);
  HTMLVideoElement.prototype.play = function () {
    if (!tapped) return Promise.reject(new DOMException("a tap first", "NotAllowedError"));
    window.begun++;
    return Promise.resolve();
  };
"""
CANNOT_PLAY = """
  HTMLVideoElement.prototype.play = () => Promise.reject(new DOMException("no such film", "NotSupportedError"));
"""


def locks(page: Page) -> list[str]:
    """What was asked for and is still held."""
    return page.evaluate("window.asked.filter(([, lock]) => !lock.released).map(([kind]) => kind)")  # type: ignore[no-any-return]


def sign(page: Page, words: str) -> None:
    expect(page.locator(".awake-sign")).to_contain_text(words)


@pytest.mark.parametrize("path", ["play", "screen"])
def test_the_lock_is_held_and_asked_for_again(browser: Browser, server: Server, path: str) -> None:
    with opened(browser, server.url, path, scripts=[LENDS]) as page:
        expect(page.locator("main")).to_have_attribute("data-scene", "ready")
        page.wait_for_function("() => window.asked.length === 1")
        assert locks(page) == ["screen"]
        page.evaluate("window.asked[0][1].release()")
        page.wait_for_function("() => window.asked.length === 2")
        assert locks(page) == ["screen"]
        expect(page.locator(".awake-sign")).to_have_count(0)


def test_a_page_that_is_left_gives_the_lock_back(browser: Browser, server: Server) -> None:
    with opened(browser, server.url, "play", scripts=[LENDS]) as page:
        page.wait_for_function("() => window.asked.length === 1")
        page.evaluate("history.pushState(null, '', '/people'); dispatchEvent(new PopStateEvent('popstate'))")
        page.wait_for_function("() => window.asked[0][1].released")
        assert locks(page) == []


@pytest.mark.parametrize("lends", [HAS_NONE, REFUSES], ids=["no lock", "refused"])
def test_without_a_lock_one_tap_begins_the_silent_film(browser: Browser, server: Server, lends: str) -> None:
    with opened(browser, server.url, "screen", scripts=[lends, WAITS_FOR_A_TAP]) as page:
        sign(page, "Tap once")
        tap(page.locator("main"))
        page.wait_for_function("() => window.begun > 0")
        expect(page.locator(".awake-sign")).to_have_count(0)


def test_what_browsers_ask_of_the_film(browser: Browser, server: Server) -> None:
    """WebKit: no `loop`, not muted; Blink: a volume; all: picture and sound."""
    with opened(browser, server.url, "screen", scripts=[HAS_NONE]) as page:
        film = page.locator("video.awake-film")
        expect(film).to_be_attached()
        if not film.evaluate("film => film.canPlayType('video/mp4; codecs=\"avc1.42E01E, mp4a.40.2\"')"):
            pytest.skip("this browser was built without H.264")
        tap(page.locator("main"))
        page.wait_for_function("() => document.querySelector('.awake-film').currentTime > 0")
        told = "film => [film.loop, film.muted, film.volume, film.videoWidth > 0, film.webkitAudioDecodedByteCount > 0]"
        assert film.evaluate(told) == [False, False, 1, True, True]


def test_where_nothing_helps_it_is_said(browser: Browser, server: Server) -> None:
    with opened(browser, server.url, "play", scripts=[HAS_NONE, CANNOT_PLAY]) as page:
        sign(page, "may go dark")
