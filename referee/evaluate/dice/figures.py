"""What the referee says of dice, compared with the truth: one row a still or round, and the figures over all of them.

Why it exists: progress is measured by figures that are never collapsed into one number. A *silent error* is the worst:
a wrong answer that is neither unknown nor hidden, and not said to be a guess. What it does not do: run the referee.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Any

import cv2
import numpy as np

from referee.evaluate.common.reliability import bins
from referee.evaluate.common.rows import paired, score_said
from referee.evaluate.dice.truth import DiceStill, TrueAudit, TrueDie
from referee.values.common import UNKNOWN, Outline
from referee.values.dice import COLOURS, OTHER, VALUES, DiceReading, DiceTable, DieSeen

GUESS = 0.5
"""What is said with less confidence is a guess, and nobody is misled by it."""
SAME = 0.85
"""Edges of a die: a reading no farther from one is of it."""
SIZES = ((">=26", 26.0), ("20-26", 20.0), ("<20", 0.0))
"""Dice by their edge in pixels, from so much on."""
TWICE = 2.0
"""A learned space is so many times as large as the true one at most, and at least that share."""


@dataclass
class Learned:
    """How well the bare board was learned; `spaces` (0..24) lie where they are."""

    found: bool = False
    go: bool = False
    spaces: int = 0
    error: str = ""

    @property
    def exact(self) -> bool:
        return self.spaces == len(COLOURS) * len(VALUES)


@dataclass
class StillRow:
    """One still. `dice`: by size and what became of them (`right`, `asked`, `missed`, `wrong`); `silent` errors.

    `said`: confidence of every die of which something is said, and whether it was right. `audit`: counts.
    """

    name: str
    learned: Learned
    dice: Counter[tuple[str, str]] = field(default_factory=Counter)
    invented: int = 0
    silent: int = 0
    seats: Counter[str] = field(default_factory=Counter)
    exact: bool = False
    audit: Counter[str] = field(default_factory=Counter)
    error: str = ""
    said: list[tuple[float, bool]] = field(default_factory=list)
    detail: list[str] = field(default_factory=list)


def judge_table(table: DiceTable, spaces: Mapping[str, Outline]) -> Learned:
    """Compare a learned table with the true spaces."""
    right = 0
    for space in table.spaces:
        true = np.array(spaces[space.id], np.float32)
        mine = np.array(space.quad, np.float32)
        x, y = mine.mean(axis=0).tolist()
        share = cv2.contourArea(mine) / max(cv2.contourArea(true), 1.0)
        right += cv2.pointPolygonTest(true, (x, y), False) > 0 and 1 / TWICE < share < TWICE
    return Learned(True, table.quality.ok, int(right))


def judge_still(still: DiceStill, learned: Learned, reading: DiceReading | None) -> StillRow:
    """Compare a reading with the true dice; None when the board was not learned."""
    row = StillRow(still.name, learned)
    if reading is None:
        for die in still.dice:
            if die.asked and die.colour != OTHER:
                row.dice[_size(die), "dice"] += 1
                row.dice[_size(die), "missed"] += 1
        return row
    paired = _pairs(still.dice, reading.dice)
    for i, die in enumerate(still.dice):
        seen = reading.dice[paired[i]] if i in paired else None
        if die.colour == OTHER:
            _judge_foreign(row, seen)
        elif not die.in_hand:
            _judge_die(row, die, seen, reading)
    for j, seen in enumerate(reading.dice):
        if j not in paired.values():
            row.invented += 1
            row.silent += seen.confidence >= GUESS and seen.colour != UNKNOWN
            row.said.append((seen.confidence, False))
            row.detail.append(f"invented: {_told(seen)}")
    row.exact = learned.exact and not row.detail
    return row


def _judge_die(row: StillRow, die: TrueDie, seen: DieSeen | None, reading: DiceReading) -> None:
    became = _became(die, seen, reading)
    if seen is not None and became != "asked" and (seen.colour != UNKNOWN or seen.pips is not None):
        row.said.append((seen.confidence, became == "right" or not _mistaken(die, seen)))
    row.silent += became == "wrong"
    if not die.asked:
        return
    row.dice[_size(die), "dice"] += 1
    row.dice[_size(die), became] += 1
    if became != "right":
        row.detail.append(f"{became}: {die.colour} {die.pips} {die.size:.0f} px"
                          + ("" if seen is None else f", read {_told(seen)}"))
    elif die.seat is not None and seen is not None:
        same = seen.seat == die.seat
        row.seats["right" if same else "wrong"] += 1
        if not same:
            row.detail.append(f"seat: {die.colour} {die.pips} of {die.seat}, read {_told(seen)}")


def _judge_foreign(row: StillRow, seen: DieSeen | None) -> None:
    """A die of another box may be said to be one, be unknown or be left out."""
    if seen is not None and seen.colour in COLOURS:
        row.said.append((seen.confidence, False))
        if seen.confidence >= GUESS:
            row.silent += 1
            row.detail.append(f"foreign: read {_told(seen)}")


def _became(die: TrueDie, seen: DieSeen | None, reading: DiceReading) -> str:
    """`right`, `missed`, `asked` (said to be unknown, hidden or a guess), or `wrong` without a word of doubt."""
    if seen is None:
        return "asked" if die.places & reading.hidden else "missed"
    if _mistaken(die, seen):
        return "wrong" if seen.confidence >= GUESS and seen.space not in reading.hidden else "asked"
    if seen.colour == UNKNOWN or (seen.pips is None and die.face):
        return "asked"
    return "right"


def _mistaken(die: TrueDie, seen: DieSeen) -> bool:
    """Whether something that is said of a die is not so."""
    placed = seen.space in die.places or (seen.space is None and len(die.places) > 1)
    return not placed or seen.colour not in (die.colour, UNKNOWN) or seen.pips not in (die.pips, None)


def _pairs(dice: Sequence[TrueDie], seen: Sequence[DieSeen]) -> dict[int, int]:
    """True die -> the reading of it, nearest first."""
    return paired([(hypot(s.centre[0] - d.centre[0], s.centre[1] - d.centre[1]) / d.size, i, j)
                   for i, d in enumerate(dice) for j, s in enumerate(seen)], SAME)


def judge_audit(row: StillRow, truth: TrueAudit, found: Mapping[str, Any]) -> None:
    """Compare the check of a still (`referee audit`) with what it should say."""
    said = {w["space"] for w in found.get("wrong", ()) if w.get("space") is not None} - truth.open
    want = truth.wrong - truth.open
    row.audit += Counter({"wrong": len(want), "found": len(want & said), "false": len(said - want)})
    if truth.score is not None:
        row.audit["scores"] += 1
        row.audit[score_said(found.get("score"), truth.score)] += 1


def still_figures(rows: Sequence[StillRow]) -> dict[str, Any]:
    """The figures over all stills: counts, and shares 0..1."""
    total: Counter[tuple[str, str]] = sum((row.dice for row in rows), Counter())
    audits: Counter[str] = sum((row.audit for row in rows), Counter())
    sizes = {}
    for name, _ in SIZES:
        n = total[name, "dice"]
        sizes[f"dice {name} px"] = {
            "dice": n, "right": round(total[name, "right"] / n, 4) if n else None,
            **{what: total[name, what] for what in ("asked", "missed", "wrong")}}
    seats: Counter[str] = sum((row.seats for row in rows), Counter())
    return {
        "stills": len(rows),
        "boards": sum(row.learned.exact for row in rows),
        "boards_silently_wrong": sum(row.learned.go and not row.learned.exact for row in rows),
        **sizes,
        "silent_errors": sum(row.silent for row in rows),
        "invented": sum(row.invented for row in rows),
        "seats": {"right": seats["right"], "wrong": seats["wrong"]},
        "exact": sum(row.exact for row in rows),
        "audit": {name: audits[name] for name in ("wrong", "found", "false")},
        "audit_score": {name: audits[name] for name in ("scores", "right", "open", "silently wrong")},
        "failed": sum(bool(row.error or row.learned.error) for row in rows),
        "reliability": bins([said for row in rows for said in row.said]),
    }


def _size(die: TrueDie) -> str:
    return next(name for name, least in SIZES if die.size >= least)


def _told(seen: DieSeen) -> str:
    return f"{seen.colour} {seen.pips or '?'} {seen.space or seen.seat or ''} ({seen.confidence:.2f})"

