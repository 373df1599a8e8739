"""Trains the network that tells whose frame a piece has, by classes and by comparison with taught examples.

    python -m models.training.board.looks DIR --count 600
    python -m models.training.board.frames DIR -o models/frames.onnx --minutes 60

Of the sample files of `looks` it uses the close-ups of `referee.vision.board.networks.frames` (`squares`, (N, 88, 88,
6) uint8 BGR, now and empty) of squares covered by a joker or half of a card, `frame` (N,) in the order of
`FRAME_ORDER`, `piece` (N,), `joker` (N,), `fine` (N,) pixels a mm, `look` (N,).

Comparison is trained in episodes (Vinyals et al. 2016, "Matching networks for one shot learning"): of one art world a
few pieces of each owner are shown as examples, others are to be told, half of them under other lamps and cameras. One
world in ten is held back; the figures printed are on those.
"""

from __future__ import annotations

import argparse
import itertools
import time
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from models.training.board.net import DEVICE, block, rate_at, start_from
from models.training.board.places import Samples, export
from models.training.board.samples import CARD_HEIGHT, labels
from models.training.board.train import SMOOTH, tinted
from referee.geometry.camera import PlaneCamera
from referee.sim.board.scene.things import SQUARE_MM, Scene, lay
from referee.values.board import FRAMES, Cell
from referee.vision.board.networks.frames import (
    CHANNELS,
    EMBEDDING,
    FRAMES_NET,
    IS_JOKER,
    KNOWN_ART,
    OWNERS,
    SIDE,
    close_up,
    network_input,
)
from referee.vision.board.networks.squarenet import CARD, FRAME_ORDER, JOKER, View

JOKERS = (4, 16)   # put on the bare squares of a board, half of them beside a card
CARDS = 14         # halves of cards kept of a board: they are many
KIND = 0.3         # what telling jokers from cards, and known art from other, counts against telling whose they are
TRAINED = EMBEDDING.stop  # answers that are trained
WORLDS, SHOWN, ASKED = 5, 16, 14  # episodes a batch, examples and questions of each at most
BARE = 24          # squares of a batch that are shown as they were empty: their art is known or not, too
WITH_JOKER = 0.7   # share of owners of whom a joker is shown
KNOWN_SHARE = 0.35  # of the worlds of a batch: what it was good at before must stay so
HELD_BACK = 10
SHOWN_EVERY = 240  # seconds
FINE = 2.85        # pixels a mm from which people can read whose a piece is (three, less 5 %)


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
        pieces.append(lay(scene, f"more{k}", str(rng.choice(FRAMES)), [cell], (), (dx, dy), turn))
    return replace(scene, pieces=tuple(pieces))


def _covered(facts: dict[str, Any], shape: tuple[int, int], rng: np.random.Generator) -> tuple[list[Cell], list[Cell]]:
    """Squares with a joker, and some with half of a card, whose frame can be seen."""
    known = labels(facts, *shape)
    clear = known["frame"] >= 0
    jokers, halves = (np.argwhere(clear & kind) for kind in (
        known["kind"] == JOKER, (known["kind"] >= CARD) & (known["kind"] < JOKER)))
    halves = halves[rng.permutation(len(halves))[:CARDS]]
    return [(int(r), int(c)) for r, c in jokers], [(int(r), int(c)) for r, c in halves]


def places(now: np.ndarray, camera: PlaneCamera, bare: np.ndarray, bare_camera: PlaneCamera, facts: dict[str, Any],
           rng: np.random.Generator) -> Samples:
    """The pieces of one board; empty where none is seen clearly."""
    rows, cols = (int(v) + 1 for v in np.max([c["cell"] for c in facts["cells"]], axis=0))
    jokers, halves = _covered(facts, (rows, cols), rng)
    cells = [*jokers, *halves]
    if not cells:
        return {}
    whose = {tuple(c): (p["frame"], k) for k, p in enumerate(facts["cards"]) for c in p["cells"]}
    whose |= {tuple(p["cell"]): (p["frame"], 1000 + k) for k, p in enumerate(facts["jokers"]) if p["cell"]}
    size = {tuple(c["cell"]): cv2.contourArea(np.array(c["poly_px"], np.float32)) for c in facts["cells"]}
    return {"squares": np.concatenate([close_up(now, camera, cells, CARD_HEIGHT),
                                       close_up(bare, bare_camera, cells)], axis=-1),
            "frame": np.array([FRAME_ORDER.index(whose[c][0]) for c in cells], np.int8),
            "piece": np.array([whose[c][1] for c in cells], np.int16),
            "joker": np.arange(len(cells)) < len(jokers),
            "fine": (np.sqrt([size[c] for c in cells]) / SQUARE_MM).astype(np.float32)}


