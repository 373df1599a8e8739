"""Figures of the card networks on drawn pictures of decks that were never trained on.

    python -m models.training.cards.measure DIR [--strips DIR] [--finder FILE] [--faces FILE] [--heaps FILE]

The folders come from `models.training.cards.pictures`, with seeds that no training saw; the files are ONNX. Printed:
how many cards of which a third or more is in sight are found, at the width that the picture's cards have in the middle;
how many are read; and how often what is said with a confidence is right. Of heaps: how many are counted exactly.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from models.training.cards.strips import heaps_of, lines_of
from referee.vision.cards.networks import strips
from referee.vision.cards.networks.faces import COLOUR_NAMES, UNREADABLE, Faces, flat, look_at
from referee.vision.cards.networks.finder import KNOWN, Cards, find
from referee.vision.common import load_image

ASKED = 1 / 3
SAME = 0.2  # of a card's width: mean distance of the corners of a found card from those of the truth
STEPS = (0, 0.5, 0.8, 0.9, 0.95, 0.99, 1.01)


def pairs(cards: list[dict[str, Any]], found: Cards) -> dict[int, int]:
    """Card of the truth -> the found one whose corners are nearest, each once."""
    off = []
    for i, card in enumerate(cards):
        quad = np.array(card["quad"])
        ways = [np.roll(q, r, axis=0) for q in (quad, quad[::-1]) for r in range(4)]
        for j in range(len(found)):
            near = min(float(np.abs(found.quads[j] - w).mean()) for w in ways) / card["px"]
            if near < SAME:
                off.append((near, i, j))
    out: dict[int, int] = {}
    for _, i, j in sorted(off):
        if i not in out and j not in out.values():
            out[i] = j
    return out


def judge(cards: list[dict[str, Any]], found: Cards, faces: Faces, tally: Counter[str],
          said: list[tuple[float, bool]]) -> None:
    """Adds what was found and read of one picture's cards."""
    matched = pairs(cards, found)
    tally["invented"] += sum(found.scores[j] >= 0.5 for j in set(range(len(found))) - set(matched.values()))
    for i, card in enumerate(cards):
        if card["visible"] < ASKED:
            continue
        tally["cards"] += 1
        if i not in matched:
            continue
        j = matched[i]
        tally["found"] += 1
        tally["facing right"] += (found.down[j] > 0.5) == (card["face"] == "down")
        if card["face"] == "up":
            tally["face up"] += 1
            colour = COLOUR_NAMES[int(faces.colours[j].argmax())] == card["colour"]
            tally["colour right"] += colour
            number = int(faces.numbers[j].argmax())
            if card["readable"] and card["number"] is not None:
                tally["readable"] += 1
                tally["number right"] += number == card["number"]
                tally["number unknown"] += number == UNREADABLE
            if number != UNREADABLE:
                right = colour and number == card["number"]
                said.append((float(faces.numbers[j].max() * faces.colours[j].max()), right))


def count(folder: Path, model: Path | None) -> Counter[str]:
    """Heaps of a folder's pictures, counted from where the truth says they lie."""
    tally = Counter[str]()
    for path in sorted(folder.glob("*.json")):
        heaps = heaps_of(json.loads(path.read_text(encoding="utf-8")))
        if not heaps:
            continue
        image = load_image(path.with_suffix(".jpg"))
        for quads in heaps:
            corners, middles, length = lines_of(quads)
            whole, top = (float(np.hypot(*(middles[-1] - middles[k]))) for k in (0, -2))
            side = length * top / whole
            edges = strips.count(strips.laid_flat(image, corners, length)[0], side, model)
            kind = "exact" if edges.cards == len(quads) else "wrong"
            tally["heaps"] += 1
            tally[kind] += 1
            tally[f"{kind}, confidence 0.9"] += edges.confidence >= 0.9
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    for name in ("--strips", "--finder", "--faces", "--heaps"):
        parser.add_argument(name, type=Path)
    args = parser.parse_args()
    tally, said = Counter[str](), list[tuple[float, bool]]()
    for path in sorted(args.folder.glob("*.json")):
        cards = json.loads(path.read_text(encoding="utf-8"))["cards"]
        if cards:
            image = load_image(path.with_suffix(".jpg"))
            found = find(image, KNOWN / float(np.median([c["px"] for c in cards])), args.finder)
            crops = [flat(image, quad) for quad in found.quads]
            faces = look_at(np.array(crops, np.uint8).reshape(-1, 96, 64, 3), args.faces)
            judge(cards, found, faces, tally, said)
    if args.strips:
        tally += count(args.strips, args.heaps)
    for name in sorted(tally):
        print(f"{name:<24} {tally[name]}")
    for low, high in pairwise(STEPS):
        here = [right for sure, right in said if low <= sure < high]
        if here:
            print(f"confidence {low:g} to {high:g}: {len(here)}, {100 * sum(here) / len(here):.1f} % right")


if __name__ == "__main__":
    main()
