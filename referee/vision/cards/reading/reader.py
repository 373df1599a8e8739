"""Reads the cards on a learned table.

Why: the one module that puts together where cards are, what they are, what place they have and what is counted. What it
does not do: rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from referee.i18n.said import Said
from referee.values.cards import COLOURS, CardSeen, CardsReading, CardsTable
from referee.values.common import UNKNOWN, Quality
from referee.vision.cards.bare.foreground import Bare, Foreground
from referee.vision.cards.deck.sheet import Sheet
from referee.vision.cards.flat.plane import Plane, plane_of
from referee.vision.cards.flat.quads import as_quad, short_sides
from referee.vision.cards.found.anywhere import SHIPPED, Found, Models, flat_cards_in, on_top
from referee.vision.cards.heaps.backs import Backs, backs_in
from referee.vision.cards.heaps.counting import Counted, counted
from referee.vision.cards.heaps.counts import Cards, Counts, columns_lie, counts_of, is_count
from referee.vision.cards.heaps.laid import OpenFaces, Seen, faces_laid
from referee.vision.cards.heaps.swiped import Swiped, chains, lines_under, without
from referee.vision.cards.places.lines import places_of
from referee.vision.cards.places.seats import NOTHING, Agreed, Layout, layout_of
from referee.vision.cards.reading.aligning import aligned_to_numbers
from referee.vision.cards.reading.anew import ANEW, found_anew, onto_others, with_outlines
from referee.vision.cards.reading.hidden import covered_boxes
from referee.vision.cards.reading.naming import NAMING, Likened, Names, likened, names_of
from referee.vision.common.images import Image, ImageError, mean, reference_picture

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class ReaderSettings:
    """What of the cards found is said.

    - `wider`: factors by which what lies there may be wider than cards.
    - `unknown`: confidence of a card of which colour or number is not said, or of a back that is like none learned.
    """

    wider: tuple[float, ...] = (1.15, 1.6)
    unknown: float = 0.45


READER = ReaderSettings()


@dataclass(frozen=True)
class _Settled:
    """What lies on a table laid out to be counted: `lines` of backs in a `plane`, faces `laid` open, and the numbers of
    all cards on top, `tops`. Only lines under `traced` cards are known to the millimetre."""

    lines: list[Swiped]
    traced: frozenset[int]
    plane: Plane
    laid: OpenFaces
    tops: list[int]


class Reader:
    """Reads pictures of one table. `owners`: seat -> owner, and `agreed`: who sits where and with what rows, as far as
    a match says it. `models`: networks to try."""

    def __init__(self, table: CardsTable, agreed: Agreed = NOTHING, owners: Mapping[str, str] | None = None,
                 models: Models = SHIPPED) -> None:
        self.table, self._agreed = table, agreed
        self._sheet, self._bare, self._reference = Sheet(table.deck), Bare(table), reference_picture(table)
        self._owners, self._models = dict(owners or {}), models
        self._size = table.pixels_per_card or None

    def read(self, image: Image, still_frames: Sequence[Image] | None = None, look: int | None = None) -> CardsReading:
        """What a BGR picture of the table's size shows; `still_frames` of the same moment are averaged with it.

        `ImageError` for a picture of another size, `ModelError` where a network is not as shipped.
        """
        if (image.shape[1], image.shape[0]) != (self.table.width, self.table.height):
            raise ImageError("image-other-size", width=image.shape[1], height=image.shape[0],
                             learned_width=self.table.width, learned_height=self.table.height)
        if still_frames:
            image = mean([*still_frames, image], np.s_[:, :])
        foreground = self._bare.compare(image)
        if foreground.moved:
            return CardsReading(table_moved=True, quality=Quality(False, (Said("cards-table-moved"),)))
        found = self._found(image, foreground)
        found = found.taken(np.array([self._lies_there(q, foreground, image) for q in found.quads], np.bool_))
        if not len(found):
            return CardsReading(hidden=tuple(covered_boxes(foreground, found.quads, [])))
        self._size = float(np.median(short_sides(found.quads)))
        seen = likened(image, found, self._sheet)
        names = names_of(seen, found, self._sheet)
        found, seen, names = self._anew(image, found, seen, names)
        found, seen, names = self._aligned(image, found, seen, names)
        backs = backs_in(image, found, names.clear, foreground, self._sheet, self._models)
        if backs is not None:
            seen = seen.taken(backs.apart).joined(likened(image, backs.tops, self._sheet))
            found = found.taken(backs.apart).joined(backs.tops)
            names = names_of(seen, found, self._sheet)
        return self._read(image, found, names, foreground, backs)

    def _anew(self, image: Image, found: Found, seen: Likened, names: Names) -> tuple[Found, Likened, Names]:
        """The cards with better outlines, where they do not take away a number that was read."""
        told = names.numbers.max(axis=1) >= NAMING.least
        again = found_anew(image, found, np.where(told, names.clear, 0.0), self._sheet, self._models)
        moved = (again.quads != found.quads).any(axis=(1, 2))
        if not moved.any():
            return found, seen, names
        anew = seen.with_anew(moved, likened(image, again.taken(moved), self._sheet))
        lost = told & (names_of(anew, again, self._sheet).numbers.max(axis=1) < NAMING.least)
        found, seen = found.with_rows(moved & ~lost, again), seen.with_anew(moved & ~lost, anew.taken(moved & ~lost))
        return found, seen, names_of(seen, found, self._sheet)

    def _aligned(self, image: Image, found: Found, seen: Likened, names: Names) -> tuple[Found, Likened, Names]:
        """The cards of which no number is told, laid onto the prints of the numbers."""
        doubted = np.flatnonzero((found.up >= found.down) & (names.numbers.max(axis=1) < NAMING.least))
        laid = aligned_to_numbers(image, found.quads[doubted], names.colours[doubted].argmax(axis=1), self._sheet)
        clear, worth = laid.likeness.max(axis=1, initial=0.0) >= NAMING.laid, names.clear * found.scores
        for n in np.flatnonzero(clear).tolist():
            k = int(doubted[n])
            there = found.quads[[k, *np.flatnonzero(worth > worth[k])]]  # outlines that are seen worse are wrong ones
            before, after = (onto_others(0, quad, there) for quad in (found.quads[k], laid.quads[n]))
            clear[n] = after <= before + ANEW.onto
        if not clear.any():
            return found, seen, names
        rows = np.isin(np.arange(len(found)), doubted[clear])
        found = with_outlines(image, found, rows, laid.quads[clear], self._models)
        likeness = replace(likened(image, found.taken(rows), self._sheet), aligned=laid.likeness[clear])
        seen = seen.with_anew(rows, likeness)
        return found, seen, names_of(seen, found, self._sheet)

    def _found(self, image: Image, foreground: Foreground) -> Found:
        """The cards; as long as their size is not known it is tried as the width of what lies there, and as less:
        heaps are wider."""
        about = foreground.card_size()
        if self._size is not None or about is None:
            return flat_cards_in(image, self._size, self._models)
        looks = [flat_cards_in(image, about / wider, self._models) for wider in READER.wider]
        return max(looks, key=lambda look: float((look.scores * look.card * (0.5 + look.numbers[:, :-1].max(
            axis=1, initial=0.0))).sum()))

    def _lies_there(self, quad: Floats, foreground: Foreground, image: Image) -> bool:
        """Whether an outline holds something else than the bare table did: what lay there when it was learned is no
        card. A pale card on a pale table differs from it in its print only."""
        if _other_there(quad, foreground):
            return True
        (x0, y0), (x1, y1) = quad.min(axis=0), quad.max(axis=0)
        return not self._bare.same_there(image, (float(x0), float(y0), float(x1), float(y1)))

    def _read(self, image: Image, found: Found, names: Names, foreground: Foreground,
              backs: Backs | None) -> CardsReading:
        up = found.up >= found.down
        heaps = set(range(len(found) - len(backs.lines), len(found))) if backs is not None else set[int]()
        clear = names.clear * found.visible * found.scores
        clear[list(heaps)] = 1.0
        groups = sorted(chains(found.quads, clear), key=lambda chain: (bool(up[chain[0]]), chain))
        plane = backs.plane if backs is not None else plane_of(found.quads, (image.shape[1], image.shape[0]))
        assert plane is not None  # there are cards
        lines = [replace(line, top=k) for line, k in zip(backs.lines if backs is not None else (), sorted(heaps),
                                                         strict=True)]
        rest = without(foreground, [plane.to_pixels(line.outline) for line in lines])
        lines += lines_under(found.quads, plane, rest, [chain for chain in groups if not heaps & set(chain)])
        layout = layout_of(found.quads, plane, (image.shape[1], image.shape[0]), self._agreed.seats)
        tops = on_top(found, clear)
        places = _placed(layout, tops, ~up, self._agreed.row, clear)
        single = np.array([len(chain) == 1 for k in range(len(found)) for chain in groups if k in chain], np.bool_)
        cards = Cards(layout.flat.mean(axis=1), found.quads, up, names.owners, names.owner_sure, single)
        rows = sum(len(line.rows) > 3 for line in layout.lines.values())
        swept = not self._in_play(places, single)
        settling = swept and is_count(cards, lines, rows)
        if settling or (swept and foreground.crowded(self._size)):
            of_backs = [line for line in lines if not up[line.top]]
            laid = self._laid(image, found, names, foreground, of_backs, plane)
            there = _Settled(of_backs, frozenset(heaps), plane, laid, sorted({chain[0] for chain in groups}))
            proved = [one for one in laid.lines.values() if one.counted.cards is not None]
            plain = settling and (rows < 2 or bool(heaps))  # an arm over a round in play is as long as a heap
            if plain or columns_lie(cards.at, proved):
                return self._settled(image, found, names, foreground, there)
        seen = _piled([_seen(found, names, k, up, places) for k in tops.tolist()])
        return CardsReading(cards=seen, hidden=tuple(covered_boxes(foreground, found.quads, [])))

    def _laid(self, image: Image, found: Found, names: Names, foreground: Foreground, lines: Sequence[Swiped],
              plane: Plane) -> OpenFaces:
        """The faces on top and the lines under them, besides `lines` of backs."""
        heaps = [plane.to_pixels(line.outline) for line in lines]
        return faces_laid(Seen(image, self._reference, foreground, plane, self._models.strips), found,
                          (names.numbers, names.colours), heaps, self.table.deck)

    def _settled(self, image: Image, found: Found, names: Names, foreground: Foreground,
                 there: _Settled) -> CardsReading:
        """A table laid out to be counted."""
        laid = there.laid
        quads = found.quads.copy()
        quads[laid.tops] = laid.quads
        found = replace(found, quads=quads)
        up = found.up >= found.down
        heaps = [there.plane.to_pixels(line.outline) for line in there.lines]
        inside = [*heaps, *(laid.plane.to_pixels(line.line.outline) for line in laid.lines.values())]
        apart = [k for k in there.tops if not up[k] and not _within(quads[k], heaps)]
        used = np.array(sorted({*laid.tops.tolist(), *apart, *(line.top for line in there.lines)}), np.intp)
        counts = self._counted(image, found, names, there, used)
        seen = _piled([_seen(found, names, k, up, counts.places) for k in sorted({*used.tolist(), *there.tops})
                       if k in used or not _within(quads[k], inside)])
        outlines = [np.array(heap.outline) for heap in (*counts.heaps, *counts.stacks) if heap.outline]
        hidden = covered_boxes(foreground, quads[used], [*inside, *outlines], counted=True)
        if hidden:
            counts = counts.doubted({seat for k, (place, seat) in counts.places.items() if place == "heap" and up[k]})
        return CardsReading(cards=seen, heaps=counts.heaps, stacks=counts.stacks, hidden=tuple(hidden))

    def _in_play(self, places: Mapping[int, tuple[str, str]], single: NDArray[np.bool_]) -> bool:
        """Whether most rows still lie there, of those that were agreed: a hand of cards is no heap then.

        A column has cards under its top (`single`).
        """
        rows = sum(place == "row" and bool(single[k]) for k, (place, _) in places.items())
        agreed = self._agreed
        return bool(agreed.row and agreed.seats) and 2 * rows >= agreed.row * len(agreed.seats)

    def _counted(self, image: Image, found: Found, names: Names, there: _Settled, used: NDArray[np.intp]) -> Counts:
        """Heaps and stacks of the cards `used`; places by their number among all cards found."""
        back, laid, plane = {int(k): n for n, k in enumerate(used)}, there.laid, there.plane
        quads, up = found.quads[used], found.up[used] >= found.down[used]
        at = layout_of(quads, plane, (image.shape[1], image.shape[0]), self._agreed.seats).flat.mean(axis=1)
        single = np.array([up[n] and k not in laid.lines for k, n in back.items()], np.bool_)
        cards = Cards(at, quads, up, [names.owners[k] for k in used], names.owner_sure[used], single)
        faces = {back[k]: one.counted for k, one in laid.lines.items()}
        ours = [replace(line, top=back[line.top]) for line in (*there.lines, *laid.under(plane))]

        traced = {back[k] for k in there.traced}

        def count(line: Swiped) -> Counted:
            told = faces.get(line.top)
            if told is not None or line.top not in traced:
                return told or Counted(None, 0.0, np.zeros((0, 2, 2)))
            return counted(image, line, plane, self._models.strips)

        told = counts_of(cards, ours, plane, count, self._owners, self.table.deck.owners)
        return Counts(told.heaps, told.stacks, {int(used[k]): place for k, place in told.places.items()})


def _within(quad: Floats, outlines: Sequence[Floats]) -> bool:
    """Whether the middle of a card lies in one of some outlines (K, 2)."""
    x, y = quad.mean(axis=0)
    return any(cv2.pointPolygonTest(one.astype(np.float32), (float(x), float(y)), False) > 0 for one in outlines)


def _other_there(quad: Floats, foreground: Foreground) -> bool:
    """Whether most of an outline differs from the bare table."""
    at = np.clip(np.round(quad.mean(axis=0) + (quad - quad.mean(axis=0)) * np.linspace(0, 0.85, 5)[:, None, None])
                 * foreground.scale, 0, [foreground.mask.shape[1] - 1, foreground.mask.shape[0] - 1]).astype(int)
    return bool(foreground.mask[at[..., 1], at[..., 0]].mean() > 0.3)


def _placed(layout: Layout, tops: NDArray[np.intp], down: NDArray[np.bool_], row: int,
            clear: Floats) -> dict[int, tuple[str, str]]:
    """Places of the seats' lines, of cards that lie on top."""
    named = places_of(layout, down, np.zeros(len(down)), row, clear)
    return {k: place for k, place in named.items() if k in set(tops.tolist())}


