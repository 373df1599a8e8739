"""A thousand numbers, typed by three screens at once over slow lines: none lost, none changed.

Each piece of what a line carries is up to half a second late. A number is typed key by key into a field that only this
screen types in, over what stands there. In the end every number must stand in the log once, in the order in which it
was typed.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page

from referee.games.api.lines import Count
from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support.browser import browser
from tests.support.page import PHONE
from tests.support.relay import relayed

SCREENS, DELAY_S = 3, 0.5
NAMES = ("Anna", "Ben", "Clara", "Dora")


def begun(hub: Hub, document: str = "card-999") -> tuple[str, ...]:
    """A round of the card game, stopped and waiting for the counts; returns its seats."""
    seats = tuple(f"p{n}" for n in range(1, len(NAMES) + 1))
    hub.command("new_match", {"document": document, "rounds": 0,
                              "people": [{"name": n, "seat": s} for n, s in zip(NAMES, seats, strict=True)]})
    stopped(hub, seats[0])
    return seats


def stopped(hub: Hub, caller: str = "p1") -> None:
    """The round in play is begun, and over."""
    hub.command("start", {})
    hub.command("stop", {})
    hub.command("call", {"player": caller})


Typed = dict[str, list[int]]
"""Label of a field -> the numbers typed into it, in order."""


def typist(page: Page, fields: list[Locator], numbers: int, draw: random.Random, typed: Typed) -> Iterator[None]:
    """One person: a step is a key, a tap or a moment of rest."""
    for _ in range(numbers):
        field = draw.choice(fields)
        label = field.get_attribute("aria-label") or ""
        most = int(field.get_attribute("max") or 40)
        before = typed[label][-1:]
        n = draw.choice([n for n in range(most + 1) if [n] != before])
        field.click()
        yield
        for digit in str(n):
            page.keyboard.press(digit)
            yield
        page.keyboard.press("Enter" if draw.random() < 0.5 else "Tab")
        typed[label].append(n)
        yield
        for _ in range(draw.randrange(3)):
            yield


def settled(hub: Hub, typed: Typed) -> None:
    """Wait until all is in the log, or nothing has come for a quarter of a minute."""
    came, at = -1, time.monotonic()
    while wrong(hub, typed) and time.monotonic() - at < 15:
        now = sum(map(len, logged(hub).values()))
        if now != came:
            came, at = now, time.monotonic()
        time.sleep(0.2)


def logged(hub: Hub) -> dict[str, list[int | None]]:
    """What the log says was counted, by label of the field on the page."""
    assert hub.play is not None
    form = hub.state()["form"]
    names = {p["seat"]: p["name"] for p in hub.state()["players"]}
    labels = {f["name"]: str(f["label"]) for f in form["fields"]}
    found = defaultdict[str, list[int | None]](list)
    for line in hub.play.logs[-1]:
        if isinstance(line, Count):
            for name, n in line.numbers.items():
                found[f"{labels[name]}, {names[line.player]}"].append(n)
    return found


def wrong(hub: Hub, typed: Typed) -> list[str]:
    """What is missing or otherwise, in words."""
    found = logged(hub)
    return [f"{label}: typed {numbers}, logged {found.get(label)}" for label, numbers in typed.items()
            if numbers and found.get(label) != numbers]


def run(running: Browser, folder: Path, numbers: int, seed: int) -> tuple[int, list[str]]:
    """Type so many numbers; returns how many were typed and what is wrong."""
    draw, typed = random.Random(seed), defaultdict[str, list[int]](list)
    with ExitStack() as stack:
        store = stack.enter_context(Store(folder / "log.db"))
        hub = Hub(store)
        server = stack.enter_context(Server(port=0))
        server.start(hub)
        begun(hub)
        typists = []
        for n in range(SCREENS):
            relay = stack.enter_context(relayed(server.port, seed=seed + n))
            screen = running.new_context(viewport=PHONE, reduced_motion="reduce")
            stack.callback(screen.close)
            page = screen.new_page()
            page.goto(relay.url + "play")
            page.locator(".count-table").first.wait_for()
            relay.delay = DELAY_S  # the page is here: now the line gets bad
            fields = page.locator(".count-table input[type=number]").all()
            visible = [field for field in fields if field.is_visible()]
            own = visible[n::SCREENS]
            typists.append(typist(page, own, numbers // SCREENS, draw, typed))
        while typists:
            for one in list(typists):
                if next(one, StopIteration) is StopIteration:
                    typists.remove(one)
        settled(hub, typed)
        return sum(map(len, typed.values())), wrong(hub, typed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--numbers", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, browser() as running:
        count, faults = run(running, Path(folder), asked.numbers, asked.seed)
    print(f"{count} numbers typed by {SCREENS} screens, each line up to {DELAY_S:g} s late: {len(faults)} fields wrong")
    print("\n".join(faults))
    return 1 if faults or count < asked.numbers - SCREENS else 0


if __name__ == "__main__":
    sys.exit(main())
