"""What speaks for a place of a lattice to be a square of the board: its ink under the local light, and its edges.

Why it exists: neither alone tells a board from its table. What nine in ten of the squares found so far show says how
much to ask of the others. Not done here: growing the board with it (`board`), or measuring the places (`patches`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from referee.vision.board.finding.patches import Patch, shifts_of
from referee.vision.board.finding.sections import Cell, largest_part, neighbours
from referee.vision.common.colour.palette import Palette, colour_distance, ink_separation


@dataclass(frozen=True, slots=True)
class EvidenceSettings:
    """How much ink and edges count. Inks are compared by `ink_distance`, edges by their strength over the inside's own
    roughness; all else is log-odds.

    - `ink`: distance at which a place is as likely a square as not. On rendered boards squares show 0.03 (99 %: 0.2, in
      glare 0.5), table tops 0.35 and more.
    - `ink_step`: of that, for one step of evidence.
    - `edge`: third strongest side at which a place is as likely a square as not, within these bounds.
    - `edge_share`: of what 90 % of the board's squares show; within `edge` it is what is asked. Table tops show about
      1.
    - `edge_step`: of that, for one step of evidence.
    - `clear`: evidence of edges that outweighs an ink up to `far_ink` off. Glare changes colours from square to square
      where the board has not been followed yet.
    - `far_ink`: see `clear`.
    - `new_ink`: and the same where seeds are so few that an ink may not be among them.
    - `astray`: squares by which the outer edges of a new place may lie off the lattice lines.
    - `astray_step`: and what takes one from the evidence for it.
    - `rim_edge`: of a side at the board's rim, at least; the table's own roughness shows about 1.
    - `no_edge`: evidence of a side without an edge towards a place of the same colour.
    - `same`: colour distance of two places up to which they may show the same ink.
    - `sure`: evidence from which a square may speak for the palette.
    """

    ink: float = 0.28
    ink_step: float = 0.06
    edge: tuple[float, float] = (2.0, 3.5)
    edge_share: float = 0.5
    edge_step: float = 0.6
    clear: float = 1.2
    far_ink: float = 0.6
    new_ink: float = 1.0
    astray: float = 0.08
    astray_step: float = 0.01
    rim_edge: float = 1.6
    no_edge: float = 0.5
    same: float = 0.06
    sure: float = 2.0


EVIDENCE = EvidenceSettings()


def ink_distance(cells: list[Cell], patches: dict[Cell, Patch], palette: Palette) -> NDArray[np.float64]:
    """How far each cell's colour is from the nearest ink under the light there (see `colour_distance`). It is in parts
    of what the inks differ among each other there: glare that washes all inks out makes small differences count."""
    return distance_to_inks(np.array([patches[c].rgb for c in cells]), cells, palette)


def distance_to_inks(seen: NDArray[np.float64], cells: list[Cell], palette: Palette) -> NDArray[np.float64]:
    """The same of colours `seen` (N, 3) linear RGB at these places."""
    local = palette.local(np.array(cells, np.float64))
    nearest = colour_distance(seen[:, None, :], local).min(axis=1)
    distance: NDArray[np.float64] = nearest / np.clip(ink_separation(local), 0.05, 1.0)
    return distance


def evidence(cells: list[Cell], patches: dict[Cell, Patch], palette: Palette,
             members: set[Cell], far: float = EVIDENCE.far_ink) -> NDArray[np.float64]:
    """Log-odds-like score that each place is a square like the `members`.

    Of the four sides the second weakest counts. A side without an edge is no evidence where a member across it shows
    the same ink: some boards have no lines.
    """
    ink = ink_distance(cells, patches, palette)
    edge = float(np.clip(EVIDENCE.edge_share * usual_side(patches, members), *EVIDENCE.edge))
    out = np.empty(len(cells))
    for i, cell in enumerate(cells):
        patch = patches[cell]
        sides = np.clip((patch.sides - edge) / EVIDENCE.edge_step, -4.0, 4.5)
        for k, across in enumerate(neighbours(cell)):
            if (sides[k] < EVIDENCE.no_edge and across in members
                    and colour_distance(patch.rgb, patches[across].rgb) < EVIDENCE.same):
                sides[k] = EVIDENCE.no_edge
        out[i] = np.sort(sides)[1] - np.clip((patch.spread - 9.0) / 2.0, 0.0, 6.0)
    colour = np.clip((EVIDENCE.ink - ink) / EVIDENCE.ink_step, -9.0, 2.5)
    colour = np.where((out > EVIDENCE.clear) & (ink < far), np.maximum(colour, -EVIDENCE.clear), colour)
    score: NDArray[np.float64] = colour + out
    new = np.array([c not in members for c in cells])
    return np.where(new & (out < -0.6), np.minimum(score, -0.6), score)  # the right colour alone is not enough


def usual_side(patches: dict[Cell, Patch], members: set[Cell]) -> float:
    """What the second weakest side of nine in ten members shows at least."""
    return float(np.quantile([np.sort(patches[c].sides)[1] for c in members], 0.1))


def peeled(members: set[Cell], patches: dict[Cell, Patch]) -> set[Cell]:
    """Takes off, from outside, squares that the picture does not part from what lies beyond them. That is a table cloth
    of an ink's colour, onto which the board has grown."""
    weak = max(EVIDENCE.rim_edge, 0.25 * usual_side(patches, members))
    left = set(members)
    while True:
        loose = set()
        for cell in left:
            open_weak = sum(n not in left and patches[cell].sides[k] < weak for k, n in enumerate(neighbours(cell)))
            if open_weak >= (2 if sum(n in left for n in neighbours(cell)) >= 2 else 1):
                loose.add(cell)
        if not loose or len(left) - len(loose) < 0.5 * len(members):
            return left
        left -= loose


