"""Trains the face reader of dice and exports it to ONNX.

    python -m models.training.dice.faces DATA_DIR -o models/dice_faces.onnx --minutes 25

DATA_DIR comes from `models.training.dice.pictures`. Every die of which a quarter is in sight is shown a little off its
place and turned; beside dice it is shown what is none: marks of the board, edges, other things. One family in 25 is
held back; the figures printed are on those. Runs on a GPU where
there is one.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from models.training.board.net import DEVICE, rate_at, store_half
from models.training.dice.net import FaceNet
from referee.sim.dice.views import within
from referee.vision.common import load_image
from referee.vision.dice.networks.faces import COLOUR_NAMES, FACES, NET_PX, OUTPUTS, UNREADABLE, upright
from referee.vision.dice.networks.finder import find
from referee.vision.dice.reading.anywhere import DICE

HELD_BACK = 25
LEAST_SEEN, LEAST_TOP = 0.25, 0.35
BATCH = 128
WIDE = 80              # pixels of a kept picture; the network's 48 are cut out of it, turned and shifted
TURN = 0.14            # radians by which up is off
ANY_TURN = 0.06        # share of crops turned anyhow
OTHER_INKS = 0.3       # share of crops in other colours
WHOLE = 0.95           # share of a die in the picture; what is cut off is not asked for its face
SAME, OTHER = 0.4, 0.75  # of a die: a found box so near is this die, one farther away is none
NOTHING = 0.45         # negatives a die


@dataclass(frozen=True)
class Crops:
    """Wide small pictures (N, `WIDE`, `WIDE`, 3) of dice and of nothing; `answers` (N, 3): face, colour, whether a die.

    `feet` (N, 2): of the wide picture, -1..1. `turns` (N,): radians by which up may be off. `families` (N,).
    """

    pictures: np.ndarray
    answers: np.ndarray
    feet: np.ndarray
    turns: np.ndarray
    families: np.ndarray


def crops(data: Path, model: Path | None) -> Crops:
    """Everything in a folder of pictures; with a finder's `model` also what that takes for dice, rightly or not."""
    pictures, answers, feet, turns, families = [], [], [], [], []
    for path in sorted(data.glob("*.json")):
        truth = json.loads(path.read_text(encoding="utf-8"))
        image = load_image(path.with_suffix(".jpg"))
        rng = np.random.default_rng([int(path.name[:6]), 5])
        seen = [d for d in truth["dice"] if d["visible"] >= LEAST_SEEN and within(d["box"], image.shape) > WHOLE]
        wanted = [(np.array(d["box"]), np.array(d["up"]), d) for d in seen]
        wanted += [(box, np.array(seen[0]["up"] if seen else (0.0, -1.0)), None)
                   for box in _nothing(truth, image.shape, rng)]
        if model is not None:
            wanted += _as_found(image, truth["dice"], model)
        for box, up, die in wanted:
            small, matrix = upright(image, box, up, WIDE)
            pictures.append(small)
            families.append(int(path.name[:6]))
            if die is None:
                answers.append((UNREADABLE, 0, 0))
                feet.append(np.zeros(2))
                turns.append(TURN)
                continue
            unread = die["top_visible"] < LEAST_TOP or die["state"] == "cocked"
            answers.append((UNREADABLE if unread else die["pips"] - 1, COLOUR_NAMES.index(die["colour"]), 1))
            back = np.linalg.inv(np.vstack([matrix, [0, 0, 1]]))
            feet.append((back @ np.append(die["foot"], 1))[:2] / (WIDE - 1) * 2 - 1)
            flat = 0.35 - float(np.hypot(*up)) / max(die["size_px"], 1)
            turns.append(TURN + max(0.0, flat) * 9)  # one that looks straight down does not know what is up
    return Crops(np.stack(pictures), np.array(answers), np.array(feet, np.float32), np.array(turns),
                 np.array(families))


def _as_found(image: np.ndarray, dice: list[dict[str, Any]], model: Path) -> list[tuple[
        np.ndarray, np.ndarray, dict[str, Any] | None]]:
    """Boxes that a finder gives, with up, and the die of each: None where there is none."""
    if not dice:
        return []
    size = float(np.median([d["size_px"] for d in dice]))
    boxes, _ = find(np.asarray(image, np.uint8), min(DICE.wanted / size, DICE.largest), model)
    out: list[tuple[np.ndarray, np.ndarray, dict[str, Any] | None]] = []
    for box in boxes:
        off = [float(np.hypot(*((box[:2] + box[2:]) / 2 - d["centre"]))) / d["size_px"] for d in dice]
        nearest = dice[int(np.argmin(off))]
        if min(off) < SAME and nearest["visible"] >= LEAST_SEEN and within(nearest["box"], image.shape) > WHOLE:
            out.append((box, np.array(nearest["up"]), nearest))
        elif min(off) > OTHER:
            out.append((box, np.array(nearest["up"]), None))
    return out


