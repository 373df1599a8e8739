"""Finds and reads the dice of any picture, whatever lies about them: boxes, faces, colours, feet.

Why: a board's reader and one without a board find dice alike. The picture is asked at a scale at which dice are as
large as the finder knows them; where their size is not known, a first pass tells it. What it does not do: say on which
space a die stands (`places`), or what it is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from referee.values.common import UNKNOWN
from referee.vision.dice.networks import finder
from referee.vision.dice.networks.faces import COLOUR_NAMES, UNREADABLE, Faces, mean_of, read_faces
from referee.vision.dice.reading.likeness import Likeness

Boxes = NDArray[np.float64]
Upward = Callable[[NDArray[np.float64]], NDArray[np.float64]]


@dataclass(frozen=True, slots=True)
class DiceSettings:
    """From what on dice are believed, all probabilities that were calibrated on drawn pictures.

    - `die`: that it is a die, or it is not named at all.
    - `face`, `colour`: of the likeliest, or it is unknown.
    - `wanted`: pixels of a die at which the finder is best.
    - `first`: longer side of the first look at a picture of dice of unknown size.
    - `off`: factor by which dice may be off `wanted` and no second look is taken.
    - `largest`: factor by which a picture is enlarged.
    - `surely`: score of a box by which the size of all is told.
    - `tall`: height of dice over their width from which they are seen from the side.
    - `about`, `anyhow`: radians by which they are turned to be asked, where up is known about, and where not.
    - `away`: how many looks one with up away from the middle counts for.
    - `together`: power of the mean of many looks, which is less sure than it is right. A face of which it says a half
      was right in 98 of 100 real dice.
    - `bare`: weight of a face that cannot be read where no cup, hand or board is known about: in training one die in
      twelve was half hidden or leaned, on trays nearly none (Saerens et al. 2002, a shift of priors).
    - `overlap`: shared part of two boxes, of the smaller one, from which they are one die.
    """

    die: float = 0.5
    face: float = 0.8
    colour: float = 0.8
    wanted: float = 27.0
    first: int = 1280
    off: float = 1.35
    largest: float = 2.5
    surely: float = 0.5
    overlap: float = 0.72
    tall: float = 1.12
    about: tuple[float, ...] = (0.0, -0.2, 0.2)
    anyhow: tuple[float, ...] = tuple(np.arange(8) * np.pi / 4)
    away: int = 4
    together: float = 2.0
    bare: float = 0.3


DICE = DiceSettings()


@dataclass(frozen=True, slots=True)
class Models:
    """ONNX files of the networks to try; None for those that come with Referee."""

    finder: Path | None = None
    faces: Path | None = None


SHIPPED = Models()


@dataclass(frozen=True)
class Found:
    """N dice: boxes (N, 4) in pixels, what they show, how sure the finder was (N,). `least`: of a face that is said."""

    boxes: Boxes
    faces: Faces
    scores: NDArray[np.float64]
    least: float = DICE.face

    def __len__(self) -> int:
        return len(self.boxes)

    def taken(self, rows: NDArray[np.intp]) -> Found:
        """Some of them."""
        return Found(self.boxes[rows], self.faces.taken(rows), self.scores[rows], self.least)

    def pips(self, k: int) -> int | None:
        """The upper face of a die; None where it cannot be read."""
        best = int(self.faces.faces[k].argmax())
        sure = float(self.faces.faces[k, best]) >= self.least
        return best + 1 if sure and best != UNREADABLE else None

    def colour(self, k: int) -> str:
        best = int(self.faces.colours[k].argmax())
        return COLOUR_NAMES[best] if float(self.faces.colours[k, best]) >= DICE.colour else UNKNOWN

    def confidence(self, k: int) -> float:
        """That what is said of a die is right: that it is one, its face and its colour, as far as they are said."""
        out = float(self.faces.die[k])
        if self.pips(k) is not None:
            out *= float(self.faces.faces[k].max())
        if self.colour(k) != UNKNOWN:
            out *= float(self.faces.colours[k].max())
        return out


def size_of(boxes: Boxes) -> NDArray[np.float64]:
    """About the edges (N,) of dice in boxes, pixels: a box seen at an angle is taller than the die is wide."""
    out: NDArray[np.float64] = np.sqrt(np.prod(boxes[:, 2:] - boxes[:, :2], axis=1)) / 1.15
    return out


def dice_in(image: NDArray[np.uint8], size: float | None = None, up: Upward | None = None,
            taught: Likeness | None = None, models: Models = SHIPPED) -> Found:
    """The dice of a BGR picture (H, W, 3), likeliest first. `ModelError` where a network is not as shipped.

    `size`: pixels of a die where that is known; `up`: which way is up from the table at pixels (N, 2), as pixels
    (N, 2), the picture's own up unless given; `taught`: dice to liken them to.
    """
    boxes, scores = _boxes(image, models) if size is None else _boxes_of_size(image, size, models)
    if up is None:
        faces = _turned(image, boxes, scores, models)
    else:
        faces = read_faces(image, boxes, up((boxes[:, :2] + boxes[:, 2:]) / 2), models.faces)
    if taught is not None:
        faces = taught.weighed(faces)
    return believed(Found(boxes, faces, scores))


def _turned(image: NDArray[np.uint8], boxes: Boxes, scores: NDArray[np.float64], models: Models) -> Faces:
    """What dice show where nobody knows which way is up. Seen from the side they are taller than wide, and up is up in
    the picture, more or less. Seen from above they lean away from the middle; any turn will do, too, and the mean of
    several says more than one."""
    sure = boxes[scores > DICE.surely]
    tall = float(np.median((sure[:, 3] - sure[:, 1]) / (sure[:, 2] - sure[:, 0]))) if len(sure) else 1.0
    turns = DICE.about if tall > DICE.tall else DICE.anyhow
    ups = [np.tile([np.sin(a), -np.cos(a)], (len(boxes), 1)) for a in turns]
    if tall <= DICE.tall:
        away = (boxes[:, :2] + boxes[:, 2:]) / 2 - np.array(image.shape[1::-1]) / 2
        ups += [away] * DICE.away
    mean = mean_of([read_faces(image, boxes, up, models.faces) for up in ups])
    weighed = mean.faces**DICE.together
    weighed[:, UNREADABLE] *= DICE.bare
    return replace(mean, faces=weighed / weighed.sum(axis=1, keepdims=True))


def _boxes_of_size(image: NDArray[np.uint8], size: float, models: Models) -> tuple[Boxes, NDArray[np.float64]]:
    return finder.find(image, float(np.clip(DICE.wanted / size, 0.1, DICE.largest)), models.finder)


def _boxes(image: NDArray[np.uint8], models: Models) -> tuple[Boxes, NDArray[np.float64]]:
    """Boxes of dice of unknown size: a first look tells it, larger where nothing was seen."""
    scale = min(1.0, DICE.first / max(image.shape[:2]))
    boxes, scores = finder.find(image, scale, models.finder)
    if not (scores > DICE.surely).any():
        scale = min(DICE.largest, 2 * scale)
        boxes, scores = finder.find(image, scale, models.finder)
    sure = scores > DICE.surely
    if not sure.any():
        return boxes, scores
    wanted = float(np.clip(DICE.wanted / np.median(size_of(boxes[sure])), 0.1, DICE.largest))
    if 1 / DICE.off < wanted / scale < DICE.off:
        return boxes, scores
    return finder.find(image, wanted, models.finder)


def believed(found: Found) -> Found:
    """Those that are dice, each once."""
    rows = np.flatnonzero(found.faces.die >= DICE.die)
    rows = rows[np.argsort(-(found.faces.die * found.scores)[rows], kind="stable")]
    shared = _shared(found.boxes[rows])
    kept: list[int] = []
    for k in range(len(rows)):
        if not kept or shared[k, kept].max() < DICE.overlap:
            kept.append(k)
    return found.taken(rows[kept])


def _shared(boxes: Boxes) -> NDArray[np.float64]:
    """What boxes (N, 4) share two by two, of the smaller one (N, N)."""
    low = np.maximum(boxes[:, None, :2], boxes[None, :, :2])
    high = np.minimum(boxes[:, None, 2:], boxes[None, :, 2:])
    area = np.prod(boxes[:, 2:] - boxes[:, :2], axis=1)
    out: NDArray[np.float64] = np.prod(np.clip(high - low, 0, None), axis=2)
    out /= np.maximum(np.minimum(area[:, None], area[None]), 1e-9)
    return out
