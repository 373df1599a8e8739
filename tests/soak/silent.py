"""Every command at full length, watched by strace: what it writes, whom it asks and whom it speaks to. Five minutes.

    python -m tests.soak.silent [--seconds 75] [--python PATH]

Without `CI` in the environment, with a home and a folder of temporary files of its own. Prints a line a command and
fails if one keeps a file outside the data folder, leaves one among the temporary files, asks for a name or speaks to
another machine. `--python` watches another installation of Referee. `tests/test_silent.py` is the short version.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import cv2

from tests.support.silent import (
    ROOT,
    Place,
    Step,
    as_a_library,
    faults,
    live,
    page_open,
    why_not,
    with_numbers,
    with_pictures,
)
from tests.vision.common.test_calibrate import MILD, views

SAMPLE = ROOT / "samples" / "round"
SERVE_S = 75.0  # as long as it took to see eight questions for the name of a library's maker


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SERVE_S, help="how long serve is looked at")
    parser.add_argument("--python", default=sys.executable, help="the Python that has Referee")
    asked = parser.parse_args()
    if (reason := why_not()) is not None:
        print(reason)
        return 1
    found: list[str] = []
    count = 0
    with tempfile.TemporaryDirectory(prefix="silent-") as folder:
        place = Place(Path(folder).resolve(), asked.python)
        steps = chain(with_pictures(place), with_numbers(place), as_a_library(place), live(place, asked.seconds),
                      longer(place))
        begun = time.monotonic()
        for name, done in steps:
            said = faults(place, iter([(name, done)]))
            print(f"{name:<16} {time.monotonic() - begun:6.1f} s  {'silent' if not said else f'{len(said)} faults'}",
                  flush=True)
            begun = time.monotonic()
            found += said
            count += 1
    for fault in found:
        print(f"  {fault[:300]}")
    names = sum(" port 53:" in fault or "asks for a name" in fault for fault in found)
    print(f"{count} commands, serve for {asked.seconds:g} s: {len(found)} faults, {names} of them questions for a name")
    return int(bool(found))


def longer(place: Place) -> Iterator[Step]:
    """What takes too long for the suite."""
    out = place.out
    target = out / "target"
    target.mkdir()
    for n, view in enumerate(views(MILD)):
        cv2.imwrite(str(target / f"{n:02d}.png"), view)
    yield "calibrate", place.referee("calibrate", *sorted(target.iterdir()), "-o", out / "lens.json")
    yield "watch, a film", place.referee("watch", SAMPLE / "round.mp4", "--table", SAMPLE / "table.json", "--match",
                                         SAMPLE / "match.toml", "--save-video", out / "watched.mp4")
    yield "serve --lan", place.referee("serve", "--lan", "--port", 0, "--no-browser", "--new",
                                       during=page_open(place, 20.0))
    yield "demo", place.referee("demo", "--port", 0, "--no-browser", during=page_open(place, 20.0))
    yield "demo --headless", place.referee("demo", "--headless")
    yield "bench", place.referee("bench", "--round", SAMPLE)


if __name__ == "__main__":
    sys.exit(main())
