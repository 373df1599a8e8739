"""Groups the squares of a board by all that is printed on them, and tells the ground of each group from its print.

Why: a square's ink is its ground. A bold emblem hides much of that. Then one colour a square (`palette`) is now the
ground's and now the emblem's. Equal squares come apart, and unlike ones with the same white sun fall together. Whole
squares do not lie: those of one ink look alike all over, in the light of their place. So a square is described by a few
parts of its picture. Groups are found from the tree of Ward's method ("Hierarchical grouping to optimize an objective
function", 1963). They are settled in turns with the light, as `palette` does with one colour. How many there are is
told by how far the two likest groups stand apart. What most groups show is print, what one shows alone is its ground.
Not done here: naming inks (`names`), and boards whose light is too uneven for it (`palette`, `glare`).
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.vision.common.colour.palette import (
    PALETTE,
    Floats,
    Palette,
    colour_distance,
    grouped,
    light_between,
    misfit,
    neighbours_alike,
    to_linear,
    to_srgb,
)

PX = 26
"""Pixels a square."""
PARTS = 5
"""Parts a side by which a square is described, each the mean of four that a quarter turn exchanges."""


@dataclass(frozen=True, slots=True)
class PrintSettings:
    """How squares are grouped by what is printed on them. Distances of groups are in standard deviations of their
    squares.

    - `rim`: pixels left out along a square's border: lines, grout and rounded corners.
    - `inks`: that a board may have, the fewest and the most.
    - `tried`: groups that each tree is cut into.
    - `apart`: by which the likest two groups must stand apart. One group cut in two stands 2.7 apart, at most 5.4 (150
      rendered boards). Groups of two inks stand 5.9 to 34 apart, but for one pair.
    - `few`: squares that a group has at least, and share of them: fewer are one of a kind, not an ink.
    - `far`: from here on two groups are two inks wherever their squares lie.
    - `more`: of what the likest stand apart in fewer groups, they must in more.
    - `clustered`: see `GlareSettings`: light parts a group so, inks do not.
    - `doubt`: from here on one group may be two inks.
    - `often`: if each has so many times the squares of an even share: chance parts off fewer.
    - `double`: times as many squares in a group as in the others on average. On boards of 96 squares one of five inks
      has so many once in 140. Two inks that are equal have it on more than every second.
    - `uneven`: times as much light on the brightest squares as on the darkest. Then fewer groups than by colour alone
      may be two inks in one.
    - `unsure`: times as far from another group: then the square may be of that one.
    - `like`: Lab units within which pixels are of one colour (see `finding.ground`).
    - `shown`: share of a group's pixels that makes a colour one of its own.
    - `another`: Lab units by which two colours of two groups differ.
    - `common`: a colour that other groups show too counts so much as one that they do not.
    - `most_colours`: of a group that are looked at.
    - `drawn`: pixels of a group by which its colours are told.
    - `asked`: of those it is asked how many are alike.
    - `border`: pixels along a square's border that count twice.
    - `least`: pixels that tell a square's ground at least.
    - `rounds`: of settling groups and light at most.
    """

    rim: int = 3
    inks: tuple[int, int] = (5, 8)
    tried: range = range(3, 10)
    apart: float = 5.5
    few: tuple[int, float] = (5, 0.05)
    far: float = 12.0
    more: float = 0.2
    clustered: float = 0.17
    doubt: float = 4.6
    often: float = 0.6
    double: float = 1.9
    uneven: float = 1.8
    unsure: float = 0.5
    like: float = 9.0
    shown: float = 0.12
    another: float = 14.0
    common: float = 0.25
    most_colours: int = 3
    drawn: int = 3000
    asked: int = 200
    border: int = 4
    least: int = 12
    rounds: int = 12


PRINTS = PrintSettings()
SHARES = np.array([4.0] * (PARTS * PARTS // 4) + [1.0]) / PARTS**2
"""Of the square that each part of its description covers."""


@dataclass(frozen=True)
class Prints:
    """Squares grouped by print: `palette` of their grounds; for each square the groups that it may be of instead,
    `others`. `doubtful`: two inks may have been taken for one."""

    palette: Palette
    others: list[frozenset[int]]
    doubtful: bool


@dataclass(frozen=True)
class _Groups:
    """`labels` (N,); `gain` and `veil` (N, 3) of each square's light; `distance` (N, K) from each group. `apart`: what
    the likest two groups stand apart, in standard deviations. `fewest`: squares of the smallest; `lit`: light may have
    parted two of them."""

    labels: NDArray[np.intp]
    gain: Floats
    veil: Floats
    distance: Floats
    misfit: float
    apart: float
    fewest: int
    lit: bool

    @property
    def count(self) -> int:
        return int(self.distance.shape[1])

    def told(self, least: float = PRINTS.apart, share: float = PRINTS.few[1]) -> bool:
        """Whether every two groups stand so far apart, and none of them is small enough for chance or light."""
        return not self.lit and self.apart >= least and self.fewest >= max(PRINTS.few[0], share * len(self.labels))


def by_print(squares: NDArray[np.uint8], places: Floats, first: NDArray[np.intp]) -> Prints | None:
    """The squares, RGB (N, PX - 2 rims, PX - 2 rims, 3) at `places` (N, 2), grouped; None where their print does not
    tell. `first` (N,): groups found in another way, which are tried as well."""
    if len(squares) < PALETTE.many:
        return None
    seen = _parts(to_linear(squares))
    tried = _tried(seen, places, first)
    found = _chosen(tried)
    if found is None:
        return None
    rows = np.arange(len(places))
    near = found.distance < found.distance[rows, found.labels, None] / PRINTS.unsure
    near[rows, found.labels] = False
    palette = grouped(_grounds(squares, found), places, found.labels)
    doubtful = found.count == PALETTE.fewest and (
        any(g.count > PALETTE.fewest and g.told(PRINTS.doubt, PRINTS.often / g.count) for g in tried)
        or _two_in_one(found)
        or (len(np.unique(first)) > PALETTE.fewest and _uneven(seen, found)))
    return Prints(palette, [frozenset(np.flatnonzero(row).tolist()) for row in near], doubtful)


def _tried(seen: Floats, places: Floats, first: NDArray[np.intp]) -> list[_Groups]:
    """Groups settled from the `first` ones (N,), which come first, and from trees of the squares' descriptions. These
    are taken as they are, without what a neighbourhood shares, and in the light of the best groups so far."""
    tried = [_settled(seen, places, first)]
    near = np.exp(-0.5 * ((places[None] - places[:, None]) ** 2).sum(axis=2) / PALETTE.reach**2)
    around = np.einsum("mn,np->mp", near / near.sum(axis=1, keepdims=True), seen.mean(axis=1))
    for even in (seen, seen / np.maximum(around, PALETTE.dark)[:, None], None):
        if even is None:
            best = min(tried, key=lambda g: g.misfit + PALETTE.ink_price * g.count)
            even = (seen - best.veil[:, None]) / best.gain[:, None]
        tree = _tree(_scaled(even))
        tried += [_settled(seen, places, _cut(tree, k)) for k in PRINTS.tried]
    return tried


def _two_in_one(found: _Groups) -> bool:
    """Whether one group has so many squares more than the others that it may be two inks whose squares are equal."""
    size = np.sort(np.bincount(found.labels))
    return bool(size[-1] >= PRINTS.double * size[:-1].mean())


def _uneven(seen: Floats, found: _Groups) -> bool:
    """Whether so much more light falls on some squares than on others that the groups may be the light's."""
    usual = np.median((seen - found.veil[:, None]) / found.gain[:, None], axis=(0, 1))
    light = (found.gain * usual + found.veil).mean(axis=1)
    dark, bright = np.quantile(light, (0.05, 0.95))
    return bool(bright > PRINTS.uneven * dark)


