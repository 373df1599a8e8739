"""Finds sections, pieces and tokens in the raw picture: a trained detector of oriented boxes (YOLO11n-OBB).

Why: it needs no learned table, sees pieces beside the board too, and is what one would take for this task off the
shelf. So the referee is compared with it (`referee.evaluate.board.peer`). Input: RGB / 255 of the picture scaled to
`WIDTH`, grey all round up to steps of 32. Output per place: middle, width and height of a box in pixels of the input,
one score a class, the angle in radians. Decoding is that of Jocher et al. (https://docs.ultralytics.com/tasks/obb). Not
done here: saying which squares a piece lies on (`peer`), training (`models.training.board.detector`).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.board.networks.squarenet import FRAME_ORDER
from referee.vision.common.images import ImageError
from referee.vision.common.networks.model import Kind, load_network

WIDTH = 640

STEP = 32
"""The network halves the picture five times."""
GREY = 114
"""What it was trained to see outside the picture."""
CLASSES = ("section", *(f"card_{f}" for f in FRAME_ORDER), *(f"joker_{f}" for f in FRAME_ORDER), "token")
SECTION, TOKEN = 0, len(CLASSES) - 1
GROUPS = tuple(np.array([k for k, name in enumerate(CLASSES) if name.split("_")[0] in group])
               for group in (("section",), ("card", "joker"), ("token",)))
"""Classes that cannot be at one place together: a piece has one frame."""

DETECTOR = Kind("detector", "images", 3, "output0", 4 + len(CLASSES) + 1, "models.training.board.detector",
                "model-detector")


@dataclass(frozen=True, slots=True)
class DetectorSettings:
    """Which boxes are believed; both are ultralytics' own for showing what was found.

    - `least`: score.
    - `overlap`: intersection over union from which two boxes of a group are one thing.
    """

    least: float = 0.25
    overlap: float = 0.45


BOXES = DetectorSettings()


def class_of(kind: str, frame: str) -> int:
    """The class of a card or joker (`kind`) with this frame."""
    return CLASSES.index(f"{kind}_{frame}")


@dataclass(frozen=True)
class Detections:
    """What was found, N things by falling score within a group: `kinds` (N,) indices of `CLASSES`, `scores` (N,) 0..1.
    `boxes` (N, 5): middle x and y, width and height in pixels of the picture, angle in radians."""

    kinds: NDArray[np.intp]
    scores: NDArray[np.float64]
    boxes: NDArray[np.float64]

    def corners(self) -> NDArray[np.float64]:
        """(N, 4, 2) pixels, in order round each box."""
        middle, w, h, angle = self.boxes[:, :2], self.boxes[:, 2], self.boxes[:, 3], self.boxes[:, 4]
        along = np.column_stack([np.cos(angle), np.sin(angle)]) * w[:, None] / 2
        across = np.column_stack([-np.sin(angle), np.cos(angle)]) * h[:, None] / 2
        return np.stack([middle - along - across, middle + along - across, middle + along + across,
                         middle - along + across], axis=1)


class Detector:
    """The network, opened once and asked about any number of pictures. `ModelError` as `load_network`."""

    def __init__(self, model: Path | None = None) -> None:
        self._network = load_network(DETECTOR, model)

    def find(self, picture: NDArray[np.uint8], least: float = BOXES.least) -> Detections:
        """Everything in a BGR picture (H, W, 3) whose score is at least `least`. `ImageError` for another shape."""
        if picture.ndim != 3 or picture.shape[2] != 3:
            raise ImageError("image-not-colour", shape=str(picture.shape))
        data, scale = network_input(picture)
        [answer] = self._network.run(None, {DETECTOR.input: data})
        return decode(np.asarray(answer)[0], scale, least)


def network_input(picture: NDArray[np.uint8]) -> tuple[NDArray[np.float32], float]:
    """What the network sees of a BGR picture, (1, 3, h, w), h and w in steps of `STEP`, and by what factor it is
    scaled. The picture lies in the top left corner."""
    height, width = picture.shape[:2]
    scale = WIDTH / max(height, width)
    size = max(1, round(width * scale)), max(1, round(height * scale))
    small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA) if scale < 1 else cv2.resize(picture, size)
    more = [-v % STEP for v in size]
    padded = cv2.copyMakeBorder(small, 0, more[1], 0, more[0], cv2.BORDER_CONSTANT, value=(GREY,) * 3)
    return np.asarray(cv2.dnn.blobFromImage(padded, 1 / 255, swapRB=True), np.float32), scale


def decode(answer: NDArray[np.float32], scale: float, least: float = BOXES.least) -> Detections:
    """The network's answer (4 + classes + 1, places) as detections in the picture that was scaled by `scale`. Of boxes
    that overlap within a group the best is kept (greedy suppression by rotated boxes, OpenCV's)."""
    scores = answer[4:-1]
    kept = scores.max(axis=0) >= least
    answer, scores = answer[:, kept], scores[:, kept]
    boxes = np.concatenate([answer[:4], answer[-1:]]).T.astype(np.float64)
    kinds: list[NDArray[np.intp]] = []
    values: list[NDArray[np.float64]] = []
    found: list[NDArray[np.float64]] = []
    for group in GROUPS:
        own = scores[group]
        best = own.max(axis=0)
        places = np.flatnonzero(best >= least)
        turned = [((x, y), (w, h), float(np.degrees(a))) for x, y, w, h, a in boxes[places].tolist()]
        apart = cv2.dnn.NMSBoxesRotated(turned, best[places].tolist(), least, BOXES.overlap)
        chosen = places[np.asarray(apart, np.intp)]
        kinds.append(group[own[:, chosen].argmax(axis=0)])
        values.append(best[chosen].astype(np.float64))
        found.append(boxes[chosen])
    out = np.concatenate(found)
    out[:, :4] /= scale
    return Detections(np.concatenate(kinds), np.concatenate(values), out)
