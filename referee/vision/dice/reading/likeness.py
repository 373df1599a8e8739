"""Likens dice to those of a taught set: a family's own dice say more about its dice than all drawn ones.

Why: what one family calls blue is violet to another; the dice that were shown say which is which. What it does not do:
cut examples (`teaching`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.kit.taught import TaughtSet
from referee.vision.dice.networks.faces import COLOUR_NAMES, Faces, features_of


@dataclass(frozen=True, slots=True)
class LikenessSettings:
    """How much likeness counts beside the reader's own answers, in log probabilities a unit of cosine.

    - `colour`: of 230 drawn dice of odd colours, red nearly orange, blue nearly violet, 187 were named rightly
      untaught.
      Taught with one picture it were 207. Likeness of faces made none of 396 dice better.
    """

    colour: float = 30.0


LIKENESS = LikenessSettings()


class Likeness:
    """The dice of one set."""

    def __init__(self, taught: TaughtSet) -> None:
        mine = [e for e in taught.examples if e.kind == "die"]
        pictures = [cv2.imdecode(np.frombuffer(e.picture, np.uint8), cv2.IMREAD_COLOR) for e in mine]
        features = features_of(np.stack([np.asarray(p, np.uint8) for p in pictures]))
        self._middle = features.mean(axis=0)
        self._examples = _unit(features - self._middle)
        self._colours = np.array([COLOUR_NAMES.index(e.owner) for e in mine])

    def weighed(self, faces: Faces) -> Faces:
        """The answers about N dice, each weighed with what it is like."""
        if not len(faces.die):
            return faces
        alike = _unit(faces.features - self._middle) @ self._examples.T
        likest = _best(alike, self._colours, len(COLOUR_NAMES))
        return replace(faces, colours=_moved(faces.colours, likest, LIKENESS.colour))


def _best(alike: NDArray[np.float64], of: NDArray[np.intp], count: int) -> NDArray[np.float64]:
    """Likeness (N, count) to the likest example of each class; what was not taught is as like as the mean."""
    out = np.full((len(alike), count), np.nan)
    for k in set(of.tolist()):
        out[:, k] = alike[:, of == k].max(axis=1)
    return np.where(np.isnan(out), np.nanmean(out, axis=1, keepdims=True), out)


def _moved(probabilities: NDArray[np.float64], alike: NDArray[np.float64], weight: float) -> NDArray[np.float64]:
    logs = np.log(np.maximum(probabilities, 1e-6)) + weight * alike
    e = np.exp(logs - logs.max(axis=1, keepdims=True))
    return np.asarray(e / e.sum(axis=1, keepdims=True), np.float64)


def _unit(v: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(v / np.maximum(np.linalg.norm(v, axis=1, keepdims=True), 1e-9), np.float64)