def _parts(squares: Floats) -> Floats:
    """The description (N, P, 3) of squares (N, S, S, 3) in linear light, the same however a square is turned. Of the
    four places that a quarter turn exchanges it has the mean of the middle two. A line may run along one side only.
    Such means follow gain and veil as single pixels do."""
    side = squares.shape[1] // PARTS
    means = squares.reshape(len(squares), PARTS, side, PARTS, side, 3).mean(axis=(2, 4))
    four = np.sort([np.rot90(means, k, (1, 2)) for k in range(4)], axis=0)
    turned = (four[1] + four[2]) / 2
    half = PARTS // 2
    quarter = turned[:, :half, : half + 1].reshape(len(squares), -1, 3)
    return np.concatenate([quarter, turned[:, half : half + 1, half]], axis=1)


def _scaled(seen: Floats) -> Floats:
    """Descriptions (N, P, 3) as points (N, 3 P) whose distance is how unlike the squares are."""
    roots: Floats = np.cbrt(np.maximum(seen, 0.0) + PALETTE.dark) * np.sqrt(SHARES)[:, None]
    return roots.reshape(len(seen), -1)


def _tree(points: Floats) -> list[tuple[int, int]]:
    """Which two groups, by their first squares, Ward's method joins one after the other (Lance and Williams 1967)."""
    count = len(points)
    size = np.ones(count)
    distance = ((points[:, None] - points) ** 2).sum(axis=2)
    np.fill_diagonal(distance, np.inf)
    joined = []
    for _ in range(count - 1):
        a, b = sorted(int(v) for v in np.unravel_index(distance.argmin(), distance.shape))
        rest = np.isfinite(distance[a]) & np.isfinite(distance[b])
        total = size[a] + size[b] + size[rest]
        distance[a, rest] = distance[rest, a] = (
            (size[a] + size[rest]) * distance[a, rest] + (size[b] + size[rest]) * distance[b, rest]
            - size[rest] * distance[a, b]) / total
        distance[b] = distance[:, b] = np.inf
        size[a] += size[b]
        joined.append((a, b))
    return joined


