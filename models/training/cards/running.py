"""What the trainings of the card networks share: the loop with its clock and rate, and the export."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

import torch
from torch import nn

from models.training.board.net import DEVICE, rate_at, store_half
from models.training.mixed import keep

EVERY = 120.0
"""Seconds between two figures."""


def arguments(doc: str | None, out: str, minutes: float, rate: float) -> argparse.ArgumentParser:
    """The command line of a training."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("-o", "--out", type=Path, default=Path(out))
    parser.add_argument("--minutes", type=float, default=minutes)
    parser.add_argument("--start", type=Path, help="weights (.pt) to go on from")
    parser.add_argument("--rate", type=float, default=rate)
    parser.add_argument("--seed", type=int, default=0)
    return parser


def train(net: nn.Module, args: argparse.Namespace, step: Callable[[], torch.Tensor], figures: Callable[[], str],
          export: Callable[[], None]) -> None:
    """Trains a network for `args.minutes`: `step` gives the loss of a batch. Weights are exported now and then."""
    kept = args.out.with_suffix(".pt")
    if args.start:
        net.load_state_dict(torch.load(args.start, map_location=DEVICE))
    optimiser = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=1e-3)
    begin = shown = time.monotonic()
    steps, running = 0, 0.0
    while (share := (time.monotonic() - begin) / (60 * args.minutes)) < 1:
        for group in optimiser.param_groups:
            group["lr"] = rate_at(args.rate, steps, share)
        net.train()
        loss = step()
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        steps, running = steps + 1, 0.98 * running + 0.02 * float(loss.detach())
        if time.monotonic() - shown > EVERY:
            shown = time.monotonic()
            net.eval()
            keep(net.state_dict(), kept)
            print(f"{(shown - begin) / 60:.0f} min, {steps} steps, loss {running:.4f}: {figures()}", flush=True)
            export()
    net.eval()
    keep(net.state_dict(), kept)
    print("held back:", figures(), flush=True)
    export()


def export(net: nn.Module, example: torch.Tensor, names: tuple[str, str], free: dict[str, dict[int, str]],
           out: Path) -> None:
    """Writes a network as ONNX, its weights as float16; `free`: what may differ of the shapes of input and output."""
    net.eval()
    part = out.with_name(out.name + ".part")
    plain = net.float().to(memory_format=torch.contiguous_format)
    torch.onnx.export(plain, (example,), str(part), input_names=[names[0]], output_names=[names[1]], dynamo=False,
                      opset_version=17, dynamic_axes=free)
    net.to(memory_format=torch.channels_last)
    store_half(part)
    part.replace(out)