class FrameNet(nn.Module):
    """(N, 6, 88, 88) -> (N, TRAINED, 1, 1): logits, and an embedding."""

    def __init__(self) -> None:
        super().__init__()
        last = 6  # of 88 pixels, halved four times
        self.layers = nn.Sequential(
            block(CHANNELS, 24, 2, 5), block(24, 48), block(48, 64, 2), block(64, 64), block(64, 96, 2), block(96, 96),
            block(96, 96, 2), nn.Conv2d(96, 128, last, bias=False), nn.BatchNorm2d(128), nn.ReLU(), nn.Dropout2d(0.1),
            nn.Conv2d(128, TRAINED, 1))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        out: torch.Tensor = self.layers(x)
        return out


class WithKnown(nn.Module):
    """The trained network, and what it says by likeness to embedded examples of the known art (M, E) of `owners` (M,):
    (N, 6, 88, 88) -> (N, ANSWERS, 1, 1). Classes alone were 0.94 sure of 90 % of close-ups of known art seen finely,
    both of 99.8 % (538 of worlds held back), none of them wrong."""

    def __init__(self, net: nn.Module, examples: torch.Tensor, owners: torch.Tensor, sharpness: float) -> None:
        super().__init__()
        self.net = net
        self.groups = [int((owners == k).sum()) for k in range(len(FRAME_ORDER))]
        order = torch.argsort(owners, stable=True)
        weight = sharpness * F.normalize(examples[order], dim=1)
        self.register_buffer("weight", weight[:, :, None, None])

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        said = self.net(x)
        embedding = said[:, EMBEDDING]
        length = (embedding * embedding).sum(dim=1, keepdim=True).sqrt().clamp_min(1e-9)
        like = F.conv2d(embedding / length, self.weight)
        parts = torch.split(like, self.groups, dim=1)
        known = [torch.logsumexp(p, dim=1, keepdim=True) - float(np.log(n))
                 for p, n in zip(parts, self.groups, strict=True)]
        return torch.cat([said, *known], dim=1)


def known_examples(worlds: Worlds, seed: int = 0) -> tuple[np.ndarray, torch.Tensor]:
    """Close-ups of the known art, of each world half of a card and a joker of every owner, seen finely; and whose."""
    rng = np.random.default_rng(seed)
    squares, owners = [], []
    for world in worlds.worlds.values():
        if not world["known"][0]:
            continue
        for owner, joker in itertools.product(range(len(FRAME_ORDER)), (False, True)):
            mine = (world["frame"] == owner) & (world["joker"] == joker) & (world["fine"] >= FINE)
            if mine.any():
                squares.append(world["squares"][rng.choice(np.flatnonzero(mine))])
                owners.append(owner)
    return np.stack(squares), torch.tensor(owners)


def varied(squares: np.ndarray, rng: np.random.Generator) -> torch.Tensor:
    """Squares as other views, lamps, lenses and sensors would show them; some in other inks."""
    out = np.empty((len(squares), CHANNELS, SIDE, SIDE), np.float32)
    for square, x in zip(squares, out, strict=True):
        seen = View(int(rng.integers(4)), bool(rng.random() < 0.5)).of(square)
        x[:3] = tinted(seen[..., :3], rng, True).transpose(2, 0, 1)
        x[3:] = tinted(seen[..., 3:], rng, False).transpose(2, 0, 1)
    return torch.from_numpy(out)


