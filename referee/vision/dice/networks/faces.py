"""What a die shows, from a small picture of it turned upright: a trained network.

Input: (N, 3, 48, 48) BGR / 127.5 - 1, the die in the middle with 30 % of its surroundings. Up in the picture is up from
the table. Output (N, 175): logits of the upper face (1 to 6, unreadable) and of the colour (red, yellow, green, blue,
other). Then one logit that it is a die at all, and where its foot stands on the table. That is told right and down of
the picture's middle, in halves of its width. Last 160 features, by which dice are likened to taught ones.
Not done here: finding dice (`finder`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.dice import COLOURS, OTHER
from referee.vision.common.networks.model import Kind, load_network
from referee.vision.common.networks.runtime import Network

NET_PX = 48
MARGIN = 1.5
"""Side of the picture in sides of the die's box."""
FACES = 7
UNREADABLE = 6
COLOUR_NAMES = (*COLOURS, OTHER)
OUTPUTS = FACES + len(COLOUR_NAMES) + 3
FEATURES = 160
TEMPERATURE = 0.75
"""Of the logits (Guo et al. 2017): it was trained to be less sure than it is right. Without it, of drawn dice said with
0.8 to 0.9 there were 92 in 100 right, of those with 0.95 to 0.99 there were 99.5."""

FACE_READER = Kind("dice_faces", "dice", 3, "faces", OUTPUTS + FEATURES, "models.training.dice.faces",
                   "model-dice-faces")


@dataclass(frozen=True)
class Faces:
    """What N dice show. `faces` (N, 7) and `colours` (N, 5): probabilities; `die` (N,): probability that it is one;
    `foot` (N, 2): pixels of the picture; `features` (N, 160)."""

    faces: NDArray[np.float64]
    colours: NDArray[np.float64]
    die: NDArray[np.float64]
    foot: NDArray[np.float64]
    features: NDArray[np.float64]

    def taken(self, rows: NDArray[np.intp]) -> Faces:
        """Some of them."""
        return Faces(self.faces[rows], self.colours[rows], self.die[rows], self.foot[rows], self.features[rows])


def mean_of(looks: Sequence[Faces]) -> Faces:
    """Several looks at the same dice as one: the geometric mean of probabilities, the mean of places and features."""
    faces, colours = (_geometric([getattr(look, name) for look in looks]) for name in ("faces", "colours"))
    die, foot, features = (np.mean([getattr(look, name) for look in looks], axis=0)
                           for name in ("die", "foot", "features"))
    return Faces(faces, colours, die, foot, features)


def _geometric(probabilities: Sequence[NDArray[np.float64]]) -> NDArray[np.float64]:
    out = np.exp(np.mean(np.log(np.maximum(probabilities, 1e-6)), axis=0))
    return np.asarray(out / out.sum(axis=1, keepdims=True), np.float64)


def upright(image: NDArray[np.uint8], box: NDArray[np.float64], up: NDArray[np.float64],
            pixels: int = NET_PX) -> tuple[NDArray[np.uint8], NDArray[np.float64]]:
    """The small picture of a box (x0, y0, x1, y1), turned so that `up` (2,) points up; and its pixels -> the image's
    (2, 3). `pixels`: its side, as finely as the network sees; more than that show more of what is around."""
    middle = (box[:2] + box[2:]) / 2
    side = MARGIN * float(max(box[2] - box[0], box[3] - box[1])) * pixels / NET_PX
    length = float(np.hypot(*up))
    sin, cos = (0.0, 1.0) if length < 1e-9 else (float(up[0]) / length, -float(up[1]) / length)
    k = side / pixels
    turn = np.array([[cos, -sin], [sin, cos]]) * k
    shift = middle - turn @ np.array([(pixels - 1) / 2] * 2)
    matrix = np.column_stack([turn, shift])
    if k > 2:  # thinned out first, or fine pips would flicker away
        small = max(0.25, 1.4 / k)
        lo = np.maximum(np.floor(middle - side), 0).astype(int)
        part = image[lo[1]:int(middle[1] + side) + 2, lo[0]:int(middle[0] + side) + 2]
        part = np.asarray(cv2.resize(part, None, fx=small, fy=small, interpolation=cv2.INTER_AREA), np.uint8)
        inner = np.column_stack([turn, shift - lo]) * small
        out = cv2.warpAffine(part, inner, (pixels, pixels), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                             borderMode=cv2.BORDER_REPLICATE)
    else:
        out = cv2.warpAffine(image, matrix, (pixels, pixels), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                             borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(out, np.uint8), matrix


def read_faces(image: NDArray[np.uint8], boxes: NDArray[np.float64], ups: NDArray[np.float64],
               model: Path | None = None) -> Faces:
    """What the dice in boxes (N, 4) of a BGR picture show; `ups` (N, 2): up from the table, pixels.

    Each is looked at as it is and mirrored: pips read the same both ways, and errors do not. `ModelError` as
    `load_network`."""
    if not len(boxes):
        return Faces(np.zeros((0, FACES)), np.zeros((0, len(COLOUR_NAMES))), np.zeros(0), np.zeros((0, 2)),
                     np.zeros((0, FEATURES)))
    cut = [upright(image, box, up) for box, up in zip(boxes, ups, strict=True)]
    pictures = np.stack([c for c, _ in cut])
    once, mirrored = (_answers(_asked(p, model)) for p in (pictures, pictures[:, :, ::-1]))
    both = mean_of([once, replace(mirrored, foot=mirrored.foot * [-1, 1])])
    local = (both.foot + 1) * (NET_PX - 1) / 2
    foot = np.stack([m @ np.append(p, 1.0) for (_, m), p in zip(cut, local, strict=True)])
    return replace(both, foot=foot, features=once.features)


def _answers(answer: NDArray[np.float64]) -> Faces:
    """The network's answers (N, 175); feet in halves of the picture's width, right and down of its middle."""
    n = FACES + len(COLOUR_NAMES)
    return Faces(_softmax(answer[:, :FACES] / TEMPERATURE), _softmax(answer[:, FACES:n] / TEMPERATURE),
                 1 / (1 + np.exp(-answer[:, n])), answer[:, n + 1:n + 3], answer[:, OUTPUTS:])


def features_of(pictures: NDArray[np.uint8], model: Path | None = None) -> NDArray[np.float64]:
    """The features (N, 160) of upright small pictures (N, 48, 48, 3)."""
    return _asked(pictures, model)[:, OUTPUTS:]


def _asked(pictures: NDArray[np.uint8], model: Path | None) -> NDArray[np.float64]:
    data = pictures.astype(np.float32).transpose(0, 3, 1, 2) / 127.5 - 1
    [answer] = _network(model).run(None, {FACE_READER.input: data})
    return np.asarray(answer, np.float64)


@cache
def _network(model: Path | None) -> Network:
    return load_network(FACE_READER, model)


def _softmax(x: NDArray[np.float64]) -> NDArray[np.float64]:
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return np.asarray(e / e.sum(axis=1, keepdims=True), np.float64)
