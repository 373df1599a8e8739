"""Sound and speech: what is new and open, one after the other, each with its words on the screen; muted is silent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from referee.session.live.hub import Hub
from referee.session.match.play import MatchPlay
from referee.store import Store
from referee.web import Server
from tests.support import dashboard
from tests.support.page import DESK, opened, press, scene, tab, tap

pytestmark = pytest.mark.browser

LISTEN = """
  window.heard = [];
  let tapped = false; // what the driver of the browser evaluates counts as a tap; people's taps alone are to count here
  for (const kind of ["pointerup", "keydown"]) addEventListener(kind, () => { tapped = true; }, true);
  const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, "state").get;
  Object.defineProperty(AudioContext.prototype, "state", { get() { return tapped ? state.call(this) : "suspended"; } });
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.heard.push("tone"); return make.call(this); };
  const voices = [["far", "en-GB"], ["near", "en-US"]]
    .map(([name, lang]) => ({ name, lang, localService: name === "near" }));
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, "speechSynthesis", { value: {
    getVoices: () => voices, cancel: () => window.heard.push("hush"), addEventListener() {}, removeEventListener() {},
    speak: (said) => {
      if (said.text.trim()) window.heard.push(`${said.voice.name} ${said.lang}: ${said.text}`);
      setTimeout(() => said.onend?.());
    } } });
"""
INCIDENT, ANOTHER, QUESTION = (9,), (12,), (14, 15)
"""Recorded lines with which two incidents and a question come up."""


@pytest.fixture
def screen(browser: Browser, server: Server) -> Iterator[Page]:
    with opened(browser, server.url, "screen", size=DESK, scripts=[LISTEN]) as page:
        scene(page, "ready")
        yield page


def heard(page: Page) -> list[str]:
    said: list[str] = page.evaluate("() => window.heard.splice(0).filter(one => one !== 'hush')")
    return said


def until_said(page: Page, text: str) -> None:
    page.wait_for_function("text => window.heard.some(one => one.endsWith(text))", arg=text)


def shown(page: Page) -> Any:
    return page.locator(".said")


def feed(hub: Hub, *numbers: int) -> None:
    """Feed some of the recorded lines."""
    for line in dashboard.lines():
        if line["seq"] in numbers:
            dashboard.feed(hub, {**line, "evidence": []})


def finding(hub: Hub, number: int = 0) -> dict[str, Any]:
    """What is open, the oldest first."""
    found: list[dict[str, Any]] = [f for f in reversed(hub.state()["findings"]) if f["open"]]
    return found[number]


def test_the_television_says_what_is_new_and_shows_it(screen: Page, hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=8)
    scene(screen, "play")
    expect(screen.get_by_role("button", name="Tap for sound")).to_be_visible()
    assert heard(screen) == []
    press(screen, "Tap for sound")
    expect(screen.get_by_role("button", name="Tap for sound")).to_have_count(0)
    assert heard(screen) == []  # what was open before is no news

    feed(hub, *INCIDENT)
    incident = finding(hub)
    words = f"{incident['name']}: {incident['deed']}"
    until_said(screen, words)
    assert heard(screen) == ["tone", "tone", f"near en: {words}"]
    expect(screen.get_by_role("heading", name=words)).to_be_visible()

    hub.command("overrule", {"finding": incident["seq"], "decision": "undecided"})  # asked later: no news
    scene(screen, "question")
    screen.clock.fast_forward(4000)
    hub.command("stop", {})
    scene(screen, "stopping")
    until_said(screen, "Stop! Who called?")
    assert heard(screen) == ["tone", "near en: Stop! Who called?"]
    screen.reload()
    scene(screen, "stopping")
    screen.keyboard.press("x")  # as good as a tap
    expect(screen.get_by_role("button", name="Tap for sound")).to_have_count(0)
    hub.command("resume", {})
    scene(screen, "question")
    assert heard(screen) == []


def test_several_come_one_after_the_other_and_not_once_they_are_answered(screen: Page, hub: Hub, store: Store) -> None:
    dashboard.play(hub, store, until=8)
    scene(screen, "play")
    screen.clock.fast_forward(4000)
    press(screen, "Tap for sound")
    feed(hub, *INCIDENT, *ANOTHER, *QUESTION)
    first, second, question = (finding(hub, n) for n in range(3))
    until_said(screen, first["deed"])
    assert heard(screen)[2:] == [f"near en: {first['name']}: {first['deed']}"]
    expect(shown(screen)).to_have_text(f"{first['name']}: {first['deed']}")  # the scene shows the newest
    expect(shown(screen)).to_be_visible()
    expect(screen.get_by_role("heading", name=f"{second['name']}: {second['deed']}")).to_be_visible()
    hub.command("overrule", {"finding": second["seq"], "decision": "allowed"})
    expect(screen.get_by_role("heading", name=f"{first['name']}: {first['deed']}")).to_be_visible()
    expect(shown(screen)).to_have_count(0)  # the scene shows it
    screen.clock.fast_forward(4000)
    until_said(screen, question["deed"])
    assert heard(screen) == ["tone", "tone", f"near en: {question['name']}: {question['deed']}"]
    expect(shown(screen)).to_have_text(f"{question['name']}: {question['deed']}")
    scene(screen, "incident")


def test_the_time_that_was_agreed_is_called_once(screen: Page, hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    press(screen, "Tap for sound")
    monkeypatch.setattr(MatchPlay, "time_left", lambda play, now: -1.0)
    hub.command("start", {})
    words = "Time is up. This is the last round."
    screen.clock.fast_forward(4000)
    until_said(screen, words)
    expect(shown(screen)).to_have_text(words)
    assert [one for one in heard(screen) if one != "tone"] == ["near en: Round 1 begins.", f"near en: {words}"]
    assert hub.state()["round"]["ends_match"]
    hub.command("stop", {})
    screen.clock.fast_forward(4000)
    until_said(screen, "Stop! Who called?")
    assert not any(words in one for one in heard(screen))


def test_muted_is_silent_and_the_words_stay(screen: Page, hub: Hub, store: Store) -> None:
    press(screen, "Tap for sound")
    press(screen, "Sound", exact=True)
    screen.get_by_role("switch", name="This screen makes sounds").uncheck()
    screen.wait_for_function("() => window.heard.splice(0).at(-1) === 'hush'")
    screen.keyboard.press("Escape")
    hub.command("start", {})
    expect(shown(screen)).to_have_text("Round 1 begins.")
    dashboard.play(hub, store, until=INCIDENT[-1])
    scene(screen, "incident")
    screen.clock.fast_forward(4000)
    hub.command("stop", {})
    scene(screen, "stopping")
    assert heard(screen) == []
    screen.reload()
    scene(screen, "stopping")
    expect(screen.get_by_role("button", name="Tap for sound")).to_have_count(0)


def test_a_phone_is_quiet_until_it_is_asked(browser: Browser, server: Server, hub: Hub, store: Store) -> None:
    with opened(browser, server.url, "play", scripts=[LISTEN]) as page:
        tab(page, "More")
        hub.command("start", {})
        expect(shown(page)).to_be_visible()
        assert heard(page) == []
        tap(page.get_by_role("switch", name="This screen makes sounds"))
        page.get_by_role("checkbox", name="Say it aloud").uncheck()
        press(page, "Try it")
        page.wait_for_function("() => window.heard.length >= 2")
        assert heard(page) == ["tone", "tone"]
        page.clock.fast_forward(4000)
        dashboard.play(hub, store, until=INCIDENT[-1])
        page.wait_for_function("() => window.heard.length >= 2")
        assert heard(page) == ["tone", "tone"]
