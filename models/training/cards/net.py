"""The networks that read cards, in plain PyTorch: one finds them, one reads what they show, one counts swiped heaps.

The finder is no ready detector: an oriented box has four right angles and a card seen aslant has not. Each place
answers for a card about its middle: the two half sides as vectors with doubled angles, which are the same for either
end, and how the far side narrows.
"""

from __future__ import annotations

import torch
import torch.nn.functional as F
from torch import nn

from models.training.board.net import block
from referee.vision.cards.networks.faces import COLOUR_NAMES, FEATURES, KINDS, NUMBERS
from referee.vision.cards.networks.finder import ANSWERS


class FinderNet(nn.Module):
    """(B, 3, H, W), H and W in steps of 32 -> (B, ANSWERS, H/8, W/8); see `referee.vision.cards.networks.finder`."""

    def __init__(self, width: int = 48) -> None:
        super().__init__()
        self.two = block(3, 16, 2)
        self.four = nn.Sequential(block(16, 32, 2), block(32, 32))
        self.eight = nn.Sequential(block(32, 64, 2), block(64, 64), block(64, 64))
        self.sixteen = nn.Sequential(block(64, 112, 2), block(112, 112), block(112, 112))
        self.deep = nn.Sequential(block(112, 144, 2), block(144, 144))
        self.sides = nn.ModuleList([nn.Conv2d(c, width, 1) for c in (64, 112, 144)])
        self.smooth = nn.ModuleList([block(width, width), block(width, width)])
        self.head = nn.Sequential(block(width, 64), nn.Conv2d(64, ANSWERS, 1))
        with torch.no_grad():
            self.head[-1].bias.zero_()
            self.head[-1].bias[:2] = -4.0

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        eight = self.eight(self.four(self.two(x)))
        sixteen = self.sixteen(eight)
        deep = self.deep(sixteen)
        out = self.sides[2](deep)
        for side, smooth, kept in zip((1, 0), self.smooth, (sixteen, eight), strict=True):
            out = smooth(F.interpolate(out, scale_factor=2.0, mode="nearest") + self.sides[side](kept))
        answer: torch.Tensor = self.head(out)
        return answer


class FaceNet(nn.Module):
    """(B, 3, 96, 64) -> (B, OUTPUTS + FEATURES): see `referee.vision.cards.networks.faces`."""

    def __init__(self) -> None:
        super().__init__()
        self.features = nn.Sequential(
            block(3, 24, 2, 5), block(24, 40), block(40, 64, 2), block(64, 72), block(72, 112, 2), block(112, 112),
            block(112, 48), nn.Flatten(), nn.Linear(48 * 96, 192), nn.ReLU())
        self.head = nn.Sequential(nn.Dropout(0.15), nn.Linear(192, len(COLOUR_NAMES) + NUMBERS + KINDS))
        self.embed = nn.Linear(192, FEATURES)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        hidden = self.features(x)
        return torch.cat([self.head(hidden), self.embed(hidden)], dim=1)


class StripNet(nn.Module):
    """(B, 6, 64, L), L in steps of 8 -> (B, 2, L): see `referee.vision.cards.networks.strips`."""

    def __init__(self) -> None:
        super().__init__()
        self.rows = nn.Sequential(
            nn.Conv2d(6, 24, (5, 5), (2, 1), (2, 2)), nn.BatchNorm2d(24), nn.ReLU(), block(24, 32, (2, 1)),
            block(32, 40, (2, 1)), block(40, 48, (2, 1)))
        self.down = nn.Sequential(nn.Conv1d(48 * 4, 96, 3, 1, 1), nn.ReLU())
        layers: list[nn.Module] = []
        for wide in (1, 2, 4, 8, 16, 1):
            layers += [nn.Conv1d(96, 96, 3, 1, wide, wide), nn.BatchNorm1d(96), nn.ReLU()]
        self.along = nn.Sequential(*layers)
        self.last = nn.Conv1d(192, 2, 1)
        with torch.no_grad():
            self.last.bias.fill_(-3.0)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        rows = self.rows(x)
        flat = self.down(rows.flatten(1, 2))
        answer: torch.Tensor = self.last(torch.cat([flat, self.along(flat)], dim=1))
        return answer
