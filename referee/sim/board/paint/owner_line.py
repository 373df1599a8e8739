"""The owner's line on the face of a card or joker: solid, double, dashed or dotted.

Why: this line alone says whose a piece is, on plain cards as in any other art, so one module draws it for all. What
this module does not do: anything else of a face (`painter`, `ornament`).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np

from referee.sim.board.looks.style import Cards
from referee.sim.board.paint.outlines import SHIFT, fixed, rounded_rect
from referee.sim.common.arrays import Array, Image
from referee.sim.common.surfaces import bgr


def _dashes(path: Array, dash: float, gap: float) -> list[Array]:
    """Cut a closed polyline into an even number of dashes and gaps of about these lengths (same units)."""
    closed = np.vstack([path, path[:1]])
    steps = np.hypot(*np.diff(closed, axis=0).T)
    along = np.concatenate([[0], np.cumsum(steps)])
    n = max(4, round(along[-1] / (dash + gap)))
    period = along[-1] / n
    length = period * dash / (dash + gap)
    out = []
    for k in range(n):
        inner = along[(along > k * period) & (along < k * period + length)]
        at = np.concatenate([[k * period], inner, [k * period + length]])
        out.append(np.column_stack([np.interp(at, along, closed[:, 0]), np.interp(at, along, closed[:, 1])]))
    return out


@dataclass(frozen=True)
class Box:
    """What a line runs round: a box of `size_mm` about `middle` (pixels) of a face at `scale` pixels per mm."""

    size_mm: tuple[float, float]
    scale: float
    middle: tuple[float, float]

    @classmethod
    def whole(cls, out: Image, size_mm: tuple[float, float], scale: float) -> Box:
        """A box in the middle of a face."""
        return cls(size_mm, scale, (out.shape[1] / 2 - 0.5, out.shape[0] / 2 - 0.5))


def draw_frame(out: Image, frame: str, look: Cards, box: Box) -> None:
    """The owner's frame line, in place; `out` is the card's face."""
    faces = look.faces
    if faces is not None and faces.outline_mm:
        _owner_line(out, frame, look, box, bgr(faces.outline_rgb), 2 * faces.outline_mm)
    _owner_line(out, frame, look, box, bgr(look.frame_rgb), 0.0)


def _owner_line(
    out: Image,
    frame: str,
    look: Cards,
    box: Box,
    colour: tuple[float, float, float],
    more_mm: float,
) -> None:
    """The line in one colour, `more_mm` thicker than its own thickness."""

    def path(inset: float) -> Array:
        w, h = box.size_mm[0] - 2 * inset, box.size_mm[1] - 2 * inset
        line: Array = rounded_rect(w, h, min(look.frame_corner_mm, h / 3)) * scale + np.array(box.middle)
        return line

    scale = box.scale
    thick = look.frame_mm
    width = max(1, round((thick + more_mm) * scale))
    if frame == "solid":
        cv2.polylines(out, [fixed(path(look.inset_mm))], True, colour, width, cv2.LINE_AA, SHIFT)
    elif frame == "double":
        thin = max(1, round((0.72 * thick + more_mm) * scale))
        first = max(0.7, look.inset_mm - look.double_gap_mm / 2)
        for inset in (first, first + look.double_gap_mm):
            cv2.polylines(out, [fixed(path(inset))], True, colour, thin, cv2.LINE_AA, SHIFT)
    elif frame == "dashed":
        dash_mm, gap_mm = look.dash_mm[0] - thick, look.dash_mm[1] + thick  # a line drawn thick ends in half rounds
        for dash in _dashes(path(look.inset_mm), dash_mm * scale, gap_mm * scale):
            cv2.polylines(out, [fixed(dash)], False, colour, width, cv2.LINE_AA, SHIFT)
    elif frame == "dotted":
        faces = look.faces
        radius = (thick * (0.55 if faces is None else 0.5 * faces.dot_share) + more_mm / 2) * scale
        longer = 0.0 if faces is None else (faces.dot_long - 1) * thick * faces.dot_share * scale
        for dot in _dashes(path(look.inset_mm), 0.02 * scale + longer, look.dot_mm * scale):
            if longer > 0:
                cv2.polylines(out, [fixed(dot)], False, colour, max(1, round(2 * radius)), cv2.LINE_AA, SHIFT)
                continue
            if faces is not None and faces.dot == "square":
                square = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * 0.9 * radius + dot[0]
                cv2.fillPoly(out, [fixed(square)], colour, cv2.LINE_AA, SHIFT)
                continue
            centre = fixed(dot[0])
            cv2.circle(out, (int(centre[0]), int(centre[1])), round(radius * 16), colour, -1, cv2.LINE_AA, SHIFT)
    else:
        raise ValueError(f"unknown frame {frame!r}; use solid, double, dashed or dotted")
