"""Renders what all networks are trained on: boards in play of random art worlds, each world seen from two places.

    python -m models.training.board.looks OUT_DIR --count 600 --seed 200000

Of one world (`SEED`) two looks are drawn: other tables, lamps, cameras and layouts, the same art. A look's boards give

- `SEED_K.npz`: the board for the square reader, see `board_sample`; `known` says that the art is `sample_style`'s
- `SEED.places.npz`: single places for the small networks, each an array as long as there are places:
  `frames_*`, `tokens_*`, `halves_*` as `frames`, `tokens` and `halves` say

Why one pass: rendering takes most of the time, and one picture shows squares, owners, tokens and hands at once.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

from models.training.board import frames, halves, tokens
from models.training.board.samples import (
    MIX,
    Sizes,
    bare_board,
    board_camera,
    board_sample,
    crowded,
    look_of,
    reached,
    save,
    shifted,
)
from referee.sim.board.looks.sampling import sample_style
from referee.sim.board.looks.style import Style
from referee.sim.board.looks.worlds import sample_world
from referee.sim.board.render.renderer import Renderer
from referee.sim.board.render.truth import truth
from referee.sim.board.scene.populate import Shot, random_board_in_play
from referee.sim.board.scene.things import Scene
from referee.vision.board.finding.patches import rectify
from referee.vision.board.networks.squarenet import NET_PX, lean_of

Samples = dict[str, np.ndarray]
PLAIN_ART = 0.3    # share of worlds with the art of `sample_style`
LOOKS, BOARDS = 2, 2  # of a world, and of a look
JOKERS = 0.7       # share of boards with more jokers than any game has
REACHED = 0.6      # share of boards with hands at the pieces
SIZES: Sizes = (((1280, 720), 0.25), ((1920, 1080), 0.6), ((2560, 1440), 0.15))


def world_of(seed: int) -> tuple[np.random.Generator, Style, bool]:
    """The random numbers of a seed, its art, and whether that is `sample_style`'s."""
    rng = np.random.default_rng(seed)
    known = bool(rng.random() < PLAIN_ART)
    return rng, (sample_style if known else sample_world)(rng), known


def looks(seed: int) -> Iterator[tuple[Shot, np.random.Generator, bool]]:
    """The looks at one world."""
    rng, art, known = world_of(seed)
    for k in range(LOOKS):
        now = sample_style(rng)
        style = art if not k else replace(art, table=now.table, lights=now.lights, sensor=now.sensor, seed=now.seed)
        yield look_of(style, rng, SIZES), rng, known


def in_play(shot: Shot, lean: np.ndarray, rng: np.random.Generator) -> Scene:
    """A board in play of a look: crowded with tokens, more jokers than any game has, most with hands at work."""
    scene = random_board_in_play(rng, shot.style, replace(MIX, cards=(4, 46), hand=0.3), shot.scene.empty())
    if rng.random() < JOKERS:
        scene = frames.with_jokers(scene, rng)
    scene = tokens.in_line(crowded(scene, rng), lean, rng)
    return reached(scene, shot.camera, rng) if rng.random() < REACHED else scene


def samples(seed: int) -> tuple[list[Samples], Samples]:
    """The boards of one world, and its single places."""
    boards: list[Samples] = []
    found: dict[str, list[np.ndarray]] = {}
    for k, (shot, rng, known) in enumerate(looks(seed)):
        bare, bare_camera = bare_board(shot, rng)
        rows, cols = shot.scene.shape
        window = (-1, rows + 1), (-1, cols + 1)
        flat = rectify(bare, bare_camera, *window, NET_PX)[0]
        renderer = Renderer(shot.style, shot.camera)
        exact = board_camera(truth(shot.scene.empty(), shot.style, shot.camera))
        lean = lean_of(exact, rows, cols)
        for _ in range(BOARDS):
            scene = in_play(shot, lean, rng)
            facts = truth(scene, shot.style, shot.camera)
            now, camera = renderer.still(scene, rng), shifted(exact, rng, 0.025)
            board = board_sample(now, camera, facts, (rows, cols), flat)
            boards.append({**board, "known": np.array(known)})
            for name, part in (("frames", frames.places(now, camera, bare, bare_camera, facts, rng)),
                               ("tokens", tokens.places(now, camera, bare, bare_camera, scene, facts, rng)),
                               ("halves", halves.places(board["now"], flat, scene, shot, facts, rng))):
                for key, value in part.items():
                    found.setdefault(f"{name}_{key}", []).append(value)
                if part:
                    count = len(next(iter(part.values())))
                    found.setdefault(f"{name}_look", []).append(np.full(count, k, np.int8))
    places = {key: np.concatenate(v) for key, v in found.items()}
    return boards, {**places, "known": np.array(known)}


def write_worlds(draw: Callable[[int], tuple[list[Samples], Samples]], about: str | None, count: int,
                 seed: int) -> None:
    """The command line of what draws worlds: a file for each board of a world, and one for its single places, which is
    written last; worlds that are there are left."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--count", type=int, default=count, help="worlds")
    parser.add_argument("--seed", type=int, default=seed, help="first seed; the following ones are used too")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    for number in range(args.seed, args.seed + args.count):
        last = args.out / f"{number:06d}.places.npz"
        if last.exists():
            continue
        boards, places = draw(number)
        for k, board in enumerate(boards):
            save(args.out / f"{number:06d}_{k}.npz", board)
        save(last, places)


if __name__ == "__main__":
    write_worlds(samples, __doc__, count=600, seed=200000)
