"""Draws pictures of cards with their truth, to train on.

    python -m models.training.cards.pictures DIR --count 400 --seed 1 [--strips]

Each family's cards are seen in three pictures: rounds, counts and decks of one make, or cards of several makes anyhow.
With `--strips` there are only heaps swiped into lines, half of them of backs whose edges hardly show. DIR gets
`NNNNNN_K.jpg` and `.json`. What is there already is not drawn again.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import cv2
import matplotlib as mpl
import numpy as np

from referee.sim.cards.looks import faint, sample_style
from referee.sim.cards.renderer import CardsRenderer
from referee.sim.cards.scene import count_scene, deck_scene, free_scene, round_scene, strips_scene
from referee.sim.cards.truth import sample_view, truth, written
from referee.sim.common.surfaces import paint_table

SIZES = ((1280, 720), (960, 720), (1024, 768), (720, 960))
EACH = 3
FAINT = 0.5        # share of families with heaps whose edges hardly show
STRIPS_WIDE = (44, 104)  # pixels of a card in heaps
MAKES = 8          # of cards that lie anyhow
NO_DIGITS = ("STIXSiz", "STIXNonUni", "cmex", "cmsy", "cmmi", "cmtt", "cmb", "Display", "LastResort")


def fonts() -> tuple[str, ...]:
    """The TrueType fonts that matplotlib, which ultralytics needs, brings along."""
    folder = Path(mpl.get_data_path()) / "fonts" / "ttf"
    return tuple(str(p) for p in sorted(folder.glob("*.ttf")) if not p.name.startswith(NO_DIGITS)
                 and not any(n in p.name for n in ("Display", "LastResort")))


def draw(folder: Path, seed: int, strips: bool = False) -> None:
    """The pictures of one family."""
    rng = np.random.default_rng([seed, 19])
    free = not strips and rng.random() < 0.45
    style = sample_style(seed, MAKES if free else 3 if strips else 1, fonts())
    if strips and rng.random() < FAINT:
        style = faint(style, rng)
    size = SIZES[int(rng.integers(len(SIZES)))]
    surface = paint_table(style.table)
    for k in range(EACH):
        path = folder / f"{seed:06d}_{k}.jpg"
        draws = [free_scene] if free else [round_scene, count_scene, deck_scene]
        scene = strips_scene(rng, style) if strips else draws[int(rng.choice(len(draws), p=[1.0] if free else
                                                                             [0.5, 0.38, 0.12]))](rng, style)
        camera = sample_view(rng, style, size, (48, 150) if free else STRIPS_WIDE if strips else (44, 84))
        if path.exists():
            continue
        renderer = CardsRenderer(style, camera, surface)
        shot = renderer.render(scene, seed + k)
        path.with_suffix(".json").write_text(written(truth(scene, style, renderer, shot)), encoding="utf-8")
        cv2.imwrite(str(path), shot.image, [cv2.IMWRITE_JPEG_QUALITY, 97])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=400, help="families")
    parser.add_argument("--seed", type=int, default=0, help="of the first")
    parser.add_argument("--strips", action="store_true")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    for seed in range(args.seed, args.seed + args.count):
        draw(args.folder, seed, args.strips)


if __name__ == "__main__":
    main()
