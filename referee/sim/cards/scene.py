"""What lies on a simulated table of cards, and where: rounds in play, heaps to be counted, decks in rows, cards anyhow.

Why: a reader must meet every way in which cards come to lie. What this module does not do: play by the rules, or paint.

World: mm, the table's middle is the origin, x to the right, y away from the bottom seat, z up. `turn` 0: the card's
upper side points along y.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count as counting
from typing import Any

import numpy as np

from referee.sim.cards.looks import ACTIONS, OTHER, CardsStyle
from referee.sim.common.arrays import Array
from referee.sim.common.hands import POSES, SKINS, SLEEVES
from referee.sim.common.things import Clutter, Hand, rotation
from referee.values.cards import COLOURS, NUMBERS, OWNERS, SEATS

THICK = 0.32
"""Of a card, mm."""


@dataclass(frozen=True)
class LyingCard:
    """A card at `x`, `y`, `z` mm, turned `turn` degrees; `lift`: mm by which its corners are higher (bent, leaning).

    `deck`: index of its make in the style. `number` None: no number card (`action`). `heap`: which line of cards it is
    part of. `look`: fixes how light falls on it, the same in all pictures of a film; None: as it comes.
    """

    colour: str
    number: int | None
    x: float
    y: float
    turn: float
    z: float = 0.0
    up: bool = True
    owner: int = 0
    deck: int = 0
    action: str = "plain"
    lift: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    place: str = "other"
    seat: str | None = None
    pile: int | None = None
    top: bool = True
    heap: int | None = None
    look: int | None = None


@dataclass(frozen=True)
class CardsScene:
    """All of it, lowest cards first; `told`: what the truth says of the scene besides its cards."""

    cards: tuple[LyingCard, ...] = ()
    clutter: tuple[Clutter, ...] = ()
    hands: tuple[Hand, ...] = ()
    told: dict[str, Any] | None = None


def corners(card: LyingCard, size_mm: tuple[float, float]) -> Array:
    """(4, 3) world mm of a card's face: upper left, upper right, lower right, lower left as it was printed."""
    w, h = size_mm
    flat = np.array([[-w, h], [w, h], [w, -h], [-w, -h]]) / 2
    if not card.up:
        flat = flat[[1, 0, 3, 2]]
    return np.column_stack([flat @ rotation(card.turn).T + [card.x, card.y], card.z + THICK + np.array(card.lift)])


def _lift(rng: np.random.Generator) -> tuple[float, float, float, float]:
    """Now and then a card is bent or leans."""
    if rng.random() < 0.75:
        return 0.0, 0.0, 0.0, 0.0
    a, b = (float(v) for v in np.abs(rng.normal(0, 1.6, 2)))
    return [(a, b, 0.0, 0.0), (0.0, a, b, 0.0), (a, 0.0, b, 0.0), (0.0, 0.0, a, b)][int(rng.integers(4))]


def _number(rng: np.random.Generator) -> int:
    return int(rng.choice(NUMBERS))


def _card(rng: np.random.Generator, x: float, y: float, turn: float, **more: Any) -> LyingCard:
    """A number card of the style's first make."""
    out = LyingCard(str(rng.choice(COLOURS)), _number(rng), x, y, turn, lift=_lift(rng))
    return replace(out, **more)


def any_face(rng: np.random.Generator, card: LyingCard, decks: int, zero: bool = True) -> LyingCard:
    """The card with a face of any make: any colour, black or white ones too, 0 and cards without a number."""
    kind, deck = rng.random(), int(rng.integers(decks))
    if kind < 0.80 or not zero:
        return replace(card, deck=deck)
    if kind < 0.86:
        return replace(card, deck=deck, number=0)
    action = str(rng.choice(ACTIONS))
    colour = OTHER if action == "wild" or rng.random() < 0.3 else card.colour
    number = int(rng.integers(0, 11)) if colour == OTHER and action != "wild" and rng.random() < 0.4 else None
    return replace(card, deck=deck, colour=colour, number=number, action=action)


