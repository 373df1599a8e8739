"""Every scene in every size, with four players of 24 letters: nothing too wide, cut, too small, or shut to anybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import cv2
import numpy as np
import pytest
from playwright.sync_api import Browser, Page, expect

from referee.games.board.lines import BOARD
from referee.session.live.hub import Hub
from referee.store import Store
from referee.values.common import Check
from referee.web import Server
from tests.support import dashboard
from tests.support.looked_at import EVERYWHERE, barred, measured, measured_elsewhere, resize
from tests.support.page import opened, press, scene, square, tab
from tests.support.taught import png

pytestmark = [pytest.mark.browser, *([pytest.mark.timeout(1800)] if EVERYWHERE else [])]

NAMES = {"solid": "Wwwwwwwwwwwwwwwwwwwwwwww", "double": "Maximilianealexandramari",
         "dashed": "Donaudampfschifffahrtska", "dotted": "Ilililililililililililil"}
AXE_AT = {"play": (390, 844), "screen": (1920, 1080), "": (390, 844)}
PNG = png()
BETWEEN_MS = 9500
"""So long each scene between two rounds stands on the television, and a little more."""
STILL = ("play", "incident", "question", "camera", "stopping")


@pytest.fixture
def hub(store: Store) -> Hub:
    """Two rounds of four players with long names, watched by a camera."""
    hub = Hub(store)
    hub.camera.use("sample round")
    hub.open(store.new_match(NAMES, "new", {"start_tableau": dict(dashboard.START_TABLEAU), "rounds": 2}))
    hub.set_table(dashboard.table())
    return hub


def called(hub: Hub) -> None:
    hub.command("stop", {})
    hub.command("call", {"player": "double"})


def counted(hub: Hub) -> None:
    """Everybody has counted, and nothing is left to decide."""
    for found in [f for f in hub.state()["findings"] if f["open"]]:
        hub.command("overrule", {"finding": found["seq"], "decision": "allowed"})
    for n, seat in enumerate(NAMES):
        hub.command("count", {"player": seat, "counts": {"left": 0 if seat == "double" else n + 2, "jokers": 1}})


def scenes(hub: Hub, store: Store) -> Iterator[str]:
    """The match, scene by scene, as the server leads through it."""
    yield "ready"
    dashboard.play(hub, store, until=8)
    yield "play"
    dashboard.play(hub, store, until=9, after=8)
    yield "incident"
    dashboard.play(hub, store, until=15, after=9)
    yield "question"
    hub.source("lost", "The camera sends no pictures any more.")
    yield "camera"
    hub.trace({"t": 30.0, "state": "still", "hidden": []})
    dashboard.play(hub, store, until=16, after=15)
    hub.command("stop", {})
    yield "stopping"
    hub.command("call", {"player": "double"})
    yield "check"
    for found in [f for f in hub.state()["findings"] if f["open"]]:
        hub.command("overrule", {"finding": found["seq"], "decision": "allowed"})
    yield "count"
    counted(hub)
    yield "score"
    hub.command("next_round", {"round": 1})
    hub.command("start", {})
    called(hub)
    counted(hub)
    yield "match_end"


def look(page: Page, name: str, address: str) -> list[str]:
    far = address == "screen"
    found = measured(page, f"/{address} {name}", still=name in STILL, far=far)
    if address or name.startswith("setup") or EVERYWHERE:
        found += measured_elsewhere(page, f"/{address} {name}", still=name in STILL, far=far)
    resize(page, AXE_AT.get(address, AXE_AT[""]))
    return found + barred(page, f"/{address} {name}")


def test_at_the_table(browser: Browser, server: Server, hub: Hub, store: Store,
                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.session.shown.scenes.LINGERS_S", 0.0)
    with opened(browser, server.url, "play") as page:
        found: list[str] = []
        for name in scenes(hub, store):
            scene(page, name)
            found += look(page, name, "play")
            if name == "score":
                press(page, "What to do now")
                scene(page, "do_now")
                found += look(page, "do_now", "play")
        for part in ("Board", "Score", "More"):
            page.get_by_role("navigation", name="Parts of this page").get_by_role("button", name=part).click()
            found += look(page, part, "play")
        assert not found, "\n".join(found)


def test_on_the_television(browser: Browser, server: Server, hub: Hub, store: Store,
                           monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.session.shown.scenes.LINGERS_S", 0.0)
    with opened(browser, server.url, "screen") as page:
        found: list[str] = []
        places = set[tuple[int, ...]]()
        for name in scenes(hub, store):
            if name == "match_end":
                scene(page, "score")  # of the last round, before the winner
                page.clock.fast_forward(BETWEEN_MS)
            scene(page, name)
            if name == "check":
                expect(page.locator(".screen-item .check-n").first).to_be_visible()
                numbers = page.locator(".screen-item .check-n").all_text_contents()
                marked = page.locator(".screen-table .badge text").all_text_contents()
                assert numbers and sorted(marked) == sorted(numbers), "the board marks what the list says"
            if name == "count":
                expect(page.locator(".screen-counts thead th")).to_have_text(["Cards left", "Jokers used"])
            found += look(page, name, "screen")
            if name in STILL:
                box = page.locator(".screen-table svg").bounding_box()
                assert box is not None
                places.add(tuple(map(round, (box["x"], box["y"], box["width"], box["height"]))))
            for after in ("standings", "do_now") if name == "score" else ():
                page.clock.fast_forward(BETWEEN_MS)
                scene(page, after)
                found += look(page, after, "screen")
        assert len(places) == 1, "the board keeps its place and its size while it is played on"
        assert not found, "\n".join(found)


def test_only_what_is_not_in_order_takes_a_line(browser: Browser, server: Server, hub: Hub) -> None:
    fine = [Check(f"fine-{n}", True, f"grain {n} levels") for n in range(11)]
    hub.screens.set_checks(fine)
    with opened(browser, server.url, "play") as page:
        expect(page.get_by_text("Everything is in order")).to_be_visible()
        expect(page.get_by_text("grain 3 levels")).to_be_hidden()
        assert not barred(page, "/play checks")
        page.get_by_text("Everything is in order").click()
        expect(page.get_by_text("grain 3 levels")).to_be_visible()
        hub.screens.set_checks([*fine, Check("light", False, "more light is needed")])
        expect(page.get_by_text("In order: 11")).to_be_visible()
        expect(page.get_by_text("more light is needed")).to_be_visible()


def test_sheets_over_the_table(browser: Browser, server: Server, hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=9)
    with opened(browser, server.url, "play") as page:
        scene(page, "incident")
        found: list[str] = []
        sheet = page.get_by_role("dialog")
        for name in ("Rule and where it would fit", "That’s not what happened", "Enlarge the pictures"):
            press(page, name)
            expect(sheet).to_be_visible()
            found += look(page, name, "")
            page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)
        tab(page, "Board")
        square(page, 5, 6)
        for name in ("What colours?", "Something is missing here"):
            press(page, name)
            found += look(page, name, "")
        assert not found, "\n".join(found)


def test_three_by_hand_and_a_long_line_to_undo(browser: Browser, server: Server, hub: Hub) -> None:
    people = [{"name": name, "seat": f"p{n}"} for n, name in enumerate(("Emma", "Maximilianealexandra", "Ben"), 1)]
    hub.command("new_match", {"document": "card-999", "people": people, "camera": False})
    hub.command("start", {})
    with opened(browser, server.url, "play", locale="fr-FR") as page:
        scene(page, "play")
        found = measured(page, "/play by hand", still=True)
        hub.command("stop", {})
        hub.command("call", {"player": "p1"})
        counts = {"centre": 9, "stack": 0, "row": 4, "hand": 20, "discard": 6, "wrong": 1}
        hub.command("count", {"player": "p1", "counts": counts})
        expect(page.locator(".undo")).to_contain_text("20")
        resize(page, (390, 844))
        assert page.locator(".undo").evaluate("bar => bar.clientHeight - bar.firstElementChild.scrollHeight") >= 0
    assert not found, "\n".join(found)


class OnlyCamera:
    """A desk with one camera and what was found on the board."""

    current = "0"

    def cameras(self) -> list[dict[str, Any]]:
        return [{"spec": "0", "label": "Camera 0", "picture": None}]

    def proposals(self) -> dict[str, Any]:
        at = [{"id": n, "kind": kind, "at": [200 + 90 * n, 200], "owner": None,
               "quad": [[180 + 90 * n, 180], [220 + 90 * n, 180], [220 + 90 * n, 240], [180 + 90 * n, 240]]}
              for n, kind in enumerate(("card", "joker", "token", "unknown"))]
        inks = [{"colour": "yellow", "rgb": [226, 170, 40], "names": ["yellow", "orange"]},
                {"colour": "blue", "rgb": [60, 90, 190], "names": ["blue", "purple", "turquoise"]}]
        return {"width": 960, "height": 720, "pieces": at, "colours": inks}


@pytest.fixture
def around(hub: Hub, store: Store, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a dashboard on which a match has been played to its end, and another one has begun."""
    monkeypatch.setattr("referee.session.shown.scenes.LINGERS_S", 0.0)
    for _ in scenes(hub, store):
        pass
    monkeypatch.setattr(Server, "addresses", lambda self: ["http://192.168.178.123:8000/"])
    hub.picture.show(dashboard.picture(1) or b"")
    with Server(port=0) as server:
        server.start(hub, OnlyCamera())  # type: ignore[arg-type]
        yield server.url


