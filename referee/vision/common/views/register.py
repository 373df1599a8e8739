"""Finds where the learned board lies in a later picture: hands shake cameras, elbows push tables.

Every square is looked for near where it was. The pose of the camera is then fitted to those that were found, so that
heights above the board stay right. What covers a square makes it an outlier, no more. Where a full board leaves too few
squares bare, somebody who knows pieces is asked where they make sense. A board that was pushed further is found again
by its picture as a whole. Not done here: saying what covers a square.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera, square_corners
from referee.vision.common.views.above import Above
from referee.vision.common.views.peak import vertex

MATCH_PX = 24
"""Pixels a square for matching."""


@dataclass(frozen=True, slots=True)
class RegisterSettings:
    """When the board is where it was, and where else it is looked for.

    - `search`: pixels each way: 0.29 squares, 6 mm.
    - `near`: pixels each way that are tried first: a camera that was not touched, a quarter of the work.
    - `near_enough`: share of the squares that must be recognised within that.
    - `match`: normalised correlation of a square that shows itself; covered ones stay below 0.5 mostly.
    - `still`: squares: a median shift below this is measurement noise, the old pose is kept.
    - `enough`: squares that must agree on a pose.
    - `agree`: squares: how far a square may lie from where the new pose puts it.
    - `known`: share of the squares that must be recognised to say that nothing has moved.
    - `understood`: share of the squares that must make sense where too few are recognised. Up to 0.1 squares beside the
      right pose it is above that, 0.3 beside it near 0.
    - `also_understood`: and where a few are recognised just there: pieces askew or on others make no sense anywhere.
    - `a_few`: squares: one in six shows the colour of its neighbour, and two at most look like it by chance.
    - `well_understood`: share from which no better place is looked for.
    - `worth_feeling`: share from which the middle of the places that make sense is looked for.
    - `features`: of a picture and of two that must match for a pushed board to be found by them.
    - `feel`: squares around a pose that are felt for a better one.
    - `rim`: pixels around a square that are compared as well: the gap to its neighbours is its clearest edge.
    """

    search: int = 7
    near: int = 3
    near_enough: float = 0.4
    match: float = 0.72
    still: float = 0.012
    enough: int = 8
    agree: float = 0.06
    known: float = 0.25
    understood: float = 0.9
    also_understood: float = 0.75
    a_few: int = 4
    well_understood: float = 0.97
    worth_feeling: float = 0.3
    features: int = 10
    feel: float = 0.2
    rim: int = 3


REGISTER = RegisterSettings()

Features = tuple[Sequence[cv2.KeyPoint], NDArray[np.float32] | None]
Understood = Callable[[PlaneCamera], float]
"""Which share of the squares, 0 to 1, makes sense in the picture if this camera took it."""


@dataclass(frozen=True)
class Registration:
    """`camera`: the pose now. `shift`: median movement in squares since the table was learned. `found`: share of the
    squares that agreed (or were understood). `ok` False when the board could not be found."""

    camera: PlaneCamera
    shift: float
    found: float
    ok: bool


class Register:
    """Made once a table from its empty picture; remembers the last pose, from which the next picture is searched."""

    def __init__(self, bare: NDArray[np.uint8], camera: PlaneCamera, cells: tuple[tuple[int, int], ...]) -> None:
        self._learned = camera
        self._bare_picture = bare
        self._rows = max(r for r, _ in cells) + 1
        self._cols = max(c for _, c in cells) + 1
        self._cells = cells
        self._above = Above.squares((-1, self._rows + 1), (-1, self._cols + 1), MATCH_PX)  # with a margin of one square
        self._bare = self._above.of(bare, camera)
        steps = ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0))
        self._looks = np.stack([_normed(self._windows(self._bare, *step)) for step in steps], axis=1)
        self._last = camera
        self._fitted = False
        self._picture: NDArray[np.uint8] | None = None  # that it was found in last
        self._bare_features: Features | None = None  # made once, when first needed

    @property
    def camera(self) -> PlaneCamera:
        """The last pose."""
        return self._last

    def find(self, image: NDArray[np.uint8], understood: Understood | None = None) -> Registration:
        """Where the board lies in `image` (same size as the learned picture). `understood` is asked where too few
        squares are recognised; without it such a board is not found."""
        if self._fitted and (still := self._at_place(image)) is not None:
            return still
        starts = (self._last,) if self._last is self._learned else (self._last, self._learned)
        for start in itertools.chain(starts, self._search(image)):
            near = self._refine(image, start)
            if near.ok and near.found < REGISTER.known and understood is not None:
                near = self._surer(image, start, near, understood)
                if not near.ok:
                    return near
            if not near.ok and understood is not None:
                near = self._feel(image, start, understood)
                closer = self._refine(image, near.camera) if near.ok else near
                # where few pieces lie, squares make sense far from their place
                if closer.ok and closer.found >= REGISTER.known:
                    near = closer
            if near.ok:
                self._last, self._fitted, self._picture = near.camera, True, image
                return near
        return near

    def _surer(self, image: NDArray[np.uint8], start: PlaneCamera, near: Registration,
               understood: Understood) -> Registration:
        """The pose `near`, found by few squares, or that of a board that was only pushed and turned, whichever makes
        more sense. A few squares in one corner tell a whole pose badly. Not ok where none makes sense: squares that
        look alike, of another board, or of this one a square beside."""
        share, camera = understood(near.camera), near.camera
        if 0 < share < REGISTER.well_understood:
            slid = _slid(start, *self._shifts(image, start, REGISTER.search))
            if slid is not None:
                share, camera = max((share, camera), (understood(slid), slid), key=lambda found: found[0])
        return replace(self._registration(camera, near.found), ok=share > 0)

    def _feel(self, image: NDArray[np.uint8], start: PlaneCamera, understood: Understood) -> Registration:
        """The pose at `start` if the squares make sense there. Around the last pose the one at which they make most:
        the table may have been pushed by up to 0.3 squares."""
        share, camera = understood(start), start
        a_few = REGISTER.also_understood <= share < REGISTER.well_understood
        if a_few and self._at_home(image, start) >= REGISTER.a_few:
            return self._registration(start, share)
        if share < REGISTER.understood and start is self._last:
            ways = (-REGISTER.feel, 0.0, REGISTER.feel)
            around = [(x, y) for x in ways for y in ways if (x, y) != (0.0, 0.0)]
            share, camera = max(((understood(c), c) for c in (_pushed(start, *at) for at in around)),
                                key=lambda found: found[0])
        if REGISTER.worth_feeling <= share < REGISTER.well_understood:
            steps = np.array([-REGISTER.feel, -REGISTER.feel / 2, REGISTER.feel / 2, REGISTER.feel])
            along = np.array([[understood(_pushed(camera, *at)) for at in zip(x, y, strict=True)]
                              for x, y in ((steps, 0 * steps), (0 * steps, steps))])
            camera = _pushed(camera, *(along @ steps / (along.sum(axis=1) + share)))
            share = understood(camera)
        return replace(self._registration(camera, share), ok=share >= REGISTER.understood)

    def _at_home(self, image: NDArray[np.uint8], camera: PlaneCamera) -> int:
        """How many squares are recognised just where this pose puts them."""
        _, shifts = self._shifts(image, camera, REGISTER.search)
        return int((np.linalg.norm(shifts, axis=1) < REGISTER.agree).sum())

    def _at_place(self, image: NDArray[np.uint8]) -> Registration | None:
        """Found at the pose fitted last, when the squares that are recognised look likest right there, not a pixel
        beside. It is a tenth of the work of `_refine`, which says the rest."""
        now = _normed(self._windows(self._above.of(image, self._last)))
        score = (self._looks @ now[..., None])[..., 0].astype(np.float64)  # correlation (N, 5): here, right, left ...
        score = score[score.max(axis=1) >= REGISTER.match]
        if len(score) < REGISTER.known * len(self._cells):
            return None
        off = [np.hypot(vertex(left, here, right), vertex(above, here, below)) if here >= max(right, left, below, above)
               else 1.0 for here, right, left, below, above in score]
        if np.median(off) / MATCH_PX >= REGISTER.still:
            return None
        return self._registration(self._last, len(score) / len(self._cells))

    def _windows(self, flat: NDArray[np.uint8], down: int = 0, right: int = 0) -> NDArray[np.float32]:
        """Every square with its rim, `down` and `right` pixels from its place: (N, 3, pixels)."""
        side = MATCH_PX + 2 * REGISTER.rim
        windows = np.lib.stride_tricks.sliding_window_view(flat, (side, side), axis=(0, 1))
        corners = (np.array(self._cells) + 1) * MATCH_PX - REGISTER.rim
        chosen = windows[corners[:, 0] + down, corners[:, 1] + right]
        singles: NDArray[np.float32] = chosen.reshape(len(corners), 3, -1).astype(np.float32)
        return singles

    def _refine(self, image: NDArray[np.uint8], start: PlaneCamera) -> Registration:
        camera, share = start, 0.0
        for step in range(3):
            places, shifts = self._shifts(image, camera, REGISTER.near)
            if len(places) < REGISTER.near_enough * len(self._cells):
                places, shifts = self._shifts(image, camera, REGISTER.search)
            share = len(places) / len(self._cells)
            if len(places) < min(REGISTER.enough, max(4, len(self._cells) // 4)):
                return Registration(start, 0.0, share, False)
            size = float(np.median(np.linalg.norm(shifts, axis=1)))
            if size < REGISTER.still:
                break
            better = _pose(camera, places, places + shifts, size if step == 0 else REGISTER.agree)
            if better is None:
                return Registration(start, 0.0, share, False)
            camera = better
        return self._registration(camera, share)

    def _registration(self, camera: PlaneCamera, share: float) -> Registration:
        moved = self._learned.unproject(camera.project(self._middle())) - self._middle()
        return Registration(camera, float(np.linalg.norm(moved, axis=1).mean()), share, True)

    def _middle(self) -> NDArray[np.float64]:
        return np.array([[0.0, 0.0], [self._cols, 0.0], [self._cols, self._rows], [0.0, self._rows]])

    def _shifts(self, image: NDArray[np.uint8], camera: PlaneCamera,
                reach: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Middles (x, y) of the squares that were recognised within `reach` pixels, and by how much each is off."""
        now = self._above.of(image, camera)
        places, shifts = [], []
        for r, c in self._cells:
            y, x = (r + 1) * MATCH_PX, (c + 1) * MATCH_PX
            low, high = REGISTER.rim, MATCH_PX + REGISTER.rim
            template = self._bare[y - low : y + high, x - low : x + high]
            window = now[y - low - reach : y + high + reach, x - low - reach : x + high + reach]
            score = cv2.matchTemplate(window, template, cv2.TM_CCOEFF_NORMED)
            _, best, _, (px, py) = cv2.minMaxLoc(score)
            if best < REGISTER.match or not (0 < px < 2 * reach and 0 < py < 2 * reach):
                continue
            dx = px + vertex(score[py, px - 1], best, score[py, px + 1]) - reach
            dy = py + vertex(score[py - 1, px], best, score[py + 1, px]) - reach
            places.append((c + 0.5, r + 0.5))
            shifts.append((dx / MATCH_PX, dy / MATCH_PX))
        return np.array(places).reshape(-1, 2), np.array(shifts).reshape(-1, 2)

    def _search(self, image: NDArray[np.uint8]) -> Iterator[PlaneCamera]:
        """Poses for a board that moved far, from features of the whole picture (SIFT, Lowe 2004). First come those of
        the empty board, then those of the last picture it was found in."""
        keys1, vectors1 = _features(image, None)
        if self._bare_features is None:
            self._bare_features = _features(self._bare_picture, self._board_mask(self._learned))
        kept = [(self._learned, self._bare_features)]
        if self._picture is not None:
            kept.append((self._last, _features(self._picture, self._board_mask(self._last))))
        for camera, (keys0, vectors0) in kept:
            if vectors0 is None or vectors1 is None or min(len(keys0), len(keys1)) < REGISTER.features:
                continue
            pairs = cv2.BFMatcher().knnMatch(vectors0, vectors1, k=2)
            good = [p[0] for p in pairs if len(p) == 2 and p[0].distance < 0.78 * p[1].distance]
            if len(good) < REGISTER.features:
                continue
            before = np.array([keys0[m.queryIdx].pt for m in good])
            after = np.array([keys1[m.trainIdx].pt for m in good])
            pose = _pose(camera, camera.unproject(before), None, 0.0, pixels=after)
            if pose is not None:
                yield pose

    def _board_mask(self, camera: PlaneCamera) -> NDArray[np.uint8]:
        mask = np.zeros(self._bare_picture.shape[:2], np.uint8)
        for corners in camera.project(square_corners(self._cells)):
            cv2.fillConvexPoly(mask, np.round(corners).astype(np.int32), 255)
        return mask


