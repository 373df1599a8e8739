"""A phone films the sample round for the dashboard: a Chromium of a phone's size, whose camera is the film.

Why it exists: the whole way is tried, from the page's permission to film to the score; `make phone` plays the round
from end to end, a test a few seconds of it. What it does not do: judge a real phone's camera.

Chromium shows the film more slowly where the machine is busy, and from its beginning again after its end. So every
picture carries its number (`marked`), what people say is said by the film's own time, and the end stands still.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import BrowserContext, BrowserType, sync_playwright

from referee.capture import open_source
from referee.capture.streams.phone import Phone, Picture
from referee.games.api.codec import written
from referee.i18n.said import Said
from referee.session import MatchSetup, Session
from referee.session.live.desk import Desk
from referee.session.live.hub import Hub
from referee.session.match.plans import plan_of_setup
from referee.session.match.sample import sample_folder, sample_table
from referee.store import Store
from referee.web import Reach, Server
from tests.support.browser import ARGUMENTS, installed
from tests.support.live_film import compared
from tests.support.page import PHONE

Image = NDArray[np.uint8]

FILM_FPS, CAMERA_FPS = 10, 30
"""Of the film, and of Chromium, which shows so many pictures a second of any MJPEG file."""
BARE_FRAMES, BARE_S, END_S = 12, 40.0, 60.0
"""At its beginning the film shows the bare board for so many pictures; they are repeated for so many seconds, and its
last picture too, so that the film is over before Chromium begins anew."""
BITS, BLOCK = 12, 16
"""Of a picture's number: so many black and white blocks of so many pixels in the corner below, left."""


