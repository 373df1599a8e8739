"""The installed Chromium or Chrome, for tests that look at the page as people do, and for the README's film."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
"""The first one is the same browser without windows, which others open for each page: a fifth of the time."""
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-sync")


def installed() -> str | None:
    """Where the browser is that is on the PATH; None where Playwright has to have one of its own."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def browser() -> Iterator[Browser]:
    """A headless browser: one on the PATH, else the one Playwright installed for itself (see .ci/browser)."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=installed(), args=list(ARGUMENTS))
        try:
            yield running
        finally:
            running.close()
