"""Whatever stands in a request, it is answered below 500 and nothing is logged; what needs a role is kept nowhere."""

from __future__ import annotations

import asyncio
import importlib
import logging
import random
import socket
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

import pytest
from fastapi import FastAPI

from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Access, Reach, Server, create_app
from referee.web.entry.roles import EVERYBODY
from referee.web.wire import connections
from tests.soak.odd_requests import HEADERS, TARGETS, request, status
from tests.soak.path_escapes import LEAKS, answer, escapes
from tests.support import dashboard
from tests.support.alone import run
from tests.web.test_roles import FILLED, ROUTES

PROTOCOLS = {"h11": "uvicorn.protocols.http.h11_impl:H11Protocol",
             "httptools": "uvicorn.protocols.http.httptools_impl:HttpToolsProtocol"}


@pytest.fixture(params=PROTOCOLS)
def parsed_by(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """uvicorn takes requests apart in either of two ways, whichever is installed."""
    pytest.importorskip(request.param)
    module, _, name = PROTOCOLS[request.param].partition(":")
    monkeypatch.setattr(connections, "AutoHTTPProtocol", getattr(importlib.import_module(module), name))


@pytest.mark.usefixtures("parsed_by")
def test_odd_requests_are_answered_below_500(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    rng = random.Random(7)
    with caplog.at_level(logging.ERROR):
        for data in [request(rng) for _ in range(400)]:
            told = status(server.port, data, 0.05)
            assert told == "none" or told < "500", data[:500]
    assert not caplog.records


@pytest.mark.usefixtures("parsed_by")
def test_a_body_that_breaks_off_is_no_error_of_ours(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        for path in (b"/static", b"/api/import", b"/play"):
            head = b"POST %s HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" % path
            for rest in (b"-1\r\n", b"x", b"5\r\n{}   \r\nZ\r\n", b"0\r\nX y: z\r\n\r\n"):
                assert (told := status(server.port, head + rest)) == "none" or told < "500", (path, rest)
        assert status(server.port, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") == "200"
    assert not caplog.records


@pytest.mark.parametrize("path", ["/api/import", "/camera/picture", "/command/stop"])
def test_whoever_leaves_in_the_middle_of_a_body_is_no_error_of_ours(hub: Hub, path: str,
                                                                    caplog: pytest.LogCaptureFixture) -> None:
    desk = hub.desk = Desk(hub)
    with caplog.at_level(logging.ERROR), Server(port=0) as server:
        server.start(hub, desk)
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        assert status(server.port, head.encode() + b"Content-Length: 99\r\n\r\n{", 0.1) == "none"
        assert status(server.port, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") == "200"
    desk.close()
    assert not caplog.records


class Asked:
    """Asks the application itself, as no server would: whatever the headers hold comes through."""

    def __init__(self, app: FastAPI, client: str = "127.0.0.1") -> None:
        self.app, self.client = app, client

    def get(self, path: str, *headers: tuple[bytes, bytes], method: str = "GET", query: bytes = b"") -> dict[str, Any]:
        """Status and headers of the answer; in `all` every header."""
        sent: list[dict[str, Any]] = []

        parts = [b"{}"]

        async def receive() -> dict[str, Any]:
            if not parts:
                await asyncio.Event().wait()  # it does not leave
            parts.clear()
            return {"type": "http.request", "body": b"{}", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "path": path,
                 "raw_path": b"", "query_string": query, "root_path": "", "scheme": "http", "headers": list(headers),
                 "client": (self.client, 1), "server": ("127.0.0.1", 8000)}

        async def asking() -> None:
            await asyncio.wait_for(self.app(scope, receive, send), 20)

        run(asking())
        found = sent[0]["headers"]
        return {"status": sent[0]["status"], "all": found, **{k.decode(): v.decode("latin-1") for k, v in found}}


@pytest.fixture
def asked(hub: Hub) -> Iterator[Asked]:
    desk = hub.desk = Desk(hub)
    yield Asked(create_app(hub, desk=desk))
    desk.close()


def test_no_header_is_too_odd(asked: Asked) -> None:
    for header, value in [(name, value) for name, values in HEADERS.items() for value in values]:
        given = {b"host": b"localhost", b"content-length": b"2", header.lower(): value}
        for method, path in (("GET", "/api/languages"), ("POST", "/command/stop"), ("GET", "/static/icon.svg")):
            assert asked.get(path, *given.items(), method=method)["status"] < 500, (header, value)


TWO_THINGS = (
    ("origin", [b"http://[::1"], 403), ("origin", [b"http://localhost", b"http://evil.example"], 400),
    ("origin", [b"http://evil.example", b"http://localhost"], 400),
    ("content-length", [b"9" * 5000], 411), ("content-length", ["²".encode("latin-1")], 411),
    ("content-length", [b"-1"], 411), ("content-length", [b"+2"], 411), ("content-length", [b"2", b"3"], 400),
    ("content-length", [b"9" * 18], 413), ("host", [b"localhost", b"evil.example"], 400),
    ("host", [b"evil.example", b"localhost"], 400), ("host", [b"[::1"], 421),
    ("host", [b"evil.example@localhost"], 421),
    ("host", [b"localhost/evil.example"], 421), ("host", [b"localhost evil.example"], 421),
    ("sec-fetch-site", [b"cross-site", b"same-origin"], 400), ("authorization", [b"Bearer a", b"Bearer b"], 400),
)


def test_a_header_that_means_two_things_is_refused(asked: Asked) -> None:
    for name, values, refused in TWO_THINGS:
        given = {"host": [b"localhost"], "content-length": [b"2"], name: values}
        headers = [(key.encode(), value) for key, some in given.items() for value in some]
        assert asked.get("/command/start", *headers, method="POST")["status"] == refused, (name, values)


def test_no_path_and_no_query_is_too_odd(asked: Asked) -> None:
    for target in TARGETS:
        path, _, query = target.decode("latin-1").partition("?")
        for shown in (path, unquote(path)):
            assert asked.get(shown, (b"host", b"localhost"), query=query.encode("latin-1"))["status"] < 500, target


def test_no_way_leads_out_of_the_folders_that_are_served(server: Server) -> None:
    found = escapes("/etc")[::30]
    assert len(found) > 50
    for path in found:
        with socket.create_connection(("127.0.0.1", server.port), 20) as one:
            got = answer(one, path, "Host: localhost\r\n")
        assert got[9:10] < b"5" and not any(leak in got for leak in LEAKS), path


def test_small_answers_are_sent_at_once(server: Server) -> None:
    """The second part of an answer does not wait for the first to be acknowledged (40 ms each)."""
    begun = time.monotonic()
    with socket.create_connection(("127.0.0.1", server.port), 20) as one:
        for _ in range(250):
            assert answer(one, "/nowhere", "Host: localhost\r\n").startswith(b"HTTP/1.1 404")
    assert time.monotonic() - begun < 250 * 0.04


def test_what_only_ends_like_a_token_leads_nowhere(asked: Asked) -> None:
    assert asked.get("/play", (b"host", b"localhost"), query=b"mytoken=1")["status"] == 200, "it led to itself for ever"


def test_what_needs_a_role_is_kept_by_nobody_between(hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=9)
    evidence = hub.state()["findings"][0]["evidence"][0]["name"]
    desk = hub.desk = Desk(hub)
    app = create_app(hub, desk=desk, reach=Reach("0.0.0.0"), access=Access())
    for client, name in (("127.0.0.1", b"localhost"), ("192.168.178.31", b"192.168.178.20")):
        asked = Asked(app, client)
        for route in ROUTES:
            method, path = route.split()
            if method == "WS" or path in ("/api/cameras", "/api/proposals"):  # they open cameras
                continue
            path = path.format(**{**FILLED, "name": evidence if "evidence" in path else "stop"})
            answer = asked.get(path, (b"host", name), (b"content-length", b"2"), method=method)
            told = [v.decode() for k, v in answer["all"] if k == b"cache-control"]
            if not path.startswith((*EVERYBODY, "/static")):
                assert len(told) == 1 and ("private" in told[0] or "no-store" in told[0]), (route, told)
            if "evidence" in path and client == "127.0.0.1":
                assert (answer["status"], told) == (200, ["private, max-age=31536000, immutable"])
    desk.close()
