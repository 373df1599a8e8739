"""The face reader's network: what one die shows, from a small picture of it turned upright.

Plain PyTorch rather than a ready classifier: it says four things of a die at once.
"""

from __future__ import annotations

import torch
from torch import nn

from models.training.board.net import block
from referee.vision.dice.networks.faces import FEATURES, OUTPUTS


class FaceNet(nn.Module):
    """(B, 3, 48, 48) -> (B, OUTPUTS + FEATURES): face (7 logits), colour (5 logits), die (1 logit), foot (2), and the
    features by which dice are likened to taught ones."""

    def __init__(self) -> None:
        super().__init__()
        self.features = nn.Sequential(
            block(3, 24), block(24, 40, 2), block(40, 48), block(48, 80, 2), block(80, 96), block(96, 128, 2),
            block(128, 64), nn.Flatten())
        self.hidden = nn.Sequential(nn.Linear(64 * 36, FEATURES), nn.ReLU())
        self.head = nn.Sequential(nn.Dropout(0.2), nn.Linear(FEATURES, OUTPUTS))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        hidden = self.hidden(self.features(x))
        return torch.cat([self.head(hidden), hidden], dim=1)
