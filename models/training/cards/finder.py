"""Trains the finder of cards and exports it to ONNX.

    python -m models.training.cards.finder DATA_DIR -o models/card_finder.onnx --minutes 40

DATA_DIR comes from `models.training.cards.pictures`. The network is shown tiles cut from the pictures at any turn, with
cards about 28 to 56 pixels wide. One family in 25 is held back; the figures printed are on those.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from models.training.board.net import DEVICE
from models.training.cards.net import FinderNet
from models.training.cards.running import arguments, export, train
from referee.vision.cards.networks.finder import CELL, STEP, TAPER, UNIT, decoded
from referee.vision.common import load_image

TILE = 256
BATCH = 12
SIZES = (28.0, 56.0)     # pixels of a card's short side in a tile
KEPT = 54.0              # of cards in the pictures kept in memory
ASKED, DENIED = 0.28, 0.17  # share in sight from which a card is wanted, and up to which it is not
INSIDE = 0.6             # share of a card's outline in the tile, or nothing is asked about it
AROUND = 1.3             # cells about the middle that answer for a card
SIGMA = 4.6              # pixels, of the heat about a middle
HELD_BACK = 25


@dataclass(frozen=True)
class Seen:
    """A picture and its cards: `quads` (N, 4, 2), share in `sight` (N,), face `down` (N,), short side `px`."""

    image: np.ndarray
    quads: np.ndarray
    sight: np.ndarray
    down: np.ndarray
    px: float


def loaded(path: Path) -> Seen:
    """One drawn picture, made smaller where its cards are larger than needed; corners clockwise as seen."""
    truth = json.loads(path.read_text(encoding="utf-8"))
    cards = [c for c in truth["cards"] if c["visible"] > 0.02]
    image = load_image(path.with_suffix(".jpg"))
    px = float(np.median([c["px"] for c in cards])) if cards else KEPT
    k = min(1.0, KEPT / px)
    if k < 1:
        image = np.asarray(cv2.resize(image, None, fx=k, fy=k, interpolation=cv2.INTER_AREA), np.uint8)
    quads = (np.array([c["quad"] for c in cards], float).reshape(-1, 4, 2) + 0.5) * k - 0.5
    one, two = quads[:, 1] - quads[:, 0], quads[:, 2] - quads[:, 1]
    mirrored = one[:, 0] * two[:, 1] < one[:, 1] * two[:, 0]
    quads[mirrored] = quads[mirrored][:, [1, 0, 3, 2]]
    sight, down = np.array([c["visible"] for c in cards]), np.array([c["face"] == "down" for c in cards])
    return Seen(image, quads, sight, down, px * k)


def halves(quads: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Middles, short and long half sides and taper (each (N, 2)) of quads: the inverse of `finder.corners_of`."""
    one, two = (quads[:, 2] - quads[:, 0]) / 2, (quads[:, 1] - quads[:, 3]) / 2
    short, long_ = (one + two) / 2, (one - two) / 2
    bend = (quads[:, 2] + quads[:, 0] - quads[:, 1] - quads[:, 3]) / 2
    along = np.linalg.solve(np.stack([one, -two], axis=2), bend[..., None])[..., 0]  # taper along one and two
    taper = np.linalg.solve(np.stack([one, two], axis=1), along[..., None])[..., 0]
    middle = (quads[:, 2] + quads[:, 0]) / 2 - one * along[:, :1]
    return middle, short, long_, taper


def doubled(v: np.ndarray) -> np.ndarray:
    """Vectors (N, 2) with their angle doubled, of the same length."""
    length, angle = np.hypot(v[:, 0], v[:, 1]), 2 * np.arctan2(v[:, 1], v[:, 0])
    return np.column_stack([length * np.cos(angle), length * np.sin(angle)])


