"""Drawn pictures of the dice game by families that no network was trained on."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from referee.sim.common.arrays import Image
from referee.sim.common.camera import Aim, Camera, look_at
from referee.sim.dice.looks import DiceStyle, sample_style
from referee.sim.dice.renderer import DiceRenderer
from referee.sim.dice.scene import DiceScene, Thrown, lying, on_space, rows_scene
from referee.sim.dice.views import truth
from referee.values.dice import COLOURS, VALUES

FAMILY = 920005
"""Of a seed that no training draws."""
SIZE = (1024, 768)
LYING = (("red", 1), ("red", 2), ("yellow", 1), ("green", 1), ("green", 2), ("green", 3), ("blue", 4))
LOOSE = (("red", 5), ("yellow", 6), ("green", 2), ("blue", 3))


@dataclass(frozen=True)
class Picture:
    """A picture and the truth of it."""

    image: Image
    dice: list[dict[str, Any]]


def family() -> DiceStyle:
    """A plain family: opaque dice, a board with its row of numbers, no blur and little noise."""
    style = sample_style(FAMILY)
    assert style.board is not None
    dice = {name: replace(look, clear=0.0, edge_mm=17.0) for name, look in style.dice.items()}
    calm = replace(style.sensor, exposure_ev=0.0, noise=0.006, defocus_px=0.4, motion_px=(0.0, 0.0))
    return replace(style, dice=dice, board=replace(style.board, mark="tile", order=COLOURS), sensor=calm)


def camera(elevation: float = 62.0, azimuth: float = 270.0, distance: float = 420.0) -> Camera:
    return look_at((0.0, 0.0, 0.0), Aim(azimuth, elevation, distance), 60.0, SIZE)


@cache
def renderer(elevation: float = 62.0) -> DiceRenderer:
    return DiceRenderer(family(), camera(elevation))


def shot(scene: DiceScene, drawer: DiceRenderer) -> Picture:
    found = drawer.render(scene)
    return Picture(found.image, truth(scene, drawer.style, drawer.camera, found)["dice"])


@cache
def bare(elevation: float = 62.0) -> Picture:
    return shot(DiceScene(), renderer(elevation))


@cache
def in_play(elevation: float = 62.0) -> Picture:
    """`LYING` on their spaces but for the last, a blue four on the space of blue six, and `LOOSE` beside the board."""
    drawer = renderer(elevation)
    style, rng = drawer.style, np.random.default_rng(4)
    assert style.board is not None
    dice = [on_space(rng, style.board, style.dice[c], c, n, (c, 6 if (c, n) == LYING[-1] else n)) for c, n in LYING]
    w, h = style.board.size_mm
    for k, (c, n) in enumerate(LOOSE):
        at = [(0.0, -h / 2 - 30), (w / 2 + 30, 0.0), (0.0, h / 2 + 30), (-w / 2 - 30, 0.0)][k]
        dice.append(lying(rng, Thrown(c, n, style.dice[c]), at))
    return shot(DiceScene(tuple(dice)), drawer)


@cache
def in_rows() -> Picture:
    """All dice in four rows, on a table without a board."""
    style = replace(family(), board=None)
    return shot(rows_scene(np.random.default_rng(3), style), DiceRenderer(style, camera(70.0)))


ALL = [(colour, value) for colour in COLOURS for value in VALUES]
