"""What `referee watch` says of a round of dice, compared with the truth.

Why it exists: a verdict counts as right only at its time, on its space and by its rule. One wrong accusation weighs
more than all that was missed. What it does not do: run the referee (`run`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.evaluate.common.rows import score_said, totals
from referee.evaluate.dice.figures import Learned
from referee.evaluate.dice.truth import DiceRound, TrueDeed
from referee.rules.core import ACCUSING
from referee.values.common import UNKNOWN
from referee.values.dice import SEATS

LATE, LATER = 2, 3
"""Pictures after a deed in which a word about it is still about that one: of a placement, and of an accusation."""
CALM = frozenset({"legal", "info", "house_rule"})
Told = Mapping[str, Any]


@dataclass
class RoundRow:
    """One round. `placements`, `players` and `verdicts`: counts by what became of them.

    `faults`, `caught`: by kind; `accusations`: by the right rule, and false ones. `score`: right, open, silently wrong.
    """

    name: str
    learned: Learned
    placements: Counter[str] = field(default_factory=Counter)
    players: Counter[str] = field(default_factory=Counter)
    verdicts: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    caught: Counter[str] = field(default_factory=Counter)
    accusations: Counter[str] = field(default_factory=Counter)
    score: str = "open"
    dice_left: bool = False
    error: str = ""
    detail: list[str] = field(default_factory=list)


def judge_round(truth: DiceRound, learned: Learned, lines: Sequence[Told] | None) -> RoundRow:
    """Compare the lines of `watch`, the summary last, with what was done; None when the board was not learned."""
    row = RoundRow(truth.name, learned)
    row.placements["all"] = sum(d.type == "place" for d in truth.deeds)
    row.faults = Counter(d.fault or "" for d in truth.deeds if d.wrong)
    if lines is None:
        return row
    *said, summary = lines
    of = _placements(row, truth, said)
    accusations = [line for line in said if line["class"] in ACCUSING]
    hit = _accusations(row, truth, accusations, {line["seq"]: deed for deed, line in of})
    for deed in (d for d in truth.deeds if d.wrong):
        if deed.id in hit:
            row.caught[deed.fault or ""] += 1
            row.accusations["right rule"] += hit[deed.id]
        else:
            row.detail.append(f"not caught: {deed.fault} of {deed.player}, picture {deed.after}")
    for deed, line in of:
        row.verdicts[_verdict(deed, line, accusations, hit)] += 1
    row.score = score_said(summary.get("score"), truth.score) if truth.score is not None else "open"
    left = summary.get("dice_left") or {}
    row.dice_left = all(left.get(seat) == n for seat, n in truth.dice_left.items())
    return row


def _placements(row: RoundRow, truth: DiceRound, said: Sequence[Told]) -> list[tuple[TrueDeed, Told]]:
    """Each placement that was told, with its line."""
    free = [line for line in said if line["type"] == "die"]
    found = []
    for deed in (d for d in truth.deeds if d.type == "place"):
        near = [line for line in free if line.get("space") == deed.space and _at(truth, deed, line, LATE)]
        if not near:
            row.placements["missed"] += 1
            row.detail.append(f"missed: {deed.colour} {deed.pips} on {deed.space}, picture {deed.after}")
            continue
        line = min(near, key=lambda told: abs(truth.picture_at(told) - deed.after))
        free.remove(line)
        found.append((deed, line))
        if (line["colour"], line["pips"]) == (deed.colour, deed.pips):
            row.placements["right"] += 1
        else:
            unsure = line["colour"] in (None, UNKNOWN) or line["pips"] is None
            row.placements["asked" if unsure else "silently wrong"] += 1
        if line["player"] in SEATS:
            row.players["right" if line["player"] == deed.player else "wrong"] += 1
        else:
            row.players[UNKNOWN] += 1
    row.placements["invented"] = len(free)
    row.detail += [f"invented: {line['colour']} {line['pips']} on {line['space']}, picture {truth.picture_at(line)}"
                   for line in free]
    return found


def _accusations(row: RoundRow, truth: DiceRound, accusations: Sequence[Told],
                 of: Mapping[int, TrueDeed]) -> dict[int, bool]:
    """The faults that were told, by their deed, and whether by a right rule. What fits none accuses wrongly."""
    hit: dict[int, bool] = {}
    for line in accusations:
        about = {of[seq].id for seq in (line["seq"], *(line.get("about") or ())) if seq in of}
        fitting = [(deed.id not in about, line["rule"] not in deed.rules, deed.id) for deed in truth.deeds
                   if deed.wrong and (deed.id in about or _fits(truth, deed, line))]
        if fitting:
            _, other, which = min(fitting)
            hit[which] = hit.get(which, False) or not other
        else:
            row.accusations["false"] += 1
            row.detail.append(f"accused: {line['rule']} {line.get('space') or ''} {line['player']}, "
                              f"picture {truth.picture_at(line)}")
    return hit


def _fits(truth: DiceRound, deed: TrueDeed, line: Told) -> bool:
    """Whether an accusation can be about this fault: its rule, its time, its space, and who threw."""
    if line["rule"] not in deed.rules or not _at(truth, deed, line, LATER):
        return False
    if line.get("space") and deed.space and line["space"] != deed.space:
        return False
    return deed.type != "roll" or line["player"] in (None, UNKNOWN, deed.player)


def _verdict(deed: TrueDeed, line: Told, accusations: Sequence[Told], hit: Mapping[int, bool]) -> str:
    """`right`, `unclear` or `wrong`: what was said of a placement that was seen."""
    if deed.wrong:
        return "right" if deed.id in hit else "unclear" if line["class"] == "unclear" else "wrong"
    if any(told is line or line["seq"] in (told.get("about") or ()) for told in accusations):
        return "wrong"
    return "right" if line["class"] in CALM else "unclear"


def _at(truth: DiceRound, deed: TrueDeed, line: Told, late: int) -> bool:
    return deed.before < truth.picture_at(line) <= deed.after + late


def round_figures(rows: Sequence[RoundRow]) -> dict[str, Any]:
    """The figures over all rounds; counts."""
    faults, caught = totals(rows, "faults"), totals(rows, "caught")
    return {
        "rounds": len(rows),
        "boards": sum(row.learned.exact for row in rows),
        "placements": dict(totals(rows, "placements")),
        "players": dict(totals(rows, "players")),
        "verdicts": dict(totals(rows, "verdicts")),
        "violations": {"all": faults.total(), "caught": caught.total(),
                       "by the right rule": sum(row.accusations["right rule"] for row in rows)},
        "caught": {kind: f"{caught[kind]} of {n}" for kind, n in sorted(faults.items())},
        "false_accusations": sum(row.accusations["false"] for row in rows),
        "score": dict(Counter(row.score for row in rows)),
        "dice_left": sum(row.dice_left for row in rows),
        "failed": sum(bool(row.error or row.learned.error) for row in rows),
    }
