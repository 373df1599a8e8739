"""An archive whose workers are killed, that is killed itself, timed, and a thousand evenings on paper.

`python -m tests.soak.archives` kills a worker, then the whole run, and looks that every recording is refereed once,
with `--engine dask` on a Dask cluster. `--measure` times it. `--simulate` says what a thousand recordings take on 1, 10
and 100 machines by what was measured; that is a sum with dice, no measurement. Last figures: docs/archives.md.
"""

from __future__ import annotations

import argparse
import csv
import heapq
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import psutil

SAMPLES = Path(__file__).parents[2] / "samples"
PATIENCE_S = 600.0


@dataclass(frozen=True)
class Measured:
    """What `--measure` said, in seconds of one core: see docs/archives.md.

    `picture`: decoding one of 1080p and measuring its motion. `check`: reading and judging the last one. `play`:
    reading and judging a second of play. `start`: a worker until its first recording. `spread`: of a recording's time,
    as a share.
    """

    picture: float = 0.0056
    check: float = 3.0
    play: float = 0.14
    start: float = 3.0
    spread: float = 0.25
    looked_s: float = 72.0
    """Seconds of a long recording that a check at its end decodes: a minute, and back to a key frame."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--engine", default="processes", choices=("processes", "dask"))
    parser.add_argument("--recordings", type=int, default=8)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--simulate", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.simulate:
        simulate(asked.seed)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        films = copies(Path(folder, "films"), asked.recordings)
        if asked.measure:
            measure(films, Path(folder))
            return 0
        well = [killed(films, Path(folder, name), asked.engine, kill, again=again)
                for name, kill, again in (("worker", kill_worker, False), ("run", kill_run, True))]
    return 0 if all(well) else 1


def copies(folder: Path, many: int) -> Path:
    """So many recordings of the sample round with dice, under names of their own."""
    folder.mkdir()
    for n in range(many):
        shutil.copy(SAMPLES / "dice" / "round.mp4", folder / f"evening{n:03}.mp4")
    return folder


def command(films: Path, report: Path, *options: str) -> list[str]:
    return [sys.executable, "-m", "referee", "audit", str(films), "--table", str(SAMPLES / "dice" / "table.json"),
            "-o", str(report), *options]


def killed(films: Path, report: Path, engine: str, kill: Callable[[psutil.Process], None], *, again: bool) -> bool:
    """Start a run with two workers, `kill` when two recordings are done, and look at what there is in the end."""
    started = command(films, report, "--engine", engine, "--workers", "2")
    with subprocess.Popen(started) as running:
        first = wait_for(report, 2)
        kill(psutil.Process(running.pid))
        running.wait(PATIENCE_S)
    status = running.returncode
    if again:
        status = subprocess.run(started, check=False, timeout=PATIENCE_S).returncode
    names = [row["recording"] for row in csv.DictReader((report / "rounds.csv").open(encoding="utf-8-sig"))
             if row["status"] == "refereed"]
    kept = all(path.stat().st_mtime_ns == when for path, when in first.items())
    well = status == 0 and len(names) == len(set(names)) == len(list(films.iterdir())) and kept
    print(f"{engine}, {kill.__name__}: {len(set(names))} of {len(list(films.iterdir()))} once each, what was done "
          f"stayed: {kept}, status {status}: {'ok' if well else 'NOT OK'}", flush=True)
    return well


def wait_for(report: Path, many: int) -> dict[Path, int]:
    """The first results, and when they were written."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        found = list((report / "results").glob("*.json"))
        if len(found) >= many:
            return {path: path.stat().st_mtime_ns for path in found}
        time.sleep(0.05)
    raise TimeoutError("no recording was refereed")


def workers(run: psutil.Process) -> Iterator[psutil.Process]:
    """The processes that referee."""
    for child in run.children(recursive=True):
        if "spawn_main" in " ".join(child.cmdline()):
            yield child


def kill_worker(run: psutil.Process) -> None:
    """The one that has worked most."""
    busiest = max(workers(run), key=lambda one: one.cpu_times().user)
    os.kill(busiest.pid, signal.SIGKILL)


def kill_run(run: psutil.Process) -> None:
    """The run itself; its workers must follow."""
    left = list(workers(run))
    run.kill()
    _, alive = psutil.wait_procs(left, timeout=20)
    if alive:
        raise RuntimeError(f"{len(alive)} workers outlived the run")


def measure(films: Path, folder: Path) -> None:
    """Seconds, and seconds of the processor, of each way to run the recordings. The first run of all warms the disk."""
    many = len(list(films.iterdir()))
    for n, options in enumerate((("--engine", "inline"), ("--engine", "inline"), ("--workers", "1"), ("--workers", "2"),
                                 ("--engine", "dask", "--workers", "2"))):
        before, begun = os.times(), time.monotonic()
        subprocess.run(command(films, folder / f"report{n}", *options), check=True, stderr=subprocess.DEVNULL)
        wall, after = time.monotonic() - begun, os.times()
        cores = after.children_user + after.children_system - before.children_user - before.children_system
        print(f"{' '.join(options):32} {60 * many / wall:6.1f} recordings a minute, {wall / many:5.1f} s each, "
              f"{cores / many:5.1f} s of a core each", flush=True)


def simulate(seed: int) -> None:
    """A thousand recordings of twenty minutes at 30 pictures a second on machines of two cores each."""
    cost = Measured()
    ways = {"checked at the end": cost.looked_s * 30 * cost.picture + cost.check,
            "refereed whole": 1200 * (30 * cost.picture + cost.play)}
    for what, each in ways.items():
        for machines in (1, 10, 100):
            rng = random.Random(seed)
            jobs = [each * rng.lognormvariate(0, cost.spread) for _ in range(1000)]
            whole, lost = makespan(jobs, 2 * machines, cost.start, rng), makespan(
                jobs, 2 * machines, cost.start, rng, lost=max(1, machines // 10))
            pieces = [job / 10 for job in jobs for _ in range(10)]
            cut = makespan(pieces, 2 * machines, cost.start, rng)
            print(f"{what:20} {machines:4} machines: {whole / 3600:7.2f} h; with {max(1, machines // 10)} workers lost "
                  f"{lost / 3600:7.2f} h; cut in tenths, were that free, {cut / 3600:7.2f} h")


def makespan(jobs: list[float], cores: int, start: float, rng: random.Random, lost: int = 0) -> float:
    """When the last is done: whoever is free takes the next, the longest files first where sizes tell them.

    `lost`: so many workers end in the middle of what they are at, which is done anew, and start again.
    """
    doomed = set(rng.sample(range(len(jobs)), lost))
    free = [start * rng.uniform(0.8, 1.5) for _ in range(cores)]
    heapq.heapify(free)
    for n, job in enumerate(jobs):
        wasted = rng.random() * job + start if n in doomed else 0.0
        heapq.heapreplace(free, free[0] + wasted + job)
    return max(free)


if __name__ == "__main__":
    sys.exit(main())
