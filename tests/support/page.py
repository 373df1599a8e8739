"""The dashboard's page as people use it: opened, tapped on, watched for trouble.

Why it exists: every browser test opens, taps and waits in the same way, without sleeping. What it does not do: know a
scene.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from referee.session.live.hub import Hub

EXPECTED = re.compile("ERR_CONNECTION|WebSocket connection|status of (401|409|422)")
"""What a browser says aloud of a server that is gone, a link that is none any more, and a command that is refused."""
SETTLED_MS = 700
"""A button that came to mean something else is deaf for a moment; people wait, tests turn the page's clock on."""
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}


def own(module: str) -> str:
    """JavaScript that promises a module of the page as it runs there, out of its one script."""
    return f"import(document.querySelector('script[type=module]').src).then(page => page.$later('{module}'))"


@contextmanager
def opened(browser: Browser, url: str, path: str = "play", *, size: ViewportSize | None = None,
           scripts: Sequence[str] = (), **context: Any) -> Iterator[Page]:
    """A page of its own, as on a screen of its own; a script error or a missing resource fails the test.

    `scripts` run before the page's own. Nothing is animated: it would cost half of the time that the tests take.
    """
    screen = browser.new_context(viewport=size or PHONE, reduced_motion="reduce", **context)
    page, troubles = screen.new_page(), []
    page.clock.install()
    for script in scripts:
        page.add_init_script(script)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("console", lambda message: troubles.append(message.text)
            if message.type == "error" and not EXPECTED.search(message.text) else None)
    page.goto(url + path)
    try:
        yield page
    finally:
        screen.close()
    assert not troubles, troubles


def tap(button: Locator) -> None:
    """Tap as somebody does who has seen the button for a moment."""
    expect(button).to_be_enabled()
    button.page.clock.fast_forward(SETTLED_MS)
    button.click()


def press(page: Page, name: str, *, exact: bool = False) -> None:
    """Tap on the button of that name."""
    tap(page.get_by_role("button", name=name, exact=exact))


def closed(page: Page, hub: Hub) -> None:
    """The sheet has closed, and the page shows what the table has by now: what is tapped on next is what is meant."""
    expect(page.get_by_role("dialog")).to_have_count(0)
    seen = hub.state()["seen"]["version"]
    page.wait_for_function(f"seen => ({own('base/live.js')}).then(live => live.seenNow().version >= seen)", arg=seen)


def tab(page: Page, name: str) -> None:
    """Choose another part of the page at the table."""
    tap(page.get_by_role("navigation", name="Parts of this page").get_by_role("button", name=name))


def scene(page: Page, name: str) -> None:
    """Wait until the page shows a scene."""
    expect(page.locator("main")).to_have_attribute("data-scene", name)


def speak(page: Page, language: str) -> None:
    """Change the language of a screen, and wait until the server speaks it too."""
    with page.expect_websocket() as socket:
        page.evaluate(f"language => {own('base/texts.js')}.then(texts => texts.speak(language))", language)
    socket.value.wait_for_event("framereceived")


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def square(page: Page, column: int, row: int) -> None:
    """Tap on a square of the drawn board."""
    board = page.get_by_role("application").get_by_role("img")
    page.clock.fast_forward(SETTLED_MS)
    x, y = board.evaluate("""(svg, [column, row]) => {
      const at = new DOMPoint((column + 0.5) * 100, (row + 0.5) * 100).matrixTransform(svg.getScreenCTM());
      return [at.x, at.y];
    }""", [column, row])
    page.mouse.click(x, y)


def count(page: Page, what: str, name: str, n: int) -> None:
    """Type a number into the count form, and wait until it is counted."""
    box = page.get_by_role("spinbutton", name=f"{what}, {name}", exact=True)
    box.fill(str(n))
    box.press("Tab")
    page.clock.fast_forward(SETTLED_MS)
    expect(page.get_by_role("group", name=f"{what}, {name}", exact=True).locator("xpath=..")).to_contain_text("counted")


def shown_totals(page: Page) -> dict[str, float]:
    """The sheet on the tab of the score."""
    rows = page.get_by_role("table").get_by_role("row").all()[1:]
    return {re.sub(r"\s(left|began with .*)$", "", row.get_by_role("rowheader").inner_text()).split("\n")[-1].strip():
            float(row.get_by_role("cell").first.inner_text().replace("−", "-")) for row in rows}
