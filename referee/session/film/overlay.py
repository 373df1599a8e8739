"""The camera picture with what the referee sees drawn into it, for a recorded video.

Why it exists: `watch --save-video` gives a film in which anyone can check the reading. What it does not do:
the live page, which draws its own overlay.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.games.registry import game_named
from referee.session.watch.session import Moment
from referee.values.common import UNKNOWN, Table

OWNER_BGR = {"solid": (255, 255, 255), "double": (255, 220, 0), "dashed": (0, 230, 255), "dotted": (255, 0, 220),
             "red": (90, 90, 255), "yellow": (60, 230, 255), "green": (90, 220, 90), "blue": (255, 130, 60),
             UNKNOWN: (0, 0, 255)}
HIDDEN_BGR = (160, 160, 160)
TOKEN_BGR = (0, 255, 0)
STATE_BGR = {"still": (0, 200, 0), "moving": (0, 200, 255), "hand": (0, 140, 255), "table_moved": (0, 0, 255),
             "lost": (0, 0, 255), "damaged": (0, 0, 255), "resized": (0, 0, 255)}


def plain(text: str) -> str:
    """The text in the letters that OpenCV draws, which are those of ASCII: letters lose their accents and dots, dashes
    become hyphens, what remains a question mark."""
    letters = unicodedata.normalize("NFKD", text.replace("–", "-").replace("ß", "ss"))
    return "".join(c for c in letters if not unicodedata.combining(c)).encode("ascii", "replace").decode()


def thickness(image: NDArray[np.uint8]) -> int:
    """Width of a line in pixels that is seen in a picture of this size."""
    return max(1, round(int(image.shape[0]) / 540))


class Overlay:
    """Draws moments of one table."""

    def __init__(self, table: Table) -> None:
        self._size = np.array([table.width, table.height], float)
        self._outlines = {spot: np.array(outline) for spot, outline in table.spots.items()}
        self._showing = game_named(table.game).eyes.showing

    def draw(self, moment: Moment, text: str = "") -> NDArray[np.uint8]:
        """A copy of the frame (H x W x 3, uint8, BGR) with pieces, tokens, hidden squares, state and a line of text."""
        image = moment.frame.image.copy()
        thick = thickness(image)
        reading = moment.reading
        if reading is not None:
            for mark in self._showing.marks(reading):
                if mark.ring:
                    self.ring(image, mark.spots[0], TOKEN_BGR, thick)
                elif mark.owner is None:
                    self.outline(image, mark.spots, HIDDEN_BGR, thick)
                else:
                    self.outline(image, mark.spots, OWNER_BGR.get(mark.owner, OWNER_BGR[UNKNOWN]), 2 * thick)
        self._words(image, f"{moment.frame.t:7.1f} s  {moment.state}", 0, STATE_BGR[moment.state], thick)
        if text:
            self._words(image, plain(text), 1, (255, 255, 255), thick)
        return image

    def outline(self, image: NDArray[np.uint8], spots: Iterable[str], colour: tuple[int, int, int],
                thick: int) -> None:
        """Draw the outline of spots into a picture of the table, of any size."""
        corners = [self._outlines[spot] for spot in spots if spot in self._outlines]
        if corners:
            hull = cv2.convexHull((np.concatenate(corners) * self._scale(image)).astype(np.float32))
            cv2.polylines(image, [hull.astype(np.int32)], True, colour, thick, cv2.LINE_AA)

    def ring(self, image: NDArray[np.uint8], spot: str, colour: tuple[int, int, int], thick: int) -> None:
        """Draw a ring onto a spot."""
        if spot in self._outlines:
            x, y = (self._outlines[spot] * self._scale(image)).mean(axis=0)
            cv2.circle(image, (round(x), round(y)), 6 * thick, colour, 2 * thick, cv2.LINE_AA)

    def _scale(self, image: NDArray[np.uint8]) -> NDArray[np.float64]:
        return np.asarray(np.array(image.shape[1::-1]) / self._size, np.float64)

    def _words(self, image: NDArray[np.uint8], text: str, row: int, colour: tuple[int, int, int], thick: int) -> None:
        at = (8 * thick, (row + 1) * 18 * thick)
        for ink, width in (((0, 0, 0), 3 * thick), (colour, thick)):
            cv2.putText(image, text, at, cv2.FONT_HERSHEY_SIMPLEX, 0.5 * thick, ink, width, cv2.LINE_AA)
