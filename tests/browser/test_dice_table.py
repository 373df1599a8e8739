"""Rounds of dice before a camera, on the page: drawn, corrected by two taps, stopped by itself, scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from referee.session.live.hub import Hub
from referee.store import Store
from referee.values.dice import COLOURS, DiceReading
from referee.web import Server
from tests.support import diced
from tests.support.dice_evening import NAMES, Evening
from tests.support.drawn_evening import agreed
from tests.support.looked_at import STANDS, TELEVISION, barred, later, measured, resize
from tests.support.page import DESK, PHONE, SETTLED_MS, closed, opened, press, scene, shown_totals, tab, tap

pytestmark = pytest.mark.browser

SCREENS = ((390, 844), (1280, 800))
ROUNDS = 12


@pytest.fixture
def evening(store: Store, monkeypatch: pytest.MonkeyPatch) -> Evening:
    return agreed(Evening, store, monkeypatch)


@pytest.fixture
def hub(evening: Evening) -> Hub:
    return evening.hub


@pytest.fixture
def page(browser: Browser, server: Server) -> Iterator[Page]:
    with opened(browser, server.url) as page:
        yield page


def space(page: Page, name: str) -> tuple[float, float]:
    """Where a space of the drawn board is on the screen; the board lies upright."""
    column, value = COLOURS.index(name.split("-")[0]), int(name.split("-")[1])
    return drawn(page, (column + 0.5) * 100, (6.5 - value) * 100)


def drawn(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a point of the drawing is on the screen."""
    at = page.get_by_role("application").get_by_role("img").evaluate("""(svg, [x, y]) => {
      const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
      return [at.x, at.y];
    }""", [x, y])
    page.clock.fast_forward(SETTLED_MS)
    return float(at[0]), float(at[1])


def loose(page: Page, n: int) -> tuple[float, float]:
    """Where the `n`th die beside the board is drawn."""
    box = page.get_by_role("application").locator(".dice-table > .die").nth(n).bounding_box()
    assert box is not None
    page.clock.fast_forward(SETTLED_MS)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pad(page: Page, question: str) -> Locator:
    return page.get_by_role("dialog").get_by_role("group", name=question)


def say(page: Page, hub: Hub, question: str, answer: str) -> None:
    """The second tap: on a pad."""
    tap(pad(page, question).get_by_role("button", name=answer, exact=True))
    closed(page, hub)


def dice(hub: Hub) -> dict[str, tuple[str, int | None, str]]:
    return {p["squares"][0]: (p["colours"][0], p["number"], p["owner"]) for p in hub.state()["table"]["pieces"]}


def beside(hub: Hub) -> list[tuple[Any, ...]]:
    return sorted((d["seat"], d["colour"], d["pips"] or 0) for d in hub.state()["table"]["loose"])


def misread(play: diced.Play) -> tuple[str, str, int]:
    """The die that was laid last, read with another number; what it is."""
    name, colour, pips = play.board[-1]
    play.look()
    play.readings = [(t, DiceReading(dice=tuple(
        diced.die(colour, pips % 6 + 1, space=name) if d.space == name else d for d in seen.dice)))
        for t, seen in play.readings]
    return name, colour, pips


def laid_wrongly() -> tuple[diced.Play, str, str]:
    """A round in which somebody lays a die into a column of another colour; who, and where."""
    play = diced.Play(seed=3).until(3)
    seat = max(play.left, key=lambda s: play.left[s])
    mine = play.loose[seat][0]
    wrong = f"{next(c for c in COLOURS if c != mine.colour)}-6"
    play.lay(seat, mine, wrong)
    play.look()
    return play, seat, wrong


