"""Pictures of a phone over the socket and as requests: the same answers, one camera, and nobody else's pictures."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import cv2
import httpx
import numpy as np
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.live.phone import FIRST, GONE, HEAD, HIDDEN, INSTEAD, LONGEST
from referee.store import Store
from referee.web import Server

ONE, OTHER = b"1" * 16, b"2" * 16
JPEG = cv2.imencode(".jpg", np.full((240, 320, 3), 90, np.uint8))[1].tobytes()
Send = Callable[[bytes], dict[str, Any]]


@pytest.fixture
def hub(store: Store) -> Hub:
    return Hub(store)


@pytest.fixture
def desk(hub: Hub) -> Iterator[Desk]:
    desk = hub.desk = Desk(hub)
    yield desk
    desk.close()


@pytest.fixture
def server(hub: Hub, desk: Desk) -> Iterator[Server]:
    with Server(port=0) as server:
        server.start(hub, desk)
        yield server


def until(condition: Callable[[], bool], seconds: float = 20.0) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end and not condition():
        time.sleep(0.02)
    return condition()


def socket(server: Server, page: str | None = None) -> ClientConnection:
    return connect(f"ws://localhost:{server.port}/camera/pictures", proxy=None, max_size=None,
                   origin=None if page is None else Origin(page))


@pytest.fixture(params=["socket", "requests"])
def send(request: pytest.FixtureRequest, server: Server) -> Iterator[Send]:
    """One phone, by one of the two ways."""
    if request.param == "socket":
        with socket(server) as opened:
            def by_socket(message: bytes) -> dict[str, Any]:
                opened.send(message)
                return json.loads(opened.recv(timeout=10))  # type: ignore[no-any-return]
            yield by_socket
    else:
        with httpx.Client(base_url=server.url, trust_env=False) as client:
            yield lambda message: client.post("/camera/picture", content=message).json()


def said(flags: int = 0, phone: bytes = ONE, jpeg: bytes = JPEG, shot: float = 0.0) -> bytes:
    return HEAD.pack(flags, shot, phone) + jpeg


def test_a_phone_that_is_allowed_to_film_is_the_camera(send: Send, hub: Hub, desk: Desk) -> None:
    answer = send(said(FIRST))
    assert answer["ok"] and set(answer["camera"]) == {"state", "text", "hint"}
    assert desk.current == "phone"
    assert ("phone", "A phone") in [(c["spec"], c["label"]) for c in desk.cameras()]
    assert until(lambda: hub.picture.latest() is not None)
    send(said(HIDDEN, jpeg=b""))
    assert until(lambda: hub.state()["camera"]["state"] == "lost")
    assert "not in front" in hub.state()["camera"]["hint"]
    send(said(shot=9.0))
    assert until(lambda: hub.state()["camera"]["state"] != "lost")
    send(said(GONE, jpeg=b""))
    assert until(lambda: "was closed" in hub.state()["camera"]["hint"])


@pytest.mark.parametrize(("message", "sentence"), [
    (b"", "too short"), (b"GET /camera HTTP/1.1", "too short"), (said(FIRST, jpeg=b"<svg>"), "no JPEG"),
    (said(FIRST, jpeg=JPEG[:500]), "no JPEG"),
], ids=["nothing", "text", "no picture", "cut off"])
def test_what_is_no_picture_is_refused_in_a_sentence(send: Send, message: bytes, sentence: str) -> None:
    answer = send(message)
    assert (answer["ok"], answer["other"]) == (False, False)
    assert sentence in answer["error"]
    assert send(said(FIRST))["ok"], "what comes next is taken"


def test_a_picture_that_is_too_large_is_refused(server: Server) -> None:
    with socket(server) as opened:
        opened.send(said(FIRST).ljust(LONGEST + 1, b"\0"))
        assert "4 MB at most" in json.loads(opened.recv(timeout=10))["error"]
    answer = httpx.post(f"{server.url}camera/picture", content=bytes(LONGEST + 1), trust_env=False)
    assert answer.status_code == 413 and str(LONGEST) in answer.text


def test_a_second_phone_is_told_and_may_take_over(send: Send) -> None:
    assert send(said(FIRST))["ok"]
    told = send(said(FIRST, OTHER))
    assert (told["ok"], told["other"]) == (False, True)
    assert "another phone is the camera" in told["error"]
    assert send(said(INSTEAD, OTHER))["ok"]
    assert "another phone" in send(said())["error"]


def test_a_phone_does_not_push_another_camera_away(send: Send, desk: Desk, hub: Hub) -> None:
    desk.use("87")
    told = send(said(FIRST))
    assert not told["ok"] and "another camera (camera 87)" in told["error"].lower()
    assert desk.current == "87"
    hub.command("camera", {"source": "phone"})
    assert send(said())["ok"]
    hub.command("camera", {"source": None})
    assert "without a camera" in send(said())["error"]
    assert desk.current is None


def test_sockets_and_requests_of_other_pages_are_refused(server: Server) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        socket(server, "http://evil.example")
    answer = httpx.post(f"{server.url}camera/picture", content=said(FIRST), trust_env=False,
                        headers={"origin": "http://evil.example"})
    assert answer.status_code == 403


def test_text_on_the_socket_ends_it(server: Server) -> None:
    with socket(server) as opened, pytest.raises(ConnectionClosed):
        opened.send("hello")
        opened.recv(timeout=10)


def test_the_live_socket_takes_no_pictures(server: Server) -> None:
    with connect(f"ws://localhost:{server.port}/live", proxy=None) as live, pytest.raises(ConnectionClosed):
        live.send("x" * 201)
        for _ in range(5):
            live.recv(timeout=10)
