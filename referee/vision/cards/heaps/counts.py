"""What lies on the table when a round is counted: each player's heap, and what is left of the stack beside it.

Why: a line may be a heap, a column or a stack, by its top card and where it lies at its seat. Of what is not certain
the count stays open. Not done here: following lines (`swiped`), counting their cards (`counting`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from referee.values.cards import SEATS, HeapSeen
from referee.values.common import UNKNOWN, Outline
from referee.vision.cards.flat.plane import LONG, SHORT, Plane
from referee.vision.cards.flat.quads import together
from referee.vision.cards.heaps.counting import Counted
from referee.vision.cards.heaps.faces import Laid
from referee.vision.cards.heaps.swiped import Swiped
from referee.vision.cards.places.seats import OUTWARD

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class HeapSettings:
    """What a count looks like, in millimetres.

    - `swiped`: of a line under a back from which it is a heap and no untidy pile.
    - `column`: of a line of faces from which it is a column.
    - `pitch`: the largest distance of two columns side by side, or of cards of a stack laid open.
    - `side_by_side`: between the middles of cards that lie beside one another; nearer, one is seen twice.
    - `lone`: probability that a single card beside a heap is what is left of the stack: it may be a pile.
    - `beside`: the furthest that a stack lies from its heap, and `plainly`: how many times further the next heap is.
    - `in_line`: how many times further than from the line of its seat a stack lies from the next seat's.
    """

    swiped: float = 15.0
    column: float = 16.0
    pitch: float = 85.0
    side_by_side: float = 57.0
    lone: float = 0.3
    beside: float = 160.0
    plainly: float = 1.5
    in_line: float = 3.0


HEAP = HeapSettings()


@dataclass(frozen=True)
class Cards:
    """N cards as heaps are told from them. `at` (N, 2): middles in millimetres of the table's axes; `quads` (N, 4, 2)
    in pixels; `up` (N,); `owners`: by the backs; `single` (N,): nothing lies on it and it lies on no other card."""

    at: Floats
    quads: Floats
    up: NDArray[np.bool_]
    owners: Sequence[str]
    owner_sure: Floats
    single: NDArray[np.bool_]


@dataclass(frozen=True)
class Counts:
    """`heaps` and `stacks`; `places`: card -> place and seat, of all cards that are part of either."""

    heaps: tuple[HeapSeen, ...]
    stacks: tuple[HeapSeen, ...]
    places: Mapping[int, tuple[str, str]]

    def doubted(self, columns: Collection[str]) -> Counts:
        """The same where something lies there that was taken for none of it: no stack is known to be gone, and of the
        seats' heaps in `columns` one column may be missing."""
        heaps = tuple(replace(heap, count=None, confidence=0.0) if heap.seat in columns else heap
                      for heap in self.heaps)
        stacks = tuple(replace(stack, count=None, confidence=0.0) for stack in self.stacks)
        return Counts(heaps, stacks, self.places)


@dataclass(frozen=True)
class _Rest:
    """Of each heap: the `cards` that lie with it, by their numbers, and whether it is in doubt whose some are."""

    cards: list[list[int]]
    doubts: list[bool]


def is_count(cards: Cards, lines: Sequence[Swiped], rows: int) -> bool:
    """Whether the table is laid out to be counted: heaps lie there in lines, and not rows before several seats."""
    heaps = sum(not cards.up[line.top] and line.out >= HEAP.swiped for line in lines)
    columns = [line for line in lines if cards.up[line.top] and line.long_way and line.out >= HEAP.column]
    beside = sum(any(0 < float(np.linalg.norm(cards.at[a.top] - cards.at[b.top])) < HEAP.pitch for b in columns)
                 for a in columns)
    found = heaps + (beside > 1)
    return found > 0 and (found > 1 or rows < 2)


def columns_lie(at: Floats, proved: Sequence[Laid]) -> bool:
    """Whether columns lie side by side, of lines of faces whose cards are `proved`; `at` (N, 2): middles of all cards,
    in millimetres. No round in play looks so."""
    tops = [laid.line.top for laid in proved if laid.line.long_way and laid.line.out >= HEAP.column]
    return any(float(np.linalg.norm(at[a] - at[b])) < HEAP.pitch for a in tops for b in tops if a < b)


