"""Moves of other games as a phone photographs them by hand's light: what `changes` is measured on besides `blocks`.

Why: between two photographs a person leans over and the phone meters anew, so light drifts more than in a film.
A move's pieces hang together, and pieces stand everywhere, also in the picture the table was learned from.
`python -m tests.support.photographed SEED...` prints the moves told exactly. Not done here: any rule of any game.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace

import cv2
import numpy as np

from referee.sim.board.looks.sampling import sample_style
from referee.sim.board.looks.style import Style
from referee.sim.board.scene.things import SQUARE_MM
from referee.sim.common.camera import Camera, sample_camera
from referee.sim.common.render import post
from tests.support.blocks import (
    BOARDS,
    BlockRenderer,
    Game,
    Move,
    Played,
    Setting,
    block_face,
    learned,
    naive,
    new_block,
    said,
)

PIECES = ("domino", "letter", "shape", "wood", "plain", "own", "shape", "domino")
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def later(style: Style, rng: np.random.Generator) -> Style:
    """The same room at another moment: lamp, people's shadows, exposure and white balance have moved."""
    s, k = style.sensor, style.lights
    x, y, z = (float(v) for v in np.array(k.lamp_mm) * (1 + rng.normal(0, 0.03, 3)))
    shade = float(rng.uniform(0.15, 0.7)) if rng.random() < 0.45 else 0.0
    r, g, b = (float(v * (1 + rng.normal(0, 0.02))) for v in s.balance_error)
    return replace(
        style,
        sensor=replace(s, exposure_ev=s.exposure_ev + float(rng.normal(0, 0.15)), balance_error=(r, g, b),
                       contrast=float(np.clip(s.contrast + rng.normal(0, 0.04), 0, 0.6))),
        lights=replace(
            k, lamp_mm=(x, y, z),
            room_side=float(np.clip(k.room_side + rng.normal(0, 0.08), 0, 0.8)),
            lamp_ratio=float(k.lamp_ratio * np.exp(rng.normal(0, 0.15))),
            shade=shade, shade_deg=float(rng.uniform(0, 360)),
            shade_mm=(float(rng.uniform(-150, 150)), float(rng.uniform(60, 400))),
            shade_soft_mm=float(rng.uniform(10, 80))))


def nudged(camera: Camera, rng: np.random.Generator, pixels: float) -> Camera:
    """The camera a little off, so that the picture moves by about so many pixels."""
    off = pixels / float(camera.matrix[0, 0])
    return camera.moved(turn_deg=tuple(float(v) for v in np.degrees(rng.normal(0, off, 3)) * (1, 1, 0.5)))


def mapped(image: np.ndarray, strength: float) -> np.ndarray:
    """Local tone mapping as phones do it: wide differences of brightness are taken down, fine ones kept."""
    grey = cv2.cvtColor(image, cv2.COLOR_BGR2GRAY).astype(np.float32) + 8
    small = cv2.resize(np.log(grey), None, fx=0.125, fy=0.125, interpolation=cv2.INTER_AREA)
    wide = cv2.resize(cv2.GaussianBlur(small, (0, 0), 12), image.shape[1::-1])
    gain = np.exp(-strength * (wide - float(wide.mean())))[..., None]
    even: np.ndarray = np.clip(image * gain, 0, 255)
    return even.astype(np.uint8)


def laid_together(rng: np.random.Generator, setting: Setting, count: int) -> Setting:
    """Some more blocks in one line that touches earlier ones, as letters and dominoes are laid."""
    game = setting.game
    taken = set(setting.standing)
    free = [(r, c) for r in range(game.rows) for c in range(game.cols) if (r, c) not in taken]
    beside = [c for c in free if any((c[0] + i, c[1] + j) in taken for i, j in SIDES)]
    pool = beside or free
    cell = pool[int(rng.integers(len(pool)))]
    i, j = SIDES[int(rng.integers(4))]
    line = [(cell[0] + k * i, cell[1] + k * j) for k in range(2 if game.pieces == "domino" else count)]
    line = line[:next((k for k, c in enumerate(line) if c not in free), len(line))]
    if game.pieces == "domino":
        groups = [tuple(line[k:k + 2]) for k in range(0, len(line) - 1, 2)]
    else:
        groups = [(c,) for c in line]
    return replace(setting, blocks=(*setting.blocks, *(new_block(rng, game, g) for g in groups)))


