"""Draws stills of the art families that training never sees, with their truth, to measure readers on.

    python -m models.training.board.families OUT_DIR --stills 4 --seed 1

Writes OUT_DIR/photo/NNN.jpg, NNN_empty.jpg and their truth with `art.family`. Of each family the first still shows all
four players' pieces: a set is taught from it. Colours that have no name among the six are `other`, `other2`, ... there.
"""

from __future__ import annotations

import argparse
import itertools
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from models.training.board.frames import with_jokers
from referee.sim.board.looks.style import Style
from referee.sim.board.looks.worlds import FAMILIES, family_style
from referee.sim.board.render.renderer import render
from referee.sim.board.render.truth import truth
from referee.sim.board.scene.populate import Mix, Shot, disturb, lay_cards, put_tokens, random_hand, sample_shot
from referee.sim.board.scene.things import FRAMES, SQUARE_MM
from referee.sim.common.looks.surroundings import INKS

SIZE = (1920, 1080)
FINE = 3.1           # pixels a mm
ELEVATION = (42.0, 86.0)
TRIES = 60
MIX = Mix(cards=(12, 26), hand=0.0, wrong_colours=0.08, overlap=0.05, off_grid=0.1)
HAND = 0.2           # share of stills with a hand


def shot_of(style: Style, rng: np.random.Generator) -> Shot:
    """A board in play of all four players, seen finely."""
    best, most = None, 0.0
    for _ in range(TRIES):
        shot = sample_shot(rng, style, SIZE, MIX, elevation=ELEVATION, fill=(0.9, 1.0))
        facts = truth(shot.scene.empty(), style, shot.camera)
        sides = [np.sqrt(cv2.contourArea(np.array(c["poly_px"], np.float32))) for c in facts["cells"]]
        fine = float(np.median(sides)) / SQUARE_MM
        if fine > most:
            best, most = shot, fine
        if most >= FINE:
            break
    assert best is not None
    scene = lay_cards(rng, best.scene.empty(), style, MIX, FRAMES)
    scene = put_tokens(rng, with_jokers(disturb(rng, scene, style, MIX, FRAMES), rng), MIX)
    if rng.random() < HAND:
        places = [(p.x, p.y) for p in scene.pieces if p.cells]
        x, y = places[int(rng.integers(len(places)))]
        scene = replace(scene, hands=(random_hand(rng, scene, x, y, float(rng.uniform(0, 40))),))
    return replace(best, scene=scene)


def named(facts: dict[str, Any], family: str) -> dict[str, Any]:
    """The truth with its family, colours without a name of their own called `other`."""
    inks = sorted({c["colour"] for c in facts["cells"]} | {k for p in facts["cards"] for k in p["colours"]})
    spare = (f"other{k}" if k > 1 else "other" for k in itertools.count(1))
    names = {ink: ink if ink in INKS else next(spare) for ink in inks}
    for cell in facts["cells"]:
        cell["colour"] = names[cell["colour"]]
    for card in facts["cards"]:
        card["colours"] = [names[k] for k in card["colours"]]
    return {**facts, "art": {"family": family}}


def write(folder: Path, number: int, family: str, rng: np.random.Generator) -> None:
    """One still and its bare board."""
    style = family_style(family, rng)
    shot = shot_of(style, rng)
    for name, scene, look, camera in ((f"{number}", shot.scene, style, shot.camera),
                                      (f"{number}_empty", shot.scene.empty(), shot.empty_style, shot.empty_camera)):
        picture = render(scene, look, camera, seed=int(rng.integers(1 << 31)))
        cv2.imwrite(str(folder / f"{name}.jpg"), picture, [cv2.IMWRITE_JPEG_QUALITY, 92])
        facts = named(truth(scene, look, camera), family)
        (folder / f"{name}.json").write_text(json.dumps(facts), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--stills", type=int, default=4, help="of a family")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    folder = args.out / "photo"
    folder.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    for k, family in enumerate(FAMILIES):
        for i in range(args.stills):
            rng = np.random.default_rng([args.seed, k, i])
            write(folder, 1000 + 10 * k + i, family, rng)


if __name__ == "__main__":
    main()
