"""Makes docs/pictures/dashboard.png from the recorded round of the tests: `python -m docs.pictures.make_dashboard`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from referee.store import Store
from referee.web import Server
from tests.support import dashboard
from tests.support.browser import browser


def main() -> None:
    target = Path(__file__).parent / "dashboard.png"
    with tempfile.TemporaryDirectory() as folder, Store(Path(folder) / "log.db") as store, Server(port=0) as server:
        hub = dashboard.new_hub(store)
        server.start(hub)
        with browser() as running:
            page = running.new_page(viewport={"width": 1280, "height": 1000}, device_scale_factor=1.25)
            page.emulate_media(color_scheme="light", reduced_motion="reduce")
            page.goto(server.url)
            dashboard.play(hub, store, until=16)
            hub.command("overrule", finding=15, decision="allowed")
            page.get_by_text("Look here").wait_for()
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(500)
            page.screenshot(path=target)


if __name__ == "__main__":
    main()