def counts_of(cards: Cards, lines: Sequence[Swiped], plane: Plane, count: Callable[[Swiped], Counted],
              owners: Mapping[str, str], everybody: Sequence[str]) -> Counts:
    """The heaps and stacks; `owners`: seat -> owner where that is known, `everybody`: the owners of the deck."""
    tops = {line.top: line for line in lines}
    groups = _heaps(cards, tops, plane)
    at = [cards.at[group].mean(axis=0) for group in groups]
    known = _at_home([next((cards.owners[k] for k in group if not cards.up[k]), UNKNOWN) for group in groups], owners)
    seats = known or _seats(at)
    rest = _in_line(cards, groups, at, known) if known else _beside(cards, tops, groups, plane)
    heaps, stacks, places = list[HeapSeen](), list[HeapSeen](), dict[int, tuple[str, str]]()
    for group, seat, others, doubt in zip(groups, seats, rest.cards, rest.doubts, strict=True):
        places |= dict.fromkeys(group, ("heap", seat)) | dict.fromkeys(others, ("stack", seat))
        heaps.append(_heap(cards, tops, group, seat, plane, count, owners))
        stack = _stack(cards, tops, others, seat, plane, count, not any(rest.doubts))
        stacks.append(replace(stack, count=None, confidence=HEAP.lone) if doubt and others else stack)
    heaps = _owned(heaps, everybody)
    stacks = [_with(stack, heap.owner) for stack, heap in zip(stacks, heaps, strict=True)]
    return Counts(tuple(heaps), tuple(stacks), places)


def _heaps(cards: Cards, tops: Mapping[int, Swiped], plane: Plane) -> list[list[int]]:
    """The cards of each heap: a line of backs, or columns of faces side by side and single cards among them."""
    out = [[k] for k, line in tops.items() if not cards.up[k] and line.out >= HEAP.swiped]
    columns = [k for k, line in tops.items() if cards.up[k] and line.long_way and line.out >= HEAP.column]
    for group in together(columns, lambda i, j: _apart(cards, tops, i, j) < HEAP.pitch):
        if len(group) > 1 or not out:
            out.append(group + _among(cards, tops, group, plane))
    return out


def _apart(cards: Cards, tops: Mapping[int, Swiped], i: int, j: int) -> float:
    """How far two columns lie apart: from the top of one to the nearest point of the other."""
    return float(np.linalg.norm(tops[j].way - tops[i].way[-round(LONG / 2)], axis=1).min())


def _among(cards: Cards, tops: Mapping[int, Swiped], group: list[int], plane: Plane) -> list[int]:
    """Single cards beside columns and within their length: a last column of one."""
    flat = plane.to_mm(cards.quads).mean(axis=1)
    ways = [tops[k].way for k in group]
    along = (ways[0][-1] - ways[0][0]) / max(float(np.linalg.norm(ways[0][-1] - ways[0][0])), 1e-6)
    ends = np.concatenate(ways) @ along
    found = []
    for k in range(len(flat)):
        inside = ends.min() + LONG / 4 < flat[k] @ along < ends.max() - LONG / 4
        near = min(float(np.linalg.norm(way - flat[k], axis=1).min()) for way in ways)
        if k not in tops and cards.up[k] and inside and near < HEAP.pitch:
            found.append(k)
    return found


def _seats(at: Sequence[Floats]) -> list[str]:
    """The side of the table on which each heap lies, seen from the middle of all."""
    points = np.array(at).reshape(-1, 2)
    middle = (points.min(axis=0) + points.max(axis=0)) / 2 if len(points) > 1 else np.zeros(2)
    return [max(SEATS, key=lambda seat: float(np.dot(p - middle, OUTWARD[seat]))) for p in points]


def _at_home(backs: Sequence[str], owners: Mapping[str, str]) -> list[str]:
    """The seats of heaps with these backs; none at all where the back of one is not known, or lies there twice."""
    home = {owner: seat for seat, owner in owners.items()}
    return [home[back] for back in backs] if set(backs) <= home.keys() and len(set(backs)) == len(backs) else []


def _in_line(cards: Cards, groups: Sequence[list[int]], at: Sequence[Floats], seats: Sequence[str]) -> _Rest:
    """The same as `_beside`, where it is known who sits where: a stack lies in the line of its heap, however far."""
    return _shared_out(cards, groups, lambda k: np.array(
        [abs(float(np.dot(cards.at[k] - p, OUTWARD[seat]))) for p, seat in zip(at, seats, strict=True)]),
        HEAP.in_line, np.inf)


def _beside(cards: Cards, tops: Mapping[int, Swiped], groups: Sequence[list[int]], plane: Plane) -> _Rest:
    """The cards beside each heap that are of none: of the nearest one."""
    flat = plane.to_mm(cards.quads).mean(axis=1)
    return _shared_out(cards, groups, lambda k: np.array(
        [min(float(np.linalg.norm((tops[j].way if j in tops else flat[j][None]) - flat[k], axis=1).min())
             for j in group) for group in groups]), HEAP.plainly, HEAP.beside)


