"""Asks the square reader's network about one board in several views and takes the mean of what it says.

Why it exists: the network takes most of the time of a reading, and from one look at the table to the next little
changes. So a board is asked about as a whole, or only where it looks otherwise than before. Not done here: what goes in
and comes out (`squarenet`), what follows from it (`reader`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.board import Cell
from referee.vision.board.networks.squarenet import CARD, FRAME_ORDER, KINDS, OUTPUTS, PX, View, network_input
from referee.vision.common.networks.model import Kind
from referee.vision.common.networks.runtime import Network

SMALL = 12
"""Pixels a square at which pictures are compared."""
FEW = slice(None, None, 4)
"""Every fourth row or column of pixels tells the middle of all."""
SQUARES = Kind("squares", "boards", 8, "squares", OUTPUTS, "models.training.board.train", "model-squares")
"""Input `boards` (1, 8, rows*48, cols*48) float32, output `squares` (1, 14, rows, cols): see `squarenet`."""
SQUARES_ANY = replace(SQUARES, name="squares_any")
"""Trained on art worlds of every kind: in the known one a little less sure than the other, in any else far better."""
HIDDEN = 0.5
"""So surely something hides most of a square."""


@dataclass(frozen=True, slots=True)
class AskingSettings:
    """When a square looks as it did when it was asked about last.

    - `least`: grey levels by which a pixel must differ there; the sensor that finds rest, `motion`, does not notice
      less.
    - `most`: and at most must; in between `noise` tells.
    - `noise`: so many times the levels by which half of them differ.
    - `pixels`: of a square that must differ.
    - `leans`: squares by which height may lean otherwise in the picture.
    - `near`: squares around a changed one that are asked about anew.
    - `around`: and around those that are shown. Of 26 000 squares none was taken for something else than in an answer
      about the whole board. Showing 2 around takes a third longer.
    - `whole`: share of the board from which it is asked about as a whole.
    """

    least: float = 5.0
    most: float = 15.0
    noise: float = 5.0
    pixels: int = 2
    leans: float = 0.02
    near: int = 1
    around: int = 1
    whole: float = 0.7


ASKING = AskingSettings()


@dataclass(frozen=True, slots=True)
class Shown:
    """A board as it is asked about: rectified BGR picture `now` (rows*48, cols*48, 3), `lean` as `squarenet.lean_of`
    says, and the views to ask about."""

    now: NDArray[np.uint8]
    lean: NDArray[np.float64]
    views: Sequence[View]

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns of squares."""
        return self.now.shape[0] // PX, self.now.shape[1] // PX

    def part(self, top: int, bottom: int, left: int, right: int) -> Shown:
        """Some of its rows and columns, the last ones not included."""
        return replace(self, now=cut(self.now, top, bottom, left, right))


def cut(picture: NDArray[np.uint8], top: int, bottom: int, left: int, right: int) -> NDArray[np.uint8]:
    """Some rows and columns of squares of a rectified picture, the last ones not included."""
    return picture[top * PX:bottom * PX, left * PX:right * PX]


def ask(network: Network, shown: Shown, bare: NDArray[np.uint8]) -> NDArray[np.float64]:
    """Logits (rows, cols, 14) of every square, as `squarenet` orders them; `bare` is the same board, empty.

    The mean over the views: where they differ it comes out doubtful.
    """
    total = np.zeros((*shown.shape, OUTPUTS))
    for view in shown.views:
        boards = network_input(view.picture(shown.now), view.picture(bare), view.lean(shown.lean))
        out = np.asarray(network.run(None, {"boards": boards})[0])[0].transpose(1, 2, 0)
        sides = CARD + view.sides()
        total += view.back(np.concatenate([out[..., :CARD], out[..., sides], out[..., CARD + 4:]], axis=2))
    return total / len(shown.views)


@dataclass(frozen=True, slots=True)
class _Said:
    """The answer (rows, cols, 14), and what each square looked like when it was given (rows*12, cols*12, 3)."""

    answer: NDArray[np.float64]
    small: NDArray[np.uint8]
    lean: NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Answer:
    """What the network says of the squares of a board, each the mean over the views.

    Probabilities: `kind` (rows, cols, 7) of each kind of `squarenet`. Others (rows, cols): that a `token` stands there,
    that the square is `hidden`, that a half card shows the `same` ink as the square. Logits: `frame` (rows, cols, 4).
    `kept` (rows, cols): given before.
    """

    kind: NDArray[np.float64]
    frame: NDArray[np.float64]
    token: NDArray[np.float64]
    hidden: NDArray[np.float64]
    same: NDArray[np.float64]
    kept: NDArray[np.bool_]

    @classmethod
    def of(cls, logits: NDArray[np.float64], kept: NDArray[np.bool_]) -> Answer:
        """Of logits (rows, cols, 14) as `ask` gives them."""
        frames = KINDS + len(FRAME_ORDER)
        return cls(softmax(logits[..., :KINDS]), logits[..., KINDS:frames], sigmoid(logits[..., -3]),
                   sigmoid(logits[..., -2]), sigmoid(logits[..., -1]), kept)

    @property
    def in_front(self) -> NDArray[np.float64]:
        """How surely something stands on or before each square (rows, cols)."""
        return np.maximum(self.hidden, self.token)

    def under_hand(self, cell: Cell) -> bool:
        """Whether most of a square is hidden by something else than the token on it: then whose frame it is was
        guessed."""
        return bool(self.hidden[cell] >= HIDDEN > self.token[cell])


