"""Draws pictures of dice with their truth, to train on.

    python -m models.training.dice.pictures DIR --count 1500 --seed 1

Each family's dice are seen in two pictures, two families of three with the game's board, the others anywhere. DIR gets
`NNNNNN_K.jpg` and `.json`. What is there already is not drawn again.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import cv2
import numpy as np

from referee.sim.dice.looks import sample_style
from referee.sim.dice.renderer import DiceRenderer
from referee.sim.dice.scene import free_scene, game_scene
from referee.sim.dice.views import sample_view, truth, written

SIZES = ((1280, 720), (960, 720), (1024, 768), (720, 960))
EACH = 2
STEEP = 0.5  # share of pictures without a board that are taken from above, as one holds a telephone over a table


def draw(folder: Path, seed: int) -> None:
    """The pictures of one family."""
    rng = np.random.default_rng([seed, 17])
    game = seed % 3 != 2
    style = sample_style(seed, game)
    size = SIZES[int(rng.integers(len(SIZES)))]
    for k in range(EACH):
        path = folder / f"{seed:06d}_{k}.jpg"
        scene = game_scene(rng, style) if game else free_scene(rng, style)
        steep = not game and rng.random() < STEEP
        camera = sample_view(rng, style, size, elevation=(62, 90) if steep else (25, 90))
        if path.exists():
            continue
        shot = DiceRenderer(style, camera).render(scene, seed + k)
        path.with_suffix(".json").write_text(written(truth(scene, style, camera, shot)), encoding="utf-8")
        cv2.imwrite(str(path), shot.image, [cv2.IMWRITE_JPEG_QUALITY, 97])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=1500, help="families")
    parser.add_argument("--seed", type=int, default=0, help="of the first")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    for seed in range(args.seed, args.seed + args.count):
        draw(args.folder, seed)


if __name__ == "__main__":
    main()