DRAFT = """people => sessionStorage.setItem("referee-setup", JSON.stringify({
  document: "board-new", people, camera: "0", options: { swapped_colours: "mistake", in_flight: "yes" },
  brought: { tableau: { solid: 3 } } }))"""
STEPS = {"game": "What do you play?", "players": "Who plays?", "rules": "How do you play at home?",
         "length": "How long do you play?", "camera": "Who watches?", "table": "Show the empty board",
         "teach": "Whose pieces are these?", "ready": "Ready?"}


def test_set_up(browser: Browser, around: str) -> None:
    found: list[str] = []
    with opened(browser, around, "setup") as page:
        page.evaluate(DRAFT, [{"name": name, "seat": seat} for seat, name in NAMES.items()])
        page.reload()
        for step, title in STEPS.items():
            page.evaluate("step => { location.hash = step; }", step)
            expect(page.get_by_role("heading", name=title)).to_be_visible()
            if step == "rules":
                press(page, "more questions")
            found += look(page, f"setup {step}", "")
    assert not found, "\n".join(found)


def test_set_up_asks_what_a_colour_is_called(browser: Browser, around: str) -> None:
    found: list[str] = []
    with opened(browser, around, "setup") as page:
        page.evaluate(DRAFT, [{"name": name, "seat": seat} for seat, name in NAMES.items()])
        page.evaluate("location.hash = 'teach'")
        page.reload()
        for _ in range(3):  # the fourth is a token by itself
            page.locator(".whose").get_by_role("button", name="Not a piece").click()
        numbers = page.locator(".numbers button").evaluate_all("all => all.map((one) => one.getBoundingClientRect().x)")
        assert len(numbers) == len(set(numbers)) == 4
        inks = page.get_by_role("group", name="Which colour is this?")
        expect(inks).to_have_count(2)
        inks.first.get_by_role("button", name="orange").click()
        expect(inks.first.get_by_role("button", name="orange")).to_have_attribute("aria-pressed", "true")
        found += look(page, "setup teach colours", "")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("path", "title"), [
    ("", "Referee"), ("people", "Regulars"), ("help", "Rules and help"), ("help/BG-PLACE-3", ""),
    ("match/1", "won"), ("match/1#1", "Round 1"), ("match/77", "no such match")])
