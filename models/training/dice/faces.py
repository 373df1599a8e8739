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
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from models.training.board.net import store_half
from models.training.dice.net import DEVICE, FaceNet
from referee.vision.common import load_image
from referee.vision.dice.networks.faces import COLOUR_NAMES, FACES, NET_PX, OUTPUTS, UNREADABLE, upright

HELD_BACK = 25
LEAST_SEEN, LEAST_TOP = 0.25, 0.35
BATCH = 128
ROUNDS = 3             # crops of each die, each from another box and angle
NOTHING = 0.45         # negatives a die


def crops(data: Path) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Small pictures (N, 48, 48, 3), answers (N, 3): face, colour, whether a die; feet (N, 2); family (N,)."""
    pictures, answers, feet, families = [], [], [], []
    for path in sorted(data.glob("*.json")):
        truth = json.loads(path.read_text(encoding="utf-8"))
        image = load_image(path.with_suffix(".jpg"))
        family = int(path.name[:6])
        rng = np.random.default_rng([family, 5])
        seen = [d for d in truth["dice"] if d["visible"] >= LEAST_SEEN]
        for die in seen:
            for _ in range(ROUNDS):
                box, up = _shaken(np.array(die["box"]), np.array(die["up"]), die["size_px"], rng)
                small, matrix = upright(image, box, up)
                unread = die["top_visible"] < LEAST_TOP or die["state"] == "cocked"
                back = np.linalg.inv(np.vstack([matrix, [0, 0, 1]]))
                foot = (back @ np.append(die["foot"], 1))[:2] / (NET_PX - 1) * 2 - 1
                pictures.append(small)
                answers.append((UNREADABLE if unread else die["pips"] - 1, COLOUR_NAMES.index(die["colour"]), 1))
                feet.append(foot)
                families.append(family)
        for box in _nothing(truth, image.shape, rng):
            up = np.array([0.0, -1.0]) if not seen else np.array(seen[0]["up"])
            pictures.append(upright(image, *_shaken(box, up, float(box[2] - box[0]), rng))[0])
            answers.append((UNREADABLE, 0, 0))
            feet.append((0.0, 0.0))
            families.append(family)
    return np.stack(pictures), np.array(answers), np.array(feet, np.float32), np.array(families)


def _shaken(box: np.ndarray, up: np.ndarray, size: float, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """A box as a finder would give it, and an up that is not quite right: any at all where one looks straight down."""
    wh = box[2:] - box[:2]
    middle = (box[:2] + box[2:]) / 2 + rng.normal(0, 0.045, 2) * wh
    half = wh / 2 * np.exp(rng.normal(0, 0.06, 2))
    steep = float(np.hypot(*up)) / max(size, 1)
    spread = 0.14 if steep > 0.35 else 0.14 + (0.35 - steep) * 9
    a = rng.normal(0, spread)
    turn = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]])
    return np.concatenate([middle - half, middle + half]), turn @ up


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


def batch_of(pictures: np.ndarray, rng: np.random.Generator) -> torch.Tensor:
    """Crops (B, 48, 48, 3) as the network gets them, each under another light and blur."""
    out = pictures.astype(np.float32)
    n = len(out)
    gain = np.exp(rng.normal(0, 0.22, (n, 1, 1, 1))) * np.exp(rng.normal(0, 0.05, (n, 1, 1, 3)))
    middle = out.mean(axis=(1, 2), keepdims=True)
    out = (out - middle) * np.exp(rng.normal(0, 0.15, (n, 1, 1, 1))) + middle
    out *= gain
    for k in np.flatnonzero(rng.random(n) < 0.3):
        small = int(rng.integers(14, 34))
        out[k] = cv2.resize(cv2.resize(out[k], (small, small), interpolation=cv2.INTER_AREA), (NET_PX, NET_PX))
    out += rng.normal(0, 1, (n, NET_PX, NET_PX, 1)) * rng.uniform(0, 7, (n, 1, 1, 1))
    return torch.from_numpy(np.clip(out, 0, 255).astype(np.float32).transpose(0, 3, 1, 2) / 127.5 - 1)


def loss_of(out: torch.Tensor, want: torch.Tensor, feet: torch.Tensor) -> torch.Tensor:
    """What is asked of a die is asked of dice alone; whether it is one, of all."""
    n = FACES + len(COLOUR_NAMES)
    die = want[:, 2] == 1
    total = F.binary_cross_entropy_with_logits(out[:, n], want[:, 2].float())
    total = total + F.cross_entropy(out[die, :FACES], want[die, 0], label_smoothing=0.01)
    total = total + 0.7 * F.cross_entropy(out[die, FACES:n], want[die, 1], label_smoothing=0.01)
    return total + 2.0 * F.smooth_l1_loss(out[die, n + 1:OUTPUTS], feet[die], beta=0.1)


@torch.no_grad()
def figures(net: FaceNet, pictures: np.ndarray, want: np.ndarray, feet: np.ndarray) -> str:
    """Shares right on crops that were not trained on."""
    net.eval()
    out = torch.cat([net((torch.from_numpy(pictures[k:k + 512].astype(np.float32).transpose(0, 3, 1, 2)) / 127.5 - 1)
                         .to(DEVICE)).float().cpu() for k in range(0, len(pictures), 512)]).numpy()
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
    parser.add_argument("--start", type=Path, help="weights (.pt) to go on from")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    rng = np.random.default_rng(args.seed)
    pictures, answers, feet, families = crops(args.data)
    held = families % HELD_BACK == 0
    print(f"{len(pictures)} crops, {held.sum()} held back", flush=True)
    net = FaceNet().to(DEVICE, memory_format=torch.channels_last)
    if args.start:
        net.load_state_dict(torch.load(args.start, map_location=DEVICE))
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-3)
    train = np.flatnonzero(~held)
    begin = shown = time.monotonic()
    steps, running = 0, 0.0
    while (share := (time.monotonic() - begin) / (60 * args.minutes)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = args.rate * min(1.0, (steps + 1) / 100) * 0.5 * (1 + np.cos(np.pi * share)) + 1e-5
        net.train()
        chosen = rng.choice(train, BATCH)
        inputs = batch_of(pictures[chosen], rng).to(DEVICE, memory_format=torch.channels_last)
        with torch.autocast(DEVICE.type, torch.bfloat16):
            out = net(inputs)
        loss = loss_of(out.float(), torch.from_numpy(answers[chosen]).to(DEVICE),
                       torch.from_numpy(feet[chosen]).to(DEVICE))
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        steps, running = steps + 1, 0.98 * running + 0.02 * float(loss.detach())
        if time.monotonic() - shown > 120:
            shown = time.monotonic()
            torch.save(net.state_dict(), args.out.with_suffix(".pt"))
            print(f"{(shown - begin) / 60:.0f} min, {steps} steps, loss {running:.4f}: "
                  f"{figures(net, pictures[held], answers[held], feet[held])}", flush=True)
    torch.save(net.state_dict(), args.out.with_suffix(".pt"))
    print("held back:", figures(net, pictures[held], answers[held], feet[held]), flush=True)
    export(net, args.out)


if __name__ == "__main__":
    main()
