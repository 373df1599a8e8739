"""What happens to a club's evening: nothing is lost, nothing is there twice, and soon all of it is there again.

    python -m tests.soak.club_troubles cable    the network stands still, and is cut, for a while (make cable)
    python -m tests.soak.club_troubles server   PostgreSQL is killed with -9, and started again (make killed-server)
    python -m tests.soak.club_troubles table    tables are killed with -9 at any moment, and started again
    python -m tests.soak.club_troubles clocks   two tables whose clocks are a day apart, and both wrong

Four tables play scripted rounds at four times the real speed, through the real shipper. Meanwhile every table's own log
is written as ever; after each trouble it is measured how long it takes until the club has all of them. Fails where
that is more than a minute, or where the club's log is not what the tables' are.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from referee.store import Store, Unreachable
from referee.store.club import Club
from referee.store.club.own import OwnLog
from tests.support.club_table import log_of
from tests.support.postgres import Postgres, missing
from tests.support.relay import Relay

TABLES, SPEED = 4, 4.0
CAUGHT_UP_S = 60.0
DAY_S = 86_400.0


class Evening:
    """Tables that play in programs of their own, one each."""

    def __init__(self, folder: Path, address: str, club: Club, ahead: Sequence[float] = (0.0,) * TABLES) -> None:
        self.logs = [log_of(folder, number) for number in range(1, len(ahead) + 1)]
        self.club, self._folder, self._address, self._ahead = club, folder, address, ahead
        self.programs = [self._begin(n) for n in range(len(ahead))]

    def kill(self, n: int) -> None:
        """A table's program is killed at once."""
        self.programs[n].kill()
        self.programs[n].communicate()

    def begin_again(self, n: int) -> None:
        self.programs[n] = self._begin(n)

    def behind(self) -> int:
        """How many lines of the tables' logs are not in the club's, just now."""
        return sum(map(lines_in, self.logs)) - _lines_of(self.club)

    def catches_up(self) -> float:
        """Seconds until the club has all that the tables have written by now."""
        begun, wanted = time.monotonic(), [lines_in(log) for log in self.logs]
        while time.monotonic() - begun < 2 * CAUGHT_UP_S:
            try:
                if all(here <= there for here, there in zip(wanted, _lines_by_table(self.club, self.logs),
                                                            strict=True)):
                    return time.monotonic() - begun
            except Unreachable:
                pass
            time.sleep(0.2)
        return float("inf")

    def end(self) -> None:
        for program in self.programs:
            program.communicate("")

    def _begin(self, n: int) -> subprocess.Popen[str]:
        return table_program(self._folder, self._address, first=n + 1, ahead=self._ahead[n], speed=SPEED,
                             seed=int(time.monotonic() * 1000) % 100_000)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trouble", choices=TROUBLES)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--lasts", type=float, default=30.0, help="Seconds that each trouble lasts.")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if why := missing():
        print(why)
        return 1
    ahead = (DAY_S, -DAY_S, 0.0, 3.3) if asked.trouble == "clocks" else (0.0,) * TABLES
    with tempfile.TemporaryDirectory() as name, Postgres(safe=True) as server, Club(server.url) as club:
        line = Relay(server.port)
        evening = Evening(Path(name), server.address(line.port), club, ahead)
        time.sleep(5)
        slowest = 0.0
        rng = random.Random(asked.seed)
        for n in range(asked.times):
            TROUBLES[asked.trouble](evening, server, line, asked.lasts, rng)
            took = evening.catches_up()
            slowest = max(slowest, took)
            print(f"{n + 1}: all there again after {took:.1f} s", flush=True)
            time.sleep(3)
        evening.end()
        lines, lost, twice = compare(club, evening.logs)
        line.close()
    print(f"{asked.trouble}, {asked.times} times {asked.lasts:.0f} s: {lines} lines, {lost} lost, {twice} twice; "
          f"caught up within {slowest:.1f} s")
    return int(slowest > CAUGHT_UP_S or bool(lost or twice))


