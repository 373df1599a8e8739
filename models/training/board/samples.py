"""Renders training samples for the square reader: boards in play, rectified, with what lies on every square.

    python -m models.training.board.samples OUT_DIR --count 500 --seed 1

Each sample is one `.npz`: `now` and `bare` (rows*48, cols*48, 3) uint8 BGR, the board and one square around it,
rectified at card height and at board height;
`lean` (2,) squares by which one square of height shifts the picture; per square `kind`, `frame`, `token`, `hidden`,
`same` as `referee.vision.board.networks.squarenet` defines them, -1 where the loss must not look. Registration is
deliberately a little off, and in some looks the light has changed since the board was empty.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from referee.evaluate.board.styles import styles_of
from referee.geometry.camera import PlaneCamera
from referee.sim.board.looks.sampling import drifted, sample_style
from referee.sim.board.looks.style import Style
from referee.sim.board.render.renderer import Renderer, render
from referee.sim.board.render.truth import truth
from referee.sim.board.scene.populate import Mix, Shot, random_board_in_play, random_hand, sample_shot
from referee.sim.board.scene.things import Scene, Token, stand
from referee.sim.common.camera import Camera
from referee.sim.common.hands import SKINS
from referee.values.board import Cell
from referee.vision.board.finding.patches import rectify
from referee.vision.board.networks.squarenet import BARE, CARD, FRAME_ORDER, JOKER, NET_PX, OTHER, OUTSIDE, lean_of
from referee.vision.common.views.pose import fit_camera

Sizes = tuple[tuple[tuple[int, int], float], ...]
"""Width and height of pictures, and how often."""

SIZES: Sizes = (((1280, 720), 0.25), ((1920, 1080), 0.55), ((2560, 1440), 0.2))
STEPS = {(-1, 0): 0, (0, 1): 1, (1, 0): 2, (0, -1): 3}
CARD_HEIGHT = 0.1
FILL = (0.75, 1.0)  # of the picture that the board takes at most
LOW = 0.3          # share of looks from cameras down to 25 degrees; the others stand at 34 and more
OTHER_LIGHT = 0.15  # share of looks whose bare board was taken under other lamps
WRONG_COLOURS = 0.25  # share of cards that do not show the colours of their squares, so that the network must look
MIX = Mix(cards=(4, 52), hand=0.3, wrong_colours=WRONG_COLOURS)
REACHED = 0.6      # share of boards with hands at the pieces, as when they are laid, pressed and moved
AT_WORK, HOW_OFTEN = ("pinch", "reach", ""), (0.4, 0.4, 0.2)  # their poses; "": any
ACROSS = 0.4       # share of those that come from across the table: their fingers lean in the picture as tokens do
FINGERTIPS_MM = (3.0, 45.0)  # above the board there: pressing a card, carrying a token
DARK_SKINS = SKINS[4:]  # the likeliest to be taken for a token
PER_LOOK = 4       # boards of one look and camera: light and textures are worked out once
OVERLAID = 0.45    # of a half or a joker by pieces above it: it is no longer plain what it is
JUTTED_OVER = 0.2  # of a bare square, by the edge of a card beside it that lies a little off: it counts as bare;
LAID_OVER = 0.35   # more than this is something laid on it
HALF_SEEN = 0.5    # of a half card's other half: then the card's way of lying is known from there


def board_camera(facts: dict[str, Any]) -> PlaneCamera:
    """The camera as learning would find it: fitted to the true middles of the squares."""
    places = np.array([[c["cell"][1] + 0.5, c["cell"][0] + 0.5] for c in facts["cells"]])
    pixels = np.array([np.mean(c["poly_px"], axis=0) for c in facts["cells"]])
    return fit_camera(places, pixels, (facts["size"][0], facts["size"][1]))


def shifted(camera: PlaneCamera, rng: np.random.Generator, amount: float) -> PlaneCamera:
    """The camera with the board moved by a few hundredths of a square and turned a little."""
    move = camera.rotation @ np.append(rng.normal(0, amount, 2), 0.0)
    angle = rng.normal(0, amount / 12)
    turn = np.array([[np.cos(angle), -np.sin(angle), 0], [np.sin(angle), np.cos(angle), 0], [0, 0, 1.0]])
    return PlaneCamera(camera.focal, camera.centre, camera.k1, camera.rotation @ turn, camera.translation + move)


def labels(facts: dict[str, Any], rows: int, cols: int) -> dict[str, np.ndarray]:
    """What lies on every square: (rows, cols) int8 arrays."""
    kind = np.full((rows, cols), OUTSIDE, np.int8)
    frame = np.full((rows, cols), -1, np.int8)
    token = np.full((rows, cols), -1, np.int8)
    hidden = np.full((rows, cols), -1, np.int8)
    same = np.full((rows, cols), -1, np.int8)
    visible = {tuple(e["cell"]): e["seen"]["visible"] for e in facts["cells"]}
    pieces = {p["id"]: p for p in facts["cards"] + facts["jokers"]}
    for entry in facts["cells"]:
        r, c = entry["cell"]
        seen = entry["seen"]
        token[r, c] = 0
        in_the_way = seen["hand"] + seen["token"] + seen["other"]
        hidden[r, c] = 1 if in_the_way > 0.55 else 0 if in_the_way < 0.42 else -1
        least = 0.3
        if entry["covered_by"]:
            piece = pieces[entry["covered_by"][-1]]
            if piece["kind"] == "joker":
                kind[r, c] = JOKER
            else:
                a, b = (tuple(x) for x in piece["cells"])
                other = b if (r, c) == a else a
                kind[r, c] = CARD + STEPS[other[0] - r, other[1] - c]
                same[r, c] = int(piece["colours"][0 if (r, c) == a else 1] == entry["colour"])
                least = 0.1 if visible[other] >= HALF_SEEN else least
            frame[r, c] = FRAME_ORDER.index(piece["frame"])
            if seen["piece"] > OVERLAID:
                kind[r, c], frame[r, c], same[r, c] = OTHER, -1, -1
        else:
            kind[r, c] = OTHER if seen["piece"] > LAID_OVER else -1 if seen["piece"] > JUTTED_OVER else BARE
        if seen["visible"] < least:
            kind[r, c] = frame[r, c] = same[r, c] = -1
        elif seen["visible"] < 0.5:
            frame[r, c] = -1
    for t in facts["tokens"]:
        if t["cell"]:
            token[tuple(t["cell"])] = -1 if t["occluded"] else 1
    return {"kind": kind, "frame": frame, "token": token, "hidden": hidden, "same": same}


def stood(scene: Scene, token_id: str, cell: Cell, rng: np.random.Generator) -> Token:
    """A token on a cell, not quite in its middle."""
    dx, dy = (float(v) for v in np.clip(rng.normal(0, 1.5, 2), -3.0, 3.0))
    return stand(scene, token_id, cell, (dx, dy))


def crowded(scene: Scene, rng: np.random.Generator) -> Scene:
    """More tokens than any game has: what they hide is what is hardest to read."""
    taken = {t.cell for t in scene.tokens}
    covered = [c for p in scene.pieces for c in p.cells if c not in taken]
    bare = [c for c in scene.colours if c not in taken and c not in set(covered)]
    jokers = [c for p in scene.pieces if p.kind == "joker" for c in p.cells if c in covered]
    tokens = list(scene.tokens)
    for k in range(int(rng.integers(0, 11))):
        pool = jokers if jokers and rng.random() < 0.4 else covered if covered and rng.random() < 0.75 else bare
        if pool:
            cell = pool.pop(int(rng.integers(len(pool))))
            if any(t.cell == cell for t in tokens):
                continue
            tokens.append(stood(scene, f"extra{k}", cell, rng))
    return replace(scene, tokens=tuple(tokens))


def reached(scene: Scene, camera: Camera, rng: np.random.Generator) -> Scene:
    """One to three hands at work on the board; some carry a token, which stands nowhere then."""
    across = float(np.degrees(np.arctan2(camera.rot[2, 1], camera.rot[2, 0])))
    places = [(p.x, p.y) for p in scene.pieces if p.cells] + [(t.x, t.y) for t in scene.tokens]
    hands, tokens = [], list(scene.tokens)
    for k in range(int(rng.integers(1, 4))):
        x, y = places[int(rng.integers(len(places)))] if places else (0.0, 0.0)
        x, y = x + float(rng.normal(0, 12)), y + float(rng.normal(0, 12))
        pose = str(rng.choice(AT_WORK, p=HOW_OFTEN)) or None
        hand = random_hand(rng, scene, x, y, float(rng.uniform(*FINGERTIPS_MM)), pose)
        if rng.random() < ACROSS:
            hand = replace(hand, direction=across + float(rng.uniform(-30, 30)))
        if rng.random() < 0.5:
            hand = replace(hand, skin=DARK_SKINS[int(rng.integers(len(DARK_SKINS)))])
        if hand.pose == "pinch" and rng.random() < 0.35:
            tokens.append(Token(f"carried{k}", x, y, None, lift=float(rng.uniform(1, 40))))
        hands.append(hand)
    return replace(scene, hands=tuple(hands), tokens=tuple(tokens))


def look_of(style: Style, rng: np.random.Generator, sizes: Sizes = SIZES, fill: tuple[float, float] = FILL) -> Shot:
    """A board in play of this style before a random camera, with pictures of one of these sizes."""
    size = sizes[int(rng.choice(len(sizes), p=[p for _, p in sizes]))][0]
    angles = (25.0, 40.0) if rng.random() < LOW else (34.0, 90.0)
    return sample_shot(rng, style, size, MIX, elevation=angles, fill=fill)


def look(rng: np.random.Generator, sizes: Sizes = SIZES, fill: tuple[float, float] = FILL) -> Shot:
    """A board in play of a random style before a random camera, with pictures of one of these sizes."""
    return look_of(sample_style(rng), rng, sizes, fill)


def board_sample(now: np.ndarray, camera: PlaneCamera, facts: dict[str, Any], shape: tuple[int, int],
                 bare: np.ndarray) -> dict[str, np.ndarray]:
    """A picture of a board of this shape as the square reader sees it, beside the rectified `bare` board, and what lies
    on every square."""
    rows, cols = shape
    flat = rectify(now, camera, (-1, rows + 1), (-1, cols + 1), NET_PX, CARD_HEIGHT)[0]
    return {"now": flat, "bare": bare, "lean": lean_of(camera, rows, cols).astype(np.float32),
            **{k: np.pad(v, 1, constant_values=-1) for k, v in labels(facts, rows, cols).items()}}


def styles_of_seed(seed: int) -> frozenset[str]:
    """The styles (`referee.evaluate.board.styles`) of the boards that `samples` draws from this seed."""
    shot = look(np.random.default_rng(seed))
    return styles_of({"scene": shot.style.to_dict(), "camera": shot.camera.to_dict()})


def bare_board(shot: Shot, rng: np.random.Generator) -> tuple[np.ndarray, PlaneCamera]:
    """A picture of the empty board, in some looks in another light, and its camera as learning may find it."""
    style = drifted(shot.empty_style, rng, float(rng.choice([0.0, 4.0], p=[0.7, 0.3])))
    if rng.random() < OTHER_LIGHT:
        style = replace(style, lights=sample_style(rng).lights)
    empty = shot.scene.empty()
    picture = render(empty, style, shot.empty_camera, seed=int(rng.integers(1 << 31)))
    return picture, shifted(board_camera(truth(empty, style, shot.empty_camera)), rng, 0.012)


def boards(shot: Shot, rng: np.random.Generator, count: int = PER_LOOK) -> Iterator[Scene]:
    """Boards in play of one look: crowded with tokens, most with hands at work."""
    for k in range(count):
        scene = shot.scene
        if k:
            scene = random_board_in_play(rng, shot.style, replace(MIX, cards=(2, 40), hand=0.35), scene.empty())
        scene = crowded(scene, rng)
        yield reached(scene, shot.camera, rng) if rng.random() < REACHED else scene


def samples(seed: int) -> list[dict[str, np.ndarray]]:
    """`PER_LOOK` boards in play of one random style, with their bare board."""
    rng = np.random.default_rng(seed)
    shot = look(rng)
    style = shot.style
    bare, bare_camera = bare_board(shot, rng)
    rows, cols = shot.scene.shape
    window = ((-1, rows + 1), (-1, cols + 1))
    bare_flat = rectify(bare, bare_camera, *window, NET_PX)[0]
    out = []
    renderer = Renderer(style, shot.camera)
    for scene in boards(shot, rng):
        facts = truth(scene, style, shot.camera)
        now = renderer.still(scene, rng)
        camera = shifted(board_camera(facts), rng, 0.025)
        out.append(board_sample(now, camera, facts, (rows, cols), bare_flat))
    return out


def save(path: Path, arrays: dict[str, np.ndarray]) -> None:
    """Write the arrays of one sample."""
    np.savez(path, **arrays)  # type: ignore[arg-type]  # none is called allow_pickle, the one name that is no array


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--count", type=int, default=500, help=f"styles; {PER_LOOK} samples each")
    parser.add_argument("--seed", type=int, default=1, help="first seed; the following ones are used too")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    cv2.setNumThreads(1)
    for seed in range(args.seed, args.seed + args.count):
        if (args.out / f"{seed:06d}_{PER_LOOK - 1}.npz").exists():
            continue
        for k, sample in enumerate(samples(seed)):
            save(args.out / f"{seed:06d}_{k}.npz", sample)


if __name__ == "__main__":
    main()
