"""From a played round of cards to scenes at any time: what lies there, and the hands that come, carry and go.

Why: a video needs what happens between two moments; and after the stop the heaps are swiped for the count. What this
module does not do: play (`play`) or draw (`renderer`).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from referee.sim.cards.looks import CardsStyle
from referee.sim.cards.round import Lain, Picture, Reach, Round
from referee.sim.cards.scene import THICK, CardsScene, LyingCard, piled, swiped
from referee.sim.cards.table import FIELD, LINE, before
from referee.sim.common.arrays import Array
from referee.sim.common.hands import SKINS, SLEEVES
from referee.sim.common.things import Hand
from referee.values.cards import OWNERS

SIDES = {"bottom": 270.0, "right": 0.0, "top": 90.0, "left": 180.0}
"""Degrees towards which a seat's arm leaves: the camera stands at the bottom."""
BARE_S, DEAL_S = 1.2, 1.2
"""Seconds of the bare table, and in which the cards are dealt."""
LEAD_S = BARE_S + DEAL_S
CALM_S, SORT_S, SWIPE_S, COUNT_S = 0.8, 2.4, 1.6, 3.0
"""Seconds after the last act, of sorting the centre, of swiping the heaps, and in which they then lie to be counted."""
COME_S = 0.3
"""Seconds in which a hand comes from its seat, and goes."""
CARRY_MM, PRESS_MM = 44.0, 12.0
"""Height of the fingertips while they carry a card, and while they take or lay it."""
ARM = 2.2
"""Forearms of an arm beyond the elbow: people lean far over this table."""
REST = 9.5
"""Short sides of a card from the middle of the table: there hands are out of sight."""
DEEP = 4
"""Cards of a pile in the centre that are drawn as they were laid; what lies lower is height."""
HEAP_AT, STACK_AT, HEAP_TO = -3.9, 2.2, 0.7
"""Where in its seat's line a heap begins and ends, and where what is left of the stack begins; short sides."""
WIDEST_MM, STACK_STEP_MM = 8.5, 14.0
"""Steps of a heap, narrower where it would be too long, and of the stack."""


@dataclass(frozen=True)
class Arm:
    """Somebody's hand: skin, sleeve, size, fixed by a seed."""

    skin: tuple[int, int, int]
    sleeve: tuple[int, int, int] | None
    scale: float
    seed: int