def _cut(tree: list[tuple[int, int]], groups: int) -> NDArray[np.intp]:
    """The labels (N,) when so many groups are left."""
    labels = np.arange(len(tree) + 1)
    for a, b in tree[: len(labels) - groups]:
        labels[labels == b] = a
    return np.unique(labels, return_inverse=True)[1]


def _settled(seen: Floats, places: Floats, labels: NDArray[np.intp]) -> _Groups:
    """Groups and light in turns, from first labels (N,) of descriptions `seen` (N, P, 3)."""
    labels = np.unique(labels, return_inverse=True)[1]
    prints = _medians(seen, labels)
    for _ in range(PRINTS.rounds):
        gain, veil = light_between(places, places, seen, prints[labels], SHARES)
        prints = np.maximum(_medians((seen - veil[:, None]) / gain[:, None], labels), 0.0)
        expected = gain[:, None, None] * prints + veil[:, None, None]
        distance = _unlike(seen[:, None], expected)
        nearest = distance.argmin(axis=1)
        if (nearest == labels).all():
            break
        used, labels = np.unique(nearest, return_inverse=True)
        prints, distance, expected = prints[used], distance[:, used], expected[:, used]
    apart, lit = _likest(_scaled((seen - veil[:, None]) / gain[:, None]), places, labels)
    return _Groups(labels, gain, veil, distance, misfit(distance, expected, _unlike), apart,
                   int(np.bincount(labels).min()), lit)


def _medians(seen: Floats, labels: NDArray[np.intp]) -> Floats:
    return np.array([np.median(seen[labels == k], axis=0) for k in range(labels.max() + 1)])


def _unlike(a: Floats, b: Floats) -> Floats:
    """How unlike descriptions (..., P, 3) are: the root mean square of their colour distances over the square."""
    far: Floats = np.sqrt((colour_distance(a, b) ** 2) @ SHARES)
    return far


def _likest(points: Floats, places: Floats, labels: NDArray[np.intp]) -> tuple[float, bool]:
    """What the likest two groups of `points` (N, D) stand apart, and whether light may have parted two. The first is in
    standard deviations along the line between their means (Fisher's ratio, 1936), infinite where there is one group.
    The second is so if two that do not stand `far` apart lie on sides of their own on the board."""
    least, lit = np.inf, False
    for a in range(labels.max() + 1):
        for b in range(a):
            one, other = points[labels == a], points[labels == b]
            line = one.mean(axis=0) - other.mean(axis=0)
            length = float(np.linalg.norm(line))
            along = line / max(length, 1e-9)
            within = (len(one) * (one @ along).var() + len(other) * (other @ along).var()) / (len(one) + len(other))
            apart = length / max(float(np.sqrt(within)), 1e-4)
            either = np.isin(labels, (a, b))
            lit |= apart < PRINTS.far and neighbours_alike(places[either], labels[either]) > PRINTS.clustered
            least = min(least, apart)
    return least, lit