class Worlds:
    """The close-ups of a growing folder of sample files, by world; every `HELD_BACK`th is kept apart."""

    def __init__(self, folder: Path, held_back: bool) -> None:
        self._folder, self._held_back = folder, held_back
        self.worlds: dict[int, Samples] = {}
        self._kinds: list[list[Samples]] = [[], []]

    def load(self) -> None:
        """Reads what has been added since."""
        for file in sorted(self._folder.glob("*.places.npz")):
            seed = int(file.stem[:6])
            if seed in self.worlds or (seed % HELD_BACK == 0) != self._held_back:
                continue
            try:
                with np.load(file) as data:
                    world = {k[7:]: data[k] for k in data.files if k.startswith("frames_")}
                    known = bool(data["known"])
            except (OSError, ValueError, zipfile.BadZipFile):  # is being written
                continue
            if len(np.unique(world["frame"])) >= 2:
                self.worlds[seed] = {**world, "known": np.full(len(world["frame"]), known)}
        self._kinds = [[w for w in self.worlds.values() if w["known"][0] == known] for known in (False, True)]

    def any(self, rng: np.random.Generator) -> Samples:
        """A world at random, so many of the known art as `KNOWN_SHARE` says."""
        pool = self._kinds[int(rng.random() < KNOWN_SHARE)] or list(self.worlds.values())
        return pool[int(rng.integers(len(pool)))]


def examples(world: Samples, rng: np.random.Generator) -> np.ndarray:
    """Which places of a world are shown as examples: of each owner, seen from one place, the halves of one to three
    cards and, mostly, a joker."""
    first = world["look"] == int(rng.integers(2))
    chosen: list[int] = []
    for owner in np.unique(world["frame"]):
        mine = first & (world["frame"] == owner)
        cards = np.unique(world["piece"][mine & ~world["joker"]])
        cards = rng.permutation(cards)[:int(rng.integers(1, 4))]
        chosen += np.flatnonzero(mine & ~world["joker"] & np.isin(world["piece"], cards)).tolist()
        jokers = np.flatnonzero(mine & world["joker"])
        if len(jokers) and rng.random() < WITH_JOKER:
            chosen.append(int(rng.choice(jokers)))
    return np.array(chosen, np.intp)


