"""What one would take instead of the referee's eyes: a YOLO detector of oriented boxes on every full frame.

Why it exists: speed and exactness say something only beside those of the ready way. The detector
(`referee.vision.board.networks.detector`) is trained on pictures of the same renderer as our own network. Here its
boxes are laid on the learned squares, so that it answers the question of `referee read`: which pieces of whom lie on
which squares, and where tokens stand. Compared are owners and squares; the colours of a card it does not read. What it
does not do: see that something is hidden or cannot be told, or that the table was moved.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values.board import BoardReading, BoardTable, CardSeen, Cell, JokerSeen, TokenSeen
from referee.vision.board.networks.detector import BOXES, CLASSES, TOKEN, Detections, Detector

CARD_HEIGHT = 0.1    # squares: cards are 2 mm thick, a square is 20
FOOT = 0.325         # radius of a token's foot, squares: 13 mm
MIDDLE = 0.5         # height of a token's middle, squares
FAR = 0.4            # squares: a piece whose middle is farther from its place lies on no squares
STEPS = ((0, 1), (1, 0))

Floats = NDArray[np.float64]


class Peer:
    """Reads pictures of one learned table with the detector. `ModelError` as `Detector`."""

    def __init__(self, table: BoardTable, detector: Detector | None = None) -> None:
        self._detector = detector or Detector()
        self._camera = PlaneCamera.from_dict(table.camera)
        self._colours = table.layout

    def read(self, picture: NDArray[np.uint8], least: float = BOXES.least) -> BoardReading:
        """What the detector says of a BGR picture of this table (H, W, 3) with scores from `least` on; each square has
        one piece, the one of the higher score."""
        return on_squares(self._detector.find(picture, least), self._camera, self._colours)


def on_squares(found: Detections, camera: PlaneCamera, colours: dict[Cell, str]) -> BoardReading:
    """Detections in a picture as a reading of the board whose squares have these `colours`. A card is said to show
    those of its squares, as most do."""
    cards: list[CardSeen] = []
    jokers: list[JokerSeen] = []
    tokens: dict[Cell, TokenSeen] = {}
    taken: set[Cell] = set()
    corners = camera.unproject(found.corners(), CARD_HEIGHT)
    for k in np.argsort(-found.scores, kind="stable"):
        kind, score = int(found.kinds[k]), float(found.scores[k])
        what, _, owner = CLASSES[kind].partition("_")
        if kind == TOKEN:
            cell = foot(found.boxes[k], camera)
            if cell in colours and cell not in tokens:
                tokens[cell] = TokenSeen(cell, score)
        elif what in ("card", "joker"):
            cells = place(corners[k], 2 if what == "card" else 1)
            if not cells or not set(cells) <= set(colours) or taken & set(cells):
                continue
            taken |= set(cells)
            if len(cells) == 2:
                cards.append(CardSeen((cells[0], cells[1]), (colours[cells[0]], colours[cells[1]]), owner, score))
            else:
                jokers.append(JokerSeen(cells[0], owner, score))
    return BoardReading(tuple(cards), tuple(jokers), tuple(tokens.values()))


def place(corners: Floats, squares: int) -> tuple[Cell, ...]:
    """The two squares (`squares` 2) or the one that a piece with these corners (4, 2) on the board covers best; none
    when its middle is too far from there."""
    x, y = corners.mean(axis=0)
    if squares == 1:
        cell = (math.floor(y), math.floor(x))
        return (cell,) if math.hypot(x - cell[1] - 0.5, y - cell[0] - 0.5) <= FAR else ()
    sides = corners[1:3] - corners[:2]
    longer = sides[int(np.argmax(np.hypot(*sides.T)))]
    down, right = STEPS[int(abs(longer[1]) > abs(longer[0]))]
    r, c = math.floor(y - down / 2), math.floor(x - right / 2)
    off = math.hypot(x - (c + 0.5 + right / 2), y - (r + 0.5 + down / 2))
    return ((r, c), (r + down, c + right)) if off <= FAR else ()


def foot(box: Floats, camera: PlaneCamera) -> Cell:
    """The square on which a token stands, from its box (middle x, y, width, height, angle): the foot lies at the end of
    the upright box from which the token leans away."""
    w = abs(box[2] * math.cos(box[4])) + abs(box[3] * math.sin(box[4]))
    h = abs(box[2] * math.sin(box[4])) + abs(box[3] * math.cos(box[4]))
    point = camera.unproject(box[:2], MIDDLE)
    around = point + FOOT * np.array([[1.0, 0], [0, 1], [-1, 0], [0, -1]])
    radius = np.ptp(camera.project(around, CARD_HEIGHT), axis=0) / 2
    lean = camera.project(point, 2 * MIDDLE) - camera.project(point, CARD_HEIGHT)
    at = box[:2] - np.sign(lean) * np.maximum(np.array([w, h]) / 2 - radius, 0.0)
    x, y = camera.unproject(at, CARD_HEIGHT)
    return math.floor(y), math.floor(x)

