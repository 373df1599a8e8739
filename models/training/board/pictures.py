"""Renders whole pictures with oriented boxes for the detector: tables with a board in play, bare boards now and then.

    python -m models.training.board.pictures OUT_DIR --count 300 --seed 50000

Why: the square reader sees the rectified board only; a detector looks at the raw picture. Writes what ultralytics reads
(Jocher et al., https://docs.ultralytics.com/datasets/obb): `images/` and `labels/` with `train` and `val` (one look in
twenty, nothing of it is trained on) and `data.yaml`. A label is a class of
`referee.vision.board.networks.detector.CLASSES` and four corners in shares of the picture. Pictures are `WIDTH` wide,
as the network sees them. Not done here: training.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from models.training.board.samples import MIX, crowded, look
from referee.sim.board.render.renderer import Renderer
from referee.sim.board.render.truth import truth
from referee.sim.board.scene.populate import loose_pieces, random_board_in_play
from referee.sim.board.scene.things import FRAMES
from referee.vision.board.networks.detector import CLASSES, SECTION, TOKEN, WIDTH, class_of

SIZES = (((1280, 720), 0.75), ((1920, 1080), 0.25))
PER_LOOK = 5         # pictures of one look and camera: light and textures are worked out once
BARE = 0.12          # share of pictures without a piece on the board
FILL = (0.6, 1.0)    # of the picture that the board takes at most
LEAST_SEEN = 0.4     # a piece or token that shows less is no target
HELD_BACK = 20


def targets(facts: dict[str, Any]) -> list[tuple[int, np.ndarray]]:
    """Class and corners (4, 2) in pixels of everything that can be seen well enough, sections first."""
    found = [(SECTION, np.array(s["poly_px"])) for s in facts["board"]["sections"]]
    found += [(class_of(piece["kind"], piece["frame"]), np.array(piece["poly_px"]))
              for piece in facts["cards"] + facts["jokers"] + facts["loose"]
              if piece["seen"]["visible"] >= LEAST_SEEN and not piece.get("face_down")]
    for token in facts["tokens"]:
        if token["top_seen"]["visible"] >= LEAST_SEEN:
            x0, y0, x1, y1 = token["bbox_px"]
            found.append((TOKEN, np.array([[x0, y0], [x1, y0], [x1, y1], [x0, y1]])))
    return found


def lines(facts: dict[str, Any]) -> list[str]:
    """The label file's lines. Corners are cut at the picture's edge; what lies outside by half is left out."""
    size = np.array(facts["size"], float)
    out = []
    for kind, corners in targets(facts):
        share = corners / size
        if (np.abs(share.mean(axis=0) - 0.5) < 0.5).all():
            out.append(" ".join([str(kind), *(f"{v:.5f}" for v in np.clip(share, 0.0, 1.0).ravel())]))
    return out


def pictures(seed: int) -> list[tuple[np.ndarray, list[str]]]:
    """`PER_LOOK` pictures (H, WIDTH, 3) uint8 BGR of one random look and camera, with their labels."""
    rng = np.random.default_rng(seed)
    shot = look(rng, SIZES, FILL)
    style, size = shot.style, shot.camera.size
    renderer = Renderer(style, shot.camera)
    out = []
    for k in range(PER_LOOK):
        if rng.random() < BARE:
            scene = loose_pieces(rng, shot.scene.empty(), style, replace(MIX, loose=(0, 12)), FRAMES)
        else:
            scene = shot.scene if k == 0 else random_board_in_play(rng, style, MIX, shot.scene.empty())
            scene = crowded(scene, rng)
        image = renderer.still(scene, rng)
        small = cv2.resize(image, (WIDTH, round(WIDTH * size[1] / size[0])), interpolation=cv2.INTER_AREA)
        out.append((small, lines(truth(scene, style, shot.camera))))
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--count", type=int, default=300, help=f"looks; {PER_LOOK} pictures each")
    parser.add_argument("--seed", type=int, default=50000, help="first seed; the following ones are used too")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    for part in ("train", "val"):
        (args.out / "images" / part).mkdir(parents=True, exist_ok=True)
        (args.out / "labels" / part).mkdir(parents=True, exist_ok=True)
    names = "\n".join(f"  {k}: {name}" for k, name in enumerate(CLASSES))
    (args.out / "data.yaml").write_text(
        f"path: {args.out.resolve()}\ntrain: images/train\nval: images/val\nnames:\n{names}\n", encoding="utf-8")
    for seed in range(args.seed, args.seed + args.count):
        part = "train" if seed % HELD_BACK else "val"
        if (args.out / "images" / part / f"{seed:06d}_{PER_LOOK - 1}.jpg").exists():
            continue
        for k, (image, label) in enumerate(pictures(seed)):
            name = f"{seed:06d}_{k}"
            (args.out / "labels" / part / f"{name}.txt").write_text("\n".join(label) + "\n", encoding="utf-8")
            cv2.imwrite(str(args.out / "images" / part / f"{name}.jpg"), image, [cv2.IMWRITE_JPEG_QUALITY, 95])


if __name__ == "__main__":
    main()