class Asking:
    """One board that is asked about again and again; `bare` as in `ask`."""

    def __init__(self, network: Network, bare: NDArray[np.uint8]) -> None:
        self._network = network
        self._bare = bare
        self._said: dict[tuple[View, ...], _Said] = {}

    def whole(self, shown: Shown) -> NDArray[np.float64]:
        """What `ask` says of the board."""
        return ask(self._network, shown, self._bare)

    def anew(self, shown: Shown) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """As `whole`, and which squares (rows, cols) were asked about. Those that look as they did when these views
        were asked about last keep their answer."""
        small = np.asarray(cv2.resize(shown.now, None, fx=SMALL / PX, fy=SMALL / PX, interpolation=cv2.INTER_AREA),
                           np.uint8)
        near = np.ones(shown.shape, bool)
        said = self._said.get(tuple(shown.views))
        if said is not None and np.abs(said.lean - shown.lean).max() <= ASKING.leans:
            near = _grown(_changed(small, said.small), ASKING.near)
        boxes = list(_boxes(_grown(near, ASKING.around)))
        size = sum((bottom - top) * (right - left) for top, bottom, left, right in boxes)
        if said is None or size >= ASKING.whole * near.size:
            near[:] = True
            said = _Said(self.whole(shown), small, shown.lean)
        else:
            answer = said.answer.copy()
            for box in boxes:
                top, bottom, left, right = box
                asked = near[top:bottom, left:right]
                part = ask(self._network, shown.part(*box), cut(self._bare, *box))
                answer[top:bottom, left:right][asked] = part[asked]
            asked_about = np.kron(near, np.ones((SMALL, SMALL), bool))[..., None]
            said = _Said(answer, np.where(asked_about, small, said.small), shown.lean)
        self._said[tuple(shown.views)] = said
        return said.answer, near


def _changed(now: NDArray[np.uint8], then: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """The squares (rows, cols) that two pictures, 12 pixels a square, show otherwise beyond noise and a common change
    of brightness."""
    change = now.astype(np.int16) - then
    off = np.abs(change - np.median(change[FEW, FEW], axis=(0, 1))).max(axis=2)
    differs = off > np.clip(ASKING.noise * float(np.median(off[FEW, FEW])), ASKING.least, ASKING.most)
    squares = differs.reshape(now.shape[0] // SMALL, SMALL, now.shape[1] // SMALL, SMALL)
    return np.asarray(squares.sum(axis=(1, 3)) >= ASKING.pixels)


def _grown(squares: NDArray[np.bool_], by: int) -> NDArray[np.bool_]:
    """The squares, and those at most so many away from them."""
    return cv2.dilate(squares.astype(np.uint8), np.ones((2 * by + 1, 2 * by + 1), np.uint8)).astype(bool)


def _boxes(squares: NDArray[np.bool_]) -> Iterator[tuple[int, int, int, int]]:
    """A box (top, bottom, left, right) around each patch of squares."""
    count, _, stats, _ = cv2.connectedComponentsWithStats(squares.astype(np.uint8), connectivity=8)
    for left, top, width, height, _ in stats[1:count]:
        yield int(top), int(top + height), int(left), int(left + width)


def softmax(x: NDArray[np.float64]) -> NDArray[np.float64]:
    """Probabilities of logits (..., K), summing to 1 along the last axis."""
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    out: NDArray[np.float64] = e / e.sum(axis=-1, keepdims=True)
    return out


def sigmoid(x: NDArray[np.float64]) -> NDArray[np.float64]:
    """Probability of each logit."""
    return 1.0 / (1.0 + np.exp(-x))


def logit(likely: float, least: float) -> float:
    """The logit of a probability, of `least` at least and as far from 1 at least."""
    p = min(max(likely, least), 1.0 - least)
    return float(np.log(p / (1.0 - p)))
