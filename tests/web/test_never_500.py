"""Whatever a screen sends, it gets an answer with a sentence: no address and no command ever answers 500."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from referee.games.registry import GAMES
from referee.i18n.said import SaidError
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.live.questions import ASKED, ask
from referee.session.match.commands import COMMANDS, NewMatch, Sitting
from referee.session.match.plans import plan_from
from referee.store import Store
from referee.web.app import create_app
from tests.support import dashboard, log_faults
from tests.support.alone import run
from tests.support.log_faults import damaged, locked, read_only

ODD: tuple[Any, ...] = (
    None, True, -1, 0, 10**30, 1.5, float("nan"), float("inf"), "", "x" * 5000, "\0", "\ud800", "r99c99", "person-1",
    "solid", "\u202ename", [], [None], {}, {"a": {}}, [[[[]]]], ["solid", "solid"], {"solid": None}, {"solid": -1})
BODIES = (b"", b"{", b"null", b"[]", b'"x"', b"{}", b"\xff\xfe{\x00}\x00", b"\xef\xbb\xbf{}", b"[" * 4000,
          b'{"a":' * 2000, b'{"name": "\\ud800"}', b'{"n": 1e999}', b'{"n": ' + b"9" * 5000 + b"}")
MATCH = {"match": 1, "round": 0, "type": "match", "created_at": "", "edition": "new", "players": {}, "options": {},
         "rounds": [{"number": 1, "created_at": ""}]}
EVENT = {"match": 1, "round": 1, "seq": 1, "type": "card", "recorded_at": ""}
ODD_PARTS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({}, {}), ({}, {"seq": 10**30}), ({}, {"seq": -1}), ({}, {"squares": None}), ({}, {"squares": "r0c0"}),
    ({}, {"t": "soon"}), ({}, {"type": "people", "people": [{}]}), ({}, {"type": "stop", "by": "people", "t": None}),
    ({"players": {"solid": "\ud800"}}, {}), ({"edition": "x"}, {}), ({"edition": ["new"]}, {}),
    ({"options": {"game": 5}}, {}), ({"options": {"people": [1]}}, {}), ({"options": {"rounds": "many"}}, {}),
    ({"files": {"table": 5}}, {}),
    ({"files": {"table": {"squares": 7}}}, {}), ({"files": []}, {}), ({"rounds": [{"number": 1e999}]}, {}),
    ({}, {"type": "look"}), ({}, {"type": "undo", "about": 5, "by": "people"}), ({}, {"class": "violation"}),
    ({}, {"type": "count", "by": "people", "player": "solid", "counts": None})]
IMPORTS = tuple(json.dumps({**MATCH, **head}).encode() + b"\n" + json.dumps({**EVENT, **line}).encode()
                for head, line in ODD_PARTS)
FAULTS: dict[str, Callable[[Path], AbstractContextManager[object]]] = {
    "nothing": nullcontext, "locked": locked, "read_only": read_only, "damaged": damaged}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.db"


@pytest.fixture
def hub(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    log_faults.by_hand(monkeypatch)
    with Store(path) as store:
        hub = dashboard.new_hub(store)
        dashboard.play(hub, store, until=9)
        yield hub
        hub.close()
    log_faults.forget()


class Client:
    """Asks the application in the test's own process: an error of ours is the test's error."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def send(self, *requests: tuple[str, str, bytes]) -> list[httpx.Response]:
        """Answers to (method, address, body), one after the other, as this machine's own page would get them."""
        async def all_of_them() -> list[httpx.Response]:
            transport = httpx.ASGITransport(self.app, client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                return [await client.request(method, address, content=body or None,
                                             headers={"content-type": "application/json"} if method == "POST" else {})
                        for method, address, body in requests]

        return run(all_of_them())


@pytest.fixture
def client(hub: Hub) -> Iterator[Client]:
    desk = hub.desk = Desk(hub)
    yield Client(create_app(hub, desk=desk))
    desk.close()


def answered(answer: httpx.Response) -> None:
    """Below 500; and a refusal says why."""
    assert answer.status_code < 500, (str(answer.request.url), answer.text)
    if answer.status_code >= 400 and "json" in answer.headers.get("content-type", ""):
        said = answer.json().get("error")
        assert isinstance(said, str) and " " in said, (str(answer.request.url), answer.text)


def post(client: Client, *bodies: tuple[str, Any]) -> None:
    for answer in client.send(*[("POST", address, body if isinstance(body, bytes) else json.dumps(body).encode("ascii"))
                                for address, body in bodies]):
        answered(answer)


def refused(ask: Callable[[], object]) -> None:
    """Done, or refused in a sentence; anything else would be a 500."""
    try:
        ask()
    except SaidError as error:
        assert " " in str(error)


def fields_of(name: str) -> list[str]:
    return [field.alias or key for key, field in COMMANDS[name].model_fields.items()]


@pytest.mark.parametrize("name", [*COMMANDS, "nonsense"])
def test_every_command_with_odd_fields(client: Client, hub: Hub, name: str) -> None:
    post(client, *[(f"/command/{name}", body) for body in BODIES])
    fields = fields_of(name) if name in COMMANDS else ["x"]
    odd = [{field: value} for field in [*fields, "__class__"] for value in ODD]
    for body in [*odd, *[dict.fromkeys(fields, value) for value in ODD]]:
        refused(partial(hub.command, name, body))


def test_a_camera_that_names_nothing_is_refused_and_said(client: Client, hub: Hub) -> None:
    specs = ("~\0", "\0/*", "a\0b", "\ud800", "http://[::1", "http://host:99999", "rtsp://[", "file://[",
             "/**/*.nothing", "//", "~nosuchuser/x", "x" * 500, "/dev/zero", "/" + "*/" * 200)
    answers = client.send(*[("POST", "/command/camera", json.dumps({"source": spec}).encode()) for spec in specs])
    for spec, answer in zip(specs, answers, strict=True):
        assert answer.status_code in (409, 422), (spec, answer.text)
        answered(answer)
        assert len(answer.json()["error"]) < 400
    json.dumps(hub.state(), ensure_ascii=False).encode()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.document)
