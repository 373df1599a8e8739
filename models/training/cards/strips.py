"""Trains the counter of swiped heaps and exports it to ONNX.

    python -m models.training.cards.strips DATA_DIR... -o models/card_strips.onnx --minutes 12

DATA_DIR comes from `models.training.cards.pictures --strips`. Heaps are cut out a little askew and too long or short.
One family in 25 is held back; the figures printed are on those.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from models.training.board.net import DEVICE
from models.training.cards.finder import HELD_BACK, jittered
from models.training.cards.net import StripNet
from models.training.cards.running import arguments, export, train
from referee.vision.cards.networks.strips import ACROSS, END_MM, PER_MM, STRIPS, laid_flat, peaks, shown
from referee.vision.common import load_image

LONG = 320            # columns that are shown at once
BATCH = 24
CUTS = 3              # of a heap
SEEN = 0.015          # share in sight of every card of a heap, or it is not learned from
EDGE, CLEAR = 1.3, 2.7  # columns from an edge that are one, and from which they are none; between nothing is asked
SIDES_MM = (59.0, 91.0)  # of a card, from which lengths are told


@dataclass(frozen=True)
class Strip:
    """A heap laid flat (64, L, 3), its inner `edges` (n,) and both `ends` in columns."""

    picture: np.ndarray
    edges: np.ndarray
    ends: np.ndarray
    held: bool


def heaps_of(truth: dict[str, Any]) -> list[list[np.ndarray]]:
    """The quads of every heap of a picture, lowest card first, where all of its cards are in sight."""
    found: dict[int, list[dict[str, Any]]] = {}
    for card in truth["cards"]:
        if card.get("heap") is not None:
            found.setdefault(card["heap"], []).append(card)
    whole = [0, 0, *truth["size"]]
    out = []
    for cards in found.values():
        quads = [np.array(c["quad"]) for c in cards]
        inside = all((q > whole[:2]).all() and (q < whole[2:]).all() for q in quads)
        if inside and min(c["visible"] for c in cards) > SEEN and cards[-1]["visible"] > 0.8:
            out.append(quads)
    return out


def lines_of(quads: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray, float]:
    """The heap's corners (4, 2), the middles of its cards' hind edges and of the last one's front (n + 1, 2), in
    pixels, and its length in mm."""
    first, last = quads[0], quads[-1]
    way = last.mean(axis=0) - first.mean(axis=0)
    if np.hypot(*way) < 3:
        way = first[1] - first[0]
    hind = [_side(q, -way) for q in quads]
    front = _side(last, way)
    middles = np.array([q[[k, (k + 1) % 4]].mean(axis=0) for q, k in zip(quads, hind, strict=True)]
                       + [last[[front, (front + 1) % 4]].mean(axis=0)])
    right = np.array([-way[1], way[0]])                    # of the swipe, as y runs down
    a, b = sorted((first[hind[0]], first[(hind[0] + 1) % 4]), key=lambda p: float(p @ right))
    d, c = sorted((last[front], last[(front + 1) % 4]), key=lambda p: float(p @ right))
    corners = np.array([a, d, c, b])
    across, along = np.hypot(*(first[1] - first[0])), np.hypot(*(first[2] - first[1]))
    lying = along if hind[0] % 2 == 0 else across          # the side of a card along the swipe, pixels
    known = SIDES_MM[1 - hind[0] % 2] / max(lying, 1e-6)
    return corners, middles, float(np.hypot(*(middles[-1] - middles[0]))) * known


def _side(quad: np.ndarray, way: np.ndarray) -> int:
    """Which side (from that corner to the next) of a card lies that way."""
    middle = quad.mean(axis=0)
    off = np.array([quad[[k, (k + 1) % 4]].mean(axis=0) - middle for k in range(4)])
    return int(((off @ way) / np.maximum(np.hypot(off[:, 0], off[:, 1]), 1e-6)).argmax())


def strips(folder: Path, seed: int = 0, cuts: int = CUTS) -> list[Strip]:
    """Everything in a folder of pictures."""
    rng = np.random.default_rng(seed)
    out = []
    for path in sorted(folder.glob("*.json")):
        truth = json.loads(path.read_text(encoding="utf-8"))
        heaps = heaps_of(truth)
        image = load_image(path.with_suffix(".jpg")) if heaps else None
        for quads in heaps:
            corners, middles, length = lines_of(quads)
            held = int(path.name[:6]) % HELD_BACK == 0
            out += [_cut(image, corners, middles, length, rng, held) for _ in range(cuts)]
    return out


def _cut(image: np.ndarray | None, corners: np.ndarray, middles: np.ndarray, length: float, rng: np.random.Generator,
         held: bool) -> Strip:
    """A heap laid flat, a little off."""
    assert image is not None
    along, across = (corners[1] + corners[2] - corners[0] - corners[3]) / 2, corners[3] - corners[0]
    unit = along / max(length, 1.0)  # a mm along
    start, stop = rng.normal(0, 2.0, 2)
    lean = rng.normal(0, 0.03, 4)
    wide = rng.normal(0.0, 0.04)
    lean = lean + wide * np.array([-1, -1, 1, 1])
    off = np.array([start, stop, stop, start])[:, None] * unit + lean[:, None] * across
    shown = length - start + stop
    picture, to = laid_flat(image, corners + off, shown * float(np.exp(rng.normal(0, 0.06))))
    back = cv2.perspectiveTransform(middles[None].astype(np.float64), np.linalg.inv(to))[0][:, 0]
    return Strip(picture, back[1:-1], back[[0, -1]], held)


def batch_of(found: list[Strip], rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Strips, padded or cut to `LONG` columns, turned either way, and what is wanted (B, 2, LONG): 1, 0, -1 unasked."""
    pictures, heats = np.full((BATCH, ACROSS, LONG, 3), 114, np.uint8), np.zeros((BATCH, 2, LONG), np.float32)
    columns = np.arange(LONG)
    for b in range(BATCH):
        strip = found[int(rng.integers(len(found)))]
        picture, edges, ends = jittered(strip.picture, rng), strip.edges, strip.ends
        if rng.random() < 0.25:  # seen from farther away
            k = rng.uniform(0.4, 0.8)
            size = picture.shape[1::-1]
            picture = cv2.resize(cv2.resize(picture, None, fx=k, fy=1, interpolation=cv2.INTER_AREA), size)
        if rng.random() < 0.5:
            picture, edges, ends = picture[:, ::-1], picture.shape[1] - 1 - edges, picture.shape[1] - 1 - ends
        if rng.random() < 0.5:
            picture = picture[::-1]
        first = int(rng.integers(0, max(1, picture.shape[1] - LONG + 1)))
        part = picture[:, first:first + LONG]
        at = int(rng.integers(0, LONG - part.shape[1] + 1))
        pictures[b, :, at:at + part.shape[1]] = part
        for kind, places in enumerate((edges, ends)):
            here = places[(places >= first - 0.5) & (places < first + part.shape[1] - 0.5)] - first + at
            if len(here):
                away = np.abs(columns[:, None] - here).min(axis=1)
                heats[b, kind] = np.where(away <= EDGE, 1, np.where(away < CLEAR, -1, 0))
    return pictures, heats


