"""The square reader's network: a small fully convolutional net, one answer per 48 x 48 pixel square.

Plain PyTorch rather than a ready detector: boxes are known (the learned grid), what is asked is what lies in each.
"""

from __future__ import annotations

import torch
from torch import nn

from referee.vision.networks.squarenet import OUTPUTS


def block(inside: int, outside: int, stride: int = 1, size: int = 3) -> nn.Sequential:
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
