"""Open sockets: what a page and a phone send is taken, far more than that ends the socket and nothing else."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.live.phone import FIRST, HEAD
from referee.web import Server
from referee.web.wire.limits import Bucket
from referee.web.wire.sockets import FILMS, SAYS
from tests.support.frames import BINARY, CLOSE, CONTINUES, PING, PONG, TEXT, frame

WATCHING = '{"watching": true}'


@pytest.fixture
def server(hub: Hub) -> Iterator[Server]:
    desk = hub.desk = Desk(hub)
    with Server(port=0) as server:
        server.start(hub, desk)
        yield server
    desk.close()


def opened(server: Server, path: str = "/live") -> ClientConnection:
    return connect(f"ws://localhost:{server.port}{path}", proxy=None)


def raw(one: ClientConnection) -> socket.socket:
    """Under a socket: what is sent there may be anything."""
    return one.socket


def ended(one: ClientConnection) -> int:
    """With which code the dashboard ends it."""
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(20):
            one.recv(timeout=10)
    return closed.value.rcvd.code if closed.value.rcvd is not None else 0


def crumbs(opcode: int, count: int) -> bytes:
    return frame(opcode, b"x", last=False) + frame(CONTINUES, b"x", last=False) * count


FLOODS = {
    "messages": (frame(TEXT, WATCHING.encode()) * 400, {1008}),
    "empty messages": (frame(TEXT) * 400, {1008}),
    "pings": (frame(PING, b"x" * 100) * 400, {1008}),
    "pongs": (frame(PONG) * 400, {1008}),
    "a message in crumbs": (crumbs(TEXT, 400), {1008}),
    "a long message": (frame(TEXT, b"x" * 5000), {1009}),
    "a message of any length": (frame(TEXT, b"x" * 2_000_000), {1008, 1009}),
    "a message that grows": (frame(TEXT, b"x" * 900, last=False) + frame(CONTINUES, b"x" * 900), {1009}),
    "a message longer than a screen says": (frame(TEXT, b"x" * 201), {1009}),
    "pictures": (frame(BINARY, b"x"), {1003}),
    "no UTF-8": (frame(TEXT, b'{"watching": "\xff"}'), {1007}),
    "half a letter": (frame(TEXT, b"\xc3"), {1007}),
    "what no frame is": (b"\xff" * 100, {1002}),
    "a goodbye that is none": (frame(CLOSE, b"\x00"), {1002}),
    "nothing masked": (bytes([0x81, 1, 120]), {1002}),
}


@pytest.mark.parametrize("way", FLOODS)
def test_a_flood_ends_its_own_socket_and_nothing_else(server: Server, hub: Hub, way: str,
                                                      caplog: pytest.LogCaptureFixture) -> None:
    data, codes = FLOODS[way]
    with caplog.at_level(logging.ERROR), opened(server) as flooding, opened(server) as other:
        with contextlib.suppress(OSError):
            raw(flooding).sendall(data)
        assert ended(flooding) in codes
        assert '"snapshot"' in str(other.recv(timeout=10))
        hub.command("start", {})
        assert '"running"' in str(other.recv(timeout=10))
    assert not caplog.records


@pytest.mark.parametrize("way", ["messages", "crumbs"])
def test_a_flood_on_the_socket_for_pictures_ends_it(server: Server, way: str) -> None:
    one = frame(BINARY, b"x") * 5000 if way == "messages" else crumbs(BINARY, 5000)
    with opened(server, "/camera/pictures") as flooding:
        with contextlib.suppress(OSError):
            raw(flooding).sendall(one)
        with contextlib.suppress(ConnectionClosed):
            while True:
                flooding.recv(timeout=10)
        assert flooding.close_code == 1008


def test_what_screens_say_is_never_too_much(server: Server) -> None:
    """Whether it shows the camera, and a sign of life, as somebody who taps about would have it said."""
    with opened(server) as screen:
        for n in range(60):
            screen.send(json.dumps({"watching": bool(n % 2)}))
        screen.ping().wait(10)
        assert '"snapshot"' in str(screen.recv(timeout=10))
        screen.ping().wait(10)


def test_a_phone_that_films_is_never_cut_off(server: Server) -> None:
    """Pictures of half a megabyte, in the small frames of some browsers, each after the answer to the last."""
    with opened(server, "/camera/pictures") as phone:
        for n in range(20):
            picture = HEAD.pack(FIRST if n == 0 else 0, float(n), b"1" * 16) + b"x" * 500_000
            phone.send([picture[start:start + 16_384] for start in range(0, len(picture), 16_384)])
            assert "no JPEG" in json.loads(phone.recv(timeout=10))["error"]


def test_fifteen_pictures_a_second_in_frames_of_64_kilobytes_are_far_from_too_much() -> None:
    now = [0.0]
    frames, data = Bucket(FILMS.frames, lambda: now[0]), Bucket(FILMS.bytes, lambda: now[0])
    for _ in range(15 * 60):
        now[0] += 1 / 15
        assert not frames.take(2_000_000 / 65_536) and not data.take(2_000_000)
    says = Bucket(SAYS.frames, lambda: now[0])
    for _ in range(600):
        now[0] += 0.1
        assert not says.take(), "ten words a second"
