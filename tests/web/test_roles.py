"""Who may do what: every route and every command for every role, and how a link makes somebody one of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import get_args

import httpx
import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute, APIWebSocketRoute
from starlette.routing import Mount
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.match.commands import COMMANDS
from referee.store import Store
from referee.web import Access, Reach, Server, create_app
from referee.web.entry.access import is_here
from referee.web.entry.roles import Role
from tests.support import dashboard

ROLES: tuple[Role, ...] = get_args(Role)
PHONES = "192.168.178.20"
"""Under which address phones ask: whoever asks so is not at the machine itself, wherever the test runs."""

ALL = "stranger viewer camera player host"
LOOK = "viewer camera player host"
PLAY = "player host"
ROUTES = {
    "GET /": LOOK, "GET /setup": LOOK, "GET /play": LOOK, "GET /screen": LOOK, "GET /people": LOOK, "GET /help": LOOK,
    "GET /camera": "camera host", "POST /camera/picture": "camera host", "WS /camera/pictures": "camera host",
    "GET /help/{rule}": LOOK, "GET /match/{number}": LOOK, "GET /frame": LOOK, "GET /evidence/{name}": LOOK,
    "GET /example/{name}": LOOK, "GET /again/{number}": LOOK, "GET /api/again": LOOK,
    "GET /api/languages": ALL, "GET /api/texts/{language}": ALL, "GET /static": ALL,
    "GET /api/games": LOOK, "GET /api/home": LOOK, "GET /api/people": LOOK, "GET /api/people.csv": LOOK,
    "GET /api/match/{number}": LOOK, "GET /api/match/{number}/round/{which}/film": LOOK,
    "GET /api/match/{number}/round/{which}/film.mp4": LOOK, "GET /api/films": LOOK,
    "GET /api/match/{number}/round/{which}": LOOK, "GET /api/match/{number}/{file}": LOOK,
    "GET /api/rules/{game}": LOOK, "GET /api/access": LOOK, "POST /api/access/{role}": "host",
    "GET /api/cameras": "host", "GET /api/proposals": "host", "GET /api/journal": "host", "POST /ask/{kind}": LOOK,
    "POST /api/import": "host",
    "POST /command/{name}": PLAY, "WS /live": LOOK,
}
COMMAND_ROLES = {
    **dict.fromkeys(("start", "unstart", "stop", "call", "resume", "pause", "next_round", "overrule", "count",
                     "round_flag", "contest",
                     "show_step", "call_host", "correct_piece", "remove_piece", "add_piece", "token_at", "add_die",
                     "correct_die", "loose_die", "correct_card", "answer", "forget", "undo",
                     "end_match", "reopen_match", "retry_camera"), PLAY),
    **dict.fromkeys(("new_match", "open_match", "delete_match", "rematch", "join", "leave", "rename", "reseat",
                     "camera", "learn", "teach", "demo", "demo_pause", "demo_step", "make_film",
                     "keep_pictures", "delete_pictures"), "host"),
}
FILLED = {"rule": "BG-PLACE-2", "number": 1, "name": "stop", "language": "en", "which": 1, "file": "export.csv",
          "game": "board", "kind": "redeal", "role": "viewer"}


class Lan:
    """A dashboard on the home network, as other machines reach it."""

    def __init__(self, server: Server) -> None:
        self.server, self.access = server, server.access
        self.address = f"{PHONES}:{server.port}"
        self._clients: list[httpx.Client] = []

    def at(self, role: Role | None = None, *, token: str = "", **headers: str) -> httpx.Client:
        """A browser or a program at another machine, with the cookie of a link."""
        cookie = token or (self.access.token(role) if role else "")
        given = {"host": self.address, **headers, **({"cookie": f"referee={cookie}"} if cookie else {})}
        address = f"http://127.0.0.1:{self.server.port}"
        self._clients.append(httpx.Client(base_url=address, headers=given, trust_env=False))
        return self._clients[-1]

    def close(self) -> None:
        for client in self._clients:
            client.close()
        self.server.stop()

    def listen(self, role: Role | None, path: str = "/live", **headers: str) -> ClientConnection:
        """A socket of a browser there."""
        cookie = {"cookie": f"referee={self.access.token(role)}"} if role else {}
        return connect(f"ws://{self.address}{path}", address=("127.0.0.1", self.server.port), proxy=None,
                       additional_headers={**cookie, **headers})


@pytest.fixture
def opened(hub: Hub) -> Iterator[Callable[..., Lan]]:
    """Open dashboards to the network, each with its own access."""
    begun: list[Lan] = []

    def begin(access: Access | None = None, reach: Reach = Reach("0.0.0.0")) -> Lan:  # noqa: B008  (it is frozen)
        begun.append(Lan(Server(port=0, reach=reach, access=access)))
        desk = hub.desk = Desk(hub)
        begun[-1].server.start(hub, desk)
        return begun[-1]

    yield begin
    for lan in begun:
        lan.close()


@pytest.fixture
def lan(opened: Callable[..., Lan]) -> Lan:
    return opened()


def routes(app: FastAPI) -> Iterator[str]:
    """What the application answers: method and path of each."""
    for route in app.routes:
        if isinstance(route, APIRoute):
            assert route.methods is not None
            yield from (f"{method} {route.path}" for method in route.methods - {"HEAD"})
        elif isinstance(route, APIWebSocketRoute):
            yield f"WS {route.path}"
        else:
            assert isinstance(route, Mount)
            yield f"GET {route.path}"


def reached(lan: Lan, client: httpx.Client, role: Role | None, route: str) -> bool:
    """Whether somebody is let in; if not, the answer is 401 or 403."""
    method, path = route.split()
    if method == "WS":
        try:
            with lan.listen(role, path) as socket:
                if path != "/live":
                    socket.send(b"")
                return '"snapshot"' in (said := str(socket.recv(timeout=10))) or '"ok"' in said
        except InvalidStatus as refused:
            assert refused.response.status_code == 403
            return False
    answer = client.request(method, path.format(**FILLED) + ("/app.js" if path == "/static" else ""),
                            json={} if method == "POST" else None)
    assert answer.status_code < 500, route
    assert role is None or answer.status_code != 401
    return answer.status_code not in (401, 403)


def test_every_route_and_every_command_is_in_the_table(hub: Hub) -> None:
    desk = hub.desk = Desk(hub)
    assert sorted(routes(create_app(hub, desk=desk))) == sorted(ROUTES)
    assert sorted(COMMANDS) == sorted(COMMAND_ROLES)


@pytest.mark.parametrize("role", [None, *ROLES])
def test_every_role_reaches_what_it_may_and_nothing_else(lan: Lan, role: Role | None) -> None:
    client = lan.at(role)
    let_in = {route: reached(lan, client, role, route) for route in ROUTES}
    assert let_in == {route: (role or "stranger") in may.split() for route, may in ROUTES.items()}
    done = {name: reached(lan, client, role, f"POST /command/{name}") for name in COMMANDS}
    assert done == {name: (role or "stranger") in may.split() for name, may in COMMAND_ROLES.items()}


def test_a_change_that_nobody_thought_of_is_the_hosts(lan: Lan) -> None:
    player, host = lan.at("player"), lan.at("host")
    for method, path in (("POST", "/api/nowhere"), ("PUT", "/play"), ("DELETE", "/api/match/1"), ("POST", "/"),
                         ("POST", "/static/app.js"), ("PATCH", "/api/texts/en"), ("POST", "/command/nonsense")):
        assert player.request(method, path, json={}).status_code == 403, path
        assert host.request(method, path, json={}).status_code in (404, 405, 422), path


@pytest.mark.parametrize(("client", "name", "headers", "here"), [
    ("127.0.0.1", "localhost", {}, True),
    ("::1", "::1", {}, True),
    ("::ffff:127.0.0.1", "localhost", {}, True),
    ("192.168.178.31", "localhost", {}, False),  # a Host header proves nothing
    ("127.0.0.1", "192.168.178.20", {}, False),  # nobody here calls the machine so, but a proxy may
    ("127.0.0.1", "evil.example", {}, False),
    ("127.0.0.1", None, {}, False),
    ("", "localhost", {}, False),
    *[("127.0.0.1", "localhost", {sent: "192.168.178.31"}, False)
      for sent in ("x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-host", "x-forwarded-proto")],
    ("192.168.178.31", "192.168.178.20", {"x-forwarded-for": "127.0.0.1"}, False),
])
def test_who_sits_at_the_machine(client: str, name: str | None, headers: dict[str, str], here: bool) -> None:
    assert is_here(headers, client, name) == here
    assert Access().role(headers, client, name, secure=False) == ("host" if here else None)
    assert Access(by_place=False).role(headers, client, name, secure=False) is None


def test_whoever_sits_at_the_machine_needs_no_link(lan: Lan) -> None:
    with httpx.Client(base_url=f"http://localhost:{lan.server.port}", trust_env=False) as here:
        assert here.get("/api/access").json()["role"] == "host"
        assert here.get("/api/access", headers={"x-forwarded-for": "192.168.178.31"}).status_code == 401
        assert here.get("/api/access", headers={"host": "evil.example"}).status_code == 421


def test_a_link_makes_a_cookie_and_goes_out_of_the_address(lan: Lan) -> None:
    phone = lan.at()
    answer = phone.get("/play", params={"token": lan.access.token("player"), "turn": "1"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/play?turn=1")
    cookie = answer.headers["set-cookie"]
    assert all(part in cookie for part in ("HttpOnly", "SameSite=Lax", "Path=/;", "Max-Age="))
    assert "Secure" not in cookie
    assert answer.headers["cache-control"] == "no-store"
    assert phone.get("/api/access").json()["role"] == "player"
    phone.get("/", params={"token": lan.access.token("viewer")})
    assert phone.get("/api/access").json()["role"] == "viewer", "the newest link decides"
    assert phone.get("/", params={"token": "wrong"}).status_code == 303
    assert phone.get("/api/access").json()["role"] == "viewer"


def test_a_link_in_passing_takes_no_right_away(lan: Lan) -> None:
    phone = lan.at()
    tokens = {role: lan.access.token(role) for role in ("viewer", "player")}
    for came, role in (("viewer", "viewer"), ("player", "player"), ("viewer", "player")):
        answer = phone.get("/play", params={"token": tokens[came], "passing": "1", "turn": "1"})
        assert (answer.status_code, answer.headers["location"]) == (303, "/play?turn=1")
        assert phone.get("/api/access").json()["role"] == role


def test_a_link_leads_nowhere_else(lan: Lan) -> None:
    for path in ("//evil.example", "/%5Cevil.example", "///evil.example/%2e%2e"):
        there = lan.at().get(f"http://127.0.0.1:{lan.server.port}{path}?token={lan.access.token('viewer')}")
        assert there.status_code == 303
        assert there.headers["location"][0] == "/" and there.headers["location"][1] not in "/\\", path


def test_https_has_a_cookie_of_its_own(opened: Callable[..., Lan]) -> None:
    lan = opened(reach=Reach("0.0.0.0", proxies=("127.0.0.1",)))
    phone = lan.at(None, **{"x-forwarded-proto": "https", "x-forwarded-for": "192.168.178.31"})
    cookie = phone.get("/", params={"token": lan.access.token("viewer")}).headers["set-cookie"]
    assert cookie.startswith("referee-tls=") and "Secure" in cookie
    phone.headers["cookie"] = cookie.partition(";")[0]
    assert phone.get("/api/access").json()["role"] == "viewer"


def test_a_program_says_its_token_in_a_header(lan: Lan) -> None:
    assert lan.at(authorization=f"Bearer {lan.access.token('player')}").post("/command/start", json={}).json()["ok"]
    assert lan.at(authorization="Bearer nonsense").get("/api/home").status_code == 401
    assert lan.at(authorization="Basic " + lan.access.token("player")).get("/api/home").status_code == 401
    assert lan.at(cookie='referee=x; "broken').get("/api/home").status_code == 401


def test_a_stranger_is_told_to_scan_the_code(lan: Lan) -> None:
    page = lan.at(None, **{"accept-language": "fr-CH, de;q=0.5"}).get("/play")
    assert (page.status_code, page.headers["content-type"]) == (401, "text/html; charset=utf-8")
    assert '<html lang="fr">' in page.text and "Scannez le code QR" in page.text
    assert "www-authenticate" in page.headers and "content-security-policy" in page.headers
    old = lan.at().get("/play?token=old")
    assert (old.status_code, "no longer valid" in old.text) == (401, True)
    assert "scan the QR code" in lan.at().get("/api/home").json()["error"]
    assert "ask the host" in lan.at("viewer").post("/command/stop", json={}).json()["error"]


def test_a_screen_hands_on_no_more_than_it_may_itself(lan: Lan) -> None:
    links = {role: lan.at(role).get("/api/access").json()["links"] for role in ROLES}
    assert {role: [link["role"] for link in found] for role, found in links.items()} == {
        "viewer": ["viewer"], "camera": ["viewer", "camera"], "player": ["viewer", "player"], "host": list(ROLES)}
    assert links["player"][1]["address"] == f"http://{lan.address}/play?token={lan.access.token('player')}"


def test_a_new_link_ends_the_old_one_on_every_screen(lan: Lan, hub: Hub) -> None:
    old = lan.access.token("viewer")
    with lan.listen("viewer") as watching, lan.listen("player") as playing:
        assert all('"snapshot"' in str(socket.recv(timeout=10)) for socket in (watching, playing))
        assert lan.at("host").post("/api/access/viewer", json={}).json() == {"ok": True}
        hub.command("start", {})
        assert '"delta"' in str(playing.recv(timeout=10))
        with pytest.raises(ConnectionClosed) as ended:
            watching.recv(timeout=10)
        assert ended.value.rcvd is not None and ended.value.rcvd.code == 1008
    assert lan.at(token=old).get("/play").status_code == 401
    assert lan.at("player").get("/play").status_code == lan.at("viewer").get("/play").status_code == 200
    assert lan.at("host").post("/api/access/nobody", json={}).status_code == 422


def test_tokens_are_made_once_and_kept() -> None:
    kept: dict[str, str] = {}
    first = Access(kept, keep=kept.update)
    assert sorted(kept) == sorted(ROLES) and len(set(kept.values())) == len(ROLES)
    assert min(map(len, kept.values())) >= 22
    assert Access(dict(kept), keep=lambda _: pytest.fail("nothing is new")).token("host") == first.token("host")
    first.renew("host")
    assert kept["host"] == first.token("host")
    assert first.role_of_token("") is None


def test_guests_have_a_role_without_a_link_and_a_link_gives_more(opened: Callable[..., Lan]) -> None:
    lan = opened(Access(guests="viewer"))
    assert lan.at().get("/api/access").json()["role"] == "viewer"
    assert lan.at("player").get("/api/access").json()["role"] == "player"
    assert lan.at().post("/command/stop", json={}).status_code == 403


def test_a_player_speaks_of_the_match_in_play_only(lan: Lan, hub: Hub, store: Store) -> None:
    assert hub.play is not None
    earlier, player = hub.play.match.id, lan.at("player")
    hub.command("start", {})
    hub.command("rename", {"person": hub.state()["people"][0]["id"], "name": "Zoe"})
    assert player.post("/command/undo", json={}).status_code == 403, "who plays is the host's"
    assert player.post("/command/stop", json={"match": earlier}).json()["ok"]
    assert player.post("/command/undo", json={}).json()["ok"]
    hub.open(dashboard.new_match(store))
    for name, fields in (("unstart", {}), ("undo", {}), ("end_match", {}), ("remove_piece", {"piece": 1})):
        assert player.post(f"/command/{name}", json={"match": earlier, **fields}).status_code == 403, name
    assert lan.at("host").post("/command/unstart", json={"match": earlier}).json()["ok"]


def test_other_sites_get_nothing_done_with_a_hosts_cookie(lan: Lan) -> None:
    for name, value in (("origin", "http://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site"),
                        ("sec-fetch-site", "same-site")):
        host = lan.at("host", **{name: value})
        for path in ("/command/start", "/api/import", "/api/access/host"):
            assert host.post(path, json={}).status_code == 403, (value, path)
        with pytest.raises(InvalidStatus):
            lan.listen("host", **{name: value})


def test_a_name_that_is_not_ours_is_told_what_to_type(opened: Callable[..., Lan]) -> None:
    lan = opened(reach=Reach("0.0.0.0", names=frozenset({"table.example"})))
    refused = lan.at("host", host="other.example:8000").get("/")
    assert refused.status_code == 421
    assert refused.text.endswith(": referee serve --lan --allow-host other.example")
    assert lan.at("host", host="table.example").get("/").status_code == 200
    assert "onload" not in lan.at("host", host="x onload=1.example").get("/").text


def test_forwarded_headers_are_believed_of_the_proxy_alone(opened: Callable[..., Lan]) -> None:
    told = {"x-forwarded-host": "table.example", "x-forwarded-proto": "https", "x-forwarded-prefix": "/evening",
            "x-forwarded-for": "192.168.178.31"}
    reach = Reach("0.0.0.0", names=frozenset({"table.example"}), proxies=("127.0.0.1",))
    believed, strange = opened(reach=reach), opened(reach=Reach("0.0.0.0", names=frozenset({"table.example"})))
    token = believed.access.token("host")
    client = believed.at(None, authorization=f"Bearer {token}", **told)
    assert client.get("/api/access").json()["links"][-1]["address"] == f"https://table.example/evening/?token={token}"
    assert re.search('src="/evening/static/[0-9a-f]{12}/page.js"', client.get("/play").text)
    assert client.post("/command/start", json={}, headers={"origin": "https://table.example"}).json()["ok"]
    assert client.get("/play", headers={"x-forwarded-prefix": '/"><script>'}).text.count("<script") == 1
    other = strange.at("host", **told)
    assert other.get("/api/access").json()["links"][-1]["address"].startswith(f"http://{strange.address}/?token=")
    assert re.search('src="/static/[0-9a-f]{12}/page.js"', other.get("/play").text)


def test_a_path_before_all_others_works_whether_or_not_a_proxy_takes_it_away(opened: Callable[..., Lan]) -> None:
    lan = opened(reach=Reach("0.0.0.0", root_path="/referee"))
    host = lan.at("host")
    for before in ("", "/referee"):
        assert re.search('src="/referee/static/[0-9a-f]{12}/page.js"', host.get(f"{before}/play").text)
        assert host.get(f"{before}/static/app.js").status_code == host.get(f"{before}/api/home").status_code == 200
        assert lan.at().post(f"{before}/command/start", json={}).status_code == 401
        assert lan.at("viewer").post(f"{before}/command/start", json={}).status_code == 403
        assert lan.at("viewer").get(f"{before}/api/cameras").status_code == 403
    answer = lan.at().get("/referee", params={"token": lan.access.token("host")})
    assert answer.headers["location"] == "/referee/" and "Path=/referee;" in answer.headers["set-cookie"]


def test_every_page_and_answer_can_be_asked_about_without_being_sent(lan: Lan, hub: Hub) -> None:
    hub.picture.show(dashboard.picture(1) or b"")
    host = lan.at("host")
    for path in (route.split()[1].format(**FILLED) for route in ROUTES if route.startswith("GET ")):
        got, head = host.get(path), host.head(path)
        told = [(a.status_code, a.headers.get("content-type"), a.headers["content-length"]) for a in (got, head)]
        assert told[0] == told[1] and head.content == b"", path
    assert host.head("/nowhere").status_code == 404
    assert lan.at().head("/play").status_code == 401
