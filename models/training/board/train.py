"""Trains the square reader and exports it to ONNX.

    python -m models.training.board.train DATA_DIR -o models/squares_any.onnx --minutes 60

DATA_DIR comes from `models.training.board.samples` and may still be growing. One look in twenty is held back; the
figures printed are on those. With `--leave-out` looks of some styles are neither trained on nor held back: a reader for
`referee evaluate --left-out`, not for use. Runs on a GPU where there is one.
"""

from __future__ import annotations

import argparse
import functools
import time
from pathlib import Path

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from models.training.board.net import DEVICE, SquareNet, rate_at, start_from, store_half
from models.training.board.samples import styles_of_seed
from referee.evaluate.board.styles import STYLES
from referee.vision.board.networks.squarenet import BARE, CARD, FRAME_ORDER, JOKER, KINDS, NET_PX, View

CROP = 8          # squares a side of a training crop
BATCH = 8
HELD_BACK = 20
KEPT_BOARDS = 1500  # in memory, about 4 MB each
JOKERS = 0.5      # share of crops with a joker where the board has one: jokers are rare, and one square tells whose
LEVELS = np.arange(256) / 255.0
TARGETS = ("kind", "frame", "token", "hidden", "same")
YES_NO = {"token": -3, "hidden": -2, "same": -1}  # outputs that are one logit
NORM_BATCHES = 60  # from which batch norms are measured
OTHER_INKS = 0.2   # share of crops whose colour channels are exchanged: palettes that nobody thought of
SMOOTH = 0.01     # label smoothing of kinds and frames (Szegedy 2016): no answer is worth more than this certainty


@functools.lru_cache(maxsize=KEPT_BOARDS)
def load(path: Path) -> dict[str, np.ndarray]:
    with np.load(path) as data:
        return dict(data)


def boards(folder: Path, left_out: frozenset[str]) -> list[Path]:
    """The sample files of a folder that may still be growing, without those of the styles left out, which only the
    seeds of `models.training.board.samples` tell."""
    files = sorted(folder.glob("*_?.npz"))[:-2]
    return [f for f in files if not left_out or left_out.isdisjoint(_styles(int(f.stem[:6])))]


_styles = functools.cache(styles_of_seed)


def crop(sample: dict[str, np.ndarray], rng: np.random.Generator) -> dict[str, np.ndarray]:
    rows, cols = sample["kind"].shape
    if min(rows, cols) < CROP:  # a board of one row of sections: nothing to be learned from what is added
        more = (0, max(0, CROP - rows)), (0, max(0, CROP - cols))
        pixels = (0, more[0][1] * NET_PX), (0, more[1][1] * NET_PX), (0, 0)
        sample = {**sample, **{k: np.pad(sample[k], more, constant_values=-1) for k in TARGETS},
                  **{k: np.pad(sample[k], pixels) for k in ("now", "bare")}}
    rows, cols = sample["kind"].shape
    jokers = rng.random() < JOKERS and bool((sample["kind"] == JOKER).any())
    for _ in range(12 if jokers else 6):
        r, c = int(rng.integers(0, max(1, rows - CROP + 1))), int(rng.integers(0, max(1, cols - CROP + 1)))
        inside = sample["kind"][r:r + CROP, c:c + CROP]
        if (inside == JOKER).any() if jokers else (inside >= CARD).sum() >= 4:
            break
    out = {k: sample[k][r:r + CROP, c:c + CROP] for k in TARGETS}
    window = np.s_[r * NET_PX:(r + CROP) * NET_PX, c * NET_PX:(c + CROP) * NET_PX]
    return {**out, "now": sample["now"][window], "bare": sample["bare"][window], "lean": sample["lean"]}


def turned(s: dict[str, np.ndarray], view: View) -> dict[str, np.ndarray]:
    """The crop as another view of the board shows it."""
    out = {k: view.of(s[k]) for k in ("now", "bare", *TARGETS)}
    kind, sides = out["kind"], view.sides()
    card = (kind >= CARD) & (kind < CARD + 4)
    return {**out, "kind": np.where(card, CARD + sides[(kind - CARD) % 4], kind),
            "lean": view.lean(s["lean"]).astype(np.float32)}