def _features(picture: NDArray[np.uint8], mask: NDArray[np.uint8] | None) -> Features:
    keys, vectors = cv2.SIFT.create(1500).detectAndCompute(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), mask)
    return keys, None if vectors is None else np.asarray(vectors, np.float32)


def _pushed(camera: PlaneCamera, x: float, y: float) -> PlaneCamera:
    """The camera's pose once the board has moved by (x, y) squares along its rows and columns."""
    return replace(camera, translation=camera.translation + camera.rotation @ np.array([x, y, 0.0]))


def _slid(camera: PlaneCamera, places: NDArray[np.float64], shifts: NDArray[np.float64]) -> PlaneCamera | None:
    """The camera's pose once the board was pushed and turned, so that most of its `places` (N, 2) moved by their
    `shifts` (squares). None where too few agree."""
    if len(places) < REGISTER.a_few:
        return None
    moved, agree = cv2.estimateAffinePartial2D(places, places + shifts, method=cv2.RANSAC,
                                               ransacReprojThreshold=REGISTER.agree)
    if moved is None or agree.sum() < REGISTER.a_few:
        return None
    chosen = agree.ravel() > 0
    turn = float(np.arctan2(moved[1, 0], moved[0, 0]))
    spin = cv2.Rodrigues(np.array([0.0, 0.0, turn]))[0]
    push = np.mean((places + shifts)[chosen] - places[chosen] @ spin[:2, :2].T, axis=0)
    return replace(_pushed(camera, *push), rotation=camera.rotation @ spin)


