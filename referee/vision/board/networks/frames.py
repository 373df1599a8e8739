"""Tells whose frame a piece has from a finer look at single squares, by the four kinds of lines and by likeness.

Why it exists: a dotted line is a millimetre from dot to dot. That is little more than two of the 48 pixels by which the
square reader sees a square. Good cameras see pieces more finely than that. Jokers are rare besides, and their one
square has to tell it all. The network is shown a square with a rim of its neighbours, 64 pixels a square, now and when
the board was empty. It also embeds what it sees: pieces of one owner in one art world lie near each other (Snell et al.
2017), so that taught examples tell whose a piece is in any. What it is shown is defined here, for training too. Not
done here: training (`models.training.board.frames`), and weighing the answer with the square reader's (`reading`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values.board import Cell
from referee.vision.board.networks.squarenet import VIEWS, View
from referee.vision.common.networks.model import Kind, load_network
from referee.vision.common.views.above import Above

PX = 64
"""Pixels a square."""
RIM = 12
"""Pixels of the neighbours that are shown on each side."""
SIDE = PX + 2 * RIM
CHANNELS = 6
"""Now, empty."""
EMBEDDED = 32
"""Numbers of an embedding."""
OWNERS = slice(0, 4)
"""Of an answer: whose frame."""
IS_JOKER = 4
"""That it is a joker."""
KNOWN_ART = 5
"""That its art is known."""
EMBEDDING = slice(6, 6 + EMBEDDED)
AS_KNOWN = slice(EMBEDDING.stop, EMBEDDING.stop + 4)
"""Whose, by likeness to examples of the known art in the network."""
ANSWERS = AS_KNOWN.stop
FRAMES = Kind("frames", "squares", CHANNELS, "frames", ANSWERS, "models.training.board.frames", "model-frames")


@dataclass(frozen=True, slots=True)
class CloseUpSettings:
    """How the closer look is asked.

    - `finer`: the picture is fetched so many times finer and then averaged: large pictures have more than 64 pixels a
      square.
    - `art_squares`: squares of a board that are asked whether their art is known.
    """

    finer: int = 2
    art_squares: int = 40


CLOSE_UP = CloseUpSettings()


@dataclass(frozen=True, slots=True)
class Closer:
    """What a closer look says of N squares, in logits: `frame` (N, 4), in the order of `FRAME_ORDER`, by the kinds of
    lines. `as_known` (N, 4): by likeness to pieces of the known art. `joker` (N,), and known `art` (N,). `embedding`
    (N, 32): unit vectors."""

    frame: NDArray[np.float64]
    as_known: NDArray[np.float64]
    joker: NDArray[np.float64]
    art: NDArray[np.float64]
    embedding: NDArray[np.float64]

    @classmethod
    def of(cls, said: NDArray[np.float64]) -> Closer:
        """Of the network's answers (N, ANSWERS)."""
        embedding = said[:, EMBEDDING]
        length = np.maximum(np.linalg.norm(embedding, axis=1, keepdims=True), 1e-9)
        return cls(said[:, OWNERS], said[:, AS_KNOWN], said[:, IS_JOKER], said[:, KNOWN_ART], embedding / length)


class Frames:
    """The network and what it needs to know of one table: BGR picture `bare` of the empty board, taken by `camera`.
    Pieces lie `height` squares above it."""

    def __init__(self, bare: NDArray[np.uint8], camera: PlaneCamera, height: float) -> None:
        self._network = load_network(FRAMES)
        self._bare, self._camera, self._height = bare, camera, height
        self._empty: dict[Cell, NDArray[np.uint8]] = {}  # close-ups of the empty board, each made when first needed
        self._now: dict[Cell, NDArray[np.uint8]] = {}    # and of the picture shown last
        self._shown: tuple[NDArray[np.uint8], PlaneCamera] | None = None

    def of(self, picture: NDArray[np.uint8], camera: PlaneCamera, cells: Sequence[Cell],
           views: Sequence[View] = VIEWS) -> NDArray[np.float64]:
        """(N, ANSWERS) of the squares `cells`, each covered by a joker or half of a card, in a BGR picture taken by
        `camera`; see `Closer`. The mean over the views."""
        return self.about(self.squares(picture, camera, cells), views) if cells else np.empty((0, ANSWERS))

    def squares(self, picture: NDArray[np.uint8], camera: PlaneCamera, cells: Sequence[Cell]) -> NDArray[np.uint8]:
        """(N, 88, 88, 6): one or more squares now, and as they looked empty."""
        now = self.close_ups(picture, camera, cells)
        new = [c for c in cells if c not in self._empty]
        self._empty.update(zip(new, close_up(self._bare, self._camera, new), strict=True))
        return np.concatenate([now, np.stack([self._empty[c] for c in cells])], axis=-1)

    def close_ups(self, picture: NDArray[np.uint8], camera: PlaneCamera, cells: Sequence[Cell]) -> NDArray[np.uint8]:
        """(N, 88, 88, 3): what lies on the squares `cells`, in a BGR picture taken by `camera`; of one picture each is
        cut out once."""
        if self._shown is None or self._shown[0] is not picture or self._shown[1] is not camera:
            self._shown, self._now = (picture, camera), {}
        new = [c for c in cells if c not in self._now]
        self._now.update(zip(new, close_up(picture, camera, new, self._height), strict=True))
        return np.stack([self._now[c] for c in cells])

    def about(self, squares: NDArray[np.uint8], views: Sequence[View] = VIEWS) -> NDArray[np.float64]:
        """As `of`, of close-ups (N, 88, 88, 6), now and empty."""
        total = np.zeros((len(squares), ANSWERS))
        for view in views:
            seen = network_input(np.stack([view.of(square) for square in squares]))
            total += np.asarray(self._network.run(None, {FRAMES.input: seen})[0], np.float64).reshape(-1, ANSWERS)
        return total / len(views)

    def bare_art(self, cells: Sequence[Cell]) -> float:
        """Mean logit, over the squares `cells` of the empty board, that the print is of a kind that the network was
        made with."""
        some = [cells[i] for i in np.linspace(0, len(cells) - 1, min(CLOSE_UP.art_squares, len(cells))).astype(int)]
        bare = close_up(self._bare, self._camera, some)
        return float(Closer.of(self.about(np.concatenate([bare, bare], axis=-1), VIEWS[:2])).art.mean())


def close_up(picture: NDArray[np.uint8], camera: PlaneCamera, cells: Sequence[Cell],
             height: float = 0.0) -> NDArray[np.uint8]:
    """(N, 88, 88, 3): N squares and a rim around each, from straight above, at `height` squares above the board."""
    steps = (np.arange(SIDE * CLOSE_UP.finer) + 0.5) / (PX * CLOSE_UP.finer) - RIM / PX
    found = [Above(c + steps, r + steps, height).of(picture, camera) for r, c in cells]
    small = [cv2.resize(f, (SIDE, SIDE), interpolation=cv2.INTER_AREA) for f in found]
    return np.array(small, np.uint8).reshape(-1, SIDE, SIDE, 3)


def network_input(squares: NDArray[np.generic]) -> NDArray[np.float32]:
    """(N, 6, H, W) float32 from -1 to 1 of N squares (N, H, W, 6) uint8, now and empty; `halves` is shown the same."""
    return squares.transpose(0, 3, 1, 2).astype(np.float32) / np.float32(127.5) - np.float32(1.0)