def tinted(image: np.ndarray, rng: np.random.Generator, strong: bool) -> np.ndarray:
    """Another exposure, white balance, veil, shadow, blur and noise; float32 -1..1."""
    gains = np.exp(rng.normal(0, 0.10) + rng.normal(0, 0.06, 3))
    table = (LEVELS[:, None] ** np.exp(rng.normal(0, 0.12)) * gains).astype(np.float32)
    x = np.asarray(cv2.LUT(np.ascontiguousarray(image), table[:, None]), np.float32)
    if rng.random() < 0.3:
        ramp = np.linspace(0, rng.uniform(0, 0.35), x.shape[int(rng.integers(2))], dtype=np.float32)
        down = len(ramp) == x.shape[0] and rng.random() < 0.5
        x += ramp[:, None, None] if down else ramp[None, :x.shape[1], None]
    if rng.random() < 0.25:
        x *= shadow(x.shape[:2], rng)[..., None]
    if strong and rng.random() < 0.35:
        x = np.asarray(cv2.GaussianBlur(x, (0, 0), float(rng.uniform(0.4, 1.4))), np.float32)
    if rng.random() < 0.5:
        grain = _grain()
        r, c = (int(rng.integers(0, g - n + 1)) for g, n in zip(grain.shape, x.shape[:2], strict=False))
        x += grain[r:r + x.shape[0], c:c + x.shape[1]] * np.float32(rng.uniform(0.005, 0.035))
    return np.clip(x, 0, 1.2) * 2 - 1


@functools.cache
def _grain() -> np.ndarray:
    """Noise of a sensor, one deviation, of which pictures get a part."""
    return np.random.default_rng(0).standard_normal((1024, 1024, 3), np.float32)


def shadow(shape: tuple[int, int], rng: np.random.Generator) -> np.ndarray:
    """(H, W) factors: a straight-edged shadow, soft or hard, over part of the picture; some are as narrow as a finger's
    or its image on a glossy board."""
    angle, strength, soft = rng.uniform(0, 2 * np.pi), rng.uniform(0.25, 0.8), rng.uniform(2, 60)
    y, x = np.mgrid[0:shape[0], 0:shape[1]].astype(np.float32)
    across = (x - rng.uniform(0, shape[1])) * np.cos(angle) + (y - rng.uniform(0, shape[0])) * np.sin(angle)
    if rng.random() < 0.4:
        width, soft = rng.uniform(0.3, 2.0) * NET_PX, rng.uniform(2, 12)
        across = width / 2 - np.abs(across)
    left: np.ndarray = 1 - strength / (1 + np.exp(-np.clip(across / soft, -30, 30)))
    return left.astype(np.float32)


def batch(files: list[Path], rng: np.random.Generator) -> tuple[torch.Tensor, dict[str, torch.Tensor]]:
    """Crops of `BATCH` of these boards, drawn at random, and what is to be said of them."""
    inputs: list[np.ndarray] = []
    targets: dict[str, list[np.ndarray]] = {k: [] for k in TARGETS}
    for i in rng.integers(0, len(files), BATCH):
        s = turned(crop(load(files[int(i)]), rng), View(int(rng.integers(4)), bool(rng.random() < 0.5)))
        x = np.empty((8, CROP * NET_PX, CROP * NET_PX), np.float32)
        x[0:3] = tinted(s["now"], rng, True).transpose(2, 0, 1)
        x[3:6] = tinted(s["bare"], rng, False).transpose(2, 0, 1)
        x[6], x[7] = s["lean"]
        if rng.random() < OTHER_INKS:
            inks = rng.permutation(3)
            x[0:3], x[3:6] = x[0:3][inks], x[3:6][inks]
        inputs.append(x)
        for key in TARGETS:
            targets[key].append(np.ascontiguousarray(s[key]).astype(np.int64))
    return torch.from_numpy(np.stack(inputs)), {k: torch.from_numpy(np.stack(v)) for k, v in targets.items()}


def loss_of(out: torch.Tensor, want: dict[str, torch.Tensor]) -> torch.Tensor:
    kind = F.cross_entropy(out[:, :KINDS], want["kind"], ignore_index=-1, label_smoothing=SMOOTH)
    frames = len(FRAME_ORDER)
    frame = F.cross_entropy(out[:, KINDS:KINDS + frames], want["frame"], ignore_index=-1, label_smoothing=SMOOTH)
    total = kind + 0.6 * torch.nan_to_num(frame)
    for key, channel in YES_NO.items():
        known = want[key] >= 0
        if known.any():
            total = total + F.binary_cross_entropy_with_logits(out[:, channel][known], want[key][known].float())
    return total


