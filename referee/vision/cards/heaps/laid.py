"""The faces that lie there when a round is counted: columns, swiped stacks, cards laid open.

Why: in a column each card hides most of the next, so that outlines found by edges are wild. Each top card is laid onto
its print first; then what sticks out from under it is explained by prints. Not done here: explaining a line (`faces`),
saying whose it is (`counts`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.values.cards import COLOURS, Deck
from referee.vision.cards.bare.foreground import Foreground
from referee.vision.cards.deck.sheet import tiles_of
from referee.vision.cards.flat.cut import flattened, in_lab
from referee.vision.cards.flat.plane import Plane, plane_of
from referee.vision.cards.flat.quads import covers, short_sides
from referee.vision.cards.found.aligned import aligned, prints_of
from referee.vision.cards.found.anywhere import Found
from referee.vision.cards.heaps.faces import Laid, Scene, line_under, scene_of
from referee.vision.cards.heaps.prints import WEIGHTS, LinePrints, inks_on
from referee.vision.cards.heaps.swiped import Swiped
from referee.vision.common.images import Image

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class LaidSettings:
    """- `likely`: probability of a number or colour from which only that is tried; else the likeliest numbers, so many.
    - `fits`: correlation with its print of a face that lies on top.
    - `known`: probability of both from which it is a face that does not fit so well, where its outline stays.
    - `astray`: share of a card's short side by which its outline may be laid elsewhere; `there`: share of it that must
      differ from the bare table, by `other` levels of Lab.
    - `same`: correlation with the bare table's light from which a print is one that lay there before.
    - `apart`: shared part from which of two faces one lies under the other, or is none.
    - `enough`: faces that tell the plane.
    """

    likely: float = 0.5
    tried: int = 3
    fits: float = 0.85
    known: float = 0.9
    astray: float = 0.4
    there: float = 0.6
    other: float = 25.0
    same: float = 0.6
    apart: float = 0.12
    enough: int = 4


LAID = LaidSettings()


@dataclass(frozen=True)
class OpenFaces:
    """N faces on top, by their numbers among the cards found, `tops` (N,); their outlines `quads` (N, 4, 2) in pixels;
    the `lines` under some of them, by the top card's number, in a `plane`."""

    tops: NDArray[np.intp]
    quads: Floats
    lines: Mapping[int, Laid]
    plane: Plane

    def under(self, plane: Plane) -> list[Swiped]:
        """The lines in another plane."""
        return [_moved(laid.line, self.plane, plane) for laid in self.lines.values()]


@dataclass(frozen=True)
class Seen:
    """A BGR `image`, the picture of the `bare` table, where they differ, `foreground`, and the `plane` as far as known.

    `strips`: ONNX file of the network that sees edges, None for the shipped one."""

    image: Image
    bare: Image
    foreground: Foreground
    plane: Plane
    strips: Path | None


def faces_laid(seen: Seen, found: Found, named: tuple[Floats, Floats], backs: Sequence[Floats],
               deck: Deck) -> OpenFaces:
    """The faces on top and the lines under them. `named`: probabilities (N, 10) and (N, 4) of the numbers and colours
    of what was found; `backs`: outlines (K, 2) in pixels of heaps of backs.

    `TableError` where the deck's picture is damaged, `ModelError` where the network is not as shipped.
    """
    image, plane = seen.image, seen.plane
    tops, quads, faces, fit = _on_print(seen, found, named, backs, deck)
    if not len(tops):
        return OpenFaces(tops, quads, {}, plane)
    if len(tops) >= LAID.enough:
        plane = plane_of(quads, (image.shape[1], image.shape[0])) or plane
    scene = scene_of(image, seen.bare, plane, seen.strips)
    there = cv2.resize(seen.foreground.faint.astype(np.uint8), (image.shape[1], image.shape[0]))
    scene = replace(scene, lab=np.where(there[..., None] > 0, scene.lab, scene.bare))
    inks = inks_on(image, quads, faces, deck, _others(scene, [*quads, *backs]))
    prints, lines, under = LinePrints(deck, inks), dict[int, Laid](), np.zeros(len(tops), np.bool_)
    for n, k in enumerate(tops.tolist()):  # those that fit come first
        if not fit[n]:
            under[n] = any(_holds(laid, quads[n], plane) for laid in lines.values())
            if under[n]:
                continue
        beside = fit if fit[n] else ~under  # what does not fit may be a card of the line
        others = [*(quads[m] for m in np.flatnonzero(beside).tolist() if m != n), *backs,
                  *(plane.to_pixels(laid.line.outline) for laid in lines.values())]
        laid = line_under(k, quads[n], replace(scene, lab=_without(scene, others)), prints)
        if laid is not None:
            lines[k] = laid
    return OpenFaces(tops[~under], quads[~under], lines, plane)


