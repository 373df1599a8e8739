"""`make looks`: every scene of every game, by hand and by camera, in every size and language, light and dark.

What a program can see is asked of all: too wide, cut, one over another, too small, broken words, words of another
language. Of each there is a small picture on a sheet, one for each game and language, for people to look at.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page

from referee.games.registry import GAMES
from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.browser.test_cards_table import laid_on_another_colour
from tests.browser.test_dice_table import laid_wrongly
from tests.support import carded, cards_evening, dice_evening, diced
from tests.support.contact_sheets import Sheets
from tests.support.drawn_evening import agreed
from tests.support.looked_at import EVERYWHERE, LOOKED_AT, SETTLED, SPOKEN, left_over, measured, shown_words
from tests.support.page import opened, scene, speak

pytestmark = [pytest.mark.browser, pytest.mark.skipif(not EVERYWHERE, reason="make looks")]

NAMES = ("Maximilianealexandramari", "Ben", "Zoé", "Donaudampfschifffahrtska")
DOCUMENTS = [game.document for game in GAMES]
STILL = ("play", "incident", "question", "camera", "stopping")
STANDS = "window.passed = 0; performance.now = () => window.passed;"
"""On the television time stands between two rounds: a scene is looked at for longer than it is shown."""
BETWEEN_MS, TICK_MS = 9500, 600


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


class Looks:
    """What a game's screens are asked in all languages, one after the other, without a page being loaded anew."""

    def __init__(self, name: str) -> None:
        self._sheets = Sheets(name)
        self.found: list[str] = []

    def take(self, page: Page, name: str) -> None:
        """A scene that is shown now."""
        far = page.url.endswith("screen")
        at, english = f"{'/screen' if far else '/play'} {name}", set[str]()
        for language in SPOKEN:
            if len(SPOKEN) > 1:
                speak(page, language)
            here = f"{at} {language}"
            shown = partial(self._sheets.take, page, language, name, far)
            self.found += measured(page, here, still=name in STILL, far=far, sizes=LOOKED_AT, shown=shown)
            words = shown_words(page)
            english = english or words
            self.found += [f"{here}: {text!r} is English" for text in left_over(words, english, NAMES, language)]

    def save(self) -> None:
        self._sheets.save()


def later(far: Page) -> None:
    """So much later that the television shows what comes next."""
    far.evaluate("ms => { window.passed += ms; }", BETWEEN_MS)
    far.clock.fast_forward(TICK_MS)
    far.evaluate(SETTLED)


def looked_at(browser: Browser, server: Server, name: str, scenes: Iterator[str]) -> list[str]:
    looks = Looks(name)
    with opened(browser, server.url, "play") as play, opened(browser, server.url, "screen", scripts=[STANDS]) as far:
        for shown in scenes:
            scene(play, shown)
            if shown == "match_end":
                later(far)
            scene(far, shown)
            for page in (play, far):
                looks.take(page, shown)
            for after in ("standings", "do_now") if shown == "score" else ():
                later(far)
                if far.locator("main").get_attribute("data-scene") == after:
                    looks.take(far, after)
        for n, tab in enumerate(play.locator(".tabs button").all()):
            play.clock.fast_forward(1000)
            tab.click()
            if n:
                looks.take(play, f"tab {n}")
    looks.save()
    return looks.found


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
