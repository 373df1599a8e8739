"""Trains all that reads dice again: draws pictures, trains finder and face reader, writes the manifest.

    python -m models.training.dice DIR --minutes 120

DIR is filled with pictures of `--families` families, two each (half a second a picture on one core); what is there
already is taken. Minutes are shared out as `SHARES` says, drawing aside. Weights go on from those in DIR where there
are some. Runs on a GPU where there is one. The last lines printed are the figures of families that were held back.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

MODELS = Path(__file__).resolve().parents[2]
SHARES = {"finder": 0.5, "faces": 0.5}
HELD = 900_000  # seeds from here on are for measuring


def _draw(folder: Path, families: int, first: int) -> None:
    cores = os.cpu_count() or 1
    each = -(-families // cores)
    runs = [subprocess.Popen([sys.executable, "-m", "models.training.dice.pictures", str(folder), "--count", str(each),
                              "--seed", str(first + k * each)]) for k in range(cores)]
    if any(code != 0 for code in [run.wait() for run in runs]):
        sys.exit("drawing failed")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=120.0, help="of training")
    parser.add_argument("--families", type=int, default=700)
    args = parser.parse_args()
    _draw(args.folder / "train", args.families, 0)
    _draw(args.folder / "held", max(2, args.families // 12), HELD)
    for part, share in SHARES.items():
        kept = args.folder / f"dice_{part}.pt"
        out = args.folder / f"dice_{part}.onnx"
        more = ["--start", str(kept)] if kept.is_file() else []
        if part == "faces":
            more += ["--finder", str(args.folder / "dice_finder.onnx")]
        subprocess.run([sys.executable, "-m", f"models.training.dice.{part}", str(args.folder / "train"), "-o",
                        str(out), "--minutes", f"{share * args.minutes:.1f}", *more], check=True)
        (MODELS / out.name).write_bytes(out.read_bytes())
    subprocess.run([sys.executable, "-m", "models.training.manifest"], check=True)
    subprocess.run([sys.executable, "-m", "models.training.dice.measure", str(args.folder / "held")], check=True)


if __name__ == "__main__":
    main()
