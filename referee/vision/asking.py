"""Asks the square reader's network about one board in several views and takes the mean of what it says."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from referee.vision.squarenet import CARD, OUTPUTS, PX, View, network_input


def ask(network: onnxruntime.InferenceSession, now: NDArray[np.uint8], bare: NDArray[np.uint8],
        lean: NDArray[np.floating], views: Sequence[View]) -> NDArray[np.float64]:
    """Logits (rows, cols, 14) of every square, as `squarenet` orders them, of two rectified BGR pictures
    (rows*48, cols*48, 3) of the same squares, now and bare; `lean` as `squarenet.lean_of` says.

    The mean over the views: where they differ it comes out doubtful.
    """
    total = np.zeros((now.shape[0] // PX, now.shape[1] // PX, OUTPUTS))
    for view in views:
        boards = network_input(view.picture(now), view.picture(bare), view.lean(lean))
        out = np.asarray(network.run(None, {"boards": boards})[0])[0].transpose(1, 2, 0)
        sides = CARD + view.sides()
        total += view.back(np.concatenate([out[..., :CARD], out[..., sides], out[..., CARD + 4:]], axis=2))
    return total / len(views)


def softmax(x: NDArray[np.float64]) -> NDArray[np.float64]:
    """Probabilities of logits (..., K), summing to 1 along the last axis."""
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    out: NDArray[np.float64] = e / e.sum(axis=-1, keepdims=True)
    return out


def sigmoid(x: NDArray[np.float64]) -> NDArray[np.float64]:
    """Probability of each logit."""
    return 1.0 / (1.0 + np.exp(-x))