def test_a_die_on_the_board_is_put_right_by_two_taps(evening: Evening, hub: Hub, browser: Browser) -> None:
    play = diced.Play(seed=1).until(2)
    name, colour, pips = misread(play)
    evening.watch(play.readings)
    with Server(port=0) as server:
        server.start(hub)
        with opened(browser, server.url) as page:
            scene(page, "incident")
            tab(page, "Dice")
            page.mouse.click(*space(page, name))
            say(page, hub, "What does it show?", str(pips))
            assert dice(hub)[name][:2] == (colour, pips)
            tab(page, "Now")
            scene(page, "play")
            expect(page.locator(".ring-wrong")).to_have_count(0)
            press(page, "Undo")
            scene(page, "incident")
            assert dice(hub)[name][:2] != (colour, pips)


def test_any_die_can_be_put_right(evening: Evening, hub: Hub, page: Page) -> None:
    play = diced.Play(seed=2).until(2)
    play.look()
    evening.watch(play.readings)
    (name, colour, pips), free = play.board[0], sorted(diced.ALL_SPACES - {s for s, _, _ in play.board})[0]
    scene(page, "play")
    tab(page, "Dice")
    other = next(c for c in COLOURS if c != colour)
    page.mouse.click(*space(page, name))
    say(page, hub, "Which colour?", other)
    assert dice(hub)[name][:2] == (other, pips)
    page.mouse.click(*space(page, name))
    say(page, hub, "On which space does it lie?", free.replace("-", " "))
    assert free in dice(hub) and name not in dice(hub)
    page.mouse.click(*space(page, free))
    press(page, "It is not there")
    closed(page, hub)
    assert free not in dice(hub)
    page.mouse.click(*space(page, name))
    expect(page.get_by_role("dialog", name=f"Free space: {colour} {pips}")).to_be_visible()
    press(page, "Eva")
    closed(page, hub)
    assert dice(hub)[name] == (colour, pips, "top")
    before = beside(hub)
    page.mouse.click(*loose(page, 0))
    press(page, "It is not there")
    closed(page, hub)
    assert len(beside(hub)) == len(before) - 1


def test_a_die_beside_the_board_is_put_right_in_the_photograph(evening: Evening, hub: Hub, page: Page) -> None:
    play = diced.Play(seed=2).until(2)
    play.look()
    evening.watch(play.readings)
    mine = play.loose["bottom"][-1]
    tab(page, "Dice")
    press(page, "Camera picture")
    expect(page.locator(".camera svg circle.read")).to_have_count(sum(play.left.values()))
    box = page.locator(".camera svg").bounding_box()
    assert box is not None
    page.clock.fast_forward(SETTLED_MS)
    page.mouse.click(box["x"] + mine.at[0] / diced.WIDTH * box["width"],
                     box["y"] + mine.at[1] / diced.HEIGHT * box["height"])
    wanted = mine.pips % 6 + 1
    say(page, hub, "What does it show?", str(wanted))
    assert ("bottom", mine.colour, wanted) in beside(hub)


def test_what_lies_wrong_is_outlined_on_the_drawing_and_in_the_photographs(evening: Evening, browser: Browser,
                                                                           server: Server) -> None:
    play, _, _ = laid_wrongly()
    evening.watch(play.readings)
    for path in ("play", "screen"):
        with opened(browser, server.url, path, size=DESK) as page:
            scene(page, "incident")
            expect(page.locator(".dice-table .ring-wrong")).to_have_count(1)
            expect(page.locator(".photo .outline-over")).to_have_count(2)
    with opened(browser, server.url) as page:
        tab(page, "Dice")
        press(page, "Camera picture")
        expect(page.locator(".camera .read-wrong")).to_have_count(1)


def test_a_stop_is_offered_and_taken(evening: Evening, hub: Hub, page: Page) -> None:
    play = diced.Play(seed=1).until(0)
    play.look()
    evening.watch(play.readings)
    [out] = [seat for seat, n in play.left.items() if n == 0]
    scene(page, "score")
    offer = page.get_by_role("region", name="The camera stopped the round")
    expect(offer).to_contain_text("has no dice left: stop?")
    press(page, "No, play on")
    scene(page, "play")
    hub.command("undo", {})
    scene(page, "score")
    press(page, "Yes, stop")
    expect(offer).to_have_count(0)
    assert hub.state()["round"]["caller"] == out
    expect(page.locator("rect.die-proves")).to_have_count(sum(play.left.values()))


