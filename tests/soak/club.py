"""A club's evening against one PostgreSQL on this machine: `python -m tests.soak.club --tables 50`, some minutes.

The tables play scripted rounds at real speed, each into its own log with the real shipper, ten a process. Meanwhile the
shared log is read as the club's page reads it: all tables every 0.3 s, and the new lines of those that changed. Prints
how long a line takes until it is read, the memory and processor time of everybody, and whether anything is missing or
there twice at the end. It fails where one line in twenty takes more than a second.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from referee.club.house import LOOKS_S
from referee.store.club import Club
from tests.soak.club_troubles import compare, lines_in, table_program
from tests.support.club_table import log_of
from tests.support.postgres import Postgres, missing

A_PROCESS = 10
OPENED = 3
"""Tables whose lines somebody looks at besides."""
LONGEST_S = 1.0
SETTLES_S = 15.0
"""At the start all matches begin at once; that is not measured."""


@dataclass
class Looking:
    """Reads as the page does, and how long it took from a line's writing until it was read.

    `scenes`: until the table's scene showed what followed from it; `lines`: of the tables that somebody has opened.
    """

    club: Club

    shown: dict[str, float] = field(default_factory=dict)
    read: dict[int, int] = field(default_factory=dict)
    scenes: list[float] = field(default_factory=list)
    lines: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)
    silent: float = 0.0

    def look(self) -> None:
        """One look at all tables, and at the lines of some."""
        begun = time.perf_counter()
        tables, now = self.club.tables(), time.time()
        self.looks.append(time.perf_counter() - begun)
        for table in tables:
            self.silent = max(self.silent, table.silent_s)
            sent = table.scene.get("sent")
            if sent is not None and self.shown.get(table.id) != sent:
                self.scenes.append(now - sent)
                self.shown[table.id] = sent
        for table in tables[:OPENED]:
            for played in self.club.store.rounds(table.match)[-1:] if table.match is not None else ():
                for line in self.club.store.events(played.id, self.read.get(played.id, 0)):
                    self.lines.append(time.time() - line["sent"])
                    self.read[played.id] = line["seq"]

    def forget(self) -> None:
        """Measure from now on."""
        self.scenes, self.lines, self.looks, self.silent = [], [], [], 0.0


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
                     "the reader": [os.getpid()]}
            before = {who: _seconds(pids) for who, pids in whose.items()}
            begun, logs = time.monotonic(), [log_of(folder, number) for number in range(1, asked.tables + 1)]
            written = [sum(map(lines_in, logs))]
            _look_for(looking, asked.seconds)
            written.append(sum(map(lines_in, logs)))
            lasted = time.monotonic() - begun
            used = {who: (_seconds(pids) - before[who]) / lasted for who, pids in whose.items()}
            memory = {who: _megabytes(pids) for who, pids in whose.items()}
            _end(programs)
            lines, lost, twice = compare(club, logs)
    print(f"{asked.tables} tables for {lasted:.0f} s, {(written[1] - written[0]) / lasted:.0f} lines a second")
    slow = max(_told("a line until the table's scene shows it", looking.scenes),
               _told(f"a line until it is read, at {OPENED} tables", looking.lines))
    print(f"a look at all tables {statistics.median(looking.looks) * 1000:.0f} ms; longest silence "
          f"{looking.silent:.1f} s")
    for who in whose:
        print(f"{who}: {used[who] * 100:.0f} % of a core, {memory[who]:.0f} MB")
    print(f"at the end {lines} lines there, {lost} missing, {twice} twice")
    return int(slow > LONGEST_S or bool(lost or twice))


def _told(what: str, took: list[float]) -> float:
    """Says how long something took, and returns what 95 of 100 took at most."""
    took = sorted(took)
    slow = took[int(0.95 * len(took))]
    print(f"{what}: {statistics.median(took):.2f} s in the middle, {slow:.2f} s at 95 %, {took[-1]:.2f} s at most "
          f"({len(took)})")
    return slow


def _look_for(looking: Looking, seconds: float) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        begun = time.monotonic()
        looking.look()
        time.sleep(max(0.0, LOOKS_S - (time.monotonic() - begun)))


def _end(programs: list[subprocess.Popen[str]]) -> None:
    for program in programs:
        assert program.stdin is not None
        program.stdin.close()
    for program in programs:
        program.wait()


def _tree(pids: list[int]) -> list[psutil.Process]:
    """Those processes and their children, but for this one's."""
    found = [psutil.Process(pid) for pid in pids]
    return found + [child for one in found if one.pid != os.getpid() for child in one.children(recursive=True)]


def _seconds(pids: list[int]) -> float:
    return float(sum(one.cpu_times().user + one.cpu_times().system for one in _tree(pids)))


def _megabytes(pids: list[int]) -> float:
    """What they alone take: pages that several share are counted once for each of them in part."""
    return float(sum(one.memory_full_info().pss for one in _tree(pids))) / 1e6


if __name__ == "__main__":
    sys.exit(main())