def test_around_the_match(browser: Browser, around: str, path: str, title: str) -> None:
    with opened(browser, around, path) as page:
        expect(page.get_by_role("heading", name=title).first).to_be_visible()
        found = look(page, path or "home", "")
        if path == "match/1#1":
            press(page, "Change this round")
            expect(page.get_by_role("application")).to_be_visible()
            found += look(page, "change", "")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", ["", "play", "screen"])
def test_before_the_first_match(browser: Browser, server: Server, hub: Hub, path: str) -> None:
    hub.open(None)
    with opened(browser, server.url, path) as page:
        expect(page.get_by_role("heading").first).to_be_visible()
        found = look(page, f"{path} without a match", "screen" if path == "screen" else "")
    assert not found, "\n".join(found)


def asks(hub: Hub, store: Store, *, again: bool) -> None:
    """A question about two cards is open, and three pieces were learned."""
    jpegs = [cv2.imencode(".jpg", np.full((88, 176, 3), 60 * k, np.uint8))[1].tobytes() for k in range(1, 4)]
    names = [hub.store.save_evidence(jpeg) for jpeg in jpegs]
    pieces = [{"kind": "card", "squares": squares} for squares in (["r1c1", "r1c2"], ["r3c4", "r4c4"])]
    for k, (kind, owner) in enumerate((("card", "double"), ("joker", "dashed"), ("token", None))):
        squares = [f"r{k}c0", f"r{k}c1"] if kind == "card" else [f"r{k}c0"]
        hub.write(BOARD.read({
            "type": "learned", "kind": kind, "player": owner, "place": squares, "squares": squares[:1], "on": ["red"],
            "sides": [1], "colours": ["red"], "how": "answer", "about": [], "t": 1.0, "evidence": [names[k]]}))
    hub.write(BOARD.read({"type": "asked", "t": 9.0, "pieces": pieces, "candidates": list(NAMES), "likely": True,
               "other": "double" if again else None, "evidence": [names[0]] * 2,
               "beside": [{"player": seat, "example": "0" * 16} for seat in ("solid", "double")] if again else []}))


def test_a_question_in_passing_and_what_was_learned(browser: Browser, server: Server, hub: Hub, store: Store,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    dashboard.play(hub, store, until=8)
    monkeypatch.setattr("referee.session.live.remembering.example", lambda hub, name: PNG)
    found: list[str] = []
    with opened(browser, server.url, "play") as page, opened(browser, server.url, "screen") as far:
        for again in (False, True):
            asks(hub, store, again=again)
            scene(page, "play")
            expect(page.locator(".ask-text")).to_contain_text("cards" if not again else "Really")
            found += look(page, f"asks-{again}", "play")
            expect(far.locator(".screen-note")).to_contain_text("Answer on a phone.")
            found += look(far, f"asks-{again}", "screen")
        press(page, "Not sure")
        expect(page.locator(".ask")).to_have_count(0)
        tab(page, "More")
        press(page, "Learned from you: 3 pieces")
        found += look(page, "learned", "")
        page.get_by_role("button", name="Forget it").first.click()
        expect(page.get_by_role("dialog")).to_contain_text("Learned from you: 2 pieces")
    assert not found, "\n".join(found)
