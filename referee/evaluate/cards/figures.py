"""What the referee reads of cards, compared with the truth: one row a still, and the figures over all of them.

Why it exists: progress is measured by figures that are never collapsed into one number. A *silent error* is the worst:
something said with confidence that is wrong. What it does not do: run the referee.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Any

from referee.evaluate.cards.truth import CardsStill
from referee.evaluate.common.reliability import bins
from referee.evaluate.common.rows import paired, score_said, totals
from referee.files.cards_truth import TrueCardForm
from referee.values.cards import COLOURS, NUMBERS, CardSeen, CardsReading, CardsTable
from referee.values.common import UNKNOWN, Outline, Point

GUESS = 0.5
"""What is said with less confidence is a guess, and nobody is misled by it."""
SAME, LEARNED = 0.5, 0.35
"""Short sides: a reading no farther from a card is of it; a learned face lies no farther from the true one."""
SIZES = ((">=120", 120.0), ("90-120", 90.0), ("70-90", 70.0), ("<70", 0.0))
"""Cards by their short side in pixels, from so much on."""
FACES = len(COLOURS) * len(NUMBERS)
UNLIKELY = -1.0
"""Put before distances: cards that are asked for are paired first."""


@dataclass
class Learned:
    """How well the deck was learned: faces (0..40) and backs that lie where they are."""

    found: bool = False
    go: bool = False
    faces: int = 0
    backs: int = 0
    asked: int = 0
    error: str = ""

    @property
    def exact(self) -> bool:
        return self.faces == FACES and self.backs == self.asked


@dataclass
class StillRow:
    """One still. `cards`, `backs`: what became of those that are asked for, the former by size and by place.

    `centre`: exact, not exact, or of which a top has no digit in sight. `heaps`, `stacks`, `scores`: counts that are
    exact, open or silently wrong. `said`: confidence of every face that was named, and whether it was right.
    """

    name: str
    learned: Learned
    cards: Counter[tuple[str, str]] = field(default_factory=Counter)
    backs: Counter[str] = field(default_factory=Counter)
    invented: int = 0
    silent: int = 0
    centre: str = ""
    places: Counter[str] = field(default_factory=Counter)
    heaps: Counter[str] = field(default_factory=Counter)
    stacks: Counter[str] = field(default_factory=Counter)
    score: str = ""
    error: str = ""
    said: list[tuple[float, bool]] = field(default_factory=list)
    detail: list[str] = field(default_factory=list)


def judge_deck(table: CardsTable, cards: Sequence[TrueCardForm]) -> Learned:
    """Compare a learned deck with the true cards of its picture."""
    faces = {(c.colour, c.number): c for c in cards if c.face == "up"}
    backs = {c.owner: c for c in cards if c.face == "down"}
    right = sum((f.colour, f.number) in faces and _near(f.quad, faces[f.colour, f.number]) for f in table.deck.faces)
    owners = sum(b.owner in backs and _near(b.quad, backs[b.owner]) for b in table.deck.backs)
    return Learned(True, table.quality.ok, right, owners, len(backs))


def judge_still(still: CardsStill, learned: Learned, reading: CardsReading | None,
                counted: Mapping[str, Any] | None = None) -> StillRow:
    """Compare a reading with the true cards, None when the deck was not learned; `counted`: of a count."""
    row = StillRow(still.name, learned)
    seen = () if reading is None else reading.cards
    true = [c for c in still.truth.cards if c.place != "hand"]
    pairs = paired(((far + (UNLIKELY if c.asked else 0.0), i, j) for i, c in enumerate(true)
                    for j, s in enumerate(seen) if (far := _far(s.centre, c)) < SAME), SAME)
    for i, card in enumerate(true):
        if card.asked and (card.face == "up" or card.place != "heap"):
            _judge_card(row, card, seen[pairs[i]] if i in pairs else None)
    if reading is not None:
        _invented(row, true, reading, {j: i for i, j in pairs.items()})
    if still.truth.kind != "count" and any(c.place == "centre" and c.asked for c in true):
        row.centre = row.centre or "exact"
    if still.truth.kind == "count":
        _judge_count(row, still, counted or {})
    return row


def _judge_card(row: StillRow, card: TrueCardForm, seen: CardSeen | None) -> None:
    if card.face == "down":
        row.backs[_back(card, seen)] += 1
        return
    named = seen is not None and seen.face == "up" and seen.name is not None
    right = seen is not None and named and (seen.colour, seen.number) == (card.colour, card.number)
    sure = seen is not None and seen.confidence >= GUESS
    if not card.readable:
        row.silent += named and sure and not right
        if card.place == "centre":
            row.centre = "hidden"
        return
    wrong = sure and (named or (seen is not None and seen.face == "down"))
    became = "right" if right else "wrong" if wrong else "missed"
    for group in ("all", f"{_size(card)} px", card.place):
        row.cards[group, became] += 1
    if seen is not None and named:
        row.said.append((seen.confidence, right))
    row.silent += became == "wrong"
    if right and seen is not None:
        row.places["right" if (seen.place, seen.seat) == (card.place, card.seat) else "wrong"] += 1
    else:
        row.detail.append(f"{became}: {card.colour} {card.number} in {card.place}, {card.px:.0f} px"
                          + ("" if seen is None else f", read {_told(seen)}"))
        if card.place == "centre":
            row.centre = row.centre or "not exact"


def _back(card: TrueCardForm, seen: CardSeen | None) -> str:
    if seen is None:
        return "missed"
    if seen.face == "up":
        return "taken for a face" if seen.confidence >= GUESS else "missed"
    if seen.owner in (None, UNKNOWN) or seen.confidence < GUESS:
        return UNKNOWN
    return "right" if seen.owner == card.owner else "wrong"


def _invented(row: StillRow, true: Sequence[TrueCardForm], reading: CardsReading, of: Mapping[int, int]) -> None:
    """What was read where nothing is, or something else that is not asked for."""
    for j, seen in enumerate(reading.cards):
        card = true[of[j]] if j in of else None
        same = card is not None and (card.asked or (seen.face == card.face and (
            seen.face == "down" or (seen.colour, seen.number) == (card.colour, card.number))))
        if same or seen.confidence < GUESS or (seen.face == "up" and seen.name is None):
            continue
        if seen.face == "down" and any(x0 <= seen.centre[0] <= x1 and y0 <= seen.centre[1] <= y1
                                       for x0, y0, x1, y1 in reading.hidden):
            continue
        row.invented += 1
        row.silent += 1
        row.detail.append(f"invented: {_told(seen)}")
        if seen.face == "up":
            row.said.append((seen.confidence, False))
        if seen.place == "centre":
            row.centre = row.centre or "not exact"


def _judge_count(row: StillRow, still: CardsStill, counted: Mapping[str, Any]) -> None:
    centre, stack = counted.get("centre", {}), counted.get("stack", {})
    for heap in still.truth.heaps:
        row.heaps[_number(centre.get(heap.owner), heap.count)] += 1
    hidden = False
    for pile in still.truth.stacks:
        seen = pile.visible or pile.left == 0
        hidden = hidden or not seen
        row.stacks[_number(stack.get(pile.owner), pile.left if seen else None)] += 1
    row.score = score_said(counted.get("score"), still.truth.score)
    if hidden and row.score == "right":
        row.score = "said though not visible"


def _number(said: int | None, true: int | None) -> str:
    """`true`: None where nobody can see it."""
    if said is None:
        return "open"
    return "said though not visible" if true is None else "exact" if said == true else "silently wrong"


def still_figures(rows: Sequence[StillRow]) -> dict[str, Any]:
    """The figures over all stills: counts, and shares 0..1."""
    cards = totals(rows, "cards")
    groups = ["all", *(f"{name} px" for name, _ in SIZES), "centre", "row", "stack", "waste", "heap"]
    named = {}
    for group in groups:
        n = sum(cards[group, what] for what in ("right", "missed", "wrong"))
        if n:
            named[f"cards {group}"] = {"asked": n, "right": round(cards[group, "right"] / n, 4),
                                       "missed": cards[group, "missed"], "wrong": cards[group, "wrong"]}
    return {
        "stills": len(rows),
        "decks": {"whole": sum(r.learned.exact for r in rows), "refused": sum(not r.learned.found for r in rows),
                  "silently wrong": sum(r.learned.go and not r.learned.exact for r in rows)},
        **named,
        "silent_errors": sum(row.silent for row in rows),
        "invented": sum(row.invented for row in rows),
        "backs": dict(totals(rows, "backs")),
        "places": dict(totals(rows, "places")),
        "centre": dict(Counter(row.centre for row in rows if row.centre)),
        "heaps": dict(totals(rows, "heaps")),
        "stacks": dict(totals(rows, "stacks")),
        "scores": dict(Counter(row.score for row in rows if row.score)),
        "failed": sum(bool(row.error or row.learned.error) for row in rows),
        "reliability": bins([said for row in rows for said in row.said]),
    }


def _middle(quad: Outline) -> Point:
    return sum(x for x, _ in quad) / len(quad), sum(y for _, y in quad) / len(quad)


def _far(at: Point, card: TrueCardForm) -> float:
    """Short sides of a card from its middle."""
    x, y = _middle(card.quad)
    return hypot(at[0] - x, at[1] - y) / card.px


def _near(quad: Outline, card: TrueCardForm) -> bool:
    return _far(_middle(quad), card) < LEARNED


def _size(card: TrueCardForm) -> str:
    return next(name for name, least in SIZES if card.px >= least)


def _told(seen: CardSeen) -> str:
    what = f"{seen.colour} {seen.number or '?'}" if seen.face == "up" else f"back {seen.owner}"
    return f"{what} {seen.place} ({seen.confidence:.2f})"