def _holds(laid: Laid, quad: Floats, plane: Plane) -> bool:
    """Whether a line of known cards holds the middle of an outline (4, 2) in pixels."""
    x, y = map(float, plane.to_mm(quad).mean(axis=0))
    if laid.counted.cards is None:
        return False
    return cv2.pointPolygonTest(laid.line.outline.astype(np.float32), (x, y), False) > 0


def _on_print(seen: Seen, found: Found, named: tuple[Floats, Floats], backs: Sequence[Floats],
              deck: Deck) -> tuple[NDArray[np.intp], Floats, NDArray[np.intp], NDArray[np.bool_]]:
    """The faces that fit a print of the deck: their numbers among the cards, their outlines laid onto it, which; and
    whether they fit, those first, or are known by the network alone."""
    prints = prints_of(tiles_of(deck)[0])
    kept, quads, faces, like = list[int](), list[Floats](), list[int](), list[float]()
    for k in np.flatnonzero(found.up >= found.down).tolist():
        middle = tuple(map(float, found.quads[k].mean(axis=0)))
        if any(cv2.pointPolygonTest(heap.astype(np.float32), middle, False) > 0 for heap in backs):
            continue
        tried = _tried(named[0][k], named[1][k], deck)
        face, quad, fits = aligned(seen.image, found.quads[k], [prints[j] for j in tried])
        far = float(np.linalg.norm(quad - found.quads[k], axis=1).max()) / float(short_sides(found.quads[k][None])[0])
        if fits < LAID.fits or far > LAID.astray:
            quad = found.quads[k]
            fits = float(min(named[0][k].max(), named[1][k].max())) - 1
        if (fits >= LAID.fits and _new_print(seen, quad)) or (LAID.known - 1 <= fits < 0 and _there(seen, quad)):
            kept, quads = [*kept, k], [*quads, quad]
            faces, like = [*faces, tried[face]], [*like, fits]
    outlines = np.array(quads).reshape(-1, 4, 2)
    over = covers(outlines)
    both = np.maximum(over, over.T)
    order = list[int]()
    for n in np.argsort(-np.array(like), kind="stable").tolist():
        if not order or both[n, order].max() < LAID.apart:
            order.append(n)
    return np.array(kept, np.intp)[order], outlines[order], np.array(faces, np.intp)[order], np.array(like)[order] > 0


def _there(seen: Seen, quad: Floats) -> bool:
    """Whether most of an outline holds something else than the bare table."""
    now, then = (in_lab(flattened(one, quad[None], 0))[0] for one in (seen.image, seen.bare))
    return float((np.linalg.norm(now - then, axis=2) > LAID.other).mean()) >= LAID.there


def _new_print(seen: Seen, quad: Floats) -> bool:
    """Whether the bare table shows no such print where an outline lies: it may have much the colour of a card."""
    now, then = (in_lab(flattened(one, quad[None], 0))[0, ..., 0].ravel() for one in (seen.image, seen.bare))
    if now.std() == 0 or then.std() == 0:
        return bool((now != then).any())
    return bool(np.corrcoef(now, then)[0, 1] < LAID.same)


def _tried(numbers: Floats, colours: Floats, deck: Deck) -> list[int]:
    """The faces of a deck that a card may show."""
    colour = COLOURS[int(colours.argmax())]
    if colours.max() < LAID.likely:
        return []
    number = int(numbers.argmax()) + 1 if numbers.max() >= LAID.likely else None
    likely = set((np.argsort(-numbers, kind="stable")[:LAID.tried] + 1).tolist()) if number is None else {number}
    return [k for k, face in enumerate(deck.faces) if face.colour == colour and face.number in likely]


def _others(scene: Scene, outlines: Sequence[Floats]) -> Floats:
    """Pixels (K, 3) in Lab of what else lies there besides some outlines."""
    lab = _without(scene, outlines)[::4, ::4]
    other = ((lab - scene.bare[::4, ::4]) ** 2).sum(axis=2) > LAID.other**2
    return np.asarray(lab[other] / WEIGHTS, np.float64)


def _without(scene: Scene, outlines: Sequence[Floats]) -> Singles:
    """The picture in weighed Lab with the bare table where some outlines (K, 2) lie."""
    mask = np.zeros(scene.lab.shape[:2], np.uint8)
    for outline in outlines:
        cv2.fillPoly(mask, [np.round(outline).astype(np.int32)], 1)
    return np.where(mask[..., None] > 0, scene.bare, scene.lab)


def _moved(line: Swiped, here: Plane, there: Plane) -> Swiped:
    """A line in another plane."""
    way = there.to_mm(here.to_pixels(line.way))
    across = there.to_mm(here.to_pixels(line.way + line.across)) - way
    return replace(line, way=way, across=across)
