"""What a card shows, from a small picture of it laid flat: a trained network.

Input: (N, 3, 96, 64) BGR / 127.5 - 1, the card with `MARGIN` of its surroundings, either end up. Output (N, 84): logits
of the ground's colour (red, yellow, green, blue, other), of the number and of what it is. Numbers are 0 to 10 and
unreadable: hidden, or no number card; 0 is in no deck of the game but in others. It is a face, a back or no card. Last
64 features, by whose likeness (cosine) cards are told to be of one print. Not done here: finding cards (`finder`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.cards import COLOURS
from referee.vision.common.networks.model import Kind, load_network
from referee.vision.common.networks.runtime import Network

TALL, WIDE = 96, 64
MARGIN = 1.1
"""The small picture's sides in those of the card."""
OTHER = "other"
COLOUR_NAMES = (*COLOURS, OTHER)
UNREADABLE = 11
NUMBERS = 12
UP, DOWN, NO_CARD = range(3)
KINDS = 3
FEATURES = 64
OUTPUTS = len(COLOUR_NAMES) + NUMBERS + KINDS
BATCH = 64
"""Cards asked about at once: more need much memory and no less time."""

CARD_FACES = Kind("card_faces", "cards", 3, "faces", OUTPUTS + FEATURES, "models.training.cards.faces",
                  "model-card-faces")
CARD_FACES_ANY = replace(CARD_FACES, name="card_faces_any")
"""The same for decks that were not learned: it knows more prints, and what lies within a card and is none. Backs it
hardly knows."""


@dataclass(frozen=True)
class Faces:
    """What N cards show. Probabilities: `colours` (N, 5), `numbers` (N, 12), `kinds` (N, 3). `features` (N, 64), each
    of length 1."""

    colours: NDArray[np.float64]
    numbers: NDArray[np.float64]
    kinds: NDArray[np.float64]
    features: NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.colours)


def flat(image: NDArray[np.uint8], quad: NDArray[np.float64], margin: float = MARGIN,
         size: tuple[int, int] = (WIDE, TALL)) -> NDArray[np.uint8]:
    """The small picture (tall, wide, 3) of a card with corners `quad` (4, 2) in a BGR picture, the first side up.

    `margin`: its sides in those of the card; `size`: width and height in pixels."""
    wide, tall = size
    a, b = (1 - 1 / margin) / 2, (1 + 1 / margin) / 2
    at = np.array([[a * wide, a * tall], [b * wide, a * tall], [b * wide, b * tall], [a * wide, b * tall]]) - 0.5
    to = cv2.getPerspectiveTransform(at.astype(np.float32), quad.astype(np.float32))
    per = np.sqrt(max(float(cv2.contourArea(quad.astype(np.float32))), 1.0) / (wide * tall)) * margin
    if per > 1.6:  # thinned out first, or fine print would flicker away
        lo = np.maximum(np.floor(quad.min(axis=0) - 0.2 * np.ptp(quad, axis=0)), 0).astype(int)
        hi = np.ceil(quad.max(axis=0) + 0.2 * np.ptp(quad, axis=0)).astype(int) + 1
        part = image[lo[1]:hi[1], lo[0]:hi[0]]
        if part.size:
            k = 1.25 / per
            image = np.asarray(cv2.resize(part, None, fx=k, fy=k, interpolation=cv2.INTER_AREA), np.uint8)
            to = np.array([[k, 0, k * (0.5 - lo[0]) - 0.5], [0, k, k * (0.5 - lo[1]) - 0.5], [0, 0, 1]]) @ to
    out = cv2.warpPerspective(image, to, (wide, tall), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                              borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(out, np.uint8)


def look_at(crops: NDArray[np.uint8], model: Path | None = None, temperature: float = 1.0,
            any_deck: bool = False) -> Faces:
    """What the small pictures (N, 96, 64, 3) of `flat` show, each looked at as it is and on its head.

    `temperature`: by which logits are divided; `any_deck`: by the network for decks that were not learned. `ModelError`
    as `load_network`."""
    if not len(crops):
        return Faces(*(np.zeros((0, k)) for k in (len(COLOUR_NAMES), NUMBERS, KINDS, FEATURES)))
    network = _network(CARD_FACES_ANY if any_deck else CARD_FACES, model)
    both = (_asked(crops, network) + _asked(crops[:, ::-1, ::-1], network)) / 2
    n, m = len(COLOUR_NAMES), len(COLOUR_NAMES) + NUMBERS
    features = both[:, OUTPUTS:]
    features = features / np.maximum(np.linalg.norm(features, axis=1, keepdims=True), 1e-9)
    return Faces(_softmax(both[:, :n] / temperature), _softmax(both[:, n:m] / temperature),
                 _softmax(both[:, m:OUTPUTS] / temperature), features)


def _asked(crops: NDArray[np.uint8], network: Network) -> NDArray[np.float64]:
    out = []
    for first in range(0, len(crops), BATCH):
        data = np.ascontiguousarray(crops[first:first + BATCH].astype(np.float32).transpose(0, 3, 1, 2)) / 127.5 - 1
        [answer] = network.run(None, {CARD_FACES.input: data.astype(np.float32)})
        out.append(np.asarray(answer, np.float64))
    return np.concatenate(out)


@cache
def _network(kind: Kind, model: Path | None) -> Network:
    return load_network(kind, model)


def _softmax(x: NDArray[np.float64]) -> NDArray[np.float64]:
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return np.asarray(e / e.sum(axis=1, keepdims=True), np.float64)
