"""The sample round over a network camera that is lost and comes back again and again: `make soak`, outside of CI.

Every trouble begins at a moment of the film drawn by chance. Prints each with the seconds until the loss was seen and
until pictures came again. It fails unless the score is right, every piece is seen, and nothing is said of the table
that the film without trouble does not give. A verdict may be weaker: who was away for a moment accuses nobody of it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from referee.capture import open_source
from referee.files.table import load_table
from referee.session import MatchSetup, Session
from referee.values.board import BoardTable
from tests.support.live_film import SIZES, Film, Round, compared
from tests.support.network_camera import NetworkCamera

SAMPLE = Path(__file__).parents[2] / "samples" / "round"
LOST_S, BACK_S, FOUND_S = 2.0, 5.0, 20.0
Line = dict[str, Any]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--troubles", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--speed", type=float, default=1.0)
    asked = parser.parse_args()
    rng = np.random.default_rng(asked.seed)
    table, setup = load_table(SAMPLE / "table.json"), MatchSetup.load(SAMPLE / "match.toml")
    film = Film(SAMPLE / "round.mp4", speed=asked.speed)
    camera = NetworkCamera(film.picture, gap=0.0)
    play = Round(film, camera, table, setup)
    camera.off()
    play.begin(camera.url("/no-first"))
    time.sleep(3.0)  # it is started late
    begun = time.monotonic()
    camera.on()
    first = play.until(partial(play.seen, begun), 20, "the first picture")
    print(f"started late: seen {first - begun:.1f} s after it was on", flush=True)
    lost: list[float] = []
    back: list[float] = []
    found: list[float] = []
    kinds = [KINDS[n % len(KINDS)] for n in range(asked.troubles)]
    rng.shuffle(kinds)
    for kind, when in zip(kinds, np.sort(rng.uniform(3.0, 114.0, asked.troubles)), strict=True):
        play.until(partial(film.reached, when), 60, "the film")
        film.runs = False
        trouble = time.monotonic()
        size = film.size
        repair = kind(play, rng)
        if repair is None:  # another size
            play.hands_away(trouble)
            found.append(play.until(partial(play.seen, trouble, resized=True), FOUND_S, "the board") - trouble)
            print(f"{film.t:6.1f} s  {kind.__name__:<12} {film.size:<20} found {found[-1]:.1f} s", flush=True)
        else:
            gone = play.until(partial(play.said, "source_lost", trouble), 10, f"{kind.__name__}: the loss")
            lost.append(gone - trouble)
            time.sleep(float(rng.uniform(0.0, 5.0)))
            repaired = trouble if kind is restarts else time.monotonic()
            repair()
            come = play.until(partial(play.said, "source_back", repaired), 30, f"{kind.__name__}: the return")
            back.append(come - repaired)
            if film.size != size:
                play.hands_away(repaired)
                found.append(play.until(partial(play.seen, repaired, resized=True), FOUND_S, "the board") - repaired)
            print(f"{film.t:6.1f} s  {kind.__name__:<12} {film.size:<20} lost seen {lost[-1]:.1f} s, "
                  f"back {back[-1]:.1f} s", flush=True)
        time.sleep(0.5)
        film.runs = True
    play.until(lambda: film.ended, 200, "the end of the film")
    time.sleep(3.0)
    lines = play.end()
    camera.close()
    return _report(lines, _without_trouble(table, setup), {"loss seen": lost, "back": back, "found again": found})


def _without_trouble(table: BoardTable, setup: MatchSetup) -> list[Line]:
    with open_source(str(SAMPLE / "round.mp4")) as source:
        return list(Session(table, source, setup).run())


def _report(lines: list[Line], expected: list[Line], times: dict[str, list[float]]) -> int:
    for what, seconds in times.items():
        if seconds:
            shares = ", ".join(f"{p} % {np.percentile(seconds, p):.1f} s" for p in (50, 90, 99, 100))
            print(f"{what}: {len(seconds)} times, {shares}")
    phantom, missing, weaker = compared(lines, expected)
    truth = json.loads((SAMPLE / "truth.json").read_text())
    score = lines[-1]["score"]
    wanted = truth["score"][score["edition"]] if "edition" in score else None
    right = wanted is not None and {key: score.get(key) for key in wanted} == wanted
    print(f"verdicts: phantom {len(phantom)}, missing {len(missing)}, weaker {len(weaker)}; score right: {right}")
    for name, some in (("phantom", phantom), ("missing", missing), ("weaker", weaker)):
        for verdict in some:
            print(f"  {name}: {verdict}")
    if not right:
        print(f"  score: {score}")
    late = max(times["loss seen"], default=0) > LOST_S or max(times["back"], default=0) > BACK_S
    return int(bool(phantom or missing or late or not right))


Repair = Callable[[], object]


def refuses(play: Round, rng: np.random.Generator) -> Repair:
    play.camera.off()
    return play.camera.on


def hangs(play: Round, rng: np.random.Generator) -> Repair:
    play.camera.mode = "stall"
    return lambda: setattr(play.camera, "mode", "play")


def dies_hanging(play: Round, rng: np.random.Generator) -> Repair:
    """Connections stay open without a byte, then the camera starts anew and knows nothing of them."""
    play.camera.mode = "stall"

    def again() -> None:
        play.camera.off()
        play.camera.on()

    return again


def garbage(play: Round, rng: np.random.Generator) -> Repair:
    play.camera.mode = "garbage"
    return lambda: setattr(play.camera, "mode", "play")


def halves(play: Round, rng: np.random.Generator) -> Repair:
    play.camera.mode = "cut"
    return lambda: setattr(play.camera, "mode", "play")


def restarts(play: Round, rng: np.random.Generator) -> Repair:
    play.camera.hang_up()
    return lambda: None


def busy(play: Round, rng: np.random.Generator) -> Repair:
    play.camera.status = 503
    play.camera.hang_up()
    return lambda: setattr(play.camera, "status", 0)


def a_page(play: Round, rng: np.random.Generator) -> Repair:
    play.camera.status = 200
    play.camera.hang_up()
    return lambda: setattr(play.camera, "status", 0)


def resized(play: Round, rng: np.random.Generator) -> None:
    sizes = [name for name in SIZES if name != play.film.size]
    play.film.size = sizes[int(rng.integers(len(sizes)))]


def resized_away(play: Round, rng: np.random.Generator) -> Repair:
    """It is gone, and comes back turned or at another size."""
    play.camera.off()

    def again() -> None:
        resized(play, rng)
        play.camera.on()

    return again


KINDS: list[Callable[[Round, np.random.Generator], Repair | None]] = [
    refuses, hangs, dies_hanging, garbage, halves, restarts, busy, a_page, resized, resized_away]

if __name__ == "__main__":
    sys.exit(main())
