"""Finds things that look like single squares of a board in a picture: evenly coloured, four straight sides.

Why: they are the seeds from which `lattice` grows the board. A square needs neither a known colour nor a line around
it, only an edge of some kind on its four sides. Squares that melt into a neighbour of the same colour are found later,
from the lattice. Not done here: deciding what belongs to the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

EDGE_LEVELS = (4.0, 7.0, 11.0, 17.0, 26.0)
"""Edge thresholds (Lab units per pixel of blurred gradient) tried one after the other. Low ones part squares in dim
light, high ones keep textured squares whole. Found on rendered boards at 2 to 8 pixels a mm."""


@dataclass(frozen=True, slots=True)
class SquareSettings:
    """What may be a single square in a picture.

    - `min_side`: pixels; below this a square cannot be told from noise.
    - `min_framed`: pixels: so small outlines are often noise, and squares so small show no print.
    - `edge_width`: pixels from the flat surroundings to the middle of an edge and half a pixel more.
    - `alike`: logarithm of two sides from which a print and the square it is on are two quads.
    - `most_parts`: flat parts of a picture that are looked at, at each threshold. Boards and what lies about them show
      700 and fewer, a cloth of small checks ten thousand.
    - `max_side_share`: of the picture's longer side, for one of a square.
    """

    min_side: float = 9.0
    min_framed: float = 16.0
    edge_width: int = 2
    alike: float = 0.35
    most_parts: int = 1500
    max_side_share: float = 0.25


SEEN_SQUARES = SquareSettings()
_NEXT = np.array([1, 2, 3, 0])
"""Of each corner of a quad the next one."""


def lab_image(image: NDArray[np.uint8]) -> NDArray[np.float32]:
    """BGR uint8 (H, W, 3) -> CIE Lab float32 with L 0..100."""
    return np.asarray(cv2.cvtColor(image.astype(np.float32) / 255.0, cv2.COLOR_BGR2LAB), np.float32)


def edge_strength(lab: NDArray[np.float32], sigma: float = 1.0) -> NDArray[np.float32]:
    """Norm of the Lab gradient (Di Zenzo's largest eigenvalue), in Lab units per pixel, shape (H, W)."""
    smooth = cv2.GaussianBlur(lab, (0, 0), sigma)
    dx = cv2.Sobel(smooth, cv2.CV_32F, 1, 0, ksize=3) / 8.0
    dy = cv2.Sobel(smooth, cv2.CV_32F, 0, 1, ksize=3) / 8.0
    xx, yy, xy = over_channels(dx * dx), over_channels(dy * dy), over_channels(dx * dy)
    strength: NDArray[np.float32] = np.sqrt(0.5 * (xx + yy + np.sqrt((xx - yy) ** 2 + 4 * xy * xy)))
    return strength


def over_channels(values: NDArray[Any]) -> Any:
    """The sum of three channels (H, W, 3): what numpy's own sum over the last axis takes ten times as long for."""
    return values[..., 0] + values[..., 1] + values[..., 2]


def calmed(image: NDArray[np.uint8], soft: float, side: int) -> NDArray[np.uint8]:
    """A BGR picture without what is printed on its squares, if that is thin or fine. It is blurred by a Gaussian of
    `soft` pixels, and is the median of windows of `side` pixels. Edges stay, but for corners."""
    out = cv2.GaussianBlur(image, (0, 0), soft) if soft else image
    return np.asarray(cv2.medianBlur(out, side), np.uint8)


def find_squares(image: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Quads that may be single squares, shape (N, 4, 2) in pixels, in clockwise order; N may be 0.

    Regions without edges are cut out at several edge thresholds. Those whose outline is a convex quad are kept, the
    best fitting first where several thresholds find the same one.
    """
    strength = edge_strength(lab_image(np.asarray(cv2.medianBlur(image, 3), np.uint8)))
    side = max(image.shape[:2]) * SEEN_SQUARES.max_side_share
    found: list[tuple[float, NDArray[np.float32]]] = []
    framed: list[tuple[float, NDArray[np.float32]]] = []
    for level in EDGE_LEVELS:
        flat = (strength * 4.0 < level).astype(np.uint8)
        flat = np.asarray(cv2.morphologyEx(flat, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)), np.uint8)
        _, labels, stats, _ = cv2.connectedComponentsWithStats(flat, connectivity=4)
        for i in _largest(np.asarray(stats)):
            x, y, w, h, area = stats[i]
            least = SEEN_SQUARES.min_side
            if area < least * least / 4 or w > side or h > side or min(w, h) < least / 2:
                continue
            mask = (labels[y : y + h, x : x + w] == i).astype(np.uint8)
            quad = _quad_of(mask)
            if quad is not None:
                found.append((quad[0], quad[1] + np.array([x, y], np.float32)))
        framed += _framed(flat, side)
    return _with_framed(_distinct(found), _distinct(framed))


def _largest(stats: NDArray[np.integer]) -> list[int]:
    """Which of the parts of a picture are looked at: the `most_parts` largest, in their order. The first is all that is
    no part."""
    areas = stats[1:, cv2.CC_STAT_AREA]
    return [int(i) + 1 for i in np.sort(np.argsort(-areas, kind="stable")[:SEEN_SQUARES.most_parts])]


def _framed(flat: NDArray[np.uint8], side: float) -> list[tuple[float, NDArray[np.float32]]]:
    """Misfit and corners of what the flat parts of a picture surround, where that may be a square. With a broad line
    about it a square is seen by its outline, whatever is printed on it."""
    contours, nested = cv2.findContours(flat, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    out = []
    boxes = [cv2.boundingRect(contour) for contour in contours]
    able = [i for i, (_, _, w, h) in enumerate(boxes)
            if nested[0, i, 3] >= 0 and min(w, h) >= SEEN_SQUARES.min_framed and max(w, h) <= side]
    for i in sorted(able, key=lambda i: -boxes[i][2] * boxes[i][3])[:SEEN_SQUARES.most_parts]:
        contour, (x, y, w, h) = contours[i], boxes[i]
        mask = np.zeros((h, w), np.uint8)
        cv2.fillPoly(mask, [contour - np.array([x, y], np.int32)], 1)
        inner = cv2.erode(mask, np.ones((3, 3), np.uint8), iterations=SEEN_SQUARES.edge_width, borderValue=0)
        large = cv2.countNonZero(inner) >= SEEN_SQUARES.min_side * SEEN_SQUARES.min_side
        quad = _quad_of(np.asarray(inner, np.uint8)) if large else None
        if quad is not None:
            out.append((quad[0], quad[1] + np.array([x, y], np.float32)))
    return out


def _with_framed(quads: NDArray[np.float32], framed: NDArray[np.float32]) -> NDArray[np.float32]:
    """The quads and those of the framed ones that are not about one of them, of nearly the same size."""
    if not len(quads) or not len(framed):
        return np.concatenate([quads, framed])
    centres, sizes = quads.mean(axis=1), np.sqrt([cv2.contourArea(q) for q in quads])
    new = []
    for quad in framed:
        size = np.sqrt(cv2.contourArea(quad))
        near = np.linalg.norm(centres - quad.mean(axis=0), axis=1) < 0.25 * size
        new.append(not (near & (np.abs(np.log(sizes / size)) < SEEN_SQUARES.alike)).any())
    return np.concatenate([quads, framed[np.array(new)]])


def _quad_of(mask: NDArray[np.uint8]) -> tuple[float, NDArray[np.float32]] | None:
    """(misfit 0..1, corners) of a region when its outline is a convex quad (holes, as a printed motif leaves them, do
    not matter), else None."""
    padded = cv2.copyMakeBorder(mask, 2, 2, 2, 2, cv2.BORDER_CONSTANT)
    contours, _ = cv2.findContours(padded, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    contour = max(contours, key=cv2.contourArea)
    hull = cv2.convexHull(contour)
    hull_area = cv2.contourArea(hull)
    if hull_area < SEEN_SQUARES.min_side * SEEN_SQUARES.min_side / 4 or cv2.contourArea(contour) / hull_area < 0.70:
        return None
    quad = _approx_quad(np.asarray(hull, np.int32))
    if quad is None:
        return None
    x, y = np.ascontiguousarray(contour.reshape(-1, 2).T, np.float32)
    for _ in range(2):
        straight = _straight_sides(x, y, quad)
        if straight is None:
            break
        quad = straight
    quad_area = cv2.contourArea(quad)
    if quad_area < 1:
        return None
    inter, _ = cv2.intersectConvexConvex(hull.astype(np.float32), quad)
    union = hull_area + quad_area - inter
    misfit = 1.0 - inter / union
    if misfit > 0.14:
        return None
    along = quad - quad[_NEXT]
    sides = np.sqrt((along * along).sum(axis=1))
    if sides.min() < SEEN_SQUARES.min_side / 2 or sides.max() > 6 * sides.min():
        return None
    # the flat region ends where the edge begins: grow it by the edge's half width (about 1.5 pixels)
    centre = quad.mean(axis=0)
    rays = quad - centre
    length = np.linalg.norm(rays, axis=1, keepdims=True)
    grown = centre + rays * (1 + 2.0 / np.maximum(length, 1))
    if cv2.contourArea(grown.astype(np.float32), oriented=True) < 0:
        grown = grown[::-1]
    return float(misfit), (grown - 2).astype(np.float32)


def _approx_quad(hull: NDArray[np.int32]) -> NDArray[np.float32] | None:
    perimeter = cv2.arcLength(hull, True)
    for share in (0.04, 0.06, 0.08, 0.1, 0.13):
        poly = cv2.approxPolyDP(hull, share * perimeter, True)
        if len(poly) == 4:
            return poly.reshape(4, 2).astype(np.float32)
        if len(poly) < 4:
            return None
    return None


def _straight_sides(x: NDArray[np.float32], y: NDArray[np.float32],
                    quad: NDArray[np.float32]) -> NDArray[np.float32] | None:
    """The quad whose sides are fitted to the middle parts of the outline's sides, `x` and `y`: rounded corners and
    puzzle tabs do not pull them. None where a side has too few points or sides are nearly parallel."""
    along = quad[_NEXT] - quad
    length = np.hypot(along[:, 0], along[:, 1])
    if length.min() < 4:
        return None
    to_x, to_y = (along / length[:, None]).T[:, :, None]
    step_x, step_y = x - quad[:, :1], y - quad[:, 1:]
    place = (step_x * to_x + step_y * to_y) / length[:, None]
    off = np.abs(step_y * to_x - step_x * to_y)
    on_side = (place > 0.2) & (place < 0.8) & (off < 0.16 * length[:, None] + 1)
    if min(map(np.count_nonzero, on_side)) < 4:
        return None
    points, lines = np.stack([x, y], axis=1), []
    for chosen in on_side:
        vx, vy, px, py = cv2.fitLine(points[chosen], cv2.DIST_HUBER, 0, 0.01, 0.01).ravel().tolist()
        lines.append((vy, -vx, vy * px - vx * py))
    corners = []
    for (a1, b1, c1), (a2, b2, c2) in zip([lines[-1], *lines[:-1]], lines, strict=True):
        det = a1 * b2 - a2 * b1
        if abs(det) < 0.2:
            return None
        corners.append(((c1 * b2 - c2 * b1) / det, (a1 * c2 - a2 * c1) / det))
    return np.array(corners, np.float32)


def _distinct(found: list[tuple[float, NDArray[np.float32]]]) -> NDArray[np.float32]:
    """Of quads with nearly the same centre keep the best fitting."""
    found.sort(key=lambda f: f[0])
    kept: list[NDArray[np.float32]] = []
    centres = np.empty((len(found), 2), np.float32)
    for _, quad in found:
        centre = quad.mean(axis=0)
        size = np.sqrt(max(cv2.contourArea(quad), 1.0))
        off = centres[: len(kept)] - centre
        if len(kept) and float((off * off).sum(axis=1).min()) < (0.25 * size) ** 2:
            continue
        centres[len(kept)] = centre
        kept.append(quad)
    return np.array(kept, np.float32).reshape(-1, 4, 2)
