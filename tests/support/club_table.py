"""Tables of a club without cameras: each plays the recorded round at its own speed, again and again, into a log of its
own, and brings that to the club's.

    python -m tests.support.club_table FOLDER ADDRESS --first 1 --tables 10 --seed 1 --ahead 0

Every line carries in `sent` when it was written, by the machine's own clock. `--ahead`: by so many seconds the tables'
clock is wrong. `--speed`: how much faster than real. It ends with its standard input.
"""

from __future__ import annotations

import argparse
import logging
import random
import sys
import threading
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from referee.store import Store
from referee.store.club import Beat, Shipper
from tests.support.dashboard import HERE, PLAYERS, lines

LOOK_S = 0.7
"""How often the judge is shown a table at which hands come and go."""
PEOPLE = [{"seat": seat, "name": name, "total": 12, "points": None, "place": None} for seat, name in PLAYERS.items()]
PAUSE_S = 8.0
"""Between two rounds."""
ROUNDS = 6
LOOK = {"type": "look", "seen": [{"at": f"r{n % 12}c{n // 12}", "as": ["red", "blue"], "sure": 0.98}
                                 for n in range(30)]}
"""About as long as what the judge is shown of a board."""


def log_of(folder: Path, number: int) -> Path:
    """Where a table keeps its own log."""
    return folder / f"table{number:03d}" / "log.db"


def script(rng: random.Random) -> Iterator[tuple[float, dict[str, Any]]]:
    """A round: seconds after its beginning, and the line."""
    found = [(float(line["t"]) * rng.uniform(0.95, 1.05), {k: v for k, v in line.items() if k != "seq"})
             for line in lines()]
    found += [(n * LOOK_S, LOOK) for n in range(int(24 / LOOK_S))]
    found += [(25.0, {"type": "stop", "by": "people"}), (28.0, {"type": "count", "player": "solid",
                                                                "counts": {"left": rng.randint(0, 9)}})]
    return iter(sorted(found, key=lambda one: one[0]))


class Table:
    """One table: a thread that plays, and the real shipper."""

    def __init__(self, path: Path, club: str, name: str, *, seed: int, speed: float) -> None:
        self._rng, self._speed = random.Random(seed), speed
        self._ended = threading.Event()
        self._scene: dict[str, Any] = {}
        self._match, self._begun = 0, time.monotonic()
        self._store = Store(path)
        self._pictures = {name: self._store.save_evidence((HERE / name).read_bytes())
                          for line in lines() for name in line.get("evidence", ())}
        self._shipper = Shipper(path, club, name, self._beat)
        self._thread = threading.Thread(target=self._play, daemon=True)

    def start(self) -> None:
        self._shipper.start()
        self._thread.start()

    def close(self) -> None:
        self._ended.set()
        self._thread.join()
        self._shipper.close(60)
        self._store.close()

    def _beat(self) -> Beat:
        return Beat("http://192.168.1.20:8000/?token=0123456789abcdef", dict(self._scene), [], "",
                    time.monotonic() - self._begun, self._match or None)

    def _play(self) -> None:
        self._wait(self._rng.uniform(0, 5))
        while not self._ended.is_set():
            self._match = self._store.new_match(PLAYERS, "new", {"game": "board"})
            self._store.keep(self._match, "table", {"squares": ["r0c0"] * 400})
            for number in range(1, ROUNDS + 1):
                played, begun = self._store.new_round(self._match), time.monotonic()
                for at, line in script(self._rng):
                    self._wait(at / self._speed - (time.monotonic() - begun))
                    if self._ended.is_set():
                        return
                    shown = [self._pictures[name] for name in line.get("evidence", ())]
                    sent = time.time()
                    self._store.append(played, {**line, **({"evidence": shown} if shown else {}), "sent": sent})
                    if line["type"] != "look":
                        self._scene = {"round": number, "phase": line["type"], "sent": sent, "people": PEOPLE}
                self._wait(PAUSE_S / self._speed)

    def _wait(self, seconds: float) -> None:
        if seconds > 0:
            self._ended.wait(seconds)


def wrong_by(seconds: float) -> None:
    """Let the log's clock be wrong by so much."""
    def now() -> str:
        return (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat(timespec="milliseconds")

    for module in ("database.rows", "database.writer", "log", "club.own"):
        sys.modules[f"referee.store.{module}"].__dict__["now"] = now


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("club")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ahead", type=float, default=0.0)
    parser.add_argument("--speed", type=float, default=1.0)
    asked = parser.parse_args()
    logging.basicConfig(format=f"%(asctime)s {asked.first} %(message)s")
    if asked.ahead:
        wrong_by(asked.ahead)
    found = [Table(log_of(asked.folder, number), asked.club, f"Table {number}", seed=asked.seed * 1000 + number,
                   speed=asked.speed) for number in range(asked.first, asked.first + asked.tables)]
    for table in found:
        table.start()
    print("begun", flush=True)
    sys.stdin.read()
    for table in found:
        table.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
