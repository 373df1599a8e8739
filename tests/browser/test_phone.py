"""A phone is the camera of a round: from the code's address with its token to the first pieces; what its page says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.match.sample import sample_folder, sample_table
from referee.store import Store
from referee.web import Server
from tests.support.page import PHONE, overflow
from tests.support.phone_round import as_camera, at_home, begun, code, phone, wait

pytestmark = pytest.mark.browser


@pytest.fixture
def table(store: Store) -> Iterator[tuple[Hub, Desk]]:
    hub, desk = begun(store)
    yield hub, desk
    desk.close()
    hub.close()


@pytest.fixture
def server(table: tuple[Hub, Desk], tmp_path: Path) -> Iterator[Server]:
    with at_home(tmp_path) as server:
        server.start(*table)
        if not server.addresses():
            pytest.skip("this machine has no network")
        yield server


@pytest.fixture
def filming(browser: Browser, tmp_path: Path) -> Iterator[BrowserContext]:
    """A phone that sees the sample round up to its first card."""
    as_camera(sample_folder() / "round.mp4", tmp_path / "camera.mjpeg", 5.0)
    with phone(browser.browser_type, tmp_path / "camera.mjpeg") as context:
        yield context


@pytest.mark.slow
def test_it_films_the_round_by_the_codes_address_and_no_other(
        filming: BrowserContext, server: Server, table: tuple[Hub, Desk]) -> None:
    hub, desk = table
    hub.set_table(sample_table(sample_folder()))
    page = filming.new_page()
    stranger = page.goto(code(server).partition("?")[0])
    assert stranger is not None and stranger.status == 401
    assert desk.current is None
    page.goto(code(server))
    expect(page).to_have_url(server.secure_addresses()[0] + "camera")
    expect(page.locator("main")).to_have_attribute("data-phase", "sees", timeout=30_000)
    wait(lambda: hub.state()["table"]["pieces"], 30.0)
    assert hub.state()["source"]["name"] == "phone"
    assert overflow(page) <= 0
    server.access.renew("camera")
    wait(lambda: hub.state()["camera"]["state"] == "lost", 10.0)
    assert filming.browser is not None
    filming.browser.close()  # a server that ends waits a second for whoever is connected, and then leaves them


def shown(browser: Browser, url: str, script: str = "", *, permissions: tuple[str, ...] = ()) -> Page:
    """The page on a phone whose browser is as `script` makes it."""
    page = browser.new_context(viewport=PHONE, permissions=list(permissions)).new_page()
    page.add_init_script(script)
    page.goto(url)
    return page


REFUSES = 'navigator.mediaDevices.getUserMedia = async () => { throw new DOMException("no", "%s"); };'


@pytest.mark.parametrize(("error", "sentence"), [
    ("NotAllowedError", "does not let this page film"), ("NotFoundError", "No camera was found"),
    ("NotReadableError", "Another app uses the camera"),
])
def test_a_browser_that_does_not_lend_its_camera_is_told_what_to_do(
        browser: Browser, server: Server, error: str, sentence: str) -> None:
    page = shown(browser, f"{server.url}camera", REFUSES % error)
    expect(page.locator(".phone-state")).to_contain_text(sentence)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.context.close()


DRAFT = """sessionStorage.setItem("referee-setup", JSON.stringify({
  document: "board-new", people: [{ name: "A", seat: "solid" }, { name: "B", seat: "dotted" }] }))"""


def test_the_set_up_shows_the_code_and_then_what_the_phone_sees(
        browser: Browser, server: Server, table: tuple[Hub, Desk]) -> None:
    hub, desk = table
    hub.open(None)
    page = shown(browser, f"{server.url}setup#camera", DRAFT)
    page.get_by_role("radio", name="A phone").check()
    expect(page.get_by_role("img", name=code(server))).to_be_in_viewport(ratio=0.5)
    expect(page.get_by_role("img", name="Camera picture")).to_have_count(0)
    wait(lambda: hub.state()["camera"]["state"] == "waiting", 10.0)
    grey = cv2.imencode(".jpg", np.full((180, 320, 3), 128, np.uint8))[1].tobytes()
    desk.phone.push(b"a phone", grey, 0.0)
    expect(page.get_by_role("img", name="Camera picture")).to_have_js_property("naturalWidth", 320)
    assert overflow(page) <= 0
    page.context.close()


def test_without_https_the_page_says_where_to_go(browser: Browser, server: Server) -> None:
    page = shown(browser, f"{server.url}camera", 'Object.defineProperty(window, "isSecureContext", { value: false });')
    expect(page.get_by_role("main")).to_contain_text("secure address (https)")
    expect(page.get_by_role("main")).to_contain_text("certificate was made by your own computer")
    page.context.close()
