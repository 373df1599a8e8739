"""Figures of the finder and the face reader on drawn pictures of looks that were never trained on.

    python -m models.training.dice.measure DIR [--finder FILE.onnx] [--faces FILE.onnx]

DIR comes from `models.training.dice.pictures`, with seeds that no training saw. Dice are asked about as the referee
asks. Printed: how many are found and invented, faces and colours right, unknown and wrong, by the size of dice; and how
often what is said with a confidence is right.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np

from referee.sim.dice.views import within
from referee.values.common import UNKNOWN
from referee.vision.common import load_image
from referee.vision.dice.reading.anywhere import Boxes, Found, Models, Upward, dice_in

BINS = {">=26": (26, 1e9), "20-26": (20, 26), "<20": (0, 20)}
NEAR = 0.85          # of a die, as far as a box's middle may be off
LEAST_SEEN, LEAST_TOP = 0.25, 0.35
SURE = 0.5
WHOLE = 0.95


def pairs(truth: list[dict[str, Any]], found: Found) -> dict[int, int]:
    """Die of the truth -> the die found nearest to it, each once."""
    middles = (found.boxes[:, :2] + found.boxes[:, 2:]) / 2
    near = sorted((float(np.hypot(*(middles[j] - d["centre"]))) / d["size_px"], i, j)
                  for i, d in enumerate(truth) for j in range(len(found)))
    out: dict[int, int] = {}
    for off, i, j in near:
        if off < NEAR and i not in out and j not in out.values():
            out[i] = j
    return out


def _upward(truth: list[dict[str, Any]]) -> Upward:
    """Which way is up, as a learned table tells it: that of the nearest die."""
    middles, ups = np.array([d["centre"] for d in truth]), np.array([d["up"] for d in truth], float)

    def up(pixels: Boxes) -> Boxes:
        nearest = np.hypot(*(pixels[:, None] - middles[None]).transpose(2, 0, 1)).argmin(axis=1)
        return np.asarray(ups[nearest], np.float64)

    return up


def judge(truth: list[dict[str, Any]], found: Found, shape: tuple[int, ...], tally: Counter[str],
          said: list[tuple[float, bool]]) -> None:
    """Adds what was found of one picture's dice."""
    matched = pairs(truth, found)
    tally["invented"] += len(found) - len(matched)
    tally["invented, sure"] += sum(found.confidence(j) >= SURE for j in set(range(len(found))) - set(matched.values()))
    for i, die in enumerate(truth):
        if die["visible"] < LEAST_SEEN or within(die["box"], shape) < WHOLE:
            continue
        size = next(name for name, (low, high) in BINS.items() if low <= die["size_px"] < high)
        tally[f"{size}: dice"] += 1
        if i not in matched:
            continue
        j = matched[i]
        pips, colour = found.pips(j), found.colour(j)
        leans = die["state"] == "cocked" or die["top_visible"] < LEAST_TOP
        face = "right" if pips == die["pips"] or (pips is None and leans) else "unknown" if pips is None else "wrong"
        tint = "right" if colour == die["colour"] else "unknown" if colour == UNKNOWN else "wrong"
        tally[f"{size}: found"] += 1
        tally[f"{size}: face {face}"] += 1
        tally[f"{size}: colour {tint}"] += 1
        tally[f"{size}: wholly right"] += face == tint == "right"
        if "unknown" not in (face, tint):
            said.append((found.confidence(j), face == tint == "right"))
            tally[f"{size}: silent"] += (found.confidence(j) >= SURE) and "wrong" in (face, tint)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--finder", type=Path)
    parser.add_argument("--faces", type=Path)
    args = parser.parse_args()
    models = Models(args.finder, args.faces)
    tally, said = Counter[str](), list[tuple[float, bool]]()
    for path in sorted(args.folder.glob("*.json")):
        truth = json.loads(path.read_text(encoding="utf-8"))["dice"]
        if truth:
            size = float(np.median([d["size_px"] for d in truth]))
            image = load_image(path.with_suffix(".jpg"))
            judge(truth, dice_in(image, size, _upward(truth), models=models), image.shape, tally, said)
    for name in sorted(tally):
        print(f"{name:<24} {tally[name]}")
    for low, high in ((0, 0.5), (0.5, 0.8), (0.8, 0.9), (0.9, 0.95), (0.95, 0.99), (0.99, 1.01)):
        here = [right for sure, right in said if low <= sure < high]
        if here:
            print(f"confidence {low:g} to {high:g}: {len(here)}, {100 * sum(here) / len(here):.1f} % right")


if __name__ == "__main__":
    main()
