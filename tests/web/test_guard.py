"""Which requests are let in: our own name, our own pages, small commands."""

from __future__ import annotations

import pytest

from referee.web.guard import host_allowed, origin_allowed

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
    ("other.fritz.box", EVERYWHERE, False),
    ("kitchen.fritz.box", LOCAL, False),
    ("localhost:8000", EVERYWHERE, True),
    ("evil.example", EVERYWHERE, False),
    ("kitchen.evil.example", EVERYWHERE, False),
    ("192.168.1.7.evil.example", EVERYWHERE, False),
    ("table.lan:8000", "table.lan", True),
    ("other.lan:8000", "table.lan", False),
])
def test_host_header(host: str, bound_to: str, allowed: bool) -> None:
    assert host_allowed(host, bound_to, "Kitchen") == allowed


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
    assert origin_allowed(origin, host) == allowed
