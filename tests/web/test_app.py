"""The dashboard's application: page, pictures, commands, live socket, and whom it refuses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from referee.web.entry.guard import BODY_LIMIT
from referee.web.telling import changes
from tests.support import dashboard


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        yield client


def origin(server: Server) -> dict[str, str]:
    """What the dashboard's own page sends along."""
    return {"origin": server.url.rstrip("/")}


def listen(server: Server, *, name: str = "localhost", page: str | None = None) -> ClientConnection:
    """The live socket, addressed by a host name, opened by a page of some origin."""
    return connect(f"ws://{name}:{server.port}/live", address=("127.0.0.1", server.port), proxy=None,
                   origin=None if page is None else Origin(page))


def told(socket: ClientConnection) -> dict[str, Any]:
    state: dict[str, Any] = json.loads(socket.recv(timeout=10))
    return state


def test_the_page_and_everything_it_names_are_served(client: httpx.Client) -> None:
    page = client.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    named = [part.split('"')[0] for part in page.text.split('="/')[1:]]
    assert any(name.endswith("/page.js") for name in named)
    assert [client.get(f"/{name}").status_code for name in named] == [200] * len(named)


def test_nothing_from_elsewhere_may_run_on_the_page(client: httpx.Client) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy


def test_the_newest_picture_and_no_picture(client: httpx.Client, hub: Hub) -> None:
    assert client.get("/frame").status_code == 404
    hub.picture.show(dashboard.picture(1) or b"")
    answer = client.get("/frame")
    assert (answer.content, answer.headers["content-type"]) == (dashboard.picture(1), "image/jpeg")
    assert answer.headers["cache-control"] == "no-store"


def test_evidence_is_served_by_its_name_only(client: httpx.Client, hub: Hub, store: Store, tmp_path: Path) -> None:
    dashboard.play(hub, store, until=9)
    name = hub.state()["findings"][0]["evidence"][0]["name"]
    assert client.get(f"/evidence/{name}").content == (dashboard.HERE / "09_before.jpg").read_bytes()
    for other in ("x.jpg", "..%2flog.db", "%2e%2e%2flog.db", "0" * 64 + ".jpg"):
        assert client.get(f"/evidence/{other}").status_code == 404


def test_a_command_reaches_the_hub(client: httpx.Client, server: Server, hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=9)
    answer = client.post("/command/stop", json={"device": "Ada's phone"}, headers=origin(server)).json()
    assert answer == {"ok": True, "seq": 10}
    assert hub.state()["round"]["phase"] == "stopping"
    assert hub.state()["log"][0]["device"] == "Ada's phone"


def test_a_refused_command_says_why(client: httpx.Client) -> None:
    answer = client.post("/command/stop", json={})
    assert (answer.status_code, answer.json()) == (409, {"error": "the round has not begun yet"})
    assert client.post("/command/stop", json=["solid"]).status_code == 422
    for field in ("name", "self", "standing", "nonsense"):
        assert client.post("/command/start", json={field: 1}).status_code == 422
    broken = client.post("/command/stop", content=b"{broken", headers={"content-type": "application/json"})
    assert broken.status_code == 422


@pytest.mark.parametrize(("headers", "status"), [
    ({"origin": "http://evil.example"}, 403),
    ({"origin": "null"}, 403),
    ({"host": "evil.example:8000"}, 421),
    ({"host": "evil.example:8000", "origin": "http://evil.example:8000"}, 421),
])
def test_commands_of_other_pages_are_refused(client: httpx.Client, hub: Hub, headers: dict[str, str],
                                             status: int) -> None:
    assert client.post("/command/start", json={}, headers=headers).status_code == status
    assert hub.state()["round"]["phase"] == "waiting"


def test_a_foreign_host_name_sees_nothing(client: httpx.Client) -> None:
    for path in ("/", "/frame", "/static/app.js"):
        assert client.get(path, headers={"host": "evil.example"}).status_code == 421


def test_large_commands_are_refused_before_they_are_read(client: httpx.Client, hub: Hub) -> None:
    flood = {"players": {"solid": "x" * BODY_LIMIT, "double": "y"}}
    assert client.post("/command/players", json=flood).status_code == 413

    def pieces() -> Iterator[bytes]:
        yield b'{"players": "' + b"x" * BODY_LIMIT

    assert client.post("/command/players", content=pieces()).status_code == 411


def test_the_socket_tells_a_snapshot_and_then_what_changed(server: Server, hub: Hub) -> None:
    with listen(server, page=origin(server)["origin"]) as socket:
        first = told(socket)
        assert (first["kind"], first["state"]) == ("snapshot", hub.state())
        hub.command("start", {})
        second = told(socket)
        assert (second["kind"], second["changes"]["round"]["phase"]) == ("delta", "running")
        assert "table" not in second["changes"]
        assert {**first["state"], **second["changes"]} == hub.state()
        hub.trace({"t": 1.0, "state": "still", "hidden": ["r5c5"]})
        while "table" not in (later := told(socket)["changes"]):
            pass
        assert later["table"] == {"hidden": ["r5c5"]}, "what was learned is not sent again"


@pytest.mark.parametrize(("name", "page"), [
    ("localhost", "http://evil.example"), ("evil.example", None), ("evil.example", "http://evil.example")])
def test_other_pages_cannot_listen_in(server: Server, name: str, page: str | None) -> None:
    with pytest.raises(InvalidStatus) as refused:
        listen(server, name=name, page=page)
    assert refused.value.response.status_code == 403


def test_the_socket_ends_with_the_hub(server: Server, hub: Hub) -> None:
    with listen(server) as socket:
        told(socket)
        hub.close()
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)


def test_changes_are_the_keys_whose_value_differs() -> None:
    assert changes({"a": 1, "b": [1], "c": 3}, {"a": 1, "b": [2], "d": 4}) == {"b": [2], "d": 4}


def test_of_a_table_only_what_differs_is_told_unless_it_is_another_one() -> None:
    before, laid = {"kind": "board", "bare": {"width": 9}, "pieces": []}, [{"seq": 1}]
    assert changes({"table": before}, {"table": {**before, "pieces": laid}}) == {"table": {"pieces": laid}}
    assert changes({"table": before}, {"table": dict(before)}) == {}
    other = {"kind": "coins", "bare": {"width": 9}, "pieces": []}
    assert changes({"table": before}, {"table": other}) == {"table": other}


def test_an_address_that_is_none_is_answered_by_the_page_and_data_by_a_sentence(client: httpx.Client) -> None:
    page, data = client.get("/nowhere"), client.get("/api/nowhere")
    assert (page.status_code, page.headers["content-type"].split(";")[0]) == (404, "text/html")
    assert (data.status_code, data.json()) == (404, {"error": "there is nothing at this address"})