def test_every_question_with_odd_input(client: Client, hub: Hub, game: Any) -> None:
    seats = [Sitting(seat=seat, name=seat) for seat in game.seats[:game.players[0]]]
    hub.new_match(plan_from(NewMatch(document=game.document, people=seats)))
    names = ("players", "rounds", "counts", "tableau", "scores", "options", "edition", "caller", "cards", "points",
             "jokers", "round", "dice", "n", "order", "end", "handicaps", "totals")
    for kind in (*ASKED, "nonsense"):
        post(client, *[(f"/ask/{kind}", body) for body in BODIES])
        for name in names:
            for value in ODD:
                refused(partial(ask, hub.play, kind, {name: value}))


def addresses(client: Client) -> list[str]:
    """Every GET address of the application, filled in with what is there and what is not."""
    odd = ("1", "0", "-1", "99999", "9" * 30, "x", "%00", "..%2f..%2fetc%2fpasswd", "1.5", "%ff", "en", "export.csv",
           "export.json", "export.jsonl", "events.csv", "board")
    found = []
    for route in client.app.routes:
        path = getattr(route, "path", "")
        if "GET" in (getattr(route, "methods", None) or ()):
            slots = re.findall(r"{[^}]*}", path)
            for n in range(len(odd) if slots else 1):
                filled = path
                for k, slot in enumerate(slots):
                    filled = filled.replace(slot, odd[0] if k < len(slots) - 1 and n % 2 else odd[n])
                found.append(filled)
    return found


@pytest.mark.parametrize("fault", FAULTS)
def test_every_address(client: Client, hub: Hub, path: Path, fault: str) -> None:
    found = addresses(client)
    assert len(found) > 50
    with FAULTS[fault](path):
        for answer in client.send(*[("GET", address, b"") for address in found]):
            answered(answer)
        post(client, *[(f"/command/{name}", {}) for name in COMMANDS if name not in ("camera", "demo")])
        post(client, *[(f"/command/{name}", fields) for name, fields in (
            ("stop", {}), ("overrule", {"finding": 9, "decision": "allowed"}), ("undo", {}),
            ("new_match", {"document": "board-new", "people": []}), ("delete_match", {"match": 1}))])
        before = len(hub.store.matches()) if fault == "nothing" else 0
        post(client, *[("/api/import", body) for body in (*BODIES, *IMPORTS)])
        taken = range(before + 1, len(hub.store.matches()) + 1) if fault == "nothing" else ()
        asked = [f"/api/match/{n}{what}" for n in taken for what in ("", "/round/1", "/export.csv", "/export.json")]
        for answer in client.send(*[("GET", address, b"") for address in (*asked, "/api/home", "/api/people")]):
            answered(answer)
        for n in taken:
            post(client, *[(f"/command/{name}", fields) for name, fields in (
                ("open_match", {"match": n}), ("undo", {}), ("stop", {}), ("rematch", {}))])