def _moved_on(rng: np.random.Generator, setting: Setting) -> Setting:
    kind = rng.random()
    if setting.blocks and kind < 0.08:
        gone = int(rng.integers(len(setting.blocks)))
        return replace(setting, blocks=tuple(b for k, b in enumerate(setting.blocks) if k != gone))
    if setting.blocks and kind < 0.14 and setting.game.pieces not in ("wood", "own"):
        k = int(rng.integers(len(setting.blocks)))
        old = setting.blocks[k]
        new = replace(old, look=old.look + 1)
        if not np.array_equal(block_face(setting.game, old)[0], block_face(setting.game, new)[0]):
            return replace(setting, blocks=(*setting.blocks[:k], new, *setting.blocks[k + 1:]))
    return laid_together(rng, setting, int(rng.integers(1, 6)))


def play(seed: int, moves: int = 8, size: tuple[int, int] = (1600, 1200)) -> Played:
    """A game of random blocks; the same seed gives the same pictures. In half of them the table is learned from a
    picture in which pieces stand."""
    rng = np.random.default_rng([59, seed])
    pieces = PIECES[int(rng.integers(len(PIECES)))]
    game = Game(int(rng.integers(10, 17)), int(rng.integers(10, 17)), BOARDS[int(rng.integers(len(BOARDS)))], pieces,
                float(rng.uniform(3, 20)), float(rng.uniform(0.78, 0.98)), seed)
    style = sample_style(rng)
    style = replace(style, sensor=replace(style.sensor, motion_px=(0.0, 0.0)))
    w, h = game.cols * SQUARE_MM / 2 + 12, game.rows * SQUARE_MM / 2 + 12
    rim = np.array([[-w, -h], [w, -h], [w, h], [-w, h]])
    camera = sample_camera(rng, rim, size, elevation=(55.0, 90.0), fill=(0.75, 0.95))
    nudge, tone = float(rng.choice([0.0, 0.7, 1.5])), float(rng.choice([0.0, rng.uniform(0.1, 0.5)]))

    def shot(of: Setting, where: Camera) -> np.ndarray:
        taken = BlockRenderer(game, later(style, rng), where).still(of, rng)
        return post.compress(mapped(taken, tone * float(rng.uniform(0.8, 1.2))), 90) if tone else taken

    setting = Setting(game=game)
    early = int(rng.integers(0, 12)) if rng.random() < 0.5 else 0
    for _ in range(early):
        setting = laid_together(rng, setting, int(rng.integers(1, 5)))
    first = BlockRenderer(game, style, camera)
    out = Played(game, camera.elevation, shot(setting, camera), first.corners(), [])
    for _ in range(int(rng.integers(0, 14))):
        setting = laid_together(rng, setting, int(rng.integers(1, 5)))
    before = shot(setting, nudged(camera, rng, nudge))
    while len(out.moves) < moves:
        after = _moved_on(rng, setting)
        then, there = setting.standing, after.standing
        changed = frozenset(c for c in {*then, *there} if then.get(c) != there.get(c))
        if not changed:
            continue
        picture = shot(after, nudged(camera, rng, nudge))
        out.moves.append(Move(before, picture, changed, f"early {early}, nudge {nudge}, tone {tone:.1f}"))
        setting, before = after, picture
    return out


def main(seeds: Sequence[int]) -> None:
    """One line a game, then all, with the naive comparison's best threshold in hindsight."""
    exact, hidden, missed, extra, compared = 0, 0, 0, 0, []
    for seed in seeds:
        played = play(seed, 6)
        table, cells = learned(played)
        right, wrong = 0, []
        for k, move in enumerate(played.moves):
            changed, under = said(move, table, cells)
            right += changed == move.changed
            hidden += len(under)
            missed += bool(move.changed - changed)
            extra += bool(changed - move.changed)
            compared.append((naive(move, table, cells), move.changed))
            if changed != move.changed:
                wrong.append(f"{k}:-{len(move.changed - changed)}+{len(changed - move.changed)}/{len(move.changed)}")
        exact += right
        game = played.game
        print(f"seed {seed}: {game.board} {game.rows}x{game.cols}, {game.pieces} {game.height:.0f} mm {game.part:.2f}, "
              f"{played.elevation:.0f} deg, {played.moves[0].what}: {right} of {len(played.moves)} {' '.join(wrong)}",
              flush=True)
    best = max(sum({c for c, v in off.items() if v > t} == c0 for off, c0 in compared) for t in range(1, 80))
    print(f"{exact} of {len(compared)} moves exact, too few in {missed}, too many in {extra}, {hidden} squares hidden; "
          f"naive, best threshold: {best}")


if __name__ == "__main__":
    main([int(s) for s in sys.argv[1:]])
