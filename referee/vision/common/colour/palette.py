"""Groups the squares of a board by colour under uneven light.

Why: no colour value is known beforehand. The set's inks, the lamps and the camera all change it, and glare washes it
out on one side of the board only. Model: what is seen at a square is `gain * ink + veil` in linear light. Gain (lamps,
vignetting) and veil (glare, haze) change slowly over the board. Ink groups and local light are found in turns, as in
expectation maximisation. Not done here: finding squares, first groups (`grouping`), naming the groups (`names`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Unlike = Callable[[Floats, Floats], Floats]


@dataclass(frozen=True, slots=True)
class PaletteSettings:
    """How inks are told from light, by linear light and its log-chroma.

    - `dark`: added to linear light before the logarithm: black level and noise.
    - `reach`: squares: how far light is taken as nearly constant (sigma of the weights).
    - `angle_gap`: degrees of log-chroma between two inks at least; rendered palettes have 28 and more.
    - `ink_price`: what one more ink must gain in log-likelihood a square. On rendered boards true ones gain 1 and more.
    - `rare`: a group of a smaller share costs three times: boards show all their inks often.
    - `fewest`: inks at least on a board of `many` squares (15 cards are the pairs of six, or of five with doubles).
    - `many`: see `fewest`. Under glare fewer inks explain the light better than they explain the board.
    - `torn`: a square this much nearer to its own ink than to another is not moved there on trial.
    - `twins`: colour distance below which two groups are one ink in one light.
    - `beside`: squares: so near one light falls on two of them, but for a lamp's mirror image or a shadow's edge.
    - `pairs`: such pairs of unlike squares at least tell a group to be two inks.
    - `two_inks`: if they differ so many times more than like ones. On 597 rendered boards 89 in 100 of two inks taken
      for one are told so. Single ones had 1.4 at most, and 2.6 where a lamp was mirrored in the board.
    - `spots`: squares from which light may differ over the board; fewer would let the light explain the inks.
    - `grey`: log-chroma radius under which a square has no hue.
    - `nearest`: neighbours that are asked whether they are of one ink.
    - `least_hue`: log-chroma by which squares of one ink may always differ: a camera counts in whole numbers.
    """

    dark: float = 0.004
    reach: float = 2.6
    angle_gap: float = 17.0
    ink_price: float = 0.5
    rare: float = 0.05
    fewest: int = 5
    many: int = 20
    torn: float = 0.8
    twins: float = 0.1
    beside: float = 2.3
    pairs: int = 16
    two_inks: float = 4.0
    spots: int = 30
    grey: float = 0.22
    nearest: int = 3
    least_hue: float = 0.02


PALETTE = PaletteSettings()


def to_linear(srgb: NDArray[np.floating | np.integer]) -> Floats:
    """sRGB 0..255 -> linear light 0..1 (IEC 61966-2-1)."""
    v = np.asarray(srgb, np.float64) / 255.0
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)


def to_srgb(linear: NDArray[np.floating]) -> Floats:
    """Linear light 0..1 -> sRGB 0..255."""
    v = np.clip(np.asarray(linear, np.float64), 0.0, 1.0)
    return 255.0 * np.where(v <= 0.0031308, v * 12.92, 1.055 * v ** (1 / 2.4) - 0.055)


def log_chroma(linear: Floats) -> Floats:
    """(..., 3) linear RGB -> (..., 2): log(R/G), log(B/G). A change of white balance shifts it."""
    logs = np.log(np.maximum(linear, 0) + PALETTE.dark)
    return np.stack([logs[..., 0] - logs[..., 1], logs[..., 2] - logs[..., 1]], axis=-1)


@dataclass(frozen=True)
class Palette:
    """`labels` (N,): group of each square; `inks` (K, 3): linear RGB in the board's mean light. They were learned from
    squares at `places` (N, 2), as `seen` (N, 3). `drawn_from`: among how many squares the inks were looked for, all or
    some of them, where these were others."""

    labels: NDArray[np.intp]
    inks: Floats
    places: Floats
    seen: Floats
    drawn_from: int = 0

    @property
    def fitted(self) -> int:
        """Among how many squares the inks were looked for."""
        return self.drawn_from or len(self.seen)

    def drawn_to(self, seen: Floats, places: Floats) -> Palette:
        """These inks on more or other squares (`seen` (N, 3) at `places` (N, 2)): no ink is added."""
        nearest = colour_distance(seen[:, None, :], self.local(places)).argmin(axis=1)
        return replace(in_turns(seen, places, nearest)[1], drawn_from=self.fitted)

    def light(self, places: Floats) -> tuple[Floats, Floats]:
        """Gain and veil (M, 3) at `places` (M, 2)."""
        return light_between(places, self.places, self.seen, self.inks[self.labels])

    def local(self, places: Floats) -> Floats:
        """The inks as they look at `places` (M, 2): (M, K, 3) linear RGB."""
        gain, veil = self.light(places)
        return np.maximum(gain[:, None, :] * self.inks[None] + veil[:, None, :], 0.0)


def parted(colours: Floats, mine: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Marks those of the squares `mine` (N,) that lie on one side along the longest axis of their `colours` (N, D).
    They are parted where the two sides differ most (Otsu 1979). On a few squares at the widest gap."""
    side = np.zeros(len(colours), bool)
    if mine.sum() < 2:
        return side
    off = colours[mine] - colours[mine].mean(axis=0)
    along = off @ np.linalg.svd(off, full_matrices=False)[2][0]
    order = np.sort(along)
    below = np.cumsum(order)[:-1]  # the mean of all is 0
    count = np.arange(1, len(order))
    apart = np.diff(order) if len(colours) < PALETTE.spots else below**2 / count + below**2 / count[::-1]
    cut = int(apart.argmax())
    side[np.flatnonzero(mine)[along > (order[cut] + order[cut + 1]) / 2]] = True
    return side