@torch.no_grad()
def figures(net: SquareNet, files: list[Path], device: torch.device) -> str:
    """Error shares on whole held back boards."""
    net.eval()
    wrong = {"bare": [0, 0], "covered": [0, 0], "frame": [0, 0], **{k: [0, 0] for k in YES_NO}}
    for f in files:
        s = load(f)
        x = np.concatenate([s["now"].transpose(2, 0, 1) / 127.5 - 1, s["bare"].transpose(2, 0, 1) / 127.5 - 1,
                            np.ones((2, *s["now"].shape[:2])) * s["lean"][:, None, None]]).astype(np.float32)
        out = net(torch.from_numpy(x[None]).to(device))[0].cpu().numpy()
        kind, frame = out[:KINDS].argmax(0), out[KINDS:KINDS + 4].argmax(0)
        for key, mask, bad in (("bare", s["kind"] == BARE, kind != s["kind"]),
                               ("covered", (s["kind"] >= CARD) & (s["kind"] <= JOKER), kind != s["kind"]),
                               ("frame", s["frame"] >= 0, frame != s["frame"]),
                               *((k, s[k] >= 0, (out[c] > 0) != (s[k] == 1)) for k, c in YES_NO.items())):
            wrong[key][0] += int((mask & bad).sum())
            wrong[key][1] += int(mask.sum())
    return "  ".join(f"{k} {a}/{b} ({100 * a / max(b, 1):.2f} %)" for k, (a, b) in wrong.items())


@torch.no_grad()
def averaged(net: SquareNet, start: dict[str, torch.Tensor], share: float, files: list[Path],
             rng: np.random.Generator, device: torch.device) -> None:
    """The mean of the weights begun from and those trained, in place, the trained ones with this share: better than
    both where the first were trained on other data (Wortsman et al. 2022). What the batch norms expect is measured
    again."""
    trained = net.state_dict()
    net.load_state_dict({k: start[k] + share * (v - start[k]) if v.is_floating_point() else v
                         for k, v in trained.items()})
    for norm in (m for m in net.modules() if isinstance(m, torch.nn.BatchNorm2d)):
        norm.reset_running_stats()
        norm.momentum = None
    net.train()
    for _ in range(NORM_BATCHES):
        inputs, _ = batch(files, rng)
        net(inputs.to(device, memory_format=torch.channels_last))


def export(net: SquareNet, path: Path) -> None:
    net.eval().cpu()
    dynamic = {0: "batch", 2: "height", 3: "width"}
    torch.onnx.export(net, (torch.zeros(1, 8, 4 * NET_PX, 4 * NET_PX),), str(path),
                      input_names=["boards"], output_names=["squares"], dynamo=False,
                      dynamic_axes={"boards": dynamic, "squares": {0: "batch", 2: "rows", 3: "cols"}})
    store_half(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("-o", "--out", type=Path, default=Path("models/squares_any.onnx"))
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--start", type=Path, help="weights (.pt, .onnx) to go on from")
    parser.add_argument("--average", type=float, default=1.0, metavar="SHARE",
                        help="of the trained weights in their mean with those of --start (1: no mean)")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--leave-out", nargs="+", choices=STYLES, default=[], help="styles not to train on")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    rng = np.random.default_rng(args.seed)
    device = DEVICE
    net = SquareNet().to(device, memory_format=torch.channels_last)
    start = None
    if args.start and args.start.suffix == ".onnx":
        files = boards(args.data, frozenset())
        start_from(net, args.start, (batch(files, rng)[0] for _ in range(NORM_BATCHES)))
        start = {k: v.clone() for k, v in net.state_dict().items()}
    elif args.start:
        start = torch.load(args.start, map_location=device)
        net.load_state_dict(start)
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-4)
    begin = shown = time.monotonic()
    steps, running = 0, 0.0
    while True:
        share = (time.monotonic() - begin) / (60 * args.minutes)
        if share >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = rate_at(args.rate, steps, share)
        if steps % 100 == 0:
            everything = boards(args.data, frozenset(args.leave_out))
            files = [f for f in everything if int(f.stem[:6]) % HELD_BACK]
            held = [f for f in everything if int(f.stem[:6]) % HELD_BACK == 0]
        net.train()
        inputs, want = batch(files, rng)
        # bfloat16 takes a third of the time on processors and GPUs that know it
        with torch.autocast(device.type, torch.bfloat16):
            out = net(inputs.to(device, memory_format=torch.channels_last))
        loss = loss_of(out.float(), {k: v.to(device) for k, v in want.items()})
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        steps, running = steps + 1, 0.98 * running + 0.02 * float(loss) if steps else float(loss)
        if time.monotonic() - shown > 180:
            shown = time.monotonic()
            torch.save(net.state_dict(), args.out.with_suffix(".pt"))
            print(f"{(shown - begin) / 60:.0f} min, {steps} steps, {len(files)} boards, loss {running:.4f}: "
                  f"{figures(net, held[:24], device)}", flush=True)
    if start is not None and args.average < 1:
        averaged(net, start, args.average, files, rng, device)
    torch.save(net.state_dict(), args.out.with_suffix(".pt"))
    print("all held back:", figures(net, held, device), flush=True)
    export(net, args.out)


if __name__ == "__main__":
    main()
