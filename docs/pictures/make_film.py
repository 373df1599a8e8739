"""Makes docs/pictures/round.webp, the README's film, from the demo: `python -m docs.pictures.make_film`.

The television's page is filmed from just before the first violation of the sample round until it is put right.
"""

from __future__ import annotations

import io
import tempfile
import time
from pathlib import Path
from typing import Any

from PIL import Image

from referee.session.live.demo import begin_sample
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.store import Store
from referee.web import Server
from tests.support.browser import browser

FROM_S = 18.8
"""Seconds of the recording at which the film begins; the card that joins another's joker is laid at 20.2."""
EVERY_MS = 400
SHOWN_MS = 600
"""Slower than life, so that the incident can be read."""
AFTER_S = 2.5
"""How long the film goes on once the card is taken back."""
LONGEST_S = 45.0
QUALITY = 80


def main() -> None:
    target = Path(__file__).parent / "round.webp"
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "log.db") as store, Server(port=0) as server:
        hub = Hub(store)
        desk = hub.desk = Desk(hub)
        server.start(hub, desk)
        try:
            with browser() as running:
                page = running.new_page(viewport={"width": 960, "height": 540})
                page.emulate_media(color_scheme="light", reduced_motion="reduce")
                desk.use(begin_sample(hub))  # no demo, whose buttons would be on the television
                page.goto(f"{server.url}screen")
                save(filmed(hub, page), target)
        finally:
            desk.close()
            hub.close()
    print(f"{target.name}: {target.stat().st_size / 1000:.0f} kB")


def filmed(hub: Hub, page: Any) -> list[Image.Image]:
    pictures: list[Image.Image] = []
    put_right: float | None = None
    began = time.monotonic()
    while (now := hub.time()) < LONGEST_S and (put_right is None or now < put_right + AFTER_S):
        if now >= FROM_S:
            pictures.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
            began += EVERY_MS / 1000
        else:
            began = time.monotonic()
        found = [f for f in hub.state()["findings"] if f["class"] == "violation"]
        if put_right is None and found and all(f["cleared"] for f in found):
            put_right = now
        page.wait_for_timeout(max(0.05, began - time.monotonic()) * 1000)
    return pictures


def save(pictures: list[Image.Image], target: Path) -> None:
    pictures[0].save(target, save_all=True, append_images=pictures[1:], duration=SHOWN_MS, loop=0, quality=QUALITY,
                     method=6)


if __name__ == "__main__":
    main()