def refined(seen: Floats, places: Floats, labels: NDArray[np.intp]) -> NDArray[np.intp]:
    """Groups (N,) from first ones, with the light of each neighbourhood; the same ones should a group be lost."""
    better = in_turns(seen, places, labels)[1].labels
    return better if len(np.unique(better)) == len(np.unique(labels)) else labels


def criterion(seen: Floats, places: Floats, labels: NDArray[np.intp]) -> float:
    """How well groups (N,) explain the squares with the light of each neighbourhood, for how many they are. It is the
    information criterion a square: less is better."""
    return in_turns(seen, places, labels)[0] / len(seen)


def in_turns(seen: Floats, places: Floats, labels: NDArray[np.intp],
            rounds: int = 12) -> tuple[float, Palette, Floats]:
    """Groups and local light in turns until the groups stay: (information criterion, palette, distances (N, K))."""
    used, labels = np.unique(labels, return_inverse=True)
    inks = _means(seen, labels)
    for _ in range(rounds):
        gain, veil = light_between(places, places, seen, inks[labels])
        inks = np.maximum(_means((seen - veil) / gain, labels), 0.0)
        expected = gain[:, None, :] * inks[None] + veil[:, None, :]
        distance = colour_distance(seen[:, None, :], expected)
        new = distance.argmin(axis=1)
        if (new == labels).all():
            break
        used, labels = np.unique(new, return_inverse=True)
        inks, distance, expected = inks[used], distance[:, used], expected[:, used]
    rare = int((np.bincount(labels) < PALETTE.rare * len(seen)).sum())
    cost = len(seen) * (misfit(distance, expected) + PALETTE.ink_price * (len(inks) + 2 * rare))
    return cost, Palette(labels.astype(np.intp), inks, places, seen), distance


def misfit(distance: Floats, expected: Floats, unlike: Unlike | None = None) -> float:
    """Log of the mean squared distance of squares from their nearest inks, `distance` (N, K). It is in parts of what
    the inks differ at each square, `expected` (N, K, 3). Of whole prints (N, K, P, 3) as they are `unlike`."""
    parts = distance.min(axis=1) / np.clip(ink_separation(expected, unlike), 0.03, 1.0)
    return float(np.log(np.mean(np.minimum(parts, 0.5) ** 2) + 0.02**2))


def colour_distance(a: Floats, b: Floats) -> Floats:
    """A perceptual-like distance of linear RGB values (..., 3): Euclid in cube roots, 0..about 1.7."""
    one, other = (np.cbrt(np.maximum(v, 0) + PALETTE.dark) for v in (a, b))
    far: Floats = np.linalg.norm(one - other, axis=-1)
    return far


def colour_distances(a: Floats, b: Floats) -> Floats:
    """`colour_distance` of every one of `a` (N, 3) to every one of `b` (M, 3): (N, M), by one matrix product."""
    p, q = np.cbrt(np.maximum(a, 0) + PALETTE.dark), np.cbrt(np.maximum(b, 0) + PALETTE.dark)
    square = (p * p).sum(axis=1)[:, None] + (q * q).sum(axis=1) - 2.0 * (p @ q.T)
    far: Floats = np.sqrt(np.maximum(square, 0.0))
    return far


def ink_separation(local: Floats, unlike: Unlike | None = None) -> Floats:
    """Median distance (N,) between the inks (N, K, 3) as they look at N places; 1 for a single ink. See `misfit`."""
    a, b = np.triu_indices(local.shape[1], 1)
    if not len(a):
        return np.ones(len(local))
    separation: Floats = np.median((unlike or colour_distance)(local[:, a], local[:, b]), axis=1)
    return separation


def grouped(seen: Floats, places: Floats, labels: NDArray[np.intp]) -> Palette:
    """The palette of squares whose ink is known: `labels` (N,), as they look, `seen` (N, 3), at `places` (N, 2)."""
    palette = Palette(labels, _means(seen, labels), places, seen)
    gain, veil = palette.light(places)  # from the inks as they look on the whole; now without the light's differences
    return replace(palette, inks=np.maximum(_means((seen - veil) / gain, labels), 0.0))


