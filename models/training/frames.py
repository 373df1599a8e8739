"""Renders close-ups of pieces, trains the network that tells whose frame they have, and exports it to ONNX.

    python -m models.training.frames samples OUT_DIR --count 514 --seed 90000
    python -m models.training.frames train OUT_DIR -o models/frames.onnx --minutes 75

A sample file holds what one look shows: for N squares covered by a joker or half of a card the close-ups of
`referee.vision.networks.frames` (`squares`, (N, 88, 88, 6) uint8 BGR, now and empty), `frame` (N,) in the order of
`FRAME_ORDER`, `joker` (N,) and `fine` (N,), pixels a mm. One look in ten is held back; the figures printed are on
those.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from models.training.net import block
from models.training.places import Recipe, Samples, asked, command_line
from models.training.samples import (
    CARD_HEIGHT,
    FILL,
    Sizes,
    bare_board,
    board_camera,
    boards,
    labels,
    look,
    shifted,
)
from models.training.train import SMOOTH, tinted
from referee.sim.populate import Shot
from referee.sim.render import Renderer
from referee.sim.scene import FRAMES as OWNERS
from referee.sim.scene import SQUARE_MM, Scene, lay
from referee.sim.truth import truth
from referee.values import Cell
from referee.vision.networks.frames import ANSWERS, CHANNELS, FRAMES, SIDE, close_up, network_input
from referee.vision.networks.squarenet import CARD, FRAME_ORDER, JOKER, View

SIZES: Sizes = (((1280, 720), 0.15), ((1920, 1080), 0.5), ((2560, 1440), 0.2), ((3200, 2400), 0.15))
PER_LOOK = 5
JOKERS = (4, 16)   # put on the bare squares of a board, half of them beside a card
ANY_FACE = 0.5     # share of looks whose jokers have a face of any colour
CARDS = 14         # halves of cards kept of a board: they are many
KIND = 0.3         # what telling jokers from cards counts against telling whose they are


def with_jokers(scene: Scene, rng: np.random.Generator) -> Scene:
    """The board with more jokers on it than any game has."""
    covered = {c for p in scene.pieces for c in p.cells} | {t.cell for t in scene.tokens}
    bare = [c for c in scene.colours if c not in covered]
    beside = {(r + i, c + j) for p in scene.pieces for r, c in p.cells for i, j in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    pieces = list(scene.pieces)
    for k in range(int(rng.integers(*JOKERS))):
        near = [c for c in bare if c in beside]
        pool = near if near and rng.random() < 0.5 else bare
        if not pool:
            break
        cell = pool[int(rng.integers(len(pool)))]
        bare.remove(cell)
        dx, dy = (float(v) for v in np.clip(rng.normal(0, 0.6, 2), -1.5, 1.5))
        turn = float(np.clip(rng.normal(0, 1.2), -3, 3)) + 90.0 * int(rng.integers(4))
        pieces.append(lay(scene, f"more{k}", str(rng.choice(OWNERS)), [cell], (), (dx, dy), turn))
    return replace(scene, pieces=tuple(pieces))


def other_face(shot: Shot, rng: np.random.Generator) -> Shot:
    """The look with another ground and symbol of its jokers."""
    ground, symbol = (tuple(int(v) for v in rng.integers(15, 235, 3)) for _ in range(2))
    cards = replace(shot.style.cards, joker_rgb=ground, symbol_rgb=symbol)
    return replace(shot, style=replace(shot.style, cards=cards))


def _covered(facts: dict[str, Any], shape: tuple[int, int], rng: np.random.Generator) -> tuple[list[Cell], list[Cell]]:
    """Squares with a joker, and some with half of a card, whose frame can be seen."""
    known = labels(facts, *shape)
    clear = known["frame"] >= 0
    jokers, halves = (np.argwhere(clear & kind) for kind in (
        known["kind"] == JOKER, (known["kind"] >= CARD) & (known["kind"] < JOKER)))
    halves = halves[rng.permutation(len(halves))[:CARDS]]
    return [(int(r), int(c)) for r, c in jokers], [(int(r), int(c)) for r, c in halves]


def samples(seed: int) -> Samples:
    """The pieces of `PER_LOOK` boards of one random look."""
    rng = np.random.default_rng(seed)
    shot = look(rng, SIZES, FILL)
    if rng.random() < ANY_FACE:
        shot = other_face(shot, rng)
    bare, bare_camera = bare_board(shot, rng)
    renderer = Renderer(shot.style, shot.camera)
    found: dict[str, list[np.ndarray]] = {k: [] for k in ("squares", "frame", "joker", "fine")}
    for board in boards(shot, rng, PER_LOOK):
        scene = with_jokers(board, rng)
        facts = truth(scene, shot.style, shot.camera)
        jokers, halves = _covered(facts, scene.shape, rng)
        cells = [*jokers, *halves]
        if not cells:
            continue
        whose = {tuple(c): p["frame"] for p in facts["cards"] for c in p["cells"]}
        whose |= {tuple(p["cell"]): p["frame"] for p in facts["jokers"] if p["cell"]}
        size = {tuple(c["cell"]): cv2.contourArea(np.array(c["poly_px"], np.float32)) for c in facts["cells"]}
        now = renderer.still(scene, rng)
        camera = shifted(board_camera(facts), rng, 0.025)
        found["squares"].append(np.concatenate(
            [close_up(now, camera, cells, CARD_HEIGHT), close_up(bare, bare_camera, cells)], axis=-1))
        found["frame"].append(np.array([FRAME_ORDER.index(whose[c]) for c in cells]))
        found["joker"].append(np.arange(len(cells)) < len(jokers))
        found["fine"].append(np.sqrt([size[c] for c in cells]) / SQUARE_MM)
    return {k: np.concatenate(v) for k, v in found.items()}


class FrameNet(nn.Module):
    """(N, 6, 88, 88) -> (N, 5, 1, 1) logits."""

    def __init__(self) -> None:
        super().__init__()
        last = 6  # of 88 pixels, halved four times
        self.layers = nn.Sequential(
            block(CHANNELS, 24, 2, 5), block(24, 48), block(48, 64, 2), block(64, 64), block(64, 96, 2), block(96, 96),
            block(96, 96, 2), nn.Conv2d(96, 96, last, bias=False), nn.BatchNorm2d(96), nn.ReLU(), nn.Dropout2d(0.2),
            nn.Conv2d(96, ANSWERS, 1))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        out: torch.Tensor = self.layers(x)
        return out


def varied(squares: np.ndarray, rng: np.random.Generator) -> torch.Tensor:
    """Squares as other views, inks, lamps, lenses and sensors would show them."""
    out = np.empty((len(squares), CHANNELS, SIDE, SIDE), np.float32)
    for square, x in zip(squares, out, strict=True):
        seen = View(int(rng.integers(4)), bool(rng.random() < 0.5)).of(square)
        inks = rng.permutation(3)
        x[:3] = tinted(np.ascontiguousarray(seen[..., :3][..., inks]), rng, True).transpose(2, 0, 1)
        x[3:] = tinted(np.ascontiguousarray(seen[..., 3:][..., inks]), rng, False).transpose(2, 0, 1)
    return torch.from_numpy(out)


def figures(net: nn.Module, data: Samples) -> str:
    """What is said of all samples: shares said for sure, and wrongly, by how finely they are seen."""
    n = len(data["frame"])
    out = asked(net, n, lambda part: network_input(data["squares"][part]))
    p = torch.softmax(out[:, :-1], dim=1).numpy()
    sure, right = p.max(axis=1), p.argmax(axis=1) == data["frame"]
    kind = (out[:, -1].numpy() > 0) != data["joker"]
    rows = [f"joker or card wrong {kind.sum()} of {n}"]
    for what, mine in (("jokers", data["joker"]), ("halves", ~data["joker"])):
        for name, part in (("fine", data["fine"] >= 3.0), ("coarse", data["fine"] < 3.0)):
            m = mine & part
            rows.append(f"{name} {what} {m.sum()}: wrong {(m & ~right).sum()}; " + ", ".join(
                f"{least} {(m & (sure >= least)).sum()} wrong {(m & (sure >= least) & ~right).sum()}"
                for least in (0.9, 0.94, 0.97)))
    return "\n   ".join(rows)


def loss_of(net: nn.Module, data: Samples, pick: np.ndarray, rng: np.random.Generator) -> torch.Tensor:
    """How wrong the network is of some of the samples, varied."""
    said = net(varied(data["squares"][pick], rng))[:, :, 0, 0]
    joker = torch.from_numpy(data["joker"][pick].astype(np.float32))
    frame = F.cross_entropy(said[:, :-1], torch.from_numpy(data["frame"][pick]), label_smoothing=SMOOTH)
    return frame + KIND * F.binary_cross_entropy_with_logits(said[:, -1], joker * (1 - SMOOTH) + SMOOTH / 2)


RECIPE = Recipe(FRAMES, samples, FrameNet, (SIDE, SIDE),
                lambda d: (np.flatnonzero(d["joker"]), np.flatnonzero(~d["joker"])), loss_of, figures)

if __name__ == "__main__":
    command_line(RECIPE, __doc__, count=514, seed=90000, minutes=75.0)
