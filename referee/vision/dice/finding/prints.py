"""Tells from what is printed on the spaces which end of the board is row 1: dice with pips, or digits.

Every row is compared with drawn pips and digits of every size, dark or light. If the rows look like 1 to 6 from one end
clearly more than from the other, that end is row 1. Pips lie in squares; so they also tell how long a row is beside how
wide a column is. Not done here: reading dice that lie there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.dice import PIPS
from referee.vision.common.images import Image
from referee.vision.dice.finding.board import LONG, WIDE, Placed, flattened

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

FONTS = (cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_TRIPLEX)


@dataclass(frozen=True, slots=True)
class PrintSettings:
    """How prints are compared.

    - `px`: pixels of a row from above; `askew`: by so many of them may a print lie beside its place.
    - `dice`: sizes of a printed die, edge in rows, that are tried.
    - `spread`: of a pip from the middle of its face, in edges, and `pip`, its radius.
    - `shown`: edges of the face that is compared, without its rim.
    - `outlined`: edges of the face that is compared where an `outline` (edges wide) is drawn round it.
    - `turns`: degrees by which dice are printed askew.
    - `size`, `stretch`, `turn`: by which dice are larger, longer along a row and further turned than at first, that are
      tried of the likest.
    - `digits`: heights of a digit, in rows, that are tried, and `thick`, pens in heights.
    - `clear`: by how much more, in correlation of a row, one end must look like 1 to 6 than the other.
    - `like`: and how much at least, on average.
    - `agree`: columns of four that must say the same.
    """

    px: int = 56
    askew: int = 3
    dice: tuple[float, ...] = (0.22, 0.27, 0.32, 0.38, 0.45, 0.53, 0.62)
    spread: float = 0.25
    pip: float = 0.095
    shown: float = 0.82
    outlined: float = 1.15
    outline: float = 0.09
    turns: tuple[float, ...] = (-14.0, 0.0, 14.0)
    size: tuple[float, ...] = (0.92, 1.0, 1.09)
    stretch: tuple[float, ...] = (0.85, 0.95, 1.05, 1.17)
    turn: tuple[float, ...] = (-6.0, 0.0, 6.0)
    digits: tuple[float, ...] = (0.26, 0.34, 0.44, 0.58)
    thick: tuple[float, ...] = (0.1, 0.17)
    clear: float = 0.07
    like: float = 0.4
    agree: int = 3


PRINT = PrintSettings()


@dataclass(frozen=True)
class Order:
    """Whether row 1 is the first (`up`) or the last row; None where the prints do not tell. `margin`: in correlation.
    `stretch`: a column's pitch over what was believed, None where no pips tell. `seen` (6, 4): how like each space is
    to what should be printed on it, row by row as the board was given."""

    up: bool | None
    margin: float
    like: float
    stretch: float | None
    seen: Floats


def order_of(image: Image, placed: Placed, aspect: float, known: bool | None = None) -> Order:
    """Which end of the board in a BGR picture is row 1. `aspect`: a column's pitch over a row's, roughly known. Where
    it is `known` which end it is (see `Order.up`), only what is printed there is told."""
    spaces = _spaces(image, placed, aspect)
    rows = [_mean([spaces[r][c] for c in range(WIDE) if placed.plain[r, c]]) for r in range(LONG)]
    first, likest = _likest(rows, alphabets())
    closer = [n for n in sorted({n for _, n in likest.values()}) if first[n].pips]
    tried = [*(first[n] for _, n in likest.values()), *(a for n in closer for a in _like(first[n]))]
    nearer, near = _likest(rows, tried)
    found = {key: (like, nearer[n]) for key, (like, n) in near.items()}
    up, sign = max((key for key in found if known in (None, key[0])), key=lambda key: found[key][0])
    like, alphabet = found[up, sign]
    margin = like - max(found[not up, s][0] for s in (0, 1))
    agree = 0
    for c in range(WIDE):
        column = _likeness([spaces[r][c] for r in range(LONG)], alphabet.shapes)[sign]
        agree += bool(_along(column, up) > _along(column, not up))
    told = known is not None or (margin >= PRINT.clear and like >= PRINT.like and agree >= PRINT.agree)
    way = range(1, LONG + 1) if up else range(LONG, 0, -1)
    seen = _in_place(spaces, [alphabet.shapes[value - 1] for value in way])
    stretch = alphabet.stretch if alphabet.pips and like >= PRINT.like else None
    return Order(up if told else None, margin, like, stretch, seen)


@dataclass(frozen=True)
class Alphabet:
    """Drawn prints of the values 1 to 6, each in one or more ways.

    Of `pips` it is said how large their faces are (in rows), how much wider than high (`stretch`) and how far turned
    (degrees). `outlined`: an outline is drawn round them.
    """

    pips: bool
    shapes: tuple[tuple[Singles, ...], ...]
    size: float = 0.0
    stretch: float = 1.0
    turn: float = 0.0
    outlined: bool = False


@lru_cache(maxsize=1)
def alphabets() -> tuple[Alphabet, ...]:
    """All prints that are compared at first: light on dark, grey levels 0..1."""
    dice = [_dice(size, 1.0, turn, outlined) for outlined in (False, True) for turn in PRINT.turns
            for size in PRINT.dice]
    return (*dice, *_digits())


def _like(alphabet: Alphabet) -> Iterator[Alphabet]:
    """Dice like those, and a little larger, longer and further turned."""
    for size in PRINT.size:
        for stretch in PRINT.stretch:
            for turn in PRINT.turn:
                yield _dice(alphabet.size * size, stretch, alphabet.turn + turn, alphabet.outlined)


def _dice(size: float, stretch: float, turn: float, outlined: bool) -> Alphabet:
    shapes = []
    for value in range(1, LONG + 1):
        ways = [PIPS[value]]
        if value in (2, 3):
            ways.append(tuple((-x, y) for x, y in PIPS[value]))
        elif value == 6:
            ways.append(tuple((y, x) for x, y in PIPS[value]))
        shapes.append(tuple(_face(way, size * PRINT.px, stretch, turn, outlined) for way in ways))
    return Alphabet(True, tuple(shapes), size, stretch, turn, outlined)


def _face(pips: tuple[tuple[int, int], ...], side: float, stretch: float, turn: float, outlined: bool) -> Singles:
    """A face, without its rim or with an outline, drawn finer first."""
    fine = 4
    shown = PRINT.outlined if outlined else PRINT.shown
    k = side * fine
    wide, high = (max(5, round(side * shown * s)) for s in (np.sqrt(stretch), 1 / np.sqrt(stretch)))
    n = round(1.5 * k)
    out = np.zeros((n, n), np.float32)
    if outlined:
        cv2.rectangle(out, (round((n - k) / 2), round((n - k) / 2)), (round((n + k) / 2), round((n + k) / 2)), 1.0,
                      max(1, round(PRINT.outline * k)))
    for x, y in pips:
        middle = (round(n / 2 + x * PRINT.spread * k), round(n / 2 + y * PRINT.spread * k))
        cv2.circle(out, middle, max(1, round(PRINT.pip * k)), 1.0, -1)
    turned = cv2.getRotationMatrix2D((n / 2, n / 2), turn, 1.0)
    # A die that is printed askew is turned first and stretched by the columns afterwards.
    stretched = np.diag([np.sqrt(stretch), 1 / np.sqrt(stretch)]) / fine
    matrix = np.column_stack([stretched @ turned[:, :2], stretched @ (turned[:, 2] - n / 2) + [wide / 2, high / 2]])
    smooth = cv2.GaussianBlur(out, (0, 0), fine / 2)
    return np.asarray(cv2.warpAffine(smooth, matrix, (wide, high), flags=cv2.INTER_LINEAR), np.float32)


def _digits() -> Iterator[Alphabet]:
    for font in FONTS:
        for size in PRINT.digits:
            for pen in PRINT.thick:
                upright = [_digit(str(v), font, size * PRINT.px, pen) for v in range(1, LONG + 1)]
                for turns in range(4):
                    yield Alphabet(False, tuple((np.ascontiguousarray(np.rot90(d, turns)),) for d in upright))


def _digit(text: str, font: int, high: float, pen: float) -> Singles:
    fine = 4
    scale = high * fine / 21.0  # Hershey's digits are 21 units high
    thick = max(1, round(pen * high * fine))
    (w, h), _ = cv2.getTextSize(text, font, scale, thick)
    rim = round(0.15 * high * fine)
    out = np.zeros((h + 2 * rim + thick, w + 2 * rim), np.float32)
    cv2.putText(out, text, (rim, h + rim + thick // 2), font, scale, 1.0, thick, cv2.LINE_AA)
    size = (max(3, round(out.shape[1] / fine)), max(5, round(out.shape[0] / fine)))
    return np.asarray(cv2.resize(out, size, interpolation=cv2.INTER_AREA), np.float32)


def _spaces(image: Image, placed: Placed, aspect: float) -> list[list[Singles]]:
    """Row by row each space's grey picture, freed of the brightness of its ink: about 0, as strong as the others."""
    px = (round(PRINT.px * aspect), PRINT.px)
    flat = cv2.cvtColor(flattened(image, placed.matrix, px, 0.0), cv2.COLOR_BGR2GRAY).astype(np.float32)
    flat = np.asarray(cv2.GaussianBlur(flat, (0, 0), 0.8), np.float32)
    w, h = (int(0.94 * half * k) for half, k in zip(placed.half, px, strict=True))
    out = []
    for r in range(LONG):
        row = []
        for c in range(WIDE):
            x, y = round((c + 0.5) * px[0]), round((r + 0.5) * px[1])
            part = flat[y - h: y + h, x - w: x + w]
            row.append(np.asarray((part - np.median(part)) / max(float(part.std()), 3.0), np.float32))
        out.append(row)
    return out


