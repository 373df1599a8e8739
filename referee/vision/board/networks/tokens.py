"""A second witness of tokens: whether one stands on a square, as the camera sees it and not as from above.

Why it exists: rectified from above a tall thing is smeared over the squares behind it. What a fingertip, a token and
the body of a token in front leave there looks alike. In the picture itself a token looks like every other token of the
set. So the picture is laid on a sheet that stands on the square's middle and faces the camera, up being up. The network
is shown that view of a square, now and empty, with so much around that a finger shows its hand. It is shown the same
view of another token, too, if one is sure, and told where that one is. It is told how much of a height the sheet shows.
What the view shows is defined here, for training too. Not done here: training (`models.training.board.tokens`), and
weighing the answer with what is seen from above (`standing`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.geometry.camera import PlaneCamera
from referee.values.board import Cell
from referee.vision.board.networks.asking import sigmoid
from referee.vision.common.networks.model import Kind, load_network

PX = 16
"""Pixels a square."""
LOW, HIGH = -1.0, 2.25
"""Squares along the sheet below and above the square's middle that the view shows."""
WIDE = 1.25
"""Squares to either side of the middle that it shows."""
SHAPE = round((HIGH - LOW) * PX), round(2 * WIDE * PX)
VIEWED = 9
"""Channels: now, empty, another token."""
FACTS = 4
"""Whether there is another, where on the sheet (across, up), how much height rises on the sheet."""
CHANNELS = VIEWED + FACTS
ACROSS = VIEWED + 1
"""The channel that changes its sign in a mirror."""
FAR = 4.0
"""Squares between two tokens that count as far apart."""
STEP = 4
"""Pixels of a view between those for which it is worked out where they lie in the picture."""
BETWEEN = tuple(np.maximum(0.0, 1.0 - np.abs((np.arange(n)[:, None] + 0.5) / STEP - np.arange(n // STEP + 1)))
                for n in SHAPE)
"""How much each of these tells of where the others lie."""

TOKENS = Kind("tokens", "views", CHANNELS, "token", 1, "models.training.board.tokens", "model-tokens")
TOKENS_ANY = replace(TOKENS, name="tokens_any")
"""Trained on tokens of any shape and colour."""


@dataclass(frozen=True, slots=True)
class WitnessSettings:
    """When the second witness is asked twice, and what a token may hide; in squares where nothing else is said.

    - `by_itself`: a token looks so surely like one that others may be compared with it.
    - `surely`: logit (0.97) from which, either way, the mirror image is not asked about.
    - `hides`: by which one square of height leans, from which a token may hide what is behind it.
    - `near`: behind a token, along the lean, from which a square may be covered by it.
    - `tallest`: of the tallest token's height, from which it covers squares behind at most.
    - `aside`: beside the line behind a token up to which a square may be covered by it.
    """

    by_itself: float = 0.9
    surely: float = 3.5
    hides: float = 0.4
    near: float = 0.5
    tallest: float = 1.6
    aside: float = 0.9


WITNESS = WitnessSettings()


class Tokens:
    """The network and what it needs to know of one table: BGR picture `bare` of the empty board, taken by `camera`.
    `any_art`: the tokens may look like none of the known art."""

    def __init__(self, bare: NDArray[np.uint8], camera: PlaneCamera, any_art: bool = False) -> None:
        self._network = load_network(TOKENS_ANY if any_art else TOKENS)
        self._bare, self._camera = bare, camera
        self._empty: dict[Cell, NDArray[np.uint8]] = {}  # views of the empty board, each made when first needed
        self._taught: NDArray[np.uint8] | None = None

    @property
    def knows_one(self) -> bool:
        """Whether a token of this set was taught."""
        return self._taught is not None

    def taught(self, views: Sequence[NDArray[np.uint8]]) -> None:
        """Views (`SHAPE`, 3) of tokens of this set, seen elsewhere: where no other token is sure, squares are compared
        with the middle one of them."""
        self._taught = np.asarray(views[len(views) // 2], np.uint8) if len(views) else None

    def shown(self, picture: NDArray[np.uint8], camera: PlaneCamera, cell: Cell) -> tuple[NDArray[np.uint8], float]:
        """(`SHAPE`, 6): the view of a square in a BGR picture taken by `camera`, now and empty. With it how much height
        shows on it, 0 (from straight above) to 1. An example of a token that stands there."""
        sheet = Sheets(camera, [cell])
        both = np.concatenate([sheet.of(picture)[0], self._empty_views([cell])[0]], axis=-1)
        return both, float(sheet.facts([None])[0, -1])

    def look(self, picture: NDArray[np.uint8], camera: PlaneCamera, lean: NDArray[np.float64],
             sure: Sequence[Cell]) -> Look:
        """A BGR picture taken by `camera`, to be asked about; `sure`: where tokens show from above, `lean` as
        `squarenet.lean_of` says."""
        return Look(self, picture, camera, lean, sure)

    def ask(self, picture: NDArray[np.uint8], camera: PlaneCamera, cells: Sequence[Cell],
            others: Sequence[Cell | None]) -> dict[Cell, float]:
        """How likely a token stands on each of the `cells` (0..1), each compared with another square's, or none. Where
        that leaves a doubt the mean of what is said of the view and of its mirror image."""
        if not cells:
            return {}
        now, empty, other, facts = views(picture, camera, self._empty_views(cells), cells, others)
        if self._taught is not None:
            alone = np.array([o is None for o in others], bool)
            other[alone] = self._taught
            facts[alone, :3] = 1.0, 0.0, 0.0
        x = network_input(now, empty, other, facts)
        answer = self._run(x)
        doubtful = np.abs(answer) < WITNESS.surely
        answer[doubtful] = (answer[doubtful] + self._run(mirrored(x[doubtful]))) / 2
        return dict(zip(cells, sigmoid(answer).tolist(), strict=True))

    def _run(self, x: NDArray[np.float32]) -> NDArray[np.float64]:
        return np.asarray(self._network.run(None, {TOKENS.input: x})[0], np.float64).ravel()

    def _empty_views(self, cells: Sequence[Cell]) -> NDArray[np.uint8]:
        new = [c for c in cells if c not in self._empty]
        self._empty.update(zip(new, Sheets(self._camera, new).of(self._bare), strict=True))
        return np.stack([self._empty[c] for c in cells])


class Look:
    """One picture that the second witness is asked about. Squares are compared with tokens that it takes for such by
    themselves: two fingertips would speak for each other."""

    def __init__(self, tokens: Tokens, picture: NDArray[np.uint8], camera: PlaneCamera, lean: NDArray[np.float64],
                 sure: Sequence[Cell]) -> None:
        self._tokens, self._picture, self._camera, self._lean = tokens, picture, camera, lean
        alone = tokens.ask(picture, camera, sure, [None] * len(sure))
        self._known = [c for c, p in alone.items() if p >= WITNESS.by_itself]

    def of(self, cells: Sequence[Cell]) -> dict[Cell, float]:
        """How likely a token stands on each of the `cells` (0..1). One behind a token that is known is compared with a
        taught one as well, and the less likely word counts. What is seen of the one in front looks like it."""
        others = [beside(c, self._known, self._lean) for c in cells]
        said = self._tokens.ask(self._picture, self._camera, cells, others)
        if self._tokens.knows_one:
            behind_one = [c for c in cells if self.before(c)]
            alone = self._tokens.ask(self._picture, self._camera, behind_one, [None] * len(behind_one))
            said |= {c: min(p, said[c]) for c, p in alone.items()}
        return said

    def before(self, cell: Cell) -> bool:
        """Whether a token that is known may cover a part of the square."""
        return any(behind(t, (cell,), self._lean) for t in self._known if t != cell)


class Sheets:
    """Sheets through the middles of N squares that face a camera; steps on them are in squares."""

    def __init__(self, camera: PlaneCamera, cells: Sequence[Cell]) -> None:
        self._camera = camera
        self.middles = np.array([[c + 0.5, r + 0.5] for r, c in cells]).reshape(-1, 2)
        x, y, down = camera.position
        away = self.middles - (x, y)
        far = np.maximum(np.hypot(*away.T), 1e-6)
        distance = np.hypot(far, down)
        away = away / far[:, None]
        self._across = np.stack([-away[:, 1], away[:, 0]], axis=1)
        self._up = away * (-down / distance)[:, None]  # on the board, of a step up the sheet
        self._rise = far / distance                    # and above it

    def of(self, picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """(N, `SHAPE`, 3): the picture as it shows on each sheet, the board's height rising in it."""
        if not len(self.middles):
            return np.empty((0, *SHAPE, 3), np.uint8)
        up, side = HIGH - np.arange(0, SHAPE[0] + 1, STEP) / PX, np.arange(0, SHAPE[1] + 1, STEP) / PX - WIDE
        points = (self.middles[:, None, None] + up[:, None, None] * self._up[:, None, None]
                  + side[:, None] * self._across[:, None, None])
        nodes = self._camera.project(points, up[:, None] * self._rise[:, None, None])
        maps = np.einsum("ia,najk->nijk", BETWEEN[0], np.einsum("jb,nabk->najk", BETWEEN[1], nodes))
        flat = maps.astype(np.float32).reshape(-1, SHAPE[1], 2)
        seen = cv2.remap(picture, flat, None, cv2.INTER_LINEAR)  # type: ignore[call-overload]  # one map may hold both
        return np.asarray(seen).reshape(len(points), *SHAPE, 3)

    def facts(self, others: Sequence[Cell | None]) -> NDArray[np.float32]:
        """(N, 4) what the network is told of each square besides its views: of the square of another token, or None."""
        known = np.array([o is not None for o in others], bool)
        other = np.array([(c + 0.5, r + 0.5) for r, c in (o or (0, 0) for o in others)]).reshape(-1, 2)
        step = other - self.middles
        where = np.stack([(step * self._across).sum(axis=1), (step * self._up).sum(axis=1)], axis=1)
        where = np.where(known[:, None], np.clip(where / FAR, -1, 1), 0.0)
        return np.column_stack([known, where, self._rise]).astype(np.float32)


def beside(cell: Cell, tokens: Collection[Cell], lean: NDArray[np.float64]) -> Cell | None:
    """The token that a square is compared with: the nearest that may hide it, or else the nearest. None without any but
    on the square itself."""
    others = [t for t in tokens if t != cell]
    hiding = [t for t in others if behind(t, (cell,), lean)]
    return min(hiding or others, key=lambda t: (t[0] - cell[0]) ** 2 + (t[1] - cell[1]) ** 2, default=None)


def behind(front: Cell, cells: Collection[Cell], lean: NDArray[np.float64]) -> list[Cell]:
    """The squares of which a token on `front` may cover a part, with `lean` as `squarenet.lean_of` says."""
    length = float(np.hypot(*lean))
    if length <= WITNESS.hides:
        return []
    found = []
    for cell in cells:
        d = np.array([cell[1] - front[1], cell[0] - front[0]], float)
        along, aside = float(d @ lean) / length, abs(float(d[0] * lean[1] - d[1] * lean[0])) / length
        if WITNESS.near <= along <= WITNESS.tallest * length + WITNESS.near and aside <= WITNESS.aside:
            found.append(cell)
    return found


def covered_by(tokens: Collection[Cell], cells: Collection[Cell], camera: PlaneCamera) -> frozenset[Cell]:
    """Those of the `cells` that the `tokens` stand on or may cover a part of, each as the `camera` sees it."""
    found = set(cells).intersection(tokens)
    for token in tokens:
        found.update(behind(token, cells, camera.lean(np.array([token[1] + 0.5, token[0] + 0.5]))))
    return frozenset(found)


def views(picture: NDArray[np.uint8], camera: PlaneCamera, empty: NDArray[np.uint8], cells: Sequence[Cell],
          others: Sequence[Cell | None],
          ) -> tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.uint8], NDArray[np.float32]]:
    """What the network is shown of N `cells`, and the (N, 4) facts. Views (N, `SHAPE`, 3) in a BGR `picture`, those of
    the `empty` board, and of the `others` to compare with, black where there is none."""
    fronts = sorted({o for o in others if o is not None})
    shown: dict[Cell | None, NDArray[np.uint8]] = dict(zip(fronts, Sheets(camera, fronts).of(picture), strict=True))
    shown[None] = np.zeros((*SHAPE, 3), np.uint8)
    sheets = Sheets(camera, cells)
    other = np.array([shown[o] for o in others], np.uint8).reshape(-1, *SHAPE, 3)
    return sheets.of(picture), empty, other, sheets.facts(others)


def network_input(now: NDArray[np.uint8], empty: NDArray[np.uint8], other: NDArray[np.uint8],
                  facts: NDArray[np.float32]) -> NDArray[np.float32]:
    """(N, 13, H, W) float32 of what `views` shows."""
    shown = np.concatenate([now, empty, other], axis=-1).transpose(0, 3, 1, 2).astype(np.float32) / 127.5 - 1.0
    return np.concatenate([shown, np.broadcast_to(facts[:, :, None, None], (*facts.shape, *SHAPE))], axis=1)


def mirrored(x: NDArray[np.float32]) -> NDArray[np.float32]:
    """What the network would be shown of the table in a mirror."""
    other = np.ascontiguousarray(x[..., ::-1])
    other[:, ACROSS] *= -1
    return other
