"""Which requests are let in: our own name, our own pages, small commands."""

from __future__ import annotations

import pytest

from referee.web.entry.guard import own_page
from referee.web.entry.reach import Reach

LOCAL, EVERYWHERE = "127.0.0.1", "0.0.0.0"


@pytest.mark.parametrize(("host", "bound_to", "allowed"), [
    ("127.0.0.1:8000", LOCAL, True),
    ("localhost:8000", LOCAL, True),
    ("LOCALHOST", LOCAL, True),
    ("[::1]:8000", LOCAL, True),
    ("evil.example:8000", LOCAL, False),  # a foreign name pointed at this machine
    ("localhost.evil.example", LOCAL, False),
    ("192.168.1.7:8000", LOCAL, False),
    ("", LOCAL, False),
    ("[::1", LOCAL, False),
    ("192.168.1.7:8000", EVERYWHERE, True),
    ("[fe80::1]:8000", EVERYWHERE, True),
    ("kitchen:8000", EVERYWHERE, True),
    ("kitchen.local:8000", EVERYWHERE, True),
    ("kitchen.fritz.box:8000", EVERYWHERE, True),
    ("kitchen.lan", EVERYWHERE, True),
    ("other.fritz.box", EVERYWHERE, False),  # strangers can register it
    ("other.lan", EVERYWHERE, True),
    ("table.home.arpa", EVERYWHERE, True),
    ("nas", EVERYWHERE, True),
    ("nas", LOCAL, False),
    ("lan", EVERYWHERE, True),
    ("evil.lan.example", EVERYWHERE, False),
    ("table.example", EVERYWHERE, True),  # named by --allow-host
    ("table.example:443", LOCAL, True),
    ("a.table.example", EVERYWHERE, False),
    ("kitchen.fritz.box", LOCAL, False),
    ("localhost:8000", EVERYWHERE, True),
    ("evil.example", EVERYWHERE, False),
    ("kitchen.evil.example", EVERYWHERE, False),
    ("192.168.1.7.evil.example", EVERYWHERE, False),
    ("table.lan:8000", "table.lan", True),
    ("other.example:8000", "table.lan", False),
])
def test_host_header(host: str, bound_to: str, allowed: bool) -> None:
    assert Reach(bound_to, "Kitchen", frozenset({"table.example"})).answers(host) == allowed


@pytest.mark.parametrize(("origin", "host", "allowed"), [
    (None, "localhost:8000", True),  # a program, not a page
    ("http://localhost:8000", "localhost:8000", True),
    ("http://LOCALHOST:8000", "localhost:8000", True),
    ("https://localhost:8000", "localhost:8000", True),
    ("http://localhost:8001", "localhost:8000", False),
    ("http://evil.example", "localhost:8000", False),
    ("http://localhost:8000.evil.example", "localhost:8000", False),
    ("null", "localhost:8000", False),
    ("file://", "localhost:8000", False),
    ("", "localhost:8000", False),
])
def test_origin(origin: str | None, host: str, allowed: bool) -> None:
    sent = {"host": host} if origin is None else {"host": host, "origin": origin}
    assert own_page(sent) == allowed
    assert own_page({**sent, "sec-fetch-site": "same-origin"}) == allowed


@pytest.mark.parametrize("site", ["cross-site", "same-site", "strange"])
def test_a_browser_that_says_the_page_is_another_is_believed(site: str) -> None:
    assert not own_page({"host": "localhost", "sec-fetch-site": site})
    assert own_page({"host": "localhost", "sec-fetch-site": "none"})