def _nothing(truth: dict[str, Any], shape: tuple[int, ...], rng: np.random.Generator) -> list[np.ndarray]:
    """Boxes about which there is no die: marks of free spaces, places anywhere, and parts of dice."""
    dice = truth["dice"]
    size = float(np.median([d["size_px"] for d in dice])) if dice else 30.0
    wanted = 4 + round(NOTHING * len(dice))
    places = [np.mean(s["quad"], axis=0) for s in truth.get("spaces", [])]
    out: list[np.ndarray] = []
    for _ in range(8 * wanted):
        if len(out) == wanted:
            break
        kind = rng.random()
        if places and kind < 0.5:
            middle = places[int(rng.integers(len(places)))] + rng.normal(0, 0.12 * size, 2)
        elif dice and kind < 0.65:
            near = dice[int(rng.integers(len(dice)))]
            a = rng.uniform(0, 6.283)
            away = rng.uniform(0.8, 1.3) * near["size_px"]
            middle = np.array(near["centre"]) + np.array([np.cos(a), np.sin(a)]) * away
        else:
            middle = rng.uniform([0, 0], [shape[1], shape[0]])
        if not (0 <= middle[0] < shape[1] and 0 <= middle[1] < shape[0]):
            continue
        if any(np.hypot(*(np.array(d["centre"]) - middle)) < 0.75 * d["size_px"] for d in dice):
            continue
        half = size * np.exp(rng.normal(0, 0.3)) * np.array([0.5, 0.5 * rng.uniform(1, 1.35)])
        if kind < 0.5 and places:
            half *= rng.uniform(0.6, 1.2)
        out.append(np.concatenate([middle - half, middle + half]))
    return out


def batch_of(found: Crops, rows: np.ndarray, rng: np.random.Generator, shake: float = 1.0) -> tuple[
        torch.Tensor, torch.Tensor, torch.Tensor]:
    """Crops as the network gets them (B, 3, 48, 48), each off its place, turned, mirrored, under another light and
    blur; what is wanted (B, 3), colour -1 where exchanged; feet (B, 2). `shake` 0: as a perfect finder has it."""
    n, middle = len(rows), (WIDE - 1) / 2
    angle = rng.normal(0, 1, n) * found.turns[rows] * shake
    anyhow = rng.random(n) < ANY_TURN * shake
    angle[anyhow] = rng.uniform(-np.pi, np.pi, anyhow.sum())
    scale = np.exp(rng.normal(0, 0.07, n) * shake)
    shift = rng.normal(0, 0.035 * NET_PX, (n, 2)) * shake
    flip = np.where(rng.random(n) < 0.5 * shake, -1.0, 1.0)
    out = np.empty((n, NET_PX, NET_PX, 3), np.float32)
    feet = np.empty((n, 2), np.float32)
    for k, row in enumerate(rows):
        c, s = np.cos(angle[k]) * scale[k], np.sin(angle[k]) * scale[k]
        turn = np.array([[c * flip[k], -s], [s * flip[k], c]])  # of the crop, to the wide picture
        origin = middle + shift[k] - turn @ np.full(2, (NET_PX - 1) / 2)
        out[k] = cv2.warpAffine(found.pictures[row], np.column_stack([turn, origin]), (NET_PX, NET_PX),
                                flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)
        at = np.linalg.solve(turn, (found.feet[row] + 1) * middle - origin)
        feet[k] = at / (NET_PX - 1) * 2 - 1
    want = found.answers[rows].copy()
    if shake:
        out = _relit(out, want, rng)
    tensor = torch.from_numpy(np.clip(out, 0, 255).transpose(0, 3, 1, 2) / np.float32(127.5) - 1)
    return tensor, torch.from_numpy(want), torch.from_numpy(feet)


