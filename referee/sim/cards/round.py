"""A played round of cards: what lay there in each picture, what was done, how it ended, in the words of truth files.

Why it exists: who plays (`play`), who draws and who measures speak of the same round. What it does not do: any of that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import cos, sin
from typing import Any

from referee.values.cards import OWNERS, Box, card_name
from referee.values.common import Quad

LONG = 1.54
"""Long side of a card, in short sides."""
LET_GO = 0.25
"""Seconds for which a hand stays where it has let go."""
NAMES = ("Anna", "Ben", "Clara", "David")
RULES: Mapping[str, Mapping[str, str]] = {
    "CG": {"wrong_colour": "CG-PLAY-3", "number_jump": "CG-PLAY-3", "number_falls": "CG-PLAY-3",
           "lone_not_one": "CG-PLAY-2", "row_not_from_stack": "CG-PLAY-5", "ten_wrong_way": "CG-PLAY-3",
           "row_size": "CG-SETUP-3", "after_stop": "CG-END-2", "stop_early": "CG-END-1"},
    "CW": {"wrong_colour": "CW-2.2.2a", "number_jump": "CW-2.2.2a", "number_falls": "CW-2.2.2a",
           "lone_not_one": "CW-2.2.2a", "row_not_from_stack": "CW-2.3", "ten_wrong_way": "CW-2.2.2b",
           "row_size": "CW-1.2.3a", "after_stop": "CW-2.7b", "stop_early": "CW-2.7a"},
}
"""Document -> kind of fault -> the rule it breaks."""


@dataclass(frozen=True, slots=True)
class Lain:
    """A card as it lies open, or face down on a pile: place and seat or pile; `at` and `turn`: middle and angle, in
    short sides of a card from the table's middle and radians. `size`: cards of a pile beneath it and itself."""

    owner: str
    colour: str
    number: int
    place: str
    at: tuple[float, float]
    turn: float
    seat: str | None = None
    pile: int | None = None
    down: bool = False
    size: int = 1

    @property
    def name(self) -> str:
        return card_name(self.colour, self.number)

    @property
    def quad(self) -> Quad:
        """Corners in short sides of a card, the first side a short one."""
        c, s = cos(self.turn), sin(self.turn)
        x, y = self.at

        def corner(u: float, v: float) -> tuple[float, float]:
            return x + u * c - v * s, y + u * s + v * c

        return (corner(-0.5, -LONG / 2), corner(0.5, -LONG / 2), corner(0.5, LONG / 2), corner(-0.5, LONG / 2))


@dataclass(frozen=True, slots=True)
class Reach:
    """A seat's hand over the table from `begun` to `done`, seconds, towards a place, and what it holds."""

    seat: str
    begun: float
    done: float
    start: tuple[float, float]
    to: tuple[float, float]
    card: Lain | None = None

    def share(self, t: float) -> float:
        """How much of its way is done (0..1); then it lets go."""
        return min(1.0, max(0.0, (t - self.begun) / max(self.done - self.begun - LET_GO, 0.1)))

    def at(self, t: float) -> tuple[float, float]:
        """Where it is, short sides from the table's middle."""
        (x0, y0), (x1, y1), share = self.start, self.to, self.share(t)
        return x0 + share * (x1 - x0), y0 + share * (y1 - y0)


@dataclass(frozen=True)
class Picture:
    """A look at the table: time in seconds, what lies open, boxes of hands, cards in hands over the table."""

    t: float
    cards: tuple[Lain, ...]
    hands: tuple[Box, ...] = ()
    held: tuple[Lain, ...] = ()

    def hides(self, card: Lain) -> bool:
        """Whether a hand covers more than half of a card."""
        return any(x0 <= card.at[0] <= x1 and y0 <= card.at[1] <= y1 for x0, y0, x1, y1 in self.hands)


@dataclass
class Deed:
    """What somebody did, in the words of the truth files: `type` card, row, turn, removed, stop, slid or
    knocked.

    It was begun at `begun` and done at `t`, seconds. `about`: the id of an earlier deed.
    """

    id: int
    type: str
    seat: str
    begun: float
    t: float
    card: str | None = None
    onto: str | None = None
    pile: int | None = None
    source: str | None = None
    fault: str | None = None
    about: int | None = None
    taken_back: bool = False


@dataclass(frozen=True)
class Round:
    """A round by `rules` (CG or CW); `players`: seats in the order of the owners A, B, ... `stop`: time of the call,
    `caller` the seat that called. `piles`: at the end, number -> owner and card from the lowest up; `left`: seat ->
    what is left of its stack. `reaches`: the hands that reached over the table."""

    rules: str
    row: int
    players: tuple[str, ...]
    pictures: tuple[Picture, ...]
    deeds: tuple[Deed, ...]
    stop: float | None
    caller: str | None
    piles: Mapping[int, tuple[tuple[str, str, bool], ...]]
    left: Mapping[str, tuple[Lain, ...]] = field(default_factory=dict)
    reaches: tuple[Reach, ...] = ()

    @property
    def stacks(self) -> dict[str, int]:
        """Seat -> cards that are left of its stack."""
        return {seat: len(cards) for seat, cards in self.left.items()}

    @property
    def centre(self) -> dict[str, int]:
        """Seat -> its cards in the centre at the end."""
        owners = [owner for pile in self.piles.values() for owner, _, _ in pile]
        return {seat: owners.count(OWNERS[n]) for n, seat in enumerate(self.players)}

    @property
    def score(self) -> dict[str, int]:
        """Seat -> points, wrong cards that were left lying counted too."""
        return {seat: n - 2 * self.stacks[seat] for seat, n in self.centre.items()}

    def before(self, t: float) -> int:
        """The last picture before a time."""
        return max((n for n, p in enumerate(self.pictures) if p.t <= t), default=0)

    def after(self, t: float) -> int:
        """The first picture after a time."""
        return min((n for n, p in enumerate(self.pictures) if p.t >= t), default=len(self.pictures) - 1)

    def events(self) -> dict[str, Any]:
        """What happened, in the form of the development rounds; `frames` number the pictures."""
        people = [{"owner": OWNERS[n], "name": NAMES[n], "seat": seat} for n, seat in enumerate(self.players)]
        by_seat = {p["seat"]: p for p in people}
        told = [{"id": d.id, "type": d.type, "owner": by_seat[d.seat]["owner"], "player": by_seat[d.seat]["name"],
                 "seat": d.seat, "t": round(d.t, 2), "card": d.card, "onto": d.onto, "pile": d.pile, "from": d.source,
                 "legal": d.fault is None, **({"fault": d.fault, "taken_back": d.taken_back} if d.fault else {}),
                 "frames": {"before": self.before(d.begun), "during": [], "after": self.after(d.t)}}
                for d in self.deeds]
        owner = {seat: by_seat[seat]["owner"] for seat in self.players}
        return {
            "game": "cards", "rules": self.rules, "players": people, "events": told,
            "match": {"start": 0.0, "stop": self.stop,
                      "caller": by_seat[self.caller]["name"] if self.caller else None},
            "frames": [{"time_s": round(p.t, 2), "settled": not p.hands} for p in self.pictures],
            "final": {"centre": {owner[s]: n for s, n in self.centre.items()},
                      "stack": {owner[s]: n for s, n in self.stacks.items()},
                      "score": {owner[s]: n for s, n in self.score.items()},
                      "centre_total": sum(self.centre.values()),
                      "piles": [{"pile": n, "cards": [[card, who] for who, card, _ in cards]}
                                for n, cards in self.piles.items()]}}