def piled(rng: np.random.Generator, card: LyingCard, count: int, messy: float, cut: int = 6) -> list[LyingCard]:
    """A pile with `card` on top; of deep piles only the uppermost are cards of their own, the rest is height."""
    shown = min(count, cut)
    base = (count - shown) * THICK * 0.9
    out = []
    for k in range(shown):
        dx, dy = rng.normal(0, messy, 2)
        here = replace(card, z=base + k * THICK, x=card.x + float(dx), y=card.y + float(dy),
                       turn=card.turn + float(rng.normal(0, messy * 1.3)), top=k == shown - 1)
        if k < shown - 1:
            here = replace(here, colour=str(rng.choice(COLOURS)), number=_number(rng), lift=(0.0,) * 4)
        out.append(here)
    return out


def _seat(k: int, away: tuple[float, float]) -> tuple[Array, Array, float]:
    """Middle of a seat's line, its direction to the right as the player sees it, and how cards there are turned."""
    turn = (0.0, 90.0, 180.0, 270.0)[k]
    right = rotation(turn) @ np.array([1.0, 0.0])
    return rotation(turn) @ np.array([0.0, -away[k % 2]]), right, turn


def round_scene(rng: np.random.Generator, style: CardsStyle, end: bool = False) -> CardsScene:
    """A round in play, or after its stop: centre piles, and at two to four seats a row, a stack, a waste and a hand."""
    w, h = style.decks[0].size_mm
    players = int(rng.integers(2, 5))
    seats = [0, 2] if players == 2 else sorted(rng.permutation(4)[:players].tolist())
    weber = rng.random() < 0.5
    size = 5 if players == 2 else (3 if players == 4 or weber else 4)
    cards: list[LyingCard] = []
    columns, rows = int(rng.integers(2, 6)), int(rng.integers(1, 4))
    step_x, step_y = w * rng.uniform(1.15, 1.7), h * rng.uniform(1.1, 1.4)
    away = (step_y * rows / 2 + h * rng.uniform(0.75, 1.3), step_x * columns / 2 + h * rng.uniform(0.75, 1.3))
    places = [(c, r) for c in range(columns) for r in range(rows)]
    count = int(rng.integers(0, len(places) + 1)) if not end else len(places)
    for n, k in enumerate(rng.permutation(len(places))[:count].tolist()):
        c, r = places[k]
        x, y = (c - (columns - 1) / 2) * step_x, (r - (rows - 1) / 2) * step_y
        turn = float(rng.choice([0, 90, 180, 270], p=[0.4, 0.1, 0.4, 0.1]) + rng.normal(0, 7))
        deep = int(rng.integers(1, 11))
        up = not (weber and deep == 10) and rng.random() > 0.03
        top = _card(rng, x + float(rng.normal(0, 5)), y + float(rng.normal(0, 5)), turn, number=deep, up=up,
                    place="centre", pile=n, owner=int(rng.integers(players)))
        cards += piled(rng, top, deep, float(rng.uniform(0.3, 3.0)))
    for p, seat in enumerate(seats):
        cards += _hand_of(rng, style, p, seat, (away[0], away[1]), size)
    hands = tuple(_hand(rng, away) for _ in range(int(rng.choice([0, 1, 2], p=[0.6, 0.3, 0.1]))))
    return CardsScene(tuple(cards), _clutter(rng, max(away) + 40), hands, {"kind": "end" if end else "play"})


def _hand_of(rng: np.random.Generator, style: CardsStyle, player: int, seat: int, away: tuple[float, float],
             size: int) -> list[LyingCard]:
    """What lies before one player."""
    w, _ = style.decks[0].size_mm
    middle, right, turn = _seat(seat, away)
    gap = float(rng.uniform(-2, 14))
    name = SEATS[seat]
    out: list[LyingCard] = []
    side = 1 if rng.random() < 0.5 else -1
    at = -(size - 1) / 2 * (w + gap)
    for k in range(size):
        p = middle + right * (at + k * (w + gap)) + rng.normal(0, 3, 2)
        out.append(_card(rng, *_at(p), turn + float(rng.normal(0, 3)), owner=player, place="row", seat=name))
    for place, sign, deep in (("stack", side, int(rng.integers(1, 11))), ("waste", -side, int(rng.integers(1, 16)))):
        p = middle + right * sign * ((size + 1) / 2 * (w + gap) + rng.uniform(2, 20)) + rng.normal(0, 4, 2)
        if rng.random() < 0.88:
            top = _card(rng, *_at(p), turn + float(rng.normal(0, 5)), owner=player, place=place, seat=name)
            out += piled(rng, top, deep, float(rng.uniform(0.3, 2.5)))
        if place == "waste" and rng.random() < 0.4:
            p = p + right * sign * (w + rng.uniform(0, 14)) + rng.normal(0, 5, 2)
            back = _card(rng, *_at(p), turn + float(rng.normal(0, 12)), up=False, owner=player, place="hand", seat=name)
            out += piled(rng, back, int(rng.integers(1, 20)), float(rng.uniform(0.3, 2)))
    return out