def _mean(pictures: list[Singles]) -> Singles | None:
    return np.mean(pictures, axis=0, dtype=np.float32) if pictures else None


def _likeness(rows: Sequence[Singles | None], shapes: tuple[tuple[Singles, ...], ...]) -> Floats:
    """(2, rows, values): the correlation of each row with each value where it is best, light on dark and dark on
    light. 0 where a row shows nothing or a print is larger than a space."""
    out = np.zeros((2, len(rows), len(shapes)))
    for r, row in enumerate(rows):
        if row is None:
            continue
        for v, ways in enumerate(shapes):
            for shape in ways:
                if shape.shape[0] <= row.shape[0] and shape.shape[1] <= row.shape[1]:
                    match = cv2.matchTemplate(row, shape, cv2.TM_CCOEFF_NORMED)
                    low, high, _, _ = cv2.minMaxLoc(match)
                    out[:, r, v] = np.maximum(out[:, r, v], (high, -low))
    return out


def _likest(rows: Sequence[Singles | None],
            tried: Sequence[Alphabet]) -> tuple[Sequence[Alphabet], dict[tuple[bool, int], tuple[float, int]]]:
    """Those that were tried, and for either order and either sign the likeness of the likest and its number."""
    tables = [_likeness(rows, alphabet.shapes) for alphabet in tried]
    return tried, {(up, sign): max(((_along(table[sign], up), n) for n, table in enumerate(tables)), default=(0.0, 0))
                   for up in (True, False) for sign in (0, 1)}


