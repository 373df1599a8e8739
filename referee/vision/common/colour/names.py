"""Names the inks of a board: by the set's own list where they fit it, else by a general vocabulary.

Why it exists: people speak of squares by colour. Lamps and camera shift all inks, so names are given to all of a board
at once; no two share one. The set's names come first: a board that they fit keeps them, whatever the light. Not done
here: telling which squares are of one ink (`palette`).
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from referee.kit.taught import Inks
from referee.kit.vocabulary import SHADES, VOCABULARY
from referee.vision.common.colour.fitting import assigned
from referee.vision.common.colour.palette import Floats, log_chroma, to_linear

CASTS = [np.array(c) for c in itertools.product((-0.3, -0.15, 0.0, 0.15, 0.3), repeat=2)]
"""Of a lamp, in log-chroma, that are tried."""
EXPOSURES = np.exp(np.linspace(-0.3, 0.9, 13))
"""That are tried."""


@dataclass(frozen=True, slots=True)
class NamingSettings:
    """How names are weighed: misfits are of hue, in log-chroma, where nothing else is said.

    - `hueless`: an ink with less of the middling ink's log-chroma has no hue: white, where it is bright.
    - `veiled`: parts of what all inks show in each channel that may be veil, when they are named.
    - `veil_price`: of that, beside hue. Of 441 sets of inks of rendered boards, also with one ink left out, 440 get
      their names so, 437 without veil.
    - `light_counts`: weight of lightness beside hue in the set's own list. If it counts more, a photographed cube's red
      is orange.
    - `torn_names`: another naming that fits worse by less may be the right one: five of those 441, one named wrongly.
    - `familiar`: misfit of the worst ink up to which the set's own names are not doubted. Beyond it they stay while
      they fit better on average than set and vocabulary together. Of 800 drawn palettes in tinted, veiled light all of
      the standard set keep their names. Of those with a foreign ink 95 % get theirs (85 % with 0.17 and no comparison).
    - `same_board`: misfit up to which the inks are a board's that was seen before, in another light. Of 212 pairs of
      pictures of one set all were matched rightly, 95 % within this. Of 1 432 of two sets 3 % pass for one set and are
      named by the other.
    - `other_board`: misfit an ink on average from which they are another board's. So is one pair of one set in 224
      (strong glare), and of pairs of sets with other colours 83 %.
    - `fewest_known`: inks of a board that may be known again.
    - `most_tried`: and at most, as all assignments are tried; no game's board has more.
    - `foreign`: price of a name that the set does not have.
    - `lightness`: weight of lightness beside hue in the general vocabulary. With this and the next two 94 % of 700 inks
      of drawn palettes with foreign ones get the name they were drawn with. With 1 it is 91 %, without veil 92 %.
    - `cast_price`: of a cast there (log-chroma squared).
    - `exposure_price`: of an exposure there (logarithm squared).
    - `middle`: cube root of a usual ink's luminance: by it lightness is measured there.
    - `burnt`: linear light of its darkest channel from which a white has burnt out and shows no cast. Of 75 stickers of
      toy cubes photographed so 73 are named rightly, 57 when green was turquoise.
    - `unlikely`: misfit an ink on average from which the vocabulary is not believed either. A toy cube in dim light is
      at 0.23; of 1 000 drawn palettes that it names rightly one in a hundred is above 0.12.
    """

    hueless: float = 0.4
    veiled: tuple[float, ...] = (0.0, 0.3, 0.6, 0.9)
    veil_price: float = 0.1
    light_counts: float = 1.0
    torn_names: float = 0.06
    familiar: float = 0.12
    same_board: float = 0.3
    other_board: float = 0.15
    fewest_known: int = 4
    most_tried: int = 8
    foreign: float = 0.05
    lightness: float = 3.0
    cast_price: float = 1.0
    exposure_price: float = 0.5
    middle: float = 0.55
    burnt: float = 0.82
    unlikely: float = 0.15


NAMING = NamingSettings()


@dataclass(frozen=True)
class Naming:
    """Names of inks, in order, the runner-up, and by how much that fits worse (0 or more). The misfit is of the `worst`
    ink and of all of them on average (`usual`)."""

    names: list[str]
    second: list[str]
    apart: float
    worst: float
    usual: float

    def burnt_out(self) -> Naming:
        """The same of a picture whose white has burnt out, so that the light's own colour is unknown. Turquoise is the
        green there that the inks else lack."""
        first, second = (["green" if n == "turquoise" and "green" not in names else n for n in names]
                         for names in (self.names, self.second))
        return replace(self, names=first, second=second)

    def with_name(self, place: int | None, name: str = "white") -> Naming:
        """The same with this name in this place, if there is one."""
        if place is None:
            return self
        first, second = ([*n[:place], name, *n[place:]] for n in (self.names, self.second))
        return replace(self, names=first, second=second)

    @property
    def torn(self) -> dict[str, str]:
        """Ink's name -> the one it has in the second best naming, of those inks that are named by a hair."""
        return {name: other for name, other in zip(self.names, self.second, strict=True)
                if name != other and self.apart < NAMING.torn_names}


