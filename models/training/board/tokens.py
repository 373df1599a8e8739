"""Trains the second witness of tokens and exports it to ONNX.

    python -m models.training.board.looks DIR --count 600
    python -m models.training.board.tokens DIR -o models/tokens_any.onnx --minutes 24

Of the sample files of `looks` it uses N squares as cameras see them: the views of
`referee.vision.board.networks.tokens` (`now`, `empty`, `other`, (N, H, W, 3) uint8 BGR) and its `facts` (N, 4), `there`
(N,), whether a token stands on the square, and `close` (N,), whether none does and fingertips are near. One world in
ten is held back; the figures printed are on those.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from models.training.board.net import DEVICE, block
from models.training.board.places import Recipe, Samples, asked, command_line
from models.training.board.samples import stood
from models.training.board.train import SMOOTH
from referee.geometry.camera import PlaneCamera
from referee.sim.board.scene.things import Scene
from referee.values.board import Cell
from referee.vision.board.networks.squarenet import lean_of
from referee.vision.board.networks.tokens import (
    ACROSS,
    CHANNELS,
    HIGH,
    LOW,
    SHAPE,
    TOKENS,
    TOKENS_ANY,
    VIEWED,
    Sheets,
    behind,
    beside,
    network_input,
    views,
)

PER_LOOK = 6
ANGLES = ((25.0, 62.0), (40.0, 89.0))  # degrees
IN_LINE = 0.4      # share of tokens behind which one more is stood, where one hides what is behind it
BLUNT = 0.4        # share of looks whose tokens are cylinders of any dark grey: whatever shows, it is no point or ball
WITH_HANDS = 0.65  # share of boards
CARRIED_LOW, BESIDE_MM = 10.0, 20.0  # mm: of a token carried so low nobody can tell that it does not stand there
TIPS_MM = 45.0     # from the middle of the fingertips, within which a square that a hand covers is near them
ANY = 0.25         # share of squares that are compared with any other token, not the nearest
PLAINLY = 0.75     # share of a token's top that must be seen for others to be compared with it
FOOT = 2 * HIGH / (HIGH - LOW) - 1  # the square's middle in a view, -1 its upper and 1 its lower edge
ALONE = 0.1        # share of squares trained with no other token to compare with,
TAUGHT = 0.3       # and with one of the same set that was seen elsewhere, as a taught one is
PLAIN, JOKERS, FINGERS, ODD = 5, 4, 14, 8  # squares without tokens a board that are kept: any, with jokers (as dark as
                   # tokens, from above), near hands, with something else


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


def _picked(scene: Scene, facts: dict[str, Any], lean: np.ndarray,
            rng: np.random.Generator) -> tuple[list[Cell], list[Cell]]:
    """The squares of a board that are kept, and those near fingertips that carry no token."""
    squares = {tuple(c["cell"]): c["seen"] for c in facts["cells"]}
    top = _tops(facts)
    middle = {c: scene.square(c).mean(axis=0) for c in squares}

    def near(places: Sequence[tuple[float, float]], mm: float) -> set[Cell]:
        return {c for c, at in middle.items() if any(np.hypot(*(at - p)) < mm for p in places)}

    carried = near([scene.place(t.x, t.y) for t in scene.tokens if t.cell is None and t.lift < CARRIED_LOW], BESIDE_MM)
    free = [c for c in squares if c not in top and c not in carried]
    hands = [c for c in free if squares[c]["hand"] > 0.05]
    at_tips = near([(h.x, h.y) for h in scene.hands], TIPS_MM)
    close = [c for c in hands if c in at_tips]
    covered = {c for f in top for c in behind(f, squares, lean)}
    odd = [c for c in free if c in covered or max(squares[c]["token"], squares[c]["other"]) > 0.2]
    joker = {p.cells[0] for p in scene.pieces if p.kind == "joker" and p.cells}
    picked = {c for c, seen in top.items() if seen >= 0.5}
    for pool, most in ((free, PLAIN), ([c for c in free if c in joker], JOKERS), (close, FINGERS),
                       (hands, FINGERS // 2), (odd, ODD)):
        if pool:
            picked |= {pool[i] for i in rng.choice(len(pool), min(most, len(pool)), replace=False)}
    return sorted(picked), close


def _tops(facts: dict[str, Any]) -> dict[Cell, float]:
    """Where tokens stand, and how much of each one's top can be seen."""
    return {tuple(t["cell"]): t["top_seen"]["visible"] for t in facts["tokens"] if t["cell"]}