def _in_place(spaces: list[list[Singles]], rows: Sequence[tuple[Singles, ...]]) -> Floats:
    """(rows, columns): the likeness of each space to its row's print, light on dark or dark on light, there where most
    spaces are likest. What lies on a space may look like its print, but lies elsewhere."""
    maps: list[list[Singles | None]] = []
    for row, ways in zip(spaces, rows, strict=True):
        likest: list[Singles | None] = []
        for space in row:
            tried = [np.asarray(np.abs(cv2.matchTemplate(space, w, cv2.TM_CCOEFF_NORMED)), np.float32) for w in ways
                     if w.shape[0] <= space.shape[0] and w.shape[1] <= space.shape[1]]
            likest.append(max(tried, key=lambda m: float(m.max())) if tried else None)
        maps.append(likest)
    best = [np.unravel_index(int(m.argmax()), m.shape) for row in maps for m in row if m is not None]
    out = np.zeros((len(spaces), len(spaces[0])))
    if not best:
        return out
    y, x = (int(v) for v in np.median(np.array(best), axis=0))
    near = PRINT.askew
    for r, known in enumerate(maps):
        for c, m in enumerate(known):
            part = None if m is None else m[max(0, y - near): y + near + 1, max(0, x - near): x + near + 1]
            out[r, c] = 0.0 if part is None or not part.size else float(part.max())
    return out


def _along(table: Floats, up: bool) -> float:
    """The mean likeness of the rows if they are 1 to 6, or 6 to 1."""
    way = np.arange(LONG)
    return float(table[way, way if up else way[::-1]].mean())