class CardsFilm:
    """The scenes of one round whose pictures were taken every `step` seconds, with cards of a style's first make."""

    def __init__(self, played: Round, style: CardsStyle, step: float, seed: int) -> None:
        self.played, self.style, self.step = played, style, step
        self.mm = style.decks[0].size_mm[0]
        rng = np.random.default_rng([seed, 31])
        self._arms = {seat: Arm(SKINS[int(rng.integers(len(SKINS)))],
                                SLEEVES[int(rng.integers(len(SLEEVES)))] if rng.random() < 0.75 else None,
                                float(rng.uniform(0.8, 1.0)), int(rng.integers(2**31))) for seat in played.players}
        self._pictures = played.pictures[:-2]
        self._beneath = _beneath(self._pictures)
        self._reaches = {seat: _reaches(played, self._pictures, seat) for seat in played.players}
        self._seed = seed

    @property
    def play_s(self) -> float:
        """When the table lies as it lay after the last act, seconds of the film."""
        return LEAD_S + self._pictures[-1].t

    @property
    def seconds(self) -> float:
        return self.play_s + CALM_S + SORT_S + SWIPE_S + COUNT_S

    def at(self, t: float) -> CardsScene:
        """The scene at `t` seconds: first the bare table, in the end the heaps."""
        if t < LEAD_S:
            return self._dealt(max(0.0, (t - BARE_S) / DEAL_S))
        if t < self.play_s:
            return self._play(min(int((t - LEAD_S) / self.step + 1e-6), len(self._pictures) - 1))
        after = t - self.play_s
        if after < CALM_S:
            return self._scene(len(self._pictures) - 1, (), "end")
        if after < CALM_S + SORT_S:
            return self._sorted((after - CALM_S) / SORT_S)
        return self.counted(min(1.0, (after - CALM_S - SORT_S) / SWIPE_S))

    def picture(self, t: float) -> Picture:
        """The picture of play that a time of the film shows; the bare table before, the last one after."""
        if t < LEAD_S:
            return Picture(-LEAD_S, ())
        return self._pictures[min(int((t - LEAD_S) / self.step + 1e-6), len(self._pictures) - 1)]

    def counted(self, share: float = 1.0) -> CardsScene:
        """The heaps before their owners, swiped so far (0..1), and beside each what is left of the stack, open."""
        cards: list[LyingCard] = []
        heaps, stacks, hands = [], [], []
        for n, seat in enumerate(self.played.players):
            count, left = self.played.centre[seat], self.played.left[seat]
            step = min(WIDEST_MM, (HEAP_TO - HEAP_AT) * self.mm / max(count, 1))
            cards += self._line(seat, HEAP_AT, count, max(step * share, 0.2), 2 * n)
            stack = self._line(seat, STACK_AT, len(left), max(STACK_STEP_MM * share, 0.3), 2 * n + 1)
            cards += [replace(here, colour=card.colour, number=card.number, up=True, place="stack")
                      for here, card in zip(stack, left, strict=True)]
            heaps.append({"owner": OWNERS[n], "seat": seat, "count": count, "how": "strip", "along": "short",
                          "step_mm": round(step, 1)})
            stacks.append({"owner": OWNERS[n], "seat": seat, "left": len(left), "visible": True,
                           "how": "swiped" if left else "none"})
            if share < 1:
                hands.append(self._hand(seat, before(seat, HEAP_AT + (STACK_AT - HEAP_AT) * share), PRESS_MM))
        return CardsScene(tuple(cards), (), tuple(hands), {"kind": "count", "heaps": heaps, "stacks": stacks})

    # Parts -----------------------------------------------------------------------------------------

    def _dealt(self, share: float) -> CardsScene:
        """Cards are put down, by all at once."""
        if share <= 0:
            return CardsScene(told={"kind": "empty"})
        hands = tuple(self._hand(seat, _way(_rest(seat), before(seat, 2.0 - 4.0 * share), 1 - abs(2 * share - 1)),
                                 PRESS_MM) for seat in self.played.players)
        if share < 0.5:
            return CardsScene(hands=hands, told={"kind": "play"})
        return self._scene(0, hands)

    def _play(self, n: int) -> CardsScene:
        t = self._pictures[n].t
        hands = [hand for seat in self.played.players if (hand := self._reaching(seat, t)) is not None]
        return self._scene(n, tuple(hands))

    def _sorted(self, share: float) -> CardsScene:
        """The centre is taken away pile by pile; the rest of the table but the stacks is empty from the beginning."""
        last = self._scene(len(self._pictures) - 1, ())
        piles = sorted({c.pile for c in last.cards if c.pile is not None})
        gone = set(piles[:math.ceil(share * len(piles))])
        kept = [c for c in last.cards if c.place == "stack" or (c.pile is not None and c.pile not in gone)]
        swing = share * len(self.played.players)
        hands = [self._hand(seat, _way(before(seat, 0.0), (0.0, 0.0), abs(math.sin(2.2 * swing + n))), PRESS_MM)
                 for n, seat in enumerate(self.played.players)]
        return CardsScene(tuple(kept), (), tuple(hands), {"kind": "end"})

    def _scene(self, n: int, hands: tuple[Hand, ...], kind: str = "play") -> CardsScene:
        picture = self._pictures[n]
        cards: list[LyingCard] = []
        for lain in picture.cards:
            beneath = self._beneath[n].get(lain.pile, ()) if lain.pile is not None else ()
            cards += self._laid(lain, beneath)
        cards += [replace(self._card(held), z=CARRY_MM) for held in picture.held]
        return CardsScene(tuple(cards), (), hands, {"kind": kind})

    def _laid(self, top: Lain, beneath: tuple[Lain, ...]) -> list[LyingCard]:
        """A card and what lies under it."""
        if top.pile is not None:
            low = (top.size - len(beneath) - 1) * THICK * 0.9
            lower = [replace(self._card(card), z=low + k * THICK, top=False) for k, card in enumerate(beneath)]
            return [*lower, replace(self._card(top), z=low + len(lower) * THICK)]
        if top.size == 1:
            return [self._card(top)]
        rng = np.random.default_rng([self._seed, OWNERS.index(top.owner), len(top.place)])
        pile = piled(rng, self._card(top), top.size, 0.9)
        return [replace(card, look=k) for k, card in enumerate(pile[:-1])] + [
            replace(self._card(top), z=pile[-1].z)]

    def _card(self, lain: Lain) -> LyingCard:
        x, y = lain.at
        look = OWNERS.index(lain.owner) * 1000 + lain.number * 10 + len(lain.colour)
        return LyingCard(lain.colour, lain.number, x * self.mm, -y * self.mm, -math.degrees(lain.turn),
                         up=not lain.down, owner=OWNERS.index(lain.owner), place=lain.place, seat=lain.seat,
                         pile=lain.pile, look=look)

    def _line(self, seat: str, along: float, count: int, step: float, heap: int) -> list[LyingCard]:
        """A seat's cards swiped to the right from a place in its line, backs up."""
        if not count:
            return []
        (x, y), (x1, y1) = before(seat, along), before(seat, along + 1.0)
        way: Array = np.array([x1 - x, y - y1])
        turn = 0.0 if seat in ("bottom", "top") else 90.0
        first = LyingCard("red", 1, x * self.mm, -y * self.mm, turn, up=False,
                          owner=self.played.players.index(seat), place="heap", seat=seat, heap=heap)
        rng = np.random.default_rng([self._seed, heap])
        return [replace(card, look=heap * 100 + k) for k, card in enumerate(swiped(rng, first, count, way, step, heap))]

    def _reaching(self, seat: str, t: float) -> Hand | None:
        """The seat's hand over the table, where there is one: it comes, does what it does, and goes."""
        reaches = self._reaches[seat]
        now = next((r for r in reaches if r.begun <= t < r.done), None)
        if now is not None:
            low = abs(2 * now.share(t) - 1)
            return self._hand(seat, now.at(t), PRESS_MM + (CARRY_MM - PRESS_MM) * (1 - low), now.card is not None)
        coming = next((r for r in reaches if t < r.begun <= t + COME_S), None)
        gone = next((r for r in reversed(reaches) if t - COME_S < r.done <= t), None)
        if coming is not None:
            start = coming.start if gone is None else gone.to
            share = (coming.begun - t) / COME_S
            return self._hand(seat, _way(coming.start, _rest(seat) if gone is None else start, share), CARRY_MM)
        if gone is not None:
            return self._hand(seat, _way(gone.to, _rest(seat), (t - gone.done) / COME_S), CARRY_MM)
        return None

    def _hand(self, seat: str, at: tuple[float, float], z: float, holds: bool = False) -> Hand:
        """A hand whose fingertips are there; one that holds a card has it by its near end."""
        arm, a = self._arms[seat], math.radians(SIDES[seat])
        back = 0.45 * self.mm if holds else 0.0
        x, y = at[0] * self.mm + back * math.cos(a), -at[1] * self.mm + back * math.sin(a)
        return Hand(x, y, z, SIDES[seat], "pinch", arm.skin, arm.sleeve, scale=arm.scale, seed=arm.seed, beyond=ARM)


