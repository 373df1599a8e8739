"""Names the rows of a deck's picture: which end the ones lie at, and which colour each row is.

Why: all cards are asked together, so that one read wrongly does no harm and one laid wrongly is noticed. What is not
certain is refused with what to change. Not done here: where the cards lie (`lattice`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.i18n.said import Said
from referee.values.cards import COLOURS, NUMBERS
from referee.vision.common.not_found import TableNotFound

Floats = NDArray[np.float64]
HUES = {"red": 32.0, "yellow": 88.0, "green": 148.0, "blue": 285.0}
"""Degrees in Lab's a and b of what people call so, printed."""


@dataclass(frozen=True, slots=True)
class NamingSettings:
    """When names are certain.

    - `end`: log probability by which one end must be likelier than the other: four of forty cards tell as much.
    - `alone`: probability from which a card that is read otherwise than it lies is believed to lie wrongly.
    - `unlike`: lead in likeness of another column from which it does so too, where the number has at most `never`.
    - `held`: probability from which that column's card of its row is where it should be: a deck has it once, so the
      card that resembles it is only cut or lit badly.
    - `hue`: degrees of standard deviation round `HUES`.
    - `colours`: log probability by which the names of the rows must be likelier than any other.
    - `asked`: what the network's word of one card's colour counts beside the hue of its row.
    - `astray`: how much nearer to another row's colour a card may be than to its own.
    """

    end: float = 12.0
    alone: float = 0.6
    unlike: float = 0.1
    never: float = 0.05
    held: float = 0.8
    hue: float = 28.0
    colours: float = 2.5
    asked: float = 0.3
    astray: float = 0.6


NAMING = NamingSettings()


def ones_first(numbers: Floats, found: NDArray[np.bool_]) -> bool:
    """Whether rows run from one to ten as they lie; `numbers` (4, 10, 10): probabilities of each card's number, of
    those `found` (4, 10).

    `TableNotFound` where that is not certain.
    """
    log = np.log(np.maximum(numbers, 1e-3))
    forward = float(log[:, np.arange(10), np.arange(10)][found].sum())
    back = float(log[:, np.arange(10), np.arange(9, -1, -1)][found].sum())
    if abs(forward - back) < NAMING.end:
        raise TableNotFound("cards-deck-order")
    return forward > back


def check_places(numbers: Floats, alike: Floats, names: tuple[str, ...]) -> None:
    """That each card of rows (4, 10) lies where it should. `numbers` (4, 10, 10): probabilities of what it shows;
    `alike` (4, 10, 10): likeness to each column's cards in the other rows. `TableNotFound` naming one that does not.
    """
    for r in range(len(COLOURS)):
        for c in range(len(NUMBERS)):
            read, like = int(numbers[r, c].argmax()), int(alike[r, c].argmax())
            never, held = numbers[r, c, c] < NAMING.never, numbers[r, like, like] >= NAMING.held
            both = like == read != c and numbers[r, c, read] >= NAMING.alone
            unlike = alike[r, c, like] - alike[r, c, c] > NAMING.unlike and never
            if (both and (never or not held)) or (unlike and not held):
                raise TableNotFound("cards-deck-misplaced", colour=Said("cli-value", value=names[r]), n=c + 1,
                                    seen=like + 1)


def colours_of(grounds: Floats, asked: Floats) -> tuple[str, ...]:
    """The colours of four rows. `grounds` (4, 10, 3): of their cards, 8 bit Lab; `asked` (4, 10, 4): what the network
    says of each. `TableNotFound` where they are not certain, or a card lies in a row of another colour."""
    inks = np.median(grounds, axis=1)
    far = np.linalg.norm((grounds[:, :, None] - inks[None, None])[..., 1:], axis=3)
    own = far[np.arange(4), :, np.arange(4)]
    others = np.where(np.eye(4, dtype=bool)[:, None], np.inf, far).min(axis=2)
    if (own * NAMING.astray > others).any():
        raise TableNotFound("cards-deck-mixed")
    grey = np.array([[128.0, 128.0]])
    hues = np.degrees(np.arctan2(*(inks[:, 1:] - grey).T[::-1])) % 360
    order = np.argsort(hues)
    scores = []
    for shift in range(4):  # round the circle of hues the four colours always follow in one order
        names = np.roll(np.arange(4), shift)
        off = (hues[order] - np.array([HUES[COLOURS[k]] for k in names]) + 180) % 360 - 180
        by_hue = -0.5 * float(np.sum((off / NAMING.hue) ** 2))
        said = np.log(np.maximum(asked[order, :, names], 0.02)).sum() * NAMING.asked
        scores.append((by_hue + float(said), shift))
    (best, shift), (second, _) = sorted(scores, reverse=True)[:2]
    if best - second < NAMING.colours:
        raise TableNotFound("cards-deck-colours")
    out = [""] * 4
    for row, name in zip(order, np.roll(np.arange(4), shift), strict=True):
        out[int(row)] = COLOURS[int(name)]
    return tuple(out)
