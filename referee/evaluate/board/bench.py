"""Speed figures, each beside its reference, on the same frames in one run.

Why it exists: milliseconds of one machine say little; what counts is how they compare with decoding the same frames,
and whether a verdict comes in time. What it does not do: say whether the verdicts are right (`figures`).

The parts stand in `bench`, one function each: `per_frame`, `throughput`, `delays`, `memory`, `search`. A further
one (another reader to compare with, another thing to time) is a function that gives `Figure`s and a line there.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from referee.capture import Frame, Notice, Source, open_source
from referee.evaluate.board.peer import Peer
from referee.evaluate.board.versus import Compared, boards_right, compare_round, pieces_right
from referee.evaluate.common.figure import DECODED, IDLE_SHARE, Figure
from referee.files.table import save_table
from referee.session import MatchSetup, Moment, Session, Sinks
from referee.sim.board.record.recording import Recording, Wishes
from referee.sim.board.record.writing import write_round
from referee.values.board import BoardTable
from referee.values.common import UNKNOWN
from referee.vision.board import Reader, learn, teach
from referee.vision.common import load_image

SIZE = (1920, 1080)
FPS = 30.0
SEED = 5
THROUGHPUT = 0.75     # of decoding alone
DELAY_S = 0.15        # from the hand's leaving to the verdict, 95 %
MEMORY_MB = 350.0
PEER_TIMES = 30.0     # as fast as the peer, a frame of the whole video
TAUGHT_COST = 1.2     # a look with a taught set, of one without
LOOKS = 5             # of each, in turns
TAUGHT_CARDS, TAUGHT_JOKERS, TAUGHT_TOKENS = 2, 1, 2  # an owner, and of all
ROUNDS = 24           # simulated, whose verdicts are timed
STEP_S, LONGEST_S = 0.15, 1.5  # of the search for a verdict: 99 % of the steps, and each of them
PLACEMENTS = ("card", "joker")


class BenchError(Exception):
    """A round that cannot be measured; the message says what to change."""


@dataclass(frozen=True)
class Step:
    """One frame of a pass: when it was taken (s of the film), and ms to `decode` and to `referee` it. Also its `state`,
    whether it was `read`, and how many placements were `judged` on it."""

    t: float
    decode: float
    referee: float
    state: str
    read: bool
    judged: int


def bench(folder: Path | None = None, seconds: float = 10.0, progress: Callable[[str], None] = lambda _: None,
          rounds: int = ROUNDS) -> dict[str, Any]:
    """All figures of a round: `folder` as `referee simulate` writes it, or one of about `seconds` at 1920 x 1080 and 30
    frames a second that is rendered for it; and of the search for verdicts, on `rounds` simulated without pictures.
    Raises `BenchError` when the folder holds no round."""
    with tempfile.TemporaryDirectory(prefix="referee-bench-") as kept:
        if folder is None:
            progress(f"rendering a round of about {seconds:.0f} s at {FPS:.0f} frames a second; this takes minutes")
            folder = Path(kept)
            write_round(Recording(Wishes(SEED, seconds=seconds, size=SIZE, fps=FPS)), folder)
        video, empty = folder / "round.mp4", folder / "empty.jpg"
        if not (video.is_file() and empty.is_file()):
            raise BenchError(f"{folder} holds no round.mp4 with empty.jpg; make one with `referee simulate`")
        setup = MatchSetup.load(folder / "match.toml") if (folder / "match.toml").is_file() else MatchSetup()
        table = learn([load_image(empty)])
        progress("refereeing frame by frame")
        steps = list(per_frame_steps(video, table, setup))
        progress("refereeing the whole video")
        figures = [*per_frame(steps), *throughput(video, table, setup), *delays(steps), *memory(video, table)]
        figures += taught_look(video, table)
        progress("the YOLO peer reads every frame")
        figures += beside_peer(steps, compare_round(folder, video, table, Peer(table)))
        progress(f"judging {rounds} simulated rounds")
        figures += search(rounds)
    height, width = table.height, table.width
    return {"frames": len(steps), "size": [width, height], "fps": round(len(steps) / max(steps[-1].t, 1e-6), 1),
            "cpus": os.cpu_count(), "figures": [f.to_dict() for f in figures]}


class _Timed(Source):
    """Decodes and hands over one frame after the other, and notes how long each of the two takes."""

    def __init__(self, video: Path) -> None:
        super().__init__(str(video))
        self._capture = cv2.VideoCapture(str(video))
        self.fps = self._capture.get(cv2.CAP_PROP_FPS) or FPS
        self.took: list[tuple[float, float, float]] = []

    def __iter__(self) -> Iterator[Frame | Notice]:
        index = 0
        while True:
            start = time.perf_counter()
            ok, image = self._capture.read()
            decoded = time.perf_counter()
            if not ok:
                return
            t = index / (self.fps or FPS)
            yield Frame(np.asarray(image, np.uint8), t, index, self.name)
            self.took.append((t, 1000 * (decoded - start), 1000 * (time.perf_counter() - decoded)))
            index += 1

    def close(self) -> None:
        super().close()
        self._capture.release()


def per_frame_steps(video: Path, table: BoardTable, setup: MatchSetup) -> Iterator[Step]:
    """Referee the video one frame at a time, nothing decoded ahead."""
    moments: list[tuple[str, bool]] = []

    def on_moment(moment: Moment) -> None:
        moments.append((moment.state, moment.fresh))

    with _Timed(video) as source:
        judged = [len(source.took) for line in Session(table, source, setup, sinks=Sinks(moment=on_moment)).run()
                  if line["type"] in PLACEMENTS]
    for index, ((t, decode, referee), (state, read)) in enumerate(zip(source.took, moments, strict=True)):
        yield Step(t, decode, referee, state, read, judged.count(index))


def per_frame(steps: Sequence[Step]) -> Iterator[Figure]:
    """Decoding, and refereeing frames on which nothing happens, something moves, or the board is read."""
    decode = float(np.median([s.decode for s in steps]))
    yield Figure(DECODED, decode, "ms")
    kinds: dict[str, list[Step]] = {
        "referee it, nothing happens": [s for s in steps if not s.read and s.state == "still"],
        "referee it, something moves": [s for s in steps if not s.read and s.state != "still"],
        "referee it, the board is read": [s for s in steps if s.read]}
    for name, chosen in kinds.items():
        if chosen:
            value = float(np.median([s.referee for s in chosen]))
            yield Figure(name, value, "ms", value / decode, IDLE_SHARE if "nothing" in name else None)


def taught_look(video: Path, table: BoardTable) -> Iterator[Figure]:
    """A look at the whole board in the film's last picture, and one with a set that was taught from it: what is read
    there now, named as it was. Nothing where no piece is."""
    capture = cv2.VideoCapture(str(video))
    while (read := capture.read())[0]:
        picture = np.asarray(read[1], np.uint8)
    capture.release()
    seen = Reader(table).read(picture)
    counts: Counter[str] = Counter()
    pieces: dict[str, list[dict[str, Any]]] = {"cards": [], "jokers": [], "tokens": []}
    middle = {s.cell: np.mean(s.quad, axis=0).tolist() for s in table.squares}
    for kind, most, found in (("cards", TAUGHT_CARDS, [(c.owner, c.cells[0]) for c in seen.cards]),
                              ("jokers", TAUGHT_JOKERS, [(j.owner, j.cell) for j in seen.jokers])):
        for owner, cell in found:
            counts[kind + owner] += 1
            if owner != UNKNOWN and counts[kind + owner] <= most:
                pieces[kind].append({"owner": owner, "at": middle[cell]})
    pieces["tokens"] = [{"at": middle[t.cell]} for t in seen.tokens[:TAUGHT_TOKENS]]
    if not pieces["cards"]:
        return
    taught, _ = teach([picture], table, pieces)
    took: dict[bool, list[float]] = {False: [], True: []}
    for _ in range(LOOKS):
        for with_set in took:
            reader = Reader(replace(table, taught=taught) if with_set else table)
            start = time.perf_counter()
            reader.read(picture)
            took[with_set].append(1000 * (time.perf_counter() - start))
    alone, both = (float(np.median(took[with_set])) for with_set in took)
    yield Figure("read the whole board", alone, "ms")
    yield Figure("read it with a taught set", both, "ms", both / alone, TAUGHT_COST)


def throughput(video: Path, table: BoardTable, setup: MatchSetup) -> Iterator[Figure]:
    """Frames a second of the whole video, decoded only and refereed, in turns so that both see the same machine."""
    alone, refereed, frames = 0.0, 0.0, 0
    start = time.perf_counter()
    capture = cv2.VideoCapture(str(video))
    while capture.read()[0]:
        frames += 1
    alone = time.perf_counter() - start
    capture.release()
    session_start = time.perf_counter()
    with open_source(str(video)) as source:
        for _ in Session(table, source, setup).run():
            pass
    refereed = time.perf_counter() - session_start
    yield Figure("decode the video", frames / alone, "frames/s")
    yield Figure("referee the video", frames / refereed, "frames/s", alone / refereed, THROUGHPUT, below=False)


def delays(steps: Sequence[Step]) -> Iterator[Figure]:
    """From the last frame on which the board moved to the verdict, if the frames came live at the film's rate: a frame
    waits until those before it are done."""
    found, done, left = [], 0.0, 0.0
    for step in steps:
        done = max(done, step.t) + step.referee / 1000
        if step.state in ("moving", "hand") and not step.read:
            left = step.t
        found += [done - left] * step.judged
    if found:
        delay = 1000 * float(np.quantile(found, 0.95))
        yield Figure("hand leaves to verdict (95 %)", delay, "ms", None, 1000 * DELAY_S)


def memory(video: Path, table: BoardTable) -> Iterator[Figure]:
    """Peak memory of `referee watch` on the video, a process of its own; nothing where the system does not tell."""
    if not hasattr(os, "wait4"):
        return
    with tempfile.TemporaryDirectory(prefix="referee-bench-") as kept:
        save_table(table, Path(kept) / "table.json")
        _, peak = _apart("referee", "watch", str(video), "--table", str(Path(kept) / "table.json"))
    yield Figure("peak memory of `referee watch`", peak, "MB", None, MEMORY_MB)


def search(rounds: int = ROUNDS) -> Iterator[Figure]:
    """The search for a course of events, without pictures: always the same simulated rounds, seen by a reader without
    fault. They have 2 to 4 players and up to 60 cards; three in four have mistakes. One to four acts lie between two
    looks.

    Time of a step (one look), of a whole round, and peak memory of a process that does nothing else. An accusation of
    the wrong player (status 1) is not measured here.
    """
    if not hasattr(os, "wait4"):
        return
    said, peak = _apart("referee.evaluate.board.rounds", "--rounds", str(rounds), "--no-proofs", fine=(0, 1))
    found = json.loads(said)
    step = found["step_ms"]
    yield Figure("judge a step (median)", step["p50"], "ms")
    yield Figure("judge a step (99 %)", step["p99"], "ms", None, 1000 * STEP_S)
    yield Figure("judge a step (longest)", step["p100"], "ms", None, 1000 * LONGEST_S)
    yield Figure("judge a whole round (longest)", found["round_ms"]["p100"], "ms")
    yield Figure("peak memory of judging", peak, "MB", None, MEMORY_MB)


_BETWEEN = """
import resource, subprocess, sys
status = subprocess.run(sys.argv[1:], stderr=subprocess.DEVNULL).returncode
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
sys.exit(status)
"""


def _apart(module: str, *arguments: str, fine: Sequence[int] = (0,)) -> tuple[str, float]:
    """Run a module in a process of its own; returns what it prints and its peak memory in MB.

    Linux lets the peak of a process begin with that of the one that started it, so a small one stands between.
    Raises `BenchError` unless it ends with a status that is `fine`.
    """
    command = [sys.executable, "-m", module, *arguments]
    done = subprocess.run([sys.executable, "-c", _BETWEEN, *command], capture_output=True, text=True, check=False)
    if done.returncode not in fine:
        raise BenchError(f"`{' '.join(command[2:5])}` ended with status {done.returncode}")
    unit = 1 if sys.platform == "darwin" else 1024  # bytes there, KiB elsewhere
    return done.stdout, math.ceil(int(done.stderr.split()[-1]) * unit / 1e6)


def beside_peer(steps: Sequence[Step], compared: Compared) -> Iterator[Figure]:
    """What a frame costs the peer, which must read every one, and the referee, which need not, decoding left out; and
    how much of what lies on the table at rest each reads right, where the round has its truth. All frames cost the peer
    the same, so that its median is its mean on a machine that does nothing else."""
    peer, own = float(np.median(compared.took)), float(np.mean([s.referee for s in steps]))
    yield Figure("YOLO peer, every frame (median)", peer, "ms")
    yield Figure("referee, every frame (mean)", own, "ms", peer / own, PEER_TIMES, below=False)
    for name, share in (("boards at rest read exactly", boards_right), ("pieces at rest read right", pieces_right)):
        if compared.peer:
            least = share(compared.peer)
            yield Figure(f"{name}, peer", least, "%")
            yield Figure(f"{name}", share(compared.referee), "%", None, least, below=False)
