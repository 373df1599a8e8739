"""Trains the network that tells which part of a half card can be seen beside hands, and exports it to ONNX.

    python -m models.training.board.looks DIR --count 600
    python -m models.training.board.halves DIR -o models/halves.onnx --minutes 25

Of the sample files of `looks` it uses N halves, with the squares around them as `referee.vision.board.networks.halves`
sees them (`shown`, (N, 72, 72, 6) uint8 BGR, now and empty), `seen` (N, 12, 12), whether each part of the square shows
the card, and `hand` (N,), the share of the square that hands hide. One world in ten is held back; the figures printed
are on those.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from models.training.board.net import DEVICE, block
from models.training.board.places import Recipe, Samples, asked, command_line
from models.training.board.samples import (
    STEPS,
)
from models.training.board.train import SMOOTH, tinted
from referee.sim.board.render.truth import Occlusion, grid
from referee.sim.board.scene.populate import Shot
from referee.sim.board.scene.things import Scene
from referee.values.board import Cell
from referee.vision.board.networks.frames import network_input
from referee.vision.board.networks.halves import CHANNELS, HALVES, PARTS, SIDE, around
from referee.vision.board.networks.squarenet import View

PER_LOOK = 6
CARDS = (12, 52)   # on a board
UNDER = 0.04       # of a half, hidden by hands: all of these are kept,
OTHERS, CLEAR = 6, 3  # and so many a board that something else is over, and that lie open
SURE = (0.5, 0.9, 0.97)


def visible(scene: Scene, front: Occlusion, cell: Cell, piece_id: str) -> np.ndarray:
    """Which parts (12, 12) of a square show the top of the piece, the first row at the square's upper edge."""
    points = grid(scene.square(cell), PARTS)
    slab = front.slabs[piece_id]
    codes = front.at(np.column_stack([points, [slab.height(*p) for p in points]]))
    shown: np.ndarray = codes == front.code[piece_id]
    return shown.reshape(PARTS, PARTS)


def _picked(facts: dict[str, Any], rng: np.random.Generator) -> list[tuple[Cell, int, str, float]]:
    """Halves of cards: the square, the side on which the other half lies, the card, and how much hands hide."""
    cards = {p["id"]: [tuple(c) for c in p["cells"]] for p in facts["cards"]}
    under: list[tuple[Cell, int, str, float]] = []
    other: list[tuple[Cell, int, str, float]] = []
    clear: list[tuple[Cell, int, str, float]] = []
    for entry in facts["cells"]:
        piece = entry["covered_by"][-1] if entry["covered_by"] else ""
        if piece not in cards:
            continue
        cell, seen = tuple(entry["cell"]), entry["seen"]
        a, b = cards[piece]
        beside = b if cell == a else a
        half = cell, STEPS[beside[0] - cell[0], beside[1] - cell[1]], piece, seen["hand"]
        (under if seen["hand"] > UNDER else clear if seen["visible"] > 1 - UNDER else other).append(half)
    for pool, most in ((other, OTHERS), (clear, CLEAR)):
        under += [pool[i] for i in rng.permutation(len(pool))[:most]]
    return under


def places(now: np.ndarray, empty: np.ndarray, scene: Scene, shot: Shot, facts: dict[str, Any],
           rng: np.random.Generator) -> Samples:
    """Halves of cards on one board, `now` and `empty` rectified; none where no hand is over one."""
    picked = _picked(facts, rng)
    if not any(hand > UNDER for *_, hand in picked):
        return {}
    front = Occlusion(scene, shot.style, shot.camera)
    return {"shown": around(now, empty, [(cell, side) for cell, side, _, _ in picked]),
            "seen": np.stack([View(side).of(visible(scene, front, cell, piece)) for cell, side, piece, _ in picked]),
            "hand": np.array([hand for *_, hand in picked], np.float32)}