def test_a_stop_is_asked_for_where_a_die_may_lie_beside_a_neighbour(evening: Evening, hub: Hub, browser: Browser,
                                                                    server: Server, page: Page) -> None:
    play = diced.Play(seed=1).until(1)
    out, other = min(play.left, key=lambda s: play.left[s]), max(play.left, key=lambda s: play.left[s])
    [mine] = play.loose.pop(out)
    mine.at = diced.place(other, play.left[other] + 2)
    play.loose[other].append(mine)
    play.look()
    play.look()
    evening.watch(play.readings)
    scene(page, "play")
    asked = page.get_by_role("region", name="Somebody seems to have no dice left")
    expect(asked).to_contain_text(f"{NAMES[out]} has no dice left: stop?")
    assert not measured(page, "asked", still=True, sizes=SCREENS)
    with opened(browser, server.url, "screen", size={"width": 1920, "height": 1080}) as far:
        expect(far.get_by_role("heading", name=f"{NAMES[out]} has no dice left: stop?")).to_be_visible()
        assert not [*measured(far, "asked", far=True, sizes=[TELEVISION]), *barred(far, "asked")]
    press(page, "Yes, stop")
    scene(page, "score")
    expect(asked).to_have_count(0)
    assert hub.state()["round"]["caller"] == out
    assert hub.state()["round"]["phase"] == "stopped"


def test_names_are_whole_beside_the_proof(evening: Evening, page: Page) -> None:
    play = diced.Play(seed=1).until(0)
    play.look()
    evening.watch(play.readings)
    scene(page, "score")
    for name in page.locator(".score-name").all():
        lines = name.evaluate("e => { const r = document.createRange(); r.selectNodeContents(e);"
                              " return new Set([...r.getClientRects()].map(b => b.top)).size; }")
        assert lines == 1, name.inner_text()


def test_the_score_is_proved_by_the_photograph_of_the_stop(evening: Evening, hub: Hub, browser: Browser,
                                                           server: Server) -> None:
    play = diced.Play(seed=3).until(1)
    seat = max(play.left, key=lambda s: play.left[s])
    mine = play.loose[seat][0]
    play.lay(seat, mine, f"{next(c for c in COLOURS if c != mine.colour)}-6")
    play.until(0)
    play.look()
    evening.watch([*play.readings, (99.0, DiceReading()), (100.0, DiceReading())])
    left = sum(play.left.values())
    for path, size in (("play", PHONE), ("play", DESK), ("screen", DESK)):
        with opened(browser, server.url, path, size=size) as page:
            if path == "play":
                tap(page.get_by_role("navigation", name="After the round").get_by_role("button", name="Score"))
            photo = page.locator(".at-stop")
            expect(photo.locator("circle.die-proves")).to_have_count(left)
            expect(photo.locator(".read-wrong")).to_have_count(1)
            box = photo.bounding_box()
            assert box is not None and box["width"] > 300
            if path == "play":
                below = page.locator(".play-foot").bounding_box()
                assert below is not None and box["y"] + box["height"] <= below["y"] + 1, "seen without scrolling"


def test_the_score_stands_there_with_the_dice_that_are_left(evening: Evening, browser: Browser, server: Server) -> None:
    play = diced.Play(seed=1).until(0)
    play.look()
    evening.watch(play.readings)
    with opened(browser, server.url, "screen", size={"width": 1920, "height": 1080}) as page:
        scene(page, "score")
        expect(page.get_by_role("heading", name="Eva has no dice left: stop?")).to_be_visible()
        names, values = (page.locator(f".screen-{what}").all_inner_texts() for what in ("name", "value"))
        points = {name: int(value.replace("−", "-")) for name, value in zip(names, values, strict=True)}
        lost = sum(play.left.values())
        assert points == {"Anna": -play.left["bottom"], "Ben": -play.left["right"], "Finn": -play.left["left"],
                          "Eva": lost}
        expect(page.locator(".screen-proof circle.die-proves")).to_have_count(lost)
        expect(page.get_by_role("img", name="Eva: 0 dice left. ")).to_have_count(1)


