"""A club's evening against one PostgreSQL on this machine: `python -m tests.soak.club --tables 50`, some minutes.

The tables play scripted rounds at real speed, each into its own log with the real shipper, ten a process. Meanwhile the
shared log is read as the club's page reads it: all tables every 0.4 s, and the new lines of those that changed. Prints
how long a line takes until it is read, the memory and processor time of everybody, and whether anything is missing or
there twice at the end. It fails where one line in twenty takes more than a second.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import psutil

from referee.store.club import Club
from tests.soak.club_troubles import compare, table_program
from tests.support.club_table import log_of
from tests.support.postgres import Postgres, missing

A_PROCESS = 10
LOOK_S = 0.4
"""How often the club's page looks (`referee.club.house.LOOKS_S`)."""
LONGEST_S = 1.0
SETTLES_S = 15.0
"""At the start all matches begin at once; that is not measured."""


@dataclass
class Looking:
    """Reads as the page does, and how long it took from a line's writing until it was read."""

    club: Club

    def __post_init__(self) -> None:
        self.changes: dict[str, int] = {}
        self.read: dict[int, int] = {}
        self.took: list[float] = []
        self.looks: list[float] = []
        self.silent = 0.0

    def look(self) -> None:
        """One look at all tables."""
        begun = time.perf_counter()
        for table in self.club.tables():
            self.silent = max(self.silent, table.silent_s)
            if table.match is None or self.changes.get(table.id) == table.changes:
                continue
            self.changes[table.id] = table.changes
            for played in self.club.store.rounds(table.match)[-2:]:
                if played.last <= self.read.get(played.id, 0):
                    continue
                for line in self.club.store.events(played.id, self.read.get(played.id, 0)):
                    self.took.append(time.time() - line["sent"])
                    self.read[played.id] = line["seq"]
        self.looks.append(time.perf_counter() - begun)

    def forget(self) -> None:
        """Measure from now on."""
        self.took, self.looks, self.silent = [], [], 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if why := missing():
        print(why)
        return 1
    with tempfile.TemporaryDirectory() as name, Postgres(safe=True) as server:
        folder = Path(name)
        with Club(server.url) as club:
            programs = [table_program(folder, server.url, first=first, seed=asked.seed,
                                      tables=min(A_PROCESS, asked.tables - first + 1))
                        for first in range(1, asked.tables + 1, A_PROCESS)]
            looking = Looking(club)
            _look_for(looking, SETTLES_S)
            looking.forget()
            whose = {"PostgreSQL": [server.pid], "the tables": [program.pid for program in programs],
                     "the reader": [psutil.Process().pid]}
            before = {who: _seconds(pids) for who, pids in whose.items()}
            begun = time.monotonic()
            _look_for(looking, asked.seconds)
            lasted = time.monotonic() - begun
            used = {who: (_seconds(pids) - before[who]) / lasted for who, pids in whose.items()}
            memory = {who: _megabytes(pids) for who, pids in whose.items()}
            _end(programs)
            logs = [log_of(folder, number) for number in range(1, asked.tables + 1)]
            lines, lost, twice = compare(club, logs)
    took = sorted(looking.took)
    slow = took[int(0.95 * len(took))]
    print(f"{asked.tables} tables for {lasted:.0f} s: {len(took) / lasted:.0f} lines a second; from line to page "
          f"{statistics.median(took):.2f} s in the middle, {slow:.2f} s at 95 %, {took[-1]:.2f} s at most")
    print(f"a look at all tables {statistics.median(looking.looks) * 1000:.0f} ms; longest silence "
          f"{looking.silent:.1f} s")
    for who in whose:
        print(f"{who}: {used[who] * 100:.0f} % of a core, {memory[who]:.0f} MB")
    print(f"at the end {lines} lines there, {lost} missing, {twice} twice")
    return int(slow > LONGEST_S or bool(lost or twice))


def _look_for(looking: Looking, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        begun = time.monotonic()
        looking.look()
        time.sleep(max(0.0, LOOK_S - (time.monotonic() - begun)))


def _end(programs: list[subprocess.Popen[str]]) -> None:
    for program in programs:
        assert program.stdin is not None
        program.stdin.close()
    for program in programs:
        program.wait()


def _tree(pids: list[int]) -> list[psutil.Process]:
    found = [psutil.Process(pid) for pid in pids]
    return found + [child for one in found for child in one.children(recursive=True)]


def _seconds(pids: list[int]) -> float:
    return float(sum(one.cpu_times().user + one.cpu_times().system for one in _tree(pids)))


def _megabytes(pids: list[int]) -> float:
    """What they alone take: pages that several share are counted once for each of them in part."""
    return float(sum(one.memory_full_info().pss for one in _tree(pids))) / 1e6


if __name__ == "__main__":
    sys.exit(main())
