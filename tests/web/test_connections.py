"""Connections: none stays open that does not get on, and whoever opens many shuts nobody out."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from referee.session.live.hub import Hub
from referee.web import Reach, Server
from referee.web.wire import connections
from referee.web.wire.connections import Connection, Connections
from referee.web.wire.limits import Bucket, Limits, Rate
from tests.soak.slow_requests import BODY, HEAD, SOCKET, TLS
from tests.support.alone import run
from tests.support.served import STRANGER, VIEWER

SHORT = Limits(head_s=0.4, body_s=0.4, body_rate=2_000.0, unread_s=0.4, unread_answer_s=0.4, end_s=0.2, files=256)
"""64 connections from here, 64 from elsewhere, 16 of one address."""
SOON_S = 3.0


@pytest.fixture(autouse=True)
def looked_at_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "TICK_S", 0.05)


@pytest.fixture
def lan(hub: Hub, tmp_path: Path) -> Iterator[Server]:
    with Server(port=0, reach=Reach("0.0.0.0"), certificates=tmp_path, limits=SHORT) as server:
        server.start(hub)
        yield server


def opened(server: Server, address: str = STRANGER, first: bytes = b"", *, secure: bool = False) -> socket.socket:
    """A connection that seems to come from this address."""
    port = int(server.secure_addresses()[0].rstrip("/").rpartition(":")[2]) if secure else server.port
    try:
        one = socket.create_connection(("127.0.0.1", port), SOON_S, source_address=(address, 0))
    except OSError as refused:
        pytest.skip(f"this system has no address {address} of its own: {refused}")
    one.sendall(first)
    return one


def by_tls(server: Server) -> socket.socket:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    one = context.wrap_socket(opened(server, secure=True))
    one.sendall(HEAD)
    return one


def ends(one: socket.socket, within: float = SOON_S) -> bool:
    """Whether the dashboard closes it; what is sent on it meanwhile is no matter."""
    one.settimeout(within)
    with one:
        try:
            while one.recv(65536):
                pass
        except TimeoutError:
            return False
        except OSError:
            return True
    return True


def fetched(server: Server, address: str = "127.0.0.1", role: Any = None) -> int:
    """The status of the page, over a new connection."""
    cookie = {"cookie": f"referee={server.access.token(role)}"} if role else {}
    name = "localhost" if role is None else "192.168.178.20"
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", headers={"host": name, **cookie}, trust_env=False,
                      transport=httpx.HTTPTransport(local_address=address)) as client:
        return client.get("/").status_code


HALVES: dict[str, Callable[[Server], socket.socket]] = {
    "nothing": opened,
    "half a head": lambda server: opened(server, first=HEAD),
    "half a body": lambda server: opened(server, first=BODY.format(server.access.token("player")).encode()),
    "half a socket": lambda server: opened(server, first=SOCKET),
    "half a TLS hello": lambda server: opened(server, first=TLS, secure=True),
    "nothing by TLS": lambda server: opened(server, secure=True),
    "no TLS": lambda server: opened(server, first=HEAD, secure=True),
    "half a head by TLS": by_tls,
    "nothing after an answer": lambda server: opened(server, first=HEAD + b"\r\n"),
    "half a head after an answer": lambda server: opened(server, first=HEAD + b"\r\n" + HEAD),
    "the body of what was refused": lambda server: opened(server, first=BODY.format("nobody").encode()),
}


@pytest.mark.parametrize("half", HALVES)
def test_a_request_that_does_not_get_on_is_ended(lan: Server, half: str) -> None:
    one, end, dripping = HALVES[half](lan), time.monotonic() + SOON_S, "nothing" not in half
    while dripping and time.monotonic() < end:
        try:
            one.sendall(b"x")
        except OSError:
            break
        time.sleep(0.1)
    assert time.monotonic() < end or not dripping, "byte by byte is no way to stay"
    assert ends(one)


def test_what_comes_with_the_end_of_a_tls_handshake_is_answered(lan: Server) -> None:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    for _ in range(20):
        coming, going = ssl.MemoryBIO(), ssl.MemoryBIO()
        tls = context.wrap_bio(coming, going)
        with opened(lan, secure=True) as one:
            one.settimeout(SOON_S)
            while True:
                try:
                    tls.do_handshake()
                    break
                except ssl.SSLWantReadError:
                    one.sendall(going.read())
                    coming.write(one.recv(65536))
            tls.write(HEAD + b"Connection: close\r\n\r\n")
            got = b""
            one.sendall(going.read())  # the handshake's last words and the request, at once
            while more := one.recv(65536):
                coming.write(more)
                try:
                    got = tls.read(12)
                except ssl.SSLWantReadError:
                    continue
                break
            assert got == b"HTTP/1.1 401"


def test_a_long_body_may_take_as_long_as_its_length_allows(lan: Server) -> None:
    """At the rate that is allowed a body lasts; at half of it, it does not."""
    def sent(rate: float) -> bytes:
        body = b"{" + b" " * 3998 + b"}"
        one = opened(lan, first=BODY.format(lan.access.token("player")).replace("9000", "4000").encode()[:-1])
        with contextlib.suppress(OSError):
            for start in range(0, 4000, 200):
                one.sendall(body[start:start + 200])
                time.sleep(200 / rate)
        one.settimeout(SOON_S)
        with one, contextlib.suppress(OSError):
            return one.recv(15)
        return b""

    assert sent(2_500.0) == b"HTTP/1.1 409 Co", "the round has not begun: it was read to its end"
    assert sent(800.0) == b""


def test_one_stranger_has_some_and_shuts_nobody_out(lan: Server) -> None:
    mine = [opened(lan) for _ in range(60)]
    assert all(ends(one, 0.1) for one in mine[:44]), "the oldest gave way"
    assert fetched(lan) == fetched(lan, VIEWER, "viewer") == fetched(lan, STRANGER, "viewer") == 200
    assert all(ends(one) for one in mine[44:])


def test_many_strangers_leave_room_for_whoever_has_a_link_and_for_this_machine(lan: Server) -> None:
    playing = opened(lan, VIEWER, SOCKET.replace(b"\r\nX-", b"\r\nCookie: referee=%s\r\n\r\n"
                                                 % lan.access.token("player").encode()))
    assert b" 101 " in playing.recv(100)
    mine = [opened(lan, f"127.0.1.{1 + n // 10}") for n in range(200)]
    assert fetched(lan) == fetched(lan, VIEWER, "viewer") == 200
    playing.settimeout(0.3)
    assert playing.recv(100), "a socket with a link does not give way: it is still told the state"
    body = BODY.format(lan.access.token("player")).encode()
    mine += [opened(lan, f"127.0.1.{1 + n // 10}", body) for n in range(100)]
    assert fetched(lan) == fetched(lan, VIEWER, "viewer") == 200, "a link is no way to shut others out either"
    for one in (playing, *mine):
        one.close()


class Deaf(asyncio.Transport):
    """A transport whose other end reads nothing once `full`; peers are who they are told to be."""

    def __init__(self, peer: tuple[str, int] = (STRANGER, 1)) -> None:
        super().__init__({"peername": peer, "sockname": ("192.168.178.20", 8000)})
        self.left, self.ended, self.closing = 0, False, False

    def get_write_buffer_size(self) -> int:
        return self.left

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.ended = True

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.left += len(data)


@pytest.mark.parametrize(("reads", "closing", "lasts"), [(0, False, False), (100, False, True), (0, True, False),
                                                        (100, True, True)])
def test_who_leaves_unread_what_was_sent_is_cut_off(reads: int, closing: bool, lasts: bool) -> None:
    async def sent() -> bool:
        transport = Deaf()
        connection = Connection(Connections(SHORT), asyncio.Protocol)
        connection.connection_made(transport)
        connections.Line(transport, connection).write(bytes(10_000))
        transport.closing = closing
        for _ in range(10):
            await asyncio.sleep(0.1)
            transport.left -= reads
        connection.connection_lost(None)
        return not transport.ended

    assert run(sent()) == lasts


@pytest.mark.parametrize(("files", "here", "of_one", "backlog"), [(256, 64, 16, 16), (1024, 256, 64, 64),
                                                                  (None, 512, 64, 64), (10**6, 512, 64, 64)])
def test_however_few_files_there_may_be_connections_take_half_of_them(files: int | None, here: int, of_one: int,
                                                                      backlog: int) -> None:
    found = Limits(files=files)
    assert (found.here, found.elsewhere, found.of_one, found.backlog) == (here, here, of_one, backlog)
    assert files is None or found.here + found.elsewhere + 4 * found.backlog <= files * 0.8


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    bucket = Bucket(Rate(2.0, 10.0), lambda: now[0])
    assert [bucket.take() for _ in range(12)] == [0.0] * 10 + [0.5, 1.0]
    now[0] = 1.0
    assert bucket.take(0.0) == 0.0 and bucket.take() == 0.5 and not bucket.full
    now[0] = 60.0
    assert bucket.full and bucket.take(10.0) == 0.0