def neighbours_alike(places: Floats, labels: NDArray[np.intp]) -> float:
    """How much more often than by chance the nearest of squares at `places` (N, 2) have one of the `labels` (N,)."""
    near = ((places[:, None] - places) ** 2).sum(axis=2).argsort(axis=1, kind="stable")[:, 1 : PALETTE.nearest + 1]
    chance = ((np.bincount(labels) / len(labels)) ** 2).sum()
    return float((labels[near] == labels[:, None]).mean() - chance)


def twins(local: Floats, seen: Floats, labels: NDArray[np.intp]) -> float:
    """How far the two inks most alike are apart all over the board. It is in parts of how far nine in ten squares are
    at most from their own. It is 9 at most. `local` (N, K, 3): the inks as they look at every square, `seen` (N, 3) and
    `labels` (N,) of the squares."""
    a, b = np.triu_indices(local.shape[1], 1)
    apart = np.median(colour_distance(local[:, a], local[:, b]), axis=0)
    own = colour_distance(seen, local[np.arange(len(local)), labels])
    return float(min(9.0, apart.min(initial=np.inf) / max(float(np.quantile(own, 0.9)), 1e-6)))


def _means(seen: Floats, labels: NDArray[np.intp]) -> Floats:
    return np.array([np.median(seen[labels == k], axis=0) if (labels == k).any() else np.zeros(3)
                     for k in range(labels.max() + 1)])


def light_between(at: Floats, places: Floats, seen: Floats, ink: Floats,
                  shares: Floats | None = None) -> tuple[Floats, Floats]:
    """Gain and veil (M, 3) at `at` (M, 2): locally weighted least squares of `seen = gain * ink + veil + slope * step`.

    `seen` and `ink`: (N, 3) linear RGB of squares, or (N, P, 3) of parts of them that count as their `shares` (P,).
    A weak prior (gain 1, no slope) keeps it sane where few squares are near.
    """
    if len(places) < PALETTE.spots:
        return np.ones((len(at), 3)), np.zeros((len(at), 3))
    place, at = places / PALETTE.reach, at / PALETTE.reach
    weight = np.exp(-0.5 * ((place[None] - at[:, None]) ** 2).sum(axis=2)) + 1e-5  # (M, N)
    scale = np.maximum(ink.reshape(-1, 3).std(axis=0), 1e-3)
    scaled = ink / scale
    powers = np.column_stack([np.ones(len(place)), place])               # 1, x, y
    if shares is not None:
        powers = np.repeat(powers[:, None], len(shares), axis=1)
    sums = _moments(weight, np.concatenate([powers, scaled, seen], axis=-1), np.concatenate([powers, scaled], axis=-1),
                    shares)
    shift = np.zeros((len(at), 3, 3))                                    # from x, y to steps from `at`
    shift[:] = np.eye(3)
    shift[:, 1:, 0] = -at
    steps = shift @ sums[:, :3, :3] @ shift.transpose(0, 2, 1)           # sums of products of 1, step x, step y
    normal = np.empty((len(at), 3, 4, 4))                                # of ink, 1, step x, step y, for each channel
    right = np.empty((len(at), 3, 4))
    normal[:, :, 1:, 1:] = steps[:, None]
    normal[:, :, 0, 0] = sums[:, (3, 4, 5), (3, 4, 5)]
    normal[:, :, 0, 1:] = normal[:, :, 1:, 0] = (shift @ sums[:, :3, 3:]).transpose(0, 2, 1)
    right[:, :, 0] = sums[:, (6, 7, 8), (3, 4, 5)] + 0.4 * scale
    right[:, :, 1:] = (shift @ sums[:, 6:, :3].transpose(0, 2, 1)).transpose(0, 2, 1)
    total = steps[:, 0, :1]
    mean_ink, mean_seen = normal[:, :, 0, 1] / total * scale, right[:, :, 1] / total
    slope = normal[:, :, 1, 2:] / total[..., None]
    solution = np.linalg.solve(normal + np.diag([0.4, 1e-3, 0.4, 0.4]), right[..., None])[..., 0]
    gain = np.clip(solution[..., 0] / scale, 0.03, 6.0)
    return gain, mean_seen - gain * mean_ink - (slope * solution[..., 2:]).sum(axis=2)


def _moments(weight: Floats, a: Floats, b: Floats, shares: Floats | None) -> Floats:
    """(M, A, B): for each row of `weight` (M, N), the weighted sums over n of a[n] * b[n], (N, A) and (N, B). Where
    they are (N, P, A) and (N, P, B) it is of their means by `shares` (P,)."""
    products = a[..., :, None] * b[..., None, :]
    if shares is not None:
        products = np.einsum("p,npab->nab", shares, products)
    sums: Floats = weight[:, None] @ products.reshape(len(a), -1)  # row by row: so small a product is slower on threads
    return sums.reshape(len(weight), a.shape[-1], b.shape[-1])
