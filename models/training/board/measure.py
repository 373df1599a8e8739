"""Reads stills with truth with the referee and with the detector, and prints the figures of the detector's card.

    python -m models.training.board.measure FOLDER
    python -m models.training.board.measure FOLDER --render 30 --seed 90000

FOLDER holds stills as `referee evaluate` takes them; `--render` first writes so many of random looks there, from seeds
that no model was trained on. Besides pieces and tokens on the squares it says how much of the board the detector's
sections cover (intersection over union with the true outline), what the finder of the board is worth, and how many of
the loose pieces beside the board it finds. Not done here: training.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from shapely.geometry import MultiPoint, Polygon
from shapely.ops import unary_union

from referee.evaluate.board.peer import Peer
from referee.evaluate.board.truth import Still, find
from referee.evaluate.board.versus import Compared, boards_right, compare_still, pieces_right
from referee.sim.board.looks.sampling import sample_style
from referee.sim.board.render.renderer import render
from referee.sim.board.render.truth import truth
from referee.sim.board.scene.populate import Mix, sample_shot
from referee.vision.board import learn
from referee.vision.board.networks.detector import SECTION, TOKEN, Detections, Detector
from referee.vision.common import TableNotFound, load_image

SIZE = (1920, 1080)
MIX = Mix(cards=(6, 40), hand=0.25, overlap=0.05, off_grid=0.1)
ELEVATION, FILL = (32.0, 88.0), (0.85, 1.0)
SAME = 0.3  # intersection over union from which a box is the loose piece


def write_still(folder: Path, seed: int, elevation: tuple[float, float] = ELEVATION) -> None:
    """One board in play and bare, of a random look from a camera so many degrees high, with its truth."""
    rng = np.random.default_rng(seed)
    style = sample_style(rng)
    shot = sample_shot(rng, style, SIZE, MIX, elevation=elevation, fill=FILL)
    for name, scene, look, camera in ((f"{seed}", shot.scene, style, shot.camera),
                                      (f"{seed}_empty", shot.scene.empty(), shot.empty_style, shot.empty_camera)):
        picture = render(scene, look, camera, seed=int(rng.integers(1 << 31)))
        cv2.imwrite(str(folder / f"{name}.jpg"), picture, [cv2.IMWRITE_JPEG_QUALITY, 92])
        (folder / f"{name}.json").write_text(json.dumps(truth(scene, look, camera)), encoding="utf-8")


def outline(found: Detections) -> Any:
    """The region that the found sections cover; an empty one where none was found."""
    return unary_union([Polygon(c).buffer(0) for c in found.corners()[found.kinds == SECTION]])


def board_found(still: Still, detector: Detector) -> float:
    """Intersection over union of the sections found on the bare board with its true outline."""
    board = unary_union([Polygon(s.quad).buffer(0.15 * s.side) for s in still.empty.squares])
    region = outline(detector.find(load_image(still.empty_image)))
    return float(region.intersection(board).area / region.union(board).area)


def loose_found(still: Still, detector: Detector) -> tuple[int, int]:
    """How many pieces beside the board that can be seen by half were found, and how many there are."""
    facts = json.loads(still.image.with_suffix(".json").read_text(encoding="utf-8"))
    loose = [MultiPoint(p["poly_px"]).convex_hull
             for p in (*facts.get("loose", ()), *(c for c in facts["cards"] if not c["cells"]))
             if not p["occluded"] and not p.get("face_down") and p["poly_px"]]
    found = detector.find(load_image(still.image))
    boxes = [Polygon(c) for c, k in zip(found.corners(), found.kinds, strict=True) if k not in (SECTION, TOKEN)]
    hit = sum(any(b.intersection(p).area > SAME * b.union(p).area for b in boxes) for p in loose)
    return hit, len(loose)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--render", type=int, default=0, metavar="N", help="stills to render there first")
    parser.add_argument("--seed", type=int, default=90000, help="of the first; the following ones are used too")
    parser.add_argument("--elevation", type=float, nargs=2, default=ELEVATION, metavar=("LOW", "HIGH"),
                        help="of the camera, in degrees")
    parser.add_argument("--model", type=Path, help="another detector than the one that comes along")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    for seed in range(args.seed, args.seed + args.render):
        if not (args.folder / f"{seed}_empty.json").exists():
            write_still(args.folder, seed, tuple(args.elevation))
    detector, compared = Detector(args.model), Compared()
    stills = find(args.folder)[0]
    loose, learned = np.zeros(2, int), 0
    covers = [board_found(still, detector) for still in stills]
    for still in stills:
        loose += loose_found(still, detector)
        try:
            table = learn([load_image(still.empty_image)])
        except TableNotFound:
            continue
        learned += 1
        compare_still(still, table, Peer(table, detector), compared)
        for name, rows in (("referee", compared.referee), ("detector", compared.peer)):
            row = rows[-1]
            print(f"{Path(still.name).name} {name}: {row.right} of {row.pieces} pieces, {row.false} false, "
                  f"{row.asked} asked, {row.tokens_right} of {row.tokens} tokens, {row.silent} silent", flush=True)
    for name, rows in (("referee", compared.referee), ("detector", compared.peer)):
        print(f"{name}: boards exact {boards_right(rows):.1f} % of {len(rows)}, pieces {pieces_right(rows):.2f} % of "
              f"{sum(r.pieces for r in rows)}, false {sum(r.false for r in rows)}, asked {sum(r.asked for r in rows)}, "
              f"tokens {sum(r.tokens_right for r in rows)} of {sum(r.tokens for r in rows)}, "
              f"silent errors {sum(r.silent for r in rows)}")
    print(f"detector: {np.median(compared.took):.1f} ms a still (median)")
    print(f"finder: classical learned {learned} of {len(stills)} boards; the sections found cover the board with "
          f"intersection over union {np.median(covers):.2f} (median), {np.min(covers):.2f} (least)")
    print(f"loose pieces found: {loose[0]} of {loose[1]}")


if __name__ == "__main__":
    main()
