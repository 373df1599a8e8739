"""Trains the networks that read cards: draws the pictures, trains finder, face reader and counter, writes the manifest.

    python -m models.training.cards DIR --minutes 150

DIR is filled with pictures of `--count` families and of heaps and taken as it is where it holds enough. Minutes are
shared out as `SHARES` says.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

MODELS = Path(__file__).resolve().parents[2]
SHARES = {"finder": 0.45, "faces": 0.25, "faces_any": 0.15, "strips": 0.15}
PRINTS = 450
"""Families of single prints for the reader of decks that were not learned, which goes on from the other."""
STRIPS_SEED = 500000
"""Of the first family whose heaps are drawn; those of the other pictures begin at 1000."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--minutes", type=float, default=150.0, help="of training, drawing aside")
    parser.add_argument("--count", type=int, default=600, help="families; a third as many of heaps")
    args = parser.parse_args()
    pictures, strips = args.folder / "pictures", args.folder / "strips"
    runs = [["pictures", str(pictures), "--count", str(args.count), "--seed", "1000"],
            ["pictures", str(strips), "--count", str(args.count // 3), "--seed", str(STRIPS_SEED), "--strips"]]
    for name, share in SHARES.items():
        data = strips if name == "strips" else pictures
        more = ["--prints", str(PRINTS), "--start", str(MODELS / "card_faces.pt")] if name == "faces_any" else []
        runs.append([name.removesuffix("_any"), str(data), "-o", str(MODELS / f"card_{name}.onnx"), "--minutes",
                     f"{share * args.minutes:.1f}", *more])
    for module, *rest in runs:
        subprocess.run([sys.executable, "-m", f"models.training.cards.{module}", *rest], check=True)
    subprocess.run([sys.executable, "-m", "models.training.manifest"], check=True)


if __name__ == "__main__":
    main()