def as_before(board: Inks, boards: Sequence[Inks]) -> dict[str, str]:
    """The names of a board -> those that one of the other `boards` has for the same inks; the same if it is none."""
    known = _known(_linear(board), boards)
    return dict(zip(board, board if known is None else known.names, strict=True))


def naming(inks: Floats, names: Mapping[str, Sequence[float]], boards: Sequence[Inks] = ()) -> Naming:
    """The names of inks (K, 3) linear RGB, the first of these that fit:

    - those of the one of the known `boards` (name -> sRGB) that they are like;
    - the set's own `names` (name -> typical sRGB), unless one of the inks fits none of them;
    - those of set and vocabulary together that fit best.

    A bright ink without hue among others is `white`: then the light's cast, the white's log-chroma, is taken off the
    others first.
    """
    known = _known(inks, boards)
    if known is not None:
        return known
    white = _white(inks)
    rest = inks[[k for k in range(len(inks)) if k != white]]
    cast = None if white is None else log_chroma(inks[white])
    own = _of_the_set(rest, names, cast) if len(rest) <= len(names) else None
    if own is not None and own.worst <= NAMING.familiar:
        return own.with_name(white)
    found = _of_any(rest, names, cast)
    if white is not None and inks[white].min() >= NAMING.burnt:
        found = found.burnt_out()
    if own is None or (found.usual <= NAMING.unlikely and found.usual < own.usual):
        return found.with_name(white)
    pale = None if white is None else _white(rest)
    if pale is not None:  # an over-exposed picture makes more than white pale: that tells nothing about the others
        own = _of_the_set(np.delete(rest, pale, axis=0), names, cast)
        own = own.with_name(pale, _of_any(rest[[pale]], names, cast, own.names).names[0])
    return own.with_name(white)


def named_among(inks: Floats, names: Mapping[str, Sequence[float]]) -> Naming:
    """The names of inks (K, 3) linear RGB among these alone (name -> typical sRGB), of which there are K or more."""
    return _of_the_set(inks, names, None)


def another_board(board: Inks, boards: Sequence[Inks]) -> bool:
    """Whether the colours of a board are those of none of the other `boards`, in whatever light."""
    inks = _linear(board)
    same = [_of_the_set(inks, other, None).usual for other in boards if _may_be(inks, other)]
    other_ones = min(same, default=np.inf) > NAMING.other_board
    return all(len(inks) <= len(other) <= NAMING.most_tried for other in boards) and other_ones


def _known(inks: Floats, boards: Sequence[Inks]) -> Naming | None:
    """The naming by the one of the `boards` that the inks are likest, None where they are like none."""
    named = [_of_the_set(inks, board, None) for board in boards if _may_be(inks, board)]
    sure = [found for found in named if found.worst <= NAMING.same_board and found.apart >= NAMING.torn_names]
    return min(sure, key=lambda found: found.usual, default=None)


def _may_be(inks: Floats, board: Inks) -> bool:
    """Whether so many inks may be those of the board, of which at most one was not made out: fewer fit any board."""
    return NAMING.fewest_known <= len(board) <= NAMING.most_tried and len(board) - 1 <= len(inks) <= len(board)


def _linear(board: Inks) -> Floats:
    """(K, 3) linear RGB of a board's colours."""
    return to_linear(np.array(list(board.values()), np.float64).reshape(-1, 3))


def _of_the_set(inks: Floats, names: Mapping[str, Sequence[float]], cast: Floats | None) -> Naming:
    """The best naming by `names`, of which there are enough; the light's `cast` (2,) if it is known.

    All assignments are tried. The best fits hues and lightness after one common shift of white balance, and after a
    common veil was taken off. Glare or haze takes the colour from dark inks first.
    """
    labels = list(names)
    typical = to_linear(np.array([names[n] for n in labels], np.float64))
    choices = np.array(list(itertools.permutations(range(len(labels)), len(inks))))  # (P, K)
    typical_chroma, typical_light = _direction(log_chroma(typical))[choices], np.cbrt(_luminance(typical))[choices]
    typical_light /= np.maximum(typical_light.mean(axis=1, keepdims=True), 1e-6)
    cost, worst = np.full(len(choices), np.inf), np.full(len(choices), np.inf)
    for part in NAMING.veiled:
        clear = np.maximum(inks - part * inks.min(axis=0), 0.0)
        light = np.cbrt(_luminance(clear))
        offset = _direction(log_chroma(clear) - (0.0 if cast is None else cast)) - typical_chroma
        shift = np.clip(offset.mean(axis=1, keepdims=True), -0.25, 0.25)
        misfit = ((offset - shift) ** 2).sum(axis=2) + NAMING.light_counts * (light / light.mean() - typical_light) ** 2
        total = misfit.sum(axis=1) + NAMING.veil_price * part
        worst = np.where(total < cost, misfit.max(axis=1), worst)
        cost = np.minimum(cost, total)
    first, *others = (int(k) for k in np.argsort(cost, kind="stable")[:2])
    best, second = ([labels[k] for k in choices[chosen]] for chosen in (first, *(others or [first])))
    return Naming(best, second, float(cost[others[0]] - cost[first]) if others else np.inf, float(worst[first]),
                  float(cost[first]) / len(inks))