def _relit(out: np.ndarray, want: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Crops under another light, softer, noisier, and some in other colours or as their negative: makes of dice that
    nobody drew. Their colour is not asked then (-1)."""
    n = len(out)
    other = rng.random(n) < OTHER_INKS
    for k in np.flatnonzero(other):
        out[k] = out[k][..., rng.permutation(3)]
        if rng.random() < 0.4:
            out[k] = 255 - out[k]
        grey = out[k].mean(axis=2, keepdims=True)
        out[k] = grey + (out[k] - grey) * rng.uniform(0, 1.2)
    want[other, 1] = -1
    middle = out.mean(axis=(1, 2), keepdims=True)
    out = (out - middle) * np.exp(rng.normal(0, 0.2, (n, 1, 1, 1))) + middle
    out *= np.exp(rng.normal(0, 0.22, (n, 1, 1, 1))) * np.exp(rng.normal(0, 0.05, (n, 1, 1, 3)))
    out = out.astype(np.float32)
    for k in np.flatnonzero(rng.random(n) < 0.3):
        small = int(rng.integers(15, 34))
        out[k] = cv2.resize(cv2.resize(out[k], (small, small), interpolation=cv2.INTER_AREA), (NET_PX, NET_PX))
    for k in np.flatnonzero(rng.random(n) < 0.15):
        out[k] = cv2.GaussianBlur(out[k], (0, 0), rng.uniform(0.5, 1.4))
    out += rng.standard_normal((n, NET_PX, NET_PX, 1), np.float32) * rng.uniform(0, 8, (n, 1, 1, 1)).astype(np.float32)
    return out


def loss_of(out: torch.Tensor, want: torch.Tensor, feet: torch.Tensor) -> torch.Tensor:
    """What is asked of a die is asked of dice alone; whether it is one, of all."""
    n = FACES + len(COLOUR_NAMES)
    die = want[:, 2] == 1
    total = F.binary_cross_entropy_with_logits(out[:, n], want[:, 2].float())
    total = total + F.cross_entropy(out[die, :FACES], want[die, 0], label_smoothing=0.01)
    total = total + 0.7 * F.cross_entropy(out[die, FACES:n], want[die, 1], label_smoothing=0.01, ignore_index=-1)
    return total + 2.0 * F.smooth_l1_loss(out[die, n + 1:OUTPUTS], feet[die], beta=0.1)


@torch.no_grad()
def figures(net: FaceNet, found: Crops, rows: np.ndarray) -> str:
    """Shares right on crops that were not trained on."""
    net.eval()
    rng = np.random.default_rng(0)
    parts = [batch_of(found, rows[k:k + 512], rng, 0.0) for k in range(0, len(rows), 512)]
    out = torch.cat([net(x.to(DEVICE)).float().cpu() for x, _, _ in parts]).numpy()
    want, feet = (torch.cat([p[k] for p in parts]).numpy() for k in (1, 2))
    n = FACES + len(COLOUR_NAMES)
    die, read = want[:, 2] == 1, (want[:, 2] == 1) & (want[:, 0] != UNREADABLE)
    face = out[:, :FACES].argmax(1)
    colour = out[:, FACES:n].argmax(1)
    known = (out[:, n] > 0) == die
    off = np.abs(out[die, n + 1:OUTPUTS] - feet[die]).mean()
    colours = 100 * (colour == want[:, 1])[die].mean()
    return (f"faces {100 * (face == want[:, 0])[read].mean():.2f} %, unreadable "
            f"{100 * (face == want[:, 0])[die & ~read].mean():.1f} %, colours {colours:.2f} %, "
            f"die or not {100 * known.mean():.2f} %, foot off {off:.3f}")


def export(net: FaceNet, path: Path) -> None:
    net.eval().cpu()
    torch.onnx.export(net, (torch.zeros(1, 3, NET_PX, NET_PX),), str(path), input_names=["dice"],
                      output_names=["faces"], dynamo=False, dynamic_axes={"dice": {0: "batch"}, "faces": {0: "batch"}})
    store_half(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("-o", "--out", type=Path, default=Path("models/dice_faces.onnx"))
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--finder", type=Path, help="ONNX file of the finder whose boxes are learned from, too")
    parser.add_argument("--start", type=Path, help="weights (.pt) to go on from")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    rng = np.random.default_rng(args.seed)
    found = crops(args.data, args.finder)
    held = np.flatnonzero(found.families % HELD_BACK == 0)
    train = np.flatnonzero(found.families % HELD_BACK != 0)
    print(f"{len(train)} crops, {len(held)} held back", flush=True)
    net = FaceNet().to(DEVICE, memory_format=torch.channels_last)
    if args.start:
        net.load_state_dict(torch.load(args.start, map_location=DEVICE))
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-3)
    begin = shown = time.monotonic()
    steps, running = 0, 0.0
    while (share := (time.monotonic() - begin) / (60 * args.minutes)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = rate_at(args.rate, steps, share)
        net.train()
        inputs, want, feet = batch_of(found, rng.choice(train, BATCH), rng)
        inputs = inputs.to(DEVICE, memory_format=torch.channels_last)
        with torch.autocast(DEVICE.type, torch.bfloat16):
            out = net(inputs)
        loss = loss_of(out.float(), want.to(DEVICE), feet.to(DEVICE))
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        steps, running = steps + 1, 0.98 * running + 0.02 * float(loss.detach())
        if time.monotonic() - shown > 120:
            shown = time.monotonic()
            torch.save(net.state_dict(), args.out.with_suffix(".pt"))
            print(f"{(shown - begin) / 60:.0f} min, {steps} steps, loss {running:.4f}: "
                  f"{figures(net, found, held)}", flush=True)
    torch.save(net.state_dict(), args.out.with_suffix(".pt"))
    print("held back:", figures(net, found, held), flush=True)
    export(net, args.out)


if __name__ == "__main__":
    main()