def loss_of(out: torch.Tensor, heat: torch.Tensor) -> torch.Tensor:
    """Cross entropy of what is asked, a sum over columns for every edge: most columns are far from any."""
    each = F.binary_cross_entropy_with_logits(out, heat.clamp(min=0), reduction="none") * (heat >= 0)
    return each.sum() / (heat > 0).sum().clamp(min=4)


def figures(net: torch.nn.Module, held: list[Strip]) -> str:
    """Heaps counted exactly, off by one, worse; and those said with confidence that were wrong."""
    off, sure_wrong, sure = [], 0, 0
    for strip in held:
        length = strip.picture.shape[1]
        padded = cv2.copyMakeBorder(strip.picture, 0, 0, 0, -length % 8, cv2.BORDER_CONSTANT, value=(114,) * 3)
        with torch.no_grad():
            x = torch.from_numpy(np.ascontiguousarray(shown(np.asarray(padded, np.uint8))[None])).to(DEVICE)
            heat = torch.sigmoid(net(x).float())[0].cpu().numpy()[:, :length]
        at, p = peaks(heat[0].astype(np.float64), round(STRIPS.apart_mm * PER_MM))
        inside = (at > strip.ends.min() + 2) & (at < strip.ends.max() - 2)
        p = p[inside]
        off.append(int((p >= STRIPS.least).sum()) - len(strip.edges))
        said = float(np.prod(np.maximum(p, 1 - p)))
        sure += said > 0.7
        sure_wrong += said > 0.7 and off[-1] != 0
    wrong = np.abs(np.array(off))
    return (f"{len(off)} heaps, exact {(wrong == 0).mean():.4f}, off by one {(wrong == 1).mean():.4f}, worse "
            f"{(wrong > 1).mean():.4f}; sure of {sure}, wrong {sure_wrong}")


def main() -> None:
    args = arguments(__doc__, "models/card_strips.onnx", 12.0, 2e-3).parse_args()
    torch.manual_seed(args.seed)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(args.seed)
    every = strips(args.data)
    found, held = [s for s in every if not s.held], [s for s in every if s.held]
    print(f"{len(found)} strips, {len(held)} held back; margins {END_MM} mm", flush=True)
    net = StripNet().to(DEVICE, memory_format=torch.channels_last)

    def step() -> torch.Tensor:
        pictures, heats = batch_of(found, rng)
        x = torch.from_numpy(np.stack([shown(picture) for picture in pictures]))
        x = x.to(DEVICE, memory_format=torch.channels_last)
        with torch.autocast(DEVICE.type, torch.bfloat16):
            out = net(x)
        return loss_of(out.float(), torch.from_numpy(heats).to(DEVICE))

    def written() -> None:
        export(net, torch.zeros(1, 6, ACROSS, LONG), ("heaps", "edges"), {
            "heaps": {0: "batch", 3: "length"}, "edges": {0: "batch", 2: "columns"}}, args.out)

    train(net, args, step, lambda: figures(net, held), written)


if __name__ == "__main__":
    main()
