"""One browser for all tests of a worker, and the page of a match."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from referee.web import Server
from tests.support.browser import browser as launched
from tests.support.page import opened


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as running:
        yield running


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    """The phone at the table, with the match of the recorded round."""
    with opened(browser, server.url) as page:
        yield page
