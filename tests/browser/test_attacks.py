"""Scripts in names and imported matches are shown as text, and nothing else comes of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.soak.xss import ATTACKS, attacked, exported
from tests.support import dashboard

pytestmark = pytest.mark.browser


def test_scripts_in_texts_are_texts(browser: Browser, server: Server, hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=9)
    with browser.new_context() as context:
        troubles, _ = attacked(server, context.new_page(), exported(hub), 0, ATTACKS[1:2], ("", "play"))
    assert troubles == []