def targets(quads: np.ndarray, sight: np.ndarray, down: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What the network should answer for a tile: heat (2, h, w), values (9, h, w), and weights (2, h, w) of the two."""
    n = TILE // CELL
    heat, values, weights = (np.zeros((k, n, n), np.float32) for k in (2, 9, 2))
    weights[0] = 1
    if not len(quads):
        return heat, values, weights
    middle, short, long_, taper = halves(quads)
    nearest = np.full((n, n), 1e9)
    for k in range(len(quads)):
        area = max(float(cv2.contourArea(quads[k].astype(np.float32))), 1e-6)
        inside = cv2.intersectConvexConvex(quads[k].astype(np.float32), _tile_outline())[0] / area
        width = 2 * float(np.hypot(*short[k]))
        sigma = max(0.07 * width, SIGMA)
        lo = np.clip(((middle[k] - 3.5 * sigma) / CELL).astype(int), 0, n)
        hi = np.clip(((middle[k] + 3.5 * sigma) / CELL).astype(int) + 2, 0, n)
        if (hi <= lo).any() or (sight[k] <= DENIED and inside > INSIDE):
            continue
        part = (slice(lo[1], hi[1]), slice(lo[0], hi[0]))
        cells = np.stack(np.meshgrid(np.arange(lo[0], hi[0]), np.arange(lo[1], hi[1])), axis=-1)
        off = middle[k] - ((cells + 0.5) * CELL - 0.5)
        away = np.hypot(off[..., 0], off[..., 1])
        if sight[k] < ASKED or inside < INSIDE:
            weights[0][part][away < 2.5 * sigma] = 0
            continue
        here = np.exp(-(away / sigma) ** 2 / 2)
        here[here > here.max() - 1e-9] = 1.0
        into = heat[int(down[k])][part]
        np.maximum(into, here, out=into)
        mine = (away < AROUND * CELL) & (away < nearest[part])
        nearest[part][mine] = away[mine]
        there = values[:, part[0], part[1]]
        there[0:2, mine] = off[mine].T / UNIT
        there[2:4, mine] = doubled(short[k:k + 1]).T / UNIT
        there[4:6, mine] = doubled(long_[k:k + 1]).T / UNIT
        there[6:8, mine] = np.clip(taper[k] * TAPER * UNIT, -3, 3)[:, None]
        there[8, mine] = sight[k]
        weights[1][part][mine] = 1
    return heat, values, weights


def _tile_outline() -> np.ndarray:
    return np.array([[0, 0], [TILE, 0], [TILE, TILE], [0, TILE]], np.float32)


def tile_of(seen: Seen, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """A tile about a card, or anywhere one time in ten, and where the picture's quads lie in it."""
    wanted = np.flatnonzero(seen.sight >= ASKED)
    if len(wanted) and rng.random() > 0.1:
        middle = seen.quads[int(rng.choice(wanted))].mean(axis=0)
    else:
        middle = rng.uniform([0, 0], seen.image.shape[1::-1])
    scale = math.exp(rng.uniform(*np.log(SIZES))) / seen.px
    a = rng.uniform(0, 2 * math.pi) if rng.random() < 0.6 else rng.normal(0, 0.08)
    turn = scale * np.array([[math.cos(a), -math.sin(a)], [math.sin(a), math.cos(a)]])
    turn[:, 0] *= rng.choice([-1, 1])
    turn = turn @ np.diag(np.exp(rng.normal(0, 0.04, 2)))
    middle = middle + rng.normal(0, 0.25 * TILE / scale, 2)
    shift = np.array([TILE / 2] * 2) - turn @ middle
    matrix = np.column_stack([turn, shift])
    image = seen.image
    if scale < 0.75:
        image, matrix = cv2.pyrDown(image), np.column_stack([turn * 2, shift])  # which keeps every other pixel
    grey = int(rng.integers(0, 256)) if rng.random() < 0.5 else 114
    tile = cv2.warpAffine(image, matrix, (TILE, TILE), flags=cv2.INTER_LINEAR, borderValue=(grey,) * 3)
    return tile, seen.quads @ turn.T + shift


def jittered(tile: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """The tile in other light, now and then blurred or noisier."""
    out = tile
    if rng.random() < 0.5:
        grey = cv2.cvtColor(cv2.cvtColor(out, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
        rich = rng.uniform(0.5, 1.4)
        out = cv2.addWeighted(out, rich, grey, 1 - rich, 0)
    steps = np.arange(256)[:, None] / 255 * rng.uniform(0.9, 1.1, 3)
    tone = 255 * np.clip(steps, 0, 1) ** rng.uniform(0.65, 1.5)
    tone = (tone - 128) * rng.uniform(0.75, 1.2) + 128 + rng.uniform(-20, 20)
    out = cv2.LUT(out, np.clip(tone, 0, 255).astype(np.uint8)[None])
    if rng.random() < 0.2:
        out = cv2.GaussianBlur(out, (0, 0), rng.uniform(0.4, 1.3))
    if rng.random() < 0.25:
        grain = rng.standard_normal(out.shape, dtype=np.float32) * np.float32(rng.uniform(1, 9))
        out = cv2.add(out, grain, dtype=cv2.CV_8U)
    return np.asarray(out, np.uint8)


def loss_of(out: torch.Tensor, heat: torch.Tensor, values: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
    """Focal loss of the heat (Law and Deng 2018), absolute differences of the values where a card answers."""
    logits, p = out[:, :2], torch.sigmoid(out[:, :2]).clamp(1e-4, 1 - 1e-4)
    peak = (heat >= 1).float()
    positive = peak * (1 - p) ** 2 * F.logsigmoid(logits)
    negative = (1 - peak) * (1 - heat) ** 4 * p ** 2 * F.logsigmoid(-logits) * weights[:, :1]
    count = peak.sum().clamp(min=4.0)
    spots = weights[:, 1:].sum().clamp(min=16.0)
    off = (out[:, 2:10] - values[:, :8]).abs() * weights[:, 1:]
    share = torch.tensor([1.5, 1.5, 1.0, 1.0, 1.0, 1.0, 0.2, 0.2], device=out.device)[None, :, None, None]
    sight = F.binary_cross_entropy_with_logits(out[:, 10], values[:, 8], reduction="none") * weights[:, 1]
    return -(positive + negative).sum() / count + 1.2 * (off * share).sum() / spots + 0.3 * sight.sum() / spots


def figures(net: torch.nn.Module, held: list[Seen]) -> str:
    """Of cards of which a third shows: found, their corners' error, and what was invented, at 40 pixels a card."""
    found = wanted = invented = facing = 0
    errors = []
    for seen in held:
        k = 40.0 / seen.px
        small = cv2.resize(seen.image, None, fx=k, fy=k, interpolation=cv2.INTER_AREA if k < 1 else cv2.INTER_LINEAR)
        h, w = small.shape[:2]
        small = cv2.copyMakeBorder(small, 0, -h % STEP, 0, -w % STEP, cv2.BORDER_CONSTANT, value=(114,) * 3)
        with torch.no_grad():
            out = net(torch.from_numpy(small.astype(np.float32).transpose(2, 0, 1)[None] / 127.5 - 1).to(DEVICE))
        cards = decoded(out[0].double().cpu().numpy())
        quads = (seen.quads + 0.5) * k - 0.5
        inner = (quads.min(axis=(1, 2)) > -2) & (quads - [w, h] < 2).all(axis=(1, 2))
        taken = set()
        for i in np.flatnonzero(seen.sight >= 1 / 3):
            if not inner[i]:
                continue
            wanted += 1
            if not len(cards):
                continue
            err = np.minimum(*[np.abs(cards.quads - np.roll(quads[i], r, axis=0)).mean(axis=(1, 2)) for r in (0, 2)])
            j = int(err.argmin())
            if err[j] < 7 and j not in taken:
                taken.add(j)
                found += 1
                facing += (cards.down[j] > 0.5) == seen.down[i]
                errors.append(err[j])
        middles = cards.quads.mean(axis=1)
        for j in set(range(len(cards))) - taken:
            near = np.hypot(*(quads.mean(axis=1) - middles[j]).T).min() if len(quads) else 1e9
            invented += near > 12
    return (f"{wanted} cards, found {found / max(wanted, 1):.4f}, facing right {facing / max(found, 1):.4f}, corners "
            f"off {np.mean(errors) if errors else 0:.2f} px (90 %: {np.quantile(errors, 0.9) if errors else 0:.2f}), "
            f"invented {invented}")


def main() -> None:
    args = arguments(__doc__, "models/card_finder.onnx", 40.0, 2.5e-3).parse_args()
    torch.manual_seed(args.seed)
    cv2.setNumThreads(1)
    rng = np.random.default_rng(args.seed)
    paths = sorted(args.data.glob("*.json"))
    every = [(int(p.name[:6]) % HELD_BACK == 0, loaded(p)) for p in paths]
    train_set, held = [s for h, s in every if not h], [s for h, s in every if h]
    print(f"{len(train_set)} pictures, {len(held)} held back", flush=True)
    net = FinderNet().to(DEVICE, memory_format=torch.channels_last)

    def step() -> torch.Tensor:
        tiles: list[np.ndarray] = []
        wanted: tuple[list[np.ndarray], list[np.ndarray], list[np.ndarray]] = ([], [], [])
        for _ in range(BATCH):
            seen = train_set[int(rng.integers(len(train_set)))]
            tile, quads = tile_of(seen, rng)
            tiles.append(jittered(tile, rng))
            for into, what in zip(wanted, targets(quads, seen.sight, seen.down), strict=True):
                into.append(what)
        x = torch.from_numpy(np.stack(tiles).astype(np.float32).transpose(0, 3, 1, 2) / 127.5 - 1)
        x = x.to(DEVICE, memory_format=torch.channels_last)
        with torch.autocast(DEVICE.type, torch.bfloat16):
            out = net(x)
        return loss_of(out.float(), *(torch.from_numpy(np.stack(v)).to(DEVICE) for v in wanted))

    def written() -> None:
        export(net, torch.zeros(1, 3, TILE, TILE), ("images", "cards"), {
            "images": {0: "batch", 2: "height", 3: "width"}, "cards": {0: "batch", 2: "rows", 3: "columns"}}, args.out)

    train(net, args, step, lambda: figures(net, held), written)


if __name__ == "__main__":
    main()
