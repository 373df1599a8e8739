"""The square reader's network: a small fully convolutional net, one answer per 48 x 48 pixel square.

Plain PyTorch rather than a ready detector: boxes are known (the learned grid), what is asked is what lies in each.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path

import torch
from torch import nn

from referee.vision.board.networks.squarenet import OUTPUTS

SMALL = 64  # numbers of a weight that are not worth storing at half the size
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")


def block(inside: int, outside: int, stride: int | tuple[int, int] = 1, size: int = 3) -> nn.Sequential:
    """A convolution with batch norm and ReLU."""
    convolution = nn.Conv2d(inside, outside, size, stride, size // 2, bias=False)
    return nn.Sequential(convolution, nn.BatchNorm2d(outside), nn.ReLU())


class SquareNet(nn.Module):
    """(B, 8, R*48, C*48) -> (B, OUTPUTS, R, C) logits, in the order kinds, frames, token, hidden, same."""

    def __init__(self) -> None:
        super().__init__()
        self.features = nn.Sequential(
            block(8, 16, 2, 5), block(16, 32, 2), block(32, 32), block(32, 64, 2), block(64, 64),
            block(64, 96, 2), block(96, 96), nn.Conv2d(96, 160, 3, 3, 0, bias=False), nn.BatchNorm2d(160), nn.ReLU())
        self.context = nn.Sequential(block(160, 96), block(96, 96))
        self.head = nn.Conv2d(160 + 96, OUTPUTS, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        own = self.features(x)
        out: torch.Tensor = self.head(torch.cat([own, self.context(own)], dim=1))
        return out


@torch.no_grad()
def start_from(net: nn.Module, path: Path, inputs: Iterable[torch.Tensor]) -> None:
    """Gives a fresh `net` the weights of an exported one, whose batch norms are folded into its convolutions.

    `inputs` (B, C, H, W): what the norms are measured on, so that the net answers as the exported one did, in training
    too. Channels that the exported one has not are left as they are.
    """
    import onnx
    from onnx import numpy_helper

    graph = onnx.load(str(path)).graph
    values = {i.name.removesuffix("_half"): torch.from_numpy(numpy_helper.to_array(i).astype("float32"))
              for i in graph.initializer}
    layers = [n for n in graph.node if n.op_type == "Conv" and len(n.input) > 2]  # likeness to examples has no bias
    folded = [(values[n.input[1]], values[n.input[2]]) for n in layers]
    convolutions = [m for m in net.modules() if isinstance(m, nn.Conv2d)]
    folded = folded[:len(convolutions)]  # what comes after is none of the trained ones
    norms = [m for m in net.modules() if isinstance(m, nn.BatchNorm2d)]
    for convolution, (weight, bias) in zip(convolutions, folded, strict=True):
        convolution.weight[:weight.shape[0], :weight.shape[1]] = weight
        if convolution.bias is not None:
            convolution.bias[:len(bias)] = bias
    for norm, (_, bias) in zip(norms, folded[:-1], strict=True):
        norm.running_mean.zero_()
        norm.running_var.fill_(1 - norm.eps)
        norm.weight.fill_(1)
        norm.bias[:len(bias)] = bias
    sums: dict[nn.BatchNorm2d, list[torch.Tensor]] = {n: [] for n in norms}
    hooks = [n.register_forward_pre_hook(lambda m, x: sums[m].append(torch.stack(
        [x[0].mean((0, 2, 3)), x[0].var((0, 2, 3), unbiased=False)]))) for n in norms]
    net.eval()
    for x in inputs:
        net(x)
    for hook in hooks:
        hook.remove()
    for norm in norms:
        mean, spread = torch.stack(sums[norm]).mean(0)
        norm.running_mean[:], norm.running_var[:] = mean, spread
        norm.weight[:] = (spread + norm.eps).sqrt()
        norm.bias += mean


def store_half(path: Path) -> None:
    """Rewrites an exported network with its weights at half the size (float16); it computes as before (float32)."""
    import numpy as np
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    model = onnx.load(str(path))
    casts, kept = [], []
    for weight in model.graph.initializer:
        values = numpy_helper.to_array(weight)
        if values.dtype != np.float32 or values.size < SMALL:
            kept.append(weight)
            continue
        kept.append(numpy_helper.from_array(values.astype(np.float16), f"{weight.name}_half"))
        casts.append(helper.make_node("Cast", [f"{weight.name}_half"], [weight.name], to=TensorProto.FLOAT))
    nodes = [*casts, *model.graph.node]
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(nodes)
    onnx.save(model, str(path))


def rate_at(rate: float, steps: int, share: float) -> float:
    """The learning rate after so many steps and this share (0..1) of the time: it rises for 100 steps and falls to
    nearly none along a cosine (Loshchilov and Hutter 2017)."""
    return rate * min(1.0, (steps + 1) / 100) * 0.5 * (1 + math.cos(math.pi * share)) + 1e-5
