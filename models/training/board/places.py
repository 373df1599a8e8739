"""What the recipes of two small networks share that are shown single places: sample files, training, command line.

Why: `tokens` and `halves` differ in what they show and ask, not in how they are trained. A sample file of `looks` holds
arrays of one world, each as long as there are places. Not done here: the training of the square reader (`train`), which
sees boards, and of the frame reader (`frames`), which compares places of one world.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from models.training.board.net import DEVICE, rate_at, start_from, store_half
from referee.vision.common.networks.model import Kind

Samples = dict[str, np.ndarray]
HELD_BACK = 10
BATCH = 64
SHOWN_EVERY = 120  # seconds


@dataclass(frozen=True)
class Recipe:
    """How one network is made, of whose `kind` the sample files hold places: a fresh `net`, the shape of what it is
    shown at a place, its `inputs` at some places, `both` lists of places of which each batch holds as many, the `loss`
    of a batch of them, and `figures` of what is said of all that is held back."""

    kind: Kind
    file: str
    net: Callable[[], nn.Module]
    shape: tuple[int, int]
    inputs: Callable[[Samples, slice], np.ndarray]
    both: Callable[[Samples], tuple[np.ndarray, np.ndarray]]
    loss: Callable[[nn.Module, Samples, np.ndarray, np.random.Generator], torch.Tensor]
    figures: Callable[[nn.Module, Samples], str]


def _load(files: list[Path], kind: str) -> Samples:
    """The places of some worlds, and of which `world` each is."""
    parts: list[Samples] = []
    for file in files:
        with np.load(file) as data:
            part = {k.removeprefix(f"{kind}_"): data[k] for k in data.files if k.startswith(f"{kind}_")}
        if part:
            count = len(next(iter(part.values())))
            parts.append({**part, "world": np.full(count, int(file.stem[:6]))})
    return {k: np.concatenate([p[k] for p in parts]) for k in parts[0]}


@torch.no_grad()
def asked(net: nn.Module, count: int, inputs: Callable[[slice], np.ndarray]) -> torch.Tensor:
    """What the network says of `count` places, logits (count, answers); `inputs` gives those of a slice."""
    net.eval()
    parts = [net(torch.from_numpy(inputs(np.s_[a:a + 256])).to(DEVICE))[:, :, 0, 0].cpu() for a in range(0, count, 256)]
    return torch.cat(parts)


def train(recipe: Recipe, folder: Path, out: Path, minutes: float, rate: float, seed: int,
          start: Path | None = None) -> None:
    """Trains on the sample files of a folder by the clock and writes `out`; `start`: an exported network to go on
    from."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    files = sorted(folder.glob("*.places.npz"))
    data = _load([f for f in files if int(f.stem[:6]) % HELD_BACK], recipe.kind.name)
    held = _load([f for f in files if int(f.stem[:6]) % HELD_BACK == 0], recipe.kind.name)
    one, other = recipe.both(data)
    print(f"{len(one)} and {len(other)} places; {sum(map(len, recipe.both(held)))} held back", flush=True)
    net = recipe.net().to(DEVICE)
    if start is not None:
        start_from(net, start, (torch.from_numpy(recipe.inputs(data, np.s_[a:a + 256])).to(DEVICE)
                                for a in range(0, 2560, 256)))
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
    begin = shown = time.monotonic()
    steps = 0
    while (share := (time.monotonic() - begin) / (60 * minutes)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = rate_at(rate, steps, share)
        net.train()
        pick = np.concatenate([rng.choice(one, BATCH // 2), rng.choice(other, BATCH // 2)])
        loss = recipe.loss(net, data, pick, rng)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        steps += 1
        if time.monotonic() - shown > SHOWN_EVERY:
            shown = time.monotonic()
            print(f"{(shown - begin) / 60:.1f} min, {steps} steps\n   {recipe.figures(net, held)}", flush=True)
    print(f"all held back, {steps} steps\n   {recipe.figures(net, held)}", flush=True)
    torch.save(net.state_dict(), out.with_suffix(".pt"))
    export(recipe.kind, net, recipe.shape, out)


def export(kind: Kind, net: nn.Module, shape: tuple[int, int], out: Path) -> None:
    """Writes a network that is shown places of this shape as ONNX."""
    torch.onnx.export(net.eval().cpu(), (torch.zeros(1, kind.channels, *shape),), str(out), input_names=[kind.input],
                      output_names=[kind.output], dynamo=False,
                      dynamic_axes={kind.input: {0: "n"}, kind.output: {0: "n"}})
    store_half(out)


def command_line(recipe: Recipe, about: str | None, minutes: float) -> None:
    """Trains by these defaults."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("-o", "--out", type=Path, default=Path(f"models/{recipe.file}.onnx"))
    parser.add_argument("--minutes", type=float, default=minutes)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--start", type=Path, help="an exported network to go on from")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    train(recipe, args.data, args.out, args.minutes, args.rate, args.seed, args.start)