def accepted(members: set[Cell], patches: dict[Cell, Patch], palette: Palette,
             far: float = EVIDENCE.far_ink) -> tuple[set[Cell], set[Cell]]:
    """The members that still look like squares and the neighbours of members that do; and those that surely do. Edges
    outweigh an ink up to `far` off."""
    rim = {n for m in members for n in neighbours(m) if n in patches} | members
    cells = sorted(rim)
    score = dict(zip(cells, evidence(cells, patches, palette, members, far), strict=True))
    for cell, off in _beyond(set(cells) - members, members, patches).items():
        score[cell] -= float(np.clip((off - EVIDENCE.astray) / EVIDENCE.astray_step, 0.0, 9.0))
    kept = largest_part({c for c in cells if score[c] > (0.0 if c not in members else -1.5)}) or members
    bounded = 2.0 * usual_side(patches, members)
    return kept, {c for c in kept
                  if score[c] >= EVIDENCE.sure or np.sort(patches[c].sides)[1] >= bounded or c in members}


def bounded(cells: set[Cell], patches: dict[Cell, Patch]) -> set[Cell]:
    """Those with a clear edge on three sides at least: what was found as a square of its own needs no colour's word."""
    return {c for c in cells if np.sort(patches[c].sides)[1] >= EVIDENCE.edge[1]}


def _beyond(cells: set[Cell], members: set[Cell], patches: dict[Cell, Patch]) -> dict[Cell, float]:
    """By how many squares the clear edges of places beside the members lie elsewhere than the members' edges do there,
    on average. Those towards a member are left out. It is 0 without a clear edge."""
    shifts = _each_shift(members, patches)
    out = dict.fromkeys(cells, 0.0)
    for cell in cells:
        across = neighbours(cell)
        x, y = np.mean([shifts[n] for n in across if n in members], axis=0)
        clear = (patches[cell].sides >= EVIDENCE.edge[0]) & [n not in members for n in across]
        if clear.any():
            out[cell] = float(np.abs(patches[cell].offsets - [y, x, y, x])[clear].mean())
    return out


def off_lattice(members: set[Cell], patches: dict[Cell, Patch]) -> dict[Cell, float]:
    """By how many squares, on average, each member's clear edges lie elsewhere than those of the squares about it. It
    is 0 where fewer than two are clear."""
    shifts = _each_shift(members, patches)
    out = dict.fromkeys(members, 0.0)
    for r, c in members:
        around = [s for (i, j), s in shifts.items() if abs(i - r) <= 2 and abs(j - c) <= 2 and (i, j) != (r, c)]
        clear = patches[r, c].sides >= EVIDENCE.edge[0]
        if around and clear.sum() >= 2:
            x, y = np.median(around, axis=0)
            out[r, c] = float(np.abs(patches[r, c].offsets - [y, x, y, x])[clear].mean())
    return out


def _each_shift(members: set[Cell], patches: dict[Cell, Patch]) -> dict[Cell, NDArray[np.float64]]:
    cells = tuple(sorted(members))
    return dict(zip(cells, shifts_of(cells, patches), strict=True))


def like_squares(members: set[Cell], patches: dict[Cell, Patch], palette: Palette) -> set[Cell]:
    """Places that show one of the inks and hang together with the members. Where neighbours are alike and no line parts
    them, squares have no edges of their own."""
    out: set[Cell] = set()
    rim = {n for m in members for n in neighbours(m)}
    while rim := {c for c in rim if c in patches} - members - out:
        cells = sorted(rim)
        fits = ink_distance(cells, patches, palette) < 0.5 * EVIDENCE.ink
        new = {c for c, fit in zip(cells, fits, strict=True) if fit}
        out |= new
        rim = {n for c in new for n in neighbours(c)}
    return out
