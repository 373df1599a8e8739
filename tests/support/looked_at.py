"""A page measured in every size and asked for what keeps people out.

Why it exists: no person looks at thirty scenes in six sizes after every change. What it does not do: judge beauty.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterable
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

from referee.i18n import languages
from tests.support.page import speak

HERE = Path(__file__).parent
PHONES = ((360, 740), (390, 844), (740, 360))
SIZES = (*PHONES, (768, 1024), (1440, 900), (1920, 1080))
TELEVISION = (1920, 1080)
FINGER, FAR = 44, 28
"""The smallest button, and the smallest text on a television of 1080 lines, in pixels."""
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


EVERYWHERE = os.environ.get("LOOK_EVERYWHERE", "")
"""A folder for pictures: then every language is looked at in every size, which takes minutes (`make looks`)."""
LOOKED_AT = (*PHONES, (768, 1024), (1366, 768), (1280, 800), TELEVISION)
"""The sizes in which people look at a scene, two laptops among them."""
SPOKEN = os.environ.get("LOOK_LANGUAGES", "").split() or sorted(languages(), key=lambda one: one != "en")
"""The languages in which they do, English first."""
CUT = """() => [...document.querySelectorAll("button, a, h1, h2, h3, th, label, strong, small, p, span")].filter(e => {
  if (e.getBoundingClientRect().width <= 1) return false; // said to who listens only
  if (e.children.length || e.closest(".name, .unseen") || !/^[^\\s/.-]+$/.test(e.textContent.trim())) return false;
  const words = document.createRange();
  words.selectNodeContents(e); // a button's own box is one, however many lines its words take
  return new Set([...words.getClientRects()].filter(r => r.width > 1).map(r => r.top)).size > 1;
}).map(e => e.textContent)"""
"""Words that stand alone and take more than one line: the browser has broken them in the middle."""
STANDS = "window.passed = 0; performance.now = () => window.passed;"
"""On a television time stands between two rounds: a scene is looked at for longer than it is shown."""
BETWEEN_MS, TICK_MS = 9500, 600
"""So long each scene between two rounds stands there, and a little more; so long until it looks at its clock again."""
VALUES = {"red", "yellow", "green", "blue"}
"""Words with which the program speaks to itself."""
_turn = count()


@cache
def script(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


def later(far: Page) -> None:
    """So much later that a television on which time `STANDS` shows what comes next."""
    far.evaluate("ms => { window.passed += ms; }", BETWEEN_MS)
    far.clock.fast_forward(TICK_MS)
    far.evaluate(SETTLED)


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)


def measured(page: Page, scene: str, *, still: bool = False, far: bool = False,
             sizes: Iterable[tuple[int, int]] = SIZES,
             shown: Callable[[tuple[int, int]], object] | None = None) -> list[str]:
    """What is wrong with a scene in any size. `still`: it may not scroll on phones; `far`: it is read from afar.

    `shown` is called with each size while the page has it; then words that are broken are looked for, too.
    """
    found: list[str] = []
    for size in sizes:
        resize(page, size)
        asked: dict[str, Any] = {"still": far or (still and size in PHONES), "buttons": FINGER,
                                 "least": FAR if far and size == TELEVISION else 0}
        amiss = page.evaluate(script("measure.js"), asked)
        if shown is not None:
            amiss += [f"{text!r} is cut" for text in page.evaluate(CUT)]
            shown(size)
        found += [f"{scene} {size[0]}x{size[1]}: {what}" for what in amiss]
    return found


def shown_words(page: Page) -> set[str]:
    """All that can be read on a page, each sentence for itself."""
    return {line.strip() for line in page.locator("body").inner_text().splitlines() if line.strip()}


def left_over(words: Collection[str], english: Collection[str], names: Collection[str], language: str) -> list[str]:
    """Sentences that stand there as in English; a single word may be the same in two languages, and a name is."""
    def said(text: str) -> str:
        for name in names:
            text = text.replace(name, "")
        return text

    alike = {text for text in set(words) & set(english) if len(re.findall(r"[^\W\d]{2,}", said(text))) > 1}
    values = {text for text in words if VALUES & set(re.findall(r"\w+", text.lower()))}
    return [] if language == "en" else sorted(alike | values)


def measured_elsewhere(page: Page, scene: str, *, still: bool = False, far: bool = False) -> list[str]:
    """A scene in another language: each scene in the next one, where it is narrowest; or all in all (`EVERYWHERE`)."""
    others = [language for language in languages() if language != "en"]
    chosen = others if EVERYWHERE else [others[next(_turn) % len(others)]]
    found = []
    for language in chosen:
        speak(page, language)
        found += measured(page, f"{scene} {language}", still=still, far=far,
                          sizes=SIZES if EVERYWHERE else [TELEVISION if far else PHONES[0]])
        found += [f"{scene} {language}: {text!r} is cut" for text in page.evaluate(CUT)]
        if EVERYWHERE:
            resize(page, TELEVISION if far else PHONES[1])
            name = re.sub(r"\W+", "-", f"{scene}-{language}")
            page.screenshot(path=Path(EVERYWHERE) / f"{name}.png")
    speak(page, "en")
    return found


def barred(page: Page, scene: str) -> list[str]:
    """The rules of axe-core that a scene breaks, in light and in dark; dark changes nothing but colours."""
    found: list[str] = []
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(script("axe/axe.min.js") + "; 0")
    schemes: tuple[tuple[Literal["light", "dark"], list[str] | None], ...] = (
        ("light", None), ("dark", ["color-contrast"]))
    for scheme, rules in schemes:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(SETTLED)
        asked = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
        for broken in page.evaluate("asked => axe.run(document, asked).then(r => r.violations)", asked):
            found += [f"{scene} {scheme}: {broken['id']}: {node['html'][:160]}" for node in broken["nodes"]]
    page.emulate_media(color_scheme="light")
    return found
