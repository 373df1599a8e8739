"""Tells which parts of a square show the half card that lies there, beside a hand or whatever else is over it.

Why it exists: skin and sleeves have colours too. Only where it is known which pixels show the card does their colour
say which ink it is. The network is shown the square with its neighbours, now and when the board was empty. It is turned
so that the card's other half lies to the north. What it is shown is defined here, for training too. Not done here:
training (`models.training.board.halves`), the colour (`light`), and what follows from it (`inks`).
"""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.board import Cell
from referee.vision.board.networks.asking import cut, sigmoid
from referee.vision.board.networks.frames import network_input
from referee.vision.board.networks.squarenet import View
from referee.vision.common.networks.model import Kind, load_network

PX = 24
"""Pixels a square, of the square and its eight neighbours."""
SIDE = 3 * PX
PARTS = 12
"""Of the square each way of which it is asked whether they show the card."""
CHANNELS = 6
"""Now, empty."""
MIRRORED = View(0, True)

HALVES = Kind("halves", "halves", CHANNELS, "shown", PARTS * PARTS, "models.training.board.halves", "model-halves")


class Halves:
    """The network and the empty board: `bare` rectified at board height with a margin of one square all round, BGR."""

    def __init__(self, bare: NDArray[np.uint8]) -> None:
        self._network = load_network(HALVES)
        self._bare = bare

    def of(self, board: NDArray[np.uint8], halves: Sequence[tuple[Cell, int]]) -> NDArray[np.float64]:
        """Probability (N, 12, 12) that each part of a square shows the half card that lies there. `board` is rectified
        at card height and laid out as `bare`. `halves`: the square, and on which side of it the other half lies (0..3
        as in `squarenet.STEPS`). The mean over the view and its mirror image."""
        if not halves:
            return np.empty((0, PARTS, PARTS))
        shown = around(board, self._bare, halves)
        total = np.zeros((len(halves), PARTS, PARTS))
        for view in (View(), MIRRORED):
            seen = network_input(np.stack([view.of(s) for s in shown]))
            said = np.asarray(self._network.run(None, {HALVES.input: seen})[0], np.float64)
            total += np.stack([view.back(s) for s in sigmoid(said.reshape(-1, PARTS, PARTS))])
        return np.stack([View(side).back(s) for s, (_, side) in zip(total / 2, halves, strict=True)])


def around(board: NDArray[np.uint8], bare: NDArray[np.uint8],
           halves: Sequence[tuple[Cell, int]]) -> NDArray[np.uint8]:
    """(N, 72, 72, 6): squares and their neighbours, now and empty, turned so that the other half lies to the north. The
    two boards are rectified with a margin of one square all round."""
    out = []
    for (r, c), side in halves:
        both = [cv2.resize(cut(picture, r, r + 3, c, c + 3), (SIDE, SIDE), interpolation=cv2.INTER_AREA)
                for picture in (board, bare)]
        out.append(View(side).of(np.concatenate(both, axis=-1)))
    return np.stack(out).astype(np.uint8)