def swiped(rng: np.random.Generator, first: LyingCard, count: int, way: Array, step: float,
           heap: int) -> list[LyingCard]:
    """A heap swiped into a line along `way` (a unit vector), `step` mm apart on average; faces or backs as `first`."""
    out = []
    x, y, turn, bow = first.x, first.y, first.turn, float(rng.normal(0, 0.25))
    uneven = float(rng.uniform(0.02, 0.22))
    for k in range(count):
        here = replace(first, x=x + float(rng.normal(0, 0.5)), y=y + float(rng.normal(0, 0.5)), z=k * 0.1, heap=heap,
                       turn=turn + float(rng.normal(0, 0.9)), top=k == count - 1)
        if first.up:
            here = replace(here, colour=str(rng.choice(COLOURS)), number=_number(rng))
        out.append(here)
        pace = step * max(0.45, 1 + float(rng.normal(0, uneven)))
        way = rotation(bow) @ way
        x, y, turn = x + pace * float(way[0]), y + pace * float(way[1]), turn + bow
    return out


def count_scene(rng: np.random.Generator, style: CardsStyle) -> CardsScene:
    """After a round: at each seat a heap, swiped or laid in columns, and beside it what is left of the stack."""
    w, _ = style.decks[0].size_mm
    players = int(rng.integers(2, 5))
    seats = [0, 2] if players == 2 else sorted(rng.permutation(4)[:players].tolist())
    cards: list[LyingCard] = []
    heaps: list[dict[str, Any]] = []
    stacks: list[dict[str, Any]] = []
    lines = counting()
    for p, seat in enumerate(seats):
        middle, right, turn = _seat(seat, (240.0, 330.0))
        ahead = rotation(90.0) @ right
        count = int(rng.integers(1, 41 if rng.random() < 0.3 else 26))
        how = str(rng.choice(["strip", "columns"], p=[0.7, 0.3]))
        here: dict[str, Any] = {"owner": OWNERS[p], "seat": SEATS[seat], "count": count, "how": how}
        near = middle - right * 90 + rng.normal(0, 12, 2)
        if how == "strip":
            along = str(rng.choice(["short", "long"]))
            step = float(rng.uniform(4.8, 10))
            here |= {"step_mm": round(step, 1), "along": along}
            backs = rng.random() < 0.85
            tilt = turn + float(rng.normal(0, 5)) + (0.0 if along == "short" else 90.0)
            first = _card(rng, *_at(near - right * step * count / 3), tilt, up=not backs, owner=p, place="heap",
                          seat=SEATS[seat])
            cards += swiped(rng, first, count, rotation(float(rng.normal(0, 4))) @ right, step, next(lines))
        else:
            step, high = float(rng.uniform(19, 31)), int(rng.integers(3, 7))
            here |= {"step_mm": round(step, 1)}
            toward = -1 if rng.random() < 0.5 else 1
            for c in range(-(-count // high)):
                start = near + right * (c * (w + rng.uniform(1, 8)) - 60) - toward * ahead * step * high / 2
                first = _card(rng, *_at(start), turn + float(rng.normal(0, 2)), owner=p, place="heap", seat=SEATS[seat])
                cards += swiped(rng, first, min(high, count - c * high), toward * ahead, step, next(lines))
        heaps.append(here)
        cards += _left(rng, style, p, seat, near + right * (190 + rng.uniform(0, 30)), lines, stacks)
    hands = (_hand(rng, (240.0, 330.0)),) if rng.random() < 0.1 else ()
    return CardsScene(tuple(cards), _clutter(rng, 400), hands, {"kind": "count", "heaps": heaps, "stacks": stacks})


def _at(p: Array) -> tuple[float, float]:
    return float(p[0]), float(p[1])


def _left(rng: np.random.Generator, style: CardsStyle, player: int, seat: int, at: Array, lines: Iterator[int],
          stacks: list[dict[str, Any]]) -> list[LyingCard]:
    """What is left of a stack: nothing, open cards side by side, swiped ones, a pile."""
    w, _ = style.decks[0].size_mm
    _, right, turn = _seat(seat, (0.0, 0.0))
    left = int(rng.integers(1, 11))
    how = str(rng.choice(["none", "open", "swiped", "pile"], p=[0.2, 0.2, 0.4, 0.2]))
    left = {"none": 0, "open": min(left, 4)}.get(how, left)
    stacks.append({"owner": OWNERS[player], "seat": SEATS[seat], "left": left, "how": how, "visible": how != "pile"})
    first = _card(rng, *_at(at), turn + float(rng.normal(0, 3)), owner=player, place="stack", seat=SEATS[seat])
    if how == "pile":
        return piled(rng, first, left, 0.8)
    if how == "open":
        return [replace(first, colour=str(rng.choice(COLOURS)), number=_number(rng),
                        x=first.x + float(right[0]) * k * (w + 5), y=first.y + float(right[1]) * k * (w + 5))
                for k in range(left)]
    return swiped(rng, first, left, right, float(rng.uniform(8, 16)), next(lines)) if left else []


def strips_scene(rng: np.random.Generator, style: CardsStyle) -> CardsScene:
    """Nothing but heaps swiped into lines, of each make and each back, side by side."""
    cards: list[LyingCard] = []
    for heap in range(9):
        x, y = -330 + 330 * (heap % 3) + float(rng.normal(0, 15)), -240 + 240 * (heap // 3) + float(rng.normal(0, 15))
        deck = int(rng.integers(len(style.decks)))
        w, h = style.decks[deck].size_mm
        along = float(rng.choice([w, h]))
        up = bool(rng.random() < 0.3)
        columns = rng.random() < (0.4 if up else 0.05)
        step = float(rng.uniform(18, 32) if columns else rng.uniform(4.3, 12))
        count = int(rng.integers(1, max(3, min(41, int((300 - along) / step)))))
        turn = float(rng.normal(0, 12)) + float(rng.choice([0, 180]))
        way = rotation(turn + float(rng.normal(0, 4))) @ np.array([1.0, 0.0])
        first = _card(rng, x - float(way[0]) * step * count / 2, y - float(way[1]) * step * count / 2,
                      turn + (0.0 if along == w else 90.0), up=up, owner=int(rng.integers(4)), deck=deck, place="heap")
        cards += swiped(rng, first, count, way, step, heap)
    return CardsScene(tuple(cards), (), (), {"kind": "strips"})


def deck_scene(rng: np.random.Generator, style: CardsStyle) -> CardsScene:
    """The forty faces in rows 1 to 10, under them a back of each player."""
    w, h = style.decks[0].size_mm
    cards = []
    gap_x, gap_y, mess = float(rng.uniform(-1, 10)), float(rng.uniform(-1, 12)), float(rng.uniform(0.5, 3))
    turn = float(rng.choice([0, 90, 180, 270]) + rng.normal(0, 6))
    order = rng.permutation(COLOURS).tolist()
    for r in range(5):
        for c in range(10 if r < 4 else len(style.backs)):
            at = rotation(turn) @ (np.array([(c - 4.5) * (w + gap_x), (2 - r) * (h + gap_y)]) + rng.normal(0, mess, 2))
            here = LyingCard(order[r] if r < 4 else "red", c + 1, *_at(at), turn + float(rng.normal(0, mess)), up=r < 4,
                             owner=c if r == 4 else 0)
            cards.append(here)
    return CardsScene(tuple(cards), _clutter(rng, 420), (), {"kind": "deck"})


def free_scene(rng: np.random.Generator, style: CardsStyle) -> CardsScene:
    """Cards of any make in any way: scattered, in rows, a pile with a few about it, fans, swiped."""
    decks = len(style.decks)
    one = rng.random() < 0.5
    cards: list[LyingCard] = []
    spread = float(rng.uniform(60, 260))
    for _ in range(int(rng.integers(1, 5))):
        x, y = (float(v) for v in rng.normal(0, spread * 0.7, 2))
        turn = float(rng.uniform(0, 360))
        kind = str(rng.choice(["scattered", "fan", "row", "line", "pile"], p=[0.35, 0.25, 0.15, 0.15, 0.1]))
        up = bool(rng.random() < 0.85)
        count = int(rng.integers(2, 9))
        base = _card(rng, x, y, turn, up=up, owner=int(rng.integers(4)))
        if kind == "fan":
            cards += _fan(rng, base, count)
        elif kind == "line":
            way = rotation(turn + float(rng.choice([0, 90, 180, 270]))) @ np.array([1.0, 0.0])
            cards += swiped(rng, base, count, way, float(rng.uniform(6, 40)), 0)
        elif kind == "pile":
            cards += piled(rng, base, int(rng.integers(2, 30)), float(rng.uniform(0.5, 9)))
        elif kind == "row":
            way = rotation(turn) @ np.array([1.0, 0.0])
            cards += [replace(base, x=x + float(way[0]) * k * 64, y=y + float(way[1]) * k * 64, lift=_lift(rng),
                              turn=turn + float(rng.normal(0, 4)), number=_number(rng)) for k in range(count)]
        else:
            cards += [_card(rng, x + float(rng.normal(0, spread / 2)), y + float(rng.normal(0, spread / 2)),
                            float(rng.uniform(0, 360)), z=len(cards) * 0.15, up=bool(rng.random() < 0.85),
                            owner=int(rng.integers(4))) for _ in range(count)]
    deck = int(rng.integers(decks))
    dressed = [replace(any_face(rng, c, decks), deck=deck) if one else any_face(rng, c, decks) for c in cards]
    hands = (_hand(rng, (spread, spread)),) if rng.random() < 0.3 else ()
    return CardsScene(tuple(dressed), _clutter(rng, spread * rng.uniform(0.5, 1.5)), hands, {"kind": "free"})


def _fan(rng: np.random.Generator, base: LyingCard, count: int) -> list[LyingCard]:
    """Cards about a common foot, as held in a hand."""
    foot, step = float(rng.uniform(60, 160)), float(rng.uniform(6, 24)) * (1 if rng.random() < 0.7 else -1)
    out = []
    for k in range(count):
        turn = base.turn - (k - count / 2) * step + float(rng.normal(0, 2))
        p = np.array([base.x, base.y]) + rotation(turn) @ np.array([0.0, foot])
        up = not base.up if rng.random() < 0.04 else base.up
        out.append(replace(base, colour=str(rng.choice(COLOURS)), number=_number(rng), x=float(p[0]), y=float(p[1]),
                           turn=turn, z=k * 0.4, up=up))
    return out


def _hand(rng: np.random.Generator, away: tuple[float, float]) -> Hand:
    x, y = (float(v) for v in rng.normal(0, away))
    sleeve = SLEEVES[int(rng.integers(len(SLEEVES)))] if rng.random() < 0.7 else None
    toward = float(np.degrees(np.arctan2(y, x)) + rng.normal(0, 50))
    return Hand(x, y, float(rng.uniform(4, 50)), toward, str(rng.choice(sorted(POSES))),
                SKINS[int(rng.integers(len(SKINS)))], sleeve, scale=float(rng.uniform(0.8, 1.1)),
                left=bool(rng.random() < 0.3), seed=int(rng.integers(2**31)))


def _clutter(rng: np.random.Generator, away: float) -> tuple[Clutter, ...]:
    out = []
    for _ in range(int(rng.integers(0, 4))):
        a, r = rng.uniform(0, 6.283), away + rng.uniform(20, 200)
        rgb = tuple(int(v) for v in rng.integers(20, 240, 3))
        out.append(Clutter(str(rng.choice(["mug", "pen", "box", "phone", "notepad"])), float(r * np.cos(a)),
                           float(r * np.sin(a)), float(rng.uniform(0, 360)), (rgb[0], rgb[1], rgb[2])))
    return tuple(out)
