"""What a screen is called in the log: what kind of screen it is, and its role."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from referee.web import Server
from tests.support.page import DESK, PHONE, opened, own

pytestmark = pytest.mark.browser
NAME = f"{own('base/device.js')}.then((device) => device.deviceName())"


@pytest.mark.parametrize(("path", "size", "touch", "name"), [
    ("play", PHONE, True, "Phone (Host)"), ("play", {"width": 1024, "height": 768}, True, "Tablet (Host)"),
    ("screen", DESK, False, "Television (Host)"), ("play", DESK, False, "Computer (Host)")])
def test_a_screen_is_called_what_it_is(browser: Browser, server: Server, path: str, size: ViewportSize, touch: bool,
                                       name: str) -> None:
    context: dict[str, Any] = {"screen": size, "has_touch": touch, "is_mobile": touch}
    with opened(browser, server.url, path, size=size, **context) as page:
        expect(page.locator("main")).to_be_visible()
        assert page.evaluate(NAME) == name