def _chosen(tried: list[_Groups]) -> _Groups | None:
    """Of several groupings the one whose groups are surely inks and as many as can be told; None without one."""
    best: _Groups | None = None
    for count in range(PRINTS.inks[0], PRINTS.inks[1] + 1):
        able = [g for g in tried if g.count == count and g.told()]
        if not able:
            continue
        top = max(able, key=lambda g: (round(g.apart), -g.misfit))
        least = 0.0 if best is None else best.apart * (PRINTS.more if count <= PRINTS.inks[0] + 1 else 1.0)
        best = top if top.apart >= least else best
    return best


def _grounds(squares: NDArray[np.uint8], found: _Groups) -> Floats:
    """The grounds (N, 3) in linear RGB. Each is the colour of a group, as it would be in one light, that covers most;
    those that other groups show too count less."""
    linear = to_linear(squares)
    even = (linear - found.veil[:, None, None]) / found.gain[:, None, None]
    lab = np.array([_lab(square) for square in even])
    colours = [_colours(lab[found.labels == k]) for k in range(found.count)]
    out = np.empty((len(squares), 3))
    for i, k in enumerate(found.labels):
        ground = max(colours[k], key=lambda c: c[1] * _alone(c[0], [colours[j] for j in range(found.count) if j != k]))
        off = np.linalg.norm(lab[i] - ground[0], axis=2)
        least = float(np.partition(off.ravel(), PRINTS.least)[PRINTS.least])
        out[i] = np.median(linear[i][off <= max(PRINTS.like, least)], axis=0)
    return out


def _lab(linear: Floats) -> NDArray[np.float32]:
    """CIE Lab (H, W, 3) of linear RGB."""
    return np.asarray(cv2.cvtColor((to_srgb(linear) / 255).astype(np.float32), cv2.COLOR_RGB2LAB))


def _colours(lab: NDArray[np.float32]) -> list[tuple[NDArray[np.float32], float]]:
    """The colours that squares (N, S, S, 3) of one print show most, in CIE Lab, and the share of each. Pixels near the
    border count twice, as prints stand in the middle."""
    side = lab.shape[1]
    weight = np.full((side, side), 2.0, np.float32)
    weight[PRINTS.border:-PRINTS.border, PRINTS.border:-PRINTS.border] = 1.0
    pixels = lab.reshape(-1, 3)
    step = max(1, len(pixels) // PRINTS.drawn) | 1  # odd: no column of all squares is left out
    pixels, left = pixels[::step], np.tile(weight.ravel(), len(lab))[::step]
    whole = float(left.sum())
    found: list[tuple[NDArray[np.float32], float]] = []
    near = np.linalg.norm(pixels[:: max(1, len(pixels) // PRINTS.asked), None] - pixels, axis=2) < PRINTS.like
    while len(found) < PRINTS.most_colours:
        best = near[int((near * left).sum(axis=1).argmax())]
        middle = np.average(pixels[best], axis=0, weights=left[best] + 1e-6)
        mine = np.linalg.norm(pixels - middle, axis=1) < PRINTS.like
        share = float(left[mine].sum()) / whole
        if found and share < PRINTS.shown:
            break
        found.append((middle.astype(np.float32), share))
        left = np.where(mine | best, 0.0, left)
    return found


def _alone(colour: NDArray[np.float32], others: list[list[tuple[NDArray[np.float32], float]]]) -> float:
    """How much a colour of one group counts as its ground, by how many `others` show it as well."""
    shown = [min(float(np.linalg.norm(colour - c)) for c, _ in other) < PRINTS.another for other in others]
    return 1.0 - (1.0 - PRINTS.common) * float(np.mean(shown)) if shown else 1.0