def _seen(found: Found, names: Names, k: int, up: NDArray[np.bool_], places: Mapping[int, tuple[str, str]]) -> CardSeen:
    """One card as it is said. Without a line anywhere, no card is known to lie in the centre."""
    place, seat = places.get(k, ("centre" if places else "other", None))
    quad, visible = as_quad(found.quads[k]), float(found.visible[k])
    if not up[k]:
        owner = names.owners[k]
        sure = found.down[k] * names.owner_sure[k] if owner != UNKNOWN else min(found.down[k], READER.unknown)
        return CardSeen("down", quad, float(sure), owner=owner, place=place, seat=seat, visible=visible)
    number, colour = int(names.numbers[k].argmax()), int(names.colours[k].argmax())
    known, named = names.numbers[k, number] >= NAMING.least, names.colours[k, colour] >= NAMING.least
    sure = found.card[k] * names.numbers[k, number] * names.colours[k, colour]
    if not (known and named):
        sure = min(sure, READER.unknown)
    return CardSeen("up", quad, float(sure), COLOURS[colour] if named else UNKNOWN, number + 1 if known else None,
                    place=place, seat=seat, visible=visible)


def _piled(cards: Sequence[CardSeen]) -> tuple[CardSeen, ...]:
    """The centre's cards numbered, from the upper left down."""
    piles = (card for card in cards if card.place == "centre")
    order = sorted(piles, key=lambda card: (card.centre[1], card.centre[0]))
    number = {id(card): n for n, card in enumerate(order)}
    return tuple(CardSeen(card.face, card.quad, card.confidence, card.colour, card.number, card.owner, card.place,
                          card.seat, number.get(id(card)), card.visible) for card in cards)