def _shared_out(cards: Cards, groups: Sequence[list[int]], far: Callable[[int], Floats], plainly: float,
                beside: float) -> _Rest:
    """The cards of no heap, each with the heap that is nearest to it or to one that lies with it; `far`: how far a card
    lies from each heap, and `plainly` how many times further the next one must be."""
    out: list[list[int]] = [[] for _ in groups]
    doubts = [False] * len(groups)
    left = [k for k in range(len(cards.at)) if groups and not any(k in group for group in groups)]
    for one in together(left, lambda i, j: float(np.linalg.norm(cards.at[i] - cards.at[j])) < HEAP.pitch):
        lies = np.min([far(k) for k in one], axis=0)
        order = np.argsort(lies, kind="stable").tolist()
        out[order[0]] += one
        if lies[order[0]] > beside or (len(order) > 1 and lies[order[1]] < plainly * lies[order[0]]):
            for n in order[:2]:
                doubts[n] = True
    return _Rest(out, doubts)


def _heap(cards: Cards, tops: Mapping[int, Swiped], mine: list[int], seat: str, plane: Plane,
          count: Callable[[Swiped], Counted], owners: Mapping[str, str]) -> HeapSeen:
    total, sure, strips = _total(cards, tops, mine, count)
    backs = [k for k in mine if not cards.up[k]]
    owner = cards.owners[backs[0]] if backs else owners.get(seat, UNKNOWN)
    known = float(cards.owner_sure[backs[0]]) if backs and owner != UNKNOWN else 1.0
    return HeapSeen(owner, seat, total, sure * known, _outline(cards, tops, mine, plane), strips)


def _stack(cards: Cards, tops: Mapping[int, Swiped], mine: list[int], seat: str, plane: Plane,
           count: Callable[[Swiped], Counted], plain: bool) -> HeapSeen:
    """What is left of a stack: nothing where nothing lies, a line, or cards laid open. One card alone may be a pile.

    `plain`: all that lies there is known to be others'."""
    if not mine:
        return HeapSeen(UNKNOWN, seat, 0 if plain else None, 0.95 if plain else 0.0, (), (), "stack")
    total, sure, strips = _total(cards, tops, mine, count)
    alone = len(mine) == 1 and mine[0] not in tops
    near = [float(np.linalg.norm(cards.at[a] - cards.at[b])) for a in mine for b in mine if a < b]
    mixed = len(mine) > 1 and any(k in tops for k in mine)  # either one line, or all of it laid open
    apart = min(near, default=SHORT) >= HEAP.side_by_side
    doubtful = alone or mixed or not apart or not all(cards.up[k] and (k in tops or cards.single[k]) for k in mine)
    return HeapSeen(UNKNOWN, seat, None if doubtful else total, HEAP.lone if doubtful else sure,
                    _outline(cards, tops, mine, plane), strips, "stack")


def _total(cards: Cards, tops: Mapping[int, Swiped], mine: list[int],
           count: Callable[[Swiped], Counted]) -> tuple[int | None, float, tuple[Outline, ...]]:
    """Cards of lines and single ones together: how many, how sure, and an outline of each."""
    total, sure, strips = 0, 1.0, list[Outline]()
    for k in mine:
        if k not in tops:
            total += 1
            sure *= 0.99
        else:
            found = count(tops[k])
            sure *= found.confidence
            strips += [tuple((float(x), float(y)) for x, y in edge) for edge in found.edges]
            if found.cards is None:
                return None, sure, tuple(strips)
            total += found.cards
        strips.append(tuple((float(x), float(y)) for x, y in cards.quads[k]))
    return total, sure, tuple(strips)


def _outline(cards: Cards, tops: Mapping[int, Swiped], mine: list[int], plane: Plane) -> Outline:
    """Round a line; of several the box round all."""
    if len(mine) == 1 and mine[0] in tops:
        return tuple((float(x), float(y)) for x, y in plane.to_pixels(tops[mine[0]].outline))
    points = np.concatenate([plane.to_pixels(tops[k].outline) if k in tops else cards.quads[k] for k in mine])
    (x0, y0), (x1, y1) = points.min(axis=0).tolist(), points.max(axis=0).tolist()
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


def _owned(heaps: list[HeapSeen], everybody: Sequence[str]) -> list[HeapSeen]:
    """Two heaps of one owner are nobody's; the last heap without an owner is the last owner's without a heap."""
    named = [heap.owner for heap in heaps if heap.owner != UNKNOWN]
    heaps = [_with(heap, UNKNOWN if named.count(heap.owner) > 1 else heap.owner) for heap in heaps]
    left = [owner for owner in everybody if owner not in [heap.owner for heap in heaps]]
    if len(heaps) == len(everybody) and len(left) == 1:
        heaps = [_with(heap, left[0]) if heap.owner == UNKNOWN else heap for heap in heaps]
    return heaps


def _with(heap: HeapSeen, owner: str) -> HeapSeen:
    return HeapSeen(owner, heap.seat, heap.count, heap.confidence, heap.outline, heap.strips, heap.what)


