"""Whose a piece is by its likeness to taught pieces, and whether it is like any of them.

Why it exists: lines of one owner look alike within a set, whatever its art; so a few taught pieces tell the rest. The
likeness is that of embeddings (`networks.frames`), and the owners are weighed as in Vinyals et al. 2016, "Matching
networks for one shot learning", with one more hypothesis: that it is none of the taught. Not done here: teaching.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.kit.taught import Example, TaughtSet
from referee.vision.board.networks.frames import SIDE, Closer, Frames
from referee.vision.board.networks.squarenet import FRAME_ORDER


@dataclass(frozen=True, slots=True)
class ExampleSettings:
    """How likeness to taught pieces is weighed, as training found it.

    - `sharpness`: how much likeness (cosine) counts.
    - `unlike`: likeness that a piece of none of the taught owners is expected to have.
    """

    sharpness: float = 7.6
    unlike: float = 0.35


EXAMPLES = ExampleSettings()


class Examples:
    """The taught pieces of a set, embedded once."""

    def __init__(self, taught: TaughtSet, frames: Frames) -> None:
        shown = [e for e in taught.examples if e.kind != "token" and e.owner in FRAME_ORDER]
        self._owners = np.array([FRAME_ORDER.index(e.owner) for e in shown], np.intp)
        squares = np.stack([decoded(e, SIDE) for e in shown]) if shown else np.empty((0, SIDE, SIDE, 6), np.uint8)
        said = Closer.of(frames.about(squares)) if shown else None
        self._embedded = np.empty((0, 1)) if said is None else said.embedding
        self.joker_from = 0.0 if said is None else _between(said.joker, np.array([e.kind == "joker" for e in shown]))
        """The logit of a joker from which a piece is rather like the taught jokers than like the halves of cards."""

    def __bool__(self) -> bool:
        return bool(len(self._owners))

    @property
    def owners(self) -> tuple[int, ...]:
        """The places in `FRAME_ORDER` of whom there are examples."""
        return tuple(np.unique(self._owners).tolist())

    def weigh(self, embedding: NDArray[np.float64]) -> NDArray[np.float64]:
        """(N, 4) log-likelihoods of the owners, in the order of `FRAME_ORDER`, of embedded pieces (N, 32). They are
        against that of a piece of nobody who was taught: one below 0 for all is like none of them. 0 of who was not
        taught."""
        like = EXAMPLES.sharpness * (embedding @ self._embedded.T - EXAMPLES.unlike)
        out = np.zeros((len(embedding), len(FRAME_ORDER)))
        for owner in np.unique(self._owners):
            mine = like[:, self._owners == owner]
            top = mine.max(axis=1, keepdims=True)
            out[:, owner] = top[:, 0] + np.log(np.exp(mine - top).mean(axis=1))
        return out


def _between(logit: NDArray[np.float64], joker: NDArray[np.bool_]) -> float:
    """The middle between what is said of taught jokers and of halves; 0 where not both were taught."""
    return float(logit[joker].mean() + logit[~joker].mean()) / 2 if joker.any() and not joker.all() else 0.0


def decoded(example: Example, side: int) -> NDArray[np.uint8]:
    """(H, side, 6): the example now and empty."""
    both = np.asarray(cv2.imdecode(np.frombuffer(example.picture, np.uint8), cv2.IMREAD_COLOR), np.uint8)
    return np.concatenate([both[:, :side], both[:, side:]], axis=-1)

