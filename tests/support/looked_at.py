"""A page measured in every size and asked for what keeps people out.

Why it exists: no person looks at thirty scenes in six sizes after every change. What it does not do: judge beauty.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

HERE = Path(__file__).parent
PHONES = ((360, 740), (390, 844), (844, 390))
SIZES = (*PHONES, (768, 1024), (1440, 900), (1920, 1080))
TELEVISION = (1920, 1080)
FINGER, FAR = 44, 28
"""The smallest button, and the smallest text on a television of 1080 lines, in pixels."""
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


@cache
def script(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)


def measured(page: Page, scene: str, *, still: bool = False, far: bool = False) -> list[str]:
    """What is wrong with a scene in any size. `still`: it may not scroll on phones; `far`: it is read from afar."""
    found: list[str] = []
    for size in SIZES:
        resize(page, size)
        asked: dict[str, Any] = {"still": far or (still and size in PHONES), "buttons": FINGER,
                                 "least": FAR if far and size == TELEVISION else 0}
        found += [f"{scene} {size[0]}x{size[1]}: {what}" for what in page.evaluate(script("measure.js"), asked)]
    return found


def barred(page: Page, scene: str) -> list[str]:
    """The rules of axe-core that a scene breaks, in light and in dark; dark changes nothing but colours."""
    found: list[str] = []
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(script("axe/axe.min.js") + "; 0")
    for scheme, rules in (("light", None), ("dark", ["color-contrast"])):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(SETTLED)
        asked = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
        for broken in page.evaluate("asked => axe.run(document, asked).then(r => r.violations)", asked):
            found += [f"{scene} {scheme}: {broken['id']}: {node['html'][:160]}" for node in broken["nodes"]]
    page.emulate_media(color_scheme="light")
    return found
