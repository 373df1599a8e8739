"""Strangers' files read in one after the other: `python -m tests.soak.hostile_imports`, about two minutes.

Each named one, and real exports changed at one to three places by chance. After each, all pages are asked for, the
match in play goes on, and a start opens it. It fails where an answer is no answer, something of a refused file stays,
or a file takes more memory than is promised.
"""

from __future__ import annotations

import argparse
import random
import resource
import sys
import tempfile
import time
from pathlib import Path

from tests.support.hostile import House, mutated, named_ones, problems, real_exports, written

MOST_MIB = 400
"""More than before, at most, with any file."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--files", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tell", action="store_true", help="what became of each file")
    asked = parser.parse_args()
    rng = random.Random(asked.seed)
    with tempfile.TemporaryDirectory() as folder:
        wholes = real_exports(Path(folder))
        house = House(Path(folder) / "log.db")
        files = {f"real {n}": written(whole) for n, whole in enumerate(wholes)} | named_ones()
        for n in range(asked.files):
            name, text = mutated(rng, wholes)
            files[f"{n}: {name}"] = text
        begun, before = time.monotonic(), _peak_mib()
        found = problems(house, files, print if asked.tell else lambda what: None)
        seconds, more = time.monotonic() - begun, _peak_mib() - before
        house.close()
    print(f"{len(files)} files: {house.taken} were matches, {len(files) - house.taken - len(found)} refused, "
          f"{len(found)} broke something; {seconds:.0f} s, {more:.0f} MiB more at most")
    for problem in found:
        print(f"  {problem}")
    return int(bool(found) or more > MOST_MIB)


def _peak_mib() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    sys.exit(main())
