"""Tells from one picture whether the board that is learned from it lies bare, as it has to.

Why it exists: a card shows the colours of the squares it lies on, so that a board in play is learned quite well. Then
nobody notices a few wrong squares, and every piece is taken for print. The network that finds pieces compares a board
with the same one empty. Here it is shown, for each square, how most squares of its colour look. A printed motif is on
most of them, a piece is not. Not done here: telling what lies there (`reader`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.i18n.said import Joined, Said
from referee.i18n.spots import spots
from referee.kit.board import load_kit
from referee.values.board import BoardTable, Cell
from referee.vision.board.networks.asking import SQUARES, SQUARES_ANY, Answer, Shown, ask
from referee.vision.board.networks.squarenet import BARE, PX, VIEWS, lean_of
from referee.vision.common.colour.palette import Floats
from referee.vision.common.images import reference_picture
from referee.vision.common.networks.model import load_network
from referee.vision.common.views.above import Above

MIDDLE = slice(PX // 4, 3 * PX // 4)
"""Part of a square whose colour tells how it is lit."""


@dataclass(frozen=True, slots=True)
class LyingSettings:
    """When something lies on a board that should be empty.

    - `sure`: so surely must a piece, a token or a hand be there. On 158 rendered empty boards, many of them seen too
      badly for play, nothing was likelier than 0.07. On one of 38 pixels a square it was 0.4.
    - `most_told`: squares that are named one by one.
    - `lit`: how much darker or lighter than most of its colour a square may be.
    """

    sure: float = 0.9
    most_told: int = 6
    lit: tuple[float, float] = (0.6, 1.6)


LYING = LyingSettings()


def lying(table: BoardTable) -> tuple[Cell, ...]:
    """Squares, in order, that surely do not lie bare in the picture a table was learned from.

    Where most squares of a colour are covered, they pass for what the colour looks like. `ModelError` when the model
    cannot be used.
    """
    picture = reference_picture(table)
    camera = PlaneCamera.from_dict(table.camera).scaled(picture.shape[1] / table.width)
    rows, cols = (max(v) + 1 for v in zip(*table.layout, strict=True))
    around = (-1, rows + 1), (-1, cols + 1)
    kit = load_kit(table.kit)
    shown = Above.squares(*around, PX, kit.sizes.thickness / kit.sizes.square).of(picture, camera)
    bare = _as_most(Above.squares(*around, PX).of(picture, camera), table)
    network = load_network(SQUARES_ANY if table.any_art else SQUARES)
    logits = ask(network, Shown(shown, lean_of(camera, rows, cols), VIEWS), bare)[1:-1, 1:-1]
    said = Answer.of(logits, np.zeros((rows, cols), bool))
    covered = np.maximum(1 - said.kind[..., BARE], np.maximum(said.token, said.hidden))
    return tuple(c for c in sorted(table.layout) if covered[c] >= LYING.sure)


def covered_text(squares: Sequence[str]) -> Said:
    """What to do about such squares, in words."""
    named, more = Joined(spots([name] for name in squares[:LYING.most_told]), "; "), len(squares) - LYING.most_told
    return Said("board-covered-more", squares=named, more=more) if more > 0 else Said("board-covered", squares=named)


def _as_most(flat: NDArray[np.uint8], table: BoardTable) -> NDArray[np.uint8]:
    """A rectified board (a margin of one square all round) with each square as most of its colour look, in its light.
    """
    out = flat.copy()
    for colour in set(table.layout.values()):
        cells = [c for c, name in table.layout.items() if name == colour]
        places = [np.s_[(r + 1) * PX:(r + 2) * PX, (c + 1) * PX:(c + 2) * PX] for r, c in cells]
        squares: Floats = np.array([flat[p] for p in places], np.float64)
        lit = np.maximum(np.median(squares[:, MIDDLE, MIDDLE].reshape(len(cells), -1, 3), axis=1), 1.0)
        usual = np.median(lit, axis=0)
        most = np.median(squares * (usual / lit)[:, None, None], axis=0)
        for place, colour_now in zip(places, lit, strict=True):
            out[place] = np.clip(most * np.clip(colour_now / usual, *LYING.lit), 0, 255)
    return out