def outline(mm: float) -> Array:
    """(4, 2) mm: the field with the lines of all seats and a card's length round it; `mm`: a short side."""
    x, y = (half + LINE + 0.85 for half in FIELD)
    return np.array([[-x, -y], [x, -y], [x, y], [-x, y]]) * mm


def _beneath(pictures: tuple[Picture, ...]) -> list[Mapping[int, tuple[Lain, ...]]]:
    """For each picture, what lies under the top of each pile of the centre, the lowest first, `DEEP` cards at most."""
    seen: dict[int, list[Lain]] = {}
    out: list[Mapping[int, tuple[Lain, ...]]] = []
    for picture in pictures:
        for top in (card for card in picture.cards if card.pile is not None):
            pile = seen.setdefault(top.pile or 0, [])
            while pile and pile[-1].size >= top.size:
                pile.pop()
            pile.append(top)
        out.append({number: tuple(c for c in pile[-DEEP - 1:-1] if c.size < pile[-1].size)
                    for number, pile in seen.items()})
    return out


def _reaches(played: Round, pictures: tuple[Picture, ...], seat: str) -> list[Reach]:
    """The seat's hand over the table, also where it turned cards over or knocked something, in order of time."""
    out = [r for r in played.reaches if r.seat == seat]
    for deed in played.deeds:
        if deed.seat != seat or deed.type not in ("turn", "slid", "knocked"):
            continue
        shown = next((p for p in pictures if p.t >= deed.t), pictures[-1])
        at = next((c.at for c in shown.cards if deed.type != "turn" and c.pile == deed.pile), None)
        at = at or next((c.at for c in shown.cards if (c.place, c.seat) == ("waste", seat)), before(seat, 3.0))
        out.append(Reach(seat, deed.t - 0.2, deed.t + 0.25, before(seat, 3.5), at))
    return sorted(out, key=lambda r: r.begun)


def _rest(seat: str) -> tuple[float, float]:
    a = math.radians(SIDES[seat])
    return REST * math.cos(a), -REST * math.sin(a)


def _way(start: tuple[float, float], to: tuple[float, float], share: float) -> tuple[float, float]:
    """A place between two, gone to smoothly."""
    s = share * share * (3 - 2 * share)
    return start[0] + s * (to[0] - start[0]), start[1] + s * (to[1] - start[1])