def asked_of(world: Samples, shown: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Other places of the world, of owners that the examples show; jokers, which are rare, twice as likely."""
    pieces = {(int(world["look"][i]), int(world["piece"][i])) for i in shown}
    owners = set(world["frame"][shown].tolist())
    rest = np.array([i for i in range(len(world["frame"])) if world["frame"][i] in owners
                     and (int(world["look"][i]), int(world["piece"][i])) not in pieces], np.intp)
    if not len(rest):
        return rest
    weight = 1.0 + world["joker"][rest]
    return rng.choice(rest, min(ASKED, len(rest)), replace=False, p=weight / weight.sum())


def matched(query: torch.Tensor, shown: torch.Tensor, owners: torch.Tensor, sharpness: torch.Tensor) -> torch.Tensor:
    """(N, 4) log-likelihood of each owner by the likeness of embeddings to those of examples (M, E), whose `owners`
    (M,) are known; -30 without an example."""
    like = sharpness * F.normalize(query, dim=1) @ F.normalize(shown, dim=1).T
    out = torch.full((len(query), len(FRAME_ORDER)), -30.0)
    columns = []
    for owner in range(len(FRAME_ORDER)):
        mine = owners == owner
        count = int(mine.sum())
        columns.append(torch.logsumexp(like[:, mine], dim=1) - np.log(count) if count else out[:, owner])
    return torch.stack(columns, dim=1)


def loss_of(net: nn.Module, sharpness: torch.Tensor, worlds: list[Samples], rng: np.random.Generator) -> torch.Tensor:
    """How wrong the network is of some episodes."""
    parts = []
    for world in worlds:
        shown = examples(world, rng)[:SHOWN]
        query = asked_of(world, shown, rng)
        if len(query):
            parts.append((world, shown, query))
    picks = [np.concatenate([s, q]) for _, s, q in parts]
    squares = np.concatenate([w["squares"][p] for (w, _, _), p in zip(parts, picks, strict=True)])
    lie_bare = rng.choice(len(squares), min(BARE, len(squares)), replace=False)
    bare = squares[lie_bare]
    shown_bare = np.concatenate([bare[..., 3:], bare[..., 3:]], axis=-1)
    with torch.autocast(DEVICE.type, torch.bfloat16):
        said = net(varied(np.concatenate([squares, shown_bare]), rng).to(DEVICE))[:, :, 0, 0]
    said = said.float().cpu()

    def told(key: str) -> torch.Tensor:
        return torch.from_numpy(np.concatenate([w[key][p] for (w, _, _), p in zip(parts, picks, strict=True)]))

    art = told("known").float() * (1 - SMOOTH) + SMOOTH / 2
    known = F.binary_cross_entropy_with_logits(said[:, KNOWN_ART], torch.cat([art, art[torch.from_numpy(lie_bare)]]))
    said = said[:len(squares)]
    frame = told("frame").long()
    classes = F.cross_entropy(said[:, OWNERS], frame, label_smoothing=SMOOTH)
    joker = F.binary_cross_entropy_with_logits(said[:, IS_JOKER], told("joker").float() * (1 - SMOOTH) + SMOOTH / 2)
    start, match, joint = 0, [], []
    for _, shown, query in parts:
        own = said[start:start + len(shown) + len(query)]
        truth = frame[start:start + len(shown) + len(query)]
        like = matched(own[len(shown):, EMBEDDING], own[:len(shown), EMBEDDING], truth[:len(shown)], sharpness.exp())
        match.append(F.cross_entropy(like, truth[len(shown):]))
        both = like + F.log_softmax(own[len(shown):, OWNERS], dim=1)
        joint.append(F.cross_entropy(both, truth[len(shown):], label_smoothing=SMOOTH))
        start += len(shown) + len(query)
    return classes + torch.stack(match).mean() + 0.5 * torch.stack(joint).mean() + KIND * (joker + known)


@torch.no_grad()
def said_of(net: nn.Module, squares: np.ndarray) -> torch.Tensor:
    """(N, TRAINED) the mean over two views."""
    net.eval()
    parts = []
    for a in range(0, len(squares), 128):
        views = [network_input(np.stack([v.of(q) for q in squares[a:a + 128]])) for v in (View(), View(1, True))]
        with torch.autocast(DEVICE.type, torch.bfloat16):
            parts.append(sum(net(torch.from_numpy(v).to(DEVICE))[:, :, 0, 0].float().cpu() for v in views) / 2)
    return torch.cat(parts)


def figures(net: nn.Module, sharpness: torch.Tensor, worlds: dict[int, Samples], seed: int = 0) -> str:
    """What is said of worlds that are held back: by classes alone, by examples alone, by both; said for sure and
    wrongly; how alike the best example is to pieces whose owner was taught, and to those whose owner was not."""
    rng = np.random.default_rng(seed)
    rows: dict[str, list[np.ndarray]] = {}
    for world in worlds.values():
        said = said_of(net, world["squares"])
        empty = said_of(net, np.concatenate([world["squares"][..., 3:]] * 2, axis=-1))
        shown = examples(world, rng)[:SHOWN]
        rest = np.setdiff1d(np.arange(len(said)), shown)
        rest = rest[np.isin(world["frame"][rest], world["frame"][shown])]
        if not len(rest):
            continue
        owners = torch.from_numpy(world["frame"][shown]).long()
        embedded = F.normalize(said[:, EMBEDDING], dim=1)
        like = matched(said[rest][:, EMBEDDING], said[shown][:, EMBEDDING], owners, sharpness.detach().exp())
        classes = F.log_softmax(said[rest][:, OWNERS], dim=1)
        best = embedded[rest] @ embedded[shown].T
        others = torch.where(owners[None] == torch.from_numpy(world["frame"][rest]).long()[:, None], -1.0, best)
        for key, value in (("classes", classes), ("examples", like), ("both", classes + like)):
            rows.setdefault(key, []).append(torch.softmax(value, dim=1).numpy())
        told = {k: world[k][rest] for k in ("frame", "fine", "joker", "known")}
        told |= {"own": best.max(1).values.numpy(), "other": others.max(1).values.numpy(),
                 "art": said[rest][:, KNOWN_ART].numpy(), "bare": empty[rest][:, KNOWN_ART].numpy(),
                 "is": said[rest][:, IS_JOKER].numpy()}
        for key, array in told.items():
            rows.setdefault(key, []).append(array)
    d = {k: np.concatenate(v) for k, v in rows.items()}
    out = [f"joker or card wrong {((d['is'] > 0) != d['joker']).mean():.3%}, known art or not wrong "
           f"{((d['art'] > 0) != d['known']).mean():.2%}, of bare squares "
           f"{((d['bare'] > 0) != d['known']).mean():.2%}; likeness of taught owners 1 % below "
           f"{np.quantile(d['own'], 0.01):.2f}, of others above 1 %: {np.quantile(d['other'], 0.99):.2f}"]
    fine, known = d["fine"] >= FINE, d["known"]
    for name, part in (("known fine", known & fine), ("other fine", ~known & fine),
                       ("other fine jokers", ~known & fine & d["joker"]), ("coarse", ~fine)):
        texts = []
        for key in ("classes", "examples", "both"):
            p = d[key][part]
            wrong = p.argmax(1) != d["frame"][part]
            sure = p.max(1) >= 0.97
            texts.append(f"{key} wrong {wrong.mean():.2%}, sure {sure.mean():.1%}, of these wrong "
                         f"{(sure & wrong).sum()}")
        out.append(f"{name} {part.sum()}: " + "; ".join(texts))
    return "\n   ".join(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("-o", "--out", type=Path, default=Path("models/frames.onnx"))
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--start", type=Path, help="weights (.pt, .onnx) to go on from")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    rng = np.random.default_rng(args.seed)
    train, held = Worlds(args.data, False), Worlds(args.data, True)
    net = FrameNet().to(DEVICE, memory_format=torch.channels_last)
    sharpness = nn.Parameter(torch.tensor(2.3))
    if args.start and args.start.suffix == ".onnx":
        train.load()
        some = [w["squares"][:24] for w in train.worlds.values()][:12]
        start_from(net, args.start, (varied(squares, rng).to(DEVICE) for squares in some))
    elif args.start:
        saved = torch.load(args.start, map_location=DEVICE)
        net.load_state_dict(saved["net"])
        sharpness.data = saved["sharpness"].cpu()
    optimiser = torch.optim.AdamW([*net.parameters(), sharpness], lr=args.rate, weight_decay=1e-3)
    begin = time.monotonic()
    shown = begin - SHOWN_EVERY + 20
    steps, running = 0, 0.0
    while (share := (time.monotonic() - begin) / (60 * args.minutes)) < 1:
        if steps % 200 == 0:
            train.load()
            held.load()
        for group in optimiser.param_groups:
            group["lr"] = rate_at(args.rate, steps, share)
        net.train()
        loss = loss_of(net, sharpness, [train.any(rng) for _ in range(WORLDS)], rng)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimiser.step()
        running = 0.98 * running + 0.02 * loss.item() if steps else loss.item()
        steps += 1
        if time.monotonic() - shown > SHOWN_EVERY:
            shown = time.monotonic()
            torch.save({"net": net.state_dict(), "sharpness": sharpness.data}, args.out.with_suffix(".pt"))
            print(f"{(shown - begin) / 60:.1f} min, {steps} steps, {len(train.worlds)} worlds, loss {running:.3f}, "
                  f"sharpness {float(sharpness.detach().exp()):.1f}\n   "
                  f"{figures(net, sharpness, held.worlds)}", flush=True)
    print(f"at the end, {steps} steps\n   {figures(net, sharpness, held.worlds)}", flush=True)
    torch.save({"net": net.state_dict(), "sharpness": sharpness.data}, args.out.with_suffix(".pt"))
    close_ups, owners = known_examples(train)
    embedded = said_of(net, close_ups)[:, EMBEDDING]
    export(FRAMES_NET, WithKnown(net.cpu(), embedded, owners, float(sharpness.detach().exp())), (SIDE, SIDE), args.out)
    print(f"SHARPNESS = {float(sharpness.detach().exp()):.2f}")


if __name__ == "__main__":
    main()
