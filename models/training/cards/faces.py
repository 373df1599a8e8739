"""Trains the reader of cards' faces and exports it to ONNX.

    python -m models.training.cards.faces DATA_DIR -o models/card_faces.onnx --minutes 30 --prints 0

DATA_DIR comes from `models.training.cards.pictures`. Every card of which a fifth is in sight is shown a little off its
place, either end up, and beside them places where no card lies. So many families of single prints
(`models.training.cards.prints`) come with them: 450 for the reader of decks that were not learned. Batches hold several
cards of each of a few families, so that prints of one deck are told apart. One family in 25 is held back; the figures
printed are on those.
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
from models.training.cards.net import FaceNet
from models.training.cards.prints import kept
from models.training.cards.running import arguments, export, train
from referee.vision.cards.networks.faces import (
    COLOUR_NAMES,
    DOWN,
    KINDS,
    MARGIN,
    NO_CARD,
    NUMBERS,
    OUTPUTS,
    TALL,
    UNREADABLE,
    UP,
    WIDE,
    flat,
)
from referee.vision.common import load_image

ROOM = 1.3              # a kept crop's sides in those of the network's
KEPT = (80, 120)        # pixels of a kept crop
LEAST = 0.2             # share of a card in sight, or it is not shown
LIKENED = 0.4           # share from which its print is likened
READABLE, HIDDEN = 0.85, 0.3  # share of a digit in sight from which it is asked for, and up to which it is unreadable
FAMILIES, EACH = 12, 10  # of a batch
NOTHING = 0.15          # places without a card, a card
OFF = 0.028             # spread of corners, in sides of the card
ALIKE = 0.12            # temperature of likeness
SKIP = -100             # what is not asked
PRINTS = 1_000_000      # number of the first family of single prints


@dataclass(frozen=True)
class Crops:
    """Kept crops (N, 120, 80, 3); `answers` (N, 4): colour, number, kind, print, `SKIP` where not asked;
    `families` (N,)."""

    pictures: np.ndarray
    answers: np.ndarray
    families: np.ndarray


def answer_of(card: dict[str, Any]) -> tuple[int, int, int]:
    """Colour, number and kind that the network should say of a card of the truth."""
    if card["face"] == "down":
        return SKIP, UNREADABLE, DOWN
    seen = max(card["digits_visible"], default=0.0)
    number = UNREADABLE if card["number"] is None or seen <= HIDDEN else card["number"] if seen >= READABLE else SKIP
    return COLOUR_NAMES.index(card["colour"]), number, UP


def crops(data: Path, seed: int = 0) -> Crops:
    """Everything in a folder of pictures."""
    rng = np.random.default_rng(seed)
    pictures, answers, families, names = [], [], [], dict[tuple[Any, ...], int]()
    for path in sorted(data.glob("*.json")):
        truth = json.loads(path.read_text(encoding="utf-8"))
        image = load_image(path.with_suffix(".jpg"))
        family = int(path.name[:6])
        h, w = image.shape[:2]
        quads = [np.array(c["quad"]) for c in truth["cards"]]
        for card, quad in zip(truth["cards"], quads, strict=True):
            if card["visible"] >= LEAST:
                mark = (family, card["owner"]) if card["face"] == "down" else (
                    family, card["deck"], card["colour"], card["number"], card["action"])
                pictures.append(flat(image, quad, MARGIN * ROOM, KEPT))
                mine = names.setdefault(mark, len(names)) if card["visible"] > LIKENED else SKIP
                answers.append((*answer_of(card), mine))
                families.append(family)
        for _ in range(int(rng.poisson(NOTHING * len(quads)))):
            like = quads[int(rng.integers(len(quads)))]
            quad = like + rng.uniform(-0.5, 0.5, 2) * [w, h] * (1 if rng.random() < 0.6 else 0.35)
            middles = np.array([q.mean(axis=0) for q in quads])
            far = np.hypot(*(middles - quad.mean(axis=0)).T).min() > 0.75 * np.hypot(*(like[1] - like[0]))
            if far and (quad > 0).all() and (quad < [w, h]).all():
                pictures.append(flat(image, quad, MARGIN * ROOM, KEPT))
                answers.append((SKIP, SKIP, NO_CARD, SKIP))
                families.append(family)
    return Crops(np.stack(pictures), np.array(answers), np.array(families))


def with_prints(found: Crops, count: int) -> Crops:
    """The same with so many families of single prints."""
    pictures, answers, families, names = [found.pictures], [], [], dict[tuple[Any, ...], int]()
    first = 1 + int(found.answers[:, 3].max(initial=0))
    for seed in range(count):
        for picture, said, print_ in kept(seed, MARGIN * ROOM, KEPT):
            mine = first + names.setdefault((seed, *print_), len(names)) if said[2] == UP else SKIP
            pictures.append(picture[None])
            answers.append((*said, mine))
            families.append(PRINTS + seed)
    return Crops(np.concatenate(pictures), np.concatenate([found.answers, np.array(answers).reshape(-1, 4)]),
                 np.concatenate([found.families, np.array(families, found.families.dtype)]))


def shown(picture: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The network's crop out of a kept one: a little off, either end up, in other light."""
    size = np.array([WIDE, TALL])
    card = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * 0.5 / (MARGIN * ROOM)
    inner = card + rng.normal(0, OFF, (4, 2)) / (MARGIN * ROOM) + rng.normal(0, OFF * 0.6, 2) / (MARGIN * ROOM)
    to = (card * ROOM + 0.5) * size - 0.5
    if rng.random() < 0.5:
        to = np.roll(to, 2, axis=0)
    matrix = cv2.getPerspectiveTransform((((inner + 0.5) * KEPT) - 0.5).astype(np.float32), to.astype(np.float32))
    if rng.random() < 0.3:  # seen from farther away
        k = rng.uniform(0.4, 0.9)
        small = cv2.resize(picture, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        picture = cv2.resize(small, KEPT, interpolation=cv2.INTER_LINEAR)
    out = cv2.warpPerspective(picture, matrix, (WIDE, TALL), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return jittered(np.asarray(out, np.uint8), rng)


def batch_of(found: Crops, rows: dict[int, np.ndarray], rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Crops and answers of a few families; half of those of a family come as prints that are there twice or more."""
    chosen = []
    for family in rng.choice(np.array(list(rows)), FAMILIES, replace=False):
        mine = rows[int(family)]
        picked = rng.choice(mine, min(EACH // 2, len(mine)), replace=False).tolist()
        for k in list(picked):
            same = mine[(found.answers[mine, 3] == found.answers[k, 3])] if found.answers[k, 3] != SKIP else mine
            picked.append(int(rng.choice(same)))
        chosen += picked
    return np.stack([shown(found.pictures[k], rng) for k in chosen]), found.answers[chosen]


def tensor(pictures: np.ndarray) -> torch.Tensor:
    return torch.from_numpy(pictures.astype(np.float32).transpose(0, 3, 1, 2) / 127.5 - 1).to(
        DEVICE, memory_format=torch.channels_last)


def loss_of(out: torch.Tensor, want: torch.Tensor) -> torch.Tensor:
    """Cross entropy of the three answers, and the likeness of prints (Khosla et al. 2020)."""
    n, m = len(COLOUR_NAMES), len(COLOUR_NAMES) + NUMBERS
    parts = [F.cross_entropy(logits, want[:, k], ignore_index=SKIP, label_smoothing=0.03)
             for k, logits in enumerate((out[:, :n], out[:, n:m], out[:, m:m + KINDS]))]
    features = F.normalize(out[:, OUTPUTS:], dim=1)
    asked = want[:, 3] != SKIP
    features, prints = features[asked], want[asked, 3]
    likeness = features @ features.T / ALIKE
    itself = torch.eye(len(prints), dtype=torch.bool, device=out.device)
    same = (prints[:, None] == prints[None]) & ~itself
    shares = torch.log_softmax(likeness.masked_fill(itself, -1e4), dim=1)
    has = same.any(dim=1)
    alike = -((shares * same).sum(dim=1)[has] / same.sum(dim=1)[has]).mean() if bool(has.any()) else out.sum() * 0
    return 1.0 * parts[0] + 1.5 * parts[1] + 0.7 * parts[2] + 0.4 * alike


def figures(net: torch.nn.Module, found: Crops, rows: np.ndarray) -> str:
    """Shares right on held-back crops, and how often the nearest of the other crops of a family has the same print."""
    if not len(rows):
        return "none"
    a, b = round(KEPT[0] * (1 - 1 / ROOM) / 2), round(KEPT[1] * (1 - 1 / ROOM) / 2)
    plain = np.stack([cv2.resize(p[b:KEPT[1] - b, a:KEPT[0] - a], (WIDE, TALL)) for p in found.pictures[rows]])
    with torch.no_grad():
        out = torch.cat([net(tensor(plain[k:k + 256])).float() + net(tensor(plain[k:k + 256, ::-1, ::-1])).float()
                         for k in range(0, len(rows), 256)]).cpu().numpy() / 2
    want, n, m = found.answers[rows], len(COLOUR_NAMES), len(COLOUR_NAMES) + NUMBERS
    said = [out[:, :n], out[:, n:m], out[:, m:m + KINDS]]
    text = []
    for k, name in enumerate(("colour", "number", "kind")):
        asked = want[:, k] != SKIP
        text.append(f"{name} {(said[k].argmax(axis=1) == want[:, k])[asked].mean():.4f}")
    read = (want[:, 1] != SKIP) & (want[:, 1] != UNREADABLE)
    text.append(f"digits {(said[1].argmax(axis=1) == want[:, 1])[read].mean():.4f} of {read.sum()}")
    features = out[:, OUTPUTS:] / np.linalg.norm(out[:, OUTPUTS:], axis=1, keepdims=True)
    right = whole = 0
    for family in np.unique(found.families[rows]):
        mine = np.flatnonzero((found.families[rows] == family) & (want[:, 3] != SKIP))
        like = features[mine] @ features[mine].T - 2 * np.eye(len(mine))
        prints = want[mine, 3]
        twice = (prints[:, None] == prints[None]).sum(axis=1) > 1
        if twice.any():
            right += int((prints[like.argmax(axis=1)] == prints)[twice].sum())
            whole += int(twice.sum())
    return ", ".join(text) + f", likeness {right / max(whole, 1):.4f}"


def main() -> None:
    parser = arguments(__doc__, "models/card_faces.onnx", 30.0, 2e-3)
    parser.add_argument("--prints", type=int, default=0, help="families of single prints")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(args.seed)
    found = with_prints(crops(args.data), args.prints)
    held = np.flatnonzero(found.families % HELD_BACK == 0)
    rows = {int(f): np.flatnonzero(found.families == f) for f in np.unique(found.families) if f % HELD_BACK}
    rows = {f: r for f, r in rows.items() if len(r) >= EACH}
    print(f"{len(found.pictures)} crops, {len(held)} held back", flush=True)
    net = FaceNet().to(DEVICE, memory_format=torch.channels_last)

    def step() -> torch.Tensor:
        pictures, want = batch_of(found, rows, rng)
        with torch.autocast(DEVICE.type, torch.bfloat16):
            out = net(tensor(pictures))
        return loss_of(out.float(), torch.from_numpy(want).to(DEVICE))

    def written() -> None:
        export(net, torch.zeros(1, 3, TALL, WIDE), ("cards", "faces"),
               {"cards": {0: "batch"}, "faces": {0: "batch"}}, args.out)

    train(net, args, step, lambda: figures(net, found, held), written)


if __name__ == "__main__":
    main()
