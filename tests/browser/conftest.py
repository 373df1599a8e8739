"""One browser for all tests of a worker, and the page of a match."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.web import Server
from tests.support.browser import browser as launched
from tests.support.page import opened

PATIENCE_MS = 15_000
"""For what must be seen in the end: on a busy machine the page alone takes five seconds now and then."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with launched() as running:
        yield running


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """The phone at the table, with the match of the recorded round."""
    with opened(browser, server.url) as page:
        yield page