def _normed(windows: NDArray[np.float32]) -> NDArray[np.float32]:
    """(N, pixels) of windows (N, 3, pixels) so that the product of two is their normalised correlation."""
    flat: NDArray[np.float32] = (windows - windows.mean(axis=2, keepdims=True)).reshape(len(windows), -1)
    flat /= np.maximum(np.linalg.norm(flat, axis=1, keepdims=True), 1e-6)
    return flat


def _pose(camera: PlaneCamera, places: NDArray[np.float64], now: NDArray[np.float64] | None, spread: float,
          pixels: NDArray[np.float64] | None = None) -> PlaneCamera | None:
    """The pose at which board `places` fall on `pixels` (or where `camera` puts the board points `now`), outliers
    left out; None when too few agree."""
    seen = camera.project(now) if pixels is None and now is not None else pixels
    side = float(np.linalg.norm(camera.project(places[:1] + [0.5, 0.0]) - camera.project(places[:1] - [0.5, 0.0])))
    world = np.column_stack([places, np.zeros(len(places))])
    matrix, distortion = camera.matrix, np.array(camera.distortion)
    rotation, _ = cv2.Rodrigues(camera.rotation)
    seen = np.asarray(seen, np.float64)
    _, inlier = cv2.findHomography(places, seen, cv2.RANSAC, max(1.5, side * max(REGISTER.agree, 0.5 * spread)))
    if inlier is None or int(inlier.sum()) < min(REGISTER.enough, len(places)):
        return None
    chosen = inlier.ravel() > 0
    rotation, translation = cv2.solvePnPRefineLM(world[chosen], seen[chosen], matrix, distortion, rotation.copy(),
                                                 camera.translation.reshape(3, 1).copy())
    return replace(camera, rotation=np.asarray(cv2.Rodrigues(rotation)[0], np.float64),
                   translation=np.asarray(translation.ravel(), np.float64))
