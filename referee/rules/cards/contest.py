"""The umpire's opinion on a contested moment: who was first, and which card lies lower, as far as looks tell.

Why it exists: two players lay the same card at once, and the table asks. What it does not do: decide; the table does.
A look shows what lies there, not which hand was quicker: where both came between two looks, that is unclear.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import dist

from referee.rules.cards.conditions import Settings
from referee.rules.cards.ledger import Entry, Ledger
from referee.rules.core import UNKNOWN
from referee.rules.ruling import Ruling


@dataclass(frozen=True)
class Opinion:
    """`first`: the seat that laid first, `lower`: the seat whose card lies lower; `UNKNOWN` where looks do not tell.

    `about`: numbers of the events it rests on.
    """

    first: str
    lower: str
    about: tuple[int, ...]
    ruling: Ruling


def opinion(ledger: Ledger, pile: int, since: float, until: float, settings: Settings) -> Opinion:
    """On what was laid on a pile or beside it between two times (seconds)."""
    place = ledger.piles[pile].at if pile in ledger.piles else (0.0, 0.0)
    there = [e for e in ledger.entries if since <= e.event.t <= until
             and (e.lying.pile == pile or dist(e.lying.at, place) <= settings.near)]
    rivals = _rivals(there)
    about = tuple(e.event.seq for e in rivals or there)
    if len(rivals) < 2:
        return Opinion(UNKNOWN, UNKNOWN, about, Ruling("unclear", None, "CARD.contest_one"))
    a, b = rivals[:2]
    first = a.owner if a.look <= b.since else UNKNOWN
    lower = a.owner if a.lying.pile == b.lying.pile and a.there else first
    if first == UNKNOWN and lower == UNKNOWN:
        return Opinion(first, lower, about, Ruling("unclear", None, "CARD.contest_open"))
    if first == UNKNOWN:
        return Opinion(first, lower, about, Ruling("info", None, "CARD.contest_lower", {"player": lower}))
    return Opinion(first, lower, about, Ruling("info", None, "CARD.contest_first", {"player": first}))


def _rivals(entries: list[Entry]) -> list[Entry]:
    """Cards of one face, the earlier first; none where no two are alike."""
    for one in entries:
        alike = [e for e in entries if e.card == one.card and e.card is not None]
        if len(alike) > 1:
            return sorted(alike, key=lambda e: (e.look, e.event.seq))
    return []