def as_camera(film: Path, out: Path, seconds: float, *, bare: float = 0.0, end: float = 0.0) -> None:
    """Write `seconds` of a film as what Chromium takes for a camera, between `bare` seconds of its beginning and `end`
    seconds of its last picture."""
    capture = cv2.VideoCapture(str(film))
    begun: list[bytes] = []
    with out.open("wb") as file:
        while (n := len(begun)) < round(seconds * FILM_FPS):
            image = marked(np.asarray(capture.read()[1], np.uint8), n)
            jpeg = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, 92])[1].tobytes()
            begun.append(jpeg if n < BARE_FRAMES else b"")
            if n == BARE_FRAMES:
                for again in range(round(bare * FILM_FPS)):
                    file.write(begun[again % BARE_FRAMES] * (CAMERA_FPS // FILM_FPS))
            file.write(jpeg * (CAMERA_FPS // FILM_FPS))
        file.write(jpeg * round(end * CAMERA_FPS))
    capture.release()


def marked(image: Image, number: int) -> Image:
    """The picture with its number; changes it."""
    bits = [255 * (number >> bit & 1) for bit in range(BITS)]
    image[-BLOCK:, :BITS * BLOCK] = np.repeat(np.asarray(bits, np.uint8), BLOCK)[None, :, None]
    return image


def number_in(image: Image) -> int:
    """The number that `marked` gave a picture, also after it was compressed again."""
    row = image[-BLOCK // 2, BLOCK // 2:BITS * BLOCK:BLOCK, 1]
    return int(sum(int(bright > 127) << bit for bit, bright in enumerate(row)))


@contextmanager
def phone(chromium: BrowserType, camera: Path) -> Iterator[BrowserContext]:
    """A browser of a phone's size whose camera is this file; whoever is asked allows it."""
    running = chromium.launch(executable_path=installed(), args=[
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
    desk = hub.desk = Desk(hub)
    return hub, desk


def main() -> int:
    """Play the round; 0 when its score is the one that is due, and nothing was said that never was."""
    sample, truth = sample_folder(), json.loads((sample_folder() / "truth.json").read_text(encoding="utf-8"))
    with open_source(str(sample / "round.mp4")) as source:
        expected = list(Session(sample_table(sample), source, MatchSetup.load(sample / "match.toml")).run())
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        camera = Path(folder) / "camera.mjpeg"
        as_camera(sample / "round.mp4", camera, truth["seconds"], bare=BARE_S, end=END_S)
        with (Store(Path(folder) / "log.db") as store, at_home(Path(folder)) as server, sync_playwright() as playwright,
              phone(playwright.chromium, camera) as browser):
            hub, desk = begun(store)
            desk.phone = film = Filmed()
            server.start(hub, desk)
            browser.new_page().goto(code(server))
            try:
                play(hub, film, truth)
            finally:
                desk.close()
            print(film.told())
            return told(hub, truth, expected)


class Filmed(Phone):
    """A phone whose pictures bear numbers: those that the referee took, with the seconds when they were shot."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[tuple[int, float]] = []

    def take(self, timeout: float) -> Picture | Said | None:
        item = super().take(timeout)
        if isinstance(item, Picture):
            self.taken.append((number_in(item.image), item.at))
        return item

    @property
    def second(self) -> float:
        """Where the film is."""
        return self.taken[-1][0] / FILM_FPS if self.taken else 0.0

    def told(self) -> str:
        """How the film went."""
        shot = [(n, at) for n, at in dict(self.taken[::-1]).items() if n > BARE_FRAMES][::-1]
        took, gaps = shot[-1][1] - shot[0][1], np.diff([at for _, at in shot])
        return (f"{len(shot) / took:.1f} different pictures a second, longest gap {gaps.max():.1f} s; {took:.0f} s for "
                f"{(shot[-1][0] - shot[0][0]) / FILM_FPS:.0f} s of the film")


def play(hub: Hub, film: Filmed, truth: dict[str, Any]) -> None:
    """Start when the board is learned, call stop when it is called in the film, and wait for its end."""
    wait(lambda: hub.state()["table"]["bare"], BARE_S + 20.0, lambda: hub.state()["source"])
    hub.command("start", {})
    wait(lambda: film.second >= truth["stop_s"], 4 * truth["seconds"])
    hub.command("stop", {})
    hub.command("call", {"player": truth["caller"]})
    wait(lambda: film.second >= truth["seconds"] - 1.5 / FILM_FPS, truth["seconds"])
    time.sleep(5.0)  # what was laid last is looked at


def wait(condition: Callable[[], Any], seconds: float, instead: Callable[[], object] = str) -> None:
    """Until it is so; TimeoutError if it takes longer, with what is so `instead`."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError(instead())
        time.sleep(0.1)


def told(hub: Hub, truth: dict[str, Any], expected: list[dict[str, Any]]) -> int:
    """Decide and count as people do who were there, and print what was found beside what the film alone gives."""
    play = hub.play
    assert play is not None
    lines = list(map(written, play.lines(play.number)))
    phantom, missing, weaker = compared(lines, expected)
    asked = [f for f in hub.state()["findings"] if f["open"] and f["class"] != "violation"]
    wrong = {frozenset(line["squares"]) for line in expected if line.get("class") == "violation"}
    for f in asked:
        decision = "mistake" if frozenset(f["squares"]) in wrong else "allowed"
        hub.command("overrule", {"finding": f["seq"], "decision": decision})
    counted = {seat: {name: of["preset"] for name, of in fields.items()}
               for seat, fields in hub.state()["form"]["values"].items()}
    corrected = 0
    for of in truth["round"]["players"]:
        counts = {"left": of["remaining"], "jokers": of["jokers_used"]}
        corrected += counts != {name: counted[of["id"]][name] for name in counts}
        hub.command("count", {"player": of["id"], "counts": counts})
    state = hub.state()
    places = {line["seat"]: line["place"] for line in state["score"]["lines"]}
    wanted = truth["score"]["new"]["place"]
    right = state["score"]["final"] and places == wanted
    print(f"pieces and accusations: phantom {len(phantom)}, missing {len(missing)}, weaker {len(weaker)}; "
          f"people decided {len(asked)} findings and corrected {corrected} counts")
    for name, some in (("phantom", phantom), ("missing", missing), ("weaker", weaker)):
        for verdict in some:
            print(f"  {name}: {verdict}")
    print(f"score right: {right}; places {places}, due {wanted}; {state['score']['problem']}")
    return int(bool(phantom or missing or not right))


if __name__ == "__main__":
    sys.exit(main())
