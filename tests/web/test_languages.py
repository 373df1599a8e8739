"""Every screen is answered in its own language, and nothing that it is told stays English."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer
from websockets.sync.client import connect

from referee.i18n import catalogue, spoken
from referee.session.live import archive
from referee.session.live.hub import Hub
from referee.session.live.questions import rules_of
from referee.session.match.commands import CommandError
from referee.store import Store
from referee.web import Server
from referee.web.languages import chosen
from tests.support import dashboard

ODD = "eo"
"""A language that is none: each text says the same with every letter put out of sight."""
NAMES = {"solid": "Ä", "double": "Ö", "dotted": "Ü"}
SENTENCES = frozenset({"text", "why", "effect", "deed", "label", "hint", "problem", "rule_title", "rule_text",
                       "cleared_text", "error", "title"})
"""What of the state is read by people; all else are ids, names, and numbers."""
SQUARE = re.compile(r"\br\d+c\d+\b")


class _Hidden(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:
        node.value = re.sub("[A-Za-z]", "¤", node.value)
        return node


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name, source in catalogue.sources("en").items():
        for language in ("en", ODD):
            (tmp_path / language / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "en" / name).write_text(source, encoding="utf-8")
        (tmp_path / ODD / name).write_text(
            FluentSerializer().serialize(_Hidden().visit(FluentParser().parse(source))), encoding="utf-8")
    monkeypatch.setattr(catalogue, "locales", lambda: tmp_path)
    yield
    catalogue._bundle.cache_clear()
    catalogue._filled.cache_clear()


def english(value: Any, at: str = "", *, read: bool = False) -> Iterator[str]:
    """Where in JSON a sentence has letters that no text of the odd language has."""
    if isinstance(value, dict):
        for key, of in value.items():
            yield from english(of, f"{at}.{key}", read=key in SENTENCES)
    elif isinstance(value, list | tuple):
        for of in value:
            yield from english(of, at, read=read)
    elif isinstance(value, str) and read and re.search("[A-Za-z]{2}", SQUARE.sub("", value)):
        yield f"{at}: {value}"


def left(value: Any) -> list[str]:
    return sorted(set(english(json.loads(json.dumps(spoken(value, ODD))))))


def told(hub: Hub, store: Store) -> Iterator[dict[str, Any]]:
    """The state in every scene of two rounds, with the words of people between."""
    yield hub.state()
    dashboard.play(hub, store, until=9)
    yield hub.state()
    dashboard.play(hub, store, until=15, after=9)
    hub.source("lost", CommandError("hub-no-camera").said)
    yield hub.state()
    hub.trace({"t": 30.0, "state": "still", "hidden": []})
    dashboard.play(hub, store, until=16, after=15)
    hub.command("add_piece", {"kind": "joker", "squares": [dashboard.table().squares[0].id], "owner": "solid"})
    hub.command("stop", {})
    yield hub.state()
    hub.command("call", {"player": "double"})
    yield hub.state()
    for found, decision in zip([f for f in hub.state()["findings"] if f["open"]],
                               ("allowed", "mistake", *["undecided"] * 9), strict=False):
        hub.command("overrule", {"finding": found["seq"], "decision": decision})
    yield hub.state()
    for n, seat in enumerate(NAMES):
        hub.command("count", {"player": seat, "counts": {"left": 0 if seat == "double" else n + 2, "jokers": 1}})
    yield hub.state()
    hub.command("undo", {})
    hub.command("leave", {"person": hub.state()["people"][0]["id"]})
    yield hub.state()


@pytest.mark.usefixtures("odd")
def test_nothing_that_a_screen_is_told_stays_english(store: Store) -> None:
    hub = Hub(store)
    hub.camera.use("sample round")
    hub.open(store.new_match(NAMES, "new", {"start_tableau": dashboard.START_TABLEAU, "rounds": 2,
                                            "tableau_add": "may"}))
    hub.set_table(dashboard.table())
    seen = 0
    for state in told(hub, store):
        seen += len(state["log"]) + len(state["findings"])
        shown = {**state, "source": None}
        shown["match"] = {**shown["match"], "house_rules": []}  # the page has a text for each option
        assert left(shown) == []
    assert seen > 60
    for answer in (archive.match(hub, 1), archive.one_round(hub, 1, 1), rules_of("board"), rules_of("card_weber")):
        assert left({**answer, "match": None} if isinstance(answer, dict) else answer) == []


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize("document", ["board-old", "card-999", "card-weber", "dice"])
def test_nothing_of_a_round_by_hand_stays_english(store: Store, document: str) -> None:
    hub = Hub(store)
    seats = next(game["seats"] for game in archive.games() if game["document"] == document)[:3]
    hub.command("new_match", {"document": document, "camera": False,
                              "people": [{"name": n, "seat": s} for n, s in zip(NAMES.values(), seats, strict=True)]})
    states = [hub.state()]
    for name, fields in [("start", {}), ("stop", {}), ("call", {"player": seats[0]})]:
        hub.command(name, fields)
        states.append(hub.state())
    most = {f["name"]: f["max"] for f in hub.state()["form"]["fields"] if not f["bool"] and f["name"] != "jokers"}
    for amount in (24, 3):
        for seat in seats:
            counts = {name: 0 if seat == seats[0] else min(amount, of) for name, of in most.items()}
            hub.command("count", {"player": seat, "counts": counts})
            states.append(hub.state())
    for state in states:
        state["match"]["house_rules"] = []
        assert left(state) == []


def test_the_language_is_the_addresses_else_the_browsers_else_english() -> None:
    assert chosen("fr", "en") == "fr"
    assert chosen("xx", "") == chosen(None, "xx, *;q=0.1") == chosen(None, "") == "en"
    assert chosen(None, "pt-BR, fr-CH;q=0.7, en;q=0.9") == "en"
    assert chosen(None, "pt-BR, fr-CH;q=0.7, en;q=0.2") == "fr"
    assert chosen(None, "fr;q=0, en;q=oops, de-AT;level=1;q=0.3") in ("de", "en")


def test_screens_with_different_languages_look_at_one_table(server: Server, hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=9)
    at = f"ws://127.0.0.1:{server.port}/live"
    with connect(at, proxy=None) as one, connect(f"{at}?lang=fr", proxy=None) as other:
        here, there = (json.loads(socket.recv(timeout=10))["state"] for socket in (one, other))
        assert here["camera"]["text"] == "Camera sees the table"
        assert there["camera"]["text"] == catalogue.fill("camera-sure", {}, "fr")
        assert [f["seq"] for f in there["findings"]] == [f["seq"] for f in here["findings"]]
        assert there["findings"][0]["deed"] != here["findings"][0]["deed"]
        hub.source("lost")
        change = json.loads(other.recv(timeout=10))["changes"]
        assert change["camera"]["text"] == catalogue.fill("camera-lost", {}, "fr")


def test_pages_answers_and_refusals_are_said_as_the_browser_asks(server: Server) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        wanted = {"accept-language": "fr-CH, en;q=0.5"}
        assert '<html lang="fr"' in client.get("/", headers=wanted).text
        assert '<html lang="en"' in client.get("/").text
        assert '<html lang="en"' in client.get("/?lang=en", headers=wanted).text
        refused = client.post("/command/delete_match", json={"match": 77}, headers=wanted).json()["error"]
        assert refused == catalogue.fill("match-none", {"number": 77}, "fr")
        assert client.get("/api/rules/board", headers=wanted).json()[0]["title"] != \
            client.get("/api/rules/board").json()[0]["title"]
