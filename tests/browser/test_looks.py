"""`make looks`: every scene of every game, by hand and by camera, in every size and language, light and dark.

What a program can see is asked of all: too wide, cut, one over another, too small, broken words. Of each there is
a small picture on a sheet, for people to look at.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from playwright.sync_api import Browser, Page

from referee.games.registry import GAMES
from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.browser.test_cards_table import laid_on_another_colour
from tests.browser.test_dice_table import laid_wrongly
from tests.support import carded, cards_evening, dice_evening, diced
from tests.support.drawn_evening import agreed
from tests.support.looked_at import CUT, EVERYWHERE, SIZES, TELEVISION, measured, measured_elsewhere, resize
from tests.support.page import opened, scene

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not EVERYWHERE, reason="make looks")]

NAMES = ("Maximilianealexandramari", "Ben", "Zoé", "Donaudampfschifffahrtska")
DOCUMENTS = [game.document for game in GAMES]
STILL = ("play", "incident", "question", "camera", "stopping")
TILE = 300
"""Height of a picture on a sheet, in pixels."""
WIDE = 2200
BETWEEN_MS = 9500
ENGLISH_ONLY = os.environ.get("LOOK_LANGUAGES") == "en"


class Sheets:
    """A sheet of small pictures for each size and theme."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._tiles: dict[str, list[np.ndarray]] = {}

    def take(self, page: Page, title: str, sizes: tuple[tuple[int, int], ...]) -> None:
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            for size in sizes:
                resize(page, size)
                image = cv2.imdecode(np.frombuffer(page.screenshot(), np.uint8), cv2.IMREAD_COLOR)
                assert image is not None
                small = cv2.resize(image, (image.shape[1] * TILE // image.shape[0], TILE), interpolation=cv2.INTER_AREA)
                tile = cv2.copyMakeBorder(small, 20, 4, 2, 2, cv2.BORDER_CONSTANT, value=(40, 40, 40))
                cv2.putText(tile, title, (4, 15), cv2.FONT_HERSHEY_SIMPLEX, 0.42, (255, 255, 255), 1, cv2.LINE_AA)
                self._tiles.setdefault(f"{size[0]}x{size[1]}-{scheme}", []).append(tile)
        page.emulate_media(color_scheme="light")

    def save(self, folder: Path) -> None:
        for name, tiles in self._tiles.items():
            a_row = max(1, WIDE // max(tile.shape[1] for tile in tiles))
            rows = [np.hstack(tiles[n:n + a_row]) for n in range(0, len(tiles), a_row)]
            most = max(row.shape[1] for row in rows)
            whole = [cv2.copyMakeBorder(row, 0, 0, 0, most - row.shape[1], cv2.BORDER_CONSTANT) for row in rows]
            cv2.imwrite(str(folder / f"{self.name}-{name}.png"), np.vstack(whole))


WENT_OUT = ("left", "stack", "dice_left")
"""What whoever called stop has none of."""


def by_hand(hub: Hub, document: str) -> Iterator[str]:
    """A match of two rounds that no camera sees, scene by scene."""
    game = next(game for game in GAMES if game.document == document)
    people = [{"name": name, "seat": seat} for name, seat in zip(NAMES, game.seats, strict=False)]
    hub.command("new_match", {"document": document, "people": people, "camera": False})
    yield "ready"
    hub.command("start", {})
    yield "play"
    hub.command("stop", {})
    yield "stopping"
    hub.command("call", {"player": people[1]["seat"]})
    yield "count"
    fields = [f for f in game.fields if not f.bool and not f.optional]
    for n, person in enumerate(people):
        counts = {f.name: min(f.max, 0 if n == 1 and f.name in WENT_OUT else n + 2) for f in fields}
        hub.command("count", {"player": person["seat"], "counts": counts})
    yield "score"
    hub.command("end_match", {})
    yield "match_end"


@pytest.fixture
def hub(store: Store) -> Hub:
    return Hub(store)


def look(play: Page, far: Page, name: str, sheets: tuple[Sheets, Sheets]) -> list[str]:
    """What is wrong with a scene on the phone's page and on the television, in any size and language."""
    found: list[str] = []
    for page, at, afar in ((play, "/play", False), (far, "/screen", True)):
        still = name in STILL
        found += measured(page, f"{at} {name}", still=still, far=afar)
        found += [f"{at} {name}: {text!r} is cut" for text in page.evaluate(CUT)]
        if not ENGLISH_ONLY:
            found += measured_elsewhere(page, f"{at} {name}", still=still, far=afar)
        sheets[afar].take(page, name, (TELEVISION, (768, 1024)) if afar else SIZES)
    return found


def looked_at(browser: Browser, server: Server, name: str, scenes: Iterator[str]) -> list[str]:
    sheets, found = (Sheets(f"{name}-play"), Sheets(f"{name}-screen")), list[str]()
    with opened(browser, server.url, "play") as play, opened(browser, server.url, "screen") as far:
        for shown in scenes:
            scene(play, shown)
            if shown == "match_end":
                far.clock.fast_forward(BETWEEN_MS)
            scene(far, shown)
            found += look(play, far, shown, sheets)
            for after in ("standings", "do_now") if shown == "score" else ():
                far.clock.fast_forward(BETWEEN_MS)
                if far.locator("main").get_attribute("data-scene") == after:
                    found += measured(far, f"/screen {after}", far=True)
                    found += [f"/screen {after}: {text!r} is cut" for text in far.evaluate(CUT)]
                    sheets[1].take(far, after, (TELEVISION, (768, 1024)))
        for n, tab in enumerate(play.locator(".tabs button").all()):
            play.clock.fast_forward(1000)
            tab.click()
            found += measured(play, f"/play tab {n}") if n else []
            sheets[0].take(play, f"tab {n}", SIZES)
    for sheet in sheets:
        sheet.save(Path(EVERYWHERE))
    return found


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("document", DOCUMENTS)
def test_by_hand(browser: Browser, server: Server, hub: Hub, document: str) -> None:
    found = looked_at(browser, server, f"hand-{document}", by_hand(hub, document))
    assert not found, "\n".join(found)


def dice_scenes(evening: dice_evening.Evening) -> Iterator[str]:
    yield "ready"
    play = diced.Play(seed=2).until(4)
    play.look()
    evening.watch(play.readings)
    yield "play"
    evening.agree()
    evening.watch(laid_wrongly()[0].readings)
    yield "incident"
    yield from ended(evening.hub)


def cards_scenes(evening: cards_evening.Evening) -> Iterator[str]:
    yield "ready"
    play = carded.Play(3, "CG").until(8)
    evening.watch(play.readings)
    yield "play"
    evening.agree()
    evening.watch(laid_on_another_colour().readings)
    yield "incident"
    yield from ended(evening.hub)


def ended(hub: Hub) -> Iterator[str]:
    """Somebody calls stop, all is decided and counted, and the match ends."""
    hub.command("stop", {})
    yield "stopping"
    hub.command("call", {"player": "right"})  # Ben
    yield "check"
    for found in [f for f in hub.state()["findings"] if f["open"]]:
        hub.command("overrule", {"finding": found["seq"], "decision": "allowed"})
    form = hub.state()["form"]
    assert form is not None
    needed = {field["name"] for field in form["fields"] if not field["optional"] and not field["bool"]}
    for seat, values in form["values"].items():
        counts = {name: 0 if seat == "right" and name in WENT_OUT else value["preset"] or 0
                  for name, value in values.items() if name in needed}
        hub.command("count", {"player": seat, "counts": counts})
    yield "score"
    hub.command("end_match", {})
    yield "match_end"


@pytest.mark.timeout(1800)
def test_dice_by_camera(browser: Browser, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = agreed(dice_evening.Evening, store, monkeypatch)
    found = by_camera(browser, evening.hub, "dice", dice_scenes(evening))
    assert not found, "\n".join(found)


@pytest.mark.timeout(1800)
def test_cards_by_camera(browser: Browser, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = agreed(cards_evening.Evening, store, monkeypatch)
    found = by_camera(browser, evening.hub, "cards", cards_scenes(evening))
    assert not found, "\n".join(found)


def by_camera(browser: Browser, hub: Hub, game: str, scenes: Iterator[str]) -> list[str]:
    with Server(port=0) as server:
        server.start(hub)
        return looked_at(browser, server, f"camera-{game}", scenes)
