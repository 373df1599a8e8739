"""Renders tokens in line as low cameras see them, trains the network that tells them apart, and exports it to ONNX.

    python -m models.training.behind samples OUT_DIR --count 900 --seed 80000
    python -m models.training.behind train OUT_DIR -o models/behind.onnx --minutes 9

A sample file holds what one look shows: for N pairs of a token and a square behind it the views of
`referee.vision.behind` (`now`, `empty`, `front`, (N, H, W, 3) uint8 BGR), `lean`, `apart` (N,) and `there` (N,),
whether a token stands on the square behind. One look in ten is held back; the figures printed are on those.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from models.training.net import block
from models.training.places import Recipe, Samples, asked, command_line
from models.training.samples import (
    FILL,
    MIX,
    REACHED,
    SIZES,
    bare_board,
    board_camera,
    crowded,
    reached,
    shifted,
    stood,
)
from models.training.train import SMOOTH
from referee.sim.populate import random_board_in_play, sample_shot
from referee.sim.render import Renderer
from referee.sim.scene import Scene
from referee.sim.style import sample_style
from referee.sim.truth import truth
from referee.vision.behind import BEHIND, CHANNELS, HIGH, LOW, SHAPE, behind, network_input, upright
from referee.vision.squarenet import lean_of

PER_LOOK = 6
LOWER = (25.0, 62.0)  # degrees: from higher up no token covers another
IN_LINE = 0.6      # share of tokens behind which one more is stood
BLUNT = 0.5        # share of looks whose tokens are cylinders of any dark grey: whatever shows, it is no point or ball
PLAIN = 0.25       # share of the squares behind that carry nothing which are kept when nothing covers them
FOOT = 2 * HIGH / (HIGH - LOW) - 1  # the board's height in a view, -1 its upper and 1 its lower edge


def in_line(scene: Scene, lean: np.ndarray, rng: np.random.Generator) -> Scene:
    """More tokens behind those that stand, as the camera sees it."""
    tokens = list(scene.tokens)
    for token in scene.tokens:
        if token.cell is None or rng.random() > IN_LINE:
            continue
        places = [c for c in behind(token.cell, scene.colours, lean) if all(t.cell != c for t in tokens)]
        if places:
            cell = places[int(rng.integers(len(places)))]
            tokens.append(stood(scene, f"line{len(tokens)}", cell, rng))
    return replace(scene, tokens=tuple(tokens))


def samples(seed: int) -> Samples | None:
    """The pairs of `PER_LOOK` boards of one random look; None if there are none."""
    rng = np.random.default_rng(seed)
    size = SIZES[int(rng.choice(len(SIZES), p=[p for _, p in SIZES]))][0]
    style = sample_style(rng)
    if rng.random() < BLUNT:
        grey = float(rng.uniform(22, 80))
        warm = float(rng.uniform(-6, 6))
        style = replace(style, token=replace(style.token, kind="cylinder", rgb=(grey - warm, grey, grey + warm)))
    shot = sample_shot(rng, style, size, MIX, elevation=LOWER, fill=FILL)
    bare, bare_camera = bare_board(shot, rng)
    rows, cols = shot.scene.shape
    renderer = Renderer(shot.style, shot.camera)
    found: dict[str, list[np.ndarray]] = {k: [] for k in ("now", "empty", "front", "lean", "apart", "there")}
    for k in range(PER_LOOK):
        scene = shot.scene if k == 0 else random_board_in_play(rng, shot.style, MIX, shot.scene.empty())
        scene = crowded(scene, rng)
        exact = board_camera(truth(scene, shot.style, shot.camera))
        lean = lean_of(exact, rows, cols)
        scene = in_line(scene, lean, rng)
        if rng.random() < REACHED * 0.5:
            scene = reached(scene, shot.camera, rng)
        facts = truth(scene, shot.style, shot.camera)
        seen = {tuple(c["cell"]): c["seen"] for c in facts["cells"]}
        stands = {tuple(t["cell"]): not t["occluded"] for t in facts["tokens"] if t["cell"]}
        pairs = [(f, c) for f, ok in stands.items() if ok for c in behind(f, scene.colours, lean)
                 if stands.get(c, True) and (c in stands or 1 - seen[c]["visible"] > 0.2 or rng.random() < PLAIN)]
        if not pairs:
            continue
        camera = shifted(exact, rng, 0.025)
        now = renderer.still(scene, rng)
        front, back = [f for f, _ in pairs], [c for _, c in pairs]
        found["now"].append(upright(now, camera, back))
        found["front"].append(upright(now, camera, front))
        found["empty"].append(upright(bare, bare_camera, back))
        found["lean"].append(np.full(len(pairs), np.hypot(*lean)))
        found["apart"].append(np.hypot(*(np.array(back) - np.array(front)).T))
        found["there"].append(np.array([c in stands for c in back]))
    return {k: np.concatenate(v) for k, v in found.items()} if found["now"] else None


class BehindNet(nn.Module):
    """(N, 11, 40, 20) -> (N, 1, 1, 1) logits."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            block(CHANNELS, 24), block(24, 32, 2), block(32, 48, 2), block(48, 64, 2),
            nn.Conv2d(64, 64, (-(-SHAPE[0] // 8), -(-SHAPE[1] // 8)), bias=False), nn.BatchNorm2d(64), nn.ReLU(),
            nn.Dropout2d(0.2), nn.Conv2d(64, 1, 1))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        out: torch.Tensor = self.layers(x)
        return out


def inputs(data: Samples, pick: np.ndarray | slice) -> np.ndarray:
    """What the network sees of some of the samples."""
    return network_input(*(data[k][pick] for k in ("now", "empty", "front", "lean", "apart")))


def varied(x: np.ndarray, rng: np.random.Generator) -> torch.Tensor:
    """Other inks, lamps, exposures and noise; tokens a little taller or shorter and less exactly on their squares;
    mirrored or not. What is behind and in front is moved and lit apart only where it can be so on a table."""
    n = len(x)
    order = np.stack([rng.permutation(3) for _ in range(n)])
    views = np.take_along_axis(x[:, :9].reshape(n, 3, 3, *SHAPE), order[:, None, :, None, None], axis=2)
    one = (n, 1, 1, 1, 1)
    lamp, other = (np.exp(rng.normal(0, 0.25, one) + rng.normal(0, 0.08, (n, 1, 3, 1, 1))) for _ in range(2))
    gamma = np.exp(rng.normal(0, 0.15, one))
    bright = np.clip((views + 1) / 2, 0, 1) ** gamma
    bright *= np.concatenate([lamp, other, lamp * np.exp(rng.normal(0, 0.08, lamp.shape))], axis=1)
    bright += rng.normal(0, 1, bright.shape) * rng.uniform(0, 0.03, one)
    flip = np.where(rng.random(n) < 0.5, -1.0, 1.0)
    tall = np.exp(rng.normal(0, 0.08, n))
    parts = []
    moved = torch.from_numpy(np.clip(bright, 0, 1).astype(np.float32) * 2 - 1)
    aside = rng.normal(0, 0.1, n)
    for k in range(3):
        turn = np.zeros((n, 2, 3), np.float32)
        turn[:, 0, 0], turn[:, 1, 1] = flip, 1 / tall
        turn[:, 0, 2] = rng.normal(0, 0.1, n) if k == 2 else aside
        turn[:, 1, 2] = FOOT * (1 - 1 / tall) + rng.normal(0, 0.01, n)
        grid = F.affine_grid(torch.from_numpy(turn), [n, 3, *SHAPE], align_corners=False)
        parts.append(F.grid_sample(moved[:, k], grid, padding_mode="border", align_corners=False))
    return torch.cat([*parts, torch.from_numpy(x[:, 9:])], dim=1)


def figures(net: nn.Module, data: Samples) -> str:
    """How many are told rightly and wrongly with how much certainty."""
    there = data["there"]
    p = torch.sigmoid(asked(net, len(there), lambda part: inputs(data, part))[:, 0]).numpy()
    loss = -np.mean(np.log(np.clip(np.where(there, p, 1 - p), 1e-6, 1)))
    return "\n   ".join((f"loss {loss:.4f}", *(
        f"{least}: {(p[there] >= least).sum()} of {there.sum()} there, {(p[~there] >= least).sum()} of "
        f"{(~there).sum()} not; none said with {1 - least:.2f}: {(p[~there] <= 1 - least).sum()}, "
        f"{(p[there] <= 1 - least).sum()} wrongly" for least in (0.5, 0.9, 0.97, 0.99))))


def loss_of(net: nn.Module, data: Samples, pick: np.ndarray, rng: np.random.Generator) -> torch.Tensor:
    """How wrong the network is of some of the samples, varied."""
    there = torch.from_numpy(data["there"][pick].astype(np.float32))
    said = net(varied(inputs(data, pick), rng))[:, 0, 0, 0]
    return F.binary_cross_entropy_with_logits(said, there * (1 - SMOOTH) + SMOOTH / 2)


RECIPE = Recipe(BEHIND, samples, BehindNet, SHAPE, lambda d: (np.flatnonzero(d["there"]), np.flatnonzero(~d["there"])),
                loss_of, figures)

if __name__ == "__main__":
    command_line(RECIPE, __doc__, count=900, seed=80000, minutes=9.0)