def _of_any(inks: Floats, names: Mapping[str, Sequence[float]], cast: Floats | None,
            taken: Sequence[str] = ()) -> Naming:
    """The best naming by set and vocabulary together, over a grid of casts, exposures and veils (Hungarian method).

    Inks beyond all names are `other1`, `other2` ... Where the `cast` (2,) is known, it is from a white ink left out.
    Names that are `taken` are not given.
    """
    known = {n: rgb for n, rgb in {**VOCABULARY, **names}.items() if n not in taken and (cast is None or n != "white")}
    labels = [*known, *(f"other{i + 1}" for i in range(len(inks) - len(known)))]
    typical = to_linear(np.array([known.get(n, (128, 128, 128)) for n in labels], np.float64))
    hues, light = _direction(log_chroma(typical)), np.cbrt(_luminance(typical)) / NAMING.middle
    price = np.array([0.0 if n in names else NAMING.foreign if n in known else 1.0 for n in labels])
    rows = np.arange(len(inks))
    best, costs = np.inf, np.zeros((len(inks), len(labels)))
    for part, tried, exposure in itertools.product(NAMING.veiled, CASTS if cast is None else [cast], EXPOSURES):
        clear = np.maximum(inks - part * inks.min(axis=0), 0.0)
        seen = np.cbrt(_luminance(clear)) / NAMING.middle * exposure
        off = ((_direction(log_chroma(clear) - tried)[:, None] - hues) ** 2).sum(axis=2)
        misfit = off + NAMING.lightness * (seen[:, None] - light) ** 2 + price
        base = NAMING.exposure_price * float(np.log(exposure)) ** 2 + NAMING.veil_price * part
        base += NAMING.cast_price * float((tried**2).sum()) if cast is None else 0.0
        if misfit.min(axis=1).sum() + base >= best:
            continue
        total = base + misfit[rows, assigned(misfit)].sum()
        if total < best:
            best, costs = total, misfit
    chosen = assigned(costs)
    second, apart = chosen, np.inf
    for k in rows:  # the runner-up gives one ink at least another name
        barred = costs.copy()
        barred[k, chosen[k]] = costs.max() + len(inks)
        other = assigned(barred)
        if (more := float(barred[rows, other].sum() - costs[rows, chosen].sum())) < apart:
            second, apart = other, more
    told = costs[rows, chosen]
    likeliest, next_best = (plainly_named([labels[k] for k in places], taken) for places in (chosen, second))
    return Naming(likeliest, next_best, apart, float(told.max()), float(best) / len(inks))


def plainly_named(names: Sequence[str], taken: Sequence[str]) -> list[str]:
    """The names, a shade's (navy) as the plain one (blue) where no other ink has that."""
    out = list(names)
    for k, name in enumerate(out):
        plain = SHADES.get(name, name)
        if plain not in out and plain not in taken:
            out[k] = plain
    return out


def _luminance(linear: Floats) -> Floats:
    """(..., 3) linear RGB -> (...), 0..1 (ITU-R BT.709)."""
    return linear @ [0.2126, 0.7152, 0.0722]


def _white(inks: Floats) -> int | None:
    """The one ink without hue among four or more, if it is among the bright ones. No set of ours prints it, but other
    boards and cubes do. The light's own cast must not give it a name."""
    if len(inks) < 4:
        return None
    hue = np.linalg.norm(log_chroma(inks), axis=1)
    light = _luminance(inks)
    pale = np.flatnonzero((hue < NAMING.hueless * np.median(hue)) & (light >= 0.6 * light.max()))
    return int(pale[0]) if len(pale) == 1 else None


def _direction(chroma: Floats) -> Floats:
    """Log-chroma with its length compressed: hue counts, saturation little."""
    length = np.linalg.norm(chroma, axis=-1, keepdims=True)
    shorter: Floats = chroma / np.maximum(length, 1e-6) * np.tanh(length / 1.0)
    return shorter