def _compared(cell: Cell, plain: Sequence[Cell], lean: np.ndarray, rng: np.random.Generator) -> Cell | None:
    """The token in plain sight that a square is compared with: as the reader does, now and then any."""
    others = [t for t in plain if t != cell]
    return others[int(rng.integers(len(others)))] if others and rng.random() < ANY else beside(cell, others, lean)


def places(now: np.ndarray, camera: PlaneCamera, bare: np.ndarray, bare_camera: PlaneCamera, scene: Scene,
           facts: dict[str, Any], rng: np.random.Generator) -> Samples:
    """Squares of one board with and without tokens."""
    lean = lean_of(camera, *scene.shape)
    cells, close = _picked(scene, facts, lean, rng)
    tops = _tops(facts)
    plain = [c for c, seen in tops.items() if seen >= PLAINLY]
    others = [_compared(c, plain, lean, rng) for c in cells]
    shown = views(now, camera, Sheets(bare_camera, cells).of(bare), cells, others)
    return {**dict(zip(("now", "empty", "other", "facts"), shown, strict=True)),
            "there": np.array([c in tops for c in cells]), "close": np.array([c in close for c in cells])}


class TokenNet(nn.Module):
    """(N, 13, 52, 40) -> (N, 1, 1, 1) logits."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.Sequential(
            block(CHANNELS, 16), block(16, 32, 2), block(32, 56, 2), block(56, 80, 2),
            nn.Conv2d(80, 80, (-(-SHAPE[0] // 8), -(-SHAPE[1] // 8)), bias=False), nn.BatchNorm2d(80), nn.ReLU(),
            nn.Dropout2d(0.2), nn.Conv2d(80, 1, 1))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        out: torch.Tensor = self.layers(x)
        return out


def inputs(data: Samples, pick: np.ndarray | slice) -> np.ndarray:
    """What the network sees of some of the samples."""
    return network_input(*(data[k][pick] for k in ("now", "empty", "other", "facts")))


def with_taught(x: np.ndarray, data: Samples, pick: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Some of the squares `x` compared with any token of their set; the network is told by its place, their own."""
    there, world = data["there"], data["world"]
    for k in np.flatnonzero(rng.random(len(x)) < TAUGHT):
        low, high = np.searchsorted(world, [world[pick[k]], world[pick[k]] + 1])
        pool = low + np.flatnonzero(there[low:high])
        pool = pool[pool != pick[k]]
        if len(pool):
            x[k, 6:VIEWED] = data["now"][rng.choice(pool)].transpose(2, 0, 1) / np.float32(127.5) - 1
            x[k, VIEWED], x[k, VIEWED + 1:VIEWED + 3] = 1.0, 0.0
    return x