class HalfNet(nn.Module):
    """(N, 6, 72, 72) -> (N, 144, 1, 1) logits: a small U-Net (Ronneberger et al. 2015) whose answer is read in the
    middle, 12 x 12 parts of the square."""

    def __init__(self) -> None:
        super().__init__()
        self.fine = nn.Sequential(block(CHANNELS, 24, 2, 5), block(24, 32))
        self.middle = nn.Sequential(block(32, 48, 2), block(48, 48))
        self.coarse = nn.Sequential(block(48, 72, 2), block(72, 72), block(72, 72))
        self.up = block(72 + 48, 48)
        self.last = nn.Sequential(block(48 + 32, 40), block(40, 32), nn.Conv2d(32, 1, 1))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        fine = self.fine(x)
        middle = self.middle(fine)
        up = self.up(torch.cat([F.interpolate(self.coarse(middle), scale_factor=2.0), middle], dim=1))
        out: torch.Tensor = self.last(torch.cat([F.interpolate(up, scale_factor=2.0), fine], dim=1))
        return out[:, 0, PARTS:2 * PARTS, PARTS:2 * PARTS].reshape(-1, PARTS * PARTS, 1, 1)


def varied(shown: np.ndarray, seen: np.ndarray, rng: np.random.Generator) -> tuple[torch.Tensor, torch.Tensor]:
    """Halves in other inks, lamps, exposures and blur, mirrored or not, and what can be seen of them."""
    x = np.empty((len(shown), CHANNELS, SIDE, SIDE), np.float32)
    truly = np.empty((len(shown), PARTS, PARTS), np.float32)
    for k, (square, parts) in enumerate(zip(shown, seen, strict=True)):
        view, inks = View(0, bool(rng.random() < 0.5)), rng.permutation(3)
        square = view.of(square)
        x[k, :3] = tinted(np.ascontiguousarray(square[..., :3][..., inks]), rng, True).transpose(2, 0, 1)
        x[k, 3:] = tinted(np.ascontiguousarray(square[..., 3:][..., inks]), rng, False).transpose(2, 0, 1)
        truly[k] = view.of(parts)
    return torch.from_numpy(x), torch.from_numpy(truly)


def figures(net: nn.Module, data: Samples) -> str:
    """Of halves partly under a hand, and of the others: how many of the parts that show the card are said so, and of
    those so said how many do not."""
    out = asked(net, len(data["seen"]), lambda part: network_input(data["shown"][part]))
    p = torch.sigmoid(out).numpy().reshape(-1, PARTS, PARTS)
    rows = []
    for name, mine in (("under hands", data["hand"] > UNDER), ("others", data["hand"] <= UNDER)):
        there, said = data["seen"][mine], p[mine]
        loss = -np.mean(np.log(np.clip(np.where(there, said, 1 - said), 1e-6, 1)))
        rows.append(f"{name}, {mine.sum()}: loss {loss:.4f}; " + "; ".join(
            f"{least}: {(there & (said >= least)).sum() / there.sum():.3f} of what can be seen, "
            f"{(~there & (said >= least)).sum() / max((said >= least).sum(), 1):.4f} of it wrongly" for least in SURE))
    return "\n   ".join(rows)


def loss_of(net: nn.Module, data: Samples, pick: np.ndarray, rng: np.random.Generator) -> torch.Tensor:
    """How wrong the network is of some of the samples, varied."""
    x, seen = varied(data["shown"][pick], data["seen"][pick], rng)
    said = net(x.to(DEVICE)).cpu().reshape(seen.shape)
    return F.binary_cross_entropy_with_logits(said, seen * (1 - SMOOTH) + SMOOTH / 2)


def both(data: Samples) -> tuple[np.ndarray, np.ndarray]:
    """Halves that hands hide in part, and all."""
    return np.flatnonzero((data["hand"] > 0.2) & (data["hand"] < 0.9)), np.arange(len(data["hand"]))


RECIPE = Recipe(HALVES, HALVES.name, HalfNet, (SIDE, SIDE), lambda data, part: network_input(data["shown"][part]), both,
                loss_of, figures)

if __name__ == "__main__":
    command_line(RECIPE, __doc__, minutes=25.0)
