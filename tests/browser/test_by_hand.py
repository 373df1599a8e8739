"""The rule documents that no camera watches, from set-up to the winner, against the rules' own examples.

One match each is played with taps only: what the screen shows as points must be what the vector says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.session.live.hub import Hub
from referee.store import Store
from referee.values.common import Check
from referee.web import Server
from tests.support import dashboard
from tests.support.by_hand import vectors
from tests.support.page import count, opened, overflow, press, scene, shown_totals, tab, tap

pytestmark = pytest.mark.browser

JOKERS = "Jokers used"
"""Asked only where somebody's place hangs on them."""


@pytest.fixture
def hub(store: Store) -> Hub:
    return Hub(store)


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    with opened(browser, server.url, "setup") as page:
        yield page


def vector(file: str, name: str) -> dict[str, Any]:
    return next(v for v in vectors(file, "match") if v["id"] == name)


def choose(page: Page, document: str, names: str) -> None:
    """The first two steps of set-up."""
    page.get_by_role("radio", name=document).check()
    press(page, "Next", exact=True)
    expect(page.get_by_role("combobox", name="Name of player 1", exact=True)).to_be_visible()
    for n, name in enumerate(names, 1):
        box = page.get_by_role("combobox", name=f"Name of player {n}", exact=True)
        if not box.count():
            press(page, "One more player")
        box.fill(name)
    press(page, "Next", exact=True)
    expect(page.get_by_role("heading", name="How do you play at home?")).to_be_visible()
    assert overflow(page) <= 0


def start(page: Page) -> None:
    """The last step, and the first round."""
    page.get_by_role("navigation", name="New match").get_by_role("button", name="Ready").click()
    page.get_by_role("button", name="Start the match").dblclick()
    expect(page).to_have_url(re.compile("/play$"))
    scene(page, "ready")


def play(page: Page, caller: str | None, counts: Mapping[str, Mapping[str, int]]) -> None:
    """One round: START, STOP, who it was, what everybody has left."""
    press(page, "START", exact=True)
    press(page, "STOP", exact=True)
    press(page, caller or "Nobody can lay a card", exact=True)
    scene(page, "count")
    for name, numbers in counts.items():
        for what, n in numbers.items():
            if what != JOKERS:
                count(page, what, name, n)
    for name, numbers in counts.items():
        asked = page.get_by_role("spinbutton", name=f"{JOKERS}, {name}", exact=True).count()
        if asked:
            count(page, JOKERS, name, numbers[JOKERS])


def score(page: Page, expected: Mapping[str, float]) -> None:
    """What the screen says each player gets in this round."""
    press(page, "Show the score")
    for name, points in expected.items():
        line = page.get_by_role("region", name="Now").get_by_role("listitem").filter(
            has=page.get_by_text(name, exact=True))
        shown = f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
        expect(line.get_by_role("strong")).to_have_text(shown)
    assert overflow(page) <= 0


def next_round(page: Page, number: int) -> None:
    todo = page.get_by_role("button", name="What to do now")
    onward = page.get_by_role("button", name=f"Everybody ready: round {number}")
    expect(todo.or_(onward)).to_be_visible()
    if todo.count():
        tap(todo)
    tap(onward)
    scene(page, "ready")


def end(page: Page, winners: set[str]) -> None:
    tab(page, "More")
    press(page, "End the match")
    tap(page.get_by_role("dialog").get_by_role("button", name="End it"))
    won(page, winners)


def won(page: Page, winners: set[str]) -> None:
    tab(page, "Now")
    for name in ("What to do now", "End of the match"):
        ways = page.get_by_role("button", name=re.compile("What to do now|End of the match|Rematch"))
        expect(ways).to_be_visible()
        if ways.inner_text() == name:
            tap(ways)
            expect(page.get_by_role("button", name=name)).to_have_count(0)
    scene(page, "match_end")
    says = page.get_by_role("heading", name=re.compile("wins? the match"))
    for name in winners:
        expect(says).to_contain_text(name)


def caller_of(row: Mapping[str, Mapping[str, int]]) -> str | None:
    return next((name for name, counts in row.items() if not counts["stack"]), None)


def piles(row: Mapping[str, Mapping[str, int]], caller: str | None) -> dict[str, dict[str, int]]:
    """What is typed: of the caller only the cards in the middle, the stack is known to be empty."""
    return {name: {"Cards in the middle": counts["centre"]}
            | ({} if name == caller else {"Left in the stack": counts["stack"]}) for name, counts in row.items()}


def test_a_game_without_a_board_shows_none_of_the_match_before(page: Page, hub: Hub) -> None:
    hub.set_table(dashboard.table())
    hub.screens.set_checks([Check("view", True, "the whole board is in view")])
    choose(page, "Card game (999 Games)", "AB")
    start(page)
    expect(page.get_by_role("main")).not_to_contain_text("in view")
    press(page, "START", exact=True)
    scene(page, "play")
    expect(page.get_by_role("img", name="Board")).to_have_count(0)
    expect(page.get_by_role("button", name="Board", exact=True)).to_have_count(0)


