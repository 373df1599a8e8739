"""Logs damaged at every page, opened one after the other: `python -m tests.soak.damaged_logs`, some minutes.

A byte changed at places drawn by chance, and pages zeroed or filled with nonsense. It fails where opening a log, or
asking for everything in it, ends in no answer and no sentence, or where a damaged log is taken for a new one.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.store.test_damaged_log import PAGE, evening, opened


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bytes", type=int, default=40, help="changed in each page, one a file")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rng, became, broken = random.Random(asked.seed), Counter[str](), []
    with tempfile.TemporaryDirectory() as folder:
        content = evening(Path(folder) / "whole.db").read_bytes()
        for n, (what, damaged) in enumerate(_damaged(rng, content, asked.bytes)):
            path = Path(folder) / f"{n}.db"
            path.write_bytes(damaged)
            try:
                became["opened" if opened(path) else "refused"] += 1
            except Exception as e:  # noqa: BLE001 - whatever it is, it is what is looked for
                broken.append(f"{what}: {type(e).__name__}: {e}"[:300])
            path.unlink()
    print(f"{sum(became.values()) + len(broken)} damaged logs: {became['opened']} opened, {became['refused']} refused "
          f"in a sentence, {len(broken)} broke something")
    for what in broken:
        print(f"  {what}")
    return int(bool(broken))


def _damaged(rng: random.Random, content: bytes, most: int) -> Iterator[tuple[str, bytes]]:
    """What is damaged, and the log with it."""
    for page in range(0, len(content), PAGE):
        for filling in (bytes(PAGE), rng.randbytes(PAGE), content[page:page + 100] + bytes(PAGE - 100)):
            yield f"page {page // PAGE}", content[:page] + filling + content[page + PAGE:]
        anywhere, early = range(page, page + PAGE), range(page, page + 200)
        for place in (*rng.sample(anywhere, most // 2), *rng.sample(early, most // 2)):
            other = bytes([content[place] ^ rng.choice((1, 4, 0x20, 0x80, 0xff))])
            yield f"byte {place}", content[:place] + other + content[place + 1:]


if __name__ == "__main__":
    sys.exit(main())
