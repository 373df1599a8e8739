"""A phone films the sample round for the dashboard: a Chromium of a phone's size, whose camera is the film.

Why it exists: the whole way is tried, from the page's permission to film to the score; `make phone` plays the round
from end to end in two minutes, a test a few seconds of it. What it does not do: judge a real phone's camera.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
from playwright.sync_api import BrowserContext, sync_playwright

from referee.session.archive import plan_of_setup
from referee.session.desk import Desk
from referee.session.hub import Hub
from referee.session.match_file import MatchSetup
from referee.session.sample import sample_folder
from referee.store import Store
from referee.web import Reach, Server
from tests.support.browser import ARGUMENTS, installed
from tests.support.page import PHONE

FILM_FPS, CAMERA_FPS = 10, 30
"""Of the film, and of Chromium, which shows so many pictures a second of any MJPEG file."""
BARE_FRAMES, BARE_S = 12, 20.0
"""At its beginning the film shows the bare board for so many pictures; they are repeated for so many seconds."""
FIRST_SEEN_S = 4.7
"""Second of the film at which the first card is settled and read."""


def as_camera(film: Path, out: Path, seconds: float, *, bare: float = 0.0) -> None:
    """Write `seconds` of a film as what Chromium takes for a camera, after `bare` seconds of its beginning."""
    capture = cv2.VideoCapture(str(film))
    begun: list[bytes] = []
    with out.open("wb") as file:
        while (n := len(begun)) < round(seconds * FILM_FPS):
            jpeg = cv2.imencode(".jpg", capture.read()[1], [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes()
            begun.append(jpeg if n < BARE_FRAMES else b"")
            if n == BARE_FRAMES:
                for again in range(round(bare * FILM_FPS)):
                    file.write(begun[again % BARE_FRAMES] * (CAMERA_FPS // FILM_FPS))
            file.write(jpeg * (CAMERA_FPS // FILM_FPS))
    capture.release()


@contextmanager
def phone(camera: Path) -> Iterator[BrowserContext]:
    """A browser of a phone's size whose camera is this file; whoever is asked allows it."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=installed(), args=[
            *ARGUMENTS, "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
            f"--use-file-for-fake-video-capture={camera}"])
        try:
            yield running.new_context(viewport=PHONE, ignore_https_errors=True)
        finally:
            running.close()


def at_home(folder: Path) -> Server:
    """A dashboard that other machines reach, by HTTPS too."""
    return Server(port=0, reach=Reach("0.0.0.0"), certificates=folder)


def code(server: Server) -> str:
    """The address in the code that a phone scans to be the camera, with its token."""
    links = server.access.links("host", server.addresses(), server.secure_addresses())
    return next(link["address"] for link in links if link["role"] == "camera")


def begun(store: Store) -> tuple[Hub, Desk]:
    """A table whose sample match waits for a camera."""
    hub = Hub(store)
    setup = replace(MatchSetup.load(sample_folder() / "match.toml"), start=None, stop=None, caller=None)
    hub.new_match(plan_of_setup(setup, rounds=1))
    return hub, Desk(hub)


def main() -> int:
    """Play the round; 0 when its result is the one that is due."""
    sample, truth = sample_folder(), json.loads((sample_folder() / "truth.json").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        camera = Path(folder) / "camera.mjpeg"
        as_camera(sample / "round.mp4", camera, truth["seconds"], bare=BARE_S)
        with Store(Path(folder) / "log.db") as store, at_home(Path(folder)) as server, phone(camera) as browser:
            hub, desk = begun(store)
            server.start(hub, desk)
            browser.new_page().goto(code(server))
            try:
                play(hub, truth)
            finally:
                desk.close()
            return told(hub, truth)


def play(hub: Hub, truth: dict[str, Any]) -> None:
    """Start as soon as the board is learned, and call stop when it is called in the film."""
    wait(lambda: hub.state()["board"], BARE_S + 20.0)
    hub.command("start", {})
    wait(lambda: hub.state()["pieces"], 30.0)
    seen = time.monotonic()
    time.sleep(truth["stop_s"] - FIRST_SEEN_S)
    hub.command("stop", {})
    hub.command("call", {"player": truth["caller"]})
    time.sleep(seen + truth["seconds"] - FIRST_SEEN_S - time.monotonic() - 0.5)


def wait(condition: Callable[[], Any], seconds: float) -> None:
    """Until it is so; TimeoutError if it takes longer."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.1)


def told(hub: Hub, truth: dict[str, Any]) -> int:
    """Print what was found beside what is due; 0 where they are the same."""
    state = hub.state()
    found = Counter((f["class"], f["rule"]) for f in state["findings"])
    due = Counter((v["class"], v["rule"]) for v in truth["violations"])
    places = {line["seat"]: line["place"] for line in (state["score"] or {}).get("lines", ())}
    wanted = truth["score"]["new"]["place"]
    print(f"{state['source']['fps']:.0f} pictures a second; places {places}, due {wanted}; findings "
          f"{sum((found & due).values())} of {sum(due.values())}, beyond them {sorted((found - due).elements())}")
    return int(found != due or places != wanted)


if __name__ == "__main__":
    sys.exit(main())