def test_the_card_game_after_999(page: Page) -> None:
    match = vector("card_999", "CG-V-11")
    choose(page, "Card game (999 Games)", "ABC")
    start(page)
    for number, (row, expected) in enumerate(
            zip(match["input"]["rounds"], match["expected"]["per_round"], strict=True), 1):
        if number > 1:
            next_round(page, number)
        play(page, caller_of(row), piles(row, caller_of(row)))
        score(page, expected)
    tab(page, "Score")
    assert shown_totals(page) == match["expected"]["totals"]
    end(page, set(match["expected"]["winners"]))
    tap(page.get_by_role("link", name="Sheet, print"))
    tap(page.get_by_role("button", name="Round 1", exact=True))
    press(page, "Change this round")
    expect(page.get_by_role("spinbutton", name="Cards in the middle, A", exact=True)).to_be_visible()


def test_the_card_game_after_weber_with_a_late_player(page: Page) -> None:
    match = vector("own", "OWN-CW-17")
    choose(page, "Weber", "AB")
    start(page)
    for number, row in enumerate(match["input"]["rounds"], 1):
        if number > 1:
            next_round(page, number)
        play(page, caller_of(row), piles(row, caller_of(row)))
        score(page, {name: counts["centre"] - 2 * counts["stack"] for name, counts in row.items()})
        if number + 1 == match["expected"]["joined"]["C"]["round"]:
            tab(page, "More")
            press(page, "Somebody joins")
            page.get_by_role("textbox", name="Name", exact=True).fill("C")
            expect(page.get_by_role("radio", name="The average of the others")).to_be_checked()
            press(page, "Joins")
            expect(page.get_by_role("button", name="Leaves: C")).to_be_visible()
            tab(page, "Now")
    tab(page, "Score")
    assert shown_totals(page) == match["expected"]["totals"]
    end(page, set(match["expected"]["winners"]))


def on_another_screen(hub: Hub, row: Mapping[str, Any]) -> None:
    """Somebody else counts a round of dice."""
    seats = {player["name"]: player["seat"] for player in hub.state()["players"]}
    hub.command("start", {})
    hub.command("stop", {})
    hub.command("call", {"player": seats[row["caller"]]})
    for name, n in row["dice_left"].items():
        hub.command("count", {"player": seats[name], "counts": {"dice_left": n}})


@pytest.mark.parametrize(("name", "who"), [("DG-V-09", "AB"), ("DG-V-10", "ABC")])
def test_the_dice_game_over_all_its_rounds(page: Page, hub: Hub, name: str, who: str) -> None:
    match = vector("dice", name)
    choose(page, "Dice game", who)
    start(page)
    for number, row in enumerate(match["input"]["rounds"], 1):
        if number > 1:
            next_round(page, number)
        if 2 < number < len(match["input"]["rounds"]):
            on_another_screen(hub, row)
            continue
        left = {name: {"Dice left": n} for name, n in row["dice_left"].items() if name != row["caller"]}
        play(page, row["caller"], left)
        dice = sum(row["dice_left"].values())
        score(page, {name: dice if name == row["caller"] else -n for name, n in row["dice_left"].items()})
    won(page, set(match["expected"]["winners"]))
    tab(page, "Score")
    assert shown_totals(page) == match["expected"]["totals"]


@pytest.mark.parametrize("name", ["BG-M-01", "BG-M-02", "BG-M-03", "BG-M-04"])
def test_the_board_game_without_a_camera(page: Page, name: str) -> None:
    match = vector("board_matches", name)
    rounds, brought = match["input"]["rounds"], match["input"].get("start_tableau", {})
    choose(page, f"{'older' if match['edition'] == 'old' else 'newer'} rules", "".join(match["input"]["ids"]))
    if brought:
        page.get_by_role("navigation", name="New match").get_by_role("button", name="Players").click()
        page.get_by_text("Player boards of last time").click()
    for player, n in brought.items():
        box = page.get_by_role("spinbutton", name=f"Cards on the player board: {player}")
        box.fill(str(n))
        box.press("Tab")
    page.get_by_role("navigation", name="New match").get_by_role("button", name="How long").click()
    for _ in range(6 - len(rounds)):
        tap(page.get_by_role("button", name="Rounds: one less"))
    page.get_by_role("navigation", name="New match").get_by_role("button", name="Camera").click()
    page.get_by_role("radio", name="No camera").check()
    start(page)
    for number, (row, expected) in enumerate(zip(rounds, match["expected"]["per_round"], strict=True), 1):
        if number > 1:
            next_round(page, number)
        counts = {who: {} if who == row["caller"] else {"Cards left": n} for who, n in row["remaining"].items()}
        mistaken(page, row, counts)
        score(page, expected["chips"])
    won(page, set(match["expected"]["winners"]))
    tab(page, "Score")
    assert shown_totals(page) == match["expected"]["totals"]


def mistaken(page: Page, row: Mapping[str, Any], counts: Mapping[str, dict[str, int]]) -> None:
    """A round with the jokers that were used and the mistakes that the table found."""
    for player, numbers in counts.items():
        numbers[JOKERS] = row.get("jokers_used", {}).get(player, 0)
    play(page, row["caller"], counts)
    for player in row.get("mistakes", ()):
        mistake = page.get_by_role("checkbox", name=f"Mistake on the board, {player}")
        tap(mistake)
        expect(mistake).to_be_checked()