def test_the_last_stop_is_offered_too(evening: Evening, hub: Hub, browser: Browser, server: Server,
                                      page: Page) -> None:
    evening.agree(rounds=1)
    play = diced.Play(seed=1).until(0)
    play.look()
    evening.watch(play.readings)
    with opened(browser, server.url, "screen", size=DESK) as far:
        scene(far, "match_end")
        expect(far.get_by_text("Eva has no dice left: stop? Answer on a phone.")).to_be_visible()
    scene(page, "match_end")
    press(page, "No, play on")
    scene(page, "play")
    assert hub.state()["round"]["phase"] == "running"


def test_a_demo_ends_on_its_podium_and_asks_nothing(evening: Evening, hub: Hub, browser: Browser, server: Server,
                                                    page: Page) -> None:
    evening.agree(rounds=1)
    hub.screens.demo(paused=False)
    play = diced.Play(seed=1).until(0)
    play.look()
    evening.watch(play.readings)
    with opened(browser, server.url, "screen", size=DESK, scripts=[STANDS]) as far:
        scene(far, "score")
        expect(far.get_by_role("heading", name="Eva wins round 1")).to_be_visible()
        later(far)
        scene(far, "match_end")
        expect(far.locator(".podium")).to_be_visible()
        expect(far.get_by_text("stop?")).to_have_count(0)
    scene(page, "match_end")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_text("stop?")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.timeout(600)
def test_twelve_rounds_go_on_by_themselves(evening: Evening, hub: Hub, page: Page) -> None:
    evening.agree(next_round="by_itself", rounds=ROUNDS)
    rounds: list[DiceReading] = []
    won = Counter[str]()
    for n in range(1, ROUNDS + 1):
        play = diced.Play(seed=n).until(0)
        every = [seen for _, seen in play.readings]
        rounds += [*every[:2], *every[2:-1:2], every[-1], *[DiceReading()] * 3]
        won.update({name: sum(play.left.values()) if not play.left[seat] else -play.left[seat]
                    for seat, name in NAMES.items()})
    evening.watch([(float(t), seen) for t, seen in enumerate(rounds, 1)])
    assert [len(r["points"]) for r in hub.state()["score"]["rounds"]] == [4] * ROUNDS
    expect(page.get_by_role("heading", name="wins the match")).to_be_visible()
    assert shown_totals(page) == dict(won)


def test_every_scene_in_every_size(evening: Evening, browser: Browser, server: Server) -> None:
    found: list[str] = []
    with opened(browser, server.url) as page, opened(browser, server.url, "screen") as far:
        def look(name: str) -> None:
            scene(page, name)
            scene(far, name)
            still = name in ("play", "incident")
            found.extend(measured(page, f"/play {name}", still=still, sizes=SCREENS))
            found.extend(measured(far, f"/screen {name}", far=True, sizes=[TELEVISION]))
            resize(page, SCREENS[0])
            found.extend([*barred(page, f"/play {name}"), *barred(far, f"/screen {name}")])

        evening.watch([(1.0, DiceReading())])
        look("ready")
        play, _, wrong = laid_wrongly()
        evening.agree()
        evening.watch(play.readings)
        look("incident")
        tab(page, "Dice")
        page.mouse.click(*space(page, wrong))
        expect(page.get_by_role("dialog")).to_be_visible()
        found.extend([*measured(page, "die", sizes=SCREENS), *barred(page, "die")])
        page.keyboard.press("Escape")
        tab(page, "Now")
        evening.agree()
        play = diced.Play(seed=1).until(0)
        play.look()
        evening.watch(play.readings)
        look("score")
    assert not found, "\n".join(found)
