"""What `referee watch` says of a round of cards, compared with the truth.

Why it exists: a verdict counts as right only at its time and of its card. One wrong accusation weighs more than all
that was missed. What it does not do: run the referee (`run`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.evaluate.cards.figures import Learned
from referee.evaluate.cards.truth import CardsRound
from referee.evaluate.common.rows import score_said, totals
from referee.files.cards_truth import CardsDeedForm
from referee.rules.core import ACCUSING
from referee.values.common import UNKNOWN

LATE = 2
"""Pictures after a deed in which a word about it is still about that one."""
Told = Mapping[str, Any]


@dataclass
class RoundRow:
    """One round. `lays`, `owners`, `verdicts`: counts by what became of the cards laid.

    `faults`, `caught`: by kind; `false`: accusations of what nobody did. `tops`: the last piles are all right; `stack`
    and `centre`: counts by seat that are exact, open or silently wrong; `score`: right, open, silently wrong.
    """

    name: str
    learned: Learned
    lays: Counter[str] = field(default_factory=Counter)
    owners: Counter[str] = field(default_factory=Counter)
    verdicts: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    caught: Counter[str] = field(default_factory=Counter)
    false: int = 0
    tops: bool = False
    stack: Counter[str] = field(default_factory=Counter)
    centre: Counter[str] = field(default_factory=Counter)
    score: str = "open"
    error: str = ""
    detail: list[str] = field(default_factory=list)


def judge_round(truth: CardsRound, learned: Learned, lines: Sequence[Told] | None) -> RoundRow:
    """Compare the lines of `watch`, the summary last, with what was done; None when the deck was not learned."""
    row = RoundRow(truth.name, learned)
    row.lays["all"] = len(truth.lays)
    row.faults = Counter(d.fault or "" for d in truth.faults)
    if lines is None:
        return row
    *said, summary = lines
    told = _lays(row, truth, said)
    _accusations(row, truth, [line for line in said if line.get("class") in ACCUSING])
    for deed, line in told:
        cls = line.get("class")
        row.verdicts["unclear" if cls in (None, "unclear") else
                     "right" if (cls in ACCUSING) == bool(deed.fault) else "wrong"] += 1
    _end(row, truth, summary)
    return row


def _lays(row: RoundRow, truth: CardsRound, said: Sequence[Told]) -> list[tuple[CardsDeedForm, Told]]:
    """Each card laid that was told, with its line."""
    free = [line for line in said if line["type"] == "card"]
    found = []
    for deed in truth.lays:
        near = [line for line in free if line.get("card") == deed.card and _at(truth, deed, line)]
        if not near:
            row.lays["missed"] += 1
            row.detail.append(f"missed: {deed.card}, picture {deed.frames.after}")
            continue
        line = min(near, key=lambda told: abs(truth.picture_at(told) - deed.frames.after))
        free.remove(line)
        found.append((deed, line))
        row.lays["seen"] += 1
        who = line.get("player")
        row.owners[UNKNOWN if who in (None, UNKNOWN) else
                   "right" if truth.who.get(str(who)) == deed.owner else "wrong"] += 1
    row.lays["invented"] = len(free)
    row.detail += [f"invented: {line.get('card')}, picture {truth.picture_at(line)}" for line in free]
    return found


def _accusations(row: RoundRow, truth: CardsRound, accusations: Sequence[Told]) -> None:
    """The faults that were told, each once, and what fits none."""
    caught: set[int] = set()
    false: set[tuple[Any, Any]] = set()
    for line in accusations:
        fitting = [deed for deed in truth.faults if _fits(truth, deed, line)]
        caught |= {deed.id for deed in fitting[:1]}
        if not fitting:
            false.add((line.get("card"), line.get("rule")))
            row.detail.append(f"accused: {line.get('rule')} {line.get('card') or ''} {line.get('player')}, "
                              f"picture {truth.picture_at(line)}")
    row.false = len(false)
    row.caught = Counter(d.fault or "" for d in truth.faults if d.id in caught)
    row.detail += [f"not caught: {d.fault} {d.card or ''} of {d.owner}, picture {d.frames.after}"
                   for d in truth.faults if d.id not in caught]


def _fits(truth: CardsRound, deed: CardsDeedForm, line: Told) -> bool:
    """Whether an accusation can be about this fault: of its card from then on, or without a card at its time."""
    if deed.card is not None and line.get("card") == deed.card:
        return truth.picture_at(line) >= deed.frames.before
    return line.get("card") is None and deed.type in ("stop", "setup") and _at(truth, deed, line)


def _at(truth: CardsRound, deed: CardsDeedForm, line: Told) -> bool:
    return deed.frames.before <= truth.picture_at(line) <= deed.frames.after + LATE


def _end(row: RoundRow, truth: CardsRound, summary: Told) -> None:
    """What was said of the round as a whole."""
    final = truth.truth.final
    tops = Counter((p["colour"], int(p["top"])) for p in summary.get("piles", ()) if p.get("top") is not None)
    row.tops = tops == Counter((p.colour, p.top) for p in final.piles)
    seats = {p.seat: p.owner for p in truth.truth.players}
    for counts, name, true in ((row.stack, "stack", final.stack), (row.centre, "centre", final.centre)):
        said = summary.get(name) or {}
        for seat, owner in seats.items():
            n = said.get(seat)
            counts["open" if n is None else "exact" if n == true[owner] else "silently wrong"] += 1
    said = [score_said(summary.get("score"), {seat: score[owner] for seat, owner in seats.items()})
            for score in (final.score, final.score_without_faults or final.score)]
    row.score = "right" if "right" in said else said[0]


def round_figures(rows: Sequence[RoundRow]) -> dict[str, Any]:
    """The figures over all rounds; counts."""
    faults, caught = totals(rows, "faults"), totals(rows, "caught")
    return {
        "rounds": len(rows),
        "decks": sum(row.learned.exact for row in rows),
        **{name: dict(totals(rows, name)) for name in ("lays", "owners", "verdicts")},
        "violations": {"all": faults.total(), "caught": caught.total()},
        "caught": {kind: f"{caught[kind]} of {n}" for kind, n in sorted(faults.items())},
        "false_accusations": sum(row.false for row in rows),
        "tops": sum(row.tops for row in rows),
        **{name: dict(totals(rows, name)) for name in ("stack", "centre")},
        "score": dict(Counter(row.score for row in rows)),
        "failed": sum(bool(row.error or row.learned.error) for row in rows),
    }
