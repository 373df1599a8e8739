"""Grows a lattice of squares from single quads: which quads belong to one regular grid, and where.

Why: a board is the one place where dozens of squares continue each other. Loose cards, tiles of a table cloth of
another size and clutter do not. The answer is a camera that maps board coordinates (x = column, y = row, one square =
1.0) to pixels. Method: link quads to the neighbours that their own corners predict. Take the largest linked set, fit,
add what fits, fit again (as chessboard finders do; cf. Geiger et al. 2012).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera, square_corners
from referee.geometry.lens import Lens
from referee.vision.common.views.pose import fit_camera

UNIT = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))
"""To the places around one, each a quarter turn on."""


@dataclass(frozen=True, slots=True)
class LatticeSettings:
    """Which quads belong to one lattice.

    - `link`: how far (in squares) a neighbour's corners may lie from the prediction; gaps of 1.5 mm are 0.08.
    - `fit`: how far a quad's corners may lie from the fitted lattice: section gaps, turns and pixel noise.
    - `wider`: times a square's size, as squares are found without the lines between them, which may be broad.
    - `seeds`: squares that continue each other make a lattice, if nothing else is said.
    - `most`: lattices of either kind looked at in one picture.
    """

    link: float = 0.22
    fit: float = 0.14
    wider: tuple[float, ...] = (1.0, 1.08, 1.17, 1.27)
    seeds: int = 6
    most: int = 8


LATTICES = LatticeSettings()

Links = dict[int, tuple[int, int]]
"""Of one quad: direction (of `STEPS` in its own frame) -> (neighbour, turn between the two corner orders)."""


@dataclass(frozen=True)
class Lattice:
    """`camera` maps board points to pixels; `quads` are the seen squares' corners by (row, col)."""

    camera: PlaneCamera
    quads: dict[tuple[int, int], NDArray[np.float32]]


def grow_lattices(quads: NDArray[np.float32], size: tuple[int, int], at_least: int = LATTICES.seeds,
                  lens: Lens | None = None) -> Iterator[Lattice]:
    """The lattices among `quads` (N, 4, 2) of a picture of `size` (width, height), the largest first; each of
    `at_least` squares that continue each other. A square belongs to one lattice only. `lens`: if it is known.

    Last come those of squares that touch at their corners only. Where no line parts them, half of all squares melt into
    a neighbour of the same colour. They may be motifs too; then the lattice of the squares around them follows.
    """
    if len(quads) < at_least:
        return
    middle = quads.mean(axis=1, keepdims=True)
    tries = [(middle + (quads - middle) * wider).astype(np.float32) for wider in LATTICES.wider]
    linked = [_links(t, STEPS[:4]) for t in tries]
    left = set(range(len(quads)))
    for by_corners in (False, True):
        widths = list(range(len(LATTICES.wider)))
        while widths:  # a board with broad lines may lie on a cloth without
            wide = max(widths, key=lambda i: sum(map(len, _among(linked[i], left))))
            widths.remove(wide)
            links = _links(tries[wide], STEPS) if by_corners else linked[wide]
            for lattice in _of_links(tries[wide], _among(links, left), size, at_least, lens):
                left -= _of_lattice(tries[wide], lattice)
                yield lattice
                if (around := _around_motifs(lattice)) is not None:
                    yield around
            if by_corners:
                break


def _of_links(quads: NDArray[np.float32], links: list[Links], size: tuple[int, int], at_least: int,
              lens: Lens | None) -> Iterator[Lattice]:
    """The lattices that the links between the quads make, the largest first."""
    taken: set[int] = set()
    parts = _parts(links)
    while parts:
        placed = parts.pop(0)
        if len(placed) < at_least or sum(i in taken for i in placed) > len(placed) / 2:
            continue
        lattice = _fit_and_extend(quads, placed, size, at_least, lens)
        if lattice is not None:
            taken |= _of_lattice(quads, lattice)
            yield lattice
            rest = placed.keys() - taken  # a board hangs together with a cloth whose checks are like its squares
            if at_least <= len(rest) < len(placed):
                parts = sorted([*parts, *_parts(_among(links, rest))], key=len, reverse=True)[:LATTICES.most]


def _of_lattice(quads: NDArray[np.float32], lattice: Lattice) -> set[int]:
    """Which of the quads the lattice is made of."""
    centres = {tuple(q.mean(axis=0).round(1)) for q in lattice.quads.values()}
    return {i for i, q in enumerate(quads) if tuple(q.mean(axis=0).round(1)) in centres}


