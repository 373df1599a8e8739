"""Trains all networks of the reader again: draws the worlds, trains, writes the models and their manifest.

    python -m models.training DIR --minutes 240

DIR is filled with samples (about 6 MB a world) and is taken as it is where it holds enough. Minutes are shared out as
`SHARES` says. Weights go on from those in `models/`; `--afresh` begins from nothing. Runs on a GPU where there is one.
`squares.onnx` and `tokens.onnx`, of the known art alone, are not trained again, nor is the detector, which only the
benchmark asks (`models.training.board.detector`).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

MODELS = Path(__file__).resolve().parents[1]
WORLDS = {"looks": 600, "flat": 2000}
SHARES = {"train": 0.5, "frames": 0.3, "tokens": 0.1, "halves": 0.1}
FILES = {"train": "squares_any", "tokens": "tokens_any"}


def _draw(folder: Path, kind: str, count: int) -> None:
    """Draws so many worlds of a kind, one process a core."""
    cores = os.cpu_count() or 1
    first = {"looks": 200000, "flat": 400000}[kind]
    each = -(-count // cores)
    runs = [subprocess.Popen([sys.executable, "-m", f"models.training.board.{kind}", str(folder), "--count", str(each),
                              "--seed", str(first + k * each)]) for k in range(cores)]
    if any(code != 0 for code in [run.wait() for run in runs]):
        sys.exit(f"drawing {kind} failed")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=240.0, help="of training, drawing aside")
    parser.add_argument("--afresh", action="store_true", help="do not go on from the weights in models/")
    args = parser.parse_args()
    for kind, count in WORLDS.items():
        _draw(args.folder, kind, count)
    for module, share in SHARES.items():
        out = MODELS / f"{FILES.get(module, module)}.onnx"
        start = [] if args.afresh else ["--start", str(out)]
        subprocess.run([sys.executable, "-m", f"models.training.board.{module}", str(args.folder), "-o", str(out),
                        "--minutes", f"{share * args.minutes:.1f}", *start], check=True)
    subprocess.run([sys.executable, "-m", "models.training.manifest"], check=True)


if __name__ == "__main__":
    main()