def cable(evening: Evening, server: Postgres, line: Relay, lasts: float, rng: random.Random) -> None:
    """Nothing comes through any more, and nobody says so; sometimes connections break besides."""
    before = evening.behind()
    line.deaf = "all"
    time.sleep(lasts / 2)
    if rng.random() < 0.5:
        line.cut()
    time.sleep(lasts / 2)
    print(f"   {evening.behind() - before} lines wait", flush=True)
    line.deaf = "nobody"
    line.cut()


def killed_server(evening: Evening, server: Postgres, line: Relay, lasts: float, rng: random.Random) -> None:
    """`kill -9`, and after a while it is started again."""
    server.kill()
    time.sleep(lasts)
    server.start()


def killed_table(evening: Evening, server: Postgres, line: Relay, lasts: float, rng: random.Random) -> None:
    """`kill -9` for one table after the other, each at any moment."""
    until = time.monotonic() + lasts
    while time.monotonic() < until:
        n = rng.randrange(len(evening.logs))
        time.sleep(rng.uniform(0, 2))
        evening.kill(n)
        evening.begin_again(n)


def clocks_apart(evening: Evening, server: Postgres, line: Relay, lasts: float, rng: random.Random) -> None:
    """They play on; and no table seems silent, for silence is told by the database's clock."""
    until = time.monotonic() + lasts
    while time.monotonic() < until:
        assert all(-1 < table.silent_s < 10 for table in evening.club.tables()), "a clock was believed"
        time.sleep(1)


Trouble = Callable[[Evening, Postgres, Relay, float, random.Random], None]
TROUBLES: dict[str, Trouble] = {"cable": cable, "server": killed_server, "table": killed_table,
                                "clocks": clocks_apart}


def table_program(folder: Path, address: str, *, first: int, tables: int = 1, seed: int = 1, ahead: float = 0.0,
                  speed: float = 1.0) -> subprocess.Popen[str]:
    """A program in which tables play (`tests.support.club_table`), once they have begun."""
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.support.club_table", str(folder), address, "--first", str(first), "--tables",
         str(tables), "--seed", str(seed), "--ahead", str(ahead), "--speed", str(speed)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None and program.stdout.readline() == "begun\n"
    return program


def compare(club: Club, logs: Sequence[Path]) -> tuple[int, int, int]:
    """How many lines the club has of the tables; how many are missing or otherwise there, and how many there twice."""
    there: dict[tuple[str, int], int] = {}
    twice = 0
    for arrival in club.arrivals():
        twice += (arrival.table, arrival.table_match) in there
        there[arrival.table, arrival.table_match] = arrival.match
    lines = lost = 0
    for path in logs:
        own_log = OwnLog(path)
        (origin,) = own_log.origins()
        own_log.close()
        with Store(path) as store:
            for match in store.matches():
                shared = there.get((origin.id, match.id))
                rounds = {} if shared is None else {one.number: one.id for one in club.store.rounds(shared)}
                for played in store.rounds(match.id):
                    own = store.events(played.id)
                    found = club.store.events(rounds[played.number]) if played.number in rounds else []
                    lines += len(found)
                    lost += sum(one not in found for one in own)
                    twice += max(0, len(found) - len(own))
    return lines, lost, twice


def lines_in(path: Path) -> int:
    """How many lines a table has written."""
    with Store(path) as store:
        return sum(played.last for match in store.matches() for played in store.rounds(match.id))


def _lines_of(club: Club) -> int:
    return sum(played.last for match in club.store.matches() for played in club.store.rounds(match.id))


def _lines_by_table(club: Club, logs: Sequence[Path]) -> list[int]:
    """How many lines each table has there; tables are named in the order of their logs."""
    names = {table.id: table.name for table in club.tables()}
    found = dict.fromkeys((f"Table {n}" for n in range(1, len(logs) + 1)), 0)
    for arrival in club.arrivals():
        found[names[arrival.table]] += sum(played.last for played in club.store.rounds(arrival.match))
    return list(found.values())


if __name__ == "__main__":
    sys.exit(main())