def _around_motifs(lattice: Lattice) -> Lattice | None:
    """The lattice of the squares in which those of this one stand on their corners. Those are motifs, printed so large
    that they are found and the squares are not. None if two of them share a side, which motifs do not."""
    cells = np.array(list(lattice.quads))
    odd = int(cells[0].sum() % 2)
    if (cells.sum(axis=1) % 2 != odd).any():
        return None
    eighth = np.array([[1.0, -1.0, 0.0], [1.0, 1.0, 0.0], [0.0, 0.0, np.sqrt(2.0)]]) / np.sqrt(2.0)
    camera, corner = lattice.camera, np.array([0.5, odd - 0.5, 0.0])
    turned = replace(camera, rotation=camera.rotation @ eighth,
                     translation=(camera.translation + camera.rotation @ corner) / np.sqrt(2.0))
    places = [((r - c - odd) // 2, (r + c - odd) // 2) for r, c in cells.tolist()]
    return Lattice(turned, dict(zip(places, turned.project(square_corners(places)).astype(np.float32), strict=True)))


def _among(links: list[Links], chosen: Collection[int]) -> list[Links]:
    """The links between the `chosen` quads only."""
    return [{d: link for d, link in linked.items() if i in chosen and link[0] in chosen}
            for i, linked in enumerate(links)]


def _parts(links: list[Links]) -> list[dict[int, tuple[int, int, int]]]:
    """The sets of quads that are linked, the `most` largest: place (x, y) and turn of each."""
    left, parts = set(range(len(links))), []
    while left:
        start = max(left, key=lambda i: len(links[i]))
        if not links[start]:
            break
        placed = {i: place for i, place in _walk(start, links).items() if i in left}
        left -= set(placed)
        parts.append(placed)
    return sorted(parts, key=len, reverse=True)[:LATTICES.most]


def _links(quads: NDArray[np.float32], steps: Sequence[tuple[int, int]]) -> list[Links]:
    """What continues each quad by these steps."""
    links: list[Links] = [{} for _ in quads]
    if len(quads) < 2:
        return links
    centres = quads.mean(axis=1)
    turned = np.stack([np.roll(quads, k, axis=1) for k in range(4)], axis=1)
    matrices = np.stack([cv2.getPerspectiveTransform(UNIT, quad) for quad in quads])
    for direction, step in enumerate(steps):
        ahead = UNIT + np.array(step, np.float32)
        at = np.concatenate([ahead, np.ones((4, 1), np.float32)], axis=1) @ matrices.swapaxes(1, 2)
        predicted = (at[..., :2] / at[..., 2:]).astype(np.float32)
        scale = np.sqrt([cv2.contourArea(p) for p in predicted])
        near = cv2.batchDistance(predicted.mean(axis=1), centres, cv2.CV_32F, K=min(3, len(quads)))[1]
        near = np.array([[j for j in found if j != i][:2] for i, found in enumerate(near.tolist())])
        errors = np.linalg.norm(turned[near] - predicted[:, None, None], axis=4).max(axis=3)
        for i in np.flatnonzero((scale >= 1) & (errors.min(axis=(1, 2)) < LATTICES.link * scale)):
            first = int((errors[i].min(axis=1) < LATTICES.link * scale[i]).argmax())
            links[i][direction] = (int(near[i, first]), int(errors[i, first].argmin()))
    return links


def _walk(start: int, links: list[Links]) -> dict[int, tuple[int, int, int]]:
    """Integer places (x, y) and turn of every quad reached from `start`; a conflicting place is left out."""
    placed = {start: (0, 0, 0)}
    taken = {(0, 0)}
    queue = deque([start])
    while queue:
        i = queue.popleft()
        x, y, turn = placed[i]
        for direction, (j, between) in links[i].items():
            if j in placed:
                continue
            dx, dy = STEPS[direction // 4 * 4 + (direction + turn) % 4]
            place = (x + dx, y + dy)
            if place in taken:
                continue
            # rolled by `between`, j's corners stand in i's order; i's own order is turned by `turn`
            placed[j] = (*place, (turn - between) % 4)
            taken.add(place)
            queue.append(j)
    return placed


def _fit_and_extend(quads: NDArray[np.float32], placed: dict[int, tuple[int, int, int]], size: tuple[int, int],
                    at_least: int, lens: Lens | None) -> Lattice | None:
    board = {i: UNIT + np.array([x, y], np.float32) for i, (x, y, _) in placed.items()}
    corners = {i: _match_turn(quads[i], placed[i][2]) for i in placed}
    source = np.concatenate([board[i] for i in placed])
    target = np.concatenate([corners[i] for i in placed])
    side = float(np.median([np.sqrt(cv2.contourArea(quads[i])) for i in placed]))
    homography, inlier = cv2.findHomography(source, target, cv2.RANSAC, LATTICES.fit * side)
    if homography is None:
        return None
    keep = [i for k, i in enumerate(placed) if inlier.ravel()[4 * k : 4 * k + 4].sum() >= 3]
    if len(keep) < at_least:
        return None
    camera = fit_camera(np.concatenate([board[i] for i in keep]), np.concatenate([corners[i] for i in keep]), size,
                        lens)
    members: dict[tuple[int, int], NDArray[np.float32]] = {}
    for _ in range(4):
        members = _members(quads, camera)
        if len(members) < at_least:
            return None
        source = np.concatenate([UNIT + np.array([c, r], np.float32) for r, c in members])
        camera = fit_camera(source, np.concatenate(list(members.values())), size, lens)
    return Lattice(camera, members)


def _match_turn(quad: NDArray[np.float32], turn: int) -> NDArray[np.float32]:
    return np.roll(quad, -turn, axis=0)


def _members(quads: NDArray[np.float32], camera: PlaneCamera) -> dict[tuple[int, int], NDArray[np.float32]]:
    """The quads that lie on the camera's lattice, corners in the order of UNIT, best fitting per place."""
    points = camera.unproject(quads)
    known = np.isfinite(points).all(axis=(1, 2))
    quads, points = quads[known], points[known]
    places = np.floor(points.mean(axis=1))
    want = UNIT + places[:, None]
    turned = np.stack([np.roll(points, k, axis=1) for k in range(4)])
    errors = np.linalg.norm(turned - want, axis=3).max(axis=2)
    turns, least = errors.argmin(axis=0), errors.min(axis=0)
    best: dict[tuple[int, int], int] = {}
    for i in np.flatnonzero(least < LATTICES.fit).tolist():
        place = int(places[i, 1]), int(places[i, 0])
        if place not in best or least[i] < least[best[place]]:
            best[place] = i
    return {place: np.roll(quads[i], int(turns[i]), axis=0) for place, i in best.items()}
