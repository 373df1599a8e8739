"""Learns a deck from one picture: forty faces in four rows from 1 to 10, and under them a back of each player.

Why: the one door to `lattice` and `naming`. What is not certain is refused with what to change, so that no deck is
learned under wrong names. Not done here: comparing cards with it (`sheet`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.i18n.said import Said
from referee.values.cards import NUMBERS, OWNERS, Deck, DeckBack, DeckFace
from referee.vision.cards.deck.lattice import COLUMNS, LATTICE, ROWS, rows_of
from referee.vision.cards.deck.naming import check_places, colours_of, ones_first
from referee.vision.cards.deck.prints import Known, inner, softened, telling, windows
from referee.vision.cards.deck.sheet import sheet_of
from referee.vision.cards.flat.cut import RIM, flattened, ground_of, in_lab, print_of
from referee.vision.cards.flat.quads import as_quad, covered, short_sides
from referee.vision.cards.found.anywhere import SHIPPED, Models, flat_cards_in, looked_at
from referee.vision.cards.found.snapping import relaid
from referee.vision.common.images import Image
from referee.vision.common.not_found import TableNotFound

Floats = NDArray[np.float64]
Tell = Callable[[str], object]


@dataclass(frozen=True, slots=True)
class DeckSettings:
    """When a picture shows a deck well enough.

    - `least`: pixels of a card's short side: digits of smaller ones run together.
    - `there`: probability of a face where the finder saw none, and of a card where no back may be missed.
    - `gap`, `close`: distance of two backs, of the columns' distance, that none may exceed or fall below: one was
      missed or seen between two. `level`: of the rows' distance, by which backs may lie further down than others.
    - `face`: probability of a face with a number from which what lies under the rows is no back.
    - `first`: distance of the first back from the first column, of the columns' distance, from which one was missed.
    - `missed`: probability of a card where one seems to lie beside the backs; `apart`: shared part of two of them;
      `surely`: how much otherwise than the table it must look to be something in any case.
    - `other`, `rough`: levels of Lab by which a place is otherwise than the table beyond it, in its colour or print.
    - `beside`: distance of a back from its place in the row of backs, of the columns' distance, from which its outline
      is wrong: dark backs run together, pale ones into the table.
    - `backs`: players there are at least.
    """

    least: float = 36.0
    there: float = 0.5
    gap: float = 1.3
    close: float = 0.8
    level: float = 0.16
    face: float = 0.9
    first: float = 0.5
    missed: float = 0.6
    apart: float = 0.25
    surely: float = 2.2
    other: float = 12.0
    rough: float = 7.0
    beside: float = 0.15
    backs: int = 2


DECK = DeckSettings()


def deck_in(image: Image, tell: Tell | None = None, models: Models = SHIPPED) -> Deck:
    """The deck that a BGR picture (H, W, 3) shows. `TableNotFound` with what to change where it shows none."""
    if tell is not None:
        tell(Said("cards-tells-deck"))
    found = flat_cards_in(image, models=models, overlap=LATTICE.overlap)
    rows = rows_of(found.quads, found.scores * found.card, (image.shape[1], image.shape[0]))
    if isinstance(rows, int):
        raise TableNotFound("cards-deck-rows", n=len(found))
    faces, above, below = rows.faces, rows.above, rows.below
    faces = relaid(image, faces.reshape(-1, 4, 2), faces.reshape(-1, 4, 2))[0].reshape(faces.shape)
    side = float(np.median(short_sides(faces.reshape(-1, 4, 2))))
    if side < DECK.least:
        raise TableNotFound("cards-deck-small", n=round(side), needed=round(DECK.least))
    looks = looked_at(image, faces.reshape(-1, 4, 2), models)
    if (looks.up[~rows.found.ravel()] < DECK.there).any():
        raise TableNotFound("cards-deck-rows", n=int(rows.found.sum()))
    numbers = looks.number_known.reshape(ROWS, COLUMNS, -1)
    asked = looks.colour_known.reshape(ROWS, COLUMNS, -1)
    if not ones_first(numbers):
        faces, numbers, asked = (_turned(part) for part in (faces, numbers, asked))
        faces, above, below = faces[:, :, [2, 3, 0, 1]], below, above
        above, below = above[::-1][:, [2, 3, 0, 1]], below[::-1][:, [2, 3, 0, 1]]
    lab = in_lab(flattened(image, faces.reshape(-1, 4, 2)))
    grounds = np.array([ground_of(card[RIM:-RIM, RIM:-RIM]) for card in lab])
    names = colours_of(grounds.reshape(ROWS, COLUMNS, 3), asked)
    check_places(numbers, _alike(lab, grounds), names)
    backs = _backs(image, faces, above, below, models)
    everything = np.concatenate([faces.reshape(-1, 4, 2), backs])
    quads = [as_quad(quad) for quad in everything]
    return Deck(
        faces=tuple(DeckFace(names[k // COLUMNS], NUMBERS[k % COLUMNS], quads[k]) for k in range(ROWS * COLUMNS)),
        backs=tuple(DeckBack(owner, quad) for owner, quad in zip(OWNERS, quads[ROWS * COLUMNS:], strict=False)),
        sheet=sheet_of(list(flattened(image, everything, rim=0))))


def _backs(image: Image, faces: Floats, above: Floats, below: Floats, models: Models) -> Floats:
    """The outlines (N, 4, 2) of the backs, from the left."""
    if not len(below):
        raise TableNotFound("cards-deck-backs-above" if len(above) else "cards-deck-no-backs")
    looks = looked_at(image, below, models)
    shown = (looks.up > DECK.face) & (looks.numbers[:, 1:11].max(axis=1) > DECK.face)
    if shown.any():
        raise TableNotFound("cards-deck-backs-open", n=int(shown.sum()))
    backs = below[looks.card >= DECK.there]
    if not len(backs):
        raise TableNotFound("cards-deck-no-backs")
    step = (faces[-1, 1:] - faces[-1, :-1]).mean(axis=(0, 1))
    backs = _both_ways(image, backs, faces, step, models)
    at = backs.mean(axis=1)
    along = (at - faces[-1, 0].mean(axis=0)) @ step / float(step @ step)
    down = (faces[-1] - faces[-2]).mean(axis=(0, 1))
    off = np.linalg.solve(np.column_stack([step, down]), (at - faces[-1, 0].mean(axis=0)).T)[1]
    steps = np.diff(along)
    uneven = (steps > DECK.gap).any() or (steps < DECK.close).any() or np.ptp(off) > DECK.level
    if uneven or along[0] > DECK.first:
        raise TableNotFound("cards-deck-backs-gap")
    if len(backs) < DECK.backs:
        raise TableNotFound("cards-deck-no-backs")
    if len(backs) > len(OWNERS):
        raise TableNotFound("cards-deck-backs-many", n=len(backs), most=len(OWNERS))
    return backs


def _both_ways(image: Image, backs: Floats, faces: Floats, step: Floats, models: Models) -> Floats:
    """The backs and those beside them that were missed: places that do not look as the table beyond them."""
    around = faces.reshape(-1, 4, 2)
    backs = backs[_in_row(backs.mean(axis=1), float(np.hypot(*step)))]
    down = (faces[-1] - faces[-2]).mean(axis=(0, 1))
    if len(backs) > 1:
        step = (backs[1:] - backs[:-1]).mean(axis=(0, 1)) / max(1, round(float(np.median(
            np.diff(backs.mean(axis=1), axis=0) @ step / float(step @ step)))))
    pitch = float(step @ step)
    for end, way in ((0, -step), (-1, step)):
        while len(backs) <= len(OWNERS):
            first = float((backs[0].mean(axis=0) - faces[-1, 0].mean(axis=0)) @ step / pitch)
            if end == 0 and first < DECK.first:
                break
            place, far = backs[end] + way, backs[-1] + 2 * step
            other = _unlike(image, place, [place + way, place + down, place + way + down, far, far + step, far + down])
            if other < 1:
                break
            [laid], _ = relaid(image, place[None], around)
            if np.hypot(*(laid - place).mean(axis=0)) > DECK.beside * pitch**0.5:
                laid = place  # laid onto other edges: a pale back on a pale table
            if looked_at(image, laid[None], models).card[0] >= DECK.missed and covered(laid, backs[end]) < DECK.apart:
                backs = np.concatenate([laid[None], backs] if end == 0 else [backs, laid[None]])
            elif other < DECK.surely:
                break
            else:
                raise TableNotFound("cards-deck-backs-gap")
    return backs


def _in_row(at: Floats, pitch: float) -> NDArray[np.bool_]:
    """Which middles (N, 2) lie on the one row, at even steps of about `pitch` pixels, on which most of them lie."""
    best = np.ones(len(at), bool)
    most, least = 1, np.inf
    for k, first in enumerate(at):
        for second in at[k + 1:]:
            way = second - first
            if not DECK.close < np.hypot(*way) / pitch < DECK.gap:
                continue
            steps = np.round((at - first) @ way / float(way @ way))
            off = np.hypot(*(at - first - steps[:, None] * way).T) / pitch
            row = off < DECK.beside
            if (row.sum(), -off[row].sum()) > (most, -least):
                best, most, least = row, int(row.sum()), float(off[row].sum())
    return best


def _unlike(image: Image, place: Floats, beyond: list[Floats]) -> float:
    """How much otherwise a place (4, 2) looks than any of those beyond it that are in the picture: 1 and more where
    something may lie there."""
    size = np.array([image.shape[1], image.shape[0]])
    inside = [quad for quad in [place, *beyond] if (quad.mean(axis=0) >= 0).all() and (quad.mean(axis=0) < size).all()]
    if not inside or inside[0] is not place or len(inside) < 2:
        return 0.0
    lab = in_lab(flattened(image, np.array(inside), rim=0))[:, 14:-14, 10:-10].reshape(len(inside), -1, 3)
    mean, spread = lab.mean(axis=1), lab.std(axis=1)
    off = np.linalg.norm((mean[1:] - mean[0]) * [0.5, 2, 2], axis=1) / DECK.other
    rough = np.abs(spread[1:] - spread[0]).max(axis=1) / DECK.rough
    return float(np.maximum(off, rough).min())


def _turned(part: Floats) -> Floats:
    """Rows (4, 10, ...) read from their other end."""
    return part[::-1, ::-1]


def _alike(lab: NDArray[np.float32], grounds: Floats) -> Floats:
    """Likeness (4, 10, 10) of each print to those of each column, but for its own row's."""
    prints = [softened(print_of(card, ground.astype(np.float32))) for card, ground in zip(lab, grounds, strict=True)]
    flat = np.array([inner(one) for one in prints])
    counts = telling(flat.reshape(ROWS, COLUMNS, -1).swapaxes(0, 1))
    ways = [Known(way, counts) for way in (flat, flat[:, ::-1])]
    out = np.zeros((ROWS, COLUMNS, COLUMNS))
    for k, one in enumerate(prints):
        shifted = windows(one)
        both = [way.moments(shifted).correlation.max(axis=0) for way in ways]
        others = np.arange(ROWS) != k // COLUMNS
        out[k // COLUMNS, k % COLUMNS] = np.max(both, axis=0).reshape(ROWS, COLUMNS)[others].max(axis=0)
    return out