def varied(x: np.ndarray, rng: np.random.Generator) -> torch.Tensor:
    """Other inks, lamps, exposures, sharpness and noise; tokens a little taller or shorter and less exactly on their
    squares; mirrored or not; some with no other token to compare with."""
    n = len(x)
    order = torch.from_numpy(np.stack([rng.permutation(3) for _ in range(n)]))[:, None, :, None, None]
    shown = torch.from_numpy(x[:, :VIEWED].reshape(n, 3, 3, *SHAPE))
    shown = shown.gather(2, order.expand(shown.shape))

    def single(values: np.ndarray) -> torch.Tensor:
        return torch.from_numpy(values.astype(np.float32))

    one = (n, 1, 1, 1, 1)
    lamp, then = (np.exp(rng.normal(0, 0.25, one) + rng.normal(0, 0.08, (n, 1, 3, 1, 1))) for _ in range(2))
    lamps = np.concatenate([lamp, then, lamp * np.exp(rng.normal(0, 0.08, lamp.shape))], axis=1)
    bright = ((shown + 1) / 2).clamp(1e-4, 1) ** single(np.exp(rng.normal(0, 0.15, one))) * single(lamps)
    bright += torch.randn(bright.shape) * single(rng.uniform(0, 0.03, one))
    lit = bright.clamp(0, 1) * 2 - 1
    soft = F.avg_pool2d(lit.reshape(n, 9, *SHAPE), 3, 1, 1, count_include_pad=False).reshape(lit.shape)
    lit = torch.lerp(lit, soft, single(rng.uniform(-0.3, 0.7, one).clip(0)))
    flip = np.where(rng.random(n) < 0.5, -1.0, 1.0)
    tall = np.exp(rng.normal(0, 0.05, n))
    aside = rng.normal(0, 0.05, n)
    parts = []
    for k in range(3):
        turn = np.zeros((n, 2, 3), np.float32)
        turn[:, 0, 0], turn[:, 1, 1] = flip, 1 / tall
        turn[:, 0, 2] = rng.normal(0, 0.05, n) if k == 2 else aside
        turn[:, 1, 2] = FOOT * (1 - 1 / tall) + rng.normal(0, 0.01, n)
        grid = F.affine_grid(torch.from_numpy(turn), [n, 3, *SHAPE], align_corners=False)
        parts.append(F.grid_sample(lit[:, k], grid, padding_mode="border", align_corners=False))
    facts = x[:, VIEWED:].copy()
    facts[:, ACROSS - VIEWED] *= flip[:, None, None].astype(np.float32)
    alone = rng.random(n) < ALONE
    facts[alone, :3] = 0.0
    parts[2][torch.from_numpy(alone | (facts[:, 0, 0, 0] == 0))] = -1.0
    return torch.cat([*parts, torch.from_numpy(facts)], dim=1)


def figures(net: nn.Module, data: Samples) -> str:
    """How many are told rightly and wrongly with how much certainty; of those without a token also near fingertips."""
    there, close = data["there"], data["close"]
    p = torch.sigmoid(asked(net, len(there), lambda part: inputs(data, part))[:, 0]).numpy()
    loss = -np.mean(np.log(np.clip(np.where(there, p, 1 - p), 1e-6, 1)))
    return "\n   ".join((f"loss {loss:.4f}", *(
        f"{least}: {(p[there] >= least).sum()} of {there.sum()} there, {(p[~there] >= least).sum()} of "
        f"{(~there).sum()} not, {(p[close] >= least).sum()} of {close.sum()} near fingertips; none said with "
        f"{1 - least:.2f}: {(p[~there] <= 1 - least).sum()}, near fingertips {(p[close] <= 1 - least).sum()}, "
        f"{(p[there] <= 1 - least).sum()} wrongly" for least in (0.5, 0.9, 0.97, 0.99))))


def loss_of(net: nn.Module, data: Samples, pick: np.ndarray, rng: np.random.Generator) -> torch.Tensor:
    """How wrong the network is of some of the samples, varied."""
    there = torch.from_numpy(data["there"][pick].astype(np.float32))
    said = net(varied(with_taught(inputs(data, pick), data, pick, rng), rng).to(DEVICE))[:, 0, 0, 0].cpu()
    return F.binary_cross_entropy_with_logits(said, there * (1 - SMOOTH) + SMOOTH / 2)


def both(data: Samples) -> tuple[np.ndarray, np.ndarray]:
    """The squares with tokens, and those without; those near fingertips count twice."""
    none = np.concatenate([np.flatnonzero(~data["there"]), np.flatnonzero(data["close"])])
    return np.flatnonzero(data["there"]), none


RECIPE = Recipe(TOKENS, TOKENS_ANY.name, TokenNet, SHAPE, inputs, both, loss_of, figures)

if __name__ == "__main__":
    command_line(RECIPE, __doc__, minutes=24.0)
